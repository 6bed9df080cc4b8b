"""Every game fulfils the contract: the conformance suite over random games of every size and option."""

from __future__ import annotations

import pytest

from backroom import compiled_status
from backroom.core import conformance
from backroom.core.registry import games

GAMES = 3 if compiled_status == "compiled" else 1
CASES = [
    pytest.param(game, setup, check, id=f"{game.name}-{setup.players}-{index}-{check.__name__}")
    for game in games().values()
    for index, setup in enumerate(conformance.setups(game))
    for check in conformance.CHECKS
]


@pytest.mark.parametrize(("game", "setup", "check"), CASES)
def test_conforms(game, setup, check):
    """Random games of every size and option: three each compiled, one plain."""
    for number in range(GAMES):
        check(game, setup, number)


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_languages_say_the_same(game):
    """The same messages with the same variables in every language."""
    conformance.check_languages(game.folder / "text")
