"""The duellist: what it does where the odds leave no doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backroom.bots.play import play_game
from backroom.games.kompromat import GAME
from backroom.games.kompromat.duellist import DuellistBot
from backroom.games.kompromat.odds import BUST, stops_at
from backroom.games.kompromat.prospects import Prospects
from backroom.games.kompromat.tests.builder import DRAW, STOP, lay, looking_at, play, playing, revealing, use, view

if TYPE_CHECKING:
    from backroom.core.steps import Move
    from backroom.core.table import Table


def answer(table: Table) -> Move:
    """Return the duellist's move."""
    seat = table.position.turn
    steps = DuellistBot(GAME, 1).decide(view(table, seat), seat)
    return GAME.step_table.to_move(GAME.verb(table.position, seat), steps)


def test_it_draws_where_nothing_can_bust() -> None:
    assert answer(playing(lay(cards=("7 | - | - | -", "")), 1)) == DRAW


def test_it_stops_at_21() -> None:
    assert answer(playing(lay(cards=("7 (10 4) | - | - | -", "")), 1)) == STOP


def test_it_counts_the_cards_that_are_left() -> None:
    """At 17 it stops, unless all that is left is small."""
    assert answer(playing(lay(cards=("10 (7) | - | - | -", "10 (9) | - | - | -")), 1)) == STOP
    small = playing(lay(cards=("10 (7) | 9 (8) | 7 (7) | 6 (5 4 3)", "10 (9) | 8 (7) | 7 (7) | 6 (5 4)")), 1)
    assert answer(small) == DRAW  # ½, 1/11, 1/11 and 2


def test_it_draws_on_when_the_rivals_open_cards_are_better() -> None:
    table = playing(lay(cards=("7 (5) | - | - | -", "10 (9) | - | - | -")), 1)
    table.position.up[4] = 1
    assert answer(table) == DRAW


def test_it_puts_a_bust_back_with_the_gps_tracker() -> None:
    table = playing(lay(cards=("7 (8) | - | - | -", ""), won=("gps-tracker", ""), draws=("10", "")), 1)
    play(table, DRAW)
    assert answer(table) == use("gps-tracker")


def test_it_saves_itself_with_a_vesper_martini() -> None:
    table = revealing(lay(cards=("8 (7 7) | 2 | 3 | 4", "2 | 3 | 4 | 5"), won=("vesper-martini", "")))
    assert answer(table) == use("vesper-martini", change=-1)


def test_it_counts_its_elevens_as_high_as_they_go() -> None:
    assert answer(revealing(lay(cards=("1/11 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5")))) == {"do": "show", "elevens": 1}
    assert answer(revealing(lay(cards=("1/11 (1/11 10) | 2 | 3 | 4", "2 | 3 | 4 | 5")))) == {"do": "show", "elevens": 0}


@pytest.mark.parametrize(("tokens", "do"), [(2, "keep"), (8, "give-back")])
def test_it_gives_a_token_back_only_in_danger(tokens: int, do: str) -> None:
    assert answer(revealing(lay(cards=("7 (7 7) | 2 | 3 | 4", "2 | 3 | 4 | 5"), tokens=(tokens, 0)))) == {"do": do}


def test_it_answers_a_deadly_gain_and_leaves_a_deadly_prize() -> None:
    table = revealing(lay("balaclava!2 code hotel barmaid", ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5"), tokens=(7, 0)))
    assert answer(table) == use("balaclava")
    table = revealing(lay("code!3 hotel barmaid locker", ("10 (9) | 2 | 3 | 4", "2 | 3 | 4 | 5"), tokens=(7, 0), won=("chloroform", "")))
    assert answer(table) == use("chloroform")


def test_it_places_a_good_card_where_much_is_at_stake() -> None:
    table = looking_at(lay("informant drone hotel barmaid"), "10")
    assert answer(table) == {"do": "place", "mission": 1}


def test_the_rivals_hidden_cards_are_not_read() -> None:
    """Its odds are the same whatever lies face down there."""
    tables = [playing(lay(cards=("7 (2) | - | - | -", cards)), 1) for cards in ("7 (10 3) | - | - | -", "7 (half 2) | - | - | -")]
    odds = [Prospects(table.position, 0) for table in tables]
    assert list(odds[0].rival_totals(0)) == list(odds[1].rival_totals(0))
    assert odds[0].stake(0).stop(34, 3) == odds[1].stake(0).stop(34, 3)


def test_a_turned_up_pile_is_known() -> None:
    table = playing(lay(cards=("7 (2) | - | - | -", "7 (10 3) | - | - | -")), 1)
    table.position.up[4] = 1
    totals = Prospects(table.position, 0).rival_totals(0)
    assert totals[40] == 1


def test_who_stops_low_is_rare() -> None:
    assert stops_at(10) < stops_at(26) < stops_at(32) < stops_at(36) == stops_at(BUST)


def test_it_wins_against_random_play() -> None:
    wins = sum(play_game(GAME, 2, {}, ["duellist", "random"], f"duel {number}").outcome.ranks[0] == 1 for number in range(6))  # type: ignore[union-attr]
    assert wins >= 5
