"""Why something is not possible: every answer names the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backroom.core.conformance import explained
from backroom.games.kompromat import GAME
from backroom.games.kompromat.tests.builder import PASS, lay, looking_at, play, playing, revealing, use

if TYPE_CHECKING:
    from backroom.core.steps import Word
    from backroom.core.table import Table


def reason(table: Table, field: str, value: Word, *answers: tuple[str, Word]) -> tuple[str, ...] | None:
    """Return key and rule why an answer is not possible, after answers by field and value."""
    return explained(GAME, table, table.position.turn, (field, value), *answers)


def test_who_is_over_21_or_out_of_cards_cannot_draw() -> None:
    assert reason(playing(lay(cards=("10 (7 5)", "")), 1), "do", "draw") == ("over", "KOM-T3")
    spent = "10 (7) | 9 (8) | half (1/11 2 3 4 5) | 6 (7 1/11 7)"
    assert reason(playing(lay(cards=(spent, "")), 1), "do", "draw") == ("deck-empty", "KOM-T5")
    assert reason(playing(lay(cards=("10 (7)", "")), 1), "do", "draw") is None


def test_no_mission_is_attempted_twice() -> None:
    table = looking_at(lay(cards=("10 (7)", "")), "5")
    assert reason(table, "mission", 1) == ("attempted", "KOM-T6")
    assert reason(table, "mission", 2) is None
    assert reason(table, "do", "stop") == ("place-first", "KOM-T1")


@pytest.mark.parametrize(
    ("won", "tool", "told"),
    [
        ("", "drone", ("not-yours", "KOM-O3")),
        ("used drone", "drone", ("used", "KOM-O3")),
        ("chloroform", "chloroform", ("chloroform", "KOM-O2")),
        ("gps-tracker", "gps-tracker", ("gps-tracker", "KOM-O4")),
        ("vesper-martini", "vesper-martini", ("vesper-martini", "KOM-O10")),
        ("balaclava", "balaclava", ("balaclava", "KOM-O1")),
        ("drone", "drone", ("no-face-down", "KOM-O3")),
        ("stun-gun", "stun-gun", ("no-face-down", "KOM-O8")),
        ("newspaper", "newspaper", ("no-rival-cards", "KOM-O6")),
        ("usb-stick", "usb-stick", ("nothing-to-copy", "KOM-O9")),
        ("jetpack", "jetpack", ("jetpack", "KOM-O5")),
    ],
)
def test_a_tool_says_what_it_waits_for(won: str, tool: str, told: tuple[str, str]) -> None:
    table = looking_at(lay(won=(won, "")), "5")
    assert reason(table, "tool", tool) == told


def test_a_newspaper_that_lies_at_a_mission_cannot_be_used_or_copied() -> None:
    table = looking_at(lay(cards=("", "7 (8)"), won=("newspaper, usb-stick", "")), "5")
    play(table, use("newspaper", mission=1))
    assert reason(table, "tool", "newspaper") == ("lying", "KOM-O6")


def test_tools_reach_only_missions_that_are_still_to_come() -> None:
    table = revealing(lay(cards=("7 (8) | 9 | - | -", "10 (9) | 8 (5) | 7 | -"), won=("drone, jetpack, newspaper", "")))
    play(table, PASS)
    play(table, PASS)
    aim = (("do", "use"), ("tool", "newspaper"))
    assert reason(table, "mission", 1, *aim) == ("revealed", "KOM-O6")
    assert reason(table, "mission", 4, *aim) == ("rival-not-here", "KOM-O6")
    assert reason(table, "source", 3, ("do", "use"), ("tool", "jetpack")) is None  # one mission has own cards: the source is passed over
    assert reason(table, "target", 2, ("do", "use"), ("tool", "jetpack")) == ("cards-here", "KOM-O5")


def test_a_drone_needs_something_hidden_and_a_jetpack_cards() -> None:
    table = looking_at(lay(cards=("9 | 7", "8 (5) | 7 | 10 (2) | -"), won=("drone, jetpack", "")), "5")
    assert reason(table, "mission", 2, ("do", "use"), ("tool", "drone")) == ("nothing-hidden", "KOM-O3")
    assert reason(table, "source", 4, ("do", "use"), ("tool", "jetpack")) == ("no-cards-here", "KOM-O5")


def test_usb_stick_copies_only_used_tools() -> None:
    table = looking_at(
        lay(cards=("9", "8 (5) | 7 (6)"), won=("used drone, used jetpack, newspaper, usb-stick", "")),
        "5",
    )
    assert reason(table, "copy", "newspaper", ("do", "use"), ("tool", "usb-stick")) == ("not-used-yet", "KOM-O9")
