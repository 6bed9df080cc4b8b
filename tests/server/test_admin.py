"""`backroom admin`, on the database of a running server."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing

import pytest
import websockets
from fork_server import run_backroom
from live_server import Person, Server
from test_play import begin, run

from backroom.store import backup
from backroom.store.database import open_database
from backroom.store.repository import Store

pytestmark = pytest.mark.slow


def admin(database, *words, code=0):
    """Run a command on a database; return what it printed, or said was wrong."""
    done = run_backroom("admin", *words, "--database", database)
    assert done.returncode == code, done.stderr
    return done.stderr if code else done.stdout


def test_tables_are_listed_and_closed_and_people_banned_while_they_play(start_server, fresh_database):
    server = start_server()

    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        listed = json.loads(await asyncio.to_thread(admin, fresh_database, "tables", "--status", "running", "--json"))
        assert [entry["id"] for entry in listed] == [table]
        assert listed[0]["lines"] > 0
        people = json.loads(await asyncio.to_thread(admin, fresh_database, "people", "--name", "bo", "--json"))
        (bob_id,) = [entry["id"] for entry in people]
        async with ann.at(table) as a, bob.at(table) as b:
            await asyncio.gather(a.hear("presence"), b.hear("presence"))
            await asyncio.to_thread(admin, fresh_database, "ban", bob_id)
            assert "banned" in (await b.hear("error", seconds=30))["message"]
            with pytest.raises(websockets.ConnectionClosed):
                await b.hear("table_state", seconds=30)
            assert (await bob.ask("GET", "/tables")).status_code == 403
            await asyncio.to_thread(admin, fresh_database, "unban", bob_id)
            assert (await bob.ask("GET", "/tables")).status_code == 200
            await asyncio.to_thread(admin, fresh_database, "close", table)
            while a.state["status"] != "closed":
                await a.hear("table_state", seconds=30)
        assert "closed already" in await asyncio.to_thread(admin, fresh_database, "close", table, code=2)
        assert "nobody with the id" in await asyncio.to_thread(admin, fresh_database, "ban", "x", code=2)

    run(scenario())


def test_a_person_is_exported_and_deleted_and_the_game_goes_on(start_server, fresh_database):
    server = start_server()

    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        ann_id = (await ann.ask("GET", "/me")).json()["id"]
        async with ann.at(table) as a:
            await a.hear("presence")
            await a.send(type="chat", text="remember me")
            await a.hear("chat_message")
        text = await asyncio.to_thread(admin, fresh_database, "export-person", ann_id)
        found = json.loads(text)
        assert found["user"][0]["nickname"] == "Ann"
        assert found["chat"][0]["text"] == "remember me"
        assert found["seats"][0]["table_id"] == table
        columns = {column for rows in found.values() for row in rows for column in row}
        assert not columns & {"recovery_hash", "seed", "hook_secret"}
        await asyncio.to_thread(admin, fresh_database, "delete-person", ann_id)
        people = await asyncio.to_thread(admin, fresh_database, "people", "--json")
        assert "Ann" not in people
        assert (await ann.ask("POST", "/tables", game="x", seats=[])).status_code == 403
        async with bob.at(table) as b:
            assert (await b.play())["status"] == "over"  # a bot has taken the seat
            assert [m for m in b.heard if m["type"] == "chat_message"] == []
        shown = (await bob.ask("GET", f"/tables/{table}")).json()
        assert (shown["seats"][0]["kind"], shown["is_host"]) == ("bot", True)

    run(scenario())


@pytest.mark.parametrize("suffix", ["db", "jsonl"])
def test_a_backup_made_during_play_is_restored_and_played_on(start_server, fresh_database, new_postgres_database, tmp_path, suffix):
    server = start_server()
    file = tmp_path / f"backup.{suffix}"

    async def before():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        async with ann.at(table) as client:
            await client.play(most=3)
            playing = asyncio.create_task(client.play())
            await asyncio.to_thread(admin, fresh_database, "backup", file)
            await playing
            return ann, table, client.acknowledged[:3]

    ann, table, moves = run(before())
    server.kill()
    assert "exists already" in admin(fresh_database, "backup", file, code=2)
    assert "not empty" in admin(fresh_database, "restore", file, code=2)
    targets = [f"sqlite:///{tmp_path}/restored.db", new_postgres_database()]
    for target in targets:  # from each kind of database into each
        admin(target, "restore", file)
        again = Server(target)
        again.start()
        ann.server = again

        async def after():
            async with ann.at(table) as client:
                assert (await client.play())["status"] == "over"
                await client.send(type="chat", text="numbers go on")
                await client.hear("chat_message")
            record = (await ann.ask("GET", f"/tables/{table}/record")).text.splitlines()
            for move in moves:
                assert '"by":0' in record[move["n"]]

        try:
            run(after())
        finally:
            again.kill()


@pytest.mark.parametrize("suffix", ["db", "jsonl"])
def test_a_backup_is_private_from_the_start_and_counts_its_own_rows(fresh_database, tmp_path, monkeypatch, suffix):
    """What is written to the database after the copy was made is not in the count."""
    file, modes = tmp_path / f"backup.{suffix}", []

    async def scenario():
        store = Store(await open_database(fresh_database))
        await store.app_value("one", "1")
        make_private, write_lines, copy_sqlite = backup.make_private, backup.write_lines, backup.copy_sqlite

        def watched(part):
            make_private(part)
            modes.append(part.stat().st_mode & 0o777)

        async def write_then_change(engine, part):
            written = await write_lines(engine, part)
            await store.app_value("later", "1")
            return written

        def copy_then_change(source, target):
            copied = copy_sqlite(source, target)
            with closing(sqlite3.connect(source)) as live, live:
                live.execute("INSERT INTO app_values VALUES (?, '1')", (f"later {target.suffix}",))
            return copied

        monkeypatch.setattr(backup, "make_private", watched)
        monkeypatch.setattr(backup, "write_lines", write_then_change)
        monkeypatch.setattr(backup, "copy_sqlite", copy_then_change)
        before = os.umask(0)
        try:
            return await backup.write_backup(fresh_database, file)
        finally:
            os.umask(before)
            await store.engine.dispose()

    rows = asyncio.run(scenario())
    assert modes == [0o600]
    assert file.stat().st_mode & 0o777 == 0o600
    assert rows == count_in(file)


def count_in(file):
    """Return how many rows a backup has."""
    if file.read_bytes()[:6] != b"SQLite":
        return len(file.read_text(encoding="utf-8").splitlines()) - 1
    with closing(sqlite3.connect(file)) as copy:
        return copy.execute("SELECT count(*) FROM app_values").fetchone()[0]


def test_what_is_no_backup_is_refused_and_leaves_nothing(tmp_path):
    target = f"sqlite:///{tmp_path}/x.db"
    junk = tmp_path / "junk"
    junk.write_text("hello")
    assert "no backup" in admin(target, "restore", junk, code=2)
    junk.write_text('{"backroom_backup":1,"schema":"0002"}\n["settings",{"name":"a","value":"b"}]\nbroken\n')
    assert "line 3" in admin(target, "restore", junk, code=2)
    junk.write_text(junk.read_text().replace("broken\n", ""))
    assert "1 rows restored" in admin(target, "restore", junk)  # what failed before has left nothing behind
    assert "can't be read" in admin(target, "restore", tmp_path / "none", code=2)


def test_secrets_are_rotated_and_old_cookies_hold_for_a_while(start_server, fresh_database):
    server = start_server()

    async def rotate(*words):
        await asyncio.to_thread(admin, fresh_database, "rotate-secrets", *words)
        await asyncio.sleep(4)  # the running server looks every second

    async def scenario():
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        await ann.arrive()
        await bob.arrive()
        first = dict(ann.cookies)
        await rotate()
        assert (await ann.ask("GET", "/me")).json()["nickname"] == "Ann"
        assert dict(ann.cookies) != first  # the page's first question brings a new cookie
        await rotate("--grace-days", "0")
        assert (await bob.ask("POST", "/me/link")).status_code == 201  # his is still in its first grace
        assert (await ann.ask("POST", "/me/link")).status_code == 403  # hers was signed with the key that has leaked

    run(scenario())
