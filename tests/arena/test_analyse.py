"""The analyst: decisions judged by what the mover could know."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean

import pytest
from fork_server import run_backroom

from backroom import read_record, replay_record
from backroom.bots.decision_analysis import analyse_decision, mean_estimate
from backroom.bots.game_analysis import analyse_recorded, decisions_in, summarise
from backroom.core.position import CHANCE

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = read_record((GOLDEN / "new-corp-order-2-02.jsonl").read_text())
DECISIONS = decisions_in(RECORD)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["new-corp-order-1-00", "new-corp-order-4-11", "kompromat-2-00", "megacorps-3-00"])
def test_decisions_of_every_game_are_judged_with_chances_that_add_up(name):
    record = read_record((GOLDEN / f"{name}.jsonl").read_text())
    decisions = decisions_in(record)
    assert all(record.moves[decision.n][0] == decision.seat for decision in decisions)
    for decision in decisions[:: len(decisions) // 4]:
        judgement = analyse_recorded(record, decision, 60, simulations=96).analysis
        assert 1 <= len(judgement.best) <= 3
        assert judgement.played.move == record.moves[decision.n][1]
        assert all(chance.low <= chance.value <= chance.high for chance in judgement.win_probabilities)
        if record.players > 1:
            assert sum(chance.value for chance in judgement.win_probabilities) == pytest.approx(1, abs=0.01)


@pytest.mark.slow
def test_a_judgement_does_not_depend_on_what_is_hidden_from_the_mover():
    for decision in DECISIONS[5:30:8]:
        table = replay_record(RECORD, decision.n)
        sealed = RECORD.game.view(RECORD.game.scramble_hidden(table.position, decision.seat), decision.seat)
        told = [analyse_decision(RECORD.game, view, decision.seat, decision.played, 60, 96) for view in (decision.view, sealed)]
        assert told[0] == told[1]


def test_draws_and_moves_without_alternative_are_no_decisions():
    assert 0 < len(DECISIONS) < sum(by != CHANCE for by, _ in RECORD.moves)


@pytest.mark.slow
def test_one_who_plays_at_random_gives_away_more_than_one_who_thinks():
    judged = [analyse_recorded(RECORD, decision, 60, simulations=3000) for decision in DECISIONS[:30]]
    losses = [[one.analysis.loss.value for one in judged if one.analysis.seat == seat] for seat in (0, 1)]
    assert RECORD.names == ["random", "greedy"]
    assert fmean(losses[0]) > fmean(losses[1]) + 0.02


def test_those_who_all_agree_are_not_quite_sure():
    chance = mean_estimate([1.0] * 100)
    assert (chance.value, chance.high) == (1, 1)
    assert 0.97 < chance.low < 1


@pytest.mark.slow
def test_intervals_hold_what_many_judgements_come_to():
    """Each of thirty judgements gives an interval for the chance of what was played; most of them hold the mean of all."""
    for decision in DECISIONS[4:20:8]:
        chances = [
            analyse_decision(RECORD.game, decision.view, decision.seat, decision.played, 60, 400, seed).played.win for seed in range(30)
        ]
        mean = fmean(chance.value for chance in chances)
        assert sum(chance.low <= mean <= chance.high for chance in chances) >= 25


@pytest.mark.slow
def test_more_thought_makes_intervals_narrower():
    decision = DECISIONS[10]
    little, much = (analyse_recorded(RECORD, decision, 60, simulations=number).analysis.win_probabilities[0] for number in (300, 4800))
    assert much.high - much.low < 0.6 * (little.high - little.low)


@pytest.mark.slow
def test_the_curve_ends_with_the_result_and_mistakes_are_sorted():
    judged = [analyse_recorded(RECORD, decision, 60, simulations=200) for decision in DECISIONS[:30:2]]
    review = summarise(judged, len(RECORD.moves), replay_record(RECORD).outcome)
    assert [chance.value for chance in review.curve[-1].win_probabilities] == [0.0, 1.0]
    assert [point.n for point in review.curve] == sorted(point.n for point in review.curve)
    losses = {one.n: one.analysis.loss for one in judged}
    assert review.mistakes
    assert [losses[n].value for n in review.mistakes] == sorted((losses[n].value for n in review.mistakes), reverse=True)
    assert all(losses[n].low > 0 for n in review.mistakes)


def test_an_open_decision_at_the_end_of_a_record_is_judged_too():
    cut = RECORD._replace(moves=RECORD.moves[:25], result=None)
    decision = decisions_in(cut)[-1]
    assert (decision.n, decision.played) == (25, None)
    judgement = analyse_recorded(cut, decision, 60, simulations=96).analysis
    assert judgement.played is None
    assert judgement.loss is None
    assert judgement.best


def analyse(*words):
    return run_backroom("analyse", GOLDEN / "new-corp-order-2-02.jsonl", *words)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "word"), [("en", "decides"), ("fr", "décide"), ("de", "entscheidet")])
def test_a_decision_is_shown_in_every_language(language, word):
    done = analyse("--at", 25, "--seconds", 0.01, "--lang", language)
    assert done.returncode == 0, done.stderr
    assert word in done.stdout
    assert "%" in done.stdout


@pytest.mark.slow
def test_a_whole_game_is_shown_and_written(tmp_path):
    file = tmp_path / "review.json"
    done = analyse("--seconds", 0.002, "--json", file)
    assert done.returncode == 0, done.stderr
    assert "▁" in done.stdout
    told = json.loads(file.read_text())
    assert len(told["decisions"]) == len(DECISIONS)


def test_a_moment_without_a_decision_is_told():
    done = analyse("--at", 1)
    assert done.returncode == 2
    assert done.stderr == f"backroom: nothing was decided after line 1; the next decision is after line {DECISIONS[0].n}\n"
