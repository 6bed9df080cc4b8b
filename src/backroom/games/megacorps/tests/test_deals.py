"""Deals and leaving (MEG-T)."""

from __future__ import annotations

from typing import Any

import pytest

from backroom import IllegalMove, NotYourTurn, StaleDecision
from backroom.core.table import replay
from backroom.games.megacorps import GAME
from backroom.games.megacorps.events import DealMade, Left, OfferLapsed, TermCard, TermCardUnseen
from backroom.games.megacorps.state import NOBODY, OFFERS_A_MOMENT
from backroom.games.megacorps.tests.builder import discards, do, hand, lay, mercenaries, money, moves, named, outcome, owner
from backroom.games.megacorps.vocabulary import UNOWNED

ALL = {"deals": "all"}


def offers(table: Any, seat: Any = 0) -> Any:
    return GAME.describe(table.view(seat))["offers"]


def test_meg_t1_anything_can_be_traded_both_ways_and_whole() -> None:
    table = lay(
        companies=("media/japan oil/asean", "solar/india"),
        countries=("japan", "china"),
        hands=("windfall", "elections"),
        mercenaries=(2, 1),
        options=ALL,
    )
    do(
        table, 0, "offer", partner=1, give_money=7, give_mercenaries=2, give_companies=["media", "japan"], give_countries=["japan"],
        give_cards=["windfall"], want_money=12, want_companies=["solar", "india"], want_cards=["elections"],
    )  # fmt: skip
    assert table.seats_to_act() == [0]  # nothing waits for it
    facts = do(table, 1, "accept", partner=0)
    assert named(facts, DealMade)
    assert money(table) == [45, 35, 40]
    assert mercenaries(table) == [0, 3, 0]
    assert owner(table, "media/japan") == owner(table, "japan") == 1
    assert owner(table, "solar/india") == 0
    assert (hand(table, 0), hand(table, 1)) == (["elections"], ["windfall"])
    assert offers(table) == []


def test_meg_t1_a_gift_has_an_empty_side_and_needs_a_yes() -> None:
    table = lay(options=ALL)
    do(table, 2, "offer", partner=0, give_money=40)
    assert money(table) == [40, 40, 40]
    do(table, 0, "accept", partner=2)
    assert money(table) == [80, 40, 0]


def test_meg_t1_offers_are_rejected_withdrawn_countered_and_replaced() -> None:
    table = lay(options=ALL)
    do(table, 0, "offer", partner=1, give_money=5)
    do(table, 1, "reject", partner=0)
    assert offers(table) == []
    do(table, 0, "offer", partner=1, give_money=6)
    do(table, 1, "counter", partner=0, want_money=16)
    assert [(offer["seat"], offer["want"]["money"]) for offer in offers(table)] == [(1, 16)]
    do(table, 1, "withdraw", partner=0)
    assert offers(table) == []
    do(table, 2, "offer", partner=1, give_money=1)
    do(table, 2, "offer", partner=1, give_money=2)
    assert [offer["give"]["money"] for offer in offers(table)] == [2]  # one for each pair and direction


def test_meg_t1_a_bound_on_offers_in_one_open_moment() -> None:
    table = lay(options=ALL)
    for _ in range(OFFERS_A_MOMENT):
        do(table, 2, "offer", partner=1, give_money=1)
    assert "offer" not in moves(table, 2)
    do(table, 0, "pass")
    assert "offer" in moves(table, 2)


def test_meg_t1_an_impossible_offer_lapses() -> None:
    table = lay(companies=("media/japan",), options=ALL)
    do(table, 0, "offer", partner=1, give_companies=["media", "japan"], want_money=9)
    do(table, 0, "offer", partner=2, give_companies=["media", "japan"], want_money=8)
    facts = do(table, 2, "accept", partner=0)
    assert [(fact.seat, fact.partner) for fact in named(facts, OfferLapsed)] == [(0, 1)]
    with pytest.raises(IllegalMove):
        do(table, 1, "accept", partner=0)


def test_meg_t1_what_one_does_not_have_cannot_be_offered_or_accepted() -> None:
    table = lay(companies=("media/japan",), hands=("", "windfall"), options=ALL)
    with pytest.raises(IllegalMove):
        do(table, 0, "offer", partner=1, give_companies=["oil", "asean"])
    do(table, 0, "offer", partner=1, give_money=3, want_cards=["elections"])  # nobody knows what another holds
    assert "accept" not in moves(table, 1)


