"""Analyses by the server: of finished games and records, in the background, all at the same time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from live_server import Person

from backroom import BadRecord, read_record
from backroom.server import analysis_jobs
from backroom.server.analysis_jobs import MAX_UNFINISHED, MAX_UNFINISHED_OF_ONE, AnalysisJob, AnalysisQueue
from backroom.server.bot_workers import BotWorkerPool
from backroom.server.errors import LimitReached

RECORD = (Path(__file__).parent.parent / "golden" / "new-corp-order-2-02.jsonl").read_text()


def beginning(lines):
    """The first lines of a record."""
    return "".join(line + "\n" for line in RECORD.splitlines()[: lines + 1])


async def wait_for(person, key):
    """Ask until the analysis is over; return all that was told on the way."""
    told = []
    while not told or not told[-1]["is_finished"]:
        answer = await person.ask("GET", f"/analyses/{key}")
        assert answer.status_code == 200, answer.text
        told.append(answer.json())
        await asyncio.sleep(0.3)
    return told


def test_a_record_is_analysed_in_the_background_and_kept(one_server):
    async def play():
        ann = Person(one_server)
        begun = (await ann.ask("POST", "/analyses", record=beginning(20))).json()
        assert not begun["is_finished"]
        told = await wait_for(ann, begun["id"])
        done = [one["done"] for one in told]
        assert done == sorted(done)
        last = told[-1]
        assert last["done"] == last["total"] > 0
        assert all(sum(chance["value"] for chance in point["win_probabilities"]) == pytest.approx(1, abs=0.01) for point in last["curve"])
        assert (await ann.ask("POST", "/analyses", record=beginning(20))).json() == last

    asyncio.run(play())


def test_a_table_is_analysed_when_it_is_over(one_server):
    async def play():
        ann = Person(one_server, "Ann")
        await ann.arrive()
        table = await ann.create("me", "random")
        refused = await ann.ask("POST", f"/tables/{table}/analysis")
        assert refused.status_code == 403
        assert refused.json()["message"] == "a game is analysed when it is over"
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
        assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-analysis")
        assert (await ann.ask("POST", "/analyses", record="hello")).json()["code"] == "bad-record"

    asyncio.run(play())


def test_few_are_made_at_once_and_few_are_kept(monkeypatch):
    monkeypatch.setattr(analysis_jobs, "MAX_KEPT", 2)

    async def ask():
        analyses = AnalysisQueue(BotWorkerPool(0))
        for lines in range(MAX_UNFINISHED_OF_ONE):
            await analyses.begin(read_record(beginning(lines)), "Ann")
        with pytest.raises(LimitReached, match="5 games are being analysed for you"):
            await analyses.begin(read_record(beginning(20)), "Ann")
        for lines in range(MAX_UNFINISHED_OF_ONE, MAX_UNFINISHED):
            await analyses.begin(read_record(beginning(lines)), f"Bob {lines}")
        with pytest.raises(LimitReached, match="20 games are being analysed"):
            await analyses.begin(read_record(beginning(MAX_UNFINISHED)), "Zoe")
        for job in analyses.jobs.values():
            job.is_finished = True
        await analyses.begin(read_record(beginning(MAX_UNFINISHED)), "Ann")
        assert len(analyses.jobs) == 2

    asyncio.run(ask())


def test_the_limit_holds_for_those_who_ask_at_the_same_time():
    async def ask():
        analyses = AnalysisQueue(BotWorkerPool(0))
        records = [read_record(beginning(lines)) for lines in range(2 * MAX_UNFINISHED_OF_ONE)]
        answers = await asyncio.gather(*(analyses.begin(record, "Ann") for record in records), return_exceptions=True)
        assert sum(isinstance(answer, LimitReached) for answer in answers) == MAX_UNFINISHED_OF_ONE

    asyncio.run(ask())


def test_two_who_ask_for_the_same_at_once_get_the_same():
    async def ask():
        analyses = AnalysisQueue(BotWorkerPool(0))
        first, second = await asyncio.gather(*(analyses.begin(read_record(beginning(20)), name) for name in ("Ann", "Bob")))
        assert first.id == second.id
        assert analyses.prepared.qsize() == 1

    asyncio.run(ask())


def test_what_can_not_be_replayed_leaves_nothing_behind():
    async def ask():
        analyses = AnalysisQueue(BotWorkerPool(0))
        record = read_record(beginning(20))
        with pytest.raises(BadRecord):
            await analyses.begin(record._replace(moves=[*record.moves, record.moves[0]]), "Ann")
        assert not analyses.jobs

    asyncio.run(ask())


def test_what_nobody_asks_for_any_more_is_left(monkeypatch):
    monkeypatch.setattr(analysis_jobs, "ABANDONED_SECONDS", -1.0)

    async def work():
        job = AnalysisJob(read_record(beginning(20)), "key", "Ann")
        job.prepare()
        await AnalysisQueue(BotWorkerPool(0)).process(job)  # without a worker it would wait for ever
        assert not job.is_finished

    asyncio.run(asyncio.wait_for(work(), 20))
