"""OpenSpiel's own tests for Python games on every game and number of players; its ISMCTS and CFR run on ours."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from backroom import compiled_status
from backroom.core.registry import games
from backroom.envs.open_spiel import OpenSpielBot

PARTIAL_TESTS = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


def loaded(setting):
    """Return a game as OpenSpiel loads it."""
    name, players = setting
    return pyspiel.load_game(f"{name.replace('-', '_')}(players={players})")


def test_simulation(setting):
    pyspiel.random_sim_test(loaded(setting), num_sims=1, serialize=False, verbose=False)


def test_states_can_be_written_and_read():
    game = pyspiel.load_game("kompromat")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_api(setting):
    """OpenSpiel makes a class of this kind for each of its games and runs its tests."""
    case = type("OurGame", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded(setting), "game_name": setting[0]})
    case.setUpClass()
    for name in PARTIAL_TESTS:
        getattr(case(name), name)()


def random_state(game, seed, decisions):
    """Return a state after some random decisions at which a player decides, or the end."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        elif decisions == 0:
            break
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def test_our_bots_play_as_openspiels():
    """OpenSpiel's own way to let bots meet; the one who looks ahead beats the one who does not."""
    game = pyspiel.load_game("new_corp_order(players=2)")
    bots = [OpenSpielBot("random", game, 0, 1), OpenSpielBot("greedy", game, 1, 2)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(3))
    assert returns == [-1, 1]


@pytest.mark.parametrize("name", [game.name.replace("-", "_") for game in games().values()])
def test_ismcts_plays_whole_games(name):
    """One player searches, by information states; the others choose at random."""
    game = pyspiel.load_game(name)
    state = random_state(game, 1, 0)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Quick(), 2.0, 4, random_state=rng)
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        elif state.current_player() == 0 and len(state.legal_actions()) > 1:
            state.apply_action(int(bot.step(state)))
            searched += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert searched > 10
    assert sum(state.returns()) == pytest.approx(0)


class Quick(mcts.Evaluator):
    """Knows nothing, at once: rollouts of whole games would only make the test longer."""

    def evaluate(self, state):
        """Return nothing for everybody."""
        return np.zeros(state.num_players())

    def prior(self, state):
        """Return all steps as equally likely."""
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]


def test_ismcts_with_rollouts_weighs_every_step():
    """With whole random games as rollouts, by observations."""
    game = pyspiel.load_game("kompromat")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=rng, use_observation_string=True, allow_inconsistent_action_sets=True)
    state = random_state(game, 2, 60)
    policy = bot.get_policy(state)
    assert sum(chance for _, chance in policy) == pytest.approx(1)
    assert {action for action, _ in policy} == set(state.legal_actions())


def test_cfr_samples_our_games():
    """Outcome-sampling CFR walks whole games by information states."""
    np.random.seed(5)  # the solver draws from numpy's own generator
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("kompromat"))
    for _ in range(2 if compiled_status == "compiled" else 1):
        solver.iteration()
    assert solver.average_policy() is not None


def test_resampled_states_look_the_same_to_the_player(setting):
    game = loaded(setting)
    for decisions in range(0, 60, 4):
        state = random_state(game, decisions, decisions)
        if state.is_terminal():
            break
        player = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        others = [state.resample_from_infostate(player, sampler) for _ in range(3)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()


def test_information_states_recall_everything():
    """What a player has been told begins with what it had been told before."""
    game = pyspiel.load_game("new_corp_order(players=2)")
    state = random_state(game, 3, 0)
    before = []
    rng = random.Random(4)
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        if state.current_player() == 0:
            told = state.table.observed(0)
            assert told[: len(before)] == before
            before = told
        state.apply_action(rng.choice(state.legal_actions()))
    assert any(line.startswith("step ") for line in before)
    assert len(before) > 20


def test_information_states_differ_where_the_past_does():
    """Looking the same now is not enough: two orders of the same steps give one observation and two information states."""
    game = pyspiel.load_game("new_corp_order(players=1)")
    for seed in range(10):
        state = random_state(game, seed, 0)
        first, second = state.legal_actions()[:2]
        one, other = state.clone(), state.clone()
        for step in (first, second):
            one.apply_action(step)
        for step in (second, first):
            other.apply_action(step)
        assert one.information_state_string(0) != other.information_state_string(0)
        assert one.observation_string(0) == other.observation_string(0)


def test_the_parts_of_an_observation_have_names():
    game = pyspiel.load_game("kompromat")
    state = random_state(game, 1, 5)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.dict["phase"].sum() == 1
    assert observation.tensor.tolist() == state.observation_tensor(0)


def test_options_are_parameters():
    game = pyspiel.load_game("new_corp_order(players=4,short_game=True)")
    assert game.table_spec.options["short-game"] is True
    assert pyspiel.load_game("megacorps(deals=none)").table_spec.options["deals"] == "none"
