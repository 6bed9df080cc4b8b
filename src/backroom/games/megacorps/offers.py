"""Offers that stand: what they say, when they lapse, how they are carried out (MEG-T1).

Whether an offer stands never depends on a hidden card: one that gives event cards lapses when its proposer loses any card.
"""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.megacorps.events import (
    OfferLapsed,
    TermCard,
    TermCardUnseen,
    TermCompany,
    TermCountry,
    TermMercenaries,
    TermMoney,
)
from backroom.games.megacorps.state import (
    CARD_ITEM,
    COUNTRY_ITEM,
    ITEMS,
    LEFT_TO_MAKE,
    NO_ITEM,
    OFFER_LENGTH,
    OFFERS_A_MOMENT,
    ROW,
    SIDE_LENGTH,
    State,
)
from backroom.games.megacorps.vocabulary import BOXES_EACH


def place_of(seat: i64, partner: i64) -> i64:
    """Where the offer from one seat to another lies."""
    return (seat * 6 + partner) * OFFER_LENGTH


def stands(s: State, seat: i64, partner: i64) -> bool:
    """Tell whether a seat's offer to another stands."""
    return s.offers[place_of(seat, partner)] == 1


def renew_offers(s: State) -> None:
    """A seat can make so many offers in one open moment, so that deals can neither stall nor flood a table."""
    s.offers = s.offers[:]
    for seat in range(s.players):
        s.offers[LEFT_TO_MAKE + seat] = OFFERS_A_MOMENT


def cards_in(s: State, side: i64) -> i64:
    """How many event cards are on a side of an offer, given by where the side begins."""
    count: i64 = 0
    for i in range(side + 2, side + SIDE_LENGTH):
        if s.offers[i] >= CARD_ITEM:
            count += 1
    return count


def can_give(s: State, seat: i64, side: i64) -> bool:
    """Whether all can see that a seat still has what a side of an offer says; cards are only counted."""
    if s.money[seat] < s.offers[side] or s.mercenaries[seat] < s.offers[side + 1] or s.hand_size(seat) < cards_in(s, side):
        return False
    for i in range(side + 2, side + SIDE_LENGTH):
        item = s.offers[i]
        if item == NO_ITEM:
            break
        if item < COUNTRY_ITEM:
            if s.company[item] != seat:
                return False
        elif item < CARD_ITEM and s.country[item - COUNTRY_ITEM] != seat:
            return False
    return True


def holds_cards(s: State, seat: i64, side: i64) -> bool:
    """Whether a seat holds the event cards of a side of an offer."""
    for i in range(side + 2, side + SIDE_LENGTH):
        item = s.offers[i]
        if item >= CARD_ITEM:
            wanted: i64 = 0
            for j in range(side + 2, side + SIDE_LENGTH):
                if s.offers[j] == item:
                    wanted += 1
            if s.cards[seat * ROW + item - CARD_ITEM] < wanted:
                return False
    return True


def close_offer(s: State, seat: i64, partner: i64) -> None:
    """An offer no longer stands."""
    s.offers = s.offers[:]
    start = place_of(seat, partner)
    for i in range(start, start + OFFER_LENGTH):
        s.offers[i] = 0
    s.standing -= 1


def lapse(s: State, seat: i64, partner: i64) -> None:
    """An offer has become impossible (MEG-T1)."""
    close_offer(s, seat, partner)
    if s.facts is not None:
        s.facts.append(OfferLapsed(seat, partner))


def lapse_offers(s: State) -> None:
    """Offers that have become impossible, as all can see, lapse (MEG-T1)."""
    for seat in range(s.players):
        for partner in range(s.players):
            if seat != partner and stands(s, seat, partner):
                start = place_of(seat, partner)
                if not can_give(s, seat, start + 1) or not can_give(s, partner, start + 1 + SIDE_LENGTH):
                    lapse(s, seat, partner)


def lose_card(s: State, seat: i64) -> None:
    """A seat has parted with a card: its offers that give cards lapse, whichever card it was (MEG-T1)."""
    if s.standing == 0:
        return
    for partner in range(s.players):
        if partner != seat and stands(s, seat, partner) and cards_in(s, place_of(seat, partner) + 1) > 0:
            lapse(s, seat, partner)


def hand_over(s: State, seat: i64, partner: i64, side: i64) -> None:
    """One side of a deal changes hands; a traded company needs no leave (MEG-T1)."""
    s.money[seat] -= s.offers[side]
    s.money[partner] += s.offers[side]
    s.mercenaries[seat] -= s.offers[side + 1]
    s.mercenaries[partner] += s.offers[side + 1]
    for i in range(side + 2, side + SIDE_LENGTH):
        item = s.offers[i]
        if item == NO_ITEM:
            break
        if item < COUNTRY_ITEM:
            s.company[item] = partner
        elif item < CARD_ITEM:
            s.country[item - COUNTRY_ITEM] = partner
        else:
            s.move_card(seat * ROW, partner * ROW, item - CARD_ITEM)


def tell_terms(s: State, seat: i64, partner: i64, side: i64) -> None:
    """Report one side of an offer or a deal; event cards are seen by the two parties only (MEG-T1)."""
    if s.facts is None:
        return
    if s.offers[side] > 0:
        s.facts.append(TermMoney(seat, partner, s.offers[side]))
    if s.offers[side + 1] > 0:
        s.facts.append(TermMercenaries(seat, partner, s.offers[side + 1]))
    for i in range(side + 2, side + 2 + ITEMS):
        item = s.offers[i]
        if item == NO_ITEM:
            break
        if item < COUNTRY_ITEM:
            industry, country = s.edition.industry_words[item // BOXES_EACH], s.edition.place_words[s.edition.box_place[item]]
            s.facts.append(TermCompany(seat, partner, industry, country))
        elif item < CARD_ITEM:
            s.facts.append(TermCountry(seat, partner, s.edition.place_words[item - COUNTRY_ITEM]))
        else:
            s.facts.append(TermCard(seat, partner, s.edition.card_words[item - CARD_ITEM]))
            s.facts.append(TermCardUnseen(seat, partner))
