"""A tournament: play what is missing, keep it, report."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import msgspec

from backroom.arena.executors import Report, run_processes, run_serial
from backroom.arena.html_report import render_html
from backroom.arena.ray_executor import run_ray
from backroom.arena.schedule import TournamentConfig, schedule
from backroom.arena.summary import TournamentSummary, components_csv, games_csv

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from backroom.arena.match import MatchResult
    from backroom.arena.results import ResultsFile
    from backroom.arena.schedule import Match


def remaining_matches(results: ResultsFile, games: int) -> list[Match]:
    """Return the games that are still to be played."""
    return [match for match in schedule(results.config, games) if match not in results]


def play_remaining(results: ResultsFile, games: int, workers: int, ray: str | None, tell: Report) -> Generator[MatchResult, None, None]:
    """Play what is missing and keep each game as soon as it is over."""
    wanted = remaining_matches(results, games)
    config: TournamentConfig = results.config
    if ray is not None:
        playing = run_ray(config, wanted, ray, tell)
    elif workers > 1:
        playing = run_processes(config, wanted, workers, tell)
    else:
        playing = run_serial(config, wanted)
    with closing(playing):
        for played in playing:
            results.add(played)
            yield played


def finished_matches(results: ResultsFile, games: int) -> list[MatchResult]:
    """Return the games of the schedule that have been played, in its order."""
    return results.among(list(schedule(results.config, games)))


def write_report(folder: Path, games: list[MatchResult], summary: TournamentSummary) -> None:
    """Write the figures as JSON, CSV and HTML beside the games."""
    brief = msgspec.to_builtins(summary)
    for spread in ("moves", "scores", "margins"):
        del brief[spread]["values"]
    (folder / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(brief), indent=2) + b"\n")
    (folder / "games.csv").write_text(games_csv(games), encoding="utf-8")
    (folder / "components.csv").write_text(components_csv(summary), encoding="utf-8")
    (folder / "report.html").write_text(render_html(summary), encoding="utf-8")
