"""How rows get into the log: SQLite by a thread of its own, one hop a transaction; PostgreSQL with news to the other processes."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from operator import itemgetter
from typing import TYPE_CHECKING, Protocol

import msgspec
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from backroom.store.database import DATABASE_SECONDS, set_pragmas, write_lock
from backroom.store.outcome import HEARTBEAT, CommitLost, commit, is_unsynced
from backroom.store.schema import log

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from backroom.store.outcome import Check

CHANNEL = "backroom_log"
CHAT = "chat "
"""How news of something said begins; other news is the id of a table."""
COLUMNS = ("table_id", "n", "author", "move", "at", "decision", "client_id")
INSERT = "INSERT INTO log (table_id, n, author, move, at, decision, client_id) VALUES "
VALUES = "(?, ?, ?, ?, ?, ?, ?)"
NO_ROOM = ("SQLITE_FULL", "SQLITE_IOERR_WRITE")
CLASHES = (IntegrityError, sqlite3.IntegrityError)
NOTIFY = text("SELECT count(pg_notify(:channel, payload)) FROM unnest(CAST(:payloads AS text[])) AS payload")

LOWER_DUE = "UPDATE tables SET due = ? WHERE id = ? AND (due IS NULL OR due > ?)"
POSTPONE_DUE = "UPDATE tables SET due = ? WHERE id = ? AND due IS ? AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = tables.id AND n > ?)"
LOCK_TABLES = text("SELECT id, due FROM tables WHERE id = ANY(CAST(:ids AS text[])) ORDER BY id FOR NO KEY UPDATE")
LAST_LINES = text("SELECT table_id, max(n) FROM log WHERE table_id = ANY(CAST(:ids AS text[])) GROUP BY table_id")
PUT_DUES = text(
    "UPDATE tables SET due = new.due FROM unnest(CAST(:ids AS text[]), CAST(:dues AS float8[])) AS new (id, due) WHERE tables.id = new.id"
)

Row = tuple[str, int, int, str, float, int | None, str | None]
"""The values of COLUMNS."""


class DuePostponement(msgspec.Struct, frozen=True):
    """A wish to put off when a table is due: it holds only if neither that time nor the log has changed since."""

    table_id: str
    old: float | None
    new: float | None
    lines: int


class Work(msgspec.Struct, frozen=True):
    """What is written in one transaction: rows of the log, times at which tables are due at the latest, and such times put off."""

    rows: list[Row]
    dues: dict[str, float] = {}
    postponements: list[DuePostponement] = []


class LogBackend(Protocol):
    """Writes rows of the log, and when tables are due, in one transaction."""

    async def write(self, work: Work) -> set[str]:
        """Return when all is on disk, and the tables that were settled; if it raises anything but CommitLost, nothing is."""

    async def free_disk_space(self) -> None:
        """Give back room on the disk that is not needed, if there is any."""

    async def close(self) -> None:
        """Let go of the database."""


def log_backend_for(engine: AsyncEngine, seconds: float | None = None) -> LogBackend:
    """Return the writer for a database, which waits so many seconds at most."""
    return PostgresLogBackend(engine) if engine.dialect.name == "postgresql" else SqliteLogBackend(engine, seconds)


def check_thread(writing: asyncio.Future[set[str]]) -> Check:
    """Return what looks whether a thread has stored what it was given."""

    async def check() -> bool:
        if not writing.done():
            raise TimeoutError("the thread has not ended yet")
        return writing.exception() is None

    return check


class SqliteLogBackend:
    """Writes to an SQLite file."""

    def __init__(self, engine: AsyncEngine, seconds: float | None = None) -> None:
        self.path = engine.url.database or ":memory:"
        self.seconds = DATABASE_SECONDS if seconds is None else seconds
        self.lock = write_lock(engine)
        self.thread = ThreadPoolExecutor(1, "backroom-log")
        self.connection: sqlite3.Connection | None = None

    async def write(self, work: Work) -> set[str]:
        """Return when all is on disk, and the tables that were settled; if it raises anything but CommitLost, nothing is."""
        async with self.lock:
            writing = asyncio.get_running_loop().run_in_executor(self.thread, self._write, work)
            done, _ = await asyncio.wait({writing}, timeout=2 * self.seconds)
        if not done:  # the disk hangs; what the thread does in the end is the outcome
            raise CommitLost(check_thread(writing))
        return writing.result()

    async def free_disk_space(self) -> None:
        """Move what is in the write-ahead log into the database, which gives its room back."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._free_disk_space)

    def _free_disk_space(self) -> None:
        self._drop()
        self.open().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _write(self, work: Work, *, again: bool = False) -> set[str]:
        try:
            return self._write_once(work)
        except sqlite3.OperationalError as error:
            if again or error.sqlite_errorname not in NO_ROOM:
                raise
        self._free_disk_space()
        return self._write(work, again=True)

    def _write_once(self, work: Work) -> set[str]:
        try:
            with self.open() as connection:  # all rows in one statement, since between statements the thread waits for the interpreter
                if work.rows:
                    connection.execute(INSERT + ", ".join([VALUES] * len(work.rows)), [value for row in work.rows for value in row])
                if work.dues:
                    connection.executemany(LOWER_DUE, [(due, table_id, due) for table_id, due in work.dues.items()])
                return {
                    wish.table_id
                    for wish in work.postponements
                    if connection.execute(POSTPONE_DUE, (wish.new, wish.table_id, wish.old, wish.lines)).rowcount == 1
                }
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            self._drop()  # what is wrong may be with the connection
            if is_unsynced(error):
                raise CommitLost(self.overwrite) from error
            raise

    async def overwrite(self) -> bool:
        """Make sure that the pages of a failed commit cannot come back: the next write takes their place."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._beat)
        return False

    def _beat(self) -> None:
        with self.open() as connection:
            connection.execute(HEARTBEAT, {"now": str(time.time())})

    def open(self) -> sqlite3.Connection:
        """Return the thread's connection."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, timeout=self.seconds)
            set_pragmas(self.connection, None)
        return self.connection

    def _drop(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            connection.close()

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._drop)
        self.thread.shutdown()


