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

from backroom.bots.tree import MOST_NODES, NONE, Tree
from backroom.core.position import CHANCE, OVER, Position, decider
from backroom.core.rng import Rng

LONGEST: Final[i64] = 2000
"""How many decisions a simulation notes; longer ones are cut."""
RIPE: Final[i64] = 400
"""How often a decision beyond the move at hand is met before its steps are compared; until then a quick player makes it, if there is one.

Steps are compared by trying them all, and with fewer visits that is little better than chance.
"""
CHECK: Final[i64] = 8
"""How many simulations pass between two looks at whether the choice is decided."""
FIRST_SHARE: Final = 0.85
"""How much of its time a search gives to the first step of a move; the others are mostly known by then."""
PATIENCE: Final = 2.0
"""How much longer than its processor time a search may take where the processor is shared."""


def useful_steps(position: Position, seat: i64) -> vec[i64]:
    """Return the legal steps without proposals, which change nothing until another agrees."""
    steps = position.steps(seat)
    if position.midway:
        return steps
    for i in range(len(steps)):
        if position.proposes(steps[i]):
            left = vec[i64](capacity=len(steps))
            for step in steps:
                if not position.proposes(step):
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
        self.gained = 0.0
        self.at_hand: bool = True
        self.stretch: i64 = NONE
        self.length: i64 = 0
        self.path_node: vec[i64] = vec[i64]([0] * LONGEST)
        self.path_edge: vec[i64] = vec[i64]([0] * LONGEST)
        self.path_seat: vec[i64] = vec[i64]([0] * LONGEST)

    def key(self, position: Position, seat: i64) -> i64:
        """Return the number of what a seat sees, by the whole view where a game gives none."""
        sight = position.sight(seat, seat == self.seat)
        if sight == 0:
            return hash(msgspec.msgpack.encode(self.game.view(position, seat))) >> 1
        return sight

    def chances(self, position: Position) -> vec[float]:
        """Return each seat's share of the win; of a game that cannot tell only once it is over."""
        chances = position.chances()
        if len(chances) > 0 or position.turn != OVER:
            return chances
        ranks: list[int] = self.game.outcome(position).ranks
        first = float(ranks.count(1))
        return vec[float]([1.0 / first if rank == 1 else 0.0 for rank in ranks])

    def simulate(self, position: Position, at_hand: bool = True) -> vec[float]:
        """Walk down to a new node, play on, and tell everybody on the way how it went; return the chances that it came to.

        Where the move is made already, nothing is at hand any more.
        """
        self.length = 0
        self.at_hand = at_hand
        self.stretch = position.stretch()
        while position.turn != OVER and self.length < LONGEST:
            if position.turn == CHANCE:
                position.apply(CHANCE, self.rng.pick(position.weights()))
                continue
            if position.stretch() != self.stretch:
                break
            seat = decider(position)
            steps = useful_steps(position, seat)
            if len(steps) == 1:
                position.apply(seat, steps[0])
            elif self.descend(position, seat, steps):
                break
        chances = self.play_on(position)
        for i in range(self.length):
            self.tree.learn(self.path_node[i], self.path_edge[i], chances[self.path_seat[i]])
        self.gained += chances[self.seat]
        self.simulations += 1
        return chances

    def descend(self, position: Position, seat: i64, steps: vec[i64]) -> bool:
        """Take one step in the tree; tell whether that was its end."""
        tree = self.tree
        sight = self.key(position, seat)
        node = tree.find(sight)
        new = node == NONE
        if new:
            if tree.nodes >= MOST_NODES:
                return True
            node = tree.add(sight)
        step: i64 = NONE
        edge: i64 = NONE
        if not self.at_hand and tree.node_visits[node] < RIPE:
            step = position.likely(steps, seat, self.rng)
        if step == NONE:
            edge = tree.select(node, steps, self.rng)
            step = tree.edge_step[edge]
        self.path_node[self.length] = node
        self.path_edge[self.length] = edge
        self.path_seat[self.length] = seat
        self.length += 1
        self.decisions += 1
        position.apply(seat, step)
        self.at_hand = self.at_hand and position.midway
        return new

    def play_on(self, position: Position) -> vec[float]:
        """Play quickly to the end of the move at hand, and on until the game can tell the chances."""
        rng = self.rng
        while position.turn != OVER:
            if position.turn == CHANCE:
                position.apply(CHANCE, rng.pick(position.weights()))
                continue
            if not position.midway and (self.stretch == NONE or position.stretch() != self.stretch):
                chances = self.chances(position)
                if len(chances) > 0:
                    return chances
            seat = decider(position)
            steps = useful_steps(position, seat)
            quick = position.likely(steps, seat, rng)
            position.apply(seat, quick if quick != NONE else steps[rng.below(len(steps))])
            self.decisions += 1
        return self.chances(position)

    def run(self, worlds: list[Position], simulations: i64, seconds: float) -> None:
        """Simulate from the worlds in turn until the budget is spent or the choice is decided."""
        began = time.process_time()
        began_wall = time.monotonic()
        node: i64 = NONE
        for done in range(simulations):
            self.simulate(worlds[done % len(worlds)].copy())
            if done % CHECK == CHECK - 1:
                if node == NONE:
                    node = self.tree.find(self.key(worlds[0], self.seat))
                if node != NONE and self.tree.lead(node) > simulations - done:
                    return
            passed = time.monotonic() - began_wall
            if passed > seconds and (passed > seconds * PATIENCE or time.process_time() - began > seconds):
                return

    def promise(self, worlds: list[Position], simulations: i64, seconds: float) -> float:
        """Search, and return the mean share of the win that has come of it."""
        gained, before = self.gained, self.simulations
        self.run(worlds, simulations, seconds)
        return (self.gained - gained) / float(self.simulations - before)

    def decide(self, worlds: list[Position], simulations: i64, seconds: float) -> list[int]:
        """Return the steps of a whole move: search, then follow what was visited most; search on where that was little."""
        until = time.process_time() + seconds
        chain: list[int] = []
        first = True
        while True:
            steps = useful_steps(worlds[0], self.seat)
            step: i64 = steps[0]
            if len(steps) > 1:
                step = self.choose(worlds, steps, simulations, until, first)
                first = False
            chain.append(step)
            for world in worlds:
                world.apply(self.seat, step)
            if not worlds[0].midway:
                return chain

    def choose(self, worlds: list[Position], steps: vec[i64], simulations: i64, until: float, first: bool) -> i64:
        """Return the step visited most; later choices of a move get a little more search where the first has not seen enough of them."""
        sight = self.key(worlds[0], self.seat)
        node = self.tree.find(sight)
        left: float = until - time.process_time()
        if first:
            self.run(worlds, simulations, left * FIRST_SHARE)
        elif left > 0.0 and (node == NONE or self.tree.node_visits[node] < simulations // 8):
            self.run(worlds, max(1, simulations // 8), left / 4.0)
        node = self.tree.find(sight)
        edge = self.tree.best_edge(node, steps) if node != NONE else NONE
        return self.tree.edge_step[edge] if edge != NONE else steps[self.rng.below(len(steps))]
