"""`backroom rules`: our rules text of a game."""

from __future__ import annotations

import sys

from rich.console import RenderableType

from backroom.cli.common import GameName, Language, console, make_texts
from backroom.core.game import Game
from backroom.core.registry import find_game


def as_markdown(text: str) -> RenderableType:
    """Return a text ready for the console."""
    from rich.markdown import Markdown  # noqa: PLC0415 (slow to import)

    return Markdown(text)


def rules_text(game: Game, language: str) -> str:  # type: ignore[type-arg]
    """Return the rules text of a game in a language."""
    make_texts(language)  # refuses unknown languages
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (game.folder / name).read_text(encoding="utf-8")


def rules(game: GameName, lang: Language = "en") -> None:
    """Show the rules of a game, every rule with its id."""
    text = rules_text(find_game(game), lang)
    if sys.stdout.isatty():
        with console().pager(styles=True):
            console().print(as_markdown(text))
    else:
        print(text, end="")
