"""Counting what seats had and used, for `Game.components`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.core.game import ComponentUsage

if TYPE_CHECKING:
    from collections.abc import Iterable


class UsageCounter:
    """Counts by kind, name and seat."""

    def __init__(self, players: int) -> None:
        """Begin with nothing."""
        self.players = players
        self._counts: dict[tuple[str, str, bool], list[int]] = {}

    def add(self, category: str, name: str, seat: int, *, random: bool = False) -> None:
        """Count one for a seat; automatons beyond the seats are not counted."""
        if 0 <= seat < self.players:
            self._counts.setdefault((category, name, random), [0] * self.players)[seat] += 1

    def add_turn_order(self, first: int) -> None:
        """Count for each seat its place in the first round."""
        for seat in range(self.players):
            self.add("place", str((seat - first) % self.players + 1), seat, random=True)

    def add_all(self, category: str, names: Iterable[str], seat: int, *, random: bool = False) -> None:
        """Count one of each for a seat."""
        for name in names:
            self.add(category, name, seat, random=random)

    def usages(self) -> list[ComponentUsage]:
        """Return what was counted, in the order of kinds and names."""
        return [ComponentUsage(kind, name, counts, dealt) for (kind, name, dealt), counts in sorted(self._counts.items())]
