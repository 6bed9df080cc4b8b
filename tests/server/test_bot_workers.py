"""Bot workers: moves come before analyses, everybody gets a turn, a worker keeps what it knows, and one that fails is replaced."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from backroom import SeededDraws, Table, find_game
from backroom.bots.decision_analysis import DecisionAnalysis, analyse_decision
from backroom.bots.game_analysis import decisions_in
from backroom.bots.levels import AnalystBot, RegularBot
from backroom.bots.play import make_bot
from backroom.core.record import read_record, write_record
from backroom.server import bot_worker, bot_workers
from backroom.server.bot_worker import AnalysisRequest, KeptBots, MoveRequest
from backroom.server.bot_workers import BotWorkerPool, default_bot_workers
from backroom.server.loaded_table import LoadedTable
from backroom.server.work_queues import FairQueue, MoveQueue
from backroom.store.repository import SeatRow, TableRow

WITHOUT_END = 1e6
"""Seconds of an analysis that is never done."""


@pytest.fixture(scope="module")
def table():
    table = Table(find_game("new-corp-order"), 2, {}, SeededDraws("thinkers"))
    table.advance()
    return table


def move_of(table, bot="greedy", name="table", epoch=0, seed=1):
    """Ask for a bot's move."""
    seat = table.seats_to_act()[0]
    return MoveRequest(name, epoch, "new-corp-order", 1, bot, table.view(seat), seat, seed)


def analysis_of(table, seconds, name="analysis"):
    """Ask for an analysis."""
    seat = table.seats_to_act()[0]
    return AnalysisRequest(name, "new-corp-order", 1, table.view(seat), seat, None, seconds, 1)


def with_workers(number, scenario, patience=100.0):
    """Run a scenario with workers."""

    async def run():
        pool = BotWorkerPool(number, stuck_seconds=patience)
        try:
            return await scenario(pool)
        finally:
            pool.stop()

    return asyncio.run(asyncio.wait_for(run(), 110))


async def begin_analysis(pool, table, seconds):
    """Return an analysis on which the only worker has begun."""
    await pool.decide(move_of(table))  # the worker is there, and idle
    analysing = asyncio.create_task(pool.analyse(analysis_of(table, seconds), "Ann"))
    await asyncio.sleep(0)
    assert pool.workers[0].analysis is not None
    return analysing


# Which comes first


def test_moves_are_decided_while_an_analysis_without_end_runs(table):
    async def scenario(pool):
        analysing = await begin_analysis(pool, table, WITHOUT_END)
        for seed in range(3):
            assert await pool.decide(move_of(table, seed=seed))
        assert not analysing.done()
        assert len(pool.workers) == 1
        analysing.cancel()

    with_workers(1, scenario)


def test_an_interrupted_analysis_is_done_in_the_end(table):
    async def scenario(pool):
        analysing = await begin_analysis(pool, table, 0.5)
        await pool.decide(move_of(table))
        return await analysing

    judgement = with_workers(1, scenario)
    assert isinstance(judgement, DecisionAnalysis)
    assert judgement.trials > 0


def test_analyses_wait_until_no_move_does(table):
    order = []

    async def scenario(pool):
        async def move(name):
            await pool.decide(move_of(table, name=name))
            order.append(name)

        async def analyse():
            await pool.analyse(analysis_of(table, 0.01), "Ann")
            order.append("analysis")

        await asyncio.gather(analyse(), *(move(f"table {number}") for number in range(4)))

    with_workers(1, scenario)
    assert order == ["table 0", "table 1", "table 2", "table 3", "analysis"]


def test_the_result_of_an_analysis_does_not_depend_on_pauses(table):
    seat = table.seats_to_act()[0]
    whole = analyse_decision(table.game, table.view(seat), seat, None, WITHOUT_END, simulations=400, seed=5)
    pieces = bot_worker.analyse_in_pieces(AnalystBot(table.game, 5), table.view(seat), seat, None, WITHOUT_END, 400)
    other = bot_worker.analyse_in_pieces(AnalystBot(table.game, 6), table.view(seat), seat, None, WITHOUT_END, 400)
    paused = 0
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            judgement = end.value
            break
        next(other, None)
        paused += 1
    assert paused > 20
    assert judgement == whole


