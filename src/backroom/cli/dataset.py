"""`backroom dataset`: games of bots as a file to learn from."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from backroom.cli.common import EditionFile, GameName, OptionWords, Players, console, read_options
from backroom.cli.simulate import seat_names
from backroom.core.errors import BadSetup
from backroom.core.registry import find_game

if TYPE_CHECKING:
    from backroom.envs.dataset import DatasetPlan


def dataset(  # noqa: PLR0913, PLR0917
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE.parquet", help="Where the rows go; the data card goes to FILE.md beside it.")],
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all; they sit one seat on from game to game.")] = "greedy",
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core by default.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same file.")] = "1",
    states: Annotated[bool, typer.Option("--states", help="Write information states too, as text.")] = False,
    option: OptionWords = None,
    edition: EditionFile = None,
) -> None:
    """Play games of bots and write every decision as a row: observation, legal steps, the step taken and the result."""
    from backroom.envs.dataset import DatasetPlan, schema_of, write_dataset  # noqa: PLC0415
    from backroom.envs.dataset_card import DatasetStats, render_card  # noqa: PLC0415 (an extra)

    found = find_game(game)
    seats = players if players is not None else found.default_players
    options = found.check_setup(seats, read_options(found, option, edition))
    plan = DatasetPlan(found.name, seats, options, tuple(seat_names(found, seats, options, bots)), games, seed, states)
    check_writable(out)
    tally = DatasetStats()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(found.name, total=games)
        for played in write_dataset(plan, out, workers or os.cpu_count() or 1):
            tally.count(played)
            progress.advance(task)
    command = command_text(plan, out.name, [*(option or []), *([] if edition is None else [f"edition={edition.name}"])])
    out.with_suffix(".md").write_text(render_card(plan, schema_of(plan), tally, out.name, command), encoding="utf-8")
    size = out.stat().st_size
    console().print(f"{tally.rows:,} rows of {games:,} games, {size / 1e6:.1f} MB: {out}; data card: {out.with_suffix('.md')}")


def command_text(plan: DatasetPlan, file: str, options: list[str]) -> str:
    """Return the command that makes this dataset again."""
    words = ["backroom", "dataset", plan.game, "--players", str(plan.players), "--games", str(plan.games), "--bots", ",".join(plan.bots)]
    words += ["--seed", plan.seed, *(["--states"] if plan.states else []), *(word for option in options for word in ("--option", option))]
    return shlex.join([*words, "--out", file])


def check_writable(out: Path) -> None:
    """Refuse a file that cannot be written before anything is played."""
    if out.suffix != ".parquet":
        raise BadSetup(f"the file must end in .parquet, not {out.suffix or 'in nothing'}: {out}")
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"{out.parent}: {error.strerror or error}") from error
