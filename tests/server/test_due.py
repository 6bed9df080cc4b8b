"""Every running table is looked after when it is due, however many there are, and leaves the memory afterwards."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager

import pytest
from many import SLOW, Many
from sqlalchemy import update
from test_processes import any_move, two_processes

from backroom.core.rng import Rng
from backroom.server import due as due_module
from backroom.server import table_registry as host_module
from backroom.server.table_registry import TableRegistry
from backroom.store import schema
from backroom.store.database import open_database
from backroom.store.log_appender import LogAppender, LogRow
from backroom.store.repository import SeatRow, Store

pytestmark = pytest.mark.slow
MORE_THAN_WERE_WOKEN = 1050


@asynccontextmanager
async def filled(database, **tables):
    """A database with many tables."""
    engine = await open_database(database)
    many = Many(Store(engine))
    await many.fill(**tables)
    yield many
    await engine.dispose()


@asynccontextmanager
async def running(database):
    """A process that looks after tables."""
    host = TableRegistry(database)
    await host.open()
    yield host
    await host.close()


async def until(found):
    """Wait until something is so."""
    async with asyncio.timeout(100):
        while not await found():  # noqa: ASYNC110 (the database tells of nothing by itself)
            await asyncio.sleep(0.05)


def test_old_overdue_tables_are_looked_after_beside_many_newer_ones(fresh_database):
    async def scenario():
        async with filled(fresh_database, idle=MORE_THAN_WERE_WOKEN, bots=12, clocks=12) as many, running(fresh_database) as host:
            await until(lambda: is_equal(many.handled(), (12, 12)))
            await until(lambda: is_equal(many.overdue(), 0))
            await until(lambda: asyncio.sleep(0, not host.tables))  # nobody watches, nothing is due: none is kept in memory

    asyncio.run(scenario())


async def is_equal(question, answer):
    return await question == answer


def test_tables_that_were_never_looked_at_are_settled_and_none_is_kept(fresh_database):
    async def scenario():
        async with filled(fresh_database, idle=120, due_at_once=True) as many, running(fresh_database) as host:
            await until(lambda: is_equal(many.overdue(), 0))
            assert (await many.store.table("idle-7")).due is None
            await until(lambda: asyncio.sleep(0, not host.tables))

    asyncio.run(scenario())


def test_bots_wait_for_each_other_when_memory_is_bounded(fresh_database, monkeypatch):
    monkeypatch.setattr(due_module, "MAX_WITH_BOTS", 3)
    monkeypatch.setattr(due_module, "MAX_AT_WORK", 2)

    async def scenario():
        async with filled(fresh_database, bots=20, clocks=3) as many, running(fresh_database) as host:
            most = 0

            async def all_handled():
                nonlocal most
                most = max(most, len(host.tables))
                return await many.handled() == (20, 3)

            await until(all_handled)
            assert most <= 3 + 2 + 3  # with bots, at work, and whose stand-ins have still to move

    asyncio.run(scenario())


def test_two_processes_share_what_is_due(postgres_database):
    async def scenario():
        async with filled(postgres_database, bots=40) as many, running(postgres_database), running(postgres_database):
            await until(lambda: is_equal(many.handled(), (40, 0)))
            await until(lambda: is_equal(many.overdue(), 0))

    asyncio.run(scenario())


def test_a_table_in_memory_that_another_process_makes_due_is_looked_after(postgres_database):
    """Also if nobody watches it here and the news of the other process is lost."""

    async def scenario():
        async with filled(postgres_database, idle=1) as many, running(postgres_database) as host:
            loaded = await host.table("idle-0")
            async with many.store.transaction() as connection:  # without a word to the others
                await connection.execute(schema.seats.update().where(schema.seats.c.seat == many.mover).values(kind="bot", bot="random"))
                await connection.execute(schema.tables.update().where(schema.tables.c.id == "idle-0").values(due=time.time()))
            await until(lambda: asyncio.sleep(0, loaded.lines > many.lines[-1].n))

    asyncio.run(scenario())


def test_a_table_that_cannot_be_played_is_put_off_and_harms_no_other(fresh_database):
    async def scenario():
        async with filled(fresh_database, bots=3) as many:
            await many.store.update_table("bot-0", rules_version=99, due=1.0)
            await many.store.update_table("bot-1", options="no JSON", due=2.0)
            async with running(fresh_database):
                await until(lambda: is_equal(many.handled(), (1, 0)))
                await until(lambda: is_equal(many.overdue(), 0))
                for name in ("bot-0", "bot-1"):
                    assert (await many.store.table(name)).due > time.time() + 30

    asyncio.run(scenario())


def test_what_is_due_is_stored_with_the_move_that_makes_it_so(database):
    """Should the process die right after a move, the next one finds the table."""

    async def scenario():
        async with two_processes(database) as (one, _):
            store, table_id = one.store, one.row.id
            assert (await store.table(table_id)).due is None  # only people can act
            seat, move, decision = any_move(one, Rng(1))
            other = one.row.seats[1 - seat]
            await store.claim_seat(one.row, other, SeatRow(other.seat, "bot", "random", bot="random"))
            async with store.transaction() as connection:  # as after the bot has had nothing to do
                await connection.execute(update(schema.tables).values(due=None))
            await one.load()
            before = time.time()
            await one.commit(seat, move, decision, None)
            assert one.table.seats_to_act() == [1 - seat]
            assert before <= (await store.table(table_id)).due <= time.time()

    asyncio.run(scenario())


def test_a_slow_clock_makes_a_table_due_for_the_notification_then_for_the_deadline(database):
    async def scenario():
        async with two_processes(database) as (one, _):
            one.clock = one.stopwatch.clock = SLOW
            seat, move, decision = any_move(one, Rng(1))
            await one.commit(seat, move, decision, None)
            now = time.time()
            assert (await one.store.table(one.row.id)).due <= now
            one.posted = one.lines
            assert one.next_due(now) == pytest.approx(now + SLOW.per_turn, abs=60)

    asyncio.run(scenario())


def test_a_due_time_is_put_off_only_if_nothing_has_happened_since(fresh_database):
    async def scenario():
        async with filled(fresh_database, bots=1) as many:
            store, appender, last = many.store, LogAppender(many.store.engine), many.lines[-1].n
            appender.start()
            first = (await store.table("bot-0")).due
            assert not await appender.postpone_due("bot-0", first, None, last - 1)  # the log is longer
            assert not await appender.postpone_due("bot-0", first + 1, None, last)  # it is due at another time
            answers = await asyncio.gather(
                appender.append("bot-0", (LogRow(last + 1, 0, "{}", time.time()),), due=5.0),
                appender.postpone_due("bot-0", first, None, last),
            )
            assert answers[1] is False
            assert (await store.table("bot-0")).due == 5.0
            await appender.append("bot-0", (LogRow(last + 2, 0, "{}", time.time()),), due=6.0)
            assert (await store.table("bot-0")).due == 5.0  # it is due no later
            assert await appender.postpone_due("bot-0", 5.0, None, last + 2)
            assert (await store.table("bot-0")).due is None
            await appender.stop()

    asyncio.run(scenario())


def test_a_running_table_that_nobody_watches_leaves_the_memory(fresh_database, monkeypatch):
    monkeypatch.setattr(host_module, "IDLE_SECONDS", 0.0)

    async def scenario():
        async with filled(fresh_database, idle=1), running(fresh_database) as host:
            await host.table("idle-0")
            await until(lambda: asyncio.sleep(0, not host.tables))

    asyncio.run(scenario())


def test_a_table_that_does_not_run_is_not_due(fresh_database):
    async def scenario():
        async with filled(fresh_database, bots=1) as many:
            await many.store.update_table("bot-0", status="closed")
            assert (await many.store.table("bot-0")).due is None
            async with many.store.transaction() as connection:
                await connection.execute(schema.tables.update().values(due=1.0))
            assert await many.store.due_tables("me", None, 10)
            assert (await many.store.table("bot-0")).due is None

    asyncio.run(scenario())


def test_a_table_with_an_open_socket_stays_in_memory(database):
    """A socket that has not said hello yet must not be left with a table that nobody looks after."""

    async def scenario():
        host = TableRegistry(database)
        await host.open()
        async with two_processes(database) as (one, _):
            loaded = await host.table(one.row.id)
            loaded.sockets += 1
            host.due._drop(loaded, loaded.last_used)  # noqa: SLF001 (what happens after the work on a due table)
            assert host.tables.get(one.row.id) is loaded
            loaded.sockets -= 1
            host.due._drop(loaded, loaded.last_used)  # noqa: SLF001
            assert one.row.id not in host.tables
        await host.close()

    asyncio.run(scenario())
