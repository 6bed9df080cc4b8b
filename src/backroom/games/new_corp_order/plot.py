"""Plot: two cards, from the display or the deck (NCO-P), and its solo form (NCO-O2)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.games.new_corp_order.cards import leave_display, place_of, take_from_deck
from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, CONGLOMERATES
from backroom.games.new_corp_order.events import (
    Discarded,
    DisplayRefilled,
    Drew,
    DrewOpen,
    DrewUnseen,
    EnteredHq,
    TookFromDisplay,
)
from backroom.games.new_corp_order.grid import add_agents, tiles_with
from backroom.games.new_corp_order.moves import PLACE, TAKE, TAKE_DECK, TAKE_PLACE
from backroom.games.new_corp_order.state import DRAW, NOBODY, PLACE_TAKEN, REFILL, TAKE_CARD, State
from backroom.games.new_corp_order.turn import finish_action, refill_solo, refilled_solo, trigger_end


def can_plot(s: State) -> bool:
    """Tell whether there is anything to draw (NCO-P3)."""
    return s.deck_size > 0 or len(s.display) > 0


def begin_plot(s: State) -> None:
    """Two cards, one after the other (NCO-P1)."""
    s.uses = 2
    s.phase = TAKE_CARD


def take_steps(s: State) -> vec[i64]:
    """Each card comes from the display or the top of the deck (NCO-P1)."""
    steps = vec[i64](capacity=5)
    if not s.solo():
        for conglomerate in range(CONGLOMERATES):
            if place_of(s, conglomerate) >= 0:
                steps = append(steps, TAKE + conglomerate)
    if s.deck_size > 0:
        steps = append(steps, TAKE_DECK)
    if s.solo():
        for place in range(len(s.display)):
            steps = append(steps, TAKE_PLACE + place)
    return steps


def take(s: State, step: i64) -> None:
    """Take a card of the display, or ask chance for the top of the deck (NCO-P1)."""
    s.uses -= 1
    if step == TAKE_DECK:
        s.phase = DRAW
        s.turn = CHANCE
        s.mid_move = False
        return
    place = step - TAKE_PLACE if s.solo() else place_of(s, step - TAKE)
    conglomerate = leave_display(s, place)
    if s.facts is not None:
        s.facts.append(TookFromDisplay(s.seat, CONGLOMERATE_NAMES[conglomerate]))
    if s.solo():
        receive_solo(s, conglomerate)
    else:
        s.hand[s.seat * 4 + conglomerate] += 1
        s.seen[s.seat * 4 + conglomerate] += 1
    go_on(s)


def draw(s: State, conglomerate: i64) -> None:
    """The top card of the deck is seen before the next is chosen (NCO-P1)."""
    take_from_deck(s, conglomerate)
    s.turn = s.seat
    if s.solo():
        if s.facts is not None:
            s.facts.append(DrewOpen(s.seat, CONGLOMERATE_NAMES[conglomerate]))
        receive_solo(s, conglomerate)
    else:
        s.hand[s.seat * 4 + conglomerate] += 1
        if s.facts is not None:
            s.facts.append(Drew(s.seat, CONGLOMERATE_NAMES[conglomerate]))
            s.facts.append(DrewUnseen(s.seat))
    go_on(s)


def go_on(s: State) -> None:
    """Another card, or the display is refilled after both (NCO-P2)."""
    if s.uses > 0 and can_plot(s):
        s.phase = TAKE_CARD
    elif s.solo():
        place_next(s)
    else:
        refill(s)


def refill(s: State) -> None:
    """Fill the display to five; if that can't be done the end is triggered (NCO-P2, NCO-E1)."""
    if len(s.display) < s.display_size:
        if s.deck_size > 0:
            s.phase = REFILL
            s.turn = CHANCE
            s.mid_move = False
            return
        trigger_end(s)
    finish_action(s)


def refill_card(s: State, conglomerate: i64) -> None:
    """Lay one more card into the display (NCO-P2)."""
    take_from_deck(s, conglomerate)
    s.display = append(s.display[:], conglomerate)
    s.dealt += 1
    s.mid_move = len(s.display) < s.display_size and s.deck_size > 0
    if s.mid_move:
        return
    if s.facts is not None:
        new = s.display[len(s.display) - s.dealt :]
        s.facts.append(DisplayRefilled(tuple([CONGLOMERATE_NAMES[c] for c in new])))
    s.dealt = 0
    if s.solo():
        refilled_solo(s)
        return
    if len(s.display) < s.display_size:
        trigger_end(s)
    finish_action(s)


def receive_solo(s: State, conglomerate: i64) -> None:
    """Own cards go at once to the HQ, the rival's are discarded (NCO-O2)."""
    name = CONGLOMERATE_NAMES[conglomerate]
    if s.sides_chosen[conglomerate] != s.seat:
        s.box[conglomerate] += 1
        if s.facts is not None:
            s.facts.append(Discarded(s.seat, name))
        return
    s.upright[s.seat * 4 + conglomerate] += 1
    if s.facts is not None:
        s.facts.append(EnteredHq(s.seat, name))
    if s.taken == NOBODY:
        s.taken = conglomerate
    else:
        s.taken_too = conglomerate


def place_next(s: State) -> None:
    """Agents are placed after the second card, before any refill (NCO-O2)."""
    if s.taken != NOBODY:
        s.phase = PLACE_TAKEN
    elif len(s.display) == 0:
        s.mid_move = False
        refill_solo(s)
    else:
        finish_action(s)


def place_steps(s: State) -> vec[i64]:
    """Agents go onto a tile that already has their conglomerate (NCO-I1)."""
    return tiles_with(s, s.taken, PLACE)


def place_taken(s: State, tile: i64) -> None:
    """Two of one conglomerate go onto one tile, two conglomerates one each (NCO-O2)."""
    together = s.taken == s.taken_too
    add_agents(s, s.seat, s.taken, 2 if together else 1, tile)
    s.taken = NOBODY if together else s.taken_too
    s.taken_too = NOBODY
    place_next(s)
