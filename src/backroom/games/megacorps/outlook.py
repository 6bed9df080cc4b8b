"""For tree search: a number for what a seat sees, and each seat's share of the win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import TERMINAL, mix_key, win_shares
from backroom.games.megacorps.industry import ranks
from backroom.games.megacorps.state import ROW, State
from backroom.games.megacorps.value import worths
from backroom.games.megacorps.vocabulary import BOXES, CARDS, PLACES

# Fitted to who won 300 games of three; docs/decisions/0021 says how.
HEAT: Final = 9.0  # euros of lead that make a win likely at the end, and …
HEAT_TIME: Final = 4.2  # … with rounds to come


def sight(s: State, seat: i64, own_secrets: bool) -> i64:
    """The board, money, what is being decided; looked at closely also the cards in hand."""
    h: i64 = mix_key(1, s.turn * 64 + s.phase)
    h = mix_key(h, seat + s.seat * 8 + s.active * 64 + s.acted * 512 + (s.paid + 1) * 32768)
    h = mix_key(h, (1 if s.round_paid else 0) + (2 if s.last_call else 0) + s.left * 4 + s.passed * 256 + s.hiring * 16384)
    h = mix_key(h, s.deck_size + s.dealt * 32 + s.lap * 1024 + s.price * 4096)
    h = mix_key(h, (s.industry + 1) + (s.box + 1) * 16 + (s.card + 1) * 1024 + (s.card_player + 1) * 65536)
    h = mix_key(h, s.effect + (s.change + 1) * 8 + (s.payer + 1) * 32 + (s.target + 1) * 256 + s.pool * 8192)
    h = mix_key(h, (s.helper + 1) + (s.help_side + 1) * 8 + s.help_count * 32 + s.helped * 2048)
    h = mix_key(h, (s.winner + 1) * 8 + s.loser + 1)
    h = mix_key(mix_key(h, s.refused), s.refused >> 32)
    if s.bidder in (seat, -1):
        h = mix_key(h, s.amount * 4096 + s.ceiling)
        h = mix_key(h, s.digit)
    h = mix_key(h, (s.dealer + 1) + s.dealing * 8 + (s.floor + 1) * 1024 + s.standing * 1048576)
    for box in range(0, BOXES, 10):
        packed: i64 = 0
        for i in range(box, box + 10):
            packed = packed * 11 + s.company[i] + 5
        h = mix_key(mix_key(h, packed), packed >> 32)
    for place in range(0, PLACES, 10):
        packed = 0
        for i in range(place, place + 10):
            packed = packed * 64 + (s.country[i] + 1) * 8 + s.government[i]
        h = mix_key(mix_key(h, packed), packed >> 32)
    for other in range(s.players):
        h = mix_key(h, s.money[other] * 65536 + s.mercenaries[other] * 64 + s.hand_size(other))
    if len(s.ballots) > seat:
        h = mix_key(h, s.ballots[seat] + 1)
    if own_secrets:
        packed = 0
        for card in range(CARDS):
            packed = packed * 8 + s.cards[seat * ROW + card]
        h = mix_key(mix_key(h, packed), packed >> 32)
    return h


def chances(s: State) -> vec[float]:
    """Return the share of the win of each seat: who has won, or a guess from the money that everybody may expect."""
    if s.turn == TERMINAL:
        return win_shares(ranks(s), s.players)
    value = worths(s)
    rounds = float(s.deck_size)
    heat = HEAT + HEAT_TIME * rounds * sqrt(rounds)
    most = -1e9
    for seat in range(s.players):
        if not s.gone(seat):
            most = max(most, value[seat])
    total = 0.0
    for seat in range(s.players):
        value[seat] = 0.0 if s.gone(seat) else exp((value[seat] - most) / heat)
        total += value[seat]
    for seat in range(s.players):
        value[seat] /= total
    return value
