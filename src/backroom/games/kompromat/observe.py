"""Observations: what a seat sees of Kompromat as numbers. The observing seat comes first, then its rival."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from backroom.core.observation import Observer, Section, put, put_all, put_one_hot, put_seat_one_hot
from backroom.core.position import Position
from backroom.games.kompromat.data import COUNTER_ESPIONAGE, DECK, KINDS, MISSION_KINDS, MOST_TOKENS, PILES, ROUNDS, ROW, TOKENS, TOOLS
from backroom.games.kompromat.state import CANCEL, CHOOSE_CHANGE, LYING, NONE, PLACE, UNFIXED, State
from backroom.games.kompromat.view import remembered, sees_pile

PHASES: Final[i64] = CHOOSE_CHANGE - PLACE + 1
WINDOWS: Final[i64] = CANCEL - PLACE + 1
KNOWN: Final[i64] = 5
FATES: Final[i64] = LYING + 1
OUTCOMES: Final[i64] = 3
LOWEST_TOTAL: Final[i64] = -8  # in half points: a card of nothing, made less
MOST_TOTAL: Final = 250
EACH_PILE: Final = "for each pile, the own four first, then the rival's"


def sections() -> list[Section]:
    """Return the sections of an observation, in order."""
    return [
        Section("phase", PHASES, 1, "one of the questions a seat can be asked, in the order of state.py"),
        Section("window", WINDOWS, 1, "one of the windows in which tools are used"),
        Section("turn", 2, 1, "one of the seats: who acts"),
        Section("first", 2, 1, "one of the seats: the round's first player"),
        Section("round", 1, ROUNDS, "rounds played so far"),
        Section("mission", ROW, 1, "one of the missions: in play, or being revealed"),
        Section("shown", 1, ROW, "missions revealed so far in this round"),
        Section("passes", 1, 2, "passes in a row in this window"),
        Section("stage", 1, 15, "how far the settling of a mission is"),
        Section("gain", 1, TOKENS, "tokens that are about to be taken"),
        Section("cancelled", 1, 1, "whether Chloroform cancels the tokens under the mission"),
        Section("newspaper", PILES, 1, "one of the piles: where the Newspaper lies"),
        Section("stunned", 2 * PILES, 1, "one of the piles, twice: where stunned cards were taken from"),
        Section("move-tool", TOOLS, 1, "the move under way: one of the tools"),
        Section("move-copying", 1, 1, "the move under way: whether the tool is copied by the USB Stick"),
        Section("move-source", ROW, 1, "the move under way: one of the missions"),
        Section("looking", 1, 1, "whether a card is being looked at before it is placed"),
        Section("looked", KINDS, 1, "one of the kinds: the card that the observing seat looks at"),
        Section("fresh", 1, 1, "whether a card was drawn right now"),
        Section("last", KINDS, 1, "one of the kinds: the card that the observing seat has just drawn"),
        Section("decks", 2, DECK, "cards left in each deck"),
        Section("known", 2, KNOWN, "how many cards on top of its deck each seat knows"),
        Section("top", KNOWN * KINDS, 1, "for each of those on the own deck one of the kinds"),
        Section("open", PILES * KINDS, 1, EACH_PILE + ", one of the kinds: its open card"),
        Section("backs", PILES, DECK, EACH_PILE + ": face-down cards"),
        Section("turned-up", PILES, 1, EACH_PILE + ": whether they have been turned up for all"),
        Section("down", PILES * KINDS, DECK, EACH_PILE + ": cards of each kind, where the seat may look at them"),
        Section("remembered", ROW * KINDS, DECK, "for each mission: cards of each kind that the seat has placed face down itself"),
        Section("fixed", PILES, 1, EACH_PILE + ": whether its total is fixed"),
        Section("totals", PILES, MOST_TOTAL, EACH_PILE + ": the fixed total in half points, plus 8"),
        Section("tokens", 2, MOST_TOKENS + 4, "tokens of each seat"),
        Section("row", ROW * MISSION_KINDS, 1, "for each mission one of the kinds of mission card"),
        Section("under", ROW, 3, "for each mission the tokens on the card under it"),
        Section("winners", ROW * OUTCOMES, 1, "for each mission won in this round: by oneself, by the rival or by nobody"),
        Section("mission-deck", MISSION_KINDS, 4, "cards of each kind in the mission deck"),
        Section("discarded", MISSION_KINDS, 4, "discarded cards of each kind"),
        Section("won", 2 * COUNTER_ESPIONAGE, 4, "for each seat the mission cards of each kind that it has won"),
        Section("used", TOOLS * FATES, 1, "for each tool: not used, used, or lying at a mission"),
    ]


class KompromatObserver(Observer):
    """Writes observations of Kompromat."""

    def __init__(self) -> None:
        """Observe games of two."""
        super().__init__(sections())

    def write(self, position: Position, seat: i64, into: vec[i16], start: i64) -> None:
        """Write what a seat may see."""
        assert isinstance(position, State)
        at = put_moment(position, seat, into, start)
        at = put_move(position, seat, into, at)
        at = put_decks(position, seat, into, at)
        at = put_piles(position, seat, into, at)
        put_missions(position, seat, into, at)


def seen_pile(pile: i64, seat: i64) -> i64:
    """Return a pile as counted from the observing seat, NONE if there is none."""
    if pile == NONE:
        return NONE
    return pile if seat == 0 else (pile + ROW) % PILES


def put_moment(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write where the round stands."""
    at = put_one_hot(into, at, s.phase - PLACE, PHASES) if s.phase <= CHOOSE_CHANGE else at + PHASES
    at = put_one_hot(into, at, s.window - PLACE, WINDOWS)
    at = put_seat_one_hot(into, at, s.seat, seat, 2)
    at = put_seat_one_hot(into, at, s.first, seat, 2)
    at = put(into, at, s.round)
    at = put_one_hot(into, at, s.mission if s.mission < ROW else NONE, ROW)
    at = put(into, at, s.shown)
    at = put(into, at, s.passes)
    at = put(into, at, s.stage)
    at = put(into, at, s.gain)
    return put(into, at, 1 if s.cancelled else 0)


