"""Start servers by forking a process that has imported everything: a start takes a fraction of a second instead of several seconds.

The parent (`ForkServer`) talks to this file's process by lines of JSON. That process has no threads and no event loop, so forking it is
safe. Each child runs the command `backroom serve` as if it had been started from a shell. Killing a server also ends its bot workers and
the process that forks them, because they read the end of their pipes.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import types
from pathlib import Path

import httpx
from house import Server

END_SECONDS = 15


class ForkServer:
    """Handle of the process that forks servers."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ, bufsize=1
        )
        self.asking = threading.Lock()
        self.read()  # it has imported everything

    def read(self):
        """Return its next answer."""
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the fork server has ended")
        return json.loads(line)

    def ask(self, **request):
        """Return the answer to a request; threads take turns."""
        with self.asking:
            print(json.dumps(request), file=self.process.stdin, flush=True)
            return self.read()

    def stop(self) -> None:
        """End it, with all its servers."""
        self.process.stdin.close()
        self.process.wait(END_SECONDS)


class ForkedServer(Server):
    """A server that a fork server starts."""

    def __init__(self, forks: ForkServer, database: str, options: tuple[str, ...] = (), log: str = os.devnull) -> None:
        super().__init__(database, options=options)
        self.forks = forks
        self.log = log
        self.pid: int | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        arguments = ["serve", "--port", str(self.port), "--database", self.database, "--no-browser", *self.options]
        self.pid = self.forks.ask(start=arguments, log=self.log)
        with httpx.Client(base_url=self.address, timeout=5, trust_env=False) as client:
            for _ in range(3000):
                with contextlib.suppress(httpx.TransportError):
                    if client.get("/ready").status_code == 200:
                        return
                time.sleep(0.01)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; return its exit code."""
        return self.end(signal.SIGTERM)

    def end(self, by: signal.Signals) -> int:
        """Send a signal, and return the exit code once the process has ended."""
        pid, self.pid = self.pid, None
        return 0 if pid is None else self.forks.ask(end=pid, signal=int(by))


# What runs in the process that forks


def import_everything() -> None:
    """Import all that a server and its bot workers use, and start nothing."""
    import multiprocessing.forkserver
    import multiprocessing.resource_tracker

    import aiosqlite  # noqa: F401
    import asyncpg  # noqa: F401
    import prometheus_client  # noqa: F401
    import uvicorn.lifespan.on
    import uvicorn.logging
    import uvicorn.loops.auto
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.websockets_sansio_impl
    import uvicorn.supervisors  # noqa: F401

    import backroom.server.app
    import backroom.server.run
    from backroom.cli.main import add_commands
    from backroom.core.registry import games

    games()
    add_commands()
    multiprocessing.resource_tracker.ensure_running()
    backroom.server.app.make_app = functools.cache(backroom.server.app.make_app)  # made once here, for all children


@functools.cache
def make_app_of(arguments: tuple[str, ...]) -> None:
    """Make the application of a command `backroom serve` without serving it."""
    import backroom.server.app
    from backroom.cli.main import app
    from backroom.server import run

    serve = run.serve
    run.serve = lambda settings, *_: backroom.server.app.make_app(settings)
    try:
        app(list(arguments), standalone_mode=False)
    finally:
        run.serve = serve
    gc.collect()
    gc.freeze()


def become_another_process() -> None:
    """Give the child's server an id of its own: leases of the one before must not count as its own."""
    from backroom.server.table_registry import TableRegistry

    opened = TableRegistry.open

    async def open_as_new(self: TableRegistry) -> None:
        self.id = secrets.token_hex(8)
        await opened(self)

    TableRegistry.open = open_as_new


def provide_bot_workers() -> None:
    """Fork the process from which multiprocessing forks bot workers, since starting it would import everything again."""
    from multiprocessing import connection, forkserver, util

    listener = socket.socket(socket.AF_UNIX)
    address = connection.arbitrary_address("AF_UNIX")
    listener.bind(address)
    if not util.is_abstract_socket_namespace(address):
        Path(address).chmod(0o600)
    listener.listen()
    alive_read, alive_write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(alive_write)
        try:
            forkserver.main(listener.fileno(), alive_read, [])
        finally:
            os._exit(0)
    os.close(alive_read)
    listener.close()
    shared = vars(forkserver)["_forkserver"]
    vars(shared).update(_forkserver_address=address, _forkserver_alive_fd=alive_write, _forkserver_pid=pid)


def run_server(arguments: list[str], log: str) -> None:
    """Be the server, in the child."""
    null = os.open(os.devnull, os.O_RDWR)
    errors = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for target, source in ((0, null), (1, null), (2, errors)):
        os.dup2(source, target)
    sys.modules["__main__"] = types.ModuleType("__main__")  # bot workers import the main module, which would be this file
    provide_bot_workers()
    become_another_process()
    from backroom.cli.main import app

    code = 1
    try:
        code = app(arguments, standalone_mode=False) or 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1
    finally:
        os._exit(code)


def answer(request: dict, running: set[int]) -> int:
    """Fork a server and return its process id, or end one and return its exit code."""
    if "start" in request:
        make_app_of(tuple(request["start"]))
        pid = os.fork()
        if pid == 0:
            run_server(request["start"], request["log"])
        running.add(pid)
        return pid
    running.discard(request["end"])
    with contextlib.suppress(ProcessLookupError):
        os.kill(request["end"], request["signal"])
    return os.waitstatus_to_exitcode(os.waitpid(request["end"], 0)[1])


def main() -> None:
    """Answer requests until the input ends."""
    import_everything()
    print("true", flush=True)
    running: set[int] = set()
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), running)), flush=True)
    for pid in running:  # left by a parent that has ended before its time
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
