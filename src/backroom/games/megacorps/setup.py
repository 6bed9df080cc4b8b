"""Set-up (MEG-S): MegaCorps, the active player, drawn countries, hands, two free companies each."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.games.megacorps.edition import Edition
from backroom.games.megacorps.events import (
    ActiveDrawn,
    CompanyTaken,
    CountryDrawn,
    EventDrawn,
    EventDrawnUnseen,
    HandDealt,
    HandDealtUnseen,
    MegacorpChosen,
)
from backroom.games.megacorps.flow import begin_round, forget, open_moment
from backroom.games.megacorps.moves import COUNTRY, INDUSTRY, MEGACORP
from backroom.games.megacorps.state import (
    ALL_CARDS,
    CHOOSE_MEGACORP,
    DEAL_HAND,
    DRAW_ACTIVE,
    DRAW_OWNER,
    NOBODY,
    OFFERS_SIZE,
    ROW,
    SIZE,
    TAKE_COMPANY,
    TAKE_PLACE,
    UNSEEN,
    State,
)
from backroom.games.megacorps.vocabulary import BOXES_EACH, CARDS, INDUSTRIES, MEGACORP_NAMES, MEGACORPS, NO_DEALS, PLACES, UNOWNED


def lay_out(s: State, players: i64, deals: i64, edition: Edition) -> None:
    """Fill an empty position with all that is there before the first choice (MEG-S1, MEG-S4)."""
    s.edition = edition
    s.players = players
    s.deals = deals
    s.company = edition.box_start[:]
    s.country = vec[i64]([NOBODY] * PLACES)
    size: i64 = ALL_CARDS
    s.cards = vec[i64]([0] * size)
    for card in range(CARDS):
        s.cards[UNSEEN + card] = edition.card_count[card]
        s.cards[UNSEEN + SIZE] += edition.card_count[card]
    s.money = vec[i64]([edition.money] * players)
    s.mercenaries = vec[i64]([edition.mercenaries] * players)
    s.government = edition.government
    s.megacorp = vec[i64]([NOBODY] * players)
    s.ballots = vec[i64]()
    length: i64 = 0 if deals == NO_DEALS else OFFERS_SIZE
    s.offers = vec[i64]([0] * length)
    s.left = 0
    s.seat = 0
    s.active = 0
    s.acted = 0
    s.last_call = False
    s.paid = NOBODY
    s.round_paid = False
    s.deck_size = 0
    s.dealt = 0
    s.lap = 0
    s.hiring = 1 << edition.hiring
    s.passed = 0
    s.bidder = NOBODY
    s.dealer = NOBODY
    s.dealing = 0
    s.floor = NOBODY
    s.standing = 0
    s.revealed = False
    s.fresh = False
    forget(s)
    s.phase = CHOOSE_MEGACORP
    s.turn = 0


def megacorp_steps(s: State) -> vec[i64]:
    """Each MegaCorp is taken once (MEG-S1)."""
    taken: i64 = 0
    for megacorp in s.megacorp:
        if megacorp != NOBODY:
            taken |= 1 << megacorp
    steps = vec[i64](capacity=6)
    for megacorp in range(MEGACORPS):
        if (taken >> megacorp) & 1 == 0:
            steps = append(steps, MEGACORP + megacorp)
    return steps


def choose_megacorp(s: State, megacorp: i64) -> None:
    """A seat takes a MegaCorp and its home country (MEG-S1)."""
    s.megacorp = s.megacorp[:]
    s.megacorp[s.turn] = megacorp
    if s.edition.home[megacorp] != NOBODY:
        s.country[s.edition.home[megacorp]] = s.turn
    if s.facts is not None:
        s.facts.append(MegacorpChosen(s.turn, MEGACORP_NAMES[megacorp]))
    next_chooser(s)


def next_chooser(s: State) -> None:
    """In seat order; then the active player is drawn (MEG-S1)."""
    for seat in range(s.turn + 1, s.players):
        if not s.gone(seat):
            s.turn = seat
            return
    s.phase = DRAW_ACTIVE
    s.turn = CHANCE


def seats_to_draw(s: State) -> vec[i64]:
    """The active player can be anybody, drawn countries go to different MegaCorps (MEG-S1, MEG-S2)."""
    weights = vec[i64]([1] * s.players)
    for seat in range(s.players):
        if s.gone(seat):
            weights[seat] = 0
    if s.phase == DRAW_OWNER:
        for i in range(s.dealt):
            owner = s.country[s.edition.drawn[i]]
            if owner != NOBODY and s.rivals_left() > s.dealt:
                weights[owner] = 0
    return weights


def draw_active(s: State, seat: i64) -> None:
    """The active player is drawn at random (MEG-S1)."""
    s.active = seat
    s.seat = seat
    s.dealt = 0
    if s.facts is not None:
        s.facts.append(ActiveDrawn(seat))
    s.phase = DRAW_OWNER
    if s.dealt == len(s.edition.drawn):
        begin_hands(s)


def draw_owner(s: State, seat: i64) -> None:
    """ASEAN and the African Federation go to MegaCorps drawn at random (MEG-S2)."""
    place = s.edition.drawn[s.dealt]
    s.country[place] = seat
    s.dealt += 1
    if s.facts is not None:
        s.facts.append(CountryDrawn(seat, s.edition.place_words[place]))
    if s.dealt == len(s.edition.drawn):
        begin_hands(s)


def begin_hands(s: State) -> None:
    """Two cards less the number of countries (MEG-S3)."""
    s.phase = DEAL_HAND
    s.dealt = -1
    next_hand(s)


def hand_due(s: State, seat: i64) -> i64:
    """Two cards less the number of countries (MEG-S3)."""
    due = s.edition.hand
    for place in range(PLACES):
        if s.country[place] == seat:
            due -= 1
    return due


def next_hand(s: State) -> None:
    """The next seat that gets cards; then the deck is cut and companies are taken (MEG-S3)."""
    for seat in range(s.dealt + 1, s.players):
        if not s.gone(seat) and hand_due(s, seat) > 0:
            s.dealt = seat
            return
    s.deck_size = s.edition.deck[s.players]
    s.dealt = 0
    s.phase = TAKE_COMPANY
    s.turn = s.active


def deal_card(s: State, card: i64) -> None:
    """A card of the first hand (MEG-S3)."""
    seat = s.dealt
    s.move_card(UNSEEN, seat * ROW, card)
    s.mid_move = s.hand_size(seat) < hand_due(s, seat)
    if s.mid_move:
        return
    if s.facts is not None:
        s.facts.append(HandDealt(seat, hand_words(s, seat)))
        s.facts.append(HandDealtUnseen(seat, s.hand_size(seat)))
    next_hand(s)


def hand_words(s: State, seat: i64) -> tuple[str, ...]:
    """Return the cards of a hand as words."""
    words: list[str] = []
    for card in range(CARDS):
        words += [s.edition.card_words[card]] * s.cards[seat * ROW + card]
    return tuple(words)


def draw_event(s: State, card: i64) -> None:
    """The active player draws one event card (MEG-R1)."""
    s.move_card(UNSEEN, s.active * ROW, card)
    s.deck_size -= 1
    if s.facts is not None:
        s.facts.append(EventDrawn(s.active, s.edition.card_words[card]))
        s.facts.append(EventDrawnUnseen(s.active, s.deck_size))
    open_moment(s)


def free_industry_steps(s: State) -> vec[i64]:
    """Industries with an unowned company (MEG-S5, MEG-B1)."""
    steps = vec[i64](capacity=12)
    for industry in range(INDUSTRIES):
        for box in range(industry * BOXES_EACH, industry * BOXES_EACH + BOXES_EACH):
            if s.company[box] == UNOWNED and (s.refused >> box) & 1 == 0:
                steps = append(steps, INDUSTRY + industry)
                break
    return steps


def free_place_steps(s: State) -> vec[i64]:
    """Where the industry has an unowned company (MEG-S5, MEG-B1)."""
    found: i64 = 0
    for box in range(s.industry * BOXES_EACH, s.industry * BOXES_EACH + BOXES_EACH):
        if s.company[box] == UNOWNED and (s.refused >> box) & 1 == 0:
            found |= 1 << s.edition.box_place[box]
    return place_steps(found)


def place_steps(found: i64) -> vec[i64]:
    """Return the steps of a set of places, a bit each."""
    steps = vec[i64](capacity=5)
    place: i64 = 0
    while found > 0:
        if found & 1 == 1:
            steps = append(steps, COUNTRY + place)
        found >>= 1
        place += 1
    return steps


def choose_free_industry(s: State, industry: i64) -> None:
    """First the industry is named."""
    s.industry = industry
    s.phase = TAKE_PLACE


def take_company(s: State, place: i64) -> None:
    """Then the country: a free company (MEG-S5)."""
    box = s.box_in(s.industry, place)
    s.company[box] = s.turn
    if s.facts is not None:
        s.facts.append(CompanyTaken(s.turn, s.edition.industry_words[s.industry], s.edition.place_words[place]))
    s.industry = NOBODY
    s.phase = TAKE_COMPANY
    next_taker(s)


def next_taker(s: State) -> None:
    """Two laps clockwise from the active player; then round 1 begins (MEG-S5)."""
    seat = s.turn
    while True:
        seat = (seat + 1) % s.players
        s.dealt += 1
        if s.dealt == s.players:
            s.dealt = 0
            s.lap += 1
        if s.lap == 2:
            s.lap = 0
            begin_round(s)
            return
        if not s.gone(seat):
            s.turn = seat
            return
