"""Speed of tree search, per second of processor time, best of five."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.bots.search import Search
from backroom.bots.tree import Tree
from backroom.core.benchmark import midgame, rate
from backroom.core.position import next_seat
from backroom.core.rng import Rng

if TYPE_CHECKING:
    from backroom.core.game import Game

BATCH = 200
LONG_ENOUGH = 20_000
"""Simulations after which a measured tree begins anew, as at the next decision."""


def benchmark_search(game: Game[Any, Any], seconds: float = 1.0) -> dict[str, Any]:
    """Return the figures of a search in the middle of a game at the largest table."""
    position = midgame(game.new_position(game.player_counts[-1]))
    seat = next_seat(position)
    rng = Rng(1)
    worlds = [game.sample_position(game.view(position, seat), rng) for _ in range(64)]
    search = Search(game, Tree(), seat, rng)

    def batch(_: int) -> int:
        before = search.decisions
        for number in range(BATCH):
            search.simulate(worlds[number % len(worlds)].copy())
        if search.tree.node_visits[0] > LONG_ENOUGH:
            search.tree.clear()
        return search.decisions - before

    decisions = rate(batch, seconds)
    return {
        "search_decisions_per_second": round(decisions),
        "simulations_per_second": round(decisions * float(search.simulations) / float(search.decisions)),
    }
