"""Why a choice that a player looks for is not possible, with the rule that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.core.game import Question
from backroom.games.megacorps import effects, state
from backroom.games.megacorps.deals import can_accept
from backroom.games.megacorps.intervene import within_reach
from backroom.games.megacorps.offers import stands
from backroom.games.megacorps.payout import change_of
from backroom.games.megacorps.state import LEFT_TO_MAKE, NOBODY, ROW, State
from backroom.games.megacorps.vocabulary import (
    ABSENT,
    ANY_TIME,
    BOXES,
    BOXES_EACH,
    CARD_NAMES,
    DURING_PAYOUT,
    INDEPENDENT,
    INDUSTRY_NAMES,
    MOST_EFFECTS,
    NATIONALISED,
    NO_DEALS,
    OWN_TURN,
    PLACE_NAMES,
    PLACES,
    SYNDICALISED,
    UNOWNED,
)

if TYPE_CHECKING:
    from backroom.core.steps import Word

ACTIONS = ("buy", "payout", "intervene", "hire", "war")
DEALS = ("offer", "counter", "accept", "reject", "withdraw")
OPEN_MOMENTS = (state.WINDOW, state.ACTION)
BUYING = (state.TAKE_COMPANY, state.TAKE_PLACE, state.BUY_AGAIN, state.BUY_INDUSTRY, state.BUY_PLACE)
INTERVENING = (state.INTERVENE_INDUSTRY, state.INTERVENE_PLACE)


def why_not(s: State, seat: int, field: str, value: Word) -> Question | None:  # noqa: PLR0911
    """Return why an answer is not among the choices, or None if the question's own rules say enough.

    Besides the fields of moves, `company` asks for a company as `industry/country`.
    """
    word = str(value)
    if field == "do":
        return why_not_do(s, seat, word)
    if field == "company" and "/" in word:
        industry, country = word.split("/", 1)
        return why_not_company(s, seat, industry, country)
    if field == "country" and word in PLACE_NAMES:
        return why_not_country(s, seat, PLACE_NAMES.index(word))
    if field == "industry" and word in INDUSTRY_NAMES:
        return why_not_industry(s, seat, INDUSTRY_NAMES.index(word))
    if field == "card" and word in CARD_NAMES:
        return why_not_card(s, seat, CARD_NAMES.index(word))
    if field == "amount":
        return because("why-too-much", "MEG-B1", amount=s.ceiling if s.phase != state.BID else s.money[seat])
    return None


def because(key: str, rule: str, **mentions: Word) -> Question:
    """Return a reason with its rule."""
    return Question(key, (rule,), dict(mentions))


def why_not_do(s: State, seat: int, verb: str) -> Question | None:
    """Why an action, a card or a deal is not possible."""
    if verb in DEALS:
        return why_no_deal(s, seat, verb)
    if verb == "play":
        return why_no_card(s, seat)
    if verb not in ACTIONS:
        return None
    if s.phase == state.BUY_AGAIN:
        return because("why-only-buy", "MEG-B2")
    if s.phase != state.ACTION or s.turn != seat:
        return because("why-not-your-action", "MEG-R2", seat=s.seat)
    return why_no_action(s, seat, verb)


def why_no_action(s: State, seat: int, verb: str) -> Question | None:  # noqa: PLR0911
    """Why one of the five actions is not possible in the own turn; None if it is."""
    if verb == "buy":
        if s.money[seat] < s.edition.company:
            return because("why-money", "MEG-B1", amount=s.edition.company)
        return None if UNOWNED in s.company else because("why-nothing-unowned", "MEG-B1")
    if verb == "payout":
        if s.round_paid:
            return because("why-round-paid", "MEG-R3")
        return because("why-paid-card", "MEG-D1") if s.paid == seat else None
    if verb == "intervene":
        if seat not in s.country:
            return because("why-no-country", "MEG-G1")
        in_reach = [box for box in range(BOXES) if within_reach(s, seat, box)]
        return None if in_reach else because("why-no-company-there", "MEG-G1")
    if verb == "war" and s.mercenaries[seat] == 0:
        return because("why-no-mercenary", "MEG-W1")
    if verb == "war":
        others = [place for place in range(PLACES) if s.government[place] < INDEPENDENT and s.country[place] != seat]
        return None if others else because("why-no-target", "MEG-W1")
    return because("why-nothing-to-hire", "MEG-H1")


def why_no_deal(s: State, seat: int, verb: str) -> Question:
    """Why there can be no deal now (MEG-T1)."""
    if s.deals == NO_DEALS:
        return because("why-no-deals", "MEG-T1")
    if s.phase not in OPEN_MOMENTS:
        return because("why-no-open-moment", "MEG-R5")
    if verb == "offer" or (verb == "counter" and s.offers[LEFT_TO_MAKE + seat] == 0):
        return because("why-offers-made", "MEG-T1")
    if verb == "withdraw":
        return because("why-no-own-offer", "MEG-T1")
    received = [partner for partner in range(s.players) if partner != seat and stands(s, partner, seat)]
    if verb == "accept" and received and not [partner for partner in received if can_accept(s, seat, partner)]:
        return because("why-cannot-give", "MEG-T1")
    return because("why-no-offer", "MEG-T1")


def why_no_card(s: State, seat: int) -> Question:
    """Why no card can be played (MEG-V1)."""
    if s.hand_size(seat) == 0:
        return because("why-no-cards", "MEG-V1")
    if s.phase not in OPEN_MOMENTS and s.phase != state.PAYOUT_WINDOW:
        return because("why-no-open-moment", "MEG-R5")
    return because("why-no-fitting-card", "MEG-V1")


def why_not_card(s: State, seat: int, card: int) -> Question:
    """Why a certain card cannot be played now (MEG-V1, MEG-V4, MEG-D4)."""
    if s.cards[seat * ROW + card] == 0:
        return because("why-not-your-card", "MEG-V1")
    timing = s.edition.card_timing[card]
    paying = s.phase in (state.PAYOUT_WINDOW, state.PLAY_PAYOUT_CARD)
    if timing == DURING_PAYOUT:
        lies = paying and change_of(s, card) == s.change
        return because("why-same-card-lies", "MEG-D4") if lies else because("why-card-payout", "MEG-V1")
    if timing == OWN_TURN and (s.turn != seat or s.phase not in (state.ACTION, state.PLAY_OWN_CARD)):
        return because("why-card-own-turn", "MEG-V1")
    if timing == ANY_TIME and s.phase not in (state.WINDOW, state.PLAY_CARD):
        return because("why-card-any-time", "MEG-R5")
    if not effects.possible(s, card * MOST_EFFECTS):
        return because("why-card-finds-nothing", "MEG-V4")
    return because("why-no-open-moment", "MEG-R5")


def why_not_company(s: State, seat: int, industry: str, country: str) -> Question | None:  # noqa: PLR0911
    """Why a company cannot be taken, bought or acted on (MEG-B1, MEG-G1)."""
    if industry not in INDUSTRY_NAMES or country not in PLACE_NAMES:
        return None
    place = PLACE_NAMES.index(country)
    box = s.box_in(INDUSTRY_NAMES.index(industry), place)
    if box == NOBODY:
        return because("why-no-such-company", "MEG-B1")
    if s.company[box] == ABSENT:
        return because("why-absent", "MEG-V6", country=s.edition.place_words[place])
    if s.phase in INTERVENING or s.phase == state.SPOILS_INDUSTRY:
        return why_not_acted_on(s, seat, box, place)
    if s.phase in BUYING or s.phase == state.ACTION:
        return why_not_bought(s, seat, box)
    if s.phase in (state.EFFECT_INDUSTRY, state.EFFECT_PLACE):
        return None if s.company[box] >= 0 else because("why-nobody-owns", "MEG-V1")
    return because("why-not-your-action", "MEG-R2", seat=s.seat) if s.phase == state.WINDOW else None


def why_not_bought(s: State, seat: int, box: int) -> Question | None:  # noqa: PLR0911
    """Why a company is not for sale (MEG-B1, MEG-B2)."""
    holder = s.company[box]
    if holder >= 0:
        return because("why-own-company", "MEG-B1") if holder == seat else because("why-owned", "MEG-B1", owner=holder)
    if holder == NATIONALISED:
        return because("why-nationalised", "MEG-B1")
    if holder == SYNDICALISED:
        return because("why-syndicalised", "MEG-B1")
    if s.refused >> box & 1:
        return because("why-refused", "MEG-B2")
    if s.phase not in (state.TAKE_COMPANY, state.TAKE_PLACE) and s.money[seat] < s.edition.company:
        return because("why-money", "MEG-B1", amount=s.edition.company)
    if s.industry not in (NOBODY, box // BOXES_EACH):
        return because("why-other-industry", "MEG-B1", industry=s.edition.industry_words[s.industry])
    return None


def why_not_acted_on(s: State, seat: int, box: int, place: int) -> Question | None:
    """Why a government cannot act on a company (MEG-G1, MEG-W5)."""
    word = s.edition.place_words[place]
    if s.government[place] == INDEPENDENT:
        return because("why-independent", "MEG-G1", country=word)
    if s.company[box] < 0:
        return because("why-nobody-owns", "MEG-G1")
    if s.phase == state.SPOILS_INDUSTRY:
        return because("why-not-the-losers", "MEG-W5", owner=s.loser, country=s.edition.place_words[s.target])
    if s.country[place] != seat:
        return because("why-not-your-country", "MEG-G1", country=word)
    return because("why-other-industry", "MEG-G1", industry=s.edition.industry_words[s.industry]) if s.industry != NOBODY else None


def why_not_country(s: State, seat: int, place: int) -> Question | None:
    """Why a country cannot be attacked, or is not what a card is about (MEG-W1, MEG-V4)."""
    word = s.edition.place_words[place]
    if s.phase == state.EFFECT_COUNTRY:
        return because("why-other-government", "MEG-V4", country=word)
    if s.phase in (state.ACTION, state.WAR_TARGET):
        if s.government[place] >= INDEPENDENT:
            return because("why-independent", "MEG-W1", country=word)
        if s.country[place] == seat:
            return because("why-own-country", "MEG-W1", country=word)
        return why_no_action(s, seat, "war") if s.phase == state.ACTION else None
    if s.industry != NOBODY:
        return why_not_company(s, seat, INDUSTRY_NAMES[s.industry], PLACE_NAMES[place])
    return None


def why_not_industry(s: State, seat: int, industry: int) -> Question | None:
    """Why an industry cannot be named."""
    if s.phase == state.ACTION:
        return why_no_action(s, seat, "payout")
    word = s.edition.industry_words[industry]
    if s.phase in (state.TAKE_COMPANY, state.BUY_INDUSTRY):
        return because("why-none-free", "MEG-B1", industry=word)
    if s.phase == state.INTERVENE_INDUSTRY:
        return because("why-none-in-reach", "MEG-G1", industry=word)
    return None
