"""Positions that a view allows: open things as they are, unknown equipment dealt at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.rng import Rng
from backroom.games.kompromat.data import EQUIPMENT, HALVES, KINDS, LIMIT, ROW
from backroom.games.kompromat.rules import KompromatPosition, start
from backroom.games.kompromat.state import NONE, State
from backroom.games.kompromat.view import HIDDEN, KompromatView

MOST_TRIES: Final[i64] = 60


def imagine(seen: KompromatView, rng: Rng) -> KompromatPosition:
    """Return a position that fits a view: open things as they are, unknown equipment dealt at random."""
    s = start(odds=seen.odds)
    s.turn = seen.turn
    s.mid_move = seen.mid_move
    s.round = seen.round
    s.first = seen.first
    s.seat = seen.seat
    s.mission = seen.mission
    s.shown = seen.shown
    s.phase = seen.phase
    s.window = seen.window
    s.passes = seen.passes
    s.stage = seen.stage
    s.gain = seen.gain
    s.fresh = seen.fresh
    s.cancelled = seen.cancelled
    s.newspaper = seen.newspaper
    s.stunned_pile, s.stunned_pile_too = seen.stunned_piles
    s.tool = seen.choices[0]
    s.copying = seen.choices[1] == 1
    s.source = seen.choices[2]
    s.left = vec[i64](seen.left)
    s.known = vec[i64](seen.known)
    s.open = vec[i64](seen.open)
    s.backs = vec[i64](seen.backs)
    s.up = vec[i64](seen.up)
    s.totals = vec[i64](seen.totals)
    s.tokens = vec[i64](seen.tokens)
    s.row = vec[i64](seen.row)
    s.under = vec[i64](seen.under)
    s.winner = vec[i64](seen.winner)
    s.mission_deck = vec[i64](seen.mission_deck)
    s.discarded = vec[i64](seen.discarded)
    s.won = vec[i64](seen.won)
    s.used = vec[i64](seen.used)
    for seat in range(2):
        for _ in range(MOST_TRIES):
            if deal_unknown(s, seen, seat, rng):
                break
    return s


def deal_unknown(s: KompromatPosition, seen: KompromatView, seat: i64, rng: Rng) -> bool:
    """Give a seat's hidden places the cards that it may have there; what is left is the deck.

    Tell whether nobody would have drawn on after a bust.
    """
    pool = EQUIPMENT[:]
    take_known(s, seen, seat, pool)
    likely = True
    for pile in range(seat * ROW, seat * ROW + ROW):
        if seen.down[pile * KINDS] != HIDDEN:
            for i in range(pile * KINDS, (pile + 1) * KINDS):
                s.down[i] = seen.down[i]
    if seen.viewer == seat and seen.memory is not None:
        recall(s, seen, seat, pool, rng)
    else:
        likely = deal_piles(s, seen, seat, pool, rng)
    if seat == s.seat:
        imagine_in_hand(s, seen, pool, rng)
    imagine_deck(s, seen, seat, pool, rng)
    return likely


def imagine_in_hand(s: State, seen: KompromatView, pool: vec[i64], rng: Rng) -> None:
    """The card looked at, and which face-down card was the last."""
    s.looked = seen.looked
    if seen.looked == HIDDEN:
        s.looked = rng.pick(pool)
        pool[s.looked] -= 1
    s.last = seen.last
    if seen.last == HIDDEN:
        start = (s.seat * ROW + s.mission) * KINDS
        s.last = rng.pick(s.down[start : start + KINDS])


def imagine_deck(s: State, seen: KompromatView, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """The top that its owner knows; the rest is a bag."""
    top = s.top[:]
    for i in range(seat * 5, seat * 5 + 5):
        top[i] = seen.top[i]
        if top[i] == HIDDEN:
            top[i] = rng.pick(pool)
            pool[top[i]] -= 1
    s.top = top
    for kind in range(KINDS):
        s.bag[seat * KINDS + kind] = pool[kind]


def take_known(s: State, seen: KompromatView, seat: i64, pool: vec[i64]) -> None:
    """Take out of the pool what the viewer sees of a seat's cards."""
    for pile in range(seat * ROW, seat * ROW + ROW):
        if s.open[pile] != NONE:
            pool[s.open[pile]] -= 1
        for kind in range(KINDS):
            if seen.down[pile * KINDS] != HIDDEN:
                pool[kind] -= seen.down[pile * KINDS + kind]
    if seat == s.seat and seen.looked >= 0:
        pool[seen.looked] -= 1
    for i in range(seat * 5, seat * 5 + 5):
        if seen.top[i] >= 0:
            pool[seen.top[i]] -= 1


def recall(s: State, seen: KompromatView, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """Fill the viewer's own piles from memory; which of those cards was stunned is a guess, or follows from what is shown."""
    memory = vec[i64](seen.memory if seen.memory is not None else [])
    start = seat * ROW * KINDS
    for i in range(ROW * KINDS):
        if seen.down[start + i] == HIDDEN:
            pool[i % KINDS] -= memory[i]
        else:
            memory[i] -= seen.down[start + i]  # what is missing from a pile in sight was stunned
            pool[i % KINDS] -= memory[i]
    if s.stunned_pile != NONE and s.stunned_pile // ROW == seat:
        s.stunned_kind = pick_stunned(memory, s.stunned_pile, rng)
    if s.stunned_pile_too != NONE and s.stunned_pile_too // ROW == seat:
        s.stunned_kind_too = pick_stunned(memory, s.stunned_pile_too, rng)
    for i in range(ROW * KINDS):
        if seen.down[start + i] == HIDDEN:
            s.down[start + i] = memory[i]


def pick_stunned(memory: vec[i64], pile: i64, rng: Rng) -> i64:
    """Take a card of a pile as the stunned one."""
    start = pile % ROW * KINDS
    kind = rng.pick(memory[start : start + KINDS])
    memory[start + kind] -= 1
    return kind


def deal_piles(s: State, seen: KompromatView, seat: i64, pool: vec[i64], rng: Rng) -> bool:
    """Deal hidden piles and stunned cards from the pool; tell whether all of it is likely."""
    likely = True
    for pile in range(seat * ROW, seat * ROW + ROW):
        if seen.down[pile * KINDS] == HIDDEN and not deal_pile(s, pile, pool, rng):
            likely = False
    if s.stunned_pile != NONE and s.stunned_pile // ROW == seat:
        s.stunned_kind = rng.pick(pool)
        pool[s.stunned_kind] -= 1
    if s.stunned_pile_too != NONE and s.stunned_pile_too // ROW == seat:
        s.stunned_kind_too = rng.pick(pool)
        pool[s.stunned_kind_too] -= 1
    return likely


def deal_pile(s: State, pile: i64, pool: vec[i64], rng: Rng) -> bool:
    """Deal a pile in the order of drawing; tell whether the total before its last card was not over 21."""
    start = pile * KINDS
    for kind in range(KINDS):
        s.down[start + kind] = 0
    total: i64 = HALVES[s.open[pile]]
    likely = True
    for _ in range(s.backs[pile]):
        if total > LIMIT:
            likely = False
        kind = rng.pick(pool)
        pool[kind] -= 1
        s.down[start + kind] += 1
        total += HALVES[kind]
    return likely
