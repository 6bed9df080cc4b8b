"""Trying moves on imagined positions, in compiled code."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.core.position import CHANCE, Position
from backroom.core.rng import Rng

MAX_MOVES: Final[i64] = 4000
"""How many moves are tried in full; beyond that the best so far is taken."""


def random_move(position: Position, seat: i64, rng: Rng) -> list[int]:
    """Play a random whole move on a position and return its steps."""
    chain: list[int] = []
    while True:
        steps = position.legal_steps(seat)
        step = steps[rng.below(len(steps))]
        position.apply(seat, step)
        chain.append(step)
        if not position.mid_move:
            return chain


def evaluate_after_move(position: Position, seat: i64, rng: Rng) -> float:
    """Estimate a position after a whole move, draws made at random."""
    while position.turn == CHANCE:
        position.apply(CHANCE, rng.pick(position.outcome_weights()))
    return position.evaluate(seat)


class Lookahead:
    """Walks all chains of steps from some worlds that look the same to a seat."""

    def __init__(self, seat: i64, rng: Rng) -> None:
        """Begin for a seat."""
        self.seat: i64 = seat
        self.rng = rng
        self.tried: i64 = 0
        self.best = -1e30
        self.best_chain: list[int] = []

    def expand(self, worlds: list[Position], chain: list[int]) -> None:
        """Try every way to go on."""
        for step in worlds[0].legal_steps(self.seat):
            if self.tried >= MAX_MOVES and self.best_chain:
                return
            if not chain and worlds[0].is_proposal(step):
                continue
            after: list[Position] = []
            for world in worlds:
                copy = world.copy()
                copy.apply(self.seat, step)
                after.append(copy)
            chain.append(step)
            if after[0].mid_move:
                self.expand(after, chain)
            else:
                self.compare(after, chain)
            chain.pop()

    def compare(self, worlds: list[Position], chain: list[int]) -> None:
        """Compare a whole move with the best so far; ties are broken at random."""
        self.tried += 1
        total = 0.0
        for world in worlds:
            total += evaluate_after_move(world, self.seat, self.rng)
        total += 1e-9 * float(self.rng.below(1000))
        if total > self.best:
            self.best = total
            self.best_chain = chain[:]


def best_move(worlds: list[Position], seat: i64, rng: Rng) -> list[int]:
    """Return the steps of the move that looks best on the mean over the worlds."""
    lookahead = Lookahead(seat, rng)
    lookahead.expand(worlds, [])
    return lookahead.best_chain
