"""How often the duellist wins at Kompromat, seats balanced: every shuffle is played twice, with seats changed.

    uv run bench/kompromat_duellist.py [--games 2000] [--rival greedy] [--seed 1]

A draw counts half. The interval is for the mean over pairs of games with the same shuffles, for such games hang together.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev

from backroom import compiled_status, find_game
from backroom.bots.play import play_game

GAME = "kompromat"


def share(names: list[str], seed: str) -> tuple[float, bool]:
    """Play a game; return the duellist's share of the win, and whether nine tokens ended it."""
    table = play_game(find_game(GAME), 2, {}, names, seed)
    outcome = table.outcome
    assert outcome is not None
    won = outcome.winners
    notorious = max(int(held) for held in table.position.tokens) >= 9  # type: ignore[attr-defined]
    return (1 / len(won) if names.index("duellist") in won else 0.0), notorious


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    pairs = []
    notorious = 0
    for number in range(options.games // 2):
        games = [share(names, f"{options.seed}/{number}") for names in (["duellist", options.rival], [options.rival, "duellist"])]
        pairs.append(fmean(won for won, _ in games))
        notorious += sum(ended for _, ended in games)
    mean = fmean(pairs)
    margin = 1.96 * stdev(pairs) / sqrt(len(pairs))
    print(f"rules {compiled_status}; {2 * len(pairs)} games, {len(pairs)} with each seat")
    print(f"duellist against {options.rival}: {mean:.1%} (95 % interval {mean - margin:.1%} to {mean + margin:.1%})")
    print(f"ended by nine tokens: {notorious / 2 / len(pairs):.1%}")


if __name__ == "__main__":
    main()
