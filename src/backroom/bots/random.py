"""A bot that takes any legal step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.bots.lookahead import random_move
from backroom.core.bot import Bot

if TYPE_CHECKING:
    from backroom.core.game import View


class RandomBot(Bot):
    """Chooses every step at random."""

    name = "random"

    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
        return random_move(self.game.sample_position(view, self.rng), seat, self.rng)
