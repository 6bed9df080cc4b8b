"""Our rules beside OpenSpiel's in one run: random play in bulk, driven from Python, and copying.

    uv run --group peers bench/peers.py [--seconds 2] [--json]

Figures are per second of processor time, the best of five rounds in which all take turns. A decision is one choice of one player;
draws of chance are made as well, but not counted.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel

from backroom import compiled_status, find_game
from backroom.core.benchmark import copy_times, midgame, play_from_python
from backroom.core.playout import play_many

ROUNDS = 5
OURS = "new-corp-order"
PEERS = ("hearts", "spades")


def play_openspiel(game: Any, rng: random.Random) -> tuple[int, list[Any]]:
    """Play a random game of OpenSpiel from Python; return the decisions and some positions on the way."""
    state = game.new_initial_state()
    decisions = 0
    kept = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        decisions += 1
        if decisions % 20 == 0:
            kept.append(state.clone())
    return decisions, kept


def openspiel_batches(name: str) -> dict[str, Callable[[int], int]]:
    """Return what is measured of a game of OpenSpiel."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    rng = random.Random(1)
    decisions, kept = play_openspiel(game, rng)

    def in_bulk(number: int) -> int:
        for extra in range(20):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number * 20 + extra)
        return 20 * decisions  # both games always last as many tricks

    def driven(_: int) -> int:
        return play_openspiel_plainly(game, rng)

    def copied(_: int) -> int:
        for _ in range(1000):
            kept[0].clone()
        return 1000

    return {"core": in_bulk, "driven": driven, "copy": copied}


def play_openspiel_plainly(game: Any, rng: random.Random) -> int:
    """Play a random game of OpenSpiel from Python as fast as its API allows; return the decisions."""
    state = game.new_initial_state()
    draw = rng.random
    decisions = 0
    while not state.is_terminal():
        if state.current_player() >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        else:
            state.apply_action(drawn(state.chance_outcomes(), draw()))
    return decisions


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """Return the outcome at a point between 0 and 1."""
    for action, odds in outcomes:
        left -= odds
        if left < 0:
            return action
    return outcomes[-1][0]


def our_batches() -> dict[str, Callable[[int], int]]:
    """Return what is measured of our game."""
    start = find_game(OURS).new_position(4)
    middle = midgame(start)
    return {
        "core": lambda number: play_many(start, number, 20),
        "driven": lambda number: play_from_python(start, number),
        "copy": lambda _: copy_times(middle),
    }


def rate(batch: Callable[[int], int], seconds: float, first: int) -> float:
    """Return how many things a batch does in a second of processor time."""
    done = 0
    number = first
    began = time.process_time()
    while time.process_time() - began < seconds:
        number += 1
        done += batch(number)
    return done / (time.process_time() - began)


def main() -> None:
    """Measure all in turns and print rates and ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each figure")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    batches = {OURS: our_batches(), **{f"open_spiel {name}": openspiel_batches(name) for name in PEERS}}
    best: dict[str, dict[str, float]] = {name: dict.fromkeys(("core", "driven", "copy"), 0.0) for name in batches}
    for turn in range(ROUNDS):
        for name, measured in batches.items():
            for what, batch in measured.items():
                best[name][what] = max(best[name][what], rate(batch, arguments.seconds / ROUNDS, turn * 100_000))
    peers = [row for name, row in best.items() if name != OURS]
    report = {
        "rules": compiled_status,
        "per_second": {name: {what: round(value) for what, value in row.items()} for name, row in best.items()},
        "ratio_to_the_faster_peer": {
            what: round(best[OURS][what] / max(row[what] for row in peers), 2) for what in ("core", "driven", "copy")
        },
        "driven_ratio_to_hearts": round(best[OURS]["driven"] / best["open_spiel hearts"]["driven"], 2),
    }
    if arguments.json:
        print(json.dumps(report, indent=2))
        return
    print(f"rules {compiled_status}; per second of processor time")
    print(f"{'':22}{'decisions in bulk':>20}{'driven from Python':>20}{'copy':>12}")
    for name, row in best.items():
        print(f"{name:22}{row['core']:>20,.0f}{row['driven']:>20,.0f}{1e9 / row['copy']:>9,.0f} ns")
    print(f"against the faster peer: {report['ratio_to_the_faster_peer']}, driven against hearts: {report['driven_ratio_to_hearts']}")


main()
