"""Every rule has a test that is named after it."""

from __future__ import annotations

from pathlib import Path

from backroom.core.conformance import check_rules_tested
from backroom.games.new_corp_order import GAME


def test_every_rule_has_a_test() -> None:
    """A rule that is added to the rules text fails here until it is tested."""
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    tests = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
    check_rules_tested(rules, "NCO", tests)
