"""Tables drawn as they would look: the grid in rows, hands and HQs in words.

A tile is a letter for its conglomerate (R red, B blue, K black, W white), its agents and, where it matters, the first word of its company
type: `R3/print`. Piles are words with numbers: `2 red, blue` in a hand; `red, 2 tapped red, captured blue, dealmaker` in an HQ. What is not
drawn follows: the supply has the agents that lie nowhere else, the deck the cards (or the box, if the deck is given).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.draw_source import DrawSource
from backroom.core.table import Table
from backroom.games.new_corp_order import GAME
from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, CONSULTANT_NAMES, DATA, TILE_NAMES, TYPE_NAMES
from backroom.games.new_corp_order.events import MarkerMoved, OdsReasoned
from backroom.games.new_corp_order.state import ACTION, NOT_TRIGGERED

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from backroom.core.facts import Fact
    from backroom.games.new_corp_order.rules import NewCorpOrderPosition

LETTERS = "RBKW"
COMPANIES = [name.partition("-")[0] for name in TYPE_NAMES]
OBJECTIVES = ("broadcast guerrilla", "print ambient", "social online", "broadcast print")
PLAYER, ODS = 0, 1


class Script(DrawSource):
    """Draws as written down for each deck; from a deck without a script, the first outcome that can be."""

    def __init__(self, **decks: str) -> None:
        """Take the outcomes of each deck as words; a hyphen in its name is an underscore here."""
        self.left = {deck.replace("_", "-"): words.split() for deck, words in decks.items()}

    def outcome(self, deck: str, number: int, weights: Sequence[int]) -> int:
        """Return the next outcome of the deck's script."""
        possible = [outcome for outcome, weight in enumerate(weights) if weight > 0]
        if deck not in self.left:
            return possible[0]
        assert self.left[deck], f"draw {number} from {deck} is not in the script"
        names = [str(word) for word in next(known.words for known in GAME.decks if known.name == deck)]
        outcome = names.index(self.left[deck].pop(0))
        assert outcome in possible, f"{deck} has no {names[outcome]} left"
        return outcome