def test_moves_are_first_come_first_served_among_tables():
    queue = MoveQueue()
    for table, move in (("a", 1), ("a", 2), ("b", 3), ("a", 4), ("c", 5)):
        queue.put(table, move)
    assert queue.take({}, 2) == 1
    assert queue.take({"a": 1}, 2) == 3  # a table for which no worker is busy comes first
    assert queue.take({"a": 1, "b": 1}, 2) == 5
    assert queue.take({"a": 1, "b": 1, "c": 1}, 2) == 2
    assert queue.take({"a": 2}, 2) is None  # a table does not get all workers
    queue.remove(4)
    assert len(queue) == 0


def test_owners_of_analyses_take_turns_however_much_one_has():
    queue = FairQueue()
    for number in range(5):
        queue.put("Ann", f"Ann {number}")
    order = [queue.take()]
    queue.put("Bob", "Bob 0")
    for number in range(1, 4):  # each puts the next decision in when the last one is done
        order.append(queue.take())
        queue.put("Bob", f"Bob {number}")
        order.append(queue.take())
    assert order == ["Ann 0", "Bob 0", "Ann 1", "Bob 1", "Ann 2", "Bob 2", "Ann 3"]


def test_a_table_with_many_bots_leaves_a_worker_for_others(table):
    async def scenario(pool):
        moves = [asyncio.create_task(pool.decide(move_of(table, name="large"))) for _ in range(6)]
        most = 0
        while not all(move.done() for move in moves):
            most = max(most, sum(worker.move is not None for worker in pool.workers))
            await asyncio.sleep(0)
        return most

    assert with_workers(2, scenario) == 1


# What a worker keeps


def test_a_worker_goes_on_with_the_tree_of_a_seat_and_of_no_other(table):
    bots = KeptBots()
    request = move_of(table, bot="regular")
    first = bots.for_move(request)
    assert isinstance(first, RegularBot)
    first.decide(request.view, request.seat)
    assert first.tree.nodes > 0
    assert bots.for_move(request._replace(seed=2)) is first
    others = [request._replace(seat=1 - request.seat), request._replace(table="another")]
    assert all(bots.for_move(other).tree.nodes == 0 for other in others)


def test_an_undo_another_level_or_other_rules_begin_with_an_empty_tree(table):
    for change in ({"epoch": 1}, {"bot": "expert"}):
        bots = KeptBots()
        request = move_of(table, bot="regular")
        bots.for_move(request).decide(request.view, request.seat)
        assert bots.for_move(request._replace(**change)).tree.nodes == 0


def test_a_seed_decides_what_a_kept_bot_draws(table):
    """A bot without a tree decides the same again; one with a tree draws the same numbers."""
    bots = KeptBots()
    request = move_of(table, bot="regular", seed=7)
    drawn = [bots.for_move(request).rng.bits() for _ in range(2)]
    assert drawn[0] == drawn[1] == make_bot("regular", table.game, 7).rng.bits()


def test_few_bots_are_kept_and_their_trees_are_small(table, monkeypatch):
    monkeypatch.setattr(bot_worker, "MAX_KEPT_BOTS", 3)
    bots = KeptBots()
    for number in range(5):
        bots.for_move(move_of(table, bot="novice", name=str(number)))
        bots.trim()
    assert [name for name, _ in bots.bots] == ["2", "3", "4"]
    request = move_of(table, bot="novice", name="4")
    bot = bots.for_move(request)
    while bot.tree.nodes == 0:  # a novice moves without looking now and then
        bot.decide(request.view, request.seat)
    monkeypatch.setattr(bot_worker, "MAX_KEPT_NODES", bot.tree.nodes - 1)
    bots.trim()
    assert not bots.bots


def test_a_table_comes_back_to_the_worker_that_has_its_tree(table):
    async def scenario(pool):
        requests = [move_of(table, bot="novice", name=name) for name in ("a", "b")]
        await asyncio.gather(*map(pool.decide, requests))
        for worker in pool.workers:
            assert len(worker.kept) == 1
        for request in requests * 3:
            await pool.decide(request)
        assert [len(worker.kept) for worker in pool.workers] == [1, 1]

    async def two(pool):
        await asyncio.gather(pool.start_worker(), pool.start_worker())
        await scenario(pool)  # both workers are there before a move is asked for

    with_workers(2, two)


