"""Datasets hold the games that were played, nothing that a seat could not know, and are whole or not there."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from hashlib import blake2b

import msgspec
import numpy as np
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

from backroom.bots.play import play_game
from backroom.cli.dataset import check_writable
from backroom.core.errors import BadSetup
from backroom.core.move_codec import parse_move
from backroom.core.position import CHANCE
from backroom.core.rng import Rng
from backroom.core.table import Table
from backroom.envs import dataset
from backroom.envs.dataset import DatasetPlan, RowBuilder, schema_of, write_dataset
from backroom.envs.dataset_card import DatasetStats, render_card
from backroom.envs.history import History
from backroom.envs.spec import EnvSpec
from backroom.envs.workers import WorkerFailed


def make_plan(game, players, games=1, bots=None, *, states=False):
    options = EnvSpec(game, players).options
    return DatasetPlan(game, players, options, tuple(bots or ["random"] * players), games, "test", states)


def written(plan, file):
    """Write a dataset and return the games that were played."""
    return list(write_dataset(plan, file))


def test_a_file_holds_the_game_that_was_played(setting, tmp_path):
    game, players = setting
    plan = make_plan(game, players)
    written(plan, tmp_path / "rows.parquet")
    rows = pq.read_table(tmp_path / "rows.parquet")
    assert rows.schema.equals(schema_of(plan))
    assert rows.schema.metadata == schema_of(plan).metadata
    place = EnvSpec(game, players)
    table = play_game(place.game, players, plan.options, plan.bots, "test/0")
    again = Table(place.game, players, plan.options)
    told = iter(rows.to_pylist())
    for entry in table.log:
        steps = [] if entry.by == CHANCE else parse_move(place.game, again.position, entry.by, entry.move)
        walked = again.position.copy()
        for part, step in enumerate(steps):
            row = next(told)
            assert (row["part"], row["seat"], row["step"]) == (part, entry.by, step)
            assert row["observation"] == place.observe(place.game.view(walked, entry.by), entry.by).tolist()
            assert np.flatnonzero(row["mask"]).tolist() == sorted(walked.legal_steps(entry.by))
            assert row["return"] == place.returns(table.position)[entry.by]
            assert (row["rank"], row["score"]) == (table.outcome.ranks[entry.by], table.outcome.scores[entry.by])
            assert row["scores"] == table.outcome.scores
            walked.apply(entry.by, step)
        again.replay_entry(entry.by, entry.move)
    assert next(told, None) is None


def test_a_row_is_the_same_whatever_the_seat_cannot_know(setting):
    game, players = setting
    place = EnvSpec(game, players)
    history = History(place)
    rng = Rng(7)
    compared = 0
    while compared < 40 and history.seat() >= CHANCE:
        seat = history.seat()
        if seat == CHANCE:
            history.step(CHANCE, rng.pick(history.position.outcome_weights()))
            continue
        legal = history.position.legal_steps(seat)
        if rng.below(3) == 0:
            sealed = history.copy()
            sealed.position = place.game.scramble_hidden(history.position, seat)
            told = row_of(history, seat)
            assert row_of(sealed, seat) == told
            assert row_of(history.sampled(seat, rng), seat) == told
            compared += 1
        history.step(seat, legal[rng.below(len(legal))])
    assert compared > 10


def row_of(history, seat):
    """Return all that a row tells of a moment."""
    rows = RowBuilder(history.table_spec, states=True)
    rows.take_step(history, seat, 0, 0, 0)
    return rows.observations, rows.masks, rows.states


STORY = """
import sys
from pathlib import Path
from backroom.core.registry import games
from backroom.envs.dataset import DatasetPlan, write_dataset
from backroom.envs.spec import EnvSpec

if __name__ == "__main__":
    for game in games().values():
        players = game.player_counts[0]
        plan = DatasetPlan(game.name, players, EnvSpec(game, players).options, ("random",) * players, 2, "7", states=True)
        for _ in write_dataset(plan, Path(sys.argv[1]) / f"{game.name}.parquet", int(sys.argv[2])):
            pass
