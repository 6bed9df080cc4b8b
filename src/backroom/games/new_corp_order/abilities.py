"""Abilities of companies, optional and only after a capture (NCO-A).

Each ability begins with a question that may be declined; `choose` returns True when the ability is done.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.new_corp_order.data import (
    ABILITY_OF_TYPE,
    CONGLOMERATE_NAMES,
    CONGLOMERATES,
    MOVE_AGENTS,
    REMOVE_CARD,
    SWAP_CARDS,
    SWAP_TILES,
    TAP_CARDS,
    TILE_NAMES,
    UNTAP_CARDS,
)
from backroom.games.new_corp_order.events import (
    AgentMoved,
    CardRemoved,
    CardsSwapped,
    CardsTapped,
    CardUntapped,
    TilesSwapped,
)
from backroom.games.new_corp_order.grid import tap
from backroom.games.new_corp_order.moves import CARD, FROM, GIVE, HQ, NOTHING, PILES, SWAP, TAP, TO, UNTAP
from backroom.games.new_corp_order.state import (
    ABILITY,
    ABILITY_AGAIN,
    ABILITY_CARD,
    ABILITY_COUNT,
    ABILITY_HQ,
    ABILITY_TO,
    NOBODY,
    State,
)


def ability(s: State) -> i64:
    """Return the ability of the tile just taken."""
    return ABILITY_OF_TYPE[s.kind[s.target]]


def begin(s: State) -> bool:
    """Offer the ability of the tile just taken; tell whether there is anything to choose."""
    s.phase = ABILITY
    return len(first_steps(s)) > 1


def first_steps(s: State) -> vec[i64]:
    """The first question: decline, or begin."""
    steps = append(vec[i64](capacity=17), NOTHING)
    kind = ability(s)
    if kind == MOVE_AGENTS:
        return movers(s, steps)
    if kind == SWAP_TILES:
        for tile in range(s.tiles):
            steps = append(steps, SWAP + tile)
        return steps
    if kind == SWAP_CARDS:
        return cards_to_give(s, steps)
    for side in range(s.sides):
        if cards_in(s, side, kind != UNTAP_CARDS, kind != TAP_CARDS):
            steps = append(steps, HQ + side)
    return steps


def cards_in(s: State, side: i64, upright: bool, tapped: bool) -> bool:
    """Tell whether an HQ has upright or tapped cards, as asked."""
    for i in range(side * 4, side * 4 + 4):
        if (upright and s.upright[i] > 0) or (tapped and s.tapped[i] > 0):
            return True
    return False


def movers(s: State, steps: vec[i64]) -> vec[i64]:
    """Tiles that an agent can leave for another tile of its conglomerate; none is emptied (NCO-A1)."""
    for tile in range(s.tiles):
        if s.agents[tile] < 2 or (s.uses == 1 and (s.conglomerate[tile] != s.colour or tile == s.moved_to)):
            continue
        for target in range(s.tiles):
            if is_destination(s, tile, target):
                steps = append(steps, FROM + tile)
                break
    return steps


def is_destination(s: State, tile: i64, target: i64) -> bool:
    """Another tile of that conglomerate; not the first agent's source, for only the net result counts (NCO-A1)."""
    return target not in (tile, s.moved_from) and s.conglomerate[target] == s.conglomerate[tile]


def cards_to_give(s: State, steps: vec[i64]) -> vec[i64]:
    """Own cards, if another HQ has one to swap for (NCO-A3)."""
    others = False
    for side in range(s.sides):
        if side != s.seat and cards_in(s, side, upright=True, tapped=True):
            others = True
    return piles(s, s.seat, GIVE, steps) if others else steps


def piles(s: State, side: i64, first_step: i64, steps: vec[i64]) -> vec[i64]:
    """Add a step for each kind of card in an HQ: upright ones, then tapped ones."""
    for conglomerate in range(CONGLOMERATES):
        if s.upright[side * 4 + conglomerate] > 0:
            steps = append(steps, first_step + conglomerate)
    for conglomerate in range(CONGLOMERATES):
        if s.tapped[side * 4 + conglomerate] > 0:
            steps = append(steps, first_step + 4 + conglomerate)
    return steps


def later_steps(s: State) -> vec[i64]:  # noqa: C901, PLR0912
    """The questions after the first."""
    kind = ability(s)
    steps = vec[i64](capacity=16)
    if s.phase == ABILITY_HQ:
        for side in range(s.sides):
            if side != s.seat and cards_in(s, side, upright=True, tapped=True):
                steps = append(steps, HQ + side)
    elif s.phase == ABILITY_COUNT:
        for cards in range(min(2, s.upright[s.hq * 4 + s.pile])):
            steps = append(steps, TAP + cards)
    elif s.phase == ABILITY_TO:
        for tile in range(s.tiles):
            if kind == SWAP_TILES:
                if tile != s.moved_from:
                    steps = append(steps, SWAP + tile)
            elif is_destination(s, s.tile, tile):
                steps = append(steps, TO + tile)
    elif s.phase == ABILITY_AGAIN:
        steps = append(steps, NOTHING)
        return movers(s, steps) if kind == MOVE_AGENTS else cards_to_untap(s, steps)
    elif kind == UNTAP_CARDS:
        return cards_to_untap(s, steps)
    elif kind == TAP_CARDS:
        for conglomerate in range(CONGLOMERATES):
            if s.upright[s.hq * 4 + conglomerate] > 0:
                steps = append(steps, CARD + conglomerate)
    else:
        return piles(s, s.hq, CARD, steps)
    return steps


