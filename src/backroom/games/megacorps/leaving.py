"""Leaving the game at any moment (MEG-T2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.megacorps import buy, flow, hire, payout, setup, votes, war
from backroom.games.megacorps.events import Left
from backroom.games.megacorps.industry import finish
from backroom.games.megacorps.offers import close_offer, stands
from backroom.games.megacorps.setup import hand_words
from backroom.games.megacorps.state import (
    ACTION,
    BALLOT,
    BID,
    BUY_AGAIN,
    CHAIN,
    CHOOSE_MEGACORP,
    DEAL_HAND,
    DISCARDS,
    HELP_PRICED,
    HIRE_ASKED,
    HIRE_PRICED,
    LEAVE_ASKED,
    LEAVE_PRICED,
    NOBODY,
    PAUSE,
    PAYOUT_WINDOW,
    ROW,
    SPOILS,
    TAKE_COMPANY,
    WINDOW,
    State,
)
from backroom.games.megacorps.vocabulary import BOXES, CARDS, NO_DEALS, PLACES, UNOWNED


def leave(s: State, seat: i64) -> None:
    """Who leaves loses all; play goes on with the others (MEG-T2)."""
    if s.facts is not None:
        s.facts.append(Left(seat, hand_words(s, seat)))
    s.left |= 1 << seat
    clear_table(s, seat)
    if s.rivals_left() == 1:
        flow.forget(s)
        s.passed = 0
        s.ballots = vec[i64]()
        finish(s)
        return
    if s.active == seat:
        s.active = s.next_left(seat)
    go_on(s, seat)


def clear_table(s: State, seat: i64) -> None:  # noqa: C901
    """Tokens off the board, cards discarded, money and mercenaries gone, offers void; the Paid card goes to nobody (MEG-T2)."""
    for box in range(BOXES):
        if s.company[box] == seat:
            s.company[box] = UNOWNED
    for place in range(PLACES):
        if s.country[place] == seat:
            s.country[place] = NOBODY
    for card in range(CARDS):
        while s.cards[seat * ROW + card] > 0:
            s.move_card(seat * ROW, DISCARDS, card)
    s.money[seat] = 0
    s.mercenaries[seat] = 0
    if s.paid == seat:
        s.paid = NOBODY
    if s.deals != NO_DEALS:
        for other in range(s.players):
            if other != seat:
                if stands(s, seat, other):
                    close_offer(s, seat, other)
                if stands(s, other, seat):
                    close_offer(s, other, seat)


def go_on(s: State, seat: i64) -> None:  # noqa: C901, PLR0912
    """What was being decided goes on without the leaver (MEG-T2)."""
    phase = s.phase
    if phase == CHOOSE_MEGACORP:
        if s.turn == seat:
            setup.next_chooser(s)
    elif phase == DEAL_HAND:
        if s.dealt == seat:
            setup.next_hand(s)
    elif phase == TAKE_COMPANY:
        if s.turn == seat:
            setup.next_taker(s)
    elif phase < CHOOSE_MEGACORP:
        s.seat = s.active  # the draw is another's now
    elif phase == PAYOUT_WINDOW:
        if s.turn == seat:
            payout.ask(s, (seat + 1) % s.players)
    elif phase == BID:
        votes.close_bids(s)
    elif phase == BALLOT:
        drop_vote(s, seat)
    elif phase < CHAIN and s.gone(s.seat) and not s.last_call:
        s.passed = 0  # the leaver's own action ends, a war with its pool
        flow.end_action(s)
    elif phase == WINDOW:
        s.seat = s.active if s.last_call else s.seat
        flow.ask_window(s)
    elif phase in (LEAVE_ASKED, LEAVE_PRICED):
        if s.country[s.edition.box_place[s.box]] == NOBODY:
            buy.complete(s)
    elif phase in (HIRE_ASKED, HIRE_PRICED):
        if s.company[s.box] < 0:
            hire.hire_from_bank(s)
    elif phase == PAUSE:
        if s.turn == seat:
            war.ask(s)
    elif phase == HELP_PRICED:
        if seat in (s.turn, s.helper):
            war.ask(s)
    elif phase == SPOILS:
        if seat in (s.winner, s.loser):
            flow.end_action(s)
    elif phase not in (ACTION, BUY_AGAIN) and s.turn == seat:
        flow.finish_effect(s)  # a later effect of the leaver's card falls away


def drop_vote(s: State, seat: i64) -> None:
    """The leaver's vote is dropped, votes for the leaver are void (MEG-T2)."""
    s.ballots = s.ballots[:]
    s.ballots[seat] = NOBODY
    if s.turn == seat:
        votes.ask_vote(s)
