"""Servers for the tests, on SQLite and on PostgreSQL."""

from __future__ import annotations

import pytest
from live_server import Server


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request, tmp_path_factory):
    """A database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('sqlite')}/backroom.db"
    return request.getfixturevalue("new_postgres_database")()


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh_database(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/backroom.db"
    return request.getfixturevalue("new_postgres_database")()


@pytest.fixture
def start_server(fresh_database):
    """Return what starts servers with options on an empty database."""
    servers = []

    def start(*options):
        server = Server(fresh_database, options=options)
        servers.append(server)
        server.start()
        return server

    yield start
    for server in servers:
        server.kill()


@pytest.fixture(scope="session")
def server(database):
    """A running server."""
    server = Server(database)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def one_server(tmp_path_factory):
    """A server for many small questions."""
    from live_server import Server

    server = Server(f"sqlite:///{tmp_path_factory.mktemp('one')}/backroom.db")
    server.start()
    yield server
    assert server.stop() in (0, -15)
