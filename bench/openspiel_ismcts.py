"""Our search against OpenSpiel's own information-set MCTS, on New Corp Order, at equal processor time a decision.

    uv run --group peers bench/openspiel_ismcts.py [--games 200] [--seconds 0.05] [--evaluator rollout] [--out FILE]

OpenSpiel's bot plays our game through an adapter: the same compiled rules, the same imagined positions, the same number for what a
player sees. It thinks that long about every step of a move, ours about a whole move. By default it judges by random play to the end, as
it does out of the box; `--evaluator chances` gives it our evaluation too. Every shuffle is played from both seats.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from backroom import compiled_status, find_game
from backroom.bots.levels import SearchBot
from backroom.bots.search import Search
from backroom.core.bot import Bot
from backroom.core.draw_source import SeededDraws
from backroom.core.position import CHANCE, TERMINAL, Position
from backroom.core.rng import seed_from
from backroom.core.stats import wilson
from backroom.core.table import Table

GAME = find_game("new-corp-order")
PLAYERS = 2
LONGEST = 2000
MOST_OUTCOMES = 64
UNLIMITED = 1 << 40

TYPE = pyspiel.GameType(
    short_name="backroom_new_corp_order",
    long_name="New Corp Order",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=GAME.step_table.size,
    max_chance_outcomes=MOST_OUTCOMES,
    num_players=PLAYERS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,
    max_game_length=LONGEST,
)


class Held:
    """A position that OpenSpiel copies by the position's own copy."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, _: dict[int, Any]) -> Held:
        """Return an independent copy."""
        return Held(self.position.copy())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The game as OpenSpiel wants it; the first state is replaced by the one that is searched from."""

    def __init__(self) -> None:
        super().__init__(TYPE, INFO, {})
        self.start = GAME.new_position(PLAYERS)

    def new_initial_state(self) -> SpielState:
        """Return the state before the first draw."""
        return SpielState(self, self.start)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state that wraps a position."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.held = Held(position)

    def current_player(self) -> int:
        """Return who decides."""
        turn = self.held.position.turn
        if turn == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turn == TERMINAL else turn

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.held.position.turn == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.held.position.legal_steps(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be drawn, with its odds."""
        weights = list(self.held.position.outcome_weights())
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        position = self.held.position
        position.apply(position.turn, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{action}"

    def returns(self) -> list[float]:
        """Return the shares of the win."""
        return list(self.held.position.win_probabilities()) if self.is_terminal() else [0.0] * PLAYERS

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a player sees, as a number."""
        seat = self.held.position.turn if player is None else player
        return str(self.held.position.info_key(seat, True))

    def __str__(self) -> str:
        """Return something to read."""
        return f"{GAME.name}, {self.current_player()} to play"


class Chances(mcts.Evaluator):  # type: ignore[misc]
    """Our evaluation, for OpenSpiel's search; in the middle of a move, too, since it has no other."""

    def evaluate(self, state: SpielState) -> np.ndarray[Any, Any]:
        """Return the shares of the win to be expected."""
        return np.array(list(state.held.position.win_probabilities()))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return all steps as equally likely."""
        steps = state.legal_actions()
        return [(step, 1.0 / len(steps)) for step in steps]


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a budget in processor time instead of simulations."""

    seconds = 0.0
    simulations = 0
    used = 0.0

    def sample_root_state(self, state: SpielState) -> SpielState:
        """Count the simulations, and stop when the time is spent."""
        if time.process_time() > self.until:
            raise TimeSpentError
        self.simulations += 1
        return super().sample_root_state(state)

    def think(self, state: SpielState) -> int:
        """Return the step visited most when the time is spent."""
        began = time.process_time()
        self.until = began + self.seconds
        try:
            return int(self.step(state))
        except TimeSpentError:
            policy = self.get_final_policy(state, self._root_node)
            return int(max(policy, key=lambda choice: choice[1])[0])
        finally:
            self.used += time.process_time() - began


class TimeSpentError(Exception):
    """The time for a decision is spent."""


class SpielBot(Bot):
    """OpenSpiel's search at one of our tables."""

    name = "open_spiel"

    def __init__(self, seed: int, seconds: float, evaluator: str) -> None:
        super().__init__(GAME, seed)
        random = np.random.RandomState(seed % (1 << 32))
        judge = Chances() if evaluator == "chances" else mcts.RandomRolloutEvaluator(1, random)
        self.spiel = SpielGame()
        self.bot = TimedISMCTS(self.spiel, judge, uct_c=1.0, max_simulations=UNLIMITED, random_state=random)
        self.bot.seconds = seconds

    def decide(self, view: Any, seat: int) -> list[int]:
        """Return the steps of a whole move, each thought about anew."""
        self.bot.set_resampler(lambda _, __: SpielState(self.spiel, self.worlds(view, chain)))
        position = GAME.sample_position(view, self.rng)
        chain: list[int] = []
        while True:
            step = self.bot.think(SpielState(self.spiel, position.copy()))
            chain.append(step)
            position.apply(seat, step)
            if not position.mid_move:
                return chain

    def worlds(self, view: Any, chain: list[int]) -> Position:
        """Return a position that fits the view, after the steps already chosen."""
        position = GAME.sample_position(view, self.rng)
        for step in chain:
            position.apply(view.viewer, step)
        return position


class OurBot(SearchBot):
    """Our search with a budget in processor time alone."""

    name = "ours"
    simulations = 10_000_000
    thought = 0
    used = 0.0

    def resume_search(self, seat: int) -> Search:
        """Keep the search, to count its simulations."""
        self.last = super().resume_search(seat)
        return self.last

    def decide(self, view: Any, seat: int) -> list[int]:
        """Decide, and note how much was thought."""
        began = time.process_time()
        chain = super().decide(view, seat)
        self.used += time.process_time() - began
        self.thought += self.last.simulations
        return chain


def play(number: int, seconds: float, evaluator: str) -> dict[str, Any]:
    """Play one game; return our share of the win and what either side has thought."""
    seed = f"openspiel/{number // 2}"
    table = Table(GAME, PLAYERS, {}, SeededDraws(seed))
    ours = OurBot(GAME, seed_from(seed, "ours"))
    ours.seconds = seconds
    theirs = SpielBot(seed_from(seed, "theirs"), seconds, evaluator)
    table.advance()
    while not table.over:
        seat = table.seats_to_act()[0]
        bot: Bot = ours if seat == number % 2 else theirs
        table.play_steps(seat, bot.decide(table.view(seat), seat))
        table.advance()
    assert table.outcome is not None
    winners = table.outcome.winners
    return {
        "share": 1 / len(winners) if number % 2 in winners else 0.0,
        "ours": [ours.thought, ours.used],
        "theirs": [theirs.bot.simulations, theirs.bot.used],
    }


def main() -> None:
    """Play, keep, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--evaluator", choices=("rollout", "chances"), default="rollout")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    kept = json.loads(options.out.read_text()) if options.out is not None and options.out.exists() else []
    while len(kept) < options.games:
        kept.append(play(len(kept), options.seconds, options.evaluator))
        if options.out is not None:
            options.out.write_text(json.dumps(kept))
    won = sum(game["share"] for game in kept)
    low, high = wilson(won, len(kept))
    rates = {side: sum(game[side][0] for game in kept) / sum(game[side][1] for game in kept) for side in ("ours", "theirs")}
    print(
        f"{GAME.name}, {PLAYERS} players, {options.seconds} s a decision, OpenSpiel judges by {options.evaluator}, rules {compiled_status}"
    )
    print(f"our search wins {won / len(kept):.1%} (95 % interval {low:.1%} to {high:.1%}) of {len(kept)} games")
    ours, theirs = rates["ours"], rates["theirs"]
    print(f"simulations a second: ours {ours:,.0f}, OpenSpiel {theirs:,.0f}, {ours / theirs:.0f} times as many")


if __name__ == "__main__":
    main()
