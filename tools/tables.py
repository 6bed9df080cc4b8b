"""Write the tables of docs/strength.md and docs/speed.md from the result files in docs/results.

uv run tools/tables.py

A result is a JSON file: which table it belongs to, what was measured, by which command, when, and rows of cells. A cell is a text, a
number or a figure with its interval and unit. The `results.json` of `backroom arena --out DIR` may lie there as it is.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import msgspec

from backroom.arena.schedule import TournamentConfig
from backroom.arena.summary import Entrant

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "docs" / "results"
PAGES = (ROOT / "docs" / "strength.md", ROOT / "docs" / "speed.md")
PLACE = re.compile(r"(?P<begin><!-- table: (?P<name>[\w-]+) -->\n).*?(?P<end><!-- end of table -->)", re.DOTALL)


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number with what belongs to it."""

    value: float
    low: float | None = None
    """With `high` the 95 % interval."""
    high: float | None = None
    unit: str = ""
    digits: int | None = None
    """How many digits behind the point are shown; as many as are needed by default."""


Cell = str | int | float | Figure


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A measurement."""

    table: str
    what: str
    command: str
    date: str
    """The day, such as 2026-11-16; for a tournament's own file the version that played."""
    rows: list[dict[str, Cell]]
    note: str = ""


class Tournament(msgspec.Struct, frozen=True):
    """What is read of a tournament's `results.json`."""

    config: TournamentConfig
    games: int
    entrants: list[Entrant]
    seconds: float


def read_results() -> list[Result]:
    """Return all results, in the order of their files' names."""
    return [read_result(file) for file in sorted(RESULTS.glob("*.json"))]


def read_result(file: Path) -> Result:
    """Return the result in a file, or say what is wrong with it."""
    text = file.read_bytes()
    try:
        return from_arena(msgspec.json.decode(text, type=Tournament)) if b'"entrants"' in text else msgspec.json.decode(text, type=Result)
    except msgspec.ValidationError as error:
        raise SystemExit(f"{file}: {error}") from error


def from_arena(tournament: Tournament) -> Result:
    """Return a tournament as rows of the table of strength: the first bot, and who it met."""
    config = tournament.config
    hero = next(entrant for entrant in tournament.entrants if entrant.name == config.bots[0])
    rivals = ", ".join(entrant.name for entrant in tournament.entrants if entrant is not hero)
    row: dict[str, Cell] = {
        "game": config.game,
        "players": config.players,
        "bot": hero.name,
        "against": rivals,
        "share of wins": Figure(hero.share.value, hero.share.low, hero.share.high, digits=3),
        "even": Figure(hero.even, digits=2),
        "games": tournament.games,
        "rating": Figure(hero.rating, hero.rating_low, hero.rating_high, digits=0),
        "s a game": Figure(tournament.seconds / tournament.games, digits=1),
    }
    words = ["uv", "run", "backroom", "arena", config.game, "--players", str(config.players), "--bots", ",".join(config.bots)]
    words += ["--games", str(tournament.games), "--seed", config.seed]
    title = f"{config.game}, {config.players} {'player' if config.players == 1 else 'players'}"
    return Result("strength", title, shlex.join(words), f"version {config.version}", [row])


def spell(cell: Cell) -> str:
    """Return a cell as it stands in a table."""
    if isinstance(cell, str):
        return cell
    figure = cell if isinstance(cell, Figure) else Figure(cell)
    shown = number(figure.value, figure.digits)
    if figure.low is not None and figure.high is not None:
        shown += f" ({number(figure.low, figure.digits)} to {number(figure.high, figure.digits)})"
    return f"{shown}{'' if figure.unit in {'', '×'} else ' '}{figure.unit}"


def number(value: float, digits: int | None) -> str:
    """Return a number with its thousands apart."""
    return f"{value:,g}" if digits is None and abs(value) < 1000 else f"{value:,.{digits or 0}f}"


def table_of(name: str, results: list[Result]) -> str:
    """Return a table and where its figures come from; a table without results says so."""
    belonging = [result for result in results if result.table == name]
    if not belonging:
        return "No results yet.\n"
    columns = list(dict.fromkeys(column for result in belonging for row in result.rows for column in row))
    lines = [columns, ["---"] * len(columns)]
    lines += [[spell(row.get(column, "–")) for column in columns] for result in belonging for row in result.rows]
    sources = dict.fromkeys(f"- {result.what}: `{result.command}`, {result.date}. {result.note}".rstrip() for result in belonging)
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines] + ["", *sources, "", ""])


def write_page(text: str, results: list[Result]) -> str:
    """Return a page with its tables as the results have them."""
    return PLACE.sub(lambda place: f"{place['begin']}{table_of(place['name'], results)}{place['end']}", text)


def places() -> set[str]:
    """Return the names of the tables that pages have a place for."""
    return {place["name"] for page in PAGES for place in PLACE.finditer(page.read_text(encoding="utf-8"))}


def main() -> None:
    """Write the pages."""
    results = read_results()
    homeless = {result.table for result in results} - places()
    if homeless:
        raise SystemExit(f"no page has a place for {', '.join(sorted(homeless))}: put <!-- table: NAME --> and <!-- end of table --> there")
    for page in PAGES:
        page.write_text(write_page(page.read_text(encoding="utf-8"), results), encoding="utf-8")


if __name__ == "__main__":
    main()
