"""Every game with every number of players."""

from __future__ import annotations

import pytest

from backroom.core.registry import games

SETTINGS = [(game.name, players) for game in games().values() for players in game.player_counts]


@pytest.fixture(params=SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1]}")
def setting(request):
    """A game and a number of players."""
    return request.param
