"""Run the command `backroom` by forking a process that has imported everything: that takes a tenth of the time of a start from scratch.

`start_backroom` and `run_backroom` are used like `subprocess.Popen` and `subprocess.run`. The first call starts the fork server, which is
this file run as a program; it ends with the process that has started it. It has no threads and no event loop, so forking it is safe. Each
child runs `backroom.cli.main.main` with its own arguments, environment, folder and standard streams, and ends as any Python program does.
"""

from __future__ import annotations

import array
import asyncio
import atexit
import contextlib
import functools
import gc
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import types
from pathlib import Path

LOOK_SECONDS = 0.005
"""How often a process that is waited for is looked at."""
READ_AT_START = ("BACKROOM_COMPILED", "PYTHONHASHSEED", "PYTHONPATH", "PYTHONUTF8")
"""Variables that count while Python starts and imports; a command with others than the fork server's own is started from scratch."""
STREAMS = 3


class ForkedProcess:
    """A child of the fork server; its methods are those of `subprocess.Popen`."""

    def __init__(self, forks: ForkServer, pid: int) -> None:
        self.forks = forks
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return the exit code, None while it runs."""
        if self.returncode is None:
            self.returncode = self.forks.ask(poll=self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; return its exit code."""
        end = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired(f"backroom, process {self.pid}", timeout)
            time.sleep(LOOK_SECONDS)
        return code

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class ForkServer:
    """Handle of the process that forks."""

    def __init__(self) -> None:
        self.socket, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, __file__, str(theirs.fileno())]
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
        self.answers = self.socket.makefile()
        self.asking = threading.Lock()
        self.environment = {name: os.environ.get(name) for name in READ_AT_START}
        self.ask()  # it has imported everything

    def ask(self, streams: tuple[int, ...] = (), **request):
        """Return the answer to a request; threads take turns."""
        with self.asking:
            send(self.socket, request, streams)
            line = self.answers.readline()
        if not line:
            raise RuntimeError("the fork server has ended")
        return json.loads(line)

    def fits(self, environment: dict[str, str]) -> bool:
        """Tell whether a program with this environment can be forked."""
        return all(environment.get(name) == value for name, value in self.environment.items())

    def start(self, words: list[str], streams: tuple[int, ...], environment: dict[str, str], folder: str) -> ForkedProcess:
        """Start a command."""
        return ForkedProcess(self, self.ask(streams, start=words, environment=environment, folder=folder))

    def stop(self) -> None:
        """End it, with all its children."""
        self.answers.close()
        self.socket.close()
        self.process.wait()


@functools.cache
def fork_server() -> ForkServer:
    """Return the fork server of this process."""
    forks = ForkServer()
    atexit.register(forks.stop)
    return forks


def start_backroom(words, *, stdin=None, stdout=None, stderr=None, env=None, cwd=None):
    """Start a command; streams are files, by default none."""
    environment = dict(os.environ if env is None else env)
    streams = [subprocess.DEVNULL if stream is None else stream for stream in (stdin, stdout, stderr)]
    if not fork_server().fits(environment):
        return start_from_scratch(words, stdin=streams[0], stdout=streams[1], stderr=streams[2], env=environment, cwd=cwd)
    with open(os.devnull, "r+b") as null:  # noqa: PTH123 (a device)
        places = tuple((null if stream == subprocess.DEVNULL else stream).fileno() for stream in streams)
        return fork_server().start([str(word) for word in words], places, environment, str(cwd or Path.cwd()))


def start_from_scratch(words, **manner) -> subprocess.Popen:
    """Start a command as a shell does."""
    return subprocess.Popen([sys.executable, "-m", "backroom", *map(str, words)], **manner)


