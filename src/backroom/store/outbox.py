"""The outbox: whom to reach where, and what has to be sent, until it was or there is no hope."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from backroom.store import schema

if TYPE_CHECKING:
    from backroom.store.repository import Store

ERROR_LENGTH = 300


class NotificationTarget(msgspec.Struct, frozen=True):
    """Where somebody wants to be told."""

    user_id: str
    hook_url: str | None = None
    hook_secret: str | None = None
    address: str | None = None
    confirmed: bool = False


class Delivery(msgspec.Struct, frozen=True):
    """Something to be sent; its id stays the same however often it is tried."""

    id: str
    user_id: str
    channel: str
    kind: str
    dedupe_key: str
    target: str
    status: str
    tries: int
    due: float
    created: float
    changed: float
    table_id: str | None = None
    seat: int | None = None
    error: str | None = None


async def notification_target(store: Store, user_id: str) -> NotificationTarget:
    """Return where somebody wants to be told."""
    async with store.transaction() as connection:
        row = (
            (await connection.execute(select(schema.notification_targets).where(schema.notification_targets.c.user_id == user_id)))
            .mappings()
            .first()
        )
    return NotificationTarget(user_id) if row is None else NotificationTarget(**row)


async def set_notification_target(store: Store, new: NotificationTarget) -> None:
    """Change where somebody wants to be told."""
    values = msgspec.structs.asdict(new)
    with suppress(IntegrityError):
        async with store.transaction() as connection:
            await connection.execute(insert(schema.notification_targets).values(values))
        return
    async with store.transaction() as connection:
        await connection.execute(
            update(schema.notification_targets).where(schema.notification_targets.c.user_id == new.user_id).values(values)
        )


async def enqueue(store: Store, wanted: dict[str, Any], wait: float = 0.0) -> str | None:
    """Put something into the outbox, once for each person, channel and matter; return its id if it is new."""
    now = time.time()
    row = {"id": secrets.token_hex(16), "status": "waiting", "tries": 0, "due": now + wait, "created": now, "changed": now} | wanted
    try:
        async with store.transaction() as connection:
            await connection.execute(insert(schema.deliveries).values(row))
    except IntegrityError:
        return None
    return str(row["id"])


async def due(store: Store, most: int) -> list[Delivery]:
    """Return what is to be sent now."""
    where = and_(schema.deliveries.c.status == "waiting", schema.deliveries.c.due <= time.time())
    async with store.transaction() as connection:
        rows = await connection.execute(select(schema.deliveries).where(where).order_by(schema.deliveries.c.due).limit(most))
        return [Delivery(**row) for row in rows.mappings()]


async def claim(store: Store, delivery: Delivery, seconds: float) -> bool:
    """Take a delivery for one try; should this process die, it is due again after so many seconds."""
    now = time.time()
    where = and_(schema.deliveries.c.id == delivery.id, schema.deliveries.c.status == "waiting", schema.deliveries.c.due <= now)
    async with store.transaction() as connection:
        changed = await connection.execute(update(schema.deliveries).where(where).values(due=now + seconds, tries=delivery.tries + 1))
        return changed.rowcount == 1


async def record_attempt(store: Store, delivery_id: str, status: str, trouble: str | None = None, wait: float = 0.0) -> None:
    """Note how a try went."""
    now = time.time()
    values = {"status": status, "error": None if trouble is None else trouble[:ERROR_LENGTH], "due": now + wait, "changed": now}
    async with store.transaction() as connection:
        await connection.execute(update(schema.deliveries).where(schema.deliveries.c.id == delivery_id).values(values))


async def recent(store: Store, user_id: str, most: int = 20) -> list[Delivery]:
    """Return what was last sent to somebody, or was to be, newest first."""
    query = select(schema.deliveries).where(schema.deliveries.c.user_id == user_id)
    async with store.transaction() as connection:
        rows = await connection.execute(query.order_by(schema.deliveries.c.created.desc()).limit(most))
        return [Delivery(**row) for row in rows.mappings()]


async def count_sent(store: Store, kind: str, since: float, *, user_id: str | None = None, target: str | None = None) -> int:
    """Return how many of a kind were posted since a time, by a person or to a target."""
    deliveries = schema.deliveries
    where = [deliveries.c.kind == kind, deliveries.c.created >= since]
    where += [] if user_id is None else [deliveries.c.user_id == user_id]
    where += [] if target is None else [deliveries.c.target == target]
    async with store.transaction() as connection:
        return int(await connection.scalar(select(func.count()).select_from(deliveries).where(*where)) or 0)


async def delete_old(store: Store, days: float) -> None:
    """Delete what was settled long ago."""
    where = and_(schema.deliveries.c.status != "waiting", schema.deliveries.c.changed < time.time() - days * 86400)
    async with store.transaction() as connection:
        await connection.execute(delete(schema.deliveries).where(where))
