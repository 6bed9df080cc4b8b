"""`backroom doctor` finds what is missing or broken, and says what to do about it."""

from __future__ import annotations

import json
import os
import sqlite3
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from fork_server import run_backroom
from live_server import Server

from backroom.cli import doctor


def run(tmp_path, *words, **environment):
    """Run the command with a data folder of its own; return its exit code and its checks by name."""
    done = run_backroom("doctor", "--json", "--data-dir", tmp_path, "--port", 0, *words, env=os.environ | environment)
    assert not done.stderr, done.stderr
    told = json.loads(done.stdout)
    assert told["ok"] is (done.returncode == 0)
    return done.returncode, {check["name"]: check for check in told["checks"]}


def test_all_is_well_in_the_environment_of_the_tests(tmp_path):
    code, checks = run(tmp_path / "new")
    assert code == 0
    assert checks["rules"]["found"].startswith(("compiled", "uncompiled (BACKROOM_COMPILED=0)"))
    assert checks["research"]["level"] == checks["dev"]["level"] == checks["page"]["level"] == "ok"
    assert checks["database"]["found"].endswith("is created when the server first starts")
    assert not (tmp_path / "new").exists()


def test_the_table_says_what_to_do(tmp_path):
    done = run_backroom("doctor", "--data-dir", tmp_path, "--port", 0, env=os.environ | {"BACKROOM_COMPILED": "0"})
    assert done.returncode == 0
    assert "warning" in done.stdout
    assert "rules: install a C compiler, then uv sync --reinstall-package backroom" in done.stdout


def test_a_missing_extra_is_named_with_the_command_that_brings_it(monkeypatch):
    monkeypatch.setattr(doctor, "EXTRAS", {"research": ("numpy", "no_such_module")})
    (research,) = [check for check in doctor.check_extras() if check.name == "research"]
    assert research == ("research", "missing", "without no_such_module", "uv sync --inexact --extra research")
    monkeypatch.setattr(doctor, "in_checkout", lambda: False)
    assert [check.fix for check in doctor.check_extras()] == ['pip install "backroom[research]"']


def test_a_port_of_another_program_is_broken_and_one_of_ours_is_not(tmp_path):
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        port = other.server_port
        code, checks = run(tmp_path, "--port", port)
        other.shutdown()
    assert code == 1
    assert checks[f"port {port}"]["level"] == "broken"
    assert "--port" in checks[f"port {port}"]["fix"]
    server = Server(f"sqlite:///{tmp_path}/backroom.db")
    server.start()
    try:
        code, checks = run(tmp_path, "--port", server.port)
    finally:
        server.stop()
    assert code == 0
    assert "a Backroom server runs at" in checks[f"port {server.port}"]["found"]
    assert checks["database"]["found"] == "schema 0004, writable"


@pytest.mark.parametrize(("version", "level"), [("0001", "ok"), ("9999", "broken")])
def test_the_version_of_the_schema_is_compared(tmp_path, version, level):
    with sqlite3.connect(tmp_path / "backroom.db") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (version,))
    connection.close()
    code, checks = run(tmp_path)
    assert checks["database"]["level"] == level
    assert version in checks["database"]["found"]
    assert code == (1 if level == "broken" else 0)


def test_what_is_no_database_is_broken(tmp_path):
    (tmp_path / "backroom.db").write_text("no database at all, but long enough to be read as one" * 100)
    code, checks = run(tmp_path)
    assert code == 1
    assert "not a database" in checks["database"]["found"]
    code, checks = run(tmp_path, "--database", "mysql://somewhere/x")
    assert code == 1
    assert "'mysql'" in checks["database"]["found"]
    assert run(tmp_path, "--database", "postgresql://nobody@127.0.0.1:9/none")[0] == 1


def test_a_database_without_the_right_to_write_is_broken(tmp_path):
    (tmp_path / "backroom.db").mkdir()  # rights do not stop a superuser, as which tests may run
    code, checks = run(tmp_path)
    assert code == 1
    assert checks["database"]["level"] == "broken"
    (tmp_path / "file").write_text("")
    code, checks = run(tmp_path / "file" / "folder")
    assert code == 1
    assert checks["data folder"]["level"] == "broken"


def test_postgresql_is_opened_and_left_as_it_was(tmp_path, postgres_database):
    code, checks = run(tmp_path, "--database", postgres_database)
    assert code == 0
    assert checks["database"]["found"].startswith("empty")
    assert run(tmp_path, "--database", postgres_database)[1] == checks


def test_a_full_disk_is_broken_and_a_nearly_full_one_a_warning(tmp_path, monkeypatch):
    usage = doctor.shutil.disk_usage(tmp_path)
    for free, level in ((50_000_000, "broken"), (500_000_000, "warning"), (5_000_000_000, "ok")):
        monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _, free=free: usage._replace(free=free))
        assert doctor.check_disk(tmp_path).level == level
