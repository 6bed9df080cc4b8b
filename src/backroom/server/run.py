"""Running the server: one process, or several that share a port and are started again when they die."""

from __future__ import annotations

import asyncio
import http.client
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from typing import TYPE_CHECKING, Any

import msgspec
from pythonjsonlogger.core import RESERVED_ATTRS

from backroom.core.errors import BackroomError
from backroom.server.metrics import SHARED
from backroom.server.settings import WORKER_SETTINGS, Settings
from backroom.store.database import open_database

if TYPE_CHECKING:
    from collections.abc import Callable

logger = logging.getLogger("backroom")

SECONDS_TO_START = 60
SECONDS_TO_END = 5
PLAIN = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
JSON = {
    "()": "pythonjsonlogger.json.JsonFormatter",
    "format": "%(asctime)s %(levelname)s %(name)s %(process)d %(message)s",
    "reserved_attrs": [*RESERVED_ATTRS, "color_message"],
    "rename_fields": {"asctime": "at", "levelname": "level", "name": "logger", "process": "pid"},
}


class ListenConfig(msgspec.Struct, frozen=True, kw_only=True):
    """Where a server listens, and how it speaks to those who run it."""

    bind_host: str = "127.0.0.1"
    port: int = 8000
    trusted_proxies: str = ""
    log_format: str = "text"
    log_level: str = "warning"


class PortTaken(BackroomError):
    """The address can't be listened on."""


def serve(settings: Settings, listening: ListenConfig, when_ready: Callable[[str], None] | None = None) -> None:
    """Serve until asked to end."""
    import uvicorn  # noqa: PLC0415 (slow to import)
    from uvicorn.supervisors import Multiprocess  # noqa: PLC0415

    from backroom.server.app import make_app, protocol_options  # noqa: PLC0415
    from backroom.server.connection_limits import total_connections  # noqa: PLC0415

    settings.check()
    total_connections(settings.max_connections)
    asyncio.run(prepare_database(settings.database))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # the server's own handler comes and goes
    listener = open_socket(listening)
    address = address_of(listener, listening.bind_host)
    options: dict[str, Any] = {
        **protocol_options(settings),
        "log_config": logging_config(listening),
        "access_log": listening.log_level in ("info", "debug"),
        "proxy_headers": bool(listening.trusted_proxies),
        "forwarded_allow_ips": listening.trusted_proxies,
        "timeout_graceful_shutdown": SECONDS_TO_END,
        "server_header": False,
    }
    if when_ready is not None:
        threading.Thread(target=call_when_ready, args=(address, when_ready), daemon=True).start()
    if settings.workers == 1:
        uvicorn.Server(uvicorn.Config(make_app(settings), **options)).run([listener])
        return
    with tempfile.TemporaryDirectory(prefix="backroom-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[SHARED] = folder
        os.environ[WORKER_SETTINGS] = msgspec.json.encode(settings).decode()
        config = uvicorn.Config("backroom.server.app:make_worker_app", factory=True, workers=settings.workers, **options)
        Multiprocess(config, sockets=[listener]).run()


async def prepare_database(database: str) -> None:
    """Bring the database up to date, once for all workers, or say why it can't be used."""
    engine = await open_database(database)
    await engine.dispose()


def open_socket(listening: ListenConfig) -> socket.socket:
    """Return a socket that listens, or say why it can't."""
    family = socket.AF_INET6 if ":" in listening.bind_host else socket.AF_INET
    try:
        return socket.create_server((listening.bind_host, listening.port), family=family, backlog=2048)
    except OSError as error:
        raise PortTaken(
            f"port {listening.port} of {listening.bind_host} can't be used ({error.strerror or error}); choose another with --port"
        ) from error


def address_of(listener: socket.socket, host: str) -> str:
    """Return where a browser on this machine finds the server."""
    local = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104 (a name, not a binding)
    return f"http://{local}:{listener.getsockname()[1]}"


def call_when_ready(address: str, callback: Callable[[str], None]) -> None:
    """Wait until the server at an address is ready, then call a function with the address."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=SECONDS_TO_START)
    try:
        connection.request("GET", "/ready")
        if connection.getresponse().status == 200:
            callback(address)
    except OSError:
        logger.debug("the server ended before it was ready")
    finally:
        connection.close()


def open_browser(address: str) -> None:
    """Open the page, where there is a screen to show it on."""
    if os.environ.get("BROWSER") or os.name == "nt" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or is_mac():
        webbrowser.open(address)


def is_mac() -> bool:
    """Tell whether this is a Mac, which always has a screen."""
    return os.uname().sysname == "Darwin"


def logging_config(listening: ListenConfig) -> dict[str, Any]:
    """Return how to log: lines for people or, one object a line, for programs; everything to stderr."""
    level = listening.log_level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": JSON if listening.log_format == "json" else PLAIN},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}},
        "loggers": {name: {"level": level, "handlers": ["stderr"], "propagate": False} for name in ("backroom", "uvicorn")},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
    }
