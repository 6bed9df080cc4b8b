"""`backroom doctor`: what is installed, and whether a server can run here."""

from __future__ import annotations

import asyncio
import json
import os
import platform
import shutil
import socket
import sqlite3
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import typer
from rich.table import Table

import backroom
from backroom.cli.common import AsJson, console
from backroom.cli.serve import DATA_DIR, Database, DataDir

Level = Literal["ok", "missing", "warning", "broken"]
"""What a check found. `missing`: an optional part is not installed; `warning`: it works, but not well; `broken`: a server cannot run."""
CHECKOUT = Path(backroom.__file__).parents[2]
EXTRAS = {"research": ("numpy", "gymnasium", "pettingzoo", "pyarrow"), "train": ("torch",), "cluster": ("ray",)}
GROUPS = {"open-spiel": ("pyspiel",), "dev": ("pytest", "hypothesis", "mypy", "ruff"), "docs": ("mkdocs",)}
MIN_FREE_BYTES = 100_000_000
LOW_FREE_BYTES = 1_000_000_000
ANSWER_SECONDS = 10.0
OTHER_FOLDER = "choose another folder: backroom serve --data-dir FOLDER"


class Check(NamedTuple):
    """One thing that was looked at."""

    name: str
    level: Level
    found: str
    fix: str = ""
    """What to do about it, often a command."""


