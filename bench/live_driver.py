"""Those who play at the measured server: a server process, people, and games that are known to their end beforehand."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from backroom.core.fairness import Fairness
from backroom.core.registry import find_game
from backroom.core.table import Table as Game

if TYPE_CHECKING:
    from pathlib import Path

GAME = "kompromat"
TABLES_A_PERSON = 20
DONE = b'"type":"done"'
REFUSED = b'"type":"error"'
LIMITS = {
    "connections-per-address": 10_000,
    "connections-per-second": 10_000,
    "sockets-per-user": 10_000,
    "identities-per-hour": 100_000,
    "tables-per-hour": 100_000,
    "stored-kilobytes-per-hour": 10_000_000,
}
"""The load comes from one address, and plays faster than people; so the operator's settings allow it."""


def free_descriptors() -> int:
    """Return how many descriptors a process may have at most."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[1]


class Server:
    """The measured process."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]

    async def start(self) -> float:
        """Start; return the seconds until it answers."""
        began = time.perf_counter()
        self._spawn()
        async with httpx.AsyncClient() as client:
            while True:
                try:
                    await client.get(f"http://127.0.0.1:{self.port}/ready")
                except httpx.TransportError:
                    await asyncio.sleep(0.01)
                else:
                    return time.perf_counter() - began

    def _spawn(self) -> None:
        command = [sys.executable, "-m", "backroom", "serve", "--port", str(self.port), "--database", f"sqlite:///{self.database}"]
        command += ["--no-browser", *(f"--{name}={value}" for name, value in LIMITS.items())]
        compiling = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}  # as once installed
        self.process = subprocess.Popen(command, env=compiling)

    def cpu(self) -> float:
        """Return the processor seconds that the process has used so far."""
        with open(f"/proc/{self.process.pid}/stat") as file:  # noqa: PTH123
            fields = file.read().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the megabytes that the process holds."""
        with open(f"/proc/{self.process.pid}/status") as file:  # noqa: PTH123
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))

    def stop(self) -> None:
        """Ask it to end."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)

    def kill(self) -> None:
        """End it without warning."""
        self.process.kill()
        self.process.wait(20)


class Table:
    """A table of two people whose game is known beforehand."""

    def __init__(self, server: Server, table_id: str, cookies: list[str]) -> None:
        self.address = f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/socket"
        self.cookies = cookies
        self.script = play_out(server.database, table_id)
        self.wires: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open_wire(self, seat: int, **options: Any) -> ClientConnection:
        """Return a socket of a seat that has been told how the table stands; options are those of the connection."""
        cookie = {"Cookie": self.cookies[seat]}
        wire = await connect(self.address, additional_headers=cookie, max_size=None, ping_interval=None, **options)
        await wire.send('{"type":"hello","protocol":2}')
        while b'"type":"state"' not in await wire.recv(decode=False):
            pass
        return wire

    async def connect(self) -> None:
        """Have both people at the table."""
        self.wires = [await self.open_wire(seat) for seat in range(2)]
        self.readers = [asyncio.create_task(self._read(wire)) for wire in self.wires]

    async def leave(self) -> None:
        """Have both people go."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(wire.close() for wire in self.wires), *self.readers, return_exceptions=True)

    async def make(self, number: int) -> None:
        """Make a move of the script; return when it is acknowledged."""
        seat, message = self.script[number]
        self.answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self.wires[seat].send(message)
        await self.answer

    async def _read(self, wire: ClientConnection) -> None:
        while True:
            try:
                frame = await wire.recv(decode=False)
            except websockets.ConnectionClosed as error:
                frame = b'"type":"error"' + str(error).encode()
            if REFUSED in frame:
                self.answer.set_exception(RuntimeError(frame[:500].decode()))
                return
            if DONE in frame:
                self.answer.set_result(None)


def play_out(database: Path, table_id: str) -> list[tuple[int, str]]:
    """Return the moves of a random game that follows from a table's seed: who, and the message."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        seed, commitment = connection.execute("SELECT seed, commitment FROM tables WHERE id = ?", (table_id,)).fetchone()
        noise = [row[0] for row in connection.execute("SELECT client_seed FROM seats WHERE table_id = ? ORDER BY seat", (table_id,))]
    game = Game(find_game(GAME), 2, {}, Fairness(seed, commitment, noise).draws())
    rng = random.Random(table_id)
    script = []
    game.advance()
    while not game.over:
        seat = game.seats_to_act()[0]
        steps: list[int] = []
        trial = game.position.copy()
        while not steps or trial.mid_move:
            steps.append(rng.choice(list(trial.legal_steps(seat))))
            trial.apply(seat, steps[-1])
        decision = game.open_decision(seat)
        entry = game.play_steps(seat, steps)
        message: dict[str, Any] = {"type": "commit", "id": f"m{len(script)}", "decision": decision, "move": entry.move}
        script.append((seat, msgspec.json.encode(message).decode()))
        game.advance()
    return script


async def prepare_tables(server: Server, number: int) -> list[Table]:
    """Return running tables of two people each."""
    found: list[Table] = []
    while len(found) < number:
        many = min(TABLES_A_PERSON, number - len(found))
        found += await prepare_some(server, many)
    return found


async def prepare_some(server: Server, number: int) -> list[Table]:
    """Return as many tables as two people may have."""
    address = f"http://127.0.0.1:{server.port}/api"
    async with httpx.AsyncClient(timeout=30) as ann, httpx.AsyncClient(timeout=30) as bob:
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            (await client.post(f"{address}/me", json={"nickname": name})).raise_for_status()
        tables = []
        for _ in range(number):
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "client_seed": "a"}
            made = await ann.post(f"{address}/tables", json=wish)
            table_id = made.raise_for_status().json()["id"]
            (await bob.post(f"{address}/tables/{table_id}/join", json={"client_seed": "b"})).raise_for_status()
            (await ann.post(f"{address}/tables/{table_id}/start")).raise_for_status()
            tables.append(table_id)
        cookies = ["; ".join(f"{name}={value}" for name, value in client.cookies.items()) for client in (ann, bob)]
    return [Table(server, table_id, cookies) for table_id in tables]
