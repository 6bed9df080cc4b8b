"""A baseline for researchers: a small policy that learns a game by playing itself, with PPO, on one core.

    uv run --extra train bench/ppo.py kompromat --out runs/kompromat [--players 2] [--legs 20] [--seed 1]
    uv run backroom arena kompromat --bots policy:runs/kompromat/policy.npz,greedy

One network plays all seats, since observations are counted from the observing seat on. It learns in legs. Each leg begins its tables anew
from a seed of its own and ends with games against two bots, a line in curve.csv, a plot and a checkpoint. The same command goes on after
the last whole leg, and what it learns is the same as if it had never stopped.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from torch import nn
from torch.nn import functional

from backroom.arena.plots import line_plot, percent, standalone_svg
from backroom.bots.policy import Policy, TrainingSpec
from backroom.core.rng import seed_from
from backroom.envs.agents import bot_agent
from backroom.envs.batched import BatchedEnv
from backroom.envs.selfplay import Decisions, PolicyFunction, PolicyOutput, Rollout
from backroom.envs.spec import EnvSpec

TABLES = 256
LENGTH = 128
"""Steps at every table from one learning to the next."""
ROUNDS = 16
"""Learnings in a leg."""
RIVAL_TABLES = TABLES // 4
"""Where one seat is played by the network as it was some legs ago, lest it forget how to beat its former selves."""
SNAPSHOTS = 16
WIDTH = 128
PASSES = 2
BATCH = 2048
RATE = 1e-3
"""Of learning in the first leg; it falls to a tenth of that."""
CLIP = 0.2
ENTROPY = 0.01
SMOOTHING = 0.97
MEASURED_BY = ("random", "greedy")
MEASURING_GAMES = 60
PLOTTED_LEGS = 10
"""How many legs a point of the plot is the mean of."""


class Line(NamedTuple):
    """What is told of a leg."""

    leg: int
    steps: int
    processor_seconds: float
    against_random: float
    """Share of the wins."""
    against_greedy: float
    entropy: float
    value_error: float


def plot(title: str, story: list[Line]) -> str:
    """Return the learning curve: what was measured in the last legs, on the mean."""
    shares = {}
    for place, name in enumerate(MEASURED_BY, Line._fields.index("against_random")):
        shown = [[line[place] for line in story[max(0, end - PLOTTED_LEGS) : end]] for end in range(1, len(story) + 1)]
        shares[f"against {name}"] = [(line.processor_seconds / 60, sum(last) / len(last)) for line, last in zip(story, shown, strict=True)]
    return standalone_svg(line_plot(title, shares, "minutes of processor time", percent))


class Network(nn.Module):
    """Two hidden layers, then a preference for every step and the reward to expect."""

    def __init__(self, setting: EnvSpec) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.from_numpy(setting.observation_high.astype(np.float32)))
        self.trunk = nn.Sequential(nn.Linear(setting.observation_size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.preferences = nn.Linear(WIDTH, setting.num_actions)
        self.value = nn.Linear(WIDTH, 1)
        with torch.no_grad():  # begin near even play
            self.preferences.weight *= 0.01
            self.value.weight *= 0.01

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithm of each step's chance, and the reward to expect."""
        hidden = self.trunk(observations.float() * self.scale)
        preferences = self.preferences(hidden).masked_fill(~masks, -1e9)
        return functional.log_softmax(preferences, 1), self.value(hidden)[:, 0]

    def choose(self, observations: npt.NDArray[np.int16], masks: npt.NDArray[np.bool_]) -> PolicyOutput:
        """Draw a step for each row."""
        with torch.no_grad():
            logs, values = self(torch.from_numpy(observations), torch.from_numpy(masks))
            steps = (logs - torch.empty_like(logs).exponential_().log()).argmax(1)
            return PolicyOutput(steps.numpy(), logs.gather(1, steps[:, None])[:, 0].numpy(), values.numpy())

    def policy(self, setting: EnvSpec) -> Policy:
        """Return what plays, without what only learning needs."""
        layers = [self.trunk[0], self.trunk[2], self.preferences]
        trained = TrainingSpec(setting.game.name, setting.game.rules_version, setting.players, setting.options)
        return Policy(trained, [(layer.weight.detach().numpy().T, layer.bias.detach().numpy()) for layer in layers])


