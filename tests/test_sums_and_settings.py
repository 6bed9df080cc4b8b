"""What the core offers to games of deals: sums named by digits, texts as options, leaving, settings."""

from __future__ import annotations

import pytest

from backroom import BadSetup, IllegalMove, find_game
from backroom.core.errors import MalformedMove
from backroom.core.game import Option
from backroom.core.steps import MoveParser, StepBlock, StepTable
from backroom.core.table import Table

STEPS = StepTable(
    StepBlock(0, "do", ("bid",)),
    StepBlock(1, "amount", tuple(range(0, 500, 100)), is_sum=True),
    StepBlock(6, "amount", tuple(range(0, 100, 10)), is_sum=True),
    StepBlock(16, "amount", tuple(range(10)), is_sum=True),
)
HUNDREDS, TENS, UNITS = list(range(1, 6)), list(range(6, 16)), list(range(16, 26))


@pytest.mark.parametrize("amount", [0, 7, 30, 107, 499])
def test_a_sum_is_named_digit_by_digit_and_reads_as_one_number(amount):
    reader = MoveParser(STEPS, {"do": "bid", "amount": amount}, "")
    steps = [reader.next_step(legal) for legal in ([0], HUNDREDS, TENS, UNITS)]
    reader.finish()
    assert STEPS.to_move("", steps) == {"do": "bid", "amount": amount}


def test_a_sum_that_is_too_high_is_left_over():
    reader = MoveParser(STEPS, {"do": "bid", "amount": 612}, "")
    for legal in ([0], HUNDREDS, TENS, UNITS):
        reader.next_step(legal)
    with pytest.raises(IllegalMove, match="does not belong"):
        reader.finish()


@pytest.mark.parametrize("amount", [-1, "7", True, 1.5, [7]])
def test_a_sum_is_a_whole_number(amount):
    with pytest.raises(MalformedMove, match="whole number"):
        STEPS.check_form({"do": "bid", "amount": amount})


def test_a_game_that_lets_nobody_leave_says_so():
    table = Table(find_game("new-corp-order"), 2)
    with pytest.raises(IllegalMove):
        table.commit(0, {"do": "leave"})


def test_an_option_can_be_a_text_that_the_game_reads():
    option = Option("edition", default="", values=("",), parse=str.upper)
    assert option.parse is not None
    assert option.parse("abc") == "ABC"
    with pytest.raises(BadSetup, match="is a text"):
        find_game("megacorps").new_position(3, {"edition": 7})


def test_a_setting_must_have_the_form_of_a_move():
    table = Table(find_game("megacorps"), 3)
    with pytest.raises(MalformedMove):
        table.set_auto_response(0, "whenever")
    table.set_auto_response(0, "pass")
    assert table.auto_responses == ["pass", "ask", "ask"]
