"""The solved duel: on a deck small enough to solve in a moment, and as the tables that the bots play by."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.kompromat.data import DECK, EQUIPMENT, EQUIPMENT_NAMES, KINDS
from backroom.games.kompromat.duel import BACKS, SIGNALS, Duel, Hands, Rival
from backroom.games.kompromat.odds import BUST, TOTALS
from backroom.games.kompromat.practice import FIRST_LOSES, FIRST_STARTS, FIRST_WINS, PILE_TOTALS, SECOND_STARTS, STOPPING

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


def test_the_tables_hold_chances() -> None:
    assert len(FIRST_STARTS) == KINDS
    assert len(SECOND_STARTS) == SIGNALS * KINDS
    for signal in range(SIGNALS):
        pile = PILE_TOTALS[signal * TOTALS : (signal + 1) * TOTALS]
        assert sum(pile) == 0.0 or sum(pile) == pytest.approx(1.0, abs=0.02)
        for place in range(signal * TOTALS, (signal + 1) * TOTALS):
            assert 0.0 <= FIRST_WINS[place] + FIRST_LOSES[place] <= 1.002
            assert 0.0 <= STOPPING[place] <= 1.0


def test_a_good_open_card_is_worth_more_to_begin_with() -> None:
    """A 1/11 or a 10 rather than a 5 or a 6."""
    starts = {name: FIRST_STARTS[kind] for kind, name in enumerate(EQUIPMENT_NAMES)}
    assert min(starts["1/11"], starts["10"]) > max(starts["5"], starts["6"])
    mean = sum(float(EQUIPMENT[kind]) * FIRST_STARTS[kind] for kind in range(KINDS)) / float(DECK)
    assert abs(mean) < 0.05
