"""The solved duel: on a deck small enough to solve in a moment, and as the tables that the bots play by."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.kompromat.data import EQUIPMENT, EQUIPMENT_NAMES
from backroom.games.kompromat.duel import BACKS, SIGNALS, Duel, Hands, Rival
from backroom.games.kompromat.odds import BUST, TOTALS
from backroom.games.kompromat.plausible import STOPPING

SMALL = {"1/11": 1, "5": 1, "7": 3, "9": 1, "10": 1}


def small_deck() -> vec[i64]:
    return vec[i64]([SMALL.get(name, 0) for name in EQUIPMENT_NAMES])


def solved(rounds: int, price: float = 0.05, token: float = 0.0) -> Duel:
    duel = Duel(small_deck(), price, token)
    for _ in range(rounds):
        duel.learn()
    return duel


def hand(duel: Duel, signal: int, total: int) -> int:
    """Return a hand that looks like this from behind and has this total."""
    hands = duel.hands
    return next(number for number in range(hands.count) if hands.signal[number] == signal and hands.total[number] == total)


def test_hands_are_dealt_without_replacement() -> None:
    hands = Hands(EQUIPMENT[:])
    assert sum(hands.start_chance) == pytest.approx(1.0)
    for number in range(hands.count):
        begin, end = hands.first_child[number], hands.first_child[number + 1]
        assert (begin == end) == (hands.total[number] == BUST)
        if begin < end:
            assert sum(hands.chance[begin:end]) == pytest.approx(1.0)


def test_the_rounds_of_learning_come_near_to_an_equilibrium() -> None:
    early, late = solved(4).exploitability()[0], solved(300).exploitability()[0]
    assert late < 0.002 < early
    assert late >= 0.0


def test_an_equal_price_for_both_makes_the_gains_of_one_the_losses_of_the_other() -> None:
    """The value lies between what each can force."""
    gain, value = solved(300, token=-0.2).exploitability()
    assert abs(value) < 0.3
    assert gain < 0.003


def test_who_has_21_stops_and_who_cannot_go_over_draws() -> None:
    duel = solved(200)
    draws = duel.first.average()
    ten = EQUIPMENT_NAMES.index("10")
    assert draws[hand(duel, ten * BACKS + 1, 42)] < 0.01
    assert draws[hand(duel, EQUIPMENT_NAMES.index("5") * BACKS, 10)] > 0.99


def test_a_high_price_stops_everybody_at_once() -> None:
    assert solved(100, price=3.0).cards_of_first() < 1.05 < solved(100).cards_of_first()


def test_more_cards_win_a_tie() -> None:
    rival = Rival()
    rival.add(36, 3, 0.5)
    rival.add(BUST, 4, 0.5)
    wins, loses = rival.outcomes(4)
    assert (wins[36], loses[36]) == (1.0, 0.0)
    wins, loses = rival.outcomes(2)
    assert (wins[36], loses[36]) == (0.5, 0.5)
    assert (wins[BUST], loses[BUST]) == (0.0, 0.5)


def test_the_table_holds_weights() -> None:
    """Of each signal the likeliest total weighs one."""
    assert len(STOPPING) == SIGNALS * TOTALS
    for signal in range(SIGNALS):
        weights = list(STOPPING[signal * TOTALS : (signal + 1) * TOTALS])
        assert max(weights) == 1.0
        assert min(weights) >= 0.0


def test_the_table_is_as_long_as_what_is_written() -> None:
    assert len(solved(4).stopping()) == len(STOPPING)
