"""Consultants (NCO-C)."""

from __future__ import annotations

import pytest

from backroom.core.errors import IllegalMove
from backroom.games.new_corp_order.events import DealmakerIdle, TookOver
from backroom.games.new_corp_order.tests.builder import consultant_supply, deck, display, hand, hq, lay, on, play, supply, triggered

GRID = """
R3 B2 K1 W1
R1 B1 K1 W1
R1 B1 K1 W1
"""
GRID_OF_FOUR = """
R3 B2 K1 W1
R1 B1 K1 W1
R1 B1 K1 W1
R1 B1 K1 W1
"""
ADVISED = {"do": "infiltrate", "consultant": "media-advisor", "conglomerate": "red", "tile": "a2"}
DEAL = {"do": "takeover", "consultant": "dealmaker", "conglomerate": "red", "source": "a1"}
TWICE = {"do": "infiltrate", "consultant": "corporate-lawyer", "conglomerate": "red", "tile": "a2", "second": "white", "second-tile": "d1"}


def test_nco_c1_a_card_of_another_colour_counts_as_the_played_one() -> None:
    table = lay(GRID, hands=("red, white",), hqs=("media-advisor",))
    red, white = supply(table, "red"), supply(table, "white")
    play(table, ADVISED | {"cards": 1, "joker": "white"})
    assert on(table, "a2") == "R3"
    assert (supply(table, "red"), supply(table, "white")) == (red - 2, white)
    assert hand(table, 0) == ""


def test_nco_c1_in_the_hq_it_is_a_card_of_its_own_colour() -> None:
    table = lay(GRID, hands=("red, white",), hqs=("media-advisor",))
    play(table, ADVISED | {"cards": 1, "joker": "white"})
    assert hq(table, 0) == "red, white"


def test_nco_c1_it_counts_for_taking_a_consultant() -> None:
    table = lay(GRID, hands=("2 red, white",), hqs=("media-advisor", "dealmaker"))
    play(table, ADVISED | {"cards": 2, "joker": "white", "hire": "dealmaker"})
    assert hq(table, 0) == "2 red, white, dealmaker"


def test_nco_c1_two_in_all_are_too_few_for_a_consultant() -> None:
    table = lay(GRID, hands=("2 red, white",), hqs=("media-advisor", "dealmaker"))
    with pytest.raises(IllegalMove, match="'hire': dealmaker does not belong"):
        play(table, ADVISED | {"cards": 1, "joker": "white", "hire": "dealmaker"})


def test_nco_c1_exactly_one_joker_of_another_colour() -> None:
    table = lay(GRID, hands=("2 red, white",), hqs=("media-advisor",))
    with pytest.raises(IllegalMove, match="lacks 'joker'; it can be white"):
        play(table, ADVISED | {"cards": 1})
    with pytest.raises(IllegalMove, match="'joker' cannot be 'red' here; it can be white"):
        play(table, ADVISED | {"cards": 1, "joker": "red"})


def test_nco_c1_at_least_one_real_card() -> None:
    table = lay(GRID, hands=("2 white, blue",), hqs=("media-advisor",))
    with pytest.raises(IllegalMove, match="'conglomerate' cannot be 'red' here; it can be blue or white"):
        play(table, ADVISED | {"cards": 1, "joker": "white"})


def test_nco_c1_the_joker_needs_no_agents_of_its_own_colour() -> None:
    table = lay(GRID.replace("W1", "W23", 1), hands=("red, white",), hqs=("media-advisor",))
    assert supply(table, "white") == 0
    play(table, ADVISED | {"cards": 1, "joker": "white"})
    assert on(table, "a2") == "R3"


def test_nco_c1_of_no_use_where_each_colour_has_one_agent_left() -> None:
    drawing = "R22 B1 K1 W22\nR1 B1 K1 W1\nR1 B1 K1 W1"
    table = lay(drawing, hands=("red, white",), hqs=("media-advisor",))
    with pytest.raises(IllegalMove, match="'consultant': media-advisor does not belong"):
        play(table, {"do": "infiltrate", "consultant": "media-advisor", "conglomerate": "red", "cards": 1, "tile": "a2"})


def test_nco_c1_of_no_use_with_a_hand_of_one_colour() -> None:
    table = lay(GRID, hands=("3 red",), hqs=("media-advisor",))
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table, ADVISED | {"cards": 2})


