"""The same seed gives the same episodes in every environment, compiled or not, whatever PYTHONHASHSEED."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product

STORY = """
import hashlib
import numpy as np
import backroom
from backroom.core.registry import games
from backroom.core.rng import Rng
from backroom.envs.batched import BatchedEnv
from backroom.envs.gymnasium import SingleSeatEnv
from backroom.envs.pettingzoo import env

story = hashlib.blake2b()
rng = Rng(1)

def choose(mask):
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])

for game in games().values():
    for players in game.player_counts:
        batched = BatchedEnv(game, players, tables=2, seed=1)
        for _ in range(120):
            for part in batched.step(batched.sample()):
                story.update(part.tobytes())
        table = env(game, players)
        table.reset(seed=1)
        for _ in range(120):
            seen = table.last()[0]
            story.update(seen["observation"].tobytes() + seen["action_mask"].tobytes() + table.agent_selection.encode())
            if any(table.terminations.values()):
                break
            table.step(choose(seen["action_mask"]))
        single = SingleSeatEnv(game, players, rivals="random")
        seen, _ = single.reset(seed=1)
        over = False
        for _ in range(40):
            story.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
            if over:
                break
            seen, _, over, _, _ = single.step(choose(seen["action_mask"]))
print(backroom.compiled_status.split()[0], story.hexdigest())
"""


def test_equal_seeds_give_equal_episodes_everywhere():
    told = {}
    for compiled, hashing in product(("0", "1"), ("0", "42")):
        environment = os.environ | {"BACKROOM_COMPILED": compiled, "PYTHONHASHSEED": hashing}
        done = subprocess.run([sys.executable, "-c", STORY], env=environment, capture_output=True, text=True, check=True)
        status, told[compiled, hashing] = done.stdout.split()
        assert status == ("compiled" if compiled == "1" else "uncompiled"), "run the tests with `uv run --group dev pytest`"
    assert len(set(told.values())) == 1, told
