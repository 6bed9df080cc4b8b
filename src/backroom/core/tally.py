"""Counting what seats had and used, for `Game.components`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.core.game import Component

if TYPE_CHECKING:
    from collections.abc import Iterable


class Tally:
    """Counts by kind, name and seat."""

    def __init__(self, players: int) -> None:
        """Begin with nothing."""
        self.players = players
        self._counts: dict[tuple[str, str, bool], list[int]] = {}

    def add(self, kind: str, name: str, seat: int, *, dealt: bool = False) -> None:
        """Count one for a seat; automatons beyond the seats are not counted."""
        if 0 <= seat < self.players:
            self._counts.setdefault((kind, name, dealt), [0] * self.players)[seat] += 1

    def add_places(self, first: int) -> None:
        """Count for each seat its place in the first round."""
        for seat in range(self.players):
            self.add("place", str((seat - first) % self.players + 1), seat, dealt=True)

    def add_all(self, kind: str, names: Iterable[str], seat: int, *, dealt: bool = False) -> None:
        """Count one of each for a seat."""
        for name in names:
            self.add(kind, name, seat, dealt=dealt)

    def components(self) -> list[Component]:
        """Return what was counted, in the order of kinds and names."""
        return [Component(kind, name, counts, dealt) for (kind, name, dealt), counts in sorted(self._counts.items())]
