"""How strong the bots are: the tournaments behind docs/strength.md.

    uv run bench/strength.py [--workers K] [--only WORD]    plays what is missing and writes the table anew
    uv run bench/strength.py --write                        writes the table from the games that are there

Each is an ordinary `backroom arena` run; its games are kept in .build/strength, so that the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NamedTuple

from backroom import find_game
from backroom.arena.results import Results
from backroom.arena.schedule import Setting, make_setting
from backroom.arena.summary import Summary, summarise
from backroom.arena.tournament import played_so_far, write_report
from backroom.cli.arena import watch

ROOT = Path(__file__).parent.parent
KEPT = ROOT / ".build" / "strength"
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- written by bench/strength.py -->\n", "<!-- until here -->\n"


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

    def setting(self) -> Setting:
        """Return what is played."""
        return make_setting(find_game(self.game), self.players, {}, list(self.bots), "strength")


RUNS = (
    Run("new-corp-order", 1, ("expert",), 500),
    Run("new-corp-order", 2, ("expert", "greedy"), 200),
    Run("new-corp-order", 4, ("expert", "greedy"), 200),
    Run("kompromat", 2, ("expert", "greedy"), 200),
    Run("kompromat", 2, ("expert", "duellist"), 400),
    Run("megacorps", 4, ("expert", "greedy"), 200),
    *(
        Run(game, 2, pair, 200)
        for game in ("new-corp-order", "kompromat")
        for pair in (("novice", "random"), ("regular", "novice"), ("expert", "regular"))
    ),
    *(Run("megacorps", 3, pair, 200) for pair in (("novice", "random"), ("regular", "novice"), ("expert", "regular"))),
)


def row(run: Run, summary: Summary) -> str:
    """Return a line of the table."""
    hero = next(entrant for entrant in summary.entrants if entrant.name == run.bots[0])
    rivals = [name for name in dict.fromkeys((*run.bots[1:], *find_game(run.game).automatons(run.players))) if name != hero.name]
    share = hero.share
    figures = f"{share.value:.1%} | {share.low:.1%} to {share.high:.1%} | {hero.even:.0%}"
    seconds = f"{summary.seconds / summary.games:.1f}"
    return f"| {run.game} | {run.players} | {run.bots[0]} | {', '.join(rivals)} | {figures} | {summary.games} | {seconds} |\n"


def write_table() -> None:
    """Write the table into the page, from the games that are there."""
    lines = [
        "| game | players | hero | rivals | share of wins | 95 % | even | games | s a game |\n",
        "|---|---|---|---|---|---|---|---|---|\n",
    ]
    for run in RUNS:
        if (KEPT / run.name).exists():
            played = played_so_far(Results(run.setting(), KEPT / run.name), run.games)
            lines += [row(run, summarise(run.setting(), played))] if played else []
    before, _, rest = PAGE.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}{''.join(lines)}{END}{after}")


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="Play the runs whose name has this word.")
    parser.add_argument("--write", action="store_true", help="Play nothing.")
    options = parser.parse_args()
    for run in RUNS if not options.write else ():
        if options.only in run.name:
            results = Results(run.setting(), KEPT / run.name)
            stopped = watch(results, run.games, options.workers, None)
            played = played_so_far(results, run.games)
            if played:
                write_report(KEPT / run.name, played, summarise(run.setting(), played))
            if stopped:
                sys.exit(130)
    write_table()


if __name__ == "__main__":
    main()
