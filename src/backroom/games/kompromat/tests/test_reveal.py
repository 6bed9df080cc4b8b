"""The reveal: showing, busts, perfect missions, ties, tokens (KOM-R)."""

from __future__ import annotations

import pytest

from backroom.core.position import TERMINAL
from backroom.core.table import Table
from backroom.games.kompromat import GAME
from backroom.games.kompromat.data import CODE
from backroom.games.kompromat.events import (
    BecameNotorious,
    Busted,
    MissionDiscarded,
    MissionWon,
    Shown,
    TokensGained,
    TokensGivenBack,
    Totalled,
    WasPerfect,
)
from backroom.games.kompromat.tests.builder import PASS, choices, held, lay, play, result, revealing, told, use, view
from backroom.games.kompromat.view import HIDDEN


def names(table: Table) -> list[str]:
    """Return the names of all that has happened."""
    return [fact.name for fact in told(table)]


def test_kom_r1_from_the_deck_outward_the_rounds_first_player_first() -> None:
    table = revealing(lay(cards=("7 (8) | 2 | 3 | 4", "7 (9) | 3 | 4 | 5"), first=1, round_=6))
    shown = [(fact.seat, fact.mission) for fact in told(table) if isinstance(fact, Shown)]
    assert shown == [(1, 1), (0, 1), (1, 2), (0, 2), (1, 3), (0, 3), (1, 4), (0, 4)]


def test_kom_r1_the_first_fixes_without_seeing_the_others_cards() -> None:
    table = revealing(lay(cards=("1/11 (9) | 2 | 3 | 4", "7 (1/11) | 3 | 4 | 5")))
    assert table.seats_to_act() == [0]
    assert choices(table) == {0, 1}
    shown = view(table, 0)
    assert shown.down[4 * 11] == HIDDEN
    assert shown.down[0] != HIDDEN
    assert told(table) == [Shown(0, 1, ("1/11", "9"))]
    assert GAME.describe(shown)["row"][0]["cards"][0]["total"] is None  # nothing is fixed yet


def test_kom_r1_the_other_fixes_knowing_the_firsts_total() -> None:
    table = revealing(lay(cards=("1/11 (9) | 2 | 3 | 4", "7 (1/11) | 3 | 4 | 5")))
    assert play(table, {"do": "show", "elevens": 1}) == [Totalled(0, 1, "20"), Shown(1, 1, ("7", "1/11"))]
    assert table.seats_to_act() == [1]
    assert Totalled(1, 1, "18") in play(table, {"do": "show", "elevens": 1})


def test_kom_r1_each_of_two_is_fixed_and_a_bust_on_purpose_is_allowed() -> None:
    table = revealing(lay(cards=("1/11 (1/11) | 2 | 3 | 4", "7 | 3 | 4 | 5")))
    assert choices(table) == {0, 1, 2}
    happened = play(table, {"do": "show", "elevens": 2})
    assert happened[:2] == [Totalled(0, 1, "22"), Shown(1, 1, ("7",))]
    assert Busted(0, 1) in happened
    assert table.position.tokens[0] == 1


def test_kom_r1_without_a_1_or_11_nothing_is_asked() -> None:
    table = revealing(lay(cards=("7 | 2 | 3 | 4", "8 | 3 | 4 | 5")))
    assert table.position.round == 1


def test_kom_r1_half_a_point_counts() -> None:
    table = revealing(lay(cards=("10 (half) | 2 | 3 | 4", "10 | 3 | 4 | 5")))
    assert Totalled(0, 1, "10½") in told(table)
    assert MissionWon(0, 1, "informant") in told(table)


def test_kom_r2_over_21_the_cards_are_out_and_a_token_is_taken() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "2 | 3 | 4 | 5"), round_=6))
    assert {Busted(0, 1), TokensGained(0, 1, 1), MissionWon(1, 1, "informant")} <= set(told(table))


def test_kom_r2_it_can_happen_to_both() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "9 (7 7) | 3 | 4 | 5"), round_=6))
    assert list(table.position.tokens) == [1, 1]
    assert MissionDiscarded(1, "informant") in told(table)


def test_kom_r3_exactly_21_may_give_back_a_token_won_or_not() -> None:
    table = revealing(lay(cards=("10 (7 4) | 2 | 3 | 6", "10 (7 2 half 1/11) | 3 | 5 | 8"), tokens=(3, 0)))
    play(table, {"do": "show", "elevens": 0})
    assert table.seats_to_act() == [0]
    assert choices(table) == {"give-back", "keep"}
    assert TokensGivenBack(0, 1, 2) in play(table, {"do": "give-back"})


def test_kom_r3_the_token_may_be_kept_and_a_loser_of_the_tie_may_give_back_too() -> None:
    table = revealing(lay(cards=("10 (7 4) | 2 | 3 | 6", "10 (5 4 2) | 3 | 7 | 7"), tokens=(3, 4)))
    play(table, {"do": "give-back"})
    assert table.seats_to_act() == [1]
    happened = play(table, {"do": "keep"})
    assert MissionWon(1, 1, "informant") in happened
    assert list(table.position.tokens) == [2, 4]


def test_kom_r3_without_tokens_nothing_is_asked() -> None:
    table = revealing(lay(cards=("10 (7 4) | 2 | 3 | 6", "10 | 3 | 7 | 7")))
    assert WasPerfect(0, 1) in told(table)
    assert table.position.round == 1


def test_kom_r4_nearest_to_21_wins() -> None:
    table = revealing(lay(cards=("10 (9) | 2 | 3 | 4", "10 (8) | 3 | 4 | 5")))
    assert MissionWon(0, 1, "informant") in told(table)


