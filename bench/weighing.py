"""What it gains to weigh imagined positions by what the rivals have done: the same games with and without.

    uv run bench/weighing.py kompromat [--hero expert] [--rival duellist] [--games 200]

Two players; every shuffle is played from each seat, and a shared win counts as a share.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING
from unittest.mock import patch

from rich.progress import track

from backroom import find_game
from backroom.arena.executors import run_serial
from backroom.arena.schedule import make_config, schedule
from backroom.bots.levels import SearchBot
from backroom.core.stats import wilson

if TYPE_CHECKING:
    from backroom.core.position import Position


def as_they_come(_bot: SearchBot, worlds: list[Position], _sums: list[float], number: int) -> list[Position]:
    """Keep the first positions, however implausible."""
    return worlds[:number]


def report(options: argparse.Namespace, name: str) -> None:
    """Play all games and print the share of wins."""
    setting = make_config(find_game(options.game), 2, {}, [options.hero, options.rival], "weighing")
    matches = list(schedule(setting, options.games))
    share = sum(played.shares[played.bots.index(options.hero)] for played in track(run_serial(setting, matches), name, len(matches)))
    low, high = wilson(share, len(matches))
    print(f"{name}: {share / len(matches):.1%} of wins (95 % interval {low:.1%} to {high:.1%}), {len(matches)} games", flush=True)


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--hero", default="expert")
    parser.add_argument("--rival", default="duellist")
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args()
    report(options, "weighed")
    with patch.object(SearchBot, "resample", as_they_come):
        report(options, "all alike")


if __name__ == "__main__":
    main()
