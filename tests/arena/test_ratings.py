"""Ratings and intervals against what is known."""

from __future__ import annotations

import pytest

from backroom.arena.component_effects import component_effects
from backroom.arena.match import MatchResult
from backroom.arena.ratings import RankedMatch, fit_bradley_terry, fit_ratings
from backroom.core.game import ComponentUsage
from backroom.core.rng import Rng


def test_two_bots_get_the_rating_of_their_share():
    # 10 ** (400 / 400) to one: ten wins against one.
    values = fit_bradley_terry(["a", "b"], {("a", "b"): 10.0, ("b", "a"): 1.0})
    assert values["a"] - values["b"] == pytest.approx(400, abs=0.1)
    assert sum(values.values()) / 2 == pytest.approx(1500)


def test_a_table_of_four_is_read_as_its_pairs():
    ratings = fit_ratings([RankedMatch(shuffle, ["a", "b", "c", "d"], [1, 2, 3, 4]) for shuffle in range(10)])
    values = [ratings[name].value for name in "abcd"]
    assert values == sorted(values, reverse=True)
    assert values[0] - 1500 == pytest.approx(1500 - values[3], abs=1)


def test_one_who_never_lost_has_a_finite_rating_and_a_wide_interval():
    ratings = fit_ratings([RankedMatch(shuffle, ["a", "b"], [1, 2]) for shuffle in range(20)])
    difference = 2 * (ratings["a"].value - 1500)
    assert 400 < difference < 700
    assert ratings["a"].high - ratings["a"].low > 150


def test_level_sides_share_the_win_and_a_bot_does_not_meet_itself():
    ratings = fit_ratings([RankedMatch(shuffle, ["a", "b", "b"], [1, 1, 1]) for shuffle in range(5)])
    assert ratings["a"].value == pytest.approx(1500)
    assert ratings["a"].low < 1500 < ratings["a"].high


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    rng = Rng(7)
    held = 0
    for _ in range(60):
        # Two games a shuffle; a wins two of three.
        standings = [RankedMatch(shuffle, ["a", "b"], [1, 2] if rng.below(3) < 2 else [2, 1]) for shuffle in range(50) for _ in range(2)]
        rating = fit_ratings(standings)["a"]
        held += rating.low < 1500 + 60.2 < rating.high  # 400 log10(2) / 2
    assert held >= 51


def played(shuffle, counts, ranks, dealt=True):
    return MatchResult(
        shuffle, 0, ["x"] * len(counts), [0] * len(ranks), ranks, 1, 1, 0.0, [ComponentUsage("tool", "drone", counts, dealt)]
    )


def test_a_component_that_wins_every_game_is_worth_the_whole_win():
    (worth,) = component_effects([played(n, [1, 0] if n % 2 else [0, 1], [1, 2] if n % 2 else [2, 1]) for n in range(20)])
    assert (worth.category, worth.name, worth.seats) == ("tool", "drone", 20)
    assert worth.share == pytest.approx(1)
    assert worth.low == pytest.approx(1)


def test_a_component_that_makes_no_difference_has_zero_in_its_interval():
    (worth,) = component_effects([played(n, [1, 0], [1, 2] if n % 2 else [2, 1]) for n in range(40)])
    assert worth.share == pytest.approx(0)
    assert worth.low < -0.1 < 0.1 < worth.high


def test_solo_games_are_compared_with_each_other():
    (worth,) = component_effects([played(n, [n % 2], [1, 2] if n % 2 else [2, 1]) for n in range(40)])
    assert worth.share == pytest.approx(1)


def test_nothing_is_said_of_what_hardly_ever_differed():
    assert not component_effects([played(n, [1, 1], [1, 2]) for n in range(40)])
    assert not component_effects([played(n, [1, 0], [1, 2]) for n in range(5)])
    assert not component_effects([played(n, [n % 2], [1, 2]) for n in range(40)])
