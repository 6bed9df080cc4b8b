"""The bot workers of a server: processes of their own, since compiled code holds the interpreter and a stuck bot must not stop the server.

A worker decides one move at a time. It may have one analysis besides, which waits whenever a move is asked for.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections import Counter, OrderedDict
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

from backroom.bots.play import make_bot
from backroom.core.registry import find_game, games
from backroom.server.bot_worker import MAX_KEPT_BOTS, AnalysisRequest, Failed, MoveRequest, worker_main
from backroom.server.work_queues import FairQueue, MoveQueue

if TYPE_CHECKING:
    from collections.abc import Callable

    from backroom.bots.decision_analysis import DecisionAnalysis

logger = logging.getLogger("backroom")

STUCK_SECONDS = 20.0
"""Seconds after which a thinking bot is taken for stuck."""
TRIES = 2
START_METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
"""How workers are started: forked from a process that has imported the games, so that a new one is there at once."""


def default_bot_workers(processes: int = 1) -> int:
    """Return how many workers each of some server processes has by default: together one for each core but one, at least one each."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, (cores - 1) // processes)


class BotWorkerLost(Exception):
    """The worker died, was stuck or failed."""


class Task:
    """A request that waits for its answer."""

    numbers = count(1)

    def __init__(self, request: MoveRequest | AnalysisRequest) -> None:
        self.number = next(Task.numbers)
        self.request = request
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def end(self, answer: object) -> None:
        """Pass the answer on, if somebody still waits for it."""
        if self.answer.done():
            return
        if isinstance(answer, Failed):
            self.answer.set_exception(BotWorkerLost(answer.reason))
        else:
            self.answer.set_result(answer)


