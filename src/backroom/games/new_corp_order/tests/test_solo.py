"""The solo game: set-up, the player's turn, the end (NCO-O1 to O6)."""

from __future__ import annotations

import pytest

from backroom.core.draw_source import SeededDraws
from backroom.core.errors import IllegalMove
from backroom.core.table import Table
from backroom.games.new_corp_order import GAME
from backroom.games.new_corp_order.events import AgentsAdded, Discarded, DisplayRefilled, EnteredHq, MarkerMoved
from backroom.games.new_corp_order.tests.builder import (
    ODS,
    actions,
    box,
    display,
    hq,
    lay_solo,
    ods_turn,
    on,
    play,
    reasons,
    supply,
)

SIDES = {"do": "choose-sides", "conglomerates": ["blue", "white"]}


def begun(seed: int = 1) -> Table:
    """Return a solo table at the choice of sides."""
    table = Table(GAME, 1, draws=SeededDraws(seed))
    table.advance()
    return table


def test_nco_o1_no_consultants_no_hands_a_display_of_four() -> None:
    position = begun().position
    assert sum(position.consultants) == sum(position.consultant_supply) == sum(position.hand) == 0
    assert len(position.display) == 4
    assert position.deck_size == sum(position.deck_cards) == 56
    assert position.tiles == 12


def test_nco_o1_three_shared_objectives_of_different_types() -> None:
    for seed in range(20):
        assert len(set(begun(seed).position.objectives)) == 3


def test_nco_o1_the_player_sees_them_before_choosing_sides() -> None:
    table = begun()
    described = GAME.describe(table.view(0))  # type: ignore[arg-type]
    assert None not in described["solo"]["objectives"]
    assert table.seats_to_act() == [0]


def test_nco_o1_the_player_chooses_two_and_ods_has_the_others() -> None:
    table = begun()
    play(table, SIDES)
    assert list(table.position.sides_chosen) == [ODS, 0, ODS, 0]
    assert table.seats_to_act() == [0]
    assert actions(table) == {"plot"}


def test_nco_o1_two_different_ones() -> None:
    with pytest.raises(IllegalMove, match="'conglomerates' cannot be 'blue' here; it can be red, black or white"):
        play(begun(), SIDES | {"conglomerates": ["blue", "blue"]})


def test_nco_o1_reminders_leave_the_supply_and_count_for_nothing() -> None:
    table = begun()
    play(table, SIDES)
    assert list(table.position.supply) == [21] * 4
    assert sum(table.position.captured) == 0


def test_nco_o1_the_marker_starts_above_the_first_column() -> None:
    table = begun()
    assert table.position.marker == 0
    play(table, SIDES)
    assert table.position.marker == 0


def test_nco_o2_two_cards_of_one_colour_bring_two_agents_onto_one_tile() -> None:
    table = lay_solo(display="red red blue blue")
    told = play(table, {"do": "plot", "take": [1, 1], "tiles": ["a2"]})
    assert AgentsAdded(0, "red", 2, "a2") in told
    assert on(table, "a2") == "R3"
    assert hq(table, 0) == "2 red"


def test_nco_o2_not_onto_two() -> None:
    with pytest.raises(IllegalMove, match="'tiles': a2 does not belong"):
        play(lay_solo(display="red red blue blue"), {"do": "plot", "take": [1, 1], "tiles": ["a1", "a2"]})


def test_nco_o2_two_colours_bring_one_agent_each() -> None:
    table = lay_solo(display="red red blue blue")
    play(table, {"do": "plot", "take": [1, 3], "tiles": ["a2", "b3"]})
    assert (on(table, "a2"), on(table, "b3")) == ("R2", "B2")
    assert hq(table, 0) == "red, blue"


def test_nco_o2_only_onto_tiles_of_the_colour() -> None:
    with pytest.raises(IllegalMove, match="'tiles' cannot be 'b1' here; it can be a1, a2 or a3"):
        play(lay_solo(display="red red blue blue"), {"do": "plot", "take": [1, 1], "tiles": ["b1"]})


