"""Observations: what a seat sees of New Corp Order as numbers. Sides are counted from the observing seat on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from backroom.core.observation import Observer, Section, put, put_all, put_one_hot, put_seat_one_hot
from backroom.core.position import Position
from backroom.games.new_corp_order.data import AGENTS, CONGLOMERATES, CONSULTANTS, DATA, TYPES
from backroom.games.new_corp_order.state import CHOOSE_SIDES, ENDED, NOT_TRIGGERED, State

MOST_CARDS: Final = 20  # of a conglomerate
PHASES: Final[i64] = ENDED - CHOOSE_SIDES + 1
PILES: Final[i64] = 8
SEVERAL_TILES: Final = "one of the tiles, row by row"
SIDES: Final = "by side, then by conglomerate"


def sections(players: int) -> list[Section]:
    """Return the sections of an observation, in order."""
    tiles = DATA["setup"][str(players)]["rows"] * 4
    display = DATA["setup"][str(players)]["display"]
    sides = 2 if players == 1 else players
    return [
        Section("phase", PHASES, 1, "one of the questions a seat can be asked, in the order of state.py"),
        Section("turn", players, 1, "one of the seats: whose turn it is"),
        Section("last-turns", 1, 1, "whether the end has been triggered"),
        Section("turns-left", 1, 16, "turns still to come after this one once the end has been triggered"),
        Section("tile-types", tiles * TYPES, 1, "for each tile one of the company types"),
        Section("tile-conglomerates", tiles * CONGLOMERATES, 1, "for each tile one of the conglomerates: whose agents are there"),
        Section("tile-agents", tiles, AGENTS, "agents on each tile"),
        Section("supply", CONGLOMERATES, AGENTS, "agents left of each conglomerate"),
        Section("deck", 1, 4 * MOST_CARDS, "cards in the deck"),
        Section("display", display * CONGLOMERATES, 1, "for each place of the display one of the conglomerates"),
        Section("box", CONGLOMERATES, MOST_CARDS, "discarded cards of each conglomerate"),
        Section("hand", CONGLOMERATES, MOST_CARDS, "own cards of each conglomerate"),
        Section("objectives", TYPES, 1, "some of the company types: the own objectives, or the shared ones"),
        Section("put-away", players, 2, "by seat: duplicates of its objectives in the box"),
        Section("hand-sizes", players, 4 * MOST_CARDS, "by seat: cards in hand"),
        Section("seen", players * CONGLOMERATES, MOST_CARDS, "by seat, then by conglomerate: cards seen going into its hand"),
        Section("upright", sides * CONGLOMERATES, MOST_CARDS, SIDES + ": upright cards of the headquarters"),
        Section("tapped", sides * CONGLOMERATES, MOST_CARDS, SIDES + ": tapped cards of the headquarters"),
        Section("captured", sides * CONGLOMERATES, AGENTS, SIDES + ": captured agents"),
        Section("consultants", sides * CONSULTANTS, MOST_CARDS, "by side: its consultants of each kind"),
        Section("consultant-supply", CONSULTANTS, MOST_CARDS, "consultants of each kind that can still be hired"),
        Section("own-conglomerates", CONGLOMERATES, 1, "solo: some of the conglomerates, those that the player has chosen"),
        Section("marker", 4, 1, "solo: one of the columns, that under the ODS marker"),
        Section("move-consultant", CONSULTANTS, 1, "the move under way: one of the consultants"),
        Section("move-conglomerate", CONGLOMERATES, 1, "the move under way: one of the conglomerates"),
        Section("move-cards", 1, MOST_CARDS, "the move under way: cards played"),
        Section("move-joker", CONGLOMERATES, 1, "the move under way: one of the conglomerates, played as a joker"),
        Section("move-tile", tiles, 1, "the move under way: " + SEVERAL_TILES),
        Section("move-second", CONGLOMERATES, 1, "the move under way: one of the conglomerates, the Corporate Lawyer's second"),
        Section("move-second-cards", 1, MOST_CARDS, "the move under way: cards of that one"),
        Section("move-source", tiles, 1, "the move under way: " + SEVERAL_TILES + ", where agents come from"),
        Section("move-target", tiles, 1, "the move under way: " + SEVERAL_TILES + ", which is taken over"),
        Section("move-hq", sides, 1, "the move under way: one of the sides, whose headquarters are chosen"),
        Section("move-pile", PILES, 1, "the move under way: one of its piles, four upright and four tapped"),
        Section("move-uses", 1, 8, "the move under way: cards, uses or draws still to come"),
        Section("move-from", tiles, 1, "the move under way: " + SEVERAL_TILES + ", where agents were moved from"),
        Section("move-to", tiles, 1, "the move under way: " + SEVERAL_TILES + ", where agents were moved to"),
        Section("move-taken", 2 * CONGLOMERATES, 1, "solo: conglomerates of own cards just taken, whose agents are still to be placed"),
    ]


class NewCorpOrderObserver(Observer):
    """Writes observations of New Corp Order."""

    def __init__(self, players: int) -> None:
        """Observe games of so many players."""
        super().__init__(sections(players))

    def write(self, position: Position, seat: i64, into: vec[i16], start: i64) -> None:
        """Write what a seat may see."""
        assert isinstance(position, State)
        at = put_table(position, seat, into, start)
        at = put_sides(position, seat, into, at)
        put_move(position, seat, into, at)


def put_table(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write where play stands, the tiles and the cards that all see, the own hand and objectives."""
    at = put_one_hot(into, at, s.phase - CHOOSE_SIDES, PHASES)
    at = put_seat_one_hot(into, at, s.seat, seat, s.players)
    at = put(into, at, 0 if s.turns_left == NOT_TRIGGERED else 1)
    at = put(into, at, max(s.turns_left, 0))
    for tile in range(s.tiles):
        at = put_one_hot(into, at, s.kind[tile], TYPES)
    for tile in range(s.tiles):
        at = put_one_hot(into, at, s.conglomerate[tile], CONGLOMERATES)
    at = put_all(into, at, s.agents, 0, s.tiles)
    at = put_all(into, at, s.supply, 0, CONGLOMERATES)
    at = put(into, at, s.deck_size)
    for place in range(len(s.display)):
        put_one_hot(into, at + place * CONGLOMERATES, s.display[place], CONGLOMERATES)
    at += s.display_size * CONGLOMERATES
    at = put_all(into, at, s.box, 0, CONGLOMERATES)
    at = put_all(into, at, s.hand, seat * 4, CONGLOMERATES)
    if s.solo():
        for objective in s.objectives:
            put_one_hot(into, at, objective, TYPES)
    else:
        put_one_hot(into, at, s.objectives[2 * seat], TYPES)
        put_one_hot(into, at, s.objectives[2 * seat + 1], TYPES)
    return at + TYPES


