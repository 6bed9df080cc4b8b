"""Workers that die or are stopped while they write a result block nobody."""

from __future__ import annotations

import multiprocessing
import os
import signal
from multiprocessing.connection import wait

import pytest

from backroom.core.worker_pool import Done, Lost, WorkerPool

LARGE = 64 * 1024 * 1024
"""More bytes than fit into a pipe, so that the worker is still writing while nobody reads."""


def finish(pool, count):
    """Return the results of so many tasks by task."""
    done = {}
    while len(done) < count:
        done |= {event.task: event.result for event in pool.wait()}
    return done


def wait_until_writing(pool):
    """Return when the first worker has begun to write a result."""
    wait([pool.workers[0].pipe])


def test_results_come_with_their_tasks():
    with WorkerPool(2, tasks_each=2) as pool:
        assert pool.room == 4
        for number in range(4):
            pool.start(number, pow, number, 2)
        assert (pool.room, pool.running) == (0, 4)
        assert finish(pool, 4) == {0: 0, 1: 1, 2: 4, 3: 9}
        assert pool.running == 0
    assert not multiprocessing.active_children()


def test_an_error_of_a_task_is_raised():
    with WorkerPool(1) as pool:
        pool.start("task", int, "seven")
        with pytest.raises(ValueError, match="seven"):
            pool.wait()


def test_a_worker_that_dies_while_it_writes_loses_its_own_tasks_only():
    with WorkerPool(2) as pool:
        pool.start("large", bytes, LARGE)
        pool.start("small", len, "four")
        wait_until_writing(pool)
        os.kill(pool.workers[0].process.pid, signal.SIGKILL)
        events = pool.wait()
        while len(events) < 2:
            events += pool.wait()
        assert sorted(events, key=str) == [Done("small", 4), Lost(["large"])]
        pool.start("again", len, "three")
        assert pool.wait() == [Done("again", 5)]


def test_a_worker_that_has_died_is_replaced_when_it_is_given_a_task():
    with WorkerPool(1) as pool:
        pool.start("first", len, "four")
        assert pool.wait() == [Done("first", 4)]
        worker = pool.workers[0].process
        os.kill(worker.pid, signal.SIGKILL)
        worker.join()
        pool.start("second", len, "four")
        assert pool.wait() == [Lost(["second"])]
        pool.start("second", len, "four")
        assert pool.wait() == [Done("second", 4)]


def test_a_pool_can_be_left_while_a_worker_writes():
    with WorkerPool(2) as pool:
        pool.start("large", bytes, LARGE)
        pool.start("long", pow, 7, 10**9)
        wait_until_writing(pool)
    assert not multiprocessing.active_children()
