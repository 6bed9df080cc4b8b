"""Nothing that was acknowledged is ever lost, whatever is killed."""

from __future__ import annotations

import asyncio
import random

import pytest
import websockets
from house import Person, Server
from test_play import begin, run

KILLS = 20
pytestmark = pytest.mark.slow


async def play_until_cut(person, table, acknowledged):
    """Play until the connection breaks; note what was acknowledged."""
    try:
        async with person.at(table) as client:
            client.acknowledged = acknowledged
            await client.play()
    except (OSError, websockets.WebSocketException, TimeoutError):
        return


def test_kills_at_random_moments_lose_nothing_and_stop_nothing(database):
    server = Server(database)
    server.start()
    rng = random.Random(5)

    async def scenario():
        tables = []
        for number in range(KILLS):
            if number % 4 == 0:
                (ann,), table = await begin(server, f"Ann {number}", bots=["random", "random"])
                tables.append((ann, table, []))
            playing = [asyncio.create_task(play_until_cut(*entry)) for entry in tables[-2:]]
            await asyncio.sleep(rng.uniform(0.05, 0.6))
            server.kill()
            await asyncio.gather(*playing)
            server.start()
        for ann, table, acknowledged in tables:
            async with ann.at(table) as client:
                client.acknowledged = acknowledged
                await client.play()  # every table goes on to its end
            record = (await ann.ask("GET", f"/tables/{table}/record")).text.splitlines()
            for move in acknowledged:
                assert '"by":0' in record[move["n"]]
        return sum(len(entry[2]) for entry in tables)

    try:
        assert asyncio.run(asyncio.wait_for(scenario(), 280)) > 20
    finally:
        server.stop()


def test_players_on_two_processes_and_one_is_killed(postgres_database):
    one, two = Server(postgres_database), Server(postgres_database)
    one.start()
    two.start()

    async def scenario():
        (ann, bob), table = await begin(one, "Ann", "Bob", bots=["random"])
        bob.server = two
        async with ann.at(table) as a, bob.at(table) as b:
            await asyncio.gather(a.play(most=3), b.play(most=3))
        one.kill()
        ann.server = two
        async with ann.at(table) as a, bob.at(table) as b:
            states = await asyncio.gather(a.play(), b.play())
        assert [state["status"] for state in states] == ["over", "over"]

    try:
        run(scenario())
    finally:
        one.kill()
        two.stop()


def test_a_person_moves_to_another_device_and_recovers_a_lost_cookie(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        code = None
        link = (await ann.ask("POST", "/me/link")).json()["secret"]
        phone = Person(server, "phone")
        assert (await phone.ask("POST", "/me/adopt", secret=link)).status_code == 201
        assert (await phone.ask("GET", f"/tables/{table}")).json()["seat"] == 0
        assert (await Person(server, "thief").ask("POST", "/me/adopt", secret=link)).status_code == 400
        lost = Person(server, "Lost")
        code = (await lost.arrive())["recovery"]
        found = Person(server, "Found")
        answer = await found.ask("POST", "/me/recover", secret=code)
        assert answer.status_code == 201
        assert (await found.ask("GET", "/me")).json()["nickname"] == "Lost"
        assert (await found.ask("POST", "/me/recover", secret=code)).status_code == 400  # each code works once
        first, second = [(await found.ask("POST", "/me/code")).json()["recovery"] for _ in range(2)]
        assert (await Person(server, "late").ask("POST", "/me/recover", secret=first)).status_code == 400  # a new code replaces the old one
        assert (await Person(server, "last").ask("POST", "/me/recover", secret=second)).status_code == 201

    run(scenario())
