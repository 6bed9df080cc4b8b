"""The ten tools (KOM-O)."""

from __future__ import annotations

import pytest

from backroom.core.errors import IllegalMove
from backroom.core.position import OMNISCIENT, SPECTATOR
from backroom.core.rng import Rng
from backroom.games.kompromat import GAME
from backroom.games.kompromat.data import KINDS
from backroom.games.kompromat.events import (
    BecameNotorious,
    CardsTurnedUp,
    CounterEspionageCancelled,
    Looked,
    MissionWon,
    PutBack,
    PutBackUnseen,
    SawAhead,
    SawAheadUnseen,
    Stunned,
    TokensGained,
    TokensGivenBack,
    Totalled,
    WasPerfect,
)
from backroom.games.kompromat.tests.builder import (
    DRAW,
    PASS,
    STOP,
    after,
    choices,
    copy_of,
    held,
    lay,
    looking_at,
    pile,
    play,
    playing,
    revealing,
    seen,
    told,
    tools,
    use,
    view,
)
from backroom.games.kompromat.view import HIDDEN

TAKE = {"do": "take"}


def test_kom_o1_balaclava_gives_back_two_and_needs_two() -> None:
    table = looking_at(lay(tokens=(2, 0), won=("balaclava", "")), "5")
    assert play(table, use("balaclava"))[-1] == TokensGivenBack(0, 2, 0)
    assert choices(table) == {"place"}
    assert choices(looking_at(lay(tokens=(1, 0), won=("balaclava", "")), "5")) == {"place"}


def test_kom_o1_balaclava_answers_a_gain_that_would_bring_nine() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "2 | 3 | 4 | 5"), tokens=(8, 0), won=("balaclava", "")))
    for _ in range(2):
        play(table, PASS)  # before and after showing
    assert table.seats_to_act() == [0]
    assert choices(table) == {"use", "take"}
    happened = play(table, use("balaclava"))
    assert happened[1:3] == [TokensGivenBack(0, 2, 6), TokensGained(0, 1, 7)]


def test_kom_o1_the_answer_may_be_declined() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "2 | 3 | 4 | 5"), tokens=(8, 0), won=("balaclava", "")))
    for move in (PASS, PASS, TAKE):
        happened = play(table, move)
    assert BecameNotorious(0, 9) in happened


def test_kom_o1_no_answer_to_a_harmless_gain() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "2 | 3 | 4 | 5"), tokens=(7, 0), won=("balaclava", "")))
    for _ in range(2):
        play(table, PASS)
    assert TokensGained(0, 1, 8) in told(table)


def test_kom_o1_balaclava_and_its_copy_answer_the_same_gain_even_if_it_does_not_suffice() -> None:
    row, cards = "informant!3 code hotel barmaid", ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5")
    table = revealing(lay(row, cards, tokens=(8, 0), won=("balaclava, usb-stick", "")))
    for _ in range(2):
        play(table, PASS)
    play(table, use("balaclava"))
    assert choices(table) == {"use", "take"}  # 6 and 3 are nine
    assert TokensGained(0, 3, 7) in play(table, copy_of("balaclava"))
    table = revealing(lay(row, cards, tokens=(8, 0), won=("balaclava", "")))
    for _ in range(2):
        play(table, PASS)
    assert BecameNotorious(0, 9) in play(table, use("balaclava"))


