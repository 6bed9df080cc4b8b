"""Finds the games by looking into the folder `backroom/games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from backroom.core.errors import UnknownGame, join_or
from backroom.core.game import Game


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Return all games by name."""
    found: dict[str, Game[Any, Any]] = {}
    folder = importlib.import_module("backroom.games")
    for module in pkgutil.iter_modules(folder.__path__):
        game = importlib.import_module(f"backroom.games.{module.name}").GAME
        found[game.name] = game
    return found


def find_game(name: str) -> Game[Any, Any]:
    """Return the game of that name, or say which there are."""
    game = games().get(name)
    if game is None:
        raise UnknownGame(f"there is no game {name!r}; there is {join_or(list(games()))}")
    return game
