"""PettingZoo's own tests, unmodified, on every game and number of players; and what they do not look at."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from backroom.core.position import TERMINAL
from backroom.envs.pettingzoo import env, parallel_env

CYCLES = 100


def test_api(setting):
    api_test(env(*setting), num_cycles=CYCLES)


def test_equal_seeds_play_equal_games(setting):
    seed_test(lambda: env(*setting), num_cycles=CYCLES)


def test_parallel_api(setting):
    parallel_api_test(parallel_env(*setting), num_cycles=CYCLES)


def test_parallel_seeds_as_pettingzoo_tests_them(setting):
    parallel_seed_test(lambda: parallel_env(*setting), num_cycles=CYCLES)


def choose(parallel, seen):
    """Return a random legal step of each agent that decides."""
    return {agent: parallel.action_space(agent).sample(seen[agent]["action_mask"]) for agent in parallel.agents}


def test_equal_seeds_play_equal_games_in_parallel(setting):
    """PettingZoo's test stops after one step; this one plays on."""
    first, second = parallel_env(*setting), parallel_env(*setting)
    seen, _ = first.reset(seed=7)
    again, _ = second.reset(seed=7)
    for parallel in (first, second):
        for number, agent in enumerate(parallel.agents):
            parallel.action_space(agent).seed(number)
    for _ in range(4 * CYCLES):
        assert data_equivalence(seen, again, exact=True)
        seen, *told = first.step(choose(first, seen))
        again, *told_again = second.step(choose(second, again))
        assert told == told_again
        if not first.agents:
            break


def test_other_seeds_play_other_games(setting):
    table = env(*setting)
    seen = []
    for seed in range(8):
        table.reset(seed=seed)
        for _ in range(40):
            table.step(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])
        seen.append(table.observe("seat_0")["observation"].tobytes())
    assert len(set(seen)) > 1


def play(table, limit=20_000):
    """Play at random to the end; return the rewards."""
    rewards = {}
    for agent in table.agent_iter(limit):
        seen, reward, over, _, _ = table.last()
        if over:
            rewards[agent] = reward
        table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
    return rewards


def test_rewards_add_up_to_nothing_over_all_sides(setting):
    table = env(*setting)
    table.reset(seed=3)
    for number, agent in enumerate(table.agents):
        table.action_space(agent).seed(number)
    rewards = play(table)
    assert set(rewards) == set(table.possible_agents)
    if len(rewards) > 1:
        assert sum(rewards.values()) == pytest.approx(0)
        assert max(rewards.values()) > 0
    else:
        assert rewards["seat_0"] in (-1, 1)


def test_an_illegal_step_loses(setting):
    table = env(*setting)
    table.reset(seed=1)
    agent = table.agent_selection
    legal = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(legal == 0)[0]))
    assert all(table.terminations.values())
    assert {other: reward for other, reward in table.rewards.items() if reward} == {agent: -1}


def test_sealed_bids_are_made_at_once():
    """Seats that decide at once have their masks at once in the parallel environment, and none sees what another has begun."""
    table = parallel_env("megacorps", 3, {"deals": "none"})
    for seed in range(40):
        seen, _ = table.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while table.agents:
            deciding = [agent for agent in table.agents if seen[agent]["action_mask"].any()]
            if len(deciding) > 1:
                assert len(table.episode.seats_to_act()) == len(deciding)
                return
            steps = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in deciding}
            seen, *_ = table.step(steps)
    pytest.fail("no auction in 40 games")


def test_it_can_be_drawn(setting):
    table = env(*setting)
    table.reset(seed=1)
    assert len(table.render().splitlines()) > 3
    assert table.episode.seat() != TERMINAL
