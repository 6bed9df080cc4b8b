"""A tournament: play what is missing, keep it, report."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import msgspec

from backroom.arena.cluster import play_on_cluster
from backroom.arena.crew import Tell, play_here, play_in_processes
from backroom.arena.report import html_report
from backroom.arena.schedule import Setting, schedule
from backroom.arena.summary import Summary, components_csv, games_csv

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from backroom.arena.match import Played
    from backroom.arena.results import Results
    from backroom.arena.schedule import Match


def missing(results: Results, games: int) -> list[Match]:
    """Return the games that are still to be played."""
    return [match for match in schedule(results.setting, games) if match not in results]


def play_missing(results: Results, games: int, workers: int, ray: str | None, tell: Tell) -> Generator[Played, None, None]:
    """Play what is missing and keep each game as soon as it is over."""
    wanted = missing(results, games)
    setting: Setting = results.setting
    if ray is not None:
        playing = play_on_cluster(setting, wanted, ray, tell)
    elif workers > 1:
        playing = play_in_processes(setting, wanted, workers, tell)
    else:
        playing = play_here(setting, wanted)
    with closing(playing):
        for played in playing:
            results.add(played)
            yield played


def played_so_far(results: Results, games: int) -> list[Played]:
    """Return the games of the schedule that have been played, in its order."""
    return results.among(list(schedule(results.setting, games)))


def write_report(folder: Path, games: list[Played], summary: Summary) -> None:
    """Write the figures as JSON, CSV and HTML beside the games."""
    brief = msgspec.to_builtins(summary)
    for spread in ("moves", "scores", "margins"):
        del brief[spread]["values"]
    (folder / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(brief), indent=2) + b"\n")
    (folder / "games.csv").write_text(games_csv(games), encoding="utf-8")
    (folder / "components.csv").write_text(components_csv(summary), encoding="utf-8")
    (folder / "report.html").write_text(html_report(summary), encoding="utf-8")
