"""The table takes good moves, refuses bad ones with a reason, and is unchanged by those."""

from __future__ import annotations

import pytest

from backroom import (
    OMNISCIENT,
    SPECTATOR,
    IllegalMove,
    MalformedMove,
    NotYourTurn,
    SeededDraws,
    StaleDecision,
    Table,
    find_game,
)
from backroom.bots.play import play_game
from backroom.core.move_builder import MoveBuilder

GAME = find_game("new-corp-order")


@pytest.fixture
def table():
    """A table at its first decision."""
    table = Table(GAME, 3, {}, SeededDraws("table"))
    table.advance()
    return table


def test_decks_are_drawn_by_name_and_number_so_that_play_does_not_change_the_shuffle():
    first = play_game(GAME, 3, {}, ["random"] * 3, "one")
    cards = [word for entry in first.log if entry.move.get("from") == "cards" for word in entry.move["result"]]
    table = Table(GAME, 3, {}, SeededDraws("one"))
    table.advance()
    while not table.over:
        seat = table.seats_to_act()[0]
        draft = MoveBuilder(GAME, table.view(seat), seat)
        while not draft.is_complete:
            draft.choose(draft.choices()[-1].step)
        table.commit(seat, draft.move)
    again = [word for entry in table.log if entry.move.get("from") == "cards" for word in entry.move["result"]]
    shared = min(len(cards), len(again))
    assert shared > 30
    assert cards[:shared] == again[:shared]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (None, "a move is an object"),
        ("plot", "a move is an object"),
        ({}, 'needs the field "do"'),
        ({"do": 7}, "must be a word"),
        ({"do": "plot", "colour": "red"}, "unknown field 'colour'"),
        ({"do": "plot", "": "x"}, "unknown field ''"),
        ({"do": "plot", "take": "red"}, "must be a list"),
        ({"do": "plot", "take": ["green"]}, "cannot be 'green'"),
        ({"do": "plot", "take": [True]}, "cannot be True"),
        ({"do": "plot", "take": [["red"]]}, r"cannot be \['red'\]"),
        ({"do": "infiltrate", "cards": "two"}, "cannot be 'two'"),
        ({"do": "infiltrate", "conglomerate": ["red"]}, "must be one word"),
    ],
)
def test_a_malformed_move_is_told_so(table, move, reason):
    before = table.position.key()
    with pytest.raises(MalformedMove, match=reason):
        table.commit(table.seats_to_act()[0], move)
    assert table.position.key() == before


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ({"do": "dance"}, "'do' cannot be 'dance' here; it can be plot or infiltrate"),
        ({"do": "takeover"}, "'do' cannot be 'takeover' here"),
        ({"do": "plot"}, "the move lacks 'take'"),
        ({"do": "infiltrate", "tile": "a1"}, "the move lacks 'conglomerate'"),
        ({"do": "plot", "take": ["deck", "deck"]}, "'take': deck does not belong"),
        ({"do": "plot", "take": ["deck"], "tile": "a1"}, "'tile': a1 does not belong"),
    ],
)
def test_an_illegal_move_is_told_what_is_possible(table, move, reason):
    before, log = table.position.key(), list(table.log)
    with pytest.raises(IllegalMove, match=reason):
        table.commit(table.seats_to_act()[0], move)
    assert table.position.key() == before
    assert table.log == log


def test_a_move_out_of_turn_is_refused(table):
    (turn,) = table.seats_to_act()
    before = table.position.key()
    with pytest.raises(NotYourTurn, match=f"seat {turn} decides now"):
        table.commit((turn + 1) % 3, {"do": "plot", "take": ["deck"]})
    assert table.position.key() == before


def test_a_move_after_the_end_is_refused():
    table = play_game(GAME, 2, {}, ["random", "random"], "over")
    with pytest.raises(NotYourTurn, match="the game is over"):
        table.commit(0, {"do": "pass"})


