"""Views in the game's words, and the questions that a seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.core.game import Question
from backroom.games.megacorps import deals, reasons, state, summary
from backroom.games.megacorps.edition import Edition, find_edition
from backroom.games.megacorps.moves import STEPS
from backroom.games.megacorps.rules import MegaCorpsPosition, action_steps
from backroom.games.megacorps.state import NOBODY, State
from backroom.games.megacorps.view import HIDDEN, HIDDEN_BID, MegaCorpsView, open_part
from backroom.games.megacorps.vocabulary import (
    BOXES_EACH,
    CARD_NAMES,
    DEALS_NAMES,
    EFFECT_NAMES,
    GOVERNMENT_NAMES,
    INDEPENDENT,
    INDUSTRY_NAMES,
    MEGACORP_NAMES,
    MOST_EFFECTS,
    NO_PLACE,
    PLACE_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

# Each question: the key of its text, and the rules that govern it.
QUESTIONS: dict[int, tuple[str, tuple[str, ...]]] = {
    state.CHOOSE_MEGACORP: ("ask-megacorp", ("MEG-S1",)),
    state.TAKE_COMPANY: ("ask-take-industry", ("MEG-S5",)),
    state.TAKE_PLACE: ("ask-take-country", ("MEG-S5",)),
    state.WINDOW: ("ask-window", ("MEG-R5", "MEG-V1")),
    state.ACTION: ("ask-action", ("MEG-R2",)),
    state.BUY_AGAIN: ("ask-buy-again", ("MEG-B2",)),
    state.BUY_INDUSTRY: ("ask-buy-industry", ("MEG-B1", "MEG-B2")),
    state.BUY_PLACE: ("ask-buy-country", ("MEG-B1", "MEG-B2")),
    state.LEAVE_ASKED: ("ask-leave", ("MEG-B2",)),
    state.LEAVE_PRICE: ("ask-leave-price", ("MEG-B2",)),
    state.LEAVE_PRICED: ("ask-leave-pay", ("MEG-B2",)),
    state.PAYOUT_INDUSTRY: ("ask-payout-industry", ("MEG-D1", "MEG-D3")),
    state.PAYOUT_WINDOW: ("ask-payout-window", ("MEG-D4",)),
    state.PLAY_PAYOUT_CARD: ("ask-payout-card", ("MEG-D4",)),
    state.INTERVENE_INDUSTRY: ("ask-intervene-industry", ("MEG-G1",)),
    state.INTERVENE_PLACE: ("ask-intervene-country", ("MEG-G1",)),
    state.HIRE_COUNT: ("ask-hire-count", ("MEG-H1",)),
    state.HIRE_ASKED: ("ask-hire", ("MEG-H1",)),
    state.HIRE_PRICE: ("ask-hire-price", ("MEG-H1",)),
    state.HIRE_PRICED: ("ask-hire-pay", ("MEG-H1",)),
    state.WAR_TARGET: ("ask-war-target", ("MEG-W1",)),
    state.PAUSE: ("ask-pause", ("MEG-W2",)),
    state.HELP_SIDE: ("ask-help-side", ("MEG-W2",)),
    state.HELP_COUNT: ("ask-help-count", ("MEG-W2",)),
    state.HELP_PRICE: ("ask-help-price", ("MEG-W2",)),
    state.HELP_PRICED: ("ask-help-pay", ("MEG-W2",)),
    state.SPOILS: ("ask-spoils", ("MEG-W5",)),
    state.SPOILS_INDUSTRY: ("ask-spoils-industry", ("MEG-W5", "MEG-G1")),
    state.BID: ("ask-bid", ("MEG-V2",)),
    state.BALLOT: ("ask-ballot", ("MEG-V3",)),
    state.VOTE_CANDIDATE: ("ask-candidate", ("MEG-V3",)),
    state.PLAY_CARD: ("ask-card", ("MEG-V1",)),
    state.PLAY_OWN_CARD: ("ask-card", ("MEG-V1",)),
}
EFFECT_QUESTIONS = {
    "election": ("ask-election-country", ("MEG-V3", "MEG-V4")),
    "auction": ("ask-auction-country", ("MEG-V2", "MEG-V4")),
    "change-government": ("ask-government-country", ("MEG-V4", "MEG-V5")),
    "payout": ("ask-payout-industry", ("MEG-D3", "MEG-D4")),
    "syndicalise": ("ask-strike-industry", ("MEG-V1",)),
}
DEAL_QUESTIONS = {
    deals.WHOM_TO_OFFER: "ask-offer-partner",
    deals.WHOM_TO_COUNTER: "ask-counter-partner",
    deals.WHOSE_TO_ACCEPT: "ask-accept-partner",
    deals.WHOSE_TO_REJECT: "ask-reject-partner",
    deals.WHOSE_TO_WITHDRAW: "ask-withdraw-partner",
    deals.GIVING: "ask-give",
    deals.GIVING_MONEY: "ask-deal-money",
    deals.GIVING_COMPANY: "ask-deal-company",
    deals.WANTING: "ask-want",
    deals.WANTING_MONEY: "ask-deal-money",
    deals.WANTING_COMPANY: "ask-deal-company",
}
PHASE_NAMES: dict[int, str] = {
    state.DRAW_EVENT: "draw",
    state.ENDED: "over",
    **{phase: key.removeprefix("ask-") for phase, (key, _) in QUESTIONS.items()},
}


def question(s: State, seat: int) -> Question:
    """Return what the seat is asked at this step."""
    mentions = mentioned(s)
    if s.dealer == seat:
        mentions["partner"] = s.offers[state.DRAFT]
        return Question(DEAL_QUESTIONS[s.dealing], ("MEG-T1",), mentions)
    if seat != s.turn and s.phase != state.BID:
        return Question("ask-deal", ("MEG-T1",), mentions)
    if s.phase in QUESTIONS:
        key, rules = QUESTIONS[s.phase]
        return Question(key, rules, mentions)
    if s.phase == state.EFFECT_PLACE:
        return Question("ask-strike-country", ("MEG-V1",), mentions)
    effect = EFFECT_NAMES[s.edition.effects[s.card * MOST_EFFECTS + s.effect]]
    key, rules = EFFECT_QUESTIONS[effect]
    return Question(key, rules, mentions)


def mentioned(s: State) -> dict[str, str | int]:
    """Return what a question may mention."""
    edition = s.edition
    mentions: dict[str, str | int] = {"seat": s.seat, "amount": s.price}
    if s.box != NOBODY:
        mentions["industry"] = edition.industry_words[s.box // BOXES_EACH]
        mentions["country"] = edition.place_words[edition.box_place[s.box]]
    elif s.industry != NOBODY:
        mentions["industry"] = edition.industry_words[s.industry]
    if s.target != NOBODY:
        mentions["country"] = edition.place_words[s.target]
    if s.payer != NOBODY:
        mentions["seat"] = s.payer
    if s.helper != NOBODY:
        mentions["partner"] = s.helper
        mentions["mercenaries"] = s.help_count
    if s.loser != NOBODY:
        mentions["owner"] = s.loser
    return mentions


def verb(s: State, _seat: int) -> str:
    """Return what a move that begins here does, or nothing if its first step says."""
    if s.dealer != NOBODY:
        return ""
    named = {
        state.CHOOSE_MEGACORP: "choose",
        state.TAKE_COMPANY: "take",
        state.BID: "bid",
        state.EFFECT_COUNTRY: "choose",
        state.EFFECT_INDUSTRY: "choose",
    }
    return named.get(s.phase, "")


def describe(view: MegaCorpsView) -> dict[str, Any]:
    """Return a view in the game's words."""
    edition = find_edition(view.edition)
    s = choices_of(view)
    table = open_part(view)
    return {
        "viewer": view.viewer,
        "players": view.players,
        "options": {"deals": DEALS_NAMES[view.deals]},
        "edition": {"title": edition.title, "hash": edition.hash, "reconstructed": edition.reconstructed},
        "numbers": {
            "company": edition.company,
            "compensation": edition.compensation,
            "mercenary": edition.mercenary,
            "payouts": list(edition.payouts),
            "rounds": edition.deck[view.players],
        },
        "turn": {-1: "chance", -2: "over", -3: "several"}.get(view.turn, view.turn),
        "phase": PHASE_NAMES.get(s["phase"], "setup" if s["phase"] < state.CHOOSE_MEGACORP else "effect"),
        "round": summary.round_number(table),
        "deck": s["deck_size"],
        "active": s["active"],
        "seat": s["seat"],
        "last-call": bool(s["last_call"]),
        "paid": None if s["paid"] == NOBODY else s["paid"],
        "payout-this-round": bool(s["round_paid"]),
        "industries": [describe_industry(view, edition, table, number) for number in range(len(INDUSTRY_NAMES))],
        "countries": [
            describe_country(view, edition, table, place) for place in range(len(PLACE_NAMES)) if view.government[place] < NO_PLACE
        ],
        "cards": [describe_card(table, card) for card in range(len(CARD_NAMES)) if edition.card_count[card] > 0],
        "discards": cards(edition, view.discards),
        "seats": [describe_seat(view, edition, table, seat) for seat in range(view.players)],
        "hand": describe_hand(view, table),
        "bids-or-votes": ["sealed" if ballot == HIDDEN_BID else None if ballot == NOBODY else ballot for ballot in view.ballots],
        "offers": describe_offers(view, edition),
        "pending": summary.pending(table, view.viewer),
        "reach": summary.reach(table, view.viewer),
        "cannot": describe_hindrances(view, table),
    }


