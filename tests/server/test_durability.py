"""Nothing that was acknowledged is ever lost, whatever is killed."""

from __future__ import annotations

import asyncio
import os
import random

import pytest
from crash import kill_often
from live_server import Person, Server, play_together
from test_play import begin, run

KILLS = int(os.environ.get("BACKROOM_KILLS", "6"))
"""How often the server is killed; `bench/crash.py`, which `.ci/full` runs, kills many more."""
pytestmark = pytest.mark.slow


def test_kills_at_random_moments_lose_nothing_and_stop_nothing(database):
    server = Server(database)
    server.start()
    try:
        counted = asyncio.run(asyncio.wait_for(kill_often(server, KILLS, random.Random(5)), 30 + 14 * KILLS))
    finally:
        server.stop()
    assert (counted["lost"], counted["stuck"]) == (0, 0)
    assert counted["acknowledged"] > KILLS


def test_players_on_two_processes_and_one_is_killed(postgres_database):
    one, two = Server(postgres_database), Server(postgres_database)
    one.start()
    two.start()

    async def scenario():
        (ann, bob), table = await begin(one, "Ann", "Bob", bots=["random"])
        bob.server = two
        async with ann.at(table) as a, bob.at(table) as b:
            await play_together([a, b], 6)
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
        assert (await phone.ask("POST", "/me/link/redeem", secret=link)).status_code == 201
        assert (await phone.ask("GET", f"/tables/{table}")).json()["seat"] == 0
        assert (await Person(server, "thief").ask("POST", "/me/link/redeem", secret=link)).status_code == 400
        lost = Person(server, "Lost")
        code = (await lost.arrive())["recovery_code"]
        found = Person(server, "Found")
        answer = await found.ask("POST", "/me/recover", secret=code)
        assert answer.status_code == 201
        assert (await found.ask("GET", "/me")).json()["nickname"] == "Lost"
        assert (await found.ask("POST", "/me/recover", secret=code)).status_code == 400  # each code works once
        first, second = [(await found.ask("POST", "/me/recovery-code")).json()["recovery_code"] for _ in range(2)]
        assert (await Person(server, "late").ask("POST", "/me/recover", secret=first)).status_code == 400  # a new code replaces the old one
        assert (await Person(server, "last").ask("POST", "/me/recover", secret=second)).status_code == 201

    run(scenario())
