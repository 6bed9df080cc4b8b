"""The quick player of the search, and what the search thinks of positions and hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.bots.search import Search
from backroom.bots.tree import Tree
from backroom.core.rng import Rng
from backroom.games.kompromat import GAME
from backroom.games.kompromat.data import DRONE, JETPACK, NIGHT_VISION
from backroom.games.kompromat.duellist import decide
from backroom.games.kompromat.moves import DO_DRAW, DO_STOP, DO_USE, MISSION, TOOL
from backroom.games.kompromat.tests.builder import lay, looking_at, playing
from backroom.games.kompromat.worth import holdings, lead_chance, token_value

if TYPE_CHECKING:
    from backroom.core.table import Table
    from backroom.games.kompromat.rules import KompromatPosition


def quick(table: Table) -> int:
    """Return the quick player's step."""
    s: KompromatPosition = table.position
    return s.rollout_step(s.legal_steps(s.turn), s.turn, Rng(1))


def test_it_draws_where_nothing_can_bust_and_stops_at_21() -> None:
    assert quick(playing(lay(cards=("7 | - | - | -", "")), 1)) == DO_DRAW
    assert quick(playing(lay(cards=("7 (10 4) | - | - | -", "")), 1)) == DO_STOP


def test_it_counts_the_cards_that_are_left() -> None:
    """At 19 it stops, unless all that is left is small."""
    assert quick(playing(lay(cards=("10 (9) | - | - | -", "")), 1)) == DO_STOP
    small = lay(cards=("10 (9) | 8 (7) | 7 (7) | 6 (5 4 3)", "10 (9) | 8 (7) | 7 (7) | 6 (5 4)"))
    assert quick(playing(small, 1)) == DO_DRAW  # ½, 1/11, 1/11 and 2


def test_it_beats_cards_that_lie_open() -> None:
    table = playing(lay(cards=("10 (7) | 2 | 3 | 4", "10 (8) | - | - | -")), 1)
    table.position.up[4] = 1
    assert quick(table) == DO_DRAW


def test_it_does_not_look_at_hidden_cards() -> None:
    """With other cards under the same backs it does the same."""
    for own in ("7 (5)", "7 (8)", "10 (6)"):
        low, high = (quick(playing(lay(cards=(f"{own} | - | - | -", f"10 ({card}) | - | - | -")), 1)) for card in ("2", "9"))
        assert low == high


def test_stopping_low_is_less_plausible_than_stopping_high() -> None:
    def plausible(card: str) -> float:
        s: KompromatPosition = lay(cards=("", f"10 ({card}) | - | - | -")).position
        return s.likelihood(0)

    assert plausible("2") < 0.5 * plausible("9")
    assert plausible("2") > 0.0


def test_a_pile_without_backs_says_nothing() -> None:
    s: KompromatPosition = lay(cards=("", "2 | - | - | -")).position
    assert s.likelihood(0) == 1.0


def test_after_the_last_round_a_token_is_a_point_and_nine_are_a_loss() -> None:
    assert token_value(4, 0) == 4.0
    assert token_value(9, 0) < -20.0


def test_many_tokens_weigh_more_with_more_rounds_to_come() -> None:
    assert token_value(8, 4) < token_value(8, 1) < token_value(5, 1)


def test_a_code_takes_its_promise_from_a_rival_who_has_one() -> None:
    alone: KompromatPosition = lay(won=("code", "")).position
    against: KompromatPosition = lay(won=("code", "code")).position
    assert holdings(against, 0, 3) < holdings(alone, 0, 3)


def test_the_quick_player_goes_on_anyhow_within_a_tool_that_it_would_not_use() -> None:
    table = playing(lay(cards=("7 (10 4) | - | - | -", "2 (3) | - | - | -"), won=("jetpack", "")), 1)
    s: KompromatPosition = table.position
    assert s.rollout_step(s.legal_steps(0), 0, Rng(1)) == DO_STOP
    s.apply(0, DO_USE)
    s.apply(0, TOOL + JETPACK)
    assert s.rollout_step(s.legal_steps(0), 0, Rng(1)) in s.legal_steps(0)


def test_a_tool_in_use_is_used_to_its_end() -> None:
    """The Drone is worth it where much is at stake: both in one move and step by step."""
    table = looking_at(lay("informant safe-house hotel barmaid", ("- | - | - | -", "10 (9) | - | - | -"), won=("drone", "")), "10")
    s: KompromatPosition = table.position
    chain = decide(s, 0, 2)
    taken = []
    for _ in chain:
        taken.append(s.rollout_step(s.legal_steps(0), 0, Rng(1)))
        s.apply(0, taken[-1])
    assert taken == chain == [DO_USE, TOOL + DRONE, MISSION]


def test_chances_are_asked_for_only_in_a_later_round() -> None:
    """A tool used before the first card lies there is not judged by what is held, but by what comes of it."""
    table = looking_at(lay(won=("night-vision", "")), "7")
    search = Search(GAME, Tree(), 0, Rng(1))
    before = search.decisions
    s: KompromatPosition = table.position
    s.apply(0, DO_USE)
    s.apply(0, TOOL + NIGHT_VISION)
    search.simulate(s.copy())
    assert search.decisions - before > 10


def test_who_is_ahead_is_likelier_to_win_the_later_it_is() -> None:
    def chance(round_: int) -> float:
        s: KompromatPosition = lay(won=("airport, safe-house", ""), round_=round_).position
        return lead_chance(s)

    assert 0.5 < chance(2) < chance(6) < 1.0
