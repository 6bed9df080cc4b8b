"""The command line as its user meets it: in a process of its own."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from fork_server import run_backroom

from backroom import find_game, read_record, replay_record

LANGUAGES = ("en", "fr", "de")
ALWAYS_THE_FIRST = "1\n" * 4000


def backroom(*words, stdin="", **environment):
    """Run a command; return it when it is done."""
    return run_backroom(*words, stdin=stdin, env=os.environ | environment)


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A file with a finished game."""
    folder = tmp_path_factory.mktemp("records")
    done = backroom("simulate", "new-corp-order", "--players", 3, "--games", 1, "--out", folder)
    assert done.returncode == 0, done.stderr
    return folder / "new-corp-order-0.jsonl"


def test_version_says_whether_the_rules_run_compiled():
    done = backroom("--version")
    assert done.stdout.startswith("backroom 0.")
    assert "compiled" in done.stdout
    assert "rules uncompiled (BACKROOM_COMPILED=0)" in backroom("--version", BACKROOM_COMPILED="0").stdout


def test_games_are_listed_with_players_options_and_bots():
    listed = json.loads(backroom("games", "--json").stdout)
    game = listed["new-corp-order"]
    assert game["players"] == [1, 2, 3, 4]
    assert game["options"]["short-game"] == {"values": [False, True], "default": False, "players": [3, 4], "file": False}
    assert game["bots"] == ["random", "novice", "greedy", "regular", "expert", "analyst"]
    for language in LANGUAGES:
        assert "new-corp-order" in backroom("games", "--lang", language).stdout


def test_options_are_written_as_games_lists_them_or_with_yes_and_no():
    for name, game in json.loads(backroom("games", "--json").stdout).items():
        for option, about in game["options"].items():
            for value in about["values"]:
                written = value if isinstance(value, str) else json.dumps(value)
                assert find_game(name).read_option(f"{option}={written}") == (option, value)
    game = find_game("new-corp-order")
    assert {game.read_option(f"short-game={word}")[1] for word in ("true", "yes", "True", "YES")} == {True}
    assert {game.read_option(f"short-game={word}")[1] for word in ("false", "no", "FALSE")} == {False}
    assert game.read_option("short-game") == ("short-game", True)


def test_every_command_plays_with_the_same_number_by_default(tmp_path):
    counts = {}
    simulated = backroom("simulate", "new-corp-order", "--games", 1, "--bots", "random", "--json")
    counts["simulate"] = json.loads(simulated.stdout)["players"]
    arena = backroom("arena", "new-corp-order", "--games", 1, "--bots", "random", "--workers", 1, "--json")
    counts["arena"] = json.loads(arena.stdout)["config"]["players"]
    words = ("dataset", "new-corp-order", "--games", 1, "--bots", "random", "--workers", 1, "--out", tmp_path / "d.parquet")
    assert backroom(*words).returncode == 0
    counts["dataset"] = int(re.search(r"--players (\d)", (tmp_path / "d.md").read_text())[1])
    assert backroom("play", "new-corp-order", "--bots", "random", "--save", tmp_path / "p.jsonl", stdin="1\nq\n").returncode == 0
    counts["play"] = read_record((tmp_path / "p.jsonl").read_text()).players
    assert set(counts.values()) == {find_game("new-corp-order").default_players}, counts


def test_simulate_takes_the_bots_of_the_arena():
    done = backroom("simulate", "kompromat", "--games", 1, "--bots", "expert@50,novice@20", "--json")
    assert done.returncode == 0, done.stderr
    assert [side["bot"] for side in json.loads(done.stdout)["sides"]] == ["expert@50", "novice@20"]


def test_the_same_seed_gives_the_same_games_compiled_or_not_whatever_the_hash_seed(tmp_path):
    records = []
    for number, environment in enumerate(({"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2"}, {"BACKROOM_COMPILED": "0"})):
        folder = tmp_path / str(number)
        words = ("--players", 4, "--games", 3, "--seed", "s", "--bots", "greedy,random,greedy,random", "--option", "short-game=yes")
        done = backroom("simulate", "new-corp-order", *words, "--out", folder, "--json", **environment)
        assert done.returncode == 0, done.stderr
        report = json.loads(done.stdout)
        assert report["games"] == 3
        assert sum(side["wins"] for side in report["sides"]) == pytest.approx(3, abs=0.01)
        assert all(side["win_rate_95"][0] <= side["win_rate"] <= side["win_rate_95"][1] for side in report["sides"])
        records.append([file.read_text() for file in sorted(folder.iterdir())])
    assert len(records[0]) == 3
    assert records[0] == records[1] == records[2]


def test_simulate_shows_a_table():
    shown = backroom("simulate", "new-corp-order", "--players", 2, "--games", 4, "--bots", "greedy,random").stdout
    assert "95 % interval" in shown
    assert "decisions/s" in shown


