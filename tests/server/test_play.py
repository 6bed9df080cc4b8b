"""Playing at the server: whole games, resuming, repeats, races, undo, spectators."""

from __future__ import annotations

import asyncio
import json

import pytest
from live_server import Person

from backroom import read_record, replay_record
from backroom.core.fairness import UnfairRecord, verify_draws

pytestmark = pytest.mark.slow


def run(work):
    """Run a conversation to its end."""
    return asyncio.run(asyncio.wait_for(work, 120))


async def begin(server, *names, **wishes):
    """Return people who sit at a running table, and the table."""
    people = [Person(server, name) for name in names]
    for person in people:
        await person.arrive()
    table = await people[0].create("me", *["open"] * (len(people) - 1), *wishes.pop("bots", []), **wishes)
    for person in people[1:]:
        joined = await person.ask("POST", f"/tables/{table}/join", client_seed=f"noise of {person.name}")
        assert joined.status_code == 201, joined.text
    started = await people[0].ask("POST", f"/tables/{table}/start")
    assert started.status_code == 201, started.text
    return people, table


def test_a_whole_game_against_a_bot_and_its_proof(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["greedy"])
        assert (await ann.ask("GET", f"/tables/{table}/record")).status_code == 400
        async with ann.at(table) as client:
            state = await client.play()
            await client.send(type="request_undo")
            assert (await client.hear("error"))["message"] == "the game is over"
        assert state["result"]["ranks"]
        return (await ann.ask("GET", f"/tables/{table}/record")).text

    record = read_record(run(scenario()))
    assert replay_record(record).over
    assert verify_draws(record) > 20
    tampered = record._replace(fair=type(record.fair)(record.fair.seed, record.fair.commitment, ["steered", ""]))
    with pytest.raises(UnfairRecord, match="the draw should have been"):
        verify_draws(tampered)


