"""Observations: what a seat sees of MegaCorps as numbers. Seats are counted from the observing one on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from backroom.core.observation import Observer, Section, put, put_all, put_bits, put_one_hot, put_seat_one_hot
from backroom.core.position import Position
from backroom.games.megacorps.state import (
    BID,
    CHOOSE_MEGACORP,
    DISCARDS,
    DRAFT,
    HIDDEN_CARD,
    LEFT_TO_MAKE,
    NOBODY,
    OFFER_LENGTH,
    PLAY_OWN_CARD,
    ROW,
    SIDE_LENGTH,
    State,
)
from backroom.games.megacorps.view import is_card
from backroom.games.megacorps.vocabulary import ABSENT, BOXES, CARDS, INDUSTRIES, MEGACORPS, NO_DEALS, NO_PLACE, PLACES

PHASES: Final[i64] = PLAY_OWN_CARD - CHOOSE_MEGACORP + 1
GOVERNMENTS: Final[i64] = NO_PLACE + 1
UNOWNED_KINDS: Final[i64] = -ABSENT
MOST: Final[i64] = 9999
MOST_NAMED: Final = 1999
FLOOR: Final[i64] = -4
MOST_CHANGE: Final[i64] = 20
EACH_SEAT: Final = "for each seat "
MOVE: Final = "being decided: "
OFFER: Final = "whether it stands, then what is given and wanted: money, mercenaries and four items by number plus 1"


def sections(players: int, deals: int) -> list[Section]:
    """Return the sections of an observation, in order."""
    listed = [
        Section("phase", PHASES, 1, "one of the questions a seat can be asked, in the order of state.py"),
        Section("turn", players, 1, "one of the seats: whose open moment and action it is"),
        Section("active", players, 1, "one of the seats: the active player of the round"),
        Section("paid", players, 1, "one of the seats: who holds the Paid card"),
        Section("left", players, 1, EACH_SEAT + "whether it has left the game"),
        Section("acted", players, 1, EACH_SEAT + "whether it has had its action this round"),
        Section("passed", players, 1, EACH_SEAT + "whether it has passed or said done"),
        Section("round", 4, MOST_NAMED, "whether it is the last call, whether somebody was paid, cards in the deck, laps of the set-up"),
        Section(
            "companies",
            BOXES * (players + UNOWNED_KINDS),
            1,
            "for each box its owner, or that it is unowned, nationalised, …",
        ),
        Section("countries", PLACES * players, 1, "for each country one of the seats: its owner"),
        Section("governments", PLACES * GOVERNMENTS, 1, "for each country one of the governments"),
        Section("money", players, MOST, EACH_SEAT + "its money, 9,999 for more"),
        Section("mercenaries", players, MOST, EACH_SEAT + "its mercenaries"),
        Section("megacorps", players * MEGACORPS, 1, EACH_SEAT + "one of the megacorps"),
        Section("hand-sizes", players, 120, EACH_SEAT + "its event cards"),
        Section("hand", CARDS, 20, "own event cards of each kind"),
        Section("discards", CARDS, 20, "discarded event cards of each kind"),
        Section("ballots-in", players, 1, EACH_SEAT + "whether its bid or vote is in"),
        Section("bid", 1, MOST_NAMED, "the own sealed bid"),
        Section("votes", players * players, 1, EACH_SEAT + "one of the seats: the candidate it has voted for"),
        Section("hiring", INDUSTRIES, 1, "some of the industries: those that train mercenaries"),
        Section("industry", INDUSTRIES, 1, MOVE + "one of the industries"),
        Section("box", BOXES, 1, MOVE + "one of the boxes"),
        Section("refused", BOXES, 1, "some of the boxes: those whose purchase has been refused in this action"),
        Section("card", CARDS, 1, MOVE + "one of the event cards"),
        Section("effect", 1, 3, MOVE + "which effect of the card"),
        Section("change", 1, 2 * MOST_CHANGE, MOVE + "the change of the competitors, plus 20"),
        Section("target", PLACES, 1, MOVE + "one of the countries"),
        Section("card-player", players, 1, MOVE + "one of the seats: who played the card"),
        Section("payer", players, 1, MOVE + "one of the seats: who declared the payout"),
        Section("helper", players, 1, MOVE + "one of the seats: who offers help"),
        Section("winner", players, 1, MOVE + "one of the seats: who won the war"),
        Section("loser", players, 1, MOVE + "one of the seats: who lost it"),
        Section("bidder", players, 1, MOVE + "one of the seats: whose bid is half named"),
        Section("dealer", players, 1, MOVE + "one of the seats: whose deal is half named"),
        Section("helped", players, 3, EACH_SEAT + "offers of help made in this war"),
        Section("help-side", 1, 1, MOVE + "whether the help is for the defender"),
        Section("paying-action", 1, 1, MOVE + "whether the payout is an action"),
        Section("numbers", 5, MOST, MOVE + "the price, mercenaries pooled, mercenaries offered, the amount so far and its ceiling"),
        Section("digit", 1, 2, MOVE + "2 while hundreds are named, 1 tens, 0 units"),
        Section("dealing", 1, 12, MOVE + "which step of a deal"),
        Section("floor", 1, 110, MOVE + "the last thing named in a deal, plus 4"),
    ]
    if deals != NO_DEALS:
        listed += [
            Section("offers", players * players * OFFER_LENGTH, MOST, "for each seat to each seat " + OFFER),
            Section("draft", OFFER_LENGTH, MOST, "the offer in the making: " + OFFER),
            Section("offers-left", players, 2, EACH_SEAT + "offers that it can still make in this moment"),
        ]
    return listed


class MegaCorpsObserver(Observer):
    """Writes observations of MegaCorps."""

    def __init__(self, players: int, deals: int) -> None:
        """Observe games of so many players, with or without deals."""
        super().__init__(sections(players, deals))

    def write(self, position: Position, seat: i64, into: vec[i16], start: i64) -> None:
        """Write what a seat may see."""
        assert isinstance(position, State)
        at = put_moment(position, seat, into, start)
        at = put_board(position, seat, into, at)
        at = put_seats(position, seat, into, at)
        at = put_choice(position, seat, into, at)
        if position.deals != NO_DEALS:
            put_offers(position, seat, into, at)


def put_set(into: vec[i16], at: i64, bits: i64, seat: i64, seats: i64) -> i64:
    """Write a set of seats, the observing one first."""
    for place in range(seats):
        into[at + place] = i16((bits >> ((seat + place) % seats)) & 1)
    return at + seats


def put_moment(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write where the round stands."""
    at = put_one_hot(into, at, s.phase - CHOOSE_MEGACORP, PHASES)
    at = put_seat_one_hot(into, at, s.seat, seat, s.players)
    at = put_seat_one_hot(into, at, s.active, seat, s.players)
    at = put_seat_one_hot(into, at, s.paid, seat, s.players)
    at = put_set(into, at, s.left, seat, s.players)
    at = put_set(into, at, s.acted, seat, s.players)
    at = put_set(into, at, s.passed, seat, s.players)
    at = put(into, at, 1 if s.last_call else 0)
    at = put(into, at, 1 if s.round_paid else 0)
    at = put(into, at, s.deck_size)
    return put(into, at, s.lap)


