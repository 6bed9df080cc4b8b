"""`backroom admin`: commands for operators. They work on the database, also while servers use it."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table

from backroom.cli.common import AsJson, console
from backroom.cli.serve import DATA_DIR, Database, DataDir, database_address

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from backroom.store.repository import Store

admin = typer.Typer(help="Manage a server: tables, people, backups, secrets.", no_args_is_help=True, rich_markup_mode=None)

PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person: see `backroom admin people`.")]
Most = Annotated[int, typer.Option(min=1, help="How many to show at most.")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]


T = TypeVar("T")


def with_store(database: str | None, data_dir: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something in the database."""
    from backroom.store.database import open_database  # noqa: PLC0415 (slow to import)
    from backroom.store.repository import Store  # noqa: PLC0415

    async def whole() -> T:
        engine = await open_database(database_address(database, data_dir))
        try:
            return await work(Store(engine))
        finally:
            await engine.dispose()

    return asyncio.run(whole())


def show(rows: list[dict[str, Any]], columns: tuple[str, ...], *, as_json: bool) -> None:
    """Print rows as a table or as JSON."""
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    table = Table(*columns)
    for row in rows:
        table.add_row(*(human_value(name, row[name]) for name in columns))
    console().print(table)


def human_value(name: str, value: object) -> str:
    """Return a value for people: times as dates, lists as words."""
    if name in ("created", "changed", "moved", "at") and isinstance(value, float):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return " / ".join(map(str, value))
    return "" if value is None else str(value)


@admin.command("tables")
def list_tables(
    status: Annotated[str | None, typer.Option(help="open, running, over or closed.")] = None,
    game: Annotated[str | None, typer.Option(help="The name of a game.")] = None,
    user: Annotated[str | None, typer.Option(help="The id of a person who sits there.")] = None,
    most: Most = 100,
    as_json: AsJson = False,
    database: Database = None,
    data_dir: DataDir = DATA_DIR,
) -> None:
    """List tables, the last used first."""
    from backroom.store import admin  # noqa: PLC0415

    rows = with_store(database, data_dir, lambda store: admin.list_tables(store, status=status, game=game, user=user, most=most))
    show(rows, ("id", "game", "rules_version", "status", "players", "lines", "created", "moved"), as_json=as_json)


@admin.command("close")
def close_table(table: Annotated[str, typer.Argument(metavar="TABLE")], database: Database = None, data_dir: DataDir = DATA_DIR) -> None:
    """Close a table; those who watch it are told within a second."""
    from backroom.store import admin  # noqa: PLC0415

    with_store(database, data_dir, lambda store: admin.close_table(store, table))
    print(f"table {table} is closed")


@admin.command("export-table")
def export_table(table: Annotated[str, typer.Argument(metavar="TABLE")], database: Database = None, data_dir: DataDir = DATA_DIR) -> None:
    """Print a table with its seats and its whole log as JSON, secrets included, also if this program can't play it."""
    from backroom.store import admin  # noqa: PLC0415

    print(json.dumps(with_store(database, data_dir, lambda store: admin.export_table(store, table)), ensure_ascii=False, indent=1))


@admin.command("people")
def list_users(
    name: Annotated[str | None, typer.Option(help="A part of the nickname.")] = None,
    banned: Annotated[bool, typer.Option("--banned", help="Only those who are banned.")] = False,
    most: Most = 100,
    as_json: AsJson = False,
    database: Database = None,
    data_dir: DataDir = DATA_DIR,
) -> None:
    """List people, the newest first."""
    from backroom.store import admin  # noqa: PLC0415

    rows = with_store(database, data_dir, lambda store: admin.list_users(store, name, banned=banned, most=most))
    show(rows, ("id", "nickname", "language", "banned", "created"), as_json=as_json)


@admin.command("reports")
def list_reports(most: Most = 100, as_json: AsJson = False, database: Database = None, data_dir: DataDir = DATA_DIR) -> None:
    """List what people have reported, the newest first, with what the reported person said."""
    from backroom.store import moderation  # noqa: PLC0415

    rows = with_store(database, data_dir, lambda store: moderation.list_reports(store, most))
    show(rows, ("at", "reporter", "nickname", "reported", "banned", "reason", "said", "table_id"), as_json=as_json)


@admin.command("ban")
def ban(user: PersonId, database: Database = None, data_dir: DataDir = DATA_DIR) -> None:
    """Ban a person; their sockets are closed within a second."""
    set_ban(user, database, data_dir, banned=True)


@admin.command("unban")
def unban(user: PersonId, database: Database = None, data_dir: DataDir = DATA_DIR) -> None:
    """Lift a ban."""
    set_ban(user, database, data_dir, banned=False)


def set_ban(user: str, database: str | None, data_dir: Path, *, banned: bool) -> None:
    """Ban a person or lift the ban."""
    from backroom.store import admin  # noqa: PLC0415

    with_store(database, data_dir, lambda store: admin.set_ban(store, user, banned=banned))
    print(f"{user} is {'banned' if banned else 'no longer banned'}")


@admin.command("export-person")
def export_person(user: PersonId, database: Database = None, data_dir: DataDir = DATA_DIR) -> None:
    """Print all that is stored about a person as JSON."""
    from backroom.store import admin  # noqa: PLC0415

    print(json.dumps(with_store(database, data_dir, lambda store: admin.export_user(store, user)), ensure_ascii=False, indent=1))


@admin.command("delete-person")
def delete_person(user: PersonId, database: Database = None, data_dir: DataDir = DATA_DIR) -> None:
    """Delete a person and what they said; their moves stay without a name, a bot takes their seats."""
    from backroom.store import admin  # noqa: PLC0415

    with_store(database, data_dir, lambda store: admin.delete_user(store, user))
    print(f"{user} is deleted")


@admin.command("backup")
def backup(file: BackupFile, database: Database = None, data_dir: DataDir = DATA_DIR) -> None:
    """Write a backup while people play: an SQLite file or, from PostgreSQL or to FILE.jsonl, JSON Lines."""
    from backroom.store.backup import write_backup  # noqa: PLC0415

    rows = asyncio.run(write_backup(database_address(database, data_dir), file))
    print(f"{rows} rows in {file}")


@admin.command("restore")
def restore(file: BackupFile, database: Database = None, data_dir: DataDir = DATA_DIR) -> None:
    """Put a backup into an empty database, of either kind."""
    from backroom.store import backup as store_backup  # noqa: PLC0415

    rows = asyncio.run(store_backup.restore_backup(file, database_address(database, data_dir)))
    print(f"{rows} rows restored")


@admin.command("rotate-secrets")
def rotate_secrets(
    grace_days: Annotated[float, typer.Option(min=0, help="How long what the old key signed still counts; 0 if it has leaked.")] = 30.0,
    database: Database = None,
    data_dir: DataDir = DATA_DIR,
) -> None:
    """Sign cookies with a new key; people keep their identities if they come back within the grace."""
    from backroom.store.signing_keys import rotate_signing_keys  # noqa: PLC0415

    with_store(database, data_dir, lambda store: rotate_signing_keys(store, grace_days * 86400))
    print(f"cookies are signed with a new key; the old one counts for {grace_days:g} days")
