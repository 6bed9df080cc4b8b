"""War (MEG-W)."""

from __future__ import annotations

import pytest

from backroom import IllegalMove
from backroom.games.megacorps.events import WarLost, WarWon
from backroom.games.megacorps.state import NOBODY
from backroom.games.megacorps.tests.builder import do, lay, mercenaries, money, moves, named, owner, words
from backroom.games.megacorps.vocabulary import UNOWNED


def test_meg_w1_needs_a_mercenary_and_spares_independents_and_own_countries() -> None:
    assert "war" not in moves(lay(), 0)
    targets = words(lay(mercenaries=(1,), countries=("japan",)), 0, "country", "war")
    assert "china" in targets
    assert not targets & {"japan", "switzerland", "l-5", "asteroid", "open-source"}


def test_meg_w1_all_own_countries_attack_and_the_target_defends_alone() -> None:
    table = lay(mercenaries=(1, 2), countries=("nafta china", "maghreb european-union"))
    facts = do(table, 0, "war", country="maghreb")
    (won,) = named(facts, WarWon)
    assert (won.attack, won.defence) == (4 + 3 + 1, 2 + 2)


def test_meg_w2_the_example_of_the_book() -> None:
    table = lay(companies=("", "media/japan"), mercenaries=(2, 0, 1), countries=("great-russia", "japan"))
    do(table, 0, "war", country="japan")
    assert table.seats_to_act() == [2]
    facts = do(table, 2, "help", side="attacker", mercenaries=1, amount=0)
    (won,) = named(facts, WarWon)
    assert (won.attack, won.defence, won.lost) == (5, 4, 1)
    assert owner(table, "japan") == 0
    assert mercenaries(table) == [2, 0, 0]


def test_meg_w2_mercenaries_can_be_sold_to_either_side() -> None:
    table = lay(mercenaries=(2, 0, 2), countries=("great-russia", "japan"))
    do(table, 0, "war", country="japan")
    do(table, 2, "help", side="defender", mercenaries=1, amount=7)
    assert table.seats_to_act() == [1]
    assert moves(table, 1) == {"pay", "decline"}
    do(table, 1, "pay")
    assert money(table) == [40, 33, 47]
    assert table.seats_to_act() == [2]  # asked again after the transfer
    facts = do(table, 2, "done")
    assert named(facts, WarLost)[0].defence == 5


def test_meg_w2_a_pool_for_an_unowned_country_is_lost() -> None:
    table = lay(mercenaries=(3, 0, 2), countries=("nafta",))
    do(table, 0, "war", country="maghreb")
    do(table, 2, "help", side="defender", mercenaries=2)
    assert owner(table, "maghreb") == 0
    assert mercenaries(table) == [1, 0, 0]


def test_meg_w2_at_most_two_offers_a_player() -> None:
    table = lay(mercenaries=(2, 0, 3), countries=("great-russia", "japan"))
    do(table, 0, "war", country="japan")
    for _ in range(2):
        do(table, 2, "help", side="attacker", mercenaries=1, amount=5)
        do(table, 0, "decline")
    assert mercenaries(table)[2] == 3
    assert table.seats_to_act() == [1]  # the war is over: two offers were made


def test_meg_w2_only_third_players_with_mercenaries_are_asked() -> None:
    table = lay(players=4, mercenaries=(2, 5, 0, 1), countries=("great-russia", "japan"))
    do(table, 0, "war", country="japan")
    assert table.seats_to_act() == [3]
    with pytest.raises(IllegalMove):
        do(table, 1, "help", side="defender", mercenaries=1, amount=0)


def test_meg_w3_a_tie_is_the_defenders() -> None:
    table = lay(mercenaries=(2,), countries=("great-russia", "japan"))
    facts = do(table, 0, "war", country="japan")
    assert named(facts, WarLost)
    assert owner(table, "japan") == 1


def test_meg_w4_each_side_loses_the_smaller_number() -> None:
    table = lay(mercenaries=(3, 1), countries=("nafta", "maghreb"))
    do(table, 0, "war", country="maghreb")
    assert mercenaries(table) == [2, 0, 0]


def test_meg_w4_the_attacker_loses_at_least_one() -> None:
    table = lay(mercenaries=(1,), countries=("nafta", "maghreb"))
    do(table, 0, "war", country="maghreb")
    assert mercenaries(table)[0] == 0
    table = lay(mercenaries=(2, 5), countries=("", "maghreb"))
    do(table, 0, "war", country="maghreb")
    assert mercenaries(table) == [0, 3, 0]


def test_meg_w5_the_winner_may_intervene_against_the_loser_there() -> None:
    table = lay(companies=("", "media/japan robotics/japan oil/asean"), mercenaries=(3,), countries=("great-russia", "japan"))
    do(table, 0, "war", country="japan")
    assert moves(table, 0) == {"intervene", "pass"}
    assert words(table, 0, "industry", "intervene") == {"media", "robotics"}
    do(table, 0, "intervene", industry="media")
    assert owner(table, "media/japan") == UNOWNED
    assert money(table) == [40, 44, 40]


def test_meg_w5_the_defender_too() -> None:
    table = lay(companies=("robotics/asean",), mercenaries=(1,), countries=("", "asean"))
    do(table, 0, "war", country="asean")
    assert table.seats_to_act() == [1]
    do(table, 1, "intervene", industry="robotics")
    assert owner(table, "robotics/asean") == 1  # a kleptocracy


def test_meg_w5_not_for_an_unowned_country() -> None:
    table = lay(companies=("", "oil/maghreb"), mercenaries=(3,))
    do(table, 0, "war", country="maghreb")
    assert owner(table, "maghreb") == 0
    assert table.seats_to_act() == [1]
    assert owner(table, "oil/maghreb") == 1
    assert owner(table, "japan") == NOBODY
