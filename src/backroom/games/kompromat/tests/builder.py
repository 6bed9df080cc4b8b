"""Tables as they would lie there: the row of missions, and each seat's cards at it.

A row is four mission cards, one on counter-espionage written with its tokens: `informant code!2 hotel drone`. A seat's cards are written
mission by mission, the open card first, those placed face down in brackets: `7 (10 4) | - | 1/11 | -`. Cards that are named nowhere are in
the decks.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.draw_source import DrawSource
from backroom.core.position import CHANCE
from backroom.core.table import LogEntry, Table
from backroom.games.kompromat import GAME, reveal
from backroom.games.kompromat.data import EQUIPMENT_NAMES, KINDS, MISSION_NAMES, TOOL_NAMES
from backroom.games.kompromat.state import PLACE, PLAY, UNUSED, USED
from backroom.games.kompromat.turn import begin_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.facts import Fact
    from backroom.core.game import Outcome
    from backroom.games.kompromat.rules import KompromatPosition
    from backroom.games.kompromat.view import KompromatView

STOP = {"do": "stop"}
DRAW = {"do": "draw"}
PASS = {"do": "pass"}


class Script(DrawSource):
    """Draws as written down for each deck; from a deck without a script, the first outcome that can be."""

    def __init__(self, scripts: dict[str, str]) -> None:
        """Take the outcomes of each deck as words."""
        self.left = {deck: words.split() for deck, words in scripts.items()}

    def outcome(self, deck: str, number: int, weights: Sequence[int]) -> int:
        """Return the next outcome of the deck's script."""
        possible = [outcome for outcome, weight in enumerate(weights) if weight > 0]
        if not self.left.get(deck):
            return possible[0]
        words = [str(word) for word in next(known.words for known in GAME.decks if known.name == deck)]
        outcome = words.index(self.left[deck].pop(0))
        assert outcome in possible, f"draw {number}: {deck} has no {words[outcome]} left"
        return outcome


def lay(
    row: str = "informant pursuit hotel barmaid",
    cards: Sequence[str] = ("", ""),
    *,
    won: Sequence[str] = ("", ""),
    tokens: Sequence[int] = (0, 0),
    first: int = 0,
    round_: int = 1,
    draws: Sequence[str] = ("", ""),
    stun: str = "",
) -> Table:
    """Return a table with these cards; `won` names mission cards, a used tool as `used drone`; `draws` are the next cards of each deck."""
    table = Table(GAME, 2, {}, Script({"equipment-0": draws[0], "equipment-1": draws[1], "stun-gun": stun}))
    s: KompromatPosition = table.position
    s.first = first
    s.seat = first
    s.round = round_ - 1
    s.tokens = vec[i64](list(tokens))
    lay_row(s, row)
    for seat in (0, 1):
        lay_cards(s, seat, cards[seat])
        lay_won(s, seat, won[seat])
    assert min(s.bag) >= 0, "more cards than a deck has"
    assert min(s.mission_deck) >= 0, "more mission cards than there are"
    return table


def lay_row(s: KompromatPosition, row: str) -> None:
    """Lay the missions."""
    deck = list(s.mission_deck)
    for slot, word in enumerate(row.split()):
        name, _, tokens = word.partition("!")
        s.row[slot] = MISSION_NAMES.index(name)
        deck[s.row[slot]] -= 1
        if tokens:
            s.under[slot] = int(tokens)
            deck[19 + int(tokens)] -= 1
    s.mission_deck = vec[i64](deck)


def lay_cards(s: KompromatPosition, seat: int, text: str) -> None:
    """Lay a seat's equipment."""
    for mission, part in enumerate(text.split("|") if text else ()):
        match = re.fullmatch(r"([\w/]+)(?: \((.*)\))?", part.strip())
        if match is None:
            assert part.strip() == "-", part
            continue
        pile = seat * 4 + mission
        s.open[pile] = EQUIPMENT_NAMES.index(match[1])
        down = [EQUIPMENT_NAMES.index(word) for word in (match[2] or "").split()]
        for kind in down:
            s.down[pile * KINDS + kind] += 1
        s.backs[pile] = len(down)
        for kind in [s.open[pile], *down]:
            s.bag[seat * KINDS + kind] -= 1
            s.left[seat] -= 1


