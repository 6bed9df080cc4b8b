"""Four levels that play every game: one that errs like a beginner, and three that search, each with more thought."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

from backroom.bots.lookahead import best_move, random_move
from backroom.bots.search import Search
from backroom.bots.tree import MOST_NODES, Tree
from backroom.core.bot import Bot

if TYPE_CHECKING:
    from backroom.core.game import Game, View
    from backroom.core.position import Position

SLIPS = 35
"""How many moves of a hundred a novice makes without looking."""
WORLDS = 128
"""How many positions a search imagines for one decision."""
TRIES = 4
"""How many positions it imagines for one that it keeps, if they are implausible."""
FINE = 1 << 20


class NoviceBot(Bot):
    """Looks one move ahead like a beginner: takes what looks best, and often does not look at all."""

    name = "novice"

    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
        world = self.game.imagine(view, self.rng)
        if self.rng.below(100) < self.game.budgets.get(self.name, SLIPS):
            return random_move(world, seat, self.rng)
        return best_move([world], seat, self.rng)


class SearchBot(Bot):
    """Searches until its simulations or its seconds are spent; keeps its tree for the next decision."""

    simulations: int
    seconds: float

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        """Sit down with an empty tree."""
        super().__init__(game, seed)
        self.simulations = game.budgets.get(self.name, self.simulations)
        self.tree = Tree()

    def allow(self, seconds: float) -> None:
        """Think no longer than that."""
        self.seconds = min(self.seconds, seconds)

    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
        worlds = self.imagine(view, seat)
        proposal = self.game.proposal(worlds[0], seat)
        return proposal or self.search(seat).decide(worlds, self.simulations, self.seconds)

    def search(self, seat: int) -> Search:
        """Return a search that goes on where the last one was; a full tree is forgotten."""
        if self.tree.nodes >= MOST_NODES // 2:
            self.tree.clear()
        return Search(self.game, self.tree, seat, self.rng)

    def imagine(self, view: View, seat: int) -> list[Position]:
        """Return positions that fit the view, each kept as often as it goes with what the others have done."""
        number = min(WORLDS, self.simulations)
        worlds: list[Position] = []
        sums: list[float] = []
        together = 0.0
        while together < number and len(worlds) < number * TRIES:
            worlds.append(self.game.imagine(view, self.rng))
            together += worlds[-1].plausible(seat)
            sums.append(together)
        if len(worlds) == number:
            return worlds
        apart = together / number
        begin = apart * float(self.rng.below(FINE)) / FINE
        kept = [bisect_right(sums, begin + apart * place, hi=len(sums) - 1) for place in range(number)]
        return [worlds[place].copy() for place in kept]


class RegularBot(SearchBot):
    """Thinks a little: a fair opponent for one who knows the game."""

    name = "regular"
    simulations = 300
    seconds = 1.0


class ExpertBot(SearchBot):
    """Thinks several moves ahead, at most two seconds."""

    name = "expert"
    simulations = 8000
    seconds = 2.0


class AnalystBot(SearchBot):
    """Thinks as long as it is given."""

    name = "analyst"
    simulations = 10_000_000
    seconds = 10.0

    def allow(self, seconds: float) -> None:
        """Use all of that time."""
        self.seconds = seconds
