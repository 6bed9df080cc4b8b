"""The manual's example game conforms, and the conformance suite finds the mistakes that a newcomer makes."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from backroom.core import conformance
from backroom.core.draw_source import SeededDraws
from backroom.core.errors import IllegalMove, StaleDecision
from backroom.core.position import CHANCE
from backroom.core.table import Table

FILE = Path(__file__).parent.parent / "docs" / "example_game" / "high_card.py"
spec = importlib.util.spec_from_file_location("high_card", FILE)
high_card = importlib.util.module_from_spec(spec)
sys.modules["high_card"] = high_card
spec.loader.exec_module(high_card)

GAME = high_card.GAME
SETUP = conformance.Setup(3, {})


def test_the_example_conforms():
    conformance.check_game(GAME, games=5)
    conformance.check_languages(GAME.folder / "text")


def test_high_s1_a_card_is_seen_by_its_owner_alone():
    table = Table(GAME, 2, {}, SeededDraws("x"))
    table.advance()
    assert table.view(0).cards[1] == high_card.UNKNOWN
    assert table.view(0).cards[0] != high_card.UNKNOWN
    assert [type(fact).__name__ for _, fact in table.facts(0)] == ["Drew", "DrewUnseen"]
    assert [type(fact).__name__ for _, fact in table.facts(-1)] == ["DrewUnseen", "DrewUnseen"]


def test_high_t1_several_decide_at_once_and_in_secret():
    table = Table(GAME, 3, {}, SeededDraws("x"))
    table.advance()
    assert table.seats_to_act() == [0, 1, 2]
    decisions = [table.open_decision(seat) for seat in range(3)]
    table.commit(1, {"do": "stay"}, decisions[1])
    assert table.seats_to_act() == [0, 2]
    assert table.view(0).said == [high_card.UNDECIDED, high_card.HAS_SPOKEN, high_card.UNDECIDED]
    # The others still answer the decision that came up before seat 1 spoke.
    assert table.open_decision(0) == decisions[0]
    table.commit(0, {"do": "fold"}, decisions[0])
    table.commit(2, {"do": "fold"}, decisions[2])
    assert table.over


def test_high_r1_and_high_e1_the_highest_that_stayed_scores():
    table = Table(GAME, 3, {})
    for card in (2, 6, 5):
        table.replay_entry(CHANCE, {"do": "draw", "from": "cards", "result": [card]})
    table.commit(0, {"do": "fold"})
    table.commit(1, {"do": "stay"})
    table.commit(2, {"do": "stay"})
    assert table.outcome.scores == [1, 3, 0]
    assert table.outcome.ranks == [2, 1, 3]


def test_a_move_to_leave_where_nobody_can_is_refused_like_any_other():
    table = Table(GAME, 2, {}, SeededDraws("x"))
    table.advance()
    with pytest.raises(StaleDecision):
        table.commit(0, {"do": "leave"}, decision=999)
    with pytest.raises(IllegalMove):
        table.commit(0, {"do": "leave"}, decision=table.open_decision(0))
    assert table.seats_to_act() == [0, 1]


def test_a_game_whose_verb_is_reserved_is_refused():
    """Where the first step does not say what a move does, the game's `verb` does."""
    table = Table(broken(verb=lambda *_: "leave"), 2, {}, SeededDraws("x"))
    table.advance()
    with pytest.raises(ValueError, match="'leave' is reserved"):
        table.play_steps(0, [high_card.STAY])


def broken(**changes):
    """Return the example game with something wrong."""
    return type("Broken", (high_card.HighCard,), changes)()


def with_position(**changes):
    """Return the example game with a wrong position class."""
    position_class = type("BrokenPosition", (high_card.HighCardPosition,), changes)

    def start(self, players, options):
        good = high_card.HighCard.initial_position(self, players, options)
        bad = position_class()
        bad.turn, bad.bag, bad.cards, bad.said = good.turn, good.bag, good.cards, good.said
        return bad

    return broken(initial_position=start)


def shallow_copy(self):
    twin = type(self)()
    twin.turn, twin.mid_move, twin.bag, twin.cards, twin.said = self.turn, self.mid_move, self.bag, self.cards, self.said
    return twin


def leaky_view(self, position, viewer):
    view = high_card.HighCard.view(self, position, viewer)
    view.cards = list(position.cards)
    return view


def leaky_bids(self, position, viewer):
    view = high_card.HighCard.view(self, position, viewer)
    view.said = list(position.said)
    return view


def forgetful_imagine(self, view, rng):
    position = high_card.HighCard.sample_position(self, view, rng)
    position.cards = high_card.vec[high_card.i64]([0] * view.players)
    return position


def certain_imagine(self, view, rng):
    return high_card.HighCard.sample_position(self, view, high_card.Rng(7))


def observing(change):
    """Return the example game with an observer whose numbers are changed."""

    class Broken(high_card.HighCardObserver):
        def write(self, position, seat, into, start):
            super().write(position, seat, into, start)
            change(position, seat, into, start)

    return broken(make_observer=lambda _self, players, _options: Broken(players))


def leak_next_card(position, seat, into, start):
    into[start] = 1 if position.cards[(seat + 1) % len(position.cards)] > 2 else 0


def leave_bounds(position, seat, into, start):
    into[start] = 2


def see_nothing(position, seat, into, start):
    for place in range(len(into)):
        into[place] = 0


def falling_steps(self, seat):
    return high_card.vec[high_card.i64]([1, 0])


def lost_card(self, position):
    return {"spoken": sum(word >= 0 for word in position.said)}


def unsaid_question(self, position, seat):
    return high_card.Question("ask-nothing", ("HIGH-T1",), {})


@pytest.mark.parametrize(
    ("game", "check"),
    [
        pytest.param(with_position(copy=shallow_copy), conformance.check_copies, id="a copy that shares its vectors"),
        pytest.param(broken(view=leaky_view), conformance.check_views, id="a view that shows all cards"),
        pytest.param(broken(view=leaky_bids), conformance.check_views, id="a view that shows sealed bids"),
        pytest.param(broken(sample_position=forgetful_imagine), conformance.check_views, id="an imagined position that does not fit"),
        pytest.param(broken(sample_position=certain_imagine), conformance.check_samples, id="an imagination that never varies"),
        pytest.param(observing(leak_next_card), conformance.check_observations, id="an observation that leaks a card"),
        pytest.param(observing(leave_bounds), conformance.check_observations, id="an observation out of its bounds"),
        pytest.param(observing(see_nothing), conformance.check_observations, id="an observation of nothing"),
        pytest.param(with_position(legal_steps=falling_steps), conformance.check_steps, id="steps out of order"),
        pytest.param(broken(count_components=lost_card), conformance.check_components, id="a component lost"),
        pytest.param(broken(question=unsaid_question), conformance.check_texts, id="a text that is missing"),
    ],
)
def test_the_suite_finds(game, check):
    def check_some():
        for number in range(20):
            check(game, SETUP, number)

    with pytest.raises((AssertionError, LookupError)):
        check_some()