class Learner:
    """A network with its optimizer, its former selves and the story of its learning."""

    def __init__(self, setting: EnvSpec, seed: int, folder: Path) -> None:
        """Go on with the checkpoint in a folder, or begin."""
        torch.manual_seed(seed)
        self.setting = setting
        self.seed = seed
        self.folder = folder
        self.network = Network(setting)
        self.optimizer = torch.optim.Adam(self.network.parameters(), eps=1e-5)
        self.snapshots: deque[dict[str, Any]] = deque(maxlen=SNAPSHOTS)
        self.story: list[Line] = []
        self.checkpoint = folder / "checkpoint.pt"
        if self.checkpoint.exists():
            self.load()

    def load(self) -> None:
        """Take up the last whole leg."""
        kept = torch.load(self.checkpoint, weights_only=True)
        begun = {"game": self.setting.game.name, "players": self.setting.players, "seed": self.seed}
        if kept["begun"] != begun:
            raise SystemExit(f"{self.folder} holds another run: {kept['begun']}, not {begun}")
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.snapshots.extend(kept["snapshots"])
        self.story = [Line(*line) for line in kept["story"]]

    def save(self) -> None:
        """Keep the leg: the checkpoint, the policy, the curve and its plot."""
        kept = {
            "begun": {"game": self.setting.game.name, "players": self.setting.players, "seed": self.seed},
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "snapshots": list(self.snapshots),
            "story": [tuple(line) for line in self.story],
        }
        unfinished = self.checkpoint.with_suffix(".new")
        torch.save(kept, unfinished)
        unfinished.replace(self.checkpoint)
        self.network.policy(self.setting).save(self.folder / "policy.npz")
        with (self.folder / "curve.csv").open("w", newline="") as file:
            csv.writer(file).writerows([Line._fields, *self.story])
        title = f"{self.setting.game.name}, {self.setting.players} players: share of wins while learning"
        (self.folder / "curve.svg").write_text(plot(title, self.story))

    def leg(self, legs: int, advance: Any) -> None:
        """Play and learn for some rounds, then measure."""
        began = time.process_time()
        number = len(self.story)
        torch.manual_seed(seed_from("leg", self.seed, number) % 2**32)
        random = np.random.default_rng([self.seed, number])
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * max(0.1, 1 - number / legs)
        env = BatchedEnv(self.setting.game, self.setting.players, self.setting.options, TABLES, seed_from("tables", self.seed, number))
        rollout = Rollout(env, LENGTH, RIVAL_TABLES)
        self.snapshots.append({name: tensor.clone() for name, tensor in self.network.state_dict().items()})
        rival = Network(self.setting)
        told = []
        for _ in range(ROUNDS):
            rival.load_state_dict(self.snapshots[random.integers(len(self.snapshots))])
            told.append(self.learn(rollout.play(self.network.choose, rival.choose, SMOOTHING), random))
            advance()
        entropy, error = np.mean(told, 0)
        shares = [measure(self.setting, self.network.choose, name, MEASURING_GAMES, self.seed) for name in MEASURED_BY]
        steps, seconds = (self.story[-1].steps, self.story[-1].processor_seconds) if self.story else (0, 0.0)
        seconds += time.process_time() - began
        played = steps + ROUNDS * TABLES * LENGTH
        self.story.append(Line(number + 1, played, round(seconds, 1), *(round(float(figure), 4) for figure in (*shares, entropy, error))))
        self.save()

    def learn(self, decisions: Decisions, random: np.random.Generator) -> tuple[float, float]:
        """Learn from a rollout by PPO: a few passes in small batches, never far from what was played. Return entropy and value error."""
        observations, masks, steps, logs, advantages, targets = (torch.from_numpy(part) for part in decisions)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        told = []
        for _ in range(PASSES):
            for rows in torch.from_numpy(random.permutation(len(steps))).split(BATCH):
                chances, values = self.network(observations[rows], masks[rows])
                ratio = (chances.gather(1, steps[rows, None])[:, 0] - logs[rows]).exp()
                gain = torch.minimum(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows]).mean()
                entropy = -(chances.exp() * chances).sum(1).mean()
                error = functional.mse_loss(values, targets[rows])
                self.optimizer.zero_grad()
                (0.5 * error - gain - ENTROPY * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
                told.append((entropy.item(), error.item()))
        return tuple(np.mean(told, 0))


def measure(setting: EnvSpec, chooser: PolicyFunction, rival: str, games: int, seed: int) -> float:
    """Return the policy's share of the wins against a bot, in every seat equally often, always with the same shuffles."""
    env = BatchedEnv(setting.game, setting.players, setting.options, games, seed_from("measure", seed))
    heroes = np.arange(games) % setting.players
    bots = [
        [bot_agent(rival, setting.game, seed_from("measure", seed, table, seat)) for seat in range(setting.players)]
        for table in range(games)
    ]
    shares = np.full(games, np.nan)
    batch = env.batch
    while np.isnan(shares).any():
        steps = batch.action_masks.argmax(1)
        mine = (batch.seats == heroes) & np.isnan(shares)
        if mine.any():
            steps[mine] = chooser(batch.observations[mine], batch.action_masks[mine]).steps
        for table in np.flatnonzero((batch.seats != heroes) & np.isnan(shares)):
            seat = int(batch.seats[table])
            steps[table] = bots[table][seat].step(env.view(int(table)), seat)
        batch = env.step(steps)
        ended = batch.terminated & np.isnan(shares)
        shares[ended] = (batch.rewards[ended, heroes[ended]] + 1) / setting.sides
    return float(shares.mean())


def main() -> None:
    """Learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--legs", type=int, default=20, help=f"A leg is {ROUNDS * TABLES * LENGTH:,} steps.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    asked.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(EnvSpec(asked.game, asked.players), asked.seed, asked.out)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task(asked.game, total=asked.legs * ROUNDS, completed=len(learner.story) * ROUNDS)
        while len(learner.story) < asked.legs:
            learner.leg(asked.legs, lambda: progress.advance(task))
            line = learner.story[-1]
            shares = f"{line.against_random:.0%} against random, {line.against_greedy:.0%} against greedy"
            progress.print(f"leg {line.leg}: {shares}, {line.processor_seconds / 60:.1f} min of processor time")


if __name__ == "__main__":
    main()
