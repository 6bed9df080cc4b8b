"""Set-up and rounds (MEG-S, MEG-R)."""

from __future__ import annotations

from backroom.core.position import CHANCE
from backroom.games.megacorps import GAME
from backroom.games.megacorps.events import EventDrawn, EventDrawnUnseen, HandDealt, HandDealtUnseen
from backroom.games.megacorps.state import NOBODY
from backroom.games.megacorps.tests.builder import do, hand, lay, mercenaries, money, moves, named, owner, set_up, words

THREE = ("mokia", "the-mouse", "windoze")


def test_meg_s1_megacorps_are_chosen_in_seat_order_with_their_homes() -> None:
    table = set_up(3, ("lenogo", "globbo"))
    assert table.seats_to_act() == [2]
    assert words(table, 2, "megacorp") == {"mokia", "nonintendo", "the-mouse", "windoze"}
    do(table, 2, "choose", megacorp="the-mouse")
    assert (owner(table, "china"), owner(table, "mercosur")) == (0, 1)
    assert owner(table, "japan") == owner(table, "european-union") == NOBODY


def test_meg_s1_the_active_player_is_drawn() -> None:
    for seat in range(3):
        assert set_up(3, THREE, active_player=str(seat)).position.active == seat


def test_meg_s1_no_cards_and_no_deals_before_the_first_round() -> None:
    table = set_up(4, ("mokia", "globbo", "the-mouse", "windoze"))
    for seat in range(4):
        assert not table.position.can_act(seat)
        assert "play" not in moves(table, seat)


def test_meg_s2_asean_and_the_african_federation_go_to_different_players() -> None:
    table = set_up(3, THREE, owners="2 0")
    assert (owner(table, "asean"), owner(table, "african-federation")) == (2, 0)
    start = GAME.new_position(3)
    while start.turn != CHANCE:
        start.apply(start.turn, start.legal_steps(start.turn)[0])
    start.apply(CHANCE, 0)
    start.apply(CHANCE, 1)
    assert list(start.outcome_weights()) == [1, 0, 1]


def test_meg_s3_two_cards_less_the_countries_and_a_cut_deck() -> None:
    table = set_up(3, THREE, owners="0 2")
    assert [len(hand(table, seat)) for seat in range(3)] == [0, 2, 1]
    for players, size in ((3, 18), (4, 16), (5, 15), (6, 12)):
        chosen = ("mokia", "globbo", "nonintendo", "lenogo", "the-mouse", "windoze")[:players]
        assert set_up(players, chosen).position.deck_size == size


def test_meg_s3_a_hand_is_seen_by_its_player_alone() -> None:
    table = set_up(3, THREE, owners="0 2", events="elections windfall shortages")
    mine = named([fact for _, fact in table.facts(1)], HandDealt)
    assert [fact.cards for fact in mine] == [("elections", "windfall")]
    others = named([fact for _, fact in table.facts(0)], HandDealtUnseen)
    assert [(fact.seat, fact.number) for fact in others] == [(1, 2), (2, 1)]


def test_meg_s4_forty_euros_and_a_mercenary() -> None:
    table = set_up(3, THREE)
    assert money(table) == [40, 40, 40]
    assert mercenaries(table) == [1, 1, 1]


def test_meg_s5_two_laps_of_free_companies_without_anti_trust() -> None:
    table = set_up(3, THREE, active_player="1")
    assert table.seats_to_act() == [1]
    assert "l-5" not in words(table, 1, "country", "nanotech")
    assert "asteroid" not in words(table, 1, "country", "metals")
    assert "open-source" not in words(table, 1, "country", "software")
    do(table, 1, "take", industry="media", country="japan")
    do(table, 2, "take", industry="media", country="european-union")
    do(table, 0, "take", industry="solar", country="india")
    do(table, 1, "take", industry="media", country="mercosur")
    do(table, 2, "take", industry="finance", country="switzerland")
    do(table, 0, "take", industry="solar", country="maghreb")
    assert money(table) == [40, 40, 40]
    assert table.position.deck_size == 17
    assert table.position.active == 1


