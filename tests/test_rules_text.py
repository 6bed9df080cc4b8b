"""Every game has a rules text in every language, and all of them name the same rules."""

from __future__ import annotations

import re

import pytest

from backroom.core import conformance
from backroom.core.registry import games
from backroom.core.texts import LANGUAGES

GAMES = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def rules_named(game, language):
    """Return the rule ids in RULES.md, which is English, or in RULES.<language>.md."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = (game.folder / name).read_text(encoding="utf-8")
    return set(re.findall(r"\*\*([A-Z]{2,}-[A-Z]+[0-9]+)\*\*", text))


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_text_names_the_same_rules_in_every_language(game, language):
    """None is missing, none is added."""
    named = rules_named(game, language)
    assert named, "the text names no rules"
    assert named == rules_named(game, "en")


@GAMES
def test_questions_cite_rules_of_the_text(game):
    """A player who is asked something can look the cited rules up."""
    known = rules_named(game, "en")
    for players in game.player_counts:
        setup = conformance.Setup(players, game.check_setup(players, {}))
        for table in conformance.random_table(game, setup, 0):
            for seat in table.seats_to_act():
                cited = set(game.question(table.position, seat).rules)
                assert cited <= known, f"cited, but not in the text: {sorted(cited - known)}"
