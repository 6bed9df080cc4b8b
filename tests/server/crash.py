"""Kill a server again and again while people play, and count what is lost and what is stuck."""

from __future__ import annotations

import asyncio
import json
import random

import websockets
from test_play import begin

NEW_TABLE_EVERY = 10
PLAYED_AT_ONCE = 2
LOOKS = 1000


class Sitting:
    """Somebody at a table, and the moves that were acknowledged."""

    def __init__(self, person, seat: int, table: str) -> None:
        self.person = person
        self.seat = seat
        self.table = table
        self.acknowledged: list[dict] = []

    async def play_until_cut(self, ready: asyncio.Event) -> None:
        """Play until the connection breaks."""
        try:
            async with self.person.at(self.table) as client:
                await client.hear("table_state")
                ready.set()
                client.acknowledged = self.acknowledged
                await client.play()
        except (OSError, websockets.WebSocketException, TimeoutError):
            return
        finally:
            ready.set()


async def sit_down(server, number: int) -> list[Sitting]:
    """Return two people at a new table with a bot."""
    people, table = await begin(server, f"Ann {number}", f"Bob {number}", bots=["random"])
    return [Sitting(person, seat, table) for seat, person in enumerate(people)]


async def kill_often(server, kills: int, rng: random.Random, killed=lambda _number: None) -> dict[str, int]:
    """Return how many moves were acknowledged, how many are lost, and how many tables did not go on to their end."""
    tables: list[list[Sitting]] = []
    for number in range(kills):
        if number % NEW_TABLE_EVERY == 0:
            tables.append(await sit_down(server, number))
        sitting = [one for table in tables[-PLAYED_AT_ONCE:] for one in table]
        ready = [asyncio.Event() for _ in sitting]
        playing = [asyncio.create_task(one.play_until_cut(event)) for one, event in zip(sitting, ready, strict=True)]
        await asyncio.gather(*(event.wait() for event in ready))
        await moves_of(sitting, playing, rng.randrange(5))
        await asyncio.sleep(rng.uniform(0, 0.2))
        server.kill()
        await asyncio.gather(*playing)
        server.start()
        killed(number + 1)
    counted = {"kills": kills, "tables": len(tables), "acknowledged": 0, "lost": 0, "stuck": 0}
    for table in tables:
        ended = await asyncio.gather(*(ends(one) for one in table))
        counted["stuck"] += not all(ended)
        record = (await table[0].person.ask("GET", f"/tables/{table[0].table}/record")).text.splitlines()
        for one in table:
            counted["acknowledged"] += len(one.acknowledged)
            counted["lost"] += sum(not is_there(record, one.seat, move) for move in one.acknowledged)
    return counted


async def moves_of(sitting: list[Sitting], playing: list[asyncio.Task[None]], wanted: int) -> None:
    """Wait until so many moves more are acknowledged, nobody plays any more or it takes too long."""
    before = sum(len(one.acknowledged) for one in sitting)
    for _ in range(LOOKS):
        if sum(len(one.acknowledged) for one in sitting) >= before + wanted or all(task.done() for task in playing):
            return
        await asyncio.sleep(0.01)


async def ends(sitting: Sitting) -> bool:
    """Play a table to its end; tell whether that could be done."""
    try:
        async with sitting.person.at(sitting.table) as client:
            return (await client.play())["status"] == "over"
    except (OSError, websockets.WebSocketException, TimeoutError, AssertionError):
        return False


def is_there(record: list[str], seat: int, acknowledged: dict) -> bool:
    """Tell whether a move that was acknowledged is in the record, as its person's and at its place."""
    if acknowledged["n"] >= len(record):
        return False
    line = json.loads(record[acknowledged["n"]])
    return (line.get("by"), line.get("move")) == (seat, acknowledged["move"])
