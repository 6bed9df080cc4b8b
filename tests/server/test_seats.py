"""Who sits at a table changes: the host replaces one who stalls, and people play again."""

from __future__ import annotations

import asyncio

import pytest
from house import Person
from test_play import begin, run

pytestmark = pytest.mark.slow


def test_the_host_gives_a_seat_that_stalls_to_a_bot_or_to_a_new_person(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        freed = await ann.ask("PATCH", f"/tables/{table}/seats/1")
        assert freed.json()["seats"][1]["kind"] == "open"
        cid = Person(server, "Cid")
        await cid.arrive()
        assert (await cid.ask("POST", f"/tables/{table}/join", seat=1)).status_code == 201
        async with bob.at(table) as gone, cid.at(table) as sits:
            await gone.hear("state")
            await sits.hear("state")
            assert gone.state["decision"] is None  # he only watches now
            assert sits.state["seats"][1]["name"] == "Cid"
        replaced = await ann.ask("PATCH", f"/tables/{table}/seats/1", bot="random")
        assert (replaced.status_code, replaced.json()["seats"][1]["bot"]) == (200, "random")
        async with ann.at(table) as client:
            assert (await client.play())["status"] == "over"

    run(scenario())


def test_who_says_hello_after_losing_the_seat_only_watches(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        async with bob.at(table, silent=True) as late:
            await late.send(type="ping")  # he is there, but has not been welcomed
            await late.hear("refused")
            await ann.ask("PATCH", f"/tables/{table}/seats/1")
            cid = Person(server, "Cid")
            await cid.arrive()
            await cid.ask("POST", f"/tables/{table}/join", seat=1)
            await late.send(type="hello", protocol=1)
            assert (await late.hear("welcome"))["seat"] is None
            await late.hear("state")
            public = late.state["view"]
        async with Person(server, "Zoe").at(table) as stranger:
            await stranger.hear("state")
            assert public == stranger.state["view"]

    run(scenario())


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        async with ann.at(table) as a, bob.at(table) as b:
            await asyncio.gather(a.play(), b.play())
        answers = await asyncio.gather(*(person.ask("POST", f"/tables/{table}/rematch") for person in (ann, bob)))
        assert len({answer.json()["id"] for answer in answers}) == 1
        again = (await ann.ask("GET", f"/tables/{answers[0].json()['id']}")).json()
        assert (again["status"], [seat["kind"] for seat in again["seats"]].count("open")) == ("open", 1)

    run(scenario())


def test_a_rematch_is_a_new_table_that_the_others_find(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        assert (await ann.ask("POST", f"/tables/{table}/rematch")).status_code == 400
        async with ann.at(table) as a, bob.at(table) as b:
            await asyncio.gather(a.play(), b.play())
            again = (await ann.ask("POST", f"/tables/{table}/rematch")).json()["id"]
            while b.state["rematch"] is None:
                await b.hear("state")
            assert b.state["rematch"] == again != table
        assert (await bob.ask("POST", f"/tables/{table}/rematch")).json()["id"] == again  # who asks second gets the same
        assert (await bob.ask("POST", f"/tables/{again}/join")).status_code == 201
        assert (await ann.ask("POST", f"/tables/{again}/start")).status_code == 201

    run(scenario())
