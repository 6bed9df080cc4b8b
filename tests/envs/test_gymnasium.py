"""Gymnasium's own check, on every game and number of players, and whole games against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from backroom.bots.play import UnknownBot
from backroom.envs.gymnasium import SingleSeatEnv


@pytest.mark.filterwarnings("ignore:.*not wrapped.*")
def test_gymnasium_finds_nothing_wrong(setting):
    check_env(SingleSeatEnv(*setting, rivals="random"), skip_render_check=True)


def play(env, seed):
    """Play a random game; return everything that was seen and the reward."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    story = [seen["observation"].tobytes()]
    while True:
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        story.append(seen["observation"].tobytes())
        if over:
            return story, reward


def test_whole_games_against_bots(setting):
    env = SingleSeatEnv(*setting, seat=setting[1] - 1, rivals="random")
    story, reward = play(env, 5)
    assert play(env, 5) == (story, reward)
    assert -1 <= reward <= setting[1]


def test_games_are_registered_by_name():
    env = gymnasium.make("backroom/kompromat-v1", rivals="greedy")
    seen, _ = env.reset(seed=2)
    assert seen["action_mask"].any()
    assert "seat 1" in env.unwrapped.render()


def test_an_illegal_step_loses():
    env = SingleSeatEnv("kompromat", rivals="random")
    seen, _ = env.reset(seed=2)
    _, reward, over, _, _ = env.step(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert (reward, over) == (-1, True)


def test_an_unknown_rival_is_refused():
    env = SingleSeatEnv("kompromat", rivals="nobody")
    with pytest.raises(UnknownBot, match="greedy"):
        env.reset(seed=1)
