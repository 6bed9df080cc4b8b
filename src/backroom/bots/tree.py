"""The tree of a search: decisions that look alike to who makes them, in flat vectors, found by a number for what is seen.

A node is such a decision; its edges are the steps tried, in rising order, as a linked list. With other hidden cards other steps are legal,
so the list of a node can grow, and each edge counts how often it was on offer.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.rng import Rng

NONE: Final[i64] = -1
FIRST_SLOTS: Final[i64] = 4096
MAX_NODES: Final[i64] = 500_000
"""About 90 MB; a full tree is forgotten before the next decision."""
EXPLORATION: Final = 1.5
"""How far a step's bound lies above its mean, in standard deviations of what has come of the decision."""
PRIOR_VARIANCE: Final = 2.0
"""How many visits a first guess is worth."""
MIN_VARIANCE: Final = 0.0004


class Tree:
    """Nodes and edges with their statistics."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.slots: i64 = FIRST_SLOTS
        self.slot: vec[i64] = vec[i64]([NONE] * (2 * FIRST_SLOTS))  # in turns a sight and its node
        self.nodes: i64 = 0
        self.node_first: vec[i64] = vec[i64]()
        self.node_visits: vec[i64] = vec[i64]()
        self.node_total: vec[float] = vec[float]()
        self.node_square: vec[float] = vec[float]()
        self.edges: i64 = 0
        self.edge_step: vec[i64] = vec[i64]()
        self.edge_next: vec[i64] = vec[i64]()
        self.edge_visits: vec[i64] = vec[i64]()
        self.edge_offered: vec[i64] = vec[i64]()
        self.edge_total: vec[float] = vec[float]()

    def slot_of(self, sight: i64) -> i64:
        """Return the slot where to look for a sight first."""
        return 2 * ((sight ^ (sight >> 29)) & (self.slots - 1))

    def find(self, sight: i64) -> i64:
        """Return the node of a sight, NONE if there is none yet."""
        slot = self.slot_of(sight)
        last = 2 * self.slots - 1
        while True:
            node = self.slot[slot + 1]
            if node == NONE or self.slot[slot] == sight:
                return node
            slot = (slot + 2) & last

    def add(self, sight: i64) -> i64:
        """Return a new node for a sight that has none."""
        if self.nodes * 2 >= self.slots:
            self.grow()
        node = self.nodes
        self.nodes += 1
        self.node_first = append(self.node_first, NONE)
        self.node_visits = append(self.node_visits, 0)
        self.node_total = append(self.node_total, 0.0)
        self.node_square = append(self.node_square, 0.0)
        self.insert(node, sight)
        return node

    def insert(self, node: i64, sight: i64) -> None:
        """Put a node into the first free slot from its own on."""
        slot = self.slot_of(sight)
        while self.slot[slot + 1] != NONE:
            slot = (slot + 2) & (2 * self.slots - 1)
        self.slot[slot] = sight
        self.slot[slot + 1] = node

    def grow(self) -> None:
        """Double the slots."""
        old = self.slot
        self.slots *= 2
        self.slot = vec[i64]([NONE] * (2 * self.slots))
        for i in range(0, len(old), 2):
            if old[i + 1] != NONE:
                self.insert(old[i + 1], old[i])

    def edge_for(self, node: i64, before: i64, edge: i64, step: i64) -> i64:
        """Return the edge of a step, where the list of a node has come to `edge` from `before`; make it if it is not there."""
        if edge != NONE and self.edge_step[edge] == step:
            return edge
        new = self.edges
        self.edges += 1
        self.edge_step = append(self.edge_step, step)
        self.edge_next = append(self.edge_next, edge)
        self.edge_visits = append(self.edge_visits, 0)
        self.edge_offered = append(self.edge_offered, 0)
        self.edge_total = append(self.edge_total, 0.0)
        if before == NONE:
            self.node_first[node] = new
        else:
            self.edge_next[before] = new
        return new

    def select(self, node: i64, steps: vec[i64], rng: Rng) -> i64:
        """Return the edge of the legal step with the highest upper bound; note that all of them were on offer."""
        visits = float(max(1, self.node_visits[node]))
        mean = self.node_total[node] / visits
        explore = EXPLORATION * sqrt(max(MIN_VARIANCE, self.node_square[node] / visits - mean * mean))
        guess = PRIOR_VARIANCE * mean
        offered: i64 = 0
        room = 0.0
        best: i64 = NONE
        best_bound = -1e30
        before: i64 = NONE
        edge = self.node_first[node]
        for step in steps:
            while edge != NONE and self.edge_step[edge] < step:
                before = edge
                edge = self.edge_next[edge]
            edge = self.edge_for(node, before, edge, step)
            self.edge_offered[edge] += 1
            if self.edge_offered[edge] != offered:  # most steps of a node are on offer equally often
                offered = self.edge_offered[edge]
                room = explore * sqrt(log(float(offered) + 1.0))
            # How good the step may be: its mean, drawn to a first guess, and room for doubt.
            share = 1.0 / (float(self.edge_visits[edge]) + PRIOR_VARIANCE)
            bound = (self.edge_total[edge] + guess) * share + room * sqrt(share) + 1e-7 * float(rng.bits() & 1023)
            if bound > best_bound:
                best_bound = bound
                best = edge
        return best

    def update(self, node: i64, edge: i64, gain: float) -> None:
        """Note what has come of a decision, and of the step that was tried, if the tree has chosen it."""
        if edge != NONE:
            self.edge_visits[edge] += 1
            self.edge_total[edge] += gain
        self.node_visits[node] += 1
        self.node_total[node] += gain
        self.node_square[node] += gain * gain

    def best_edge(self, node: i64, steps: vec[i64]) -> i64:
        """Return the edge most visited among some steps, NONE if none of them was tried."""
        best: i64 = NONE
        most: i64 = 0
        edge = self.node_first[node]
        while edge != NONE:
            visits = self.edge_visits[edge]
            if visits > most and holds(steps, self.edge_step[edge]):
                most = visits
                best = edge
            edge = self.edge_next[edge]
        return best

    def visit_lead(self, node: i64) -> i64:
        """Return by how many visits the best edge is ahead of the second."""
        first: i64 = 0
        second: i64 = 0
        edge = self.node_first[node]
        while edge != NONE:
            visits = self.edge_visits[edge]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            edge = self.edge_next[edge]
        return first - second


def holds(steps: vec[i64], step: i64) -> bool:
    """Tell whether a step is among some."""
    for other in steps:
        if other == step:
            return True
    return False
