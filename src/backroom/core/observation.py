"""Observations: what a seat may see as small numbers in a buffer of fixed size, for learning.

An observer reads a position by allow-list, as `view` does, and says nothing that the seat's view does not say: the conformance suite
compares what it writes for a position, for the same position with all secrets made senseless, and for imagined ones.
"""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from backroom.core.position import Position


class Section(NamedTuple):
    """Some fields of an observation that belong together."""

    name: str
    length: int
    max_value: int
    """The greatest number that one of its fields can hold; the least is 0."""
    meaning: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game with one number of players and one set of options."""

    def __init__(self, sections: list[Section]) -> None:
        """Take the sections in the order in which they are written."""
        self.sections = sections
        self.size: i64 = sum([section.length for section in sections])

    def write(self, position: Position, seat: i64, into: vec[i16], start: i64) -> None:
        """Write what a seat may see, `size` numbers from `start` on; those that are 0 are there already."""
        raise NotImplementedError

    def observe(self, position: Position, seat: i64) -> vec[i16]:
        """Return what a seat may see in a buffer of its own."""
        into = vec[i16]([0] * self.size)
        self.write(position, seat, into, 0)
        return into


def clear(into: vec[i16], start: i64, length: i64) -> None:
    """Set numbers to 0."""
    for place in range(start, start + length):
        into[place] = 0


def put(into: vec[i16], at: i64, number: i64) -> i64:
    """Write one number; return the place behind it."""
    into[at] = i16(number)
    return at + 1


def put_one_hot(into: vec[i16], at: i64, choice: i64, choices: i64) -> i64:
    """Write which of some choices it is, a 1 in its place; nothing if it is negative. Return the place behind them."""
    assert choice < choices
    if choice >= 0:
        into[at + choice] = 1
    return at + choices


def put_all(into: vec[i16], at: i64, numbers: vec[i64], first: i64, length: i64) -> i64:
    """Write some numbers of a vector; return the place behind them."""
    for place in range(length):
        into[at + place] = i16(numbers[first + place])
    return at + length


def put_bits(into: vec[i16], at: i64, bits: i64, length: i64) -> i64:
    """Write the bits of a set, the lowest first; return the place behind them."""
    for place in range(length):
        into[at + place] = i16((bits >> place) & 1)
    return at + length


def put_seat_one_hot(into: vec[i16], at: i64, other: i64, seat: i64, seats: i64) -> i64:
    """Write which seat it is, counted from the observing one on; nothing if it is negative. Return the place behind them."""
    if other >= 0:
        into[at + (other - seat + seats) % seats] = 1
    return at + seats