def test_nco_o2_the_rival_s_cards_are_discarded() -> None:
    table = lay_solo(display="red black white blue")
    told = play(table, {"do": "plot", "take": [2, 2]})
    assert told[1] == Discarded(0, "black")
    assert told[3] == Discarded(0, "white")
    assert hq(table, 0) == hq(table, ODS) == ""


def test_nco_o2_one_own_card_and_one_of_the_rival() -> None:
    table = lay_solo(display="red black red blue")
    told = play(table, {"do": "plot", "take": [2, 1], "tiles": ["a1"]})
    assert Discarded(0, "black") in told
    assert on(table, "a1") == "R2"


def test_nco_o2_this_holds_for_ods_too() -> None:
    table = lay_solo(display="red blue black red")
    told = ods_turn(table)
    assert EnteredHq(ODS, "black") in told
    assert Discarded(ODS, "red") in told
    assert hq(table, ODS) == "black"


def test_nco_o2_the_player_may_draw_from_the_deck() -> None:
    table = lay_solo(draws="red blue")
    play(table, {"do": "plot", "take": ["deck"]})
    assert hq(table, 0) == "red"
    assert supply(table, "red") == 21
    play(table, {"do": "plot-on", "take": ["deck"]})
    assert hq(table, 0) == "red, blue"
    play(table, {"do": "place", "tiles": ["a1", "b1"]})
    assert (on(table, "a1"), on(table, "b1")) == ("R2", "B2")


def test_nco_o2_agents_are_placed_after_the_second_card() -> None:
    table = lay_solo(draws="red")
    play(table, {"do": "plot", "take": ["deck"]})
    with pytest.raises(IllegalMove, match="the decision at hand is"):
        play(table, {"do": "place", "tiles": ["a1"]})


def test_nco_o2_and_before_any_refill() -> None:
    table = lay_solo(display="red blue")
    told = play(table, {"do": "plot", "take": [1, 1], "tiles": ["a1", "b1"]})
    names = [fact.name for fact in told]
    assert names.index("agents-added") < names.index("display-refilled") < names.index("marker-moved")


def test_nco_o2_the_rest_of_the_row_keeps_its_order() -> None:
    table = lay_solo(display="red blue black white")
    steps = [0, 11, 10]  # plot, the second card, then the first of what is left
    position = table.position.copy()
    for step in steps:
        position.apply(0, step)
    assert list(position.display) == [2, 3]


def test_nco_o2_places_are_those_of_the_row_as_it_is() -> None:
    with pytest.raises(IllegalMove, match="'take' cannot be 4 here; it can be deck, 1, 2 or 3"):
        play(lay_solo(), {"do": "plot", "take": [4, 4]})


def test_nco_o2_a_plot_takes_what_is_left_even_one_card() -> None:
    table = lay_solo(display="red", deck="")
    play(table, {"do": "plot", "take": [1], "tiles": ["a1"]})
    assert hq(table, 0) == "red"
    assert table.over


def test_nco_o2_with_the_display_gone_the_second_card_is_the_deck_s() -> None:
    table = lay_solo(display="red", deck="6 white")
    with pytest.raises(IllegalMove, match="the move lacks 'take'; it can be deck"):
        play(table, {"do": "plot", "take": [1]})
    play(table, {"do": "plot", "take": [1, "deck"]})
    assert box(table).endswith("white")


