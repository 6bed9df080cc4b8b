"""Abilities of companies (NCO-A). In all positions red takes b1 from a1, and with it the ability of b1."""

from __future__ import annotations

import pytest

from backroom.core.errors import IllegalMove
from backroom.core.table import Table
from backroom.games.new_corp_order.tests.builder import ODS, box, grid, hq, lay, lay_solo, on, play

RIVALS = ("2 red", "2 blue, tapped blue, tapped white", "black")


def drawn(company: str, rest: str = "B3 K2\nR2 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 W1 W3") -> str:
    """Return a grid in which b1 has the company."""
    return f"R3 B1/{company} {rest}"


def table_with(company: str, hqs: tuple[str, ...] = RIVALS, **options: bool) -> Table:
    """Return a table of three at which seat 0 can take b1."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return lay(drawn(company), players=3, hqs=hqs, options=named)


def take(**ability: object) -> dict[str, object]:
    """Return the takeover of b1 with an ability; `source` of an agent is from_."""
    named = {field.rstrip("_"): word for field, word in ability.items()}
    return {"do": "takeover", "conglomerate": "red", "source": "a1", "target": "b1", "agents": 2, **named}


def test_nco_a1_broadcast_network_moves_two_agents_of_one_colour() -> None:
    table = table_with("broadcast")
    play(table, take(from_=["d4", "d4"], to=["d2", "d3"]))
    assert grid(table) == ["R1 R2 B3 K2", "R2 B1 K1 W2", "R1 B1 K1 W2", "R1 B1 W1 W1"]


def test_nco_a1_to_one_tile() -> None:
    table = table_with("broadcast")
    play(table, take(from_=["d4", "d4"], to=["d2", "d2"]))
    assert (on(table, "d2"), on(table, "d4")) == ("W3", "W1")


def test_nco_a1_from_two_tiles_to_two() -> None:
    table = table_with("broadcast")
    play(table, take(from_=["a2", "b1"], to=["a3", "a4"]))
    assert [on(table, tile) for tile in ("a2", "b1", "a3", "a4")] == ["R1", "R1", "R2", "R2"]


def test_nco_a1_one_agent_is_enough() -> None:
    table = table_with("broadcast")
    play(table, take(from_=["d4"], to=["d2"]))
    assert (on(table, "d2"), on(table, "d4")) == ("W2", "W2")


def test_nco_a1_or_none() -> None:
    table = table_with("broadcast")
    play(table, take())
    assert grid(table) == ["R1 R2 B3 K2", "R2 B1 K1 W1", "R1 B1 K1 W1", "R1 B1 W1 W3"]
    assert table.seats_to_act() == [1]


def test_nco_a1_not_agents_of_two_colours() -> None:
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table_with("broadcast"), take(from_=["d4", "c1"], to=["d2", "b2"]))


def test_nco_a1_only_to_tiles_of_the_colour() -> None:
    with pytest.raises(IllegalMove, match="'to' cannot be 'a2' here; it can be d2, d3 or c4"):
        play(table_with("broadcast"), take(from_=["d4"], to=["a2"]))


def test_nco_a1_no_tile_is_emptied() -> None:
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table_with("broadcast"), take(from_=["c2"], to=["d1"]))
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table_with("broadcast"), take(from_=["d1", "d1"], to=["c2", "c3"]))


def test_nco_a1_only_the_net_result_counts() -> None:
    # On to a third tile, or something in return, is the same as one agent's move.
    with pytest.raises(IllegalMove, match="'from': d2 does not belong"):
        play(table_with("broadcast"), take(from_=["d4", "d2"], to=["d2", "d3"]))
    with pytest.raises(IllegalMove, match="'to' cannot be 'a2' here"):
        play(table_with("broadcast"), take(from_=["a2", "b1"], to=["a3", "a2"]))


def test_nco_a1_nothing_is_offered_where_no_agent_can_move() -> None:
    table = lay("R2 B1/broadcast K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hqs=("red, military-contractor",))
    move = {"do": "takeover", "consultant": "military-contractor", "conglomerate": "red", "source": "a1", "target": "b1", "agents": 1}
    play(table, move)
    assert on(table, "b1") == "R1"
    assert table.seats_to_act() == [1]


@pytest.mark.parametrize(("cards", "left"), [(1, "blue, 2 tapped blue, tapped white"), (2, "3 tapped blue, tapped white")])
def test_nco_a2_guerrilla_marketing_taps_up_to_two_cards(cards: int, left: str) -> None:
    table = table_with("guerrilla")
    play(table, take(hq=1, card="blue", tap=cards))
    assert hq(table, 1) == left


def test_nco_a2_of_one_colour() -> None:
    table = table_with("guerrilla", ("2 red", "blue, red"))
    with pytest.raises(IllegalMove, match="'tap' cannot be 2 here; it can be 1"):
        play(table, take(hq=1, card="blue", tap=2))


def test_nco_a2_in_the_own_hq_too() -> None:
    table = table_with("guerrilla", ("2 red, 2 white", "blue"))
    play(table, take(hq=0, card="white", tap=2))
    assert hq(table, 0) == "2 tapped red, 2 tapped white, captured blue"


def test_nco_a2_upright_cards_only() -> None:
    with pytest.raises(IllegalMove, match="'card' cannot be 'white' here; it can be blue"):
        play(table_with("guerrilla"), take(hq=1, card="white", tap=1))
    with pytest.raises(IllegalMove, match="'hq': 0"):
        play(table_with("guerrilla"), take(hq=0, card="red", tap=1))


def test_nco_a3_print_media_swaps_a_card_of_the_own_hq_with_another() -> None:
    table = table_with("print")
    play(table, take(give="tapped-red", hq=2, card="black"))
    assert hq(table, 0) == "black, tapped red, captured blue"
    assert hq(table, 2) == "tapped red"


def test_nco_a3_tapped_or_upright_stays_with_each_card() -> None:
    table = table_with("print", ("2 red, white", "2 blue, tapped blue"))
    play(table, take(give="white", hq=1, card="tapped-blue"))
    assert hq(table, 0) == "2 tapped red, tapped blue, captured blue"
    assert hq(table, 1) == "2 blue, white"


def test_nco_a3_a_swap_that_changes_nothing_is_legal() -> None:
    table = table_with("print", ("2 red, white", "white"))
    play(table, take(give="white", hq=1, card="white"))
    assert hq(table, 0) == "white, 2 tapped red, captured blue"
    assert hq(table, 1) == "white"


def test_nco_a3_only_with_another_player() -> None:
    with pytest.raises(IllegalMove, match="'hq' cannot be 0 here; it can be 1 or 2"):
        play(table_with("print"), take(give="tapped-red", hq=0, card="tapped-red"))


def test_nco_a3_nothing_to_swap_with() -> None:
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table_with("print", ("2 red",)), take(give="tapped-red", hq=1, card="white"))


def test_nco_a3_only_cards_that_are_there() -> None:
    with pytest.raises(IllegalMove, match="'card' cannot be 'white' here; it can be blue, tapped-blue or tapped-white"):
        play(table_with("print"), take(give="tapped-red", hq=1, card="white"))


def test_nco_a4_ambient_advertising_untaps_two_cards_colours_free() -> None:
    table = table_with("ambient")
    play(table, take(hq=1, untap=["blue", "white"]))
    assert hq(table, 1) == "3 blue, white"


def test_nco_a4_the_own_hq_included() -> None:
    table = table_with("ambient")
    play(table, take(hq=0, untap=["red", "red"]))
    assert hq(table, 0) == "2 red, captured blue"


def test_nco_a4_one_is_enough() -> None:
    table = table_with("ambient")
    play(table, take(hq=1, untap=["white"]))
    assert hq(table, 1) == "2 blue, white, tapped blue"


def test_nco_a4_no_third_card() -> None:
    table = table_with("ambient", ("2 red", "3 tapped blue"))
    with pytest.raises(IllegalMove, match="'untap': blue does not belong"):
        play(table, take(hq=1, untap=["blue", "blue", "blue"]))


def test_nco_a4_tapped_cards_of_one_hq_only() -> None:
    with pytest.raises(IllegalMove, match="'hq': 2"):
        play(table_with("ambient"), take(hq=2, untap=["black"]))


def test_nco_a4_option_for_one_colour_refuses_two() -> None:
    with pytest.raises(IllegalMove, match="'untap': white does not belong"):
        play(table_with("ambient", ambient_one_colour=True), take(hq=1, untap=["blue", "white"]))


def test_nco_a4_option_for_one_colour_allows_two_of_it() -> None:
    table = table_with("ambient", ("2 red", "2 tapped blue, tapped white"), ambient_one_colour=True)
    play(table, take(hq=1, untap=["blue", "blue"]))
    assert hq(table, 1) == "2 blue, tapped white"


@pytest.mark.parametrize(
    ("side", "card", "left"),
    [
        (1, "blue", "blue, tapped blue, tapped white"),
        (1, "tapped-white", "2 blue, tapped blue"),
        (0, "tapped-red", "tapped red, captured blue"),
    ],
)
def test_nco_a5_social_media_removes_a_card_of_any_hq(side: int, card: str, left: str) -> None:
    table = table_with("social")
    play(table, take(hq=side, card=card))
    assert hq(table, side) == left
    assert box(table) == card.removeprefix("tapped-")


def test_nco_a5_or_none() -> None:
    table = table_with("social")
    play(table, take())
    assert box(table) == ""


def test_nco_a5_captured_agents_are_no_cards() -> None:
    table = table_with("social", ("2 red", "blue", "2 captured white"))
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table, take(hq=2, card="white"))


def test_nco_a5_an_hq_without_cards_is_no_target() -> None:
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table_with("social", ("2 red", "", "red")), take(hq=1, card="red"))


def test_nco_a6_online_marketing_swaps_all_agents_of_two_tiles() -> None:
    table = table_with("online")
    play(table, take(swap=["c1", "d4"]))
    assert grid(table) == ["R1 R2 W3 K2", "R2 B1 K1 W1", "R1 B1 K1 W1", "R1 B1 W1 B3"]
    assert hq(table, 0) == "2 tapped red, captured blue"
    assert table.seats_to_act() == [1]


def test_nco_a6_tiles_of_one_colour_and_number_too() -> None:
    table = table_with("online")
    play(table, take(swap=["b2", "b3"]))
    assert on(table, "b2") == on(table, "b3") == "B1"


def test_nco_a6_two_different_tiles() -> None:
    with pytest.raises(IllegalMove, match="'swap' cannot be 'c1' here"):
        play(table_with("online"), take(swap=["c1", "c1"]))


def test_nco_a6_companies_stay_where_they_are() -> None:
    table = table_with("online")
    before = list(table.position.kind)
    play(table, take(swap=["b1", "d4"]))
    assert list(table.position.kind) == before
    assert on(table, "b1") == "W3"


def test_nco_o6_abilities_reach_the_hq_of_ods() -> None:
    table = lay_solo("R3 B1/social K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hq="2 red", ods="black", display="red blue red blue")
    play(table, take(hq=ODS, card="black"))
    assert hq(table, ODS) == ""


def test_nco_o6_a_swap_puts_a_card_of_the_other_side_into_an_hq() -> None:
    table = lay_solo("R3 B1/print K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hq="2 red, blue", ods="black", display="red blue red blue")
    play(table, take(give="blue", hq=ODS, card="black"))
    assert hq(table, 0) == "black, 2 tapped red, captured blue"
    assert hq(table, ODS) == "blue"