"""


def test_equal_plans_give_equal_files_everywhere(tmp_path):
    story = tmp_path / "story.py"
    story.write_text(STORY)
    found = set()
    for compiled, hashing, workers in (("0", "0", "1"), ("1", "42", "1"), ("1", "0", "2")):
        folder = tmp_path / f"{compiled}-{workers}"
        folder.mkdir()
        environment = os.environ | {"BACKROOM_COMPILED": compiled, "PYTHONHASHSEED": hashing}
        subprocess.run([sys.executable, story, folder, workers], env=environment, check=True)
        found.add(tuple(blake2b(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())))
    assert len(found) == 1


def test_row_groups_hold_whole_games(tmp_path, monkeypatch):
    monkeypatch.setattr(dataset, "ROWS_A_GROUP", 400)
    games = written(make_plan("kompromat", 2, games=4), tmp_path / "rows.parquet")
    file = pq.ParquetFile(tmp_path / "rows.parquet")
    groups = [set(file.read_row_group(number, ["game"])["game"].to_pylist()) for number in range(file.num_row_groups)]
    assert len(groups) > 1
    assert sum(map(len, groups)) == 4
    assert file.metadata.num_rows == sum(played.rows.num_rows for played in games)


def test_bots_sit_one_seat_on_from_game_to_game():
    plan = make_plan("megacorps", 3, games=4, bots=["greedy", "novice", "random"])
    assert [plan.seated(number)[0] for number in range(4)] == ["greedy", "random", "novice", "greedy"]
    assert [plan.seated(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]


def test_a_stopped_run_leaves_no_file_and_keeps_the_one_before(tmp_path):
    file = tmp_path / "rows.parquet"
    file.write_text("before")
    running = write_dataset(make_plan("kompromat", 2, games=3), file)
    next(running)
    running.close()
    assert [path.name for path in tmp_path.iterdir()] == ["rows.parquet"]
    assert file.read_text() == "before"


def test_a_stopped_run_ends_its_processes(tmp_path):
    running = write_dataset(make_plan("kompromat", 2, games=10_000), tmp_path / "rows.parquet", workers=2)
    next(running)
    running.close()
    assert not multiprocessing.active_children()
    assert not list(tmp_path.iterdir())


def test_a_process_that_dies_is_told_of(tmp_path):
    running = write_dataset(make_plan("kompromat", 2, games=10_000), tmp_path / "rows.parquet", workers=2)
    next(running)
    for process in multiprocessing.active_children():
        process.kill()
    with pytest.raises(WorkerFailed, match="has died"):
        list(running)
    assert not list(tmp_path.iterdir())


def test_the_card_counts_and_its_code_runs(tmp_path, monkeypatch, capsys):
    plan = make_plan("kompromat", 2, games=3, bots=["greedy", "random"])
    tally = DatasetStats()
    for played in write_dataset(plan, tmp_path / "rows.parquet"):
        tally.count(played)
    rows = pq.read_table(tmp_path / "rows.parquet")
    text = render_card(plan, schema_of(plan), tally, "rows.parquet", "backroom dataset kompromat")
    by_greedy = pc.sum(pc.equal(rows["bot"], "greedy")).as_py()
    assert f"| rows | {len(rows):,} |" in text
    assert f"| bot greedy | {by_greedy:,} | 3 |" in text
    assert all(f"`{name}`" in text for name in rows.schema.names)
    monkeypatch.chdir(tmp_path)
    exec(text.split("```python\n")[1].split("```")[0], {})  # noqa: S102
    assert capsys.readouterr().out.startswith(f"({len(rows)}, ")


def test_the_metadata_names_observations_and_steps(setting):
    game, players = setting
    schema = schema_of(make_plan(game, players))
    about = msgspec.json.decode(schema.metadata[b"backroom"])
    last = about["observation"][-1]
    assert schema.field("observation").type.list_size == last["first"] + last["length"]
    assert schema.field("mask").type.list_size == len(about["steps"])


def test_a_file_of_another_kind_is_refused(tmp_path):
    with pytest.raises(BadSetup, match=r"must end in \.parquet"):
        check_writable(tmp_path / "rows.csv")
