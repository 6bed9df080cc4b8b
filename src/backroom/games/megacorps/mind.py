"""How the dealer thinks: on positions imagined from its view, by what everybody may expect to have at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.core.position import CHANCE, TERMINAL, Position
from backroom.core.rng import Rng
from backroom.games.megacorps.deals import can_accept
from backroom.games.megacorps.moves import (
    ABSTAIN,
    ACCEPT,
    AMOUNT,
    DECLINE,
    DONE,
    HUNDREDS,
    OFFER,
    PARTNER,
    PASS,
    PRICE,
    REFUSE,
    WITHDRAW,
)
from backroom.games.megacorps.rules import MegaCorpsPosition
from backroom.games.megacorps.state import (
    ACTION,
    BALLOT,
    BID,
    BUY_AGAIN,
    HELP_COUNT,
    HELP_PRICED,
    HELP_SIDE,
    HIRE_ASKED,
    HIRE_PRICED,
    LEAVE_ASKED,
    LEAVE_PRICED,
    NOBODY,
    PAUSE,
    PAYOUT_WINDOW,
    SPOILS,
    WINDOW,
)
from backroom.games.megacorps.value import standing

MOST_SETTLING: Final[i64] = 60
WORTH_ACCEPTING: Final = 0.5
MERCENARY_PRICE: Final[i64] = 3
SHADE: Final = 0.6
FLAT_BID: Final[i64] = 5


def settle(s: MegaCorpsPosition, me: i64) -> None:
    """Carry what is pending to its end as if nobody objected: windows pass, nobody helps, owners refuse, voters vote for themselves."""
    for _ in range(MOST_SETTLING):
        phase = s.phase
        turn = s.turn
        if turn in (CHANCE, TERMINAL) or phase in (WINDOW, ACTION):
            return
        if phase == BID:
            settle_bids(s, me)
        elif phase == PAYOUT_WINDOW or phase in (SPOILS, BUY_AGAIN):
            s.apply(turn, PASS)
        elif phase == PAUSE:
            s.apply(turn, DONE)
        elif phase in (HIRE_ASKED, LEAVE_ASKED):
            s.apply(turn, REFUSE)
        elif phase in (LEAVE_PRICED, HIRE_PRICED, HELP_PRICED):
            s.apply(turn, DECLINE)
        elif phase == BALLOT:
            s.apply(turn, ABSTAIN)
        else:
            return


def settle_bids(s: MegaCorpsPosition, me: i64) -> None:
    """Suppose that the bidder gets the country at a usual price."""
    for seat in range(s.players):
        if s.must_act(seat):
            bid: i64 = min(FLAT_BID, s.money[seat]) if seat == me else 0
            for step in amount_chain(bid, s.money[seat]):
                s.apply(seat, step)


def amount_chain(amount: i64, ceiling: i64) -> list[int]:
    """Return the steps that name a sum."""
    chain: list[int] = []
    if ceiling >= 100:
        chain.append(AMOUNT + amount // 100)
    if ceiling >= 10:
        chain.append(AMOUNT + HUNDREDS + amount // 10 % 10)
    chain.append(AMOUNT + HUNDREDS + 10 + amount % 10)
    return chain


def worth(world: MegaCorpsPosition, seat: i64) -> float:
    """Return what a position is worth to a seat once what is pending is settled."""
    settle(world, seat)
    return standing(world, seat)


class Mind:
    """Weighs the moves of one decision."""

    def __init__(self, seat: i64, rng: Rng) -> None:
        """Begin for a seat."""
        self.seat: i64 = seat
        self.rng = rng
        self.best = -1e30
        self.chain: list[int] = []

    def walk(self, world: MegaCorpsPosition, chain: list[int]) -> None:
        """Try every whole move but offers and answers to them."""
        for step in world.legal_steps(self.seat):
            if not chain and OFFER <= step <= WITHDRAW:
                continue
            after = world.copy()
            after.apply(self.seat, step)
            chain.append(step)
            if after.mid_move:
                self.walk(after, chain)
            else:
                self.weigh(worth(after, self.seat), chain)
            chain.pop()

    def weigh(self, value: float, chain: list[int]) -> None:
        """Keep the best; ties are broken at random."""
        value += 1e-6 * float(self.rng.below(1000))
        if value > self.best:
            self.best = value
            self.chain = chain[:]


def decide(world: Position, seat: i64, rng: Rng) -> list[int]:
    """Return the steps of a whole move; offers of its own come from the module `offering`."""
    assert isinstance(world, MegaCorpsPosition)
    if world.phase == BID:
        return bid(world, seat, rng)
    if world.phase in (LEAVE_ASKED, HIRE_ASKED):
        return price(world, seat)
    if world.phase == PAUSE:
        return help_in_war(world, seat)
    if world.deals > 0 and world.standing > 0 and world.phase in (WINDOW, ACTION):
        accepting = accept(world, seat)
        if accepting:
            return accepting
    mind = Mind(seat, rng)
    mind.walk(world, [])
    return mind.chain


def accept(world: MegaCorpsPosition, seat: i64) -> list[int]:
    """Accept the offer that helps most, if any does."""
    best = standing(world, seat) + WORTH_ACCEPTING
    chain: list[int] = []
    for partner in range(world.players):
        if partner != seat and can_accept(world, seat, partner):
            after = world.copy()
            after.apply(seat, ACCEPT)
            after.apply(seat, PARTNER + partner)
            value = standing(after, seat)
            if value > best:
                best = value
                chain = [ACCEPT, PARTNER + partner]
    return chain


def bid(world: MegaCorpsPosition, seat: i64, rng: Rng) -> list[int]:
    """Bid what the country is worth more in the own hands than in those of the rival it helps most, less a little."""
    own = world.copy()
    own.country[world.target] = seat
    mine = standing(own, seat)
    kept = standing(world, seat)
    if world.country[world.target] == seat:
        own.country[world.target] = NOBODY
        kept = standing(own, seat)
    money: i64 = int(SHADE * max(0.0, mine - kept)) + rng.below(2)
    money = max(0, min(money, world.money[seat]))
    return amount_chain(money, world.money[seat])


def price(world: MegaCorpsPosition, seat: i64) -> list[int]:
    """Ask for as much as still leaves the other a gain; refuse where no price makes up for the harm."""
    buyer = world.seat
    ceiling: i64 = world.money[buyer]
    if world.phase == LEAVE_ASKED:
        ceiling -= world.edition.company
    free = world.copy()
    for step in [int(PRICE), *amount_chain(0, ceiling)]:
        free.apply(seat, step)
    no = world.copy()
    no.apply(seat, REFUSE)
    harm = worth(no, seat) - worth(free, seat)
    gain = worth(free, buyer) - worth(no, buyer)
    asked: i64 = max(1, int(0.5 * gain))
    if world.phase == HIRE_ASKED:
        asked = MERCENARY_PRICE
    asked = min(asked, ceiling)
    if asked < 1 or float(asked) < harm:
        return [REFUSE]
    return [int(PRICE), *amount_chain(asked, ceiling)]


def help_in_war(world: MegaCorpsPosition, seat: i64) -> list[int]:
    """Send mercenaries for nothing only where that turns the war to the own good; else say done."""
    mind = Mind(seat, Rng(1))
    done = world.copy()
    done.apply(seat, DONE)
    mind.weigh(worth(done, seat) + 1.0, [DONE])
    helping = world.copy()
    first = helping.legal_steps(seat)[0]
    helping.apply(seat, first)
    assert helping.phase == HELP_SIDE
    for side in helping.legal_steps(seat):
        sided = helping.copy()
        sided.apply(seat, side)
        assert sided.phase == HELP_COUNT
        for count in sided.legal_steps(seat):
            sent = sided.copy()
            sent.apply(seat, count)
            chain: list[int] = [int(first), int(side), int(count)]
            if sent.mid_move:
                zero = amount_chain(0, sent.ceiling)
                for step in zero:
                    sent.apply(seat, step)
                chain += zero
            mind.weigh(worth(sent, seat), chain)
    return mind.chain
