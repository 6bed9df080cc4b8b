"""`backroom arena`: a tournament of bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from backroom.arena.results import ResultsFile
from backroom.arena.schedule import make_config
from backroom.arena.summary import TournamentSummary, summarise
from backroom.arena.tournament import finished_matches, play_remaining, remaining_matches, write_report
from backroom.cli.common import AsJson, EditionFile, GameName, OptionWords, Players, console, read_options
from backroom.core.registry import find_game

Bots = Annotated[
    str,
    typer.Option(
        help="Who takes part: expert,greedy,… More than there are seats: each choice of them; fewer: the last fills the other seats. "
        "expert@500 thinks no more than 500 simulations a decision; policy:FILE plays a saved policy."
    ),
]
Workers = Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core by default.")]
KeptIn = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="Keep games and report here; go on with games that are there.")]


def arena(  # noqa: PLR0913, PLR0917
    game: GameName,
    players: Players = None,
    bots: Bots = "expert,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole shuffles.")] = 100,
    workers: Workers = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, or auto.")] = None,
    out: KeptIn = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same shuffles.")] = "arena",
    option: OptionWords = None,
    edition: EditionFile = None,
    json_: AsJson = False,
) -> None:
    """Let bots play each other, the same shuffles from every seat, and show ratings and shares of wins with 95 % intervals."""
    found = find_game(game)
    seats = players if players is not None else found.default_players
    names = [name.strip() for name in bots.split(",") if name.strip()]
    results = ResultsFile(make_config(found, seats, read_options(found, option, edition), names, seed), out)
    stopped = run_with_progress(results, games, workers, ray)
    played = finished_matches(results, games)
    if not played:
        raise typer.Exit(130)
    summary = summarise(results.config, played)
    if out is not None:
        write_report(out, played, summary)
    if json_:
        print_json(summary)
    else:
        show(summary, out)
    if stopped:
        raise typer.Exit(130)


def run_with_progress(results: ResultsFile, games: int, workers: int | None, ray: str | None) -> bool:
    """Play what is missing with a progress bar, by default in a process a core; tell whether it was stopped by Ctrl-C."""
    screen = Console(stderr=True)
    left = len(remaining_matches(results, games))
    total = len(finished_matches(results, games)) + left
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as progress:
        task = progress.add_task(results.config.game, total=total, completed=total - left)
        playing = play_remaining(
            results, games, workers or os.cpu_count() or 1, ray, lambda sentence: screen.print(sentence, style="yellow")
        )
        try:
            for _ in playing:
                progress.advance(task)
        except KeyboardInterrupt:
            playing.close()
            screen.print("stopped; what has been played is kept" if results.file is not None else "stopped")
            return True
    return False


def print_json(summary: TournamentSummary) -> None:
    """Print the figures as JSON."""
    print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())


def show(summary: TournamentSummary, out: Path | None) -> None:
    """Print the figures as a table."""
    grid = Grid(box=None, pad_edge=False)
    for heading in ("bot", "rating", "95 % interval", "wins", "95 % interval", "even", "seats", "score"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for entrant in summary.entrants:
        share = entrant.share
        grid.add_row(
            entrant.name,
            f"{entrant.rating:.0f}",
            f"{entrant.rating_low:.0f} to {entrant.rating_high:.0f}",
            f"{share.value:.1%}",
            f"{share.low:.1%} to {share.high:.1%}",
            f"{entrant.even:.0%}",
            str(share.games),
            f"{entrant.score:.1f} ± {entrant.deviation:.1f}",
        )
    screen = console()
    config = summary.config
    screen.print(f"[bold]{config.game}[/bold], {config.players} players, {summary.games} games, {summary.shuffles} shuffles")
    screen.print(grid)
    by_seat = ", ".join(f"{seat.value:.1%} ({seat.low:.1%} to {seat.high:.1%})" for seat in summary.seats)
    screen.print(f"wins by seat: {by_seat}")
    screen.print(f"moves a game {summary.moves.mean:.1f}; {summary.seconds / summary.games:.2f} s of processor time a game")
    if out is not None:
        screen.print(f"report: {out / 'report.html'}")
