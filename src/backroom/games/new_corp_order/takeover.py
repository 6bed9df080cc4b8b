"""Takeover: agents move to a neighbouring tile (NCO-X), with Dealmaker and Military Contractor (NCO-C2, C4)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.games.new_corp_order import abilities
from backroom.games.new_corp_order.cards import take_from_deck
from backroom.games.new_corp_order.data import (
    CONGLOMERATE_NAMES,
    CONGLOMERATES,
    CONSULTANT_NAMES,
    DEALMAKER,
    MILITARY_CONTRACTOR,
    TILE_NAMES,
)
from backroom.games.new_corp_order.events import ConsultantUsed, DealmakerIdle, Drew, DrewUnseen, Joined, TakeoverFailed
from backroom.games.new_corp_order.grid import capture, protected, tap
from backroom.games.new_corp_order.infiltrate import return_consultant
from backroom.games.new_corp_order.moves import AGENTS_MOVED, CONGLOMERATE, NOTHING, SOURCE, TARGET, USE
from backroom.games.new_corp_order.state import (
    DEALMAKER_DRAW,
    TAKEOVER_AGENTS,
    TAKEOVER_CONGLOMERATE,
    TAKEOVER_CONSULTANT,
    TAKEOVER_SOURCE,
    TAKEOVER_TARGET,
    State,
)
from backroom.games.new_corp_order.turn import finish_action


def usable(s: State, conglomerate: i64) -> bool:
    """An upright card of the conglomerate; in the solo game neither side taps the other's (NCO-X1, NCO-O6)."""
    if s.solo() and s.sides_chosen[conglomerate] != s.seat:
        return False
    return s.upright[s.seat * 4 + conglomerate] > 0


def needed(s: State, target: i64, contractor: bool) -> i64:
    """How many agents take a tile: more than the defenders, as many with Military Contractor (NCO-X4, NCO-C4)."""
    return s.agents[target] if contractor else s.agents[target] + 1


def most_agents(s: State, source: i64, target: i64, contractor: bool) -> i64:
    """The source keeps one agent, each move needs a card, the last tile of a conglomerate can't be taken (NCO-X1, NCO-X5)."""
    most: i64 = min(s.agents[source] - 1, s.upright[s.seat * 4 + s.conglomerate[source]])
    if s.conglomerate[target] != s.conglomerate[source] and protected(s, target):
        # A hopeless attack on it is legal (NCO-X5, ruling).
        most = min(most, needed(s, target, contractor) - 1)
    return most


def is_source(s: State, tile: i64, contractor: bool) -> bool:
    """A tile with an agent to spare and a neighbour to go to (NCO-X1)."""
    if s.agents[tile] < 2:
        return False
    if not contractor:
        return True  # any neighbour can be attacked by one agent, if only in vain
    for target in s.neighbours(tile):
        if most_agents(s, tile, target, contractor) > 0:
            return True
    return False


def can_use(s: State, conglomerate: i64, contractor: bool) -> bool:
    """Tell whether a takeover with a conglomerate's agents is possible."""
    if not usable(s, conglomerate):
        return False
    for tile in range(s.tiles):
        if s.conglomerate[tile] == conglomerate and is_source(s, tile, contractor):
            return True
    return False


def can_take_over(s: State, contractor: bool) -> bool:
    """Tell whether any takeover is possible, hopeless ones included (NCO-X3, NCO-T3)."""
    for conglomerate in range(CONGLOMERATES):
        if can_use(s, conglomerate, contractor):
            return True
    return False


def serves(s: State, consultant: i64) -> bool:
    """Dealmaker and Military Contractor serve any takeover, even to no effect (NCO-T1)."""
    held = s.consultants[s.seat * 4 + consultant] > 0
    return held and can_take_over(s, contractor=consultant == MILITARY_CONTRACTOR)


def contractor_used(s: State) -> bool:
    """Tell whether equal numbers are enough this turn (NCO-C4)."""
    return s.consultant == MILITARY_CONTRACTOR


def begin_takeover(s: State) -> None:
    """First, whether a consultant is used (NCO-T1)."""
    if serves(s, DEALMAKER) or serves(s, MILITARY_CONTRACTOR):
        s.phase = TAKEOVER_CONSULTANT
    else:
        s.phase = TAKEOVER_CONGLOMERATE


def consultant_steps(s: State) -> vec[i64]:
    """At most one consultant (NCO-T1)."""
    steps = append(vec[i64](capacity=3), NOTHING)
    if serves(s, DEALMAKER):
        steps = append(steps, USE + DEALMAKER)
    if serves(s, MILITARY_CONTRACTOR):
        steps = append(steps, USE + MILITARY_CONTRACTOR)
    return steps


