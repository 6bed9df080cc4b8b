"""Who may import whom: the rooms of the house."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import backroom

ROOT = Path(backroom.__file__).parent
FILES = [file for file in ROOT.rglob("*.py") if "tests" not in file.relative_to(ROOT).parts]
# Each room may import itself and these.
ALLOWED = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "arena": {"core", "bots"},
    "store": {"core"},
    "server": {"core", "bots", "store"},
    "envs": {"core", "bots"},
    "cli": {"core", "bots", "arena", "store", "server", "envs"},
}


def imports(file: Path) -> set[str]:
    """Return the modules of ours that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "backroom"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_rooms_import_only_what_they_may(file):
    parts = file.relative_to(ROOT).parts
    room = parts[0]
    if len(parts) == 1:
        return  # the front door exports names of the core; main starts the command line
    for name in imports(file):
        words = name.split(".")
        if len(words) == 1 or not (ROOT / words[1]).is_dir():
            assert words[1:2] in ([], ["__version__"], ["compiled_status"]), f"{file} imports {name} from the front door"
            continue
        assert words[1] == room or words[1] in ALLOWED[room], f"{room} may not import {name}"
        if room == "games" and words[1] == "games" and len(words) > 2:
            assert words[2] == parts[1], f"the game {parts[1]} may not import {name}"


@pytest.mark.parametrize("file", [file for file in FILES if file.relative_to(ROOT).parts[0] != "games"], ids=lambda file: str(file.name))
def test_nothing_outside_its_folder_names_a_game(file):
    text = file.read_text(encoding="utf-8")
    code = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith(('"game"', "{", "#", '"""')))
    for folder in (ROOT / "games").iterdir():
        if folder.is_dir() and folder.name != "__pycache__":
            names = {folder.name, folder.name.replace("_", "-")}
            if file.name == "record.py":
                names = {folder.name}  # its docstring shows an example
            assert not any(name in code for name in names), f"{file} names {folder.name}"


def test_files_stay_readable():
    long = {str(file.relative_to(ROOT)): n for file in FILES if (n := len(file.read_text(encoding="utf-8").splitlines())) > 500}
    assert not long
