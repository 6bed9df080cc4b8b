"""News for running servers: what an admin or another process has changed and they have to look at again."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal

from sqlalchemy import and_, delete, func, insert, select

from backroom.store import schema

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from backroom.store.tables import Store

Kind = Literal["table", "person", "keys"]
OVERLAP = 300.0
"""Seconds that a reader looks back: a transaction may show a lower number later than a higher one."""


async def tell_servers(connection: AsyncConnection, kind: Kind, subject: str) -> None:
    """Add a piece of news, within the transaction that makes it true."""
    await connection.execute(insert(schema.news).values(kind=kind, subject=subject, at=time.time()))


class NewsReader:
    """Reads each piece of news once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seen: set[int] = set()

    async def fresh(self) -> list[tuple[int, str, str]]:
        """Return number, kind and subject of what is new, oldest first; what is not noted as seen comes again."""
        query = select(schema.news).where(schema.news.c.at >= time.time() - OVERLAP).order_by(schema.news.c.id)
        async with self.store.transaction() as connection:
            rows = (await connection.execute(query)).all()
        self.seen &= {row.id for row in rows}
        return [(row.id, row.kind, row.subject) for row in rows if row.id not in self.seen]

    async def forget_old(self) -> None:
        """Delete what everybody has read; the last stays, so that no number is given twice."""
        newest = select(func.max(schema.news.c.id)).scalar_subquery()
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(schema.news).where(and_(schema.news.c.at < time.time() - 2 * OVERLAP, schema.news.c.id < newest))
            )
