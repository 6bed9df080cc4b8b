"""Self-play on the batched environment: what one policy decided in all seats, and how much better each decision was than expected.

Pure NumPy, so that it serves any learning library; `bench/ppo.py` is an example.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from backroom.envs.batched import BatchedEnv

Floats: TypeAlias = npt.NDArray[np.float32]
Whole: TypeAlias = npt.NDArray[np.int64]
Truths: TypeAlias = npt.NDArray[np.bool_]


class PolicyOutput(NamedTuple):
    """What a policy chooses in some rows of a batch."""

    steps: Whole
    logs: Floats
    """The logarithm of each chosen step's chance."""
    values: Floats
    """The reward that it expects."""


PolicyFunction: TypeAlias = Callable[[npt.NDArray[np.int16], Truths], PolicyOutput]
"""Takes observations and masks."""


class Decisions(NamedTuple):
    """Decisions to learn from, one row each."""

    observations: npt.NDArray[np.int16]
    masks: Truths
    steps: Whole
    logs: Floats
    advantages: Floats
    """How much better it went than expected."""
    targets: Floats
    """The reward to expect there."""


class Rollout:
    """Plays so many steps at every table and keeps what the learner decided. One seat of the first tables is a rival's."""

    def __init__(self, env: BatchedEnv, length: int, rival_tables: int) -> None:
        """Make room."""
        spec = env.table_spec
        shape = (length, env.count)
        self.env = env
        self.observations = np.zeros((*shape, spec.observation_size), np.int16)
        self.masks = np.zeros((*shape, spec.num_actions), np.bool_)
        self.seats = np.zeros(shape, np.int64)
        self.steps = np.zeros(shape, np.int64)
        self.logs = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.learnt = np.zeros(shape, np.bool_)
        self.rewards = np.zeros((*shape, spec.players), np.float32)
        self.ended = np.zeros(shape, np.bool_)
        self.rival_seats = np.where(np.arange(env.count) < rival_tables, np.arange(env.count) % spec.players, -1)

    def play(self, learner: PolicyFunction, rival: PolicyFunction, smoothing: float) -> Decisions:
        """Play on; return the learner's decisions whose consequences are known. Where only one step is legal, nothing is decided."""
        batch = self.env.batch
        for time in range(len(self.seats)):
            self.observations[time], self.masks[time], self.seats[time] = batch.observations, batch.action_masks, batch.seats
            open_to_choice = batch.action_masks.sum(1) > 1
            rivals = open_to_choice & (batch.seats == self.rival_seats)
            mine = open_to_choice & ~rivals
            self.learnt[time] = mine
            self.steps[time] = batch.action_masks.argmax(1)
            if mine.any():
                self.steps[time, mine], self.logs[time, mine], self.values[time, mine] = learner(
                    self.observations[time, mine], self.masks[time, mine]
                )
            if rivals.any():
                self.steps[time, rivals] = rival(self.observations[time, rivals], self.masks[time, rivals]).steps
            batch = self.env.step(self.steps[time])
            self.rewards[time], self.ended[time] = batch.rewards, batch.terminated
        advantages, known = advantages_by_seat(self.values, self.seats, self.learnt, self.rewards, self.ended, smoothing)
        return Decisions(
            self.observations[known],
            self.masks[known],
            self.steps[known],
            self.logs[known],
            advantages[known],
            advantages[known] + self.values[known],
        )


def advantages_by_seat(
    values: Floats, seats: Whole, decided: Truths, rewards: Floats, ended: Truths, smoothing: float
) -> tuple[Floats, Truths]:
    """Return how much better each decision went than its value said, and for which decisions that is known.

    Generalised advantage estimation along each seat's own decisions: what comes next is the value of the seat's next decision, or its
    reward if the episode ends before. The first axis is time, the second tables; rewards have a third one, seats. A seat's last decision
    before the record stops has no successor, so nothing is known of it.
    """
    length, tables = seats.shape
    rows = np.arange(tables)
    advantages = np.zeros_like(values)
    known = np.zeros_like(decided)
    next_values = np.zeros(rewards.shape[1:], np.float32)
    next_advantages = np.zeros_like(next_values)
    next_known = np.zeros(next_values.shape, np.bool_)
    for time in reversed(range(length)):
        over = ended[time]
        next_values[over] = rewards[time, over]
        next_advantages[over] = 0
        next_known[over] = True
        mover = decided[time]
        place = rows[mover], seats[time, mover]
        known[time, mover] = next_known[place]
        gained = next_values[place] - values[time, mover] + smoothing * next_advantages[place]
        advantages[time, mover] = np.where(next_known[place], gained, 0)
        next_values[place] = values[time, mover]
        next_advantages[place] = advantages[time, mover]
        next_known[place] = True
    return advantages, known
