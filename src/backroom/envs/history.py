"""A game that remembers how it came about: what each seat has been told and has done, for information states."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from backroom.core.facts import Fact
from backroom.core.position import CHANCE, Position, next_seat
from backroom.core.registry import find_game
from backroom.core.rng import Rng
from backroom.envs.spec import EnvSpec


class HistoryNode:
    """A step or a draw, what came of it, and all before; where the rest was imagined from a seat's view, who that was."""

    __slots__ = ("before", "by", "digests", "facts", "imagined_for", "step")

    def __init__(self, before: HistoryNode | None, by: int, step: int, facts: list[Fact], imagined_for: int | None = None) -> None:
        """Take what happened; it never changes."""
        self.before = before
        self.by = by
        self.step = step
        self.facts = facts
        self.imagined_for = imagined_for
        self.digests: dict[tuple[int, int], bytes] = {}

    def told(self, seat: int, known_to: int) -> list[str]:
        """Return what a seat has been told and has done at this node, as far as another seat knows that too."""
        lines = [f"step {self.step}"] if self.by == seat == known_to else []
        return lines + [fact_line(fact) for fact in self.facts if fact.seen_by(seat) and fact.seen_by(known_to)]


def ancestors(last: HistoryNode | None, seat: int) -> Iterator[tuple[HistoryNode, int]]:
    """Yield the nodes before, the last first, each with the seat that knew of it: another one where it was imagined from its view."""
    known_to = seat
    node = last
    while node is not None:
        if node.imagined_for is not None:
            known_to = node.imagined_for
        yield node, known_to
        node = node.before


def history_digest(last: HistoryNode | None, seat: int) -> bytes:
    """Return a number for all that a seat has been told and has done, step after step; what is known of earlier nodes is kept."""
    digest = b""
    ahead: list[tuple[HistoryNode, int]] = []
    for node, known_to in ancestors(last, seat):
        if (seat, known_to) in node.digests:
            digest = node.digests[seat, known_to]
            break
        ahead.append((node, known_to))
    for node, known_to in reversed(ahead):
        if told := node.told(seat, known_to):
            digest = hashlib.blake2b(digest + "\n".join(told).encode(), digest_size=16).digest()
        node.digests[seat, known_to] = digest
    return digest


class History:
    """A position and the nodes that led to it, chance among them. Copies share the past."""

    def __init__(self, spec: EnvSpec) -> None:
        """Begin before the first draw."""
        self.table_spec = spec
        self.position = spec.start.copy()
        self.past: HistoryNode | None = None
        self.before_move = self.position
        self.node_before_move: HistoryNode | None = None

    def copy(self) -> History:
        """Return an independent copy."""
        twin = History.__new__(History)
        twin.table_spec = self.table_spec
        twin.position = self.position.copy()
        twin.past = self.past
        twin.before_move = self.before_move  # never changed, only replaced
        twin.node_before_move = self.node_before_move
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> History:
        """Copy; positions have no deep copy of Python's kind."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the nodes, which are played again."""
        nodes: list[tuple[int, int]] = []
        node = self.past
        while node is not None:
            if node.imagined_for is not None:
                raise TypeError("a game imagined from an information state has no history to pickle")
            nodes.append((node.by, node.step))
            node = node.before
        return from_nodes, (self.table_spec.game.name, self.table_spec.players, self.table_spec.options, nodes[::-1])

    def seat(self) -> int:
        """Return who is next: a seat, CHANCE or OVER."""
        return next_seat(self.position)

    def step(self, by: int, step: int) -> None:
        """Take a legal step, or give a draw its outcome."""
        if not self.position.mid_move:
            self.before_move = self.position.copy()
            self.node_before_move = self.past
        facts: list[Fact] = []
        self.position.facts = facts
        self.position.apply(by, step)
        self.position.facts = None
        self.past = HistoryNode(self.past, by, step, facts)

    def is_waiting(self, seat: int) -> bool:
        """Tell whether another seat is in the middle of a move, or of draws, which this one must not see yet."""
        return self.position.mid_move and not self.position.must_act(seat)

    def visible_position(self, seat: int) -> Position:
        """Return the position whose view a seat may have."""
        return self.before_move if self.is_waiting(seat) else self.position

    def view_text(self, viewer: int) -> str:
        """Return what a seat or SPECTATOR sees now, as text."""
        return msgspec.json.encode(self.table_spec.game.view(self.visible_position(viewer), viewer)).decode()

    def visible_node(self, seat: int) -> HistoryNode | None:
        """Return the last node that a seat may know of."""
        return self.node_before_move if self.is_waiting(seat) else self.past

    def observed(self, seat: int) -> list[str]:
        """Return all that a seat has been told and has done, in order."""
        lines = [line for node, known_to in ancestors(self.visible_node(seat), seat) for line in reversed(node.told(seat, known_to))]
        return lines[::-1]

    def information_state(self, seat: int) -> str:
        """Return a digest of all that a seat has been told and has done, and what it sees now: its information state, nothing forgotten."""
        return f"{history_digest(self.visible_node(seat), seat).hex()} {self.view_text(seat)}"

    def sampled(self, seat: int, rng: Rng) -> History:
        """Return a game that looks and has looked the same to a seat that decides, the rest drawn at random."""
        twin = self.copy()
        twin.position = self.table_spec.game.sample_position(self.table_spec.game.view(self.position, seat), rng)
        twin.past = HistoryNode(self.past, CHANCE, 0, [], seat)
        twin.before_move = twin.position.copy()
        twin.node_before_move = twin.past
        return twin


def fact_line(fact: Fact) -> str:
    """Return a fact as text."""
    return msgspec.json.encode(fact).decode()


def from_nodes(game: str, players: int, options: dict[str, Any], nodes: list[tuple[int, int]]) -> History:
    """Return the game that some nodes lead to."""
    history = History(EnvSpec(find_game(game), players, options))
    for by, step in nodes:
        history.step(by, step)
    return history
