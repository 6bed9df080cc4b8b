"""Whatever strangers send, over sockets or HTTP: an answer with a reason, never a crash, and no table harmed."""

from __future__ import annotations

import asyncio
import json
import logging

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from live_server import Person, Server
from test_play import begin, run

from backroom import read_record, replay_record

pytestmark = pytest.mark.slow
few = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))

words = st.text(max_size=30) | st.sampled_from(
    [
        "hello",
        "commit",
        "query_choices",
        "set_auto_response",
        "chat",
        "request_undo",
        "answer_undo",
        "reclaim_seat",
        "ping",
        "ask",
        "pass",
        "do",
    ]
)
numbers = st.integers() | st.floats() | st.integers(0, 200)
values = st.recursive(
    st.none() | st.booleans() | numbers | words, lambda inner: st.lists(inner) | st.dictionaries(words, inner), max_leaves=8
)
junk = st.binary(max_size=200) | st.text(max_size=200) | values.map(json.dumps)
nested = st.integers(1, 4000).map(lambda depth: '{"type":"commit","id":"a","decision":1,"move":{"do":' + "[" * depth + "]" * depth + "}}")
messages = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["hello", "query_choices", "commit", "set_auto_response", "chat", "request_undo", "answer_undo", "reclaim_seat", "ping"]
        )
    },
    optional={
        "protocol": st.just(1) | values,
        "epoch": numbers,
        "last_fact": numbers,
        "id": words,
        "steps": st.lists(numbers, max_size=5),
        "decision": numbers,
        "move": values,
        "answer": values,
        "text": words,
        "agree": values,
    },
).map(json.dumps)
oversized = st.sampled_from([20_000, 60_000]).map(lambda size: json.dumps({"type": "chat", "text": "x" * size}))
frames = st.lists(junk | messages | nested | oversized, max_size=15)


@pytest.fixture(scope="module")
def two_at_a_table(tmp_path_factory):
    """A server and a table of two people that others try to harm."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/backroom.db")
    server.start()
    people, table = run(begin(server, "Ann", "Bob"))
    yield server, people, table
    assert server.stop() in (0, -15)


async def talk(person, table, sent):
    """Send frames, then see that the socket still answers; return what was heard."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    address = f"ws://127.0.0.1:{person.server.port}/api/tables/{table}/socket"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}, max_size=None) as wire:
        for frame in sent:
            await wire.send(frame)
        await wire.send('{"type":"hello","protocol":2}')
        await wire.send('{"type":"ping"}')
        heard = []
        while not any(message["type"] == "pong" for message in heard[-1:]) or sum(m["type"] == "welcome" for m in heard) == 0:
            heard += json.loads(await asyncio.wait_for(wire.recv(), 20))
        return heard


@given(sent=frames)
@few
def test_a_stranger_gets_reasons_and_changes_nothing(two_at_a_table, sent):
    server, (ann, _bob), table = two_at_a_table
    before = run(ann.ask("GET", f"/tables/{table}")).json()
    heard = run(talk(Person(server, "Eve"), table, sent))
    assert all(message["message"] for message in heard if message["type"] == "error")
    assert "Traceback" not in json.dumps(heard)
    assert run(ann.ask("GET", f"/tables/{table}")).json() == before


@given(sent=frames)
@few
def test_a_player_who_sends_nonsense_harms_nobody(two_at_a_table, sent):
    _server, (ann, bob), table = two_at_a_table
    heard = run(talk(ann, table, sent))
    assert "Traceback" not in json.dumps(heard)
    assert run(bob.ask("GET", f"/tables/{table}")).json()["status"] == "running"


def test_what_was_fuzzed_is_played_to_its_end_and_replays(two_at_a_table):
    _server, (ann, bob), table = two_at_a_table

    async def scenario():
        async with ann.at(table) as a, bob.at(table) as b:
            await a.send(type="reclaim_seat")
            await asyncio.gather(a.play(), b.play())
        return (await ann.ask("GET", f"/tables/{table}/record")).text

    assert replay_record(read_record(run(scenario()))).over


def test_no_request_of_the_api_breaks_the_server(two_at_a_table):
    server, _people, _table = two_at_a_table
    eve, victims = Person(server, "Eve"), run(begin(server, "Vic", "Val"))
    run(eve.arrive())
    table = victims[1]
    before = run(victims[0][0].ask("GET", f"/tables/{table}")).json()
    logging.getLogger("schemathesis").setLevel(logging.ERROR)
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in eve.cookies.items())}
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy(), real=st.booleans())
        @few
        def ask(case, real):
            nonlocal tried
            if real and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            try:
                answer = case.call(headers=headers, timeout=20)
            except (httpx.InvalidURL, ValueError):
                return
            tried += 1
            assert answer.status_code < 500, answer.text
            assert "Traceback" not in answer.text

        ask()
    assert tried > 300
    assert run(victims[0][0].ask("GET", f"/tables/{table}")).json() == before