def test_meg_r1_only_the_active_player_draws() -> None:
    table = lay(active=1, turn=0, draws="windfall")
    facts = do(table, 0, "pass")
    assert hand(table, 2) == ["windfall"]
    assert named(facts, EventDrawn)[0].seat == 2
    assert not named(facts, EventDrawn)[0].seen_by(0)
    assert named(facts, EventDrawnUnseen)[0].seen_by(0)


def test_meg_r2_one_action_each_clockwise_from_the_active_player() -> None:
    table = lay(active=1, turn=1)
    do(table, 1, "pass")
    assert table.seats_to_act() == [2]
    do(table, 2, "buy", industry="oil", country="asean")
    assert table.seats_to_act() == [0]
    assert moves(table, 0) == {"buy", "payout", "hire", "pass"}


def test_meg_r3_one_payout_action_a_round() -> None:
    table = lay(companies=("media/japan", "media/india"))
    assert "payout" in moves(table, 0)
    do(table, 0, "payout", industry="media")
    assert "payout" not in moves(table, 1)
    do(table, 1, "pass")
    do(table, 2, "pass")
    assert table.position.active == 1
    do(table, 1, "pass")  # passes the window after the draw
    assert "payout" in moves(table, 1)


def test_meg_r4_after_the_last_card_a_full_round_is_played() -> None:
    table = lay(turn=2, active=0, deck=1)
    do(table, 2, "pass")
    assert table.position.deck_size == 0
    for seat in (1, 1, 1, 2, 1, 0, 1):
        assert not table.over
        if table.seats_to_act() == [seat]:
            do(table, seat, "pass")
    assert table.over


def test_meg_r5_everybody_with_cards_is_asked_before_an_action_whatever_they_hold() -> None:
    table = lay(hands=("oversupply", "", "clone-soldiers"), turn=1, active=1, window=True)
    assert table.seats_to_act() == [2]
    assert moves(table, 2) == {"play", "pass"}
    do(table, 2, "pass")
    assert table.seats_to_act() == [0]
    assert moves(table, 0) == {"pass"}
    do(table, 0, "pass")
    assert table.seats_to_act() == [1]
    assert "buy" in moves(table, 1)


def test_meg_r5_a_card_played_asks_all_again() -> None:
    table = lay(hands=("oversupply", "", "clone-soldiers elections"), turn=0, window=True)
    do(table, 0, "pass")
    do(table, 2, "play", card="clone-soldiers")
    assert table.seats_to_act() == [0]


def test_meg_r5_a_last_call_follows_the_last_action() -> None:
    table = lay(hands=("", "l-5-card"), turn=2, active=0)
    do(table, 2, "pass")
    assert table.position.last_call
    assert table.seats_to_act() == [1]
    do(table, 1, "play", card="l-5-card")
    assert owner(table, "nanotech/l-5") == NOBODY
    assert table.position.active == 1


def test_meg_r5_a_setting_answers_the_window() -> None:
    table = lay(hands=("", "clone-soldiers elections", "oversupply"), turn=0, window=True)
    assert table.seats_to_act() == [1]
    table.set_auto_response(2, "pass")
    table.set_auto_response(1, {"do": "play", "card": "clone-soldiers"})
    assert table.seats_to_act() == [0]
    assert hand(table, 1) == ["elections"]
    assert table.auto_responses[1] == "pass"


def test_meg_r5_what_is_being_resolved_opens_nothing_else() -> None:
    table = lay(companies=("media/japan", "", ""), hands=("", "clone-soldiers"), options={"deals": "all"})
    do(table, 0, "payout", industry="media")
    assert table.seats_to_act() == [1]
    assert moves(table, 1) == {"pass"}
    assert not any(table.position.can_act(seat) for seat in range(3))
