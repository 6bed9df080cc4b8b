"""Limits on connections, before any request is read: how many, from how many addresses, how fast, and how long they may take.

uvicorn has no such limits: it waits without end for headers, bodies and readers. So its protocol classes are extended here. With several
workers each process counts for itself.
"""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from backroom.server.rate_limits import RateLimiter, address_key
from backroom.server.settings import BadSetting

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

    from backroom.server.metrics import Metrics
    from backroom.server.settings import Settings

RESERVED_DESCRIPTORS = 128
"""File descriptors kept for the database, bot processes, web hooks and files of the page."""
MAX_CONNECTIONS = 10_000
"""The total if the operator sets none and there are enough descriptors."""
WINDOWS_DESCRIPTORS = 8192
MAX_HEADER_BYTES = 65_536
SWEEP_SECONDS = 5.0
"""A connection that is still closing at the second sweep is aborted: its peer does not read what is left to send."""


def response(status: str, text: str, retry_after: int | None = None) -> bytes:
    """Return a whole HTTP response that ends the connection."""
    body = text.encode()
    wait = "" if retry_after is None else f"retry-after: {retry_after}\r\n"
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {len(body)}\r\n{wait}connection: close\r\n\r\n"
    return head.encode() + body


TOO_SLOW = response("408 Request Timeout", "The request did not arrive in time.")
TOO_LARGE = response("431 Request Header Fields Too Large", f"Headers have at most {MAX_HEADER_BYTES} bytes.")


