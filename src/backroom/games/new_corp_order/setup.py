"""Set-up: the draws that lay out the table, in the order of the book (NCO-S, NCO-O1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.games.new_corp_order.cards import take_from_deck
from backroom.games.new_corp_order.data import (
    AGENTS,
    CONGLOMERATE_NAMES,
    CONGLOMERATES,
    CONSULTANT_NAMES,
    CONSULTANTS,
    DATA,
    HAND,
    OBJECTIVES_OF_EACH_TYPE,
    TYPE_NAMES,
    TYPES,
)
from backroom.games.new_corp_order.events import (
    AgentsPlaced,
    ConsultantDealt,
    DisplayLaid,
    HandDealt,
    HandDealtUnseen,
    ObjectivesDealt,
    ObjectivesDealtUnseen,
    SharedObjectives,
    StartPlayer,
    TilesLaid,
)
from backroom.games.new_corp_order.state import (
    ACTION,
    CHOOSE_SIDES,
    DEAL_CONSULTANTS,
    DEAL_HANDS,
    DEAL_OBJECTIVES,
    FIRST_PLAYER,
    LAY_DISPLAY,
    LAY_TILES,
    NO_CONSULTANT,
    NOBODY,
    NOT_TRIGGERED,
    PLACE_AGENTS,
    State,
)

SHARED_OBJECTIVES: Final[i64] = 3


def lay_out(s: State, players: i64, short_game: bool) -> None:
    """Fill an empty position with all that is there before the first draw."""
    numbers = DATA["setup"][str(players)]
    cards: i64 = DATA["short_game"]["cards_of_each_conglomerate"] if short_game else numbers["cards_of_each_conglomerate"]
    tiles: i64 = numbers["rows"] * 4
    tiles_of_each_type: i64 = numbers["tiles_of_each_type"]
    s.turn = CHANCE
    s.players = players
    s.sides = 2 if players == 1 else players
    s.tiles = tiles
    s.display_size = numbers["display"]
    s.short_game = short_game
    s.kind = vec[i64]([NOBODY] * tiles)
    s.conglomerate = vec[i64]([NOBODY] * tiles)
    s.agents = vec[i64]([0] * tiles)
    s.supply = vec[i64]([AGENTS] * CONGLOMERATES)
    s.deck_cards = vec[i64]([cards] * CONGLOMERATES)
    s.deck_size = cards * CONGLOMERATES
    s.display = vec[i64]()
    s.box = vec[i64]([0] * CONGLOMERATES)
    s.hand = vec[i64]([0] * 16)
    s.seen = vec[i64]([0] * 16)
    s.upright = vec[i64]([0] * 16)
    s.tapped = vec[i64]([0] * 16)
    s.captured = vec[i64]([0] * 16)
    s.consultants = vec[i64]([0] * 16)
    s.consultant_supply = vec[i64]([0] * CONSULTANTS)
    objectives: i64 = SHARED_OBJECTIVES if players == 1 else 2 * players
    s.objectives = vec[i64]([NOBODY] * objectives)
    s.put_away = vec[i64]([0] * s.sides)
    s.bag = vec[i64]([tiles_of_each_type] * TYPES)
    s.sides_chosen = vec[i64]([NOBODY] * CONGLOMERATES)
    s.marker = 0
    s.seat = 0
    s.phase = LAY_TILES
    s.turns_left = NOT_TRIGGERED
    s.dealt = 0
    forget_choices(s)


def forget_choices(s: State) -> None:
    """Clear the choice under way, so that equal positions have equal keys."""
    s.consultant = NO_CONSULTANT
    s.colour = NOBODY
    s.count = 0
    s.joker = NOBODY
    s.tile = NOBODY
    s.second = NOBODY
    s.second_count = 0
    s.source = NOBODY
    s.target = NOBODY
    s.hq = NOBODY
    s.pile = NOBODY
    s.uses = 0
    s.moved_from = NOBODY
    s.moved_to = NOBODY
    s.taken = NOBODY
    s.taken_too = NOBODY


def deal(s: State, outcome: i64) -> None:
    """Give the draw of the set-up at hand its outcome."""
    if s.phase == LAY_TILES:
        lay_tile(s, outcome)
    elif s.phase == PLACE_AGENTS:
        place_agent(s, outcome)
    elif s.phase == DEAL_OBJECTIVES:
        if s.solo():
            lay_shared_objective(s, outcome)
        else:
            deal_objective(s, outcome)
    elif s.phase == DEAL_CONSULTANTS:
        deal_consultant(s, outcome)
    elif s.phase == DEAL_HANDS:
        deal_card(s, outcome)
    elif s.phase == LAY_DISPLAY:
        lay_display(s, outcome)
    else:
        choose_first_player(s, outcome)


def lay_tile(s: State, kind: i64) -> None:
    """Tiles are laid at random (NCO-S1)."""
    s.kind[s.dealt] = kind
    s.bag[kind] -= 1
    s.dealt += 1
    s.mid_move = s.dealt < s.tiles
    if not s.mid_move:
        if s.facts is not None:
            s.facts.append(TilesLaid(tuple([TYPE_NAMES[k] for k in s.kind])))
        s.dealt = 0
        s.phase = PLACE_AGENTS
        s.bag = vec[i64]([s.tiles // CONGLOMERATES] * CONGLOMERATES)


def place_agent(s: State, conglomerate: i64) -> None:
    """One agent on every tile, from an equal number of each conglomerate (NCO-S2)."""
    s.conglomerate[s.dealt] = conglomerate
    s.agents[s.dealt] = 1
    s.supply[conglomerate] -= 1
    s.bag[conglomerate] -= 1
    s.dealt += 1
    s.mid_move = s.dealt < s.tiles
    if not s.mid_move:
        if s.facts is not None:
            s.facts.append(AgentsPlaced(tuple([CONGLOMERATE_NAMES[c] for c in s.conglomerate])))
        s.dealt = 0
        s.phase = DEAL_OBJECTIVES
        s.bag = objectives_in_play(s)


def objectives_in_play(s: State) -> vec[i64]:
    """Objectives of types with no tile on the grid leave the game (NCO-S3)."""
    bag = vec[i64]([0] * TYPES)
    for kind in s.kind:
        bag[kind] = OBJECTIVES_OF_EACH_TYPE
    return bag


def deal_objective(s: State, kind: i64) -> None:
    """Two objectives of different types; a duplicate is put away face down and replaced (NCO-S4)."""
    seat = s.dealt
    s.bag[kind] -= 1
    s.mid_move = True
    if s.objectives[2 * seat] == NOBODY:
        s.objectives[2 * seat] = kind
    elif s.objectives[2 * seat] == kind:
        s.put_away[seat] += 1
    else:
        s.objectives[2 * seat + 1] = kind
        s.mid_move = False
        s.dealt += 1
        if s.facts is not None:
            names = (TYPE_NAMES[s.objectives[2 * seat]], TYPE_NAMES[kind])
            s.facts.append(ObjectivesDealt(seat, names, s.put_away[seat]))
            s.facts.append(ObjectivesDealtUnseen(seat, s.put_away[seat]))
    if s.dealt == s.players:
        s.dealt = 0
        s.phase = DEAL_CONSULTANTS
        s.bag = vec[i64]([0] * CONSULTANTS)
        stock_consultants(s)


def lay_shared_objective(s: State, kind: i64) -> None:
    """Three face-up objectives of different types, for both sides (NCO-O1)."""
    s.bag[kind] = 0  # the copies can't be wanted any more: types must differ
    s.objectives[s.dealt] = kind
    s.dealt += 1
    s.mid_move = s.dealt < SHARED_OBJECTIVES
    if not s.mid_move:
        if s.facts is not None:
            s.facts.append(SharedObjectives(tuple([TYPE_NAMES[k] for k in s.objectives])))
        s.dealt = 0
        s.phase = LAY_DISPLAY
        s.bag = vec[i64]()


def stock_consultants(s: State) -> None:
    """One of each consultant in play to deal from, players - 1 of each in the supply (NCO-S5)."""
    consultants = DATA["consultants"]
    for consultant in range(CONSULTANTS):
        if int(s.players) in consultants[consultant].get("players", (2, 3, 4)):
            s.bag[consultant] = 1
            s.consultant_supply[consultant] = s.players - 1


def deal_consultant(s: State, consultant: i64) -> None:
    """Each player gets one consultant, face up; undealt ones go to the box (NCO-S5)."""
    s.bag[consultant] -= 1
    s.consultants[s.dealt * 4 + consultant] += 1
    if s.facts is not None:
        s.facts.append(ConsultantDealt(s.dealt, CONSULTANT_NAMES[consultant]))
    s.dealt += 1
    s.mid_move = s.dealt < s.players
    if not s.mid_move:
        s.dealt = 0
        s.phase = DEAL_HANDS
        s.bag = vec[i64]()


def deal_card(s: State, conglomerate: i64) -> None:
    """Four cards to each hand (NCO-S6)."""
    take_from_deck(s, conglomerate)
    seat = s.dealt // HAND
    s.hand[seat * 4 + conglomerate] += 1
    s.dealt += 1
    s.mid_move = s.dealt % HAND != 0
    if not s.mid_move and s.facts is not None:
        s.facts.append(HandDealt(seat, hand_words(s, seat)))
        s.facts.append(HandDealtUnseen(seat, HAND))
    if s.dealt == HAND * s.players:
        s.dealt = 0
        s.phase = LAY_DISPLAY


def hand_words(s: State, seat: i64) -> tuple[str, ...]:
    """Return the cards of a hand as words."""
    words: list[str] = []
    for conglomerate in range(CONGLOMERATES):
        words += [CONGLOMERATE_NAMES[conglomerate]] * s.hand[seat * 4 + conglomerate]
    return tuple(words)


def lay_display(s: State, conglomerate: i64) -> None:
    """Five cards face up, four in the solo game (NCO-S6, NCO-O1)."""
    take_from_deck(s, conglomerate)
    s.display = append(s.display[:], conglomerate)
    s.mid_move = len(s.display) < s.display_size
    if s.mid_move:
        return
    if s.facts is not None:
        s.facts.append(DisplayLaid(tuple([CONGLOMERATE_NAMES[c] for c in s.display])))
    if s.solo():
        s.phase = CHOOSE_SIDES
        s.turn = 0
    else:
        s.phase = FIRST_PLAYER


def choose_first_player(s: State, seat: i64) -> None:
    """First player at random (NCO-S8)."""
    if s.facts is not None:
        s.facts.append(StartPlayer(seat))
    s.seat = seat
    s.turn = seat
    s.phase = ACTION
