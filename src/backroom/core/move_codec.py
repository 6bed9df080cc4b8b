"""Walking chains of steps: from a named move to steps, from steps to a named move, and chains that have no alternative."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.core.errors import IllegalMove, MalformedMove, NotYourTurn, join_or
from backroom.core.position import CHANCE, RESIGN_STEP, SIMULTANEOUS, TERMINAL
from backroom.core.steps import RESIGN_VERB, Move, MoveParser

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.game import Game
    from backroom.core.position import Position

DRAW = "draw"
RESIGN_MOVE: Move = {"do": RESIGN_VERB}
"""The move by which a seat leaves the game, in every game that allows it."""


def parse_move(game: Game[Any, Any], position: Position, seat: int, move: object) -> list[int]:
    """Return the steps of a seat's move, or say why it is none; the position stays as it is."""
    if move == RESIGN_MOVE and position.can_resign(seat):
        return [RESIGN_STEP]
    well_formed = game.step_table.check_form(move)
    check_turn(position, seat)
    reader = MoveParser(game.step_table, well_formed, game.verb(position, seat))
    trial = position.copy()
    steps: list[int] = []
    while not steps or trial.mid_move:
        step = reader.next_step(list(trial.legal_steps(seat)))
        trial.apply(seat, step)
        steps.append(step)
    reader.finish()
    return steps


def format_move(game: Game[Any, Any], position: Position, seat: int, steps: Sequence[int]) -> Move:
    """Return the steps of a seat, beginning at a position, as a move."""
    if list(steps) == [RESIGN_STEP]:
        return dict(RESIGN_MOVE)
    return game.step_table.to_move(game.verb(position, seat), steps)


def check_turn(position: Position, seat: int) -> None:
    """Say whose turn it is if not this seat's."""
    if position.turn == TERMINAL:
        raise NotYourTurn("the game is over")
    if position.turn == CHANCE:
        raise NotYourTurn("a draw is to be made first")
    if not (position.must_act(seat) or position.can_act(seat)):
        whose = "others decide" if position.turn == SIMULTANEOUS else f"seat {position.turn} decides"
        raise NotYourTurn(f"it is not the turn of seat {seat}: {whose} now")


def parse_draw(game: Game[Any, Any], position: Position, move: object) -> list[int]:
    """Return the outcomes that a move of chance names, or say why it is none; the position stays as it is."""
    if not isinstance(move, dict) or set(move) != {"do", "from", "result"} or move["do"] != DRAW:
        raise MalformedMove('a move of chance is {"do": "draw", "from": a deck, "result": a list of words}')
    if position.turn != CHANCE:
        raise IllegalMove("there is nothing to draw now")
    words = move["result"]
    if not isinstance(words, list):
        raise MalformedMove('"result" must be a list of words')
    trial = position.copy()
    outcomes: list[int] = []
    for word in words:
        if outcomes and not trial.mid_move:
            raise IllegalMove(f"only {len(outcomes)} can be drawn here, not {len(words)}")
        deck = game.decks[trial.deck()]
        if move["from"] != deck.name:
            raise IllegalMove(f"the draw comes from {deck.name!r}, not {move['from']!r}")
        weights = trial.outcome_weights()
        possible = [outcome for outcome, weight in enumerate(weights) if weight > 0]
        found = [outcome for outcome in possible if _same(deck.words[outcome], word)]
        if not found:
            raise IllegalMove(f"{word!r} cannot be drawn; it can be {join_or([deck.words[o] for o in possible])}")
        trial.apply(CHANCE, found[0])
        outcomes += found[:1]
    if trial.mid_move or not outcomes:
        raise IllegalMove(f"{len(outcomes)} drawn, but more are to be drawn at once")
    return outcomes


def _same(word: object, given: object) -> bool:
    return type(word) is type(given) and word == given


def format_draw(game: Game[Any, Any], deck: int, outcomes: Sequence[int]) -> Move:
    """Return outcomes of a deck as a move of chance."""
    words = game.decks[deck].words
    return {"do": DRAW, "from": game.decks[deck].name, "result": [words[outcome] for outcome in outcomes]}


def forced_move(position: Position, seat: int) -> list[int]:
    """Return the only move a seat has, or nothing if it has a choice or must be asked all the same."""
    steps: list[int] = []
    trial = position
    while not steps or trial.mid_move:
        if trial.hides_forced_move(seat):
            return []
        legal = trial.legal_steps(seat)
        if len(legal) != 1:
            return []
        if not steps:
            trial = position.copy()
        trial.apply(seat, legal[0])
        steps.append(legal[0])
    return steps
