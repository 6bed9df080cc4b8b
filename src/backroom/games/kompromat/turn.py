"""A turn: look at a card, place it open, draw on in secret, say stop (KOM-T)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.games.kompromat import reveal, tools
from backroom.games.kompromat.data import EQUIPMENT_NAMES, KINDS, LIMIT, ROW
from backroom.games.kompromat.events import Drew, DrewUnseen, Looked, LookedUnseen, Placed, Stopped
from backroom.games.kompromat.moves import DO_DRAW, DO_PLACE, DO_STOP, DO_USE, MISSION
from backroom.games.kompromat.state import DRAW_CARD, LOOK, NONE, PLACE, PLAY, State, changed


def begin_turn(s: State, seat: i64) -> None:
    """Look at the top equipment card, alone (KOM-T1)."""
    s.seat = seat
    s.mission = NONE
    if s.known[seat] > 0:
        look(s, take_known(s))
    else:
        s.turn = CHANCE
        s.phase = LOOK


def take_known(s: State) -> i64:
    """Take the top card of the deck, which its owner knows."""
    start = s.seat * 5
    kind: i64 = s.top[start]
    top = s.top[:]
    for place in range(4):
        top[start + place] = top[start + place + 1]
    top[start + 4] = NONE
    s.top = top
    s.known = changed(s.known, s.seat, s.known[s.seat] - 1)
    return kind


def look(s: State, kind: i64) -> None:
    """The card is in hand; tools may be used before it is placed (KOM-T1)."""
    s.left[s.seat] -= 1
    s.looked = kind
    s.phase = PLACE
    s.window = PLACE
    s.turn = s.seat
    if s.facts is not None:
        s.facts.append(Looked(s.seat, EQUIPMENT_NAMES[kind]))
        s.facts.append(LookedUnseen(s.seat))


def place_steps(s: State) -> vec[i64]:
    """Place the card, or use a tool first."""
    steps = append(vec[i64](capacity=2), DO_PLACE)
    if tools.any_usable(s, s.seat):
        steps = append(steps, DO_USE)
    return steps


def mission_steps(s: State) -> vec[i64]:
    """Missions that the seat has not attempted (KOM-T1, KOM-T6)."""
    steps = vec[i64](capacity=4)
    for mission in range(ROW):
        if s.open[s.seat * ROW + mission] < 0:
            steps = append(steps, MISSION + mission)
    return steps


def place(s: State, mission: i64) -> None:
    """The card lies open at the mission (KOM-T1)."""
    s.open[s.seat * ROW + mission] = s.looked
    s.revealed = True
    if s.facts is not None:
        s.facts.append(Placed(s.seat, EQUIPMENT_NAMES[s.looked], mission + 1))
    s.looked = NONE
    s.mission = mission
    s.phase = PLAY
    s.window = PLAY


def play_steps(s: State) -> vec[i64]:
    """Draw on unless over 21 with every 1/11 as 1 or out of cards; stop at any time (KOM-T2, KOM-T3)."""
    steps = vec[i64](capacity=3)
    if s.left[s.seat] > 0 and s.low(s.seat * ROW + s.mission) <= LIMIT:
        steps = append(steps, DO_DRAW)
    steps = append(steps, DO_STOP)
    if tools.any_usable(s, s.seat):
        steps = append(steps, DO_USE)
    return steps


def begin_draw(s: State) -> None:
    """Draw one more card (KOM-T2)."""
    s.fresh = False
    s.last = NONE
    if s.known[s.seat] > 0:
        draw_card(s, take_known(s))
    else:
        s.turn = CHANCE
        s.phase = DRAW_CARD


def draw_card(s: State, kind: i64) -> None:
    """The card is looked at in secret and placed face down (KOM-T2)."""
    pile = s.seat * ROW + s.mission
    s.left[s.seat] -= 1
    s.down[pile * KINDS + kind] += 1
    s.backs[pile] += 1
    s.last = kind
    s.fresh = True
    s.phase = PLAY
    s.turn = s.seat
    if s.facts is not None:
        s.facts.append(Drew(s.seat, EQUIPMENT_NAMES[kind], s.mission + 1))
        s.facts.append(DrewUnseen(s.seat, s.mission + 1))


def stop(s: State) -> None:
    """Stop is said, whatever the reason; from now on the own face-down cards stay unseen (KOM-T3, KOM-T4)."""
    if s.facts is not None:
        s.facts.append(Stopped(s.seat, s.mission + 1, s.cards(s.seat * ROW + s.mission)))
    s.last = NONE
    s.fresh = False
    other = 1 - s.seat
    if s.can_attempt(other):
        begin_turn(s, other)
    elif s.can_attempt(s.seat):
        begin_turn(s, s.seat)
    else:
        reveal.begin_reveal(s)