def test_an_analysis_goes_on_with_the_tree_of_the_seat():
    played = Table(find_game("new-corp-order"), 2, {}, SeededDraws("kept"))
    bot = make_bot("greedy", played.game, 1)
    played.advance()
    for _ in range(12):
        seat = played.seats_to_act()[0]
        played.play_steps(seat, bot.decide(played.view(seat), seat))
        played.advance()
    decisions = [one for one in decisions_in(read_record(write_record(played))) if one.seat == 0][:2]
    bots = KeptBots()
    thinkers_used = []
    for decision in decisions:
        request = AnalysisRequest("key", "new-corp-order", 1, decision.view, 0, decision.played, 0.02, 1)
        worker = bots.for_analysis(request, played.game)
        thinkers_used.append((worker, worker.tree.nodes))
        for _ in bot_worker.analyse_in_pieces(worker, decision.view, 0, decision.played, 0.02, seed=1):
            pass
    assert thinkers_used[0][0] is thinkers_used[1][0]
    assert thinkers_used[0][1] == 0 < thinkers_used[1][1]


# The rules of the table


def test_bots_and_analyses_go_by_the_rules_of_the_table(table, monkeypatch):
    asked = []

    def with_rules_version(self, version):
        asked.append(version)
        return self

    monkeypatch.setattr(type(table.game), "with_rules_version", with_rules_version)
    bots = KeptBots()
    bots.for_move(move_of(table)._replace(rules_version=7))
    bot_workers.random_legal_move(move_of(table)._replace(rules_version=8))
    assert asked == [7, 8]


# Failures


@pytest.mark.parametrize("harm", [signal.SIGKILL, signal.SIGSTOP], ids=["dead", "stuck"])
def test_a_worker_that_dies_or_is_stuck_is_replaced_and_the_move_comes(table, harm):
    async def scenario(pool):
        first = await pool.decide(move_of(table))
        (worker,) = pool.workers
        os.kill(worker.process.pid, harm)
        assert await pool.decide(move_of(table)) == first
        assert worker not in pool.workers

    with_workers(1, scenario, patience=12.0)


def test_a_bot_that_fails_is_replaced_by_any_move_and_harms_no_analysis(table):
    async def scenario(pool):
        analysing = asyncio.create_task(pool.analyse(analysis_of(table, 0.2), "Ann"))
        assert await pool.decide(move_of(table, bot="nobody"))
        assert await analysing is not None
        assert len(pool.workers) == 1

    with_workers(1, scenario)


def test_an_analysis_that_fails_is_left_out(table):
    async def scenario(pool):
        request = analysis_of(table, 0.1)._replace(rules_version=99)
        assert await pool.analyse(request, "Ann") is None
        assert await pool.decide(move_of(table))

    with_workers(1, scenario)


def test_all_processes_end_with_the_server(table):
    async def scenario(pool):
        await pool.decide(move_of(table))
        return [worker.process for worker in pool.workers]

    for process in with_workers(1, scenario):
        process.join(20)
        assert not process.is_alive()


# How many


def test_workers_are_as_many_as_cores_but_one_divided_among_the_server_processes(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: set(range(8)), raising=False)
    assert [default_bot_workers(processes) for processes in (1, 2, 4, 16)] == [7, 3, 1, 1]
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: {0}, raising=False)
    assert default_bot_workers() == 1


# Stand-ins


def test_a_stand_in_plays_at_the_level_of_the_table():
    seats = [SeatRow(0, "person", "Ann", user_id="ann", stand_in=True), SeatRow(1, "bot", "greedy 2", bot="greedy")]
    row = TableRow(
        id="id",
        game="new-corp-order",
        rules_version=1,
        players=2,
        options="{}",
        clock="{}",
        host_id="ann",
        listed=True,
        status="running",
        seed="seed",
        commitment="",
        created=0.0,
        changed=0.0,
        seats=seats,
        level="expert",
    )
    loaded = LoadedTable(row, None, None)
    loaded.table.advance()
    loaded.table.seats_to_act = lambda: [0, 1]
    assert loaded.bots_to_act() == [(0, "expert"), (1, "greedy")]
