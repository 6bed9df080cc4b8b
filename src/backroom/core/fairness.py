"""Fair chance: a secret seed, committed to by hash before the players add random numbers of their own.

Nobody can foresee or steer a draw: the server is bound by its commitment before it sees the players' numbers, and the players do not know
the seed. When the game is over the seed is shown, and `prove` makes every draw of the record again.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

import msgspec

from backroom.core.draw_source import SeededDraws
from backroom.core.errors import BackroomError
from backroom.core.position import CHANCE
from backroom.core.table import Table

if TYPE_CHECKING:
    from backroom.core.record import Record


class UnfairRecord(BackroomError):
    """A record whose draws do not follow from its seed."""


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record shows to prove its draws."""

    seed: str
    commitment: str
    client_seeds: list[str]
    """The random number of each seat, in order; empty for a bot."""

    def draws(self) -> SeededDraws:
        """Return the source of all draws of the table."""
        return SeededDraws("\x1f".join([self.seed, *self.client_seeds]))


def new_seed() -> str:
    """Return a secret seed of 256 bits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """Return the hash that binds the server to a seed without showing it."""
    return hashlib.sha256(f"backroom seed {seed}".encode()).hexdigest()


def verify_draws(record: Record) -> int:
    """Make every draw of a record again; return how many there were, or raise Unfair with the first that differs."""
    if record.fair is None:
        raise UnfairRecord("the record does not show a seed, so nothing can be proved")
    if commitment(record.fair.seed) != record.fair.commitment:
        raise UnfairRecord("the seed is not the one that was committed to")
    table = Table(record.game, record.players, record.options, record.fair.draws())
    draws = 0
    for line, (by, move) in enumerate(record.moves, start=2):
        if by == CHANCE:
            table.advance_once()
            draws += 1
            if table.log[-1].move != move:
                raise UnfairRecord(f"line {line}: the draw should have been {table.log[-1].move}, not {move}")
        else:
            table.replay_entry(by, move)
    return draws
