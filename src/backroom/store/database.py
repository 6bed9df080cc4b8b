"""Opening a database: an SQLite file or a PostgreSQL URL, brought up to date."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from backroom.core.errors import BackroomError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
LATEST = "0004"
"""The newest migration; they are numbered in order."""
WROTE = "backroom_wrote"
"""The mark of a connection whose transaction has written."""
WRITE_LOCK = "backroom_write_lock"
"""The engine option with the lock of an SQLite file's writers, and the mark of a connection that holds it."""
WRITES = ("INSERT", "UPDATE", "DELETE")
DATABASE_SECONDS = 5.0
"""How long a server waits for its database, unless its operator sets another limit."""
PAGE_BYTES = 4096
MAX_CHECKPOINT_PAGES, MIN_CHECKPOINT_PAGES = 10_000, 100
MIGRATION_LOCK = 0x6261636B
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class DatabaseUnavailable(BackroomError):
    """The database can't be reached, opened or written. What was asked for has not been done, unless this is an OutcomeUnknown."""


def engine_for(url: str, seconds: float | None = None) -> AsyncEngine:
    """Return an engine for `sqlite:///file` or `postgresql://…`; with `seconds`, no connection, statement or lock waits longer."""
    try:
        address = make_url(url)
    except SQLAlchemyError as error:
        raise DatabaseUnavailable(f"{url!r} is no database address; use sqlite:///FILE or postgresql://USER@HOST/NAME") from error
    driver = DRIVERS.get(address.get_backend_name())
    if driver is None:
        raise DatabaseUnavailable(f"a database is sqlite:///FILE or postgresql://…, not {address.get_backend_name()!r}")
    limits: dict[str, Any] = {}
    if seconds is not None:
        limits = {"connect_args": postgres_limits(seconds) if driver.startswith("postgresql") else {"timeout": seconds}}
        if address.database not in (None, "", ":memory:"):
            limits["pool_timeout"] = seconds
    engine = create_async_engine(address.set(drivername=driver), pool_pre_ping=driver.startswith("postgresql"), **limits)
    if driver.startswith("sqlite"):
        engine.sync_engine.update_execution_options(**{WRITE_LOCK: asyncio.Lock()})
        event.listen(engine.sync_engine, "connect", set_pragmas)
        event.listen(engine.sync_engine, "before_cursor_execute", acquire_write_lock)
        event.listen(engine.sync_engine, "checkin", release_write_lock)
    else:
        event.listen(engine.sync_engine, "after_cursor_execute", note_write)
    return engine


def note_write(connection: Connection, _cursor: Any, _statement: str, _parameters: Any, context: Any, _many: Any) -> None:  # noqa: ANN401
    """Mark a connection whose transaction has written: only then the outcome of its commit matters."""
    if context is not None and (context.isinsert or context.isupdate or context.isdelete):
        connection.info[WROTE] = True


def write_lock(engine: AsyncEngine) -> asyncio.Lock:
    """Return the lock that a process holds while it writes to an SQLite file.

    SQLite has one writer at a time and lets the others sleep and try again, up to a tenth of a second each time; this lock is fair and
    wakes the next at once.
    """
    lock: asyncio.Lock = engine.sync_engine.get_execution_options()[WRITE_LOCK]
    return lock


def acquire_write_lock(connection: Connection, _cursor: Any, statement: str, _parameters: Any, _context: Any, _many: Any) -> None:  # noqa: ANN401
    """Wait for the other writers before the first write of a transaction."""
    if connection.info.get(WRITE_LOCK) is None and statement.lstrip().startswith(WRITES):
        lock = connection.get_execution_options()[WRITE_LOCK]
        driver: Any = connection.connection.dbapi_connection
        driver.run_async(lambda _: lock.acquire())
        connection.info[WRITE_LOCK] = lock


def release_write_lock(_connection: Any, record: Any) -> None:  # noqa: ANN401
    """Let the next one write, after the transaction has ended."""
    lock = record.info.pop(WRITE_LOCK, None)
    if lock is not None:
        lock.release()


def postgres_limits(seconds: float) -> dict[str, Any]:
    """Return asyncpg's limits; a transaction that its client has forgotten ends too, and with it the locks that it holds."""
    return {
        "timeout": seconds,
        "command_timeout": seconds,
        "server_settings": {"idle_in_transaction_session_timeout": str(int(2000 * seconds))},
    }


def set_pragmas(connection: Any, _record: Any) -> None:  # noqa: ANN401
    """Write-ahead log with full sync: a commit is on disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA database_list")
    file = cursor.fetchone()[2]
    pages = checkpoint_pages(Path(file).parent) if file else MAX_CHECKPOINT_PAGES
    settings = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={pages}", "journal_size_limit=67108864")
    for pragma in settings:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def checkpoint_pages(folder: Path) -> int:
    """Return how many pages the write-ahead log may have before they go into the database: few where the disk has little room."""
    try:
        room = shutil.disk_usage(folder).free // PAGE_BYTES
    except OSError:
        return MAX_CHECKPOINT_PAGES
    return max(MIN_CHECKPOINT_PAGES, min(MAX_CHECKPOINT_PAGES, room // 8))


async def open_database(url: str, seconds: float | None = None) -> AsyncEngine:
    """Return an engine on a database whose schema is up to date; bringing it up to date may take longer than `seconds`."""
    engine = engine_for(url, seconds)
    try:
        async with engine.connect() as connection:
            current = await connection.run_sync(revision)
        if current != LATEST:
            patient = engine_for(url)
            try:
                async with patient.begin() as connection:
                    await connection.run_sync(migrate)
            finally:
                await patient.dispose()
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise DatabaseUnavailable(f"the database {make_url(url).render_as_string()} can't be opened: {error_summary(error)}") from error
    return engine


def migrate(connection: Connection) -> None:
    """Bring the schema up to date; refuse a database of a newer version."""
    lock_schema(connection)
    current = revision(connection)
    if current == LATEST:
        return  # another process was faster
    if current is not None and current > LATEST:
        raise DatabaseUnavailable(f"the database was written by a newer version (schema {current}); please update this program")
    from alembic import command  # noqa: PLC0415 (slow to import, and seldom needed)

    command.upgrade(alembic_config(connection), "head")


def lock_schema(connection: Connection) -> None:
    """Let one process at a time change the schema, wholly or not at all; SQLite's driver would else make every change by itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def alembic_config(connection: Connection) -> Config:
    """Return what Alembic needs to know to work on a connection."""
    from alembic.config import Config  # noqa: PLC0415 (slow to import, and seldom needed)

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def revision(connection: Connection) -> str | None:
    """Return the version of the schema; None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def error_summary(error: BaseException) -> str:
    """Return the heart of a database error in one line."""
    origin = getattr(error, "orig", None) or error
    return str(origin).splitlines()[0] if str(origin) else type(origin).__name__
