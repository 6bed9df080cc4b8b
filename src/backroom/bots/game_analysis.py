"""Looking back at a game: every decision of a record judged, the curve of everybody's chances, and the largest mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from backroom.bots.decision_analysis import UNLIMITED, DecisionAnalysis, WinEstimate, analyse_decision
from backroom.bots.search import non_proposal_steps
from backroom.core.move_codec import RESIGN_MOVE, forced_move, parse_move
from backroom.core.record import Record, replay_steps
from backroom.core.rng import seed_from

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from backroom.core.game import Outcome, View
    from backroom.core.table import Table

MAX_MISTAKES = 8
SLIGHT = 0.02
"""A loss below this share of a win is not reported as a mistake."""


class RecordedDecision(NamedTuple):
    """A decision of a record: all that the mover could know, and what was played."""

    n: int
    """How many log lines came before it."""
    seat: int
    view: View
    played: list[int] | None
    """The steps of the move; None while the decision is open."""


class AnalysedDecision(msgspec.Struct, frozen=True):
    """A decision with its judgement."""

    n: int
    analysis: DecisionAnalysis


class CurvePoint(msgspec.Struct, frozen=True):
    """The win probabilities of all seats before a decision, by what the deciding seat could know."""

    n: int
    win_probabilities: list[WinEstimate]


class GameAnalysis(msgspec.Struct, frozen=True):
    """A game looked back at."""

    decisions: list[AnalysedDecision]
    curve: list[CurvePoint]
    """By what the deciding seat could know each time; at the end the result."""
    mistakes: list[int]
    """The log positions of the largest mistakes, the largest first."""


def decisions_in(record: Record) -> list[RecordedDecision]:
    """Return the real decisions of a record, and those that are open at its end; every line is checked."""
    found = []
    for table in replay_steps(record):
        n = len(table.log)
        if n < len(record.moves):
            by, move = record.moves[n]
            if by >= 0 and has_choice(table, by) and move != RESIGN_MOVE:
                steps = parse_move(table.game, table.position, by, move)
                if not table.position.is_proposal(steps[0]):
                    found.append(RecordedDecision(n, by, table.view(by), steps))
    found += [RecordedDecision(n, seat, table.view(seat), None) for seat in table.seats_to_act() if has_choice(table, seat)]
    return found


def has_choice(table: Table, seat: int) -> bool:
    """Tell whether a seat owes a decision with a real choice."""
    position = table.position
    return bool(position.must_act(seat)) and not forced_move(position, seat) and len(non_proposal_steps(position, seat)) > 1


def analyse_recorded(record: Record, decision: RecordedDecision, seconds: float, simulations: int = UNLIMITED) -> AnalysedDecision:
    """Judge one decision."""
    seed = seed_from("judge", decision.n, decision.seat)
    return AnalysedDecision(
        decision.n, analyse_decision(record.game, decision.view, decision.seat, decision.played, seconds, simulations, seed)
    )


def summarise(judged: Sequence[AnalysedDecision], end: int, outcome: Outcome | None) -> GameAnalysis:
    """Return the curve and the mistakes of judged decisions; `end` is the number of the last log line."""
    curve: dict[int, CurvePoint] = {}
    for one in judged:
        curve.setdefault(one.n, CurvePoint(one.n, one.analysis.win_probabilities))
    if outcome is not None and judged:
        curve[end] = CurvePoint(end, final_probabilities(outcome, len(judged[0].analysis.win_probabilities)))
    return GameAnalysis(list(judged), sorted(curve.values(), key=lambda point: point.n), largest_mistakes(judged))


def final_probabilities(outcome: Outcome, players: int) -> list[WinEstimate]:
    """Return what each seat has of the win, for certain."""
    share = 1 / len(outcome.winners)
    return [WinEstimate(value, value, value) for seat in range(players) for value in [share if seat in outcome.winners else 0.0]]


def largest_mistakes(judged: Iterable[AnalysedDecision]) -> list[int]:
    """Return the log positions of the largest mistakes: losses above the threshold and outside the error of the estimate."""
    sure = [(loss(one), one.n) for one in judged if loss(one) >= SLIGHT and certain_loss(one) > 0]
    return [n for _, n in sorted(sure, key=lambda pair: (-pair[0], pair[1]))[:MAX_MISTAKES]]


def loss(one: AnalysedDecision) -> float:
    """Return what the played move gives away."""
    return 0.0 if one.analysis.loss is None else one.analysis.loss.value


def certain_loss(one: AnalysedDecision) -> float:
    """Return what it gives away at least, by the interval."""
    return 0.0 if one.analysis.loss is None else one.analysis.loss.low