def doctor(
    host: Annotated[str, typer.Option(envvar="BACKROOM_HOST", help="The address that the server is to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="BACKROOM_PORT", min=0, max=65535, help="The port that it is to listen on.")] = 8000,
    database: Database = None,
    data_dir: DataDir = DATA_DIR,
    json_: AsJson = False,
) -> None:
    """Say what is installed and what is missing, and whether port, database and disk are fine; exit with 1 if a server cannot run."""
    folder = data_dir.resolve()
    checks = [*check_program(), *check_extras(), check_port(host, port), *check_storage(database, folder)]
    broken = any(check.level == "broken" for check in checks)
    if json_:
        print(json.dumps({"ok": not broken, "checks": [check._asdict() for check in checks]}, indent=2))
    else:
        show(checks)
    if broken:
        raise typer.Exit(1)


def show(checks: list[Check]) -> None:
    """Print the checks as a table, and below it what to do."""
    table = Table(box=None, pad_edge=False)
    for heading in ("", "part", "found"):
        table.add_column(heading)
    colours = {"ok": "green", "missing": "dim", "warning": "yellow", "broken": "bold red"}
    for check in checks:
        table.add_row(f"[{colours[check.level]}]{check.level}[/]", check.name, check.found)
    out = console()
    out.print(table)
    for check in checks:
        if check.fix:
            out.print(f"{check.name}: {check.fix}", markup=False)


# The program


def check_program() -> list[Check]:
    """Check the interpreter, the compiled rules and the page."""
    from backroom.server.frontend import find_folder  # noqa: PLC0415 (slow to import)

    status = backroom.compiled_status
    page = find_folder()
    return [
        Check("backroom", "ok", f"{backroom.__version__}, Python {platform.python_version()}, {platform.platform(terse=True)}"),
        Check("rules", "ok", status)
        if status == "compiled"
        else Check("rules", "warning", status, f"install a C compiler, then {reinstall()}; plain rules are about thirty times slower"),
        Check("page", "ok", str(page)) if page is not None else Check("page", "broken", "not built", f"see why: {reinstall()}"),
    ]


def in_checkout() -> bool:
    """Tell whether the program runs from its repository."""
    return (CHECKOUT / "hatch_build.py").is_file()


def reinstall() -> str:
    """Return the command that builds the program again and shows what goes wrong."""
    return "uv sync --reinstall-package backroom --verbose" if in_checkout() else "pip install --force-reinstall --verbose backroom"


def check_extras() -> list[Check]:
    """Check the optional parts; those for development exist in the repository only."""
    checks = [check_extra(name, modules, extra_command(name)) for name, modules in EXTRAS.items()]
    if not in_checkout():
        return checks
    checks += [check_extra(name, modules, f"uv sync --inexact --group {name}") for name, modules in GROUPS.items()]
    return [*checks, check_browser()]


def extra_command(name: str) -> str:
    """Return the command that installs an extra."""
    return f"uv sync --inexact --extra {name}" if in_checkout() else f'pip install "backroom[{name}]"'


def check_extra(name: str, modules: tuple[str, ...], command: str) -> Check:
    """Check an optional part by the modules that it brings."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        return Check(name, "missing", f"without {', '.join(missing)}", command)
    return Check(name, "ok", ", ".join(modules))


def check_browser() -> Check:
    """Check what the tests of the page need: Playwright, and a browser that its tests install by themselves."""
    if find_spec("playwright") is None:
        return Check("browser tests", "missing", "without playwright", "uv sync --inexact --group dev")
    installed = (CHECKOUT / "tests" / "browser" / "node_modules").is_dir()
    return Check("browser tests", "ok", "playwright" if installed else "playwright; the browser is installed when the tests first run")


# Where a server would run


def check_port(host: str, port: int) -> Check:
    """Check whether a server can listen on the port, or one of ours already does."""
    name = f"port {port}"
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as listener:
            if os.name != "nt":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
    except OSError as error:
        if is_ours(host, port):
            return Check(name, "ok", f"a Backroom server runs at {host}:{port}")
        return Check(name, "broken", f"{host}:{port}: {error.strerror or error}", "choose another port: backroom --port PORT")
    return Check(name, "ok", f"free on {host}")


def is_ours(host: str, port: int) -> bool:
    """Tell whether a Backroom server answers at an address."""
    import httpx  # noqa: PLC0415 (slow to import)

    shown = f"[{host}]" if ":" in host else host
    try:
        answer = httpx.get(f"http://{shown}:{port}/health", timeout=ANSWER_SECONDS)
        return answer.status_code == httpx.codes.OK and {"status", "version", "rules"} <= set(answer.json())
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, TypeError):
        return False


def check_storage(database: str | None, folder: Path) -> list[Check]:
    """Check the data folder, its disk, and the database."""
    if database is not None and not database.startswith("sqlite"):
        return [check_database(database)]
    file = folder / "backroom.db" if database is None else sqlite_file(database)
    if file is None:
        return [Check("database", "broken", f"{database!r} names no file", "use sqlite:///FILE or postgresql://USER@HOST/NAME")]
    checks = [check_folder(file.parent), check_disk(file.parent)]
    if not file.exists():
        return [*checks, Check("database", "ok", f"{file} is created when the server first starts")]
    return [*checks, check_database(f"sqlite:///{file}", file)]


def sqlite_file(database: str) -> Path | None:
    """Return the file of an SQLite database."""
    from sqlalchemy import make_url  # noqa: PLC0415 (slow to import)
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    try:
        name = make_url(database).database
    except SQLAlchemyError:
        return None
    return Path(name).resolve() if name else None


def existing(folder: Path) -> Path:
    """Return the folder, or the nearest one above it that exists."""
    return next(place for place in (folder, *folder.parents) if place.exists())


def check_folder(folder: Path) -> Check:
    """Check that files can be written where the data goes; leave nothing behind."""
    place = existing(folder)
    try:
        with tempfile.TemporaryFile(dir=place) as file:
            file.write(b"backroom")
            file.flush()
    except OSError as error:
        return Check(
            "data folder", "broken", f"{place}: {error.strerror or error}", "choose another folder: backroom serve --data-dir FOLDER"
        )
    return Check("data folder", "ok", str(folder) if place == folder else f"{folder} is created when the server first starts")


def check_disk(folder: Path) -> Check:
    """Check the free space."""
    free = shutil.disk_usage(existing(folder)).free
    found = f"{free / 1e9:.1f} GB free"
    if free < MIN_FREE_BYTES:
        return Check("disk", "broken", found, f"free some space, or {OTHER_FOLDER}")
    if free < LOW_FREE_BYTES:
        return Check("disk", "warning", found, "free some space soon: every move is written to disk")
    return Check("disk", "ok", found)


def check_database(url: str, file: Path | None = None) -> Check:
    """Check that a database opens, that this program knows its schema and that it can be written. Nothing in it is changed."""
    from backroom.store.database import LATEST, DatabaseUnavailable, error_summary  # noqa: PLC0415 (slow to import)

    try:
        version = sqlite_version(file) if file is not None else asyncio.run(postgres_version(url))
    except DatabaseUnavailable as error:
        return Check("database", "broken", str(error), "check --database or BACKROOM_DATABASE")
    except Exception as error:  # noqa: BLE001 (whatever a driver raises, it is what was found)
        return Check(
            "database", "broken", error_summary(error), "check its address and rights; docs/operations.md says how to restore a backup"
        )
    if version is None:
        return Check("database", "ok", "empty; its tables are created when the server first starts")
    if version > LATEST:
        return Check("database", "broken", f"schema {version}; this version knows {LATEST}", "update Backroom")
    if version < LATEST:
        return Check("database", "ok", f"schema {version}, brought to {LATEST} when the server next starts")
    return Check("database", "ok", f"schema {version}, writable")


def sqlite_version(file: Path) -> str | None:
    """Return the version of an SQLite database's schema; raise if it cannot be read or written."""
    connection = sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=ANSWER_SECONDS)
    try:
        found = connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone() if found else None
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE backroom_doctor (probe INTEGER)")
        connection.execute("ROLLBACK")
    finally:
        connection.close()
    return None if version is None else str(version[0])


async def postgres_version(url: str) -> str | None:
    """Return the version of a PostgreSQL database's schema; raise if it cannot be read or written."""
    from sqlalchemy import text  # noqa: PLC0415 (slow to import)

    from backroom.store.database import engine_for, revision  # noqa: PLC0415

    engine = engine_for(url)
    try:
        async with asyncio.timeout(ANSWER_SECONDS), engine.connect() as connection:
            version = await connection.run_sync(revision)
            await connection.execute(text("CREATE TABLE backroom_doctor (probe INTEGER)"))
            await connection.rollback()
    finally:
        await engine.dispose()
    return version