def test_kom_r4_a_tie_goes_to_more_cards() -> None:
    table = revealing(lay(cards=("10 (8) | 2 | 3 | 4", "9 (7 2) | 3 | 4 | 5")))
    assert MissionWon(1, 1, "informant") in told(table)


def test_kom_r4_still_tied_the_card_and_what_lies_under_it_are_discarded() -> None:
    table = revealing(lay("informant!3 code hotel drone", cards=("10 (8) | 2 | 3 | 4", "10 (8) | 3 | 4 | 5")))
    assert MissionDiscarded(1, "informant") in told(table)
    assert list(table.position.tokens) == [0, 0]
    assert table.position.discarded[0] == 1
    assert table.position.discarded[22] == 1


def test_kom_r4_nobody_valid_the_card_is_discarded() -> None:
    table = revealing(lay(cards=("- | 2 | 3 | 4", "- | 3 | 4 | 5")))
    assert MissionDiscarded(1, "informant") in told(table)


def test_kom_r4_without_cards_one_cannot_win() -> None:
    table = revealing(lay(cards=("- | 2 | 3 | 4", "10 (9 7) | 3 | 4 | 5")))
    assert MissionDiscarded(1, "informant") in told(table)
    table = revealing(lay(cards=("- | 2 | 3 | 4", "half | 3 | 4 | 5")))
    assert MissionWon(1, 1, "informant") in told(table)


def test_kom_r5_the_winner_takes_the_tokens_under_the_card() -> None:
    table = revealing(lay("informant!2 code hotel drone", cards=("10 (9) | 2 | 3 | 4", "10 | 3 | 4 | 5")))
    assert TokensGained(0, 2, 2) in told(table)
    assert table.position.discarded[21] == 1
    assert table.position.mission_deck[21] + sum(under == 2 for under in table.position.under) == 1


def test_kom_r6_bust_tokens_come_before_give_backs_and_the_award() -> None:
    table = revealing(lay("informant!2 code hotel drone", cards=("10 (9 5) | 2 | 3 | 4", "7 (7 7) | 3 | 4 | 5"), tokens=(0, 2)))
    assert table.seats_to_act() == [1]
    play(table, {"do": "give-back"})
    order = ["shown", "totalled", "shown", "totalled", "busted", "tokens-gained", "was-perfect", "tokens-given-back", "mission-won"]
    assert names(table)[:10] == [*order, "tokens-gained"]
    assert list(table.position.tokens) == [1, 3]


def test_kom_r6_tools_come_after_the_fixing_and_before_the_bust() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("vesper-martini", "")))
    assert names(table) == ["shown", "totalled", "shown", "totalled"]
    play(table, use("vesper-martini", change=-1))
    assert "busted" not in names(table)[:6]
    assert held(table, 0)[0] == "informant"


def test_kom_r7_nine_tokens_lose_at_once() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "9 (7 7) | 3 | 4 | 5"), tokens=(8, 8), won=("", "code")))
    assert table.position.turn == TERMINAL
    assert BecameNotorious(0, 9) in told(table)
    assert result(table).ranks == [2, 1]
    assert list(table.position.tokens) == [9, 8]


def test_kom_r7_in_the_rounds_player_order() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "9 (7 7) | 3 | 4 | 5"), tokens=(8, 8), first=1))
    assert result(table).ranks == [1, 2]


def test_kom_r7_one_takes_what_is_there() -> None:
    table = revealing(lay("informant!3 code hotel drone", cards=("10 (9) | 2 | 3 | 4", "10 | 3 | 4 | 5"), tokens=(8, 8)))
    assert TokensGained(0, 2, 10) in told(table)
    assert result(table).ranks == [2, 1]


@pytest.mark.parametrize("seat", [0, 1])
def test_windows_pass_a_seat_without_a_tool_to_use(seat: int) -> None:
    """Nobody is asked where no open tool could do anything."""
    won = ["", ""]
    won[seat] = "chloroform, gps-tracker, used drone, usb-stick, balaclava"
    table = revealing(lay(cards=("10 | 2 | 3 | 4", "9 | 3 | 4 | 5"), won=won))
    assert table.position.round == 1
    assert all(entry.by < 0 for entry in table.log)


def test_windows_a_pass_is_not_final_and_two_in_a_row_close_it() -> None:
    table = revealing(lay(cards=("10 (9) | 2 | 3 | -", "9 (8) | 3 (2) | 4 | 5"), won=("drone", "newspaper, stun-gun")))
    for seat, move in ((0, PASS), (1, use("newspaper", mission=1)), (0, PASS)):
        assert table.seats_to_act() == [seat]
        assert table.position.shown == 0
        play(table, move)
    assert table.seats_to_act() == [1]
    play(table, PASS)
    assert table.position.shown == 1


def test_windows_one_tool_a_go_the_first_player_first() -> None:
    table = revealing(lay(cards=("10 (9) | 2 | 3 | -", "9 (8) | 3 | 4 | 5"), won=("drone, newspaper", "stun-gun"), first=1))
    assert table.seats_to_act() == [1]
    play(table, use("stun-gun", mission=1))
    assert table.seats_to_act() == [0]
    play(table, use("drone", mission=1))
    assert table.seats_to_act() == [0]
    assert choices(table) == {"use", "pass"}


def test_windows_a_tool_just_won_serves_before_the_next_mission() -> None:
    table = revealing(lay("drone code hotel barmaid", cards=("10 | 2 | 3 | 4", "9 | 3 (2) | 4 | 5")))
    assert table.seats_to_act() == [0]
    assert held(table, 0) == ["drone"]
    assert table.position.shown == 1
    play(table, use("drone", mission=2))
    assert table.position.won[20 + CODE] == 1