def test_an_answer_to_a_decision_that_is_gone_is_refused(table):
    (turn,) = table.seats_to_act()
    decision = table.open_decision(turn)
    assert table.open_decision((turn + 1) % 3) is None
    table.commit(turn, {"do": "plot", "take": ["deck"]}, decision)
    before = table.position.key()
    with pytest.raises(StaleDecision, match="no longer open; the one open now is"):
        table.commit(turn, {"do": "plot-on", "take": ["deck"]}, decision)
    with pytest.raises(StaleDecision, match="the seat owes none"):
        table.commit((turn + 1) % 3, {"do": "plot", "take": ["deck"]}, 3)
    assert table.position.key() == before


def test_chance_cannot_be_dictated(table):
    with pytest.raises(IllegalMove, match="nothing to draw"):
        table.replay_entry(-1, {"do": "draw", "from": "cards", "result": ["red"]})


@pytest.mark.parametrize(
    ("move", "error", "reason"),
    [
        ({"do": "draw"}, MalformedMove, "a move of chance is"),
        ({"do": "draw", "from": "tiles", "result": "print-media"}, MalformedMove, "must be a list"),
        ({"do": "draw", "from": "cards", "result": ["red"]}, IllegalMove, "comes from 'tiles'"),
        ({"do": "draw", "from": "tiles", "result": ["red"]}, IllegalMove, "'red' cannot be drawn; it can be broadcast-network"),
        ({"do": "draw", "from": "tiles", "result": ["print-media"] * 4}, IllegalMove, "'print-media' cannot be drawn"),
        ({"do": "draw", "from": "tiles", "result": ["print-media"]}, IllegalMove, "more are to be drawn"),
        ({"do": "draw", "from": "tiles", "result": []}, IllegalMove, "more are to be drawn"),
    ],
)
def test_a_wrong_draw_is_told_so(move, error, reason):
    table = Table(GAME, 3, {})
    before = table.position.key()
    with pytest.raises(error, match=reason):
        table.replay_entry(-1, move)
    assert table.position.key() == before


def test_secrets_reach_their_owner_only(table):
    facts = {viewer: [type(fact).__name__ for _, fact in table.facts(viewer)] for viewer in (0, 1, SPECTATOR, OMNISCIENT)}
    assert facts[0].count("HandDealt") == 1
    assert facts[0].count("HandDealtUnseen") == 2
    assert facts[SPECTATOR].count("HandDealt") == 0
    assert facts[SPECTATOR].count("HandDealtUnseen") == 3
    assert facts[OMNISCIENT].count("HandDealt") == 3
    assert facts[OMNISCIENT].count("HandDealtUnseen") == 0


def test_a_draft_shows_consequences_goes_back_and_warns_before_new_information(table):
    (seat,) = table.seats_to_act()
    before = table.position.key()
    draft = MoveBuilder(GAME, table.view(seat), seat)
    assert draft.question().key == "ask-action"
    plot = draft.choices()[0]
    assert (plot.field, plot.value, plot.completes_move, plot.reveals_hidden) == ("do", "plot", False, False)
    draft.choose(plot.step)
    deck = draft.choices()[-1]
    assert (deck.value, deck.completes_move, deck.reveals_hidden) == ("deck", True, True)
    face_up = draft.choices()[0]
    assert not face_up.reveals_hidden
    assert [fact.name for fact in face_up.facts] == ["took-from-display"]
    draft.choose(face_up.step)
    assert draft.move == {"do": "plot", "take": [face_up.value]}
    assert not draft.is_complete
    assert draft.undo()
    assert draft.move == {"do": "plot"}
    draft.choose(deck.step)
    assert draft.is_complete
    with pytest.raises(IllegalMove, match="not among the choices"):
        draft.choose(0)
    assert table.position.key() == before
    table.commit(seat, draft.move)
    assert table.log[-1].move["from"] == "cards"


def test_a_seat_leaves_at_any_moment_whatever_decision_it_names():
    table = Table(find_game("megacorps"), 3, {}, SeededDraws("leave"))
    table.advance()
    assert table.commit(1, {"do": "leave"}, decision=999)[0].move == {"do": "leave"}
