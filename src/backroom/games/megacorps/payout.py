"""Payouts: the action, and the window for cards that change the competitors (MEG-D)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.megacorps.events import CardPlayed, PaidCardTaken, PayoutDeclared
from backroom.games.megacorps.flow import end_action, finish_effect
from backroom.games.megacorps.industry import pay_industry
from backroom.games.megacorps.moves import CARD, INDUSTRY, PASS, PLAY
from backroom.games.megacorps.offers import lose_card
from backroom.games.megacorps.state import DISCARDS, NOBODY, PAYOUT_WINDOW, PLAY_PAYOUT_CARD, ROW, State
from backroom.games.megacorps.vocabulary import BOXES_EACH, CARDS, DURING_PAYOUT, INDUSTRIES, MOST_EFFECTS


def can_pay_out(s: State, seat: i64) -> bool:
    """Not with the Paid card, and once a round in all (MEG-D1, MEG-R3)."""
    return not s.round_paid and s.paid != seat


def industry_steps(s: State) -> vec[i64]:
    """Any industry of the edition can be named (MEG-D1)."""
    steps = vec[i64](capacity=12)
    for industry in range(INDUSTRIES):
        if s.edition.box_place[industry * BOXES_EACH] != NOBODY:
            steps = append(steps, INDUSTRY + industry)
    return steps


def declare_action(s: State, industry: i64) -> None:
    """The payout action of the round (MEG-D1, MEG-R3)."""
    s.round_paid = True
    s.paying_action = True
    declare(s, s.turn, industry)


def declare(s: State, seat: i64, industry: i64) -> None:
    """An industry is to pay out; first comes the window (MEG-D4)."""
    s.industry = industry
    s.payer = seat
    s.change = 0
    s.passed = 0
    if s.facts is not None:
        s.facts.append(PayoutDeclared(seat, s.edition.industry_words[industry]))
    ask(s, seat)


def ask(s: State, first: i64) -> None:
    """Clockwise everyone with event cards in hand, whatever they are, until all have passed (MEG-D4)."""
    for offset in range(s.players):
        seat = (first + offset) % s.players
        if (s.passed >> seat) & 1 == 0 and s.hand_size(seat) > 0:
            s.phase = PAYOUT_WINDOW
            s.turn = seat
            return
    close(s)


def close(s: State) -> None:
    """Money moves; after an action the player takes the Paid card (MEG-D1, MEG-D3)."""
    s.passed = 0
    pay_industry(s, s.industry, s.change)
    s.industry = NOBODY
    s.change = 0
    if not s.paying_action:
        s.payer = NOBODY
        finish_effect(s)
        return
    s.paid = NOBODY if s.gone(s.payer) else s.payer
    if s.facts is not None and s.paid != NOBODY:
        s.facts.append(PaidCardTaken(s.paid))
    end_action(s)


def change_of(s: State, card: i64) -> i64:
    """By how much a card changes the competitors; 0 for other cards."""
    if s.edition.card_timing[card] != DURING_PAYOUT:
        return 0
    return s.edition.effect_from[card * MOST_EFFECTS]


def window_steps(s: State) -> vec[i64]:
    """A card, unless the same kind lies already; or pass (MEG-D4)."""
    steps = vec[i64](capacity=2)
    if len(card_steps(s)) > 0:
        steps = append(steps, PLAY)
    return append(steps, PASS)


def card_steps(s: State) -> vec[i64]:
    """The net change stays between -1 and 1 (MEG-D4)."""
    steps = vec[i64](capacity=2)
    row = s.turn * ROW
    for card in range(CARDS):
        if s.cards[row + card] > 0:
            change = change_of(s, card)
            if change not in (0, s.change):
                steps = append(steps, CARD + card)
    return steps


def answer(s: State, step: i64) -> None:
    """Pass or play (MEG-D4)."""
    if step == PLAY:
        s.phase = PLAY_PAYOUT_CARD
        return
    s.passed |= 1 << s.turn
    ask(s, (s.turn + 1) % s.players)


def play(s: State, card: i64) -> None:
    """A card starts a new lap to the left of its player (MEG-D4)."""
    seat = s.turn
    s.move_card(seat * ROW, DISCARDS, card)
    lose_card(s, seat)
    s.change += change_of(s, card)
    s.passed = 0
    if s.facts is not None:
        s.facts.append(CardPlayed(seat, s.edition.card_words[card]))
    ask(s, (seat + 1) % s.players)
