"""`backroom simulate`: bots against bots, many games."""

from __future__ import annotations

import json
import statistics
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from backroom.bots.play import check_bot, play_game
from backroom.cli.common import AsJson, EditionFile, GameName, OptionWords, Players, console, read_options
from backroom.core.errors import BadSetup, join_or
from backroom.core.game import Game, Options
from backroom.core.record import write_record
from backroom.core.registry import find_game
from backroom.core.stats import wilson
from backroom.core.table import Table


def simulate(  # noqa: PLR0913, PLR0917
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all: random,expert@500,… as in the arena.")] = "random",
    option: OptionWords = None,
    edition: EditionFile = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write a record of each game here.")] = None,
    json_: AsJson = False,
) -> None:
    """Play games of bots and show wins with 95 % intervals, scores and lengths."""
    found = find_game(game)
    players = players if players is not None else found.default_players
    options = found.check_setup(players, read_options(found, option, edition))
    names = seat_names(found, players, options, bots)
    if out is not None:
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetup(f"{out}: {error.strerror or error}") from error
    tables = []
    began = time.perf_counter()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        for number in progress.track(range(games), description=found.name):
            table = play_game(found, players, options, names, f"{seed}/{number}")
            tables.append(GameStats(table))
            if out is not None:
                record = write_record(table, [f"{name} {seat + 1}" for seat, name in enumerate(names)])
                width = len(str(games - 1))
                (out / f"{found.name}-{number:0{width}}.jsonl").write_text(record, encoding="utf-8")
    seconds = time.perf_counter() - began
    report = summarise(found, players, names, tables, seconds)
    if json_:
        print(json.dumps({"seed": seed, "options": options, **report}, indent=2))
    else:
        show(found, report)


def seat_names(game: Game[Any, Any], players: int, options: Options, bots: str) -> list[str]:
    """Return a bot's name for each seat."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadSetup(f"{players} play, so name {join_or([1, players])} bots, not {len(names)}")
    for name in names:
        check_bot(name, game, players, options)
    return names


class GameStats:
    """What is kept of a game."""

    def __init__(self, table: Table) -> None:
        outcome = table.outcome
        assert outcome is not None
        self.outcome = outcome
        self.moves = sum(entry.by >= 0 for entry in table.log)
        self.decisions = table.steps_taken


def summarise(game: Game[Any, Any], players: int, names: list[str], tables: list[GameStats], seconds: float) -> dict[str, Any]:
    """Return the figures of many games."""
    number = len(tables)
    sides = []
    for side, name in enumerate([*names, *game.automatons(players)]):
        wins = sum(1 / len(table.outcome.winners) for table in tables if side in table.outcome.winners)
        scores = [table.outcome.scores[side] for table in tables]
        low, high = wilson(wins, number)
        sides.append(
            {
                "side": side,
                "bot": name,
                "wins": round(wins, 3),
                "win_rate": round(wins / number, 4),
                "win_rate_95": [round(low, 4), round(high, 4)],
                "score_mean": round(statistics.fmean(scores), 3),
                "score_deviation": round(statistics.pstdev(scores), 3),
            }
        )
    decisions = sum(table.decisions for table in tables)
    return {
        "game": game.name,
        "players": players,
        "games": number,
        "sides": sides,
        "moves_mean": round(statistics.fmean([table.moves for table in tables]), 2),
        "moves_range": [min(table.moves for table in tables), max(table.moves for table in tables)],
        "decisions_mean": round(decisions / number, 2),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
    }


def show(game: Game[Any, Any], report: dict[str, Any]) -> None:
    """Print the figures as a table."""
    grid = Grid(box=None, pad_edge=False)
    for heading in ("side", "bot", "wins", "95 % interval", "score", "±"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for side in report["sides"]:
        low, high = side["win_rate_95"]
        grid.add_row(
            str(side["side"]),
            side["bot"],
            f"{side['win_rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{side['score_mean']:.1f}",
            f"{side['score_deviation']:.1f}",
        )
    out = console()
    out.print(f"[bold]{game.name}[/bold], {report['players']} players, {report['games']} games")
    out.print(grid)
    least, most = report["moves_range"]
    out.print(f"moves a game {report['moves_mean']} ({least} to {most}), decisions a game {report['decisions_mean']}")
    out.print(f"{report['seconds']:.1f} s, {report['decisions_per_second']:,} decisions/s with bots thinking")
