"""Making and answering offers, as short chains of choices (MEG-T1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.megacorps.events import DealMade, OfferMade, OfferRejected, OfferWithdrawn
from backroom.games.megacorps.flow import add_digit, amount_steps, begin_amount
from backroom.games.megacorps.moves import (
    ACCEPT,
    CARD_BLOCK,
    COUNTER,
    COUNTRY_BLOCK,
    GIVE,
    INDUSTRY_BLOCK,
    MERCENARIES_BLOCK,
    MOST_MERCENARIES,
    NO_MORE,
    OFFER,
    PARTNER,
    PLACE_BLOCK,
    REJECT,
    WANT,
    WITHDRAW,
)
from backroom.games.megacorps.offers import (
    can_give,
    cards_in,
    close_offer,
    hand_over,
    holds_cards,
    lapse_offers,
    lose_card,
    place_of,
    stands,
    tell_terms,
)
from backroom.games.megacorps.state import (
    CARD_ITEM,
    COUNTRY_ITEM,
    DRAFT,
    ITEMS,
    LEFT_TO_MAKE,
    NO_ITEM,
    NOBODY,
    OFFER_LENGTH,
    ROW,
    SIDE_LENGTH,
    State,
)
from backroom.games.megacorps.vocabulary import BOXES, BOXES_EACH, CARDS, INDUSTRIES, PLACES, SIMPLE_DEALS

# Steps of a deal in the making. The first five follow the order of the steps OFFER to WITHDRAW.
WHOM_TO_OFFER: Final[i64] = 1
WHOM_TO_COUNTER: Final[i64] = 2
WHOSE_TO_ACCEPT: Final[i64] = 3
WHOSE_TO_REJECT: Final[i64] = 4
WHOSE_TO_WITHDRAW: Final[i64] = 5
GIVING: Final[i64] = 6
GIVING_MONEY: Final[i64] = 7
GIVING_COMPANY: Final[i64] = 8
WANTING: Final[i64] = 9
WANTING_MONEY: Final[i64] = 10
WANTING_COMPANY: Final[i64] = 11

# Things are named in one order: money, mercenaries, then items by number.
NOTHING_NAMED: Final[i64] = -4
MONEY_NAMED: Final[i64] = -3
MERCENARIES_NAMED: Final[i64] = -2


def has_anything(s: State, seat: i64) -> bool:
    """Tell whether a seat has anything to trade."""
    if s.money[seat] > 0 or s.mercenaries[seat] > 0 or s.hand_size(seat) > 0:
        return True
    for place in range(PLACES):
        if s.country[place] == seat:
            return True
    for box in range(BOXES):
        if s.company[box] == seat:
            return True
    return False


def can_offer(s: State, seat: i64, partner: i64) -> bool:
    """Tell whether there is anything that two seats could trade."""
    return partner != seat and not s.gone(partner) and (has_anything(s, seat) or has_anything(s, partner))


def can_accept(s: State, seat: i64, partner: i64) -> bool:
    """Things are checked again at acceptance (MEG-T1)."""
    if not stands(s, partner, seat):
        return False
    start = place_of(partner, seat)
    return can_give(s, partner, start + 1) and can_give(s, seat, start + 1 + SIDE_LENGTH) and holds_cards(s, seat, start + 1 + SIDE_LENGTH)


def add_openings(s: State, seat: i64, steps: vec[i64]) -> vec[i64]:
    """Add what a seat can do about deals in an open moment to its other steps (MEG-T1)."""
    offered = accepted = received = made = False
    for partner in range(s.players):
        if partner != seat and not s.gone(partner):
            offered = offered or (s.offers[LEFT_TO_MAKE + seat] > 0 and can_offer(s, seat, partner))
            accepted = accepted or can_accept(s, seat, partner)
            received = received or stands(s, partner, seat)
            made = made or stands(s, seat, partner)
    if offered:
        steps = append(steps, OFFER)
        if received:
            steps = append(steps, COUNTER)
    if accepted:
        steps = append(steps, ACCEPT)
    if received:
        steps = append(steps, REJECT)
    if made:
        steps = append(steps, WITHDRAW)
    return steps


def may_deal(s: State, seat: i64) -> bool:
    """Tell whether a seat can do anything about deals."""
    if s.offers[LEFT_TO_MAKE + seat] > 0:
        return True
    for partner in range(s.players):
        if partner != seat and (stands(s, partner, seat) or stands(s, seat, partner)):
            return True
    return False


def deal_steps(s: State, seat: i64) -> vec[i64]:
    """Return the next choices of a deal in the making."""
    if s.dealing <= WHOSE_TO_WITHDRAW:
        return partner_steps(s, seat)
    if s.dealing in (GIVING, WANTING):
        return thing_steps(s, seat)
    if s.dealing == GIVING_MONEY:
        return amount_steps(s, GIVE, 1)
    if s.dealing == WANTING_MONEY:
        return amount_steps(s, WANT, 1)
    start = GIVE if s.dealing == GIVING_COMPANY else WANT
    giver = seat if s.dealing == GIVING_COMPANY else s.offers[DRAFT]
    found: i64 = 0
    for box in range(s.industry * BOXES_EACH, s.industry * BOXES_EACH + BOXES_EACH):
        if s.company[box] == giver and box > s.floor:
            found |= 1 << s.edition.box_place[box]
    steps = vec[i64](capacity=5)
    for place in range(PLACES):
        if (found >> place) & 1 == 1:
            steps = append(steps, start + PLACE_BLOCK + place)
    return steps


def partner_steps(s: State, seat: i64) -> vec[i64]:
    """With whom (MEG-T1)."""
    steps = vec[i64](capacity=5)
    for partner in range(s.players):
        if partner == seat:
            continue
        if s.dealing == WHOM_TO_OFFER:
            fits = can_offer(s, seat, partner)
        elif s.dealing == WHOSE_TO_ACCEPT:
            fits = can_accept(s, seat, partner)
        elif s.dealing == WHOSE_TO_WITHDRAW:
            fits = stands(s, seat, partner)
        else:
            fits = stands(s, partner, seat)
        if fits:
            steps = append(steps, PARTNER + partner)
    return steps


def side_start(s: State) -> i64:
    """Where the side that is being named lies in the draft."""
    return DRAFT + 1 if s.dealing < WANTING else DRAFT + 1 + SIDE_LENGTH


def items_named(s: State, side: i64) -> i64:
    """How many items a side has."""
    count: i64 = 0
    while count < ITEMS and s.offers[side + 2 + count] != NO_ITEM:
        count += 1
    return count


def is_empty(s: State, side: i64) -> bool:
    """Tell whether a side has nothing."""
    return s.offers[side] == 0 and s.offers[side + 1] == 0 and s.offers[side + 2] == NO_ITEM


def thing_steps(s: State, seat: i64) -> vec[i64]:
    """The next thing of a side, or no more; in simple deals one thing each way (MEG-T1)."""
    giving = s.dealing == GIVING
    start = GIVE if giving else WANT
    partner = s.offers[DRAFT]
    giver = seat if giving else partner
    side = side_start(s)
    steps = vec[i64](capacity=32)
    if (s.deals != SIMPLE_DEALS or is_empty(s, side)) and items_named(s, side) < ITEMS:
        if s.floor == NOTHING_NAMED:
            steps = add_money_steps(s, giver, start, steps)
        if s.floor < MERCENARIES_NAMED:
            for number in range(min(MOST_MERCENARIES, s.mercenaries[giver])):
                steps = append(steps, start + MERCENARIES_BLOCK + number)
        steps = add_item_steps(s, giver, start, steps)
    if giving:
        if not is_empty(s, side) or has_anything(s, partner):
            steps = append(steps, NO_MORE)
    elif not is_empty(s, side) or not is_empty(s, DRAFT + 1):
        steps = append(steps, NO_MORE)
    return steps


def add_money_steps(s: State, giver: i64, start: i64, steps: vec[i64]) -> vec[i64]:
    """Add the first digit of a sum."""
    cash: i64 = min(s.money[giver], 1999)
    if cash >= 100:
        for digit in range(cash // 100 + 1):
            steps = append(steps, start + digit)
    elif cash >= 10:
        for digit in range(cash // 10 + 1):
            steps = append(steps, start + 20 + digit)
    else:
        for digit in range(1, cash + 1):
            steps = append(steps, start + 30 + digit)
    return steps


def add_item_steps(s: State, giver: i64, start: i64, steps: vec[i64]) -> vec[i64]:  # noqa: C901
    """Add companies by industry, countries and event cards, from the last named on."""
    for industry in range(INDUSTRIES):
        for box in range(industry * BOXES_EACH, industry * BOXES_EACH + BOXES_EACH):
            if s.company[box] == giver and box > s.floor:
                steps = append(steps, start + INDUSTRY_BLOCK + industry)
                break
    for place in range(PLACES):
        if s.country[place] == giver and COUNTRY_ITEM + place > s.floor:
            steps = append(steps, start + COUNTRY_BLOCK + place)
    side = side_start(s)
    if s.hand_size(giver) <= cards_in(s, side):
        return steps
    for card in range(CARDS):
        # What another holds is not known: any card of the edition can be asked for.
        most = s.cards[giver * ROW + card] if s.dealing == GIVING else s.edition.card_count[card]
        named: i64 = 0
        for i in range(side + 2, side + SIDE_LENGTH):
            if s.offers[i] == CARD_ITEM + card:
                named += 1
        if named < most and CARD_ITEM + card >= s.floor:
            steps = append(steps, start + CARD_BLOCK + card)
    return steps


def begin(s: State, seat: i64, step: i64) -> None:
    """A seat turns to deals."""
    s.dealer = seat
    s.dealing = step - OFFER + 1


def choose(s: State, step: i64) -> None:
    """Take the next choice of a deal in the making."""
    if s.dealing <= WHOSE_TO_WITHDRAW:
        choose_partner(s, step - PARTNER)
    elif step == NO_MORE:
        if s.dealing == GIVING:
            s.dealing = WANTING
            s.floor = NOTHING_NAMED
        else:
            make_offer(s)
    elif s.dealing in (GIVING, WANTING):
        name_thing(s, step - (GIVE if s.dealing == GIVING else WANT))
    elif s.dealing in (GIVING_MONEY, WANTING_MONEY):
        name_digit(s, step - (GIVE if s.dealing == GIVING_MONEY else WANT))
    else:
        start = GIVE if s.dealing == GIVING_COMPANY else WANT
        add_item(s, s.box_in(s.industry, step - start - PLACE_BLOCK))
        s.industry = NOBODY
        s.dealing -= 2


def choose_partner(s: State, partner: i64) -> None:
    """With whom; an answer is carried out at once."""
    seat = s.dealer
    if s.dealing == WHOSE_TO_ACCEPT:
        accept(s, seat, partner)
    elif s.dealing == WHOSE_TO_REJECT:
        close_offer(s, partner, seat)
        if s.facts is not None:
            s.facts.append(OfferRejected(seat, partner))
    elif s.dealing == WHOSE_TO_WITHDRAW:
        close_offer(s, seat, partner)
        if s.facts is not None:
            s.facts.append(OfferWithdrawn(seat, partner))
    else:
        if s.dealing == WHOM_TO_COUNTER:
            close_offer(s, partner, seat)
            if s.facts is not None:
                s.facts.append(OfferRejected(seat, partner))
        s.offers = s.offers[:]
        s.offers[DRAFT] = partner
        for i in range(DRAFT + 1, DRAFT + OFFER_LENGTH):
            s.offers[i] = NO_ITEM
        for side in range(DRAFT + 1, DRAFT + OFFER_LENGTH, SIDE_LENGTH):
            s.offers[side] = 0
            s.offers[side + 1] = 0
        s.dealing = GIVING
        s.floor = NOTHING_NAMED
        return
    put_down(s)


def put_down(s: State) -> None:
    """A deal is no longer in the making."""
    s.dealer = NOBODY
    s.dealing = 0
    s.floor = NOBODY
    s.amount = 0
    s.ceiling = 0
    s.digit = 0


def name_thing(s: State, thing: i64) -> None:
    """Add a thing, counted from the start of its block."""
    s.offers = s.offers[:]
    side = side_start(s)
    if thing < MERCENARIES_BLOCK:
        begin_amount(s, s.money[s.dealer if s.dealing == GIVING else s.offers[DRAFT]])
        s.dealing += 1
        name_digit(s, thing)
    elif thing < INDUSTRY_BLOCK:
        s.offers[side + 1] = thing - MERCENARIES_BLOCK + 1
        s.floor = MERCENARIES_NAMED
    elif thing < PLACE_BLOCK:
        s.industry = thing - INDUSTRY_BLOCK
        s.dealing += 2
    elif thing < CARD_BLOCK:
        add_item(s, COUNTRY_ITEM + thing - COUNTRY_BLOCK)
    else:
        add_item(s, CARD_ITEM + thing - CARD_BLOCK)


def name_digit(s: State, digit: i64) -> None:
    """A sum is named from its highest digit on."""
    if add_digit(s, digit):
        s.offers = s.offers[:]
        s.dealing -= 1
        s.offers[side_start(s)] = s.amount
        s.floor = MONEY_NAMED


def add_item(s: State, item: i64) -> None:
    """Add a company, a country or a card."""
    s.offers = s.offers[:]
    side = side_start(s)
    s.offers[side + 2 + items_named(s, side)] = item
    s.floor = item


def make_offer(s: State) -> None:
    """The offer stands until answered, withdrawn, replaced or impossible; one for each pair and direction (MEG-T1)."""
    seat = s.dealer
    partner = s.offers[DRAFT]
    s.offers = s.offers[:]
    start = place_of(seat, partner)
    if s.offers[start] == 0:
        s.standing += 1
    s.offers[start] = 1
    for i in range(1, OFFER_LENGTH):
        s.offers[start + i] = s.offers[DRAFT + i]
    for i in range(DRAFT, DRAFT + OFFER_LENGTH):
        s.offers[i] = 0
    s.offers[LEFT_TO_MAKE + seat] -= 1
    if s.facts is not None:
        s.facts.append(OfferMade(seat, partner))
        tell_terms(s, seat, partner, start + 1)
        tell_terms(s, partner, seat, start + 1 + SIDE_LENGTH)
    put_down(s)


def accept(s: State, seat: i64, partner: i64) -> None:
    """The deal is carried out whole; offers that it makes impossible lapse (MEG-T1)."""
    start = place_of(partner, seat)
    gives = cards_in(s, start + 1)
    wants = cards_in(s, start + 1 + SIDE_LENGTH)
    if s.facts is not None:
        s.facts.append(DealMade(seat, partner))
        tell_terms(s, partner, seat, start + 1)
        tell_terms(s, seat, partner, start + 1 + SIDE_LENGTH)
    hand_over(s, partner, seat, start + 1)
    hand_over(s, seat, partner, start + 1 + SIDE_LENGTH)
    close_offer(s, partner, seat)
    if gives > 0:
        lose_card(s, partner)
    if wants > 0:
        lose_card(s, seat)
    if s.standing > 0:
        lapse_offers(s)
