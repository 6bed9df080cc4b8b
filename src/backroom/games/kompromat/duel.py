"""The duel over one mission, solved: who plays first there draws and stops unseen, who plays second knows the open card and how many lie.

The abstraction: both draw from whole decks, without replacement and card by card as at the table; the mission is worth a stake to both;
a token for a bust is worth a fixed part of it; and each face-down card has a price, which stands for the missions ahead that it will be
missing at. Tools, perfect missions and the other missions are left out. What is left is solved by counterfactual regret minimization
with regrets kept above zero (CFR+), every card in it, so nothing else is rounded.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.kompromat.data import HALVES, KINDS, ONE_OR_ELEVEN
from backroom.games.kompromat.odds import BUST, TOTALS, best_total, size

NONE: Final[i64] = -1
BACKS: Final[i64] = 8  # a pile that is not over 21 has seven cards at most
SIGNALS: Final[i64] = 88  # what the rival sees of a pile: open card * 8 + number of backs
MOST_CARDS: Final[i64] = 9
SLIP: Final = 0.02


class Hands:
    """Every hand that one can hold at a mission, smaller ones first. All hands over 21 that look alike from behind are one."""

    def __init__(self, deck: vec[i64]) -> None:
        """Deal all hands of a deck."""
        self.deck = deck
        self.count: i64 = 0
        self.signal: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.total: vec[i64] = vec[i64]()
        self.first_child: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()
        self.chance: vec[float] = vec[float]()
        self.start: vec[i64] = vec[i64]()
        self.start_chance: vec[float] = vec[float]()
        self.keys: list[int] = []
        self.found: dict[int, int] = {}
        for kind in range(KINDS):
            if deck[kind] > 0:
                self.start = append(self.start, self.enter(kind, 1 << (2 * kind)))
                self.start_chance = append(self.start_chance, float(deck[kind]) / float(size(deck)))
        hand: i64 = 0
        while hand < self.count:
            self.first_child = append(self.first_child, len(self.child))
            if self.total[hand] != BUST:
                self.deal_on(hand)
            hand += 1
        self.first_child = append(self.first_child, len(self.child))

    def enter(self, opened: i64, held: i64) -> i64:
        """Return the number of a hand: its open card, and two bits for how many cards of each kind it has."""
        low: i64 = 0
        cards: i64 = 0
        for kind in range(KINDS):
            low += (held >> (2 * kind) & 3) * HALVES[kind]
            cards += held >> (2 * kind) & 3
        total = best_total(low, held >> (2 * ONE_OR_ELEVEN) & 3)
        key = (-cards if total == BUST else held) * KINDS + opened
        if key not in self.found:
            self.found[key] = self.count
            self.keys.append(held)
            self.signal = append(self.signal, opened * BACKS + cards - 1)
            self.cards = append(self.cards, cards)
            self.total = append(self.total, total)
            self.count += 1
        return self.found[key]

    def deal_on(self, hand: i64) -> None:
        """Add all hands that one more card can make of a hand."""
        held: i64 = self.keys[hand]
        left = size(self.deck) - self.cards[hand]
        for kind in range(KINDS):
            more = self.deck[kind] - (held >> (2 * kind) & 3)
            if more > 0:
                self.child = append(self.child, self.enter(self.signal[hand] // BACKS, held + (1 << (2 * kind))))
                self.chance = append(self.chance, float(more) / float(left))


class Rival:
    """Chances of a rival's final totals and numbers of cards; they need not sum to one."""

    def __init__(self) -> None:
        """Begin with nothing."""
        places: i64 = TOTALS * MOST_CARDS
        self.mass: vec[float] = vec[float]([0.0] * places)
        self.all = 0.0
        self.backs = 0.0

    def add(self, total: i64, cards: i64, chance: float) -> None:
        """Count a final hand."""
        self.mass[total * MOST_CARDS + cards] += chance
        self.all += chance
        self.backs += chance * float(cards - 1)

    def outcomes(self, cards: i64) -> tuple[vec[float], vec[float]]:
        """Return how often each own total with so many cards wins, and how often it loses (KOM-R4)."""
        places: i64 = TOTALS
        wins = vec[float]([0.0] * places)
        loses = vec[float]([0.0] * places)
        over = self.over()
        below = 0.0
        for total in range(BUST):
            same = 0.0
            for number in range(MOST_CARDS):
                mass = self.mass[total * MOST_CARDS + number]
                same += mass
                if number < cards:
                    wins[total] += mass
                elif number > cards:
                    loses[total] += mass
            wins[total] += below + over
            loses[total] += self.all - over - below - same
            below += same
        loses[BUST] = self.all - over
        return wins, loses

    def over(self) -> float:
        """Return how often the rival is over 21."""
        over = 0.0
        for number in range(MOST_CARDS):
            over += self.mass[BUST * MOST_CARDS + number]
        return over

    def worths(self, cards: i64, price: float, token: float) -> vec[float]:
        """Return what each own total with so many cards is worth, in stakes: who wins, tokens, the rival's spent cards (KOM-R2)."""
        wins, loses = self.outcomes(cards)
        sure = price * self.backs - token * self.over()
        for total in range(TOTALS):
            wins[total] += sure - loses[total]
        wins[BUST] += token * self.all
        return wins

    def share(self, total: i64) -> float:
        """Return how often the rival has a total, of all times that it is met."""
        mass = 0.0
        for number in range(MOST_CARDS):
            mass += self.mass[total * MOST_CARDS + number]
        return mass / self.all if self.all > 0.0 else 0.0


