"""Running a server: restarts, workers, metrics, logs, proxies, expiry, and tables of other rules."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time

import httpx
import pytest
import websockets
from live_server import Person, Server, play_together
from sqlalchemy import text
from test_play import begin, run

from backroom.store.database import engine_for

pytestmark = pytest.mark.slow


async def in_database(database, words, **values):
    """Change something behind the server's back."""
    engine = engine_for(database)
    async with engine.begin() as connection:
        await connection.execute(text(words), values)
    await engine.dispose()


def test_clients_are_told_to_come_again_and_play_on(start_server):
    server = start_server()

    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        async with ann.at(table) as a, bob.at(table) as b:
            await asyncio.gather(a.hear("presence"), b.hear("presence"))
            server.process.send_signal(signal.SIGTERM)
            for client in (a, b):
                await client.hear("server_restarting", seconds=30)
                with pytest.raises(websockets.ConnectionClosed):
                    await client.hear("table_state", seconds=30)
        assert server.process.wait(10) == 0
        server.start()
        async with ann.at(table) as a, bob.at(table) as b:
            await asyncio.gather(a.play(), b.play())

    run(scenario())


def test_workers_share_a_port_a_dead_one_is_replaced_and_figures_are_of_all(postgres_database):
    server = Server(postgres_database, options=("--workers", "2"), from_scratch=True)
    server.start()

    def workers():
        folder = f"/proc/{server.process.pid}/task/{server.process.pid}/children"
        with open(folder) as listed:  # noqa: PTH123
            children = [int(pid) for pid in listed.read().split()]
        return [pid for pid in children if "resource_tracker" not in _command(pid)]

    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob", bots=["random"])
        async with ann.at(table) as a, bob.at(table) as b:
            await play_together([a, b], 4)
            figures = await metrics(server)
            assert figures["backroom_sockets"] == 2
            assert figures['backroom_tables{status="running"}'] == 1
            assert figures['backroom_moves_total{by="person"}'] >= 4
        before = workers()
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        for _ in range(200):
            await asyncio.sleep(0.1)
            if len(workers()) == 2 and before[0] not in workers():
                break
        assert before[0] not in workers()
        async with ann.at(table) as a, bob.at(table) as b:
            await asyncio.gather(a.play(), b.play())
        figures = await metrics(server)
        for _ in range(100):  # the list of tables follows the log
            if figures['backroom_tables{status="over"}'] == 1:
                break
            await asyncio.sleep(0.1)
            figures = await metrics(server)
        assert figures['backroom_tables{status="over"}'] == 1
        assert figures["backroom_append_seconds_count"] >= figures['backroom_moves_total{by="person"}'] > 4

    try:
        run(scenario())
        children = workers()
    finally:
        assert server.stop() == 0
    assert not any(os.path.exists(f"/proc/{pid}") for pid in children)  # noqa: PTH110


def _command(pid):
    try:
        with open(f"/proc/{pid}/cmdline") as words:  # noqa: PTH123
            return words.read()
    except FileNotFoundError:
        return "resource_tracker"


