"""OpenSpiel: every game as a Python game of its own name, registered when this module is imported.

`pyspiel.load_game` finds them. Names have underscores for hyphens; parameters are `players` and the game's options. Seats that decide at
once do so in turn, none seeing what another does. `resample_from_infostate` imagines a game from the seat's view, so ISMCTS needs no
resampler of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from backroom.core.errors import MissingExtra

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("backroom.envs.open_spiel", error, "pip install open-spiel") from error

from backroom.core.game import Game, Option
from backroom.core.position import CHANCE, SPECTATOR, TERMINAL
from backroom.core.registry import games
from backroom.core.rng import Rng
from backroom.envs.agents import bot_agent
from backroom.envs.history import History
from backroom.envs.spec import EnvSpec, window

MAX_STEPS = 100_000
"""A bound on steps and draws of a game, the one that the conformance suite holds every game to."""
SAMPLER_SEEDS = 2**31


@cache
def spec_of(name: str, players: int, options: tuple[tuple[str, object], ...]) -> EnvSpec:
    """Return a spec; equal ones are shared."""
    return EnvSpec(name, players, dict(options))


def short_name(game: Game[Any, Any]) -> str:
    """Return the name under which OpenSpiel knows a game."""
    return game.name.replace("-", "_")


def parameters(game: Game[Any, Any]) -> dict[str, Option]:
    """Return the options that can be given as parameters; texts of one's own cannot."""
    return {option.name.replace("-", "_"): option for option in game.options if option.parse is None}


def game_type(game: Game[Any, Any], players: int) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game; who plays alone shares nothing with anybody."""
    alone = players == 1
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.default_players,
            **{name: option.default for name, option in parameters(game).items()},
        },
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its parameters; each game has a class of its own."""

    ours: Game[Any, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take the parameters that differ from their defaults."""
        game = self.ours
        params = params or {}
        options = tuple((option.name, params[name]) for name, option in parameters(game).items() if name in params)
        self.table_spec = spec_of(game.name, int(params.get("players", game.default_players)), options)
        spec = self.table_spec
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.num_actions,
            max_chance_outcomes=max(len(deck.words) for deck in game.decks),
            num_players=spec.players,
            min_utility=-1.0,
            max_utility=float(spec.sides - 1),
            utility_sum=None if spec.players == 1 else 0.0,
            max_game_length=MAX_STEPS,
        )
        super().__init__(game_type(game, spec.players), info, params)

    def new_initial_state(self) -> OpenSpielState:
        """Return the state before the first draw."""
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the draws of a game."""
        return MAX_STEPS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver | None:  # noqa: ANN401
        """Return an observer of what a seat sees, of what it has ever seen, or of what all see; None for other kinds."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return OpenSpielObserver(self.table_spec, public=not alone, recall=kind.perfect_recall)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state: a thin cover on a history, which it keeps when it is copied or pickled."""

    def __init__(self, game: OpenSpielGame) -> None:
        """Begin before the first draw."""
        super().__init__(game)
        self.table = History(game.table_spec)

    def current_player(self) -> int:
        """Return the seat that is to move, or OpenSpiel's number for chance or the end."""
        seat = self.table.seat()
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal steps of the seat to move."""
        return list(self.table.position.legal_steps(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the draw at hand with their chances."""
        weights = [int(weight) for weight in self.table.position.outcome_weights()]
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        """Take a step, or give the draw its outcome."""
        seat = self.table.seat()
        self.table.step(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a step or an outcome in words."""
        game = self.table.table_spec.game
        if player == pyspiel.PlayerId.CHANCE:
            deck = game.decks[self.table.position.deck()]
            return f"{deck.name}: {deck.words[action]}"
        kind, word = game.step_table.lookup[action]
        return f"{kind.field}: {word}" if kind.field else str(word)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.table.position.turn == TERMINAL)

    def returns(self) -> list[float]:
        """Return the rewards, which come at the end."""
        spec = self.table.table_spec
        return spec.returns(self.table.position) if self.is_terminal() else [0.0] * spec.players

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> OpenSpielState:
        """Return a state that looks and has looked the same to a player who decides, the rest drawn at random."""
        other: OpenSpielState = self.clone()
        other.table = self.table.sampled(player_id, Rng(int(probability_sampler() * SAMPLER_SEEDS)))
        return other

    def __str__(self) -> str:
        """Return the steps and draws so far; for people, `render` of the other environments is better."""
        return " ".join(str(action) for action in self.history())


class OpenSpielObserver:
    """Observes a state from a seat: as numbers with a name for each part, and as text."""

    def __init__(self, spec: EnvSpec, *, public: bool, recall: bool) -> None:
        """Observe what a seat sees, or what all see; with `recall` also all that was told before, as text only."""
        self.table_spec = spec
        self.public = public
        self.recall = recall
        tensors = not public and not recall
        self.tensor = np.zeros(spec.observation_size, np.float32) if tensors else None
        self.dict = spec.split_sections(self.tensor) if self.tensor is not None else {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a player sees into `tensor`, of which `dict` holds the parts."""
        if self.tensor is not None:
            seen = self.table_spec.observer.observe(state.table.visible_position(player), player)
            self.tensor[:] = window(seen, np.int16)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return what a player sees, as text."""
        if self.public:
            return state.table.view_text(SPECTATOR)
        return state.table.information_state(player) if self.recall else state.table.view_text(player)


class OpenSpielBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots as OpenSpiel wants a bot, for its own ways to compare them."""

    def __init__(self, name: str, game: OpenSpielGame, player: int, seed: int) -> None:
        """Let the bot of that name play for a player."""
        super().__init__()
        self.game = game
        self.player = player
        self.agent = bot_agent(name, game.table_spec.game, seed)

    def player_id(self) -> int:
        """Return the player for whom it plays."""
        return self.player

    def restart_at(self, state: OpenSpielState) -> None:
        """Nothing is kept from one state to another but the rest of a move, and a state says whether one is begun."""

    def step(self, state: OpenSpielState) -> int:
        """Return the next action."""
        view = self.game.table_spec.game.view(state.table.position, self.player)
        return self.agent.step(view, self.player)


def register() -> None:
    """Make every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game in games().values():
        if short_name(game) not in known:
            # A class, not a function: OpenSpiel lets go of it when Python is gone already, which only classes survive.
            pyspiel.register_game(game_type(game, game.default_players), type("TableGame", (OpenSpielGame,), {"ours": game}))


register()
