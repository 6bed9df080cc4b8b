"""What one viewer may see, built by allow-list, and positions that such a view allows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.game import View
from backroom.core.position import OMNISCIENT
from backroom.core.rng import Rng
from backroom.games.megacorps.edition import find_edition
from backroom.games.megacorps.rules import MegaCorpsPosition, start
from backroom.games.megacorps.state import (
    BID,
    CARD_ITEM,
    DISCARDS,
    DRAFT,
    ENDED,
    HIDDEN_CARD,
    NOBODY,
    OFFER_LENGTH,
    ROW,
    SIDE_LENGTH,
    SIZE,
    UNSEEN,
    State,
)
from backroom.games.megacorps.vocabulary import CARDS, NO_DEALS

HIDDEN = -1
HIDDEN_BID = -2
SENSELESS = -1_000_000


class MegaCorpsView(View):
    """A view; vectors as in the position, HIDDEN in place of what the viewer may not know."""

    edition: str
    """The text of the edition, empty for ours."""
    deals: int
    company: list[int]
    country: list[int]
    government: list[int]
    money: list[int]
    mercenaries: list[int]
    megacorp: list[int]
    hands: list[int]
    hand_sizes: list[int]
    discards: list[int]
    unseen: list[int]
    ballots: list[int]
    offers: list[int]
    choices: list[int]


def hands_seen(s: State, viewer: i64) -> list[int]:
    """Return the own hand, all hands for EVERYTHING and once the game is over."""
    hands: list[int] = []
    for seat in range(s.players):
        known = viewer in (seat, OMNISCIENT) or s.phase == ENDED
        hands += [int(s.cards[seat * ROW + card]) if known else HIDDEN for card in range(CARDS)]
    return hands


def ballots_seen(s: State, viewer: i64) -> list[int]:
    """Votes are open; of sealed bids one sees the own, and which are in (MEG-V2)."""
    ballots = [int(ballot) for ballot in s.ballots]
    if s.phase == BID and viewer != OMNISCIENT:
        for seat in range(len(ballots)):
            if seat != viewer and ballots[seat] != NOBODY:
                ballots[seat] = HIDDEN_BID
    return ballots


def offers_seen(s: State, viewer: i64) -> list[int]:
    """Event cards in an offer are seen by the two parties only (MEG-T1)."""
    offers = [int(number) for number in s.offers]
    if viewer == OMNISCIENT:
        return offers
    for i in hidden_cards(s, viewer):
        offers[i] = HIDDEN_CARD
    return offers


def hidden_cards(s: State, viewer: i64) -> list[int]:
    """Return where in the offers there are cards that a viewer may not know."""
    found: list[int] = []
    if s.deals == NO_DEALS or s.standing == 0:
        return found
    for seat in range(s.players):
        for partner in range(s.players):
            begin = (seat * 6 + partner) * OFFER_LENGTH
            if viewer not in (seat, partner) and s.offers[begin] == 1:
                found += [int(i) for i in range(begin + 1, begin + OFFER_LENGTH) if is_card(s, begin, i)]
    return found


def is_card(s: State, begin: i64, i: i64) -> bool:
    """Tell whether a number of an offer stands for an event card; money and mercenaries come first on each side."""
    return (i - begin - 1) % SIDE_LENGTH >= 2 and s.offers[i] >= CARD_ITEM


def view(s: State, viewer: i64) -> MegaCorpsView:
    """Return what a viewer may see."""
    return MegaCorpsView(
        viewer=viewer,
        players=s.players,
        turn=s.turn,
        mid_move=s.mid_move,
        memory=None,
        edition=s.edition.text,
        deals=s.deals,
        company=list(s.company),
        country=list(s.country),
        government=list(s.government),
        money=list(s.money),
        mercenaries=list(s.mercenaries),
        megacorp=list(s.megacorp),
        hands=hands_seen(s, viewer),
        hand_sizes=[s.hand_size(seat) for seat in range(s.players)],
        discards=[s.cards[DISCARDS + card] for card in range(CARDS)],
        unseen=[s.cards[UNSEEN + card] for card in range(CARDS)] if viewer == OMNISCIENT else [],
        ballots=ballots_seen(s, viewer),
        offers=offers_seen(s, viewer),
        choices=s.choices(),
    )


def open_part(seen: MegaCorpsView) -> MegaCorpsPosition:
    """Return a position with all that a view shows in the open; hands and hidden bids are not set."""
    s = start(seen.players, seen.deals, find_edition(seen.edition))
    s.turn = seen.turn
    s.mid_move = seen.mid_move
    s.company = vec[i64](seen.company)
    s.country = vec[i64](seen.country)
    s.government = vec[i64](seen.government)
    s.money = vec[i64](seen.money)
    s.mercenaries = vec[i64](seen.mercenaries)
    s.megacorp = vec[i64](seen.megacorp)
    s.ballots = vec[i64](seen.ballots)
    s.offers = vec[i64](seen.offers)
    s.restore_choices(seen.choices)
    return s


def imagine(seen: MegaCorpsView, rng: Rng) -> MegaCorpsPosition:
    """Return a position that fits a view: open things as they are, unknown cards and bids drawn at random."""
    s = open_part(seen)
    imagine_hands(s, seen, rng)
    imagine_offers(s, rng)
    if s.phase == BID:
        for seat in range(seen.players):
            if s.ballots[seat] == HIDDEN_BID:
                s.ballots[seat] = rng.below(s.money[seat] + 1)
    return s


def imagine_hands(s: State, seen: MegaCorpsView, rng: Rng) -> None:
    """Known cards lie where they are seen, the other hands are filled from the rest."""
    for card in range(CARDS):
        for _ in range(seen.discards[card]):
            s.move_card(UNSEEN, DISCARDS, card)
    for seat in range(seen.players):
        if seen.hands[seat * 20] != HIDDEN:
            for card in range(CARDS):
                for _ in range(seen.hands[seat * 20 + card]):
                    s.move_card(UNSEEN, seat * ROW, card)
        elif s.standing > 0 and seen.viewer >= 0:
            give_offered(s, seat, seen.viewer)
    for seat in range(seen.players):
        missing: i64 = seen.hand_sizes[seat] - s.hand_size(seat)
        for _ in range(missing):
            s.move_card(UNSEEN, seat * ROW, rng.pick(s.cards[UNSEEN : UNSEEN + CARDS]))


def give_offered(s: State, seat: i64, viewer: i64) -> None:
    """A seat holds the cards that it offers to the viewer."""
    begin = (seat * 6 + viewer) * OFFER_LENGTH
    if s.offers[begin] == 1:
        for i in range(begin + 3, begin + 1 + SIDE_LENGTH):
            if s.offers[i] >= CARD_ITEM:
                s.move_card(UNSEEN, seat * ROW, s.offers[i] - CARD_ITEM)


def imagine_offers(s: State, rng: Rng) -> None:
    """Hidden cards in an offer: given ones from the hand, wanted ones any."""
    if s.deals == NO_DEALS or s.standing == 0:
        return
    for offer in range(36):
        begin: i64 = offer * OFFER_LENGTH
        if s.offers[begin] != 1:
            continue
        seat: i64 = offer // 6
        imagine_cards(s, begin + 3, s.cards[seat * ROW : seat * ROW + CARDS], rng)
        imagine_cards(s, begin + 3 + SIDE_LENGTH, s.edition.card_count[:], rng)


def imagine_cards(s: State, begin: i64, bag: vec[i64], rng: Rng) -> None:
    """Draw the hidden cards of one side from a bag, and put them in order."""
    found: list[int] = []
    for i in range(begin, begin + 4):
        if s.offers[i] == HIDDEN_CARD:
            card = rng.pick(bag)
            bag[card] -= 1
            found.append(CARD_ITEM + card)
    found.sort()
    for i in range(begin, begin + 4):
        if s.offers[i] == HIDDEN_CARD:
            s.offers[i] = found.pop(0)


def seal(s: MegaCorpsPosition, viewer: i64) -> MegaCorpsPosition:  # noqa: C901
    """Return a copy in which all that the viewer may not know is senseless; numbers of cards are open."""
    sealed = s.copy()
    if s.phase == ENDED:
        return sealed
    for seat in range(s.players):
        if seat != viewer:
            for card in range(CARDS):
                sealed.cards[seat * ROW + card] = SENSELESS
    for card in range(CARDS):
        sealed.cards[UNSEEN + card] = SENSELESS
    if s.phase == BID:
        sealed.ballots = s.ballots[:]
        for seat in range(s.players):
            if seat != viewer and s.ballots[seat] != NOBODY:
                sealed.ballots[seat] = SENSELESS
    hidden = hidden_cards(s, viewer)
    if hidden:
        sealed.offers = s.offers[:]
        for i in hidden:
            sealed.offers[i] = HIDDEN_CARD + 1
    return sealed


def census(s: State) -> dict[str, int]:
    """Count every component wherever it lies."""
    count: dict[str, int] = {}
    for card in range(CARDS):
        cards = s.cards[UNSEEN + card] + s.cards[DISCARDS + card]
        for seat in range(s.players):
            cards += s.cards[seat * ROW + card]
        count[f"cards {card}"] = cards
    for row in range(8):
        count["cards"] = count.get("cards", 0) + s.cards[row * ROW + SIZE]
    count["boxes"] = sum([1 for place in s.edition.box_place if place >= 0])
    count["offers"] = s.standing - sum([int(s.offers[i]) for i in range(0, DRAFT, OFFER_LENGTH)] if s.deals != NO_DEALS else [])
    return count
