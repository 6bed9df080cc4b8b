"""Texts: facts, questions and names of things as sentences in a language, by Project Fluent."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from backroom.core.errors import BackroomError, join_or

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fluent.runtime import FluentBundle

    from backroom.core.facts import Fact
    from backroom.core.game import Game

LANGUAGES = ("en", "fr", "de")
SEAT_FIELDS = frozenset({"seat", "hq", "rival", "winners", "partner", "owner", "buyer", "candidate"})
"""Fields of facts and moves that hold seats and are shown as names."""


class UnknownLanguage(BackroomError):
    """There are no texts in that language."""


@cache
def load_bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """Return the messages of a language from `<folder>/<language>.ftl` of each folder."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (slow to import, and not every command speaks)

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


class Texts:
    """Speaks a language, about a game, to a table with names."""

    def __init__(
        self,
        language: str,
        game: Game[Any, Any] | None = None,
        names: Sequence[str] = (),
        folders: Sequence[Path] = (),
    ) -> None:
        """Take the language, the game whose texts are added, the names of the sides, and further folders of texts."""
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there are texts in {join_or(LANGUAGES)}, not in {language!r}")
        game_folders = (game.folder / "text",) if game else ()
        self.language = language
        self.bundle = load_bundle(language, (*folders, *game_folders))
        self.names = list(names)

    def has(self, key: str) -> bool:
        """Tell whether there is a message of that name."""
        return self.bundle.has_message(key)

    def format(self, key: str, **mentions: object) -> str:
        """Return a message; what it mentions is put into words first."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        spoken = {name.replace("_", "-"): self.display_name(name, value) for name, value in mentions.items()}
        text, errors = self.bundle.format_pattern(message.value, spoken)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def display_name(self, field: str, value: object) -> str | int:
        """Return the word for a value: a name for a seat, the name of a thing, a list of such, or a number as it is."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self.display_name(field, item)) for item in value)
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.names[value] if value < len(self.names) else self.format("seat-number", number=value + 1)
        if isinstance(value, str) and self.has(f"word-{value}"):
            return self.format(f"word-{value}")
        return value if isinstance(value, int) else str(value)

    def fact_text(self, fact: Fact) -> str:
        """Return a fact as a sentence."""
        return self.format(f"fact-{fact.name}", **fact.fields())