class BotWorker:
    """One worker process, as the server sees it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context(START_METHOD)
        if START_METHOD == "forkserver":
            context.set_forkserver_preload([worker_main.__module__, *(type(game).__module__ for game in games().values())])
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=worker_main, args=(theirs,), daemon=True, name="backroom-bot")  # type: ignore[attr-defined]
        self.process.start()
        theirs.close()
        self.sending = threading.Lock()
        self.move: Task | None = None
        self.analysis: Task | None = None
        self.kept: OrderedDict[tuple[str, int], None] = OrderedDict()
        """The seats whose bots the worker has kept, as far as the server knows."""
        self.watch: asyncio.TimerHandle | None = None

    def read(self, answered: Callable[[BotWorker, int, object], None], ended: Callable[[BotWorker], None]) -> None:
        """Pass on what the worker answers until it ends; runs in a thread of its own."""
        with suppress(EOFError, OSError):
            while True:
                answered(self, *self.pipe.recv())
        self.process.join()
        self.pipe.close()
        ended(self)

    def send(self, task: Task) -> None:
        """Send a request; a worker that is gone is noticed by its reader."""
        with self.sending, suppress(OSError):
            self.pipe.send((task.number, task.request))

    def keep(self, key: tuple[str, int]) -> None:
        """Note that the worker has the bot of a seat."""
        self.kept[key] = None
        self.kept.move_to_end(key)
        while len(self.kept) > MAX_KEPT_BOTS:
            self.kept.popitem(last=False)


class BotWorkerPool:
    """The workers that decide and analyse for all tables of this process."""

    def __init__(self, number: int, stuck_seconds: float = STUCK_SECONDS) -> None:
        self.number = number
        self.stuck_seconds = stuck_seconds
        self.workers: list[BotWorker] = []
        self.starting: set[asyncio.Task[None]] = set()
        self.moves: MoveQueue[Task] = MoveQueue()
        self.analyses: FairQueue[Task] = FairQueue()
        self.stopped = False

    async def decide(self, request: MoveRequest) -> list[int]:
        """Return the steps of a bot's move; at last any legal move will do."""
        for _ in range(TRIES):
            task = Task(request)
            self.moves.put(request.table, task)
            with suppress(BotWorkerLost):
                steps: list[int] = await self._answer(task, self.moves)
                return steps
        return await asyncio.to_thread(random_legal_move, request)

    async def analyse(self, request: AnalysisRequest, owner: str) -> DecisionAnalysis | None:
        """Return the judgement of a decision, None if there is none to be had; the analyses of several owners take turns."""
        for _ in range(TRIES):
            task = Task(request)
            self.analyses.put(owner, task)
            with suppress(BotWorkerLost):
                judgement: DecisionAnalysis = await self._answer(task, self.analyses)
                return judgement
        return None

    async def _answer(self, task: Task, queue: MoveQueue[Task] | FairQueue[Task]) -> Any:  # noqa: ANN401
        self.serve()
        try:
            return await task.answer
        finally:
            queue.remove(task)  # if the one who waited was cancelled

    def serve(self) -> None:
        """Give waiting requests to workers that have time for them: moves first, also to workers that analyse."""
        while self.moves:
            free = [worker for worker in self.workers if worker.move is None]
            busy = Counter(worker.move.request.key[0] for worker in self.workers if worker.move is not None)
            task = self.moves.take(busy, limit=max(1, self.number - 1)) if free else None
            if task is None:
                break
            key = task.request.key
            worker = min(free, key=lambda worker: (key not in worker.kept, worker.analysis is not None))
            worker.move = task
            self._send(worker, task)
        while self.analyses:
            idle = [worker for worker in self.workers if worker.move is None and worker.analysis is None]
            task = self.analyses.take() if idle else None
            if task is None:
                break
            key = task.request.key
            worker = min(idle, key=lambda worker: key not in worker.kept)
            worker.analysis = task
            self._send(worker, task)
        wanted = min(len(self.moves) + len(self.analyses), self.number - len(self.workers))
        while not self.stopped and len(self.starting) < wanted:
            starting = asyncio.create_task(self.start_worker())
            self.starting.add(starting)
            starting.add_done_callback(self._started)

    def _send(self, worker: BotWorker, task: Task) -> None:
        worker.keep(task.request.key)
        self._watch(worker)
        asyncio.get_running_loop().run_in_executor(None, worker.send, task)  # a pipe may be full

    async def start_worker(self) -> None:
        """Start a worker and a thread that reads its answers."""
        loop = asyncio.get_running_loop()
        worker = await asyncio.to_thread(BotWorker)
        if self.stopped:
            worker.process.kill()
            return
        self.workers.append(worker)

        def in_loop(do: Callable[..., None]) -> Callable[..., None]:
            def post(*what: object) -> None:
                with suppress(RuntimeError):  # the server has ended
                    loop.call_soon_threadsafe(do, *what)

            return post

        threading.Thread(target=worker.read, args=(in_loop(self._answered), in_loop(self._ended)), daemon=True, name="bot-worker").start()

    def _started(self, starting: asyncio.Task[None]) -> None:
        self.starting.discard(starting)
        if not starting.cancelled() and starting.exception() is not None:
            logger.error("a bot worker could not be started", exc_info=starting.exception())
            asyncio.get_running_loop().call_later(1.0, self.serve)
        else:
            self.serve()

    def _answered(self, worker: BotWorker, number: int, answer: object) -> None:
        for task in (worker.move, worker.analysis):
            if task is not None and task.number == number:
                if task is worker.move:
                    worker.move = None
                else:
                    worker.analysis = None
                task.end(answer)
        self._watch(worker)
        self.serve()

    def _ended(self, worker: BotWorker) -> None:
        """Let the requests of a worker that is gone be made again."""
        if worker.watch is not None:
            worker.watch.cancel()
        self.workers.remove(worker)
        for task in (worker.move, worker.analysis):
            if task is not None:
                task.end(Failed("the worker ended"))
        self.serve()

    def _watch(self, worker: BotWorker) -> None:
        """Kill a busy worker that answers nothing from now on for too long."""
        if worker.watch is not None:
            worker.watch.cancel()
        busy = worker.move is not None or worker.analysis is not None
        worker.watch = asyncio.get_running_loop().call_later(self.stuck_seconds, worker.process.kill) if busy else None

    def stop(self) -> None:
        """End all processes."""
        self.stopped = True
        for worker in self.workers:
            worker.process.kill()


def random_legal_move(request: MoveRequest) -> list[int]:
    """Return any legal move."""
    game = find_game(request.game).with_rules_version(request.rules_version)
    return make_bot("random", game, request.seed).decide(request.view, request.seat)