def total_connections(wanted: int) -> int:
    """Return how many connections this process can hold: `wanted`, or for 0 what the file descriptors allow.

    Raises:
        BadSetting: if the process has too few file descriptors for `wanted`.

    """
    descriptors = WINDOWS_DESCRIPTORS if sys.platform == "win32" else resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    possible = descriptors - min(RESERVED_DESCRIPTORS, descriptors // 2)
    if wanted > possible:
        raise BadSetting(
            f"--max-connections {wanted} needs {wanted + RESERVED_DESCRIPTORS} file descriptors, but this process may open {descriptors}; "
            f"raise that limit (ulimit -n, LimitNOFILE), or allow at most {possible} connections"
        )
    return wanted or min(possible, MAX_CONNECTIONS)


class TrustedProxies:
    """Addresses and networks whose connections carry requests of many addresses."""

    def __init__(self, hosts: str | list[str]) -> None:
        words = [word.strip() for word in (hosts.split(",") if isinstance(hosts, str) else hosts)]
        self.all = "*" in words
        self.networks = []
        for word in words:
            try:
                self.networks.append(ipaddress.ip_network(word))
            except ValueError:
                continue  # the name of a Unix socket, or empty

    def __contains__(self, host: str) -> bool:
        """Tell whether connections from an address are a proxy's."""
        if self.all or not self.networks:
            return self.all
        address = ipaddress.ip_address(host.partition("%")[0])
        return any(address in network for network in self.networks)


class ConnectionLimits:
    """Counts the connections of this process, in total and by address."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.total = total_connections(settings.max_connections)
        self.each = settings.connections_per_address
        self.seconds = settings.request_seconds
        self.rates = RateLimiter("connections", settings.connections_per_second, 2 * settings.connections_per_second + self.each)
        self.refusals = {name: metrics.refusals.labels(name) for name in ("total", "address", "rate", "slow", "large", "unread")}
        self.proxies: TrustedProxies | None = None
        self.open: set[LimitedHttpProtocol | LimitedWebSocketProtocol] = set()
        self.by_address: Counter[str] = Counter()
        self.closing: set[LimitedHttpProtocol | LimitedWebSocketProtocol] = set()
        self.sweeper: asyncio.TimerHandle | None = None
        self.full = response("503 Service Unavailable", "The server has as many connections as it can hold. Try again in 10 s.", 10)
        self.too_many = response(
            "429 Too Many Requests", f"One address can have {self.each} connections at a time. Close some, or try again in 10 s.", 10
        )
        self.too_fast = response(
            "429 Too Many Requests",
            f"One address can open {settings.connections_per_second:g} connections per second. Try again in 5 s.",
            5,
        )

    def address_of(self, transport: asyncio.Transport, config: Config) -> str | None:
        """Return the address that a connection counts for; None for a trusted proxy, whose requests name their own."""
        if self.proxies is None:
            self.proxies = TrustedProxies(config.forwarded_allow_ips if config.proxy_headers else "")
        client = get_remote_addr(transport)
        return None if client is None or client[0] in self.proxies else address_key(client[0])

    def refusal(self, address: str | None) -> bytes | None:
        """Return the response to a new connection that is over a limit, otherwise None. A trusted proxy has no address."""
        if len(self.open) >= self.total:
            self.refusals["total"].inc()
            return self.full
        if address is None:
            return None
        if self.by_address[address] >= self.each:
            self.refusals["address"].inc()
            return self.too_many
        if not self.rates.bucket(address).take():
            self.refusals["rate"].inc()
            return self.too_fast
        return None

    def enter(self, connection: LimitedHttpProtocol | LimitedWebSocketProtocol) -> None:
        """Count a connection."""
        self.open.add(connection)
        if connection.address is not None:
            self.by_address[connection.address] += 1
        if self.sweeper is None:
            self.sweeper = connection.loop.call_later(SWEEP_SECONDS, self.sweep, connection.loop)

    def leave(self, connection: LimitedHttpProtocol | LimitedWebSocketProtocol) -> None:
        """Count a connection no longer."""
        if connection not in self.open:
            return
        self.open.discard(connection)
        self.closing.discard(connection)
        if connection.address is not None:
            self.by_address[connection.address] -= 1
            if self.by_address[connection.address] <= 0:
                del self.by_address[connection.address]

    def sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Abort connections that have been closing since the last sweep."""
        closing = {connection for connection in self.open if connection.transport.is_closing()}
        for connection in closing & self.closing:
            self.refusals["unread"].inc()
            connection.transport.abort()
        self.closing = closing - self.closing
        self.sweeper = loop.call_later(SWEEP_SECONDS, self.sweep, loop) if self.open else None


def limits_of(config: Config) -> ConnectionLimits:
    """Return the limits of the application that uvicorn serves, which may be wrapped in middleware."""
    app: Any = config.loaded_app
    while not isinstance(app, Litestar):
        app = app.app
    limits: ConnectionLimits = app.state.connection_limits
    return limits


class Unread:
    """Aborts a connection whose peer has not read for too long."""

    limits: ConnectionLimits
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    unread: asyncio.TimerHandle | None = None

    def watch_reader(self) -> None:
        """Begin to wait for the peer to read."""
        if self.unread is None:
            self.unread = self.loop.call_later(self.limits.seconds, self.drop_reader)

    def forget_reader(self) -> None:
        """Wait no longer."""
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def drop_reader(self) -> None:
        """Abort: the peer has not read in time."""
        self.unread = None
        self.limits.refusals["unread"].inc()
        self.transport.abort()


class LimitedHttpProtocol(Unread, HttpToolsProtocol):
    """HTTP/1.1 with limits on connections and on the time and size of requests."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = limits_of(config)
        self.address: str | None = None
        self.refused = False
        self.late: asyncio.TimerHandle | None = None
        self.header_bytes = -1
        """Bytes of headers so far; -1 between headers."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it without reading anything."""
        self.address = self.limits.address_of(transport, self.config)
        refusal = self.limits.refusal(self.address)
        if refusal is not None:
            self.refused = True
            transport.write(refusal)
            transport.close()
            return
        super().connection_made(transport)
        self.limits.enter(self)
        self.expect_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        if self.refused:
            return
        self.limits.leave(self)
        self.forget_reader()
        self.expect_nothing()
        super().connection_lost(exc)

    def expect_headers(self) -> None:
        """Give the peer limited time and bytes for the headers of a request."""
        self.header_bytes = 0
        self.late = self.loop.call_later(self.limits.seconds, self.end_late_request)

    def expect_nothing(self) -> None:
        """Stop the clock: the request is complete."""
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def end_late_request(self) -> None:
        """End a connection whose request has not arrived in time."""
        if self.flow.read_paused:  # the server itself does not read on at present
            self.late = self.loop.call_later(self.limits.seconds, self.end_late_request)
            return
        self.late = None
        self.end(TOO_SLOW, "slow")

    def end(self, answer: bytes, reason: str) -> None:
        """Answer, if nothing has been answered yet, and close."""
        self.limits.refusals[reason].inc()
        cycle: Any = self.cycle  # None before the first request, whatever its type says
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(answer)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Read on, and start the clock if this begins a request."""
        if self.refused or self.transport.is_closing():
            return
        cycle: Any = self.cycle
        if self.late is None and (cycle is None or cycle.response_complete):
            self.expect_headers()
        super().data_received(data)
        if self.header_bytes >= 0 and not self.transport.is_closing():
            self.header_bytes += len(data)
            if self.header_bytes > MAX_HEADER_BYTES:
                self.end(TOO_LARGE, "large")

    def on_message_begin(self) -> None:
        """Start the clock, also for a request that comes before the last one is answered."""
        if self.late is None:
            self.expect_headers()
        self.header_bytes = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Start the clock for the body."""
        self.expect_nothing()
        self.header_bytes = -1
        super().on_headers_complete()
        self.late = self.loop.call_later(self.limits.seconds, self.end_late_request)

    def on_message_complete(self) -> None:
        """Stop the clock."""
        self.expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection and its place over to the socket's protocol."""
        self.expect_nothing()
        self.forget_reader()
        self.limits.leave(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait for the peer to read, for a limited time."""
        self.watch_reader()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Write on."""
        self.forget_reader()
        super().resume_writing()


class LimitedWebSocketProtocol(Unread, WebSocketsSansIOProtocol):
    """A socket that counts as a connection, and whose peer has to read."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = limits_of(config)
        self.address: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, which was admitted when it was made."""
        super().connection_made(transport)
        self.address = self.limits.address_of(self.transport, self.config)
        self.limits.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        self.limits.leave(self)
        self.forget_reader()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait for the peer to read, for a limited time."""
        self.watch_reader()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Write on."""
        self.forget_reader()
        super().resume_writing()