def test_replay_shows_any_moment_from_any_seat(record):
    shown = backroom("replay", record, "--at", 20, "--seat", 1)
    assert shown.returncode == 0
    assert "after 20 of" in shown.stdout
    seen = json.loads(backroom("replay", record, "--at", 20, "--seat", 1, "--json").stdout)["position"]
    assert isinstance(seen["sides"][0]["hand"], int)
    assert isinstance(seen["sides"][1]["hand"], dict)
    assert seen["sides"][0]["objectives"] == [None, None]
    everything = json.loads(backroom("replay", record, "--at", 20, "--all", "--json").stdout)["position"]
    assert all(isinstance(side["hand"], dict) for side in everything["sides"])
    assert sum(everything["deck"].values()) > 0
    finished = json.loads(backroom("replay", record, "--json").stdout)
    assert set(finished["result"]) == {"scores", "ranks"}
    for language in LANGUAGES:
        assert backroom("replay", record, "--log", "--lang", language).returncode == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("simulate", "chess"), "there is no game 'chess'; there is"),
        (("simulate", "new-corp-order", "--players", "7"), "new-corp-order is for 1, 2, 3 or 4 players, not 7"),
        (("simulate", "new-corp-order", "--players", "2", "--option", "short-game=yes"), "option short-game is for 3 or 4 players"),
        (("simulate", "new-corp-order", "--option", "fast=yes"), "no option 'fast'; it has short-game"),
        (("simulate", "new-corp-order", "--option", "short-game=maybe"), "option short-game is false or true, not 'maybe'"),
        (("simulate", "new-corp-order", "--bots", "clever"), "there is no bot 'clever'"),
        (("simulate", "new-corp-order", "--bots", "random,random,random"), "name 1 or 2 bots, not 3"),
        (("simulate", "kompromat", "--bots", "greedy@50"), "greedy does not search"),
        (("simulate", "kompromat", "--bots", "expert@many"), "after @ comes a number of simulations"),
        (("simulate", "new-corp-order", "--games", "0"), "games"),
        (("simulate", "new-corp-order", "--out", "/proc/none/here"), "/proc/none/here"),
        (("replay", "missing.jsonl"), "missing.jsonl: No such file"),
        (("replay", "/"), "Is a directory"),
        (("rules", "chess"), "there is no game 'chess'"),
        (("rules", "new-corp-order", "--lang", "xx"), "there are texts in en, fr or de, not in 'xx'"),
        (("play", "new-corp-order", "--seat", "9"), "the seats are 0 to 1"),
        (("play", "new-corp-order", "--bots", "clever"), "there is no bot 'clever'"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("dance",), "dance"),
        (("simulate",), "GAME"),
    ],
)
def test_a_mistake_gets_one_clear_line_and_exit_code_2(words, reason):
    done = backroom(*words)
    assert done.returncode == 2, done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_a_damaged_record_is_told_its_line(record, tmp_path):
    lines = record.read_text().splitlines(keepends=True)
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text("".join(lines[:29]) + "{oops\n" + "".join(lines[30:]))
    done = backroom("replay", damaged, "--at", 3)
    assert done.returncode == 2
    assert "line 30: this is not JSON" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    for words in (("--at", "9999"), ("--seat", "7"), ("--seat", "1", "--all")):
        assert backroom("replay", record, *words).returncode == 2


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_in_the_terminal(players, language, tmp_path):
    file = tmp_path / "game.jsonl"
    words = ("play", "new-corp-order", "--players", players, "--seed", "x", "--bots", "random", "--save", file, "--lang", language)
    done = backroom(*words, stdin=ALWAYS_THE_FIRST)
    assert done.returncode == 0, done.stderr
    read = read_record(file.read_text())
    assert replay_record(read).over
    assert read.result is not None


@pytest.mark.parametrize("game", ["kompromat", "megacorps"])
def test_the_other_games_can_be_played_in_the_terminal_too(game, tmp_path):
    file = tmp_path / "game.jsonl"
    done = backroom("play", game, "--seed", "x", "--bots", "greedy", "--save", file, stdin=ALWAYS_THE_FIRST)
    assert done.returncode == 0, done.stderr
    assert read_record(file.read_text()).result is not None
    assert backroom("replay", file, "--log", "--lang", "fr").returncode == 0
    done = backroom("play", game, "--save", file, stdin="w\nw\n?1\nq\n")
    assert "you let windows for cards go by" in done.stdout
    assert "you are asked in every window" in done.stdout


