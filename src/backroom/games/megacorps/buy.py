"""Buying companies, and leave by anti-trust (MEG-B)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.megacorps.events import Bought, LeaveAsked, LeaveRefused, Passed, PriceDeclined, PriceNamed, PricePaid
from backroom.games.megacorps.flow import add_digit, begin_amount, end_action
from backroom.games.megacorps.moves import AMOUNT, BUY, DECLINE, PASS, PAY, PRICE, REFUSE
from backroom.games.megacorps.state import BITS, BUY_AGAIN, BUY_INDUSTRY, BUY_PLACE, LEAVE_ASKED, LEAVE_PRICE, LEAVE_PRICED, NOBODY, State
from backroom.games.megacorps.vocabulary import BOXES, BOXES_EACH, UNOWNED


def can_buy(s: State, seat: i64) -> bool:
    """There is an unowned company and the money for it (MEG-B1)."""
    if s.money[seat] < s.edition.company:
        return False
    for box in range(BOXES):
        if s.company[box] == UNOWNED and (s.refused >> box) & 1 == 0:
            return True
    return False


def buy_again_steps(s: State) -> vec[i64]:
    """After a refusal: another company, or pass, no other action (MEG-B2)."""
    steps = vec[i64](capacity=2)
    if can_buy(s, s.turn):
        steps = append(steps, BUY)
    return append(steps, PASS)


def buy_again(s: State, step: i64) -> None:
    """Try another company or pass (MEG-B2)."""
    if step == BUY:
        s.phase = BUY_INDUSTRY
        return
    if s.facts is not None:
        s.facts.append(Passed(s.turn))
    end_action(s)


def choose_industry(s: State, industry: i64) -> None:
    """First the industry is named."""
    s.industry = industry
    s.phase = BUY_PLACE


def leave_needed_from(s: State, seat: i64, box: i64) -> i64:
    """The other player who must agree, if the buyer already has a company of that industry; or NOBODY (MEG-B2)."""
    owner = s.country[s.edition.box_place[box]]
    if owner in (NOBODY, seat):
        return NOBODY
    return owner if s.companies_of(seat, box // BOXES_EACH) > 0 else NOBODY


def choose_company(s: State, place: i64) -> None:
    """Then the country: the company is bought, or its country's owner is asked (MEG-B1, MEG-B2)."""
    s.box = s.box_in(s.industry, place)
    owner = leave_needed_from(s, s.turn, s.box)
    if owner == NOBODY:
        complete(s)
        return
    if s.facts is not None:
        s.facts.append(LeaveAsked(s.seat, owner, s.edition.industry_words[s.industry], s.edition.place_words[place]))
    s.phase = LEAVE_ASKED
    s.turn = owner


def complete(s: State) -> None:
    """The company for its price to the bank (MEG-B1)."""
    s.money[s.seat] -= s.edition.company
    s.company[s.box] = s.seat
    if s.facts is not None:
        place = s.edition.box_place[s.box]
        words = (s.edition.industry_words[s.box // BOXES_EACH], s.edition.place_words[place])
        s.facts.append(Bought(s.seat, words[0], words[1], s.edition.company))
    end_action(s)


def refuse_or_price_steps() -> vec[i64]:
    """The owner refuses or names a price (MEG-B2, MEG-H1)."""
    return vec[i64]([REFUSE, PRICE])


def answer_leave(s: State, step: i64) -> None:
    """Refuse, or name a price that the buyer can pay (MEG-B2)."""
    if step == PRICE:
        begin_amount(s, s.money[s.seat] - s.edition.company)
        s.phase = LEAVE_PRICE
        return
    if s.facts is not None:
        s.facts.append(LeaveRefused(s.turn, s.seat))
    refused(s)


def refused(s: State) -> None:
    """Each company is asked for once in an action (MEG-B2)."""
    s.refused |= BITS[s.box]
    s.box = NOBODY
    s.industry = NOBODY
    s.price = 0
    s.amount = 0
    s.ceiling = 0
    s.phase = BUY_AGAIN
    s.turn = s.seat


def name_leave_price(s: State, step: i64) -> None:
    """A price of 0 is free, any other is put to the buyer (MEG-B2)."""
    if not add_digit(s, step - AMOUNT):
        return
    if s.facts is not None:
        s.facts.append(PriceNamed(s.turn, s.seat, s.amount))
    s.price = s.amount
    if s.price == 0:
        complete(s)
    else:
        s.phase = LEAVE_PRICED
        s.turn = s.seat


def pay_or_decline_steps() -> vec[i64]:
    """Pay the price or decline (MEG-B2, MEG-H1)."""
    return vec[i64]([PAY, DECLINE])


def answer_leave_price(s: State, step: i64) -> None:
    """The buyer pays the owner and gets the company, or declines (MEG-B2)."""
    owner = s.country[s.edition.box_place[s.box]]
    if step == PAY:
        s.money[s.seat] -= s.price
        s.money[owner] += s.price
        if s.facts is not None:
            s.facts.append(PricePaid(s.seat, owner, s.price))
        complete(s)
        return
    if s.facts is not None:
        s.facts.append(PriceDeclined(s.seat, owner))
    refused(s)
