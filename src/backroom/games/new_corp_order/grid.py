"""What takeovers of players and of ODS have in common: agents on tiles (NCO-X)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, TILE_NAMES
from backroom.games.new_corp_order.events import AgentsAdded, TookOver
from backroom.games.new_corp_order.state import State


def protected(s: State, tile: i64) -> bool:
    """Tell whether a tile is the last of its conglomerate, which may not be taken over (NCO-X5)."""
    return s.tiles_of(s.conglomerate[tile]) == 1


def tap(s: State, side: i64, conglomerate: i64, cards: i64) -> None:
    """Turn upright cards of an HQ."""
    i = side * 4 + conglomerate
    s.upright[i] -= cards
    s.tapped[i] += cards


def capture(s: State, side: i64, source: i64, target: i64, agents: i64) -> None:
    """One defender goes to the attacker's HQ, the others to the supply; the moved agents stay (NCO-X4)."""
    loser = s.conglomerate[target]
    conglomerate = s.conglomerate[source]
    defenders = s.agents[target]
    s.captured[side * 4 + loser] += 1
    s.supply[loser] += defenders - 1
    s.agents[source] -= agents
    s.agents[target] = agents
    s.conglomerate[target] = conglomerate
    if s.facts is not None:
        names = CONGLOMERATE_NAMES
        s.facts.append(TookOver(side, names[conglomerate], TILE_NAMES[source], TILE_NAMES[target], agents, names[loser], defenders))


def tiles_with(s: State, conglomerate: i64, first_step: i64) -> vec[i64]:
    """Return a step for each tile of a conglomerate."""
    steps = vec[i64](capacity=16)
    for tile in range(s.tiles):
        if s.conglomerate[tile] == conglomerate:
            steps = append(steps, first_step + tile)
    return steps


def add_agents(s: State, side: i64, conglomerate: i64, agents: i64, tile: i64) -> None:
    """Move agents from the supply onto a tile."""
    s.supply[conglomerate] -= agents
    s.agents[tile] += agents
    if s.facts is not None:
        s.facts.append(AgentsAdded(side, CONGLOMERATE_NAMES[conglomerate], agents, TILE_NAMES[tile]))
