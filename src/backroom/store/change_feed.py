"""News for running servers: what an admin or another process has changed and they have to look at again."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal

from sqlalchemy import and_, delete, func, insert, select

from backroom.store import schema

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from backroom.store.repository import Store

Kind = Literal["table", "person", "keys"]
OVERLAP = 300.0
"""Seconds that a reader looks back: a transaction may show a lower number later than a higher one."""


async def publish_change(connection: AsyncConnection, kind: Kind, subject: str) -> None:
    """Add a piece of news, within the transaction that makes it true."""
    await connection.execute(insert(schema.changes).values(kind=kind, subject=subject, at=time.time()))


class ChangeFeedReader:
    """Reads each piece of news once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seen: set[int] = set()

    async def unread(self) -> list[tuple[int, str, str]]:
        """Return number, kind and subject of what is new, oldest first; what is not noted as seen comes again."""
        query = select(schema.changes).where(schema.changes.c.at >= time.time() - OVERLAP).order_by(schema.changes.c.id)
        async with self.store.transaction() as connection:
            rows = (await connection.execute(query)).all()
        self.seen &= {row.id for row in rows}
        return [(row.id, row.kind, row.subject) for row in rows if row.id not in self.seen]

    async def delete_old(self) -> None:
        """Delete what everybody has read; the last stays, so that no number is given twice."""
        newest = select(func.max(schema.changes.c.id)).scalar_subquery()
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(schema.changes).where(and_(schema.changes.c.at < time.time() - 2 * OVERLAP, schema.changes.c.id < newest))
            )
