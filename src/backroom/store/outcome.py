"""Commits whose answer never came: find out whether the transaction was stored before anybody is told anything."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from backroom.store.database import WROTE, DatabaseUnavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    Check = Callable[[], Awaitable[bool]]
    """Returns whether a transaction was stored; raises while that cannot be told."""

RESOLVE_SECONDS = 10.0
"""How long a caller waits for the outcome of a commit."""
FIRST_WAIT_SECONDS, MAX_WAIT_SECONDS = 0.02, 1.0
OUTCOME_UNREADABLE = (SQLAlchemyError, sqlite3.Error, OSError, EOFError)
UNSYNCED = ("SQLITE_IOERR_FSYNC", "SQLITE_IOERR_DIR_FSYNC")
"""Errors after which SQLite's pages may be on disk all the same and come back after a crash."""
FUTURE_TRANSACTION = "22023"
"""PostgreSQL's code for the number of a transaction that it has not begun."""

TRANSACTION_ID = text("SELECT CAST(pg_current_xact_id() AS text)")
STATUS = text("SELECT pg_xact_status(CAST(CAST(:xid AS text) AS xid8))")
END_BACKEND = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_xid = CAST(CAST(CAST(:xid AS text) AS xid8) AS xid)"
)
HEARTBEAT = """
    INSERT INTO app_values (name, value) VALUES ('heartbeat', :now) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
"""A write that changes nothing that matters."""


class OutcomeUnknown(DatabaseUnavailable):
    """It is not known yet whether a change was stored, because the database went away during its commit."""

    def __init__(self, message: str, known: asyncio.Future[bool] | None = None) -> None:
        """Keep what will hold the outcome, if the server goes on to look for it."""
        super().__init__(message)
        self.known = known


class CommitLost(Exception):
    """The answer to a COMMIT is missing; `check` finds out what became of it."""

    def __init__(self, check: Check) -> None:
        """Keep how to find out."""
        super().__init__("the connection broke during a commit")
        self.check = check


class StillOpen(SQLAlchemyError):
    """The transaction has not ended yet, so it may still be committed."""


async def commit(engine: AsyncEngine, connection: AsyncConnection, *, wrote: bool = False) -> None:
    """Commit; raise CommitLost if it is not known afterwards whether that was done. Writes as plain text are told by `wrote`."""
    if engine.dialect.name != "postgresql":
        try:
            await connection.commit()
        except SQLAlchemyError as error:
            if not is_unsynced(getattr(error, "orig", None)):
                raise
            raise CommitLost(check_sqlite(engine)) from error
        return
    if connection.sync_connection is not None:
        wrote = connection.sync_connection.info.pop(WROTE, False) or wrote
    if not wrote:
        await connection.commit()  # nothing was written, so nothing can be lost
        return
    xid = str(await connection.scalar(TRANSACTION_ID))
    try:
        await connection.commit()
    except Exception as error:
        raise CommitLost(check_postgres(engine, xid)) from error


def is_unsynced(error: BaseException | None) -> bool:
    """Tell whether SQLite failed where the pages may be on disk all the same."""
    return getattr(error, "sqlite_errorname", None) in UNSYNCED


def check_postgres(engine: AsyncEngine, xid: str) -> Check:
    """Return what asks PostgreSQL for the outcome of a transaction, and ends it if it is still open."""
    looks = 0

    async def check() -> bool:
        nonlocal looks
        looks += 1
        async with engine.connect() as connection:
            try:
                status = await connection.scalar(STATUS, {"xid": xid})
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) == FUTURE_TRANSACTION:
                    return False  # another server has taken over, without this transaction
                raise
            if status == "in progress" and looks > 1:
                await connection.execute(END_BACKEND, {"xid": xid})  # its client is gone; it must not commit later
        if status not in ("committed", "aborted"):
            raise StillOpen("the transaction has not ended yet")
        return bool(status == "committed")

    return check


def check_sqlite(engine: AsyncEngine) -> Check:
    """Return what makes sure that unsynced pages of a failed commit cannot come back: the next write takes their place."""

    async def check() -> bool:
        async with engine.begin() as connection:
            await connection.execute(text(HEARTBEAT), {"now": str(time.time())})
        return False

    return check


async def find_out(check: Check, seconds: float) -> bool | None:
    """Return whether a transaction was stored, None if that cannot be found out in so many seconds."""
    end, wait = time.monotonic() + seconds, FIRST_WAIT_SECONDS
    while True:
        try:
            return await check()
        except OUTCOME_UNREADABLE:
            if time.monotonic() + wait > end:
                return None
        await asyncio.sleep(wait)
        wait = min(2 * wait, MAX_WAIT_SECONDS)


async def find_out_at_last(check: Check) -> bool:
    """Return whether a transaction was stored, however long the database stays away."""
    while True:
        found = await find_out(check, RESOLVE_SECONDS)
        if found is not None:
            return found
