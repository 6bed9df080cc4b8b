"""A turn: one action, consultants, the hand limit, passing (NCO-T), and the end of the game (NCO-E1)."""

from __future__ import annotations

import pytest

from backroom.core.errors import IllegalMove, NotYourTurn
from backroom.games.new_corp_order.events import EndTriggered, Passed, TakeoverFailed
from backroom.games.new_corp_order.tests.builder import actions, box, consultant_supply, hand, hq, lay, on, play, triggered

TAKE_RED = {"do": "plot", "take": ["red", "red"]}


def test_nco_t1_one_action_then_the_next_player() -> None:
    table = lay(players=3, turn=2)
    play(table, TAKE_RED)
    assert table.seats_to_act() == [0]
    with pytest.raises(NotYourTurn, match="seat 0 decides"):
        play(table, TAKE_RED, seat=2)


def test_nco_t1_plot_infiltrate_or_takeover() -> None:
    table = lay("R2 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hands=("red",), hqs=("red",))
    assert actions(table) == {"plot", "infiltrate", "takeover"}


def test_nco_t1_a_used_consultant_returns_to_the_supply() -> None:
    table = lay("R3 B2 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hqs=("2 red, military-contractor", "dealmaker"))
    assert consultant_supply(table) == "media-advisor, dealmaker, military-contractor"
    play(table, {"do": "takeover", "consultant": "military-contractor", "conglomerate": "red", "source": "a1", "target": "b1", "agents": 2})
    assert hq(table, 0) == "2 tapped red, captured blue"
    assert consultant_supply(table) == "media-advisor, dealmaker, 2 military-contractor"


def test_nco_t1_only_a_consultant_of_the_own_hq() -> None:
    table = lay("R3 B2 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1", hqs=("2 red", "dealmaker"))
    with pytest.raises(IllegalMove, match="'consultant': dealmaker does not belong"):
        play(table, {"do": "takeover", "consultant": "dealmaker", "conglomerate": "red", "source": "a1", "target": "b1", "agents": 1})


def test_nco_t1_no_consultant_with_a_plot() -> None:
    table = lay(hqs=("dealmaker, media-advisor, military-contractor",))
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table, TAKE_RED | {"consultant": "dealmaker"})


@pytest.mark.parametrize("consultant", ["dealmaker", "military-contractor"])
def test_nco_t1_consultants_of_takeovers_do_not_serve_an_infiltration(consultant: str) -> None:
    table = lay(hands=("red, blue",), hqs=("dealmaker, military-contractor",))
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table, {"do": "infiltrate", "consultant": consultant, "conglomerate": "red", "cards": 1, "tile": "a1"})


@pytest.mark.parametrize("consultant", ["media-advisor", "corporate-lawyer"])
def test_nco_t1_consultants_of_infiltrations_do_not_serve_a_takeover(consultant: str) -> None:
    grid = "R2 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1\nR1 B1 K1 W1"
    table = lay(grid, players=3, hands=("red, blue",), hqs=("red, media-advisor, corporate-lawyer",))
    with pytest.raises(IllegalMove, match="does not belong"):
        play(table, {"do": "takeover", "consultant": consultant, "conglomerate": "red", "source": "a1", "target": "b1", "agents": 1})


@pytest.mark.parametrize("consultant", ["dealmaker", "military-contractor"])
def test_nco_t1_consultants_of_takeovers_may_be_used_to_no_effect(consultant: str) -> None:
    table = lay("R2 B1 K1 W1\nR1 B5 K1 W1\nR1 B1 K1 W1", hqs=("red, dealmaker, military-contractor",), deck="")
    move = {"do": "takeover", "consultant": consultant, "conglomerate": "red", "source": "a1", "target": "a2", "agents": 1}
    play(table, move)
    assert consultant not in hq(table, 0)


def test_nco_t2_hand_limit_of_six_at_the_end_of_the_own_turn() -> None:
    table = lay(hands=("3 red, 2 blue",))
    play(table, TAKE_RED)
    assert table.seats_to_act() == [0]
    with pytest.raises(IllegalMove, match="'plot' is not possible now"):
        play(table, TAKE_RED)
    with pytest.raises(IllegalMove, match="'discard' cannot be 'white' here; it can be red or blue"):
        play(table, {"do": "discard", "discard": ["white"]})
    play(table, {"do": "discard", "discard": ["blue"]})
    assert hand(table, 0) == "5 red, blue"
    assert box(table) == "blue"
    assert table.seats_to_act() == [1]


def test_nco_t2_two_too_many_leave_in_one_move() -> None:
    table = lay(hands=("3 red, 3 blue",))
    play(table, TAKE_RED)
    with pytest.raises(IllegalMove, match="lacks 'discard'"):
        play(table, {"do": "discard", "discard": ["red"]})
    play(table, {"do": "discard", "discard": ["red", "blue"]})
    assert hand(table, 0) == "4 red, 2 blue"
    assert box(table) == "red, blue"


