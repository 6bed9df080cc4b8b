"""Buying, payouts, interventions, hiring (MEG-B, MEG-D, MEG-G, MEG-H), and the end (MEG-E)."""

from __future__ import annotations

from typing import Any

import pytest

from backroom import IllegalMove
from backroom.games.megacorps.events import Bought, IndustryPaid, MercenaryHired
from backroom.games.megacorps.industry import competitors, pay_industry
from backroom.games.megacorps.state import NOBODY
from backroom.games.megacorps.tests.builder import do, hand, lay, mercenaries, money, moves, named, outcome, owner, words
from backroom.games.megacorps.vocabulary import (
    DICTATORSHIP,
    INDUSTRY_NAMES,
    KLEPTOCRACY,
    NATIONALISED,
    PLACE_NAMES,
    SYNDICALISED,
    UNOWNED,
    WIKISYNDICALISM,
)

NANOTECH = "nanotech/european-union nanotech/japan nanotech/china nanotech/asean"


def rule(table: Any, country: Any, government: Any) -> None:
    s = table.position
    s.government = s.government[:]
    s.government[PLACE_NAMES.index(country)] = government


def test_meg_b1_four_euros_for_an_unowned_company() -> None:
    table = lay(nationalised="oil/maghreb", syndicalised="oil/asean", companies=("", "oil/caliphate"))
    assert words(table, 0, "country", "buy", "oil") == {"mercosur", "great-russia"}
    do(table, 0, "buy", industry="oil", country="mercosur")
    assert owner(table, "oil/mercosur") == 0
    assert money(table) == [36, 40, 40]


def test_meg_b1_no_credit() -> None:
    assert "buy" not in moves(lay(money=(3,)), 0)
    assert "buy" in moves(lay(money=(4,)), 0)


def test_meg_b2_the_owner_of_the_country_must_agree_to_a_second_company() -> None:
    table = lay(companies=("aerospace/japan",), countries=("japan", "european-union"))
    do(table, 0, "buy", industry="aerospace", country="european-union")
    assert table.seats_to_act() == [1]
    assert moves(table, 1) == {"refuse", "price"}
    do(table, 1, "price", amount=0)
    assert owner(table, "aerospace/european-union") == 0
    assert money(table) == [36, 40, 40]


def test_meg_b2_not_for_a_first_company_an_own_country_or_an_independent() -> None:
    table = lay(companies=("finance/japan",), countries=("china", "japan caliphate"))
    assert named(do(table, 0, "buy", industry="finance", country="switzerland"), Bought)
    table = lay(companies=("finance/japan",), countries=("china", "japan caliphate"))
    assert named(do(table, 0, "buy", industry="finance", country="china"), Bought)
    table = lay(countries=("", "japan"))
    assert named(do(table, 0, "buy", industry="finance", country="japan"), Bought)


def test_meg_b2_after_a_refusal_another_company_or_pass() -> None:
    table = lay(companies=("aerospace/japan",), countries=("", "european-union"))
    do(table, 0, "buy", industry="aerospace", country="european-union")
    do(table, 1, "refuse")
    assert table.seats_to_act() == [0]
    assert moves(table, 0) == {"buy", "pass"}
    assert "european-union" not in words(table, 0, "country", "buy", "aerospace")
    do(table, 0, "buy", industry="aerospace", country="china")
    assert owner(table, "aerospace/china") == 0


def test_meg_b2_each_company_is_asked_for_once_wherever_it_is_on_the_board() -> None:
    table = lay(companies=("solar/maghreb",), countries=("", "mercosur"))
    do(table, 0, "buy", industry="solar", country="mercosur")  # the last box of all
    do(table, 1, "refuse")
    assert "mercosur" not in words(table, 0, "country", "buy", "solar")


def test_meg_b2_a_price_is_paid_to_the_owner_or_declined() -> None:
    table = lay(companies=("aerospace/japan",), countries=("", "european-union"), money=(20,))
    do(table, 0, "buy", industry="aerospace", country="european-union")
    with pytest.raises(IllegalMove):
        do(table, 1, "price", amount=17)  # with the company itself more than the buyer has
    do(table, 1, "price", amount=16)
    assert moves(table, 0) == {"pay", "decline"}
    declined = table.position.copy()
    do(table, 0, "pay")
    assert money(table) == [0, 56, 40]
    declined.apply(0, 9)
    assert list(declined.legal_steps(0)) == [0, 14]  # buy, pass


