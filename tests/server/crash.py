"""Kill a server again and again while people play, and count what is lost and what is stuck."""

from __future__ import annotations

import asyncio
import json
import random

import websockets
from test_play import begin

NEW_TABLE_EVERY = 4
PLAYED_AT_ONCE = 2


async def play_until_cut(person, table, acknowledged):
    """Play until the connection breaks; note what was acknowledged."""
    try:
        async with person.at(table) as client:
            client.acknowledged = acknowledged
            await client.play()
    except (OSError, websockets.WebSocketException, TimeoutError):
        return


async def kill_often(server, kills: int, rng: random.Random) -> dict[str, int]:
    """Return how many moves were acknowledged, lost, and how many tables did not go on to their end."""
    tables = []
    for number in range(kills):
        if number % NEW_TABLE_EVERY == 0:
            (ann,), table = await begin(server, f"Ann {number}", bots=["random", "random"])
            tables.append((ann, table, []))
        playing = [asyncio.create_task(play_until_cut(*entry)) for entry in tables[-PLAYED_AT_ONCE:]]
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        server.kill()
        await asyncio.gather(*playing)
        server.start()
    counted = {"kills": kills, "tables": len(tables), "acknowledged": 0, "lost": 0, "stuck": 0}
    for ann, table, acknowledged in tables:
        counted["acknowledged"] += len(acknowledged)
        if await ends(ann, table):
            record = (await ann.ask("GET", f"/tables/{table}/record")).text.splitlines()
            counted["lost"] += sum(not is_there(record, move) for move in acknowledged)
        else:
            counted["stuck"] += 1
    return counted


async def ends(person, table) -> bool:
    """Play a table to its end; tell whether that could be done."""
    try:
        async with person.at(table) as client:
            return (await client.play())["status"] == "over"
    except (OSError, websockets.WebSocketException, TimeoutError, AssertionError):
        return False


def is_there(record: list[str], acknowledged: dict) -> bool:
    """Tell whether a move that was acknowledged is in the record, as its person's and at its place."""
    line = json.loads(record[acknowledged["n"]])
    return (line["by"], line["move"]) == (0, acknowledged["move"])
