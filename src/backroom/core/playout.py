"""Random play in bulk, inside compiled code."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.core.position import CHANCE, SIMULTANEOUS, TERMINAL, Position
from backroom.core.rng import Rng

MAX_SEATS: Final[i64] = 16


def random_step(position: Position, rng: Rng) -> bool:
    """Let chance, or a seat that owes a decision, do one random step; tell whether it was a seat's."""
    seat: i64 = position.turn
    if seat == CHANCE:
        position.apply(CHANCE, rng.pick(position.outcome_weights()))
        return False
    if seat == SIMULTANEOUS:
        seat = 0
        while not position.must_act(seat):
            seat += 1
    steps = position.legal_steps(seat)
    position.apply(seat, steps[rng.below(len(steps))])
    return True


def playout(position: Position, rng: Rng) -> i64:
    """Play at random to the end; return how many decisions seats made."""
    decisions: i64 = 0
    while position.turn != TERMINAL:
        if random_step(position, rng):
            decisions += 1
    return decisions


def play_many(start: Position, seed: i64, games: i64) -> i64:
    """Play whole random games from copies of a position; return how many decisions were made."""
    rng = Rng(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(start.copy(), rng)
    return decisions


def copy_many(position: Position, times: i64) -> Position:
    """Copy a position many times, to measure it."""
    copy = position
    for _ in range(times):
        copy = position.copy()
    return copy
