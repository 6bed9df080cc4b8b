"""What components are worth: by how much having or using one more goes with a larger share of the win, within the same game.

For each component, the share of the win beyond what the seat's bot gets on the mean is set against how much more of the component the
seat had than the others at its table (a least-squares slope). Comparing within games takes out what is common to a table; intervals count
what was played with one shuffle as one observation.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from backroom.core.stats import Z_95

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.arena.match import MatchResult

MIN_BLOCKS = 8
"""Of fewer shuffles in which a component made a difference nothing is said."""


Key: TypeAlias = tuple[str, str, bool]
"""Kind, name, and whether it is dealt."""


class ComponentEffect(msgspec.Struct, frozen=True):
    """What one more of a component goes with."""

    category: str
    name: str
    random: bool
    """Whether chance gave it out; if not, it may be a mark of those who are ahead rather than what brings them there."""
    share: float
    """Of the win, for each one more."""
    low: float
    high: float
    seats: int
    """How many seats had it."""
    mean: float
    """How many a seat had on the mean."""


def component_effects(games: Sequence[MatchResult]) -> list[ComponentEffect]:
    """Return what each component is worth, by kind, the most valuable first; nothing where everybody always gets the same."""
    expected = _mean_shares(games)
    if all(share == expected[bot] for played in games for share, bot in zip(played.shares, played.bots, strict=False)):
        return []
    usual = _solo_means(games)
    slopes: dict[Key, EffectSlope] = {}
    for played in games:
        surplus = [share - expected[bot] for share, bot in zip(played.shares, played.bots, strict=False)]
        counts = {(c.category, c.name, c.random): c.counts for c in played.components}
        for key in {**counts, **usual}:
            had = counts.get(key, [0])
            slopes.setdefault(key, EffectSlope()).add(played.shuffle, had, surplus, usual.get(key, sum(had) / len(had)))
    seats = sum(len(played.bots) for played in games)
    found = [slope.effect(*key, seats) for key, slope in slopes.items() if slope.informative >= MIN_BLOCKS]
    return sorted(found, key=_order)


def _solo_means(games: Sequence[MatchResult]) -> dict[Key, float]:
    """Return what a solo player has on the mean, whom nobody at the table can be compared with; of several players nothing."""
    totals: dict[Key, float] = {}
    for played in games:
        for component in played.components if len(played.bots) == 1 else []:
            key = (component.category, component.name, component.random)
            totals[key] = totals.get(key, 0) + component.counts[0] / len(games)
    return totals


def _mean_shares(games: Sequence[MatchResult]) -> dict[str, float]:
    """Return what share of the win each bot gets on the mean."""
    won: dict[str, list[float]] = {}
    for played in games:
        for share, bot in zip(played.shares, played.bots, strict=False):
            won.setdefault(bot, []).append(share)
    return {bot: sum(shares) / len(shares) for bot, shares in won.items()}


def _order(worth: ComponentEffect) -> tuple[bool, str, float]:
    """Order by kind, numbers in their order, names by what they are worth."""
    return not worth.random, worth.category, float(worth.name) if worth.name.isdecimal() else -worth.share


class EffectSlope:
    """A least-squares slope through observations that come in blocks."""

    def __init__(self) -> None:
        self.holders = 0
        self.total = 0
        self._blocks: dict[int, list[tuple[float, float]]] = {}

    @property
    def informative(self) -> int:
        """In how many blocks the seats differed."""
        return sum(any(x for x, _ in block) for block in self._blocks.values())

    def add(self, block: int, counts: Sequence[int], surplus: Sequence[float], mean: float) -> None:
        """Take the seats of a game, and what they are compared with."""
        self.holders += sum(count > 0 for count in counts)
        self.total += sum(counts)
        self._blocks.setdefault(block, []).extend((count - mean, more) for count, more in zip(counts, surplus, strict=True))

    def effect(self, kind: str, name: str, dealt: bool, seats: int) -> ComponentEffect:
        """Return the slope with its interval."""
        square = sum(x * x for block in self._blocks.values() for x, _ in block)
        slope = sum(x * y for block in self._blocks.values() for x, y in block) / square
        blocks = self.informative
        meat = sum(sum(x * (y - slope * x) for x, y in block) ** 2 for block in self._blocks.values())
        margin = Z_95 * sqrt(meat * blocks / (blocks - 1)) / square
        return ComponentEffect(kind, name, dealt, slope, slope - margin, slope + margin, self.holders, self.total / seats)
