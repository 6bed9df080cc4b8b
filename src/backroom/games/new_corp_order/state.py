"""The position: the grid, the cards, the headquarters, and the choice under way.

Tables by side and conglomerate are flat: side * 4 + conglomerate. Sides are the seats; in the solo game side 1 is ODS.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import Position
from backroom.games.new_corp_order.data import NEIGHBOURS_3, NEIGHBOURS_4

# Draws of the set-up, in order, then draws in play.
LAY_TILES: Final[i64] = 0
PLACE_AGENTS: Final[i64] = 1
DEAL_OBJECTIVES: Final[i64] = 2
DEAL_CONSULTANTS: Final[i64] = 3
DEAL_HANDS: Final[i64] = 4
LAY_DISPLAY: Final[i64] = 5
FIRST_PLAYER: Final[i64] = 6
DRAW: Final[i64] = 7
REFILL: Final[i64] = 8
DEALMAKER_DRAW: Final[i64] = 9
# Decisions.
CHOOSE_SIDES: Final[i64] = 10
ACTION: Final[i64] = 11
TAKE_CARD: Final[i64] = 12
PLACE_TAKEN: Final[i64] = 13
INFILTRATE_CONSULTANT: Final[i64] = 14
INFILTRATE_CONGLOMERATE: Final[i64] = 15
INFILTRATE_CARDS: Final[i64] = 16
INFILTRATE_JOKER: Final[i64] = 17
INFILTRATE_TILE: Final[i64] = 18
SECOND_CONGLOMERATE: Final[i64] = 19
SECOND_CARD_COUNT: Final[i64] = 20
SECOND_TILE_CHOICE: Final[i64] = 21
HIRE_CONSULTANT: Final[i64] = 22
TAKEOVER_CONSULTANT: Final[i64] = 23
TAKEOVER_CONGLOMERATE: Final[i64] = 24
TAKEOVER_SOURCE: Final[i64] = 25
TAKEOVER_TARGET: Final[i64] = 26
TAKEOVER_AGENTS: Final[i64] = 27
ABILITY: Final[i64] = 28  # the first question of the ability at hand, which may be declined
ABILITY_TO: Final[i64] = 29
ABILITY_CARD: Final[i64] = 30
ABILITY_COUNT: Final[i64] = 31
ABILITY_HQ: Final[i64] = 32
ABILITY_AGAIN: Final[i64] = 33
DISCARD_CARD: Final[i64] = 34
ENDED: Final[i64] = 35

NO_CONSULTANT: Final[i64] = -1
NOT_TRIGGERED: Final[i64] = -1
NOBODY: Final[i64] = -1
ODS: Final[i64] = 1


class State(Position):
    """The fields, and small questions about them; the rules are functions in the other modules."""

    players: i64
    sides: i64
    tiles: i64
    display_size: i64
    short_game: bool
    ambient_one_colour: bool
    dealmaker_needs_success: bool

    kind: vec[i64]  # company type of each tile
    conglomerate: vec[i64]  # whose agents are on each tile
    agents: vec[i64]  # how many
    supply: vec[i64]  # agents of each conglomerate
    deck_cards: vec[i64]  # cards of each conglomerate in the deck: a bag, its order is nowhere
    deck_size: i64
    display: vec[i64]  # conglomerates, left to right
    box: vec[i64]  # discarded cards of each conglomerate
    hand: vec[i64]
    seen: vec[i64]  # cards that all have seen go into a hand and not leave it yet
    upright: vec[i64]
    tapped: vec[i64]
    captured: vec[i64]
    consultants: vec[i64]  # side * 4 + consultant
    consultant_supply: vec[i64]
    objectives: vec[i64]  # two for each seat; three shared ones in the solo game
    put_away: vec[i64]  # duplicates of each seat's objectives, face down in the box
    bag: vec[i64]  # what the draw of the set-up comes from
    sides_chosen: vec[i64]  # solo: side of each conglomerate
    marker: i64  # solo: the column under the ODS marker

    seat: i64  # whose turn it is, also while chance draws
    phase: i64
    turns_left: i64  # turns still to come after this one, once the end has been triggered
    dealt: i64  # what the set-up has dealt so far in this phase

    # The choice under way.
    consultant: i64  # used this turn
    colour: i64  # the conglomerate played
    count: i64
    joker: i64
    tile: i64
    second: i64
    second_count: i64
    source: i64
    target: i64
    hq: i64
    pile: i64
    uses: i64  # cards still to take in a plot, uses still left of an ability, draws still to make
    moved_from: i64
    moved_to: i64
    taken: i64  # solo: conglomerate of an own card taken by this plot, whose agent is still to be placed
    taken_too: i64  # solo: and of a second one

    def copy_into(self, twin: State) -> None:  # noqa: PLR0915
        """Make another position equal to this one, with vectors of its own."""
        twin.turn = self.turn
        twin.mid_move = self.mid_move
        twin.players = self.players
        twin.sides = self.sides
        twin.tiles = self.tiles
        twin.display_size = self.display_size
        twin.short_game = self.short_game
        twin.ambient_one_colour = self.ambient_one_colour
        twin.dealmaker_needs_success = self.dealmaker_needs_success
        if self.phase < DEAL_HANDS or self.phase == CHOOSE_SIDES:
            twin.kind = self.kind[:]
            twin.objectives = self.objectives[:]
            twin.put_away = self.put_away[:]
            twin.bag = self.bag[:]
            twin.sides_chosen = self.sides_chosen[:]
        else:  # they never change again
            twin.kind = self.kind
            twin.objectives = self.objectives
            twin.put_away = self.put_away
            twin.bag = self.bag
            twin.sides_chosen = self.sides_chosen
        twin.conglomerate = self.conglomerate[:]
        twin.agents = self.agents[:]
        twin.supply = self.supply[:]
        twin.deck_cards = self.deck_cards[:]
        twin.deck_size = self.deck_size
        twin.display = self.display[:]
        twin.box = self.box[:]
        twin.hand = self.hand[:]
        twin.seen = self.seen[:]
        twin.upright = self.upright[:]
        twin.tapped = self.tapped[:]
        twin.captured = self.captured[:]
        twin.consultants = self.consultants[:]
        twin.consultant_supply = self.consultant_supply[:]
        twin.marker = self.marker
        twin.seat = self.seat
        twin.phase = self.phase
        twin.turns_left = self.turns_left
        twin.dealt = self.dealt
        twin.consultant = self.consultant
        twin.colour = self.colour
        twin.count = self.count
        twin.joker = self.joker
        twin.tile = self.tile
        twin.second = self.second
        twin.second_count = self.second_count
        twin.source = self.source
        twin.target = self.target
        twin.hq = self.hq
        twin.pile = self.pile
        twin.uses = self.uses
        twin.moved_from = self.moved_from
        twin.moved_to = self.moved_to
        twin.taken = self.taken
        twin.taken_too = self.taken_too

    def key(self) -> tuple[int, ...]:
        """Return all that makes the position, for comparing and hashing."""
        numbers: list[int] = [
            self.turn, self.mid_move, self.players, self.short_game, self.ambient_one_colour, self.dealmaker_needs_success,
            self.deck_size, self.marker, self.seat, self.phase, self.turns_left, self.dealt, self.consultant, self.colour,
            self.count, self.joker, self.tile, self.second, self.second_count, self.source, self.target, self.hq, self.pile,
            self.uses, self.moved_from, self.moved_to, self.taken, self.taken_too,
        ]  # fmt: skip
        for vector in (
            self.kind, self.conglomerate, self.agents, self.supply, self.deck_cards, self.display, self.box, self.hand,
            self.seen, self.upright, self.tapped, self.captured, self.consultants, self.consultant_supply,
            self.objectives, self.put_away, self.bag, self.sides_chosen,
        ):  # fmt: skip
            numbers.append(len(vector))
            numbers.extend(vector)
        return tuple(numbers)

    def solo(self) -> bool:
        """Tell whether one player plays against ODS."""
        return self.players == 1

    def neighbours(self, tile: i64) -> vec[i64]:
        """Return the tiles orthogonally next to a tile."""
        if self.tiles == 16:
            return NEIGHBOURS_4[tile]
        return NEIGHBOURS_3[tile]

    def hand_size(self, side: i64) -> i64:
        """Return how many cards a hand holds."""
        i = side * 4
        return self.hand[i] + self.hand[i + 1] + self.hand[i + 2] + self.hand[i + 3]

    def shares(self, side: i64, conglomerate: i64) -> i64:
        """One for each card, tapped or not, two for each captured agent (NCO-E2)."""
        i = side * 4 + conglomerate
        return self.upright[i] + self.tapped[i] + 2 * self.captured[i]

    def tiles_of(self, conglomerate: i64) -> i64:
        """Return on how many tiles a conglomerate has agents."""
        count: i64 = 0
        for tile in range(self.tiles):
            if self.conglomerate[tile] == conglomerate:
                count += 1
        return count
