"""Honest players while a hostile process floods the server: their waiting times before and during, and the ratio.

    uv run bench/flood.py [--connections 3000] [--seconds 6] [--rounds 8] [--descriptors 1024] [--pause 3] [--json]

The server runs with its default limits and `--descriptors` file descriptors. Honest players (127.0.0.3) make moves at a fixed rate on ten
tables and ask for pages. The hostile process (127.0.0.2) tries to hold `--connections` connections, a quarter each: unfinished headers,
sockets without a hello, idle sockets that have said hello, and readers that do not read. What the server closes it opens again after
`--pause` seconds. Baseline and flood alternate; the p99 is taken over all rounds together, since in a short round it is the two or three
slowest of a few hundred, which is what the machine does beside it. The command fails if a p99 reaches twice its baseline, or if the server
does not answer after the flood. All of it stays on the loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import select
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from live_driver import GAME, Server, Table, free_descriptors

HOSTILE, HONEST = "127.0.0.2", "127.0.0.3"
PAIRS = 10
TABLES_IN_LINE = 12
"""For each pair of honest players, who play them one after the other."""
WARM_SECONDS = 4.0
"""After which the hostile process has tried to open all its connections."""
MOVES_PER_SECOND = 50.0
PAGES_PER_SECOND = 20.0
CONNECTS_AT_ONCE = 100
SEND_SECONDS = 5.0
"""The time between further header lines and requests of the hostile process."""
WORST = 2.0
"""The ratio at which the command fails."""


# The hostile process


class Attack:
    """Many hostile connections, held by one thread that waits for none of them."""

    def __init__(self, port: int, table: str, connections: int, pause: float) -> None:
        upgrade = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n".encode()
        upgrade += b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        requests = b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n" * 10
        # what is sent first, what is sent now and then, and whether answers are read
        self.kinds = [
            (b"GET / HTTP/1.1\r\nHost: here\r\n", b"X-More: x\r\n", True),  # unfinished headers
            (upgrade, b"", True),  # a socket without a hello
            (upgrade + frame(b'{"type":"hello","protocol":2}'), b"", True),  # an idle socket, which answers no pings
            (requests, requests, False),  # does not read
        ]
        self.port = port
        self.pause = pause
        self.poll = select.epoll()
        self.open: dict[int, tuple[socket.socket, int]] = {}
        self.due = [(0.0, number % len(self.kinds)) for number in range(connections)]
        self.opened = 0

    def connect(self, kind: int) -> None:
        """Begin a connection from the hostile address."""
        wire = socket.socket()
        wire.setblocking(False)
        if not self.kinds[kind][2]:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.setsockopt(socket.IPPROTO_IP, 24, 1)  # IP_BIND_ADDRESS_NO_PORT: the port is chosen when the connection is made
        wire.bind((HOSTILE, 0))
        wire.connect_ex(("127.0.0.1", self.port))
        self.open[wire.fileno()] = (wire, kind)
        self.poll.register(wire, select.EPOLLOUT)
        self.opened += 1

    def serve(self, number: int, event: int) -> None:
        """Say the first words on a connection that is made; read; note one that is closed."""
        wire, kind = self.open[number]
        first, _, reads = self.kinds[kind]
        try:
            if event & select.EPOLLOUT:
                wire.send(first)
                self.poll.modify(wire, select.EPOLLIN if reads else 0)
            elif event & select.EPOLLIN and wire.recv(65_536):
                return
            if not event & (select.EPOLLIN | select.EPOLLHUP | select.EPOLLERR):
                return
        except BlockingIOError:
            return
        except OSError:
            pass
        self.close(number)
        self.due.append((time.monotonic() + self.pause, kind))

    def close(self, number: int) -> None:
        """Close a connection."""
        wire, _ = self.open.pop(number)
        self.poll.unregister(wire)
        wire.close()

    def run(self, seconds: float) -> dict[str, int]:
        """Hold as many connections as the server allows, for a while; return how many were opened, and were open at last."""
        end, again = time.monotonic() + seconds, time.monotonic() + SEND_SECONDS
        while (now := time.monotonic()) < end:
            ready = [entry for entry in self.due if entry[0] <= now][:CONNECTS_AT_ONCE]
            for entry in ready:
                self.due.remove(entry)
                self.connect(entry[1])
            for number, event in self.poll.poll(0.02, maxevents=1000):
                self.serve(number, event)
            if now >= again:
                again = now + SEND_SECONDS
                for wire, kind in list(self.open.values()):
                    with contextlib.suppress(OSError):
                        wire.send(self.kinds[kind][1])
        last = len(self.open)
        for number in list(self.open):
            self.close(number)
        return {"opened": self.opened, "open_at_last": last}


def frame(text: bytes) -> bytes:
    """Return a short text as a masked frame."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


