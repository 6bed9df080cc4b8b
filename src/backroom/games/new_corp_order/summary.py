"""What a view adds up to: shares and places, what a turn can begin with, how a takeover stands, the final score in its parts."""

from __future__ import annotations

from typing import Any

from backroom.games.new_corp_order import infiltrate, score, takeover
from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, CONGLOMERATES, CONSULTANTS, TILE_NAMES
from backroom.games.new_corp_order.grid import protected
from backroom.games.new_corp_order.moves import TAKEOVER, TARGET
from backroom.games.new_corp_order.rules import action_steps
from backroom.games.new_corp_order.state import ACTION, TAKEOVER_AGENTS, TAKEOVER_TARGET, State


def standings(s: State, side: int) -> dict[str, dict[str, int]]:
    """Return the shares of a side in each conglomerate, and the place they give, 0 for none (NCO-E2, NCO-E3)."""
    return {
        CONGLOMERATE_NAMES[c]: {"shares": s.shares(side, c), "place": 0 if s.solo() else score.place(s, side, c)}
        for c in range(CONGLOMERATES)
    }


def safe_tiles(s: State) -> list[str]:
    """Return the tiles that are the last of their conglomerate (NCO-X5)."""
    return [TILE_NAMES[tile] for tile in range(s.tiles) if s.conglomerate[tile] >= 0 and protected(s, tile)]


def beginnings(s: State) -> dict[str, list[str]] | None:
    """Return what the seat to play can begin an action with: conglomerates to infiltrate, tiles to set out from."""
    if s.phase != ACTION:
        return None
    able = TAKEOVER in action_steps(s)
    return {
        "infiltrate": [CONGLOMERATE_NAMES[c] for c in range(CONGLOMERATES) if not s.solo() and infiltrate.playable(s, c)],
        "source": [TILE_NAMES[tile] for tile in range(s.tiles) if able and is_source(s, tile)],
    }


def is_source(s: State, tile: int) -> bool:
    """Tell whether a takeover without a consultant can set out from a tile (NCO-X1)."""
    return takeover.usable(s, s.conglomerate[tile]) and takeover.is_source(s, tile, contractor=False)


def takeover_at_hand(s: State) -> dict[str, Any] | None:
    """Return how a takeover stands whose source is chosen: for each target what would come of it."""
    if s.phase not in (TAKEOVER_TARGET, TAKEOVER_AGENTS):
        return None
    targets = [int(s.target)] if s.phase == TAKEOVER_AGENTS else [int(step - TARGET) for step in takeover.target_steps(s)]
    return {
        "source": TILE_NAMES[s.source],
        "prospects": {TILE_NAMES[target]: prospect(s, target) for target in targets},
    }


def prospect(s: State, target: int) -> dict[str, Any]:
    """Return what comes of a takeover: how many agents can go, how many it needs, and whether it joins, takes or fails (NCO-X2 to X5)."""
    contractor = takeover.contractor_used(s)
    most = takeover.most_agents(s, s.source, target, contractor)
    if s.conglomerate[target] == s.conglomerate[s.source]:
        return {"outcome": "joins", "most": most, "needed": 1}
    needed = takeover.needed(s, target, contractor)
    return {"outcome": "takes" if most >= needed else "fails", "most": most, "needed": needed}


def final_score(s: State) -> list[dict[str, Any]]:
    """Return the score of each side with its parts, each under the rules that give it."""
    ranks = score.ranks(s)
    return [
        {
            "lines": solo_lines(s, side) if s.solo() else [*conglomerate_lines(s, side), consultant_line(s, side)],
            "points": score.score(s, side),
            "captured": score.captured_agents(s, side),
            "rank": ranks[side],
        }
        for side in range(s.sides)
    ]


def conglomerate_lines(s: State, seat: int) -> list[dict[str, Any]]:
    """Return what each conglomerate gave a seat (NCO-E3, NCO-E4)."""
    lines: list[dict[str, Any]] = []
    for c in range(CONGLOMERATES):
        place = score.place(s, seat, c)
        tiles = s.tiles_of(c)
        lines.append(
            {
                "for": CONGLOMERATE_NAMES[c],
                "rules": ["NCO-E3", "NCO-E4"],
                "shares": s.shares(seat, c),
                "place": place,
                "tiles": tiles,
                "tile-points": (3 - place) * tiles if place else 0,
                "objective-points": 2 * score.objective_tiles(s, seat, c) if place else 0,
                "points": score.conglomerate_points(s, seat, c),
            }
        )
    return lines


def consultant_line(s: State, seat: int) -> dict[str, Any]:
    """Return what the consultants gave a seat (NCO-E5)."""
    held = sum(int(s.consultants[seat * 4 + consultant]) for consultant in range(CONSULTANTS))
    return {"for": "consultants", "rules": ["NCO-E5"], "held": held, "points": score.consultant_points(s, seat)}


def solo_lines(s: State, side: int) -> list[dict[str, Any]]:
    """Return what the own conglomerates gave a side of the solo game (NCO-O5)."""
    return [
        {
            "for": CONGLOMERATE_NAMES[c],
            "rules": ["NCO-O5"],
            "tiles": s.tiles_of(c),
            "points": score.objective_tiles(s, 0, c) if s.sides_chosen[c] == side else 0,
        }
        for c in range(CONGLOMERATES)
    ]
