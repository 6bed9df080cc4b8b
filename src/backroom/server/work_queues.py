"""In which order requests are served: moves first come, first served among tables; analyses in turn among those who asked for them."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

T = TypeVar("T")

MAX_REMEMBERED = 1000
"""Of how many owners without waiting work it is known when they were served."""


class MoveQueue(Generic[T]):
    """Waiting moves: the first of a table for which the fewest workers are busy comes next."""

    def __init__(self) -> None:
        self.waiting: list[tuple[str, T]] = []

    def __len__(self) -> int:
        """Return how many wait."""
        return len(self.waiting)

    def put(self, table: str, item: T) -> None:
        """Add a move at the end."""
        self.waiting.append((table, item))

    def remove(self, item: T) -> None:
        """Drop a move that nobody waits for any more."""
        self.waiting = [pair for pair in self.waiting if pair[1] is not item]

    def take(self, busy: Mapping[str, int], limit: int) -> T | None:
        """Return the next move, None if there is none of a table with fewer than `limit` busy workers."""
        ready = [place for place, (table, _) in enumerate(self.waiting) if busy.get(table, 0) < limit]
        if not ready:
            return None
        return self.waiting.pop(min(ready, key=lambda place: (busy.get(self.waiting[place][0], 0), place)))[1]


class FairQueue(Generic[T]):
    """Waiting work of several owners: the owner served longest ago comes next, however much the others have waiting."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self.served: OrderedDict[str, None] = OrderedDict()
        """Owners by when they were served, the latest last."""

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(len, self.waiting.values()))

    def put(self, owner: str, item: T) -> None:
        """Add work of an owner."""
        self.waiting.setdefault(owner, deque()).append(item)

    def remove(self, item: T) -> None:
        """Drop work that nobody waits for any more."""
        for owner, items in list(self.waiting.items()):
            if item in items:
                items.remove(item)
                if not items:
                    del self.waiting[owner]

    def take(self) -> T | None:
        """Return the next work, None if there is none."""
        if not self.waiting:
            return None
        order = {owner: place for place, owner in enumerate(self.served)}
        owner = min(self.waiting, key=lambda owner: order.get(owner, -1))
        items = self.waiting[owner]
        item = items.popleft()
        if not items:
            del self.waiting[owner]
        self.served[owner] = None
        self.served.move_to_end(owner)
        while len(self.served) > MAX_REMEMBERED:
            self.served.popitem(last=False)
        return item
