"""Backup of a whole database while people play, and its restoration into an empty database of either kind.

A backup is an SQLite file, made by SQLite's own online backup, or JSON Lines: a header, then one row a line, all of one snapshot. The
names of tables and columns come from the database itself, so that a backup of an older version can be restored and then brought up to date.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, insert, inspect, select, text

from backroom.core.errors import BackroomError
from backroom.store.database import alembic_config, engine_for, lock_schema, open_database, revision

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import BinaryIO

    from sqlalchemy.ext.asyncio import AsyncEngine

FORMAT = 1
SQLITE = b"SQLite format 3\0"
TOGETHER = 1000
VERSIONS = "alembic_version"


class BadBackup(BackroomError):
    """A file that is no backup, or a place where none can be put."""


class BackupHeader(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    backroom_backup: int
    schema: str


async def write_backup(url: str, file: Path) -> int:
    """Write a backup; return how many rows it has. The file appears whole or not at all."""
    check_free(file)
    engine = await open_database(url)
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        if engine.dialect.name == "postgresql":
            rows = await write_lines(engine, part)
        elif file.suffix != ".jsonl":
            rows = await asyncio.to_thread(copy_sqlite, str(engine.url.database), part)
        else:
            rows = await write_lines_from_copy(str(engine.url.database), part)
        part.replace(file)
    except OSError as error:
        raise BadBackup(f"{file} can't be written: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)
        await engine.dispose()
    return rows


def check_free(file: Path) -> None:
    """Refuse a name that is taken: a backup never overwrites anything."""
    if file.exists():
        raise BadBackup(f"{file} exists already; give the backup a name of its own")


def make_private(file: Path) -> None:
    """Create a file that only its owner can read: a backup holds keys and the seeds of running games."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def copy_sqlite(source: str, target: Path) -> int:
    """Copy a database that others may be writing to; return how many rows the copy has."""
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        names = [str(row[0]) for row in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")]
        return sum(copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names if name != VERSIONS)  # noqa: S608


async def write_lines(engine: AsyncEngine, file: Path) -> int:
    """Write all rows of one snapshot; return how many."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        async with connection.begin():
            with file.open("wb") as out:
                return await connection.run_sync(dump, out)


async def write_lines_from_copy(source: str, file: Path) -> int:
    """Write all rows of an SQLite file, from a copy, which nobody writes to; return how many."""
    with tempfile.TemporaryDirectory(prefix="backroom-backup-") as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(copy_sqlite, source, copy)
        engine = await open_database(f"sqlite:///{copy}")
        try:
            return await write_lines(engine, file)
        finally:
            await engine.dispose()


def dump(connection: Connection, out: BinaryIO) -> int:
    """Write the header and every row; return how many rows."""
    number = 0
    out.write(msgspec.json.encode(BackupHeader(FORMAT, str(revision(connection)))) + b"\n")
    for table in reflect_tables(connection):
        for row in connection.execute(select(table).order_by(*table.primary_key.columns)).mappings():
            plain = {str(name): value for name, value in row.items()}
            out.write(msgspec.json.encode([str(table.name), plain]) + b"\n")
            number += 1
    return number


def reflect_tables(connection: Connection) -> list[Table]:
    """Return the tables as the database has them, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


async def restore_backup(file: Path, url: str) -> int:
    """Put a backup into an empty database and bring it up to date; return how many rows it has."""
    try:
        with file.open("rb") as opened:
            start = opened.read(len(SQLITE))
    except OSError as error:
        raise BadBackup(f"{file} can't be read: {error.strerror or error}") from error
    if start != SQLITE:
        return await read_lines(file, url)
    with tempfile.TemporaryDirectory(prefix="backroom-restore-") as folder:
        lines = Path(folder) / "backup.jsonl"
        await write_lines_from_copy(str(file), lines)
        return await read_lines(lines, url)


async def read_lines(file: Path, url: str) -> int:
    """Fill an empty database from JSON Lines."""
    engine = engine_for(url)
    try:
        with file.open("rb") as lines:
            async with engine.begin() as connection:
                return await connection.run_sync(load_rows, read_header(lines), read_rows(lines))
    finally:
        await engine.dispose()


def read_header(lines: BinaryIO) -> BackupHeader:
    """Return the header, or say that this is no backup."""
    try:
        header = msgspec.json.decode(lines.readline(), type=BackupHeader)
    except msgspec.MsgspecError as error:
        raise BadBackup("this is no backup: it is neither an SQLite file nor has it the header of one") from error
    if header.backroom_backup != FORMAT:
        raise BadBackup(f"this backup has format {header.backroom_backup}; this program knows {FORMAT}")
    return header


def read_rows(lines: BinaryIO) -> Iterator[tuple[str, dict[str, Any]]]:
    """Return table and row of each line."""
    for number, line in enumerate(lines, start=2):
        try:
            table, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
        except msgspec.MsgspecError as error:
            raise BadBackup(f"line {number} of the backup is broken; nothing was restored") from error
        yield table, row


def load_rows(connection: Connection, header: BackupHeader, rows: Iterable[tuple[str, dict[str, Any]]]) -> int:
    """Make the schema as it was, put all rows in, bring it up to date; all in one transaction."""
    from alembic import command  # noqa: PLC0415 (slow to import)

    if inspect(connection).get_table_names():
        raise BadBackup("the database is not empty; restore into an empty one")
    lock_schema(connection)
    command.upgrade(alembic_config(connection), header.schema)
    tables = {table.name: table for table in reflect_tables(connection)}
    number, waiting, name = 0, list[dict[str, Any]](), ""
    for table, row in rows:
        if waiting and (table != name or len(waiting) == TOGETHER):
            connection.execute(insert(tables[name]), waiting)
            waiting = []
        name = table
        waiting.append(row)
        number += 1
    if waiting:
        connection.execute(insert(tables[name]), waiting)
    if connection.dialect.name == "postgresql":
        advance_sequences(connection, tables.values())
    command.upgrade(alembic_config(connection), "head")
    return number


def advance_sequences(connection: Connection, tables: Iterable[Table]) -> None:
    """Let PostgreSQL number new rows after the restored ones."""
    for table in tables:
        if "id" in table.c and table.c.id.autoincrement is True:
            query = f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), GREATEST(1, (SELECT max(id) FROM {table.name})))"  # noqa: S608
            connection.execute(text(query))
