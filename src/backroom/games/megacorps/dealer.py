"""A bot that values what it owns by what it will earn, and deals on that value."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from backroom.core.bot import Bot
from backroom.core.game import View
from backroom.games.megacorps.mind import decide
from backroom.games.megacorps.offering import offer


@mypyc_attr(native_class=False)
class DealerBot(Bot):
    """Judges moves, bids, prices and offers by expected payouts, and makes offers that help both parties against the leader."""

    name = "dealer"

    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
        world = self.game.sample_position(view, self.rng)
        proposal = offer(world, seat)
        return proposal.steps if proposal is not None else decide(world, seat, self.rng)
