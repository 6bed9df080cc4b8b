"""The store: old and newer databases, group commit, trouble with the disk."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from backroom.store.database import LATEST, MIGRATIONS, DatabaseUnavailable, alembic_config, engine_for, open_database
from backroom.store.log_appender import LogAppender, LogRow, WriteConflict
from backroom.store.moderation import restrict
from backroom.store.repository import SeatEvent, SeatRow, SeatTaken, Store, TableRow, User
from backroom.store.schema import metadata
from backroom.store.signing_keys import load_signing_keys

pytestmark = pytest.mark.slow


def test_the_latest_migration_is_known():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == LATEST


def line(n, **more):
    return LogRow(n, 0, "{}", time.time(), **more)


async def a_table(store, name):
    now = time.time()
    await store.add_user(User(f"p-{name}", "Ann", now, now, banned=False), f"hash {name}")
    seats = [SeatRow(0, "person", "Ann", user_id=f"p-{name}"), SeatRow(1, "open", "")]
    await store.add_table(TableRow(name, "g", 1, 2, "{}", "{}", f"p-{name}", True, "running", "s", "c", now, now, seats=seats))


def test_many_tables_share_a_transaction_and_a_clash_harms_only_its_own(database):
    async def scenario():
        engine = await open_database(database)
        store, appender = Store(engine), LogAppender(engine)
        names = [f"t{number}-{time.time()}" for number in range(20)]
        for name in names:
            await a_table(store, name)
        appender.start()
        await asyncio.gather(*(appender.append(name, (line(1), line(2))) for name in names))
        answers = await asyncio.gather(
            *(appender.append(name, (line(2 if name == names[3] else 3),)) for name in names), return_exceptions=True
        )
        assert [type(answer) for answer in answers].count(WriteConflict) == 1
        assert isinstance(answers[3], WriteConflict)
        assert [len(await store.log_rows(name)) for name in names[2:5]] == [3, 2, 3]
        with pytest.raises(WriteConflict):  # a decision is answered once, and so is a client's id
            await appender.append(names[0], (line(4, decision=1, client_id="x"), line(5, decision=1)))
        assert len(await store.log_rows(names[0])) == 3
        assert await store.lease(names[0], "one", 60)
        assert not await store.lease(names[0], "two", 60)
        await appender.stop()
        await engine.dispose()
        again = await open_database(database)
        assert len(await Store(again).log_rows(names[0])) == 3
        await again.dispose()

    asyncio.run(scenario())


def test_a_database_of_the_first_version_opens_with_all_that_is_in_it(tmp_path, postgres_database):
    async def scenario(url):
        engine = engine_for(url)
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(alembic_config(sync), "0001"))
            person = {"id": "p", "nickname": "Ann", "recovery_hash": "h", "created": 1.0, "seen": 1.0, "banned": False}
            columns = ", ".join(person)
            await connection.execute(text(f"INSERT INTO identities ({columns}) VALUES (:{', :'.join(person)})"), person)  # noqa: S608
            await connection.execute(text("INSERT INTO settings VALUES ('cookie-key', 'k')"))
        await engine.dispose()
        engine = await open_database(url)
        store = Store(engine)
        ann = await store.user("p")
        assert ann is not None
        assert (ann.nickname, ann.language) == ("Ann", "en")
        assert (await load_signing_keys(store)).current == "k"
        await restrict(store, "mute", "p", "p")
        async with engine.connect() as connection:
            assert await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)) == []
        await engine.dispose()

    asyncio.run(scenario(f"sqlite:///{tmp_path}/old.db"))
    asyncio.run(scenario(postgres_database))


def test_a_newer_database_and_a_wrong_address_are_told(tmp_path):
    async def scenario():
        url = f"sqlite:///{tmp_path}/new.db"
        engine = await open_database(url)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()
        with pytest.raises(DatabaseUnavailable, match="newer version"):
            await open_database(url)
        with pytest.raises(DatabaseUnavailable, match="can't be opened"):
            await open_database("sqlite:////nowhere/at/all.db")
        with pytest.raises(DatabaseUnavailable, match="not 'mysql'"):
            await open_database("mysql://x")
        with pytest.raises(DatabaseUnavailable, match="no database address"):
            await open_database("what?")

    asyncio.run(scenario())


def leave_no_room(connection):
    """Let the database grow no further; it forgets this with the connection."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_refuses_moves_and_goes_on_when_there_is_room_again(tmp_path):
    async def scenario():
        engine = await open_database(f"sqlite:///{tmp_path}/full.db")
        store, appender = Store(engine), LogAppender(engine)
        await a_table(store, "t")
        appender.start()
        await appender.append("t", (line(1),))
        opened = appender.writer.open

        def open_without_room():
            leave_no_room(opened())
            return appender.writer.connection

        appender.writer.open = open_without_room
        much = tuple(LogRow(n, 0, "x" * 4000, 0.0) for n in range(2, 40))
        with pytest.raises(DatabaseUnavailable, match=r"could not be stored and was not made: .*full"):
            await appender.append("t", much)
        assert len(await store.log_rows("t")) == 1  # nothing is half written
        appender.writer.open = opened
        await appender.append("t", much)  # on a new connection, which has room
        assert len(await store.log_rows("t")) == 39
        await appender.stop()
        await engine.dispose()

    asyncio.run(scenario())