def use_consultant(s: State, step: i64) -> None:
    """Note which consultant serves this turn."""
    if step != NOTHING:
        s.consultant = step - USE
        if s.facts is not None:
            s.facts.append(ConsultantUsed(s.seat, CONSULTANT_NAMES[s.consultant]))
    s.phase = TAKEOVER_CONGLOMERATE


def conglomerate_steps(s: State) -> vec[i64]:
    """Cards of one conglomerate are tapped (NCO-X1)."""
    steps = vec[i64](capacity=4)
    for conglomerate in range(CONGLOMERATES):
        if can_use(s, conglomerate, contractor_used(s)):
            steps = append(steps, CONGLOMERATE + conglomerate)
    return steps


def choose_conglomerate(s: State, conglomerate: i64) -> None:
    """Note the conglomerate."""
    s.colour = conglomerate
    s.phase = TAKEOVER_SOURCE


def source_steps(s: State) -> vec[i64]:
    """The source keeps at least one agent (NCO-X1)."""
    steps = vec[i64](capacity=16)
    for tile in range(s.tiles):
        if s.conglomerate[tile] == s.colour and is_source(s, tile, contractor_used(s)):
            steps = append(steps, SOURCE + tile)
    return steps


def choose_source(s: State, tile: i64) -> None:
    """Note the source."""
    s.source = tile
    s.phase = TAKEOVER_TARGET


def target_steps(s: State) -> vec[i64]:
    """An orthogonal neighbour (NCO-X1)."""
    steps = vec[i64](capacity=4)
    for tile in s.neighbours(s.source):
        if most_agents(s, s.source, tile, contractor_used(s)) > 0:
            steps = append(steps, TARGET + tile)
    return steps


def choose_target(s: State, tile: i64) -> None:
    """Note the target."""
    s.target = tile
    s.phase = TAKEOVER_AGENTS


def agent_steps(s: State) -> vec[i64]:
    """Any number from one up; hopeless attacks are legal (NCO-X3)."""
    steps = vec[i64](capacity=8)
    for agents in range(most_agents(s, s.source, s.target, contractor_used(s))):
        steps = append(steps, AGENTS_MOVED + agents)
    return steps


def choose_agents(s: State, step: i64) -> None:
    """Tap the cards, move the agents, see what comes of it (NCO-X2, NCO-X3, NCO-X4)."""
    agents = step - AGENTS_MOVED + 1
    tap(s, s.seat, s.colour, agents)
    if s.conglomerate[s.target] == s.colour:
        join(s, agents)
    elif agents < needed(s, s.target, contractor_used(s)):
        fail(s, agents)
    else:
        capture(s, s.seat, s.source, s.target, agents)
        if abilities.begin(s):
            return
        finish_takeover(s, succeeded=True)


def join(s: State, agents: i64) -> None:
    """Target of the same conglomerate: they join, no ability (NCO-X2)."""
    s.agents[s.source] -= agents
    s.agents[s.target] += agents
    if s.facts is not None:
        name = CONGLOMERATE_NAMES[s.colour]
        s.facts.append(Joined(s.seat, name, TILE_NAMES[s.source], TILE_NAMES[s.target], agents))
    finish_takeover(s, succeeded=False)


def fail(s: State, agents: i64) -> None:
    """As many defenders or more: the agents return, the cards stay tapped (NCO-X3)."""
    if s.facts is not None:
        name, source, target = CONGLOMERATE_NAMES[s.colour], TILE_NAMES[s.source], TILE_NAMES[s.target]
        s.facts.append(TakeoverFailed(s.seat, name, source, target, agents, s.agents[s.target]))
    finish_takeover(s, succeeded=False)


def finish_takeover(s: State, succeeded: bool) -> None:
    """The Dealmaker's two cards come after the ability and before the hand limit (NCO-C2)."""
    dealmaker = s.consultant == DEALMAKER
    return_consultant(s)
    if not dealmaker:
        finish_action(s)
    elif s.deck_size == 0 or (s.dealmaker_needs_success and not succeeded):
        if s.facts is not None:
            s.facts.append(DealmakerIdle(s.seat))
        finish_action(s)
    else:
        s.uses = min(2, s.deck_size)
        s.phase = DEALMAKER_DRAW
        s.turn = CHANCE
        s.mid_move = False


def draw_for_dealmaker(s: State, conglomerate: i64) -> None:
    """Draw a card from the deck; this never triggers the end by itself (NCO-C2)."""
    take_from_deck(s, conglomerate)
    s.hand[s.seat * 4 + conglomerate] += 1
    if s.facts is not None:
        s.facts.append(Drew(s.seat, CONGLOMERATE_NAMES[conglomerate]))
        s.facts.append(DrewUnseen(s.seat))
    s.uses -= 1
    s.mid_move = s.uses > 0
    if not s.mid_move:
        finish_action(s)
