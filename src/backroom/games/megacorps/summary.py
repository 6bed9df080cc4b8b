"""What a board shows beside the pieces, all of it open: payouts before they are called, strengths, reach, effects of offers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from backroom.games.megacorps import state
from backroom.games.megacorps.industry import competitors, earnings
from backroom.games.megacorps.moves import BUY, COUNTRY, INDUSTRY, INTERVENE, PAYOUT, WAR
from backroom.games.megacorps.offers import hand_over, place_of
from backroom.games.megacorps.rules import MegaCorpsPosition, action_steps
from backroom.games.megacorps.state import NOBODY, SIDE_LENGTH
from backroom.games.megacorps.vocabulary import BOXES_EACH, INDUSTRIES, INDUSTRY_NAMES, PLACE_NAMES, PLACES, TIMING_NAMES

MOST_BID = 1999
PRICE_PHASES = (state.LEAVE_PRICE, state.HIRE_PRICE, state.HELP_PRICE)
WAR_PHASES = (state.PAUSE, state.HELP_SIDE, state.HELP_COUNT, state.HELP_PRICE, state.HELP_PRICED, state.SPOILS, state.SPOILS_INDUSTRY)
LEAVE_PHASES = (state.LEAVE_ASKED, state.LEAVE_PRICE, state.LEAVE_PRICED)
HIRE_PHASES = (state.HIRE_ASKED, state.HIRE_PRICE, state.HIRE_PRICED)
ELECTION_PHASES = (state.BALLOT, state.VOTE_CANDIDATE)
PAYOUT_PHASES = (state.PAYOUT_WINDOW, state.PLAY_PAYOUT_CARD)
COMPANY_PHASES = (state.TAKE_COMPANY, state.BUY_INDUSTRY, state.INTERVENE_INDUSTRY, state.EFFECT_INDUSTRY)


def rivalry(s: MegaCorpsPosition, industry: i64) -> int:
    """Return the competitors that count, as they stand: never more than five, and changed by cards in a payout's window."""
    count: int = min(5, competitors(s, industry))
    if s.phase in PAYOUT_PHASES and s.industry == industry:
        count = max(0, min(5, count + s.change))
    return count


def pays(s: MegaCorpsPosition, industry: i64) -> int:
    """Return what each owned company of an industry would earn now (MEG-D3)."""
    return earnings(s, rivalry(s, industry))


def income(s: MegaCorpsPosition, seat: i64) -> dict[str, int]:
    """Return what each industry would pay a seat now: also what the end of the game pays (MEG-E1)."""
    earned: dict[str, int] = {}
    for industry in range(INDUSTRIES):
        companies = s.companies_of(seat, industry)
        if companies > 0:
            earned[INDUSTRY_NAMES[industry]] = companies * pays(s, industry)
    return earned


def defends(s: MegaCorpsPosition, place: i64) -> int:
    """Return what an attacker has to beat: the country's defence and its owner's mercenaries (MEG-W1)."""
    owner = s.country[place]
    return s.edition.defence[place] + (s.mercenaries[owner] if owner != NOBODY else s.pool if s.target == place else 0)


def attacks(s: MegaCorpsPosition, seat: i64) -> int:
    """Return the strength of an attack: the force of all countries and all mercenaries (MEG-W1)."""
    return s.force_of(seat) + s.mercenaries[seat]


def round_number(s: MegaCorpsPosition) -> int:
    """Return which round it is, each beginning with a card from the deck (MEG-R1); 0 in the set-up."""
    in_setup = s.phase in (state.CHOOSE_MEGACORP, state.TAKE_COMPANY, state.TAKE_PLACE) or s.phase < state.DRAW_EVENT
    return 0 if in_setup else s.edition.deck[s.players] - s.deck_size


