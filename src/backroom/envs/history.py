"""A game that remembers how it came about: what each seat has been told and has done, for information states."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from backroom.core.discover import find_game
from backroom.core.facts import Fact
from backroom.core.position import CHANCE, Position, decider
from backroom.core.rng import Rng
from backroom.envs.setting import Setting


class Moment:
    """A step or a draw, what came of it, and all before; where the rest was imagined from a seat's view, who that was."""

    __slots__ = ("before", "by", "digests", "facts", "imagined_for", "step")

    def __init__(self, before: Moment | None, by: int, step: int, facts: list[Fact], imagined_for: int | None = None) -> None:
        """Take what happened; it never changes."""
        self.before = before
        self.by = by
        self.step = step
        self.facts = facts
        self.imagined_for = imagined_for
        self.digests: dict[tuple[int, int], bytes] = {}

    def told(self, seat: int, known_to: int) -> list[str]:
        """Return what a seat has been told and has done at this moment, as far as another seat knows that too."""
        lines = [f"step {self.step}"] if self.by == seat == known_to else []
        return lines + [line_of(fact) for fact in self.facts if fact.seen_by(seat) and fact.seen_by(known_to)]


def moments_of(last: Moment | None, seat: int) -> Iterator[tuple[Moment, int]]:
    """Yield the moments before, the last first, each with the seat that knew of it: another one where it was imagined from its view."""
    known_to = seat
    moment = last
    while moment is not None:
        if moment.imagined_for is not None:
            known_to = moment.imagined_for
        yield moment, known_to
        moment = moment.before


def digest_of(last: Moment | None, seat: int) -> bytes:
    """Return a number for all that a seat has been told and has done, step after step; what is known of earlier moments is kept."""
    digest = b""
    ahead: list[tuple[Moment, int]] = []
    for moment, known_to in moments_of(last, seat):
        if (seat, known_to) in moment.digests:
            digest = moment.digests[seat, known_to]
            break
        ahead.append((moment, known_to))
    for moment, known_to in reversed(ahead):
        if told := moment.told(seat, known_to):
            digest = hashlib.blake2b(digest + "\n".join(told).encode(), digest_size=16).digest()
        moment.digests[seat, known_to] = digest
    return digest


class History:
    """A position and the moments that led to it, chance among them. Copies share the past."""

    def __init__(self, setting: Setting) -> None:
        """Begin before the first draw."""
        self.setting = setting
        self.position = setting.start.copy()
        self.past: Moment | None = None
        self.settled = self.position
        self.settled_past: Moment | None = None

    def copy(self) -> History:
        """Return an independent copy."""
        twin = History.__new__(History)
        twin.setting = self.setting
        twin.position = self.position.copy()
        twin.past = self.past
        twin.settled = self.settled  # never changed, only replaced
        twin.settled_past = self.settled_past
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> History:
        """Copy; positions have no deep copy of Python's kind."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the moments, which are played again."""
        moments: list[tuple[int, int]] = []
        moment = self.past
        while moment is not None:
            if moment.imagined_for is not None:
                raise TypeError("a game imagined from an information state has no history to pickle")
            moments.append((moment.by, moment.step))
            moment = moment.before
        return replayed, (self.setting.game.name, self.setting.players, self.setting.options, moments[::-1])

    def seat(self) -> int:
        """Return who is next: a seat, CHANCE or OVER."""
        return decider(self.position)

    def step(self, by: int, step: int) -> None:
        """Take a legal step, or give a draw its outcome."""
        if not self.position.midway:
            self.settled = self.position.copy()
            self.settled_past = self.past
        facts: list[Fact] = []
        self.position.facts = facts
        self.position.apply(by, step)
        self.position.facts = None
        self.past = Moment(self.past, by, step, facts)

    def waits(self, seat: int) -> bool:
        """Tell whether another seat is in the middle of a move, or of draws, which this one must not see yet."""
        return self.position.midway and not self.position.owes(seat)

    def seen_by(self, seat: int) -> Position:
        """Return the position whose view a seat may have."""
        return self.settled if self.waits(seat) else self.position

    def view_text(self, viewer: int) -> str:
        """Return what a seat or SPECTATOR sees now, as text."""
        return msgspec.json.encode(self.setting.game.view(self.seen_by(viewer), viewer)).decode()

    def past_of(self, seat: int) -> Moment | None:
        """Return the last moment that a seat may know of."""
        return self.settled_past if self.waits(seat) else self.past

    def told(self, seat: int) -> list[str]:
        """Return all that a seat has been told and has done, in order."""
        lines = [line for moment, known_to in moments_of(self.past_of(seat), seat) for line in reversed(moment.told(seat, known_to))]
        return lines[::-1]

    def recalled_text(self, seat: int) -> str:
        """Return a digest of all that a seat has been told and has done, and what it sees now: its information state, nothing forgotten."""
        return f"{digest_of(self.past_of(seat), seat).hex()} {self.view_text(seat)}"

    def imagined(self, seat: int, rng: Rng) -> History:
        """Return a game that looks and has looked the same to a seat that decides, the rest drawn at random."""
        twin = self.copy()
        twin.position = self.setting.game.imagine(self.setting.game.view(self.position, seat), rng)
        twin.past = Moment(self.past, CHANCE, 0, [], seat)
        twin.settled = twin.position.copy()
        twin.settled_past = twin.past
        return twin


def line_of(fact: Fact) -> str:
    """Return a fact as text."""
    return msgspec.json.encode(fact).decode()


def replayed(game: str, players: int, options: dict[str, Any], moments: list[tuple[int, int]]) -> History:
    """Return the game that some moments lead to."""
    history = History(Setting(find_game(game), players, options))
    for by, step in moments:
        history.step(by, step)
    return history
