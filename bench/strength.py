"""How strong the bots are: the tournaments behind docs/strength.md.

    uv run bench/strength.py [--workers K] [--only WORD]    plays what is missing and writes docs/results and the page anew
    uv run bench/strength.py --write                        writes them from the games that are there

Each is an ordinary `backroom arena` run; its games are kept in .build/strength, so that the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from backroom import find_game
from backroom.arena.results import ResultsFile
from backroom.arena.schedule import TournamentConfig, make_config
from backroom.arena.summary import summarise
from backroom.arena.tournament import finished_matches, write_report
from backroom.cli.arena import run_with_progress

ROOT = Path(__file__).parent.parent
KEPT = ROOT / ".build" / "strength"
RESULTS = ROOT / "docs" / "results"


class Run(NamedTuple):
    """A tournament: the first bot is the hero."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int

    @property
    def name(self) -> str:
        """The name of its folder."""
        return "-".join([self.game, str(self.players), *self.bots])

    def config(self) -> TournamentConfig:
        """Return what is played."""
        return make_config(find_game(self.game), self.players, {}, list(self.bots), "strength")


RUNS = (
    Run("new-corp-order", 1, ("expert",), 500),
    Run("new-corp-order", 2, ("expert", "greedy"), 200),
    Run("new-corp-order", 4, ("expert", "greedy"), 200),
    Run("kompromat", 2, ("expert", "greedy"), 80),
    Run("kompromat", 2, ("expert", "duellist"), 120),
    Run("megacorps", 4, ("expert", "greedy"), 200),
    *(Run("new-corp-order", 2, pair, 200) for pair in (("novice", "random"), ("regular", "novice"), ("expert", "regular"))),
    Run("kompromat", 2, ("novice", "random"), 160),
    Run("kompromat", 2, ("regular", "novice"), 160),
    Run("kompromat", 2, ("expert", "regular"), 120),
    *(Run("megacorps", 3, pair, 200) for pair in (("novice", "random"), ("regular", "novice"), ("expert", "regular"))),
    # The analyst thinks as long as one gives it: here four times as much as the expert, in MegaCorps sixteen times.
    Run("new-corp-order", 2, ("analyst@32000", "expert"), 48),
    Run("kompromat", 2, ("analyst@4000", "expert"), 20),
    Run("megacorps", 3, ("analyst@64000", "expert"), 45),
)


def keep_figures() -> None:
    """Put the figures of the games that are there into docs/results, and have the page written from them."""
    for run in RUNS:
        if (KEPT / run.name).exists():
            played = finished_matches(ResultsFile(run.config(), KEPT / run.name), run.games)
            if played:
                write_report(KEPT / run.name, played, summarise(run.config(), played))
                shutil.copy(KEPT / run.name / "results.json", RESULTS / f"strength-{run.name}.json")
    subprocess.run([sys.executable, ROOT / "tools" / "tables.py"], check=True)


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="Play the runs whose name has this word.")
    parser.add_argument("--write", action="store_true", help="Play nothing.")
    options = parser.parse_args()
    for run in RUNS if not options.write else ():
        if options.only in run.name:
            results = ResultsFile(run.config(), KEPT / run.name)
            stopped = run_with_progress(results, run.games, options.workers, None)
            if stopped:
                sys.exit(130)
    keep_figures()


if __name__ == "__main__":
    main()