async def metrics(server, **headers):
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"{server.address}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_metrics_are_for_those_who_run_the_house(start_server):
    server = start_server()

    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        async with ann.at(table) as client:
            await client.play()
            figures = await metrics(server)
        assert figures['backroom_tables{status="over"}'] == 1
        assert figures['backroom_moves_total{by="bot"}'] > 0
        assert figures['backroom_think_seconds_count{bot="random"}'] > 0
        assert figures["backroom_sockets"] == 1
        async with httpx.AsyncClient() as client:
            proxied = await client.get(f"{server.address}/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
            assert proxied.status_code == 403
            assert (await client.get(f"{server.address}/health")).json()["status"] == "ok"
            assert (await client.get(f"{server.address}/ready")).json()["status"] == "ready"

    run(scenario())
    locked = start_server("--metrics-token", "open sesame")
    assert httpx.get(f"{locked.address}/metrics").status_code == 403
    assert httpx.get(f"{locked.address}/metrics", headers={"Authorization": "Bearer open sesame"}).status_code == 200


def test_logs_are_json_lines_with_the_real_address_behind_a_proxy(tmp_path):
    for proxies, address in (("127.0.0.1", "203.0.113.9"), ("", "127.0.0.1")):
        options = ("--log-format", "json", "--log-level", "info", *(("--trusted-proxies", proxies) if proxies else ()))
        server = Server(f"sqlite:///{tmp_path}/log.db", options=options, from_scratch=True)
        with (tmp_path / "log").open("w") as server.log:
            server.start()
            httpx.get(f"{server.address}/api/games", headers={"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"})
            server.stop()
        lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
        assert all({"at", "level", "logger", "pid", "message"} <= line.keys() for line in lines)
        (request,) = [line["message"] for line in lines if "/api/games" in line["message"]]
        assert request.startswith(address)


def test_a_server_behind_tls_sets_secure_cookies_and_takes_its_own_origin_alone(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/tls.db", options=("--public-url", "https://games.example"))
    server.start()

    async def scenario():
        async with httpx.AsyncClient(base_url=server.address) as client:
            answer = await client.post("/api/me", json={"nickname": "Ann"}, headers={"Origin": "https://games.example"})
            assert answer.status_code == 201
            cookie = answer.headers["set-cookie"].lower()
            assert "secure" in cookie
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert answer.headers["strict-transport-security"]
            for origin in ("https://evil.example", "http://games.example", server.address, "null"):
                refused = await client.post("/api/me", json={"nickname": "Eve"}, headers={"Origin": origin})
                assert refused.status_code == 403
                assert refused.json()["code"] == "other-origin"
        address = f"ws://127.0.0.1:{server.port}/api/tables/x/socket"
        for origin in ("https://evil.example", server.address):
            with pytest.raises(websockets.InvalidStatus):
                async with websockets.connect(address, origin=origin):
                    pass
        async with websockets.connect(address, origin="https://games.example") as wire:
            assert json.loads(await wire.recv())[0]["code"] == "unknown-table"

    try:
        run(scenario())
    finally:
        server.stop()


def test_abandoned_tables_are_closed_then_deleted_and_finished_ones_kept(start_server, fresh_database):
    server = start_server()

    async def scenario():
        (ann,), running = await begin(server, "Ann", bots=["random"])
        _, fresh = await begin(server, "Bob", bots=["random"])
        opened = await ann.create("me", "open")
        (cid,), over = await begin(server, "Cid", bots=["random"])
        async with cid.at(over) as client:
            await client.play()
        server.stop()
        long_ago = time.time() - 100 * 86400
        for table in (running, opened, over):
            await in_database(fresh_database, "UPDATE tables SET changed = :t WHERE id = :id", t=long_ago, id=table)
            await in_database(fresh_database, "UPDATE log SET at = :t WHERE table_id = :id", t=long_ago, id=table)
        await in_database(fresh_database, "UPDATE tables SET changed = :t WHERE id = :id", t=long_ago, id=fresh)  # moves are younger
        server.start()
        await until_status(ann, running, "closed")
        await until_status(ann, opened, "closed")
        assert (await ann.ask("GET", f"/tables/{fresh}")).json()["status"] == "running"
        assert (await ann.ask("GET", f"/tables/{over}")).json()["status"] == "over"
        server.stop()
        await in_database(fresh_database, "UPDATE tables SET changed = :t WHERE id = :id", t=long_ago, id=running)
        server.start()
        for _ in range(100):
            if (await ann.ask("GET", f"/tables/{running}")).status_code == 404:
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("the table was not deleted")
        assert (await ann.ask("GET", f"/tables/{over}/record")).status_code == 200

    run(scenario())


async def until_status(person, table, status):
    for _ in range(100):
        if (await person.ask("GET", f"/tables/{table}")).json()["status"] == status:
            return
        await asyncio.sleep(0.1)
    raise TimeoutError


def test_a_table_of_rules_that_this_program_lacks_is_shown_and_nothing_else(start_server, fresh_database):
    server = start_server()

    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob")
        _, other = await begin(server, "Cid", bots=["random"])
        server.stop()
        await in_database(fresh_database, "UPDATE tables SET rules_version = 99 WHERE id = :id", id=table)
        server.start()
        lobby = (await ann.ask("GET", "/tables")).json()
        (shown,) = [entry for entry in lobby["mine"] if entry["id"] == table]
        assert "needs a newer version" in shown["unplayable_reason"]
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
        assert other in [entry["id"] for entry in lobby["running"]]
        assert (await bob.ask("GET", f"/tables/{table}")).json()["unplayable_reason"]
        async with ann.at(table) as client:
            refused = await client.hear("error")
            assert (refused["code"], "needs a newer version" in refused["message"]) == ("unplayable", True)
        for path in ("join", "start", "leave"):
            assert (await ann.ask("POST", f"/tables/{table}/{path}")).status_code == 409
        async with Person(server, "Eve").at(other) as connection:  # the others play on
            assert (await connection.hear("table_state"))["status"] == "running"

    run(scenario())