class PostgresLogBackend:
    """Writes to PostgreSQL and tells the other processes which tables have moved on."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, work: Work) -> set[str]:
        """Return when all is on disk, and the tables that were settled; if it raises anything but CommitLost, nothing is."""
        used_before = self.connection is not None
        try:
            return await self._write(work)
        except IntegrityError:
            raise
        except CommitLost:
            await self.close()
            raise
        except Exception:
            await self.close()
            if not used_before:
                raise
        return await self.write(work)  # on a new connection: the old one may have been cut long ago

    async def _write(self, work: Work) -> set[str]:
        if self.connection is None:
            self.connection = await self.engine.connect()
        transaction = await self.connection.begin()
        try:
            stored = await self._lock(self.connection, work)
            if work.rows:
                rows = sorted(work.rows, key=itemgetter(0, 1))  # all processes in one order, so that none waits for another in a circle
                await self.connection.execute(insert(log), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
                await self.connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": list(dict.fromkeys(row[0] for row in rows))})
            settled = await self._put_dues(self.connection, work, stored)
        except IntegrityError:
            await transaction.rollback()
            raise
        await commit(self.engine, self.connection, wrote=True)
        return settled

    @staticmethod
    async def _lock(connection: AsyncConnection, work: Work) -> dict[str, float | None]:
        """Hold tables whose due time matters: a process that puts it off sees the lines of one that needs it, or the reverse."""
        ids = [*work.dues, *(wish.table_id for wish in work.postponements)]
        return {row[0]: row[1] for row in await connection.execute(LOCK_TABLES, {"ids": ids})} if ids else {}

    @staticmethod
    async def _put_dues(connection: AsyncConnection, work: Work, stored: dict[str, float | None]) -> set[str]:
        """Lower what is stored where it is needed, put off what nothing speaks against; return the tables that were settled."""
        new: dict[str, float | None] = {}
        for table_id, due in work.dues.items():
            old = stored.get(table_id)
            if old is None or old > due:
                new[table_id] = due
        accepted = [request for request in work.postponements if request.table_id in stored and stored[request.table_id] == request.old]
        if accepted:
            last = {row[0]: row[1] for row in await connection.execute(LAST_LINES, {"ids": [request.table_id for request in accepted]})}
            accepted = [request for request in accepted if last.get(request.table_id, 0) == request.lines]
            new |= {request.table_id: request.new for request in accepted}
        if new:
            await connection.execute(PUT_DUES, {"ids": list(new), "dues": list(new.values())})
        return {request.table_id for request in accepted}

    async def free_disk_space(self) -> None:
        """Leave the room on its disk to PostgreSQL."""

    async def close(self) -> None:
        """Let go of the connection."""
        if self.connection is not None:
            connection, self.connection = self.connection, None
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()
