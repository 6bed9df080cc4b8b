"""Event cards, auctions and elections (MEG-V)."""

from __future__ import annotations

from typing import Any

import pytest

from backroom import IllegalMove
from backroom.core.position import SIMULTANEOUS
from backroom.games.megacorps import GAME
from backroom.games.megacorps.events import BidMade, BidMadeUnseen, BidRevealed
from backroom.games.megacorps.state import NOBODY
from backroom.games.megacorps.tests.builder import discards, do, hand, lay, mercenaries, money, moves, named, owner, words
from backroom.games.megacorps.vocabulary import DEMOCRACY, KLEPTOCRACY, PLACE_NAMES, SYNDICALISED, UNOWNED, WIKISYNDICALISM


def government(table: Any, country: Any) -> Any:
    return table.position.government[PLACE_NAMES.index(country)]


def test_meg_v1_cards_say_when_they_can_be_played() -> None:
    table = lay(hands=("elections clone-soldiers oversupply",), window=True)
    assert words(table, 0, "card", "play") == {"clone-soldiers"}
    do(table, 0, "pass")
    assert words(table, 0, "card", "play") == {"elections"}


def test_meg_v1_played_cards_are_resolved_at_once_and_discarded() -> None:
    table = lay(hands=("coup-d-etat",))
    do(table, 0, "play", card="coup-d-etat", country="japan")
    assert discards(table) == ["coup-d-etat"]
    assert hand(table, 0) == []
    assert "buy" in moves(table, 0)  # the action is still to come


def test_meg_v1_a_wildcat_strike_hits_any_owned_company() -> None:
    table = lay(companies=("", "finance/switzerland"), hands=("wildcat-strike",), window=True)
    do(table, 0, "play", card="wildcat-strike", industry="finance", country="switzerland")
    assert owner(table, "finance/switzerland") == SYNDICALISED
    assert money(table) == [40, 44, 40]


def auction(**given: Any) -> Any:
    table = lay(hands=("greedy-kleptocrats",), **given)
    do(table, 0, "play", card="greedy-kleptocrats", country="asean")
    return table


def test_meg_v2_bids_are_sealed_and_simultaneous() -> None:
    table = auction(money=(40, 120, 5))
    assert table.position.turn == SIMULTANEOUS
    assert table.seats_to_act() == [0, 1, 2]
    facts = do(table, 1, "bid", amount=107)
    assert named(facts, BidMade)[0].money == 107
    assert not named(facts, BidMade)[0].seen_by(0)
    assert named(facts, BidMadeUnseen)[0].seen_by(0)
    assert 107 not in table.view(0).ballots
    assert table.view(1).ballots[1] == 107
    assert table.seats_to_act() == [0, 2]
    assert table.open_decision(0) is not None
    with pytest.raises(IllegalMove):
        do(table, 2, "bid", amount=6)


def test_meg_v2_the_highest_pays_and_controls_the_country() -> None:
    table = auction(countries=("", "", "asean"))
    do(table, 2, "bid", amount=3)
    do(table, 0, "bid", amount=12)
    facts = do(table, 1, "bid", amount=11)
    assert [fact.money for fact in named(facts, BidRevealed)] == [12, 11, 3]
    assert owner(table, "asean") == 0
    assert money(table) == [28, 40, 40]


def test_meg_v2_a_tie_leaves_it_unowned_and_nobody_pays() -> None:
    table = auction(countries=("", "", "asean"))
    for seat, amount in ((0, 9), (1, 9), (2, 0)):
        do(table, seat, "bid", amount=amount)
    assert owner(table, "asean") == NOBODY
    assert money(table) == [40, 40, 40]


def test_meg_v2_all_zero_changes_nothing() -> None:
    table = auction(countries=("", "", "asean"))
    for seat in range(3):
        do(table, seat, "bid", amount=0)
    assert owner(table, "asean") == 2


def election(companies: Any, **given: Any) -> Any:
    table = lay(players=4, companies=companies, hands=("elections",), **given)
    do(table, 0, "play", card="elections", country="india")
    return table


