"""Records replay anywhere, and a damaged one is told its line and reason."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backroom import BackroomError, BadRecord, NewerRecord, find_game, read_record, replay_record, write_record
from backroom.bots.play import play_game
from backroom.core.registry import games

GAME = find_game("new-corp-order")
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


@pytest.fixture(scope="module")
def text():
    """The record of a whole game."""
    return write_record(play_game(GAME, 3, {"short-game": True}, ["random"] * 3, "record"), ["Ann", "Bob", "Cy"])


def test_a_record_reads_as_the_format_says(text):
    lines = [json.loads(line) for line in text.splitlines()]
    options = {"short-game": True, "ambient-one-colour": False, "dealmaker-needs-success": False}
    assert lines[0] == {
        "backroom": 1,
        "game": "new-corp-order",
        "rules": 1,
        "players": 3,
        "options": options,
        "names": ["Ann", "Bob", "Cy"],
    }
    assert lines[1]["n"] == 1
    assert lines[1]["by"] == "chance"
    assert lines[1]["move"]["do"] == "draw"
    assert {line["by"] for line in lines[1:-1]} == {"chance", 0, 1, 2}
    assert set(lines[-1]["result"]) == {"scores", "ranks"}


def test_a_record_replays_to_the_same_record(text):
    read = read_record(text)
    assert write_record(replay_record(read), read.names) == text


def test_a_record_in_progress_has_no_result(text):
    lines = text.splitlines(keepends=True)
    table = replay_record(read_record("".join(lines[:40])))
    assert not table.over
    assert len(table.log) == 39


def test_any_moment_can_be_shown(text):
    read = read_record(text)
    for at in (0, 1, 20, len(read.moves)):
        assert len(replay_record(read, at).log) == at
    with pytest.raises(BackroomError, match="no moment"):
        replay_record(read, len(read.moves) + 1)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_records_replay_for_ever(file):
    text = file.read_text(encoding="utf-8")
    read = read_record(text)
    table = replay_record(read)
    assert table.over
    header, *lines = text.splitlines()
    written_header, *written = write_record(table, read.names).splitlines()
    assert written == lines
    kept = json.loads(header)
    added = {option.name: option.default for option in table.game.options}  # options that came later stand at their default
    assert json.loads(written_header) == kept | {"options": added | kept["options"]}


def test_there_are_golden_records_of_every_game_and_size():
    for name, game in games().items():
        sizes = {read_record(file.read_text(encoding="utf-8")).players for file in GOLDEN if file.name.startswith(name)}
        assert sizes == set(game.player_counts), name


def change(text, number, old, new):
    lines = text.splitlines(keepends=True)
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    return "".join(lines)


@pytest.mark.parametrize(
    ("number", "old", "new", "reason"),
    [
        (1, '"backroom":1', '"backroom":0', "a record begins with"),
        (1, '"game":"new-corp-order"', '"game":"chess"', "there is no game 'chess'"),
        (1, '"players":3', '"players":9', "is for 1, 2, 3 or 4 players, not 9"),
        (1, '"players":3', '"players":"3"', "rules and players are numbers"),
        (1, '"short-game":true', '"long-game":true', "no option 'long-game'"),
        (1, '"short-game":true', '"short-game":1', "option short-game is false or true"),
        (1, '"rules":1', '"rules":0', "no rules version 0"),
        (1, '"rules":1,', '"rules":1,"colour":2,', "unknown field 'colour'"),
        (1, '"rules":1,', "", "the field 'rules' is missing"),
        (1, '"names":["Ann"', '"names":[1', "names are a list of words"),
        (2, '{"n":1', '{"n":1,', "this is not JSON"),
        (2, '{"n":1', '{"n":2', "n should be 1, not 2"),
        (2, '{"n":1', '{"n":1,"at":3', "a line has the fields n, by and move"),
        (2, '"by":"chance"', '"by":"ann"', "a seat from 0 to 2"),
        (2, '"by":"chance"', '"by":5', "a seat from 0 to 2"),
        (2, '"by":"chance"', '"by":0', "must be a list of words"),
        (2, '"from":"tiles"', '"from":"cards"', "comes from 'tiles'"),
    ],
)
def test_a_damaged_line_is_named(text, number, old, new, reason):
    with pytest.raises(BadRecord, match=reason) as caught:
        replay_record(read_record(change(text, number, old, new)))
    assert caught.value.line == number


def test_a_newer_record_says_so(text):
    with pytest.raises(NewerRecord, match="format 2"):
        read_record(change(text, 1, '"backroom":1', '"backroom":2'))
    with pytest.raises(NewerRecord, match="rules 7"):
        read_record(change(text, 1, '"rules":1', '"rules":7'))


def test_an_illegal_move_in_the_middle_is_named(text):
    lines = text.splitlines(keepends=True)
    middle = next(i for i, line in enumerate(lines) if i > 30 and '"by":"chance"' not in line)
    del lines[middle]
    lines[middle:] = [line.replace(f'"n":{i + 1},', f'"n":{i},') for i, line in enumerate(lines[middle:], start=middle)]
    with pytest.raises(BadRecord) as caught:
        replay_record(read_record("".join(lines)))
    assert caught.value.line == middle + 1


def test_the_result_is_checked(text):
    lines = text.splitlines(keepends=True)
    with pytest.raises(BadRecord, match="the result is missing"):
        replay_record(read_record("".join(lines[:-1])))
    with pytest.raises(BadRecord, match="nothing may follow"):
        read_record(text + lines[-1])
    with pytest.raises(BadRecord, match="the game is not over"):
        replay_record(read_record("".join(lines[:20] + lines[-1:])))
    with pytest.raises(BadRecord, match="the result should be"):
        replay_record(read_record(change(text, len(lines), '"ranks":[', '"ranks":[9,')))
    with pytest.raises(BadRecord, match="the last line is"):
        read_record(change(text, len(lines), '"ranks"', '"places"'))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_damage_is_a_clear_error_or_harmless(text, data):
    place = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 12))
    junk = data.draw(st.text(max_size=8))
    damaged = text[:place] + junk + text[place + length :]
    with suppress(BadRecord):  # any other error fails the test
        replay_record(read_record(damaged))
