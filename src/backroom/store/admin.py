"""Administration: counting, listing, closing and expiring tables; banning, exporting and deleting people."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from backroom.core.errors import BackroomError
from backroom.store import schema
from backroom.store.change_feed import publish_change
from backroom.store.database import DatabaseUnavailable
from backroom.store.repository import SEAT_EVENT, TRIES, SeatEvent, UnknownTable, add_event

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy.ext.asyncio import AsyncConnection

    from backroom.store.repository import Store

DELETED_USER = "0" * 32
"""Who is named in the place of people who were deleted."""


class UnknownUser(BackroomError):
    """There is no such person."""


# Tables


async def count_by_status(store: Store) -> dict[str, int]:
    """Return how many tables there are of each status."""
    query = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)
    async with store.transaction() as connection:
        return {str(status): int(number) for status, number in await connection.execute(query)}


async def list_tables(
    store: Store, *, status: str | None = None, game: str | None = None, user: str | None = None, most: int = 100
) -> list[dict[str, Any]]:
    """Return tables, the last used first, with the number of their log's lines and when the last was written."""
    lines = select(schema.log.c.table_id, func.count().label("lines"), func.max(schema.log.c.at).label("moved")).group_by(
        schema.log.c.table_id
    )
    logs = lines.subquery()
    columns = [
        schema.tables.c[name] for name in ("id", "game", "rules_version", "players", "status", "listed", "host_id", "created", "changed")
    ]
    query = select(*columns, func.coalesce(logs.c.lines, 0).label("lines"), logs.c.moved).outerjoin(
        logs, logs.c.table_id == schema.tables.c.id
    )
    if status is not None:
        query = query.where(schema.tables.c.status == status)
    if game is not None:
        query = query.where(schema.tables.c.game == game)
    if user is not None:
        query = query.where(schema.tables.c.id.in_(select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)))
    query = query.order_by(func.coalesce(logs.c.moved, schema.tables.c.changed).desc()).limit(most)
    async with store.transaction() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def export_table(store: Store, table_id: str) -> dict[str, Any]:
    """Return all that is stored about a table, by whatever rules it is played."""
    row = await store.table(table_id)
    return {"table": msgspec.to_builtins(row), "log": [msgspec.structs.asdict(line) for line in await store.log_rows(table_id)]}


async def close_table(store: Store, table_id: str) -> None:
    """Close a table for good; those who watch it are told."""
    row = await store.table(table_id)
    if row.status not in ("open", "running"):
        raise UnknownTable(f"the table is {row.status} already")
    await store.update_table(table_id, status="closed")
    async with store.transaction() as connection:
        await publish_change(connection, "table", table_id)


async def expire_tables(store: Store, days: float) -> tuple[int, int]:
    """Close tables at which nothing has happened for so many days, delete those that have been closed for as long; return how many."""
    before = time.time() - days * 86400
    tables, log = schema.tables, schema.log
    quiet = and_(tables.c.changed < before, ~exists().where(log.c.table_id == tables.c.id, log.c.at >= before))
    async with store.transaction() as connection:
        old = delete(tables).where(tables.c.status == "closed", tables.c.changed < before).returning(tables.c.id)
        gone = [row[0] for row in await connection.execute(old)]
        abandoned = update(tables).where(quiet, tables.c.status.in_(("open", "running")))
        rows = await connection.execute(abandoned.values(status="closed", changed=time.time(), due=None).returning(tables.c.id))
        closed = [row[0] for row in rows]
        for table_id in closed + gone:
            await publish_change(connection, "table", table_id)
    return len(closed), len(gone)


# People


async def list_users(store: Store, name: str | None = None, *, banned: bool = False, most: int = 100) -> list[dict[str, Any]]:
    """Return people, the newest first."""
    columns = [schema.users.c[column] for column in ("id", "nickname", "created", "banned", "language")]
    query = select(*columns).where(schema.users.c.id != DELETED_USER)
    if name is not None:
        query = query.where(func.lower(schema.users.c.nickname).contains(name.lower(), autoescape=True))
    if banned:
        query = query.where(schema.users.c.banned)
    async with store.transaction() as connection:
        return [dict(row) for row in (await connection.execute(query.order_by(schema.users.c.created.desc()).limit(most))).mappings()]


