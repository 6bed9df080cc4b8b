"""What one viewer may see, built by allow-list, and positions that such a view allows."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.core.game import View
from backroom.core.position import OMNISCIENT
from backroom.games.kompromat.data import (
    COUNTER_ESPIONAGE,
    EQUIPMENT_NAMES,
    KINDS,
    MISSION_KINDS,
    MISSION_NAMES,
    PILES,
    ROW,
    TOOLS,
)
from backroom.games.kompromat.rules import KompromatPosition
from backroom.games.kompromat.state import AFTER, ANSWER, BEFORE, CANCEL, NONE, PLACE, PLAY, UNUSED, State
from backroom.games.kompromat.tools import works

HIDDEN = -2
SENSELESS = -1_000_000
WINDOWS = (PLACE, PLAY, BEFORE, AFTER, ANSWER, CANCEL)


class KompromatView(View):
    """A view; vectors as in the position, HIDDEN in place of what the viewer may not know.

    Memory: mission * 11 + kind, what the viewer has placed face down there itself, stunned cards included.
    """

    round: int
    first: int
    seat: int
    mission: int
    shown: int
    phase: int
    window: int
    passes: int
    stage: int
    gain: int
    fresh: bool
    cancelled: bool
    newspaper: int
    stunned_piles: list[int]
    stunned_kinds: list[int]
    choices: list[int]
    looked: int
    last: int
    left: list[int]
    known: list[int]
    top: list[int]
    open: list[int]
    backs: list[int]
    up: list[int]
    down: list[int]
    totals: list[int]
    tokens: list[int]
    row: list[int]
    under: list[int]
    winner: list[int]
    mission_deck: list[int]
    discarded: list[int]
    won: list[int]
    used: list[int]
    usable: list[int]
    odds: bool


def in_play(s: State) -> i64:
    """Return the pile whose owner is still at it and may look at its cards, or NONE (KOM-T4)."""
    return s.seat * ROW + s.mission if s.window == PLAY and s.mission != NONE and s.shown == 0 else NONE


def sees_pile(s: State, viewer: i64, pile: i64) -> bool:
    """Tell whether a viewer may look at the cards of a pile that were placed face down (KOM-T4)."""
    if viewer == OMNISCIENT or s.up[pile] == 1:
        return True
    return pile // ROW == viewer and pile == in_play(s)


def down_seen(s: State, viewer: i64) -> list[int]:
    """Return the cards placed face down, HIDDEN where the viewer may not look."""
    seen = [HIDDEN] * len(s.down)
    for pile in range(PILES):
        if s.backs[pile] == 0 or sees_pile(s, viewer, pile):
            for i in range(pile * KINDS, (pile + 1) * KINDS):
                seen[i] = s.down[i]
    return seen


def remembered(s: State, viewer: i64) -> list[int] | None:
    """Return what a seat has placed face down itself, stunned cards included, for it does not know which were taken."""
    if viewer < 0:
        return None
    start = viewer * ROW * KINDS
    memory = [int(s.down[i]) for i in range(start, start + ROW * KINDS)]
    if s.stunned_pile // ROW == viewer:
        memory[s.stunned_pile % ROW * KINDS + s.stunned_kind] += 1
    if s.stunned_pile_too // ROW == viewer:
        memory[s.stunned_pile_too % ROW * KINDS + s.stunned_kind_too] += 1
    return memory


def usable(s: State) -> list[int]:
    """Return the tools that the seat to move could use now; they hang on open things alone."""
    if s.turn < 0 or s.phase not in WINDOWS:
        return []
    return [tool for tool in range(TOOLS) if s.holds(s.seat, tool) and s.used[tool] == UNUSED and works(s, s.seat, tool)]


def view(s: State, viewer: i64) -> KompromatView:
    """Return what a viewer may see."""
    everything = viewer == OMNISCIENT
    top = [int(kind) for kind in s.top]
    for i in range(len(top)):
        if top[i] != NONE and not everything and i // 5 != viewer:
            top[i] = HIDDEN
    own = everything or s.seat == viewer
    return KompromatView(
        viewer=viewer,
        players=2,
        turn=s.turn,
        mid_move=s.mid_move,
        memory=remembered(s, viewer),
        round=s.round,
        first=s.first,
        seat=s.seat,
        mission=s.mission,
        shown=s.shown,
        phase=s.phase,
        window=s.window,
        passes=s.passes,
        stage=s.stage,
        gain=s.gain,
        fresh=s.fresh,
        cancelled=s.cancelled,
        newspaper=s.newspaper,
        stunned_piles=[s.stunned_pile, s.stunned_pile_too],
        stunned_kinds=[s.stunned_kind, s.stunned_kind_too] if everything else [HIDDEN, HIDDEN],
        choices=[s.tool, s.copying, s.source],
        looked=s.looked if own or s.looked == NONE else HIDDEN,
        last=s.last if own or s.last == NONE else HIDDEN,
        left=list(s.left),
        known=list(s.known),
        top=top,
        open=list(s.open),
        backs=list(s.backs),
        up=list(s.up),
        down=down_seen(s, viewer),
        totals=list(s.totals),
        tokens=list(s.tokens),
        row=list(s.row),
        under=list(s.under),
        winner=list(s.winner),
        mission_deck=list(s.mission_deck),
        discarded=list(s.discarded),
        won=list(s.won),
        used=list(s.used),
        usable=usable(s),
        odds=s.odds,
    )


def seal(s: KompromatPosition, viewer: i64) -> KompromatPosition:
    """Return a copy in which all that the viewer may not know is senseless.

    Which of the own cards was stunned is hidden too, though not what they were together: there the lowest is made the stunned one.
    """
    sealed = s.copy()
    for i in range(2 * KINDS):
        sealed.bag[i] = SENSELESS
    if s.seat != viewer:
        if s.looked != NONE:
            sealed.looked = SENSELESS
        if s.last != NONE:
            sealed.last = SENSELESS
    for seat in range(2):
        if seat != viewer:
            seal_cards(sealed, seat)
    if s.stunned_pile != NONE:
        if s.stunned_pile // ROW != viewer:
            sealed.stunned_kind = SENSELESS
            sealed.stunned_kind_too = SENSELESS
        else:
            seal_stunned(sealed)
    return sealed


def seal_cards(s: State, seat: i64) -> None:
    """Make a seat's face-down cards and the known top of its deck senseless."""
    top = s.top[:]
    for i in range(seat * 5, seat * 5 + 5):
        if top[i] != NONE:
            top[i] = SENSELESS
    s.top = top
    for pile in range(seat * ROW, seat * ROW + ROW):
        if s.backs[pile] > 0 and s.up[pile] == 0:
            for i in range(pile * KINDS, (pile + 1) * KINDS):
                s.down[i] = SENSELESS


