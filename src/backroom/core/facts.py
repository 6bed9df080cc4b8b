"""Facts: what happened, in the game's words, each with its audience.

The rules report facts, never sentences; texts turn them into sentences in every language.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from backroom.core.position import OMNISCIENT


def kebab(name: str) -> str:
    """Return `TookOver` as `took-over`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=kebab):
    """Something that everybody may know. Its fields hold words and numbers; `seat` is always a seat."""

    def seen_by(self, viewer: int) -> bool:
        """Tell whether a viewer learns of it."""
        return True

    @property
    def name(self) -> str:
        """The name under which texts know it."""
        return kebab(type(self).__name__)

    def fields(self) -> dict[str, Any]:
        """Return the fields by name."""
        return msgspec.structs.asdict(self)


class PrivateFact(Fact, frozen=True):
    """Something that only its seat learns."""

    seat: int

    def seen_by(self, viewer: int) -> bool:
        """Tell whether a viewer learns of it."""
        return viewer in (self.seat, OMNISCIENT)


class MaskedFact(Fact, frozen=True):
    """What all others learn in place of a secret."""

    seat: int

    def seen_by(self, viewer: int) -> bool:
        """Tell whether a viewer learns of it."""
        return viewer not in (self.seat, OMNISCIENT)
