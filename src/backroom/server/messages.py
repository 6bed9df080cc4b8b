"""How facts, choices, people and moves in the making are told to a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from backroom.core.move_builder import MoveBuilder
from backroom.core.move_codec import check_turn
from backroom.server import protocol
from backroom.server.auth import table_handle
from backroom.server.schemas import Choice, Question, SeatInfo

if TYPE_CHECKING:
    from backroom.core import move_builder as core_draft
    from backroom.core.facts import Fact
    from backroom.core.table import Table
    from backroom.store.repository import SeatEvent, TableRow


def choice_info(choice: core_draft.Choice) -> Choice:
    """Return a choice as it is sent."""
    facts = [fact_info(0, fact) for fact in choice.facts]
    return Choice(choice.step, choice.field, choice.value, facts, choice.completes_move, choice.reveals_hidden)


def fact_info(n: int, fact: Fact) -> dict[str, Any]:
    """Return a fact as it is sent."""
    told: dict[str, Any] = msgspec.to_builtins(fact)
    told["n"] = n
    return told


def event_info(n: int, event: SeatEvent) -> dict[str, Any]:
    """Return a change of who plays a seat as it is sent: a fact of the table, not of the game."""
    told: dict[str, Any] = {"n": n, "fact": f"table-{event.event}", "seat": event.seat, "name": event.name}
    if event.bot is not None:
        told["bot"] = event.bot
    if event.to_name is not None:
        told["to"] = event.to_name
    return told


def seat_infos(row: TableRow) -> list[SeatInfo]:
    """Return who sits where, as all may know."""
    return [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            seat.stand_in,
            None if seat.user_id is None else table_handle(row.id, seat.user_id),
        )
        for seat in row.seats
    ]


def choices_message(table: Table, seat: int, ask: protocol.QueryChoices) -> protocol.Choices:
    """Return the next question of a move in the making."""
    draft = builder_after(table, seat, ask.steps)
    question = None if draft.is_complete else draft.question()
    preview = draft.preview()
    preview.memory = None
    return protocol.Choices(
        id=ask.id,
        steps=draft.steps,
        move=draft.move,
        is_complete=draft.is_complete,
        question=None if question is None else Question(question.key, question.rules, question.args),
        choices=[] if draft.is_complete else [choice_info(choice) for choice in draft.choices()],
        facts=[fact_info(0, fact) for fact in draft.facts],
        preview=table.game.describe(preview),
    )


def reason_message(table: Table, seat: int, ask: protocol.QueryReason) -> protocol.Reason:
    """Return why an answer is not among the choices."""
    draft = builder_after(table, seat, ask.steps)
    if draft.is_complete:
        return protocol.Reason(ask.id, None, ())
    reason = draft.explain_illegal(ask.field, ask.value)
    told = None if reason is None else Question(reason.key, reason.rules, reason.args)
    return protocol.Reason(ask.id, told, draft.question().rules)


def builder_after(table: Table, seat: int, steps: list[int]) -> MoveBuilder:
    """Return a move of the seat in the making, after these steps."""
    check_turn(table.position, seat)
    draft = MoveBuilder(table.game, table.view(seat), seat)
    for place, step in enumerate(steps):
        if place >= len(draft.steps):  # those before are questions with one answer, passed over already
            draft.choose(step)
    return draft