async def set_ban(store: Store, user_id: str, *, banned: bool) -> None:
    """Ban a person, or lift the ban; open sockets are closed, and bots play on in running games."""
    await require_user(store, user_id)
    async with store.transaction() as connection:
        await connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(banned=banned))
        await publish_change(connection, "person", user_id)
    if banned:
        await _until_written(lambda: _stand_in_everywhere(store, user_id))


async def _until_written(change: Callable[[], Awaitable[None]]) -> None:
    """Make a change that adds lines to logs; again if moves took their numbers meanwhile."""
    for _ in range(TRIES):
        try:
            await change()
        except IntegrityError:
            continue
        return
    raise DatabaseUnavailable("the tables changed several times meanwhile; try again")


async def _stand_in_everywhere(store: Store, user_id: str) -> None:
    """Let bots play on for a person in all running games."""
    async with store.transaction() as connection:
        for seat in await _running_seats(connection, user_id):
            if not seat.stand_in:
                where = and_(schema.seats.c.table_id == seat.table_id, schema.seats.c.seat == seat.seat)
                await connection.execute(update(schema.seats).where(where).values(stand_in=True))
                await add_event(connection, seat.table_id, SeatEvent("left", seat.seat, seat.name, user_id, bot=seat.level))
                await _mark_changed(store, connection, seat.table_id)


async def _running_seats(connection: AsyncConnection, user_id: str) -> list[Any]:
    """Return a person's seats in running games, each with the level of the table."""
    columns = (*schema.seats.c, schema.tables.c.level)
    query = select(*columns).join(schema.tables, schema.tables.c.id == schema.seats.c.table_id)
    return list(await connection.execute(query.where(schema.seats.c.user_id == user_id, schema.tables.c.status == "running")))


async def _mark_changed(store: Store, connection: AsyncConnection, table_id: str) -> None:
    """Have servers look at a table again and let its bots move."""
    await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(due=time.time()))
    await publish_change(connection, "table", table_id)
    await store.notify(connection, table_id)


async def require_user(store: Store, user_id: str) -> None:
    """Refuse an id that nobody has."""
    if user_id == DELETED_USER or await store.user(user_id) is None:
        raise UnknownUser(f"there is nobody with the id {user_id!r}; see `backroom admin people`")


async def export_user(store: Store, user_id: str) -> dict[str, Any]:
    """Return all that is stored about a person, secrets excepted."""
    await require_user(store, user_id)
    secret = {"recovery_hash", "hook_secret", "seed"}
    mine = {
        "user": (schema.users, schema.users.c.id),
        "sessions": (schema.sessions, schema.sessions.c.user_id),
        "contact": (schema.notification_targets, schema.notification_targets.c.user_id),
        "seats": (schema.seats, schema.seats.c.user_id),
        "hosted": (schema.tables, schema.tables.c.host_id),
        "chat": (schema.chat, schema.chat.c.user_id),
        "blocks": (schema.blocks, schema.blocks.c.user_id),
        "mutes": (schema.mutes, schema.mutes.c.user_id),
        "reports": (schema.reports, schema.reports.c.user_id),
        "deliveries": (schema.deliveries, schema.deliveries.c.user_id),
    }
    found: dict[str, Any] = {}
    async with store.transaction() as connection:
        for name, (table, column) in mine.items():
            rows = (await connection.execute(select(table).where(column == user_id))).mappings()
            found[name] = [{key: value for key, value in row.items() if key not in secret} for row in rows]
        moves = select(schema.log.c.table_id, schema.log.c.n, schema.log.c.move, schema.log.c.at).join(
            schema.seats, and_(schema.seats.c.table_id == schema.log.c.table_id, schema.seats.c.seat == schema.log.c.author)
        )
        rows = (await connection.execute(moves.where(schema.seats.c.user_id == user_id))).mappings()
        found["moves"] = [dict(row) for row in rows]
        for session in found["sessions"]:
            del session["id"]
    return found


