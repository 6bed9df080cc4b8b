"""Whole tournaments: kept, gone on with, stopped, broken and reported."""

from __future__ import annotations

import csv
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from xml.etree import ElementTree as ET

import msgspec
import pytest

from backroom import find_game
from backroom.arena import executors
from backroom.arena.match import play_match
from backroom.arena.results import BadResults, ConfigMismatch, ResultsFile
from backroom.arena.schedule import make_config, matches_of_shuffle, schedule
from backroom.arena.summary import summarise, winning_margin
from backroom.arena.tournament import finished_matches, play_remaining, write_report

GAME = find_game("new-corp-order")
SETTING = make_config(GAME, 2, {}, ["novice", "random"], "s")


def run(results, games, workers=1, tell=print):
    return list(play_remaining(results, games, workers, None, tell))


HEARING = (
    "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); runpy.run_module('backroom', run_name='__main__')"
)
"""Who is started in the background is deaf to Ctrl-C, and so are those whom he starts."""


def arena(folder, *words):
    command = [sys.executable, "-c", HEARING, "arena", "new-corp-order", "--out", str(folder), *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_rivals_meet_the_same_shuffles():
    first, second = (play_match(SETTING, match, GAME) for match in matches_of_shuffle(SETTING, 5))
    dealt = [[c for c in game.components if c.random] for game in (first, second)]
    assert first.bots == second.bots[::-1]
    assert dealt[0] == dealt[1]


@pytest.mark.slow
def test_processes_play_the_same_games_as_this_one(tmp_path):
    here, there = ResultsFile(SETTING), ResultsFile(SETTING, tmp_path)
    run(here, 6)
    run(there, 6, workers=2)
    for one, other in zip(finished_matches(here, 6), finished_matches(there, 6), strict=True):
        assert (one.bots, one.scores, one.moves, one.components) == (other.bots, other.scores, other.moves, other.components)


def test_the_same_command_goes_on_and_another_setting_is_refused(tmp_path):
    assert len(run(ResultsFile(SETTING, tmp_path), 4)) == 4
    assert len(run(ResultsFile(SETTING, tmp_path), 6)) == 2
    assert not run(ResultsFile(SETTING, tmp_path), 6)
    other = make_config(GAME, 2, {}, ["novice", "random"], "another")
    with pytest.raises(ConfigMismatch, match="holds games with seed 's', not 'another'; give another folder"):
        ResultsFile(other, tmp_path)


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    run(ResultsFile(SETTING, tmp_path), 4)
    file = tmp_path / "games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    results = ResultsFile(SETTING, tmp_path)
    assert len(results.games) == 3
    assert len(run(results, 4)) == 1
    assert len(file.read_bytes().splitlines()) == len(whole.splitlines())


def test_a_file_of_something_else_is_refused(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text("hello\nthere")
    with pytest.raises(BadResults, match="is not a file of games"):
        ResultsFile(SETTING, tmp_path)
    assert file.read_text() == "hello\nthere"


@pytest.mark.slow
def test_a_worker_that_dies_is_told_and_its_game_is_played_again():
    said = []
    playing = executors.run_processes(SETTING, schedule(SETTING, 30), 2, said.append)
    games = [next(playing)]
    os.kill(multiprocessing.active_children()[0].pid, signal.SIGKILL)
    games += list(playing)
    assert {(game.shuffle, game.number) for game in games} == {(match.shuffle, match.number) for match in schedule(SETTING, 30)}
    assert len(games) == 30
    assert re.match(r"a worker has died; \d begun games? (is|are) played again", said[0])


def test_who_is_first_is_ahead_by_points_only_where_points_decide():
    played = play_match(SETTING, matches_of_shuffle(SETTING, 0)[0], GAME)
    for scores, ranks, margin in (([31, 15], [1, 2], 16), ([31, 15], [2, 1], None), ([9, 9], [1, 1], 0), ([3], [1], None)):
        assert winning_margin(msgspec.structs.replace(played, scores=scores, ranks=ranks)) == margin


def test_a_game_that_always_kills_its_worker_ends_the_tournament():
    losses = executors.RetryCounter(lambda _: None)
    match = matches_of_shuffle(SETTING, 0)[0]
    losses.note([match], "a worker has died")
    losses.note([match], "a worker has died")
    with pytest.raises(executors.MatchFailed, match=r"shuffle 0, game 0 .* 3 times"):
        losses.note([match], "a worker has died")


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_played_and_the_same_command_goes_on(tmp_path):
    words = ("--players", 2, "--bots", "novice,random", "--games", 100_000, "--workers", 2)
    process = arena(tmp_path, *words)
    file = tmp_path / "games.jsonl"
    deadline = time.monotonic() + 120
    while not (file.exists() and file.read_bytes().count(b"\n") > 5):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "what has been played is kept" in err
    assert "Traceback" not in err
    kept = file.read_bytes().count(b"\n") - 1
    assert f"{kept} games" in out
    done = arena(tmp_path, *words[:-3], kept + 2, "--json")
    assert json.loads(done.communicate(timeout=120)[0])["games"] >= kept + 2


@pytest.mark.slow
def test_reports_say_the_same_in_json_csv_and_html(tmp_path):
    config = make_config(GAME, 2, {}, ["greedy", "novice"], "s")
    results = ResultsFile(config, tmp_path)
    run(results, 24)
    games = finished_matches(results, 24)
    summary = summarise(config, games)
    write_report(tmp_path, games, summary)
    told = json.loads((tmp_path / "results.json").read_text())
    assert told["games"] == 24
    assert {entrant["name"] for entrant in told["entrants"]} == {"greedy", "novice"}
    best = told["entrants"][0]
    assert best["rating_low"] < best["rating"] < best["rating_high"]
    rows = list(csv.DictReader((tmp_path / "games.csv").open()))
    assert len(rows) == 48
    assert sum(float(row["share"]) for row in rows if row["bot"] == best["name"]) / 24 == pytest.approx(best["share"]["value"], abs=5e-5)
    page = (tmp_path / "report.html").read_text()
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    plots = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(plots) >= 6
    for plot in plots:
        assert ET.fromstring(plot).get("aria-label")  # noqa: S314
    for word in ("Ratings", "Wins by seat", "Length", "Scores", "Place", "First consultant", "Ability used", "prefers-color-scheme"):
        assert word in page


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "kinds"),
    [
        ("new-corp-order", 3, {"place", "objective", "first consultant", "consultant used", "ability used"}),
        ("new-corp-order", 1, {"objective", "ability used"}),
        ("kompromat", 2, {"place", "mission won", "tool used"}),
        ("megacorps", 3, {"place", "megacorp", "first country", "first event", "event played", "action"}),
    ],
)
def test_games_say_what_their_seats_had_and_used(name, players, kinds):
    game = find_game(name)
    config = make_config(game, players, {}, ["greedy"], "components")
    found = set()
    for match in schedule(config, 3):
        components = play_match(config, match, game).components
        found |= {component.category for component in components}
        assert all(len(component.counts) == players and any(component.counts) for component in components)
        places = [component.counts for component in components if component.category == "place"]
        if players > 1:
            assert [sum(seats) for seats in zip(*places, strict=True)] == [1] * players
    assert kinds <= found
