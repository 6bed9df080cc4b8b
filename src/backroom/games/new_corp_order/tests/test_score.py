"""Shares, points and winners (NCO-E2 to E6)."""

from __future__ import annotations

import pytest

from backroom.core.table import Table
from backroom.games.new_corp_order import GAME
from backroom.games.new_corp_order.events import ConglomerateScored, ConsultantsScored, GameEnded, ObjectivesRevealed
from backroom.games.new_corp_order.score import captured_agents, consultant_points
from backroom.games.new_corp_order.tests.builder import lay, play

# Only black has companies of the types in NO_MATTER.
GRID = """
R1/print     B1/print     K1/guerrilla W1/ambient
R1/print     B1/social    K1/guerrilla W1/ambient
R1/social    B1/social    K1/online    W1/ambient
R1/broadcast B1/broadcast K1/online    W1/broadcast
"""
NO_MATTER = ("guerrilla online",) * 4
DISPLAY = "blue black white black white"


def scores(table: Table) -> list[int]:
    """Return the points of all as the table stands."""
    return GAME.outcome(table.position).scores


def winners(table: Table) -> list[int]:
    """Return who would win."""
    return GAME.outcome(table.position).winners


def of_three(*hqs: str, objectives: tuple[str, ...] = NO_MATTER) -> Table:
    """Return a table of three."""
    return lay(GRID, players=3, hqs=hqs, objectives=objectives, display=DISPLAY)


def test_nco_e2_five_blue_cards_and_two_blue_agents_are_nine_shares() -> None:
    assert lay(hqs=("5 blue, 2 captured blue",)).position.shares(0, 1) == 9


def test_nco_e2_tapped_cards_count_as_upright_ones() -> None:
    assert lay(hqs=("2 blue, 3 tapped blue, 2 captured blue",)).position.shares(0, 1) == 9


def test_nco_e2_each_colour_for_itself() -> None:
    position = lay(hqs=("2 red, captured white", "3 red")).position
    assert [position.shares(0, colour) for colour in range(4)] == [2, 0, 0, 2]


def test_nco_e2_cards_in_hand_are_no_shares() -> None:
    assert lay(hands=("4 red",)).position.shares(0, 0) == 0


def test_nco_e3_two_points_a_tile_for_the_first_one_for_the_second() -> None:
    assert scores(of_three("3 red", "2 red", "red")) == [8, 4, 0]