def run_backroom(*words, stdin: str = "", timeout: float = 300, env=None, cwd=None) -> subprocess.CompletedProcess[str]:
    """Run a command; return its exit code and what it has written."""
    with contextlib.ExitStack() as stack:
        asked, told, wrong = (stack.enter_context(tempfile.TemporaryFile("w+")) for _ in range(STREAMS))
        asked.write(stdin)
        asked.flush()
        asked.seek(0)
        process = start_backroom(words, stdin=asked, stdout=told, stderr=wrong, env=env, cwd=cwd)
        try:
            code = process.wait(timeout)
        finally:
            process.kill()
        told.seek(0)
        wrong.seek(0)
        return subprocess.CompletedProcess(words, code, told.read(), wrong.read())


def send(line: socket.socket, request: dict, streams: tuple[int, ...] = ()) -> None:
    """Send a request: its length and open files, then itself."""
    data = json.dumps(request).encode()
    files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", streams))] if streams else []
    line.sendmsg([len(data).to_bytes(4, "big")], files)
    line.sendall(data)


# What runs in the process that forks


def receive(line: socket.socket) -> tuple[dict, list[int]] | None:
    """Return the next request with its open files, None when nobody asks any more."""
    size, files, _flags, _address = socket.recv_fds(line, 4, STREAMS)
    if not size:
        return None
    left, data = int.from_bytes(size, "big"), b""
    while left > len(data):
        data += line.recv(left - len(data))
    return json.loads(data), files


def import_everything() -> None:
    """Import all that a server, its bot workers and the commands use, and use what is slow for the first time."""
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

    from backroom.cli import main
    from backroom.core.registry import games
    from backroom.server.app import make_app
    from backroom.server.run import prepare_database
    from backroom.server.settings import Settings

    games()
    main.add_commands()
    main.add_commands = lambda: None  # they are there
    make_app(Settings(database="sqlite://"))
    forget_logging()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(prepare_database(f"sqlite:///{folder}/backroom.db"))
    assert threading.active_count() == 1
    multiprocessing.resource_tracker.ensure_running()
    gc.collect()
    gc.freeze()


def forget_logging() -> None:
    """Take back what Litestar has set up, and end its thread, so that a child that does not serve logs as a fresh process."""
    for logger, level in ((logging.getLogger(), logging.WARNING), (logging.getLogger("litestar"), logging.NOTSET)):
        for handler in logger.handlers[:]:
            logger.removeHandler(handler)
            if vars(handler.listener)["_thread"] is not None:
                handler.listener.stop()
            atexit.unregister(handler.listener.stop)
        logger.setLevel(level)
        logger.propagate = True


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


def become(request: dict, files: list[int]) -> None:
    """Make this child what a new process with these arguments would be."""
    import backroom

    for target, source in enumerate(files):
        os.dup2(source, target)
        os.close(source)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.argv = [str(Path(backroom.__file__).with_name("__main__.py")), *request["start"]]
    fresh = types.ModuleType("__main__")
    fresh.__package__ = "backroom"
    sys.modules["__main__"] = fresh  # workers of multiprocessing import the main module, which would be this file
    if request["start"][:1] in ([], ["serve"]):
        provide_bot_workers()


def end_if_over(pid: int) -> int | None:
    """Return the exit code of a child, None while it runs."""
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def answer_requests(line: socket.socket) -> bool:
    """Answer requests until nobody asks any more; return True in each child, once it is to run its command."""
    running: set[int] = set()
    while (received := receive(line)) is not None:
        request, files = received
        answer = None
        if "start" in request:
            answer = os.fork()
            if answer == 0:
                line.close()
                become(request, files)
                return True
            running.add(answer)
            for file in files:
                os.close(file)
        elif "poll" in request:
            answer = end_if_over(request["poll"])
            if answer is not None:
                running.remove(request["poll"])
        line.sendall(json.dumps(answer).encode() + b"\n")
    for pid in running:
        os.kill(pid, signal.SIGKILL)
    return False


if __name__ == "__main__":
    this = sys.modules["__main__"]  # kept while a child runs
    import_everything()
    if answer_requests(socket.socket(fileno=int(sys.argv[1]))):
        from backroom.cli.main import main

        main()