def test_two_people_and_a_spectator_see_what_they_may(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        connection = Person(server, "Zoe")
        async with ann.at(table) as a, bob.at(table) as b, connection.at(table) as w:
            await asyncio.gather(a.play(), b.play(), watch(w))
        return a, b, w

    async def watch(client):
        while client.state is None or client.state["status"] != "over":
            await client.hear("table_state")

    a, b, w = run(scenario())
    for client, seat in ((a, 0), (b, 1), (w, None)):
        numbers = [number for number, _ in client.facts]
        assert numbers == list(range(1, len(numbers) + 1))  # no gaps that tell of secrets, nothing doubled
        for message in client.heard:
            if message["type"] == "table_state" and message["status"] == "running":
                hands = [side["hand"] for side in message["view"]["sides"]]
                assert [isinstance(hand, dict) for hand in hands] == [other == seat for other in range(2)]
        for _, fact in client.facts:
            assert fact["fact"] not in ("drew", "hand-dealt", "objectives-dealt") or fact["seat"] == seat
    assert "seed" not in json.dumps([m for m in w.heard if m.get("status") == "running"])


def test_a_client_that_comes_back_gets_what_it_missed_and_no_more(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        async with bob.at(table) as b:
            playing = asyncio.create_task(b.play())
            async with ann.at(table) as a:
                await a.play(most=4)
                first = list(a.facts)
            async with ann.at(table, epoch=0, last_fact=len(first)) as again:
                await again.play()
                await playing
        async with ann.at(table) as whole:
            await whole.hear("table_state")
        return first, again.facts, whole.facts

    first, rest, whole = run(scenario())
    assert rest[0][0] == len(first) + 1
    assert first + rest == whole[: len(first + rest)]


def test_a_repeat_is_answered_as_the_first_time_and_a_stale_move_with_a_reason(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        async with ann.at(table) as client:
            await client.hear("table_state")
            while client.state["decision"] is None:
                await client.hear("table_state")
            decision = client.state["decision"]
            move = await client.choose_move()
            await client.send(type="commit", id="x", decision=decision, move=move)
            first = await client.hear("committed")
            await client.send(type="commit", id="x", decision=decision, move=move)
            assert await client.hear("committed", "error") == first
            await client.send(type="commit", id="y", decision=decision, move=move)
            refused = await client.hear("error")
            assert refused["code"] == "stale-decision"
            await client.hear("table_state")
            await client.send(type="commit", id="z", decision=client.state["decision"] or 0, move={"do": "dance"})
            assert (await client.hear("error"))["message"]

    run(scenario())


def test_two_clients_of_one_seat_at_once_make_one_move(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        async with ann.at(table) as look:
            await look.hear("table_state")
            mover = ann if look.state["decision"] is not None else bob
        async with mover.at(table) as one, mover.at(table) as two:
            await one.hear("table_state")
            await two.hear("table_state")
            move = await one.choose_move()
            for number, client in enumerate((one, two)):
                await client.send(type="commit", id=f"c{number}", decision=one.state["decision"], move=move)
            answers = [await client.hear("committed", "error") for client in (one, two)]
            assert sorted(answer["type"] for answer in answers) == ["committed", "error"]

    run(scenario())


def test_undo_needs_the_others_once_something_was_seen(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        async with ann.at(table) as a, bob.at(table) as b:
            await a.hear("table_state")
            await b.hear("table_state")
            mover, other = (a, b) if a.state["decision"] is not None else (b, a)
            before = mover.state["entries"]
            await mover.send(type="commit", id="m", decision=mover.state["decision"], move={"do": "plot", "take": ["deck"]})
            await mover.hear("committed")
            drawn = mover.state["view"]
            await mover.send(type="request_undo")
            while other.state["undo_requested_by"] is None:
                await other.hear("table_state")
            await other.send(type="answer_undo", agree=True)
            while mover.state["entries"] != before:
                await mover.hear("table_state")
            assert mover.state["epoch"] == 1
            await mover.send(type="commit", id="n", decision=mover.state["decision"], move={"do": "plot", "take": ["deck"]})
            await mover.hear("committed")
            assert mover.state["view"]["sides"] == drawn["sides"]  # the card that was seen comes again

    run(scenario())


def test_chat_stays_on_its_side(server):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        connection = Person(server, "Zoe")
        await connection.arrive()
        async with ann.at(table) as a, bob.at(table) as b, connection.at(table) as w:
            for client in (a, b, w):
                await client.hear("presence")
            await a.send(type="chat", text="  I promise\nnothing  ")
            said = await b.hear("chat_message")
            assert (said["name"], said["text"], said["seat"]) == ("Ann", "I promise nothing", 0)
            await w.send(type="chat", text="hm")
            assert (await w.hear("chat_message"))["text"] == "hm"
            await w.send(type="ping")
            await w.hear("pong")
            assert not any(m["type"] == "chat_message" and m["name"] == "Ann" for m in w.heard)
            await a.send(type="chat", text="x" * 501)
            assert "1 to 500" in (await a.hear("error"))["message"]

    run(scenario())


def test_clocks_charge_only_those_who_owe_a_decision():
    from backroom.server.clock import SeatClocks, TimeControl

    watch = SeatClocks(TimeControl("live", initial=10, increment=2), 2)
    watch.record_moves([-1], [0], 100.0)
    assert watch.remaining(0, 104.0) == 6.0
    assert watch.remaining(1, 104.0) == 10.0  # only those who owe are charged
    watch.record_moves([0], [1], 105.0)
    assert watch.remaining(0, 200.0) == 7.0
    assert watch.remaining(1, 108.0) == 7.0
    slow = SeatClocks(TimeControl("slow", per_turn=60), 1)
    slow.record_moves([-1], [0], 0.0)
    assert slow.remaining(0, 61.0) == -1.0
    assert TimeControl("slow", per_turn=1).validate()
    assert TimeControl("live", initial=1).validate()


def test_a_choice_that_is_not_there_is_answered_with_the_rule(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["greedy"])
        async with ann.at(table) as client:
            while (await client.hear("table_state"))["decision"] is None:
                pass
            await client.send(type="query_reason", id="w1", steps=[], field="source", value="b2")
            because = await client.hear("reason")
        assert because["id"] == "w1"
        assert because["rules"], "the question's rules speak to it at least"

    run(scenario())
