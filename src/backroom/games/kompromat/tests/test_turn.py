"""A turn: looking, placing, drawing, stopping (KOM-T)."""

from __future__ import annotations

import pytest

from backroom.core.errors import IllegalMove
from backroom.core.move_builder import MoveBuilder
from backroom.core.move_codec import forced_move
from backroom.core.position import SPECTATOR
from backroom.core.rng import Rng
from backroom.games.kompromat import GAME
from backroom.games.kompromat.data import KINDS
from backroom.games.kompromat.events import Drew, DrewUnseen, Looked, LookedUnseen, MissionWon, Placed, Stopped
from backroom.games.kompromat.tests.builder import (
    DRAW,
    STOP,
    after,
    choices,
    lay,
    looking,
    looking_at,
    page,
    page_of,
    pile,
    play,
    playing,
    seen,
    told,
    use,
    view,
)
from backroom.games.kompromat.view import HIDDEN


def test_kom_t1_the_top_card_is_looked_at_alone_and_placed_open() -> None:
    table = looking(lay(draws=("8", "")))
    assert told(table) == [Looked(0, "8"), LookedUnseen(0)]
    assert [fact for _, fact in table.facts(1)] == [LookedUnseen(0)]
    assert [fact for _, fact in table.facts(0)] == [Looked(0, "8")]
    assert view(table, 1).looked == HIDDEN
    assert play(table, {"do": "place", "mission": 3}) == [Placed(0, "8", 3)]
    assert pile(table, 0, 3) == "8"


def test_kom_t1_only_missions_not_yet_attempted_by_oneself() -> None:
    table = looking_at(lay(cards=("7 | - | 7 | -", "2 | 3 | - | -")), "9")
    assert after(table, "place") == {2, 4}
    with pytest.raises(IllegalMove, match="'mission' cannot be 1 here"):
        play(table, {"do": "place", "mission": 1})


def test_kom_t1_the_last_mission_is_no_choice() -> None:
    table = looking_at(lay(cards=("7 | - | 7 | 2", "")), "9")
    assert forced_move(table.position, 0) != []


def test_kom_t2_cards_are_drawn_one_at_a_time_in_secret() -> None:
    table = playing(lay(cards=("7 | - | - | -", ""), draws=("3 5", "")), 1)
    assert choices(table) == {"draw", "stop"}
    assert play(table, DRAW) == [Drew(0, "3", 1), DrewUnseen(0, 1)]
    play(table, DRAW)
    assert pile(table, 0, 1) == "7 (3 5)"
    assert [fact for _, fact in table.facts(1)] == [DrewUnseen(0, 1)] * 2
    assert [fact for _, fact in table.facts(SPECTATOR)] == [DrewUnseen(0, 1)] * 2


def test_kom_t2_stop_at_any_time() -> None:
    table = playing(lay(cards=("7 | - | - | -", "")), 1)
    assert Stopped(0, 1, 1) in play(table, STOP)
    assert table.seats_to_act() == [1]


def test_kom_t3_over_21_one_can_only_stop_and_is_still_asked() -> None:
    table = playing(lay(cards=("7 (8) | - | - | -", ""), draws=("7", "")), 1)
    play(table, DRAW)
    assert choices(table) == {"stop"}
    assert table.seats_to_act() == [0]
    assert table.position.hides_forced_move(0)
    assert forced_move(table.position, 0) == []


def test_kom_t3_a_1_or_11_counts_as_1_for_having_to_stop() -> None:
    table = playing(lay(cards=("1/11 (10 9) | - | - | -", ""), draws=("half", "")), 1)
    assert choices(table) == {"draw", "stop"}
    play(table, DRAW)
    assert choices(table) == {"draw", "stop"}  # 20½


def test_kom_t3_exactly_21_may_draw_on() -> None:
    assert choices(playing(lay(cards=("7 (4 10) | - | - | -", "")), 1)) == {"draw", "stop"}


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_kom_t3_nothing_tells_the_rival_of_a_bust(viewer: int) -> None:
    safe = playing(lay(cards=("7 (8) | - | - | -", ""), draws=("2", "4")), 1)
    bust = playing(lay(cards=("7 (8) | - | - | -", ""), draws=("10", "4")), 1)
    for move in (DRAW, STOP):
        for table in (safe, bust):
            play(table, move)
        assert seen(safe, viewer) == seen(bust, viewer)
        assert safe.facts(viewer) == bust.facts(viewer)
        assert len(safe.log) == len(bust.log)
        assert safe.seats_to_act() == bust.seats_to_act()
        assert [safe.open_decision(seat) for seat in (0, 1)] == [bust.open_decision(seat) for seat in (0, 1)]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@pytest.mark.parametrize("other", ["7 (9 2) | 8 (10 7) | - | -", "7 (10 9) | 8 (half 1/11) | - | -", "7 (3 4) | 8 (5 6) | - | -"])
def test_kom_t3_the_rivals_view_does_not_depend_on_face_down_cards(viewer: int, other: str) -> None:
    one = playing(lay(cards=("7 (2 3) | 8 (4 5) | - | -", "10 | - | - | -")), 1)
    two = playing(lay(cards=(other, "10 | - | - | -")), 1)
    assert seen(one, viewer) == seen(two, viewer)


