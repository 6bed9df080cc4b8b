"""A real server in a process of its own, and people who play at it."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import time
from contextlib import asynccontextmanager, closing, suppress

import httpx
import websockets
from fork_server import ForkedProcess, start_backroom, start_from_scratch

SECONDS_TO_START = 60
TLS = ssl.create_default_context()
"""For all clients: each would else read all certificates, which takes longer than a request."""
RAISED_LIMITS = {
    "BACKROOM_CONNECTIONS_PER_ADDRESS": "2000",
    "BACKROOM_CONNECTIONS_PER_SECOND": "2000",
    "BACKROOM_SOCKETS_PER_USER": "500",
    "BACKROOM_IDENTITIES_PER_HOUR": "100000",
    "BACKROOM_TABLES_PER_HOUR": "10000",
    "BACKROOM_STORED_KILOBYTES_PER_HOUR": "1000000",
    "BACKROOM_REPLAYED_ENTRIES_PER_MINUTE": "10000000",
}
"""All people of a test come from one address, and play faster than people; a server's options win over these."""


def free_port() -> int:
    """Return a port of the loopback that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server process on a database."""

    def __init__(self, database: str, port: int | None = None, options: tuple[str, ...] = (), *, from_scratch: bool = False) -> None:
        """Servers are forked from a process that has imported everything, unless they start from scratch, as from a shell."""
        self.database = database
        self.options = options
        self.from_scratch = from_scratch
        self.port = port or free_port()
        self.log = None
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--database", self.database, "--no-browser", *self.options]
        start = start_from_scratch if self.from_scratch else start_backroom
        self.process = start(words, stdout=subprocess.DEVNULL, stderr=self.log or subprocess.DEVNULL, env=RAISED_LIMITS | os.environ)
        end = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < end:
            if self.is_ready():
                return
            time.sleep(0.01)
        raise TimeoutError("the server does not answer")

    def is_ready(self) -> bool:
        """Tell whether it answers that it is ready."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
        with suppress(OSError, http.client.HTTPException), closing(connection):
            connection.request("GET", "/ready")
            return connection.getresponse().status == 200
        return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> int:
        """Ask it to end; return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(15)


class Person:
    """Somebody with a browser: a cookie, and sockets at tables."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        self.server = server
        self.name = name
        self.cookies = httpx.Cookies()
        self.rng = random.Random(name)

    async def ask(self, method: str, path: str, **data):
        """Make a request; return the answer."""
        async with httpx.AsyncClient(base_url=self.server.address, cookies=self.cookies, timeout=20, verify=TLS) as client:
            answer = await client.request(method, f"/api{path}", **({"json": data} if method != "GET" else {}))
            self.cookies.update(client.cookies)
            return answer

    async def arrive(self):
        """Get an identity."""
        answer = await self.ask("POST", "/me", nickname=self.name)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def create(self, *seats: str, **wishes) -> str:
        """Create a table; return its id."""
        kinds = [{"kind": "bot", "bot": seat} if seat not in ("me", "open") else {"kind": seat} for seat in seats]
        wish = {"game": "new-corp-order", "seats": kinds, "client_seed": f"noise of {self.name}"} | wishes
        answer = await self.ask("POST", "/tables", **wish)
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    @asynccontextmanager
    async def at(self, table: str, *, silent: bool = False, **hello):
        """Connect to a table; who is silent has not said hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        async with websockets.connect(address, additional_headers={"Cookie": cookie}, max_size=None) as wire:
            client = Client(wire, self.rng)
            if not silent:
                with suppress(websockets.ConnectionClosed):  # a server that refuses the connection may be quicker
                    await client.send(type="hello", protocol=2, **hello)
            yield client


class Client:
    """One socket; remembers all that it was sent."""

    def __init__(self, wire, rng: random.Random) -> None:
        self.wire = wire
        self.rng = rng
        self.frame: list[dict] = []
        self.heard: list[dict] = []
        self.facts: list[tuple[int, dict]] = []
        self.state: dict | None = None
        self.acknowledged: list[dict] = []

    async def send(self, **message) -> None:
        """Send a message."""
        await self.wire.send(json.dumps(message))

    async def hear(self, *kinds: str, seconds: float = 30) -> dict:
        """Return the next message of these kinds."""
        while True:
            if not self.frame:
                self.frame = json.loads(await asyncio.wait_for(self.wire.recv(), seconds))
            message = self.frame.pop(0)
            self.heard.append(message)
            if message["type"] == "facts":
                if message["first_number"] == 1:  # all is told again
                    self.facts = []
                self.facts += enumerate(message["facts"], start=message["first_number"])
            elif message["type"] == "table_state":
                self.state = message
            if message["type"] in kinds:
                return message

    async def choose_move(self) -> dict | None:
        """Walk a draft at random; return the whole move, None if the table moved on meanwhile."""
        steps: list[int] = []
        while True:
            await self.send(type="query_choices", id="d", steps=steps)
            asked = await self.hear("choices", "error")
            if asked.get("code") == "rate-limited":  # a random player is faster than people may be
                await asyncio.sleep(0.1)
                continue
            if asked.get("code") in ("illegal-move", "not-your-turn"):
                return None
            assert asked["type"] == "choices", asked
            if asked["is_complete"]:
                return asked["move"]
            steps = asked["steps"] + [self.rng.choice(asked["choices"])["step"]]

    def outrun(self, answer: dict, state: dict) -> bool:
        """Tell whether a move became impossible while it was made, since others dealt meanwhile."""
        return answer.get("code") == "illegal-move" and self.state["entries"] != state["entries"]

    async def play(self, most: int = 10_000) -> dict:
        """Play at random until the game is over or so many moves are made; return the last state."""
        made = 0
        while True:
            if self.state is None:
                await self.hear("table_state")
            state = self.state
            if state["status"] == "over" or made == most:
                return state
            if state["decision"] is None:
                await self.hear("table_state")
                continue
            move = await self.choose_move()
            if move is None:
                await asyncio.sleep(0.05)
                continue
            label = f"m{self.rng.random()}"
            await self.send(type="commit", id=label, decision=state["decision"], move=move)
            answer = await self.hear("committed", "error")
            if answer.get("code") in ("rate-limited", "stale-decision", "not-your-turn") or self.outrun(answer, state):
                await asyncio.sleep(0.1)  # too fast, or another process moved the table on: look again
                continue
            assert answer["type"] == "committed", answer
            self.acknowledged.append({"n": answer["entry"], "move": move})
            made += 1


async def play_together(clients: list[Client], moves: int) -> None:
    """Let all play until so many moves are made between them: who has how many is chance, since some turns have two."""
    playing = [asyncio.create_task(client.play()) for client in clients]
    try:
        while sum(len(client.acknowledged) for client in clients) < moves:
            done, _ = await asyncio.wait(playing, timeout=0.05)
            for task in done:
                task.result()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
