"""Points and the winner (KOM-E1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.kompromat.data import CODE, DOCUMENT, FIRST_TOOL, MOST_TOKENS, POINTS, SETS, TOOLS
from backroom.games.kompromat.events import GameDrawn, GameEnded, Scored
from backroom.games.kompromat.state import State


def target_points(won: vec[i64], seat: i64) -> i64:
    """Return the printed points of the targets that a seat has won."""
    points: i64 = 0
    for kind in range(CODE):
        points += won[seat * 20 + kind] * POINTS[kind]
    return points


def set_points(won: vec[i64], seat: i64, kind: i64) -> i64:
    """Return the points of a seat's codes or documents: 2, 6 or 12."""
    return SETS[won[seat * 20 + kind]]


def tool_points(won: vec[i64], seat: i64) -> i64:
    """Return one point for each tool, used or not."""
    points: i64 = 0
    for tool in range(TOOLS):
        points += won[seat * 20 + FIRST_TOOL + tool]
    return points


def points_of(s: State, seat: i64) -> i64:
    """Return all points of a seat, one for each token included (KOM-E1)."""
    sets = set_points(s.won, seat, CODE) + set_points(s.won, seat, DOCUMENT)
    return target_points(s.won, seat) + sets + tool_points(s.won, seat) + s.tokens[seat]


def scores(s: State) -> vec[i64]:
    """Return the points of both seats."""
    return vec[i64]([points_of(s, 0), points_of(s, 1)])


def ranks(s: State) -> vec[i64]:
    """Nine tokens lose; else most points win, then more tokens; else a draw (KOM-R7, KOM-E1)."""
    lead = points_of(s, 0) - points_of(s, 1)
    if lead == 0:
        lead = s.tokens[0] - s.tokens[1]
    if s.tokens[0] >= MOST_TOKENS:
        lead = -1
    elif s.tokens[1] >= MOST_TOKENS:
        lead = 1
    if lead == 0:
        return vec[i64]([1, 1])
    return vec[i64]([1, 2]) if lead > 0 else vec[i64]([2, 1])


def report(s: State) -> None:
    """Tell how the points came about and who won."""
    assert s.facts is not None
    for seat in range(2):
        s.facts.append(
            Scored(
                seat,
                target_points(s.won, seat),
                set_points(s.won, seat, CODE),
                set_points(s.won, seat, DOCUMENT),
                tool_points(s.won, seat),
                s.tokens[seat],
                points_of(s, seat),
            )
        )
    points = tuple(scores(s))
    places = ranks(s)
    if places[0] == places[1]:
        s.facts.append(GameDrawn(points))
    else:
        s.facts.append(GameEnded((0 if places[0] == 1 else 1,), points))
