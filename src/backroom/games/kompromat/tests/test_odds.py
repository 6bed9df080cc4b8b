"""The odds that the duellist plays by, checked by enumeration of single cards and by play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.core.rng import Rng
from backroom.games.kompromat.data import EQUIPMENT
from backroom.games.kompromat.odds import BOOK, BUST, bust_chance, hidden_pairs, policy_totals
from backroom.games.kompromat.tests.builder import lay
from backroom.games.kompromat.turn import begin_turn

# The 14 cards of a deck in half points, written down anew; 1/11 as 1.
CARDS = (1, 2, 2, 4, 6, 8, 10, 12, 14, 14, 14, 16, 18, 20)
ENOUGH = 34
"""Stop at 17."""


def kind(halves: int) -> int:
    """Return the kind of a card of so many half points."""
    return 0 if halves == 1 else halves // 2


def bag_of(cards: tuple[int, ...]) -> vec[i64]:
    """Return single cards as a bag."""
    counts = Counter(kind(halves) for halves in cards)
    return vec[i64]([counts[number] for number in range(11)])


def best(cards: tuple[int, ...]) -> int:
    """Return the best total not over 21 by trying every value of each 1/11; BUST if there is none."""
    totals = [sum(cards) + 20 * elevens for elevens in range(cards.count(2) + 1)]
    return max((total for total in totals if total <= 42), default=int(BUST))


def hands() -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield every set of cards that is not over 21, with the cards that are then left."""
    seen = set()
    for size in range(14):
        for chosen in combinations(range(14), size):
            drawn = tuple(CARDS[i] for i in chosen)
            if sum(drawn) <= 42 and drawn not in seen:
                seen.add(drawn)
                yield drawn, tuple(CARDS[i] for i in range(14) if i not in chosen)


def test_the_deck_is_the_one_written_down_here() -> None:
    assert list(bag_of(CARDS)) == list(EQUIPMENT)


def test_bust_chance_is_exact_for_every_reachable_total_of_a_fresh_deck() -> None:
    totals = set()
    for drawn, left in hands():
        over = Fraction(sum(sum(drawn) + card > 42 for card in left), len(left))
        assert bust_chance(bag_of(left), sum(drawn)) == pytest.approx(float(over), abs=1e-12)
        totals.add(sum(drawn))
    assert totals == set(range(43))  # from nothing to 21, in halves


@pytest.mark.parametrize(("opened", "backs"), [(14, 0), (14, 1), (20, 2), (2, 2), (8, 3), (1, 4)])
def test_hidden_cards_are_weighed_exactly(opened: int, backs: int) -> None:
    """Every order of drawing counts the same, but nobody draws on after a bust."""
    pool = list(CARDS)
    pool.remove(opened)
    ways: Counter[tuple[int, int]] = Counter()
    for drawn in permutations(pool, backs):
        if opened + sum(drawn[:-1]) <= 42:
            cards = (opened, *drawn)
            ways[sum(cards), cards.count(2)] += 1
    pairs = hidden_pairs(bag_of(tuple(pool)), kind(opened), backs)
    for (low, aces), count in ways.items():
        assert pairs[low * 3 + aces] == pytest.approx(count / ways.total(), abs=1e-12)
    assert sum(pairs) == pytest.approx(1)


def test_a_pile_that_only_foolish_play_explains_is_over() -> None:
    """A search tries drawing on after a bust; then the odds of the pile are still odds."""
    totals = BOOK.pile(bag_of((16, 18, 20)), kind(20), 3, 0)
    assert totals[BUST] == 1
    assert sum(totals) == 1


def final_totals() -> dict[int, Fraction]:
    """Return the chance of each final total for one who stops at 17, by drawing single cards in every order."""
    known: dict[tuple[int, ...], dict[int, Fraction]] = {}

    def go_on(drawn: tuple[int, ...]) -> dict[int, Fraction]:
        if drawn and best(drawn) >= ENOUGH:
            return {best(drawn): Fraction(1)}
        if drawn not in known:
            left = list(CARDS)
            for card in drawn:
                left.remove(card)
            ends: dict[int, Fraction] = {}
            for card in left:
                for total, chance in go_on(tuple(sorted((*drawn, card)))).items():
                    ends[total] = ends.get(total, Fraction(0)) + chance / len(left)
            known[drawn] = ends
        return known[drawn]

    ends = go_on(())
    assert sum(ends.values()) == 1
    return ends


def test_final_totals_by_enumeration_are_what_the_bot_expects() -> None:
    expected = final_totals()
    totals = policy_totals(EQUIPMENT, ENOUGH)
    for total in range(BUST + 1):
        assert totals[total] == pytest.approx(float(expected.get(total, 0)), abs=1e-12)


def play_once(rng: Rng) -> int:
    """Play an attempt by the rules, stopping at 17; return its total."""
    s = lay().position
    begin_turn(s, 0)
    s.apply(CHANCE, rng.pick(s.outcome_weights()))
    for step in (0, 8):  # place it at mission 1
        s.apply(0, step)
    while s.low(0) <= 42 and s.best(0) < ENOUGH:
        s.apply(0, 1)
        s.apply(CHANCE, rng.pick(s.outcome_weights()))
    return int(s.best(0)) if s.low(0) <= 42 else int(BUST)


def test_final_totals_by_enumeration_are_what_play_brings() -> None:
    games = 6000
    rng = Rng(2026)
    found = Counter(play_once(rng) for _ in range(games))
    for total, chance in final_totals().items():
        spread = sqrt(float(chance) * (1 - float(chance)) / games)
        assert abs(found[total] / games - float(chance)) < 3.5 * spread
    assert set(found) <= set(final_totals())