def test_meg_v3_a_vote_for_each_media_company_openly_clockwise() -> None:
    table = election(("", "media/nafta media/japan", "media/india"))
    assert table.seats_to_act() == [1]
    do(table, 1, "vote", candidate=3)
    assert table.view(0).ballots[1] == 3
    do(table, 2, "vote", candidate=2)
    assert owner(table, "india") == 3


def test_meg_v3_abstention_ties_and_no_votes() -> None:
    table = election(("media/nafta", "media/japan"), countries=("", "", "india"))
    do(table, 0, "vote", candidate=0)
    do(table, 1, "vote", candidate=1)
    assert owner(table, "india") == NOBODY
    table = election(("media/nafta", "media/japan"), countries=("", "", "india"))
    do(table, 0, "abstain")
    do(table, 1, "abstain")
    assert owner(table, "india") == 2
    table = election(("",), countries=("", "", "india"))
    assert owner(table, "india") == 2


def test_meg_v3_unowned_nationalised_and_syndicalised_media_do_not_vote() -> None:
    table = election(("", "media/nafta"), nationalised="media/japan", syndicalised="media/india")
    do(table, 1, "vote", candidate=1)
    assert owner(table, "india") == 1


def test_meg_v4_without_a_fitting_country_a_card_cannot_be_played() -> None:
    table = lay(hands=("greedy-kleptocrats elections",))
    s = table.position
    s.government = s.government[:]
    for place in range(11):
        s.government[place] = DEMOCRACY
    assert words(table, 0, "card", "play") == {"elections"}


def test_meg_v5_wikisyndicalism_never_changes_again() -> None:
    table = lay(hands=("wikisyndicalism-card coup-d-etat",), countries=("", "japan"), nationalised="media/japan", window=True)
    do(table, 0, "play", card="wikisyndicalism-card", country="japan")
    assert government(table, "japan") == WIKISYNDICALISM
    assert owner(table, "japan") == 1
    assert owner(table, "media/japan") == -2
    do(table, 0, "pass")
    assert "japan" not in words(table, 0, "country", "play", "coup-d-etat")


def test_meg_v5_other_changes_of_government() -> None:
    table = lay(hands=("state-capture velvet-revolution",))
    do(table, 0, "play", card="state-capture", country="nafta")
    assert government(table, "nafta") == KLEPTOCRACY
    do(table, 0, "pass")
    assert words(table, 0, "country", "play", "velvet-revolution") >= {"nafta", "china", "asean"}
    assert "japan" not in words(table, 0, "country", "play", "velvet-revolution")


def test_meg_v6_l_5_and_asteroid_bring_their_box_and_clone_soldiers_stays() -> None:
    table = lay(hands=("l-5-card asteroid-card clone-soldiers",), companies=("biotech/india",), window=True)
    for card in ("l-5-card", "asteroid-card", "clone-soldiers"):
        do(table, 0, "play", card=card)
    assert owner(table, "nanotech/l-5") == owner(table, "metals/asteroid") == UNOWNED
    do(table, 0, "hire", mercenaries=0)
    assert mercenaries(table)[0] == 1
    assert "l-5" in words(table, 1, "country", "buy", "nanotech")


def test_meg_v7_no_events_in_the_final_payouts() -> None:
    table = lay(companies=("media/japan",), hands=("", "oversupply"), turn=2, deck=0)
    do(table, 2, "pass")
    assert table.seats_to_act() == [1]  # the last call
    do(table, 1, "pass")
    assert table.over
    assert hand(table, 1) == ["oversupply"]


def test_a_card_can_combine_effects() -> None:
    edition = GAME.folder.joinpath("edition.toml").read_text(encoding="utf-8")
    old = 'id = "windfall"\ncount = 2\ntiming = "own-turn"\neffects = [{ do = "payout" }]'
    new = old.replace('{ do = "payout" }', '{ do = "payout" }, { do = "election" }, { do = "hire-from", industry = "oil" }')
    assert old in edition
    table = lay(companies=("media/japan",), hands=("windfall",), options={"edition": edition.replace(old, new)})
    do(table, 0, "play", card="windfall", industry="media")
    assert money(table)[0] == 43
    assert table.seats_to_act() == [0]
    do(table, 0, "choose", country="india")
    do(table, 0, "vote", candidate=2)
    assert owner(table, "india") == 2
    assert words(table, 0, "mercenaries", "hire") == set(range(11))