def test_nco_c2_two_cards_from_the_deck_after_a_capture() -> None:
    table = lay(GRID.replace("B2", "B1"), hqs=("3 red, dealmaker",), draws="white black")
    play(table, DEAL | {"target": "b1", "agents": 2})
    assert hq(table, 0) == "red, 2 tapped red, captured blue"
    assert hand(table, 0) == "black, white"
    assert display(table) == "red blue black white red"


def test_nco_c2_no_cards_without_it() -> None:
    table = lay(GRID, hqs=("3 red, dealmaker",))
    play(table, {"do": "takeover", "conglomerate": "red", "source": "a1", "target": "a2", "agents": 1})
    assert hand(table, 0) == ""
    assert hq(table, 0) == "2 red, tapped red, dealmaker"


def test_nco_c2_after_a_join_or_a_failure_too() -> None:
    for target in ("a2", "b1"):
        table = lay(GRID, hqs=("3 red, dealmaker",), draws="white black")
        play(table, DEAL | {"target": target, "agents": 1})
        assert hand(table, 0) == "black, white"
        assert hq(table, 0) == "2 red, tapped red"


def test_nco_c2_what_is_there() -> None:
    table = lay(GRID, hqs=("3 red, dealmaker",), deck="black")
    play(table, DEAL | {"target": "a2", "agents": 1})
    assert hand(table, 0) == "black"
    assert deck(table) == ""


def test_nco_c2_it_never_triggers_the_end_by_itself() -> None:
    table = lay(GRID, hqs=("3 red, dealmaker",), deck="2 black")
    play(table, DEAL | {"target": "a2", "agents": 1})
    assert deck(table) == ""
    assert not triggered(table)
    play(table, {"do": "plot", "take": ["red", "red"]})
    assert triggered(table)


def test_nco_c2_the_cards_come_after_the_ability() -> None:
    drawing = GRID.replace("B2", "B1/social")
    table = lay(drawing, hqs=("3 red, dealmaker", "white"), draws="white black")
    play(table, DEAL | {"target": "b1", "agents": 2, "hq": 1, "card": "white"})
    facts = [fact.name for entry in table.log for fact in entry.facts]
    assert facts.index("card-removed") < facts.index("drew")
    assert hand(table, 0) == "black, white"


def test_nco_c2_and_before_the_hand_limit() -> None:
    table = lay(GRID, hands=("5 blue",), hqs=("3 red, dealmaker",), draws="white black")
    play(table, DEAL | {"target": "a2", "agents": 1})
    assert table.seats_to_act() == [0]
    play(table, {"do": "discard", "discard": ["white"]})
    assert hand(table, 0) == "5 blue, black"


@pytest.mark.parametrize(("target", "agents"), [("a2", 1), ("b1", 2)])
def test_nco_c2_option_needs_success_without_a_capture_it_is_spent_for_nothing(target: str, agents: int) -> None:
    table = lay(GRID, hqs=("3 red, dealmaker", "dealmaker"), options={"dealmaker-needs-success": True})
    told = play(table, DEAL | {"target": target, "agents": agents})
    assert DealmakerIdle(0) in told
    assert hand(table, 0) == ""
    assert "dealmaker" not in hq(table, 0)
    assert "dealmaker" in consultant_supply(table)


def test_nco_c2_option_needs_success_with_a_capture_it_draws() -> None:
    drawing = GRID.replace("B2", "B1/social")
    table = lay(drawing, hqs=("3 red, dealmaker",), draws="white black", options={"dealmaker-needs-success": True})
    play(table, DEAL | {"target": "b1", "agents": 2})
    assert hand(table, 0) == "black, white"


def test_nco_c2_option_needs_success_a_capture_without_a_usable_ability_is_one() -> None:
    drawing = GRID.replace("B2", "B1/print")  # nobody has a card to swap for
    table = lay(drawing, hqs=("3 red, dealmaker",), draws="white black", options={"dealmaker-needs-success": True})
    play(table, DEAL | {"target": "b1", "agents": 2})
    assert hand(table, 0) == "black, white"


def test_nco_c3_one_infiltration_with_two_colours() -> None:
    table = lay(GRID_OF_FOUR, players=3, hands=("2 red, 2 white",), hqs=("corporate-lawyer",))
    play(table, TWICE | {"cards": 2, "second-cards": 1})
    assert (on(table, "a2"), on(table, "d1")) == ("R3", "W2")
    assert hq(table, 0) == "2 red, white"
    assert hand(table, 0) == "white"
    assert table.seats_to_act() == [1]


