"""The one appender of a process: many tables' moves in one transaction, so that they share a sync."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from backroom.core.errors import IllegalMove
from backroom.store.database import DatabaseUnavailable, error_summary
from backroom.store.log_backends import CLASHES, DuePostponement, Work, log_backend_for
from backroom.store.outcome import RESOLVE_SECONDS, CommitLost, OutcomeUnknown, find_out, find_out_at_last

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.ext.asyncio import AsyncEngine

    from backroom.store.log_backends import Row
    from backroom.store.outcome import Check

MAX_BATCH = 500
GATHER_SECONDS = 0.0005
MAX_GATHER_SECONDS = 0.010
"""Seconds to gather moves for the next transaction, for each that came in the last one, and at most: under load many share a sync."""


class WriteConflict(IllegalMove):
    """Another process has moved the table on; load it again and look."""


class LogRow(msgspec.Struct, frozen=True):
    """A line of a table's log."""

    n: int
    author: int
    move: str
    at: float
    decision: int | None = None
    client_id: str | None = None


class LogBatch(msgspec.Struct):
    """Lines of one table that stand or fall together."""

    table_id: str
    lines: tuple[LogRow, ...]
    written: asyncio.Future[bool]
    due: float | None = None
    postponement: DuePostponement | None = None

    def resolve(self, error: Exception | None, *, settled: bool = True) -> None:
        """Tell the one who waits, if anybody still does, how it went."""
        if self.written.done():
            return
        if error is None:
            self.written.set_result(settled)
        else:
            self.written.set_exception(error)

    def rows(self) -> list[Row]:
        """Return the lines as rows of the log."""
        return [(self.table_id, line.n, line.author, line.move, line.at, line.decision, line.client_id) for line in self.lines]


class LogAppender:
    """Writes batches in the order they come; `append` returns when they are on disk."""

    def __init__(
        self,
        engine: AsyncEngine,
        observe: Callable[[float], None] | None = None,
        note: Callable[[str | None], None] | None = None,
        seconds: float | None = None,
    ) -> None:
        """Write to a database; `observe` is told how long each batch took, `note` what was wrong with each write, None if nothing."""
        self.writer = log_backend_for(engine, seconds)
        self.observe = observe
        self.note = note
        self.waiting: asyncio.Queue[LogBatch] = asyncio.Queue()
        self.worker: asyncio.Task[None] | None = None
        self.resolve_seconds = RESOLVE_SECONDS
        self.unresolved: set[asyncio.Task[bool]] = set()

    def start(self) -> None:
        """Begin to write."""
        self.worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        await self.waiting.join()
        for task in (self.worker, *self.unresolved):
            if task is not None:
                task.cancel()
        await self.writer.close()

    async def append(self, table_id: str, lines: tuple[LogRow, ...], due: float | None = None) -> None:
        """Put lines at the end of a table's log, and note when the table is due at the latest; all is on disk when this returns.

        Nothing is on disk if it raises, with one exception: after OutcomeUnknown the caller has to read the log again.
        """
        batch = LogBatch(table_id, lines, asyncio.get_running_loop().create_future(), due)
        began = time.perf_counter()
        self.waiting.put_nowait(batch)
        await batch.written
        if self.observe is not None:
            self.observe(time.perf_counter() - began)

    async def postpone_due(self, table_id: str, old: float | None, new: float | None, lines: int) -> bool:
        """Put off when a table is due; tell whether that holds: not if the stored time or the log has changed."""
        postponement = DuePostponement(table_id, old, new, lines)
        batch = LogBatch(table_id, (), asyncio.get_running_loop().create_future(), postponement=postponement)
        self.waiting.put_nowait(batch)
        return await batch.written

    async def _work(self) -> None:
        clock = asyncio.get_running_loop().time
        earliest = 0.0
        while True:
            batches = [await self.waiting.get()]
            await asyncio.sleep(max(0.0, earliest - clock()))
            while len(batches) < MAX_BATCH and not self.waiting.empty():
                batches.append(self.waiting.get_nowait())
            earliest = clock() + min(len(batches) * GATHER_SECONDS, MAX_GATHER_SECONDS)
            try:
                await self._write(batches)
            finally:
                for batch in batches:
                    batch.resolve(OutcomeUnknown("the server is stopping; look again whether the move was made"))
                    self.waiting.task_done()

    async def _write(self, batches: list[LogBatch], *, again: bool = False) -> None:
        """Write all in one transaction; if one of them does not fit, each in its own."""
        work = Work(
            [row for batch in batches for row in batch.rows()],
            {batch.table_id: batch.due for batch in batches if batch.due is not None},
            [batch.postponement for batch in batches if batch.postponement is not None],
        )
        try:
            settled = await self.writer.write(work)
        except CLASHES:
            if len(batches) == 1:
                batches[0].resolve(WriteConflict("the table has moved on"))
                return
            for batch in batches:
                await self._write([batch])
        except CommitLost as lost:
            await self._resolve(batches, lost, again=again)
        except Exception as error:  # noqa: BLE001 (whatever it was, nothing was committed, and the next batch must be written)
            self._resolve_all(batches, DatabaseUnavailable(f"the move could not be stored and was not made: {error_summary(error)}"))
        else:
            if self.note is not None:
                self.note(None)
            for batch in batches:
                batch.resolve(None, settled=batch.postponement is None or batch.table_id in settled)

    async def _resolve(self, batches: list[LogBatch], lost: CommitLost, *, again: bool) -> None:
        """Find out what became of a commit before anybody hears of it; what was certainly not stored is written once more."""
        stored = await find_out(lost.check, self.resolve_seconds)
        if stored:
            self._resolve_all(batches, None)
        elif stored is None:
            known = self._find_out_later(lost.check)
            self._resolve_all(batches, OutcomeUnknown("the database went away; it is not known yet whether the move was made", known))
        elif again:
            self._resolve_all(
                batches, DatabaseUnavailable("the move could not be stored and was not made: the connection to the database broke")
            )
        else:
            await self._write(batches, again=True)

    def _find_out_later(self, check: Check) -> asyncio.Task[bool]:
        task = asyncio.create_task(find_out_at_last(check))
        self.unresolved.add(task)
        task.add_done_callback(self.unresolved.discard)
        return task

    def _resolve_all(self, batches: list[LogBatch], error: DatabaseUnavailable | None) -> None:
        if self.note is not None:
            self.note(None if error is None else str(error))
        for batch in batches:
            batch.resolve(error)
