"""Four levels that play every game: the same search, each with more thought, and the lowest errs like a beginner."""

from __future__ import annotations

import time
from bisect import bisect_right
from typing import TYPE_CHECKING, Any

from backroom.bots.lookahead import random_move
from backroom.bots.search import Search
from backroom.bots.tree import MAX_NODES, Tree
from backroom.core.bot import Bot

if TYPE_CHECKING:
    from backroom.core.game import Game, Proposal, View
    from backroom.core.position import Position

SLIP_PERCENT = 5
"""How many moves of a hundred a novice makes without looking."""
SAMPLES = 128
"""How many positions a search imagines for one decision."""
MANY_SAMPLES = 4096
SEARCHES = 8
"""How many simulations the analyst makes of each position it imagines, until there are many."""
TRIES = 4
"""How many positions it imagines for one that it keeps, if they are implausible."""
FINE = 1 << 20
WORTH_PROPOSING = 0.02
"""The share of the win that a proposal must promise beyond what is there without it."""


class SearchBot(Bot):
    """Searches until its simulations or its seconds are spent; keeps its tree for the next decision."""

    simulations: int
    seconds: float

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        """Sit down with an empty tree, to think as much as the game says."""
        super().__init__(game, seed)
        self.simulations = game.simulations.get(self.name, self.simulations)
        self.tree = Tree()

    def set_time_limit(self, seconds: float) -> None:
        """Think no longer than that."""
        self.seconds = min(self.seconds, seconds)

    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
        until = time.process_time() + self.seconds
        worlds = self.sample_positions(view, seat)
        proposal = self.game.suggest_proposal(worlds[0], seat)
        left = until - time.process_time()
        if proposal is not None and self.is_worth_proposing(worlds[:SAMPLES], seat, proposal, left / 3):
            return proposal.steps
        return self.resume_search(seat).decide(worlds, self.simulations, until - time.process_time())

    def is_worth_proposing(self, worlds: list[Position], seat: int, proposal: Proposal, seconds: float) -> bool:
        """Tell whether a proposal is good for who makes it, by a short search without it and one as if it were agreed to."""
        simulations = max(1, self.simulations // 4)
        without = self.resume_search(seat).expected_win(worlds, simulations, seconds)
        agreed_to = self.resume_search(seat).expected_win(
            [after_agreement(world, seat, proposal) for world in worlds], simulations, seconds
        )
        return agreed_to - without > WORTH_PROPOSING

    def resume_search(self, seat: int) -> Search:
        """Return a search that goes on where the last one was; a full tree is forgotten."""
        if self.tree.nodes >= MAX_NODES // 2:
            self.tree.clear()
        return Search(self.game, self.tree, seat, self.rng)

    def sample_count(self) -> int:
        """Return how many positions are enough for what is thought."""
        return SAMPLES

    def sample_positions(self, view: View, seat: int) -> list[Position]:
        """Return positions that fit the view, each kept as often as it goes with what the others have done; fewer where time is short."""
        until = time.process_time() + self.seconds / 4
        number = min(self.sample_count(), self.simulations)
        worlds: list[Position] = []
        sums: list[float] = []
        together = 0.0
        while together < number and len(worlds) < number * TRIES and (not worlds or time.process_time() < until):
            worlds.append(self.game.sample_position(view, self.rng))
            together += worlds[-1].likelihood(seat)
            sums.append(together)
        return worlds if together == len(worlds) else self.resample(worlds, sums, min(number, len(worlds)))

    def resample(self, worlds: list[Position], sums: list[float], number: int) -> list[Position]:
        """Return so many copies of some positions, each as often as its share of the running sums says."""
        apart = sums[-1] / number
        begin = apart * float(self.rng.below(FINE)) / FINE
        kept = [bisect_right(sums, begin + apart * place, hi=len(sums) - 1) for place in range(number)]
        return [worlds[place].copy() for place in kept]


def after_agreement(world: Position, seat: int, proposal: Proposal) -> Position:
    """Return the position as it is when the other agrees to a proposal."""
    after = world.copy()
    for step in proposal.steps:
        after.apply(seat, step)
    for step in proposal.accept_steps:
        after.apply(proposal.partner, step)
    return after


class NoviceBot(SearchBot):
    """Looks at little, like a beginner, and now and then moves without looking at all."""

    name = "novice"
    simulations = 200
    seconds = 0.5

    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
        if self.rng.below(100) < SLIP_PERCENT:
            return self.random_slip(view, seat)
        return super().decide(view, seat)

    def random_slip(self, view: View, seat: int) -> list[int]:
        """Return any move that is no proposal."""
        while True:
            world = self.game.sample_position(view, self.rng)
            chain = random_move(world.copy(), seat, self.rng)
            if not world.is_proposal(chain[0]):
                return chain


class RegularBot(SearchBot):
    """Thinks a little: a fair opponent for one who knows the game."""

    name = "regular"
    simulations = 1000
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

    def set_time_limit(self, seconds: float) -> None:
        """Use all of that time."""
        self.seconds = seconds

    def sample_count(self) -> int:
        """Return how many positions are enough: who looks at few for long learns what they have in common by chance."""
        return max(SAMPLES, min(MANY_SAMPLES, self.simulations // SEARCHES))
