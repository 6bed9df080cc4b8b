"""One table in the memory of two processes: whatever one of them does, the other learns from the log, and whoever is slower looks again."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from backroom.bots.lookahead import random_move
from backroom.core.errors import IllegalMove, StaleDecision
from backroom.core.move_codec import format_move
from backroom.core.rng import Rng
from backroom.core.table import AUTO_PASS
from backroom.server import seating
from backroom.server.clock import TimeControl
from backroom.server.loaded_table import LoadedTable
from backroom.store.database import DatabaseUnavailable, open_database
from backroom.store.log_appender import LogAppender
from backroom.store.repository import SeatRow, SeatTaken, Store, TableRow, User

pytestmark = pytest.mark.slow


@asynccontextmanager
async def two_processes(database, game="new-corp-order", *, players=2, begun=True):
    """A table in the memory of two processes."""
    engine = await open_database(database)
    store, appender, now, name = Store(engine), LogAppender(engine), time.time(), secrets.token_hex(8)
    seats = []
    for seat, nickname in enumerate(("Ann", "Bob", "Cid")[:players]):
        await store.add_user(User(f"{nickname} {name}", nickname, now, now, banned=False), f"{nickname} hash {name}")
        seats.append(SeatRow(seat, "person", nickname, user_id=f"{nickname} {name}"))
    await store.add_table(TableRow(name, game, 1, players, "{}", "{}", f"Ann {name}", True, "running", "s", "c", now, now, seats=seats))
    appender.start()
    one, two = [LoadedTable(await store.table(name), store, appender) for _ in range(2)]
    if begun:
        await one.start()
        await two.refresh()
    yield one, two
    await appender.stop()
    await engine.dispose()


def any_move(loaded, rng):
    """Return a random move of one who is to move: the seat, the move and the number of the decision."""
    seat = loaded.table.seats_to_act()[0]
    world = loaded.game.sample_position(loaded.table.view(seat), rng)
    steps = random_move(world.copy(), seat, rng)
    return seat, format_move(loaded.game, world, seat, steps), loaded.table.open_decision(seat)


def test_both_begin_the_game_and_both_note_a_wish(database):
    async def scenario():
        for _ in range(5):
            async with two_processes(database, "kompromat", begun=False) as processes:
                await asyncio.gather(*(loaded.start() for loaded in processes))
                begun = processes[0].lines
                assert begun == processes[1].lines > 0
                await asyncio.gather(*(loaded.set_auto_response(seat, AUTO_PASS) for seat, loaded in enumerate(processes)))
                for loaded in processes:
                    await loaded.load()
                    assert loaded.auto_responses == [AUTO_PASS, AUTO_PASS]
                    assert loaded.lines == begun + 2

    asyncio.run(scenario())


def test_a_move_that_is_sent_again_to_the_other_is_answered_as_the_first_time(database):
    async def scenario():
        async with two_processes(database) as (one, two):
            seat, move, decision = any_move(one, Rng(1))
            first = await one.commit(seat, move, decision, "mine", 0)
            assert await two.commit(seat, move, decision, "mine", 0) == first
            assert two.lines == one.lines

    asyncio.run(scenario())


def test_a_wish_to_take_a_move_back_is_answered_at_the_other(database):
    async def scenario():
        async with two_processes(database) as (one, two):
            before = len(one.table.log)
            seat = one.table.seats_to_act()[0]
            drawn = {"do": "plot", "take": ["deck"]}
            await one.commit(seat, drawn, one.table.open_decision(seat), "a", 0)
            await one.request_undo(seat)
            lines = one.lines
            await one.request_undo(seat)
            assert one.lines == lines  # to wish it twice is to wish it
            with pytest.raises(IllegalMove, match="nobody has asked"):
                await one.answer_undo(seat, agree=True)
            await two.refresh()
            assert two.undo_requested_by == seat
            await two.answer_undo(1 - seat, agree=True)
            await one.refresh()
            assert [len(loaded.table.log) for loaded in (one, two)] == [before, before]
            assert (one.epoch, one.undo_requested_by) == (1, None)
            with pytest.raises(StaleDecision, match="taken back"):  # what was decided before it, sent again
                await one.commit(seat, drawn, one.table.open_decision(seat), "b", 0)

            await one.commit(seat, drawn, one.table.open_decision(seat), "c", 1)
            await one.request_undo(seat)
            await two.refresh()
            mover, move, decision = any_move(two, Rng(2))
            await two.commit(mover, move, decision, "d", 1)
            await one.refresh()
            assert one.undo_requested_by is two.undo_requested_by is None  # who moves on does not agree

    asyncio.run(scenario())


def test_a_game_ends_for_all_even_if_its_row_could_not_be_written(database, monkeypatch):
    async def trouble(*_words, **_values):
        raise DatabaseUnavailable("the database is away")

    async def scenario():
        rng = Rng(3)
        async with two_processes(database, "kompromat") as (one, two):
            with monkeypatch.context() as away:
                away.setattr(Store, "update_table", trouble)
                while not one.table.over:
                    seat, move, decision = any_move(one, rng)
                    await one.commit(seat, move, decision, None)
            assert one.row.status == "over"
            assert (await two.store.table(one.row.id)).status == "running"
            await two.refresh()
            kept = await two.store.table(one.row.id)
            assert (kept.status, kept.result) == ("over", one.row.result)
            with pytest.raises(IllegalMove, match="the game is over"):
                await two.answer_undo(0, agree=True)

    asyncio.run(scenario())


def test_nobody_sits_twice_and_no_seat_is_free_when_the_game_begins(database):
    """Each process looks at the table before the other has changed it."""

    async def scenario():
        async with two_processes(database, begun=False) as (one, _):
            store, row = one.store, one.row
            await store.update_table(row.id, status="open")
            bob = row.seats[1]
            row = await store.table(row.id)
            for seat in row.seats:
                await store.claim_seat(row, seat, SeatRow(seat.seat, "open", ""))
            seen = await store.table(row.id)
            sat_down = [msgspec.structs.replace(bob, seat=seat.seat) for seat in seen.seats]
            answers = await asyncio.gather(
                *(store.claim_seat(seen, free, new) for free, new in zip(seen.seats, sat_down, strict=True)), return_exceptions=True
            )
            assert sorted(str(answer) for answer in answers) == ["None", "you sit at this table already"]
            with pytest.raises(IllegalMove, match="some seats are still free"):
                await store.start_table(row.id)
            assert (await store.table(row.id)).status == "open"

            row = await store.table(row.id)
            taken = next(seat for seat in row.seats if seat.kind == "person")
            await store.claim_seat(row, row.seats[1 - taken.seat], SeatRow(1 - taken.seat, "bot", "random", bot="random"))
            assert await store.start_table(row.id)
            with pytest.raises(SeatTaken, match="the table has changed"):  # who leaves an open table, which has begun meanwhile
                await store.claim_seat(seen, taken, SeatRow(taken.seat, "open", ""))

    asyncio.run(scenario())


def test_clocks_are_the_same_in_both(database):
    async def scenario():
        rng = Rng(5)
        async with two_processes(database, "megacorps", players=3) as (one, two):
            clock = TimeControl("live", initial=600, increment=7)
            for loaded in (one, two):
                loaded.clock = loaded.stopwatch.clock = clock
            for place in range(60):
                seat, move, decision = any_move(one, rng)
                await one.commit(seat, move, decision, None)
                if place % 7 == 0:
                    await two.refresh()
            await two.refresh()
            now = time.time()
            assert one.stopwatch.all_remaining(now) == pytest.approx(two.stopwatch.all_remaining(now))
            assert one.stopwatch.turns == two.stopwatch.turns

    asyncio.run(scenario())


def test_a_bot_does_not_move_for_who_has_taken_the_seat_back(database):
    async def scenario():
        async with two_processes(database) as (one, _):
            seat = one.table.seats_to_act()[0]
            steps = random_move(one.game.sample_position(one.table.view(seat), Rng(4)), seat, Rng(4))
            lines = one.lines
            await one.play_bot_move(seat, steps, len(one.table.log))
            assert one.lines == lines

    asyncio.run(scenario())


def test_what_is_read_for_one_person_is_told_to_all(database):
    """A process that learns of a move while it serves a seat operation or a hello tells everybody who watches."""

    class Watching:
        """Somebody who watches: counts what is told."""

        user_id, seat, stale, facts_sent, channel = None, None, False, 0, "spectators"

        def __init__(self):
            self.states = 0

        def send(self, message):
            """Hear a message."""

        def send_bytes(self, _message):
            """Hear a state."""
            self.states += 1

    async def scenario():
        async with two_processes(database) as (one, two):
            watching = Watching()
            two.connections.add(watching)
            seat, move, decision = any_move(one, Rng(6))
            await one.commit(seat, move, decision, None)
            async with two.lock:
                await two.refresh_locked()
            assert (watching.states, watching.facts_sent > 0) == (1, True)
            await two.store.update_table(two.row.id, status="closed")
            async with two.lock:
                await two.refresh_locked()
            assert watching.states == 2

    asyncio.run(scenario())


def test_nobody_reads_a_table_without_telling_what_is_new():
    """Outside the table itself only `refresh_locked` reads the log: a plain load would keep what is new from those who watch."""
    folder = Path(seating.__file__).parent
    reads = [file.name for file in folder.glob("*.py") if "loaded.load()" in file.read_text(encoding="utf-8")]
    assert reads == ["table_registry.py"]  # when the table is loaded, nobody watches yet
