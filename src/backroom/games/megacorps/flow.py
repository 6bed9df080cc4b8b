"""Rounds, actions and open moments (MEG-R), and naming a sum of money digit by digit."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.games.megacorps.events import RoundBegun
from backroom.games.megacorps.industry import finish
from backroom.games.megacorps.moves import HUNDREDS, MOST_MONEY
from backroom.games.megacorps.offers import lapse_offers, renew_offers
from backroom.games.megacorps.state import ACTION, DRAW_EVENT, NOBODY, WINDOW, State

NEXT_EFFECT: Final[i64] = 90
"""Phase that no question belongs to: the next effect of the card is to be carried out."""


def begin_round(s: State) -> None:
    """The active player draws; if the deck is empty the game ends (MEG-R1, MEG-R4)."""
    s.acted = 0
    s.round_paid = False
    s.last_call = False
    if s.deck_size == 0:
        finish(s)
        return
    if s.facts is not None:
        s.facts.append(RoundBegun(s.active, s.deck_size - 1))
    s.seat = s.active
    s.phase = DRAW_EVENT
    s.turn = CHANCE


def end_action(s: State) -> None:
    """The next player clockwise who has not acted, or the last call (MEG-R2, MEG-R5)."""
    s.acted |= 1 << s.seat
    forget(s)
    for offset in range(1, s.players):
        seat = (s.seat + offset) % s.players
        if not s.gone(seat) and (s.acted >> seat) & 1 == 0:
            s.seat = seat
            open_moment(s)
            return
    s.last_call = True
    s.seat = s.active
    open_moment(s)


def forget(s: State) -> None:
    """Clear what was being decided, so that equal positions have equal keys."""
    s.industry = NOBODY
    s.box = NOBODY
    s.refused = 0
    s.price = 0
    s.card = NOBODY
    s.card_player = NOBODY
    s.effect = 0
    s.change = 0
    s.payer = NOBODY
    s.paying_action = False
    s.target = NOBODY
    s.pool = 0
    s.helper = NOBODY
    s.help_side = 0
    s.help_count = 0
    s.helped = 0
    s.winner = NOBODY
    s.loser = NOBODY
    s.amount = 0
    s.ceiling = 0
    s.digit = 0


def open_moment(s: State) -> None:
    """Before each action and in the last call cards can be played and deals made (MEG-R5)."""
    if s.deals > 0:
        renew_offers(s)
    reopen(s)


def reopen(s: State) -> None:
    """A card played asks all again (MEG-R5)."""
    s.passed = 0
    if s.standing > 0:
        lapse_offers(s)
    ask_window(s)


def ask_window(s: State) -> None:
    """Each seat that holds event cards, whatever they are, is asked in turn order; then comes the action (MEG-R5)."""
    for offset in range(s.players):
        seat = (s.seat + offset) % s.players
        if (s.passed >> seat) & 1 == 0 and s.hand_size(seat) > 0:
            s.phase = WINDOW
            s.turn = seat
            return
    s.passed = 0
    if s.last_call:
        s.active = s.next_left(s.active)
        begin_round(s)
    else:
        s.phase = ACTION
        s.turn = s.seat


def pass_window(s: State) -> None:
    """The seat plays no card now (MEG-R5)."""
    s.passed |= 1 << s.turn
    ask_window(s)


def return_to_moment(s: State) -> None:
    """What interrupted the open moment is over (MEG-R5)."""
    if s.gone(s.seat) and not s.last_call:
        end_action(s)
        return
    if s.last_call:
        s.seat = s.active
    forget(s)
    reopen(s)


def finish_effect(s: State) -> None:
    """An effect of a card is carried out; its next one follows (MEG-V1)."""
    s.effect += 1
    s.phase = NEXT_EFFECT


def begin_amount(s: State, ceiling: i64) -> None:
    """Ask for a sum from 0 to the ceiling, from its highest digit on."""
    s.ceiling = min(ceiling, MOST_MONEY)
    s.amount = 0
    s.digit = 2 if s.ceiling >= 100 else 1 if s.ceiling >= 10 else 0


def amount_steps(s: State, start: i64, least: i64) -> vec[i64]:
    """Return the digits that the sum can have at this place."""
    rest = s.ceiling - s.amount
    steps = vec[i64](capacity=20)
    if s.digit == 2:
        for digit in range(rest // 100 + 1):
            steps = append(steps, start + digit)
        return steps
    first = start + HUNDREDS if s.digit == 1 else start + HUNDREDS + 10
    top: i64 = min(9, rest // 10 if s.digit == 1 else rest)
    low: i64 = least if s.digit == 0 and s.amount == 0 else 0
    for digit in range(low, top + 1):
        steps = append(steps, first + digit)
    return steps


def add_digit(s: State, step: i64) -> bool:
    """Add a digit, counted from the start of its block; tell whether the sum is whole."""
    if s.digit == 2:
        s.amount += 100 * step
    elif s.digit == 1:
        s.amount += 10 * (step - HUNDREDS)
    else:
        s.amount += step - HUNDREDS - 10
    s.digit -= 1
    if s.digit >= 0:
        return False
    s.digit = 0
    return True