async def delete_user(store: Store, user_id: str) -> None:
    """Delete a person and all that they said. Moves stay, nameless, for the others; running games go on with a bot in the seat."""
    await require_user(store, user_id)
    await _until_written(lambda: _delete_user(store, user_id))


async def _delete_user(store: Store, user_id: str) -> None:
    async with store.transaction() as connection:
        await _add_deleted_user(connection)
        at_tables = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user_id)
        tables = {row[0] for row in await connection.execute(at_tables)}
        hosted_tables = {row[0] for row in await connection.execute(select(schema.tables.c.id).where(schema.tables.c.host_id == user_id))}
        await _forget_name_in_logs(connection, user_id)
        own = schema.seats.c.user_id == user_id
        for seat in await _running_seats(connection, user_id):
            where = and_(schema.seats.c.table_id == seat.table_id, schema.seats.c.seat == seat.seat)
            bot = {"kind": "bot", "user_id": None, "name": seat.level, "bot": seat.level, "stand_in": False}
            await connection.execute(update(schema.seats).where(where).values(bot))
            await add_event(connection, seat.table_id, SeatEvent("left-for-good", seat.seat, "", DELETED_USER, bot=seat.level))
            await _mark_changed(store, connection, seat.table_id)
        waiting = select(schema.tables.c.id).where(schema.tables.c.status == "open")
        free = {"kind": "open", "user_id": None, "name": "", "client_seed": ""}
        await connection.execute(update(schema.seats).where(own, schema.seats.c.table_id.in_(waiting)).values(free))
        await connection.execute(update(schema.seats).where(own).values(user_id=None, name=""))
        for table_id in hosted_tables:
            await _pass_on_table(connection, table_id)
        await connection.execute(delete(schema.chat).where(schema.chat.c.user_id == user_id))
        await connection.execute(delete(schema.reports).where(schema.reports.c.reported == user_id))
        await connection.execute(update(schema.reports).where(schema.reports.c.user_id == user_id).values(user_id=DELETED_USER))
        await connection.execute(delete(schema.users).where(schema.users.c.id == user_id))
        await publish_change(connection, "person", user_id)
        for table_id in tables | hosted_tables:
            await publish_change(connection, "table", table_id)


async def _forget_name_in_logs(connection: AsyncConnection, user_id: str) -> None:
    """Remove a person's name from the lines that tell of changes of seats."""
    mine = and_(schema.log.c.author == SEAT_EVENT, schema.log.c.move.contains(user_id))
    for line in list(await connection.execute(select(schema.log.c.table_id, schema.log.c.n, schema.log.c.move).where(mine))):
        event = msgspec.json.decode(line.move, type=SeatEvent)
        if event.user_id == user_id:
            event = msgspec.structs.replace(event, name="", user_id=DELETED_USER)
        if event.to_user_id == user_id:
            event = msgspec.structs.replace(event, to_name="", to_user_id=DELETED_USER)
        where = and_(schema.log.c.table_id == line.table_id, schema.log.c.n == line.n)
        await connection.execute(update(schema.log).where(where).values(move=msgspec.json.encode(event).decode()))


async def _add_deleted_user(connection: AsyncConnection) -> None:
    if await connection.scalar(select(schema.users.c.id).where(schema.users.c.id == DELETED_USER)) is None:
        row = {"id": DELETED_USER, "nickname": "", "recovery_hash": secrets.token_hex(32), "created": 0.0, "seen": 0.0, "banned": True}
        await connection.execute(insert(schema.users).values(row))


async def _pass_on_table(connection: AsyncConnection, table_id: str) -> None:
    """Make another person at the table its host; without one it is closed."""
    others = select(schema.seats.c.user_id).where(schema.seats.c.table_id == table_id, schema.seats.c.user_id.is_not(None))
    heir = await connection.scalar(others.order_by(schema.seats.c.seat).limit(1))
    await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(host_id=heir or DELETED_USER))
    if heir is None:
        unfinished = and_(schema.tables.c.id == table_id, schema.tables.c.status.in_(("open", "running")))
        await connection.execute(update(schema.tables).where(unfinished).values(status="closed", changed=time.time(), due=None))
