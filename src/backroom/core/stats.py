"""Figures with their uncertainty."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate by Wilson's score."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z_95 * sqrt(rate * (1 - rate) / games + Z_95**2 / (4 * games**2))
    centre = rate + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
