"""Seats belong to people: leaving, stand-ins, votes, handing over and signed-in browsers; rematches."""

from __future__ import annotations

import asyncio

import pytest
import websockets
from live_server import Person
from test_play import begin, run

from backroom.store.admin import delete_user, set_ban
from backroom.store.database import open_database
from backroom.store.repository import Store

pytestmark = pytest.mark.slow


async def newcomer(server, name):
    """Return somebody with an identity."""
    person = Person(server, name)
    await person.arrive()
    return person


def told(client):
    """Return the changes at seats that a client was told, in order."""
    return [fact for _, fact in client.facts if fact["fact"].startswith("table-")]


def test_a_person_keeps_the_seat_of_a_running_game_whatever_the_host_does(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob", bots=["random"])
        cid = await newcomer(server, "Cid")
        for seat in (1, 2):
            for change in ({}, {"bot": "random"}):
                refused = await ann.ask("PATCH", f"/tables/{table}/seats/{seat}", **change)
                assert (refused.status_code, "the game has begun" in refused.json()["message"]) == (403, True)
        await ann.ask("POST", f"/tables/{table}/leave", for_good=True)
        for seat in (None, 0, 1, 2):  # no seat is free, not even the one that was left
            for person in (ann, cid):
                refused = await person.ask("POST", f"/tables/{table}/join", seat=seat)
                assert (refused.status_code, "the game has begun" in refused.json()["message"]) == (403, True)
        async with bob.at(table) as client, ann.at(table) as gone:
            await client.hear("table_state")
            await gone.hear("table_state")
            assert (client.state["seats"][1]["name"], gone.state["decision"]) == ("Bob", None)
            assert (await client.play())["status"] == "over"

    run(scenario())


def test_who_leaves_can_come_back_and_all_is_told(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob", level="random")
        async with ann.at(table) as a:
            await a.hear("table_state")
            left = (await bob.ask("POST", f"/tables/{table}/leave")).json()
            assert (left["seats"][1]["stand_in"], left["seat"]) == (True, 1)
            while not told(a):
                await a.hear("facts")
            expected = {"fact": "table-left", "seat": 1, "name": "Bob", "bot": "random"}
            assert {key: value for key, value in told(a)[0].items() if key != "n"} == expected
            await a.play(most=3)  # the bot answers
            async with bob.at(table) as b:
                await b.hear("table_state")
                assert told(b) == told(a)
                assert isinstance(b.state["view"]["sides"][1]["hand"], dict)  # the seat is still his
                await b.send(type="reclaim_seat")
                while b.state["seats"][1]["stand_in"]:
                    await b.hear("table_state")
                assert [fact["fact"] for fact in told(b)] == ["table-left", "table-back"]
                await asyncio.gather(a.play(), b.play())
                assert told(a) == told(b)

    run(scenario())


def test_alone_against_bots_the_game_waits_for_who_leaves(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        left = (await ann.ask("POST", f"/tables/{table}/leave")).json()
        assert (left["status"], left["seats"][0]["stand_in"]) == ("running", False)
        left = (await ann.ask("POST", f"/tables/{table}/leave", for_good=True)).json()
        assert left["status"] == "closed"

    run(scenario())


def test_a_seat_is_handed_over_by_a_link_of_its_holder_alone(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        cid, eve = await newcomer(server, "Cid"), await newcomer(server, "Eve")
        assert (await eve.ask("POST", f"/tables/{table}/seat-link")).status_code == 403
        old = (await bob.ask("POST", f"/tables/{table}/seat-link")).json()["secret"]
        secret = (await bob.ask("POST", f"/tables/{table}/seat-link")).json()["secret"]
        assert (await eve.ask("POST", "/seat-links/take", secret=old)).status_code == 400  # replaced by the second one
        assert (await bob.ask("POST", "/seat-links/take", secret=secret)).status_code == 403  # his own
        assert (await ann.ask("POST", "/seat-links/take", secret=secret)).status_code == 403  # she sits there already
        offer = (await Person(server, "Zoe").ask("POST", "/seat-links/look", secret=secret)).json()
        assert (offer["table"]["id"], offer["seat"], offer["name"]) == (table, 1, "Bob")
        async with bob.at(table) as b, ann.at(table) as a:
            await b.hear("table_state")
            await a.hear("table_state")
            mine = b.state["view"]["sides"][1]["hand"]
            taken = await cid.ask("POST", "/seat-links/take", secret=secret)
            assert (taken.status_code, taken.json()["seat"]) == (200, 1)
            while b.state["seats"][1]["name"] == "Bob":
                await b.hear("table_state")
            assert not isinstance(b.state["view"]["sides"][1]["hand"], dict)  # he only watches now
            async with cid.at(table) as c:
                await c.hear("table_state")
                assert c.state["view"]["sides"][1]["hand"] == mine
                assert [{**fact, "n": 0} for fact in told(c)] == [
                    {"n": 0, "fact": "table-handed-over", "seat": 1, "name": "Bob", "to": "Cid"}
                ]
                await b.send(type="query_choices", id="d", steps=[])
                assert "spectators watch" in (await b.hear("error"))["message"]
                await asyncio.gather(a.play(), c.play())
        assert (await eve.ask("POST", "/seat-links/take", secret=secret)).status_code == 400  # works once

    run(scenario())


def test_a_withdrawn_link_and_a_link_to_a_seat_that_was_left_for_good_are_worth_nothing(server):
    async def scenario():
        (_, bob), table = await begin(server, "Ann", "Bob")
        eve = await newcomer(server, "Eve")
        secret = (await bob.ask("POST", f"/tables/{table}/seat-link")).json()["secret"]
        await bob.ask("DELETE", f"/tables/{table}/seat-link")
        assert (await eve.ask("POST", "/seat-links/take", secret=secret)).json()["code"] == "invalid-secret"
        secret = (await bob.ask("POST", f"/tables/{table}/seat-link")).json()["secret"]
        await bob.ask("POST", f"/tables/{table}/leave", for_good=True)
        assert (await eve.ask("POST", "/seat-links/take", secret=secret)).json()["code"] == "invalid-secret"

    run(scenario())


def test_all_others_vote_for_a_stand_in_once_somebody_has_been_away(start_server):
    server = start_server("--away-seconds", "0.5")

    async def scenario():
        (ann, bob, cid), table = await begin(server, "Ann", "Bob", "Cid", level="random")
        async with ann.at(table) as a, cid.at(table) as c:
            async with bob.at(table) as b:
                await b.hear("table_state")
                await a.send(type="vote", seat=1)
                assert "is connected" in (await a.hear("error"))["message"]
            await asyncio.sleep(0.7)
            for seat in (0, 9):
                await a.send(type="vote", seat=seat)
                assert "another person" in (await a.hear("error"))["message"]
            await a.send(type="vote", seat=1)
            while not c.state or c.state["votes"][1] != [0]:
                await c.hear("table_state")
            assert not c.state["seats"][1]["stand_in"]  # one of two is not enough
            async with bob.at(table) as b:
                while not b.state or b.state["votes"][1]:
                    await b.hear("table_state")  # who comes back ends the vote
            await asyncio.sleep(0.7)
            await a.send(type="vote", seat=1)
            await c.send(type="vote", seat=1)
            while not c.state["seats"][1]["stand_in"]:
                await c.hear("table_state")
            assert told(c)[-1]["fact"] == "table-voted-absent"
            await c.send(type="vote", seat=1)
            assert "a bot plays" in (await c.hear("error"))["message"]

    run(scenario())


def test_a_vote_needs_somebody_to_have_been_away_for_the_set_time(server):
    async def scenario():
        (ann, _), table = await begin(server, "Ann", "Bob")
        async with ann.at(table) as a:
            await a.send(type="vote", seat=1)
            assert "away for 300 s" in (await a.hear("error"))["message"]

    run(scenario())


def test_bots_play_on_for_who_is_banned_and_the_seat_is_shown_to_nobody(start_server, fresh_database):
    server = start_server()

    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob", level="random")
        identity = (await bob.ask("GET", "/me")).json()["id"]
        secret = (await bob.ask("POST", f"/tables/{table}/seat-link")).json()["secret"]
        engine = await open_database(fresh_database)
        await set_ban(Store(engine), identity, banned=True)
        await engine.dispose()
        eve = await newcomer(server, "Eve")
        assert (await eve.ask("POST", "/seat-links/take", secret=secret)).status_code == 400
        async with ann.at(table) as a:
            await a.hear("table_state")
            while not a.state["seats"][1]["stand_in"]:
                await a.hear("table_state")
            assert (await a.play())["status"] == "over"

    run(scenario())


def test_a_deleted_person_leaves_no_name_at_tables(start_server, fresh_database):
    server = start_server()

    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bobbo", level="random")
        await bob.ask("POST", f"/tables/{table}/leave")
        identity = (await bob.ask("GET", "/me")).json()["id"]
        engine = await open_database(fresh_database)
        store = Store(engine)
        await delete_user(store, identity)
        assert "Bobbo" not in str(await store.log_rows(table))
        await engine.dispose()
        async with ann.at(table) as a:
            assert (await a.play())["status"] == "over"

    run(scenario())


def test_recovery_ends_every_other_browser_at_once(server):
    async def scenario():
        (ann, _), table = await begin(server, "Ann", "Bob")
        code = (await ann.ask("POST", "/me/recovery-code")).json()["recovery_code"]
        other = Person(server, "Other")
        await other.arrive()
        former = dict(other.cookies)
        async with ann.at(table) as stolen:
            await stolen.hear("table_state")
            link = (await ann.ask("POST", "/me/link")).json()["secret"]
            assert (await other.ask("POST", "/me/recover", secret=code)).json()["nickname"] == "Ann"
            assert (await stolen.hear("error"))["code"] == "signed-out"
            with pytest.raises(websockets.ConnectionClosed):
                await stolen.hear("table_state")
        assert (await ann.ask("GET", "/me")).json() is None  # the old cookie no longer works
        assert (await ann.ask("POST", "/me/link/redeem", secret=link)).status_code == 400  # nor a link that was made before
        was = Person(server, "Other")
        was.cookies.update(former)
        assert (await was.ask("GET", "/me")).json() is None  # who this browser was before is signed out here
        async with other.at(table) as client:
            await client.hear("table_state")
            assert isinstance(client.state["view"]["sides"][0]["hand"], dict)

    run(scenario())


def test_devices_are_listed_and_each_can_be_ended(server):
    async def scenario():
        (ann, _), table = await begin(server, "Ann", "Bob")
        phone, tablet = Person(server, "Ann"), Person(server, "Ann")
        for device in (phone, tablet):
            link = (await ann.ask("POST", "/me/link")).json()["secret"]
            assert (await device.ask("POST", "/me/link/redeem", secret=link)).status_code == 201
        listed = (await ann.ask("GET", "/me/devices")).json()
        assert [len(listed), sum(device["current"] for device in listed)] == [3, 1]
        [current] = [device["id"] for device in (await phone.ask("GET", "/me/devices")).json() if device["current"]]
        async with phone.at(table) as client:
            await client.hear("table_state")
            assert len((await ann.ask("DELETE", f"/me/devices/{current}")).json()) == 2
            assert (await client.hear("error"))["code"] == "signed-out"
        assert (await phone.ask("GET", "/me")).json() is None
        assert (await ann.ask("DELETE", f"/me/devices/{current}")).status_code == 404
        [own] = [device["id"] for device in (await ann.ask("GET", "/me/devices")).json() if device["current"]]
        assert (await ann.ask("DELETE", f"/me/devices/{own}")).status_code == 403
        assert (await tablet.ask("GET", "/me")).json()["nickname"] == "Ann"
        assert len((await ann.ask("DELETE", "/me/devices")).json()) == 1
        assert (await tablet.ask("GET", "/me")).json() is None

    run(scenario())


def test_a_new_device_link_replaces_the_one_that_was_not_used(server):
    async def scenario():
        ann = await newcomer(server, "Ann")
        first, second = [(await ann.ask("POST", "/me/link")).json()["secret"] for _ in range(2)]
        other = Person(server, "Other")
        assert (await other.ask("POST", "/me/link/redeem", secret=first)).status_code == 400
        assert (await other.ask("POST", "/me/link/redeem", secret=second)).status_code == 201

    run(scenario())


def test_who_says_hello_after_handing_the_seat_over_only_watches(server):
    async def scenario():
        (_, bob), table = await begin(server, "Ann", "Bob")
        async with bob.at(table, silent=True) as late:
            await late.send(type="ping")  # he is there, but has not been welcomed
            await late.hear("error")
            secret = (await bob.ask("POST", f"/tables/{table}/seat-link")).json()["secret"]
            cid = await newcomer(server, "Cid")
            await cid.ask("POST", "/seat-links/take", secret=secret)
            await late.send(type="hello", protocol=2)
            assert (await late.hear("welcome"))["seat"] is None
            await late.hear("table_state")
            public = late.state["view"]
        async with Person(server, "Zoe").at(table) as stranger:
            await stranger.hear("table_state")
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
            while b.state["rematch_table_id"] is None:
                await b.hear("table_state")
            assert b.state["rematch_table_id"] == again != table
        assert (await bob.ask("POST", f"/tables/{table}/rematch")).json()["id"] == again  # who asks second gets the same
        assert (await bob.ask("POST", f"/tables/{again}/join")).status_code == 201
        assert (await ann.ask("POST", f"/tables/{again}/start")).status_code == 201

    run(scenario())
