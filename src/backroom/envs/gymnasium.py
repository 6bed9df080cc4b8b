"""Gymnasium: one seat against bots. `gymnasium.make("backroom/GAME-v1", players=…, rivals=…)` once this module is imported."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from backroom.core.errors import MissingExtra

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("backroom.envs.gymnasium", error) from error

from backroom.bots.play import make_bot
from backroom.core.bot import Bot
from backroom.core.game import Game
from backroom.core.position import TERMINAL
from backroom.core.registry import games
from backroom.core.rng import seed_from
from backroom.envs.pettingzoo import ILLEGAL_REWARD, BufferViews, Observation, observation_space
from backroom.envs.spec import EnvSpec, Mask

SEEDS = 2**62


class SingleSeatEnv(gymnasium.Env[Observation, np.int64]):
    """A table at which an agent has one seat and bots have the others. An illegal step ends the game with -1."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        rivals: str = "greedy",
        render_mode: str | None = None,
    ) -> None:
        """Sit down; `rivals` is the name of the bot that plays the other seats."""
        self.table_spec = EnvSpec(game, players, options)
        self.seat = seat
        self.rivals = rivals
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"]}
        self.observation_space: spaces.Space[Any] = observation_space(self.table_spec)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.table_spec.num_actions)
        self.bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and let the bots play up to the agent's first decision."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS))
        self.windows = BufferViews(self.table_spec.new_episode(number))
        self.episode = self.windows.episode
        others = [other for other in range(self.table_spec.players) if other != self.seat]
        self.bots = {other: make_bot(self.rivals, self.table_spec.game, seed_from("rival", number, other)) for other in others}
        self.play_on()
        return self.windows.look(self.seat), {}

    def play_on(self) -> None:
        """Let the bots move until the agent decides or the game ends."""
        while self.episode.seat() != TERMINAL and not self.episode.position.must_act(self.seat):
            mover = self.episode.seat()
            view = self.table_spec.game.view(self.episode.position, mover)
            for step in self.bots[mover].decide(view, mover):
                self.episode.step(mover, step)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take a step, and let the bots answer."""
        if not self.episode.is_legal(self.seat, int(action)):
            return self.windows.look(self.seat), ILLEGAL_REWARD, True, False, {}
        self.episode.step(self.seat, int(action))
        self.play_on()
        over = self.episode.seat() == TERMINAL
        reward = self.table_spec.returns(self.episode.position)[self.seat] if over else 0.0
        return self.windows.look(self.seat), reward, over, False, {}

    def action_masks(self) -> Mask:
        """Return which steps are legal, under the name that learners with masks ask for."""
        mask: Mask = self.windows.look(self.seat)["action_mask"].astype(np.int8)
        return mask

    def render(self) -> str:
        """Return what the agent sees, as text."""
        return self.table_spec.render(self.episode.position, self.seat)


def register() -> None:
    """Make every game known to Gymnasium by its name."""
    for game in games().values():
        name = f"backroom/{game.name}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="backroom.envs.gymnasium:SingleSeatEnv", kwargs={"game": game.name})


register()
