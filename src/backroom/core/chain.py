"""Walking chains of steps: from a named move to steps, from steps to a named move, and chains that have no alternative."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.core.errors import IllegalMove, MalformedMove, NotYourTurn, listing
from backroom.core.position import CHANCE, LEAVE, OVER, SEVERAL
from backroom.core.steps import LEAVE_VERB, Move, Reader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.game import Game
    from backroom.core.position import Position

DRAW = "draw"
LEAVING: Move = {"do": LEAVE_VERB}
"""The move by which a seat leaves the game, in every game that allows it."""


def read_move(game: Game[Any, Any], position: Position, seat: int, move: object) -> list[int]:
    """Return the steps of a seat's move, or say why it is none; the position stays as it is."""
    if move == LEAVING and position.leaves(seat):
        return [LEAVE]
    well_formed = game.steps.check_form(move)
    check_turn(position, seat)
    reader = Reader(game.steps, well_formed, game.verb(position, seat))
    trial = position.copy()
    steps: list[int] = []
    while not steps or trial.midway:
        step = reader.next_step(list(trial.steps(seat)))
        trial.apply(seat, step)
        steps.append(step)
    reader.finish()
    return steps


def name_move(game: Game[Any, Any], position: Position, seat: int, steps: Sequence[int]) -> Move:
    """Return the steps of a seat, beginning at a position, as a move."""
    if list(steps) == [LEAVE]:
        return dict(LEAVING)
    return game.steps.name(game.verb(position, seat), steps)


def check_turn(position: Position, seat: int) -> None:
    """Say whose turn it is if not this seat's."""
    if position.turn == OVER:
        raise NotYourTurn("the game is over")
    if position.turn == CHANCE:
        raise NotYourTurn("a draw is to be made first")
    if not (position.owes(seat) or position.may(seat)):
        whose = "others decide" if position.turn == SEVERAL else f"seat {position.turn} decides"
        raise NotYourTurn(f"it is not the turn of seat {seat}: {whose} now")


def read_draw(game: Game[Any, Any], position: Position, move: object) -> list[int]:
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
        if outcomes and not trial.midway:
            raise IllegalMove(f"only {len(outcomes)} can be drawn here, not {len(words)}")
        deck = game.decks[trial.deck()]
        if move["from"] != deck.name:
            raise IllegalMove(f"the draw comes from {deck.name!r}, not {move['from']!r}")
        weights = trial.weights()
        possible = [outcome for outcome, weight in enumerate(weights) if weight > 0]
        found = [outcome for outcome in possible if _same(deck.words[outcome], word)]
        if not found:
            raise IllegalMove(f"{word!r} cannot be drawn; it can be {listing([deck.words[o] for o in possible])}")
        trial.apply(CHANCE, found[0])
        outcomes += found[:1]
    if trial.midway or not outcomes:
        raise IllegalMove(f"{len(outcomes)} drawn, but more are to be drawn at once")
    return outcomes


def _same(word: object, given: object) -> bool:
    return type(word) is type(given) and word == given


def name_draw(game: Game[Any, Any], deck: int, outcomes: Sequence[int]) -> Move:
    """Return outcomes of a deck as a move of chance."""
    words = game.decks[deck].words
    return {"do": DRAW, "from": game.decks[deck].name, "result": [words[outcome] for outcome in outcomes]}


def forced_chain(position: Position, seat: int) -> list[int]:
    """Return the only move a seat has, or nothing if it has a choice or must be asked all the same."""
    steps: list[int] = []
    trial = position
    while not steps or trial.midway:
        if trial.asks(seat):
            return []
        legal = trial.steps(seat)
        if len(legal) != 1:
            return []
        if not steps:
            trial = position.copy()
        trial.apply(seat, legal[0])
        steps.append(legal[0])
    return steps