class Learner:
    """One who plays the duel: first, or second against one signal. Learns when to draw and when to stop with each hand."""

    def __init__(self, hands: Hands) -> None:
        """Begin with drawing and stopping alike."""
        count: i64 = hands.count
        self.hands = hands
        self.draw_regret: vec[float] = vec[float]([0.0] * count)
        self.stop_regret: vec[float] = vec[float]([0.0] * count)
        self.draw_sum: vec[float] = vec[float]([0.0] * count)
        self.stop_sum: vec[float] = vec[float]([0.0] * count)

    def now(self) -> vec[float]:
        """Return how often one draws with each hand now, by the regrets."""
        return self.shares(self.draw_regret, self.stop_regret)

    def average(self) -> vec[float]:
        """Return how often one has drawn with each hand on the mean: what is near to an equilibrium."""
        return self.shares(self.draw_sum, self.stop_sum)

    def shares(self, draw: vec[float], stop: vec[float]) -> vec[float]:
        """Return the share of drawing for each hand that can draw."""
        hands = self.hands
        count: i64 = hands.count
        shares = vec[float]([0.0] * count)
        for hand in range(count):
            if hands.first_child[hand] < hands.first_child[hand + 1]:
                both = draw[hand] + stop[hand]
                shares[hand] = draw[hand] / both if both > 0.0 else 0.5
        return shares

    def reach(self, draws: vec[float]) -> vec[float]:
        """Return how often each hand is come to."""
        hands = self.hands
        count: i64 = hands.count
        reach = vec[float]([0.0] * count)
        for i in range(len(hands.start)):
            reach[hands.start[i]] = hands.start_chance[i]
        for hand in range(count):
            on = reach[hand] * draws[hand]
            if on > 0.0:
                for i in range(hands.first_child[hand], hands.first_child[hand + 1]):
                    reach[hands.child[i]] += on * hands.chance[i]
        return reach

    def remember(self, draws: vec[float], reach: vec[float], weight: float) -> None:
        """Take a strategy into the average."""
        for hand in range(self.hands.count):
            self.draw_sum[hand] += weight * reach[hand] * draws[hand]
            self.stop_sum[hand] += weight * reach[hand] * (1.0 - draws[hand])

    def learn(self, draws: vec[float], stops: vec[float], price: float) -> None:
        """Regret what was not done, given what stopping with each hand is worth."""
        hands = self.hands
        count: i64 = hands.count
        value = stops[:]
        for back in range(count):
            hand = count - 1 - back
            if hands.first_child[hand] == hands.first_child[hand + 1]:
                continue
            draw = draw_worth(hands, value, hand) - price
            value[hand] = draws[hand] * draw + (1.0 - draws[hand]) * stops[hand]
            self.draw_regret[hand] = max(0.0, self.draw_regret[hand] + draw - value[hand])
            self.stop_regret[hand] = max(0.0, self.stop_regret[hand] + stops[hand] - value[hand])


def draw_worth(hands: Hands, value: vec[float], hand: i64) -> float:
    """Return the mean worth of the hands that one more card makes."""
    worth = 0.0
    for i in range(hands.first_child[hand], hands.first_child[hand + 1]):
        worth += hands.chance[i] * value[hands.child[i]]
    return worth


def best_worth(hands: Hands, stops: vec[float], price: float) -> vec[float]:
    """Return what each hand is worth to one who draws and stops as is best."""
    count: i64 = hands.count
    value = stops[:]
    for back in range(count):
        hand = count - 1 - back
        if hands.first_child[hand] < hands.first_child[hand + 1]:
            value[hand] = max(value[hand], draw_worth(hands, value, hand) - price)
    return value


def mean_worth(hands: Hands, value: vec[float]) -> float:
    """Return the mean worth over the open cards."""
    together = 0.0
    for i in range(len(hands.start)):
        together += hands.start_chance[i] * value[hands.start[i]]
    return together


