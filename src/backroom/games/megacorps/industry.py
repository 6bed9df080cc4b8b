"""Competitors, payouts, and the end of the game (MEG-D2, MEG-D3, MEG-E1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import TERMINAL
from backroom.games.megacorps.events import Earned, FinalPayouts, GameEnded, IndustryPaid
from backroom.games.megacorps.state import ENDED, NOBODY, State
from backroom.games.megacorps.vocabulary import BOXES_EACH, INDUSTRIES, NATIONALISED, SYNDICALISED, UNOWNED


def competitors(s: State, industry: i64) -> i64:
    """Unowned and syndicalised companies, players, and nationalised ones that help nobody: one count for all (MEG-D2)."""
    start = industry * BOXES_EACH
    count: i64 = 0
    owners: i64 = 0
    for box in range(start, start + BOXES_EACH):
        owner = s.company[box]
        if owner >= 0:
            if (owners >> owner) & 1 == 0:
                owners |= 1 << owner
                count += 1
        elif owner in (UNOWNED, SYNDICALISED):
            count += 1
    for box in range(start, start + BOXES_EACH):
        if s.company[box] == NATIONALISED:
            ruler = s.country[s.edition.box_place[box]]
            if ruler == NOBODY or (owners >> ruler) & 1 == 0:
                count += 1
    return count


def earnings(s: State, count: i64) -> i64:
    """What each owned company earns for a number of competitors (MEG-D3)."""
    return s.edition.payouts[max(0, min(5, count))]


def pay_industry(s: State, industry: i64, change: i64) -> None:
    """Each owned company earns; others earn nothing (MEG-D3, MEG-D4)."""
    count: i64 = max(0, min(5, min(5, competitors(s, industry)) + change)) if change != 0 else min(5, competitors(s, industry))
    each = earnings(s, count)
    start = industry * BOXES_EACH
    for box in range(start, start + BOXES_EACH):
        owner = s.company[box]
        if owner >= 0:
            s.money[owner] += each
    if s.facts is not None:
        word = s.edition.industry_words[industry]
        s.facts.append(IndustryPaid(word, count, each))
        for seat in range(s.players):
            companies = s.companies_of(seat, industry)
            if companies > 0:
                s.facts.append(Earned(seat, companies * each, word))


def finish(s: State) -> None:
    """Each industry pays once more, no events; then the game is over (MEG-E1, MEG-V7)."""
    if s.facts is not None:
        s.facts.append(FinalPayouts())
    for industry in range(INDUSTRIES):
        pay_industry(s, industry, 0)
    s.phase = ENDED
    s.turn = TERMINAL
    if s.facts is not None:
        places = ranks(s)
        winners = tuple([seat for seat in range(s.players) if places[seat] == 1])
        s.facts.append(GameEnded(winners, tuple([int(money) for money in s.money])))


def ranks(s: State) -> vec[i64]:
    """Most money wins, ties stay ties (MEG-E1); those who left come last (MEG-T2)."""
    found = vec[i64]([1] * s.players)
    for seat in range(s.players):
        for other in range(s.players):
            if (s.gone(seat) and not s.gone(other)) or (s.gone(seat) == s.gone(other) and s.money[other] > s.money[seat]):
                found[seat] += 1
    return found
