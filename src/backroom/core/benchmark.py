"""Speed of a game's rules, per second of processor time, best of five."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

import backroom
from backroom.core.playout import copy_many, play_many
from backroom.core.position import CHANCE, TERMINAL, Position
from backroom.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable

    from backroom.core.game import Game

REPEATS = 5
PILOT_GAMES = 3


def benchmark_game(game: Game[Any, Any], seconds: float = 1.0) -> dict[str, Any]:
    """Return the figures of random play at the largest table with default options."""
    players = game.player_counts[-1]
    start = game.new_position(players)
    return {
        "players": players,
        "compiled": backroom.compiled_status == "compiled",
        "decisions_per_second": round(rate(lambda number: play_many(start, number, PILOT_GAMES), seconds)),
        "driven_decisions_per_second": round(rate(lambda number: play_from_python(start, number), seconds)),
        "copy_ns": round(1e9 / rate(lambda _: copy_times(midgame(start)), seconds / 4)),
    }


def rate(batch: Callable[[int], int], seconds: float) -> float:
    """Return how many things a batch does in a second of processor time: the best of some repetitions."""
    best = 0.0
    number = 0
    batch(number)
    for _ in range(REPEATS):
        done = 0
        began = time.process_time()
        while time.process_time() - began < seconds / REPEATS:
            number += 1
            done += batch(number)
        best = max(best, done / (time.process_time() - began))
    return best


def play_from_python(start: Position, seed: int) -> int:
    """Play a random game step by step from Python: list the choices, apply one; return the decisions."""
    position = start.copy()
    draw = Rng(seed).pick
    choose = random.Random(seed).random  # noqa: S311
    decisions = 0
    while True:
        turn = position.turn
        if turn >= 0:
            steps = position.legal_steps(turn)
            position.apply(turn, steps[int(choose() * float(len(steps)))])
            decisions += 1
        elif turn == CHANCE:
            position.apply(CHANCE, draw(position.outcome_weights()))
        elif turn == TERMINAL:
            return decisions
        else:
            seat = next(seat for seat in range(16) if position.must_act(seat))
            steps = position.legal_steps(seat)
            position.apply(seat, steps[int(choose() * float(len(steps)))])
            decisions += 1


def midgame(start: Position, decisions: int = 60) -> Position:
    """Return a position from the middle of a game."""
    position = start.copy()
    rng = Rng(1)
    while decisions > 0 and position.turn != TERMINAL:
        turn = position.turn
        if turn == CHANCE:
            position.apply(CHANCE, rng.pick(position.outcome_weights()))
            continue
        seat = turn if turn >= 0 else next(seat for seat in range(16) if position.must_act(seat))
        steps = position.legal_steps(seat)
        position.apply(seat, steps[rng.below(len(steps))])
        decisions -= 1
    return position


def copy_times(position: Position, times: int = 10_000) -> int:
    """Copy a position many times; return how often."""
    copy_many(position, times)
    return times
