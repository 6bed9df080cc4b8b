"""Every game fulfils the contract: the conformance suite over random games of every size and option."""

from __future__ import annotations

import os

import pytest

from backroom.core import conformance
from backroom.core.registry import games

GAMES = int(os.environ.get("BACKROOM_GAMES", "1"))
"""Random games of each size and option; `.ci/full` plays more."""
CASES = [
    pytest.param(game, setup, check, number, id=f"{game.name}-{setup.players}-{index}-{check.__name__}-{number}")
    for game in games().values()
    for index, setup in enumerate(conformance.setups(game))
    for check in conformance.CHECKS
    for number in range(GAMES)
]


@pytest.mark.parametrize(("game", "setup", "check", "number"), CASES)
def test_conforms(game, setup, check, number):
    """Random games of every size and option; the number is the seed."""
    check(game, setup, number)


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_languages_say_the_same(game):
    """The same messages with the same variables in every language."""
    conformance.check_languages(game.folder / "text")