def test_meg_t1_cards_in_an_offer_are_seen_by_the_two_only() -> None:
    table = lay(hands=("windfall", "elections"), options=ALL)
    facts = do(table, 0, "offer", partner=1, give_cards=["windfall"], want_money=3)
    (card,) = named(facts, TermCard)
    (veiled,) = named(facts, TermCardUnseen)
    assert [card.seen_by(seat) for seat in range(3)] == [True, True, False]
    assert [veiled.seen_by(seat) for seat in range(3)] == [False, False, True]
    assert offers(table, 2)[0]["give"]["cards"] == [None]
    assert offers(table, 1)[0]["give"]["cards"] == ["windfall"]


def test_meg_t1_who_parts_with_a_card_loses_offers_that_give_cards() -> None:
    table = lay(hands=("windfall elections",), companies=("media/japan",), options=ALL)
    do(table, 0, "offer", partner=1, give_cards=["windfall"])
    do(table, 0, "play", card="elections", country="india")
    assert offers(table) == []


def test_meg_t1_lending_a_company_gets_round_anti_trust() -> None:
    table = lay(companies=("aerospace/japan",), countries=("", "european-union"), options=ALL)
    do(table, 0, "offer", partner=2, give_companies=["aerospace", "japan"])
    do(table, 2, "accept", partner=0)
    do(table, 0, "buy", industry="aerospace", country="european-union")
    assert owner(table, "aerospace/european-union") == 0
    do(table, 2, "offer", partner=0, give_companies=["aerospace", "japan"])
    do(table, 0, "accept", partner=2)  # a traded company needs no leave
    assert owner(table, "aerospace/japan") == 0


def test_meg_t1_simple_deals_have_one_thing_each_way_and_none_has_none() -> None:
    table = lay(companies=("media/japan",), options={"deals": "simple"})
    with pytest.raises(IllegalMove):
        do(table, 0, "offer", partner=1, give_money=1, give_companies=["media", "japan"])
    do(table, 0, "offer", partner=1, give_companies=["media", "japan"], want_money=9)
    table = lay()
    assert "offer" not in moves(table, 0)
    with pytest.raises(NotYourTurn):
        do(table, 1, "offer", partner=0, give_money=1)


def test_meg_t1_only_in_open_moments() -> None:
    table = lay(companies=("aerospace/japan",), countries=("", "european-union"), options=ALL)
    do(table, 0, "buy", industry="aerospace", country="european-union")
    assert not table.position.can_act(2)
    with pytest.raises(NotYourTurn):
        do(table, 2, "offer", partner=0, give_money=1)


def test_meg_t1_an_offer_does_not_change_the_decision_of_others() -> None:
    table = lay(options=ALL)
    open_now = table.open_decision(0)
    do(table, 1, "offer", partner=0, give_money=1)
    assert table.open_decision(0) == open_now
    table.commit(0, {"do": "pass"}, open_now)
    with pytest.raises(StaleDecision):
        table.commit(0, {"do": "pass"}, open_now)


def leave(table: Any, seat: Any) -> Any:
    return [fact for entry in table.commit(seat, {"do": "leave"}) for fact in entry.facts]


def test_meg_t2_the_leaver_loses_all_and_play_goes_on() -> None:
    table = lay(
        companies=("", "media/japan"), countries=("", "japan"), hands=("", "windfall elections"), mercenaries=(0, 3), paid=1, options=ALL
    )
    do(table, 1, "offer", partner=0, give_money=3)
    facts = leave(table, 1)
    assert named(facts, Left)[0].cards == ("elections", "windfall")
    assert owner(table, "media/japan") == UNOWNED
    assert owner(table, "japan") == NOBODY
    assert money(table) == [40, 0, 40]
    assert mercenaries(table) == [0, 0, 0]
    assert discards(table) == ["elections", "windfall"]
    assert table.position.paid == NOBODY
    assert offers(table) == []
    do(table, 0, "pass")
    assert table.seats_to_act() == [2]
    with pytest.raises(IllegalMove):
        leave(table, 1)


