"""`backroom sync`: write the generated sections of games' folders, for developers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import backroom
from backroom.core.codegen import generate
from backroom.core.errors import UnknownGame, join_or


def folders() -> dict[str, Path]:
    """Return the games' folders by name. No game is imported, since what is generated may be what it lacks."""
    games = sorted((Path(backroom.__file__).parent / "games").glob("*/phases.py"))
    return {file.parent.name.replace("_", "-"): file.parent for file in games}


def sync(
    game: Annotated[str, typer.Argument(help="The name of a game; all games without it.")] = "",
    check: Annotated[bool, typer.Option("--check", help="Change nothing; exit with 1 if a section is out of date.")] = False,
) -> None:
    """Write what follows from a game's declarations: phase numbers, and the methods that copy, compare and clear its fields."""
    found = folders()
    if game and game not in found:
        raise UnknownGame(f"unknown game {game!r} (available: {join_or(list(found))})")
    stale = False
    for name, folder in found.items():
        if game in ("", name):
            for file, text in generate(folder).items():
                if text != file.read_text(encoding="utf-8"):
                    stale = True
                    print(f"{name}/{file.relative_to(folder)} {'is out of date' if check else 'written'}")
                    if not check:
                        file.write_text(text, encoding="utf-8")
    if check and stale:
        raise typer.Exit(1)
