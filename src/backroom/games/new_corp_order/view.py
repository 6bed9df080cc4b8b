"""What one viewer may see, built by allow-list, and positions that such a view allows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.game import View
from backroom.core.position import OMNISCIENT
from backroom.core.rng import Rng
from backroom.games.new_corp_order.data import (
    CONGLOMERATES,
    DATA,
    TYPES,
)
from backroom.games.new_corp_order.rules import NewCorpOrderPosition, start
from backroom.games.new_corp_order.setup import objectives_in_play
from backroom.games.new_corp_order.state import ENDED, State

HIDDEN = -1
SENSELESS = -1_000_000


class NewCorpOrderView(View):
    """A view; vectors as in the position, HIDDEN in place of what the viewer may not know. Memory: cards seen going into hands."""

    short_game: bool
    ambient_one_colour: bool
    dealmaker_needs_success: bool
    phase: int
    seat: int
    turns_left: int
    marker: int
    deck_size: int
    deck_cards: list[int]
    kind: list[int]
    conglomerate: list[int]
    agents: list[int]
    supply: list[int]
    display: list[int]
    box: list[int]
    hand: list[int]
    hand_sizes: list[int]
    upright: list[int]
    tapped: list[int]
    captured: list[int]
    consultants: list[int]
    consultant_supply: list[int]
    objectives: list[int]
    put_away: list[int]
    sides_chosen: list[int]
    choices: list[int]


def choices_of(s: State) -> list[int]:
    """Return the choice under way."""
    return [
        s.consultant, s.colour, s.count, s.joker, s.tile, s.second, s.second_count, s.source, s.target, s.hq, s.pile, s.uses,
        s.moved_from, s.moved_to, s.taken, s.taken_too, s.dealt,
    ]  # fmt: skip


def restore_choices(s: State, choices: list[int]) -> None:
    """Set the choice under way."""
    s.consultant, s.colour, s.count, s.joker, s.tile, s.second = choices[:6]
    s.second_count, s.source, s.target, s.hq, s.pile, s.uses = choices[6:12]
    s.moved_from, s.moved_to, s.taken, s.taken_too, s.dealt = choices[12:]


def hands_seen(s: State, viewer: i64) -> list[int]:
    """Return the own hand, all hands for EVERYTHING and once the game is over."""
    if viewer == OMNISCIENT or s.phase == ENDED:
        return list(s.hand)
    hands = [HIDDEN] * 16
    if viewer >= 0:
        for i in range(viewer * 4, viewer * 4 + 4):
            hands[i] = s.hand[i]
    return hands


def objectives_seen(s: State, viewer: i64) -> list[int]:
    """Return the own objectives; all for EVERYTHING, in the solo game and once the game is over."""
    if viewer == OMNISCIENT or s.solo() or s.phase == ENDED:
        return list(s.objectives)
    objectives = [HIDDEN] * len(s.objectives)
    if viewer >= 0:
        objectives[2 * viewer] = s.objectives[2 * viewer]
        objectives[2 * viewer + 1] = s.objectives[2 * viewer + 1]
    return objectives


def view(s: State, viewer: i64) -> NewCorpOrderView:
    """Return what a viewer may see."""
    return NewCorpOrderView(
        viewer=viewer,
        players=s.players,
        turn=s.turn,
        mid_move=s.mid_move,
        memory=list(s.seen),
        short_game=s.short_game,
        ambient_one_colour=s.ambient_one_colour,
        dealmaker_needs_success=s.dealmaker_needs_success,
        phase=s.phase,
        seat=s.seat,
        turns_left=s.turns_left,
        marker=s.marker,
        deck_size=s.deck_size,
        deck_cards=list(s.deck_cards) if viewer == OMNISCIENT else [],
        kind=list(s.kind),
        conglomerate=list(s.conglomerate),
        agents=list(s.agents),
        supply=list(s.supply),
        display=list(s.display),
        box=list(s.box),
        hand=hands_seen(s, viewer),
        hand_sizes=[s.hand_size(side) for side in range(s.players)],
        upright=list(s.upright),
        tapped=list(s.tapped),
        captured=list(s.captured),
        consultants=list(s.consultants),
        consultant_supply=list(s.consultant_supply),
        objectives=objectives_seen(s, viewer),
        put_away=list(s.put_away),
        sides_chosen=list(s.sides_chosen),
        choices=choices_of(s),
    )


def lay_open(seen: NewCorpOrderView) -> NewCorpOrderPosition:
    """Return a position with all that a view shows: hands of others are empty, their objectives HIDDEN, the deck is without cards."""
    s = start(seen.players, seen.short_game, seen.ambient_one_colour, seen.dealmaker_needs_success)
    s.turn = seen.turn
    s.mid_move = seen.mid_move
    s.phase = seen.phase
    s.seat = seen.seat
    s.turns_left = seen.turns_left
    s.marker = seen.marker
    s.deck_size = seen.deck_size
    s.kind = vec[i64](seen.kind)
    s.conglomerate = vec[i64](seen.conglomerate)
    s.agents = vec[i64](seen.agents)
    s.supply = vec[i64](seen.supply)
    s.display = vec[i64](seen.display)
    s.box = vec[i64](seen.box)
    s.hand = vec[i64]([max(cards, 0) for cards in seen.hand])
    s.seen = vec[i64](seen.memory if seen.memory is not None else [0] * 16)
    s.upright = vec[i64](seen.upright)
    s.tapped = vec[i64](seen.tapped)
    s.captured = vec[i64](seen.captured)
    s.consultants = vec[i64](seen.consultants)
    s.consultant_supply = vec[i64](seen.consultant_supply)
    s.objectives = vec[i64](seen.objectives)
    s.put_away = vec[i64](seen.put_away)
    s.sides_chosen = vec[i64](seen.sides_chosen)
    s.bag = vec[i64]()
    restore_choices(s, seen.choices)
    return s


def imagine(seen: NewCorpOrderView, rng: Rng) -> NewCorpOrderPosition:
    """Return a position that fits a view: open things as they are, unknown cards and objectives drawn at random."""
    s = lay_open(seen)
    imagine_hands(s, seen, rng)
    if not s.solo():
        imagine_objectives(s, rng)
    return s


def imagine_hands(s: State, seen: NewCorpOrderView, rng: Rng) -> None:
    """Give hidden hands what was seen going into them and unknown cards; what is left is the deck."""
    numbers = DATA["short_game"] if s.short_game else DATA["setup"][str(seen.players)]
    cards: i64 = numbers["cards_of_each_conglomerate"]
    unknown = vec[i64]([cards] * CONGLOMERATES)
    for card in s.display:
        unknown[card] -= 1
    for conglomerate in range(CONGLOMERATES):
        unknown[conglomerate] -= s.box[conglomerate]
    for i in range(s.sides * 4):
        s.hand[i] = seen.hand[i] if seen.hand[i] != HIDDEN else s.seen[i]
        unknown[i % 4] -= s.upright[i] + s.tapped[i] + s.hand[i]
    for seat in range(s.players):
        missing: i64 = seen.hand_sizes[seat] - s.hand_size(seat)
        for _ in range(missing):
            card = rng.pick(unknown)
            unknown[card] -= 1
            s.hand[seat * 4 + card] += 1
    s.deck_cards = unknown


def imagine_objectives(s: State, rng: Rng) -> None:
    """Deal hidden objectives again as the set-up does, until as many duplicates come up as were put away (NCO-S4)."""
    known = vec[i64](s.objectives)
    while True:
        bag = objectives_in_play(s)
        for seat in range(s.players):
            if known[2 * seat] != HIDDEN:
                bag[known[2 * seat]] -= 1 + s.put_away[seat]
                bag[known[2 * seat + 1]] -= 1
        fits = True
        for seat in range(s.players):
            if known[2 * seat] == HIDDEN and not redeal(s, seat, bag, rng):
                fits = False
        if fits:
            return


def redeal(s: State, seat: i64, bag: vec[i64], rng: Rng) -> bool:
    """Deal a seat a first objective, its duplicates and a different second; tell whether they come in that number."""
    duplicates = s.put_away[seat]
    weights = vec[i64]([0] * TYPES)
    for kind in range(TYPES):  # the chance of drawing the type so often in a row
        weights[kind] = bag[kind]
        for taken in range(1, duplicates + 1):
            weights[kind] *= max(bag[kind] - taken, 0)
    if sum([int(weight) for weight in weights]) == 0:
        return False
    first = rng.pick(weights)
    bag[first] -= 1 + duplicates
    second = rng.pick(bag)
    if second == first:
        return False
    bag[second] -= 1
    s.objectives[2 * seat] = first
    s.objectives[2 * seat + 1] = second
    return True


def seal(s: NewCorpOrderPosition, viewer: i64) -> NewCorpOrderPosition:
    """Return a copy in which all that the viewer may not know is senseless; hands keep their size, which is open."""
    sealed = s.copy()
    if s.phase == ENDED:
        return sealed
    sealed.objectives = s.objectives[:]
    for seat in range(s.players):
        if seat == viewer:
            continue
        size = s.hand_size(seat)
        for i in range(seat * 4, seat * 4 + 4):
            sealed.hand[i] = SENSELESS
        sealed.hand[seat * 4] = size - 3 * SENSELESS
        if not s.solo():
            sealed.objectives[2 * seat] = SENSELESS
            sealed.objectives[2 * seat + 1] = SENSELESS
    for conglomerate in range(CONGLOMERATES):
        sealed.deck_cards[conglomerate] = SENSELESS
    return sealed


def census(s: State) -> dict[str, int]:
    """Count every component wherever it lies."""
    count: dict[str, int] = {"tiles": len(s.kind)}
    for conglomerate in range(CONGLOMERATES):
        agents = s.supply[conglomerate]
        cards = s.deck_cards[conglomerate] + s.box[conglomerate]
        for tile in range(s.tiles):
            if s.conglomerate[tile] == conglomerate:
                agents += s.agents[tile]
        for card in s.display:
            if card == conglomerate:
                cards += 1
        for side in range(s.sides):
            i = side * 4 + conglomerate
            agents += s.captured[i]
            cards += s.hand[i] + s.upright[i] + s.tapped[i]
        if s.solo() and s.sides_chosen[0] + s.sides_chosen[1] + s.sides_chosen[2] + s.sides_chosen[3] == 2:
            agents += 1  # the reminder in the HQ
        count[f"agents {conglomerate}"] = agents
        count[f"cards {conglomerate}"] = cards
    for consultant in range(4):
        count[f"consultants {consultant}"] = s.consultant_supply[consultant] + sum(
            [int(s.consultants[side * 4 + consultant]) for side in range(s.sides)]
        )
    return count
