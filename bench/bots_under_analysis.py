"""How long bots take to reply while games are analysed: `uv run bench/bots_under_analysis.py`.

A real server, on which people play against `regular` bots: first without analyses, then while ten long records are analysed for ten
addresses. Each person waits as long as a person would before each move. Fails if the 95th percentile with analyses is 3 s or more, if an
analysis did not go on, or if one was finished before the end of the measurement.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from live_server import Server
from test_play import begin

from backroom import find_game, write_record
from backroom.bots.play import play_game

LIMIT_SECONDS = 3.0
POLL_SECONDS = 2.0


async def play(server: Server, name: str, game: str, bots: int, pause: float, until: float) -> list[float]:
    """Play games against regular bots until a moment; return the seconds from each moment at which a bot was to move to its move."""
    replies: list[float] = []
    rng = random.Random(name)
    number = 0
    while time.perf_counter() < until:
        number += 1
        (person,), table = await begin(server, f"{name} {number}", game=game, bots=["regular"] * bots)
        async with person.at(table) as client:
            while time.perf_counter() < until:
                state = client.state or await client.hear("table_state")
                if state["status"] == "over":
                    break
                if 0 not in state["seats_to_act"]:
                    began, moves = time.perf_counter(), state["entries"]
                    while client.state["entries"] == moves:
                        await client.hear("table_state", seconds=300)
                    replies.append(time.perf_counter() - began)
                    continue
                await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
                await client.play(most=1)
    return replies


async def analyse(server: Server, address: str, record: str, until: float) -> tuple[int, int, bool]:
    """Have a record analysed for an address; return how many decisions were judged, how many there are, and whether it was finished."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.address, transport=transport, timeout=60) as client:
        answer = await client.post("/api/analyses", json={"record": record})
        answer.raise_for_status()
        told = answer.json()
        while time.perf_counter() < until:
            await asyncio.sleep(POLL_SECONDS)
            told = (await client.get(f"/api/analyses/{told['key']}")).raise_for_status().json()
        return told["done"], told["total"], told["is_finished"]


def long_records(game: str, players: int, number: int) -> list[str]:
    """Return records of whole games of quick bots."""
    return [write_record(play_game(find_game(game), players, {}, ["greedy"] * players, f"long {seed}")) for seed in range(number)]


def describe(name: str, replies: list[float]) -> float:
    """Print what was measured; return the 95th percentile."""
    share = statistics.quantiles(replies, n=20)
    print(f"{name}: {len(replies)} replies, median {share[9]:.2f} s, 95 % {share[18]:.2f} s, longest {max(replies):.2f} s", flush=True)
    return share[18]


async def measure(server: Server, arguments: argparse.Namespace, records: list[str]) -> bool:
    """Measure without and with analyses; tell whether the replies came in time."""

    async def play_all(phase: str) -> list[float]:
        until = time.perf_counter() + arguments.seconds
        names = [f"{phase} {number}" for number in range(arguments.tables)]
        players = [play(server, name, arguments.game, arguments.bots, arguments.pause, until) for name in names]
        return [reply for replies in await asyncio.gather(*players) for reply in replies]

    alone = describe("without analyses", await play_all("alone"))
    until = time.perf_counter() + arguments.seconds + 5
    analyses = [asyncio.create_task(analyse(server, f"127.0.0.{place + 10}", record, until)) for place, record in enumerate(records)]
    beside = describe(f"while {len(records)} games are analysed", await play_all("beside"))
    told = await asyncio.gather(*analyses)
    print(f"decisions judged meanwhile: {', '.join(f'{done} of {total}' for done, total, _ in told)}")
    print(f"ratio of the 95 % marks: {beside / alone:.2f}")
    return beside < LIMIT_SECONDS and all(done > 0 and not over for done, _, over in told)


def main() -> None:
    """Measure on a new server."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="new-corp-order")
    parser.add_argument("--bots", type=int, default=1, help="regular bots at each table")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--pause", type=float, default=4.0, help="mean seconds before a person's move")
    parser.add_argument("--analyses", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60.0, help="of each of the two measurements")
    parser.add_argument("--server-options", default="", help="more options of `backroom serve`, in one word")
    arguments = parser.parse_args()
    records = long_records("new-corp-order", 4, arguments.analyses)
    with tempfile.TemporaryDirectory(prefix="backroom-bots-", ignore_cleanup_errors=True) as folder:
        server = Server(f"sqlite:///{folder}/bots.db", options=tuple(arguments.server_options.split()))
        server.start()
        try:
            good = asyncio.run(measure(server, arguments, records))
        finally:
            server.stop()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
