"""The tables of strength and speed are what the result files say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import tables  # noqa: E402


@pytest.mark.parametrize("page", tables.PAGES, ids=lambda page: page.name)
def test_the_page_is_what_the_results_say(page):
    text = page.read_text(encoding="utf-8")
    assert tables.write_page(text, tables.read_results()) == text, "run: uv run tools/tables.py"


def test_every_result_has_a_place():
    assert {result.table for result in tables.read_results()} <= tables.places()


def test_another_figure_makes_the_page_stale(tmp_path, monkeypatch):
    for file in tables.RESULTS.glob("*.json"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8").replace("3630", "3631"), encoding="utf-8")
    monkeypatch.setattr(tables, "RESULTS", tmp_path)
    speed = tables.PAGES[1].read_text(encoding="utf-8")
    assert "| 3,631 |" in tables.write_page(speed, tables.read_results())


def test_a_tournament_can_be_put_there_as_it_is(tmp_path, monkeypatch):
    command = [sys.executable, "-m", "backroom", "arena", "kompromat", "--bots", "greedy,random", "--games", "2", "--workers", "1"]
    subprocess.run([*command, "--out", tmp_path], check=True, capture_output=True)
    result = tables.read_result(tmp_path / "results.json")
    assert result.command.startswith("uv run backroom arena kompromat --players 2 --bots greedy,random --games 2")
    shown = tables.table_of("strength", [result])
    assert "| kompromat | 2 | greedy | random |" in shown
    assert " to " in shown


def test_a_result_of_another_form_is_refused(tmp_path):
    (tmp_path / "odd.json").write_text('{"table": "speed-core", "figures": []}')
    with pytest.raises(SystemExit, match=r"odd\.json"):
        tables.read_result(tmp_path / "odd.json")


def test_figures_are_spelled_with_interval_and_unit():
    assert tables.spell(tables.Figure(0.5, 0.25, 0.75, digits=2)) == "0.50 (0.25 to 0.75)"
    assert tables.spell(tables.Figure(280, unit="ns")) == "280 ns"
    assert tables.spell(tables.Figure(3.6, unit="×")) == "3.6×"
    assert tables.spell(12345) == "12,345"
