"""Bad input is answered, never obeyed, and harms no table."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest
from live_server import Person
from test_play import begin, run

from backroom import Rng
from backroom.core import conformance
from backroom.core.registry import games
from backroom.server import protocol
from backroom.server.loaded_table import LoadedTable
from backroom.store.repository import SeatRow, TableRow

pytestmark = pytest.mark.slow

JUNK = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type":"dance"}',
    '{"type":"hello","protocol":99}',
    '{"type":"commit"}',
    '{"type":"commit","id":"a","decision":"x","move":{}}',
    '{"type":"commit","id":"a","decision":1,"move":{"do":"plot","take":"deck"}}',
    '{"type":"commit","id":"a","decision":-1,"move":[]}',
    '{"type":"query_choices","id":"a","steps":[99999]}',
    '{"type":"query_choices","id":"a","steps":[-1]}',
    '{"type":"query_choices","id":"a","steps":["1"]}',
    '{"type":"undo","agree":true}',
    '{"type":"say","text":""}',
    '{"type":"say","text":7}',
    '{"type":"back","extra":1}',
    json.dumps({"type": "chat", "text": "x" * 20_000}),
    "\u0000\u0000",
    '{"type":"hello","protocol":2,"last_fact":-5,"epoch":77}',
]


def test_junk_on_the_socket_gets_a_reason_and_harms_nothing(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        async with ann.at(table) as client:
            await client.hear("table_state")
            for junk in JUNK:
                await client.wire.send(junk)
                await client.send(type="ping")
                await client.hear("pong")
            refused = [message for message in client.heard if message["type"] == "error"]
            assert len(refused) >= len(JUNK) - 3
            assert all(message["message"] for message in refused)
            assert (await client.play())["status"] == "over"
        stranger = Person(server, "Eve")
        async with stranger.at(table) as client:
            await client.hear("table_state")
            await client.send(type="commit", id="a", decision=0, move={"do": "plot"})
            assert (await client.hear("error"))["code"] == "forbidden"

    run(scenario())


@pytest.mark.parametrize(
    ("method", "path", "data", "status"),
    [
        ("POST", "/tables", {"game": "chess", "seats": []}, 400),
        ("POST", "/tables", {"game": "new-corp-order", "seats": [{"kind": "me"}] * 9}, 400),
        ("POST", "/tables", {"game": "new-corp-order", "seats": [{"kind": "me"}] * 2}, 400),
        ("POST", "/tables", {"game": "new-corp-order", "seats": [{"kind": "cat"}, {"kind": "me"}]}, 400),
        ("POST", "/tables", {"game": "new-corp-order", "seats": [{"kind": "bot", "bot": "god"}, {"kind": "me"}]}, 400),
        ("POST", "/tables", {"game": "new-corp-order", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"x": 1}}, 400),
        ("POST", "/tables", {"game": "new-corp-order", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"kind": "live"}}, 400),
        ("POST", "/tables", {"game": 7}, 400),
        ("POST", "/me", {"nickname": ""}, 400),
        ("POST", "/me", {"nickname": "x" * 25}, 400),
        ("POST", "/me", {"name": "x"}, 400),
        ("POST", "/me/link/redeem", {"secret": "guess"}, 400),
        ("POST", "/me", {"nickname": "x" * 50_000}, 413),
        ("GET", "/tables/nowhere", {}, 404),
        ("POST", "/tables/nowhere/start", {}, 404),
    ],
)
def test_bad_requests_get_a_reason(one_server, method, path, data, status):
    async def scenario():
        ann = Person(one_server, "Ann")
        await ann.arrive()
        answer = await ann.ask(method, path, **data)
        assert answer.status_code == status, answer.text
        assert answer.headers["X-Content-Type-Options"] == "nosniff"

    run(scenario())


def test_what_is_not_yours_is_refused(one_server):
    async def scenario():
        ann, bob = Person(one_server, "Ann"), Person(one_server, "Bob")
        assert (await ann.ask("POST", "/tables", game="new-corp-order", seats=[{"kind": "me"}])).status_code == 403  # nobody yet
        await ann.arrive()
        await bob.arrive()
        table = await ann.create("me", "open")
        assert (await ann.ask("POST", f"/tables/{table}/start")).status_code == 400  # a seat is free
        assert (await bob.ask("POST", f"/tables/{table}/start")).status_code == 403
        assert (await bob.ask("PATCH", f"/tables/{table}/seats/1", bot="random")).status_code == 403
        assert (await ann.ask("POST", f"/tables/{table}/join")).status_code == 403  # sits there already
        assert (await bob.ask("POST", f"/tables/{table}/join", seat=1)).status_code == 201
        assert (await Person(one_server, "Cy").ask("POST", f"/tables/{table}/join")).status_code == 403
        forged = Person(one_server, "Forged")
        forged.cookies.set("backroom", ann.cookies["backroom"][:-4] + "0000")
        assert (await forged.ask("GET", "/me")).json() is None  # a stranger
        assert (await forged.ask("POST", "/me/link")).status_code == 403
        for _ in range(19):
            await ann.create("me", "open")
        assert (await ann.ask("POST", "/tables", game="new-corp-order", seats=[{"kind": "me"}, {"kind": "open"}])).status_code == 429
        assert (await ann.ask("POST", f"/tables/{table}/leave")).status_code == 201
        assert (await bob.ask("GET", "/tables")).status_code == 200

    run(scenario())


@pytest.mark.parametrize("name", list(games()))
def test_what_is_sent_does_not_depend_on_secrets(name):
    """The same view over another hidden state gives the same bytes, in whole games of every size, for seats in turn and for spectators."""
    game = games()[name]
    rng = Rng(3)
    for setup in conformance.setups(game)[:: max(1, len(conformance.setups(game)) // 4)]:
        loaded = None
        for moment, table in enumerate(conformance.random_table(game, setup, 1)):
            if loaded is None:
                loaded = LoadedTable(row_for(name, setup), None, None)
            loaded.table = table
            if table.over:
                continue
            for seat in (moment % setup.players, None):
                viewer = -1 if seat is None else seat
                sent = protocol.encoder.encode(frozen(loaded.table_state(seat)))
                true_position = table.position
                table.position = game.sample_position(table.view(viewer), rng)
                again = protocol.encoder.encode(frozen(loaded.table_state(seat)))
                table.position = true_position
                assert sent == again


def frozen(state):
    """Return a state without the running clocks."""
    return msgspec.structs.replace(state, clocks=[])


def row_for(name, setup):
    seats = [SeatRow(seat, "person", "x", user_id=str(seat)) for seat in range(setup.players)]
    options = msgspec.json.encode(setup.options).decode()
    return TableRow("t", name, 1, setup.players, options, "{}", "h", True, "running", "s", "c", 0.0, 0.0, seats=seats)


def test_many_at_once_are_cut_off_not_waited_for():
    from backroom.server.connections import MAX_QUEUED, Connection

    async def scenario():
        connection = Connection(None, None, None)
        for _ in range(MAX_QUEUED):
            connection.send_bytes(b"x")
        assert not connection.dropped.is_set()
        connection.send_bytes(b"x")
        assert connection.dropped.is_set()

    asyncio.run(scenario())
