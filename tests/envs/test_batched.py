"""The batched environment: many tables at once, in one process or several, always the same episodes."""

from __future__ import annotations

import numpy as np
import pytest

from backroom import IllegalMove
from backroom.envs.batched import BatchedEnv
from backroom.envs.pettingzoo import env
from backroom.envs.workers import MultiprocessBatchedEnv, WorkerFailed

TABLES = 12


def legal_by_rule(masks, turn):
    """Return a legal step for each table that depends on the masks alone."""
    return np.array([np.flatnonzero(mask)[turn % mask.sum()] for mask in masks])


def test_tables_play_on_for_ever(setting):
    batched = BatchedEnv(*setting, tables=TABLES, seed=1)
    batch = batched.batch
    ended = 0
    for _ in range(600):
        assert batch.action_masks.any(1).all()
        assert ((batch.seats >= 0) & (batch.seats < setting[1])).all()
        assert (batch.observations <= batched.table_spec.observation_high).all()
        batch = batched.step(batched.sample())
        ended += int(batch.terminated.sum())
        assert not batch.rewards[~batch.terminated].any()
        assert batch.rewards[batch.terminated].any(1).all()
    if setting[0] != "megacorps":  # its random games are long
        assert ended > 0


def test_what_is_written_is_what_the_seat_sees(setting):
    batched = BatchedEnv(*setting, tables=2, seed=3)
    observer, choices = batched.table_spec.observer, batched.table_spec.num_actions
    for _ in range(200):
        for table in range(2):
            position = batched.tables.positions[table]
            seat = int(batched.batch.seats[table])
            assert position.must_act(seat)
            assert batched.batch.observations[table].tolist() == list(observer.observe(position, seat))
            legal = list(position.legal_steps(seat))
            assert batched.batch.action_masks[table].tolist() == [step in legal for step in range(choices)]
        batched.step(batched.sample())


def test_a_table_plays_the_same_whatever_is_around_it():
    many = BatchedEnv("kompromat", tables=8, seed=5)
    few = BatchedEnv("kompromat", tables=3, first=4, seed=5)
    for turn in range(300):
        assert (many.batch.observations[4:7] == few.batch.observations).all()
        assert (many.batch.rewards[4:7] == few.batch.rewards).all()
        many.step(legal_by_rule(many.batch.action_masks, turn))
        few.step(legal_by_rule(few.batch.action_masks, turn))


def test_several_processes_play_what_one_plays():
    one = BatchedEnv("kompromat", tables=7, seed=2)
    with MultiprocessBatchedEnv("kompromat", tables=7, processes=2, seed=2) as several:
        for turn in range(300):
            for mine, theirs in zip(one.batch, several.batch, strict=True):
                assert (mine == theirs).all()
            steps = legal_by_rule(one.batch.action_masks, turn)
            one.step(steps)
            several.step(steps)
        wrong = legal_by_rule(several.batch.action_masks, 0)
        wrong[3] = np.flatnonzero(~several.batch.action_masks[3])[0]
        before = several.batch.observations.copy()
        with pytest.raises(IllegalMove, match="table 3"):
            several.step(wrong)
        assert (several.batch.observations == before).all()
        assert several.batch.action_masks[np.arange(7), several.sample()].all()


def test_a_process_that_stops_is_told():
    with MultiprocessBatchedEnv("kompromat", tables=2, processes=1) as several:
        several.workers[0].terminate()
        several.workers[0].join()
        with pytest.raises(WorkerFailed, match="stopped"):
            several.step(several.sample())


def test_reset_begins_the_same_episodes_again():
    batched = BatchedEnv("new-corp-order", 4, tables=3, seed=9)
    first = [part.copy() for part in batched.batch]
    for _ in range(500):
        batched.step(batched.sample())
    assert all((now == then).all() for now, then in zip(batched.reset(9), first, strict=True))
    assert (batched.reset(10).observations != first[2]).any()


@pytest.mark.parametrize("step", [-1, 10_000, None])
def test_an_illegal_step_is_refused_and_changes_nothing(step):
    batched = BatchedEnv("kompromat", tables=3, seed=1)
    steps = batched.sample().copy()
    steps[2] = np.flatnonzero(~batched.batch.action_masks[2])[0] if step is None else step
    before = [part.copy() for part in batched.batch]
    with pytest.raises(IllegalMove, match="table 2"):
        batched.step(steps)
    assert all((now == then).all() for now, then in zip(batched.batch, before, strict=True))


def test_one_step_for_each_table_is_needed():
    with pytest.raises(IllegalMove, match="3 tables"):
        BatchedEnv("kompromat", tables=3).step([0, 1])


def test_without_observations_play_is_the_same():
    seeing = BatchedEnv("kompromat", tables=4, seed=4)
    blind = BatchedEnv("kompromat", tables=4, seed=4, observations=False)
    assert blind.batch.observations.shape == (4, 0)
    for turn in range(100):
        assert (seeing.batch.action_masks == blind.batch.action_masks).all()
        steps = legal_by_rule(seeing.batch.action_masks, turn)
        seeing.step(steps)
        blind.step(steps)


def test_buffers_are_read_only():
    batched = BatchedEnv("kompromat", tables=1)
    for part in batched.batch:
        assert not part.flags.writeable


def test_sections_have_names(setting):
    batched = BatchedEnv(*setting, tables=2)
    named = batched.table_spec.split_sections(batched.batch.observations)
    assert sum(part.shape[1] for part in named.values()) == batched.table_spec.observation_size
    assert (named["phase"].sum(1) == 1).all()
    assert all(section.meaning for section in batched.table_spec.observer.sections)


def test_whoever_has_a_view_can_observe_it(setting):
    """An agent that is handed views, like a bot, gets the same numbers from them."""
    table = env(*setting)
    table.reset(seed=2)
    seat = table.episode.seat()
    view = table.table_spec.game.view(table.episode.position, seat)
    assert (table.table_spec.observe(view, seat) == table.observe(f"seat_{seat}")["observation"]).all()
