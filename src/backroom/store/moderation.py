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


async def restrict(store: Store, kind: RestrictionKind, identity: str, other: str) -> None:
    """Block or mute another; doing it twice is the same as once."""
    table, column = LISTS[kind]
    with suppress(IntegrityError):  # it is there, or was put there at the same time
        async with store.transaction() as connection:
            await connection.execute(insert(table).values({"identity": identity, column.name: other}))


async def unrestrict(store: Store, kind: RestrictionKind, identity: str, other: str) -> None:
    """Take a block or mute back."""
    table, column = LISTS[kind]
    async with store.transaction() as connection:
        await connection.execute(delete(table).where(table.c.identity == identity, column == other))


async def restricted_users(store: Store, kind: RestrictionKind, identity: str) -> dict[str, str]:
    """Return whom somebody has blocked or muted, with their nicknames."""
    table, column = LISTS[kind]
    people = schema.users
    query = select(people.c.id, people.c.nickname).join(table, people.c.id == column).where(table.c.identity == identity)
    async with store.transaction() as connection:
        return {row.id: row.nickname for row in await connection.execute(query)}


async def muted_or_blocked(store: Store, identity: str) -> frozenset[str]:
    """Return those whose words are not passed on to somebody."""
    async with store.transaction() as connection:
        queries = [select(column).where(table.c.identity == identity) for table, column in LISTS.values()]
        return frozenset([row[0] for query in queries for row in await connection.execute(query)])


async def blocked_either_way(store: Store, identity: str) -> frozenset[str]:
    """Return those who blocked somebody or were blocked by them."""
    blocks = schema.blocks
    where = or_(blocks.c.identity == identity, blocks.c.blocked == identity)
    async with store.transaction() as connection:
        rows = await connection.execute(select(blocks.c.identity, blocks.c.blocked).where(where))
        return frozenset(one for row in rows for one in row) - {identity}


async def is_blocked(store: Store, identity: str, by: Iterable[str]) -> bool:
    """Tell whether any of these people has blocked somebody."""
    blocks = schema.blocks
    where = and_(blocks.c.blocked == identity, blocks.c.identity.in_(list(by)))
    async with store.transaction() as connection:
        return await connection.scalar(select(blocks.c.identity).where(where).limit(1)) is not None


async def participants(store: Store, table_id: str) -> set[str]:
    """Return everybody who sits at a table, hosts it or has spoken there."""
    queries = [
        select(schema.seats.c.identity).where(schema.seats.c.table_id == table_id, schema.seats.c.identity.is_not(None)),
        select(schema.tables.c.host).where(schema.tables.c.id == table_id),
        select(schema.chat.c.identity).where(schema.chat.c.table_id == table_id).distinct(),
    ]
    async with store.transaction() as connection:
        return {str(row[0]) for query in queries for row in await connection.execute(query)}


async def add_report(store: Store, identity: str, reported: str, table_id: str, reason: str) -> None:
    """Note a report for those who run the house."""
    row = {"identity": identity, "reported": reported, "table_id": table_id, "reason": reason, "at": time.time()}
    async with store.transaction() as connection:
        await connection.execute(insert(schema.reports).values(row))


async def count_reports(store: Store, identity: str, since: float) -> int:
    """Return how many reports somebody has made since a time."""
    where = and_(schema.reports.c.identity == identity, schema.reports.c.at >= since)
    async with store.transaction() as connection:
        return int(await connection.scalar(select(func.count()).select_from(schema.reports).where(where)) or 0)


async def list_reports(store: Store, most: int = 100) -> list[dict[str, Any]]:
    """Return the newest reports with both nicknames and what the reported person last said at that table."""
    by, of = schema.users.alias("by"), schema.users.alias("of")
    query = (
        select(schema.reports, by.c.nickname.label("reporter"), of.c.nickname.label("nickname"), of.c.banned.label("banned"))
        .join(by, by.c.id == schema.reports.c.identity)
        .join(of, of.c.id == schema.reports.c.reported)
        .order_by(schema.reports.c.id.desc())
        .limit(most)
    )
    async with store.transaction() as connection:
        reports = [dict(row) for row in (await connection.execute(query)).mappings()]
        for report in reports:
            where = and_(schema.chat.c.table_id == report["table_id"], schema.chat.c.identity == report["reported"])
            said = await connection.execute(select(schema.chat.c.text).where(where).order_by(schema.chat.c.id.desc()).limit(EXCERPT))
            report["said"] = [row[0] for row in said][::-1]
    return reports