def put_board(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write companies, countries and governments."""
    players = s.players
    for box in range(BOXES):
        owner = s.company[box]
        if owner >= 0:
            put_seat_one_hot(into, at, owner, seat, players)
        else:
            into[at + players - 1 - owner] = 1
        at += players + UNOWNED_KINDS
    for place in range(PLACES):
        at = put_seat_one_hot(into, at, s.country[place], seat, players)
    for place in range(PLACES):
        at = put_one_hot(into, at, s.government[place], GOVERNMENTS)
    return at


def put_seats(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write what each seat has in the open, the own hand, and bids and votes as far as they are seen (MEG-V2)."""
    players = s.players
    for place in range(players):
        other = (seat + place) % players
        into[at + place] = i16(min(s.money[other], MOST))
        into[at + players + place] = i16(min(s.mercenaries[other], MOST))
        put_one_hot(into, at + 2 * players + place * MEGACORPS, s.megacorp[other], MEGACORPS)
        into[at + (2 + MEGACORPS) * players + place] = i16(s.hand_size(other))
    at += (3 + MEGACORPS) * players
    at = put_all(into, at, s.cards, seat * ROW, CARDS)
    at = put_all(into, at, s.cards, DISCARDS, CARDS)
    if len(s.ballots) > 0:
        for place in range(players):
            other = (seat + place) % players
            ballot = s.ballots[other]
            into[at + place] = 0 if ballot == NOBODY else 1
            if s.phase != BID:
                put_seat_one_hot(into, at + players + 1 + place * players, ballot, seat, players)
        if s.phase == BID:
            into[at + players] = i16(max(s.ballots[seat], 0))
    return at + players + 1 + players * players


def put_choice(s: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Write what is being decided."""
    players = s.players
    at = put_bits(into, at, s.hiring, INDUSTRIES)
    at = put_one_hot(into, at, s.industry, INDUSTRIES)
    at = put_one_hot(into, at, s.box, BOXES)
    at = put_bits(into, at, s.refused, BOXES)
    at = put_one_hot(into, at, s.card, CARDS)
    at = put(into, at, s.effect)
    at = put(into, at, s.change + MOST_CHANGE)
    at = put_one_hot(into, at, s.target, PLACES)
    for other in (s.card_player, s.payer, s.helper, s.winner, s.loser, s.bidder, s.dealer):
        at = put_seat_one_hot(into, at, other, seat, players)
    for place in range(players):
        at = put(into, at, (s.helped >> (2 * ((seat + place) % players))) & 3)
    at = put(into, at, s.help_side)
    at = put(into, at, 1 if s.paying_action else 0)
    for number in (s.price, s.pool, s.help_count, s.amount, s.ceiling):
        at = put(into, at, number)
    at = put(into, at, s.digit)
    at = put(into, at, s.dealing)
    return put(into, at, s.floor - FLOOR)


def put_offers(s: State, seat: i64, into: vec[i16], at: i64) -> None:
    """Write the offers; event cards in them are seen by the two parties only (MEG-T1)."""
    players = s.players
    for place in range(players):
        for partner_place in range(players):
            proposer = (seat + place) % players
            partner = (seat + partner_place) % players
            begin = (proposer * 6 + partner) * OFFER_LENGTH
            if s.offers[begin] == 1:
                put_offer(s, begin, place == 0 or partner_place == 0, into, at)
            at += OFFER_LENGTH
    if s.dealer == seat:
        put_offer(s, DRAFT, True, into, at)
    at += OFFER_LENGTH
    for place in range(players):
        at = put(into, at, s.offers[LEFT_TO_MAKE + (seat + place) % players])


def put_offer(s: State, begin: i64, party: bool, into: vec[i16], at: i64) -> None:
    """Write one offer."""
    into[at] = i16(s.offers[begin])
    for i in range(1, OFFER_LENGTH):
        number = s.offers[begin + i]
        if (i - 1) % SIDE_LENGTH >= 2:
            number = 1 + (HIDDEN_CARD if not party and is_card(s, begin, begin + i) else number)
        into[at + i] = i16(number)
