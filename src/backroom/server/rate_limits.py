"""Rate limits and budgets: by user, by address, and for the whole process."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING

from backroom.core.errors import BackroomError

if TYPE_CHECKING:
    from collections.abc import Iterator

IPV6_PREFIX = 64
"""One IPv6 customer has at least a /64, so all its addresses share one budget."""
PERIODS = {"second": 1.0, "minute": 60.0, "hour": 3600.0}
MAX_KEYS = 10_000
"""How many users or addresses a budget remembers."""


class RateLimited(BackroomError):
    """A user or an address asks faster than allowed."""

    def __init__(self, reason: str, retry_after: float | None = None) -> None:
        """Keep the seconds after which the request can succeed."""
        super().__init__(reason)
        self.retry_after = retry_after


class TooManyAtOnce(RateLimited):
    """A user or an address has too many things open at once."""


def address_key(host: str) -> str:
    """Return the key under which an address is counted: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))
    return str(address)


class TokenBucket:
    """A token bucket: `burst` at once, then `rate` per second."""

    __slots__ = ("burst", "last", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.last = time.monotonic()

    def wait(self, cost: float = 1) -> float:
        """Return the seconds until `cost` can be taken, 0 if it can be now. A cost above the burst needs a full bucket."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        missing = min(cost, self.burst) - self.level
        return 0.0 if missing <= 0 else missing / self.rate

    def take(self, cost: float = 1) -> bool:
        """Take `cost` and return True, or return False if there is too little."""
        if self.wait(cost) > 0:
            return False
        self.level -= cost
        return True


class RateLimiter:
    """A token bucket for each user or address. Those unused for longest are forgotten first."""

    def __init__(self, what: str, rate: float, burst: float, max_keys: int = MAX_KEYS) -> None:
        """Take what is limited, as in "from one address one can arrive"; the rate is per second."""
        self.what = what
        self.rate = rate
        self.burst = burst
        self.max_keys = max_keys
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()

    def bucket(self, who: str) -> TokenBucket:
        """Return the bucket of a user or address."""
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = TokenBucket(self.rate, self.burst)
            if len(self.known) > self.max_keys:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(who)
        return bucket

    def check(self, who: str, cost: float = 1) -> None:
        """Refuse if `cost` cannot be taken now; take nothing."""
        wait = self.bucket(who).wait(cost)
        if wait > 0:
            raise RateLimited(f"{self.what} {self.allowed()}. Try again in {math.ceil(wait)} s", wait)

    def take(self, who: str, cost: float = 1) -> None:
        """Take `cost`, or refuse and say what is allowed and when to try again."""
        self.check(who, cost)
        self.bucket(who).level -= cost

    def allowed(self) -> str:
        """Return the limit in words."""
        for period, seconds in PERIODS.items():
            if math.isclose(self.burst, self.rate * seconds):
                return f"up to {self.burst:g} per {period}"
        for period, seconds in PERIODS.items():
            if self.rate * seconds >= 1:
                return f"up to {self.burst:g} at once, then {self.rate * seconds:g} per {period}"
        return f"up to {self.burst:g} at once"


class Concurrent:
    """Counts what each user or address has open at the same time."""

    def __init__(self, what: str, most: int) -> None:
        self.what = what
        self.max_open = most
        self.open: Counter[str] = Counter()

    def enter(self, who: str) -> None:
        """Count one more, or refuse and say how many are allowed."""
        if self.open[who] >= self.max_open:
            raise TooManyAtOnce(f"{self.what} at most {self.max_open} at the same time. Close one, or try again in 5 s", 5.0)
        self.open[who] += 1

    @contextmanager
    def held(self, who: str) -> Iterator[None]:
        """Count one more for as long as the context lasts."""
        self.enter(who)
        try:
            yield
        finally:
            self.leave(who)

    def leave(self, who: str) -> None:
        """Count one less."""
        self.open[who] -= 1
        if self.open[who] <= 0:
            del self.open[who]