# The honest players


class Limited(Server):
    """A server with its default limits and few file descriptors."""

    def __init__(self, database: Path, descriptors: int) -> None:
        super().__init__(database)
        self.descriptors = descriptors

    def _spawn(self) -> None:
        command = [sys.executable, "-m", "backroom", "serve", "--no-browser", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}"]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    def open_files(self) -> int:
        """Return how many file descriptors the server has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


class Honest(Table):
    """A table whose people come from the honest address."""

    async def open_wire(self, seat: int, **options: Any) -> Any:
        """Return a socket of a seat, connected from the honest address."""
        return await super().open_wire(seat, local_addr=(HONEST, 0), **options)


async def prepare(server: Server) -> list[Honest]:
    """Return running tables of two people."""
    address = f"http://127.0.0.1:{server.port}/api"
    first, second = (httpx.AsyncHTTPTransport(local_address=HONEST) for _ in range(2))
    async with httpx.AsyncClient(transport=first, timeout=30) as ann, httpx.AsyncClient(transport=second, timeout=30) as bob:
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            (await client.post(f"{address}/me", json={"nickname": name})).raise_for_status()
        found = []
        for _ in range(TABLES_IN_LINE):
            made = await ann.post(f"{address}/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "client_seed": "a"})
            table_id = made.raise_for_status().json()["id"]
            (await bob.post(f"{address}/tables/{table_id}/join", json={"client_seed": "b"})).raise_for_status()
            (await ann.post(f"{address}/tables/{table_id}/start")).raise_for_status()
            found.append(table_id)
        cookies = ["; ".join(f"{name}={value}" for name, value in client.cookies.items()) for client in (ann, bob)]
    return [Honest(server, table_id, cookies) for table_id in found]


class Pair:
    """Two people who play one table after the other."""

    def __init__(self, tables: list[Honest]) -> None:
        self.tables = tables
        self.number = 0

    async def move(self) -> float:
        """Make the next move; return the seconds until it was on disk."""
        if self.number == len(self.tables[0].script):
            await self.tables.pop(0).leave()
            self.number = 0
        table = self.tables[0]
        if not table.wires:
            await table.connect()
        began = time.perf_counter()
        await asyncio.wait_for(table.make(self.number), 30)
        self.number += 1
        return time.perf_counter() - began


async def repeat(every: float, seconds: float, work: Any) -> list[float]:
    """Do something at a fixed pace for a while; return how long each took."""
    began, taken = time.perf_counter(), []
    for number in range(int(seconds / every)):
        await asyncio.sleep(max(0.0, began + number * every - time.perf_counter()))
        taken.append(await work())
    return taken


async def measure(pairs: list[Pair], client: httpx.AsyncClient, page: str, seconds: float) -> dict[str, list[float]]:
    """Return how long moves and requests took in a window of time."""

    async def ask() -> float:
        began = time.perf_counter()
        (await client.get(page)).raise_for_status()
        return time.perf_counter() - began

    moves = [repeat(len(pairs) / MOVES_PER_SECOND, seconds, pair.move) for pair in pairs]
    *made, asked = await asyncio.gather(*moves, repeat(1 / PAGES_PER_SECOND, seconds, ask))
    return {"move": [one for each in made for one in each], "page": asked}


def p99(values: list[float]) -> float:
    """Return the 99th percentile in milliseconds."""
    ordered = sorted(values)
    return 1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]


async def flood(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Return the figures of all rounds."""
    server = Limited(folder / "flood.db", arguments.descriptors)
    await server.start()
    rounds, open_files, hostile = [], 0, []
    busy: dict[str, list[float]] = {"before": [], "during": []}
    try:
        pairs = [Pair(await prepare(server)) for _ in range(PAIRS)]
        table_id = pairs[0].tables[0].address.split("/")[-2]
        page = f"http://127.0.0.1:{server.port}/api/tables/{table_id}"
        async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=HONEST), timeout=30) as client:
            await measure(pairs, client, page, 2)  # everything is loaded once
            for _ in range(arguments.rounds):
                cpu = server.cpu()
                before = await measure(pairs, client, page, arguments.seconds)
                busy["before"].append((server.cpu() - cpu) / arguments.seconds)
                command = [sys.executable, __file__, "--attack", f"{server.port}/{table_id}", "--connections", str(arguments.connections)]
                command += ["--seconds", str(arguments.seconds + WARM_SECONDS), "--pause", str(arguments.pause)]
                attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
                try:
                    await attacker.stdout.readline()  # it has started
                    await asyncio.sleep(WARM_SECONDS)
                    cpu = server.cpu()
                    during = await measure(pairs, client, page, arguments.seconds)
                    busy["during"].append((server.cpu() - cpu) / arguments.seconds)
                    open_files = max(open_files, server.open_files())
                    out, _ = await asyncio.wait_for(attacker.communicate(), arguments.seconds + 60)
                finally:
                    with contextlib.suppress(ProcessLookupError):
                        attacker.kill()
                hostile.append(json.loads(out))
                rounds.append({f"{what}_{when}": got[what] for when, got in (("before", before), ("during", during)) for what in got})
            (await client.get(f"http://127.0.0.1:{server.port}/ready")).raise_for_status()
        await asyncio.gather(*(pair.tables[0].leave() for pair in pairs))
    finally:
        server.kill()
    together = {name: p99([taken for row in rounds for taken in row[name]]) for name in rounds[0]}
    return {
        "rounds": [{name: p99(taken) for name, taken in row.items()} for row in rounds],
        "p99_ms": together,
        "ratio": {what: together[f"{what}_during"] / together[f"{what}_before"] for what in ("move", "page")},
        "hostile": hostile,
        "server_cpu": busy,
        "server_descriptors": open_files,
    }


