"""A fast generator for search, bots and bulk play.

Tables that people play at draw from `backroom.core.draw_source` instead: this one is quick and repeatable, not secret.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import vec

# Multiply-with-carry, both halves of the state mixed into the output. The multiplier is below 2**31, so that nothing ever exceeds 63 bits
# and plain integers give the same numbers as native ones; MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about 2**62.
MULTIPLIER: Final[i64] = 0x7457E314
LOW: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 4


class Rng:
    """A generator of small whole numbers: the same seed gives the same numbers, compiled or not."""

    state: i64

    def __init__(self, seed: i64) -> None:
        """Seed with any number from 0 to 2**62 - 1."""
        self.state = (seed ^ 0x2545F4914F6CDD1D) + 1
        for _ in range(WARM_UP):
            self.bits()

    def bits(self) -> i64:
        """Return 32 random bits."""
        self.state = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        return (self.state ^ (self.state >> 32)) & LOW

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1; bounds up to 2**20 are even to one part in 4,000."""
        return (self.bits() * bound) >> 32

    def pick(self, weights: vec[i64]) -> i64:
        """Return an index, drawn in proportion to its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        for index in range(len(weights)):
            left -= weights[index]
            if left < 0:
                return index
        raise ValueError("nothing to draw: all weights are zero")


def seed_from(*parts: str | int) -> int:
    """Return a seed for `Rng` that depends on every part, the same on every machine."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 2
