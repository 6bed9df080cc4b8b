"""What the page shows besides the pieces: standings, beginnings, prospects of a takeover, the score in its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.core.move_builder import MoveBuilder
from backroom.core.position import SPECTATOR
from backroom.games.new_corp_order import GAME
from backroom.games.new_corp_order.state import ENDED
from backroom.games.new_corp_order.tests.builder import lay, lay_solo

if TYPE_CHECKING:
    from backroom.core.table import Table

GRID = """
R4 B1 K1 W2
R1 B2 K1 W1
R1 B1 R2 W1
"""
LARGE = GRID + "R1 B1 K1 W1"


def described(table: Table, viewer: int = 0) -> dict[str, Any]:
    """Return a view in words."""
    return GAME.describe(table.view(viewer))  # type: ignore[arg-type]


def test_standings_count_cards_once_and_captured_agents_twice() -> None:
    """Shares and the place they give are open to all (NCO-E2, NCO-E3)."""
    table = lay(LARGE, players=3, hqs=("2 red, tapped red, captured red", "2 red", "red"))
    sides = described(table, SPECTATOR)["sides"]
    assert [side["standings"]["red"] for side in sides] == [
        {"shares": 5, "place": 1},
        {"shares": 2, "place": 2},
        {"shares": 1, "place": 0},
    ]  # fmt: skip


def test_what_a_turn_can_begin_with_is_told_to_the_seat_to_play_alone() -> None:
    """It follows from the own hand, which is nobody else's business."""
    table = lay(GRID, hands=("red, white", "blue"), hqs=("red, tapped white",))
    assert described(table, 0)["begin"] == {"infiltrate": ["red", "white"], "source": ["a1", "c3"]}
    assert described(table, 1)["begin"] is None
    assert described(table, SPECTATOR)["begin"] is None


def test_prospects_of_a_takeover() -> None:
    """A join, a capture with the fewest agents that do, and an attack in vain."""
    table = lay("R4 B2 K1 W2\nR1 B2 K1 W1\nR1 B1 R2 W1", hqs=("2 red, blue",))
    draft = MoveBuilder(GAME, table.view(0), 0)
    for answer in (("do", "takeover"), ("conglomerate", "red"), ("source", "a1")):
        draft.choose(next(choice.step for choice in draft.choices() if (choice.field, choice.value) == answer))
    shown = GAME.describe(draft.preview())["takeover"]  # type: ignore[arg-type]
    assert shown["source"] == "a1"
    assert shown["prospects"] == {
        "b1": {"outcome": "fails", "most": 2, "needed": 3},
        "a2": {"outcome": "joins", "most": 2, "needed": 1},
    }


def test_safe_tiles_are_the_last_of_their_conglomerate() -> None:
    """They carry a lock (NCO-X5)."""
    table = lay("R4 B1 K1 W2\nR1 B2 W1 W1\nR1 B1 R2 W1")
    assert described(table)["safe"] == ["c1"]


def test_the_score_has_all_its_parts_once_the_game_is_over() -> None:
    """The parts add up to the points of the outcome; before the end there is none, for objectives are secret."""
    table = lay(LARGE, players=3, hqs=("3 red, captured red, dealmaker, media-advisor", "2 red, blue", "white"))
    assert described(table)["score"] is None
    table.position.phase = ENDED
    score = described(table, SPECTATOR)["score"]
    outcome = GAME.outcome(table.position)
    assert [side["points"] for side in score] == outcome.scores
    assert [side["rank"] for side in score] == outcome.ranks
    for side in score:
        assert sum(line["points"] for line in side["lines"]) == side["points"]
    red = score[0]["lines"][0]
    assert (red["for"], red["shares"], red["place"], red["tile-points"]) == ("red", 5, 1, 2 * red["tiles"])
    assert score[0]["lines"][-1] == {"for": "consultants", "rules": ["NCO-E5"], "held": 2, "points": 1}


def test_the_solo_score_counts_tiles_that_are_objectives() -> None:
    """For each side its own conglomerates (NCO-O5)."""
    table = lay_solo("R1/print B1/print K1/social W1\nR1 B1 K1 W1\nR1 B1 K1 W1", objectives="print social online")
    table.position.phase = ENDED
    score = described(table)["score"]
    assert [side["points"] for side in score] == GAME.outcome(table.position).scores
    assert score[0]["lines"][2]["points"] == 0  # black is the rival's
