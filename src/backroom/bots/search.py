"""Tree search with hidden information, for every game, in compiled code.

Each simulation starts from an imagined position and walks down the tree: chance draws, each seat takes the step that seems best to it by
what it sees. The first decision that looks new becomes a node; from there play goes on quickly until the game can tell the chances, and
every seat on the way learns its own.
"""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.bots.tree import MAX_NODES, NONE, Tree
from backroom.core.position import CHANCE, TERMINAL, Position, next_seat
from backroom.core.rng import Rng

MAX_ROLLOUT_STEPS: Final[i64] = 2000
"""How many decisions a simulation notes; longer ones are cut."""
MIN_VISITS: Final[i64] = 400
"""How often a decision beyond the move at hand is met before its steps are compared; until then a quick player makes it, if there is one.

Steps are compared by trying them all, and with fewer visits that is little better than chance.
"""
CLOCK_INTERVAL: Final[i64] = 8
"""How many simulations pass between two looks at whether the choice is decided."""
FIRST_STEP_BUDGET: Final = 0.85
"""How much of its time a search gives to the first step of a move; the others are mostly known by then."""
EARLY_STOP_FACTOR: Final = 2.0
"""How much longer than its processor time a search may take where the processor is shared."""


def non_proposal_steps(position: Position, seat: i64) -> vec[i64]:
    """Return the legal steps without proposals, which change nothing until another agrees."""
    steps = position.legal_steps(seat)
    if position.mid_move:
        return steps
    for i in range(len(steps)):
        if position.is_proposal(steps[i]):
            left = vec[i64](capacity=len(steps))
            for step in steps:
                if not position.is_proposal(step):
                    left = append(left, step)
            return left
    return steps