def company(s: MegaCorpsPosition, box: i64) -> list[str]:
    """Return a company as its industry and country."""
    return [INDUSTRY_NAMES[box // BOXES_EACH], PLACE_NAMES[s.edition.box_place[box]]]


def pending(s: MegaCorpsPosition, viewer: int) -> dict[str, Any] | None:
    """Return what is being resolved and what there is to know about it."""
    if s.phase in PAYOUT_PHASES:
        return {"kind": "payout", "seat": s.payer, "industry": INDUSTRY_NAMES[s.industry], "change": s.change}
    if s.phase in WAR_PHASES:
        owner = s.country[s.target]
        found: dict[str, Any] = {
            "kind": "war",
            "seat": s.seat,
            "country": PLACE_NAMES[s.target],
            "owner": None if owner == NOBODY else owner,
            "attack": attacks(s, s.seat),
            "defence": defends(s, s.target),
        }
        return found | {"most": s.ceiling} if s.phase in PRICE_PHASES else found
    if s.phase == state.BID:
        cash = min(s.money[viewer], MOST_BID) if viewer >= 0 else 0
        return {"kind": "auction", "seat": s.card_player, "country": PLACE_NAMES[s.target], "most": cash}
    if s.phase in ELECTION_PHASES:
        return {"kind": "election", "seat": s.card_player, "country": PLACE_NAMES[s.target], "votes": votes_so_far(s)}
    if s.phase in LEAVE_PHASES or s.phase in HIRE_PHASES:
        kind = "leave" if s.phase in LEAVE_PHASES else "hire"
        return {"kind": kind, "seat": s.seat, "company": company(s, s.box), "price": s.price, "most": s.ceiling}
    return None


def votes_so_far(s: MegaCorpsPosition) -> list[int]:
    """Return the votes that each player has got in an election (MEG-V3)."""
    votes = [0] * s.players
    for seat in range(s.players):
        if s.ballots[seat] != NOBODY:
            votes[s.ballots[seat]] += s.companies_of(seat, s.edition.votes)
    return votes


def reach(s: MegaCorpsPosition, viewer: int) -> dict[str, list[Any]]:
    """Return what the seat that decides could act on: companies by what is done with them, countries to attack, industries to pay."""
    if s.turn != viewer or viewer < 0 or s.dealer != NOBODY:
        return {}
    if s.phase in COMPANY_PHASES:
        return {"companies": companies_after(s, viewer)}
    if s.phase == state.SPOILS_INDUSTRY:
        return {"companies": [[INDUSTRY_NAMES[step - INDUSTRY], PLACE_NAMES[s.target]] for step in s.legal_steps(viewer)]}
    if s.phase != state.ACTION:
        return {}
    found: dict[str, list[Any]] = {}
    for step in action_steps(s):
        begun = s.copy()
        if step in (BUY, INTERVENE):
            begun.apply(viewer, step)
            found["buy" if step == BUY else "intervene"] = companies_after(begun, viewer)
        elif step == PAYOUT:
            begun.apply(viewer, step)
            found["payout"] = [INDUSTRY_NAMES[number - INDUSTRY] for number in begun.legal_steps(viewer)]
        elif step == WAR:
            begun.apply(viewer, step)
            found["war"] = [PLACE_NAMES[number - COUNTRY] for number in begun.legal_steps(viewer)]
    return found


def companies_after(s: MegaCorpsPosition, seat: i64) -> list[list[str]]:
    """Return the companies that a choice of an industry and then of a country leads to."""
    found: list[list[str]] = []
    for step in s.legal_steps(seat):
        named = s.copy()
        named.apply(seat, step)
        if named.turn == seat and named.phase in (state.TAKE_PLACE, state.BUY_PLACE, state.INTERVENE_PLACE, state.EFFECT_PLACE):
            found += [[INDUSTRY_NAMES[step - INDUSTRY], PLACE_NAMES[place - COUNTRY]] for place in named.legal_steps(seat)]
    return found


def offer_effects(s: MegaCorpsPosition, seat: i64, partner: i64) -> list[dict[str, Any]]:
    """Return what each industry would pay the two parties before and after an offer is carried out, where that changes."""
    after = s.copy()
    start = place_of(seat, partner)
    hand_over(after, seat, partner, start + 1)
    hand_over(after, partner, seat, start + 1 + SIDE_LENGTH)
    found: list[dict[str, Any]] = []
    for party in (partner, seat):
        before, then = income(s, party), income(after, party)
        for industry in INDUSTRY_NAMES:
            change = {"before": before.get(industry, 0), "after": then.get(industry, 0)}
            if change["before"] != change["after"]:
                found.append({"seat": party, "industry": industry, **change})
    return found


def countries_of(s: MegaCorpsPosition, seat: i64) -> list[str]:
    """Return the countries of a seat."""
    return [PLACE_NAMES[place] for place in range(PLACES) if s.country[place] == seat]


def timing(s: MegaCorpsPosition, card: i64) -> str:
    """Return when a card can be played: own-turn, any-time or payout (MEG-V1)."""
    return TIMING_NAMES[s.edition.card_timing[card]]
