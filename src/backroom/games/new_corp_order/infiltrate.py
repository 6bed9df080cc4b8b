"""Infiltrate: cards from the hand to the HQ, as many agents onto one tile (NCO-I), with Media Advisor and Corporate Lawyer (NCO-C1, C3)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.new_corp_order.cards import leave_hand
from backroom.games.new_corp_order.data import (
    CONGLOMERATE_NAMES,
    CONGLOMERATES,
    CONSULTANT_NAMES,
    CONSULTANTS,
    CORPORATE_LAWYER,
    MEDIA_ADVISOR,
    TILE_NAMES,
)
from backroom.games.new_corp_order.events import ConsultantHired, ConsultantUsed, Infiltrated, JokerPlayed
from backroom.games.new_corp_order.grid import tiles_with
from backroom.games.new_corp_order.moves import (
    CARDS,
    CONGLOMERATE,
    HIRE,
    JOKER,
    NOTHING,
    SECOND,
    SECOND_CARDS,
    SECOND_TILE,
    TILE,
    USE,
)
from backroom.games.new_corp_order.state import (
    HIRE_CONSULTANT,
    INFILTRATE_CARDS,
    INFILTRATE_CONGLOMERATE,
    INFILTRATE_CONSULTANT,
    INFILTRATE_JOKER,
    INFILTRATE_TILE,
    NO_CONSULTANT,
    NOBODY,
    SECOND_CARD_COUNT,
    SECOND_CONGLOMERATE,
    SECOND_TILE_CHOICE,
    State,
)
from backroom.games.new_corp_order.turn import finish_action


def playable(s: State, conglomerate: i64) -> bool:
    """Cards in hand, and agents left for them (NCO-I1, NCO-I3)."""
    return s.hand[s.seat * 4 + conglomerate] > 0 and s.supply[conglomerate] > 0


def can_infiltrate(s: State) -> bool:
    """Tell whether any card can be played."""
    if s.solo():
        return False  # infiltrating is no action of its own (NCO-O3)
    for conglomerate in range(CONGLOMERATES):
        if playable(s, conglomerate):
            return True
    return False


def playable_with_joker(s: State, conglomerate: i64) -> bool:
    """One real card and one of another conglomerate, with agents for both (NCO-C1, NCO-I3)."""
    real = s.hand[s.seat * 4 + conglomerate]
    return real > 0 and s.hand_size(s.seat) > real and s.supply[conglomerate] > 1


def playable_with_another(s: State, conglomerate: i64) -> bool:
    """Two conglomerates at once (NCO-C3)."""
    if not playable(s, conglomerate):
        return False
    for other in range(CONGLOMERATES):
        if other != conglomerate and playable(s, other):
            return True
    return False


def may_play(s: State, conglomerate: i64) -> bool:
    """Tell whether an infiltration of a conglomerate is possible with the consultant in use."""
    if s.consultant == MEDIA_ADVISOR:
        return playable_with_joker(s, conglomerate)
    if s.consultant == CORPORATE_LAWYER:
        return playable_with_another(s, conglomerate)
    return playable(s, conglomerate)


def serves(s: State, consultant: i64) -> bool:
    """A consultant is used only with the action it serves, and only with what it needs (NCO-T1)."""
    if s.consultants[s.seat * 4 + consultant] == 0:
        return False
    for conglomerate in range(CONGLOMERATES):
        if consultant == MEDIA_ADVISOR:
            if playable_with_joker(s, conglomerate):
                return True
        elif playable_with_another(s, conglomerate):
            return True
    return False


def begin_infiltration(s: State) -> None:
    """First, whether a consultant is used (NCO-T1)."""
    if serves(s, MEDIA_ADVISOR) or serves(s, CORPORATE_LAWYER):
        s.phase = INFILTRATE_CONSULTANT
    else:
        s.phase = INFILTRATE_CONGLOMERATE


def consultant_steps(s: State) -> vec[i64]:
    """At most one consultant (NCO-T1)."""
    steps = append(vec[i64](capacity=3), NOTHING)
    if serves(s, MEDIA_ADVISOR):
        steps = append(steps, USE + MEDIA_ADVISOR)
    if serves(s, CORPORATE_LAWYER):
        steps = append(steps, USE + CORPORATE_LAWYER)
    return steps


def use_consultant(s: State, step: i64) -> None:
    """Note which consultant serves this turn."""
    if step != NOTHING:
        s.consultant = step - USE
        if s.facts is not None:
            s.facts.append(ConsultantUsed(s.seat, CONSULTANT_NAMES[s.consultant]))
    s.phase = INFILTRATE_CONGLOMERATE


def return_consultant(s: State) -> None:
    """The consultant returns to the supply after its effect (NCO-T1)."""
    if s.consultant != NO_CONSULTANT:
        s.consultants[s.seat * 4 + s.consultant] -= 1
        s.consultant_supply[s.consultant] += 1


def conglomerate_steps(s: State) -> vec[i64]:
    """Cards of one conglomerate (NCO-I1)."""
    steps = vec[i64](capacity=4)
    for conglomerate in range(CONGLOMERATES):
        if may_play(s, conglomerate):
            steps = append(steps, CONGLOMERATE + conglomerate)
    return steps


def choose_conglomerate(s: State, conglomerate: i64) -> None:
    """Note the conglomerate."""
    s.colour = conglomerate
    s.phase = INFILTRATE_CARDS


def card_steps(s: State, conglomerate: i64, first_step: i64) -> vec[i64]:
    """No more cards than agents left, a joker counted (NCO-I3)."""
    most: i64 = s.supply[conglomerate]
    if s.consultant == MEDIA_ADVISOR:
        most -= 1
    most = min(most, s.hand[s.seat * 4 + conglomerate])
    steps = vec[i64](capacity=8)
    for cards in range(most):
        steps = append(steps, first_step + cards)
    return steps


def choose_cards(s: State, step: i64) -> None:
    """Note how many."""
    s.count = step - CARDS + 1
    s.phase = INFILTRATE_JOKER if s.consultant == MEDIA_ADVISOR else INFILTRATE_TILE


def joker_steps(s: State) -> vec[i64]:
    """Exactly one card of another conglomerate (NCO-T1, NCO-C1)."""
    steps = vec[i64](capacity=4)
    for conglomerate in range(CONGLOMERATES):
        if conglomerate != s.colour and s.hand[s.seat * 4 + conglomerate] > 0:
            steps = append(steps, JOKER + conglomerate)
    return steps


def choose_joker(s: State, conglomerate: i64) -> None:
    """Note the joker."""
    s.joker = conglomerate
    s.phase = INFILTRATE_TILE


def tile_steps(s: State) -> vec[i64]:
    """One tile that already has that conglomerate (NCO-I1)."""
    return tiles_with(s, s.colour, TILE)


def choose_tile(s: State, tile: i64) -> None:
    """Infiltrate, or go on to the Corporate Lawyer's second conglomerate."""
    infiltrate(s, s.colour, s.count, tile)
    if s.consultant == CORPORATE_LAWYER:
        s.phase = SECOND_CONGLOMERATE
    else:
        finish_infiltration(s)


