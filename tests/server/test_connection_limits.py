"""Connections are limited before anything is read: in total, by address, by time; others are served meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import time
from pathlib import Path

import httpx
import pytest
import websockets
from live_server import Person, Server
from test_play import run

from backroom.server.connection_limits import RESERVED_DESCRIPTORS, TrustedProxies, total_connections
from backroom.server.rate_limits import address_key
from backroom.server.settings import BadSetting, Settings

HOSTILE, HONEST = "127.0.0.2", "127.0.0.3"
UNFINISHED = b"GET /health HTTP/1.1\r\nHost: here\r\n"
WHOLE = UNFINISHED + b"\r\n"
PATIENCE = 30.0


@pytest.fixture
def started(tmp_path):
    """Return what starts a server with options on an SQLite file."""
    with contextlib.ExitStack() as stack:

        def start(*options: str) -> Server:
            server = Server(f"sqlite:///{tmp_path}/backroom.db", options=options)
            server.start()
            stack.callback(server.kill)
            return server

        yield start


def connect(server: Server, address: str = HOSTILE, data: bytes = b"") -> socket.socket:
    """Return a connection from an address of the loopback, with something sent."""
    wire = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))
    wire.sendall(data)
    return wire


def read_all(wire: socket.socket) -> bytes:
    """Return what the server sends until it closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := wire.recv(65_536):
            found += part
    return found


