"""Several server processes' applications in one event loop on one database, and browsers that talk to them: real handlers, no network."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress

import httpx

from backroom.server.app import make_app
from backroom.server.settings import Settings


class Processes:
    """The applications of some processes on one database."""

    def __init__(self, database: str, number: int = 2, **settings) -> None:
        self.apps = [make_app(Settings(database=database, **settings)) for _ in range(number)]
        self.started, self.ending = asyncio.Event(), asyncio.Event()

    async def start(self) -> None:
        """Run what the applications do at their start."""
        self.task = asyncio.create_task(self._run())
        await self.started.wait()

    async def _run(self) -> None:
        """Enter and leave the applications' lifespans in one task, as they require."""
        async with AsyncExitStack() as stack:
            for app in self.apps:
                await stack.enter_async_context(app.lifespan())
            self.started.set()
            await self.ending.wait()

    async def stop(self) -> None:
        """Run what the applications do at their end."""
        self.ending.set()
        await self.task

    def context(self, process: int):
        """Return what the handlers of a process share."""
        return self.apps[process].state.context


class Browser:
    """A signed-in browser: a cookie."""

    def __init__(self, processes: Processes) -> None:
        self.processes = processes
        self.cookie = ""

    async def ask(self, process: int, method: str, path: str, **data):
        """Make a request to a process; return the answer."""
        transport = httpx.ASGITransport(self.processes.apps[process])
        headers = {"cookie": f"backroom={self.cookie}"} if self.cookie else {}
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            answer = await client.request(method, f"/api{path}", headers=headers, **({} if method == "GET" else {"json": data}))
        self.cookie = answer.cookies.get("backroom", self.cookie)
        return answer


class Socket:
    """An open socket of a browser at a table; `on_message` hears every message that the server sends."""

    def __init__(self, process: int, app, table: str, cookie: str, on_message) -> None:
        self.process = process
        self.on_message = on_message
        self.incoming: asyncio.Queue[dict] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.closed = False
        headers = [(b"host", b"test"), (b"cookie", f"backroom={cookie}".encode())]
        path = f"/api/tables/{table}/socket"
        scope = {"type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path, "query_string": b""}
        scope |= {"raw_path": path.encode(), "root_path": "", "headers": headers, "client": ("127.0.0.1", 1), "server": ("test", 80)}
        self.task = asyncio.create_task(app(scope | {"subprotocols": [], "extensions": {}}, self.incoming.get, self._send))

    async def _send(self, event: dict) -> None:
        if event["type"] == "websocket.close":
            self.closed = True
        elif event["type"] == "websocket.send":
            text = event.get("text") or event["bytes"].decode()
            for message in json.loads(text):
                self.on_message(self, message)

    def say(self, **message) -> None:
        """Send a message."""
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def close(self) -> None:
        """Go away."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        with suppress(TimeoutError):
            await asyncio.wait_for(self.task, 10)


async def settle() -> None:
    """Let everything that is ready run."""
    for _ in range(5):
        await asyncio.sleep(0.002)
