"""What the page is told of a view."""

from __future__ import annotations

from backroom.games.kompromat import GAME
from backroom.games.kompromat.tests.builder import DRAW, PASS, lay, looking_at, play, playing, revealing, view


def test_the_chance_of_a_bust_is_told_only_where_the_table_shows_odds() -> None:
    table = playing(lay(cards=("10 (7)", "")), 1)
    assert GAME.describe(view(table, 0))["bust"] is None
    table.position.odds = True
    # Of the twelve cards left, 5, 6, 7, 7, 8, 9 are too many for 17; 1/11 counts 1.
    assert GAME.describe(view(table, 0))["bust"] == 50
    assert GAME.describe(view(table, 1))["bust"] is None
    play(table, DRAW)
    assert GAME.describe(view(table, 1))["bust"] is None


def test_the_page_is_told_points_missions_and_sums() -> None:
    table = playing(lay(cards=("10 (1/11)", "8 (3)"), won=("code, code, locker, used drone", ""), tokens=(3, 0)), 1)
    told = GAME.describe(view(table, 0))
    assert told["seats"][0]["score"] == {"targets": 3, "codes": 6, "documents": 0, "tools": 1, "tokens": 3, "points": 13}
    assert [(won["card"], won["count"], won["points"]) for won in told["seats"][0]["won"]] == [
        ("locker", 1, 3),
        ("code", 2, 6),
        ("drone", 1, 1),
    ]
    mine, theirs = told["row"][0]["cards"]
    assert (mine["sum"], mine["over"]) == ("21", False)
    assert (theirs["sum"], theirs["face-down"]) == (None, 1)
    assert told["row"][0]["points"] == [5]


def test_a_settled_mission_still_shows_which_card_it_was() -> None:
    table = revealing(lay(cards=("10 (8) | 9", "10 (7) | 8 (5)"), won=("drone", "")))
    play(table, PASS)  # before the cards are shown
    play(table, PASS)  # and after
    lane = GAME.describe(view(table, 0))["row"][0]
    assert (lane["card"], lane["winner"]) == ("informant", 0)


def test_usable_tools_are_told_to_both() -> None:
    table = looking_at(lay(cards=("9", "8 (5)"), won=("drone, chloroform", "")), "5")
    for viewer in (0, 1):
        assert GAME.describe(view(table, viewer))["seats"][0]["usable"] == ["drone"]
