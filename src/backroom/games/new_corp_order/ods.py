"""ODS, the rival of the solo game: its turn by the priority guide (NCO-O7 to O13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.new_corp_order.cards import leave_display, place_of
from backroom.games.new_corp_order.data import COLUMNS, CONGLOMERATE_NAMES, CONGLOMERATES, TILE_NAMES
from backroom.games.new_corp_order.events import Discarded, EnteredHq, MarkerMoved, OdsReasoned, Passed, TookFromDisplay
from backroom.games.new_corp_order.grid import add_agents, capture, protected, tap
from backroom.games.new_corp_order.score import is_objective
from backroom.games.new_corp_order.state import NOBODY, ODS, State

PLAYER: Final[i64] = 0


def take_turn(s: State) -> None:
    """The marker moves one column right, then the first possible of A, B, C (NCO-O7)."""
    s.seat = ODS
    s.marker = (s.marker + 1) % COLUMNS
    if s.facts is not None:
        s.facts.append(MarkerMoved("abcd"[s.marker]))
    target = choose_target(s)
    if target != NOBODY:
        take_over(s, target)
    elif shown(s, ODS) > 0:
        plot(s)
    elif shown(s, PLAYER) > 0:
        discard(s)
    elif s.facts is not None:
        s.facts.append(Passed(ODS))  # cannot happen in a legal game (NCO-O13)


def scanned(s: State, place: i64) -> i64:
    """The scan: from the marker's column, top to bottom, then the columns to the right, wrapping (NCO-O8)."""
    rows = s.tiles // COLUMNS
    column = (s.marker + place // rows) % COLUMNS
    return place % rows * COLUMNS + column


def reason(s: State, priority: str, conglomerate: i64, tile: i64) -> None:
    """Tell which line of the guide decided."""
    if s.facts is not None:
        name = CONGLOMERATE_NAMES[conglomerate] if conglomerate != NOBODY else ""
        s.facts.append(OdsReasoned(priority, name, TILE_NAMES[tile] if tile != NOBODY else ""))


# A: takeover of a player's tile


def source_for(s: State, target: i64) -> i64:
    """An adjacent ODS tile that can send defenders + 1 agents, with as many upright cards; in scan order (NCO-O9)."""
    if s.sides_chosen[s.conglomerate[target]] != PLAYER or protected(s, target):
        return NOBODY
    agents = s.agents[target] + 1
    for place in range(s.tiles):
        tile = scanned(s, place)
        conglomerate = s.conglomerate[tile]
        if (
            s.sides_chosen[conglomerate] == ODS
            and s.agents[tile] > agents
            and s.upright[ODS * 4 + conglomerate] >= agents
            and tile in s.neighbours(target)
        ):
            return tile
    return NOBODY


def choose_target(s: State) -> i64:
    """A-1 an objective, first in scan order; else A-2, A-3, A-4, ties in scan order (NCO-O9)."""
    best: i64 = NOBODY
    for place in range(s.tiles):
        tile = scanned(s, place)
        if source_for(s, tile) == NOBODY:
            continue
        if is_objective(s, 0, s.kind[tile]):
            return tile
        if best == NOBODY or preferred(s, tile, best) > 0:
            best = tile
    return best


def preferred(s: State, tile: i64, other: i64) -> i64:
    """Return 2, 3 or 4 for the line A-2, A-3 or A-4 that prefers a tile to another, 0 if none does."""
    if s.agents[tile] != s.agents[other]:
        return 2 if s.agents[tile] > s.agents[other] else 0
    if player_neighbours(s, tile) != player_neighbours(s, other):
        return 3 if player_neighbours(s, tile) > player_neighbours(s, other) else 0
    return 4 if from_side(s, tile) < from_side(s, other) else 0


def player_neighbours(s: State, tile: i64) -> i64:
    """How many player tiles, of both conglomerates, a tile is adjacent to (A-3)."""
    count: i64 = 0
    for neighbour in s.neighbours(tile):
        if s.sides_chosen[s.conglomerate[neighbour]] == PLAYER:
            count += 1
    return count


def from_side(s: State, tile: i64) -> i64:
    """How far a tile is from the nearest side of the grid (A-4)."""
    row, column = tile // COLUMNS, tile % COLUMNS
    return min(min(row, s.tiles // COLUMNS - 1 - row), min(column, COLUMNS - 1 - column))


def deciding_line(s: State, target: i64) -> str:
    """Return the line of the guide that sets the target apart from the next best."""
    if is_objective(s, 0, s.kind[target]):
        return "A-1"
    line: i64 = 2
    for tile in range(s.tiles):
        if tile != target and source_for(s, tile) != NOBODY:
            over = preferred(s, target, tile)
            line = max(line, over if over > 0 else 4)
    return f"A-{line}"


def take_over(s: State, target: i64) -> None:
    """ODS moves exactly defenders + 1 agents, and uses no abilities (NCO-O9)."""
    source = source_for(s, target)
    agents = s.agents[target] + 1
    reason(s, deciding_line(s, target), s.conglomerate[source], target)
    tap(s, ODS, s.conglomerate[source], agents)
    capture(s, ODS, source, target, agents)


# B and C: plots


def shown(s: State, side: i64) -> i64:
    """How many cards of a side's conglomerates lie in the display."""
    count: i64 = 0
    for conglomerate in s.display:
        if s.sides_chosen[conglomerate] == side:
            count += 1
    return count


def shown_of(s: State, conglomerate: i64) -> i64:
    """How many cards of a conglomerate lie in the display."""
    count: i64 = 0
    for card in s.display:
        if card == conglomerate:
            count += 1
    return count


def favourite(s: State, side: i64, least: i64) -> i64:
    """The side's conglomerate with at least so many cards shown: the one it has more of in its HQ, tie leftmost (NCO-O10, NCO-O12)."""
    best: i64 = NOBODY
    for conglomerate in range(CONGLOMERATES):
        if s.sides_chosen[conglomerate] != side or shown_of(s, conglomerate) < least:
            continue
        if best == NOBODY:
            best = conglomerate
            continue
        ahead = in_hq(s, side, conglomerate) - in_hq(s, side, best)
        if ahead > 0 or (ahead == 0 and place_of(s, conglomerate) < place_of(s, best)):
            best = conglomerate
    return best


def in_hq(s: State, side: i64, conglomerate: i64) -> i64:
    """How many cards of a conglomerate a side has in its HQ."""
    return s.upright[side * 4 + conglomerate] + s.tapped[side * 4 + conglomerate]


def plot(s: State) -> None:
    """B: own cards in the display go to the HQ, their agents onto tiles (NCO-O10)."""
    pair = favourite(s, ODS, 2)
    if pair != NOBODY:
        reason(s, "B-1", pair, NOBODY)
        receive(s, pair)
        receive(s, pair)
        place_agents(s, pair, 2)
        return
    if shown(s, ODS) == 2:
        reason(s, "B-2", NOBODY, NOBODY)
        first = leftmost(s, ODS)
        receive(s, first)
        second = leftmost(s, ODS)
        receive(s, second)
        place_agents(s, first, 1)
        place_agents(s, second, 1)  # judged after the first is placed (NCO-O11)
        return
    single = leftmost(s, ODS)
    reason(s, "B-3", single, NOBODY)
    receive(s, single)
    unwanted = favourite(s, PLAYER, 1)
    if unwanted != NOBODY:
        throw_out(s, unwanted)
    place_agents(s, single, 1)


def leftmost(s: State, side: i64) -> i64:
    """Return the conglomerate of a side's leftmost card in the display."""
    for conglomerate in s.display:
        if s.sides_chosen[conglomerate] == side:
            return conglomerate
    return NOBODY


def receive(s: State, conglomerate: i64) -> None:
    """The leftmost card of a conglomerate goes to ODS's HQ (NCO-O2)."""
    leave_display(s, place_of(s, conglomerate))
    s.upright[ODS * 4 + conglomerate] += 1
    if s.facts is not None:
        s.facts.append(TookFromDisplay(ODS, CONGLOMERATE_NAMES[conglomerate]))
        s.facts.append(EnteredHq(ODS, CONGLOMERATE_NAMES[conglomerate]))


def throw_out(s: State, conglomerate: i64) -> None:
    """The leftmost card of a conglomerate leaves the game (NCO-O2)."""
    leave_display(s, place_of(s, conglomerate))
    s.box[conglomerate] += 1
    if s.facts is not None:
        s.facts.append(Discarded(ODS, CONGLOMERATE_NAMES[conglomerate]))


def discard(s: State) -> None:
    """C: no own cards in the display, so the player's are discarded (NCO-O12)."""
    pair = favourite(s, PLAYER, 2)
    if pair != NOBODY:
        reason(s, "C-1", pair, NOBODY)
        throw_out(s, pair)
        throw_out(s, pair)
        return
    reason(s, "C-2" if shown(s, PLAYER) == 2 else "C-3", NOBODY, NOBODY)
    while shown(s, PLAYER) > 0:
        throw_out(s, leftmost(s, PLAYER))


def place_agents(s: State, conglomerate: i64, agents: i64) -> None:
    """BB-1 to BB-4, each in scan order (NCO-O11)."""
    for line in range(1, 5):
        for place in range(s.tiles):
            tile = scanned(s, place)
            if s.conglomerate[tile] == conglomerate and suits(s, tile, line):
                reason(s, f"BB-{line}", conglomerate, tile)
                add_agents(s, ODS, conglomerate, agents, tile)
                return


def suits(s: State, tile: i64, line: i64) -> bool:
    """BB-1 an objective and not stronger than all around; BB-2 an objective; BB-3 not stronger than all around; BB-4 any (NCO-O11)."""
    if line in (1, 2) and not is_objective(s, 0, s.kind[tile]):
        return False
    if line in (1, 3):
        strongest: i64 = 0
        for neighbour in s.neighbours(tile):
            strongest = max(strongest, s.agents[neighbour])
        return s.agents[tile] <= strongest
    return True