def health(server: Server, address: str = HONEST) -> int | None:
    """Return the status of a request from an address, None if the connection was closed."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE) as client:
        try:
            return client.get(f"{server.address}/health").status_code
        except httpx.TransportError:
            return None


def wait_until(true) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "this should have become true"
        time.sleep(0.05)


def refused(server: Server, limit: str) -> float:
    """Return how many connections a limit has refused or ended."""
    for line in httpx.get(f"{server.address}/metrics").text.splitlines():
        if line.startswith(f'backroom_refused_connections_total{{limit="{limit}"}}'):
            return float(line.split()[-1])
    return 0.0


def test_unfinished_headers_are_ended_and_told_why(started):
    server = started("--request-seconds", "1")
    assert b"408 Request Timeout" in read_all(connect(server, data=UNFINISHED))
    assert b"408 Request Timeout" in read_all(connect(server))  # nothing was sent at all
    assert refused(server, "slow") == 2


def test_a_body_that_does_not_come_is_ended(started):
    server = started("--request-seconds", "1")
    head = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    assert b"408 Request Timeout" in read_all(connect(server, data=head))


def test_empty_lines_between_requests_do_not_keep_a_connection(started):
    server = started("--request-seconds", "1")
    wire = connect(server, data=WHOLE)
    assert b"200 OK" in wire.recv(65_536)
    wire.sendall(b"\r\n")
    assert b"408" in read_all(wire)


def test_endless_headers_are_refused(started):
    server = started()
    wire = connect(server, data=UNFINISHED)
    with contextlib.suppress(ConnectionError):
        for number in range(200):
            wire.sendall(f"X-Filler-{number}: {'x' * 1000}\r\n".encode())
    wait_until(lambda: refused(server, "large") == 1)


def test_an_address_over_its_budget_is_closed_at_once_and_others_are_served(started):
    server = started("--connections-per-address", "5")
    held = [connect(server, data=UNFINISHED) for _ in range(5)]
    over = read_all(connect(server, data=UNFINISHED))
    assert b"429 Too Many Requests" in over
    assert b"5 connections at a time" in over
    assert b"retry-after: 10" in over
    assert health(server) == 200
    held.pop().close()
    wait_until(lambda: health(server, HOSTILE) == 200)


def test_an_address_that_connects_too_fast_is_refused(started):
    server = started("--connections-per-second", "0.1", "--connections-per-address", "4")
    answers = [read_all(connect(server, data=WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))) for _ in range(10)]
    assert sum(b"200 OK" in answer for answer in answers) >= 4
    assert b"0.1 connections per second" in answers[-1]
    assert health(server) == 200


def test_a_full_server_says_so_and_serves_again_when_there_is_room(started):
    server = started("--max-connections", "6")
    held = [connect(server, f"127.0.0.{10 + number}", UNFINISHED) for number in range(5)]
    wait_until(lambda: health(server) == 200)  # the sixth

    def is_full() -> bool:
        """Hold one more; a connection that was just closed may still have had the last place."""
        held.append(connect(server, f"127.0.0.{10 + len(held)}", UNFINISHED))
        return health(server) == 503

    wait_until(is_full)
    for wire in held:
        wire.close()
    wait_until(lambda: health(server) == 200)


def test_a_server_without_descriptors_accepts_again_when_there_are_some(started):
    server = started()
    used = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 10, used + 10))
    held = []
    for number in range(60):
        with contextlib.suppress(OSError):
            held.append(connect(server, f"127.0.0.{10 + number}", UNFINISHED))
    for wire in held:
        wire.close()
    wait_until(lambda: health(server) == 200)
    assert server.process.poll() is None


def test_connections_leave_descriptors_for_the_rest():
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    assert total_connections(0) <= soft - RESERVED_DESCRIPTORS
    assert total_connections(7) == 7
    with pytest.raises(BadSetting, match="--max-connections 100000000 needs 100000128 file descriptors"):
        total_connections(100_000_000)
    with pytest.raises(BadSetting, match="--hello-seconds has to be greater than 0, not 0"):
        Settings(database="sqlite:///x.db", hello_seconds=0).check()


def test_a_client_that_does_not_read_is_cut_off(started):
    server = started("--request-seconds", "1")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.bind((HOSTILE, 0))
    deaf.connect(("127.0.0.1", server.port))
    deaf.settimeout(0.5)
    left = b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n" * 3000

    def is_cut_off() -> bool:
        nonlocal left
        with contextlib.suppress(OSError):  # the server stops reading, is slow, or has cut the connection already
            while left:
                left = left[deaf.send(left) :]
        return refused(server, "unread") >= 1

    wait_until(is_cut_off)
    deaf.close()


def test_a_socket_that_says_no_hello_is_closed(started):
    async def scenario():
        server = started("--hello-seconds", "0.5")
        ann = Person(server, "Ann")
        await ann.arrive()
        table = await ann.create("me", "open")
        async with ann.at(table, silent=True) as client:
            await client.send(type="ping")  # is no hello
            while "within 0.5 seconds" not in (await client.hear("error"))["message"]:
                pass
            with pytest.raises(websockets.ConnectionClosed):
                await client.hear("never")
        async with ann.at(table) as client:
            await client.hear("table_state")
            await asyncio.sleep(0.7)
            await client.send(type="ping")
            await client.hear("pong")

    run(scenario())


def test_a_socket_that_answers_no_pings_is_closed(started):
    async def scenario():
        server = started("--ping-seconds", "0.3")
        ann = Person(server, "Ann")
        await ann.arrive()
        return server, await ann.create("me", "open")

    server, table = run(scenario())
    wire = connect(server)
    wire.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n".encode()
        + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert b"keepalive ping timeout" in read_all(wire)


def test_behind_a_proxy_the_clients_address_counts(started):
    server = started(
        "--trusted-proxies", "127.0.0.0/8", "--connections-per-address", "3", "--sockets-per-user", "1", "--users-per-address", "2"
    )

    async def come(address, table):
        return await websockets.connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers={"X-Forwarded-For": address}
        )

    async def scenario():
        ann = Person(server, "Ann")
        await ann.arrive()
        table = await ann.create("me", "open")
        proxied = [await come(f"198.51.100.{number}", table) for number in range(10)]  # all are connections of one proxy
        same = [await come(f"2001:db8:0:7::{number}", table) for number in range(2)]
        third = await come("2001:db8:0:7:ffff::3", table)
        answer = str(await third.recv())
        assert "too-many-at-once" in answer
        assert "at most 2" in answer
        other = await come("2001:db8:0:8::1", table)
        for wire in (*proxied, *same, other):
            await wire.send('{"type":"hello","protocol":2}')
            assert "welcome" in str(await wire.recv())
        for wire in (*proxied, *same, third, other):
            await wire.close()

    run(scenario())


def test_new_users_are_limited_by_address(started):
    server = started("--trusted-proxies", "127.0.0.0/8", "--identities-per-hour", "3")

    def arrive(address):
        return httpx.post(f"{server.address}/api/me", json={"nickname": "Ann"}, headers={"X-Forwarded-For": address})

    assert [arrive("198.51.100.1").status_code for _ in range(3)] == [201] * 3
    over = arrive("198.51.100.1")
    assert (over.status_code, over.json()["code"]) == (429, "rate-limited")
    assert "up to 3 per hour" in over.json()["message"]
    assert 0 < int(over.headers["retry-after"]) <= 1200
    assert arrive("198.51.100.2").status_code == 201


def test_sockets_of_one_user_are_limited(started):
    async def scenario():
        server = started("--sockets-per-user", "2")
        ann = Person(server, "Ann")
        await ann.arrive()
        table = await ann.create("me", "open")
        async with ann.at(table) as first, ann.at(table) as second:
            await first.hear("table_state")
            await second.hear("table_state")
            async with ann.at(table) as third:
                answer = await third.hear("error")
                assert answer["code"] == "too-many-at-once"
                assert "sockets of one user: at most 2" in answer["message"]
        async with contextlib.AsyncExitStack() as stack:
            while True:  # the server may not have noticed yet that two are gone
                again = await stack.enter_async_context(ann.at(table))
                if (await again.hear("welcome", "error"))["type"] == "welcome":
                    break

    run(scenario())


def test_addresses_are_counted_by_what_one_customer_has():
    assert address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_key("2001:db8:1:2:3::4") == address_key("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert address_key("fe80::1%eth0") == "fe80::/64"
    assert address_key("somewhere") == "somewhere"
    proxies = TrustedProxies("10.0.0.0/8, ::1")
    assert [host in proxies for host in ("10.1.2.3", "::1", "192.0.2.1")] == [True, True, False]
    assert "192.0.2.1" in TrustedProxies("*")
    assert "127.0.0.1" not in TrustedProxies("")
