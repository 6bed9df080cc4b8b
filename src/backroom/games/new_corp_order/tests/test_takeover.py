"""Takeover (NCO-X)."""

from __future__ import annotations

import pytest

from backroom.core.errors import IllegalMove, MalformedMove
from backroom.games.new_corp_order.events import Joined, TakeoverFailed, TookOver
from backroom.games.new_corp_order.tests.builder import actions, grid, hq, lay, on, play, supply

GRID = """
R4 B2 K1 W1
R1 B1 K1 W1
R1 B1 K1 W1
"""
# Blue stands on b1 alone.
LAST_BLUE = """
R4 B2 K1 W1
R1 K1 K1 W1
R1 K1 K1 W1
"""


def takeover(conglomerate: str, source: str, target: str, agents: int, **more: object) -> dict[str, object]:
    """Return a takeover."""
    return {"do": "takeover", "conglomerate": conglomerate, "source": source, "target": target, "agents": agents, **more}


def test_nco_x1_as_many_cards_are_tapped_as_agents_move() -> None:
    table = lay(GRID, hqs=("4 red, tapped blue",))
    play(table, takeover("red", "a1", "a2", 2))
    assert hq(table, 0) == "2 red, 2 tapped red, tapped blue"
    assert (on(table, "a1"), on(table, "a2")) == ("R2", "R3")


def test_nco_x1_at_least_one_agent() -> None:
    with pytest.raises(MalformedMove, match="'agents' cannot be 0"):
        play(lay(GRID, hqs=("4 red",)), takeover("red", "a1", "a2", 0))


def test_nco_x1_no_more_agents_than_upright_cards() -> None:
    with pytest.raises(IllegalMove, match="'agents' cannot be 3 here; it can be 1 or 2"):
        play(lay(GRID, hqs=("2 red, 3 tapped red",)), takeover("red", "a1", "a2", 3))


def test_nco_x1_tapped_cards_move_nobody() -> None:
    assert actions(lay(GRID, hqs=("3 tapped red",))) == {"plot"}


def test_nco_x1_cards_of_the_own_hq_only() -> None:
    assert actions(lay(GRID, hqs=("", "3 red"))) == {"plot"}


def test_nco_x1_cards_move_agents_of_their_own_colour() -> None:
    table = lay(GRID, hqs=("2 red, 2 blue",))
    with pytest.raises(IllegalMove, match="'source' cannot be 'a1' here; it can be b1"):
        play(table, takeover("blue", "a1", "b1", 1))


def test_nco_x1_the_source_keeps_an_agent() -> None:
    with pytest.raises(IllegalMove, match="'agents' cannot be 4 here; it can be 1, 2 or 3"):
        play(lay(GRID, hqs=("5 red",)), takeover("red", "a1", "a2", 4))


def test_nco_x1_a_single_agent_stays() -> None:
    with pytest.raises(IllegalMove, match="'source' cannot be 'a2' here; it can be a1"):
        play(lay(GRID, hqs=("5 red",)), takeover("red", "a2", "a1", 1))


@pytest.mark.parametrize("far", ["c1", "b2", "d1", "a3"])
def test_nco_x1_orthogonal_neighbours_only(far: str) -> None:
    with pytest.raises(IllegalMove, match=f"'target' cannot be '{far}' here; it can be b1 or a2"):
        play(lay(GRID, hqs=("3 red",)), takeover("red", "a1", far, 1))


def test_nco_x1_the_grid_does_not_wrap() -> None:
    table = lay("R1 B1 K1 W4\nR1 B1 K1 W1\nR1 B1 K1 W1", hqs=("3 white",))
    with pytest.raises(IllegalMove, match="'target' cannot be 'a2' here; it can be c1 or d2"):
        play(table, takeover("white", "d1", "a2", 1))


def test_nco_x2_agents_join_their_own_colour() -> None:
    table = lay(GRID, hqs=("3 red",))
    told = play(table, takeover("red", "a1", "a2", 3))
    assert Joined(0, "red", "a1", "a2", 3) in told
    assert grid(table) == ["R1 B2 K1 W1", "R4 B1 K1 W1", "R1 B1 K1 W1"]
    assert table.seats_to_act() == [1]


def test_nco_x2_joining_brings_no_ability() -> None:
    table = lay("R4 B2 K1 W1\nR1/social B1 K1 W1\nR1 B1 K1 W1", hqs=("3 red", "blue"))
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table, takeover("red", "a1", "a2", 1, hq=1, card="blue"))


@pytest.mark.parametrize("agents", [1, 2])
def test_nco_x3_as_many_or_more_defenders_send_the_agents_back(agents: int) -> None:
    table = lay(GRID, hqs=("3 red",))
    before = grid(table)
    told = play(table, takeover("red", "a1", "b1", agents))
    assert TakeoverFailed(0, "red", "a1", "b1", agents, 2) in told
    assert grid(table) == before
    assert table.position.upright[0] == 3 - agents
    assert table.position.tapped[0] == agents
    assert table.seats_to_act() == [1]


