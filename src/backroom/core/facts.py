"""Facts: what happened, in the game's words, each with its audience.

The rules report facts, never sentences; texts turn them into sentences in every language.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeAlias, get_args, get_type_hints

import msgspec

from backroom.core.position import OMNISCIENT

Seat: TypeAlias = Annotated[int, "seat"]
"""The type of a field that holds a seat; texts show it as a name."""


def kebab(name: str) -> str:
    """Return `TookOver` as `took-over`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=kebab):
    """Something that everybody may know. Its fields hold words and numbers; a seat has the type Seat."""

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

    seat: Seat

    def seen_by(self, viewer: int) -> bool:
        """Tell whether a viewer learns of it."""
        return viewer in (self.seat, OMNISCIENT)


class MaskedFact(Fact, frozen=True):
    """What all others learn in place of a secret."""

    seat: Seat

    def seen_by(self, viewer: int) -> bool:
        """Tell whether a viewer learns of it."""
        return viewer not in (self.seat, OMNISCIENT)


def seat_fields(fact: type[Fact]) -> set[str]:
    """Return the fields of a kind of fact that hold seats or lists of seats."""
    hints = get_type_hints(fact, include_extras=True)
    return {name for name, hint in hints.items() if hint == Seat or Seat in get_args(hint)}