def test_kom_o1_a_balaclava_just_won_answers_the_tokens_under_it() -> None:
    table = revealing(lay("balaclava!2 code hotel barmaid", ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5"), tokens=(7, 0)))
    assert table.seats_to_act() == [0]
    assert TokensGained(0, 2, 7) in play(table, use("balaclava"))


def test_kom_o1_a_usb_stick_just_won_copies_a_used_balaclava() -> None:
    cards = ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5")
    table = revealing(lay("usb-stick!2 code hotel barmaid", cards, tokens=(7, 0), won=("used balaclava", "")))
    assert TokensGained(0, 2, 7) in play(table, copy_of("balaclava"))


def test_kom_o2_chloroform_takes_none_of_the_tokens() -> None:
    table = revealing(lay("informant!3 code hotel barmaid", ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("chloroform", "")))
    assert table.seats_to_act() == [0]
    assert choices(table) == {"use", "take"}
    assert play(table, use("chloroform"))[1:3] == [CounterEspionageCancelled(0, 3), MissionWon(0, 1, "informant")]
    assert table.position.tokens[0] == 0


def test_kom_o2_it_may_be_declined_and_serves_the_winner_only() -> None:
    table = revealing(lay("informant!3 code hotel barmaid", ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("chloroform", "")))
    assert TokensGained(0, 3, 3) in play(table, TAKE)
    table = revealing(lay("informant!3 code hotel barmaid", ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("", "chloroform")))
    assert TokensGained(0, 3, 3) in told(table)


def test_kom_o2_a_chloroform_or_usb_stick_just_won_cannot_cancel() -> None:
    cards = ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5")
    assert TokensGained(0, 2, 2) in told(revealing(lay("chloroform!2 code hotel barmaid", cards)))
    table = revealing(lay("usb-stick!2 code hotel barmaid", cards, won=("used chloroform", "")))
    assert TokensGained(0, 2, 2) in told(table)


def test_kom_o3_drone_turns_the_rivals_cards_up_for_both() -> None:
    table = looking_at(lay(cards=("", "7 (9 2) | 8 | - | -"), won=("drone", "")), "5")
    assert after(table, "use", "drone") == {1}  # at 2 nothing lies face down
    assert play(table, use("drone", mission=1))[-1] == CardsTurnedUp(0, 1, 1, ("2", "9"))
    for viewer in (0, 1, SPECTATOR):
        assert view(table, viewer).down[4 * KINDS : 5 * KINDS] == list(table.position.down[4 * KINDS : 5 * KINDS])


def test_kom_o3_not_at_a_revealed_mission_but_in_its_before_window() -> None:
    table = revealing(lay(cards=("10 | 2 | 3 | 4", "7 (9) | 2 (3) | 4 | 5"), won=("drone", "")))
    assert after(table, "use", "drone") == {1, 2}
    play(table, PASS)
    assert after(table, "use", "drone") == {2}


def test_kom_o4_gps_tracker_puts_the_card_just_drawn_back_on_top() -> None:
    table = playing(lay(cards=("7 | - | - | -", ""), won=("gps-tracker", ""), draws=("9 3", "")), 1)
    assert choices(table) == {"draw", "stop"}
    play(table, DRAW)
    assert tools(table) == {"gps-tracker"}
    assert play(table, use("gps-tracker"))[1:] == [PutBack(0, "9", 1), PutBackUnseen(0, 1)]
    assert pile(table, 0, 1) == "7"
    assert choices(table) == {"draw", "stop"}
    assert view(table, 0).top[0] == 9
    assert view(table, 1).top[0] == HIDDEN
    play(table, DRAW)
    assert pile(table, 0, 1) == "7 (9)"
    assert not [entry for entry in table.log[-1:] if entry.by < 0]  # the known card needs no draw of chance


def test_kom_o4_also_after_a_bust_and_the_card_comes_next_turn() -> None:
    table = playing(lay(cards=("7 (8) | - | - | -", ""), won=("gps-tracker", ""), draws=("10", "")), 1)
    play(table, DRAW)
    assert choices(table) == {"stop", "use"}
    play(table, use("gps-tracker"))
    assert choices(table) == {"draw", "stop"}
    play(table, STOP)
    play(table, {"do": "place", "mission": 1})
    assert Looked(0, "10") in play(table, STOP)


def test_kom_o4_no_other_tool_in_between() -> None:
    table = playing(lay(cards=("7 | - | - | -", "3 (2) | - | - | -"), won=("gps-tracker, drone", ""), draws=("9", "")), 1)
    play(table, DRAW)
    assert tools(table) == {"gps-tracker", "drone"}
    play(table, use("drone", mission=1))
    assert choices(table) == {"draw", "stop"}


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_kom_o4_the_rival_learns_nothing_of_the_card(viewer: int) -> None:
    pair = [playing(lay(cards=("7 | - | - | -", ""), won=("gps-tracker", ""), draws=(card, "4")), 1) for card in ("9", "2")]
    for move in (DRAW, use("gps-tracker"), DRAW, STOP):
        for table in pair:
            play(table, move)
        assert seen(pair[0], viewer) == seen(pair[1], viewer)
        assert pair[0].facts(viewer) == pair[1].facts(viewer)


def test_kom_o5_jetpack_moves_all_own_cards() -> None:
    table = looking_at(lay(cards=("7 (9 2) | 8 | - | -", ""), won=("jetpack", "")), "5")
    assert after(table, "use", "jetpack") == {1, 2}
    assert after(table, "use", "jetpack", 1) == {3, 4}
    play(table, use("jetpack", source=1, target=4))
    assert [pile(table, 0, mission) for mission in (1, 2, 3, 4)] == ["-", "8", "-", "7 (2 9)"]
    assert (view(table, 0).memory or [])[3 * KINDS :] == list(table.position.down[3 * KINDS : 4 * KINDS])
    assert view(table, 1).down[3 * KINDS] == HIDDEN


def test_kom_o5_the_mission_in_play_too_and_drawing_goes_on_there() -> None:
    table = playing(lay(cards=("7 (2) | 8 | - | -", ""), won=("jetpack", ""), draws=("5", "")), 1)
    play(table, use("jetpack", source=1, target=3))
    play(table, DRAW)
    assert pile(table, 0, 3) == "7 (2 5)"
    assert pile(table, 0, 1) == "-"


def test_kom_o5_only_between_unrevealed_missions() -> None:
    table = revealing(lay(cards=("10 | 2 | - | 4", "7 | 2 | 4 | 5"), won=("jetpack", "")))
    play(table, PASS)
    assert after(table, "use", "jetpack") == {2, 4}
    play(table, use("jetpack", source=4, target=3))
    assert MissionWon(1, 4, "barmaid") in told(table)


def test_kom_o5_a_turned_up_pile_stays_turned_up() -> None:
    table = looking_at(lay(cards=("7 (9) | - | - | -", ""), won=("jetpack", "")), "5")
    table.position.up[0] = 1
    play(table, use("jetpack", source=1, target=2))
    assert list(table.position.up[:2]) == [0, 1]


def test_kom_o6_newspaper_adds_three_and_can_bust() -> None:
    table = revealing(lay(cards=("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("", "newspaper")))
    play(table, use("newspaper", mission=1))
    assert {Totalled(0, 1, "22"), TokensGained(0, 1, 1), MissionWon(1, 1, "informant")} <= set(told(table))


def test_kom_o6_it_counts_for_a_perfect_21_and_is_no_card_in_a_tie() -> None:
    table = revealing(lay(cards=("10 (8) | 2 | 3 | 4", "10 (9 2) | 3 | 4 | 5"), won=("", "newspaper")))
    play(table, use("newspaper", mission=1))
    assert WasPerfect(0, 1) in told(table)
    assert MissionWon(1, 1, "informant") in told(table)  # 21 each, two cards against three


def test_kom_o6_only_where_the_rival_has_cards() -> None:
    table = looking_at(lay(cards=("", "7 | - | 3 | -"), won=("newspaper", "")), "5")
    assert after(table, "use", "newspaper") == {1, 3}


def test_kom_o6_it_stays_when_the_cards_fly_away_and_works_on_what_comes() -> None:
    table = looking_at(lay(cards=("7 (9) | - | - | -", ""), won=("jetpack", "newspaper"), draws=("8", "")), "5")
    table.position.newspaper = 0
    play(table, use("jetpack", source=1, target=2))
    play(table, {"do": "place", "mission": 1})
    assert table.position.low(0) == 2 * (5 + 3)
    assert table.position.low(1) == 2 * (7 + 9)


def test_kom_o6_it_can_be_copied_only_once_it_is_back() -> None:
    table = revealing(lay(cards=("10 | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("", "newspaper, usb-stick")))
    play(table, use("newspaper", mission=1))
    assert table.position.shown == 1  # not asked again before the showing: there was nothing to copy
    assert table.seats_to_act() == [1]
    assert tools(table) == {"usb-stick"}
    play(table, copy_of("newspaper", mission=2))
    assert Totalled(0, 2, "5") in told(table)


def test_kom_o7_night_vision_sees_the_next_five_in_order() -> None:
    table = looking_at(lay(won=("night-vision", ""), draws=("9 half 7 1/11 7", "")), "5")
    assert play(table, use("night-vision"))[1:] == [SawAhead(0, ("9", "half", "7", "1/11", "7")), SawAheadUnseen(0, 5)]
    assert [entry.move.get("result") for entry in table.log if entry.by < 0] == [["9", "half", "7", "1/11", "7"]]
    assert view(table, 0).top[:5] == [9, 0, 7, 1, 7]
    assert view(table, 1).top[:5] == [HIDDEN] * 5
    play(table, {"do": "place", "mission": 1})
    play(table, DRAW)
    assert pile(table, 0, 1) == "5 (9)"


def test_kom_o7_fewer_if_fewer_are_left_and_none_without_cards() -> None:
    most = "half (1/11 1/11 2 3 4) | 5 (6 7) | 7 (7) | -"
    table = looking_at(lay(cards=(most, ""), won=("night-vision", "")), "8")
    assert SawAhead(0, ("9", "10")) in play(table, use("night-vision"))
    table = playing(lay(cards=("half (1/11 1/11 2 3 4) | 5 (6 7) | 7 (7) | 8 (9 10)", ""), won=("night-vision", "")), 4)
    assert choices(table) == {"stop"}


def test_kom_o7_the_rivals_view_does_not_depend_on_the_cards_seen() -> None:
    pair = [looking_at(lay(won=("night-vision", ""), draws=(cards, "")), "5") for cards in ("9 half 7 1/11 7", "2 3 4 6 10")]
    for table in pair:
        play(table, use("night-vision"))
    assert seen(pair[0], 1) == seen(pair[1], 1)
    assert pair[0].facts(1) == pair[1].facts(1)


def test_kom_o8_stun_gun_puts_a_random_face_down_card_aside_unseen() -> None:
    cards = ("", "7 (9 2) | 8 | - | -")
    table = looking_at(lay(cards=cards, won=("stun-gun", ""), stun="9"), "5")
    assert after(table, "use", "stun-gun") == {1}
    assert play(table, use("stun-gun", mission=1))[-1] == Stunned(0, 1, 1)
    assert pile(table, 1, 1) == "7 (2)"
    assert view(table, OMNISCIENT).stunned_kinds[0] == 9


def test_kom_o8_neither_player_sees_which() -> None:
    cards = ("", "7 (9 2) | 8 | - | -")
    pair = [looking_at(lay(cards=cards, won=("stun-gun", ""), stun=card), "5") for card in ("9", "2")]
    for table in pair:
        play(table, use("stun-gun", mission=1))
    for viewer in (0, 1, SPECTATOR):
        assert seen(pair[0], viewer) == seen(pair[1], viewer)
        assert pair[0].facts(viewer) == pair[1].facts(viewer)
    worlds = [GAME.sample_position(view(pair[0], 1), Rng(seed)) for seed in range(30)]
    assert {world.stunned_kind for world in worlds} == {9, 2}  # the owner remembers both cards


def test_kom_o8_it_comes_back_at_the_rounds_end() -> None:
    table = revealing(lay(cards=("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("", "stun-gun")))
    play(table, use("stun-gun", mission=1))
    assert Totalled(0, 1, "10") in told(table)
    assert table.position.round == 1
    assert sum(table.position.bag) == 27


def test_kom_o9_usb_stick_uses_a_used_tool_again() -> None:
    table = looking_at(lay(cards=("", "7 (9) | 8 (2) | - | -"), won=("used drone, usb-stick", "")), "5")
    assert tools(table) == {"usb-stick"}
    assert after(table, "use", "usb-stick") == {"drone"}
    play(table, copy_of("drone", mission=2))
    assert table.position.up[5] == 1
    assert choices(table) == {"place"}


def test_kom_o9_only_own_used_tools_under_their_own_timing() -> None:
    table = looking_at(lay(cards=("", "7 (9) | 8 (2) | - | -"), won=("usb-stick, used gps-tracker, used chloroform", "used drone")), "5")
    assert choices(table) == {"place"}
    with pytest.raises(IllegalMove):
        play(table, copy_of("drone", mission=2))


def test_kom_o9_each_copy_at_the_moment_of_its_tool() -> None:
    row, cards = "informant!3 code hotel barmaid", ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5")
    table = revealing(lay(row, cards, won=("used chloroform, usb-stick", "")))
    assert table.seats_to_act() == [0]
    assert CounterEspionageCancelled(0, 3) in play(table, copy_of("chloroform"))
    table = playing(lay(cards=("7 | - | - | -", ""), won=("used gps-tracker, usb-stick", ""), draws=("9", "")), 1)
    assert choices(table) == {"draw", "stop"}
    play(table, DRAW)
    assert PutBack(0, "9", 1) in play(table, copy_of("gps-tracker"))
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("used vesper-martini, usb-stick", "")))
    play(table, copy_of("vesper-martini", change=-1))
    assert WasPerfect(0, 1) in told(table)


def test_kom_o9_not_itself_and_once() -> None:
    table = looking_at(lay(tokens=(6, 0), won=("balaclava, usb-stick", "")), "5")
    play(table, use("balaclava"))
    play(table, copy_of("balaclava"))
    assert table.position.tokens[0] == 2
    assert choices(table) == {"place"}


def test_kom_o10_vesper_martini_changes_the_own_total_by_one() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("vesper-martini", "")))
    assert after(table, "use", "vesper-martini") == {-1, 1}
    play(table, use("vesper-martini", change=-1))
    assert WasPerfect(0, 1) in told(table)
    assert MissionWon(0, 1, "informant") in told(table)


def test_kom_o10_a_bust_on_purpose_and_only_with_own_cards() -> None:
    table = revealing(lay(cards=("7 (7 7) | - | 3 | 4", "2 | 3 | 4 | 5"), won=("vesper-martini", "")))
    play(table, use("vesper-martini", change=1))
    assert table.position.tokens[0] == 1
    table = revealing(lay(cards=("2 | 3 | 4 | 5", "- | 3 | 2 | 4"), won=("", "vesper-martini")))
    assert table.position.shown == 2  # at mission 1 there was nothing to change


def test_kom_o10_only_after_the_fixing() -> None:
    table = revealing(lay(cards=("1/11 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("vesper-martini", "")))
    assert choices(table) == {0, 1}
    play(table, {"do": "show", "elevens": 1})
    assert tools(table) == {"vesper-martini"}


def test_tools_are_won_open_and_used_once() -> None:
    table = looking_at(lay(cards=("", "7 (9) | 8 (2) | - | -"), won=("drone", "")), "5")
    play(table, use("drone", mission=1))
    assert choices(table) == {"place"}
    assert held(table, 0) == ["drone"]
    assert GAME.describe(view(table, 1))["seats"][0]["tools"] == {"drone": "used"}
