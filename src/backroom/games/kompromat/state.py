"""The position: both decks, the row of missions with the cards at it, what has been won, and where the round stands.

A pile is what a seat has at a mission, number seat * 4 + mission: one open card and some face-down ones.
Tables by seat or pile and kind of equipment are flat: seat * 11 + kind, pile * 11 + kind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import Position
from backroom.games.kompromat.data import FIRST_TOOL, HALVES, KINDS, NEWSPAPER_HALVES, ROW

# Draws.
FIRST_PLAYER: Final[i64] = 0
LAY: Final[i64] = 1
LOOK: Final[i64] = 2
DRAW_CARD: Final[i64] = 3
STUN: Final[i64] = 4
NIGHT: Final[i64] = 5
# Decisions. PLACE, PLAY, BEFORE, AFTER, ANSWER and CANCEL are also the windows in which tools are used.
PLACE: Final[i64] = 6
PLAY: Final[i64] = 7
BEFORE: Final[i64] = 8
AFTER: Final[i64] = 9
ANSWER: Final[i64] = 10  # a gain that would bring nine tokens
CANCEL: Final[i64] = 11  # a card on counter-espionage is about to be won
FIX: Final[i64] = 12
PERFECT: Final[i64] = 13
# Later steps of a move.
PLACE_MISSION: Final[i64] = 14
CHOOSE_TOOL: Final[i64] = 15
CHOOSE_COPY: Final[i64] = 16
CHOOSE_MISSION: Final[i64] = 17
CHOOSE_SOURCE: Final[i64] = 18
CHOOSE_TARGET: Final[i64] = 19
CHOOSE_CHANGE: Final[i64] = 20
ENDED: Final[i64] = 21

NONE: Final[i64] = -1
NOBODY_WON: Final[i64] = 2
UNFIXED: Final[i64] = -100  # a total before its cards are shown and each 1/11 is fixed

# What has become of a tool that was won.
UNUSED: Final[i64] = 0
USED: Final[i64] = 1
LYING: Final[i64] = 2  # the Newspaper, while it lies at a mission


class State(Position):
    """The fields, and small questions about them; the rules are functions in the other modules.

    Vectors in the second group change rarely. They are never changed in place but replaced (`changed`), so copies share them.
    """

    bag: vec[i64]  # seat * 11 + kind: cards of each deck that nobody knows the place of; a bag
    down: vec[i64]  # pile * 11 + kind: cards that were placed face down
    backs: vec[i64]  # how many such cards each pile has
    open: vec[i64]  # the open card of each pile, NONE where there is no pile
    left: vec[i64]  # how many cards each deck has in all

    known: vec[i64]  # how many cards on top of each deck its owner knows
    top: vec[i64]  # seat * 5 + place: those cards, the next first
    up: vec[i64]  # whether the face-down cards of a pile have been turned up for all
    totals: vec[i64]  # of piles whose 1/11 are fixed, in half points, else UNFIXED
    tokens: vec[i64]
    row: vec[i64]  # mission cards, nearest to the deck first; they stay till the round's end, `winner` tells which are awarded
    under: vec[i64]  # tokens on the counter-espionage card under each
    winner: vec[i64]  # who won each mission of this round, NOBODY_WON, or NONE so far
    mission_deck: vec[i64]
    set_aside: vec[i64]  # counter-espionage drawn as a cover, until the row is complete
    discarded: vec[i64]
    won: vec[i64]  # seat * 20 + kind of mission card
    used: vec[i64]  # UNUSED, USED or LYING, by tool

    round: i64
    first: i64  # the round's first player
    seat: i64  # who acts, also while chance draws
    mission: i64  # in play, or being revealed
    shown: i64  # how many missions have been revealed
    phase: i64
    window: i64
    passes: i64
    stage: i64  # of settling a mission
    gain: i64  # tokens that are about to be taken
    looked: i64  # the card looked at before it is placed
    last: i64  # the card just drawn …
    fresh: bool  # … and whether it was drawn right now
    newspaper: i64  # the pile it lies at
    stunned_pile: i64  # the pile that a stunned card was taken from …
    stunned_kind: i64
    stunned_pile_too: i64  # … and of a second one, by a copy of the Stun Gun
    stunned_kind_too: i64
    cancelled: bool  # the tokens under the mission, by Chloroform
    tool: i64  # being used
    copying: bool  # by the USB Stick
    source: i64
    odds: bool  # whether the table shows the chance of a bust (an option, never changes)
    revealed: bool  # whether the step just made brought hidden cards to light

    def copy_into(self, twin: State) -> None:
        """Make another position equal to this one."""
        twin.turn = self.turn
        twin.mid_move = self.mid_move
        twin.bag = self.bag[:]
        twin.down = self.down[:]
        twin.backs = self.backs[:]
        twin.open = self.open[:]
        twin.left = self.left[:]
        twin.known = self.known
        twin.top = self.top
        twin.up = self.up
        twin.totals = self.totals
        twin.tokens = self.tokens
        twin.row = self.row
        twin.under = self.under
        twin.winner = self.winner
        twin.mission_deck = self.mission_deck
        twin.set_aside = self.set_aside
        twin.discarded = self.discarded
        twin.won = self.won
        twin.used = self.used
        twin.round = self.round
        twin.first = self.first
        twin.seat = self.seat
        twin.mission = self.mission
        twin.shown = self.shown
        twin.phase = self.phase
        twin.window = self.window
        twin.passes = self.passes
        twin.stage = self.stage
        twin.gain = self.gain
        twin.looked = self.looked
        twin.last = self.last
        twin.fresh = self.fresh
        twin.newspaper = self.newspaper
        twin.stunned_pile = self.stunned_pile
        twin.stunned_kind = self.stunned_kind
        twin.stunned_pile_too = self.stunned_pile_too
        twin.stunned_kind_too = self.stunned_kind_too
        twin.cancelled = self.cancelled
        twin.tool = self.tool
        twin.copying = self.copying
        twin.source = self.source
        twin.odds = self.odds
        twin.revealed = self.revealed

    def key(self) -> tuple[int, ...]:
        """Return all that makes the position."""
        numbers: list[int] = [
            self.turn, self.mid_move, self.round, self.first, self.seat, self.mission, self.shown, self.phase, self.window, self.passes,
            self.stage, self.gain, self.looked, self.last, self.fresh, self.newspaper, self.stunned_pile, self.stunned_kind,
            self.stunned_pile_too, self.stunned_kind_too, self.cancelled, self.tool, self.copying, self.source, self.odds,
        ]  # fmt: skip
        for numbers_of in (
            self.bag, self.down, self.backs, self.open, self.left, self.known, self.top, self.up, self.totals, self.tokens,
            self.row, self.under, self.winner, self.mission_deck, self.set_aside, self.discarded, self.won, self.used,
        ):  # fmt: skip
            numbers += list(numbers_of)
        return tuple(numbers)

    def low(self, pile: i64) -> i64:
        """Return the total of a pile in half points, each 1/11 as 1, with a Newspaper that lies there."""
        total: i64 = HALVES[self.open[pile]]
        start: i64 = pile * KINDS
        for kind in range(KINDS):
            count = self.down[start + kind]
            if count > 0:
                total += count * HALVES[kind]
        if self.newspaper == pile:
            total += NEWSPAPER_HALVES
        return total

    def aces(self, pile: i64) -> i64:
        """Return how many 1/11 a pile has."""
        return self.down[pile * KINDS + 1] + (1 if self.open[pile] == 1 else 0)

    def best(self, pile: i64) -> i64:
        """Return the highest total of a pile that is not over 21, or the lowest total if all are."""
        total = self.low(pile)
        for _ in range(self.aces(pile)):
            if total + 20 <= 42:
                total += 20
        return total

    def cards(self, pile: i64) -> i64:
        """Return how many cards a pile has."""
        return self.backs[pile] + 1 if self.open[pile] >= 0 else 0

    def holds(self, seat: i64, tool: i64) -> bool:
        """Tell whether a seat has won a tool, used or not."""
        return self.won[seat * 20 + FIRST_TOOL + tool] > 0

    def can_attempt(self, seat: i64) -> bool:
        """Tell whether a seat has cards left and a mission to play them at (KOM-T5)."""
        if self.left[seat] == 0:
            return False
        for mission in range(ROW):
            if self.open[seat * ROW + mission] < 0:
                return True
        return False


def changed(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Return a copy of a vector with one number changed."""
    copy = numbers[:]
    copy[place] = number
    return copy
