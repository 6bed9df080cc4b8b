"""Analyses by the server: of finished games and records, in the background, one at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from house import Person

from backroom import read_record
from backroom.server import analyst
from backroom.server.analyst import MOST_WAITING, Analyses, Job
from backroom.server.host import TooMany
from backroom.server.thinkers import Thinkers

RECORD = (Path(__file__).parent.parent / "golden" / "new-corp-order-2-02.jsonl").read_text()


def beginning(lines):
    """The first lines of a record."""
    return "".join(line + "\n" for line in RECORD.splitlines()[: lines + 1])


async def wait_for(person, key):
    """Ask until the analysis is over; return all that was told on the way."""
    told = []
    while not told or not told[-1]["over"]:
        answer = await person.ask("GET", f"/analyses/{key}")
        assert answer.status_code == 200, answer.text
        told.append(answer.json())
        await asyncio.sleep(0.3)
    return told


def test_a_record_is_analysed_in_the_background_and_kept(one_server):
    async def play():
        ann = Person(one_server)
        begun = (await ann.ask("POST", "/analyses", record=beginning(20))).json()
        assert not begun["over"]
        told = await wait_for(ann, begun["key"])
        done = [one["done"] for one in told]
        assert done == sorted(done)
        last = told[-1]
        assert last["done"] == last["total"] > 0
        assert all(sum(chance["share"] for chance in point["chances"]) == pytest.approx(1, abs=0.01) for point in last["curve"])
        assert (await ann.ask("POST", "/analyses", record=beginning(20))).json() == last

    asyncio.run(play())


def test_a_table_is_analysed_when_it_is_over(one_server):
    async def play():
        ann = Person(one_server, "Ann")
        await ann.arrive()
        table = await ann.create("me", "random")
        refused = await ann.ask("POST", f"/tables/{table}/analysis")
        assert refused.status_code == 403
        assert refused.json()["reason"] == "a game is analysed when it is over"
        await ann.ask("POST", f"/tables/{table}/start")
        async with ann.at(table) as client:
            await client.play()
        begun = await ann.ask("POST", f"/tables/{table}/analysis")
        assert begun.status_code == 200
        assert begun.json()["total"] > 10

    asyncio.run(play())


def test_wrong_questions_are_told(one_server):
    async def play():
        ann = Person(one_server)
        unknown = await ann.ask("GET", "/analyses/nothing")
        assert (unknown.status_code, unknown.json()["error"]) == (404, "unknown-analysis")
        assert (await ann.ask("POST", "/analyses", record="hello")).json()["error"] == "bad-record"

    asyncio.run(play())


def test_few_wait_and_few_are_kept(monkeypatch):
    monkeypatch.setattr(analyst, "MOST_KEPT", 2)

    async def ask():
        analyses = Analyses(Thinkers(0))
        for lines in range(MOST_WAITING):
            await analyses.begin(read_record(beginning(lines)))
        with pytest.raises(TooMany, match="8 games are waiting"):
            await analyses.begin(read_record(beginning(20)))
        while not analyses.waiting.empty():
            analyses.waiting.get_nowait().over = True
        await analyses.begin(read_record(beginning(20)))
        assert len(analyses.jobs) == 2

    asyncio.run(ask())


def test_two_who_ask_for_the_same_at_once_get_the_same():
    async def ask():
        analyses = Analyses(Thinkers(0))
        first, second = await asyncio.gather(*(analyses.begin(read_record(beginning(20))) for _ in range(2)))
        assert first.key == second.key
        assert analyses.waiting.qsize() == 1

    asyncio.run(ask())


def test_what_nobody_asks_for_any_more_is_left(monkeypatch):
    monkeypatch.setattr(analyst, "PATIENCE", -1.0)

    async def work():
        job = Job(read_record(beginning(20)), "key")
        job.prepare()
        await Analyses(Thinkers(0)).work(job)  # without a thinker it would wait for ever
        assert not job.over

    asyncio.run(asyncio.wait_for(work(), 20))