def put_sides(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write what lies open of each side."""
    players = s.players
    for place in range(players):
        other = (seat + place) % players
        into[at + place] = i16(s.put_away[other])
        into[at + players + place] = i16(s.hand_size(other))
        put_all(into, at + 2 * players + place * 4, s.seen, other * 4, CONGLOMERATES)
    at += 6 * players
    block = s.sides * 4
    for place in range(s.sides):
        first = (seat + place) % s.sides * 4
        put_all(into, at + place * 4, s.upright, first, CONGLOMERATES)
        put_all(into, at + block + place * 4, s.tapped, first, CONGLOMERATES)
        put_all(into, at + 2 * block + place * 4, s.captured, first, CONGLOMERATES)
        put_all(into, at + 3 * block + place * 4, s.consultants, first, CONSULTANTS)
    at = put_all(into, at + 4 * block, s.consultant_supply, 0, CONSULTANTS)
    if s.solo():
        for conglomerate in range(CONGLOMERATES):
            if s.sides_chosen[conglomerate] == seat:
                into[at + conglomerate] = 1
        into[at + CONGLOMERATES + s.marker] = 1
    return at + CONGLOMERATES + 4


def put_move(s: State, seat: i64, into: vec[i16], at: i64) -> None:
    """Write the choice under way."""
    tiles = s.tiles
    at = put_one_hot(into, at, s.consultant, CONSULTANTS)
    at = put_one_hot(into, at, s.colour, CONGLOMERATES)
    at = put(into, at, s.count)
    at = put_one_hot(into, at, s.joker, CONGLOMERATES)
    at = put_one_hot(into, at, s.tile, tiles)
    at = put_one_hot(into, at, s.second, CONGLOMERATES)
    at = put(into, at, s.second_count)
    at = put_one_hot(into, at, s.source, tiles)
    at = put_one_hot(into, at, s.target, tiles)
    at = put_seat_one_hot(into, at, s.hq, seat, s.sides)
    at = put_one_hot(into, at, s.pile, PILES)
    at = put(into, at, s.uses)
    at = put_one_hot(into, at, s.moved_from, tiles)
    at = put_one_hot(into, at, s.moved_to, tiles)
    at = put_one_hot(into, at, s.taken, CONGLOMERATES)
    put_one_hot(into, at, s.taken_too, CONGLOMERATES)
