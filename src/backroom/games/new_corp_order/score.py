"""End and score (NCO-E), and the score of the solo game (NCO-O5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, CONGLOMERATES, CONSULTANTS, TYPE_NAMES
from backroom.games.new_corp_order.events import (
    ConglomerateScored,
    ConsultantsScored,
    GameEnded,
    ObjectivesRevealed,
    SoloScored,
)
from backroom.games.new_corp_order.state import ODS, State


def standing(s: State, side: i64, conglomerate: i64) -> i64:
    """One number that ranks sides by shares, then by captured agents; 0 for no shares (NCO-E3)."""
    return s.shares(side, conglomerate) * 100 + s.captured[side * 4 + conglomerate]


def place(s: State, side: i64, conglomerate: i64) -> i64:
    """1 for the first group, 2 for the next with three or four players, else 0: nothing scored (NCO-E3)."""
    own = standing(s, side, conglomerate)
    if own == 0:
        return 0
    first: i64 = 0
    for other in range(s.players):
        first = max(first, standing(s, other, conglomerate))
    if own == first:
        return 1
    second: i64 = 0
    for other in range(s.players):
        rank = standing(s, other, conglomerate)
        if rank < first:
            second = max(second, rank)
    return 2 if own == second and s.players > 2 else 0


def is_objective(s: State, seat: i64, kind: i64) -> bool:
    """Tell whether a company type is one of a seat's objectives, or of the shared ones."""
    if s.solo():
        return kind in (s.objectives[0], s.objectives[1], s.objectives[2])
    return kind in (s.objectives[2 * seat], s.objectives[2 * seat + 1])


def objective_tiles(s: State, seat: i64, conglomerate: i64) -> i64:
    """How many tiles of a conglomerate match the objectives of a seat (NCO-E4, NCO-O5)."""
    count: i64 = 0
    for tile in range(s.tiles):
        if s.conglomerate[tile] == conglomerate and is_objective(s, seat, s.kind[tile]):
            count += 1
    return count


def conglomerate_points(s: State, seat: i64, conglomerate: i64) -> i64:
    """2 per tile for the first group, 1 for the second; 2 more for each tile that is an objective (NCO-E3, NCO-E4)."""
    rank = place(s, seat, conglomerate)
    if rank == 0:
        return 0
    return (3 - rank) * s.tiles_of(conglomerate) + 2 * objective_tiles(s, seat, conglomerate)


def consultant_points(s: State, seat: i64) -> i64:
    """1 for each disjoint pair of different consultants, 1 more for all four types (NCO-E5)."""
    total: i64 = 0
    largest: i64 = 0
    types: i64 = 0
    for consultant in range(CONSULTANTS):
        number: i64 = s.consultants[seat * 4 + consultant]
        total += number
        largest = max(largest, number)
        if number > 0:
            types += 1
    return min(total // 2, total - largest) + (1 if types == CONSULTANTS else 0)


def solo_points(s: State, side: i64) -> i64:
    """1 for each tile of the own conglomerates that matches one of the three objectives (NCO-O5)."""
    points: i64 = 0
    for conglomerate in range(CONGLOMERATES):
        if s.sides_chosen[conglomerate] == side:
            points += objective_tiles(s, 0, conglomerate)
    return points


def score(s: State, side: i64) -> i64:
    """Return the points of a side as the position stands."""
    if s.solo():
        return solo_points(s, side)
    points = consultant_points(s, side)
    for conglomerate in range(CONGLOMERATES):
        points += conglomerate_points(s, side, conglomerate)
    return points


def captured_agents(s: State, side: i64) -> i64:
    """Captured agents of all conglomerates, the tie-break (NCO-E6, NCO-O5)."""
    i = side * 4
    return s.captured[i] + s.captured[i + 1] + s.captured[i + 2] + s.captured[i + 3]


def scores(s: State) -> vec[i64]:
    """Return the points of all sides."""
    return vec[i64]([score(s, side) for side in range(s.sides)])


def ranks(s: State) -> vec[i64]:
    """Most points win, then most captured agents; still tied: shared (NCO-E6). ODS wins full ties (NCO-O5)."""
    standings = [score(s, side) * 1000 + captured_agents(s, side) * 2 for side in range(s.sides)]
    if s.solo():
        standings[ODS] += 1
    return vec[i64]([1 + sum([other > own for other in standings]) for own in standings])


def report(s: State) -> None:
    """Tell how the points came about."""
    assert s.facts is not None
    for side in range(s.sides):
        if s.solo():
            s.facts.append(SoloScored(side, solo_points(s, side), captured_agents(s, side)))
        else:
            report_seat(s, side)
    ranking = ranks(s)
    winners = tuple([side for side in range(s.sides) if ranking[side] == 1])
    s.facts.append(GameEnded(winners, tuple([int(points) for points in scores(s)])))


def report_seat(s: State, seat: i64) -> None:
    """Tell how the points of one seat came about."""
    assert s.facts is not None
    types = (TYPE_NAMES[s.objectives[2 * seat]], TYPE_NAMES[s.objectives[2 * seat + 1]])
    s.facts.append(ObjectivesRevealed(seat, types))
    for conglomerate in range(CONGLOMERATES):
        rank = place(s, seat, conglomerate)
        if rank > 0:
            tiles = s.tiles_of(conglomerate)
            matching = objective_tiles(s, seat, conglomerate)
            name = CONGLOMERATE_NAMES[conglomerate]
            shares = s.shares(seat, conglomerate)
            s.facts.append(ConglomerateScored(seat, name, shares, rank, tiles, (3 - rank) * tiles, matching, 2 * matching))
    points = consultant_points(s, seat)
    if points > 0:
        s.facts.append(ConsultantsScored(seat, points))