class Search:
    """Simulations from the point of view of one seat."""

    def __init__(self, game: Any, tree: Tree, seat: i64, rng: Rng) -> None:  # noqa: ANN401
        """Take a game's object, a tree to grow and the seat that thinks."""
        self.game = game
        self.tree = tree
        self.seat: i64 = seat
        self.rng = rng
        self.simulations: i64 = 0
        self.decisions: i64 = 0
        self.rewards = 0.0
        self.root_seat: bool = True
        self.evaluation_round: i64 = NONE
        self.length: i64 = 0
        self.path_node: vec[i64] = vec[i64]([0] * MAX_ROLLOUT_STEPS)
        self.path_edge: vec[i64] = vec[i64]([0] * MAX_ROLLOUT_STEPS)
        self.path_seat: vec[i64] = vec[i64]([0] * MAX_ROLLOUT_STEPS)

    def key(self, position: Position, seat: i64) -> i64:
        """Return the number of what a seat sees, by the whole view where a game gives none."""
        sight = position.info_key(seat, seat == self.seat)
        if sight == 0:
            return hash(msgspec.msgpack.encode(self.game.view(position, seat))) >> 1
        return sight

    def win_probabilities(self, position: Position) -> vec[float]:
        """Return each seat's share of the win; of a game that cannot tell only once it is over."""
        chances = position.win_probabilities()
        if len(chances) > 0 or position.turn != TERMINAL:
            return chances
        ranks: list[int] = self.game.outcome(position).ranks
        first = float(ranks.count(1))
        return vec[float]([1.0 / first if rank == 1 else 0.0 for rank in ranks])

    def simulate(self, position: Position, at_hand: bool = True) -> vec[float]:
        """Walk down to a new node, play on, and tell everybody on the way how it went; return the chances that it came to.

        Where the move is made already, nothing is at hand any more.
        """
        self.length = 0
        self.root_seat = at_hand
        self.evaluation_round = position.evaluation_round()
        while position.turn != TERMINAL and self.length < MAX_ROLLOUT_STEPS:
            if position.turn == CHANCE:
                position.apply(CHANCE, self.rng.pick(position.outcome_weights()))
                continue
            if position.evaluation_round() != self.evaluation_round:
                break
            seat = next_seat(position)
            steps = non_proposal_steps(position, seat)
            if len(steps) == 1:
                position.apply(seat, steps[0])
            elif self.descend(position, seat, steps):
                break
        chances = self.rollout(position)
        for i in range(self.length):
            self.tree.update(self.path_node[i], self.path_edge[i], chances[self.path_seat[i]])
        self.rewards += chances[self.seat]
        self.simulations += 1
        return chances

    def descend(self, position: Position, seat: i64, steps: vec[i64]) -> bool:
        """Take one step in the tree; tell whether that was its end."""
        tree = self.tree
        sight = self.key(position, seat)
        node = tree.find(sight)
        new = node == NONE
        if new:
            if tree.nodes >= MAX_NODES:
                return True
            node = tree.add(sight)
        step: i64 = NONE
        edge: i64 = NONE
        if not self.root_seat and tree.node_visits[node] < MIN_VISITS:
            step = position.rollout_step(steps, seat, self.rng)
        if step == NONE:
            edge = tree.select(node, steps, self.rng)
            step = tree.edge_step[edge]
        self.path_node[self.length] = node
        self.path_edge[self.length] = edge
        self.path_seat[self.length] = seat
        self.length += 1
        self.decisions += 1
        position.apply(seat, step)
        self.root_seat = self.root_seat and position.mid_move
        return new

    def rollout(self, position: Position) -> vec[float]:
        """Play quickly to the end of the move at hand, and on until the game can tell the chances."""
        rng = self.rng
        while position.turn != TERMINAL:
            if position.turn == CHANCE:
                position.apply(CHANCE, rng.pick(position.outcome_weights()))
                continue
            if not position.mid_move and (self.evaluation_round == NONE or position.evaluation_round() != self.evaluation_round):
                chances = self.win_probabilities(position)
                if len(chances) > 0:
                    return chances
            seat = next_seat(position)
            steps = non_proposal_steps(position, seat)
            quick = position.rollout_step(steps, seat, rng)
            position.apply(seat, quick if quick != NONE else steps[rng.below(len(steps))])
            self.decisions += 1
        return self.win_probabilities(position)

    def run(self, worlds: list[Position], simulations: i64, seconds: float) -> None:
        """Simulate from the worlds in turn until the budget is spent or the choice is decided."""
        began = time.process_time()
        began_wall = time.monotonic()
        node: i64 = NONE
        for done in range(simulations):
            self.simulate(worlds[done % len(worlds)].copy())
            if done % CLOCK_INTERVAL == CLOCK_INTERVAL - 1:
                if node == NONE:
                    node = self.tree.find(self.key(worlds[0], self.seat))
                if node != NONE and self.tree.visit_lead(node) > simulations - done:
                    return
            passed = time.monotonic() - began_wall
            if passed > seconds and (passed > seconds * EARLY_STOP_FACTOR or time.process_time() - began > seconds):
                return

    def expected_win(self, worlds: list[Position], simulations: i64, seconds: float) -> float:
        """Search, and return the mean share of the win that has come of it."""
        gained, before = self.rewards, self.simulations
        self.run(worlds, simulations, seconds)
        return (self.rewards - gained) / float(self.simulations - before)

    def decide(self, worlds: list[Position], simulations: i64, seconds: float) -> list[int]:
        """Return the steps of a whole move: search, then follow what was visited most; search on where that was little."""
        until = time.process_time() + seconds
        chain: list[int] = []
        first = True
        while True:
            steps = non_proposal_steps(worlds[0], self.seat)
            step: i64 = steps[0]
            if len(steps) > 1:
                step = self.choose_step(worlds, steps, simulations, until, first)
                first = False
            chain.append(step)
            for world in worlds:
                world.apply(self.seat, step)
            if not worlds[0].mid_move:
                return chain

    def choose_step(self, worlds: list[Position], steps: vec[i64], simulations: i64, until: float, first: bool) -> i64:
        """Return the step visited most; later choices of a move get a little more search where the first has not seen enough of them."""
        sight = self.key(worlds[0], self.seat)
        node = self.tree.find(sight)
        left: float = until - time.process_time()
        if first:
            self.run(worlds, simulations, left * FIRST_STEP_BUDGET)
        elif left > 0.0 and (node == NONE or self.tree.node_visits[node] < simulations // 8):
            self.run(worlds, max(1, simulations // 8), left / 4.0)
        node = self.tree.find(sight)
        edge = self.tree.best_edge(node, steps) if node != NONE else NONE
        return self.tree.edge_step[edge] if edge != NONE else steps[self.rng.below(len(steps))]
