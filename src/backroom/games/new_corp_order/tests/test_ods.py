"""ODS's turn by its priority guide (NCO-O7 to O13). The player has red and blue, ODS black and white.

The marker stands on d unless said otherwise, so that ODS's scan begins with column a.
"""

from __future__ import annotations

import pytest

from backroom.games.new_corp_order import ods
from backroom.games.new_corp_order.data import TILE_NAMES
from backroom.games.new_corp_order.events import Discarded, MarkerMoved, OdsReasoned, Passed, TookOver
from backroom.games.new_corp_order.tests.builder import ODS, box, display, grid, hq, lay_solo, ods_turn, on, reasons, supply

SPLIT = "red blue red blue"
QUIET = "R1 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1"


@pytest.mark.parametrize(("before", "after"), [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")])
def test_nco_o7_the_marker_moves_one_column_right_and_wraps(before: str, after: str) -> None:
    told = ods_turn(lay_solo(marker=before))
    assert told[0] == MarkerMoved(after)


def test_nco_o7_a_takeover_comes_before_a_plot() -> None:
    table = lay_solo("K3 R1 B1 W1\nK1 R1 B1 W1\nK1 R1 B1 W1", ods="2 black", display="black black white white")
    told = ods_turn(table)
    assert reasons(told) == ["A-2 b1"]
    assert display(table) == "black black white white"


def test_nco_o7_own_cards_come_before_discarding() -> None:
    assert reasons(ods_turn(lay_solo(QUIET, display="red red red black")))[0] == "B-3"


def test_nco_o7_then_the_player_again() -> None:
    table = lay_solo(QUIET)
    ods_turn(table)
    assert table.seats_to_act() == [0]


@pytest.mark.parametrize(
    ("marker", "order"),
    [
        (0, "a1 a2 a3 b1 b2 b3 c1 c2 c3 d1 d2 d3"),
        (1, "b1 b2 b3 c1 c2 c3 d1 d2 d3 a1 a2 a3"),
        (3, "d1 d2 d3 a1 a2 a3 b1 b2 b3 c1 c2 c3"),
    ],
)
def test_nco_o8_scan_from_the_marker_down_then_right_and_round(marker: int, order: str) -> None:
    position = lay_solo().position
    position.marker = marker
    assert " ".join(TILE_NAMES[ods.scanned(position, place)] for place in range(12)) == order


# c2 can take c1 or d2, which are alike.
ALIKE = """
R1 K1 R1/ambient W1
K1 B1 K4         R1/broadcast
K1 B1 K1         W1
"""


@pytest.mark.parametrize(("marker", "target"), [("b", "c1"), ("c", "d2"), ("d", "c1"), ("a", "c1")])
def test_nco_o8_ties_fall_in_scan_order_which_wraps(marker: str, target: str) -> None:
    table = lay_solo(ALIKE.replace("B1 K4", "W1 K4"), ods="2 black", marker=marker, display=SPLIT)
    assert reasons(ods_turn(table)) == [f"A-4 {target}"]
    assert on(table, target) == "K2"


def test_nco_o9_it_moves_exactly_one_more_than_the_defenders() -> None:
    table = lay_solo("K9 R2 B1 W1\nK1 R1 B1 W1\nK1 R1 B1 W1", ods="8 black", display=SPLIT)
    told = ods_turn(table)
    assert TookOver(ODS, "black", "a1", "b1", 3, "red", 2) in told
    assert grid(table)[0] == "K6 K3 B1 W1"
    assert hq(table, ODS) == "5 black, 3 tapped black, captured red"


@pytest.mark.parametrize(("source", "cards"), [("K2", "5 black"), ("K3", "black"), ("K3", "black, 5 tapped black"), ("K3", "5 white")])
def test_nco_o9_not_without_agents_to_spare_and_upright_cards(source: str, cards: str) -> None:
    table = lay_solo(f"{source} R1 B1 W1\nK1 R1 B1 W1\nK1 R1 B1 W1", ods=cards, display=SPLIT)
    assert reasons(ods_turn(table))[0].startswith("C-")


def test_nco_o9_only_adjacent_tiles() -> None:
    table = lay_solo("K9 K1 W1 W1\nK1 R1 B1 R1\nK1 B1 B1 R1", ods="8 black", display=SPLIT)
    assert reasons(ods_turn(table))[0].startswith("C-")


def test_nco_o9_the_last_tile_of_a_colour_is_safe() -> None:
    table = lay_solo("K9 R1 B1 W1\nK1 B1 B1 W1\nK1 B1 B1 W1", ods="8 black", display=SPLIT)
    assert reasons(ods_turn(table))[0].startswith("C-")


@pytest.mark.parametrize(("marker", "left"), [("d", "K1 K2 K3 W1"), ("a", "K3 K2 K1 W1"), ("b", "K3 K2 K1 W1"), ("c", "K1 K2 K3 W1")])
def test_nco_o9_source_in_scan_order(marker: str, left: str) -> None:
    table = lay_solo("K3 R1 K3 W1\nB1 W1 R1 R1\nB1 B1 B1 W1", ods="2 black", display=SPLIT, marker=marker)
    position = table.position
    for tile in range(12):  # nothing but b1 is an objective, so that it is the target
        position.kind[tile] = 2 if tile == 1 else 0
    assert reasons(ods_turn(table)) == ["A-1 b1"]
    assert grid(table)[0] == left


def test_nco_o9_source_of_the_colour_that_has_the_cards() -> None:
    table = lay_solo("K3 R1 W3 W1\nK1 K1 K1 W1\nR1 B1 B1 W1", ods="black, 2 white", display=SPLIT)
    told = ods_turn(table)
    assert TookOver(ODS, "white", "c1", "b1", 2, "red", 1) in told


def test_nco_o9_a1_an_objective_before_more_agents() -> None:
    table = lay_solo("K4 R1/print B1 W1\nR2/ambient W1 B1 W1\nR1 K1 B1 W1", ods="3 black", display=SPLIT)
    assert reasons(ods_turn(table)) == ["A-1 b1"]
    assert on(table, "b1") == "K2"


def test_nco_o9_a1_the_first_objective_in_scan_order() -> None:
    drawing = "K4 R2/social B1 W1\nR1/print W1 B1 W1\nR1 K1 B1 W1"
    assert reasons(ods_turn(lay_solo(drawing, ods="3 black", display=SPLIT))) == ["A-1 a2"]
    assert reasons(ods_turn(lay_solo(drawing, ods="3 black", display=SPLIT, marker="a"))) == ["A-1 b1"]


def test_nco_o9_a2_most_player_agents() -> None:
    # a2 comes first in scan order and has more player tiles around it.
    table = lay_solo("K4 R2/ambient W1 W1\nR1/broadcast W1 B1 W1\nR1 K1 B1 W1", ods="3 black", display=SPLIT)
    assert reasons(ods_turn(table)) == ["A-2 b1"]
    assert on(table, "b1") == "K3"


def test_nco_o9_a3_adjacent_to_most_player_tiles_of_both_colours() -> None:
    # b1 has c1 and b2 beside it, one of each colour; a2, first in scan order, only b2.
    table = lay_solo("K3 R1/ambient B1 W1\nR1/broadcast R1 W1 W1\nK1 K1 B1 W1", ods="2 black", display=SPLIT)
    assert reasons(ods_turn(table)) == ["A-3 b1"]
    assert on(table, "b1") == "K2"


def test_nco_o9_a4_nearest_to_a_side() -> None:
    # b2, in the middle, comes before d2 when the scan begins with column b.
    table = lay_solo("R1 K1 W1 W1\nK1 R1/ambient K4 R1/broadcast\nB1 W1 K1 W1", ods="2 black", display=SPLIT, marker="a")
    assert reasons(ods_turn(table)) == ["A-4 d2"]
    assert on(table, "d2") == "K2"


def test_nco_o9_a4_only_the_two_tiles_in_the_middle_lie_off_the_sides() -> None:
    position = lay_solo().position
    assert [TILE_NAMES[tile] for tile in range(12) if ods.from_side(position, tile) > 0] == ["b2", "c2"]


def test_nco_o9_ods_uses_no_abilities() -> None:
    table = lay_solo("K3 R1/social B1 W1\nK1 R1 B1 W1\nK1 R1 B1 W1", hq="red", ods="2 black", display=SPLIT)
    ods_turn(table)
    assert on(table, "b1") == "K2"
    assert hq(table, 0) == "red"


def test_nco_o9_ods_never_joins_its_own_tiles() -> None:
    table = lay_solo("K9 K1 W9 W1\nK1 W1 K1 W1\nR1 B1 R1 B1", ods="5 black, 5 white", display=SPLIT)
    before = grid(table)
    assert reasons(ods_turn(table))[0].startswith("C-")
    assert grid(table) == before


def test_nco_o10_b1_two_of_one_own_colour() -> None:
    table = lay_solo(QUIET, display="black red white black")
    told = ods_turn(table)
    assert OdsReasoned("B-1", "black") in told
    assert hq(table, ODS) == "2 black"
    assert display(table) == "red white"


def test_nco_o10_b1_of_three_the_two_leftmost() -> None:
    table = lay_solo(QUIET, display="black black red black")
    ods_turn(table)
    assert display(table) == "red black"


@pytest.mark.parametrize(
    ("row", "cards", "taken"),
    [
        ("black white black white", "white", "white"),
        ("black white black white", "black, 2 tapped white", "white"),
        ("white black black white", "black", "black"),
        ("white black black white", "", "white"),
        ("black white black white", "black, white", "black"),
    ],
)
def test_nco_o10_b1_of_two_pairs_the_colour_it_has_more_of_tie_leftmost(row: str, cards: str, taken: str) -> None:
    table = lay_solo(QUIET, ods=cards, display=row)
    ods_turn(table)
    left = "white" if taken == "black" else "black"
    assert display(table) == f"{left} {left}"


def test_nco_o10_b2_one_of_each() -> None:
    table = lay_solo(QUIET, display="red white black blue")
    assert reasons(ods_turn(table))[0] == "B-2"
    assert hq(table, ODS) == "black, white"
    assert display(table) == "red blue"


@pytest.mark.parametrize(
    ("row", "cards", "left"),
    [
        ("red blue black red", "blue", "red red"),
        ("red blue black red", "red, 2 tapped blue", "red red"),
        ("blue red black red", "red", "blue red"),
        ("blue red black red", "", "red red"),
        ("red blue black blue", "2 red, 2 blue", "blue blue"),
        ("red red black", "5 blue", "red"),
    ],
)
def test_nco_o10_b3_one_own_card_and_one_of_the_player_s_is_discarded(row: str, cards: str, left: str) -> None:
    table = lay_solo(QUIET, hq=cards, display=row)
    assert reasons(ods_turn(table))[0] == "B-3"
    assert hq(table, ODS) == "black"
    assert display(table) == left


def test_nco_o10_b3_nothing_is_discarded_if_the_player_has_none_there() -> None:
    table = lay_solo(QUIET, display="white")
    told = ods_turn(table, refill="red blue red blue")
    assert reasons(told)[0] == "B-3"
    assert not [fact for fact in told if isinstance(fact, Discarded)]
    assert hq(table, ODS) == "white"


def test_nco_o11_bb1_an_objective_that_is_no_stronger_than_its_strongest_neighbour() -> None:
    # a1 is no objective, a2 is one but the strongest around; c2 is as strong as c1.
    table = lay_solo("K1/ambient R1 B2 W1\nK9/print R1 K2/social W1\nR1 B1 B1 W1", display="black red blue red")
    assert reasons(ods_turn(table)) == ["B-3", "BB-1 c2"]
    assert on(table, "c2") == "K3"


def test_nco_o11_bb1_in_scan_order() -> None:
    drawing = "K1/print R1 B2 W1\nR1 R1 K1/social W1\nR1 B1 B1 W1"
    assert reasons(ods_turn(lay_solo(drawing, display="black red blue red")))[-1] == "BB-1 a1"
    assert reasons(ods_turn(lay_solo(drawing, display="black red blue red", marker="a")))[-1] == "BB-1 c2"


def test_nco_o11_bb2_an_objective_before_a_weak_tile() -> None:
    table = lay_solo("K1/ambient R1 B1 W1\nK9/print R1 B1 W1\nR1 B1 B1 W1", display="black red blue red")
    assert reasons(ods_turn(table)) == ["B-3", "BB-2 a2"]


def test_nco_o11_bb3_no_stronger_than_its_strongest_neighbour() -> None:
    table = lay_solo("K9/ambient R1 B1 W1\nR1 R1 K1/guerrilla W1\nR1 B1 B1 W1", display="black red blue red")
    assert reasons(ods_turn(table)) == ["B-3", "BB-3 c2"]


@pytest.mark.parametrize(("marker", "tile"), [("d", "a1"), ("a", "c2")])
def test_nco_o11_bb4_any_in_scan_order(marker: str, tile: str) -> None:
    drawing = "K9/ambient R1 B1 W1\nR1 R1 K2/guerrilla W1\nR1 B1 B1 W1"
    table = lay_solo(drawing, display="black red blue red", marker=marker)
    assert reasons(ods_turn(table)) == ["B-3", f"BB-4 {tile}"]


def test_nco_o11_neighbours_of_any_colour_count() -> None:
    # c2 is weaker than d2 alone, which is ODS's own.
    table = lay_solo("K9/ambient R1 B1 W1\nR1 R1 K2/guerrilla W3\nR1 B1 B1 W1", display="black red blue red")
    assert reasons(ods_turn(table)) == ["B-3", "BB-3 c2"]


def test_nco_o11_two_agents_of_one_colour_are_placed_together() -> None:
    table = lay_solo(QUIET, display="black red black blue", objectives="broadcast print ambient")
    before = supply(table, "black")
    ods_turn(table)
    assert sorted(on(table, f"c{row}") for row in (1, 2, 3)) == ["K1", "K1", "K3"]
    assert supply(table, "black") == before - 2


@pytest.mark.parametrize(
    ("row", "placed"), [("white black red blue", ["BB-1 b1", "BB-1 a1"]), ("black white red blue", ["BB-1 c3", "BB-1 b1"])]
)
def test_nco_o11_the_second_colour_is_judged_after_the_first_left_to_right(row: str, placed: list[str]) -> None:
    # a1 is stronger than its neighbours until another white agent stands on b1.
    table = lay_solo("K2/print W1/social R1 B1\nR1 B1 R1 W1\nR1 B1 K1/online W1", display=row)
    assert reasons(ods_turn(table)) == ["B-2", *placed]
    assert (supply(table, "black"), supply(table, "white")) == (25 - 1 - 3 - 1, 25 - 1 - 3 - 1)


def test_nco_o12_c1_two_of_one_of_the_player_s_colours_are_discarded() -> None:
    table = lay_solo(QUIET, display="blue red red red")
    told = ods_turn(table)
    assert reasons(told) == ["C-1"]
    assert told.count(Discarded(ODS, "red")) == 2
    assert display(table) == "blue red"
    assert box(table) == "2 red, 2 white"


@pytest.mark.parametrize(
    ("row", "cards", "left"),
    [
        ("red blue red blue", "blue", "red red"),
        ("red blue red blue", "red, 2 tapped blue", "red red"),
        ("blue red red blue", "red", "blue blue"),
        ("blue red red blue", "", "red red"),
        ("red blue blue red", "red, blue", "blue blue"),
        ("red blue blue", "5 red", "red"),
    ],
)
def test_nco_o12_c1_of_two_pairs_the_one_the_player_has_more_of_tie_leftmost(row: str, cards: str, left: str) -> None:
    table = lay_solo(QUIET, hq=cards, display=row)
    assert reasons(ods_turn(table)) == ["C-1"]
    assert display(table) == left


def test_nco_o12_c2_one_of_each() -> None:
    table = lay_solo(QUIET, display="red blue")
    told = ods_turn(table, refill="black black black black")
    assert reasons(told) == ["C-2"]
    assert box(table) == "red, blue, 2 white"
    assert display(table) == "black black black black"


def test_nco_o12_c3_a_single_one() -> None:
    table = lay_solo(QUIET, display="blue")
    told = ods_turn(table, refill="black black black black")
    assert reasons(told) == ["C-3"]
    assert box(table) == "blue, 2 white"


def test_nco_o12_ods_never_draws_from_the_deck() -> None:
    table = lay_solo(QUIET, display="red blue red")
    before = table.position.deck_size
    ods_turn(table)
    assert table.position.deck_size == before - 2, "only the player's two"


def test_nco_o13_if_nothing_is_possible_ods_passes() -> None:
    position = lay_solo(QUIET, display="").position
    position.facts = []
    ods.take_turn(position)
    assert position.facts == [MarkerMoved("a"), Passed(ODS)]
