"""What seats hold is worth, in points, between two rounds: by logistic regressions on who won, for each number of rounds to come.

In 2,400 games of the duellist against itself and the quick player one who was ahead by so many points won with the chance
1 / (1 + exp(-points / (SWING * √rounds))). Up to five tokens are worth little before the last round; from there on they weigh.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.kompromat.data import CODE, DOCUMENT, MOST_TOKENS, ROUNDS, TOOLS
from backroom.games.kompromat.score import points_of
from backroom.games.kompromat.state import UNUSED, State

SWING: Final = 4.4
OPEN_TOOL: Final[vec[float]] = vec[float]([0.0, 0.5, 0.85, 1.05, 1.2, 1.2, 1.2])  # by the rounds to come
TOKEN: Final[vec[float]] = vec[float]([1.0, 0.65, 0.15, -0.1, -0.1, -0.1, -0.1])
ONE_OF_A_SET: Final = 1.9  # beyond its points, while the rival has none of it
TWO_OF_A_SET: Final = 3.2
SIXTH: Final = 0.8  # what each token from the sixth on costs for every round to come …
SEVENTH: Final = 0.6  # … and the square of those from the seventh on
NOTORIOUS: Final = 30.0


def token_value(tokens: i64, rounds: i64) -> float:
    """Return what tokens are worth with so many rounds to come; after the last each is a point (KOM-E1, KOM-R7)."""
    if tokens >= MOST_TOKENS:
        return -NOTORIOUS
    held = float(tokens)
    sixth = max(0.0, held - 5.0)
    seventh = max(0.0, held - 6.0)
    return TOKEN[rounds] * held - float(rounds) * (SIXTH * sixth + SEVENTH * seventh * seventh)


def promise(held: i64, rivals: i64, rounds: i64) -> float:
    """Return what a set of codes or documents may yet become."""
    if rivals > 0 or rounds == 0 or held in (0, 3):
        return 0.0
    return ONE_OF_A_SET if held == 1 else TWO_OF_A_SET


def holdings(s: State, seat: i64, rounds: i64) -> float:
    """Return what a seat holds, with so many rounds to come."""
    value = float(points_of(s, seat) - s.tokens[seat]) + token_value(s.tokens[seat], rounds)
    for tool in range(TOOLS):
        if s.holds(seat, tool) and s.used[tool] == UNUSED:
            value += OPEN_TOOL[rounds]
    for kind in (CODE, DOCUMENT):
        value += promise(s.won[seat * 20 + kind], s.won[(1 - seat) * 20 + kind], rounds)
    return value


def lead_chance(s: State) -> float:
    """Return the first seat's chance to win at the beginning of a round."""
    rounds = ROUNDS - s.round
    lead = holdings(s, 0, rounds) - holdings(s, 1, rounds)
    return 1.0 / (1.0 + exp(-lead / (SWING * sqrt(float(rounds)))))
