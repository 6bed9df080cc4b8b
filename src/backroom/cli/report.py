"""`backroom report`: a page for designers about the balance of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from backroom.arena.balance import write_balance_report
from backroom.arena.results import ResultsFile
from backroom.arena.schedule import make_config
from backroom.arena.summary import summarise
from backroom.arena.tournament import finished_matches
from backroom.cli.arena import Workers, run_with_progress
from backroom.cli.common import EditionFile, GameName, OptionWords, make_texts, read_options
from backroom.core.registry import find_game

BALANCE = "balance"


def report(  # noqa: PLR0913, PLR0917
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the page and its plots go; games go to DIR/games.")] = Path("balance"),
    players: Annotated[list[int] | None, typer.Option(help="A player count; repeat it for more. All by default.")] = None,
    bot: Annotated[str, typer.Option(help="Who plays all seats; expert@500 thinks no more than 500 simulations a decision.")] = "expert",
    games: Annotated[int, typer.Option(min=1, help="How many games for each player count.")] = 200,
    workers: Workers = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same shuffles.")] = BALANCE,
    option: OptionWords = None,
    edition: EditionFile = None,
) -> None:
    """Play games of equal bots and write a page: length, who begins, and what each component is worth, with intervals and plots."""
    found = find_game(game)
    options = read_options(found, option, edition)
    counts = players or list(found.player_counts)
    runs = []
    for number in counts:
        results = ResultsFile(make_config(found, number, options, [bot], seed), out / "games" / f"{found.name}-{number}")
        stopped = run_with_progress(results, games, workers, None)
        if stopped:
            raise typer.Exit(130)
        played = finished_matches(results, games)
        runs.append((summarise(results.config, played), played))
    chosen = "" if players is None else "".join(f" --players {number}" for number in players)
    command = f"backroom report {found.name}{chosen} --bot {bot} --games {games}" + "".join(f" --option {word}" for word in option or [])
    command += f" --seed {seed}" * (seed != BALANCE) + f" --edition {edition}" * (edition is not None)
    page = write_balance_report(out, command, make_texts("en", found).format("title"), runs)
    print(page)
