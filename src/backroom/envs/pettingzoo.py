"""PettingZoo: `env` steps one seat at a time, `parallel_env` all that decide at once.

An observation is a dict of `observation`, the numbers that `Setting.named` gives names, and `action_mask` over the game's steps. Rewards
come at the end. An illegal step ends the game: who made it gets -1, the others nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, TypeAlias

from backroom.core.errors import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as error:
    raise MissingExtra("backroom.envs.pettingzoo", error) from error

from backroom.core.game import Game, View
from backroom.core.position import TERMINAL, Position
from backroom.envs.spec import EnvSpec, Mask, Numbers, window
from backroom.envs.vector_tables import Episode

Observation: TypeAlias = dict[str, Numbers | Mask]
ILLEGAL_REWARD = -1.0


def observation_space(spec: EnvSpec) -> spaces.Dict:
    """Return the space of observations with their masks."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, spec.observation_high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (spec.num_actions,), np.int8),
        }
    )


class BufferViews:
    """NumPy's view on the buffers of an episode."""

    def __init__(self, episode: Episode) -> None:
        """Look into an episode."""
        self.episode = episode
        self.observation = window(episode.observation, np.int16)
        self.mask = window(episode.mask, np.int8)

    def look(self, seat: int) -> Observation:
        """Return what a seat sees and may do."""
        self.episode.write_observation(seat)
        return {"observation": self.observation.copy(), "action_mask": self.mask.copy()}


class SeatAgents:
    """What both environments have in common: agents named after seats, their spaces, and games one after the other."""

    def set_agents(self, spec: EnvSpec, render_mode: str | None, parallel: bool) -> None:
        """Name the agents."""
        self.table_spec = spec
        self.render_mode = render_mode
        self.metadata = {"name": f"{spec.game.name}_v{spec.game.rules_version}", "render_modes": ["ansi"], "is_parallelizable": parallel}
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.players)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(spec) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(spec.num_actions) for agent in self.possible_agents}
        self.games = 0
        self.seed: int | str = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's steps."""
        return self.action_spaces[agent]

    def start_episode(self, seed: int | None) -> None:
        """Begin the first game of a seed, or the next one."""
        if seed is not None or self.games == 0:
            self.seed = seed if seed is not None else secrets.token_hex(16)
            self.games = 0
        self.games += 1
        self.windows = BufferViews(self.table_spec.new_episode(self.seed, self.games))
        self.episode = self.windows.episode
        self.agents = self.possible_agents[:]

    def close(self) -> None:
        """Nothing is held open."""


class TableEnv(SeatAgents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which one seat steps at a time; several that decide at once do so in turn, none seeing what another does."""

    def __init__(self, spec: EnvSpec, render_mode: str | None = None) -> None:
        """Sit down; `reset` begins a game."""
        super().__init__()
        self.set_agents(spec, render_mode, parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the first of a seed, or the next one of the seed before."""
        self.start_episode(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.seat()]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and the steps that it may take now."""
        return self.windows.look(self.number[agent])

    def view(self, agent: str) -> View:
        """Return what an agent sees as bots are given it."""
        seat = self.number[agent]
        view: View = self.table_spec.game.view(self.episode.visible_position(seat), seat)
        return view

    def step(self, action: int | None) -> None:
        """Let the selected agent take a step."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.number[agent]
        self._cumulative_rewards[agent] = 0.0
        if action is None or not self.episode.is_legal(seat, int(action)):
            EnvLogger.warn_on_illegal_move()
            self.end([ILLEGAL_REWARD if other == agent else 0.0 for other in self.possible_agents])
            return
        self.episode.step(seat, int(action))
        mover = self.episode.seat()
        if mover == TERMINAL:
            self.end(self.table_spec.returns(self.episode.position))
        else:
            self.agent_selection = self.possible_agents[mover]

    def end(self, rewards: list[float]) -> None:
        """Reward the agents and let them leave."""
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        """Return what a spectator sees, as text."""
        return self.table_spec.render(self.episode.before_move if self.episode.position.mid_move else self.episode.position)


class ParallelTableEnv(SeatAgents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which all seats that decide at once step at once, each on a draft of its own; the masks of the others are empty.

    When all drafts are whole moves they are made, in the order of seats. What agents with an empty mask choose does not matter.
    """

    def __init__(self, spec: EnvSpec, render_mode: str | None = None) -> None:
        """Sit down; `reset` begins a game."""
        self.set_agents(spec, render_mode, parallel=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game: the first of a seed, or the next one of the seed before."""
        self.start_episode(seed)
        self.start_moves()
        return self.observations(), {agent: {} for agent in self.agents}

    def start_moves(self) -> None:
        """Give each seat that owes a decision a draft of its own."""
        self.drafts: dict[int, Position] = {seat: self.episode.position.copy() for seat in self.episode.seats_to_act()}
        self.chains: dict[int, list[int]] = {seat: [] for seat in self.drafts}

    def seats_deciding(self) -> list[int]:
        """Return the seats whose drafts are not yet whole moves."""
        return [seat for seat, draft in self.drafts.items() if not self.chains[seat] or draft.mid_move]

    def observations(self) -> dict[str, Observation]:
        """Return what each agent sees: its draft while it decides, else the table as it stands."""
        deciding = self.seats_deciding()
        return {agent: self.look(self.number[agent], deciding) for agent in self.agents}

    def look(self, seat: int, deciding: list[int]) -> Observation:
        """Return what one seat sees and may do."""
        position = self.drafts[seat] if seat in deciding else self.episode.position
        mask = np.zeros(self.table_spec.num_actions, np.int8)
        if seat in deciding:
            mask[list(position.legal_steps(seat))] = 1
        return {"observation": window(self.table_spec.observer.observe(position, seat), np.int16), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all agents that decide take a step."""
        rewards = dict.fromkeys(self.agents, 0.0)
        deciding = self.seats_deciding()
        illegal = [seat for seat in deciding if actions.get(self.possible_agents[seat]) not in list(self.drafts[seat].legal_steps(seat))]
        if illegal:
            EnvLogger.warn_on_illegal_move()
            rewards |= {self.possible_agents[seat]: ILLEGAL_REWARD for seat in illegal}
        else:
            self.advance({seat: int(actions[self.possible_agents[seat]]) for seat in deciding})
        over = bool(illegal) or self.episode.seat() == TERMINAL
        if over and not illegal:
            rewards = dict(zip(self.agents, self.table_spec.returns(self.episode.position), strict=True))
        seen = self.observations()
        told = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False), {agent: dict[str, Any]() for agent in self.agents}
        if over:
            self.agents = []
        return seen, rewards, *told

    def advance(self, steps: Mapping[int, int]) -> None:
        """Take steps on the drafts; once all are whole moves, make them."""
        for seat, step in steps.items():
            self.drafts[seat].apply(seat, step)
            self.chains[seat].append(step)
        if not self.seats_deciding():
            for seat, chain in self.chains.items():
                for step in chain:
                    self.episode.step(seat, step)
            self.start_moves()

    def render(self) -> str:
        """Return what a spectator sees, as text."""
        return self.table_spec.render(self.episode.position)


def env(
    game: str | Game[Any, Any],
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """Return an environment in which one seat steps at a time."""
    return TableEnv(EnvSpec(game, players, options), render_mode)


def parallel_env(
    game: str | Game[Any, Any],
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> ParallelTableEnv:
    """Return an environment in which all seats that decide at once step at once."""
    return ParallelTableEnv(EnvSpec(game, players, options), render_mode)
