"""Clocks: none, live (a bank and an increment) or slow (a time for each turn). What is left follows from the log's times alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection


GRACE_SECONDS = 30.0
"""The seconds that somebody has at least who takes a seat back from a bot."""


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is counted; all in seconds."""

    kind: Literal["none", "live", "slow"] = "none"
    initial: float = 0.0
    increment: float = 0.0
    per_turn: float = 0.0

    def validate(self) -> str | None:
        """Say what is wrong with the numbers, if anything."""
        if self.kind == "live" and not (10 <= self.initial <= 6 * 3600 and 0 <= self.increment <= 600):
            return "a live clock has a bank of 10 seconds to 6 hours and an increment of up to 10 minutes"
        if self.kind == "slow" and not 60 <= self.per_turn <= 30 * 86400:
            return "a slow clock gives from one minute to 30 days a turn"
        return None


class SeatClocks:
    """The clocks of a table's seats. Only those who owe a decision are charged."""

    def __init__(self, clock: TimeControl, players: int) -> None:
        self.clock = clock
        self.used = [0.0] * players
        self.turns = [0] * players
        self.given = [0.0] * players
        self.since: list[float | None] = [None] * players

    def record_moves(self, movers: Collection[int], to_act: Collection[int], at: float) -> None:
        """Note who has moved in what was stored together, and who owes a decision after it."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat in movers or seat not in to_act):
                self.used[seat] += max(0.0, at - since)
                self.turns[seat] += 1
                self.since[seat] = None
                if self.clock.kind == "slow":
                    self.given[seat] = 0.0
            if seat in to_act and self.since[seat] is None:
                self.since[seat] = at

    def copy(self) -> SeatClocks:
        """Return a copy."""
        new = SeatClocks(self.clock, len(self.used))
        new.used, new.turns, new.given, new.since = list(self.used), list(self.turns), list(self.given), list(self.since)
        return new

    def deadline(self, seat: int) -> float | None:
        """Return when the seat's time is up; None if its clock does not run."""
        since = self.since[seat]
        left = None if since is None else self.remaining(seat, since)
        return None if since is None or left is None else since + left

    def grant_grace(self, seat: int, at: float) -> None:
        """Give somebody who takes the seat back time to look, if hardly any is left."""
        left = self.remaining(seat, at)
        if left is not None:
            self.given[seat] += max(0.0, GRACE_SECONDS - left)

    def all_remaining(self, now: float) -> list[float | None]:
        """Return how many seconds each seat has left."""
        if self.clock.kind == "none":
            return [None] * len(self.used)
        return [self.remaining(seat, now) for seat in range(len(self.used))]

    def remaining(self, seat: int, now: float) -> float | None:
        """Return how many seconds a seat has left; None without a clock."""
        since = self.since[seat]
        running = max(0.0, now - since) if since is not None else 0.0
        if self.clock.kind == "live":
            return self.clock.initial + self.clock.increment * self.turns[seat] + self.given[seat] - self.used[seat] - running
        if self.clock.kind == "slow":
            return self.clock.per_turn + self.given[seat] - running
        return None
