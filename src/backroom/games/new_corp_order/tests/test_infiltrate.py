"""Infiltrate (NCO-I)."""

from __future__ import annotations

import pytest

from backroom.core.errors import IllegalMove, MalformedMove
from backroom.games.new_corp_order.events import Infiltrated
from backroom.games.new_corp_order.tests.builder import actions, consultant_supply, grid, hand, hq, lay, on, play, supply

GRID = """
R1 B1 K1 W1
R1 B1 K1 W1
R1 B1 K1 W1
"""


def infiltrate(conglomerate: str, cards: int, tile: str, **more: str) -> dict[str, object]:
    """Return an infiltration."""
    return {"do": "infiltrate", "conglomerate": conglomerate, "cards": cards, "tile": tile, **more}


def test_nco_i1_cards_go_upright_to_the_hq_and_as_many_agents_onto_one_tile() -> None:
    table = lay(GRID, hands=("3 red, blue",), hqs=("tapped red",))
    told = play(table, infiltrate("red", 2, "a2"))
    assert Infiltrated(0, "red", 2, "a2") in told
    assert hand(table, 0) == "red, blue"
    assert hq(table, 0) == "2 red, tapped red"
    assert grid(table) == ["R1 B1 K1 W1", "R3 B1 K1 W1", "R1 B1 K1 W1"]
    assert supply(table, "red") == 20


def test_nco_i1_one_card_is_enough() -> None:
    table = lay(GRID, hands=("white",))
    play(table, infiltrate("white", 1, "d3"))
    assert on(table, "d3") == "W2"


def test_nco_i1_at_least_one_card() -> None:
    with pytest.raises(MalformedMove, match="'cards' cannot be 0"):
        play(lay(GRID, hands=("red",)), infiltrate("red", 0, "a1"))


def test_nco_i1_only_onto_a_tile_that_has_the_colour() -> None:
    with pytest.raises(IllegalMove, match="'tile' cannot be 'b1' here; it can be a1, a2 or a3"):
        play(lay(GRID, hands=("red",)), infiltrate("red", 1, "b1"))


def test_nco_i1_no_more_cards_than_in_hand() -> None:
    with pytest.raises(IllegalMove, match="'cards' cannot be 3 here; it can be 1 or 2"):
        play(lay(GRID, hands=("2 red, 2 blue",)), infiltrate("red", 3, "a1"))


def test_nco_i1_one_colour_only() -> None:
    table = lay(GRID, hands=("2 red, 2 blue",))
    with pytest.raises(IllegalMove, match="does not belong to this move"):
        play(table, infiltrate("red", 1, "a1", second="blue", **{"second-tile": "b1"}))


def test_nco_i1_not_without_cards() -> None:
    table = lay(GRID, hands=("", "red"))
    assert actions(table) == {"plot"}


@pytest.mark.parametrize("cards", [3, 4])
def test_nco_i2_with_three_or_more_cards_a_consultant_may_be_taken(cards: int) -> None:
    table = lay(GRID, hands=("4 red",), hqs=("", "dealmaker"))
    play(table, infiltrate("red", cards, "a1", hire="dealmaker"))
    assert hq(table, 0) == f"{cards} red, dealmaker"
    assert consultant_supply(table) == "media-advisor, 2 military-contractor"


def test_nco_i2_or_none() -> None:
    table = lay(GRID, hands=("3 red",))
    before = consultant_supply(table)
    play(table, infiltrate("red", 3, "a1"))
    assert hq(table, 0) == "3 red"
    assert consultant_supply(table) == before


def test_nco_i2_two_cards_are_not_enough() -> None:
    with pytest.raises(IllegalMove, match="'hire': dealmaker does not belong"):
        play(lay(GRID, hands=("4 red",)), infiltrate("red", 2, "a1", hire="dealmaker"))


def test_nco_i2_only_one_that_the_supply_has() -> None:
    table = lay(GRID, hands=("3 red",), hqs=("", "2 dealmaker"))
    with pytest.raises(IllegalMove, match="'hire': dealmaker does not belong"):
        play(table, infiltrate("red", 3, "a1", hire="dealmaker"))


def test_nco_i2_the_last_one_of_the_supply_too() -> None:
    table = lay(GRID, hands=("3 red",), hqs=("", "2 dealmaker, 2 media-advisor"))
    assert consultant_supply(table) == "military-contractor"
    play(table, infiltrate("red", 3, "a1", hire="military-contractor"))
    assert consultant_supply(table) == ""


def test_nco_i2_not_of_the_type_used_this_turn() -> None:
    table = lay(GRID, hands=("3 red, blue",), hqs=("media-advisor",))
    move = infiltrate("red", 3, "a1", consultant="media-advisor", joker="blue")
    with pytest.raises(IllegalMove, match="'hire': media-advisor does not belong"):
        play(table, move | {"hire": "media-advisor"})
    play(table, move | {"hire": "dealmaker"})
    assert hq(table, 0) == "3 red, blue, dealmaker"


def test_nco_i2_the_type_held_but_not_used_may_be_taken_again() -> None:
    table = lay(GRID, hands=("3 red, blue",), hqs=("media-advisor", "dealmaker"))
    play(table, infiltrate("red", 3, "a1", hire="media-advisor"))
    assert hq(table, 0) == "3 red, 2 media-advisor"


def test_nco_i3_no_more_cards_than_agents_left() -> None:
    table = lay("R21 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hands=("3 red",))
    assert supply(table, "red") == 2
    with pytest.raises(IllegalMove, match="'cards' cannot be 3 here; it can be 1 or 2"):
        play(table, infiltrate("red", 3, "a1"))
    play(table, infiltrate("red", 2, "a2"))
    assert supply(table, "red") == 0


def test_nco_i3_no_infiltration_with_an_empty_supply() -> None:
    table = lay("R23 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hands=("3 red",))
    assert actions(table) == {"plot"}


def test_nco_i3_a_joker_counts_towards_the_played_colour() -> None:
    table = lay("R21 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hands=("3 red, blue",), hqs=("media-advisor",))
    with pytest.raises(IllegalMove, match="'cards' cannot be 2 here; it can be 1"):
        play(table, infiltrate("red", 2, "a1", consultant="media-advisor", joker="blue"))
    play(table, infiltrate("red", 1, "a1", consultant="media-advisor", joker="blue"))
    assert supply(table, "red") == 0


def test_nco_i3_one_agent_left_is_too_few_for_a_joker() -> None:
    table = lay("R22 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hands=("red, blue",), hqs=("media-advisor",))
    with pytest.raises(IllegalMove, match="'conglomerate' cannot be 'red' here; it can be blue"):
        play(table, infiltrate("red", 1, "a1", consultant="media-advisor", joker="blue"))
