"""What a position is worth to a seat, for bots that look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.megacorps.industry import competitors, earnings
from backroom.games.megacorps.state import ENDED, PAYOUT_WINDOW, State
from backroom.games.megacorps.vocabulary import INDUSTRIES, PLACES

RIVAL: Final = 0.7
COUNTRY: Final = 2.0
MERCENARY: Final = 0.5
CARD: Final = 1.0


def estimate(s: State, seat: i64) -> float:
    """Return the seat's prospects less those of its strongest rival."""
    rival = -1000.0
    for other in range(s.players):
        if other != seat and not s.gone(other):
            rival = max(rival, prospects(s, other))
    return prospects(s, seat) - RIVAL * rival


def prospects(s: State, seat: i64) -> float:
    """Money, what the own companies earn in the payouts to come, and a little for all else."""
    value = float(s.money[seat])
    if s.phase == ENDED:
        return value
    # Every industry pays at the end; until then one pays each round, and six or so are worth calling.
    payouts = 1.0 + float(s.deck_size) / 6.0
    for industry in range(INDUSTRIES):
        companies = s.companies_of(seat, industry)
        if companies > 0:
            earned = float(companies * earnings(s, competitors(s, industry)))
            value += payouts * earned
            if s.phase == PAYOUT_WINDOW and s.industry == industry:
                value += earned
    for place in range(PLACES):
        if s.country[place] == seat:
            value += COUNTRY
    return value + MERCENARY * float(s.mercenaries[seat]) + CARD * float(s.hand_size(seat))