def cards_to_untap(s: State, steps: vec[i64]) -> vec[i64]:
    """Tapped cards of one HQ, conglomerates free unless the option is on (NCO-A4)."""
    for conglomerate in range(CONGLOMERATES):
        if s.ambient_one_colour and s.pile not in (NOBODY, conglomerate):
            continue
        if s.tapped[s.hq * 4 + conglomerate] > 0:
            steps = append(steps, UNTAP + conglomerate)
    return steps


def choose(s: State, step: i64) -> bool:  # noqa: PLR0911
    """Take an answer; tell whether the ability is done."""
    if step == NOTHING:
        return True
    kind = ability(s)
    if kind == MOVE_AGENTS:
        return move_agent(s, step)
    if kind == TAP_CARDS:
        return tap_cards(s, step)
    if kind == SWAP_CARDS:
        return swap_cards(s, step)
    if kind == UNTAP_CARDS:
        return untap_card(s, step)
    if kind == REMOVE_CARD:
        return remove_card(s, step)
    return swap_tiles(s, step)


def move_agent(s: State, step: i64) -> bool:
    """Broadcast Network: up to two agents of one conglomerate, to tiles that have it already (NCO-A1)."""
    if s.phase != ABILITY_TO:
        s.tile = step - FROM
        s.colour = s.conglomerate[s.tile]
        s.phase = ABILITY_TO
        return False
    target = step - TO
    s.agents[s.tile] -= 1
    s.agents[target] += 1
    if s.facts is not None:
        s.facts.append(AgentMoved(s.seat, CONGLOMERATE_NAMES[s.colour], TILE_NAMES[s.tile], TILE_NAMES[target]))
    s.uses += 1
    s.moved_from = s.tile
    s.moved_to = target
    s.phase = ABILITY_AGAIN
    return s.uses == 2 or len(later_steps(s)) == 1


def tap_cards(s: State, step: i64) -> bool:
    """Guerrilla Marketing: up to two upright cards of one conglomerate in one HQ (NCO-A2)."""
    if s.phase == ABILITY:
        s.hq = step - HQ
        s.phase = ABILITY_CARD
        return False
    if s.phase == ABILITY_CARD:
        s.pile = step - CARD
        s.phase = ABILITY_COUNT
        return False
    cards = step - TAP + 1
    tap(s, s.hq, s.pile, cards)
    if s.facts is not None:
        s.facts.append(CardsTapped(s.seat, s.hq, CONGLOMERATE_NAMES[s.pile], cards))
    return True


def swap_cards(s: State, step: i64) -> bool:
    """Print Media: one card of the own HQ for one of another's; tapped or upright stays with each (NCO-A3)."""
    if s.phase == ABILITY:
        s.pile = step - GIVE
        s.phase = ABILITY_HQ
        return False
    if s.phase == ABILITY_HQ:
        s.hq = step - HQ
        s.phase = ABILITY_CARD
        return False
    taken = step - CARD
    add_card(s, s.seat, s.pile, -1)
    add_card(s, s.hq, s.pile, 1)
    add_card(s, s.hq, taken, -1)
    add_card(s, s.seat, taken, 1)
    if s.facts is not None:
        s.facts.append(CardsSwapped(s.seat, str(PILES[s.pile]), s.hq, str(PILES[taken])))
    return True


def add_card(s: State, side: i64, pile: i64, cards: i64) -> None:
    """Put a card into an HQ, or with -1 take it out; a pile is upright or tapped."""
    if pile < 4:
        s.upright[side * 4 + pile] += cards
    else:
        s.tapped[side * 4 + pile - 4] += cards


def untap_card(s: State, step: i64) -> bool:
    """Ambient Advertising: up to two cards in one HQ, the own included (NCO-A4)."""
    if s.phase == ABILITY:
        s.hq = step - HQ
        s.phase = ABILITY_CARD
        return False
    s.pile = step - UNTAP
    tap(s, s.hq, s.pile, -1)
    if s.facts is not None:
        s.facts.append(CardUntapped(s.seat, s.hq, CONGLOMERATE_NAMES[s.pile]))
    s.uses += 1
    s.phase = ABILITY_AGAIN
    return s.uses == 2 or len(later_steps(s)) == 1


def remove_card(s: State, step: i64) -> bool:
    """Social Media: up to one card of any HQ leaves the game (NCO-A5)."""
    if s.phase == ABILITY:
        s.hq = step - HQ
        s.phase = ABILITY_CARD
        return False
    pile = step - CARD
    add_card(s, s.hq, pile, -1)
    s.box[pile % 4] += 1
    if s.facts is not None:
        s.facts.append(CardRemoved(s.seat, s.hq, str(PILES[pile])))
    return True


def swap_tiles(s: State, step: i64) -> bool:
    """Online Marketing: all agents of any two tiles change places, nothing is captured (NCO-A6)."""
    if s.phase == ABILITY:
        s.moved_from = step - SWAP
        s.phase = ABILITY_TO
        return False
    here, there = s.moved_from, step - SWAP
    s.agents[here], s.agents[there] = s.agents[there], s.agents[here]
    s.conglomerate[here], s.conglomerate[there] = s.conglomerate[there], s.conglomerate[here]
    if s.facts is not None:
        s.facts.append(TilesSwapped(s.seat, TILE_NAMES[here], TILE_NAMES[there]))
    return True
