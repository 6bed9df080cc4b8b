"""Exact odds of the draw: from the cards that may still come, without replacement.

Totals are in half points. `low` counts every 1/11 as 1; the best total counts as many as 11 as fit under 21. A table of totals has a place
for each best total from 0 to 42 and, at BUST, one for all that is over.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.kompromat.data import ELEVEN_HALVES, HALVES, KINDS, LIMIT, ONE_OR_ELEVEN

BUST: Final[i64] = 43
TOTALS: Final[i64] = 44
LOWS: Final[i64] = 63  # lows reach from 0 to 42 before the last card, which is worth 20 at most
PAIRS: Final[i64] = 189  # low * 3 + number of 1/11
ENOUGH: Final[i64] = 34  # where one who knows nothing stops: 17
MOST_PAGES: Final[i64] = 20_000
PILE_KEYS: Final[i64] = 1 << 40  # above the numbers of bags


def size(bag: vec[i64]) -> i64:
    """Return how many cards a bag holds."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards += bag[kind]
    return cards


def best_total(low: i64, aces: i64) -> i64:
    """Return the best total, BUST if even the lowest is over 21."""
    if low > LIMIT:
        return BUST
    total = low
    for _ in range(aces):
        if total + ELEVEN_HALVES <= LIMIT:
            total += ELEVEN_HALVES
    return total


def bust_chance(bag: vec[i64], low: i64) -> float:
    """Return the chance that one more card brings a low total over 21."""
    over: i64 = 0
    for kind in range(KINDS):
        if low + HALVES[kind] > LIMIT:
            over += bag[kind]
    cards = size(bag)
    return float(over) / float(cards) if cards > 0 else 0.0


def policy_totals(bag: vec[i64], enough: i64) -> vec[float]:
    """Return the chance of each final total for one who draws until the best total is `enough` or more."""
    places: i64 = TOTALS
    totals = vec[float]([0.0] * places)
    if size(bag) > 0:
        draw_on(bag[:], size(bag), 0, 0, enough, 1.0, totals)
    return totals


def draw_on(bag: vec[i64], cards: i64, low: i64, aces: i64, enough: i64, chance: float, totals: vec[float]) -> None:
    """Draw one card in every possible way, and go on from each total that is not enough."""
    for kind in range(KINDS):
        count = bag[kind]
        if count == 0:
            continue
        drawn = chance * float(count) / float(cards)
        now_low = low + HALVES[kind]
        now_aces = aces + (1 if kind == ONE_OR_ELEVEN else 0)
        best = best_total(now_low, now_aces)
        if best >= enough or cards == 1:
            totals[best] += drawn
            continue
        bag[kind] -= 1
        draw_on(bag, cards - 1, now_low, now_aces, enough, drawn, totals)
        bag[kind] += 1


def subsets(pool: vec[i64], cards: i64) -> vec[float]:
    """Return in how many ways so many cards of a pool make each pair of low total and number of 1/11, as far as it is not over 21."""
    layer: i64 = (LIMIT + 1) * 3
    places: i64 = layer * (cards + 1)
    ways = vec[float]([0.0] * places)
    ways[0] = 1.0
    for kind in range(KINDS):
        have = pool[kind]
        if have == 0:
            continue
        worth = HALVES[kind] * 3 + (1 if kind == ONE_OR_ELEVEN else 0)
        for total_cards in range(cards):
            count: i64 = cards - total_cards
            choose = 1.0
            for taken in range(1, min(have, count) + 1):
                choose = choose * float(have - taken + 1) / float(taken)
                source = (count - taken) * layer
                target = count * layer
                for pair in range(layer - worth * taken):
                    if ways[source + pair] > 0.0:
                        ways[target + pair + worth * taken] += choose * ways[source + pair]
    start = cards * layer
    return ways[start : start + layer]


