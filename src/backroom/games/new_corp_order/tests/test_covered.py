"""Every rule has a test that is named after it."""

from __future__ import annotations

from pathlib import Path

from backroom.core.conform import check_rules_tested
from backroom.games.new_corp_order import GAME

RULES = {"S": 8, "T": 3, "P": 3, "I": 3, "X": 7, "A": 6, "C": 4, "E": 6, "O": 13}
"""How many rules each chapter has."""


def test_every_rule_has_a_test() -> None:
    """A rule that is added to the text, or to the list above, fails here until it is tested."""
    ids = [f"NCO-{chapter}{number}" for chapter, rules in RULES.items() for number in range(1, rules + 1)]
    text = GAME.folder / "RULES.md"
    written = text.read_text(encoding="utf-8") if text.is_file() else ""
    tests = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
    check_rules_tested(f"{' '.join(ids)} {written}", "NCO", tests)