def describe_hindrances(view: MegaCorpsView, table: MegaCorpsPosition) -> dict[str, Any]:
    """Return why actions are closed to the viewer whose action it is."""
    if view.viewer < 0 or table.phase != state.ACTION or table.turn != view.viewer:
        return {}
    legal = [STEPS.lookup[step][1] for step in action_steps(table)]
    found: dict[str, Any] = {}
    for verb in reasons.ACTIONS:
        reason = None if verb in legal else reasons.why_no_action(table, view.viewer, verb)
        if reason is not None:
            found[verb] = {"key": reason.key, "mentions": reason.args}
    return found


CHOICE_NAMES = (
    "left", "phase", "seat", "active", "acted", "last_call", "paid", "round_paid", "deck_size", "dealt", "lap", "hiring", "passed",
    "industry", "box", "refused", "price", "card", "card_player", "effect", "change", "payer", "paying_action", "target", "pool",
    "helper", "help_side", "help_count", "helped", "winner", "loser", "amount", "ceiling", "digit", "bidder", "dealer", "dealing",
    "floor", "standing",
)  # fmt: skip


def choices_of(view: MegaCorpsView) -> dict[str, int]:
    """Return what is being decided by name."""
    return dict(zip(CHOICE_NAMES, view.choices, strict=True))


