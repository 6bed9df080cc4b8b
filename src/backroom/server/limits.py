"""Limits on how fast somebody may ask."""

from __future__ import annotations

import time
from collections import OrderedDict

from backroom.core.errors import BackroomError


class TooFast(BackroomError):
    """Somebody asks faster than the house can bear."""


class Bucket:
    """A token bucket: so many at once, so many a second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.last = time.monotonic()

    def take(self) -> bool:
        """Take one; tell whether there was one."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each person or address; those who have not asked for long are forgotten."""

    def __init__(self, what: str, rate: float, burst: float, most: int = 10_000) -> None:
        self.what = what
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> None:
        """Take one, or say how fast one may ask."""
        bucket = self.known.setdefault(who, Bucket(self.rate, self.burst))
        self.known.move_to_end(who)
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        if not bucket.take():
            raise TooFast(f"that was too fast: {self.what} at most {self.burst:g} times at once, then {self.rate * 60:g} times a minute")
