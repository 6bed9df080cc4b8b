"""The batched environment in several processes: each has a share of the tables and writes into memory that all share."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from backroom.core.errors import BackroomError, IllegalMove
from backroom.envs.batched import BatchedEnv, EnvBatch
from backroom.envs.spec import EnvSpec


class WorkerFailed(BackroomError):
    """A process of the environment has stopped."""


def shapes(spec: EnvSpec, tables: int, observations: bool) -> list[tuple[tuple[int, ...], type[np.generic]]]:
    """Return shape and type of the arrays that processes share: those of a batch, and the steps."""
    return [
        ((tables,), np.int64),
        ((tables, spec.num_actions), np.bool_),
        ((tables, spec.observation_size if observations else 0), np.int16),
        ((tables, spec.players), np.float64),
        ((tables,), np.bool_),
        ((tables,), np.int32),
    ]


def lay_out(memory: SharedMemory | None, wanted: list[tuple[tuple[int, ...], type[np.generic]]]) -> tuple[list[npt.NDArray[Any]], int]:
    """Return the arrays in shared memory, each on a boundary of 64 bytes, and how much memory they need."""
    arrays: list[npt.NDArray[Any]] = []
    place = 0
    for shape, kind in wanted:
        if memory is not None:
            arrays.append(np.ndarray(shape, kind, memory.buf, place))
        place += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
    return arrays, max(place, 1)


def work(pipe: Connection, memory_name: str, setup: dict[str, Any], tables: int, first: int, count: int) -> None:
    """Serve a share of the tables until the pipe closes."""
    memory = SharedMemory(memory_name)
    with suppress(EOFError, KeyboardInterrupt):
        serve(pipe, memory, setup, tables, first, count)
    memory.close()


def serve(pipe: Connection, memory: SharedMemory, setup: dict[str, Any], tables: int, first: int, count: int) -> None:
    """Step, or begin anew with a seed, whenever the pipe says so."""
    env = BatchedEnv(**setup, tables=count, first=first)
    arrays, _ = lay_out(memory, shapes(env.table_spec, tables, setup["observations"]))
    mine = [array[first : first + count] for array in arrays]
    while True:
        seed = pipe.recv()
        batch = env.step(mine[-1]) if seed is None else env.reset(seed)
        for shared, own in zip(mine, batch, strict=False):
            shared[:] = own
        pipe.send(True)


class MultiprocessBatchedEnv:
    """The same as BatchedEnv, and the same episodes for the same seed, in several processes. Close it after use."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        tables: int = 4096,
        processes: int = 2,
        seed: int = 0,
        observations: bool = True,
    ) -> None:
        """Start the processes and begin."""
        self.table_spec = EnvSpec(game, players, options)
        self.count = tables
        self.random = np.random.default_rng(seed)
        wanted = shapes(self.table_spec, tables, observations)
        self.memory = SharedMemory(create=True, size=lay_out(None, wanted)[1])
        arrays, _ = lay_out(self.memory, wanted)
        self.steps = arrays.pop()
        self.batch = EnvBatch(*arrays)
        setup = {"game": game, "players": self.table_spec.players, "options": self.table_spec.options, "observations": observations}
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.workers = []
        bounds = [tables * number // processes for number in range(processes + 1)]
        for first, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            worker = context.Process(target=work, args=(theirs, self.memory.name, setup, tables, first, end - first), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
        self.reset(seed)

    def ask(self, seed: int | None) -> EnvBatch:
        """Let all processes step, or begin anew with a seed, and wait for them."""
        try:
            for pipe in self.pipes:
                pipe.send(seed)
            for pipe in self.pipes:
                pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerFailed("a process of the environment has stopped") from error
        return self.batch

    def reset(self, seed: int) -> EnvBatch:
        """Begin the first episode of a seed at every table."""
        return self.ask(seed)

    def step(self, steps: npt.ArrayLike) -> EnvBatch:
        """Take one step at every table. An illegal step raises and changes nothing."""
        self.steps[:] = steps
        allowed = np.take_along_axis(
            self.batch.action_masks, np.clip(self.steps, 0, self.table_spec.num_actions - 1)[:, None].astype(np.int64), 1
        )[:, 0]
        refused = np.flatnonzero(~allowed | (self.steps < 0) | (self.steps >= self.table_spec.num_actions))
        if len(refused):
            table = int(refused[0])
            legal = np.flatnonzero(self.batch.action_masks[table]).tolist()
            raise IllegalMove(f"step {self.steps[table]} is not legal at table {table}; legal are {legal}")
        return self.ask(None)

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal step for every table."""
        chances = self.random.random(self.batch.action_masks.shape) * self.batch.action_masks
        return np.asarray(chances.argmax(1))

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()
        self.memory.unlink()
        del self.batch, self.steps
        with suppress(BufferError):  # somebody still looks at an array; the memory goes with it
            self.memory.close()

    def __enter__(self) -> Self:
        """Use it in a `with` block, which closes it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close."""
        self.close()
