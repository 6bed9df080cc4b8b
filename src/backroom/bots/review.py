"""Looking back at a game: every decision of a record judged, the curve of everybody's chances, and the largest mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from backroom.bots.judge import UNLIMITED, Chance, Judgement, judge
from backroom.bots.search import useful_steps
from backroom.core.chain import LEAVING, forced_chain, read_move
from backroom.core.record import Record, walk_record
from backroom.core.rng import seed_from

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from backroom.core.game import Outcome, View
    from backroom.core.table import Table

MOST_MISTAKES = 8
SLIGHT = 0.02
"""A loss below this share of a win is no mistake worth telling."""


class Decision(NamedTuple):
    """A decision of a record: all that the mover could know, and what was played."""

    n: int
    """The moment in which it was open: how many lines came before."""
    seat: int
    view: View
    played: list[int] | None
    """The steps of the move; None while the decision is open."""


class Judged(msgspec.Struct, frozen=True):
    """A decision with its judgement."""

    n: int
    judgement: Judgement


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: everybody's chances at a moment."""

    n: int
    chances: list[Chance]


class Review(msgspec.Struct, frozen=True):
    """A game looked back at."""

    decisions: list[Judged]
    curve: list[Point]
    """By what the mover of each moment could know; at the end the result."""
    mistakes: list[int]
    """The moments of the largest mistakes, the largest first."""


def decisions_of(record: Record) -> list[Decision]:
    """Return the real decisions of a record, and those that are open at its end; every line is checked."""
    found = []
    for table in walk_record(record):
        n = len(table.log)
        if n < len(record.moves):
            by, move = record.moves[n]
            if by >= 0 and judgeable(table, by) and move != LEAVING:
                steps = read_move(table.game, table.position, by, move)
                if not table.position.proposes(steps[0]):
                    found.append(Decision(n, by, table.view(by), steps))
    found += [Decision(n, seat, table.view(seat), None) for seat in table.owing() if judgeable(table, seat)]
    return found


def judgeable(table: Table, seat: int) -> bool:
    """Tell whether a seat owes a decision with a real choice."""
    position = table.position
    return bool(position.owes(seat)) and not forced_chain(position, seat) and len(useful_steps(position, seat)) > 1


def judge_decision(record: Record, decision: Decision, seconds: float, simulations: int = UNLIMITED) -> Judged:
    """Judge one decision."""
    seed = seed_from("judge", decision.n, decision.seat)
    return Judged(decision.n, judge(record.game, decision.view, decision.seat, decision.played, seconds, simulations, seed))


def review_of(judged: Sequence[Judged], end: int, outcome: Outcome | None) -> Review:
    """Return the curve and the mistakes of judged decisions; `end` is the number of the last moment."""
    curve: dict[int, Point] = {}
    for one in judged:
        curve.setdefault(one.n, Point(one.n, one.judgement.chances))
    if outcome is not None and judged:
        curve[end] = Point(end, result_chances(outcome, len(judged[0].judgement.chances)))
    return Review(list(judged), sorted(curve.values(), key=lambda point: point.n), mistakes_of(judged))


def result_chances(outcome: Outcome, players: int) -> list[Chance]:
    """Return what each seat has of the win, for certain."""
    share = 1 / len(outcome.winners)
    return [Chance(value, value, value) for seat in range(players) for value in [share if seat in outcome.winners else 0.0]]


def mistakes_of(judged: Iterable[Judged]) -> list[int]:
    """Return the moments of the largest mistakes: those that lose more than a little, beyond doubt."""
    sure = [(loss_of(one), one.n) for one in judged if loss_of(one) >= SLIGHT and sure_loss(one) > 0]
    return [n for _, n in sorted(sure, key=lambda pair: (-pair[0], pair[1]))[:MOST_MISTAKES]]


def loss_of(one: Judged) -> float:
    """Return what the played move gives away."""
    return 0.0 if one.judgement.loss is None else one.judgement.loss.share


def sure_loss(one: Judged) -> float:
    """Return what it gives away at least, by the interval."""
    return 0.0 if one.judgement.loss is None else one.judgement.loss.low
