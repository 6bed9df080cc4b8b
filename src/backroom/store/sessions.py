"""Signed-in browsers of people, and links that hand a seat over."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import and_, bindparam, delete, insert, select, update

from backroom.store import schema
from backroom.store.change_feed import publish_change
from backroom.store.repository import User

if TYPE_CHECKING:
    from backroom.store.repository import Store

SEEN_EVERY = 3600.0
"""Seconds between two notes of when a browser was last used."""
MAX_SESSIONS = 50
"""A person's sessions beyond this number are ended, the longest unused first."""


class Session(msgspec.Struct, frozen=True):
    """A signed-in browser."""

    id: str
    device: str
    created: float
    seen: float


class SeatLink(msgspec.Struct, frozen=True):
    """A seat that its holder gives away by a link."""

    table_id: str
    seat: int
    user_id: str


USER_OF_SESSION = (
    select(*(schema.users.c[name] for name in User.__struct_fields__), schema.sessions.c.seen.label("last_seen"))
    .join(schema.sessions, schema.sessions.c.user_id == schema.users.c.id)
    .where(schema.sessions.c.id == bindparam("session"))
)
"""Every request asks this."""


async def add_session(store: Store, user_id: str, device: str) -> str:
    """Sign a browser in; return the id of its session."""
    now, session = time.time(), secrets.token_hex(16)
    mine = schema.sessions.c.user_id == user_id
    async with store.transaction() as connection:
        await connection.execute(insert(schema.sessions).values(id=session, user_id=user_id, device=device[:80], created=now, seen=now))
        kept = select(schema.sessions.c.id).where(mine).order_by(schema.sessions.c.seen.desc()).limit(MAX_SESSIONS)
        ended = await connection.execute(delete(schema.sessions).where(mine, schema.sessions.c.id.not_in(kept)))
        if ended.rowcount:
            await publish_change(connection, "person", user_id)
    return session


async def user_of(store: Store, session: str) -> User | None:
    """Return who is signed in by a session."""
    async with store.transaction() as connection:
        row = (await connection.execute(USER_OF_SESSION, {"session": session})).first()
    if row is None:
        return None
    if row.last_seen < time.time() - SEEN_EVERY:
        async with store.transaction() as connection:
            await connection.execute(update(schema.sessions).where(schema.sessions.c.id == session).values(seen=time.time()))
    return User(*row[:-1])


async def list_sessions(store: Store, user_id: str) -> list[Session]:
    """Return a person's sessions, the last used first."""
    columns = [schema.sessions.c[name] for name in Session.__struct_fields__]
    query = select(*columns).where(schema.sessions.c.user_id == user_id).order_by(schema.sessions.c.seen.desc())
    async with store.transaction() as connection:
        return [Session(*row) for row in await connection.execute(query)]


async def end_sessions(store: Store, user_id: str, *, only: str | None = None, all_but: str | None = None) -> int:
    """End one session of a person, all but one, or all; return how many ended."""
    where = [schema.sessions.c.user_id == user_id]
    if only is not None:
        where.append(schema.sessions.c.id == only)
    if all_but is not None:
        where.append(schema.sessions.c.id != all_but)
    async with store.transaction() as connection:
        ended = await connection.execute(delete(schema.sessions).where(and_(*where)))
        await publish_change(connection, "person", user_id)
        return int(ended.rowcount)


# Device links


async def add_device_link(store: Store, token_hash: str, user_id: str, expires: float) -> None:
    """Store a one-time link to an identity, which replaces an earlier one that was not used."""
    old = schema.links.c.user_id == user_id
    async with store.transaction() as connection:
        await connection.execute(delete(schema.links).where(old | (schema.links.c.expires < time.time())))
        await connection.execute(insert(schema.links).values(token_hash=token_hash, user_id=user_id, expires=expires))


async def use_device_link(store: Store, token_hash: str) -> str | None:
    """Return the identity of a one-time link and delete the link."""
    where = and_(schema.links.c.token_hash == token_hash, schema.links.c.expires >= time.time())
    async with store.transaction() as connection:
        gone = await connection.execute(delete(schema.links).where(where).returning(schema.links.c.user_id))
        return gone.scalar()


async def drop_device_links(store: Store, user_id: str) -> None:
    """Delete the unused links to an identity."""
    async with store.transaction() as connection:
        await connection.execute(delete(schema.links).where(schema.links.c.user_id == user_id))


# Seat links


async def add_seat_link(store: Store, token_hash: str, link: SeatLink, expires: float) -> None:
    """Store a link that gives a seat away, which replaces an earlier one for the seat."""
    old = and_(schema.seat_links.c.table_id == link.table_id, schema.seat_links.c.seat == link.seat)
    async with store.transaction() as connection:
        await connection.execute(delete(schema.seat_links).where(old | (schema.seat_links.c.expires < time.time())))
        await connection.execute(insert(schema.seat_links).values(token_hash=token_hash, expires=expires, **msgspec.structs.asdict(link)))


async def seat_link(store: Store, token_hash: str) -> SeatLink | None:
    """Return the seat that a link gives away; None if the link is unknown, used, withdrawn or too old."""
    columns = [schema.seat_links.c[name] for name in SeatLink.__struct_fields__]
    where = and_(schema.seat_links.c.token_hash == token_hash, schema.seat_links.c.expires >= time.time())
    async with store.transaction() as connection:
        row = (await connection.execute(select(*columns).where(where))).first()
    return None if row is None else SeatLink(*row)


async def drop_seat_link(store: Store, table_id: str, user_id: str) -> None:
    """Withdraw the link by which a person gives a seat away."""
    where = and_(schema.seat_links.c.table_id == table_id, schema.seat_links.c.user_id == user_id)
    async with store.transaction() as connection:
        await connection.execute(delete(schema.seat_links).where(where))
