"""Before play and between rounds: the start player, fresh decks, the row of missions (KOM-S)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.games.kompromat.data import (
    BOTH_DECKS,
    COUNTER_ESPIONAGE,
    DECK,
    KINDS,
    MISSION_CARDS,
    MISSION_KINDS,
    MISSION_NAMES,
    PILES,
    ROW,
    TOOLS,
)
from backroom.games.kompromat.events import CounterEspionageSetAside, MissionLaid, RoundBegan
from backroom.games.kompromat.state import FIRST_PLAYER, LAY, NONE, UNFIXED, State, changed


def lay_out(s: State) -> None:
    """Fill an empty position with all that is there before the first draw."""
    kinds: i64 = MISSION_KINDS
    tools: i64 = TOOLS
    s.turn = CHANCE
    s.phase = FIRST_PLAYER
    s.round = 0
    s.first = NONE
    s.tokens = vec[i64]([0, 0])
    s.mission_deck = MISSION_CARDS[:]
    s.discarded = vec[i64]([0] * kinds)
    s.won = vec[i64]([0] * 40)
    s.used = vec[i64]([0] * tools)
    s.odds = False
    s.revealed = False
    clear_table(s)


def clear_table(s: State) -> None:
    """Each player's 14 cards become a face-down deck: a bag, its order is nowhere (KOM-S2)."""
    piles: i64 = PILES
    cards: i64 = PILES * KINDS
    row: i64 = ROW
    s.bag = BOTH_DECKS[:]
    s.down = vec[i64]([0] * cards)
    s.backs = vec[i64]([0] * piles)
    s.open = vec[i64]([NONE] * piles)
    s.left = vec[i64]([DECK, DECK])
    s.known = vec[i64]([0, 0])
    s.top = vec[i64]([NONE] * 10)
    s.up = vec[i64]([0] * piles)
    s.totals = vec[i64]([UNFIXED] * piles)
    s.row = vec[i64]([NONE] * row)
    s.under = vec[i64]([0] * row)
    s.winner = vec[i64]([NONE] * row)
    s.set_aside = vec[i64]([0, 0, 0])
    s.seat = s.first
    s.mission = NONE
    s.shown = 0
    s.window = NONE
    s.passes = 0
    s.stage = 0
    s.gain = 0
    s.looked = NONE
    s.last = NONE
    s.fresh = False
    s.newspaper = NONE
    s.stunned_pile = NONE
    s.stunned_kind = NONE
    s.stunned_pile_too = NONE
    s.stunned_kind_too = NONE
    s.cancelled = False
    s.tool = NONE
    s.copying = False
    s.source = NONE


def choose_first_player(s: State, seat: i64) -> None:
    """The start player of round 1 is drawn at random (KOM-S1)."""
    s.first = seat
    begin_round(s)


def begin_round(s: State) -> None:
    """Lay out four missions (KOM-S3)."""
    clear_table(s)
    s.turn = CHANCE
    s.phase = LAY
    if s.facts is not None:
        s.facts.append(RoundBegan(s.round + 1, s.first))


def next_slot(s: State) -> i64:
    """Return the slot that is to be laid or covered."""
    slot: i64 = 0
    while s.row[slot] >= 0:
        slot += 1
    return slot


def lay_mission(s: State, card: i64) -> bool:
    """A counter-espionage card is covered at once; one drawn as a cover is set aside until the row is complete (KOM-S3).

    Tell whether the row is complete.
    """
    slot = next_slot(s)
    s.mission_deck = changed(s.mission_deck, card, s.mission_deck[card] - 1)
    s.mid_move = True
    if card >= COUNTER_ESPIONAGE:
        number = card - COUNTER_ESPIONAGE
        if s.under[slot] == 0:
            s.under = changed(s.under, slot, number + 1)
            return False
        s.set_aside = changed(s.set_aside, number, s.set_aside[number] + 1)
        if s.facts is not None:
            s.facts.append(CounterEspionageSetAside(number + 1))
        return False
    s.row = changed(s.row, slot, card)
    if s.facts is not None:
        s.facts.append(MissionLaid(slot + 1, MISSION_NAMES[card], s.under[slot]))
    if slot + 1 < ROW:
        return False
    shuffle_back(s)
    s.mid_move = False
    return True


def shuffle_back(s: State) -> None:
    """What was set aside goes back into the mission deck (KOM-S3)."""
    missions = s.mission_deck[:]
    for number in range(3):
        missions[COUNTER_ESPIONAGE + number] += s.set_aside[number]
    s.mission_deck = missions
    s.set_aside = vec[i64]([0, 0, 0])
