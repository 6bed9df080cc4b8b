"""The end of the game (KOM-E)."""

from __future__ import annotations

import pytest

from backroom.core.position import TERMINAL
from backroom.games.kompromat.events import GameDrawn, GameEnded, Scored
from backroom.games.kompromat.score import points_of
from backroom.games.kompromat.tests.builder import lay, result, revealing, told

LEVEL = ("10 | 2 | 3 | 4", "10 | 2 | 3 | 4")
"""Cards with which nobody wins anything."""


@pytest.mark.parametrize(
    ("won", "points"),
    [
        ("informant, pursuit, safe-house, airport, interrogation, locker, barmaid, hotel", 26),
        ("code", 2),
        ("code, code", 6),
        ("code, code, code", 12),
        ("document, document", 6),
        ("code, document", 4),
        ("code, code, code, document, document, document", 24),
        ("drone, used balaclava, usb-stick", 3),
    ],
)
def test_kom_e1_printed_points_sets_and_tools(won: str, points: int) -> None:
    assert points_of(lay("", won=(won, "")).position, 0) == points


def test_kom_e1_each_token_is_a_point() -> None:
    assert points_of(lay(tokens=(5, 0), won=("hotel", ""), row="").position, 0) == 7


def test_kom_e1_most_points_win_after_six_rounds() -> None:
    table = revealing(lay(cards=LEVEL, won=("code", ""), tokens=(0, 1), round_=6))
    assert table.position.turn == TERMINAL
    assert result(table).scores == [2, 1]
    assert result(table).ranks == [1, 2]
    assert told(table)[-3:] == [Scored(0, 0, 2, 0, 0, 0, 2), Scored(1, 0, 0, 0, 0, 1, 1), GameEnded((0,), (2, 1))]


def test_kom_e1_a_tie_goes_to_more_tokens() -> None:
    table = revealing(lay(cards=LEVEL, won=("code", ""), tokens=(0, 2), round_=6))
    assert result(table).scores == [2, 2]
    assert result(table).ranks == [2, 1]


def test_kom_e1_still_tied_a_draw() -> None:
    table = revealing(lay(cards=LEVEL, tokens=(2, 2), round_=6))
    assert result(table).ranks == [1, 1]
    assert told(table)[-1] == GameDrawn((2, 2))
