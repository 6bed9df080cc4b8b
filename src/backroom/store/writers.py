"""How rows get into the log: SQLite by a thread of its own, one hop a transaction; PostgreSQL with news to the other processes."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from backroom.store.database import set_pragmas
from backroom.store.outcome import HEARTBEAT, CommitLost, commit, is_unsynced
from backroom.store.schema import log

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL = "backroom_log"
CHAT = "chat "
"""How news of something said begins; other news is the id of a table."""
COLUMNS = ("table_id", "n", "by", "move", "at", "decision", "client_id")
INSERT = 'INSERT INTO log (table_id, n, "by", move, at, decision, client_id) VALUES '
VALUES = "(?, ?, ?, ?, ?, ?, ?)"
CLASHES = (IntegrityError, sqlite3.IntegrityError)
NOTIFY = text("SELECT count(pg_notify(:channel, payload)) FROM unnest(CAST(:payloads AS text[])) AS payload")

Row = tuple[str, int, int, str, float, int | None, str | None]
"""The values of COLUMNS."""


class Writer(Protocol):
    """Writes rows of the log in one transaction."""

    async def write(self, rows: list[Row]) -> None:
        """Return when the rows are on disk; if it raises anything but CommitLost, none is."""

    async def close(self) -> None:
        """Let go of the database."""


def writer_for(engine: AsyncEngine) -> Writer:
    """Return the writer for a database."""
    return PostgresWriter(engine) if engine.dialect.name == "postgresql" else SqliteWriter(engine)


class SqliteWriter:
    """Writes to an SQLite file."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.path = engine.url.database or ":memory:"
        self.thread = ThreadPoolExecutor(1, "backroom-log")
        self.connection: sqlite3.Connection | None = None

    async def write(self, rows: list[Row]) -> None:
        """Return when the rows are on disk; if it raises anything but CommitLost, none is."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, rows)

    def _write(self, rows: list[Row]) -> None:
        try:
            with self._open() as connection:  # all rows in one statement, since between statements the thread waits for the interpreter
                connection.execute(INSERT + ", ".join([VALUES] * len(rows)), [value for row in rows for value in row])
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
        with self._open() as connection:
            connection.execute(HEARTBEAT, {"now": str(time.time())})

    def _open(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path)
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


class PostgresWriter:
    """Writes to PostgreSQL and tells the other processes which tables have moved on."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, rows: list[Row]) -> None:
        """Return when the rows are on disk; if it raises anything but CommitLost, none is."""
        used_before = self.connection is not None
        try:
            await self._write(rows)
        except IntegrityError:
            raise
        except CommitLost:
            await self.close()
            raise
        except Exception:
            await self.close()
            if not used_before:
                raise
            await self.write(rows)  # on a new connection: the old one may have been cut long ago

    async def _write(self, rows: list[Row]) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        transaction = await self.connection.begin()
        try:
            await self.connection.execute(insert(log), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
            await self.connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": list(dict.fromkeys(row[0] for row in rows))})
        except IntegrityError:
            await transaction.rollback()
            raise
        await commit(self.engine, self.connection)

    async def close(self) -> None:
        """Let go of the connection."""
        if self.connection is not None:
            connection, self.connection = self.connection, None
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()
