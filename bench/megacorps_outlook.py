"""Fit how sure MegaCorps' search is of what it expects to who won: `games/megacorps/outlook.py` has its constants from here.

    uv run --extra train bench/megacorps_outlook.py [--games 300] [--players 3]

As for New Corp Order, but only how likely a lead in euros wins is fitted, not what makes the euros.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from fitting import Outlook

from backroom import find_game
from backroom.games.megacorps import outlook
from backroom.games.megacorps.state import State
from backroom.games.megacorps.value import worths

GAME = find_game("megacorps")
CONSTANTS = ("HEAT", "HEAT_TIME")
RATE = 0.05


class Positions(NamedTuple):
    """What the outlook looks at, one row a position."""

    rounds: torch.Tensor
    worths: torch.Tensor
    believed: torch.Tensor
    won: torch.Tensor
    game: torch.Tensor


def look(s: State) -> list[Any]:
    """Return what the outlook looks at."""
    return [[s.deck_size], list(worths(s)), list(outlook.chances(s))]


def chances(of: Positions, by: dict[str, torch.Tensor]) -> torch.Tensor:
    """Return the logarithm of each seat's chance: the formula of the outlook."""
    return (of.worths / (by["HEAT"] + by["HEAT_TIME"] * of.rounds**1.5)).log_softmax(1)


if __name__ == "__main__":
    Outlook(GAME, outlook, CONSTANTS, Positions, look, chances, RATE).main(__doc__, 300, 3)
