"""Judging a decision: the best moves and what was played, each with the share of the win that it promises.

Two searches that know no more than the mover's view. The first finds the moves worth comparing. The second tries each of them, and the move
that was played, on the same imagined positions, drawn anew: what it says of a move does not depend on how the move was found.

The work can be cut into pieces of some milliseconds (`judge_in_pieces`), so that a process can do more urgent work between them.
"""

from __future__ import annotations

import heapq
import time
from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec

from backroom.bots.levels import AnalystBot
from backroom.bots.search import CLOCK_INTERVAL, EARLY_STOP_FACTOR, Search
from backroom.bots.tree import NONE, Tree
from backroom.core.facts import Fact
from backroom.core.move_builder import MoveBuilder
from backroom.core.move_codec import format_move
from backroom.core.rng import Rng
from backroom.core.stats import Z_95
from backroom.core.steps import Move

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from backroom.core.game import Game, View
    from backroom.core.position import Position

BEST = 3
"""How many moves are compared, besides the one that was played."""
SAMPLES = 32
"""How many positions are imagined at a time to try moves on."""
FIRST_TRIALS = 4
"""One part of so many at the beginning of the second search is not counted: play after the move has to be found first."""
UNLIMITED = 1_000_000_000


class WinEstimate(msgspec.Struct, frozen=True):
    """A share of the win, with an interval that covers what is hidden, drawn and tried, but no error in the game's evaluation."""

    value: float
    low: float
    high: float


class RatedMove(msgspec.Struct, frozen=True):
    """A move and what it promises to who makes it."""

    move: Move
    facts: tuple[Fact, ...]
    """What it will surely do, in the mover's eyes."""
    win: WinEstimate


class DecisionAnalysis(msgspec.Struct, frozen=True):
    """What can be said of a decision by what the mover could know."""

    seat: int
    win_probabilities: list[WinEstimate]
    """Of every seat, if the best move is made."""
    best: list[RatedMove]
    """The moves that the first search looked at most, its choice first."""
    played: RatedMove | None
    loss: WinEstimate | None
    """What the move that was played gives away against the first of the best, on the same imagined positions."""
    trials: int
    """On how many imagined positions each move was tried."""


class AnalysisBudget:
    """Counts the time that an analysis has spent itself, without what its process did for others between two pieces."""

    def __init__(self, seconds: float, simulations: int) -> None:
        """Allow so much processor time and so many simulations."""
        self.seconds = seconds
        self.simulations = simulations
        self.processor = 0.0
        self.wall = 0.0
        self.resume()

    def resume(self) -> None:
        """Count from now on."""
        self.began = time.process_time(), time.monotonic()

    def pause(self) -> None:
        """Count no further."""
        self.processor += time.process_time() - self.began[0]
        self.wall += time.monotonic() - self.began[1]

    @property
    def is_spent(self) -> bool:
        """Whether the time is spent, by the processor's clock or, where the processor is shared, by much more on the wall."""
        return self.processor > self.seconds or self.wall > self.seconds * EARLY_STOP_FACTOR


def analyse_decision(
    game: Game[Any, Any],
    view: View,
    seat: int,
    played: Sequence[int] | None,
    seconds: float,
    simulations: int = UNLIMITED,
    seed: int = 1,
) -> DecisionAnalysis:
    """Judge a decision from a view of it, within so much processor time or so many simulations; `played` are the steps of a whole move."""
    pieces = analyse_in_pieces(AnalystBot(game, seed), view, seat, played, seconds, simulations)
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            judgement: DecisionAnalysis = end.value
            return judgement


