"""A bot that looks one move ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.bots.lookahead import best_move
from backroom.core.bot import Bot

if TYPE_CHECKING:
    from backroom.core.game import View

SAMPLES = 3
"""How many positions it imagines; a move's worth is the mean over them."""


class GreedyBot(Bot):
    """Tries every whole move on imagined positions and takes the one that looks best right after."""

    name = "greedy"

    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
        worlds = [self.game.sample_position(view, self.rng) for _ in range(SAMPLES)]
        return best_move(worlds, seat, self.rng)
