"""`backroom bench`: how fast the rules are on this machine, per second of one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Annotated, Any

import typer
from rich.table import Table

import backroom
from backroom.bots.benchmark import benchmark_search
from backroom.cli.common import AsJson, console
from backroom.core import registry
from backroom.core.benchmark import benchmark_game


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; all by default.")] = None,
    json_: AsJson = False,
    seconds: Annotated[float, typer.Option(help="How long to measure each figure.")] = 1.0,
    ratio: Annotated[bool, typer.Option("--ratio/--no-ratio", help="Measure the same code uncompiled beside.")] = True,
    research: Annotated[bool, typer.Option(help="Measure the environments for research instead, beside public ones if installed.")] = False,
) -> None:
    """Measure random play inside the core and driven from Python, tree search, and copying; all at the largest table."""
    names = [registry.find_game(game).name] if game is not None else list(registry.games())
    if research:
        bench_research(names, json_, seconds)
        return
    figures = {
        name: benchmark_game(registry.find_game(name), seconds) | benchmark_search(registry.find_game(name), seconds) for name in names
    }
    if ratio and backroom.compiled_status == "compiled":
        for name, plain in benchmark_uncompiled(names, seconds).items():
            figures[name]["uncompiled_decisions_per_second"] = plain["decisions_per_second"]
            figures[name]["speedup"] = round(figures[name]["decisions_per_second"] / plain["decisions_per_second"], 1)
    if json_:
        print(json.dumps({"games": figures}, indent=2))
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "players", "decisions/s in the core", "driven from Python", "in search", "copy", "against uncompiled"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, row in figures.items():
        speedup = f"{row['speedup']}×" if "speedup" in row else "-"
        decisions, driven = f"{row['decisions_per_second']:,}", f"{row['driven_decisions_per_second']:,}"
        search = f"{row['search_decisions_per_second']:,}"
        table.add_row(name, str(row["players"]), decisions, driven, search, f"{row['copy_ns']} ns", speedup)
    out = console()
    out.print(f"rules {backroom.compiled_status}; per CPU second of one core, best of five")
    out.print(table)


def bench_research(names: list[str], json_: bool, seconds: float) -> None:
    """Measure environments; they need the extra `research`."""
    from backroom.envs.benchmark import benchmark_envs  # noqa: PLC0415 (an extra)

    figures = {name: benchmark_envs(registry.find_game(name), seconds) for name in names}
    if json_:
        print(json.dumps({"research": figures}, indent=2))
        return
    out = console()
    out.print(f"rules {backroom.compiled_status}; steps per CPU second of one core, best of five rounds in turns")
    for name, row in figures.items():
        table = Table(box=None, pad_edge=False)
        table.add_column(f"{name}, {row['players']} players")
        table.add_column("", justify="right")
        for what, value in row["steps_per_second"].items():
            table.add_row(what, f"{value:,}")
        for what, value in row["ratios"].items():
            table.add_row(what, f"{value}×")
        out.print(table)


def benchmark_uncompiled(names: list[str], seconds: float) -> dict[str, Any]:
    """Return the same figures of the plain sources, measured in a process of their own."""
    figures: dict[str, Any] = {}
    environment = os.environ | {"BACKROOM_COMPILED": "0"}
    for name in names:
        command = [sys.executable, "-m", "backroom", "bench", name, "--json", "--no-ratio", "--seconds", str(seconds)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
        figures |= json.loads(done.stdout)["games"]
    return figures