def analyse_in_pieces(
    bot: AnalystBot,
    view: View,
    seat: int,
    played: Sequence[int] | None,
    seconds: float,
    simulations: int = UNLIMITED,
    seed: int | None = None,
) -> Generator[None, None, DecisionAnalysis]:
    """Judge a decision as `judge` does, yielding after every few simulations; the result does not depend on the pauses.

    A bot that has judged an earlier decision of the same seat goes on with its tree; a seed resets its random numbers.
    """
    game = bot.game
    if seed is not None:
        bot.rng = Rng(seed)
    bot.set_time_limit(seconds / 2)
    bot.simulations = max(1, simulations // 2)
    worlds = bot.sample_positions(view, seat)
    search = bot.resume_search(seat)
    yield
    yield from search_in_pieces(search, worlds, AnalysisBudget(seconds / 2, bot.simulations))
    chains = [chain for chain, _ in zip(candidate_moves(search, worlds[0]), range(BEST), strict=False)]
    compared = len(chains)
    if played is not None and list(played) not in chains:
        chains.append(list(played))
    bot.simulations = SAMPLES
    trials = MoveTrials(bot, view, seat, chains)
    yield from trials.run(AnalysisBudget(seconds / 2, simulations // 2))

    def weighed(number: int) -> RatedMove:
        shares = [chances[seat] for chances in trials.counted(number)]
        return RatedMove(
            format_move(game, worlds[0], seat, chains[number]), certain_facts(game, view, seat, chains[number]), mean_estimate(shares)
        )

    at = None if played is None else chains.index(list(played))
    first = trials.counted(0)
    return DecisionAnalysis(
        seat,
        [mean_estimate([chances[side] for chances in first]) for side in range(view.players)],
        [weighed(number) for number in range(compared)],
        None if at is None else weighed(at),
        None if at is None else paired_difference([c[seat] for c in first], [c[seat] for c in trials.counted(at)]),
        len(first),
    )


def search_in_pieces(search: Search, worlds: Sequence[Position], budget: AnalysisBudget) -> Iterator[None]:
    """Simulate from the worlds in turn until the budget is spent or the choice is decided, as `Search.run` does."""
    node = NONE
    for done in range(budget.simulations):
        search.simulate(worlds[done % len(worlds)].copy())
        if done % CLOCK_INTERVAL == CLOCK_INTERVAL - 1:
            if node == NONE:
                node = search.tree.find(search.key(worlds[0], search.seat))
            budget.pause()
            if budget.is_spent or (node != NONE and search.tree.visit_lead(node) > budget.simulations - done):
                return
            yield
            budget.resume()


class MoveTrials:
    """Tries some moves on the same imagined positions, a tree for each move."""

    def __init__(self, bot: AnalystBot, view: View, seat: int, chains: Sequence[Sequence[int]]) -> None:
        self.bot = bot
        self.view = view
        self.seat = seat
        self.chains = chains
        self.searches = [Search(bot.game, Tree(), seat, bot.rng) for _ in chains]
        self.found: list[list[list[float]]] = [[] for _ in chains]

    def run(self, budget: AnalysisBudget) -> Iterator[None]:
        """Try until the budget is spent, at least once on some positions; yield after each."""
        while True:
            for world in self.bot.sample_positions(self.view, self.seat):
                self.try_on(world)
                budget.pause()
                yield
                budget.resume()
            if len(self.found[0]) * len(self.chains) >= budget.simulations or budget.is_spent:
                return

    def try_on(self, world: Position) -> None:
        """Try each move on a position."""
        for number, chain in enumerate(self.chains):
            after = world.copy()
            for step in chain:
                after.apply(self.seat, step)
            self.found[number].append(list(self.searches[number].simulate(after, at_hand=False)))

    def counted(self, number: int) -> list[list[float]]:
        """Return everybody's chances in each trial of a move that counts."""
        found = self.found[number]
        return found[len(found) // FIRST_TRIALS :]


def candidate_moves(search: Search, world: Position) -> Iterator[list[int]]:
    """Yield whole moves from the tree, those most looked at first."""
    queue: list[tuple[int, list[int]]] = [(0, [])]
    while queue:
        _, chain = heapq.heappop(queue)
        after = world.copy()
        for step in chain:
            after.apply(search.seat, step)
        if chain and not after.mid_move:
            yield chain
            continue
        for step, visits in visited_steps(search, after):
            heapq.heappush(queue, (-visits, [*chain, step]))


def visited_steps(search: Search, world: Position) -> Iterator[tuple[int, int]]:
    """Yield the steps from a position that were tried, with how often; any if none was."""
    tree = search.tree
    legal = list(world.legal_steps(search.seat))
    if len(legal) == 1:
        yield legal[0], UNLIMITED
        return
    node = tree.find(search.key(world, search.seat))
    tried = 0
    edge = NONE if node == NONE else tree.node_first[node]
    while edge != NONE:
        step, visits = int(tree.edge_step[edge]), int(tree.edge_visits[edge])
        if visits and step in legal:
            tried += 1
            yield step, visits
        edge = tree.edge_next[edge]
    if not tried:
        yield legal[0], 0


def certain_facts(game: Game[Any, Any], view: View, seat: int, chain: Sequence[int]) -> tuple[Fact, ...]:
    """Return what a move will surely do, in the mover's eyes."""
    draft = MoveBuilder(game, view, seat)
    while len(draft.steps) < len(chain):
        draft.choose(chain[len(draft.steps)])
    return draft.facts


def mean_estimate(shares: Sequence[float]) -> WinEstimate:
    """Return the mean of shares with its 95 % interval."""
    mean, margin = _mean_and_margin(shares)
    return WinEstimate(round(mean, 4), round(max(0.0, mean - margin), 4), round(min(1.0, mean + margin), 4))


def paired_difference(best: Sequence[float], played: Sequence[float]) -> WinEstimate:
    """Return by how much the best is better, pair by pair, with its 95 % interval."""
    mean, margin = _mean_and_margin([one - other for one, other in zip(best, played, strict=True)])
    return WinEstimate(round(mean, 4), round(mean - margin, 4), round(mean + margin, 4))


def _mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half of its interval; one value more, as far off as can be, keeps those who all agree from being sure."""
    mean = sum(values) / len(values)
    variance = (sum((value - mean) ** 2 for value in values) + 1.0) / len(values)
    return mean, Z_95 * sqrt(variance / len(values))
