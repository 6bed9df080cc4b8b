"""Plot: two cards (NCO-P)."""

from __future__ import annotations

import pytest

from backroom.core.errors import IllegalMove
from backroom.games.new_corp_order.events import DisplayRefilled, Drew, DrewUnseen
from backroom.games.new_corp_order.tests.builder import deck, display, hand, lay, play, triggered


def test_nco_p1_two_cards_of_the_display() -> None:
    table = lay(display="red blue black white red", draws="white white")
    play(table, {"do": "plot", "take": ["blue", "red"]})
    assert hand(table, 0) == "red, blue"
    assert display(table) == "black white red white white"


def test_nco_p1_one_card_is_not_enough() -> None:
    with pytest.raises(IllegalMove, match="the move lacks 'take'"):
        play(lay(), {"do": "plot", "take": ["blue"]})


def test_nco_p1_no_third_card() -> None:
    with pytest.raises(IllegalMove, match="'take': white does not belong"):
        play(lay(), {"do": "plot", "take": ["blue", "red", "white"]})


def test_nco_p1_only_colours_that_are_there() -> None:
    table = lay(display="red red red red blue")
    with pytest.raises(IllegalMove, match="'take' cannot be 'white' here; it can be red, blue or deck"):
        play(table, {"do": "plot", "take": ["white", "red"]})
    with pytest.raises(IllegalMove, match="'take' cannot be 'blue' here; it can be red or deck"):
        play(table, {"do": "plot", "take": ["blue", "blue"]})


def test_nco_p1_the_first_card_of_the_deck_is_seen_before_the_second_is_chosen() -> None:
    table = lay(draws="black white white")
    told = play(table, {"do": "plot", "take": ["deck"]})
    assert Drew(0, "black") in told
    assert hand(table, 0) == "black"
    assert table.seats_to_act() == [0]
    play(table, {"do": "plot-on", "take": ["blue"]})
    assert hand(table, 0) == "blue, black"
    assert table.seats_to_act() == [1]


def test_nco_p1_no_second_card_is_named_before_the_first_is_seen() -> None:
    with pytest.raises(IllegalMove, match="'take': red does not belong"):
        play(lay(), {"do": "plot", "take": ["deck", "red"]})


def test_nco_p1_display_first_then_deck_is_one_move() -> None:
    table = lay(draws="black white")
    play(table, {"do": "plot", "take": ["red", "deck"]})
    assert hand(table, 0) == "red, black"
    assert display(table) == "blue black white red white"


def test_nco_p1_both_cards_from_the_deck() -> None:
    table = lay(draws="black white")
    play(table, {"do": "plot", "take": ["deck"]})
    play(table, {"do": "plot-on", "take": ["deck"]})
    assert hand(table, 0) == "black, white"
    assert display(table) == "red blue black white red"


def test_nco_p1_others_see_that_a_card_is_drawn_not_which() -> None:
    table = lay(draws="black")
    play(table, {"do": "plot", "take": ["deck"]})
    seen = [fact for _, fact in table.facts(1)]
    assert DrewUnseen(0) in seen
    assert Drew(0, "black") not in seen


def test_nco_p1_nothing_comes_from_an_empty_deck() -> None:
    with pytest.raises(IllegalMove, match="'take' cannot be 'deck'"):
        play(lay(deck=""), {"do": "plot", "take": ["deck"]})


def test_nco_p2_the_display_is_refilled_after_both_cards_only() -> None:
    table = lay(display="red blue black white red", draws="black white white white")
    with pytest.raises(IllegalMove, match="'take' cannot be 'blue' here"):
        play(table, {"do": "plot", "take": ["blue", "blue"]})
    play(table, {"do": "plot", "take": ["blue", "deck"]})
    assert display(table) == "red black white red white"


def test_nco_p2_between_two_draws_the_display_stays_as_it_is() -> None:
    table = lay(draws="black white")
    told = play(table, {"do": "plot", "take": ["deck"]})
    assert not [fact for fact in told if isinstance(fact, DisplayRefilled)]
    assert len(table.position.display) == 5


def test_nco_p2_refilled_to_five_as_far_as_the_deck_goes() -> None:
    table = lay(display="red blue black white red", deck="white")
    play(table, {"do": "plot", "take": ["red", "red"]})
    assert display(table) == "blue black white white"
    assert deck(table) == ""
    assert triggered(table)


def test_nco_p3_in_the_final_round_a_plot_takes_what_is_left() -> None:
    table = lay(display="red blue black", deck="", hands=("white", "white"))
    play(table, {"do": "plot", "take": ["red", "blue"]})
    play(table, {"do": "plot", "take": ["black"]})
    assert hand(table, 1) == "black, white"
    assert display(table) == ""
    assert table.seats_to_act() == [0]


def test_nco_p3_the_last_card_may_be_the_deck_s() -> None:
    table = lay(display="", deck="black")
    play(table, {"do": "plot", "take": ["deck"]})
    assert hand(table, 0) == "black"
    assert triggered(table)
