"""The one appender of a process: many tables' moves in one transaction, so that they share a sync."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from backroom.core.errors import IllegalMove
from backroom.store.database import StoreTrouble, reason
from backroom.store.schema import log

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_TOGETHER = 500
CHANNEL = "backroom_log"
CHAT = "chat "
"""How news of something said begins; other news is the id of a table."""


class Outrun(IllegalMove):
    """Another process has moved the table on; load it again and look."""


class Line(msgspec.Struct, frozen=True):
    """A line of a table's log."""

    n: int
    by: int
    move: str
    at: float
    decision: int | None = None
    client_id: str | None = None


class Batch(msgspec.Struct):
    """Lines of one table that stand or fall together."""

    table_id: str
    lines: tuple[Line, ...]
    written: asyncio.Future[None]

    def rows(self) -> list[dict[str, Any]]:
        """Return the lines as rows."""
        return [{"table_id": self.table_id, **msgspec.structs.asdict(line)} for line in self.lines]


class Appender:
    """Writes batches in the order they come; `append` returns when they are on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.notifies = engine.dialect.name == "postgresql"
        self.waiting: asyncio.Queue[Batch] = asyncio.Queue()
        self.worker: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None

    def start(self) -> None:
        """Begin to write."""
        self.worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        await self.waiting.join()
        if self.worker is not None:
            self.worker.cancel()
        await self._drop_connection()

    async def append(self, table_id: str, lines: tuple[Line, ...]) -> None:
        """Put lines at the end of a table's log; they are on disk when this returns, or nothing is."""
        batch = Batch(table_id, lines, asyncio.get_running_loop().create_future())
        self.waiting.put_nowait(batch)
        await batch.written

    async def _work(self) -> None:
        while True:
            batches = [await self.waiting.get()]
            while len(batches) < MOST_TOGETHER and not self.waiting.empty():
                batches.append(self.waiting.get_nowait())
            try:
                await self._write(batches)
            finally:
                for batch in batches:
                    if not batch.written.done():
                        batch.written.set_exception(StoreTrouble("the server is stopping; the move was not made"))
                    self.waiting.task_done()

    async def _write(self, batches: list[Batch]) -> None:
        """Write all in one transaction; if one of them does not fit, each in its own."""
        try:
            await self._transaction(batches)
        except IntegrityError:
            if len(batches) == 1:
                batches[0].written.set_exception(Outrun("the table has moved on"))
                return
            for batch in batches:
                await self._write([batch])
        except (SQLAlchemyError, OSError) as error:
            await self._drop_connection()
            for batch in batches:
                batch.written.set_exception(StoreTrouble(f"the move could not be stored and was not made: {reason(error)}"))
        else:
            for batch in batches:
                batch.written.set_result(None)

    async def _transaction(self, batches: list[Batch]) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        async with self.connection.begin():
            await self.connection.execute(insert(log), [row for batch in batches for row in batch.rows()])
            if self.notifies:
                for table_id in dict.fromkeys(batch.table_id for batch in batches):
                    await self.connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": table_id})

    async def _drop_connection(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            try:
                await connection.close()
            except (SQLAlchemyError, OSError):
                await connection.invalidate()
