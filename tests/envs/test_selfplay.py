"""Self-play: what is learnt from, checked without a learning library, and saved policies that play."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from backroom import find_game
from backroom.arena.match import play_match
from backroom.arena.schedule import Match, make_config
from backroom.bots.policy import BadPolicy, Policy, PolicyBot, TrainingSpec, load_policy
from backroom.core.rng import Rng
from backroom.envs.agents import bot_agent
from backroom.envs.batched import BatchedEnv
from backroom.envs.pettingzoo import env as table_env
from backroom.envs.selfplay import PolicyOutput, Rollout, advantages_by_seat
from backroom.envs.spec import EnvSpec


def test_advantages_follow_each_seats_own_decisions_to_its_reward():
    # one table: seat 0, seat 1, seat 0, then the end; a new episode begins with seat 1
    values = np.array([[0.5], [0.25], [-0.5], [0.125]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    decided = np.ones((4, 1), bool)
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = 1, -1
    ended = np.array([[False], [False], [True], [False]])
    advantages, known = advantages_by_seat(values, seats, decided, rewards, ended, 0.5)
    last = 1 - (-0.5)
    assert advantages[:, 0].tolist() == [-0.5 - 0.5 + 0.5 * last, -1 - 0.25, last, 0]
    assert known[:, 0].tolist() == [True, True, True, False]


def test_without_smoothing_losses_advantages_add_up_to_the_reward():
    random = np.random.default_rng(3)
    length, tables, players = 40, 5, 3
    values = random.normal(size=(length, tables)).astype(np.float32)
    seats = random.integers(players, size=(length, tables))
    decided = random.random((length, tables)) < 0.8
    ended = np.zeros((length, tables), bool)
    ended[-1] = True
    rewards = np.zeros((length, tables, players), np.float32)
    rewards[-1] = random.normal(size=(tables, players))
    advantages, known = advantages_by_seat(values, seats, decided, rewards, ended, 1.0)
    assert (known == decided).all()
    wanted = np.take_along_axis(rewards[-1], seats.T, 1).T - values
    assert np.allclose(advantages[decided], wanted[decided], atol=1e-5)
    assert (advantages[~decided] == 0).all()


def first_legal(observations, masks):
    """A policy that always takes the first legal step and expects nothing."""
    nothing = np.zeros(len(masks), np.float32)
    return PolicyOutput(masks.argmax(1), nothing, nothing)


def last_legal(observations, masks):
    """A rival that always takes the last one."""
    nothing = np.zeros(len(masks), np.float32)
    return PolicyOutput(masks.shape[1] - 1 - masks[:, ::-1].argmax(1), nothing, nothing)


def test_a_rollout_keeps_the_learners_decisions_alone():
    rollout = Rollout(BatchedEnv("kompromat", tables=8, seed=4), 400, rival_tables=4)
    decisions = rollout.play(first_legal, last_legal, 1.0)
    assert len(decisions.steps) > 100
    assert (decisions.masks.sum(1) > 1).all()
    assert (decisions.steps == decisions.masks.argmax(1)).all()
    assert set(np.unique(decisions.advantages)) <= {-1.0, 0.0, 1.0}
    rivals = rollout.seats == rollout.rival_seats
    assert not (rollout.learnt & rivals).any()
    chosen = rollout.masks.shape[2] - 1 - rollout.masks[:, :, ::-1].argmax(2)
    assert (rollout.steps[rivals] == chosen[rivals]).all()


def test_bots_are_agents_of_the_batched_environment_and_of_pettingzoo():
    batched = BatchedEnv("kompromat", tables=2, seed=5)
    game = batched.table_spec.game
    agents = [bot_agent("greedy", game, table) for table in range(2)]
    for _ in range(300):
        batch = batched.step([agents[table].step(batched.view(table), int(batched.batch.seats[table])) for table in range(2)])
        if batch.terminated.any():
            break
    assert batch.terminated.any()
    table = table_env("megacorps", players=3, options={"deals": "none"})
    table.reset(seed=1)
    agents = {agent: bot_agent("greedy", table.table_spec.game, number) for number, agent in enumerate(table.agents)}
    for agent in table.agent_iter(60):
        seen, _, over, _, _ = table.last()
        assert not over
        step = agents[agent].step(table.view(agent), table.number[agent])
        assert seen["action_mask"][step]
        table.step(step)


@pytest.fixture
def policy():
    """A policy for Kompromat with random numbers in it."""
    setting = EnvSpec("kompromat")
    random = np.random.default_rng(6)
    sizes = [setting.observation_size, 16, setting.num_actions]
    layers = [
        (random.normal(size=(inputs, outputs)).astype(np.float32), random.normal(size=outputs).astype(np.float32))
        for inputs, outputs in pairwise(sizes)
    ]
    return Policy(TrainingSpec("kompromat", setting.game.rules_version, 2, setting.options), layers)


def test_a_saved_policy_is_read_as_it_was(policy, tmp_path):
    policy.save(tmp_path / "policy.npz")
    again = load_policy(tmp_path / "policy.npz")
    inputs = np.random.default_rng(7).random((3, policy.layers[0][0].shape[0])).astype(np.float32)
    assert again.trained == policy.trained
    assert (again.logits(inputs) == policy.logits(inputs)).all()


def test_chances_are_those_of_legal_steps_alone(policy):
    batch = BatchedEnv("kompromat", tables=4, seed=8).batch
    chances = policy.probabilities(batch.observations.astype(np.float32), batch.action_masks)
    assert np.allclose(chances.sum(1), 1)
    assert (chances[~batch.action_masks] == 0).all()


def test_a_policy_sees_in_a_view_what_it_saw_in_training(policy):
    """The numbers that the bot's choice rests on are those of the environment."""
    setting = EnvSpec("kompromat")
    env = BatchedEnv("kompromat", tables=1, seed=9)
    bot = PolicyBot(setting.game, 1, policy)
    for _ in range(200):
        seat = int(env.batch.seats[0])
        world = setting.game.sample_position(env.view(0), Rng(1))
        assert (np.frombuffer(bot.observer.observe(world, seat), np.int16) == env.batch.observations[0]).all()
        env.step(env.sample())


def test_a_policy_takes_part_in_the_arena(policy, tmp_path):
    file = tmp_path / "policy.npz"
    policy.save(file)
    game = find_game("kompromat")
    setting = make_config(game, 2, {}, [f"policy:{file}", "random"], "s")
    played = [play_match(setting, Match(1, 0, setting.bots), game) for _ in range(2)]
    assert played[0].scores == played[1].scores
    assert played[0].moves > 20


def test_a_policy_refuses_what_it_was_not_trained_on(policy, tmp_path):
    file = tmp_path / "policy.npz"
    policy.save(file)
    with pytest.raises(BadPolicy, match="trained with game 'kompromat', not 'new-corp-order'"):
        make_config(find_game("new-corp-order"), 2, {}, [f"policy:{file}"], "s")
    with pytest.raises(BadPolicy, match="trained with options"):
        make_config(find_game("kompromat"), 2, {"odds": True}, [f"policy:{file}"], "s")


def test_a_file_without_a_policy_is_refused(tmp_path):
    file = tmp_path / "no.npz"
    with pytest.raises(BadPolicy, match="No such file"):
        load_policy(file)
    file.write_text("nothing")
    with pytest.raises(BadPolicy, match="no saved policy"):
        load_policy(file)
    with file.open("wb") as opened:
        np.savez(opened, other=np.zeros(3))
    with pytest.raises(BadPolicy, match="no saved policy"):
        load_policy.__wrapped__(file)
