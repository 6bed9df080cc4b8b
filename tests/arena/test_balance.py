"""The designers' page: written by one command, with plots, from games of equal bots."""

from __future__ import annotations

import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

from backroom.arena.balance import turn_order_rows
from backroom.arena.match import MatchResult
from backroom.core.game import ComponentUsage


def report(folder, *words):
    command = [sys.executable, "-m", "backroom", "report", *map(str, words), "--out", str(folder), "--bot", "greedy", "--workers", "1"]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.slow
def test_a_page_with_plots_is_written_and_the_same_command_plays_nothing_again(tmp_path):
    words = ("new-corp-order", "--games", 12, "--players", 1, "--players", 3)
    done = report(tmp_path, *words)
    assert done.returncode == 0, done.stderr
    page = tmp_path / "new-corp-order.md"
    text = page.read_text()
    for word in (
        "# New Corp Order: balance",
        "## Solo",
        "The player wins",
        "## 3 players",
        "### Who begins",
        "Dealt by chance.",
        "Chosen or used",
    ):
        assert word in text
    plots = re.findall(r"!\[.+?\]\((.+?)\)", text)
    assert len(plots) == len(set(plots)) >= 7
    for plot in plots:
        drawing = ET.fromstring((tmp_path / plot).read_text())  # noqa: S314
        assert "prefers-color-scheme" in ET.tostring(drawing, encoding="unicode")
    games = tmp_path / "games" / "new-corp-order-3" / "games.jsonl"
    before = games.read_bytes()
    assert report(tmp_path, *words).returncode == 0
    assert games.read_bytes() == before
    assert page.read_text() == text


def test_places_are_shares_of_wins_whatever_the_seat():
    games = [
        MatchResult(n, 0, ["x", "x"], [0, 0], [1, 2] if first == 0 else [2, 1], 1, 1, 0.0, two_places(first))
        for n in range(10)
        for first in (0, 1)
    ]
    rows = turn_order_rows(games)
    assert [row.value for row in rows.values()] == pytest.approx([1, 0])
    assert rows["1"].label == "place 1"


def two_places(first):
    return [
        ComponentUsage("place", str(place + 1), [int(seat == (first + place) % 2) for seat in range(2)], random=True) for place in range(2)
    ]
