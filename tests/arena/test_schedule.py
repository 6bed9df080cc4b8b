"""Who meets whom in the arena."""

from __future__ import annotations

from collections import Counter

import pytest

from backroom import find_game
from backroom.arena.schedule import lineups, make_config, matches_of_shuffle, schedule
from backroom.core.errors import BackroomError

GAME = find_game("new-corp-order")


def config(players, *bots):
    return make_config(GAME, players, {}, list(bots), "s")


@pytest.mark.parametrize(
    ("players", "bots"), [(2, ["novice", "greedy"]), (4, ["greedy", "random"]), (3, ["random", "novice", "greedy", "regular"])]
)
def test_every_bot_plays_every_seat_of_every_shuffle_equally_often(players, bots):
    for shuffle in range(3):
        together = matches_of_shuffle(config(players, *bots), shuffle)
        for bot in bots:
            seats = Counter(seat for match in together for seat, name in enumerate(match.bots) if name == bot)
            assert len(seats) == players
            assert len(set(seats.values())) == 1


def test_more_bots_than_seats_meet_in_every_choice_and_the_last_of_fewer_fills_the_table():
    assert lineups(config(2, "random", "novice", "greedy")) == [("random", "novice"), ("random", "greedy"), ("novice", "greedy")]
    assert lineups(config(4, "greedy", "random")) == [("greedy", "random", "random", "random")]
    assert [match.bots for match in matches_of_shuffle(config(1, "random", "greedy"), 0)] == [("random",), ("greedy",)]


def test_neighbours_change_from_shuffle_to_shuffle():
    rounds = {matches_of_shuffle(config(4, "random", "novice", "greedy", "regular"), shuffle)[0].bots for shuffle in range(6)}
    assert len(rounds) == 6


def test_games_are_rounded_up_to_whole_shuffles():
    assert [(match.shuffle, match.number) for match in schedule(config(2, "greedy", "random"), 3)] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [match.shuffle for match in schedule(config(2, "greedy"), 3)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (["nobody"], "there is no bot 'nobody'"),
        (["greedy@5"], "greedy does not search"),
        (["expert@many"], "a number of simulations, such as expert@500"),
        ([], "at least one bot"),
    ],
)
def test_a_wrong_bot_is_refused_with_what_is_allowed(bots, says):
    with pytest.raises(BackroomError, match=says):
        config(2, *bots)
