"""A bot that plays a saved policy: a small network, learnt elsewhere, that NumPy alone can ask. Install `backroom[research]`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import msgspec
import numpy as np
import numpy.typing as npt

from backroom.core.bot import Bot
from backroom.core.errors import BackroomError
from backroom.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.game import Game, Options, View

Floats = npt.NDArray[np.float32]
FINE = 1 << 30


class BadPolicy(BackroomError):
    """A file that holds no policy, or one for another game."""


class TrainingSpec(msgspec.Struct, frozen=True):
    """What a policy was trained on; it can play nothing else."""

    game: str
    rules_version: int
    players: int
    options: dict[str, bool | str]


class Policy:
    """Layers of a network: from an observation, each number divided by its greatest value, to a preference for every step."""

    def __init__(self, trained: TrainingSpec, layers: Sequence[tuple[Floats, Floats]]) -> None:
        """Take for each layer a matrix, one row an input, and what is added behind it; between layers negative numbers become 0."""
        self.trained = trained
        self.layers = list(layers)

    def logits(self, inputs: Floats) -> Floats:
        """Return a preference for every step: the higher, the likelier."""
        values = inputs
        for number, (matrix, added) in enumerate(self.layers):
            values = (values if number == 0 else np.maximum(values, 0)) @ matrix + added
        return values

    def probabilities(self, inputs: Floats, masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.float64]:
        """Return how likely each step is; those that are not legal are impossible."""
        preferences = np.where(masks, self.logits(inputs), -np.inf).astype(np.float64)
        weights = np.exp(preferences - preferences.max(-1, keepdims=True))
        return np.asarray(weights / weights.sum(-1, keepdims=True))

    def check(self, game: Game[Any, Any], players: int, options: Options) -> None:
        """Refuse to play what it was not trained on."""
        asked = TrainingSpec(game.name, game.rules_version, players, dict(options))
        for field in TrainingSpec.__struct_fields__:
            ours, theirs = getattr(self.trained, field), getattr(asked, field)
            if ours != theirs:
                raise BadPolicy(f"this policy was trained with {field} {ours!r}, not {theirs!r}")

    def save(self, file: Path) -> None:
        """Write it into a file of NumPy's."""
        arrays = {f"{kind}{number}": part for number, layer in enumerate(self.layers) for kind, part in zip("ma", layer, strict=True)}
        np.savez_compressed(file, trained=np.frombuffer(msgspec.json.encode(self.trained), np.uint8), **arrays)  # type: ignore[arg-type]


@cache
def load_policy(file: Path) -> Policy:
    """Return the policy in a file, or say what is wrong with it."""
    try:
        with np.load(file, allow_pickle=False) as saved:
            trained = msgspec.json.decode(saved["trained"].tobytes(), type=TrainingSpec)
            layers = [(saved[f"m{number}"], saved[f"a{number}"]) for number in range(len(saved) // 2)]
    except OSError as error:
        raise BadPolicy(f"{file}: {error.strerror or error}") from error
    except (BadZipFile, KeyError, ValueError, EOFError, TypeError, AttributeError, msgspec.DecodeError) as error:
        raise BadPolicy(f"{file}: this is no saved policy") from error
    return Policy(trained, layers)


class PolicyBot(Bot):
    """Takes every step with the chance that its policy gives it."""

    name = "policy"

    def __init__(self, game: Game[Any, Any], seed: int, policy: Policy) -> None:
        """Sit down with a policy for this game."""
        super().__init__(game, seed)
        trained = policy.trained
        policy.check(game, trained.players, trained.options)
        self.policy = policy
        self.observer = game.make_observer(trained.players, trained.options)
        self.most = np.concatenate([np.full(section.length, section.max_value, np.float32) for section in self.observer.sections])

    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
        if view.players != self.policy.trained.players:
            raise BadPolicy(f"this policy was trained with {self.policy.trained.players} players, not {view.players}")
        world = self.game.sample_position(view, Rng(0))  # only what the seat may see of it is looked at
        chain: list[int] = []
        while not chain or world.mid_move:
            step = self.choose(np.frombuffer(memoryview(self.observer.observe(world, seat)), np.int16), list(world.legal_steps(seat)))
            world.apply(seat, step)
            chain.append(step)
        return chain

    def choose(self, observation: npt.NDArray[np.int16], legal: list[int]) -> int:
        """Return one of the legal steps."""
        mask = np.zeros(self.game.step_table.size, np.bool_)
        mask[legal] = True
        sums = self.policy.probabilities((observation / self.most).astype(np.float32), mask)[legal].cumsum()
        place = int(np.searchsorted(sums, self.rng.below(FINE) / FINE * sums[-1], side="right"))
        return legal[min(place, len(legal) - 1)]