def report(figures: dict[str, Any], arguments: argparse.Namespace) -> None:
    """Print the figures."""
    opened = [each["opened"] for each in figures["hostile"]]
    print(f"{arguments.connections:,} hostile connections, opened again when closed: {opened} attempts; server: default limits, ", end="")
    print(f"{arguments.descriptors} file descriptors, at most {figures['server_descriptors']} of them open")
    print(f"{'honest players, p99 in ms':<28}{'baseline':>10}{'flood':>10}{'ratio':>8}   rounds (baseline / flood)")
    for what, text in (("move", "a move until it is on disk"), ("page", "a page of a table")):
        each = "  ".join(f"{row[f'{what}_before']:.1f}/{row[f'{what}_during']:.1f}" for row in figures["rounds"])
        middle = figures["p99_ms"]
        print(f"{text:<28}{middle[f'{what}_before']:>10.1f}{middle[f'{what}_during']:>10.1f}{figures['ratio'][what]:>8.2f}   {each}")
    before, during = (statistics.median(figures["server_cpu"][when]) for when in ("before", "during"))
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"the server's share of a processor: {before:.0%} before, {during:.0%} during; load of the machine per processor: {load:.1f}")


def main() -> None:
    """Measure and report, or be the hostile process."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connections", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--descriptors", type=int, default=1024)
    parser.add_argument("--pause", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", metavar="PORT/TABLE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (free_descriptors(), free_descriptors()))
    if arguments.attack is not None:
        port, _, table = arguments.attack.partition("/")
        print("ready", flush=True)
        print(json.dumps(Attack(int(port), table, arguments.connections, arguments.pause).run(arguments.seconds)))
        return
    with tempfile.TemporaryDirectory(prefix="backroom-flood-") as folder:
        figures = asyncio.run(flood(arguments, Path(folder)))
    if arguments.json:
        print(json.dumps(figures, indent=1))
    else:
        report(figures, arguments)
    sys.exit(1 if max(figures["ratio"].values()) >= WORST else 0)


if __name__ == "__main__":
    main()
