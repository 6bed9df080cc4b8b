"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from backroom.core.rng import Rng

if TYPE_CHECKING:
    from backroom.core.game import Game, View


class Bot(ABC):
    """Someone who decides, from a view alone. The same seed and the same views give the same moves."""

    name: str

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        """Sit down to a game."""
        self.game = game
        self.rng = Rng(seed)

    def set_time_limit(self, seconds: float) -> None:  # noqa: B027
        """Be told how long a decision may take at most; bots that think long mind it."""

    @abstractmethod
    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
