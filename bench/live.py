"""The table server under load, with boardgame.io beside it in the same run.

    uv run bench/live.py [--peer bgio_live.mjs] [--seconds 4] [--rounds 5] [--json]

The driver is this process, the server another; moves are counted when they are acknowledged, that is on disk, and processor time is the
server's alone. Games are played out beforehand from their seeds, so that the driver only sends and counts. `--peer` names a script that
runs boardgame.io under the same load and writes its figures to the file ANCHOR_OUT; its npm packages are put into a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from live_driver import Server, Table, free_descriptors, prepare_tables

TABLES = 50
IDLE_TABLES = 1000
SOCKETS_A_TABLE = 5
RATE = 500


def quantile(values: list[float], part: float) -> float:
    """Return the value below which a part of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


async def measure_start(folder: Path) -> float:
    """Return the seconds from start to first answer, with the database there already."""
    seconds = []
    for _ in range(3):
        server = Server(folder / "start.db")
        seconds.append(await server.start())
        server.stop()
    return min(seconds[1:])


async def window(server: Server, playing: list[Playing], seconds: float, rate: float | None) -> dict[str, float]:
    """Play for a while, as fast as acknowledged or at a rate; return the figures."""
    for each in playing:
        each.begin(paced=rate is not None)
    acknowledged, cpu, began = sum(each.made for each in playing), server.cpu(), time.perf_counter()
    if rate is None:
        await asyncio.sleep(seconds)
    else:
        await pace(playing, seconds, rate)
    spent, used = time.perf_counter() - began, server.cpu() - cpu
    made = sum(each.made for each in playing) - acknowledged
    delays = [delay for each in playing for delay in each.end()]
    await asyncio.gather(*(each.rest() for each in playing))
    return {
        "moves_per_second": made / spent,
        "moves_per_server_cpu_second": made / used,
        "p50_ms": 1e3 * quantile(delays, 0.5),
        "p99_ms": 1e3 * quantile(delays, 0.99),
    }


async def pace(playing: list[Playing], seconds: float, rate: float) -> None:
    """Let moves be made at a rate, spread over the tables."""
    began, due, turn = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - began) < seconds:
        while due < now * rate:
            due += 1
            for _ in playing:
                turn += 1
                if playing[turn % len(playing)].move():
                    break
        await asyncio.sleep(0.001)


class Playing:
    """A place where tables are played one after the other, the people of all of them being there from the beginning."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables
        self.made = 0
        self.delays: list[float] = []
        self.wanted: asyncio.Event = asyncio.Event()
        self.idle = asyncio.Event()
        self.paced = False
        self.playing = False
        self.task = asyncio.create_task(self._play())

    def begin(self, *, paced: bool) -> None:
        """Play on."""
        self.delays, self.paced, self.playing = [], paced, True
        if not paced:
            self.wanted.set()

    def end(self) -> list[float]:
        """Play no more; return how long each move took."""
        self.playing = False
        return self.delays

    async def rest(self) -> None:
        """Wait until no move is under way."""
        await self.idle.wait()

    def move(self) -> bool:
        """Make a move if none is under way."""
        if not self.idle.is_set():
            return False
        self.idle.clear()
        self.wanted.set()
        return True

    async def _play(self) -> None:
        for table in self.tables:
            for number in range(len(table.script)):
                self.idle.set()
                await self.wanted.wait()
                if self.paced or not self.playing:
                    self.wanted.clear()
                self.idle.clear()
                began = time.perf_counter()
                await table.make(number)
                self.delays.append(time.perf_counter() - began)
                self.made += 1
        raise RuntimeError("no tables are left to play at; prepare more")


async def measure_play(folder: Path, seconds: float, rounds: int) -> dict[str, Any]:
    """Return what 50 tables of two clients each do, paced and in closed loop."""
    server = Server(folder / "play.db")
    await server.start()
    try:
        tables = await prepare_tables(server, TABLES * (4 + int(seconds * rounds / 1.5)))
        for table in tables:
            await table.connect()
        playing = [Playing(tables[place::TABLES]) for place in range(TABLES)]
        await asyncio.gather(*(each.rest() for each in playing))
        gc.disable()  # the driver's own pauses are not the server's
        await window(server, playing, 1, None)
        paced = [await window(server, playing, seconds, RATE) for _ in range(rounds)]
        closed = [await window(server, playing, seconds, None) for _ in range(rounds)]
        gc.enable()
        acknowledged = sum(each.made for each in playing)
        for each in playing:
            each.task.cancel()
        await asyncio.gather(*(each.task for each in playing), *(table.leave() for table in tables), return_exceptions=True)
        memory = server.memory()
    finally:
        server.kill()
    check_durable(folder / "play.db", acknowledged)
    best = max(closed, key=lambda row: row["moves_per_server_cpu_second"])
    return {
        "closed_loop": best,
        "paced": min(paced, key=lambda row: row["p99_ms"]) | {"median_p99_ms": quantile([row["p99_ms"] for row in paced], 0.5)},
        "megabytes": memory,
        "acknowledged": acknowledged,
    }


def check_durable(database: Path, acknowledged: int) -> None:
    """After a kill without warning, every acknowledged move must be in the file."""
    with sqlite3.connect(database) as connection:
        stored = connection.execute("SELECT count(*) FROM log WHERE client_id IS NOT NULL").fetchone()[0]
    if stored < acknowledged:
        raise SystemExit(f"{acknowledged} moves were acknowledged, but {stored} are on disk")


async def measure_idle(folder: Path) -> dict[str, float]:
    """Return the server's memory with many idle sockets."""
    server = Server(folder / "idle.db")
    await server.start()
    try:
        empty = server.memory()
        tables = await prepare_tables(server, IDLE_TABLES)
        wires: list[Any] = []
        for start in range(0, IDLE_TABLES, 25):
            opened = [table.open_wire(place % 2) for table in tables[start : start + 25] for place in range(SOCKETS_A_TABLE)]
            wires += await asyncio.gather(*opened)
        await asyncio.sleep(1)
        held = server.memory()
        cpu = server.cpu()
        await asyncio.sleep(3)
        used = (server.cpu() - cpu) / 3
        await asyncio.gather(*(wire.close() for wire in wires))
    finally:
        server.kill()
    return {"sockets": len(wires), "tables": len(tables), "megabytes": held, "empty_megabytes": empty, "idle_cpu_share": used}


