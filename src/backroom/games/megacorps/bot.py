"""What a position is worth to a seat, for bots that look ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.megacorps.industry import competitors
from backroom.games.megacorps.state import ENDED, NOBODY, State
from backroom.games.megacorps.vocabulary import BOXES, BOXES_EACH, DICTATORSHIP, INDUSTRIES, KLEPTOCRACY, PLACES, UNOWNED

# Weights found by play against earlier versions (bench/megacorps_dealer.py).
CARD: Final = 1.5
MERCENARY: Final = 0.6
FORCE: Final = 0.5
THREAT: Final = 0.35
PAID: Final = 1.0
LEADER: Final = 0.75


def rounds_left(s: State) -> float:
    """How many payout actions are still to come: one a round, this one's included if it has not been."""
    if s.phase == ENDED:
        return 0.0
    return float(s.deck_size) + (0.0 if s.round_paid else 0.8)


def worths(s: State) -> vec[float]:
    """Return what each seat may expect to have at the end, in euros."""
    value = vec[float]([0.0] * s.players)
    for seat in range(s.players):
        if not s.gone(seat):
            value[seat] = float(s.money[seat])
    if s.phase == ENDED:
        return value
    earn = vec[float]([0.0] * (s.players * INDUSTRIES))
    each = vec[float]([0.0] * INDUSTRIES)
    for industry in range(INDUSTRIES):
        count: i64 = max(0, min(5, competitors(s, industry)))
        each[industry] = float(s.edition.payouts[count])
        for box in range(industry * BOXES_EACH, industry * BOXES_EACH + BOXES_EACH):
            owner = s.company[box]
            if owner >= 0:
                earn[owner * INDUSTRIES + industry] += each[industry]
    add_payouts(s, value, earn)
    add_countries(s, value, each)
    for seat in range(s.players):
        if not s.gone(seat):
            late = min(1.0, float(s.deck_size) / 4.0)
            value[seat] += late * (CARD * float(s.hand_size(seat)) + MERCENARY * float(min(s.mercenaries[seat], 8)))
            if s.paid == seat:
                value[seat] -= PAID * late
    return value


def add_payouts(s: State, value: vec[float], earn: vec[float]) -> None:  # noqa: C901
    """Every industry pays once at the end; until then each player calls what is best for the player against the rest."""
    rivals = float(s.rivals_left())
    calls = rounds_left(s) / rivals
    for seat in range(s.players):
        for industry in range(INDUSTRIES):
            value[seat] += earn[seat * INDUSTRIES + industry]
    for caller in range(s.players):
        if s.gone(caller):
            continue
        best: i64 = NOBODY
        gain = 0.0
        for industry in range(INDUSTRIES):
            own = earn[caller * INDUSTRIES + industry]
            if own > 0.0:
                others = 0.0
                for seat in range(s.players):
                    if seat != caller:
                        others += earn[seat * INDUSTRIES + industry]
                net = own - 0.5 * others / (rivals - 1.0)
                if net > gain:
                    gain = net
                    best = industry
        if best != NOBODY:
            for seat in range(s.players):
                value[seat] += calls * earn[seat * INDUSTRIES + best]


def add_countries(s: State, value: vec[float], each: vec[float]) -> None:
    """Countries let their owner act on companies there, and keep others from it; their force carries wars."""
    late = min(1.0, float(s.deck_size) / 4.0)
    for place in range(PLACES):
        owner = s.country[place]
        if owner != NOBODY:
            value[owner] += late * (1.0 + FORCE * float(s.edition.force[place]))
    for box in range(BOXES):
        place = s.edition.box_place[box]
        holder = s.company[box]
        if place == NOBODY or (holder < 0 and holder != UNOWNED):
            continue
        owner = s.country[place]
        if owner == NOBODY:
            continue
        stake = each[box // BOXES_EACH]
        government = s.government[place]
        harm = 0.5 if government == KLEPTOCRACY else 0.35 if government == DICTATORSHIP else 0.2
        if holder >= 0 and holder != owner:
            value[holder] -= late * THREAT * harm * stake
            value[owner] += late * THREAT * harm * stake * (1.0 if government == KLEPTOCRACY else 0.3)


def estimate(s: State, seat: i64) -> float:
    """Return the seat's prospects less those of its strongest rival and, lightly, of all."""
    value = worths(s)
    best = -1000.0
    total = 0.0
    for other in range(s.players):
        if other != seat and not s.gone(other):
            best = max(best, value[other])
            total += value[other]
    return value[seat] - LEADER * 0.5 * best - LEADER * 0.5 * total / float(max(1, s.rivals_left() - 1))
