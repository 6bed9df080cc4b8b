"""What each mission is worth to a seat that plays the odds: swings, chances to win, the price of cards and tokens.

Of the rival only open things are read: the open cards, the numbers of hidden ones and what may be among them. The seat's own cards are
those of the position, which the bot has imagined from its own view and memory.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.kompromat.bot import card_worth
from backroom.games.kompromat.data import (
    EQUIPMENT,
    HALVES,
    KINDS,
    LIMIT,
    NEWSPAPER_HALVES,
    ONE_OR_ELEVEN,
    ROUNDS,
    ROW,
)
from backroom.games.kompromat.odds import BUST, PAIRS, TOTALS, best_total, hidden_pairs, policy_totals, size, totals_of
from backroom.games.kompromat.score import points_of
from backroom.games.kompromat.state import NONE, State

ENOUGH: Final[i64] = 34  # where one who knows nothing stops: 17
ACE_HALVES: Final[i64] = 14  # what a 1/11 is worth on the mean
PLENTY: Final = 40.0  # half points for each mission ahead with which nothing is scarce
SCARCE: Final = 16.0
BUSTS: Final = 0.23  # how often an attempt of the rival ends over 21
WINS: Final = 0.55  # how often cards that lie there win
CALM: Final = 3.0  # up to so many tokens there is no danger
THREAT: Final = 0.12
ROUNDS_BASE: Final = 1.0
LOSS: Final = 25.0


class Prospects:
    """A position seen by one seat."""

    def __init__(self, s: State, seat: i64, cache: dict[tuple[int, ...], list[float]]) -> None:
        """Look at a position; the cache keeps odds that come up again."""
        self.s = s
        self.seat: i64 = seat
        self.rival: i64 = 1 - seat
        self.rounds: i64 = ROUNDS - s.round
        self.cache = cache
        self.lead = float(points_of(s, seat) - points_of(s, 1 - seat))
        self.own_tokens = self.tokens_to_come(seat)
        self.rival_tokens = self.tokens_to_come(1 - seat)
        self.pool = self.unseen_of_rival()
        self.own_bag = self.cards_to_come()
        self.ours = self.expected_totals(self.own_bag)
        self.theirs = self.expected_totals(self.pool)

    def unseen_of_rival(self) -> vec[i64]:
        """Return the rival's cards that have not been seen this round."""
        s = self.s
        pool = EQUIPMENT[:]
        for pile in range(self.rival * ROW, self.rival * ROW + ROW):
            if s.open[pile] != NONE:
                pool[s.open[pile]] -= 1
            if s.up[pile] == 1:
                for kind in range(KINDS):
                    pool[kind] -= s.down[pile * KINDS + kind]
        return pool

    def cards_to_come(self) -> vec[i64]:
        """Return the cards in the own deck, those known to lie on top included."""
        s = self.s
        start = self.seat * KINDS
        bag = s.bag[start : start + KINDS]
        for i in range(self.seat * 5, self.seat * 5 + s.known[self.seat]):
            bag[s.top[i]] += 1
        return bag

    def remember(self, key: list[int], odds: vec[float]) -> vec[float]:
        """Keep odds for the next time."""
        if len(self.cache) > 4000:
            self.cache.clear()
        self.cache[tuple(key)] = list(odds)
        return odds

    def expected_totals(self, bag: vec[i64]) -> vec[float]:
        """Return the chances of the totals that an attempt from a bag would end with."""
        key = [-1, *list(bag)]
        found = self.cache.get(tuple(key))
        if found is not None:
            return vec[float](found)
        return self.remember(key, policy_totals(bag, ENOUGH))

    def rival_pairs(self, mission: i64, backs: i64) -> vec[float]:
        """Return the chances of the rival's low totals and numbers of 1/11 at a mission, hidden cards weighed by where one stops."""
        s = self.s
        pile = self.rival * ROW + mission
        if s.up[pile] == 1:
            places: i64 = PAIRS
            sure = vec[float]([0.0] * places)
            paper = NEWSPAPER_HALVES if s.newspaper == pile else 0
            sure[min(s.low(pile) - paper, 62) * 3 + s.aces(pile)] = 1.0
            return sure
        key = [s.open[pile], backs, *list(self.pool)]
        found = self.cache.get(tuple(key))
        if found is not None:
            return vec[float](found)
        pairs = hidden_pairs(self.pool, s.open[pile], backs)
        together = 0.0
        for pair in range(PAIRS):
            if pairs[pair] > 0.0:
                pairs[pair] *= stops_at(best_total(pair // 3, pair % 3))
                together += pairs[pair]
        for pair in range(PAIRS):
            pairs[pair] /= together
        return self.remember(key, pairs)

    def rival_totals(self, mission: i64) -> vec[float]:
        """Return the chances of the rival's totals at a mission, played or still to be played."""
        s = self.s
        pile = self.rival * ROW + mission
        more = NEWSPAPER_HALVES if s.newspaper == pile else 0
        if s.open[pile] != NONE:
            return totals_of(self.rival_pairs(mission, s.backs[pile]), more)
        if s.shown > 0 or s.left[self.rival] == 0:
            places: i64 = TOTALS
            nothing = vec[float]([0.0] * places)
            nothing[BUST] = 1.0
            return nothing
        scale = plenty(self.pool, s.left[self.rival], self.missions_ahead(self.rival))
        totals = self.theirs[:]
        for total in range(BUST):
            totals[BUST] += (1.0 - scale) * totals[total]
            totals[total] *= scale
        return totals

    def missions_ahead(self, seat: i64) -> i64:
        """Return how many missions a seat has still to attempt."""
        ahead: i64 = 0
        for mission in range(ROW):
            if self.s.open[seat * ROW + mission] == NONE:
                ahead += 1
        return ahead

    def tokens_to_come(self, seat: i64) -> float:
        """Return how many tokens a seat may expect from cards that lie there already, the mission in play left out."""
        s = self.s
        tokens = 0.0
        for mission in range(s.shown, ROW):
            pile = seat * ROW + mission
            if s.open[pile] == NONE or mission == s.mission:
                continue
            bust = BUSTS
            if seat == self.seat:
                bust = 1.0 if s.low(pile) > LIMIT else 0.0
            tokens += bust + (1.0 - bust) * WINS * float(s.under[mission])
        return tokens

    def token_worth(self, seat: i64, tokens: i64) -> float:
        """Return what taking tokens is worth to a seat: a point each, less the danger, which weighs more on one who leads."""
        held = float(self.s.tokens[seat]) + (self.own_tokens if seat == self.seat else self.rival_tokens)
        lead = self.lead if seat == self.seat else -self.lead
        stake = max(0.4, min(3.0, 1.0 + lead / 10.0))
        return float(tokens) - stake * (threat(held + float(tokens), self.rounds) - threat(held, self.rounds))

    def prize(self, seat: i64, mission: i64) -> float:
        """Return what winning a mission is worth to a seat."""
        return card_worth(self.s, seat, self.s.row[mission]) + self.token_worth(seat, self.s.under[mission])

    def settled(self, mission: i64, total: i64, cards: i64, their_total: i64, their_cards: i64) -> float:
        """Return what two totals at a mission are worth to the seat."""
        value = 0.0
        if total == BUST:
            value += self.token_worth(self.seat, 1)
        if their_total == BUST:
            value -= self.token_worth(self.rival, 1) if their_cards > 0 else 0.0
        lead: i64 = (-1 if total == BUST else total) - (-1 if their_total == BUST else their_total)
        if lead == 0 and total != BUST:
            lead = cards - their_cards
        if lead > 0:
            return value + self.prize(self.seat, mission)
        return value - self.prize(self.rival, mission) if lead < 0 else value

    def stop_values(self, mission: i64, cards: i64) -> vec[float]:
        """Return what each own total with so many cards is worth at a mission."""
        s = self.s
        places: i64 = TOTALS
        theirs = self.rival_totals(mission)
        their_cards = s.cards(self.rival * ROW + mission)
        if their_cards == 0 and s.shown == 0 and s.left[self.rival] > 0:
            their_cards = 3
        win, lose = self.prize(self.seat, mission), self.prize(self.rival, mission)
        values = vec[float]([0.0] * places)
        below = 0.0
        over = theirs[BUST]
        for total in range(BUST):
            same = theirs[total]
            above = 1.0 - below - same - over
            tie = same if cards > their_cards else 0.0
            lost_tie = same if cards < their_cards else 0.0
            values[total] = (below + over + tie) * win - (above + lost_tie) * lose
            below += same
        values[BUST] = self.token_worth(self.seat, 1) - (1.0 - over) * lose
        return values

    def ahead_values(self, skip: i64) -> tuple[float, float, int]:
        """Return what the missions ahead but one are worth without cards, what plenty of cards adds, and how many they are."""
        s = self.s
        least = 0.0
        more = 0.0
        ahead: i64 = 0
        for mission in range(ROW):
            if mission == skip or s.open[self.seat * ROW + mission] != NONE:
                continue
            values = self.stop_values(mission, 3)
            nothing = -(1.0 - self.rival_totals(mission)[BUST]) * self.prize(self.rival, mission)
            with_cards = 0.0
            for total in range(TOTALS):
                with_cards += self.ours[total] * values[total]
            least += nothing
            more += with_cards - nothing
            ahead += 1
        return least, more, ahead


def threat(tokens: float, rounds: i64) -> float:
    """Return what the threat of nine tokens costs, in points."""
    excess = max(0.0, min(tokens, 9.0) - CALM)
    return THREAT * excess * excess * (ROUNDS_BASE + float(rounds)) + (LOSS if tokens >= 9.0 else 0.0)


def stops_at(total: i64) -> float:
    """Return how readily a rival stops at a total, compared with 17 or more."""
    if total >= ENOUGH:
        return 1.0
    if total >= 30:
        return 0.7
    return 0.35 if total >= 24 else 0.12


def worth_in_halves(bag: vec[i64]) -> i64:
    """Return the half points in a bag, a 1/11 at its mean."""
    together: i64 = 0
    for kind in range(KINDS):
        together += bag[kind] * (ACE_HALVES if kind == ONE_OR_ELEVEN else HALVES[kind])
    return together


def plenty(bag: vec[i64], cards: i64, missions: i64) -> float:
    """Return from 0 to 1 how well so many cards of a bag serve for the missions ahead."""
    if missions == 0:
        return 1.0
    mean = float(worth_in_halves(bag)) / float(size(bag)) if size(bag) > 0 else 0.0
    return enough_for(mean * float(cards), missions)


def enough_for(halves: float, missions: i64) -> float:
    """Return from 0 to 1 how well so many half points serve for the missions ahead."""
    if missions == 0:
        return 1.0
    share = (halves / float(missions) - SCARCE) / (PLENTY - SCARCE)
    return max(0.0, min(1.0, share))


class Attempt:
    """An attempt at a mission under way: whether to draw on, by all that may come."""

    def __init__(self, prospects: Prospects, mission: i64, depth: i64) -> None:
        """Weigh the mission and those ahead of it."""
        s = prospects.s
        self.prospects = prospects
        self.bag = prospects.own_bag[:]
        self.cards: i64 = size(self.bag)
        self.halves: i64 = worth_in_halves(self.bag)
        self.depth: i64 = depth
        self.more: i64 = NEWSPAPER_HALVES if s.newspaper == prospects.seat * ROW + mission else 0
        self.values = [prospects.stop_values(mission, cards) for cards in range(1, 11)]
        least, gain, ahead = prospects.ahead_values(mission)
        self.least = least
        self.gain = gain
        self.ahead: i64 = ahead
        start = prospects.seat * 5
        self.top = s.top[start : start + s.known[prospects.seat]]

    def stop(self, low: i64, aces: i64, cards: i64) -> float:
        """Return the worth of stopping here, with what is left for the missions ahead."""
        value = self.values[min(cards, 10) - 1][best_total(low + self.more, aces)]
        return value + self.least + self.gain * enough_for(float(self.halves), self.ahead)

    def draw(self, low: i64, aces: i64, cards: i64, drawn: i64) -> float:
        """Return the worth of drawing one card and then doing what is best."""
        if drawn < len(self.top):
            return self.take(self.top[drawn], low, aces, cards, drawn)
        together = 0.0
        for kind in range(KINDS):
            if self.bag[kind] > 0:
                together += float(self.bag[kind]) * self.take(kind, low, aces, cards, drawn)
        return together / float(self.cards)

    def take(self, kind: i64, low: i64, aces: i64, cards: i64, drawn: i64) -> float:
        """Return the worth once a certain card is drawn."""
        worth = ACE_HALVES if kind == ONE_OR_ELEVEN else HALVES[kind]
        self.bag[kind] -= 1
        self.cards -= 1
        self.halves -= worth
        value = self.best(low + HALVES[kind], aces + (1 if kind == ONE_OR_ELEVEN else 0), cards + 1, drawn + 1)
        self.bag[kind] += 1
        self.cards += 1
        self.halves += worth
        return value

    def best(self, low: i64, aces: i64, cards: i64, drawn: i64) -> float:
        """Return the worth of the better of stopping and drawing on."""
        value = self.stop(low, aces, cards)
        if low + self.more > LIMIT or drawn >= self.depth or self.cards == 0:
            return value
        return max(value, self.draw(low, aces, cards, drawn))
