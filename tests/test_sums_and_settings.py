"""What the core offers to games of deals: sums named by digits, texts as options, leaving, settings."""

from __future__ import annotations

import pytest

from backroom import BadSetup, IllegalMove, find_game
from backroom.core.errors import MalformedMove
from backroom.core.game import Option
from backroom.core.steps import Kind, Reader, Steps
from backroom.core.table import Table

STEPS = Steps(
    Kind(0, "do", ("bid",)),
    Kind(1, "amount", tuple(range(0, 500, 100)), adds=True),
    Kind(6, "amount", tuple(range(0, 100, 10)), adds=True),
    Kind(16, "amount", tuple(range(10)), adds=True),
)
HUNDREDS, TENS, UNITS = list(range(1, 6)), list(range(6, 16)), list(range(16, 26))


@pytest.mark.parametrize("amount", [0, 7, 30, 107, 499])
def test_a_sum_is_named_digit_by_digit_and_reads_as_one_number(amount):
    reader = Reader(STEPS, {"do": "bid", "amount": amount}, "")
    steps = [reader.next_step(legal) for legal in ([0], HUNDREDS, TENS, UNITS)]
    reader.finish()
    assert STEPS.name("", steps) == {"do": "bid", "amount": amount}


def test_a_sum_that_is_too_high_is_left_over():
    reader = Reader(STEPS, {"do": "bid", "amount": 612}, "")
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
    option = Option("edition", default="", values=("",), read=str.upper)
    assert option.read is not None
    assert option.read("abc") == "ABC"
    with pytest.raises(BadSetup, match="is a text"):
        find_game("megacorps").set_up(3, {"edition": 7})


def test_a_setting_must_have_the_form_of_a_move():
    table = Table(find_game("megacorps"), 3)
    with pytest.raises(MalformedMove):
        table.settle(0, "whenever")
    table.settle(0, "pass")
    assert table.settings == ["pass", "ask", "ask"]