def seal_stunned(s: State) -> None:
    """Swap each stunned card for the lowest card of its pile that is still face down."""
    for place in range(2):
        pile = s.stunned_pile if place == 0 else s.stunned_pile_too
        if pile == NONE or s.up[pile] == 1 or s.backs[pile] == 0:
            continue
        taken = s.stunned_kind if place == 0 else s.stunned_kind_too
        s.down[pile * KINDS + taken] += 1
        lowest: i64 = 0
        while s.down[pile * KINDS + lowest] == 0:
            lowest += 1
        s.down[pile * KINDS + lowest] -= 1
        if place == 0:
            s.stunned_kind = lowest
        else:
            s.stunned_kind_too = lowest


def census(s: State) -> dict[str, int]:
    """Count every component wherever it lies."""
    count: dict[str, int] = {}
    for kind in range(KINDS):
        for seat in range(2):
            cards = s.bag[seat * KINDS + kind]
            for pile in range(seat * ROW, seat * ROW + ROW):
                cards += s.down[pile * KINDS + kind] + (1 if s.open[pile] == kind else 0)
            for i in range(seat * 5, seat * 5 + 5):
                cards += 1 if s.top[i] == kind else 0
            cards += 1 if s.seat == seat and s.looked == kind else 0
            cards += 1 if s.stunned_pile // ROW == seat and s.stunned_kind == kind else 0
            cards += 1 if s.stunned_pile_too // ROW == seat and s.stunned_kind_too == kind else 0
            count[f"equipment {seat} {EQUIPMENT_NAMES[kind]}"] = cards
    for kind in range(MISSION_KINDS):
        cards = s.mission_deck[kind] + s.discarded[kind]
        if kind < COUNTER_ESPIONAGE:
            cards += s.won[kind] + s.won[20 + kind]
        else:
            cards += s.set_aside[kind - COUNTER_ESPIONAGE]
        for slot in range(ROW):
            cards += 1 if s.row[slot] == kind and s.winner[slot] == NONE else 0
            cards += 1 if s.under[slot] == kind - COUNTER_ESPIONAGE + 1 and kind >= COUNTER_ESPIONAGE else 0
        count[f"missions {MISSION_NAMES[kind]}"] = cards
    return count