def test_meg_t2_the_active_card_goes_to_the_next_player_left() -> None:
    table = lay(active=0, turn=0)
    leave(table, 0)
    assert table.position.active == 1
    assert table.seats_to_act() == [1]


def test_meg_t2_bids_of_the_leaver_are_dropped() -> None:
    table = lay(hands=("greedy-kleptocrats",))
    do(table, 0, "play", card="greedy-kleptocrats", country="asean")
    do(table, 1, "bid", amount=30)
    do(table, 0, "bid", amount=4)
    leave(table, 1)
    assert table.seats_to_act() == [2]
    do(table, 2, "bid", amount=2)
    assert owner(table, "asean") == 0
    table = lay(hands=("greedy-kleptocrats",))
    do(table, 0, "play", card="greedy-kleptocrats", country="asean")
    do(table, 1, "bid", amount=30)
    do(table, 0, "bid", amount=4)
    leave(table, 2)  # the last one that was due
    assert owner(table, "asean") == 1


def test_meg_t2_votes_of_and_for_the_leaver_are_void() -> None:
    companies = ("media/japan", "media/nafta", "media/india")
    table = lay(players=4, companies=companies, hands=("elections",))
    do(table, 0, "play", card="elections", country="india")
    do(table, 0, "vote", candidate=3)
    do(table, 1, "vote", candidate=1)
    leave(table, 3)
    do(table, 2, "abstain")
    assert owner(table, "india") == 1
    table = lay(players=4, companies=companies, hands=("elections",))
    do(table, 0, "play", card="elections", country="india")
    do(table, 0, "vote", candidate=3)
    leave(table, 1)
    assert table.seats_to_act() == [2]
    leave(table, 0)
    do(table, 2, "abstain")
    assert owner(table, "india") == NOBODY


def test_meg_t2_a_purchase_asked_of_the_leaver_succeeds() -> None:
    for price in (None, 6):
        table = lay(companies=("aerospace/japan",), countries=("", "european-union"))
        do(table, 0, "buy", industry="aerospace", country="european-union")
        if price:
            do(table, 1, "price", amount=price)
        leave(table, 1)
        assert owner(table, "aerospace/european-union") == 0
        assert money(table) == [36, 0, 40]


def test_meg_t2_a_mercenary_asked_of_the_leaver_costs_one() -> None:
    table = lay(companies=("", "defense/nafta"))
    do(table, 0, "hire", mercenaries=0)
    leave(table, 1)
    assert mercenaries(table)[0] == 1
    assert money(table)[0] == 39


def test_meg_t2_an_attackers_war_ends_and_a_defenders_country_fights_on() -> None:
    table = lay(players=4, mercenaries=(5, 2, 1, 0), countries=("", "japan"))
    do(table, 0, "war", country="japan")
    leave(table, 0)
    assert owner(table, "japan") == 1
    assert table.seats_to_act() == [1]
    table = lay(players=4, mercenaries=(5, 2, 1, 0), countries=("", "japan"))
    do(table, 0, "war", country="japan")
    leave(table, 1)
    do(table, 2, "done")
    assert owner(table, "japan") == 0  # five against four
    assert mercenaries(table)[0] == 4


def test_meg_t2_a_declared_payout_still_happens() -> None:
    table = lay(companies=("media/nafta", "media/japan"), hands=("", "elections"))
    do(table, 0, "payout", industry="media")
    leave(table, 0)
    do(table, 1, "pass")
    assert money(table) == [0, 43, 40]
    assert table.position.paid == NOBODY
    assert table.seats_to_act() == [1]


def test_meg_t2_with_one_player_left_the_game_ends() -> None:
    table = lay(companies=("", "", "media/nafta"))
    leave(table, 0)
    leave(table, 1)
    assert table.over
    assert outcome(table).ranks == [2, 2, 1]


def test_meg_t2_leaving_is_a_line_of_the_record() -> None:
    fresh = replay(GAME, 3, {"deals": "none"}, [])
    fresh.commit(1, {"do": "leave"})
    assert (fresh.log[0].by, fresh.log[0].move) == (1, {"do": "leave"})
    again = replay(GAME, 3, {"deals": "none"}, [(entry.by, entry.move) for entry in fresh.log])
    assert again.position.key() == fresh.position.key()
