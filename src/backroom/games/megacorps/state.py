"""The position: companies, countries, money, mercenaries, event cards, offers, and what is being decided.

Cards lie in rows of 21: 20 kinds and their sum. Rows 0 to 5 are the hands, 6 is the deck together with the cards that were put out of the
game unseen, 7 the discards. Vectors marked "replaced, never changed" are shared between copies.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import Position
from backroom.games.megacorps.edition import Edition
from backroom.games.megacorps.vocabulary import BOXES_EACH, PLACES

# Draws.
DRAW_ACTIVE: Final[i64] = 0
DRAW_OWNER: Final[i64] = 1
DEAL_HAND: Final[i64] = 2
DRAW_EVENT: Final[i64] = 3
# Decisions that begin a move.
CHOOSE_MEGACORP: Final[i64] = 4
TAKE_COMPANY: Final[i64] = 5
WINDOW: Final[i64] = 6
ACTION: Final[i64] = 7
BUY_AGAIN: Final[i64] = 8
LEAVE_ASKED: Final[i64] = 9
LEAVE_PRICED: Final[i64] = 10
PAYOUT_WINDOW: Final[i64] = 11
HIRE_ASKED: Final[i64] = 12
HIRE_PRICED: Final[i64] = 13
PAUSE: Final[i64] = 14
HELP_PRICED: Final[i64] = 15
SPOILS: Final[i64] = 16
BID: Final[i64] = 17
BALLOT: Final[i64] = 18
ENDED: Final[i64] = 19
# Decisions in the middle of a move.
CHAIN: Final[i64] = 20
TAKE_PLACE: Final[i64] = 20
BUY_INDUSTRY: Final[i64] = 21
BUY_PLACE: Final[i64] = 22
PAYOUT_INDUSTRY: Final[i64] = 23
INTERVENE_INDUSTRY: Final[i64] = 24
INTERVENE_PLACE: Final[i64] = 25
HIRE_COUNT: Final[i64] = 26
WAR_TARGET: Final[i64] = 27
PLAY_CARD: Final[i64] = 28
EFFECT_COUNTRY: Final[i64] = 29
EFFECT_INDUSTRY: Final[i64] = 30
EFFECT_PLACE: Final[i64] = 31
LEAVE_PRICE: Final[i64] = 32
HIRE_PRICE: Final[i64] = 33
HELP_SIDE: Final[i64] = 34
HELP_COUNT: Final[i64] = 35
HELP_PRICE: Final[i64] = 36
SPOILS_INDUSTRY: Final[i64] = 37
PLAY_PAYOUT_CARD: Final[i64] = 38
VOTE_CANDIDATE: Final[i64] = 39
PLAY_OWN_CARD: Final[i64] = 40

NOBODY: Final[i64] = -1

ROW: Final[i64] = 21
SIZE: Final[i64] = 20
UNSEEN: Final[i64] = 6 * 21
DISCARDS: Final[i64] = 7 * 21
ALL_CARDS: Final[i64] = 8 * 21

# Offers: 36 of them, by proposer * 6 + partner, then the one in the making, then how many each seat can still make in this open moment.
ITEMS: Final[i64] = 4
SIDE_LENGTH: Final[i64] = 6  # money, mercenaries, four items
OFFER_LENGTH: Final[i64] = 13  # whether it stands, what is given, what is wanted
DRAFT: Final[i64] = 36 * 13
LEFT_TO_MAKE: Final[i64] = 37 * 13
OFFERS_SIZE: Final[i64] = 37 * 13 + 6
NO_ITEM: Final[i64] = -1
# Items: companies by box, countries, event cards.
COUNTRY_ITEM: Final[i64] = 60
CARD_ITEM: Final[i64] = 80
HIDDEN_CARD: Final[i64] = 100
OFFERS_A_MOMENT: Final[i64] = 2


def make_bits() -> vec[i64]:
    """Return 1, 2, 4 … by doubling: compiled, `1 << n` is shifted in 32 bits and goes wrong for the later boxes of the board."""
    bits = vec[i64]()
    bit: i64 = 1
    for _ in range(62):
        bits = append(bits, bit)
        bit += bit
    return bits


BITS: Final[vec[i64]] = make_bits()
"""A number with one bit, for sets of more than 31 things."""


class State(Position):
    """The fields, and small questions about them; the rules are functions in the other modules."""

    edition: Edition
    players: i64
    deals: i64

    company: vec[i64]  # what is in each box: a seat, UNOWNED, NATIONALISED, SYNDICALISED, ABSENT
    country: vec[i64]  # the owner of each country
    cards: vec[i64]
    money: vec[i64]
    mercenaries: vec[i64]
    government: vec[i64]  # replaced, never changed
    megacorp: vec[i64]  # replaced, never changed
    ballots: vec[i64]  # bids or votes by seat, NOBODY while they are due; replaced, never changed
    offers: vec[i64]  # replaced, never changed; empty without deals

    left: i64  # seats that have left, a bit each
    phase: i64
    seat: i64  # whose open moment and action it is
    active: i64
    acted: i64  # seats that have had their action this round, a bit each
    last_call: bool
    paid: i64  # who holds the Paid card
    round_paid: bool
    deck_size: i64
    dealt: i64  # how far the set-up is
    lap: i64  # laps of the set-up done
    hiring: i64  # industries that train mercenaries, a bit each

    # What is being decided.
    passed: i64  # seats that have passed or said done, a bit each
    industry: i64
    box: i64
    refused: i64  # boxes whose purchase has been refused in this action, a bit each
    price: i64
    card: i64
    card_player: i64
    effect: i64  # which effect of the card
    change: i64  # of the competitors
    payer: i64  # who declared the payout
    paying_action: bool
    target: i64
    pool: i64
    helper: i64
    help_side: i64
    help_count: i64
    helped: i64  # offers made in the pause, two bits a seat
    winner: i64
    loser: i64
    amount: i64
    ceiling: i64
    digit: i64  # 2 for hundreds, 1 for tens, 0 for units
    bidder: i64  # whose sealed bid is half named
    dealer: i64  # whose deal is half named
    dealing: i64  # which step of it
    floor: i64  # the last thing named, so that each list has one order
    standing: i64  # how many offers stand
    revealed: bool
    fresh: bool

    def copy_into(self, twin: State) -> None:  # noqa: PLR0915
        """Make another position equal to this one, with vectors of its own."""
        twin.turn = self.turn
        twin.mid_move = self.mid_move
        twin.edition = self.edition
        twin.players = self.players
        twin.deals = self.deals
        twin.company = self.company[:]
        twin.country = self.country[:]
        twin.cards = self.cards[:]
        twin.money = self.money[:]
        twin.mercenaries = self.mercenaries[:]
        twin.government = self.government
        twin.megacorp = self.megacorp
        twin.ballots = self.ballots
        twin.offers = self.offers
        twin.left = self.left
        twin.phase = self.phase
        twin.seat = self.seat
        twin.active = self.active
        twin.acted = self.acted
        twin.last_call = self.last_call
        twin.paid = self.paid
        twin.round_paid = self.round_paid
        twin.deck_size = self.deck_size
        twin.dealt = self.dealt
        twin.lap = self.lap
        twin.hiring = self.hiring
        twin.passed = self.passed
        twin.industry = self.industry
        twin.box = self.box
        twin.refused = self.refused
        twin.price = self.price
        twin.card = self.card
        twin.card_player = self.card_player
        twin.effect = self.effect
        twin.change = self.change
        twin.payer = self.payer
        twin.paying_action = self.paying_action
        twin.target = self.target
        twin.pool = self.pool
        twin.helper = self.helper
        twin.help_side = self.help_side
        twin.help_count = self.help_count
        twin.helped = self.helped
        twin.winner = self.winner
        twin.loser = self.loser
        twin.amount = self.amount
        twin.ceiling = self.ceiling
        twin.digit = self.digit
        twin.bidder = self.bidder
        twin.dealer = self.dealer
        twin.dealing = self.dealing
        twin.floor = self.floor
        twin.standing = self.standing
        twin.revealed = self.revealed
        twin.fresh = self.fresh

    def choices(self) -> list[int]:
        """Return what is being decided, all of it open to those who see the position."""
        return [
            self.left, self.phase, self.seat, self.active, self.acted, self.last_call, self.paid, self.round_paid, self.deck_size,
            self.dealt, self.lap, self.hiring, self.passed, self.industry, self.box, self.refused, self.price, self.card,
            self.card_player, self.effect, self.change, self.payer, self.paying_action, self.target, self.pool, self.helper,
            self.help_side, self.help_count, self.helped, self.winner, self.loser, self.amount, self.ceiling, self.digit,
            self.bidder, self.dealer, self.dealing, self.floor, self.standing,
        ]  # fmt: skip

    def restore_choices(self, choices: list[int]) -> None:
        """Set what is being decided."""
        self.left, self.phase, self.seat, self.active, self.acted = choices[:5]
        self.last_call, self.paid, self.round_paid, self.deck_size = bool(choices[5]), choices[6], bool(choices[7]), choices[8]
        self.dealt, self.lap, self.hiring, self.passed, self.industry, self.box, self.refused, self.price, self.card = choices[9:18]
        self.card_player, self.effect, self.change, self.payer = choices[18:22]
        self.paying_action = bool(choices[22])
        self.target, self.pool, self.helper, self.help_side, self.help_count, self.helped, self.winner, self.loser = choices[23:31]
        self.amount, self.ceiling, self.digit, self.bidder, self.dealer, self.dealing, self.floor, self.standing = choices[31:]

    def key(self) -> tuple[int, ...]:
        """Return all that makes the position, for comparing and hashing."""
        numbers: list[int] = [self.turn, self.mid_move, self.players, self.deals, self.edition.number, *self.choices()]
        for vector in (
            self.company, self.country, self.cards, self.money, self.mercenaries, self.government, self.megacorp, self.ballots,
            self.offers,
        ):  # fmt: skip
            numbers.append(len(vector))
            numbers.extend(vector)
        return tuple(numbers)

    def gone(self, seat: i64) -> bool:
        """Tell whether a seat has left the game."""
        return (self.left >> seat) & 1 == 1

    def hand_size(self, seat: i64) -> i64:
        """Return how many event cards a seat holds."""
        return self.cards[seat * ROW + SIZE]

    def companies_of(self, seat: i64, industry: i64) -> i64:
        """Return how many companies of an industry a seat has."""
        count: i64 = 0
        for box in range(industry * BOXES_EACH, industry * BOXES_EACH + BOXES_EACH):
            if self.company[box] == seat:
                count += 1
        return count

    def box_in(self, industry: i64, place: i64) -> i64:
        """Return the box of an industry in a place, NOBODY if there is none."""
        for box in range(industry * BOXES_EACH, industry * BOXES_EACH + BOXES_EACH):
            if self.edition.box_place[box] == place:
                return box
        return NOBODY

    def force_of(self, seat: i64) -> i64:
        """Return the force of all countries of a seat."""
        force: i64 = 0
        for place in range(PLACES):
            if self.country[place] == seat:
                force += self.edition.force[place]
        return force

    def rivals_left(self) -> i64:
        """Return how many seats are still in the game."""
        count: i64 = 0
        for seat in range(self.players):
            if not self.gone(seat):
                count += 1
        return count

    def next_left(self, seat: i64) -> i64:
        """Return the next seat to the left that is still in the game."""
        other = (seat + 1) % self.players
        while self.gone(other):
            other = (other + 1) % self.players
        return other

    def move_card(self, source: i64, target: i64, card: i64) -> None:
        """Move a card from one row to another."""
        self.cards[source + card] -= 1
        self.cards[source + SIZE] -= 1
        self.cards[target + card] += 1
        self.cards[target + SIZE] += 1