def holder(number: int) -> int | str:
    """Return who has a company: a seat, or a word."""
    return {-1: "unowned", -2: "nationalised", -3: "syndicalised", -4: "absent"}.get(number, number)


def describe_industry(view: MegaCorpsView, edition: Edition, table: MegaCorpsPosition, industry: int) -> dict[str, Any]:
    """Return the boxes of an industry, and what it would pay now."""
    boxes = range(industry * int(BOXES_EACH), industry * int(BOXES_EACH) + int(BOXES_EACH))
    return {
        "industry": INDUSTRY_NAMES[industry],
        "name": edition.industry_words[industry],
        "competitors": summary.rivalry(table, industry),
        "pays": summary.pays(table, industry),
        "trains": bool(table.hiring >> industry & 1),
        "boxes": [
            {"country": PLACE_NAMES[edition.box_place[box]], "holder": holder(view.company[box])}
            for box in boxes
            if edition.box_place[box] != NOBODY
        ],
    }


def describe_country(view: MegaCorpsView, edition: Edition, table: MegaCorpsPosition, place: int) -> dict[str, Any]:
    """Return a country with its owner."""
    government = view.government[place]
    return {
        "country": PLACE_NAMES[place],
        "name": edition.place_words[place],
        "government": "independent" if government == INDEPENDENT else GOVERNMENT_NAMES[government],
        "defence": edition.defence[place],
        "force": edition.force[place],
        "defends": summary.defends(table, place),
        "owner": None if view.country[place] == NOBODY else view.country[place],
    }


