"""Why something is not possible: every answer names the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backroom.core.conformance import explained
from backroom.games.new_corp_order import GAME
from backroom.games.new_corp_order.tests.builder import lay, lay_solo

if TYPE_CHECKING:
    from backroom.core.steps import Word
    from backroom.core.table import Table

GRID = """
R3 B1 K1 W2
R1 B2 K1 W1
R1 B1 R2 W1
"""


def reason(table: Table, field: str, value: Word, *answers: tuple[str, Word]) -> tuple[str, ...] | None:
    """Return key and rule why an answer is not possible, after answers by field and value."""
    return explained(GAME, table, table.position.turn, (field, value), *answers)


def test_last_tile_of_a_colour_is_safe() -> None:
    """The last black tiles next to each other: with one left, it may not be taken (NCO-X5)."""
    table = lay("R3 K1 B1 W2\nR1 B2 B1 W1\nR1 B1 R2 W1", hqs=("3 red, military-contractor",))
    chosen: list[tuple[str, Word]] = [("do", "takeover"), ("consultant", "military-contractor"), ("source", "a1")]
    assert reason(table, "target", "b1", *chosen) == ("last-tile", "NCO-X5")


def test_a_takeover_goes_to_a_neighbour() -> None:
    """Not across the grid (NCO-X1)."""
    table = lay(GRID, hqs=("2 red, blue",))
    chosen: list[tuple[str, Word]] = [("do", "takeover"), ("conglomerate", "red"), ("source", "a1")]
    assert reason(table, "target", "c3", *chosen) == ("not-adjacent", "NCO-X1")
    assert reason(table, "target", "b1", *chosen) is None


@pytest.mark.parametrize(
    ("tile", "told"),
    [("a2", ("keeps-one", "NCO-X1")), ("d1", ("all-tapped", "NCO-X6")), ("b2", ("no-upright-of", "NCO-X1"))],
)
def test_where_a_takeover_cannot_set_out_from(tile: str, told: tuple[str, str]) -> None:
    """Asked before any choice is made, about a tile on the board."""
    assert reason(lay(GRID, hqs=("2 red, tapped white",)), "source", tile) == told


def test_source_of_another_conglomerate() -> None:
    """Agents of the conglomerate chosen set out (NCO-X1)."""
    table = lay(GRID, hqs=("2 red, blue",))
    assert reason(table, "source", "d1", ("do", "takeover"), ("conglomerate", "red")) == ("not-there", "NCO-X1")


def test_actions_that_are_not_possible() -> None:
    """Nothing in hand, nothing upright; passing is for those who can do nothing."""
    table = lay(GRID, hqs=("red",))
    assert reason(table, "do", "infiltrate") == ("empty-hand", "NCO-I1")
    assert reason(table, "do", "pass") == ("pass", "NCO-T3")
    table = lay(GRID, hands=("red",))
    assert reason(table, "do", "takeover") == ("no-upright", "NCO-X1")
    assert reason(table, "do", "plot") is None


def test_agents_join_their_own_conglomerate() -> None:
    """They go onto a tile that has it already (NCO-I1)."""
    table = lay(GRID, hands=("2 red, blue",))
    chosen: list[tuple[str, Word]] = [("do", "infiltrate"), ("conglomerate", "red"), ("cards", 2)]
    assert reason(table, "tile", "b1", *chosen) == ("not-there", "NCO-I1")
    assert reason(table, "conglomerate", "white", ("do", "infiltrate")) == ("not-in-hand", "NCO-I1")


def test_consultants_that_do_not_help() -> None:
    """Each serves one action; only what lies in the own HQ can be used (NCO-T1)."""
    table = lay(GRID, hands=("2 red, blue",), hqs=("2 red, dealmaker, media-advisor",))
    assert reason(table, "consultant", "dealmaker", ("do", "infiltrate")) == ("helps-takeover", "NCO-T1")
    assert reason(table, "consultant", "media-advisor", ("do", "takeover")) == ("helps-infiltrate", "NCO-T1")
    assert reason(table, "consultant", "military-contractor", ("do", "takeover")) == ("not-held", "NCO-T1")


def test_card_that_is_not_there() -> None:
    """Neither in the display nor in the deck (NCO-P1)."""
    table = lay(GRID, hqs=("red",), display="red red blue", deck="")
    assert reason(table, "take", "white", ("do", "plot")) == ("not-in-display", "NCO-P1")
    assert reason(table, "take", "deck", ("do", "plot")) == ("deck-empty", "NCO-P1")


def test_abilities_say_what_they_need() -> None:
    """Social Media removes a card that is there; an HQ without cards has none (NCO-A5)."""
    table = lay("R3 B1/social K1 W2\nR1 B2 K1 W1\nR1 B1 R2 W1", hqs=("2 red, blue", ""))
    chosen: list[tuple[str, Word]] = [("do", "takeover"), ("conglomerate", "red"), ("source", "a1"), ("target", "b1"), ("agents", 2)]
    assert reason(table, "hq", 1, *chosen) == ("no-such-cards", "NCO-A5")
    assert reason(table, "card", "white", *chosen, ("hq", 0)) == ("not-in-hq", "NCO-A5")


def test_solo_has_no_infiltration_and_leaves_the_rivals_agents_alone() -> None:
    """Infiltrating is no action (NCO-O3), the rival's cards are never tapped (NCO-O6)."""
    table = lay_solo("R3 B1 K2 W2\nR1 B2 K1 W1\nR1 B1 R2 W1", hq="2 red")
    assert reason(table, "do", "infiltrate") == ("no-infiltration", "NCO-O3")
    assert reason(table, "source", "c1") == ("rivals-conglomerate", "NCO-O6")
