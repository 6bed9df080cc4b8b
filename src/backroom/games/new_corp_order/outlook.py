"""For tree search: a number for what a viewer sees, and each seat's share of the win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import TERMINAL, mix_key, win_shares
from backroom.games.new_corp_order.bot import solo_prospects
from backroom.games.new_corp_order.data import CONGLOMERATES, TYPES
from backroom.games.new_corp_order.score import consultant_points, ranks
from backroom.games.new_corp_order.state import NOT_TRIGGERED, State

# Fitted to who won 1,200 games of four, on a scale on which a point at the end is 1; docs/decisions/0021 says how.
FIRST: Final = 0.55  # what a tile counts to the first of its conglomerate, and …
SECOND: Final = 0.36  # … to the second
FIRST_MATCHING: Final = 1.60  # what a tile of an objective counts besides to the first, and …
SECOND_MATCHING: Final = 1.28  # … to the second
DRIFT: Final = 0.78  # how much of what sets conglomerates apart is lost with a turn
HAND_SHARE: Final = 1.14  # what a card in hand counts towards shares of its conglomerate, …
UPRIGHT_SHARE: Final = 0.10  # … what an upright card counts besides its share, …
CAPTURED_SHARE: Final = 0.52  # … and a captured agent besides its two
UPRIGHT: Final = 0.25
CONSULTANT: Final = 0.47
TO_MOVE: Final = 0.63
BLUR: Final = 0.3  # how unsure a lead in shares is at the end, and …
BLUR_TIME: Final = 0.58  # … with turns to come
HEAT: Final = 1.5  # points of lead that make a win likely at the end, and …
HEAT_TIME: Final = 0.99  # … with turns to come
SHOWN: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096])


def sight(s: State, seat: i64, own_secrets: bool) -> i64:
    """All that is open and matters; looked at closely also the hand and the objectives."""
    h: i64 = mix_key(1, s.turn * 64 + s.phase)
    h = mix_key(h, s.seat * 4096 + (s.turns_left + 1) * 512 + s.deck_size)
    if s.mid_move:
        h = mix_key(
            h, (s.consultant + 1) + (s.colour + 1) * 8 + s.count * 64 + (s.joker + 1) * 512 + (s.tile + 1) * 4096 + s.marker * 131072
        )
        h = mix_key(
            h, (s.second + 1) + s.second_count * 8 + (s.source + 1) * 64 + (s.target + 1) * 2048 + (s.hq + 1) * 65536 + s.uses * 524288
        )
        h = mix_key(h, (s.pile + 1) + (s.moved_from + 1) * 16 + (s.moved_to + 1) * 512 + (s.taken + 1) * 16384 + (s.taken_too + 1) * 131072)
    else:
        h = mix_key(h, s.uses * 64 + (s.consultant + 1) * 8 + s.marker)
    for first in range(0, s.tiles, 4):
        h = mix_key(h, row_sight(s, first))
    if s.solo():
        for card in s.display:
            h = mix_key(h, card)
    else:
        shown: i64 = 0
        for card in s.display:
            shown += SHOWN[card]
        h = mix_key(h, shown)
    for i in range(s.sides * 4):
        h = mix_key(h, s.upright[i] + s.tapped[i] * 32 + s.captured[i] * 1024 + s.consultants[i] * 32768)
    for other in range(s.players):
        h = mix_key(h, s.hand_size(other))
    if own_secrets:
        i = seat * 4
        h = mix_key(h, s.hand[i] + s.hand[i + 1] * 32 + s.hand[i + 2] * 1024 + s.hand[i + 3] * 32768)
        if not s.solo():
            h = mix_key(h, s.objectives[2 * seat] * 8 + s.objectives[2 * seat + 1])
    return h


def row_sight(s: State, first: i64) -> i64:
    """Return a number for four tiles: whose agents, and how many."""
    row: i64 = 0
    for tile in range(first, first + 4):
        row = row * 256 + s.conglomerate[tile] * 64 + s.agents[tile]
    return row


def to_come(s: State) -> float:
    """Return about how many turns a seat still has."""
    if s.turns_left != NOT_TRIGGERED:
        return float(s.turns_left) / float(s.players)
    return 1.0 + float(s.deck_size) / (1.3 * float(s.players))


def chances(s: State) -> vec[float]:
    """Return the share of the win of each seat: who has won, or a guess from points to be expected."""
    if s.turn == TERMINAL:
        return win_shares(ranks(s), s.players)
    if s.solo():
        return vec[float]([1.0 / (1.0 + exp(-solo_prospects(s) / (1.0 + 0.5 * sqrt(float(s.deck_size)))))])
    turns = to_come(s)
    value = expected_points(s, turns)
    heat = HEAT + HEAT_TIME * sqrt(turns)
    most = value[0]
    for seat in range(1, s.players):
        most = max(most, value[seat])
    total = 0.0
    for seat in range(s.players):
        value[seat] = exp((value[seat] - most) / heat)
        total += value[seat]
    for seat in range(s.players):
        value[seat] /= total
    return value


def expected_points(s: State, turns: float) -> vec[float]:
    """Return the points that each seat may expect: for conglomerates by how likely it leads them, and for what it can still do."""
    value = vec[float]([0.0] * s.players)
    early = min(1.0, turns / 4.0)
    for seat in range(s.players):
        value[seat] = holdings(s, seat, early)
    if s.turn >= 0:
        value[s.turn] += early * TO_MOVE
    blur = BLUR + BLUR_TIME * sqrt(turns)
    kept = exp(-DRIFT * turns)
    tally = tally_tiles(s)
    for conglomerate in range(CONGLOMERATES):
        add_conglomerate(s, conglomerate, tally, early, blur, kept, value)
    return value


def tally_tiles(s: State) -> vec[i64]:
    """Return how many tiles of each type each conglomerate has: type * 4 + conglomerate; after the types, of all types."""
    tally = vec[i64]([0] * (TYPES * 4 + 4))
    for tile in range(s.tiles):
        conglomerate = s.conglomerate[tile]
        tally[s.kind[tile] * 4 + conglomerate] += 1
        tally[TYPES * 4 + conglomerate] += 1
    return tally


def holdings(s: State, seat: i64, early: float) -> float:
    """Return the worth of consultants and of cards that can still be used."""
    consultants: i64 = 0
    upright: i64 = 0
    for i in range(seat * 4, seat * 4 + 4):
        consultants += s.consultants[i]
        upright += s.upright[i]
    return float(consultant_points(s, seat)) + early * (CONSULTANT * float(consultants) + UPRIGHT * float(upright))


def add_conglomerate(s: State, conglomerate: i64, tally: vec[i64], early: float, blur: float, kept: float, value: vec[float]) -> None:
    """Add what each seat may expect of a conglomerate: for its tiles by first or second place, and for those of its objectives."""
    players = s.players
    first = vec[float]([0.0] * players)
    most = 0.0
    for seat in range(players):
        i = seat * 4 + conglomerate
        lead = float(s.shares(seat, conglomerate)) + CAPTURED_SHARE * float(s.captured[i])
        lead += early * (HAND_SHARE * float(s.hand[i]) + UPRIGHT_SHARE * float(s.upright[i]))
        first[seat] = lead
        most = max(most, lead)
    if most == 0.0:
        return
    total = 0.0
    for seat in range(players):
        if first[seat] > 0.0:
            first[seat] = exp((first[seat] - most) / blur)
            total += first[seat]
    # A seat comes second behind each other seat with its share of what that one leaves.
    behind = 0.0
    for seat in range(players):
        first[seat] /= total
        behind += odds(first[seat])
    size = drifted(tally, TYPES, conglomerate, kept)
    for seat in range(players):
        matching = drifted(tally, s.objectives[2 * seat], conglomerate, kept)
        matching += drifted(tally, s.objectives[2 * seat + 1], conglomerate, kept)
        value[seat] += first[seat] * (FIRST * size + FIRST_MATCHING * matching)
        if players > 2:
            value[seat] += first[seat] * (behind - odds(first[seat])) * (SECOND * size + SECOND_MATCHING * matching)


def drifted(tally: vec[i64], kind: i64, conglomerate: i64, kept: float) -> float:
    """Return how many tiles of a type a conglomerate may have at the end: in time all come to have the same."""
    i = kind * 4
    mean = float(tally[i] + tally[i + 1] + tally[i + 2] + tally[i + 3]) / 4.0
    return mean + kept * (float(tally[i + conglomerate]) - mean)


def odds(chance: float) -> float:
    """Return how much likelier something is than its opposite; what is certain leaves nothing, and counts as nothing."""
    return chance / (1.0 - chance) if chance < 1.0 - 1e-9 else 0.0
