"""Run functions in other processes that can be stopped, or can die, at any moment.

Each worker has a pipe of its own. A process that dies closes its pipe, even in the middle of a message, so nobody ever waits for it.
`concurrent.futures` shares one pipe between all workers: one that is ended while it writes a result blocks the whole pool for ever.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import signal
from collections import deque
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

T = TypeVar("T")


class Done(NamedTuple, Generic[T]):
    """The result of a task."""

    task: Hashable
    result: T


class Lost(NamedTuple):
    """Tasks of a worker that has died, in the order in which it was given them."""

    tasks: list[Hashable]


class Worker:
    """A process, its pipe, and the tasks it has been given."""

    def __init__(self) -> None:
        """Start the process."""
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.tasks: deque[Hashable] = deque()
        self.process: SpawnProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


def serve(pipe: Connection) -> None:
    """Run the functions that come through the pipe until it closes; Ctrl-C is for the process that waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            function, args = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, function(*args))
        except Exception as error:  # noqa: BLE001 (it is raised again by whoever gave the task)
            answer = (False, error)
        pipe.send(answer)


class WorkerPool(Generic[T]):
    """Processes that run one function after the other. Leaving the pool ends them at once, whatever they are doing."""

    def __init__(self, workers: int, tasks_each: int = 1) -> None:
        """Start the workers; each may be given `tasks_each` tasks at a time, so that it need not wait for the next."""
        self._tasks_each = tasks_each
        self.workers = [Worker() for _ in range(workers)]

    def __enter__(self) -> Self:
        """Return the pool."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.end()

    @property
    def room(self) -> int:
        """How many tasks can be given now."""
        return self._tasks_each * len(self.workers) - self.running

    @property
    def running(self) -> int:
        """How many tasks have no result yet."""
        return sum(len(worker.tasks) for worker in self.workers)

    def start(self, task: Hashable, function: Callable[..., T], *args: Any) -> None:  # noqa: ANN401
        """Give a task to the worker with the fewest; a worker that has died is reported by `wait`."""
        worker = min(self.workers, key=lambda worker: len(worker.tasks))
        worker.tasks.append(task)
        try:
            worker.pipe.send((function, args))
        except OSError:
            return  # it has died

    def wait(self) -> list[Done[T] | Lost]:
        """Wait until something has happened; return the results that have come and the tasks that were lost.

        A worker that has died is replaced.

        Raises:
            Exception: what the function of a task has raised.

        """
        ready = set(multiprocessing.connection.wait([worker.pipe for worker in self.workers if worker.tasks]))
        events: list[Done[T] | Lost] = []
        for place, worker in enumerate(self.workers):
            if worker.pipe in ready:
                try:
                    succeeded, result = worker.pipe.recv()
                except (EOFError, OSError):
                    events.append(Lost(list(worker.tasks)))
                    worker.end()
                    self.workers[place] = Worker()
                    continue
                task = worker.tasks.popleft()
                if not succeeded:
                    raise result
                events.append(Done(task, result))
        return events
