"""Where the outcomes of draws come from.

A source sees the name of the deck, the number of the draw from that deck and the weights, never the position. So the k-th card of a deck is
the same however play went before, and rivals in a tournament can be given the same shuffles.
"""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class DrawSource(ABC):
    """A source of outcomes."""

    @abstractmethod
    def outcome(self, deck: str, number: int, weights: Sequence[int]) -> int:
        """Return an index into the weights for draw `number` (from 0) of the deck."""


class SeededDraws(DrawSource):
    """Outcomes that follow from a seed alone, by a keyed hash; unforeseeable for those who do not have the seed."""

    def __init__(self, seed: str | int | None = None) -> None:
        """Take a seed, or make a secret one."""
        self.seed = str(seed) if seed is not None else secrets.token_hex(32)
        self.key = hashlib.blake2b(self.seed.encode(), digest_size=32).digest()

    def outcome(self, deck: str, number: int, weights: Sequence[int]) -> int:
        """Return an index into the weights for draw `number` (from 0) of the deck."""
        digest = hashlib.blake2b(f"{deck}/{number}".encode(), key=self.key, digest_size=16).digest()
        # 128 bits against a few hundred cards: the rest of the division is as good as even.
        left = int.from_bytes(digest) % sum(weights)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("the weights add up to more than their sum")
