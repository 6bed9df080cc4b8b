"""Budgets hold for a person with many sockets, for many requests at once and in several processes; what is refused says what is allowed."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import httpx
import pytest
from litestar.testing import TestClient
from live_server import Person, Server
from test_play import begin, run

from backroom.bots.play import play_game
from backroom.core.record import write_record
from backroom.core.registry import find_game
from backroom.server.app import make_app
from backroom.server.budgets import RESPONSE_BURST, RESPONSE_RATE, Budget
from backroom.server.rate_limits import Concurrent, RateLimited, RateLimiter, TokenBucket, TooManyAtOnce
from backroom.server.replay_cache import ReplayCache
from backroom.server.settings import Settings
from backroom.store.database import open_database
from backroom.store.repository import SeatRow, Store, TableRow
from backroom.store.repository import User as PersonRow

pytestmark = pytest.mark.slow


def test_sixty_simultaneous_tables_of_one_person_are_twenty(server):
    async def scenario():
        ann = Person(server, "Ann")
        await ann.arrive()
        wish = {"game": "kompromat", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = await asyncio.gather(*(ann.ask("POST", "/tables", **wish) for _ in range(60)))
        assert sorted(answer.status_code for answer in answers) == [201] * 20 + [429] * 40
        assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"limit-reached"}
        assert len((await ann.ask("GET", "/tables")).json()["mine"]) == 20

    run(scenario())


def test_the_limit_of_tables_holds_in_several_processes(fresh_database):
    async def scenario():
        engines = [await open_database(fresh_database) for _ in range(3)]  # each process has its own
        stores = [Store(engine) for engine in engines]
        now = time.time()
        await stores[0].add_user(PersonRow("ann", "Ann", now, now, banned=False), "hash")

        def row(number):
            seats = [SeatRow(0, "person", "Ann", user_id="ann"), SeatRow(1, "open", "")]
            return TableRow(f"t{number}", "g", 1, 2, "{}", "{}", "ann", False, "open", "s", "c", now, now, seats=seats)

        added = await asyncio.gather(*(stores[number % 3].add_table(row(number), 5) for number in range(30)))
        assert sum(added) == 5
        for engine in engines:
            await engine.dispose()

    run(scenario())


def test_tables_and_editions_have_a_budget(start_server):
    async def scenario():
        server = start_server("--tables-per-hour", "3", "--users-per-address", "2")
        ann, bob, zoe = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Zoe")
        for person in (ann, bob, zoe):
            await person.arrive()
        for person in (ann, bob):
            for _ in range(3):
                await person.create("me", "open")
        wish = {"game": "kompromat", "seats": [{"kind": "me"}, {"kind": "open"}]}
        over = await ann.ask("POST", "/tables", **wish)
        assert (over.status_code, over.json()["code"]) == (429, "rate-limited")
        assert int(over.headers["retry-after"]) > 0
        other = await zoe.ask("POST", "/tables", **wish)  # the address has had as much as two users
        assert other.status_code == 429
        assert "of one address: up to 6 per hour" in other.json()["message"]

    run(scenario())


def test_stored_bytes_have_a_budget(start_server):
    async def scenario():
        server = start_server("--stored-kilobytes-per-hour", "3")
        ann = Person(server, "Ann")
        await ann.arrive()
        table = await ann.create("me", "open")
        async with ann.at(table) as client:
            await client.hear("table_state")
            for number in range(9):
                await client.send(type="chat", text=f"{number} " + "x" * 400)
            refused = await client.hear("error")
            assert refused["code"] == "rate-limited"
            assert "stored bytes of one user: up to 3000 per hour" in refused["message"]

    run(scenario())


def test_chat_is_limited_by_person_and_not_by_socket(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        async with ann.at(table) as one, ann.at(table) as two:
            for client in (one, two):
                await client.hear("table_state")
            began, sent = time.monotonic(), 0
            while True:
                client = (one, two)[sent % 2]
                await client.send(type="chat", text=f"line {sent}")
                sent += 1
                answer = await client.hear("chat_message", "error")
                while answer.get("text") not in (None, f"line {sent - 1}"):
                    answer = await client.hear("chat_message", "error")  # what was said through the other socket comes here too
                if answer["type"] == "error":
                    break
            assert sent <= 11 + (time.monotonic() - began) + 1

    run(scenario())


def test_answers_in_advance_are_bounded_and_stored_when_they_change_something(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/advance.db")
    server.start()

    def stored():
        with sqlite3.connect(tmp_path / "advance.db") as connection:
            return connection.execute("SELECT count(*) FROM log WHERE author = -3").fetchone()[0]

    async def scenario():
        (ann, _, _), table = await begin(server, "Ann", "Bob", "Zoe", game="megacorps")
        async with ann.at(table) as client:
            state = await client.hear("table_state")
            for _ in range(5):
                await client.send(type="set_auto_response", response=state["auto_response"])
                assert (await client.hear("table_state", "error"))["type"] == "table_state"
            assert stored() == 0
            began, answers = time.monotonic(), ["ask", "pass"]
            for number in range(1000):
                await client.send(type="set_auto_response", response=answers[number % 2])
                answer = await client.hear("table_state", "error")
                if answer["type"] == "error":
                    break
            assert answer["code"] == "rate-limited"
            assert "auto-response" in answer["message"]
            assert stored() <= RESPONSE_BURST + (time.monotonic() - began + 5) * RESPONSE_RATE + 1

    try:
        run(scenario())
    finally:
        server.kill()


def test_nicknames_links_and_codes_have_budgets(start_server):
    async def until_refused(ask):
        for number in range(200):
            answer = await ask(number)
            if answer.status_code == 429:
                return answer, number
        raise AssertionError("this was never refused")

    async def scenario():
        server = start_server()
        ann = Person(server, "Ann")
        await ann.arrive()
        for _ in range(30):  # the same name, say with another language, changes nothing
            assert (await ann.ask("POST", "/me", nickname="Ann", language="de")).status_code == 201
        for path, data, allowed in (
            ("/me", lambda number: {"nickname": f"Ann {number}"}, 20),
            ("/me/link", lambda _: {}, 20),
            ("/me/recover", lambda number: {"secret": f"guess {number}"}, 30),
        ):
            answer, after = await until_refused(lambda number, path=path, data=data: ann.ask("POST", path, **data(number)))
            assert after >= allowed
            assert answer.json()["code"] == "rate-limited"
            assert f"up to {allowed} per hour" in answer.json()["message"]
            assert "Try again in" in answer.json()["message"]
            assert int(answer.headers["retry-after"]) > 0

    run(scenario())


def test_replays_are_cached_and_their_work_is_limited_by_address(tmp_path):
    game = find_game("new-corp-order")
    table = play_game(game, 2, {}, ["random", "random"], "replay")
    record = write_record(table, ["Ann", "Bob"], None)
    entries = len(table.log)
    server = Server(f"sqlite:///{tmp_path}/replay.db", options=("--replayed-entries-per-minute", str(3 * entries + 2000)))
    server.start()
    try:
        with httpx.Client(base_url=f"{server.address}/api", timeout=60) as client:
            first = client.post("/replay", json={"record": record})
            assert first.status_code == 200
            assert first.json()["entries"] == entries
            for _ in range(20):
                again = client.post("/replay", json={"record": record})
                assert again.content == first.content
            for number in range(1, 100):  # each is made anew
                other = client.post("/replay", json={"record": record, "first": number})
                if other.status_code != 200:
                    break
            assert other.status_code == 429
            assert "log entries replayed for one address" in other.json()["message"]
            assert int(other.headers["retry-after"]) > 0
            assert client.post("/analyses", json={"record": record}).status_code == 429
    finally:
        server.kill()


def test_the_cache_makes_each_replay_once_and_keeps_to_its_size():
    async def scenario():
        cache, made = ReplayCache(max_bytes=100), []

        def work():
            made.append(1)
            return b"x" * 40

        assert await asyncio.gather(*(cache.make("a", work) for _ in range(5))) == [b"x" * 40] * 5
        assert len(made) == 1
        await cache.make("b", work)
        assert cache.get("a") is not None
        await cache.make("c", work)  # the oldest makes room: b, since a was used after it
        assert (cache.get("a"), cache.get("b"), cache.bytes) == (b"x" * 40, None, 80)
        await cache.make("large", lambda: b"x" * 101)
        assert cache.get("large") is None

    run(scenario())


def test_buckets_say_what_is_allowed_and_when_to_try_again(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    bucket = TokenBucket(2.0, 4.0)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    assert bucket.wait() == 0.5
    assert bucket.wait(100) == 2.0  # what is dearer than all there can be needs a full bucket
    now[0] += 2
    assert bucket.take(100)
    assert not bucket.take()
    buckets = RateLimiter("new tables of one user:", 60 / 3600, 60)
    buckets.take("ann", 60)
    with pytest.raises(RateLimited, match=r"new tables of one user: up to 60 per hour. Try again in 60 s") as refused:
        buckets.take("ann")
    assert refused.value.retry_after == 60
    buckets.take("bob")
    budget = Budget("lines", 1.0, 2.0, users_per_address=2)
    for name in ("ann", "ann", "bob", "bob"):
        budget.take(name, "192.0.2.1")
    with pytest.raises(RateLimited, match="of one address: up to 4 at once, then 2 per second"):
        budget.take("zoe", "192.0.2.1")
    budget.take("zoe", "192.0.2.2")
    budget.take("zoe", "192.0.2.2")  # nothing was taken from her by the refusal
    with pytest.raises(RateLimited, match="of one user"):
        budget.take("zoe", "192.0.2.3")


def test_what_is_open_at_once_is_counted_until_it_is_closed():
    open_ones = Concurrent("sockets of one user:", 2)
    with (
        open_ones.held("ann"),
        open_ones.held("ann"),
        pytest.raises(TooManyAtOnce, match="at most 2 at the same time"),
        open_ones.held("ann"),
    ):
        pass
    assert not open_ones.open


def test_a_bounded_number_of_keys_is_remembered():
    buckets = RateLimiter("requests:", 1.0, 1.0, max_keys=3)
    for number in range(10):
        buckets.take(str(number))
    assert list(buckets.known) == ["7", "8", "9"]


def test_requests_under_way_are_limited_by_address(tmp_path):
    with TestClient(make_app(Settings(database=f"sqlite:///{tmp_path}/requests.db"))) as client:
        requests = client.app.state.context.budgets.requests
        assert client.get("/health").status_code == 200
        assert not requests.open  # it is counted while it is under way
        requests.max_open = 0
        over = client.get("/health")
        assert (over.status_code, over.json()["code"], over.headers["retry-after"]) == (429, "too-many-at-once", "5")
        assert not requests.open
