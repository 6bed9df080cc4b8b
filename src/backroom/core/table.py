"""A table: a position and the log that led to it. It draws chance, takes moves and hands out views; nothing else touches the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from backroom.core.chain import LEAVING, forced_chain, name_draw, name_move, read_draw, read_move
from backroom.core.errors import IllegalMove, StaleDecision
from backroom.core.facts import Fact
from backroom.core.position import CHANCE, OVER

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from backroom.core.chance import Chance
    from backroom.core.game import Game, Outcome, View
    from backroom.core.steps import Move


ASK: Final = "ask"
LET_GO: Final = "pass"


class Entry(msgspec.Struct, frozen=True):
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
        chance: Chance | None = None,
    ) -> None:
        """Set the table up; with a source of chance, `run` makes the draws, without one they must be entered."""
        self.game = game
        self.players = players
        self.options = game.check_setup(players, options or {})
        self.chance = chance
        self.position = game.start(players, self.options)
        self.log: list[Entry] = []
        self.settings: list[object] = [ASK] * players
        self.decisions = 0
        """How many steps the seats have made."""
        self._draws = [0] * len(game.decks)
        self._decisions: list[int | None] = [None] * players
        self._note_decisions(by=CHANCE)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.turn == OVER)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game has ended."""
        return self.game.outcome(self.position) if self.over else None

    def owing(self) -> list[int]:
        """Return the seats that play waits for."""
        return [seat for seat in range(self.players) if self.position.owes(seat)]

    def decision(self, seat: int) -> int | None:
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

    def commit(self, seat: int, move: object, decision: int | None = None) -> list[Entry]:
        """Make a seat's move and all draws and moves without alternative that follow; return the new entries.

        A move that is malformed, illegal, out of turn or for a decision that is no longer open raises and changes nothing.
        """
        leaving = move == LEAVING and self.position.leaves(seat)  # possible at any moment, so it answers no decision
        if decision is not None and not leaving and decision != self._decisions[seat]:
            open_now = self._decisions[seat]
            hint = "the seat owes none" if open_now is None else f"the one open now is {open_now}"
            raise StaleDecision(f"decision {decision} is no longer open; {hint}")
        before = len(self.log)
        self.play(seat, read_move(self.game, self.position, seat, move), move)
        self.run()
        return self.log[before:]

    def enter(self, by: int, move: object) -> Entry:
        """Take one line of a record as it stands: a seat's move or a draw with its outcome."""
        read = read_draw(self.game, self.position, move) if by == CHANCE else read_move(self.game, self.position, by, move)
        return self.play(by, read, move)

    def play(self, by: int, steps: Sequence[int], move: Any = None) -> Entry:  # noqa: ANN401
        """Make a whole move given as legal steps and log it."""
        position = self.position
        if move is None:
            name = name_draw(self.game, position.deck(), steps) if by == CHANCE else name_move(self.game, position, by, steps)
            move = name
        facts: list[Fact] = []
        position.facts = facts
        for step in steps:
            if by == CHANCE:
                self._draws[position.deck()] += 1
            else:
                self.decisions += 1
            position.apply(by, step)
        position.facts = None
        entry = Entry(len(self.log) + 1, by, move, tuple(facts))
        self.log.append(entry)
        self._note_decisions(by)
        return entry

    def run(self) -> None:
        """Make draws, and moves without alternative, until somebody has a real decision."""
        while self.step_by_itself():
            pass

    def step_by_itself(self) -> bool:
        """Make one draw or one move without alternative, if that is what comes next."""
        if self.position.turn == CHANCE:
            if self.chance is None:
                return False
            self.play(CHANCE, self._draw(self.chance))
            return True
        for seat in self.owing():
            steps = self._settled(seat) or forced_chain(self.position, seat)
            if steps:
                self.play(seat, steps)
                return True
        return False

    def settle(self, seat: int, answer: object) -> None:
        """Say beforehand how a seat answers questions that it can let go by: ASK, LET_GO, or a move laid ready, made once when it fits."""
        if answer not in (ASK, LET_GO):
            self.game.steps.check_form(answer)
        self.settings[seat] = answer
        self.run()

    def _settled(self, seat: int) -> list[int]:
        """Return the move by which a seat's setting answers the question at hand, or nothing if the seat is to be asked."""
        declining = self.position.declines(seat)
        setting = self.settings[seat]
        if declining < 0 or setting == ASK:
            return []
        if setting != LET_GO:
            try:
                steps = read_move(self.game, self.position, seat, setting)
            except IllegalMove:
                return [declining]
            self.settings[seat] = LET_GO
            return steps
        return [declining]

    def _draw(self, chance: Chance) -> list[int]:
        """Return the outcomes of the draw at hand: one, or as many as are drawn together."""
        trial = self.position.copy()
        outcomes: list[int] = []
        while not outcomes or trial.midway:
            deck = trial.deck()
            number = self._draws[deck] + len(outcomes)
            outcome = chance.outcome(self.game.decks[deck].name, number, list(trial.weights()))
            trial.apply(CHANCE, outcome)
            outcomes.append(outcome)
        return outcomes

    def _note_decisions(self, by: int) -> None:
        """Number the decisions that have come up and drop those that are answered or gone."""
        for seat in range(self.players):
            asked = self.position.owes(seat) or self.position.may(seat)
            if not asked:
                self._decisions[seat] = None
            elif self._decisions[seat] is None or by == seat:
                self._decisions[seat] = len(self.log)


def replay(game: Game[Any, Any], players: int, options: Mapping[str, object], moves: Iterable[tuple[int, object]]) -> Table:
    """Return the table that a list of moves leads to; needs no generator."""
    table = Table(game, players, options)
    for by, move in moves:
        table.enter(by, move)
    return table
