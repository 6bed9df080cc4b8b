"""Who wants nothing to do with whom: blocks, mutes and reports."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from backroom.store import schema

if TYPE_CHECKING:
    from collections.abc import Iterable

    from backroom.store.repository import Store

RestrictionKind = Literal["block", "mute"]
LISTS = {"block": (schema.blocks, schema.blocks.c.blocked), "mute": (schema.mutes, schema.mutes.c.muted)}
EXCERPT = 5


async def restrict(store: Store, kind: RestrictionKind, user_id: str, other: str) -> None:
    """Block or mute another; doing it twice is the same as once."""
    table, column = LISTS[kind]
    with suppress(IntegrityError):  # it is there, or was put there at the same time
        async with store.transaction() as connection:
            await connection.execute(insert(table).values({"user_id": user_id, column.name: other}))


async def unrestrict(store: Store, kind: RestrictionKind, user_id: str, other: str) -> None:
    """Take a block or mute back."""
    table, column = LISTS[kind]
    async with store.transaction() as connection:
        await connection.execute(delete(table).where(table.c.user_id == user_id, column == other))


async def restricted_users(store: Store, kind: RestrictionKind, user_id: str) -> dict[str, str]:
    """Return whom somebody has blocked or muted, with their nicknames."""
    table, column = LISTS[kind]
    users = schema.users
    query = select(users.c.id, users.c.nickname).join(table, users.c.id == column).where(table.c.user_id == user_id)
    async with store.transaction() as connection:
        return {row.id: row.nickname for row in await connection.execute(query)}


async def muted_or_blocked(store: Store, user_id: str) -> frozenset[str]:
    """Return those whose words are not passed on to somebody."""
    async with store.transaction() as connection:
        queries = [select(column).where(table.c.user_id == user_id) for table, column in LISTS.values()]
        return frozenset([row[0] for query in queries for row in await connection.execute(query)])


async def blocked_either_way(store: Store, user_id: str) -> frozenset[str]:
    """Return those who blocked somebody or were blocked by them."""
    blocks = schema.blocks
    where = or_(blocks.c.user_id == user_id, blocks.c.blocked == user_id)
    async with store.transaction() as connection:
        rows = await connection.execute(select(blocks.c.user_id, blocks.c.blocked).where(where))
        return frozenset(one for row in rows for one in row) - {user_id}


async def is_blocked(store: Store, user_id: str, by: Iterable[str]) -> bool:
    """Tell whether any of these people has blocked somebody."""
    blocks = schema.blocks
    where = and_(blocks.c.blocked == user_id, blocks.c.user_id.in_(list(by)))
    async with store.transaction() as connection:
        return await connection.scalar(select(blocks.c.user_id).where(where).limit(1)) is not None


async def participants(store: Store, table_id: str) -> set[str]:
    """Return everybody who sits at a table, hosts it or has spoken there."""
    queries = [
        select(schema.seats.c.user_id).where(schema.seats.c.table_id == table_id, schema.seats.c.user_id.is_not(None)),
        select(schema.tables.c.host_id).where(schema.tables.c.id == table_id),
        select(schema.chat.c.user_id).where(schema.chat.c.table_id == table_id).distinct(),
    ]
    async with store.transaction() as connection:
        return {str(row[0]) for query in queries for row in await connection.execute(query)}


async def add_report(store: Store, user_id: str, reported: str, table_id: str, reason: str) -> None:
    """Store a report for the operators."""
    row = {"user_id": user_id, "reported": reported, "table_id": table_id, "reason": reason, "at": time.time()}
    async with store.transaction() as connection:
        await connection.execute(insert(schema.reports).values(row))


async def count_reports(store: Store, user_id: str, since: float) -> int:
    """Return how many reports somebody has made since a time."""
    where = and_(schema.reports.c.user_id == user_id, schema.reports.c.at >= since)
    async with store.transaction() as connection:
        return int(await connection.scalar(select(func.count()).select_from(schema.reports).where(where)) or 0)


async def list_reports(store: Store, most: int = 100) -> list[dict[str, Any]]:
    """Return the newest reports with both nicknames and what the reported person last said at that table."""
    by, of = schema.users.alias("by"), schema.users.alias("of")
    query = (
        select(schema.reports, by.c.nickname.label("reporter"), of.c.nickname.label("nickname"), of.c.banned.label("banned"))
        .join(by, by.c.id == schema.reports.c.user_id)
        .join(of, of.c.id == schema.reports.c.reported)
        .order_by(schema.reports.c.id.desc())
        .limit(most)
    )
    async with store.transaction() as connection:
        reports = [dict(row) for row in (await connection.execute(query)).mappings()]
        for report in reports:
            where = and_(schema.chat.c.table_id == report["table_id"], schema.chat.c.user_id == report["reported"])
            said = await connection.execute(select(schema.chat.c.text).where(where).order_by(schema.chat.c.id.desc()).limit(EXCERPT))
            report["said"] = [row[0] for row in said][::-1]
    return reports
