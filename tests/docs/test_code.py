"""Every code block of the manual runs, in order, page by page; one that is not run says why."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
import typer

from backroom.cli.main import add_commands, app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(?P<info>[^\n]*)\n(?P<code>.*?)^```$", re.DOTALL | re.MULTILINE)

BY_UV = re.compile(r"^uv run (--(extra|group) \S+ )*backroom ", re.MULTILINE)


class Block(NamedTuple):
    """A code block: its language, why it is not run if it says so, and where it begins."""

    language: str
    reason: str | None
    code: str
    line: int


def blocks(page: Path) -> list[Block]:
    """Return the code blocks of a page."""
    text = page.read_text(encoding="utf-8")
    found = []
    for fence in FENCE.finditer(text):
        language, _, rest = fence["info"].partition(" ")
        reason = rest.removeprefix("no-run: ") if rest.startswith("no-run: ") else None
        assert not rest or reason, f"{page.name}: what follows the language is `no-run: a reason`, not {rest!r}"
        found.append(Block(language, reason, fence["code"], text.count("\n", 0, fence.start()) + 1))
    return found


def name(page: Path) -> str:
    """Return a page's path in the repository."""
    return page.relative_to(ROOT).as_posix()


RUNNING = [page for page in PAGES if any(block.language in {"python", "sh"} and block.reason is None for block in blocks(page))]


@pytest.mark.parametrize("page", RUNNING, ids=name)
def test_what_the_page_says_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    told = {}
    for block in blocks(page):
        if block.reason is not None:
            continue
        if block.language == "python":
            # Empty lines in front, so that a traceback names the page's own line.
            exec(compile("\n" * block.line + block.code, str(page), "exec"), told)  # noqa: S102
        elif block.language == "sh":
            run_shell(page, block)


def run_shell(page: Path, block: Block) -> None:
    """Run the commands of a block as a reader would, with the program of this environment."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    commands = BY_UV.sub("backroom ", block.code)
    assert all(re.match(r"backroom |#|$", line) for line in commands.splitlines()), f"{name(page)}:{block.line} is not for backroom alone"
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands],  # noqa: S607
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{name(page)}:{block.line}\n{done.stdout}\n{done.stderr}"


@pytest.fixture(scope="module")
def program():
    """Return the command line, to be asked without running anything."""
    add_commands()
    return typer.main.get_command(app)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_that_are_not_run_are_well_formed(page, program):
    for block in blocks(page):
        for line in block.code.splitlines() if block.language == "sh" and block.reason is not None else ():
            for script in re.findall(r"(?:bench|tools)/\w+\.py", line):
                assert (ROOT / script).exists(), f"{name(page)}:{block.line}: {script}"
            if re.match(r"backroom ", BY_UV.sub("backroom ", line)):
                spelled = re.sub(r"\$\([^)]*\)", "today", BY_UV.sub("backroom ", line))
                check_command(program, shlex.split(spelled, comments=True)[1:])


def check_command(command, words):
    """Refuse options and commands that do not exist."""
    while words and words[0] in getattr(command, "commands", ()):
        command = command.commands[words[0]]
        words = words[1:]
    command.make_context("backroom", words).close()


def test_a_command_that_does_not_exist_is_noticed(program):
    with pytest.raises(typer.TyperException):
        check_command(program, ["simulate", "kompromat", "--gmaes", "3"])


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_blocks_are_of_languages_that_are_run_or_only_shown(page):
    for block in blocks(page):
        assert block.language in {"python", "sh", "", "json", "nginx", "toml", "ftl"}, f"{name(page)}:{block.line}: {block.language}"
        assert block.reason is None or block.language in {"python", "sh"}


def test_the_quick_starts_and_the_readme_are_run():
    assert {"README.md", *(f"docs/start/{who}.md" for who in ("players", "researchers", "designers", "authors"))} <= set(map(name, RUNNING))
