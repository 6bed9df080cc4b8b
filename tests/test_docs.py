"""The manual is true: links between its files lead somewhere, lists are complete. Its code and its site are tested in tests/docs."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_every_decision_is_listed():
    listed = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs" / "decisions").glob("0*.md"):
        assert f"({page.name})" in listed


def test_the_repository_names_no_registry_and_no_machine():
    for file in (ROOT / "pyproject.toml", *PAGES):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"pypi|npmjs|/root/|/work/|/home/", text), file


def test_the_list_of_observations_is_what_the_games_declare():
    spec = importlib.util.spec_from_file_location("observations", ROOT / "tools" / "observations.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), "run: uv run tools/observations.py"
