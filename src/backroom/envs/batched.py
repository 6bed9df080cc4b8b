"""A batched environment: thousands of tables stepped by one call, NumPy arrays in and out, in one process or several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from backroom.core.game import Game, View
from backroom.core.rng import Rng, seed_from
from backroom.envs.spec import EnvSpec, window
from backroom.envs.vector_tables import VectorTables


class EnvBatch(NamedTuple):
    """What the seats to move see and may do, and what the last step led to; one row a table.

    The arrays are windows on the environment's buffers: the next step overwrites them, so copy what is to be kept.
    """

    seats: npt.NDArray[np.int64]
    """The seat to move."""
    action_masks: npt.NDArray[np.bool_]
    """Which steps are legal for it."""
    observations: npt.NDArray[np.int16]
    """What it sees; no columns in an environment without observations."""
    rewards: npt.NDArray[np.float64]
    """By seat, where an episode has just ended, else 0."""
    terminated: npt.NDArray[np.bool_]
    """Whether an episode has just ended; the other columns already show the next one."""


class BatchedEnv:
    """Tables of one game. An episode that ends is followed by the next at once; equal seeds give equal episodes at each table."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        tables: int = 1024,
        seed: int = 0,
        first: int = 0,
        observations: bool = True,
    ) -> None:
        """Put up tables numbered from `first` and begin; without observations, steps are faster."""
        self.table_spec = EnvSpec(game, players, options)
        self.count = tables
        self.first = first
        self.random = Rng(seed_from("choose", seed, first))
        spec = self.table_spec
        observer = spec.observer if observations else None
        self.tables = VectorTables(spec.start, spec.players, spec.num_actions, observer, spec.returns)
        self.tables.allocate(tables)
        self.batch = EnvBatch(
            window(self.tables.seats, np.int64),
            window(self.tables.masks, np.bool_).reshape(tables, spec.num_actions),
            window(self.tables.observations, np.int16).reshape(tables, -1 if observations else 0),
            window(self.tables.rewards, np.float64).reshape(tables, spec.players),
            window(self.tables.ended, np.bool_),
        )
        self.reset(seed)

    def reset(self, seed: int) -> EnvBatch:
        """Begin the first episode of a seed at every table."""
        self.tables.reset(seed_from("batch", seed), self.first)
        return self.batch

    def step(self, steps: npt.ArrayLike) -> EnvBatch:
        """Take one step at every table; draws are made, and finished tables begin anew. An illegal step raises and changes nothing."""
        self.tables.step(np.asarray(steps, "<i4").tobytes())
        return self.batch

    def sample(self) -> npt.NDArray[np.int32]:
        """Return a random legal step for every table."""
        return window(self.tables.sample_steps(self.random), np.int32)

    def view(self, table: int) -> View:
        """Return what the seat to move at a table sees, for bots."""
        view: View = self.table_spec.game.view(self.tables.positions[table], int(self.batch.seats[table]))
        return view

    def close(self) -> None:
        """Nothing is held open."""