def test_kom_t3_a_newspaper_counts_for_having_to_stop() -> None:
    table = playing(lay(cards=("7 (2 10) | - | - | -", "")), 1)
    table.position.newspaper = 0
    assert choices(table) == {"stop"}


def test_kom_t4_own_face_down_cards_are_seen_until_stop_is_said() -> None:
    table = playing(lay(cards=("7 (2 10) | - | - | -", "")), 1)
    assert HIDDEN not in view(table, 0).down
    play(table, STOP)
    shown = view(table, 0)
    assert shown.down[:KINDS] == [HIDDEN] * KINDS
    assert shown.backs[0] == 2


def test_kom_t4_the_page_is_the_same_whatever_the_own_cards_were() -> None:
    one = playing(lay(cards=("7 (2 3) | - | - | -", ""), draws=("", "4")), 1)
    two = playing(lay(cards=("7 (10 9) | - | - | -", ""), draws=("", "4")), 1)
    assert page(one, 0) != page(two, 0)
    for table in (one, two):
        play(table, STOP)
    assert page(one, 0) == page(two, 0)
    assert seen(one, 0) != seen(two, 0)  # the memory differs


def test_kom_t4_memory_keeps_what_was_seen_and_without_it_those_cards_are_unknown() -> None:
    table = playing(lay(cards=("7 (2 10) | - | - | -", ""), draws=("", "4")), 1)
    play(table, STOP)
    shown = view(table, 0)
    worlds = [GAME.sample_position(shown, Rng(seed)) for seed in range(20)]
    assert {tuple(world.down[:KINDS]) for world in worlds} == {tuple(table.position.down[:KINDS])}
    shown.memory = None
    worlds = [GAME.sample_position(shown, Rng(seed)) for seed in range(20)]
    assert len({tuple(world.down[:KINDS]) for world in worlds}) > 5
    for world in worlds:
        assert sum(world.down[:KINDS]) == 2
        assert page_of(world, 0) == page(table, 0)
        assert GAME.count_components(world) == GAME.count_components(table.position)


def test_kom_t4_stop_is_said_also_with_an_empty_deck() -> None:
    full = "half (1/11 1/11 2) | 3 (4 5 6) | 7 (7 7) | 8 (9 10)"
    table = playing(lay(cards=(full, "7 | - | - | -")), 4)
    assert table.position.left[0] == 0
    assert choices(table) == {"stop"}
    assert forced_move(table.position, 0) == []


def test_kom_t5_turns_alternate() -> None:
    table = playing(lay(cards=("7 | - | - | -", "")), 1)
    play(table, STOP)
    assert table.seats_to_act() == [1]
    play(table, {"do": "place", "mission": 1})
    play(table, STOP)
    assert table.seats_to_act() == [0]


def test_kom_t5_without_cards_the_other_goes_on_alone() -> None:
    full = "half (1/11 1/11 2 3 4) | 5 (6 7) | 7 (7 8 9 10) | -"
    table = playing(lay(cards=(full, "7 | - | - | -"), won=("drone", "")), 3)
    play(table, STOP)
    for mission in (2, 3):
        assert table.seats_to_act() == [1]
        play(table, {"do": "place", "mission": mission})
        play(table, STOP)
    assert table.seats_to_act() == [1]
    assert table.position.open[3] < 0


def test_kom_t5_an_unattempted_mission_goes_to_the_other() -> None:
    full = "half (1/11 1/11 2 3 4) | 5 (6 7) | 7 (7 8 9 10) | -"
    table = playing(lay(cards=(full, "7 | 2 | 3 | 4")), 4, seat=1)
    play(table, STOP)
    while table.position.round == 0:
        play(table, {"do": "show", "elevens": 0})
    assert MissionWon(1, 4, "barmaid") in told(table)


def test_kom_t6_no_mission_gets_cards_in_two_turns() -> None:
    table = looking_at(lay(cards=("7 (2) | 8 | - | -", "")), "9")
    assert after(table, "place") == {3, 4}
    play(table, {"do": "place", "mission": 3})
    play(table, DRAW)
    assert table.position.backs[2] == 1
    assert pile(table, 0, 1) == "7 (2)"


def test_kom_t6_a_mission_left_by_jetpack_may_be_attempted_again() -> None:
    table = looking_at(lay(cards=("7 (2) | - | 8 | 9", ""), won=("jetpack", "")), "5")
    play(table, use("jetpack", source=1, target=2))
    assert (pile(table, 0, 1), pile(table, 0, 2)) == ("5", "7 (2)")  # the only place left


def test_a_draft_promises_nothing_of_the_rivals_hidden_cards() -> None:
    """Imagined positions may agree on a hidden card by chance; that is no reason to foretell it."""
    rival = "half (1/11 2 3 4) | 5 (6 7 9) | 7 (7 8) | 1/11 (10)"
    table = playing(lay(cards=("7 | 2 | 3 | 4", rival)), 4)
    (choice,) = [choice for choice in MoveBuilder(GAME, view(table, 0), 0).choices() if choice.value == "stop"]
    assert choice.facts == (Stopped(0, 4, 1),)
    assert choice.reveals_hidden