def infiltrate(s: State, conglomerate: i64, cards: i64, tile: i64) -> None:
    """Cards go upright to the HQ, as many agents from the supply onto the tile (NCO-I1)."""
    agents = cards
    leave_hand(s, s.seat, conglomerate, cards)
    s.upright[s.seat * 4 + conglomerate] += cards
    if s.joker != NOBODY:  # in the HQ it is again a card of its own conglomerate (NCO-C1)
        agents += 1
        leave_hand(s, s.seat, s.joker, 1)
        s.upright[s.seat * 4 + s.joker] += 1
        if s.facts is not None:
            s.facts.append(JokerPlayed(s.seat, CONGLOMERATE_NAMES[s.joker], CONGLOMERATE_NAMES[conglomerate]))
    s.supply[conglomerate] -= agents
    s.agents[tile] += agents
    if s.facts is not None:
        s.facts.append(Infiltrated(s.seat, CONGLOMERATE_NAMES[conglomerate], agents, TILE_NAMES[tile]))


def second_conglomerate_steps(s: State) -> vec[i64]:
    """The Corporate Lawyer's infiltration has two conglomerates (NCO-C3)."""
    steps = vec[i64](capacity=4)
    for conglomerate in range(CONGLOMERATES):
        if conglomerate != s.colour and playable(s, conglomerate):
            steps = append(steps, SECOND + conglomerate)
    return steps


def choose_second_conglomerate(s: State, conglomerate: i64) -> None:
    """Note the second conglomerate."""
    s.second = conglomerate
    s.phase = SECOND_CARD_COUNT


def second_card_steps(s: State) -> vec[i64]:
    """As many of the second as there are cards and agents (NCO-I3)."""
    return card_steps(s, s.second, SECOND_CARDS)


def choose_second_cards(s: State, step: i64) -> None:
    """Note how many."""
    s.second_count = step - SECOND_CARDS + 1
    s.phase = SECOND_TILE_CHOICE


def second_tile_steps(s: State) -> vec[i64]:
    """The agents of each conglomerate go onto one tile of it (NCO-C3)."""
    return tiles_with(s, s.second, SECOND_TILE)


def choose_second_tile(s: State, tile: i64) -> None:
    """Infiltrate with the second conglomerate."""
    infiltrate(s, s.second, s.second_count, tile)
    finish_infiltration(s)


def finish_infiltration(s: State) -> None:
    """With three or more of one conglomerate a consultant may be taken (NCO-I2, NCO-C1, NCO-C3)."""
    return_consultant(s)
    most = max(s.count + (1 if s.joker != NOBODY else 0), s.second_count)
    if most >= 3 and len(hire_steps(s)) > 1:
        s.phase = HIRE_CONSULTANT
    else:
        finish_action(s)


def hire_steps(s: State) -> vec[i64]:
    """One consultant from the supply, not of the type used this turn (NCO-I2)."""
    steps = append(vec[i64](capacity=5), NOTHING)
    for consultant in range(CONSULTANTS):
        if s.consultant_supply[consultant] > 0 and consultant != s.consultant:
            steps = append(steps, HIRE + consultant)
    return steps


def hire(s: State, step: i64) -> None:
    """Take the consultant, or none (NCO-I2)."""
    if step != NOTHING:
        consultant = step - HIRE
        s.consultant_supply[consultant] -= 1
        s.consultants[s.seat * 4 + consultant] += 1
        if s.facts is not None:
            s.facts.append(ConsultantHired(s.seat, CONSULTANT_NAMES[consultant]))
    finish_action(s)
