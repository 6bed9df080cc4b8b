"""For tree search: a number for what a seat sees, and each seat's share of the win once a round is over."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import TERMINAL, mix_key
from backroom.games.kompromat.data import HALVES, KINDS, ROW, TOOLS
from backroom.games.kompromat.score import ranks
from backroom.games.kompromat.state import NONE, PLACE, State
from backroom.games.kompromat.worth import lead_chance


def sight(s: State, seat: i64) -> i64:
    """What lies open, and what the seat knows of its own cards: the totals of its piles and what its deck still holds."""
    h: i64 = mix_key(1, s.turn * 64 + s.phase)
    h = mix_key(h, s.round + s.seat * 8 + (s.mission + 1) * 16 + s.shown * 128 + s.window * 1024 + s.passes * 32768)
    h = mix_key(h, s.stage + s.gain * 32 + (s.tool + 1) * 256 + (s.source + 1) * 4096)
    h = mix_key(h, (s.newspaper + 1) + (s.stunned_pile + 1) * 16 + (s.stunned_pile_too + 1) * 256)
    h = mix_key(h, (1 if s.fresh else 0) + (2 if s.cancelled else 0) + (4 if s.copying else 0) + s.tokens[0] * 8 + s.tokens[1] * 256)
    packed: i64 = 0
    for mission in range(ROW):
        packed = packed * 128 + (s.row[mission] + 1) * 4 + s.winner[mission] + 1
    h = mix_key(h, packed)
    packed = 0
    for tool in range(TOOLS):
        packed = packed * 4 + s.used[tool]
    h = mix_key(h, packed)
    for pile in range(2 * ROW):
        if s.open[pile] != NONE:
            h = pile_sight(s, pile, seat, h)
    packed = 0
    for kind in range(KINDS):
        packed = packed * 4 + s.bag[seat * KINDS + kind]
    h = mix_key(h, packed)
    if s.seat == seat:
        h = mix_key(h, (s.looked + 1) * 16 + s.last + 1)
    for i in range(seat * 5, seat * 5 + s.known[seat]):
        h = mix_key(h, s.top[i])
    return h


def pile_sight(s: State, pile: i64, seat: i64, h: i64) -> i64:
    """The open card and the number of backs; the total of what lies turned up and of the own piles."""
    h = mix_key(h, pile * 65536 + (s.open[pile] + 1) * 256 + s.backs[pile])
    if s.up[pile] == 1:
        h = mix_key(h, s.low(pile) * 4 + s.aces(pile))
    elif pile // ROW == seat:
        h = mix_key(h, (s.low(pile) + unknown_stun(s, pile)) * 4 + s.aces(pile))
    return mix_key(h, s.totals[pile]) if s.totals[pile] >= 0 else h


def unknown_stun(s: State, pile: i64) -> i64:
    """Return what a stunned card was worth: its owner does not know that it is gone from the total, only that one is."""
    halves: i64 = 0
    if s.stunned_pile == pile:
        halves += HALVES[s.stunned_kind]
    if s.stunned_pile_too == pile:
        halves += HALVES[s.stunned_kind_too]
    return halves


def chances(s: State) -> vec[float]:
    """Return each seat's share of the win when the game is over or a round begins; in the middle of a round nothing."""
    if s.turn == TERMINAL:
        places = ranks(s)
        if places[0] == places[1]:
            return vec[float]([0.5, 0.5])
        return vec[float]([1.0, 0.0]) if places[0] == 1 else vec[float]([0.0, 1.0])
    if s.phase != PLACE or not fresh_round(s):
        return vec[float]()
    first = lead_chance(s)
    return vec[float]([first, 1.0 - first])


def fresh_round(s: State) -> bool:
    """Tell whether no card lies at a mission yet."""
    for pile in range(2 * ROW):
        if s.open[pile] != NONE:
            return False
    return True
