"""Event cards: when they can be played, and what they do (MEG-V)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.megacorps.events import CardPlayed, CompanyOpened, GovernmentChanged, HiringExtended
from backroom.games.megacorps.flow import finish_effect, return_to_moment
from backroom.games.megacorps.intervene import syndicalise
from backroom.games.megacorps.moves import CARD, COUNTRY, INDUSTRY
from backroom.games.megacorps.offers import lose_card
from backroom.games.megacorps.payout import declare, industry_steps
from backroom.games.megacorps.setup import place_steps
from backroom.games.megacorps.state import (
    DISCARDS,
    EFFECT_COUNTRY,
    EFFECT_INDUSTRY,
    EFFECT_PLACE,
    NOBODY,
    PLAY_CARD,
    PLAY_OWN_CARD,
    ROW,
    SIZE,
    WINDOW,
    State,
)
from backroom.games.megacorps.vocabulary import (
    ABSENT,
    ANY_TIME,
    AUCTION,
    BOXES,
    BOXES_EACH,
    BRING_COMPANY,
    CARDS,
    CHANGE_GOVERNMENT,
    DEMOCRACY,
    ELECTION,
    GOVERNMENT_NAMES,
    HIRE_FROM,
    INDUSTRIES,
    KLEPTOCRACY,
    MOST_EFFECTS,
    OWN_TURN,
    PAY_OUT,
    PLACES,
    SYNDICALISE,
    UNOWNED,
)
from backroom.games.megacorps.votes import begin_auction, begin_election


def possible(s: State, index: i64) -> bool:  # noqa: PLR0911
    """Whether an effect can be carried out now; a card without an eligible country can't be played (MEG-V4)."""
    kind = s.edition.effects[index]
    if kind <= AUCTION or kind == CHANGE_GOVERNMENT:
        return eligible(s, index) > 0
    if kind == BRING_COMPANY:
        for box in range(BOXES):
            if s.company[box] == ABSENT and s.edition.box_place[box] == s.edition.effect_from[index]:
                return True
        return False
    if kind == HIRE_FROM:
        return (s.hiring >> s.edition.effect_from[index]) & 1 == 0
    if kind == SYNDICALISE:
        for box in range(BOXES):
            if s.company[box] >= 0:
                return True
        return False
    return kind == PAY_OUT


def eligible(s: State, index: i64) -> i64:
    """The countries that an effect can be about, a bit each (MEG-V2, MEG-V3, MEG-V5)."""
    kind = s.edition.effects[index]
    governments: i64 = s.edition.effect_from[index]
    if kind == ELECTION:
        governments = 1 << DEMOCRACY
    elif kind == AUCTION:
        governments = 1 << KLEPTOCRACY
    found: i64 = 0
    for place in range(PLACES):
        if (governments >> s.government[place]) & 1 == 1:
            found |= 1 << place
    return found


def has_card(s: State, seat: i64, timing: i64) -> bool:
    """Tell whether a seat holds a card that it can play at such a time (MEG-V1)."""
    row = seat * ROW
    if s.cards[row + SIZE] == 0:
        return False
    for card in range(CARDS):
        if s.cards[row + card] > 0 and s.edition.card_timing[card] == timing and possible(s, card * MOST_EFFECTS):
            return True
    return False


def card_steps(s: State) -> vec[i64]:
    """The cards in hand that can be played now (MEG-V1)."""
    timing = OWN_TURN if s.phase == PLAY_OWN_CARD else ANY_TIME
    steps = vec[i64](capacity=4)
    row = s.turn * ROW
    for card in range(CARDS):
        if s.cards[row + card] > 0 and s.edition.card_timing[card] == timing and possible(s, card * MOST_EFFECTS):
            steps = append(steps, CARD + card)
    return steps


def begin_play(s: State) -> None:
    """A seat plays a card, in an open moment or before its own action (MEG-R5)."""
    s.phase = PLAY_CARD if s.phase == WINDOW else PLAY_OWN_CARD


def play(s: State, card: i64) -> None:
    """The card is discarded and resolved at once (MEG-V1)."""
    s.card = card
    s.card_player = s.turn
    s.effect = 0
    s.passed = 0
    s.move_card(s.turn * ROW, DISCARDS, card)
    lose_card(s, s.turn)
    if s.facts is not None:
        s.facts.append(CardPlayed(s.turn, s.edition.card_words[card]))
    begin_effect(s)


