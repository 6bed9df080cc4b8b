"""Set-up (NCO-S)."""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.core.draw_source import DrawSource, SeededDraws
from backroom.core.errors import BadSetup
from backroom.core.position import OMNISCIENT, SPECTATOR
from backroom.core.table import Table
from backroom.games.new_corp_order import GAME
from backroom.games.new_corp_order.setup import objectives_in_play
from backroom.games.new_corp_order.state import ACTION
from backroom.games.new_corp_order.tests.builder import COMPANIES, Script, consultant_supply, hand, lay
from backroom.games.new_corp_order.view import NewCorpOrderView

SEEDS = range(12)


def begun(players: int, chance: DrawSource, **options: bool) -> Table:
    """Return a table set up to its first decision."""
    table = Table(GAME, players, {name.replace("_", "-"): value for name, value in options.items()}, chance)
    table.advance()
    return table


@pytest.mark.parametrize("players", [3, 4])
def test_nco_s1_sixteen_of_eighteen_tiles_with_three_or_four(players: int) -> None:
    for seed in SEEDS:
        table = begun(players, SeededDraws(seed))
        companies = Counter(table.position.kind)
        assert companies.total() == 16
        assert max(companies.values()) <= 3


@pytest.mark.parametrize("players", [1, 2])
def test_nco_s1_two_tiles_of_each_type_with_one_or_two(players: int) -> None:
    for seed in SEEDS:
        table = begun(players, SeededDraws(seed))
        assert Counter(table.position.kind) == dict.fromkeys(range(6), 2)


def test_nco_s1_tiles_lie_at_random() -> None:
    assert len({tuple(begun(2, SeededDraws(seed)).position.kind) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize(("players", "of_each"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_nco_s2_one_agent_on_every_tile_as_many_of_each_colour(players: int, of_each: int) -> None:
    for seed in SEEDS:
        position = begun(players, SeededDraws(seed)).position
        assert set(position.agents) == {1}
        assert Counter(position.conglomerate) == dict.fromkeys(range(4), of_each)


@pytest.mark.parametrize(("players", "left"), [(1, 22), (2, 22), (3, 21), (4, 21)])
def test_nco_s2_the_rest_of_25_agents_is_the_supply(players: int, left: int) -> None:
    assert list(begun(players, Script()).position.supply) == [left] * 4


def test_nco_s2_agents_lie_at_random() -> None:
    assert len({tuple(begun(2, SeededDraws(seed)).position.conglomerate) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nco_s3_all_eighteen_objectives_stay_in_the_base_game(players: int) -> None:
    for seed in SEEDS:
        assert list(objectives_in_play(begun(players, SeededDraws(seed)).position)) == [3] * 6


def test_nco_s3_objectives_of_a_type_without_a_tile_leave() -> None:
    position = lay().position
    for tile in range(12):
        if COMPANIES[position.kind[tile]] == "print":
            position.kind[tile] = COMPANIES.index("online")
    assert list(objectives_in_play(position)) == [3, 3, 0, 3, 3, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nco_s4_two_objectives_of_different_types_each(players: int) -> None:
    for seed in SEEDS:
        objectives = list(begun(players, SeededDraws(seed)).position.objectives)
        assert len(objectives) == 2 * players
        assert all(objectives[2 * seat] != objectives[2 * seat + 1] for seat in range(players))


def test_nco_s4_a_duplicate_is_put_away_and_replaced_until_they_differ() -> None:
    script = "print-media print-media print-media online-marketing ambient-advertising social-media"
    table = begun(2, Script(objectives=script))
    assert [COMPANIES[kind] for kind in table.position.objectives] == ["print", "online", "ambient", "social"]
    assert list(table.position.put_away) == [2, 0]


def test_nco_s4_objectives_are_seen_by_their_owner_only() -> None:
    table = begun(2, Script(objectives="print-media online-marketing ambient-advertising social-media"))

    def seen(viewer: int) -> list[int]:
        view = table.view(viewer)
        assert isinstance(view, NewCorpOrderView)
        return view.objectives

    assert seen(0) == [2, 5, -1, -1]
    assert seen(1) == [-1, -1, 3, 4]
    assert seen(SPECTATOR) == [-1] * 4
    assert seen(OMNISCIENT) == [2, 5, 3, 4]


@pytest.mark.parametrize(("players", "types"), [(2, {0, 1, 3}), (3, {0, 1, 2, 3}), (4, {0, 1, 2, 3})])
def test_nco_s5_one_consultant_each_of_different_types(players: int, types: set[int]) -> None:
    dealt: set[int] = set()
    for seed in SEEDS:
        consultants = list(begun(players, SeededDraws(seed)).position.consultants)
        hqs = [consultants[seat * 4 : seat * 4 + 4] for seat in range(players)]
        assert [sum(hq) for hq in hqs] == [1] * players
        assert max(map(sum, zip(*hqs, strict=True))) == 1
        dealt |= {hq.index(1) for hq in hqs}
    assert dealt == types


@pytest.mark.parametrize(
    ("players", "stock"),
    [
        (1, ""),
        (2, "media-advisor, dealmaker, military-contractor"),
        (3, "2 media-advisor, 2 dealmaker, 2 corporate-lawyer, 2 military-contractor"),
        (4, "3 media-advisor, 3 dealmaker, 3 corporate-lawyer, 3 military-contractor"),
    ],
)
def test_nco_s5_the_supply_has_players_less_one_of_each_type(players: int, stock: str) -> None:
    assert consultant_supply(begun(players, Script())) == stock


@pytest.mark.parametrize(("players", "deck"), [(2, 47), (3, 63), (4, 59)])
def test_nco_s6_four_cards_each_five_in_the_display_the_rest_is_the_deck(players: int, deck: int) -> None:
    position = begun(players, SeededDraws(1)).position
    assert [position.hand_size(seat) for seat in range(players)] == [4] * players
    assert len(position.display) == 5
    assert position.deck_size == sum(position.deck_cards) == deck


def test_nco_s6_cards_go_to_the_hands_first_then_to_the_display() -> None:
    cards = "red red red red blue blue blue blue black white black white black"
    table = begun(2, Script(cards=cards))
    assert hand(table, 0) == "4 red"
    assert hand(table, 1) == "4 blue"
    assert list(table.position.display) == [2, 3, 2, 3, 2]


@pytest.mark.parametrize(("players", "deck"), [(3, 43), (4, 39)])
def test_nco_s7_short_game_has_fifteen_cards_of_each_colour(players: int, deck: int) -> None:
    assert begun(players, SeededDraws(1), short_game=True).position.deck_size == deck


@pytest.mark.parametrize("players", [1, 2])
def test_nco_s7_short_game_is_refused_for_one_or_two(players: int) -> None:
    with pytest.raises(BadSetup, match="short-game is for 3 or 4 players"):
        begun(players, Script(), short_game=True)


def test_nco_s8_first_player_at_random() -> None:
    assert {int(begun(4, SeededDraws(seed)).position.turn) for seed in range(40)} == {0, 1, 2, 3}


def test_nco_s8_the_first_player_is_to_choose_an_action() -> None:
    table = begun(3, Script(first_player="2"))
    assert table.seats_to_act() == [2]
    assert table.position.phase == ACTION
