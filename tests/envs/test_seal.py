"""Through every adapter: nothing that a seat gets depends on what it may not know, and half-made moves are nobody else's business."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

import backroom.envs.open_spiel  # noqa: F401
from backroom.core.position import TERMINAL
from backroom.core.rng import Rng
from backroom.envs.batched import BatchedEnv
from backroom.envs.gymnasium import SingleSeatEnv
from backroom.envs.pettingzoo import env, parallel_env

STEPS = 150


def worlds(game, position, seat, rng):
    """Return positions that differ from this one in what the seat may not know: one senseless there, one imagined."""
    return [game.scramble_hidden(position, seat), game.sample_position(game.view(position, seat), rng)]


def same(first, second):
    """Tell whether two observations with masks are equal."""
    return all((first[part] == second[part]).all() for part in first)


def random_step(mask, rng):
    """Return a random step that a mask allows."""
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


def check_episode(table, seat, look, rng):
    """Exchange what is hidden from a seat in an episode; what it gets must stay."""
    episode, game = table.episode, table.table_spec.game
    seen, position, settled = look(), episode.position, episode.before_move
    moves_itself = position.must_act(seat) or not position.mid_move
    for world in worlds(game, position if moves_itself else settled, seat, rng):
        if moves_itself:
            episode.position = world
        else:
            episode.before_move = world
        assert same(look(), seen)
        episode.position, episode.before_move = position, settled


def test_pettingzoo(setting):
    table = env(*setting)
    rng = Rng(1)
    table.reset(seed=1)
    for _ in range(STEPS):
        if not all(table.agents) or any(table.terminations.values()):
            break
        for seat, agent in enumerate(table.possible_agents):
            check_episode(table, seat, lambda agent=agent: table.observe(agent), rng)
        table.step(random_step(table.observe(table.agent_selection)["action_mask"], rng))


def test_pettingzoo_in_parallel(setting):
    table = parallel_env(*setting)
    rng = Rng(2)
    seen, _ = table.reset(seed=2)
    for _ in range(STEPS):
        deciding = table.seats_deciding()
        for seat, agent in enumerate(table.possible_agents):
            if seat in deciding:
                for world in worlds(table.table_spec.game, table.drafts[seat], seat, rng):
                    kept, table.drafts[seat] = table.drafts[seat], world
                    assert same(table.look(seat, deciding), seen[agent])
                    table.drafts[seat] = kept
            else:
                check_episode(table, seat, lambda seat=seat, deciding=deciding: table.look(seat, deciding), rng)
        seen, *_ = table.step({table.possible_agents[seat]: random_step(seen[f"seat_{seat}"]["action_mask"], rng) for seat in deciding})
        if not table.agents:
            break


def test_gymnasium(setting):
    table = SingleSeatEnv(*setting, rivals="random")
    rng = Rng(3)
    seen, _ = table.reset(seed=3)
    for _ in range(STEPS):
        check_episode(table, table.seat, lambda: table.windows.look(table.seat), rng)
        seen, _, over, _, _ = table.step(random_step(seen["action_mask"], rng))
        if over:
            break


def test_batched(setting):
    batched = BatchedEnv(*setting, tables=1, seed=4)
    rng = Rng(4)
    for _ in range(STEPS):
        position = batched.tables.positions[0]
        seen = [part.copy() for part in batched.batch]
        for world in worlds(batched.table_spec.game, position, int(batched.batch.seats[0]), rng):
            batched.tables.positions[0] = world
            batched.tables.write_outputs(0)
            assert all((now == then).all() for now, then in zip(batched.batch, seen, strict=True))
        batched.tables.positions[0] = position
        batched.step(batched.sample())


def test_open_spiel(setting):
    name, players = setting
    game = pyspiel.load_game(f"{name.replace('-', '_')}(players={players})")
    state = game.new_initial_state()
    rng = Rng(5)
    for number in range(2 * STEPS):
        table = state.table
        if table.position.turn == TERMINAL:
            break
        if not state.is_chance_node() and number % 3 == 0:
            for seat in range(players):
                check_state(state, seat, rng)
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(outcomes[rng.below(len(outcomes))])


def check_state(state, seat, rng):
    """Exchange what is hidden from a seat in a state of OpenSpiel; strings, tensors and legal actions must stay."""

    def look():
        legal = state.legal_actions(seat)
        return state.information_state_string(seat), state.observation_string(seat), state.observation_tensor(seat), legal

    table = state.table
    seen, position, settled = look(), table.position, table.before_move
    for world in worlds(table.table_spec.game, table.visible_position(seat), seat, rng):
        if table.is_waiting(seat):
            table.before_move = world
        else:
            table.position = world
        assert look() == seen
        table.position, table.before_move = position, settled


@pytest.mark.parametrize("name", ["megacorps"])
def test_a_half_named_bid_is_seen_by_nobody_else(name):
    """In the middle of a sealed bid the other seats see the table as it was before, whatever has been named so far."""
    rng = Rng(6)
    for seed in range(40):
        table = env(name, 3, {"deals": "none"})
        table.reset(seed=seed)
        while not any(table.terminations.values()):
            episode = table.episode
            if len(episode.seats_to_act()) > 1:
                bidder, *others = episode.seats_to_act()
                before = [table.observe(f"seat_{other}")["observation"] for other in others]
                steps = np.flatnonzero(table.observe(f"seat_{bidder}")["action_mask"])
                table.step(int(steps[-1]))
                if episode.position.mid_move:
                    after = [table.observe(f"seat_{other}") for other in others]
                    assert all((now["observation"] == then).all() for now, then in zip(after, before, strict=True))
                    assert not any(now["action_mask"].any() for now in after)
                    return
                continue
            table.step(random_step(table.observe(table.agent_selection)["action_mask"], rng))
    pytest.fail("no auction in 40 games")