def test_meg_d1_the_paid_card_forbids_and_moves_on() -> None:
    table = lay(companies=("media/japan", "media/india"), paid=0)
    assert "payout" not in moves(table, 0)
    do(table, 0, "pass")
    do(table, 1, "payout", industry="media")
    assert table.position.paid == 1


def test_meg_d2_competitors_are_counted_once_for_all() -> None:
    table = lay(
        companies=("software/nafta software/india", "software/maghreb"),
        syndicalised="software/great-russia",
    )
    # two players, the syndicalised one and Open Source
    assert competitors(table.position, INDUSTRY_NAMES.index("software")) == 4


def test_meg_d2_a_nationalised_company_helps_the_owner_of_its_country_alone() -> None:
    finance = INDUSTRY_NAMES.index("finance")
    companies = ("finance/european-union finance/japan", "finance/caliphate")
    table = lay(companies=companies, nationalised="finance/china", countries=("china",))
    assert competitors(table.position, finance) == 3  # with the unowned Swiss one
    table = lay(companies=companies, nationalised="finance/china", countries=("", "", "china"))
    assert competitors(table.position, finance) == 4
    table = lay(companies=companies, nationalised="finance/china")
    assert competitors(table.position, finance) == 4


def test_meg_d2_boxes_not_yet_there_do_not_count() -> None:
    table = lay(companies=(NANOTECH,))
    assert competitors(table.position, INDUSTRY_NAMES.index("nanotech")) == 1


def test_meg_d3_the_examples_of_the_book() -> None:
    table = lay(companies=(NANOTECH,))
    do(table, 0, "payout", industry="nanotech")
    assert money(table)[0] == 40 + 40
    aerospace = ("aerospace/european-union aerospace/nafta", "aerospace/japan", "aerospace/china aerospace/great-russia")
    table = lay(companies=aerospace)
    do(table, 0, "payout", industry="aerospace")
    assert money(table) == [40 + 12, 40 + 6, 40 + 12]
    finance = ("finance/european-union finance/japan", "finance/caliphate")
    table = lay(companies=finance, nationalised="finance/china", countries=("china",))
    facts = do(table, 0, "payout", industry="finance")
    assert money(table) == [40 + 12, 40 + 6, 40]
    assert named(facts, IndustryPaid)[0].competitors == 3


def test_meg_d3_unowned_nationalised_and_syndicalised_earn_nothing() -> None:
    table = lay(nationalised="oil/maghreb", syndicalised="oil/asean")
    do(table, 0, "payout", industry="oil")
    assert money(table) == [40, 40, 40]


@pytest.mark.parametrize(("count", "earned"), [(1, 10), (2, 8), (3, 6), (4, 4), (5, 3)])
def test_meg_d3_the_table_of_payouts(count: Any, earned: Any) -> None:
    boxes = ["media/nafta", "media/european-union", "media/mercosur", "media/japan", "media/india"]
    own = boxes[count - 1 :]
    table = lay(companies=(" ".join(own),))
    do(table, 0, "payout", industry="media")
    assert money(table)[0] == 40 + earned * len(own)


def test_meg_d4_oversupply_and_shortages_change_the_count_by_one() -> None:
    boxes = "media/nafta media/european-union media/mercosur media/japan media/india"
    for cards, earned in ((("", "oversupply"), 8), (("", "shortages"), 12)):
        table = lay(companies=(boxes,), hands=cards)
        do(table, 0, "payout", industry="media")
        do(table, 1, "play", card=cards[1])
        assert money(table)[0] == 40 + 5 * earned


def test_meg_d4_each_cancels_the_other_and_none_lies_on_itself() -> None:
    table = lay(companies=("media/nafta",), hands=("oversupply windfall", "oversupply", "shortages elections"))
    do(table, 0, "payout", industry="media")
    do(table, 0, "play", card="oversupply")
    assert table.seats_to_act() == [1]
    assert moves(table, 1) == {"pass"}
    do(table, 1, "pass")
    do(table, 2, "play", card="shortages")
    assert table.position.change == 0
    assert table.seats_to_act() == [0]  # a new lap to the left of its player
    do(table, 0, "pass")
    assert moves(table, 1) == {"play", "pass"}
    do(table, 1, "play", card="oversupply")
    do(table, 2, "pass")
    do(table, 0, "pass")
    assert money(table)[0] == 43