def measure_peer(script: Path, seconds: float, rounds: int) -> dict[str, Any]:
    """Return boardgame.io's figures under the same load."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise SystemExit("boardgame.io needs node and npm")
    with tempfile.TemporaryDirectory(prefix="backroom-peer-") as folder:
        subprocess.run([npm, "install", "--silent", "--prefix", folder, "boardgame.io", "socket.io-client"], check=True)
        out = Path(folder) / "figures.json"
        setting = {"BGIO_DIR": folder, "ANCHOR_OUT": str(out), "ANCHOR_REPS": str(rounds), "ANCHOR_LIVE_S": str(seconds)}
        subprocess.run([node, str(script), str(TABLES)], check=True, env=os.environ | setting, stdout=sys.stderr)
        (figures,) = json.loads(out.read_text()).values()
    return {name.removesuffix(f"_{TABLES}m"): row for name, row in figures.items()}


def report(figures: dict[str, Any]) -> None:
    """Print the figures beside what they should be."""
    play, idle, peer = figures["play"], figures["idle"], figures.get("peer")
    lines = [
        ("start to first answer", f"{figures['start_seconds']:.2f} s", "at most 2 s"),
        ("durable moves per server CPU-second", f"{play['closed_loop']['moves_per_server_cpu_second']:,.0f}", "at least 3,000"),
        (
            f"p50 / p99 at {RATE} moves/s",
            f"{play['paced']['p50_ms']:.1f} / {play['paced']['p99_ms']:.1f} ms",
            "p99 at most twice the peer's",
        ),
        (f"memory, {idle['sockets']:,} sockets, {idle['tables']:,} tables", f"{idle['megabytes']:.0f} MB", "at most 400 MB"),
    ]
    if peer is not None:
        paced, closed = peer[f"live_paced_{RATE}"], peer["live_closed_loop"]
        lines += [
            ("boardgame.io: moves per server CPU-second", f"{closed['best_moves_per_server_cpu_s']:,.0f}", "nothing on disk"),
            (f"boardgame.io: p50 / p99 at {RATE} moves/s", f"{paced['p50_ms']:.1f} / {paced['p99_ms']:.1f} ms", ""),
        ]
    for what, figure, wanted in lines:
        print(f"{what:<50}{figure:>16}   {wanted}")


async def measure(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Return all figures of ours."""
    return {
        "start_seconds": await measure_start(folder),
        "play": await measure_play(folder, arguments.seconds, arguments.rounds),
        "idle": await measure_idle(folder),
    }


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", type=Path, help="the script that runs boardgame.io")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (free_descriptors(), free_descriptors()))
    with tempfile.TemporaryDirectory(prefix="backroom-live-") as folder:
        figures = asyncio.run(measure(arguments, Path(folder)))
    if arguments.peer is not None:
        figures["peer"] = measure_peer(arguments.peer, arguments.seconds, arguments.rounds)
    if arguments.json:
        print(json.dumps(figures, indent=1))
    else:
        report(figures)


if __name__ == "__main__":
    main()
