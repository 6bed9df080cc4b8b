"""Speed of the environments on one core, beside public ones, all taking turns: per second of processor time, the best of five rounds."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import backroom
from backroom.core.game import Game
from backroom.envs.batched import BatchedEnv
from backroom.envs.pettingzoo import env
from backroom.envs.reference_envs import random_game, reference_envs

ROUNDS = 5
TABLES = 1024
STEPS = 8
WARM_UP = 200
BATCHED = "batched, with masks"
OBSERVING = "batched, with masks and observations"
AEC = "PettingZoo, one seat at a time"


@contextmanager
def pin_to_one_core() -> Iterator[None]:
    """Keep to one core, where the system lets us, so that libraries with threads of their own use no more either."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def batched(game: Game[Any, Any], players: int, *, observations: bool) -> Callable[[], int]:
    """Return what takes some random steps at many tables that are in the middle of their games."""
    tables = BatchedEnv(game, players, tables=TABLES, observations=observations)
    for _ in range(WARM_UP):
        tables.step(tables.sample())

    def some() -> int:
        for _ in range(STEPS):
            tables.step(tables.sample())
        return STEPS * TABLES

    return some


def benchmark_envs(game: Game[Any, Any], seconds: float) -> dict[str, Any]:
    """Return steps per second of a game's environments at its largest table, and of the peers that are installed."""
    players = game.player_counts[-1]
    with pin_to_one_core():
        single = env(game, players)
        single.reset(seed=1)
        measured: dict[str, Callable[[], int]] = {
            BATCHED: batched(game, players, observations=False),
            OBSERVING: batched(game, players, observations=True),
            AEC: random_game(single),
            **reference_envs(),
        }
        best = dict.fromkeys(measured, 0.0)
        for _ in range(ROUNDS):
            for name, some in measured.items():
                best[name] = max(best[name], rate(some, seconds / ROUNDS))
    figures = {name: round(value) for name, value in best.items()}
    return {
        "players": players,
        "compiled": backroom.compiled_status == "compiled",
        "steps_per_second": figures,
        "ratios": speed_ratios(figures),
    }


def rate(some: Callable[[], int], seconds: float) -> float:
    """Return how many steps are made in a second of processor time."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        done += some()
    return done / (time.process_time() - began)


def speed_ratios(figures: dict[str, int]) -> dict[str, float]:
    """Return how many times as fast ours are as the peers of their kind."""
    found: dict[str, float] = {}
    for peer, value in figures.items():
        if peer.startswith("pgx"):
            found |= {f"{ours} / {peer}": round(figures[ours] / value, 2) for ours in (BATCHED, OBSERVING)}
        elif peer.startswith("pettingzoo"):
            found[f"{AEC} / {peer}"] = round(figures[AEC] / value, 2)
    return found