def test_nco_c3_exactly_two_colours() -> None:
    table = lay(GRID_OF_FOUR, players=3, hands=("2 red, 2 white",), hqs=("corporate-lawyer",))
    move = {field: word for field, word in TWICE.items() if not field.startswith("second")}
    with pytest.raises(IllegalMove, match="lacks 'second'; it can be white"):
        play(table, move | {"cards": 2})
    with pytest.raises(IllegalMove, match="'second' cannot be 'red' here; it can be white"):
        play(table, TWICE | {"cards": 1, "second": "red", "second-cards": 1})


def test_nco_c3_of_no_use_with_one_colour() -> None:
    table = lay(GRID_OF_FOUR, players=3, hands=("4 red",), hqs=("corporate-lawyer",))
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table, TWICE | {"cards": 1, "second-cards": 1})


def test_nco_c3_agents_of_each_colour_on_a_tile_of_it() -> None:
    table = lay(GRID_OF_FOUR, players=3, hands=("2 red, 2 white",), hqs=("corporate-lawyer",))
    with pytest.raises(IllegalMove, match="'second-tile' cannot be 'a1' here; it can be d1, d2, d3 or d4"):
        play(table, TWICE | {"cards": 2, "second-cards": 1, "second-tile": "a1"})


@pytest.mark.parametrize(("first", "second"), [(3, 1), (1, 3), (3, 3)])
def test_nco_c3_one_consultant_if_one_colour_has_three(first: int, second: int) -> None:
    table = lay(GRID_OF_FOUR, players=3, hands=("3 red, 3 white",), hqs=("corporate-lawyer", "dealmaker"))
    play(table, TWICE | {"cards": first, "second-cards": second, "hire": "dealmaker"})
    assert hq(table, 0).endswith("white, dealmaker")


def test_nco_c3_none_if_only_both_together_have_three() -> None:
    table = lay(GRID_OF_FOUR, players=3, hands=("3 red, 3 white",), hqs=("corporate-lawyer",))
    with pytest.raises(IllegalMove, match="'hire': dealmaker does not belong"):
        play(table, TWICE | {"cards": 2, "second-cards": 2, "hire": "dealmaker"})


def test_nco_c3_not_another_lawyer() -> None:
    table = lay(GRID_OF_FOUR, players=3, hands=("3 red, 3 white",), hqs=("corporate-lawyer",))
    with pytest.raises(IllegalMove, match="'hire': corporate-lawyer does not belong"):
        play(table, TWICE | {"cards": 3, "second-cards": 3, "hire": "corporate-lawyer"})


def test_nco_c3_the_limit_of_agents_holds_for_both() -> None:
    drawing = GRID_OF_FOUR.replace("W1", "W6", 3)
    table = lay(drawing.replace("W1", "W5"), players=3, hands=("2 red, 3 white",), hqs=("corporate-lawyer",))
    assert supply(table, "white") == 2
    with pytest.raises(IllegalMove, match="'second-cards' cannot be 3 here; it can be 1 or 2"):
        play(table, TWICE | {"cards": 1, "second-cards": 3})


def test_nco_c4_equal_numbers_are_enough() -> None:
    table = lay(GRID, hqs=("3 red, military-contractor",))
    move = {"do": "takeover", "conglomerate": "red", "source": "a1", "target": "b1", "agents": 2}
    told = play(table, move | {"consultant": "military-contractor"})
    assert TookOver(0, "red", "a1", "b1", 2, "blue", 2) in told
    assert on(table, "b1") == "R2"


def test_nco_c4_not_without_it() -> None:
    table = lay(GRID, hqs=("3 red, military-contractor",))
    play(table, {"do": "takeover", "conglomerate": "red", "source": "a1", "target": "b1", "agents": 2})
    assert on(table, "b1") == "B2"
    assert hq(table, 0) == "red, 2 tapped red, military-contractor"


def test_nco_c4_one_fewer_is_too_few() -> None:
    table = lay(GRID, hqs=("3 red, military-contractor",))
    move = {"do": "takeover", "conglomerate": "red", "source": "a1", "target": "b1", "agents": 1}
    play(table, move | {"consultant": "military-contractor"})
    assert on(table, "b1") == "B2"


def test_nco_c4_the_ability_follows() -> None:
    table = lay(GRID.replace("B2", "B2/social"), hqs=("3 red, military-contractor", "white"))
    move = {"do": "takeover", "conglomerate": "red", "source": "a1", "target": "b1", "agents": 2, "hq": 1, "card": "white"}
    play(table, move | {"consultant": "military-contractor"})
    assert hq(table, 1) == ""