def lay_won(s: KompromatPosition, seat: int, text: str) -> None:
    """Give a seat mission cards."""
    won, used, deck = list(s.won), list(s.used), list(s.mission_deck)
    for part in text.split(", ") if text else ():
        name = part.removeprefix("used ")
        kind = MISSION_NAMES.index(name)
        won[seat * 20 + kind] += 1
        deck[kind] -= 1
        if name in TOOL_NAMES:
            used[TOOL_NAMES.index(name)] = UNUSED if name == part else USED
    s.won, s.used, s.mission_deck = vec[i64](won), vec[i64](used), vec[i64](deck)


def looking(table: Table, seat: int = 0) -> Table:
    """Let a seat begin its turn: it looks at the top card of its deck."""
    begin_turn(table.position, seat)
    table.advance()
    return table


def looking_at(table: Table, card: str, seat: int = 0) -> Table:
    """Let a seat look at a card before it places it."""
    s: KompromatPosition = table.position
    s.seat, s.turn, s.phase, s.window = seat, seat, PLACE, PLACE
    s.looked = EQUIPMENT_NAMES.index(card)
    s.bag[seat * KINDS + s.looked] -= 1
    s.left[seat] -= 1
    return table


def playing(table: Table, mission: int, seat: int = 0) -> Table:
    """Let a seat be in the middle of its attempt at a mission."""
    s: KompromatPosition = table.position
    s.seat, s.turn, s.phase, s.window, s.mission = seat, seat, PLAY, PLAY, mission - 1
    return table


def revealing(table: Table) -> Table:
    """Let the reveal begin and go on to the first real choice; what happens is the first entry of the log."""
    facts: list[Fact] = []
    table.position.facts = facts
    reveal.begin_reveal(table.position)
    table.position.facts = None
    table.log.append(LogEntry(1, CHANCE, {}, tuple(facts)))
    return table


def play(table: Table, move: object, seat: int | None = None) -> list[Fact]:
    """Make a move of the seat whose turn it is; return what happened."""
    entries = table.commit(table.position.turn if seat is None else seat, move)
    return [fact for entry in entries for fact in entry.facts]


def told(table: Table) -> list[Fact]:
    """Return all that has happened."""
    return [fact for entry in table.log for fact in entry.facts]


def view(table: Table, viewer: int) -> KompromatView:
    """Return what a viewer sees."""
    return GAME.view(table.position, viewer)


def seen(table: Table, viewer: int) -> bytes:
    """Return the bytes of a view."""
    return msgspec.json.encode(view(table, viewer))


def page(table: Table, seat: int) -> bytes:
    """Return the bytes of the view that a page gets: without memory."""
    return page_of(table.position, seat)


def page_of(position: KompromatPosition, seat: int) -> bytes:
    """Return the same for a position."""
    shown = GAME.view(position, seat)
    shown.memory = None
    return msgspec.json.encode(shown)


def result(table: Table) -> Outcome:
    """Return how the game ended."""
    assert table.outcome is not None
    return table.outcome


def choices(table: Table) -> set[object]:
    """Return the words of the choices at hand."""
    return words(table.position, table.position.turn)


def words(position: KompromatPosition, seat: int) -> set[object]:
    """Return the words of a seat's legal steps."""
    return {GAME.step_table.lookup[step][1] for step in position.legal_steps(seat)}


def tools(table: Table) -> set[object]:
    """Return the tools that the seat to move can use now."""
    return after(table, "use")


def after(table: Table, *path: object) -> set[object]:
    """Return the choices after some words of a move."""
    position = table.position.copy()
    seat = position.turn
    for word in path:
        step = next(step for step in position.legal_steps(seat) if GAME.step_table.lookup[step][1] == word)
        position.apply(seat, step)
    return words(position, seat)


def use(tool: str, **more: object) -> dict[str, object]:
    """Return the move that uses a tool."""
    return {"do": "use", "tool": tool, **more}


def copy_of(tool: str, **more: object) -> dict[str, object]:
    """Return the move that uses a tool again by the USB Stick."""
    return {"do": "use", "tool": "usb-stick", "copy": tool, **more}


def held(table: Table, seat: int) -> list[str]:
    """Return the mission cards that a seat has won."""
    won = table.position.won
    return [MISSION_NAMES[kind] for kind in range(20) for _ in range(won[seat * 20 + kind])]


def pile(table: Table, seat: int, mission: int) -> str:
    """Return a seat's cards at a mission as they are written."""
    s: KompromatPosition = table.position
    number = seat * 4 + mission - 1
    if s.open[number] < 0:
        return "-"
    down = [EQUIPMENT_NAMES[kind] for kind in range(KINDS) for _ in range(s.down[number * KINDS + kind])]
    return EQUIPMENT_NAMES[s.open[number]] + (f" ({' '.join(down)})" if down else "")
