"""Every rule has a test that is named after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.core.conformance import check_rules_tested
from backroom.games.kompromat import GAME

RULES = {"S": 3, "T": 6, "R": 7, "O": 10, "E": 1}
"""How many rules each chapter has."""
IDS = {f"KOM-{chapter}{number}" for chapter, rules in RULES.items() for number in range(1, rules + 1)}


def test_every_rule_has_a_test() -> None:
    """A rule that is added to the text, or to the list above, fails here until it is tested."""
    text = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    tests = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
    check_rules_tested(f"{' '.join(sorted(IDS))} {text}", "KOM", tests)


@pytest.mark.parametrize("name", ["RULES.md", "RULES.fr.md", "RULES.de.md"])
def test_the_rules_text_holds_every_rule(name: str) -> None:
    text = (GAME.folder / name).read_text(encoding="utf-8")
    assert [rule for rule in sorted(IDS) if f"**{rule}**" not in text] == []