def begin_effect(s: State) -> None:
    """Carry out the effect at hand or ask what it is about; after the last, play goes on (MEG-V1)."""
    index = s.card * MOST_EFFECTS + s.effect
    if s.effect == MOST_EFFECTS or s.edition.effects[index] == NOBODY:
        return_to_moment(s)
        return
    kind = s.edition.effects[index]
    if not possible(s, index):
        finish_effect(s)
    elif kind == BRING_COMPANY:
        bring_company(s, s.edition.effect_from[index])
    elif kind == HIRE_FROM:
        extend_hiring(s, s.edition.effect_from[index])
    elif s.gone(s.card_player):
        finish_effect(s)
    else:
        s.turn = s.card_player
        s.fresh = s.effect > 0
        s.phase = EFFECT_INDUSTRY if kind in (PAY_OUT, SYNDICALISE) else EFFECT_COUNTRY


def country_steps(s: State) -> vec[i64]:
    """The countries that the card can be about (MEG-V4)."""
    found = eligible(s, s.card * MOST_EFFECTS + s.effect)
    steps = vec[i64](capacity=8)
    for place in range(PLACES):
        if (found >> place) & 1 == 1:
            steps = append(steps, COUNTRY + place)
    return steps


def choose_country(s: State, place: i64) -> None:
    """An election, an auction or a new government for that country (MEG-V2, MEG-V3, MEG-V5)."""
    index = s.card * MOST_EFFECTS + s.effect
    kind = s.edition.effects[index]
    if kind == ELECTION:
        begin_election(s, place)
    elif kind == AUCTION:
        begin_auction(s, place)
    else:
        change_government(s, place, s.edition.effect_to[index])


def change_government(s: State, place: i64, government: i64) -> None:
    """The owner stays, and no nationalised or syndicalised company changes (MEG-V5)."""
    s.government = s.government[:]
    s.government[place] = government
    if s.facts is not None:
        s.facts.append(GovernmentChanged(s.edition.place_words[place], GOVERNMENT_NAMES[government]))
    finish_effect(s)


def effect_industry_steps(s: State) -> vec[i64]:
    """The industry that pays out, or that of the company that strikes."""
    if s.edition.effects[s.card * MOST_EFFECTS + s.effect] == PAY_OUT:
        return industry_steps(s)
    steps = vec[i64](capacity=12)
    for industry in range(INDUSTRIES):
        for box in range(industry * BOXES_EACH, industry * BOXES_EACH + BOXES_EACH):
            if s.company[box] >= 0:
                steps = append(steps, INDUSTRY + industry)
                break
    return steps


def choose_industry(s: State, industry: i64) -> None:
    """A payout is declared, or the country of the company is still to be named."""
    if s.edition.effects[s.card * MOST_EFFECTS + s.effect] == PAY_OUT:
        declare(s, s.card_player, industry)
        return
    s.industry = industry
    s.phase = EFFECT_PLACE


def strike_place_steps(s: State) -> vec[i64]:
    """Any player-owned company, the own and independents' included."""
    found: i64 = 0
    for box in range(s.industry * BOXES_EACH, s.industry * BOXES_EACH + BOXES_EACH):
        if s.company[box] >= 0:
            found |= 1 << s.edition.box_place[box]
    return place_steps(found)


def strike(s: State, place: i64) -> None:
    """A company becomes syndicalised, its owner is compensated."""
    syndicalise(s, s.card_player, s.box_in(s.industry, place))
    s.industry = NOBODY
    finish_effect(s)


def bring_company(s: State, place: i64) -> None:
    """L-5 and Asteroid bring their box, unowned (MEG-V6)."""
    for box in range(BOXES):
        if s.company[box] == ABSENT and s.edition.box_place[box] == place:
            s.company[box] = UNOWNED
            if s.facts is not None:
                s.facts.append(CompanyOpened(s.edition.industry_words[box // BOXES_EACH], s.edition.place_words[place]))
    finish_effect(s)


def extend_hiring(s: State, industry: i64) -> None:
    """Clone Soldiers stays in force (MEG-V6)."""
    s.hiring |= 1 << industry
    if s.facts is not None:
        s.facts.append(HiringExtended(s.edition.industry_words[industry]))
    finish_effect(s)
