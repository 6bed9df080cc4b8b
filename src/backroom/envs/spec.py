"""What every environment needs of a game: its set-up, the shape of what goes in and out, and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt
from rich.console import Console

from backroom.core.game import Game
from backroom.core.position import SPECTATOR, Position
from backroom.core.registry import find_game
from backroom.core.rng import Rng, seed_from
from backroom.core.texts import Texts
from backroom.envs.vector_tables import Episode

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Kind = TypeVar("Kind", bound=np.generic)


def window(buffer: Any, kind: type[Kind]) -> npt.NDArray[Kind]:  # noqa: ANN401
    """Return NumPy's window on a vector: no copy, and read-only."""
    return np.frombuffer(buffer, kind)


class EnvSpec:
    """A game with a number of players and options."""

    def __init__(self, game: str | Game[Any, Any], players: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Take a game or its name; without a number of players as few as play against each other."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = players if players is not None else next(number for number in self.game.player_counts if number > 1)
        self.options = self.game.check_setup(self.players, options or {})
        self.start: Position = self.game.initial_position(self.players, self.options)
        self.observer = self.game.make_observer(self.players, self.options)
        self.num_actions = self.game.step_table.size
        self.sides = self.players + len(self.game.automatons(self.players))

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return int(self.observer.size)

    @property
    def observation_high(self) -> Numbers:
        """The greatest value of each number of an observation; the least is 0."""
        return np.concatenate([np.full(section.length, section.max_value, np.int16) for section in self.observer.sections])

    def split_sections(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Return an observation, or a batch of them, as a vector for each section; no copies."""
        parts = {}
        first = 0
        for section in self.observer.sections:
            parts[section.name] = observation[..., first : first + section.length]
            first += section.length
        return parts

    def observe(self, view: Any, seat: int) -> Numbers:  # noqa: ANN401
        """Return the observation that belongs to a seat's view, for those who are handed views."""
        world = self.game.sample_position(view, Rng(0))
        return window(self.observer.observe(world, seat), np.int16)

    def new_episode(self, *seed: str | int) -> Episode:
        """Begin a game; equal seeds give equal games."""
        return Episode(self.start, self.players, self.num_actions, self.observer, seed_from("episode", *seed))

    def returns(self, position: Position) -> list[float]:
        """Return what the end of a game is worth to each seat: the sides share the win, and together they get nothing.

        Who wins alone gets 1 for each other side, who loses gets -1: with two players 1 and -1, with four 3 and -1.
        """
        outcome = self.game.outcome(position)
        share = 1 / len(outcome.winners)
        return [self.sides * share * (outcome.ranks[seat] == 1) - 1 for seat in range(self.players)]

    def render(self, position: Position, viewer: int = SPECTATOR) -> str:
        """Return the table as a viewer sees it, as text."""
        names = [f"seat {side}" for side in range(self.players)] + list(self.game.automatons(self.players))
        console = Console(width=120, no_color=True)
        with console.capture() as drawn:
            console.print(self.game.render(self.game.view(position, viewer), Texts("en", self.game, names)))
        return drawn.get()
