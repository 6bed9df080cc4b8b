"""What a practised player does without a second thought: draws, stops and places by the tables of the solved duel.

Of the rival only open things are read, as the tables are by what one sees of a pile. The quick player of the search.
"""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.kompromat.data import DECK, EQUIPMENT, FOLDER, HALVES, KINDS, LIMIT, NEWSPAPER_HALVES, ONE_OR_ELEVEN, ROW
from backroom.games.kompromat.duel import BACKS, SIGNALS
from backroom.games.kompromat.moves import DO_DRAW, DO_STOP, MISSION
from backroom.games.kompromat.odds import BUST, TOTALS, best_total
from backroom.games.kompromat.state import NONE, PLAY, State
from backroom.games.kompromat.worth import prize, token_worth

TABLES: Final[dict[str, list[int]]] = msgspec.json.decode((FOLDER / "duel.json").read_bytes())


def read_table(name: str) -> vec[float]:
    """Return a table of the solved duel."""
    return vec[float]([number / 1000.0 for number in TABLES[name]])


PILE_TOTALS: Final[vec[float]] = read_table("pile_totals")
FIRST_WINS: Final[vec[float]] = read_table("first_wins")
FIRST_LOSES: Final[vec[float]] = read_table("first_loses")
FIRST_STARTS: Final[vec[float]] = read_table("first_starts")
SECOND_STARTS: Final[vec[float]] = read_table("second_starts")
STOPPING: Final[vec[float]] = read_table("stopping")


def summed(totals: vec[float]) -> vec[float]:
    """Return for each signal and total how often the pile is lower than that or over 21."""
    sums = totals[:]
    for signal in range(SIGNALS):
        lower = totals[signal * TOTALS + BUST]
        for total in range(TOTALS):
            sums[signal * TOTALS + total] = lower
            lower += totals[signal * TOTALS + total]
    return sums


PILE_LOWER: Final[vec[float]] = summed(PILE_TOTALS)


def mean_starts() -> vec[float]:
    """Return what a card not seen yet is worth to begin with, for each signal, and at the end for who plays first."""
    means = vec[float]([0.0] * (SIGNALS + 1))
    for signal in range(SIGNALS):
        for kind in range(KINDS):
            means[signal] += float(EQUIPMENT[kind]) * SECOND_STARTS[signal * KINDS + kind] / float(DECK)
    for kind in range(KINDS):
        means[SIGNALS] += float(EQUIPMENT[kind]) * FIRST_STARTS[kind] / float(DECK)
    return means


MEAN_STARTS: Final[vec[float]] = mean_starts()

SCARCE: Final = 16.0  # half points for a mission with which there is nothing to win …
PLENTY: Final = 40.0  # … and with which more are of no use
DOUBT: Final = 0.25  # how plausible what the solved duel never does is: people are not in equilibrium
SERVED: Final = 0.8  # what plenty of cards are worth at a mission, in stakes
ACE_HALVES: Final[i64] = 14
SURE: Final[i64] = 22  # a total with which no card is over 21


def worth_of(kind: i64) -> i64:
    """Return the half points of a card, a 1/11 at its mean."""
    return ACE_HALVES if kind == ONE_OR_ELEVEN else HALVES[kind]


