"""Hiring mercenaries (MEG-H1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.megacorps.events import HireAsked, Hired, HireRefused, MercenaryHired, PriceDeclined, PriceNamed
from backroom.games.megacorps.flow import add_digit, begin_amount, end_action
from backroom.games.megacorps.moves import AMOUNT, MERCENARIES, PAY, PRICE
from backroom.games.megacorps.state import HIRE_ASKED, HIRE_COUNT, HIRE_PRICE, HIRE_PRICED, NOBODY, State
from backroom.games.megacorps.vocabulary import ABSENT, BOXES, BOXES_EACH


def trains(s: State, box: i64) -> bool:
    """Defense companies, after Clone Soldiers Biotech too (MEG-H1, MEG-V6)."""
    return (s.hiring >> (box // BOXES_EACH)) & 1 == 1 and s.company[box] != ABSENT


def can_hire(s: State, seat: i64) -> bool:
    """Not offered where nothing can be gained (MEG-H1)."""
    for box in range(BOXES):
        if trains(s, box) and (s.company[box] >= 0 or s.money[seat] >= s.edition.mercenary):
            return True
    return False


def bank_companies(s: State) -> i64:
    """How many companies sell for the fixed price: unowned, nationalised, syndicalised (MEG-H1)."""
    count: i64 = 0
    for box in range(BOXES):
        if trains(s, box) and s.company[box] < 0:
            count += 1
    return count


def count_steps(s: State) -> vec[i64]:
    """How many of those to hire, as far as the money goes (MEG-H1)."""
    most: i64 = bank_companies(s)
    if s.edition.mercenary > 0:
        most = min(most, s.money[s.turn] // s.edition.mercenary)
    steps = vec[i64](capacity=6)
    for count in range(most + 1):
        steps = append(steps, MERCENARIES + count)
    return steps


def begin(s: State) -> None:
    """Own companies give theirs for nothing; then the bank's (MEG-H1)."""
    s.phase = HIRE_COUNT


def hire(s: State, count: i64) -> None:
    """Own ones first, then those of the bank, then company by company (MEG-H1)."""
    seat = s.turn
    own: i64 = 0
    for box in range(BOXES):
        if trains(s, box) and s.company[box] == seat:
            own += 1
    s.mercenaries[seat] += own + count
    s.money[seat] -= count * s.edition.mercenary
    if s.facts is not None:
        s.facts.append(Hired(seat, own, count, count * s.edition.mercenary))
    ask_from(s, 0)


def ask_from(s: State, first: i64) -> None:
    """The next company of another player (MEG-H1)."""
    s.price = 0
    s.amount = 0
    s.ceiling = 0
    for box in range(first, BOXES):
        if trains(s, box) and s.company[box] >= 0 and s.company[box] != s.seat:
            s.box = box
            s.phase = HIRE_ASKED
            s.turn = s.company[box]
            if s.facts is not None:
                words = (s.edition.industry_words[box // BOXES_EACH], s.edition.place_words[s.edition.box_place[box]])
                s.facts.append(HireAsked(s.seat, s.turn, words[0], words[1]))
            return
    s.box = NOBODY
    end_action(s)


def answer(s: State, step: i64) -> None:
    """The owner refuses or names a price (MEG-H1)."""
    if step == PRICE:
        begin_amount(s, s.money[s.seat])
        s.phase = HIRE_PRICE
        return
    if s.facts is not None:
        s.facts.append(HireRefused(s.turn, s.seat))
    ask_from(s, s.box + 1)


def name_price(s: State, step: i64) -> None:
    """For nothing, or at a price that is put to the hirer (MEG-H1)."""
    if not add_digit(s, step - AMOUNT):
        return
    s.price = s.amount
    if s.price == 0:
        give_mercenary(s)
        return
    if s.facts is not None:
        s.facts.append(PriceNamed(s.turn, s.seat, s.price))
    s.phase = HIRE_PRICED
    s.turn = s.seat


def give_mercenary(s: State) -> None:
    """The owner is paid and the hirer has one more (MEG-H1)."""
    owner = s.company[s.box]
    s.money[s.seat] -= s.price
    s.money[owner] += s.price
    s.mercenaries[s.seat] += 1
    if s.facts is not None:
        s.facts.append(MercenaryHired(s.seat, owner, s.price))
    ask_from(s, s.box + 1)


def answer_price(s: State, step: i64) -> None:
    """The hirer pays or declines (MEG-H1)."""
    if step == PAY:
        give_mercenary(s)
        return
    if s.facts is not None:
        s.facts.append(PriceDeclined(s.seat, s.company[s.box]))
    ask_from(s, s.box + 1)


def hire_from_bank(s: State) -> None:
    """The owner has left: the mercenary costs the fixed price (MEG-T2)."""
    if s.money[s.seat] >= s.edition.mercenary:
        s.money[s.seat] -= s.edition.mercenary
        s.mercenaries[s.seat] += 1
        if s.facts is not None:
            s.facts.append(Hired(s.seat, 0, 1, s.edition.mercenary))
    ask_from(s, s.box + 1)