def hidden_pairs(pool: vec[i64], opened: i64, backs: i64) -> vec[float]:
    """Return the chance of each pair of low total and number of 1/11 in a pile of which only one card is seen.

    The hidden cards are any cards of the pool, but one who was over 21 before the last of them would not have drawn it. Where all that can
    lie there was over 21 before, as in the foolish play that a search also looks at, the pile is over.
    """
    places: i64 = PAIRS
    chances = vec[float]([0.0] * places)
    begin = HALVES[opened] * 3 + (1 if opened == ONE_OR_ELEVEN else 0)
    if backs == 0:
        chances[begin] = 1.0
        return chances
    rest = pool[:]
    sum_of_ways = 0.0
    for last in range(KINDS):
        if pool[last] == 0:
            continue
        rest[last] -= 1
        ways = subsets(rest, backs - 1)
        rest[last] += 1
        worth = HALVES[last] * 3 + (1 if last == ONE_OR_ELEVEN else 0)
        for pair in range(len(ways)):
            if ways[pair] > 0.0 and (begin + pair) // 3 <= LIMIT:
                weight = ways[pair] * float(pool[last])
                chances[begin + pair + worth] += weight
                sum_of_ways += weight
    if sum_of_ways == 0.0:
        chances[PAIRS - 3] = 1.0
        return chances
    for pair in range(PAIRS):
        chances[pair] /= sum_of_ways
    return chances


def totals_of(pairs: vec[float], more: i64) -> vec[float]:
    """Return the chance of each best total, with so much added to the low one."""
    places: i64 = TOTALS
    totals = vec[float]([0.0] * places)
    for pair in range(PAIRS):
        if pairs[pair] > 0.0:
            totals[best_total(pair // 3 + more, pair % 3)] += pairs[pair]
    return totals


def stops_at(total: i64) -> float:
    """Return how readily a rival stops at a total, compared with 17 or more."""
    if total >= ENOUGH:
        return 1.0
    if total >= 30:
        return 0.7
    return 0.35 if total >= 24 else 0.12


def stopped_pairs(pool: vec[i64], opened: i64, backs: i64) -> vec[float]:
    """Return the chances of a pile's pairs, weighed by where one stops."""
    pairs = hidden_pairs(pool, opened, backs)
    together = 0.0
    for pair in range(PAIRS):
        if pairs[pair] > 0.0:
            pairs[pair] *= stops_at(best_total(pair // 3, pair % 3))
            together += pairs[pair]
    for pair in range(PAIRS):
        pairs[pair] /= together
    return pairs


class OddsBook:
    """Odds that are asked for again and again, worked out once; a full book is begun anew."""

    def __init__(self) -> None:
        """Begin with empty pages."""
        self.pages: dict[int, int] = {}
        self.odds: vec[float] = vec[float]()

    def attempt(self, bag: vec[i64]) -> vec[float]:
        """Return the chances of the totals that an attempt from a bag would end with."""
        key = bag_number(bag)
        page: i64 = self.pages.get(key, -1)
        return self.read(page) if page >= 0 else self.write(key, policy_totals(bag, ENOUGH))

    def pile(self, pool: vec[i64], opened: i64, backs: i64, more: i64) -> vec[float]:
        """Return the chances of the totals of a pile seen from behind, hidden cards from the pool, with so much more to the total."""
        key = (((bag_number(pool) * 16 + opened) * 16 + backs) * 16 + more) + PILE_KEYS
        page: i64 = self.pages.get(key, -1)
        return self.read(page) if page >= 0 else self.write(key, totals_of(stopped_pairs(pool, opened, backs), more))

    def read(self, page: i64) -> vec[float]:
        """Return the odds on a page."""
        return self.odds[page * TOTALS : (page + 1) * TOTALS]

    def write(self, key: i64, totals: vec[float]) -> vec[float]:
        """Note odds on a new page."""
        if len(self.pages) >= MOST_PAGES:
            self.pages.clear()
            self.odds = vec[float]()
        self.pages[key] = len(self.pages)
        for total in range(TOTALS):
            self.odds = append(self.odds, totals[total])
        return totals


def bag_number(bag: vec[i64]) -> i64:
    """Return a number for a bag: no kind has more than three cards."""
    number: i64 = 0
    for kind in range(KINDS):
        number = number * 4 + bag[kind]
    return number


BOOK: Final = OddsBook()