class Attempt:
    """An attempt under way: what stopping and drawing are worth, in points."""

    def __init__(self, s: State, seat: i64, mission: i64) -> None:
        """Weigh the mission, and the missions ahead for which cards are kept."""
        self.s = s
        rival = 1 - seat
        pile = rival * ROW + mission
        self.win = prize(s, seat, mission)
        self.lose = prize(s, rival, mission)
        self.token = token_worth(s, seat, 1)
        self.opened: i64 = s.open[seat * ROW + mission]
        self.signal: i64 = NONE
        self.known: i64 = NONE
        self.their_cards: i64 = s.cards(pile)
        if self.their_cards > 0:
            self.signal = s.open[pile] * BACKS + min(s.backs[pile], BACKS - 1)
            if s.up[pile] == 1:
                self.known = best_total(s.low(pile), s.aces(pile))
        self.alone: bool = self.their_cards == 0 and s.left[rival] == 0
        start = seat * KINDS
        self.bag: vec[i64] = s.bag[start : start + KINDS]
        self.cards: i64 = 0
        self.halves: i64 = 0
        for i in range(seat * 5, seat * 5 + s.known[seat]):
            self.bag[s.top[i]] += 1
        for kind in range(KINDS):
            self.cards += self.bag[kind]
            self.halves += self.bag[kind] * worth_of(kind)
        self.ahead = 0.0
        self.stakes = 0.0
        for other in range(ROW):
            if other != mission and s.open[seat * ROW + other] == NONE:
                self.ahead += 1.0
                self.stakes += 0.5 * (prize(s, 0, other) + prize(s, 1, other))

    def kept(self, halves: i64) -> float:
        """Return what half points in the deck are worth for the missions ahead."""
        if self.ahead == 0.0:
            return 0.0
        share = (float(halves) / self.ahead - SCARCE) / (PLENTY - SCARCE)
        return SERVED * self.stakes * max(0.0, min(1.0, share))

    def stop(self, total: i64, cards: i64) -> float:
        """Return what a total with so many cards is worth at the mission."""
        wins = 1.0
        loses = 0.0
        if self.known != NONE:
            ahead: i64 = (0 if total == BUST else total * 16 + cards) - (0 if self.known == BUST else self.known * 16 + self.their_cards)
            wins = 1.0 if ahead > 0 else 0.0
            loses = 1.0 if ahead < 0 else 0.0
        elif self.signal != NONE:
            place = self.signal * TOTALS + total
            if total == BUST:
                loses = 1.0 - PILE_LOWER[self.signal * TOTALS]
            else:
                wins = PILE_LOWER[place]
                loses = 1.0 - wins - PILE_TOTALS[place]
                if cards > self.their_cards:
                    wins += PILE_TOTALS[place]
                elif cards < self.their_cards:
                    loses += PILE_TOTALS[place]
        elif not self.alone:
            place = (self.opened * BACKS + min(cards - 1, BACKS - 1)) * TOTALS + total
            wins = FIRST_WINS[place]
            loses = FIRST_LOSES[place]
        if total == BUST:
            return self.token - loses * self.lose
        return wins * self.win - loses * self.lose

    def draw(self, low: i64, aces: i64, cards: i64, depth: i64) -> float:
        """Return what drawing one card and then doing what is best is worth, looking a few cards ahead."""
        together = 0.0
        for kind in range(KINDS):
            count = self.bag[kind]
            if count == 0:
                continue
            now_low = low + HALVES[kind]
            now_aces = aces + (1 if kind == ONE_OR_ELEVEN else 0)
            total = best_total(now_low, now_aces)
            self.halves -= worth_of(kind)
            value = self.stop(total, cards + 1) + self.kept(self.halves)
            if depth > 1 and total < LIMIT - 2 and self.cards > 1:
                self.bag[kind] -= 1
                self.cards -= 1
                value = max(value, self.draw(now_low, now_aces, cards + 1, depth - 1))
                self.bag[kind] += 1
                self.cards += 1
            self.halves += worth_of(kind)
            together += float(count) * value
        return together / float(self.cards)


def draw_or_stop(s: State) -> i64:
    """Return whether to draw or to stop at the mission in play."""
    seat = s.seat
    pile = seat * ROW + s.mission
    low = s.low(pile)
    if s.left[seat] == 0 or low > LIMIT:
        return DO_STOP
    attempt = Attempt(s, seat, s.mission)
    aces = s.aces(pile)
    cards = s.cards(pile)
    total = best_total(low, aces)
    if total <= SURE and float(attempt.halves) >= PLENTY * (attempt.ahead + 0.5):
        return DO_DRAW
    if total == LIMIT:
        return DO_STOP
    depth: i64 = 1 if low >= 28 else 2
    if attempt.draw(low, aces, cards, depth) > attempt.stop(total, cards) + attempt.kept(attempt.halves):
        return DO_DRAW
    return DO_STOP


def choose_mission(s: State) -> i64:
    """Return the step that places the card where it brings most above a card not seen yet."""
    seat = s.seat
    rival = 1 - seat
    best = -1e30
    choice: i64 = NONE
    for mission in range(ROW):
        if s.open[seat * ROW + mission] != NONE:
            continue
        pile = rival * ROW + mission
        if s.open[pile] == NONE:
            gain = FIRST_STARTS[s.looked] - MEAN_STARTS[SIGNALS]
        else:
            signal = s.open[pile] * BACKS + min(s.backs[pile], BACKS - 1)
            gain = SECOND_STARTS[signal * KINDS + s.looked] - MEAN_STARTS[signal]
        gain *= prize(s, seat, mission) + prize(s, rival, mission)
        if gain > best:
            best = gain
            choice = mission
    return MISSION + choice


def plausible(s: State, viewer: i64) -> float:
    """Return how well the rival's hidden piles go with having stopped there, by the solved duel."""
    weight = 1.0
    for mission in range(ROW):
        pile = (1 - viewer) * ROW + mission
        if s.open[pile] == NONE or s.up[pile] == 1 or s.backs[pile] == 0:
            continue
        if (s.phase == PLAY and s.seat != viewer and s.mission == mission) or pile in (s.stunned_pile, s.stunned_pile_too):
            continue
        paper = NEWSPAPER_HALVES if s.newspaper == pile else 0
        signal = s.open[pile] * BACKS + min(s.backs[pile], BACKS - 1)
        weight *= max(DOUBT, STOPPING[signal * TOTALS + best_total(s.low(pile) - paper, s.aces(pile))])
    return weight
