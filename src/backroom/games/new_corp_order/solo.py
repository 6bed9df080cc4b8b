"""The start of the solo game: the player chooses two conglomerates (NCO-O1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, CONGLOMERATES
from backroom.games.new_corp_order.events import SidesChosen
from backroom.games.new_corp_order.moves import SIDE
from backroom.games.new_corp_order.state import NOBODY, ODS, State
from backroom.games.new_corp_order.turn import begin_turn

PLAYER: Final[i64] = 0


def side_steps(s: State) -> vec[i64]:
    """Two different conglomerates, one after the other."""
    steps = vec[i64](capacity=4)
    for conglomerate in range(CONGLOMERATES):
        if s.sides_chosen[conglomerate] == NOBODY:
            steps = append(steps, SIDE + conglomerate)
    return steps


def choose_side(s: State, conglomerate: i64) -> None:
    """The player takes a conglomerate; after the second ODS has the other two, and the player begins."""
    s.sides_chosen[conglomerate] = PLAYER
    s.dealt += 1
    if s.dealt < 2:
        return
    s.dealt = 0
    for other in range(CONGLOMERATES):
        if s.sides_chosen[other] == NOBODY:
            s.sides_chosen[other] = ODS
        s.supply[other] -= 1  # a reminder agent lies in the HQ, out of the supply, and counts for nothing
    if s.facts is not None:
        own = tuple([CONGLOMERATE_NAMES[c] for c in range(CONGLOMERATES) if s.sides_chosen[c] == PLAYER])
        rivals = tuple([CONGLOMERATE_NAMES[c] for c in range(CONGLOMERATES) if s.sides_chosen[c] == ODS])
        s.facts.append(SidesChosen(0, own, rivals))
    s.mid_move = False
    begin_turn(s, PLAYER)
