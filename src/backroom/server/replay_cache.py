"""A cache of encoded replays, bounded by its size."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

MAX_BYTES = 32_000_000


class ReplayCache:
    """Keeps the replays that were asked for last; makes one at a time, since compiled rules hold the interpreter lock."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self.max_bytes = max_bytes
        self.bytes = 0
        self.known: OrderedDict[Hashable, bytes] = OrderedDict()
        self.busy = asyncio.Semaphore(1)

    def get(self, key: Hashable) -> bytes | None:
        """Return a replay that is in the cache, otherwise None."""
        found = self.known.get(key)
        if found is not None:
            self.known.move_to_end(key)
        return found

    async def make(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """Return a replay; make it in a thread if no other request has done so by now."""
        async with self.busy:
            found = self.get(key)
            if found is None:
                found = await asyncio.to_thread(work)
                self.put(key, found)
            return found

    def put(self, key: Hashable, replay: bytes) -> None:
        """Keep a replay, and drop those unused for longest if there are too many bytes. One that is too large is not kept."""
        if len(replay) > self.max_bytes or key in self.known:
            return
        self.known[key] = replay
        self.bytes += len(replay)
        while self.bytes > self.max_bytes:
            self.bytes -= len(self.known.popitem(last=False)[1])