def test_nco_x3_a_failure_brings_no_ability() -> None:
    table = lay("R4 B2/social K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hqs=("3 red", "blue"))
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table, takeover("red", "a1", "b1", 2, hq=1, card="blue"))


def test_nco_x4_more_attackers_take_the_tile() -> None:
    table = lay(GRID, hqs=("3 red",))
    told = play(table, takeover("red", "a1", "b1", 3))
    assert TookOver(0, "red", "a1", "b1", 3, "blue", 2) in told
    assert grid(table) == ["R1 R3 K1 W1", "R1 B1 K1 W1", "R1 B1 K1 W1"]
    assert hq(table, 0) == "3 tapped red, captured blue"


def test_nco_x4_one_defender_to_the_hq_the_others_to_the_supply() -> None:
    table = lay("R7 B5 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hqs=("6 red, captured blue",))
    before = supply(table, "blue")
    play(table, takeover("red", "a1", "b1", 6))
    assert supply(table, "blue") == before + 4
    assert hq(table, 0) == "6 tapped red, 2 captured blue"


def test_nco_x4_the_ability_of_the_tile_taken_may_be_used() -> None:
    drawing = "R4/online B2/social K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1"
    table = lay(drawing, hqs=("3 red", "white"))
    play(table, takeover("red", "a1", "b1", 3, hq=1, card="white"))
    assert hq(table, 1) == ""


def test_nco_x4_or_not() -> None:
    table = lay("R4/online B2/social K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hqs=("3 red", "white"))
    play(table, takeover("red", "a1", "b1", 3))
    assert hq(table, 1) == "white"
    assert table.seats_to_act() == [1]


def test_nco_x5_last_tile_of_a_colour_is_safe() -> None:
    with pytest.raises(IllegalMove, match="'agents' cannot be 3 here; it can be 1 or 2"):
        play(lay(LAST_BLUE, hqs=("3 red",)), takeover("red", "a1", "b1", 3))


def test_nco_x5_the_last_but_one_is_not() -> None:
    table = lay("R4 B2 K1 W1\nR1 K1 B1 W1\nR1 K1 K1 W1", hqs=("3 red",))
    play(table, takeover("red", "a1", "b1", 3))
    assert on(table, "b1") == "R3"


def test_nco_x5_a_hopeless_attack_on_it_is_legal() -> None:
    table = lay(LAST_BLUE, hqs=("3 red",))
    told = play(table, takeover("red", "a1", "b1", 2))
    assert TakeoverFailed(0, "red", "a1", "b1", 2, 2) in told


def test_nco_x5_with_military_contractor_equal_numbers_would_take_it() -> None:
    table = lay(LAST_BLUE, hqs=("3 red, military-contractor",))
    move = takeover("red", "a1", "b1", 2, consultant="military-contractor")
    with pytest.raises(IllegalMove, match="'agents' cannot be 2 here; it can be 1"):
        play(table, move)
    told = play(table, move | {"agents": 1})
    assert TakeoverFailed(0, "red", "a1", "b1", 1, 2) in told


def test_nco_x5_with_military_contractor_a_last_single_agent_is_no_target() -> None:
    table = lay(LAST_BLUE.replace("B2", "B1"), hqs=("3 red, military-contractor",))
    with pytest.raises(IllegalMove, match="'target' cannot be 'b1' here; it can be a2"):
        play(table, takeover("red", "a1", "b1", 1, consultant="military-contractor"))


def test_nco_x5_no_contractor_when_all_targets_are_safe_from_it() -> None:
    # Only a1 has an agent to spare, and both its neighbours are the last of their colours.
    table = lay("R2 B1 K1 K1\nW1 R1 K1 K1\nR1 R1 K1 K1", hqs=("red, military-contractor",))
    with pytest.raises(IllegalMove, match="'consultant': military-contractor does not belong"):
        play(table, takeover("red", "a1", "b1", 1, consultant="military-contractor"))
    told = play(table, takeover("red", "a1", "b1", 1))
    assert TakeoverFailed(0, "red", "a1", "b1", 1, 1) in told


def test_nco_x6_tapped_cards_stay_tapped_into_the_next_turn() -> None:
    table = lay(GRID, hqs=("2 red",))
    play(table, takeover("red", "a1", "a2", 2))
    play(table, {"do": "plot", "take": ["red", "red"]})
    assert hq(table, 0) == "2 tapped red"
    assert "takeover" not in actions(table)


def test_nco_x7_colours_never_share_a_tile() -> None:
    table = lay(GRID, hqs=("3 red",))
    play(table, takeover("red", "a1", "b1", 3))
    assert on(table, "b1") == "R3"
    assert len(table.position.conglomerate) == len(table.position.agents) == 12


def test_nco_x7_nor_by_an_infiltration_after_it() -> None:
    table = lay(GRID, hands=("", "blue"), hqs=("3 red",))
    play(table, takeover("red", "a1", "b1", 3))
    with pytest.raises(IllegalMove, match="'tile' cannot be 'b1' here; it can be b2 or b3"):
        play(table, {"do": "infiltrate", "conglomerate": "blue", "cards": 1, "tile": "b1"})