def test_nco_e3_with_two_players_only_the_first_scores() -> None:
    table = lay("R1 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hqs=("3 red", "2 red"), objectives=("online guerrilla",) * 2)
    kinds = {kind for tile, kind in enumerate(table.position.kind) if tile % 4 == 0}
    assert kinds.isdisjoint({1, 5}), "red has none of the objectives"
    assert scores(table) == [6, 0]


def test_nco_e3_captured_agents_break_ties_of_shares() -> None:
    assert scores(of_three("4 red", "2 red, captured red", "captured red, 2 tapped red")) == [4, 8, 8]
    assert scores(of_three("4 red", "2 red, captured red", "red")) == [4, 8, 0]


def test_nco_e3_all_who_remain_tied_share_the_group() -> None:
    assert scores(of_three("3 red", "3 red", "2 red")) == [8, 8, 4]
    assert scores(of_three("3 red", "2 red", "2 red")) == [8, 4, 4]
    assert scores(of_three("2 red", "2 red", "2 red")) == [8, 8, 8]


def test_nco_e3_no_shares_no_points() -> None:
    assert scores(of_three("red", "", "")) == [8, 0, 0]
    assert scores(of_three("", "", "")) == [0, 0, 0]


def test_nco_e3_each_conglomerate_scores_by_its_own_tiles() -> None:
    drawing = GRID.replace("W1/broadcast", "B1/broadcast").replace("R1/broadcast", "B1/broadcast")
    table = lay(drawing, players=3, hqs=("red, blue", "2 blue", "white"), objectives=NO_MATTER, display=DISPLAY)
    assert scores(table) == [6 + 6, 12, 6]


def test_nco_e3_with_four_players_there_is_no_third_group() -> None:
    table = lay(GRID, players=4, hqs=("4 red", "3 red", "2 red", "red"), objectives=NO_MATTER, display=DISPLAY)
    assert scores(table) == [8, 4, 0, 0]


def test_nco_e4_two_points_for_each_tile_that_is_an_objective() -> None:
    assert scores(of_three("red", "", "", objectives=("print ambient", *NO_MATTER))) == [8 + 4, 0, 0]
    assert scores(of_three("red", "", "", objectives=("print social", *NO_MATTER))) == [8 + 6, 0, 0]


def test_nco_e4_for_the_second_group_too() -> None:
    assert scores(of_three("2 red", "red", "", objectives=("guerrilla online", "print ambient", "social online"))) == [8, 4 + 4, 0]


def test_nco_e4_only_for_those_who_score() -> None:
    assert scores(of_three("3 red", "2 red", "red", objectives=("guerrilla online", "guerrilla online", "print social"))) == [8, 4, 0]


def test_nco_e4_the_book_s_example_in_full() -> None:
    table = of_three("9 red", "4 red, captured red", "6 red", objectives=("print ambient", "guerrilla online", "social online"))
    assert scores(table) == [8 + 4, 4, 0]


@pytest.mark.parametrize(
    ("hq", "points"),
    [
        ("3 dealmaker, 2 media-advisor, corporate-lawyer, military-contractor", 4),
        ("", 0),
        ("dealmaker", 0),
        ("2 dealmaker", 0),
        ("dealmaker, media-advisor", 1),
        ("4 dealmaker, media-advisor", 1),
        ("dealmaker, media-advisor, corporate-lawyer", 1),
        ("dealmaker, media-advisor, corporate-lawyer, military-contractor", 3),
        ("2 dealmaker, 2 media-advisor, 2 corporate-lawyer", 3),
        ("4 dealmaker, 2 media-advisor, 2 corporate-lawyer, military-contractor", 5),
    ],
)
def test_nco_e5_pairs_of_different_consultants_and_all_four_types(hq: str, points: int) -> None:
    table = lay(GRID, players=4, hqs=(hq,))
    assert consultant_points(table.position, 0) == points
    assert scores(table)[0] == points


def test_nco_e5_with_two_players_all_three_types_bring_no_bonus() -> None:
    table = lay(hqs=("2 dealmaker, 2 media-advisor, military-contractor",))
    assert scores(table)[0] == 2


def test_nco_e6_most_points_win() -> None:
    table = of_three("red", "blue, dealmaker, media-advisor", "red")
    assert scores(table) == [8, 9, 8]
    assert winners(table) == [1]
    assert GAME.outcome(table.position).ranks == [2, 1, 2]


def test_nco_e6_tie_most_captured_agents_of_all_colours() -> None:
    table = of_three("2 red", "captured blue", "red")
    assert scores(table) == [8, 8, 4]
    assert winners(table) == [1]


def test_nco_e6_agents_of_all_colours_are_added() -> None:
    # Seats 0 and 3 have as many points; an agent each of two colours is more than one.
    hqs = ("red, captured red, captured black", "2 white, captured white", "3 black, captured black", "2 black, captured black")
    table = lay(GRID, players=4, hqs=hqs, objectives=("print ambient", "print ambient", *NO_MATTER), display=DISPLAY)
    assert scores(table) == [8 + 4, 8 + 6, 8 + 8, 4 + 8]
    assert GAME.outcome(table.position).ranks == [3, 2, 1, 4]


def test_nco_e6_each_colour_of_captured_agents_counts_once() -> None:
    assert captured_agents(lay(hqs=("captured red, 2 captured blue, 3 captured black, 4 captured white",)).position, 0) == 10


def test_nco_e6_still_tied_they_share_the_win() -> None:
    table = of_three("2 red", "2 blue", "red")
    assert scores(table) == [8, 8, 4]
    assert winners(table) == [0, 1]


def test_nco_e6_the_end_tells_how_the_points_came_about() -> None:
    table = lay(
        GRID, players=3, display="", deck="", hands=("", "blue"), objectives=("print ambient", *NO_MATTER), turn=2,
        hqs=("2 red, dealmaker, media-advisor", "blue", "red"),
    )  # fmt: skip
    table.position.turns_left = 2
    table.advance()
    told = play(table, {"do": "infiltrate", "conglomerate": "blue", "cards": 1, "tile": "b1"})
    assert table.over
    assert ObjectivesRevealed(0, ("print-media", "ambient-advertising")) in told
    assert ConglomerateScored(0, "red", 2, 1, 4, 8, 2, 4) in told
    assert ConglomerateScored(2, "red", 1, 2, 4, 4, 0, 0) in told
    assert ConsultantsScored(0, 1) in told
    assert [fact.name for fact in told].count("conglomerate-scored") == 3
    assert [fact.name for fact in told].count("consultants-scored") == 1
    assert GameEnded((0,), (13, 8, 4)) in told
    assert table.outcome == GAME.outcome(table.position)
