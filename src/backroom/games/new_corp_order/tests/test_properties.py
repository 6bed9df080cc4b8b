"""What must hold in every position of every game."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.conformance import Setup, setups
from backroom.core.position import CHANCE, TERMINAL
from backroom.core.rng import Rng, seed_from
from backroom.games.new_corp_order import GAME
from backroom.games.new_corp_order.data import HAND_LIMIT
from backroom.games.new_corp_order.state import ACTION, CHOOSE_SIDES, FIRST_PLAYER, NOT_TRIGGERED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backroom.games.new_corp_order.rules import NewCorpOrderPosition

seeds = st.integers(0, 2**32)
tables = st.sampled_from(setups(GAME))
tables_of_several = st.sampled_from([setup for setup in setups(GAME) if setup.players > 1])
many = settings(max_examples=60, deadline=None)


def random_game(setup: Setup, seed: int) -> Iterator[NewCorpOrderPosition]:
    """Play a random game and yield its position after every step, also amid a move, once the table is laid out."""
    rng = Rng(seed_from("new-corp-order properties", seed))
    position = GAME.new_position(setup.players, setup.options)
    while position.turn != TERMINAL:
        if position.turn == CHANCE:
            position.apply(CHANCE, rng.pick(position.outcome_weights()))
        else:
            steps = position.legal_steps(position.turn)
            position.apply(position.turn, steps[rng.below(len(steps))])
        if position.phase > FIRST_PLAYER and position.phase != CHOOSE_SIDES:
            yield position


@many
@given(tables, seeds)
def test_agents_and_cards_are_conserved(setup: Setup, seed: int) -> None:
    """25 agents of each conglomerate, and as many cards as at the start."""
    cards = 15 if setup.players < 3 or setup.options["short-game"] else 20
    for position in random_game(setup, seed):
        census = GAME.count_components(position)
        assert [census[f"agents {conglomerate}"] for conglomerate in range(4)] == [25] * 4
        assert [census[f"cards {conglomerate}"] for conglomerate in range(4)] == [cards] * 4


@many
@given(tables, seeds)
def test_nothing_is_ever_negative(setup: Setup, seed: int) -> None:
    """Whatever is taken from a pile was there."""
    for s in random_game(setup, seed):
        for pile in (s.supply, s.deck_cards, s.box, s.hand, s.upright, s.tapped, s.captured, s.consultants, s.consultant_supply):
            assert min(pile) >= 0
        assert s.deck_size == sum(s.deck_cards)


@many
@given(tables, seeds)
def test_no_tile_is_empty_and_no_colour_vanishes(setup: Setup, seed: int) -> None:
    """Takeovers and abilities leave an agent everywhere, and each colour somewhere (NCO-X1, NCO-X5, NCO-A1)."""
    for position in random_game(setup, seed):
        assert min(position.agents) >= 1
        assert set(position.conglomerate) == {0, 1, 2, 3}


@many
@given(tables_of_several, seeds)
def test_hands_are_within_the_limit_between_turns(setup: Setup, seed: int) -> None:
    """Six cards at most when a turn begins (NCO-T2)."""
    for position in random_game(setup, seed):
        if position.phase == ACTION:
            assert max(position.hand_size(seat) for seat in range(setup.players)) <= HAND_LIMIT


@many
@given(tables_of_several, seeds)
def test_the_display_has_five_cards_between_turns_until_the_end_is_near(setup: Setup, seed: int) -> None:
    """Fewer lie there only after the trigger, and then the deck is empty (NCO-P2, NCO-E1)."""
    for position in random_game(setup, seed):
        if position.phase == ACTION:
            if position.turns_left == NOT_TRIGGERED:
                assert len(position.display) == 5
            else:
                assert len(position.display) < 5
                assert position.deck_size == 0


@many
@given(seeds)
def test_the_solo_display_is_never_empty_when_the_player_is_to_act(seed: int) -> None:
    """It is refilled as soon as it is empty, or the game ends (NCO-O4), so that ODS never passes (NCO-O13)."""
    for position in random_game(Setup(1, GAME.check_setup(1, {})), seed):
        if position.phase == ACTION:
            assert 1 <= len(position.display) <= 4


@many
@given(tables_of_several, seeds)
def test_one_round_follows_the_trigger(setup: Setup, seed: int) -> None:
    """As many turns as there are players, the last one by the seat that triggered the end (NCO-E1)."""
    course = [
        (position.turns_left != NOT_TRIGGERED, int(position.seat))
        for position in random_game(setup, seed)
        if position.phase == ACTION
    ]  # fmt: skip
    before = [seat for triggered, seat in course if not triggered]
    after = [seat for triggered, seat in course if triggered]
    assert after == [(before[-1] + turn) % setup.players for turn in range(1, setup.players + 1)]


@many
@given(tables_of_several, seeds)
def test_turns_go_round(setup: Setup, seed: int) -> None:
    """Each seat plays one turn, then the next seat (NCO-T1)."""
    seats = [seat for seat, _ in groupby(int(position.seat) for position in random_game(setup, seed))]
    assert all((seat + 1) % setup.players == following for seat, following in pairwise(seats))


@many
@given(tables_of_several, seeds)
def test_no_more_cards_are_known_of_a_hand_than_it_holds(setup: Setup, seed: int) -> None:
    """What all have seen going in and not leaving is there."""
    for position in random_game(setup, seed):
        assert all(0 <= seen <= held for seen, held in zip(position.seen, position.hand, strict=True))
