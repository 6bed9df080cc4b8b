"""War: the declaration, the pause for allies, the outcome (MEG-W)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.megacorps.events import Helped, HelpOffered, PriceDeclined, WarDeclared, WarLost, WarOnUnowned, WarWon
from backroom.games.megacorps.flow import add_digit, begin_amount
from backroom.games.megacorps.intervene import offer_spoils
from backroom.games.megacorps.moves import AMOUNT, COUNTRY, DONE, HELP, MERCENARIES, MOST_MERCENARIES, PAY, SIDE, SIDE_NAMES
from backroom.games.megacorps.state import HELP_COUNT, HELP_PRICE, HELP_PRICED, HELP_SIDE, NOBODY, PAUSE, State
from backroom.games.megacorps.vocabulary import INDEPENDENT, PLACES

ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
MOST_OFFERS: Final[i64] = 2


def can_attack(s: State, seat: i64) -> bool:
    """Needs a mercenary, and a country that is not one's own (MEG-W1)."""
    if s.mercenaries[seat] == 0:
        return False
    for place in range(PLACES):
        if s.government[place] < INDEPENDENT and s.country[place] != seat:
            return True
    return False


def target_steps(s: State) -> vec[i64]:
    """Any country not one's own, no independents (MEG-W1)."""
    steps = vec[i64](capacity=16)
    for place in range(PLACES):
        if s.government[place] < INDEPENDENT and s.country[place] != s.turn:
            steps = append(steps, COUNTRY + place)
    return steps


def declare(s: State, place: i64) -> None:
    """War is declared; the pause begins (MEG-W1, MEG-W2)."""
    s.target = place
    s.pool = 0
    s.passed = 0
    s.helped = 0
    if s.facts is not None:
        if s.country[place] == NOBODY:
            s.facts.append(WarOnUnowned(s.seat, s.edition.place_words[place]))
        else:
            s.facts.append(WarDeclared(s.seat, s.country[place], s.edition.place_words[place]))
    ask(s)


def offers_made(s: State, seat: i64) -> i64:
    """How many offers a third player has made in this pause (MEG-W2)."""
    return (s.helped >> (2 * seat)) & 3


def ask(s: State) -> None:
    """Every third player with mercenaries, until all have said done since the last transfer (MEG-W2)."""
    s.help_count = 0
    s.help_side = 0
    s.helper = NOBODY
    s.price = 0
    s.amount = 0
    s.ceiling = 0
    for offset in range(1, s.players):
        seat = (s.seat + offset) % s.players
        third = seat != s.country[s.target] and s.mercenaries[seat] > 0
        if third and (s.passed >> seat) & 1 == 0 and offers_made(s, seat) < MOST_OFFERS:
            s.phase = PAUSE
            s.turn = seat
            return
    resolve(s)


def pause_steps(_s: State) -> vec[i64]:
    """Offer mercenaries or say done (MEG-W2)."""
    return vec[i64]([HELP, DONE])


def answer_pause(s: State, step: i64) -> None:
    """Offer mercenaries or say done (MEG-W2)."""
    if step == DONE:
        s.passed |= 1 << s.turn
        ask(s)
        return
    s.helper = s.turn
    s.helped += 1 << (2 * s.turn)
    s.phase = HELP_SIDE


def choose_side(s: State, side: i64) -> None:
    """To one side (MEG-W2)."""
    s.help_side = side
    s.phase = HELP_COUNT


def count_steps(s: State) -> vec[i64]:
    """As many as the third player has (MEG-W2)."""
    most: i64 = min(MOST_MERCENARIES, s.mercenaries[s.turn])
    steps = vec[i64](capacity=4)
    for count in range(1, most + 1):
        steps = append(steps, MERCENARIES + count)
    return steps


def ally(s: State) -> i64:
    """Who gets the mercenaries; NOBODY for the pool of an unowned country (MEG-W2)."""
    return s.seat if s.help_side == ATTACKER else s.country[s.target]


def choose_count(s: State, count: i64) -> None:
    """How many, then for how much; a pool can't pay (MEG-W2)."""
    s.help_count = count
    if ally(s) == NOBODY:
        transfer(s)
        return
    begin_amount(s, s.money[ally(s)])
    s.phase = HELP_PRICE


def name_price(s: State, step: i64) -> None:
    """For nothing at once; for money the ally is asked (MEG-W2)."""
    if not add_digit(s, step - AMOUNT):
        return
    s.price = s.amount
    if s.price == 0:
        transfer(s)
        return
    if s.facts is not None:
        s.facts.append(HelpOffered(s.turn, ally(s), s.help_count, s.price))
    s.phase = HELP_PRICED
    s.turn = ally(s)


def answer_price(s: State, step: i64) -> None:
    """The ally pays or declines (MEG-W2)."""
    if step == PAY:
        transfer(s)
        return
    if s.facts is not None:
        s.facts.append(PriceDeclined(s.turn, s.helper))
    ask(s)


def transfer(s: State) -> None:
    """Mercenaries change sides; all third players are asked again (MEG-W2)."""
    s.mercenaries[s.helper] -= s.help_count
    friend = ally(s)
    if friend == NOBODY:
        s.pool += s.help_count
    else:
        s.mercenaries[friend] += s.help_count
        s.money[friend] -= s.price
        s.money[s.helper] += s.price
    if s.facts is not None:
        s.facts.append(Helped(s.helper, SIDE_NAMES[s.help_side], s.help_count, s.price))
    s.passed = 0
    ask(s)


def side_steps() -> vec[i64]:
    """The attacker's side or the defender's (MEG-W2)."""
    return vec[i64]([SIDE + ATTACKER, SIDE + DEFENDER])


def resolve(s: State) -> None:
    """Strictly greater wins and takes the country; both sides lose mercenaries (MEG-W1, MEG-W3, MEG-W4)."""
    attacker = s.seat
    defender = s.country[s.target]
    attacking = s.mercenaries[attacker]
    defending = s.pool if defender == NOBODY else s.mercenaries[defender]
    attack = s.force_of(attacker) + attacking
    defence = s.edition.defence[s.target] + defending
    smaller: i64 = min(attacking, defending)
    lost: i64 = min(attacking, max(1, smaller))
    s.mercenaries[attacker] -= lost
    if defender != NOBODY:
        s.mercenaries[defender] -= smaller
    s.passed = 0
    s.pool = 0
    won = attack > defence
    if won:
        s.country[s.target] = attacker
    if s.facts is not None:
        country = s.edition.place_words[s.target]
        if won:
            s.facts.append(WarWon(attacker, country, attack, defence, lost, smaller))
        else:
            s.facts.append(WarLost(attacker, country, attack, defence, lost, smaller))
    if defender == NOBODY:
        offer_spoils(s, attacker, NOBODY)
    elif won:
        offer_spoils(s, attacker, defender)
    else:
        offer_spoils(s, defender, attacker)