def lay(  # noqa: PLR0913
    grid: str = "",
    *,
    players: int = 2,
    hands: Sequence[str] = (),
    hqs: Sequence[str] = (),
    display: str = "red blue black white red",
    deck: str | None = None,
    objectives: Sequence[str] = OBJECTIVES,
    turn: int = 0,
    draws: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """Return a table at which a seat is to choose its action; `draws` are the next cards of the deck."""
    table = Table(GAME, players, options, Script() if draws is None else Script(cards=draws))
    s: NewCorpOrderPosition = table.position
    lay_grid(s, grid)
    lay_cards(s, [display, *hands], hqs, deck)
    lay_consultants(s, hqs)
    named = [COMPANIES.index(word) for words in objectives for word in words.split()]
    s.objectives = vec[i64](named[: len(s.objectives)])
    s.bag = vec[i64]()
    s.phase = ACTION
    s.seat = turn
    s.turn = turn
    assert min(s.supply) >= 0, "more than 25 agents of a conglomerate"
    return table


def lay_solo(
    grid: str = "",
    *,
    hq: str = "",
    ods: str = "",
    display: str = "red blue black white",
    deck: str | None = None,
    objectives: str = "print social online",
    marker: str = "d",
    draws: str | None = None,
) -> Table:
    """Return a solo table: the player has red and blue, ODS black and white; ODS's next scan starts right of the marker."""
    table = lay(grid, players=1, hqs=(hq, ods), display=display, deck=deck, objectives=(objectives,), draws=draws)
    s: NewCorpOrderPosition = table.position
    s.sides_chosen = vec[i64]([PLAYER, PLAYER, ODS, ODS])
    for conglomerate in range(4):
        s.supply[conglomerate] -= 1  # the reminders
    s.marker = "abcd".index(marker)
    return table


def lay_grid(s: NewCorpOrderPosition, grid: str) -> None:
    """Lay tiles and agents as drawn; tiles without a company get those that are left, in order."""
    rows = [row.split() for row in grid.strip().splitlines()] or [["R1", "B1", "K1", "W1"]] * (s.tiles // 4)
    cells = [cell.partition("/") for row in rows for cell in row]
    assert len(cells) == s.tiles, f"the grid has {s.tiles} tiles, not {len(cells)}"
    left = [kind for kind in range(len(COMPANIES)) for _ in range(s.bag[kind])]
    for _, _, company in cells:
        if company:
            left.remove(COMPANIES.index(company))
    for tile, (agents, _, company) in enumerate(cells):
        s.kind[tile] = COMPANIES.index(company) if company else left.pop(0)
        s.conglomerate[tile] = LETTERS.index(agents[0])
        s.agents[tile] = int(agents[1:])
        s.supply[s.conglomerate[tile]] -= s.agents[tile]


def lay_cards(s: NewCorpOrderPosition, open_cards: Sequence[str], hqs: Sequence[str], deck: str | None) -> None:
    """Lay display, hands and HQs; the other cards are the deck, or the box if the deck is given."""
    display, *hands = open_cards
    s.display = vec[i64]([CONGLOMERATE_NAMES.index(word) for word in display.split()])
    for card in s.display:
        s.deck_cards[card] -= 1
    for seat, words in enumerate(hands):
        for number, _, conglomerate in piles(words):
            s.hand[seat * 4 + CONGLOMERATE_NAMES.index(conglomerate)] += number
            s.deck_cards[CONGLOMERATE_NAMES.index(conglomerate)] -= number
    for side, words in enumerate(hqs):
        for number, state, conglomerate in piles(words):
            if conglomerate in CONSULTANT_NAMES:
                continue
            colour = CONGLOMERATE_NAMES.index(conglomerate)
            if state == "captured":
                s.captured[side * 4 + colour] += number
                s.supply[colour] -= number
            else:
                (s.tapped if state == "tapped" else s.upright)[side * 4 + colour] += number
                s.deck_cards[colour] -= number
    if deck is not None:
        s.box = s.deck_cards
        s.deck_cards = vec[i64]([0] * 4)
        for number, _, conglomerate in piles(deck):
            s.deck_cards[CONGLOMERATE_NAMES.index(conglomerate)] += number
            s.box[CONGLOMERATE_NAMES.index(conglomerate)] -= number
    assert min(s.deck_cards) >= 0, "more cards of a conglomerate than there are"
    assert min(s.box) >= 0, "more cards of a conglomerate than there are"
    s.deck_size = sum(s.deck_cards)


def lay_consultants(s: NewCorpOrderPosition, hqs: Sequence[str]) -> None:
    """Lay consultants into the HQs; the supply has the others, but for the one that was not dealt with two or three players."""
    for side, words in enumerate(hqs):
        for number, _, name in piles(words):
            if name in CONSULTANT_NAMES:
                s.consultants[side * 4 + CONSULTANT_NAMES.index(name)] += number
    if s.players == 1:
        return
    in_play = [i for i, numbers in enumerate(DATA["consultants"]) if s.players in numbers.get("players", (2, 3, 4))]
    held = {i: sum(s.consultants[side * 4 + i] for side in range(s.players)) for i in in_play}
    for i in in_play:
        s.consultant_supply[i] = s.players - held[i]
    for i in sorted(in_play, key=lambda i: held[i])[: len(in_play) - s.players]:
        s.consultant_supply[i] -= 1
    assert min(s.consultant_supply) >= 0, "more consultants of a type than there are"


def piles(words: str) -> Iterator[tuple[int, str, str]]:
    """Read `2 tapped red, blue` as (2, "tapped", "red"), (1, "", "blue")."""
    for pile in words.split(","):
        parts = pile.split()
        if parts:
            number = int(parts.pop(0)) if parts[0].isdigit() else 1
            yield number, parts[0] if len(parts) > 1 else "", parts[-1]


def play(table: Table, move: Mapping[str, object], seat: int | None = None) -> list[Fact]:
    """Make a move of the seat whose turn it is, or of another; return the facts of all that followed."""
    entries = table.commit(table.position.turn if seat is None else seat, dict(move))
    return [fact for entry in entries for fact in entry.facts]


def ods_turn(table: Table, refill: str = "") -> list[Fact]:
    """Let the player draw two of ODS's cards, which changes nothing else on the table; return what ODS does then."""
    table.draws = Script(cards=f"white white {refill}")
    play(table, {"do": "plot", "take": ["deck"]})
    told = play(table, {"do": "plot-on", "take": ["deck"]})
    moved = next(i for i, fact in enumerate(told) if isinstance(fact, MarkerMoved))
    return told[moved:]


def reasons(told: Sequence[Fact]) -> list[str]:
    """Return the lines of the priority guide by which ODS decided, with the tile if one was chosen."""
    return [f"{fact.priority} {fact.tile}".strip() for fact in told if isinstance(fact, OdsReasoned)]


def grid(table: Table) -> list[str]:
    """Return the agents on the grid, drawn in rows."""
    s = table.position
    cells = [f"{LETTERS[s.conglomerate[tile]]}{s.agents[tile]}" for tile in range(s.tiles)]
    return [" ".join(cells[row : row + 4]) for row in range(0, s.tiles, 4)]


def on(table: Table, tile: str) -> str:
    """Return the agents on a tile, such as `R3`."""
    i = TILE_NAMES.index(tile)
    return f"{LETTERS[table.position.conglomerate[i]]}{table.position.agents[i]}"


def pile_words(numbers: Sequence[int], names: Sequence[str], state: str = "") -> list[str]:
    """Return piles in words."""
    counted = zip(numbers, names, strict=True)
    return [" ".join(filter(None, [str(number) if number > 1 else "", state, name])) for number, name in counted if number]


def hand(table: Table, seat: int) -> str:
    """Return a hand in words, such as `2 red, blue`."""
    return ", ".join(pile_words(table.position.hand[seat * 4 : seat * 4 + 4], CONGLOMERATE_NAMES))


def hq(table: Table, side: int) -> str:
    """Return an HQ in words, such as `red, 2 tapped red, captured blue, dealmaker`."""
    s = table.position
    own = slice(side * 4, side * 4 + 4)
    words = pile_words(s.upright[own], CONGLOMERATE_NAMES)
    words += pile_words(s.tapped[own], CONGLOMERATE_NAMES, "tapped")
    words += pile_words(s.captured[own], CONGLOMERATE_NAMES, "captured")
    return ", ".join(words + pile_words(s.consultants[own], CONSULTANT_NAMES))


def display(table: Table) -> str:
    """Return the display, left to right."""
    return " ".join(CONGLOMERATE_NAMES[card] for card in table.position.display)


def deck(table: Table) -> str:
    """Return the cards of the deck in words."""
    return ", ".join(pile_words(table.position.deck_cards, CONGLOMERATE_NAMES))


def box(table: Table) -> str:
    """Return the discarded cards in words."""
    return ", ".join(pile_words(table.position.box, CONGLOMERATE_NAMES))


def supply(table: Table, conglomerate: str) -> int:
    """Return how many agents of a conglomerate the supply has."""
    return int(table.position.supply[CONGLOMERATE_NAMES.index(conglomerate)])


def consultant_supply(table: Table) -> str:
    """Return the consultants of the supply in words."""
    return ", ".join(pile_words(table.position.consultant_supply, CONSULTANT_NAMES))


def triggered(table: Table) -> bool:
    """Tell whether the last round has been called."""
    return bool(table.position.turns_left != NOT_TRIGGERED)


def actions(table: Table) -> set[Any]:
    """Return what the first step of a move can say."""
    words = [GAME.step_table.lookup[step][1] for step in table.position.legal_steps(table.position.turn)]
    return set(words)