def cards(edition: Edition, counts: Sequence[int]) -> list[str]:
    """Return cards by name."""
    return [edition.card_words[card] for card, count in enumerate(counts) for _ in range(count)]


def describe_seat(view: MegaCorpsView, edition: Edition, table: MegaCorpsPosition, seat: int) -> dict[str, Any]:
    """Return what a seat has, and what the industries would pay it now."""
    hand = view.hands[seat * len(CARD_NAMES) : (seat + 1) * len(CARD_NAMES)]
    megacorp = view.megacorp[seat]
    income = summary.income(table, seat)
    return {
        "seat": seat,
        "megacorp": MEGACORP_NAMES[megacorp] if megacorp != NOBODY else None,
        "left": table.gone(seat),
        "money": view.money[seat],
        "mercenaries": view.mercenaries[seat],
        "companies": sum(holder == seat for holder in view.company),
        "countries": summary.countries_of(table, seat),
        "attacks": summary.attacks(table, seat),
        "votes": table.companies_of(seat, edition.votes),
        "income": income,
        "worth": view.money[seat] + (0 if table.phase == state.ENDED else sum(income.values())),
        "offers-left": view.offers[int(state.LEFT_TO_MAKE) + seat] if view.offers else 0,
        "cards": view.hand_sizes[seat] if HIDDEN in hand else cards(edition, hand),
    }


def describe_hand(view: MegaCorpsView, table: MegaCorpsPosition) -> list[dict[str, str]]:
    """Return the viewer's own event cards."""
    if view.viewer < 0:
        return []
    hand = view.hands[view.viewer * len(CARD_NAMES) : (view.viewer + 1) * len(CARD_NAMES)]
    return [describe_card(table, card) for card, count in enumerate(hand) for _ in range(count)]


def describe_card(table: MegaCorpsPosition, card: int) -> dict[str, str]:
    """Return an event card of the edition with the time when it can be played."""
    return {"card": CARD_NAMES[card], "name": table.edition.card_words[card], "timing": summary.timing(table, card)}


def describe_offers(view: MegaCorpsView, edition: Edition) -> list[dict[str, Any]]:
    """Return the offers that stand, each with what it would change in payouts."""
    found = []
    table = open_part(view)
    for number in range(36 if view.offers else 0):
        begin = number * int(state.OFFER_LENGTH)
        if view.offers[begin] == 1:
            give, want = begin + 1, begin + 1 + int(state.SIDE_LENGTH)
            found.append(
                {
                    "seat": number // 6,
                    "partner": number % 6,
                    "give": describe_side(view, edition, give),
                    "want": describe_side(view, edition, want),
                    "effects": summary.offer_effects(table, number // 6, number % 6),
                }
            )
    return found


def describe_side(view: MegaCorpsView, edition: Edition, begin: int) -> dict[str, Any]:
    """Return one side of an offer."""
    items = [item for item in view.offers[begin + 2 : begin + int(state.SIDE_LENGTH)] if item >= 0]
    return {
        "money": view.offers[begin],
        "mercenaries": view.offers[begin + 1],
        "companies": [
            [INDUSTRY_NAMES[item // int(BOXES_EACH)], PLACE_NAMES[edition.box_place[item]]] for item in items if item < state.COUNTRY_ITEM
        ],
        "countries": [PLACE_NAMES[item - int(state.COUNTRY_ITEM)] for item in items if state.COUNTRY_ITEM <= item < state.CARD_ITEM],
        "cards": [
            None if item == state.HIDDEN_CARD else edition.card_words[item - int(state.CARD_ITEM)]
            for item in items
            if item >= state.CARD_ITEM
        ],
    }
