"""A connection to PostgreSQL that is cut during a commit: nobody is told that a move was not made which was stored, nor the reverse."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time

import pytest
from live_server import Server
from proxy import WAYS, CuttingProxy
from test_database_failures import try_move
from test_play import begin, run
from test_store import a_table, line

from backroom.store import repository
from backroom.store.database import DatabaseUnavailable, open_database
from backroom.store.log_appender import LogAppender
from backroom.store.outcome import CommitLost, OutcomeUnknown
from backroom.store.repository import SeatRow, Store

pytestmark = pytest.mark.slow


async def stored(direct, name):
    return [found.n for found in await Store(direct).log_rows(name)]


@pytest.mark.parametrize("way", WAYS)
def test_a_cut_commit_is_answered_as_it_was_stored(postgres_database, way):
    async def scenario():
        direct = await open_database(postgres_database)
        async with CuttingProxy(postgres_database) as proxy:
            engine = await open_database(proxy.uri)
            appender, name = LogAppender(engine), secrets.token_hex(4)
            await a_table(Store(direct), name)
            appender.start()
            await appender.append(name, (line(1),))
            for n in range(2, 6):
                proxy.next_cut = way
                await appender.append(name, (line(n, client_id=f"0/{n}"),))
                assert await stored(direct, name) == list(range(1, n + 1))
            assert proxy.cuts == {way: 4}
            await appender.stop()
            await engine.dispose()
        await direct.dispose()

    asyncio.run(scenario())


def test_a_cut_that_outlasts_the_wait_is_told_as_unknown_and_resolved_later(postgres_database):
    async def scenario():
        direct = await open_database(postgres_database)
        async with CuttingProxy(postgres_database) as proxy:
            engine = await open_database(proxy.uri)
            appender, name = LogAppender(engine), secrets.token_hex(4)
            await a_table(Store(direct), name)
            appender.start()
            await appender.append(name, (line(1),))
            appender.resolve_seconds = 0.1
            for way, outcome in (("after", True), ("before", False)):
                await appender.append(name, (line(len(await stored(direct, name)) + 1),))  # the writer has a connection
                before = await stored(direct, name)
                proxy.next_cut, proxy.blocked = way, True
                with pytest.raises(OutcomeUnknown, match="not known yet") as told:
                    await appender.append(name, (line(len(before) + 1),))
                proxy.blocked = False
                assert await told.value.known is outcome
                assert len(await stored(direct, name)) == len(before) + outcome
            await appender.stop()
            await engine.dispose()
        await direct.dispose()

    asyncio.run(scenario())


@pytest.mark.parametrize("way", WAYS)
def test_what_is_no_move_is_answered_as_it_was_stored(postgres_database, way):
    """Beginning a game and taking a seat: the answer of the store is what the database says."""

    async def scenario():
        direct = await open_database(postgres_database)
        truth = Store(direct)
        async with CuttingProxy(postgres_database) as proxy:
            engine = await open_database(proxy.uri)
            store, name = Store(engine), secrets.token_hex(4)
            await a_table(truth, name)
            await truth.update_table(name, status="open")
            row = await truth.table(name)
            await truth.claim_seat(row, row.seats[1], SeatRow(1, "bot", "random", bot="random"))
            proxy.only_appends = False
            for _ in range(3):
                proxy.next_cut = way
                (answer,) = await asyncio.gather(store.start_table(name), return_exceptions=True)
                assert answer is True or type(answer) is DatabaseUnavailable
                assert ((await truth.table(name)).status == "running") is (answer is True)
                await truth.update_table(name, status="open")
            assert proxy.cuts == {way: 3}
            await engine.dispose()
        await direct.dispose()

    asyncio.run(scenario())


def test_a_store_that_cannot_find_out_says_so(postgres_database, monkeypatch):
    async def scenario():
        direct = await open_database(postgres_database)
        async with CuttingProxy(postgres_database) as proxy:
            engine = await open_database(proxy.uri)
            name = secrets.token_hex(4)
            await a_table(Store(direct), name)
            monkeypatch.setattr(repository, "RESOLVE_SECONDS", 0.1)
            proxy.only_appends, proxy.next_cut, proxy.blocked = False, "after", True
            with pytest.raises(OutcomeUnknown, match="look again"):
                await Store(engine).update_table(name, result="x")
            proxy.blocked = False
            await engine.dispose()
        await direct.dispose()

    asyncio.run(scenario())


def test_a_player_hears_done_once_it_is_known(postgres_database):
    """The server answers `outcome-unknown`, keeps the table playable, and says `done` by itself when the database is back."""

    async def scenario():
        async with CuttingProxy(postgres_database) as proxy:
            server = Server(proxy.uri)
            await asyncio.to_thread(server.start)
            try:
                (ann,), table = await begin(server, "Ann", game="new-corp-order")
                async with ann.at(table) as client:
                    assert (await try_move(client, "a"))["type"] == "committed"
                    move = await client.choose_move()
                    proxy.next_cut, proxy.blocked = "after", True
                    await client.send(type="commit", id="b", decision=client.state["decision"], move=move)
                    answer = await client.hear("committed", "error")
                    assert (answer["type"], answer.get("code")) == ("error", "outcome-unknown")
                    proxy.blocked = False
                    done = await client.hear("committed", "error")
                    assert (done["type"], done["id"]) == ("committed", "b")
                    await client.send(type="commit", id="b", decision=client.state["decision"], move=move)
                    assert await client.hear("committed", "error") == done  # a repeat is answered as the first time
                    assert (await client.play())["status"] == "over"
            finally:
                await asyncio.to_thread(server.stop)

    run(scenario())


def test_pages_that_sqlite_could_not_sync_cannot_come_back(tmp_path):
    """After a failed sync the writer makes another write in their place before it says that the move was not made."""

    async def scenario():
        engine = await open_database(f"sqlite:///{tmp_path}/sync.db")
        store, appender = Store(engine), LogAppender(engine)
        await a_table(store, "t")
        appender.start()
        await appender.append("t", (line(1),))
        failed = sqlite3.OperationalError("disk I/O error")
        failed.sqlite_errorname = "SQLITE_IOERR_FSYNC"
        write, beats = appender.writer.write, []

        async def fail(*_words):
            beats.append(time.time())
            raise CommitLost(appender.writer.overwrite) from failed

        appender.writer.write = fail
        with pytest.raises(DatabaseUnavailable, match="was not made"):
            await appender.append("t", (line(2),))
        appender.writer.write = write
        assert float(await store.app_value("heartbeat", "0")) >= beats[0]
        await appender.append("t", (line(2),))
        assert len(await store.log_rows("t")) == 2
        await appender.stop()
        await engine.dispose()

    asyncio.run(scenario())
