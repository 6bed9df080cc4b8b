"""How strong a bot is: one hero against rivals, every shuffle played from each seat, so that all meet the same luck.

    uv run bench/strength.py new-corp-order --players 2 --hero expert --rival greedy --games 100 [--out FILE]

A shared win counts as a share. Intervals are Wilson's at 95 %. With --out each game is kept in a JSON file, and the same command goes on
where it stopped. With --unweighed all imagined positions count alike, however implausible.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from math import sqrt
from pathlib import Path
from typing import Any

from backroom import compiled_status, find_game
from backroom.bots import levels
from backroom.bots.match import play_match

NORMAL_95 = 1.96


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    share = won / games
    square = NORMAL_95 * NORMAL_95
    centre = (share + square / (2 * games)) / (1 + square / games)
    margin = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def play(options: argparse.Namespace, number: int) -> float:
    """Play one game; return the hero's share of the win. Of solo games the automaton is the rival."""
    seat = number % options.players
    names = [options.hero if place == seat else options.rival for place in range(options.players)]
    given = dict(word.split("=", 1) for word in options.option)
    outcome = play_match(find_game(options.game), options.players, given, names, f"{options.seed}/{number // options.players}").outcome
    assert outcome is not None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def read(file: Path | None, setting: dict[str, Any]) -> list[float]:
    """Return the games already played with the same setting."""
    if file is None or not file.exists():
        return []
    kept = json.loads(file.read_text())
    if kept["setting"] != setting:
        sys.exit(f"{file} is of another setting: {kept['setting']}")
    shares: list[float] = kept["shares"]
    return shares


def main() -> None:
    """Play, keep, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--hero", default="expert")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--unweighed", action="store_true")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    if options.unweighed:
        levels.TRIES = 1
    setting = {name: value for name, value in vars(options).items() if name not in ("games", "out")}
    shares = read(options.out, setting)
    began = time.process_time()
    played = 0
    while len(shares) < options.games or len(shares) % options.players != 0:
        shares.append(play(options, len(shares)))
        played += 1
        if options.out is not None:
            low, high = wilson(sum(shares), len(shares))
            result = {"setting": setting, "share": sum(shares) / len(shares), "low": low, "high": high, "shares": shares}
            options.out.write_text(json.dumps(result))
    low, high = wilson(sum(shares), len(shares))
    even = 1 / options.players
    mean = sum(shares) / len(shares)
    print(f"{options.game}, {options.players} players, {options.hero} against {options.rival}")
    print(f"{mean:.1%} of wins (95 % interval {low:.1%} to {high:.1%}), even is {even:.0%}")
    seconds = (time.process_time() - began) / max(1, played)
    print(f"{len(shares)} games, {seconds:.1f} s of processor time each, rules {compiled_status}")


if __name__ == "__main__":
    main()
