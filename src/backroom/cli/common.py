"""What several commands share: parameters, and reading what the user typed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from backroom.core.errors import BackroomError
from backroom.core.game import Game, Options
from backroom.core.record import Record, read_record
from backroom.core.texts import Texts

TEXT_FOLDER = Path(__file__).parent / "text"

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game: see `backroom games`.")]
Language = Annotated[str, typer.Option("--lang", help="en, fr or de.")]
Players = Annotated[int | None, typer.Option(help="How many play; the fewest of two or more by default.")]
OptionWords = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; repeat it for more.")]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Components of your own, for games that take an edition.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def read_options(game: Game[Any, Any], words: list[str] | None, edition: Path | None = None) -> Options:
    """Return options from `key=value` words and an edition's file."""
    given = [] if edition is None else [f"edition={edition}"]
    return dict(game.read_option(word) for word in [*(words or []), *given])


def open_record(file: Path) -> Record:
    """Return the record in a file, or say what is wrong with it."""
    try:
        return read_record(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BackroomError(f"{file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BackroomError(f"{file}: this is not a text file") from error


def make_texts(language: str, game: Game[Any, Any] | None = None, names: list[str] | None = None) -> Texts:
    """Return the texts of the command line, and of a game if given."""
    return Texts(language, game, names or [], folders=(TEXT_FOLDER,))


def side_names(game: Game[Any, Any], players: int, names: list[str], texts: Texts) -> list[str]:
    """Return a name for every side: those given, numbers for the other seats, automatons by their own."""
    seats = [names[seat] if seat < len(names) else texts.format("seat-number", number=seat + 1) for seat in range(players)]
    return seats + [str(texts.display_name("automaton", automaton)) for automaton in game.automatons(players)]


def console() -> Console:
    """Return a console for standard output, wide enough for a table when it is no terminal."""
    return Console(width=None if sys.stdout.isatty() else 140, highlight=False)