def test_writers_of_an_sqlite_file_take_turns(tmp_path):
    """SQLite itself lets writers sleep and try again, so that any of them may be next."""

    async def scenario():
        engine = await open_database(f"sqlite:///{tmp_path}/turns.db")
        store, appender, done = Store(engine), LogAppender(engine), []
        appender.start()
        await a_table(store, "t")

        async def write(number):
            async with store.transaction() as connection:
                await connection.execute(text("UPDATE tables SET changed = :number WHERE id = 't'"), {"number": number})
                done.append(number)

        async def append(number):
            await appender.append("t", (line(1),))
            done.append(number)

        async with store.transaction() as connection:
            await connection.execute(text("UPDATE tables SET changed = 0 WHERE id = 't'"))
            writing = []
            for number in range(4):
                writing.append(asyncio.create_task(append(number) if number == 2 else write(number)))
                await asyncio.sleep(0.05)
            assert done == []
            assert await store.table("t")  # readers do not wait
        await asyncio.gather(*writing)
        assert sorted(done) == [0, 1, 2, 3]
        assert [number for number in done if number != 2] == [0, 1, 3]  # the appender hears of its own commit a little later
        with pytest.raises(DatabaseUnavailable):
            async with store.transaction() as connection:
                await connection.execute(text("UPDATE tables SET nothing = 1"))
        await asyncio.wait_for(write(4), 5)  # a failed transaction lets the others write
        await appender.stop()
        await engine.dispose()

    asyncio.run(scenario())


def test_a_seat_changes_only_after_the_line_that_was_seen(database):
    async def scenario():
        engine = await open_database(database)
        store, appender = Store(engine), LogAppender(engine)
        appender.start()
        name = f"after-{time.time()}"
        await a_table(store, name)
        await appender.append(name, (line(1),))
        row = await store.table(name)
        event = SeatEvent("out-of-time", 0, "Ann", f"p-{name}", bot="regular")
        absent = msgspec.structs.replace(row.seats[0], stand_in=True)
        with pytest.raises(SeatTaken):  # a move was made meanwhile
            await store.claim_seat(row, row.seats[0], absent, event, after=0)
        assert not (await store.table(name)).seats[0].stand_in
        told = await store.claim_seat(row, row.seats[0], absent, event, after=1)
        assert [one.n for one in await store.log_rows(name)] == [1, told.n]
        assert (await store.table(name)).seats[0].stand_in
        await appender.stop()
        await engine.dispose()

    asyncio.run(scenario())