class Duel:
    """The duel, with strategies that get better with every round of learning."""

    def __init__(self, deck: vec[i64], price: float, token: float) -> None:
        """Take a deck, the price of a card and the worth of a token, both in stakes."""
        self.hands = Hands(deck)
        self.price = price
        self.token = token
        self.rounds: i64 = 0
        self.first = Learner(self.hands)
        self.second = [Learner(self.hands) for _ in range(SIGNALS)]

    def piles(self, draws: vec[float], reach: vec[float]) -> list[Rival]:
        """Return what the first player's piles hold, by what the second sees of them."""
        hands = self.hands
        piles = [Rival() for _ in range(SIGNALS)]
        for hand in range(hands.count):
            final = reach[hand] * (1.0 - draws[hand])
            if final > 0.0:
                piles[hands.signal[hand]].add(hands.total[hand], hands.cards[hand], final)
        return piles

    def answer(self, draws: vec[float], reach: vec[float]) -> Rival:
        """Return how the second player's attempt ends."""
        hands = self.hands
        rival = Rival()
        for hand in range(hands.count):
            final = reach[hand] * (1.0 - draws[hand])
            if final > 0.0:
                rival.add(hands.total[hand], hands.cards[hand], final)
        return rival

    def first_stops(self, answers: list[Rival]) -> vec[float]:
        """Return what stopping with each hand is worth to the first player, whose signal decides what answer it meets."""
        hands = self.hands
        count: i64 = hands.count
        stops = vec[float]([0.0] * count)
        worths = [answers[signal].worths(signal % BACKS + 1, self.price, self.token) for signal in range(SIGNALS)]
        for hand in range(count):
            stops[hand] = worths[hands.signal[hand]][hands.total[hand]]
        return stops

    def second_stops(self, pile: Rival) -> vec[float]:
        """Return what stopping with each hand is worth to the second player against a pile."""
        hands = self.hands
        count: i64 = hands.count
        stops = vec[float]([0.0] * count)
        worths = [pile.worths(cards, self.price, self.token) for cards in range(MOST_CARDS)]
        for hand in range(count):
            stops[hand] = worths[hands.cards[hand]][hands.total[hand]]
        return stops

    def learn(self) -> None:
        """One round of CFR+: the second player learns, then the first against what the second plays now."""
        self.rounds += 1
        weight = float(self.rounds)
        draws = self.first.now()
        piles = self.piles(draws, self.first.reach(draws))
        answers: list[Rival] = []
        for signal in range(SIGNALS):
            learner, pile = self.second[signal], piles[signal]
            if pile.all > 0.0:
                learner.learn(learner.now(), self.second_stops(pile), self.price * pile.all)
            now = learner.now()
            reach = learner.reach(now)
            learner.remember(now, reach, weight)
            answers.append(self.answer(now, reach))
        self.first.learn(draws, self.first_stops(answers), self.price)
        draws = self.first.now()
        self.first.remember(draws, self.first.reach(draws), weight)

    def exploitability(self) -> tuple[float, float]:
        """Return what a perfect player gains against the averages, in stakes, on the mean of both places; and the first one's value."""
        draws = self.first.average()
        piles = self.piles(draws, self.first.reach(draws))
        second = 0.0
        answers: list[Rival] = []
        for signal in range(SIGNALS):
            pile = piles[signal]
            if pile.all > 0.0:
                second += mean_worth(self.hands, best_worth(self.hands, self.second_stops(pile), self.price * pile.all))
            now = self.second[signal].average()
            answers.append(self.answer(now, self.second[signal].reach(now)))
        first = mean_worth(self.hands, best_worth(self.hands, self.first_stops(answers), self.price))
        return (first + second) / 2.0, (first - second) / 2.0

    def stopping(self) -> list[int]:
        """Return for each signal how much likelier each total is than chance would have it, unlikely signals explained by slips."""
        draws = self.first.average()
        for hand in range(self.hands.count):
            if self.hands.first_child[hand] < self.hands.first_child[hand + 1]:
                draws[hand] = SLIP + (1.0 - 2.0 * SLIP) * draws[hand]
        piles = self.piles(draws, self.first.reach(draws))
        dealt = self.dealt()
        return [number for signal in range(SIGNALS) for number in stopping(piles[signal], dealt[signal])]

    def dealt(self) -> list[Rival]:
        """Return what piles would hold if chance alone dealt their cards, though none after one is over 21."""
        hands = self.hands
        count: i64 = hands.count
        reach = self.first.reach(vec[float]([1.0] * count))
        return self.piles(vec[float]([0.0] * count), reach)

    def cards_of_first(self) -> float:
        """Return how many cards the first player uses on the mean; the price is right when a deck has as many for each mission."""
        draws = self.first.average()
        reach = self.first.reach(draws)
        cards = 1.0
        for hand in range(self.hands.count):
            cards += reach[hand] * draws[hand]
        return cards


def thousandths(number: float) -> int:
    """Return a number as it is written into the tables."""
    return int(1000.0 * number + (0.5 if number >= 0.0 else -0.5))


def stopping(pile: Rival, dealt: Rival) -> list[int]:
    """Return how much likelier each total of a pile is than chance would have it, in thousandths of the likeliest."""
    ratios = [pile.share(total) / dealt.share(total) if dealt.share(total) > 0.0 else 0.0 for total in range(TOTALS)]
    most = max(ratios)
    return [thousandths(ratio / most) if most > 0.0 else 1000 for ratio in ratios]
