"""The offers a dealer makes: trades after which both parties stand better, most of all against the leader."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.game import Proposal
from backroom.core.position import Position
from backroom.games.megacorps.bot import estimate
from backroom.games.megacorps.moves import (
    ACCEPT,
    COUNTRY_BLOCK,
    GIVE,
    HUNDREDS,
    INDUSTRY_BLOCK,
    NO_MORE,
    OFFER,
    PARTNER,
    PLACE_BLOCK,
    WANT,
)
from backroom.games.megacorps.offers import stands
from backroom.games.megacorps.rules import MegaCorpsPosition
from backroom.games.megacorps.state import ACTION, COUNTRY_ITEM, LEFT_TO_MAKE, NO_ITEM
from backroom.games.megacorps.value import standing
from backroom.games.megacorps.vocabulary import BOXES, BOXES_EACH, PLACES, SIMPLE_DEALS

LEAST_GAIN: Final = 1.0
PARTNER_SHARE: Final = 0.2
PLAIN_GAIN: Final = 1.0


class Trade:
    """A trade under consideration: an item each way, and money from the proposer (or to, if below zero)."""

    def __init__(self, table: MegaCorpsPosition) -> None:
        """Begin with nothing worth offering at a table."""
        self.table = table
        self.gain = LEAST_GAIN
        self.partner: i64 = -1
        self.give: i64 = NO_ITEM
        self.want: i64 = NO_ITEM
        self.money: i64 = 0


def things_of(s: MegaCorpsPosition, seat: i64) -> vec[i64]:
    """Return the companies and countries of a seat, and nothing."""
    items = vec[i64]([NO_ITEM])
    for box in range(BOXES):
        if s.company[box] == seat:
            items = append(items, box)
    for place in range(PLACES):
        if s.country[place] == seat:
            items = append(items, COUNTRY_ITEM + place)
    return items


def pass_on(s: MegaCorpsPosition, item: i64, seat: i64) -> None:
    """Give an item to a seat."""
    if item >= COUNTRY_ITEM:
        s.country[item - COUNTRY_ITEM] = seat
    elif item != NO_ITEM:
        s.company[item] = seat


def find_trade(s: MegaCorpsPosition, seat: i64) -> Trade:
    """Return the trade that gains most and still leaves the partner a share of the gain."""
    trade = Trade(s)
    before = standing(s, seat)
    own = things_of(s, seat)
    for partner in range(s.players):
        if partner == seat or s.gone(partner) or stands(s, seat, partner):
            continue
        partner_before = standing(s, partner)
        theirs = things_of(s, partner)
        for give in own:
            for want in theirs:
                if give == NO_ITEM and want == NO_ITEM:
                    continue
                after = s.copy()
                pass_on(after, give, partner)
                pass_on(after, want, seat)
                weigh(trade, after, seat, partner, before, partner_before, give, want)
    return trade


def plainly_good(s: MegaCorpsPosition, after: MegaCorpsPosition, seat: i64, partner: i64) -> bool:
    """Tell whether both gain by the plain reckoning too: of many trades the one that looks best is else often one that is misjudged."""
    return estimate(after, seat) >= estimate(s, seat) + PLAIN_GAIN and estimate(after, partner) >= estimate(s, partner) + PLAIN_GAIN


def weigh(
    trade: Trade,
    after: MegaCorpsPosition,
    seat: i64,
    partner: i64,
    before: float,
    partner_before: float,
    give: i64,
    want: i64,
) -> None:
    """Find the money that shares the gain of a trade, and keep the trade if it is the best so far."""
    gain = standing(after, seat) - before
    partner_gain = standing(after, partner) - partner_before
    shared = gain + partner_gain
    if shared <= trade.gain + LEAST_GAIN:
        return
    # A euro that changes hands moves both gains by about the same; the partner is left a share that makes it say yes.
    euro = 1.0 + 0.75 / float(max(1, after.rivals_left() - 1))
    left: float = max(LEAST_GAIN, PARTNER_SHARE * shared)
    money: i64 = int((left - partner_gain) / euro) + 1
    money = min(money, after.money[seat]) if money > 0 else -min(-money, after.money[partner])
    simple_clash = after.deals == SIMPLE_DEALS and ((money > 0 and give != NO_ITEM) or (money < 0 and want != NO_ITEM))
    if simple_clash:
        return
    after.money[seat] -= money
    after.money[partner] += money
    own_gain = standing(after, seat) - before
    if (
        own_gain > trade.gain
        and standing(after, partner) - partner_before >= LEAST_GAIN
        and plainly_good(trade.table, after, seat, partner)
    ):
        trade.gain = own_gain
        trade.partner = partner
        trade.give = give
        trade.want = want
        trade.money = money


def offer(world: Position, seat: i64) -> Proposal | None:
    """Return an offer that helps both, or nothing."""
    assert isinstance(world, MegaCorpsPosition)
    if world.deals == 0 or world.phase != ACTION or world.turn != seat or world.offers[LEFT_TO_MAKE + seat] == 0:
        return None
    trade = find_trade(world, seat)
    if trade.partner < 0:
        return None
    chain: list[int] = [int(OFFER), int(PARTNER + trade.partner)]
    chain += money_chain(GIVE, trade.money, world.money[seat])
    chain += item_chain(world, GIVE, trade.give)
    chain.append(int(NO_MORE))
    chain += money_chain(WANT, -trade.money, world.money[trade.partner])
    chain += item_chain(world, WANT, trade.want)
    chain.append(int(NO_MORE))
    return Proposal(chain, int(trade.partner), [int(ACCEPT), int(PARTNER + seat)])


def money_chain(start: i64, money: i64, ceiling: i64) -> list[int]:
    """Return the steps that name a sum on one side of a deal."""
    chain: list[int] = []
    if money <= 0:
        return chain
    if ceiling >= 100:
        chain.append(start + money // 100)
    if ceiling >= 10:
        chain.append(start + HUNDREDS + money // 10 % 10)
    chain.append(start + HUNDREDS + 10 + money % 10)
    return chain


def item_chain(world: MegaCorpsPosition, start: i64, item: i64) -> list[int]:
    """Return the steps that name an item on one side of a deal."""
    if item == NO_ITEM:
        return []
    if item >= COUNTRY_ITEM:
        return [start + COUNTRY_BLOCK + item - COUNTRY_ITEM]
    return [start + INDUSTRY_BLOCK + item // BOXES_EACH, start + PLACE_BLOCK + world.edition.box_place[item]]