def put_move(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write the tools at work and the choice under way."""
    at = put_one_hot(into, at, seen_pile(s.newspaper, seat), PILES)
    at = put_one_hot(into, at, seen_pile(s.stunned_pile, seat), PILES)
    at = put_one_hot(into, at, seen_pile(s.stunned_pile_too, seat), PILES)
    at = put_one_hot(into, at, s.tool, TOOLS)
    at = put(into, at, 1 if s.copying else 0)
    at = put_one_hot(into, at, s.source, ROW)
    at = put(into, at, 0 if s.looked == NONE else 1)
    at = put_one_hot(into, at, s.looked if s.seat == seat else NONE, KINDS)
    at = put(into, at, 1 if s.fresh else 0)
    return put_one_hot(into, at, s.last if s.seat == seat else NONE, KINDS)


def put_decks(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write how many cards each deck has, and the own cards on top that the seat knows."""
    for other in (seat, 1 - seat):
        at = put(into, at, s.left[other])
    for other in (seat, 1 - seat):
        at = put(into, at, s.known[other])
    for place in range(KNOWN):
        at = put_one_hot(into, at, s.top[seat * KNOWN + place], KINDS)
    return at


def put_piles(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write the cards at the missions: open ones, backs, and face-down ones where the seat may look or remembers."""
    backs = at + PILES * KINDS
    up = backs + PILES
    down = up + PILES
    fixed = down + PILES * KINDS + ROW * KINDS
    for place in range(PILES):
        pile = seen_pile(place, seat)  # counting from the other seat is its own inverse
        put_one_hot(into, at + place * KINDS, s.open[pile], KINDS)
        into[backs + place] = i16(s.backs[pile])
        into[up + place] = i16(s.up[pile])
        if s.backs[pile] > 0 and sees_pile(s, seat, pile):
            put_all(into, down + place * KINDS, s.down, pile * KINDS, KINDS)
        if s.totals[pile] != UNFIXED:
            into[fixed + place] = 1
            into[fixed + PILES + place] = i16(s.totals[pile] - LOWEST_TOTAL)
    memory = remembered(s, seat)
    assert memory is not None
    at = down + PILES * KINDS
    for cards in memory:
        at = put(into, at, cards)
    return fixed + 2 * PILES


def put_missions(s: State, seat: i64, into: vec[i16], at: i64) -> None:
    """Write tokens, missions and what has been won."""
    for other in (seat, 1 - seat):
        at = put(into, at, s.tokens[other])
    for slot in range(ROW):
        at = put_one_hot(into, at, s.row[slot], MISSION_KINDS)
    at = put_all(into, at, s.under, 0, ROW)
    for slot in range(ROW):
        won_by = s.winner[slot]
        at = put_one_hot(into, at, 1 - won_by if seat == 1 and 0 <= won_by < 2 else won_by, OUTCOMES)
    at = put_all(into, at, s.mission_deck, 0, MISSION_KINDS)
    at = put_all(into, at, s.discarded, 0, MISSION_KINDS)
    for other in (seat, 1 - seat):
        at = put_all(into, at, s.won, other * COUNTER_ESPIONAGE, COUNTER_ESPIONAGE)
    for tool in range(TOOLS):
        at = put_one_hot(into, at, s.used[tool], FATES)
