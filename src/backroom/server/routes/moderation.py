"""Blocking, muting and reporting people.

Somebody is named by a handle that holds at one table, or in one's own list, and nowhere else, so that nobody can be followed from table
to table. Who is blocked can't sit down where the blocker sits or hosts, neither sees the other's tables in the lobby, and no word of
theirs reaches the blocker. Muting stops their words alone.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from backroom.core.errors import BackroomError
from backroom.server.app_context import context_of
from backroom.server.auth import table_handle
from backroom.server.errors import Forbidden, LimitReached, UnknownParticipant
from backroom.store import moderation
from backroom.store.change_feed import publish_change

if TYPE_CHECKING:
    from backroom.server.app_context import AppContext

REASON_LENGTH = 500
REPORTS_PER_DAY = 20
MAX_RESTRICTED = 500
RESTRICTIONS: dict[str, moderation.RestrictionKind] = {"block": "block", "mute": "mute"}


class ReportRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody did."""

    reason: str


def parse_restriction(word: str) -> moderation.RestrictionKind:
    """Return what is wished: to block or to mute."""
    if word not in RESTRICTIONS:
        raise BackroomError(f"people can be blocked or muted: …/block or …/mute, not …/{word}")
    return RESTRICTIONS[word]


async def participant(context: AppContext, table_id: str, handle: str) -> str:
    """Return who has a handle at a table."""
    await context.registry.store.table(table_id)
    for user_id in await moderation.participants(context.registry.store, table_id):
        if table_handle(table_id, user_id) == handle:
            return user_id
    raise UnknownParticipant("there is nobody of that handle at this table")


async def publish_restriction(context: AppContext, user_id: str) -> None:
    """Let this process and the others know whom somebody no longer wants to hear."""
    async with context.registry.store.transaction() as connection:
        await publish_change(connection, "person", user_id)
    await context.registry.refresh_mutes(user_id)


@post("/tables/{table_id:str}/participants/{handle:str}/report")
async def report_user(
    request: Request[Any, Any, Any], table_id: FromPath[str], handle: FromPath[str], data: JSONBody[ReportRequest]
) -> dict[str, str]:
    """Report a user to the operator."""
    context = context_of(request)
    user = await context.require_user(request)
    reason = " ".join(data.reason.split())
    if not 1 <= len(reason) <= REASON_LENGTH or "\0" in reason:
        raise BackroomError(f"say what happened in 1 to {REASON_LENGTH} characters")
    reported = await participant(context, table_id, handle)
    if reported == user.id:
        raise Forbidden("you can't report yourself")
    if await moderation.count_reports(context.registry.store, user.id, time.time() - 86400) >= REPORTS_PER_DAY:
        raise LimitReached(f"at most {REPORTS_PER_DAY} reports a day")
    await moderation.add_report(context.registry.store, user.id, reported, table_id, reason)
    return {"status": "reported"}


@post("/tables/{table_id:str}/participants/{handle:str}/{kind:str}")
async def add_restriction(
    request: Request[Any, Any, Any], table_id: FromPath[str], handle: FromPath[str], kind: FromPath[str]
) -> dict[str, str]:
    """Block or mute somebody who is or was at a table."""
    context = context_of(request)
    user = await context.require_user(request)
    restriction = parse_restriction(kind)
    other = await participant(context, table_id, handle)
    if other == user.id:
        raise Forbidden(f"you can't {restriction} yourself")
    if len(await moderation.restricted_users(context.registry.store, restriction, user.id)) >= MAX_RESTRICTED:
        raise LimitReached(f"you can {restriction} at most {MAX_RESTRICTED} people")
    await moderation.restrict(context.registry.store, restriction, user.id, other)
    await publish_restriction(context, user.id)
    return {"handle": table_handle(user.id, other)}


@get("/me/restrictions")
async def list_restrictions(request: Request[Any, Any, Any]) -> dict[str, list[dict[str, str]]]:
    """Return whom one has blocked and muted."""
    context = context_of(request)
    user = await context.require_user(request)
    return {
        kind: [
            {"handle": table_handle(user.id, other), "nickname": name}
            for other, name in (await moderation.restricted_users(context.registry.store, distance, user.id)).items()
        ]
        for kind, distance in RESTRICTIONS.items()
    }


@delete("/me/restrictions/{handle:str}/{kind:str}", status_code=200)
async def remove_restriction(request: Request[Any, Any, Any], handle: FromPath[str], kind: FromPath[str]) -> dict[str, str]:
    """Take a block or mute back."""
    context = context_of(request)
    user = await context.require_user(request)
    restriction = parse_restriction(kind)
    for other in await moderation.restricted_users(context.registry.store, restriction, user.id):
        if table_handle(user.id, other) == handle:
            await moderation.unrestrict(context.registry.store, restriction, user.id, other)
            await publish_restriction(context, user.id)
            return {"status": "done"}
    raise UnknownParticipant(f"you {restriction} nobody of that handle")


MODERATION = [report_user, add_restriction, list_restrictions, remove_restriction]
