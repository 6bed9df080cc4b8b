"""Small parts of the core: generators, chance, tables of steps, statistics, texts."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from backroom import BadSetup, Rng, SeededDraws, UnknownGame, find_game
from backroom.core.rng import seed_from
from backroom.core.stats import wilson
from backroom.core.steps import StepBlock, StepTable
from backroom.core.texts import Texts, UnknownLanguage


def test_the_generator_gives_these_numbers_for_ever():
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(8)] == [55, 533, 563, 102, 106, 970, 14, 488]


@given(st.integers(0, 2**62 - 1), st.integers(1, 2**20))
def test_the_generator_stays_in_its_bounds(seed, bound):
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))
    assert 0 < rng.state < 2**63


def test_the_generator_is_even():
    rng = Rng(1)
    counts = Counter(rng.below(10) for _ in range(100_000))
    assert all(9_700 < counts[value] < 10_300 for value in range(10))


def test_picks_follow_the_weights():
    rng = Rng(5)
    counts = Counter(rng.pick(vec[i64]([0, 1, 3, 0])) for _ in range(40_000))
    assert set(counts) == {1, 2}
    assert 9_600 < counts[1] < 10_400
    with pytest.raises(ValueError, match="all weights are zero"):
        rng.pick(vec[i64]([0, 0]))


def test_seeds_depend_on_every_part():
    assert len({seed_from("a", 1), seed_from("a", 2), seed_from("b", 1), seed_from("a1")}) == 4
    assert 0 <= seed_from("x") < 2**62


def test_chance_depends_on_seed_deck_and_number_alone():
    weights = [1] * 50
    outcomes = [SeededDraws("s").outcome("deck", number, weights) for number in range(40)]
    assert outcomes == [SeededDraws("s").outcome("deck", number, weights) for number in range(40)]
    assert outcomes != [SeededDraws("t").outcome("deck", number, weights) for number in range(40)]
    assert outcomes != [SeededDraws("s").outcome("other", number, weights) for number in range(40)]
    assert SeededDraws().seed != SeededDraws().seed
    assert {SeededDraws("s").outcome("deck", number, [0, 2, 0]) for number in range(20)} == {1}


def test_a_table_of_steps_has_no_gaps():
    with pytest.raises(ValueError, match="start at 3, expected 2"):
        StepTable(StepBlock(0, "do", ("a", "b")), StepBlock(3, "how", ("c",)))


def test_a_table_of_steps_has_no_reserved_verb():
    with pytest.raises(ValueError, match="'leave' is reserved for leaving the game"):
        StepTable(StepBlock(0, "do", ("stay", "leave")))
    assert StepTable(StepBlock(0, "do", ("stay",)), StepBlock(1, "then", ("leave",))).size == 2  # as another word it is free


def test_steps_read_as_words():
    steps = StepTable(StepBlock(0, "do", ("go",)), StepBlock(1, "", ("enough",)), StepBlock(2, "to", ("a", "b"), is_list=True))
    assert steps.to_move("", [0, 2, 3, 1]) == {"do": "go", "to": ["a", "b"]}
    assert steps.to_move("walk", [3]) == {"do": "walk", "to": ["b"]}


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)])
def test_intervals_are_wilsons(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_unknown_names_say_what_there_is():
    with pytest.raises(UnknownGame, match=r"there is no game 'go'; there is .*new-corp-order"):
        find_game("go")
    with pytest.raises(UnknownLanguage, match="en, fr or de"):
        Texts("la")
    with pytest.raises(BadSetup, match="is for 1, 2, 3 or 4 players, not 0"):
        find_game("new-corp-order").new_position(0)


def test_words_in_texts_are_names():
    game = find_game("new-corp-order")
    texts = Texts("en", game, ["Ann", "Bob"])
    assert texts.display_name("seat", 1) == "Bob"
    assert texts.display_name("conglomerates", ("red", "white")) == "Mega Media, Omnicorp"
    assert texts.display_name("agents", 3) == 3
    with pytest.raises(LookupError):
        texts.format("no-such-message")
