"""Limits are told in plain words, strangers' pages can't use our sockets, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
import socket

import pytest
import websockets
from live_server import Person
from test_play import begin, run

from backroom.server.clock import GRACE_SECONDS

pytestmark = pytest.mark.slow


def test_each_limit_has_its_own_clear_error(server):
    async def scenario():
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        await ann.arrive()
        await bob.arrive()
        long = await ann.ask("POST", "/me", nickname="x" * 50_000)
        assert (long.status_code, long.json()["code"]) == (413, "too-large")
        name = await ann.ask("POST", "/me", nickname="x" * 25)
        assert (name.status_code, name.json()["code"]) == (400, "bad-nickname")
        assert "1 to 24" in name.json()["message"]
        noise = await ann.ask("POST", "/tables", game="kompromat", seats=[{"kind": "me"}, {"kind": "open"}], client_seed="x" * 65)
        assert noise.status_code == 400
        assert "<= 64" in noise.json()["message"]
        tables = [await ann.create("me", "open") for _ in range(20)]
        many = await ann.ask("POST", "/tables", game="kompromat", seats=[{"kind": "me"}, {"kind": "open"}])
        assert (many.status_code, many.json()["code"]) == (429, "limit-reached")
        for number in range(80):
            joined = await bob.ask("POST", f"/tables/{tables[number % 20]}/join")
            if joined.status_code == 429:
                break
        assert (joined.status_code, joined.json()["code"]) == (429, "rate-limited")
        assert "30 per minute" in joined.json()["message"]

    run(scenario())


def test_a_socket_that_asks_too_much_is_told(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        async with ann.at(table) as client:
            await client.hear("table_state")
            await client.send(type="chat", text="x" * 501)
            assert "1 to 500" in (await client.hear("error"))["message"]
            await client.send(type="chat", text="x" * 20_000)
            assert (await client.hear("error"))["code"] == "too-large"
            for number in range(40):  # many more than a slow server would let through
                await client.send(type="chat", text=f"line {number}")
            assert "10 at once, then 1 per second" in (await client.hear("error"))["message"]
            for _ in range(3000):
                await client.send(type="ping")
            while "messages a second" not in (await client.hear("error"))["message"]:
                pass  # more lines of chat were refused

    run(scenario())


def test_pages_of_other_sites_get_no_socket_and_no_cookie_goes_there(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        for origin in ("https://evil.example", f"https://127.0.0.1:{server.port}", f"http://127.0.0.1:{server.port}.evil.example", "null"):
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(address, origin=origin)
        async with websockets.connect(address, origin=f"http://127.0.0.1:{server.port}"):
            pass
        cookie = (await Person(server, "Zoe").ask("POST", "/me", nickname="Zoe")).headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        for path in ("/games", "/nowhere", f"/tables/{table}"):
            headers = (await ann.ask("GET", path)).headers
            assert "unsafe-inline" not in headers["content-security-policy"]
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"

    run(scenario())


def test_a_reader_that_does_not_read_is_cut_off_and_nobody_waits(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        wire = await websockets.connect(address, sock=deaf, additional_headers={"Cookie": cookie}, max_queue=1, ping_interval=None)
        async with bob.at(table) as client:
            while 0 not in (await client.hear("presence"))["seats"]:
                await wire.send('{"type":"hello","protocol":2}')
            for _ in range(60):
                for _ in range(90):
                    await wire.send('{"type":"hello","protocol":2}')
                await client.send(type="ping")
                await client.hear("pong", seconds=5)  # the other is served all the time
                if 0 not in last_present(client):
                    break
                await asyncio.sleep(0.9)
            assert 0 not in last_present(client)
        deaf.close()

    run(scenario())


def last_present(client):
    """Return the seats that were last told to be there."""
    return [message for message in client.heard if message["type"] == "presence"][-1]["seats"]


def test_a_bot_stands_in_when_the_clock_has_run_out_and_the_person_takes_the_seat_back(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob", clock={"kind": "live", "initial": 10, "increment": 60})
        async with bob.at(table) as b:
            await b.hear("table_state")
            while 0 not in b.state["seats_to_act"]:
                await b.play(most=1)
                await fresh(b)
            while not b.state["seats"][0]["stand_in"]:  # nobody sits there, and the bank runs out
                await b.hear("table_state", seconds=20)
            while 0 in b.state["seats_to_act"]:  # the bot moves
                await b.hear("table_state")
            async with ann.at(table) as a:
                await a.hear("table_state")
                assert a.state["seats"][0]["stand_in"]
                await a.send(type="reclaim_seat")
                while a.state["seats"][0]["stand_in"]:
                    await a.hear("table_state")
                assert a.state["clocks"][0] > 10  # the increment of the bot's move is hers
                await asyncio.gather(a.play(), b.play())

    run(scenario())


def test_who_comes_back_without_any_time_left_has_time_to_look(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob", clock={"kind": "live", "initial": 10})
        async with bob.at(table) as b:
            await b.hear("table_state")
            while 0 not in b.state["seats_to_act"]:
                await b.play(most=1)
                await fresh(b)
            while not b.state["seats"][0]["stand_in"]:
                await b.hear("table_state", seconds=20)
            async with ann.at(table) as a:
                await a.hear("table_state")
                await a.send(type="reclaim_seat")
                while a.state["seats"][0]["stand_in"]:
                    await a.hear("table_state")
                assert GRACE_SECONDS - 5 < a.state["clocks"][0] <= GRACE_SECONDS
                await asyncio.sleep(1.5)  # the server looks at clocks twice a second
                assert not (await fresh(a))["seats"][0]["stand_in"]

    run(scenario())


async def fresh(client):
    """Return the state as it is now."""
    await client.send(type="ping")
    await client.hear("pong")
    return client.state
