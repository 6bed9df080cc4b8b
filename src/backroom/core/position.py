"""What every position of every game has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from backroom.core.rng import Rng

if TYPE_CHECKING:
    from backroom.core.facts import Fact

CHANCE: Final[i64] = -1
"""Whose turn it is when a card must be drawn."""
TERMINAL: Final[i64] = -2
"""Whose turn it is when the game has ended."""
SIMULTANEOUS: Final[i64] = -3
"""Whose turn it is when several seats owe a decision at once."""

RESIGN_STEP: Final[i64] = -1
"""The step of a seat that leaves the game: in no table, never among the legal steps, possible where `leaves` says so."""

SPECTATOR: Final[i64] = -1
"""The viewer who sees only what is open."""
OMNISCIENT: Final[i64] = -2
"""The viewer who sees all, for replays of finished games and for tests."""

NONE: Final[i64] = -1
"""No thing: no seat, no card, no tile."""

MIX_MULTIPLIER: Final[i64] = 0x7457E314
LOW_32_BITS: Final[i64] = 0xFFFFFFFF


def mix_key(key: i64, number: i64) -> i64:
    """Return a sight with one more number in it: one step of multiply-with-carry, below 63 bits."""
    return MIX_MULTIPLIER * ((key ^ number) & LOW_32_BITS) + (key >> 32)


def replaced(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Return a copy of a vector with one number replaced."""
    copy = numbers[:]
    copy[place] = number
    return copy


def win_shares(ranks: vec[i64], seats: i64) -> vec[float]:
    """Return what each seat has of the win, which those of first rank share; sides beyond the seats get nothing told."""
    share = vec[float]([0.0] * seats)
    winners = 0.0
    for seat in range(seats):
        if ranks[seat] == 1:
            winners += 1.0
    for seat in range(seats):
        if ranks[seat] == 1:
            share[seat] = 1.0 / winners
    return share


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Where a game stands: small integers in flat vectors, nothing random, nothing of card data.

    A game subclasses it, adds its fields and answers the questions below. Steps are small integers; the game's table gives them names.
    """

    turn: i64
    """The seat that owes a decision, or CHANCE, OVER, SEVERAL."""
    mid_move: bool
    """Whether a chain of steps has begun that is not yet a whole move."""
    facts: list[Fact] | None
    """Where the rules report what happens; None where nobody listens, as in search."""

    def __init__(self) -> None:
        """Begin with nobody listening; the game's `start` fills in the rest."""
        self.facts = None
        self.mid_move = False

    def copy(self) -> Position:
        """Return an independent copy that nobody listens to."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """Return all that makes the position, for comparing and hashing."""
        raise NotImplementedError

    def must_act(self, seat: i64) -> bool:
        """Tell whether play waits for a decision of this seat."""
        return self.turn == seat

    def can_act(self, seat: i64) -> bool:
        """Tell whether the seat can act without play waiting for it."""
        return False

    def hides_forced_move(self, seat: i64) -> bool:
        """Tell whether a single option must still be asked for, since having only one is itself a secret."""
        return False

    def pass_step(self, seat: i64) -> i64:
        """Return the step by which a seat lets the question at hand go by, if it can be settled beforehand; else -1."""
        return -1

    def is_proposal(self, step: i64) -> bool:
        """Tell whether a move that begins with the step changes nothing until another seat agrees, so looking at its result is vain."""
        return False

    def can_resign(self, seat: i64) -> bool:
        """Tell whether the seat can leave the game for good now, by the step LEAVE."""
        return False

    def revealed_hidden(self) -> bool:
        """Tell whether the move just made has brought secrets to light by the rules, such as sealed bids."""
        return False

    def legal_steps(self, seat: i64) -> vec[i64]:
        """Return the legal steps of a seat that owes or may make a decision, in rising order."""
        raise NotImplementedError

    def outcome_weights(self) -> vec[i64]:
        """Return the weight of each outcome of the draw at hand; an outcome's number is its place."""
        raise NotImplementedError

    def deck(self) -> i64:
        """Return the number of the deck that the draw at hand comes from."""
        return 0

    def apply(self, seat: i64, step: i64) -> None:
        """Do a legal step of a seat, or give a draw its outcome (seat CHANCE)."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """Return how good the position is for a seat, in points of the game; called on imagined positions only."""
        raise NotImplementedError

    def win_probabilities(self) -> vec[float]:
        """Return the share of the win that each seat may expect, exact once the game is over; empty where one cannot tell yet."""
        return vec[float]()

    def likelihood(self, viewer: i64) -> float:
        """Return how well what this imagined position hides from a viewer goes with what the others have done; 1 where nothing is known."""
        return 1.0

    def evaluation_round(self) -> i64:
        """Return the number of the stretch of play, such as a round, if only the end of one tells something of the chances; else -1.

        Search then asks for them in a later stretch than its own, and looks no further.
        """
        return -1

    def rollout_step(self, steps: vec[i64], seat: i64, rng: Rng) -> i64:
        """Return the step that a seat takes without much thought, as search plays on beyond its tree; -1 where a game has no idea."""
        return -1

    def info_key(self, seat: i64, own_secrets: bool) -> i64:
        """Return a number for what a deciding seat sees, so that decisions which look the same share their number; 0 where a game has none.

        Looked at less closely, as search does with rivals, a game leaves out secrets of the seat that make too many sights to learn from.
        """
        return 0


def next_seat(position: Position) -> i64:
    """Return the seat that steps next: of several that owe a decision the first, who sees nothing of what the others commit to."""
    seat: i64 = position.turn
    if seat == SIMULTANEOUS:
        seat = 0
        while not position.must_act(seat):
            seat += 1
    return seat
