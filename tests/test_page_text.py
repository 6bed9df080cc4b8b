"""The page's own texts: complete in every language, none missing, none left over; and every error can be told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from backroom.core.registry import games
from backroom.core.texts import LANGUAGES
from backroom.server.error_codes import ALL_CODES

ROOT = Path(__file__).parent.parent
TEXTS = ROOT / "web" / "text"
SHELL = ROOT / "web" / "src"


class Variables(Visitor):
    """Collects the variables that a message mentions."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the library)
        """Note a variable."""
        self.found.add(node.id.name)


def read_texts(file: Path) -> dict[str, set[str]]:
    """Return the variables of each message of a file; a key that comes twice or an entry that can't be read fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} comes twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def first_argument(source: str, start: int) -> str:
    """Return the code from a position up to the comma or bracket that ends it."""
    depth = 0
    for position in range(start, len(source)):
        letter = source[position]
        if depth == 0 and letter in ",)":
            return source[start:position]
        depth += (letter in "([{") - (letter in ")]}")
    raise AssertionError("a bracket is not closed")


def code_of(*folders: Path) -> str:
    """Return all code of some folders."""
    files = [file for folder in folders for kind in ("*.svelte", "*.ts") for file in sorted(folder.rglob(kind))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def keys_in(code: str, call: str) -> tuple[set[str], set[str]]:
    """Return the keys that calls in the code name, and the patterns of those that they put together."""
    whole: set[str] = set()
    made: set[str] = set()
    for found in re.finditer(rf"\b{call}\(", code):
        argument = first_argument(code, found.end())
        whole.update(re.findall(r"""(?<!=== )(?<!!== )["']([a-z0-9-]+)["']""", argument))
        made.update(re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", text) for text in re.findall(r"`([^`]+)`", argument))
    return whole, made


def test_every_language_of_the_server_has_a_file():
    """The page offers the languages of its files; those of the server are among them."""
    assert set(LANGUAGES) <= {file.stem for file in TEXTS.glob("*.ftl")}


@pytest.mark.parametrize("file", sorted(TEXTS.glob("*.ftl")), ids=lambda file: file.stem)
def test_languages_have_the_same_texts_with_the_same_variables(file):
    """None is missing, none is added."""
    assert read_texts(file) == read_texts(TEXTS / "en.ftl")


def test_the_page_says_only_what_has_a_text():
    """A text is the shell's own, or one that every game has, or the page looks first whether there is one."""
    shell = set(read_texts(TEXTS / "en.ftl"))
    each = [set(read_texts(game.folder / "text" / "en.ftl")) for game in games().values()]
    code = code_of(SHELL)
    whole, made = keys_in(code, "say")
    looked_for, _ = keys_in(code, "has")
    assert whole - shell - set.intersection(*each) - looked_for == set()
    assert [pattern for pattern in made if not any(re.fullmatch(pattern, key) for key in shell.union(*each))] == []


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_boards_say_only_what_has_a_text(game):
    """A text is the game's own, or the shell's."""
    known = set(read_texts(TEXTS / "en.ftl")) | set(read_texts(game.folder / "text" / "en.ftl"))
    whole, made = keys_in(code_of(game.folder / "web"), "say")
    assert whole - known == set()
    assert [pattern for pattern in made if not any(re.fullmatch(pattern, key) for key in known)] == []


def test_every_text_of_the_page_is_said():
    """No text is left over from what the page once said."""
    code = code_of(SHELL, *(game.folder / "web" for game in games().values()))
    _, made = keys_in(code, "say")
    unsaid = {key for key in read_texts(TEXTS / "en.ftl") if not re.search(rf"""["']{key}["']""", code)}
    assert {key for key in unsaid if not any(re.fullmatch(pattern, key) for pattern in made)} == set()


def test_every_error_has_a_text():
    """Whatever the server refuses, the page can say it in the reader's language, and nothing else."""
    told = {key for key in read_texts(TEXTS / "en.ftl") if key.startswith("error-")}
    assert told == {f"error-{known.code}" for known in ALL_CODES} | {"error-offline"}
