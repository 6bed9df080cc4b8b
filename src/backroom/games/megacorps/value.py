"""What everybody may expect to have at the end, as the dealer sees it: payouts, who calls which, countries, cards, mercenaries."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.megacorps.industry import competitors, earnings
from backroom.games.megacorps.projection import Projection
from backroom.games.megacorps.state import ENDED, NOBODY, State
from backroom.games.megacorps.vocabulary import BOXES, BOXES_EACH, DICTATORSHIP, KLEPTOCRACY, PLACES, UNOWNED

# Set by judgement; only LEADER was compared by play (0.75 and 1.3).
CARD: Final = 1.5
MERCENARY: Final = 0.6
FORCE: Final = 0.5
THREAT: Final = 0.35
LEADER: Final = 1.3


def worths(s: State) -> vec[float]:
    """Return what each seat may expect to have at the end, in euros."""
    if s.phase == ENDED:
        value = vec[float]([0.0] * s.players)
        for seat in range(s.players):
            value[seat] = float(s.money[seat])
        return value
    value = Projection(s).play()
    add_countries(s, value)
    late = min(1.0, float(s.deck_size) / 4.0)
    for seat in range(s.players):
        if not s.gone(seat):
            value[seat] += late * (CARD * float(s.hand_size(seat)) + MERCENARY * float(min(s.mercenaries[seat], 8)))
    return value


def add_countries(s: State, value: vec[float]) -> None:
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
        stake = float(earnings(s, competitors(s, box // BOXES_EACH)))
        government = s.government[place]
        harm = 0.5 if government == KLEPTOCRACY else 0.35 if government == DICTATORSHIP else 0.2
        if holder >= 0 and holder != owner:
            value[holder] -= late * THREAT * harm * stake
            value[owner] += late * THREAT * harm * stake * (1.0 if government == KLEPTOCRACY else 0.3)


def standing(s: State, seat: i64) -> float:
    """Return the seat's prospects less those of its strongest rival and, lightly, of all."""
    value = worths(s)
    best = -1000.0
    total = 0.0
    for other in range(s.players):
        if other != seat and not s.gone(other):
            best = max(best, value[other])
            total += value[other]
    return value[seat] - LEADER * 0.5 * best - LEADER * 0.5 * total / float(max(1, s.rivals_left() - 1))
