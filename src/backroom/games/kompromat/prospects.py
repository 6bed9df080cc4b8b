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
from backroom.games.kompromat.odds import BOOK, BUST, TOTALS, best_total, size
from backroom.games.kompromat.score import points_of
from backroom.games.kompromat.state import NONE, State

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

    def __init__(self, s: State, seat: i64) -> None:
        """Look at a position."""
        self.s = s
        self.seat: i64 = seat
        self.rival: i64 = 1 - seat
        self.rounds: i64 = ROUNDS - s.round
        self.lead = float(points_of(s, seat) - points_of(s, 1 - seat))
        self.own_tokens = self.tokens_to_come(seat)
        self.rival_tokens = self.tokens_to_come(1 - seat)
        self.pool = self.unseen_of_rival()
        self.own_bag = self.cards_to_come()
        self.ours = BOOK.attempt(self.own_bag)
        self.stakes: list[Stake | None] = [None, None, None, None]

    def stake(self, mission: i64) -> Stake:
        """Return what is at stake at a mission, reckoned once."""
        found = self.stakes[mission]
        if found is None:
            found = Stake(self, mission)
            self.stakes[mission] = found
        return found

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

    def hidden_totals(self, mission: i64, backs: i64, more: i64) -> vec[float]:
        """Return the chances of the rival's totals at a mission with so many backs and so much more, weighed by where one stops."""
        s = self.s
        pile = self.rival * ROW + mission
        if s.up[pile] == 0:
            return BOOK.pile(self.pool, s.open[pile], backs, more)
        paper = NEWSPAPER_HALVES if s.newspaper == pile else 0
        return sure_total(best_total(s.low(pile) - paper + more, s.aces(pile)))

    def rival_totals(self, mission: i64) -> vec[float]:
        """Return the chances of the rival's totals at a mission, played or still to be played."""
        s = self.s
        pile = self.rival * ROW + mission
        if s.open[pile] != NONE:
            return self.hidden_totals(mission, s.backs[pile], NEWSPAPER_HALVES if s.newspaper == pile else 0)
        if s.shown > 0 or s.left[self.rival] == 0:
            return sure_total(BUST)
        scale = plenty(self.pool, s.left[self.rival], self.missions_ahead(self.rival))
        totals = BOOK.attempt(self.pool)
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


class Stake:
    """A mission: what winning and losing it are worth, and how often each own total does."""

    def __init__(self, prospects: Prospects, mission: i64) -> None:
        """Weigh the rival's totals there."""
        s = prospects.s
        self.theirs = prospects.rival_totals(mission)
        self.their_cards: i64 = s.cards(prospects.rival * ROW + mission)
        if self.their_cards == 0 and s.shown == 0 and s.left[prospects.rival] > 0:
            self.their_cards = 3
        self.win = prospects.prize(prospects.seat, mission)
        self.lose = prospects.prize(prospects.rival, mission)
        self.over = self.theirs[BUST]
        self.bust = prospects.token_worth(prospects.seat, 1) - (1.0 - self.over) * self.lose
        self.lower = self.theirs[:]
        below = 0.0
        for total in range(BUST):
            self.lower[total] = below
            below += self.theirs[total]
        self.nothing = -(1.0 - self.over) * self.lose
        self.attempted = False
        self.gain = 0.0

    def stop(self, total: i64, cards: i64) -> float:
        """Return what an own total with so many cards is worth."""
        if total == BUST:
            return self.bust
        same = self.theirs[total]
        below = self.lower[total]
        above = 1.0 - below - same - self.over
        if cards > self.their_cards:
            return (below + self.over + same) * self.win - above * self.lose
        if cards < self.their_cards:
            return (below + self.over) * self.win - (above + same) * self.lose
        return (below + self.over) * self.win - above * self.lose

    def with_cards(self, ours: vec[float]) -> float:
        """Return what an attempt with plenty of cards adds to none, by the chances of its totals."""
        if not self.attempted:
            self.attempted = True
            value = 0.0
            for total in range(TOTALS):
                if ours[total] > 0.0:
                    value += ours[total] * self.stop(total, 3)
            self.gain = value - self.nothing
        return self.gain


def sure_total(total: i64) -> vec[float]:
    """Return the chances of a total that is certain."""
    places: i64 = TOTALS
    totals = vec[float]([0.0] * places)
    totals[total] = 1.0
    return totals


def threat(tokens: float, rounds: i64) -> float:
    """Return what the threat of nine tokens costs, in points."""
    excess = max(0.0, min(tokens, 9.0) - CALM)
    return THREAT * excess * excess * (ROUNDS_BASE + float(rounds)) + (LOSS if tokens >= 9.0 else 0.0)


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
        seat = prospects.seat
        self.bag = prospects.own_bag[:]
        self.cards: i64 = size(self.bag)
        self.halves: i64 = worth_in_halves(self.bag)
        self.depth: i64 = depth
        self.more: i64 = NEWSPAPER_HALVES if s.newspaper == seat * ROW + mission else 0
        self.stake = prospects.stake(mission)
        self.least = 0.0
        self.gain = 0.0
        self.ahead: i64 = 0
        for other in range(ROW):
            if other != mission and s.open[seat * ROW + other] == NONE:
                stake = prospects.stake(other)
                self.least += stake.nothing
                self.gain += stake.with_cards(prospects.ours)
                self.ahead += 1
        self.top = s.top[seat * 5 : seat * 5 + s.known[seat]]

    def stop(self, low: i64, aces: i64, cards: i64) -> float:
        """Return the worth of stopping here, with what is left for the missions ahead."""
        value = self.stake.stop(best_total(low + self.more, aces), cards)
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
