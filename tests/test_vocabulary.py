"""One word a concept: docs/glossary.md is the vocabulary, and what it has replaced does not come back."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "backroom"
TWINS = {"Choice", "Question"}
"""Classes of the core that have a namesake on the wire, because there they are the same thing."""
RETIRED = {
    "Appender",
    "Buckets",
    "Hosted",
    "House",
    "Judgement",
    "Outrun",
    "SeededChance",
    "StoreTrouble",
    "Thinkers",
    "Veiled",
    "Watcher",
    "by_rules",
    "forced_chain",
    "hosted",
    "house",
    "keep_order",
    "midway",
    "owing",
    "say_goodbye",
    "seat_bot",
    "share_win",
    "spare_collector",
    "step_by_itself",
    "thinkers",
    "watchers",
    "wishes",
    "wish_undo",
}
"""Names that the glossary has replaced."""


def sources() -> list[Path]:
    """Return the files of the package, without tests and migrations."""
    return [file for file in sorted(PACKAGE.rglob("*.py")) if not {"tests", "migrations"} & set(file.parts)]


def test_no_public_class_name_stands_in_two_layers():
    layers = defaultdict(set)
    for file in sources():
        layer = file.relative_to(PACKAGE).parts[0]
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                layers[node.name].add(layer)
    assert {name: sorted(found) for name, found in layers.items() if len(found) > 1 and name not in TWINS} == {}


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_replaced_names_do_not_come_back(file):
    tree = ast.parse(file.read_text(encoding="utf-8"))
    words = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    words |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    words |= {node.name for node in ast.walk(tree) if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))}
    words |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    assert words & RETIRED == set()


def test_limits_are_called_max_and_min():
    """A limit is MAX_… or MIN_…; games' own modules follow with their next change."""
    pattern = re.compile(r"^(MOST|LEAST|LONGEST|FEWEST|PATIENCE|BREATH)(_|$)")
    found = {
        f"{file.relative_to(PACKAGE)}: {target.id}"
        for file in sources()
        if "games" not in file.parts
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and pattern.match(target.id)
    }
    assert found == set()