def test_nco_o3_infiltrating_is_no_action_of_its_own() -> None:
    table = lay_solo("R2 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hq="red")
    assert actions(table) == {"plot", "takeover"}
    with pytest.raises(IllegalMove, match="'do' cannot be 'infiltrate' here"):
        play(table, {"do": "infiltrate", "conglomerate": "red", "cards": 1, "tile": "a1"})


def test_nco_o3_no_hands() -> None:
    table = lay_solo()
    play(table, {"do": "plot", "take": [1, 1], "tiles": ["a1", "b1"]})
    assert sum(table.position.hand) == 0


def test_nco_o4_no_refill_while_a_card_lies_there() -> None:
    table = lay_solo(display="red blue black")
    told = ods_turn(table)
    assert display(table) == "blue"
    assert not [fact for fact in told if isinstance(fact, DisplayRefilled)]


def test_nco_o4_an_empty_display_is_refilled_to_four_before_ods_moves() -> None:
    table = lay_solo(display="red blue", draws="red red red red")
    told = play(table, {"do": "plot", "take": [1, 1], "tiles": ["a1", "b1"]})
    refilled = told.index(DisplayRefilled(("red",) * 4))
    assert refilled < told.index(MarkerMoved("a"))


def test_nco_o4_after_ods_plots_too() -> None:
    table = lay_solo(display="black black")
    told = ods_turn(table, refill="red blue red blue")
    assert DisplayRefilled(("red", "blue", "red", "blue")) in told
    assert table.seats_to_act() == [0]


def test_nco_o4_the_game_ends_at_once_if_four_are_not_there() -> None:
    table = lay_solo(display="red blue", deck="3 red")
    told = play(table, {"do": "plot", "take": [1, 1], "tiles": ["a1", "b1"]})
    assert table.over
    assert not [fact for fact in told if isinstance(fact, MarkerMoved)]
    assert display(table) == ""


def test_nco_o4_four_are_enough() -> None:
    table = lay_solo(display="red blue", deck="4 red")
    play(table, {"do": "plot", "take": [1, 1], "tiles": ["a1", "b1"]})
    assert not table.over


def test_nco_o4_the_end_after_ods_s_plot() -> None:
    table = lay_solo(display="black black", deck="5 white")
    ods_turn(table)
    assert table.over


SCORED = """
R1/print  B1/ambient   K1/social W1/guerrilla
R1/print  B1/broadcast K1/online W1/guerrilla
R1/social B1/online    K1        W1
"""


def test_nco_o5_a_point_for_each_tile_of_the_own_colours_that_is_an_objective() -> None:
    assert GAME.outcome(lay_solo(SCORED).position).scores == [4, 2]
    assert GAME.outcome(lay_solo(SCORED, objectives="ambient guerrilla broadcast").position).scores == [2, 4]


def test_nco_o5_more_points_win() -> None:
    assert GAME.outcome(lay_solo(SCORED).position).winners == [0]
    assert GAME.outcome(lay_solo(SCORED, objectives="ambient guerrilla broadcast").position).winners == [ODS]


@pytest.mark.parametrize(
    ("own", "rival", "winner"),
    [("", "", ODS), ("captured black", "captured red", ODS), ("2 captured black", "captured red", 0), ("9 red", "captured red", ODS)],
)
def test_nco_o5_tie_the_player_wins_only_with_more_agents(own: str, rival: str, winner: int) -> None:
    tied = SCORED.replace("K1  ", "R1  ").replace("R1/social", "K1/social")
    table = lay_solo(tied, hq=own, ods=rival, objectives="print social online")
    outcome = GAME.outcome(table.position)
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == [winner]


def test_nco_o6_takeovers_of_the_player_are_normal() -> None:
    table = lay_solo("R1 B4 K2 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hq="3 blue", display="red blue red blue")
    play(table, {"do": "takeover", "conglomerate": "blue", "source": "b1", "target": "c1", "agents": 3})
    assert on(table, "c1") == "B3"
    assert hq(table, 0) == "3 tapped blue, captured black"


def test_nco_o6_the_last_tile_of_a_colour_is_safe_from_the_player() -> None:
    table = lay_solo("R1 B4 K1 W1\nR1 B1 W1 W1\nR1 B1 W1 W1", hq="3 blue")
    with pytest.raises(IllegalMove, match="'agents' cannot be 2 here; it can be 1"):
        play(table, {"do": "takeover", "conglomerate": "blue", "source": "b1", "target": "c1", "agents": 2})


def test_nco_o6_the_player_never_taps_cards_of_ods() -> None:
    assert actions(lay_solo("R1 B1 K4 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hq="3 black")) == {"plot"}


def test_nco_o6_ods_never_taps_cards_of_the_player() -> None:
    table = lay_solo("R4 K1 K4 R1\nR1 B1 K1 W1\nR1 B1 B1 W1", ods="5 red, 5 blue", display="red black white blue")
    told = ods_turn(table)
    assert reasons(told)[0] == "B-2"
    assert hq(table, ODS).startswith("5 red, 5 blue")
