"""What a position is worth to a seat, for bots that look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.new_corp_order.data import CONGLOMERATES, CONSULTANTS
from backroom.games.new_corp_order.score import (
    captured_agents,
    consultant_points,
    is_objective,
    objective_tiles,
    place,
    solo_points,
)
from backroom.games.new_corp_order.state import NOT_TRIGGERED, ODS, State

# Weights set by judgement; `backroom simulate` shows what they are worth against other bots.
HAND_CARD: Final = 0.35
UPRIGHT_CARD: Final = 0.12
SHARE: Final = 0.05
LEAD: Final = 0.12
CAPTURED: Final = 0.05
SPARE_CONSULTANT: Final = 0.3


def estimate(s: State, seat: i64) -> float:
    """Return the seat's prospects less those of its strongest rival."""
    if s.solo():
        return solo_prospects(s)
    rival = -1000.0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, prospects(s, other, own=False))
    return prospects(s, seat, own=True) - 0.7 * rival


def prospects(s: State, seat: i64, own: bool) -> float:
    """Points as things stand, with something for what can still become points; rivals' objectives are not known."""
    early = 1.0 if s.turns_left == NOT_TRIGGERED else float(s.turns_left) / float(s.players + 1)
    value = float(consultant_points(s, seat)) + CAPTURED * float(captured_agents(s, seat))
    held: i64 = 0
    for consultant in range(CONSULTANTS):
        held += s.consultants[seat * 4 + consultant]
    value += SPARE_CONSULTANT * early * float(held)
    for conglomerate in range(CONGLOMERATES):
        value += conglomerate_prospects(s, seat, conglomerate, own, early)
    return value


def conglomerate_prospects(s: State, seat: i64, conglomerate: i64, own: bool, early: float) -> float:
    """Points of a conglomerate as things stand, how sure they are, and cards that can still be played for it."""
    i = seat * 4 + conglomerate
    tiles = float(s.tiles_of(conglomerate))
    matching = float(objective_tiles(s, seat, conglomerate)) if own else 0.0
    worth = tiles + matching
    value = 0.0
    rank = place(s, seat, conglomerate)
    if rank > 0:
        value += float(3 - rank) * tiles + 2.0 * matching
    shares = s.shares(seat, conglomerate)
    best: i64 = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.shares(other, conglomerate))
    lead: i64 = max(-4, min(4, shares - best))
    value += worth * (LEAD * float(lead) + SHARE * float(shares))
    hand = HAND_CARD * float(s.hand[i]) * (1.0 if worth > 2.0 else 0.6)
    return value + early * (UPRIGHT_CARD * float(s.upright[i]) + hand)


def solo_prospects(s: State) -> float:
    """Objective tiles of the player less those of ODS, how safe they are, and cards to act with."""
    value = 2.0 * float(solo_points(s, 0) - solo_points(s, ODS))
    value += 0.3 * float(captured_agents(s, 0) - captured_agents(s, ODS))
    for conglomerate in range(CONGLOMERATES):
        side = s.sides_chosen[conglomerate]
        if side >= 0:
            sign = 1.0 if side == 0 else -1.0
            value += sign * 0.12 * float(s.upright[side * 4 + conglomerate] + s.tiles_of(conglomerate))
    for tile in range(s.tiles):
        side = s.sides_chosen[s.conglomerate[tile]]
        sign = 1.0 if side == 0 else -1.0
        wanted = 1.0 if is_objective(s, 0, s.kind[tile]) else 0.3
        strongest: i64 = 0
        for neighbour in s.neighbours(tile):
            if s.sides_chosen[s.conglomerate[neighbour]] != side:
                strongest = max(strongest, s.agents[neighbour])
        safety: i64 = max(-3, min(2, s.agents[tile] - strongest + 1))
        value += sign * wanted * 0.2 * float(safety)
    return value
