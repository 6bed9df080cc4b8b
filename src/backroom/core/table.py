"""A table: a position and the log that led to it. It draws chance, takes moves and hands out views; nothing else touches the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from backroom.core.errors import IllegalMove, StaleDecision
from backroom.core.facts import Fact
from backroom.core.move_codec import RESIGN_MOVE, forced_move, format_draw, format_move, parse_draw, parse_move
from backroom.core.position import CHANCE, TERMINAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from backroom.core.draw_source import DrawSource
    from backroom.core.game import Game, Outcome, View
    from backroom.core.steps import Move


ASK: Final = "ask"
AUTO_PASS: Final = "pass"  # noqa: S105 (no password)


class LogEntry(msgspec.Struct, frozen=True):
    """One line of the log: a whole move of a seat or of chance, and what came of it."""

    n: int
    by: int
    """A seat, or CHANCE."""
    move: Move
    facts: tuple[Fact, ...]


class Table:
    """A game in progress or finished."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: int,
        options: Mapping[str, object] | None = None,
        draws: DrawSource | None = None,
    ) -> None:
        """Set the table up; with a source of chance, `run` makes the draws, without one they must be entered."""
        self.game = game
        self.players = players
        self.options = game.check_setup(players, options or {})
        self.draws = draws
        self.position = game.initial_position(players, self.options)
        self.log: list[LogEntry] = []
        self.auto_responses: list[object] = [ASK] * players
        self.steps_taken = 0
        """How many steps the seats have made."""
        self._draws = [0] * len(game.decks)
        self._decisions: list[int | None] = [None] * players
        self._note_decisions(by=CHANCE)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.turn == TERMINAL)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game has ended."""
        return self.game.outcome(self.position) if self.over else None

    def seats_to_act(self) -> list[int]:
        """Return the seats that play waits for."""
        return [seat for seat in range(self.players) if self.position.must_act(seat)]

    def open_decision(self, seat: int) -> int | None:
        """Return the number of the decision that a seat owes or may make; None if it has none.

        It is the length of the log when the decision came up, and stays while others move.
        """
        return self._decisions[seat]

    def view(self, viewer: int) -> View:
        """Return what a seat, SPECTATOR or EVERYTHING may see."""
        view: View = self.game.view(self.position, viewer)
        return view

    def facts(self, viewer: int, since: int = 0) -> list[tuple[int, Fact]]:
        """Return what a viewer has learned after entry `since`, with the numbers of the entries."""
        return [(entry.n, fact) for entry in self.log[since:] for fact in entry.facts if fact.seen_by(viewer)]

    def commit(self, seat: int, move: object, decision: int | None = None) -> list[LogEntry]:
        """Make a seat's move and all draws and moves without alternative that follow; return the new entries.

        A move that is malformed, illegal, out of turn or for a decision that is no longer open raises and changes nothing.
        """
        leaving = move == RESIGN_MOVE and self.position.can_resign(seat)  # possible at any moment, so it answers no decision
        if decision is not None and not leaving and decision != self._decisions[seat]:
            open_now = self._decisions[seat]
            hint = "the seat owes none" if open_now is None else f"the one open now is {open_now}"
            raise StaleDecision(f"decision {decision} is no longer open; {hint}")
        before = len(self.log)
        self.play_steps(seat, parse_move(self.game, self.position, seat, move), move)
        self.advance()
        return self.log[before:]

    def replay_entry(self, by: int, move: object) -> LogEntry:
        """Take one line of a record as it stands: a seat's move or a draw with its outcome."""
        read = parse_draw(self.game, self.position, move) if by == CHANCE else parse_move(self.game, self.position, by, move)
        return self.play_steps(by, read, move)

    def play_steps(self, by: int, steps: Sequence[int], move: Any = None) -> LogEntry:  # noqa: ANN401
        """Make a whole move given as legal steps and log it."""
        position = self.position
        if move is None:
            name = format_draw(self.game, position.deck(), steps) if by == CHANCE else format_move(self.game, position, by, steps)
            move = name
        facts: list[Fact] = []
        position.facts = facts
        for step in steps:
            if by == CHANCE:
                self._draws[position.deck()] += 1
            else:
                self.steps_taken += 1
            position.apply(by, step)
        position.facts = None
        entry = LogEntry(len(self.log) + 1, by, move, tuple(facts))
        self.log.append(entry)
        self._note_decisions(by)
        return entry

    def advance(self) -> None:
        """Make draws, and moves without alternative, until somebody has a real decision."""
        while self.advance_once():
            pass

    def advance_once(self) -> bool:
        """Make one draw or one move without alternative, if that is what comes next."""
        if self.position.turn == CHANCE:
            if self.draws is None:
                return False
            self.play_steps(CHANCE, self._draw(self.draws))
            return True
        for seat in self.seats_to_act():
            steps = self._auto_answer(seat) or forced_move(self.position, seat)
            if steps:
                self.play_steps(seat, steps)
                return True
        return False

    def set_auto_response(self, seat: int, response: object) -> None:
        """Say beforehand how a seat answers questions that it can let go by: ASK, LET_GO, or a move laid ready, made once when it fits."""
        if response not in (ASK, AUTO_PASS):
            self.game.step_table.check_form(response)
        self.auto_responses[seat] = response
        self.advance()

    def _auto_answer(self, seat: int) -> list[int]:
        """Return the move by which a seat's setting answers the question at hand, or nothing if the seat is to be asked."""
        declining = self.position.pass_step(seat)
        setting = self.auto_responses[seat]
        if declining < 0 or setting == ASK:
            return []
        if setting != AUTO_PASS:
            try:
                steps = parse_move(self.game, self.position, seat, setting)
            except IllegalMove:
                return [declining]
            self.auto_responses[seat] = AUTO_PASS
            return steps
        return [declining]

    def _draw(self, draws: DrawSource) -> list[int]:
        """Return the outcomes of the draw at hand: one, or as many as are drawn together."""
        trial = self.position.copy()
        outcomes: list[int] = []
        while not outcomes or trial.mid_move:
            deck = trial.deck()
            number = self._draws[deck] + len(outcomes)
            outcome = draws.outcome(self.game.decks[deck].name, number, list(trial.outcome_weights()))
            trial.apply(CHANCE, outcome)
            outcomes.append(outcome)
        return outcomes

    def _note_decisions(self, by: int) -> None:
        """Number the decisions that have come up and drop those that are answered or gone."""
        for seat in range(self.players):
            asked = self.position.must_act(seat) or self.position.can_act(seat)
            if not asked:
                self._decisions[seat] = None
            elif self._decisions[seat] is None or by == seat:
                self._decisions[seat] = len(self.log)


def replay(game: Game[Any, Any], players: int, options: Mapping[str, object], moves: Iterable[tuple[int, object]]) -> Table:
    """Return the table that a list of moves leads to; needs no generator."""
    table = Table(game, players, options)
    for by, move in moves:
        table.replay_entry(by, move)
    return table
