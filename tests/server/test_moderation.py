"""Blocking, muting and reporting, and talking across processes."""

from __future__ import annotations

import asyncio

import pytest
from live_server import Person, Server
from test_play import begin, run

from backroom.store.database import open_database
from backroom.store.moderation import list_reports
from backroom.store.repository import Store

pytestmark = pytest.mark.slow


async def arrived(server, *names):
    people = [Person(server, name) for name in names]
    for person in people:
        await person.arrive()
    return people


async def who_sits(person, table, seat):
    return (await person.ask("GET", f"/tables/{table}")).json()["seats"][seat]["handle"]


def test_a_blocked_person_cannot_join_is_not_shown_and_not_heard(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        bob_here = await who_sits(ann, table, 1)
        async with ann.at(table) as a, bob.at(table) as b:
            await a.hear("presence")
            await b.hear("presence")
            await b.send(type="chat", text="heard")
            said = await a.hear("chat_message")
            assert (said["text"], said["handle"]) == ("heard", bob_here)
            assert (await ann.ask("POST", f"/tables/{table}/participants/{bob_here}/block")).status_code == 201
            await b.send(type="chat", text="unheard")
            await b.hear("chat_message")
            await b.hear("chat_message")
            await a.send(type="ping")
            await a.hear("pong")
            assert [m["text"] for m in a.heard if m["type"] == "chat_message"] == ["heard"]
        async with ann.at(table) as a:  # nor what was said before
            await a.hear("presence")
            assert not [m for m in a.heard if m["type"] == "chat_message"]
        fresh = await ann.create("me", "open")
        refused = await bob.ask("POST", f"/tables/{fresh}/join")
        assert refused.status_code == 403
        assert "does not want to play" in refused.json()["message"]
        his = await bob.create("me", "open")
        assert fresh not in [t["id"] for t in (await bob.ask("GET", "/tables")).json()["open"]]
        assert his not in [t["id"] for t in (await ann.ask("GET", "/tables")).json()["open"]]
        blocked = (await ann.ask("GET", "/me/restrictions")).json()["block"]
        assert [entry["nickname"] for entry in blocked] == ["Bob"]
        assert blocked[0]["handle"] != bob_here  # handles hold in one place only
        assert (await ann.ask("DELETE", f"/me/restrictions/{blocked[0]['handle']}/block")).status_code == 200
        assert (await bob.ask("POST", f"/tables/{fresh}/join")).status_code == 201

    run(scenario())


def test_a_muted_person_is_not_heard_but_can_play(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        bob_here = await who_sits(ann, table, 1)
        assert (await ann.ask("POST", f"/tables/{table}/participants/{bob_here}/mute")).status_code == 201
        async with ann.at(table) as a, bob.at(table) as b:
            await a.hear("presence")
            await b.hear("presence")
            await b.send(type="chat", text="la la la")
            await b.hear("chat_message")
            await a.send(type="ping")
            await a.hear("pong")
            assert not [m for m in a.heard if m["type"] == "chat_message"]
        muted = (await ann.ask("GET", "/me/restrictions")).json()["mute"]
        assert (await ann.ask("DELETE", f"/me/restrictions/{muted[0]['handle']}/mute")).status_code == 200
        async with ann.at(table) as a:
            assert (await a.hear("chat_message"))["text"] == "la la la"
        fresh = await ann.create("me", "open")
        assert (await bob.ask("POST", f"/tables/{fresh}/join")).status_code == 201

    run(scenario())


def test_a_report_reaches_the_admin_with_what_was_said(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        async with bob.at(table) as b:
            await b.hear("presence")
            await b.send(type="chat", text="you fool")
            await b.hear("chat_message")
        bob_here = await who_sits(ann, table, 1)
        assert (await ann.ask("POST", f"/tables/{table}/participants/{bob_here}/report", reason="insults")).status_code == 201
        for who, data, status in (
            (bob_here, {"reason": ""}, 400),
            (bob_here, {"reason": "x" * 501}, 400),
            ("nobody", {"reason": "x"}, 404),
            (await who_sits(ann, table, 0), {"reason": "myself"}, 403),
        ):
            assert (await ann.ask("POST", f"/tables/{table}/participants/{who}/report", **data)).status_code == status
        assert (await ann.ask("POST", f"/tables/{table}/participants/{bob_here}/dance")).status_code == 400
        assert (await Person(server).ask("POST", f"/tables/{table}/participants/{bob_here}/block")).status_code == 403
        answers = [await ann.ask("POST", f"/tables/{table}/participants/{bob_here}/report", reason="again") for _ in range(20)]
        assert [answer.status_code for answer in answers] == [201] * 19 + [429]
        engine = await open_database(server.database)
        first = (await list_reports(Store(engine)))[-1]
        await engine.dispose()
        assert (first["reporter"], first["nickname"], first["reason"], first["said"]) == ("Ann", "Bob", "insults", ["you fool"])

    run(scenario())


def test_words_seats_and_blocks_reach_other_processes(postgres_database):
    one, two = Server(postgres_database), Server(postgres_database)
    one.start()
    two.start()

    async def scenario():
        ann, bob = await arrived(one, "Ann", "Bob")
        table = await ann.create("me", "open")
        bob.server = two
        async with ann.at(table) as a:
            await a.hear("presence")
            assert (await bob.ask("POST", f"/tables/{table}/join", client_seed="from two")).status_code == 201
            while a.state["seats"][1]["kind"] != "person":
                await a.hear("table_state", seconds=30)
            async with bob.at(table) as b:
                await b.hear("presence")
                await b.send(type="chat", text="from two")
                assert (await a.hear("chat_message", seconds=30))["text"] == "from two"
                await ann.ask("POST", f"/tables/{table}/participants/{await who_sits(ann, table, 1)}/block")
                await bob.ask("POST", f"/tables/{table}/participants/{await who_sits(bob, table, 0)}/mute")
                await a.send(type="chat", text="a")
                await b.send(type="chat", text="b")
                await asyncio.sleep(0.5)
                for client in (a, b):
                    await client.send(type="ping")
                    await client.hear("pong")
                assert "b" not in [m.get("text") for m in a.heard]
                assert "a" not in [m.get("text") for m in b.heard]
                await ann.ask("POST", f"/tables/{table}/start")  # the draws follow from both random numbers, on both processes
                await asyncio.gather(a.play(), b.play())

    try:
        run(scenario())
    finally:
        one.stop()
        two.stop()
