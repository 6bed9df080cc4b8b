"""How well a rival's hidden piles go with having stopped there, by the solved duel."""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.kompromat.data import FOLDER, NEWSPAPER_HALVES, ROW
from backroom.games.kompromat.duel import BACKS
from backroom.games.kompromat.odds import TOTALS, best_total
from backroom.games.kompromat.state import NONE, PLAY, State

STOPPING: Final[vec[float]] = vec[float]([number / 1000.0 for number in msgspec.json.decode((FOLDER / "duel.json").read_bytes())])
DOUBT: Final = 0.25  # how plausible what the solved duel never does is: people are not in equilibrium


def plausible(s: State, viewer: i64) -> float:
    """Return how well the rival's hidden piles go with having stopped there, by the solved duel."""
    weight = 1.0
    for mission in range(ROW):
        pile = (1 - viewer) * ROW + mission
        if s.open[pile] == NONE or s.up[pile] == 1 or s.backs[pile] == 0:
            continue
        if (s.phase == PLAY and s.seat != viewer and s.mission == mission) or pile in (s.stunned_pile, s.stunned_pile_too):
            continue
        paper = NEWSPAPER_HALVES if s.newspaper == pile else 0
        signal = s.open[pile] * BACKS + min(s.backs[pile], BACKS - 1)
        weight *= max(DOUBT, STOPPING[signal * TOTALS + best_total(s.low(pile) - paper, s.aces(pile))])
    return weight
