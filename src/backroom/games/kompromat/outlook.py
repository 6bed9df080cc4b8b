"""For tree search: a number for what a seat sees, a quick player, and each seat's share of the win once a round is over."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import OVER, mix
from backroom.core.rng import Rng
from backroom.games.kompromat.bot import danger
from backroom.games.kompromat.data import CODE, DOCUMENT, HALVES, KINDS, LIMIT, ROUNDS, ROW, TOOLS
from backroom.games.kompromat.moves import DO_DRAW, DO_GIVE_BACK, DO_KEEP, DO_PASS, DO_PLACE, DO_STOP, DO_TAKE, DO_USE
from backroom.games.kompromat.score import points_of, ranks
from backroom.games.kompromat.state import AFTER, ANSWER, BEFORE, CANCEL, FIX, NONE, PERFECT, PLACE, PLAY, UNUSED, State

OPEN_TOOL: Final = 1.0
BEGUN_SET: Final = 1.0
SWING: Final = 3.6  # how far apart, in points, a round throws two equal players, as the scale of a logistic curve
ENOUGH: Final[i64] = 32  # half points at which a quick player stops for sure …
NEARLY: Final[i64] = 28  # … and from which it stops now and then


def sight(s: State, seat: i64) -> i64:
    """What lies open, and what the seat knows of its own cards: the totals of its piles and what its deck still holds."""
    h: i64 = mix(1, s.turn * 64 + s.phase)
    h = mix(h, s.round + s.seat * 8 + (s.mission + 1) * 16 + s.shown * 128 + s.window * 1024 + s.passes * 32768)
    h = mix(h, s.stage + s.gain * 32 + (s.tool + 1) * 256 + (s.source + 1) * 4096)
    h = mix(h, (s.newspaper + 1) + (s.stunned_pile + 1) * 16 + (s.stunned_pile_too + 1) * 256)
    h = mix(h, (1 if s.fresh else 0) + (2 if s.cancelled else 0) + (4 if s.copying else 0) + s.tokens[0] * 8 + s.tokens[1] * 256)
    packed: i64 = 0
    for mission in range(ROW):
        packed = packed * 128 + (s.row[mission] + 1) * 4 + s.winner[mission] + 1
    h = mix(h, packed)
    packed = 0
    for tool in range(TOOLS):
        packed = packed * 4 + s.used[tool]
    h = mix(h, packed)
    for pile in range(2 * ROW):
        if s.open[pile] != NONE:
            h = pile_sight(s, pile, seat, h)
    packed = 0
    for kind in range(KINDS):
        packed = packed * 4 + s.bag[seat * KINDS + kind]
    h = mix(h, packed)
    if s.seat == seat:
        h = mix(h, (s.looked + 1) * 16 + s.last + 1)
    for i in range(seat * 5, seat * 5 + s.known[seat]):
        h = mix(h, s.top[i])
    return h


def pile_sight(s: State, pile: i64, seat: i64, h: i64) -> i64:
    """The open card and the number of backs; the total of what lies turned up and of the own piles."""
    h = mix(h, pile * 65536 + (s.open[pile] + 1) * 256 + s.backs[pile])
    if s.up[pile] == 1:
        h = mix(h, s.low(pile) * 4 + s.aces(pile))
    elif pile // ROW == seat:
        h = mix(h, (s.low(pile) + unknown_stun(s, pile)) * 4 + s.aces(pile))
    return mix(h, s.totals[pile]) if s.totals[pile] >= 0 else h


def unknown_stun(s: State, pile: i64) -> i64:
    """Return what a stunned card was worth: its owner does not know that it is gone from the total, only that one is."""
    halves: i64 = 0
    if s.stunned_pile == pile:
        halves += HALVES[s.stunned_kind]
    if s.stunned_pile_too == pile:
        halves += HALVES[s.stunned_kind_too]
    return halves


def likely(s: State, steps: vec[i64], rng: Rng) -> i64:  # noqa: PLR0911
    """Return a step as a quick player takes it: draws to about 16, uses no tools unless in need."""
    phase = s.phase
    if phase == PLAY:
        if steps[0] != DO_DRAW:
            return DO_STOP
        best = s.best(s.seat * ROW + s.mission)
        if best < NEARLY or (best < ENOUGH and rng.below(2) == 0):
            return DO_DRAW
        return DO_STOP
    if phase == PLACE:
        return DO_PLACE
    if phase in (BEFORE, AFTER):
        return DO_PASS
    if phase == FIX:
        return steps[fitting(s, steps)]
    if phase == PERFECT:
        return DO_GIVE_BACK if s.tokens[s.turn] > 4 else DO_KEEP
    if phase == CANCEL:
        return DO_USE if s.tokens[s.turn] > 3 else DO_TAKE
    if phase == ANSWER:
        return DO_USE
    return steps[rng.below(len(steps))]


def fitting(s: State, steps: vec[i64]) -> i64:
    """Return the place of the step that counts as many 1/11 as 11 as fit under 21."""
    total = s.low(s.turn * ROW + s.mission)
    count: i64 = 0
    for _ in range(s.aces(s.turn * ROW + s.mission)):
        if total + 20 <= LIMIT:
            total += 20
            count += 1
    return min(count, len(steps) - 1)


def plausible(s: State, viewer: i64) -> float:
    """Return how well the rival's hidden piles go with having stopped there."""
    weight = 1.0
    for mission in range(ROW):
        pile = (1 - viewer) * ROW + mission
        if s.open[pile] != NONE and s.up[pile] == 0 and not (s.phase == PLAY and s.seat != viewer and s.mission == mission):
            weight *= stops_at(s.best(pile))
    return weight


def stops_at(total: i64) -> float:
    """Return how readily one stops at a total, compared with 17 or more."""
    if total >= 34:
        return 1.0
    if total >= 30:
        return 0.7
    return 0.35 if total >= 24 else 0.12


def chances(s: State) -> vec[float]:
    """Return each seat's share of the win when the game is over or a round begins; in the middle of a round nothing."""
    if s.turn == OVER:
        places = ranks(s)
        if places[0] == places[1]:
            return vec[float]([0.5, 0.5])
        return vec[float]([1.0, 0.0]) if places[0] == 1 else vec[float]([0.0, 1.0])
    if s.phase != PLACE or not fresh_round(s):
        return vec[float]()
    rounds = ROUNDS - s.round
    lead = worth(s, 0, rounds) - worth(s, 1, rounds)
    first = 1.0 / (1.0 + exp(-lead / (SWING * sqrt(float(rounds)))))
    return vec[float]([first, 1.0 - first])


def fresh_round(s: State) -> bool:
    """Tell whether no card lies at a mission yet."""
    for pile in range(2 * ROW):
        if s.open[pile] != NONE:
            return False
    return True


def worth(s: State, seat: i64, rounds: i64) -> float:
    """Return points, open tools and begun sets, less the danger of tokens."""
    value = float(points_of(s, seat)) - danger(s.tokens[seat], rounds - 1)
    for tool in range(TOOLS):
        if s.holds(seat, tool) and s.used[tool] == UNUSED:
            value += OPEN_TOOL
    for kind in (CODE, DOCUMENT):
        held = s.won[seat * 20 + kind]
        if 0 < held < 3 and s.won[(1 - seat) * 20 + kind] + held < 3:
            value += BEGUN_SET * float(held)
    return value
