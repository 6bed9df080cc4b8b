"""Whole games at a real server, everything that is sent written down: nothing of it depends on what its reader may not know."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest
from live_server import Person
from test_input import row_for
from test_play import begin, run

from backroom import Rng, read_record
from backroom.core.conformance import Setup
from backroom.core.record import replay_steps
from backroom.core.registry import games
from backroom.server import protocol
from backroom.server.loaded_table import LoadedTable
from backroom.server.messages import choices_message, fact_info

pytestmark = pytest.mark.slow

SPECTATOR = -1


async def play_and_listen(server, name, players):
    """Play a whole game against bots with a spectator; return what was sent to either, and the record."""
    (ann,), table = await begin(server, "Ann", game=name, bots=["greedy"] * (players - 1))
    gallery = Person(server, "Gus")
    async with ann.at(table) as player, gallery.at(table) as spectator:
        await asyncio.gather(player.play(), listen_to_the_end(spectator))
    answers = [await person.ask("GET", f"/tables/{table}") for person in (ann, gallery)]
    record = read_record((await ann.ask("GET", f"/tables/{table}/record")).text)
    return {0: player, SPECTATOR: spectator}, answers, record


async def listen_to_the_end(client) -> None:
    """Hear all that is sent; who does not listen is cut off."""
    while client.state is None or client.state["status"] != "over":
        await client.hear("table_state")


@pytest.mark.parametrize("players", [0, -1], ids=["fewest", "most"])
@pytest.mark.parametrize("name", list(games()))
def test_what_was_sent_follows_from_what_its_reader_may_know(one_server, name, players):
    """Every state and every draft is byte for byte what another world that its reader may take for true would have given."""
    game = games()[name]
    count = max(2, list(game.player_counts)[players])
    clients, _, record = run(play_and_listen(one_server, name, count))
    sent = {viewer: by_moment(client.heard) for viewer, client in clients.items()}
    loaded = LoadedTable(row_for(name, Setup(count, dict(record.options))), None, None)
    rng = Rng(5)
    compared = 0
    for table in replay_steps(record):
        loaded.table = table
        for viewer, moments in sent.items():
            for message in moments.get(len(table.log), []):
                truth = table.position
                table.position = game.sample_position(table.view(viewer), rng)
                assert shown(message) == shown(again(loaded, viewer, message))
                table.position = truth
                compared += 1
    assert compared > 50


def by_moment(heard) -> dict[int, list[dict]]:
    """Return states and drafts by the number of moves made; at the end of the game everything is open."""
    found: dict[int, list[dict]] = {}
    moves = 0
    for message in heard:
        if message["type"] == "table_state" and message["status"] == "running":
            moves = message["entries"]
        if message["type"] == "choices" or (message["type"] == "table_state" and message["status"] == "running"):
            found.setdefault(moves, []).append(message)
    return found


def again(loaded, viewer, message) -> dict:
    """Return what the same question gives in the world that the table is in now."""
    if message["type"] == "choices":
        told = choices_message(loaded.table, viewer, protocol.QueryChoices(message["id"], message["steps"]))
    else:
        told = loaded.table_state(None if viewer == SPECTATOR else viewer)
    return json.loads(protocol.encoder.encode(told))


def shown(message) -> bytes:
    """Return what a message tells of the game."""
    names = (
        ("steps", "move", "is_complete", "question", "choices", "facts", "preview")
        if message["type"] == "choices"
        else ("view", "seats_to_act")
    )
    return msgspec.json.encode({name: message[name] for name in names}, order="sorted")


@pytest.mark.parametrize("name", list(games()))
def test_facts_go_to_their_audience_alone(one_server, name):
    """What a socket was told is exactly what the log holds for that audience, in order; HTTP answers tell nothing of the game."""
    players = max(2, games()[name].player_counts[0])
    clients, answers, record = run(play_and_listen(one_server, name, players))
    *_, table = replay_steps(record)
    for viewer, client in clients.items():
        told = [json.loads(msgspec.json.encode(fact_info(n, fact))) for n, fact in table.facts(viewer)]
        assert [fact for _, fact in client.facts] == told
    for answer in answers:
        assert "view" not in answer.json()
        assert "seed" not in answer.text