def test_an_edition_of_ones_own_is_taken_and_checked(tmp_path):
    own = Path(sys.modules["backroom"].__file__).parent / "games" / "megacorps" / "edition.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(own.read_text().replace('title = "', 'title = "My ', 1))
    done = backroom("simulate", "megacorps", "--players", 3, "--games", 1, "--edition", mine, "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "My " in backroom("replay", tmp_path / "megacorps-0.jsonl").stdout
    mine.write_text(own.read_text().replace('government = "democracy"', 'government = "circus"', 1))
    done = backroom("simulate", "megacorps", "--edition", mine)
    assert done.returncode == 2
    assert "circus" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_play_helps_goes_back_saves_and_resumes(tmp_path):
    file = tmp_path / "saved.jsonl"
    first = "?\n?1\n1\nb\nv\nl\nr\nnonsense\n99\n1\n1\nb\n1\n1\nq\n"
    done = backroom("play", "new-corp-order", "--players", 2, "--seed", "y", "--bots", "random", "--save", file, stdin=first)
    assert done.returncode == 0, done.stderr
    assert "Two cards, one after the other" in done.stdout  # help on the choice
    assert "NCO-T1" in done.stdout  # the rule that governs the question
    assert "Please answer with a number" in done.stdout
    assert f"--resume {file}" in done.stdout.replace("\n", "")
    saved = read_record(file.read_text())
    assert saved.result is None
    done = backroom("play", "--resume", file, "--bots", "random", stdin=ALWAYS_THE_FIRST)
    assert done.returncode == 0, done.stderr
    finished = read_record(file.read_text())
    assert finished.moves[: len(saved.moves)] == saved.moves
    assert finished.result is not None


def test_play_alone_asks_for_a_game(tmp_path):
    done = run_backroom("play", stdin="1\nq\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob("*.jsonl"))


@pytest.mark.parametrize("silent", [False, True])
def test_backroom_alone_serves_and_opens_the_browser(tmp_path, silent):
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    browser.chmod(0o755)
    environment = {
        "BACKROOM_PORT": "0",
        "BACKROOM_DATA_DIR": str(tmp_path),
        "BROWSER": f"{browser} %s",
        "BACKROOM_NO_BROWSER": str(int(silent)),
    }
    server = subprocess.Popen([sys.executable, "-m", "backroom"], env=os.environ | environment, stdout=subprocess.PIPE, text=True)
    try:
        said = server.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", said)[0]
        while not silent and not opened.exists():
            time.sleep(0.05)
    finally:
        server.terminate()
        assert server.wait(20) == 0
    assert silent or opened.read_text().strip() == address
    assert opened.exists() is not silent
    assert (tmp_path / "backroom.db").exists()


def test_settings_that_make_no_sense_are_told_in_one_line(tmp_path):
    wrong = [
        ("--workers", "2"),
        ("--public-url", "games.example"),
        ("--smtp", "smtp://mail.example"),
        ("--smtp", "mail.example", "--mail-from", "a@b.c", "--public-url", "https://x.example"),
        ("--hook-networks", "all"),
        ("--hook-ports", "9000-80"),
        ("--database", "mysql://x"),
        ("--port", "99999"),
        ("--log-format", "xml"),
    ]
    for words in wrong:
        done = backroom("serve", "--no-browser", "--data-dir", tmp_path, *words)
        assert done.returncode == 2, words
        assert len(done.stderr.splitlines()) == 1, done.stderr
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = backroom("serve", "--no-browser", "--data-dir", tmp_path, "--port", taken.getsockname()[1])
    assert done.returncode == 2
    assert "choose another with --port" in done.stderr


def test_rules_are_shown_in_every_language():
    for language in LANGUAGES:
        assert "**NCO-X5**" in backroom("rules", "new-corp-order", "--lang", language).stdout


def test_bench_prints_the_figures():
    figures = json.loads(backroom("bench", "new-corp-order", "--json", "--no-ratio", "--seconds", "0.05").stdout)["games"]
    row = figures["new-corp-order"]
    assert row["players"] == 4
    assert all(row[name] > 0 for name in ("decisions_per_second", "driven_decisions_per_second", "copy_ns"))


@pytest.mark.slow
def test_bench_measures_environments():
    row = json.loads(backroom("bench", "kompromat", "--research", "--json", "--seconds", "0.05").stdout)["research"]["kompromat"]
    assert row["players"] == 2
    assert len(row["steps_per_second"]) >= 3
    assert all(value > 0 for value in row["steps_per_second"].values())


def test_environments_without_their_libraries_say_what_to_install(tmp_path):
    (tmp_path / "numpy.py").write_text("raise ModuleNotFoundError('No module named numpy', name='numpy')")
    done = backroom("bench", "kompromat", "--research", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert 'needs numpy, which is not installed. Install it with: pip install "backroom[research]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_texts_of_the_commands_say_the_same_in_every_language():
    from backroom.core.conformance import check_languages

    check_languages(Path(sys.modules["backroom"].__file__).parent / "cli" / "text")