def test_nco_t2_six_cards_are_no_cards_too_many() -> None:
    table = lay(hands=("4 blue",))
    play(table, TAKE_RED)
    assert hand(table, 0) == "2 red, 4 blue"
    assert table.seats_to_act() == [1]


def test_nco_t2_consultants_and_hq_do_not_count() -> None:
    table = lay(hands=("4 blue",), hqs=("5 red, 3 tapped blue, dealmaker, media-advisor",))
    play(table, TAKE_RED)
    assert table.seats_to_act() == [1]


def test_nco_t3_who_can_do_nothing_passes() -> None:
    table = lay(players=2, display="red red", deck="")
    told = play(table, TAKE_RED)
    assert Passed(1) in told
    assert actions(table) == {"infiltrate"}
    assert table.seats_to_act() == [0]


def test_nco_t3_no_pass_while_cards_can_be_drawn() -> None:
    table = lay(display="", deck="red")
    assert actions(table) == {"plot"}
    with pytest.raises(IllegalMove, match="'do' cannot be 'pass' here"):
        play(table, {"do": "pass"})


def test_nco_t3_even_a_hopeless_takeover_is_compulsory() -> None:
    # Seat 1 has one red card and one tile with an agent to spare, in a corner with two strong neighbours.
    grid = "R2 B5 K1 W1\nB5 R1 K1 W1\nB1 R1 K1 W1"
    table = lay(grid, display="red red", deck="", hqs=("", "red"))
    play(table, TAKE_RED)
    assert actions(table) == {"takeover"}
    with pytest.raises(IllegalMove, match="'do' cannot be 'pass' here"):
        play(table, {"do": "pass"})
    told = play(table, {"do": "takeover", "conglomerate": "red", "source": "a1", "target": "b1", "agents": 1})
    assert TakeoverFailed(1, "red", "a1", "b1", 1, 5) in told
    assert on(table, "b1") == "B5"


def test_nco_t3_no_pass_while_a_card_can_be_played() -> None:
    table = lay(display="", deck="", hands=("white",))
    assert actions(table) == {"infiltrate"}


def test_nco_e1_a_plot_that_leaves_the_display_short_triggers_the_end() -> None:
    table = lay(deck="white")
    told = play(table, TAKE_RED)
    assert EndTriggered(0) in told
    assert list(table.position.display) == [1, 2, 3, 3]


def test_nco_e1_an_empty_deck_alone_is_no_trigger() -> None:
    table = lay(deck="2 white")
    play(table, TAKE_RED)
    assert table.position.deck_size == 0
    assert len(table.position.display) == 5
    assert not triggered(table)


def test_nco_e1_drawing_the_last_cards_from_the_deck_is_no_trigger() -> None:
    table = lay(deck="2 white")
    play(table, {"do": "plot", "take": ["deck"]})
    play(table, {"do": "plot-on", "take": ["deck"]})
    assert table.position.deck_size == 0
    assert not triggered(table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nco_e1_one_more_round_and_who_triggered_plays_its_last_turn(players: int) -> None:
    table = lay(players=players, turn=1, deck="white", hands=("5 white", "5 white", "3 black", "3 black"))
    play(table, TAKE_RED)
    play(table, {"do": "discard", "discard": ["red"]})
    order = []
    while not table.over:
        order.append(int(table.position.turn))
        colour = "white" if order[-1] < 2 else "black"
        tile = "d1" if colour == "white" else "c1"
        play(table, {"do": "infiltrate", "conglomerate": colour, "cards": 1, "tile": tile})
    assert order == [(1 + later) % players for later in range(1, players + 1)]


def test_nco_e1_a_later_plot_does_not_trigger_again() -> None:
    table = lay(deck="", hands=("white", "white"))
    play(table, TAKE_RED)
    assert triggered(table)
    told = play(table, {"do": "plot", "take": ["blue", "black"]})
    assert EndTriggered(1) not in told
    play(table, {"do": "infiltrate", "conglomerate": "white", "cards": 1, "tile": "d1"})
    assert table.over


def test_nco_e1_the_hand_limit_holds_in_the_last_turn_too() -> None:
    table = lay(deck="", display="red red red red", hands=("6 blue", "6 white"))
    play(table, TAKE_RED)
    play(table, {"do": "discard", "discard": ["red", "red"]})
    play(table, TAKE_RED)
    play(table, {"do": "discard", "discard": ["red", "red"]})
    assert not table.over
    play(table, {"do": "infiltrate", "conglomerate": "blue", "cards": 1, "tile": "b1"})
    assert table.over