def test_meg_d4_five_stay_five_and_payouts_by_cards_have_the_window_too() -> None:
    table = lay(companies=("media/nafta",), hands=("windfall", "oversupply"))
    do(table, 0, "play", card="windfall", industry="media")
    assert table.seats_to_act() == [1]
    do(table, 1, "play", card="oversupply")
    assert money(table)[0] == 43
    assert table.position.paid == NOBODY


def test_meg_d4_everyone_with_cards_is_asked_so_that_the_question_tells_nothing() -> None:
    table = lay(companies=("media/nafta",), hands=("", "elections", "shortages"))
    do(table, 0, "payout", industry="media")
    assert table.seats_to_act() == [1]
    assert moves(table, 1) == {"pass"}


@pytest.mark.parametrize(
    ("government", "left", "compensation"),
    [(0, UNOWNED, 4), (KLEPTOCRACY, 0, 0), (DICTATORSHIP, NATIONALISED, 0), (WIKISYNDICALISM, SYNDICALISED, 4)],
)
def test_meg_g1_what_an_intervention_does(government: Any, left: Any, compensation: Any) -> None:
    table = lay(companies=("", "media/japan"), countries=("japan",))
    rule(table, "japan", government)
    do(table, 0, "intervene", industry="media", country="japan")
    assert owner(table, "media/japan") == left
    assert money(table) == [40, 40 + compensation, 40]


def test_meg_g1_needs_a_player_owned_company_in_an_own_country() -> None:
    assert "intervene" not in moves(lay(companies=("", "media/japan"), countries=("india",)), 0)
    assert "intervene" not in moves(lay(nationalised="media/japan", countries=("japan",)), 0)
    assert "intervene" in moves(lay(companies=("media/japan",), countries=("japan",)), 0)


def test_meg_h1_the_example_of_the_book() -> None:
    table = lay(
        players=4,
        companies=("", "defense/nafta", "defense/european-union", "defense/great-russia"),
        nationalised="defense/china",
    )
    do(table, 0, "hire", mercenaries=2)
    do(table, 1, "refuse")
    do(table, 2, "price", amount=4)
    do(table, 0, "decline")
    facts = do(table, 3, "price", amount=0)
    assert named(facts, MercenaryHired)[0].money == 0
    assert mercenaries(table)[0] == 3
    assert money(table) == [38, 40, 40, 40]


def test_meg_h1_own_companies_give_theirs_for_nothing_and_a_price_is_paid_to_the_owner() -> None:
    table = lay(companies=("defense/nafta defense/china", "defense/caliphate"), money=(9,))
    do(table, 0, "hire", mercenaries=0)
    do(table, 1, "price", amount=9)
    do(table, 0, "pay")
    assert mercenaries(table) == [3, 0, 0]
    assert money(table) == [0, 49, 40]


def test_meg_h1_not_offered_where_nothing_can_be_gained() -> None:
    assert "hire" not in moves(lay(money=(0,)), 0)
    assert "hire" in moves(lay(money=(0,), companies=("", "defense/nafta")), 0)


def test_meg_h1_after_clone_soldiers_biotech_too() -> None:
    table = lay(companies=("biotech/nafta",), hands=("clone-soldiers",), window=True)
    do(table, 0, "play", card="clone-soldiers")
    do(table, 0, "hire", mercenaries=0)
    assert mercenaries(table)[0] == 1
    assert hand(table, 0) == []


def test_meg_e1_every_industry_pays_once_more_and_most_money_wins() -> None:
    table = lay(companies=(NANOTECH, "media/japan"), turn=2, active=0, deck=0, money=(10, 47))
    do(table, 2, "pass")
    assert table.over
    assert outcome(table).scores == [50, 50, 40]
    assert outcome(table).ranks == [1, 1, 3]


def test_meg_e1_a_payout_changes_only_money() -> None:
    table = lay(companies=(NANOTECH,))
    before = list(table.position.company)
    pay_industry(table.position, INDUSTRY_NAMES.index("nanotech"), 0)
    assert list(table.position.company) == before
