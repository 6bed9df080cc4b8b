"""Tables drawn as they would look: who owns which companies and countries, money, mercenaries, hands.

Companies are written `industry/country`, several separated by spaces; so are the cards of a hand. The position stands where a seat is
to act, with nobody asked before, unless a window is wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.core.draw_source import DrawSource
from backroom.core.table import Table
from backroom.games.megacorps import GAME
from backroom.games.megacorps.flow import open_moment
from backroom.games.megacorps.offers import renew_offers
from backroom.games.megacorps.state import ACTION, DISCARDS, NOBODY, ROW, UNSEEN
from backroom.games.megacorps.vocabulary import (
    CARD_NAMES,
    INDUSTRY_NAMES,
    MEGACORP_NAMES,
    NATIONALISED,
    PLACE_NAMES,
    SYNDICALISED,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from backroom.core.facts import Fact
    from backroom.core.game import Outcome
    from backroom.games.megacorps.rules import MegaCorpsPosition


class First(DrawSource):
    """Draws the first outcome that can be, or what is written down for a deck."""

    def __init__(self, **decks: str) -> None:
        """Take the outcomes of each deck as words; a hyphen in its name is an underscore here."""
        self.left = {deck.replace("_", "-"): words.split() for deck, words in decks.items()}

    def outcome(self, deck: str, number: int, weights: Sequence[int]) -> int:
        """Return the next outcome."""
        possible = [outcome for outcome, weight in enumerate(weights) if weight > 0]
        if not self.left.get(deck):
            return possible[0]
        names = [str(word) for word in next(known.words for known in GAME.decks if known.name == deck)]
        outcome = names.index(self.left[deck].pop(0))
        assert outcome in possible, f"{deck} cannot give {names[outcome]}; draw {number}"
        return outcome


def box(s: MegaCorpsPosition, company: str) -> int:
    """Return the box of `industry/country`."""
    industry, country = company.split("/")
    found: int = s.box_in(INDUSTRY_NAMES.index(industry), PLACE_NAMES.index(country))
    assert found != NOBODY, f"there is no {company}"
    return found


def lay(  # noqa: C901, PLR0912, PLR0913
    *,
    players: int = 3,
    companies: Sequence[str] = (),
    countries: Sequence[str] = (),
    hands: Sequence[str] = (),
    money: Sequence[int] = (),
    mercenaries: Sequence[int] = (),
    nationalised: str = "",
    syndicalised: str = "",
    turn: int = 0,
    active: int = 0,
    deck: int = 5,
    paid: int = NOBODY,
    window: bool = False,
    options: Mapping[str, object] | None = None,
    draws: str = "",
) -> Table:
    """Return a table at which a seat is to act; lists go by seat, what is not given is empty, 40 euros and no mercenaries."""
    table = Table(GAME, players, {"deals": "none"} | dict(options or {}), First(events=draws))
    s: MegaCorpsPosition = table.position
    for seat, words in enumerate(companies):
        for company in words.split():
            s.company[box(s, company)] = seat
    for seat, words in enumerate(countries):
        for country in words.split():
            s.country[PLACE_NAMES.index(country)] = seat
    for company in nationalised.split():
        s.company[box(s, company)] = NATIONALISED
    for company in syndicalised.split():
        s.company[box(s, company)] = SYNDICALISED
    for seat, words in enumerate(hands):
        for card in words.split():
            s.move_card(UNSEEN, seat * ROW, CARD_NAMES.index(card))
    for seat in range(players):
        s.money[seat] = money[seat] if seat < len(money) else 40
        s.mercenaries[seat] = mercenaries[seat] if seat < len(mercenaries) else 0
    s.megacorp = type(s.megacorp)(range(players))
    s.seat = turn
    s.active = active
    s.deck_size = deck
    s.paid = paid
    for seat in range(active, active + players):
        if seat % players == turn:
            break
        s.acted |= 1 << seat % players
    s.phase = ACTION
    s.turn = turn
    if s.deals:
        renew_offers(s)
    if window:
        open_moment(s)
    table._note_decisions(by=-1)  # noqa: SLF001
    return table


def do(table: Table, seat: int, verb: str, **fields: Any) -> list[Fact]:
    """Make a move and return what came of it; an underscore in a field is a hyphen."""
    move = {"do": verb} | {name.replace("_", "-"): value for name, value in fields.items()}
    return [fact for entry in table.commit(seat, move) for fact in entry.facts]


def named(facts: Sequence[Fact], kind: type[Fact]) -> list[Any]:
    """Return the facts of a kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def moves(table: Table, seat: int) -> set[str]:
    """Return what a seat can do: the first words of its moves."""
    found = set()
    for step in table.position.legal_steps(seat):
        kind, word = GAME.step_table.lookup[step]
        found.add(str(word) if kind.field == "do" else kind.field)
    return found


def words(table: Table, seat: int, field: str, *steps: str) -> set[Any]:
    """Return the words that a field can have after some first words of a move."""
    trial = table.position.copy()
    for wanted in steps:
        step = next(step for step in trial.legal_steps(seat) if GAME.step_table.lookup[step][1] == wanted)
        trial.apply(seat, step)
    return {GAME.step_table.lookup[step][1] for step in trial.legal_steps(seat) if GAME.step_table.lookup[step][0].field == field}


def owner(table: Table, thing: str) -> int:
    """Return who has a company `industry/country` or a country."""
    s = table.position
    found: int = s.company[box(s, thing)] if "/" in thing else s.country[PLACE_NAMES.index(thing)]
    return found


def money(table: Table) -> list[int]:
    """Return everybody's money."""
    return [int(euros) for euros in table.position.money]


def mercenaries(table: Table) -> list[int]:
    """Return everybody's mercenaries."""
    return [int(number) for number in table.position.mercenaries]


def outcome(table: Table) -> Outcome:
    """Return the result of a game that is over."""
    assert table.outcome is not None
    return table.outcome


def hand(table: Table, seat: int) -> list[str]:
    """Return the cards of a seat."""
    return [name for card, name in enumerate(CARD_NAMES) for _ in range(table.position.cards[seat * ROW + card])]


def discards(table: Table) -> list[str]:
    """Return the discarded cards."""
    return [name for card, name in enumerate(CARD_NAMES) for _ in range(table.position.cards[DISCARDS + card])]


def set_up(players: int, megacorps: Sequence[str], **decks: str) -> Table:
    """Return a table at which MegaCorps have been chosen and all draws of the set-up made."""
    table = Table(GAME, players, {"deals": "none"}, First(**decks))
    table.advance()
    for seat, megacorp in enumerate(megacorps):
        assert megacorp in MEGACORP_NAMES
        if table.seats_to_act() == [seat] and "megacorp" in moves(table, seat):
            do(table, seat, "choose", megacorp=megacorp)
    return table
