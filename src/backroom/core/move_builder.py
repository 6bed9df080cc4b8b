"""A draft: a person walks the chain of choices of a move, free to go back, before anything is sent.

It is made from a view alone, on positions imagined from it, so it can show nothing that the seat may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from backroom.core.errors import IllegalMove
from backroom.core.facts import Fact
from backroom.core.position import CHANCE
from backroom.core.rng import Rng
from backroom.core.steps import Move, Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.game import Game, Question, View
    from backroom.core.position import Position

SAMPLES = 3
"""How many imagined positions a draft walks; what they agree on is certain, the rest would be new information."""


class Choice(msgspec.Struct, frozen=True):
    """One answer to the question at hand."""

    step: int
    field: str
    value: Word
    facts: tuple[Fact, ...]
    """What it will surely do."""
    completes_move: bool
    """Whether it ends the move."""
    reveals_hidden: bool
    """Whether it brings something new to light, so that it can't be taken back."""


class MoveBuilder:
    """A move in the making."""

    def __init__(self, game: Game[Any, Any], view: View, seat: int) -> None:
        """Begin a move of the seat whose view it is."""
        self.game = game
        self.seat = seat
        self._trail: list[tuple[list[int], list[Position], tuple[Fact, ...]]] = []
        worlds: list[Position] = [game.sample_position(view, Rng(seed)) for seed in range(SAMPLES)]
        self._verb: str = game.verb(worlds[0], seat)
        self._steps: list[int] = []
        self._samples = worlds
        self._facts: tuple[Fact, ...] = ()
        self._pass_forced()

    @property
    def is_complete(self) -> bool:
        """Whether the move is complete and can be committed."""
        return bool(self._steps) and not self._samples[0].mid_move

    @property
    def steps(self) -> list[int]:
        """The steps so far."""
        return list(self._steps)

    @property
    def move(self) -> Move:
        """The move so far, in the game's words."""
        return self.game.step_table.to_move(self._verb, self._steps)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What the steps so far do."""
        return self._facts

    def question(self) -> Question:
        """Return what is to be decided next."""
        question: Question = self.game.question(self._samples[0], self.seat)
        return question

    def choices(self) -> list[Choice]:
        """Return the answers, each with what it does."""
        return [self._look_ahead(step) for step in self._samples[0].legal_steps(self.seat)]

    def explain_illegal(self, field: str, value: Word) -> Question | None:
        """Return why an answer is not among the choices; None if it is, or if nothing more than the question's rules can be said."""
        if any((choice.field, choice.value) == (field, value) for choice in self.choices()):
            return None
        reasons = [self.game.explain_illegal(world, self.seat, field, value) for world in self._samples]
        return reasons[0] if all(reason == reasons[0] for reason in reasons) else None

    def choose(self, step: int) -> None:
        """Take an answer; questions that have only one are passed over."""
        if self.is_complete or step not in list(self._samples[0].legal_steps(self.seat)):
            raise IllegalMove(f"step {step} is not among the choices at hand")
        self._trail.append((list(self._steps), self._samples, self._facts))
        self._take(step)
        self._pass_forced()

    def undo(self) -> bool:
        """Take the last answer back; tell whether there was one."""
        if not self._trail:
            return False
        self._steps, self._samples, self._facts = self._trail.pop()
        return True

    def preview(self) -> View:
        """Return the view as it would be after the steps so far."""
        view: View = self.game.view(self._samples[0], self.seat)
        return view

    def _pass_forced(self) -> None:
        while not self.is_complete:
            world = self._samples[0]
            legal = world.legal_steps(self.seat)
            if len(legal) != 1 or world.hides_forced_move(self.seat):
                return
            self._take(legal[0])

    def _take(self, step: int) -> None:
        self._samples, facts, _ = self._apply(self._samples, step)
        self._facts += facts
        self._steps.append(step)

    def _apply(self, worlds: Sequence[Position], step: int) -> tuple[list[Position], tuple[Fact, ...], bool]:
        """Do a step in every world; return the worlds, what all agree on, and whether they part."""
        after = []
        told: list[list[Fact]] = []
        for world in worlds:
            copy = world.copy()
            facts: list[Fact] = []
            copy.facts = facts
            copy.apply(self.seat, step)
            copy.facts = None
            after.append(copy)
            told.append([fact for fact in facts if fact.seen_by(self.seat)])
        certain = []
        for together in zip(*told, strict=False):
            if any(fact != together[0] for fact in together):
                break
            certain.append(together[0])
        if any(copy.revealed_hidden() for copy in after):
            # Once secrets come to light, worlds that happen to agree prove nothing: only the move itself is sure.
            certain = certain[:1]
        parted = any(len(facts) != len(certain) for facts in told)
        return after, tuple(certain), parted

    def _look_ahead(self, step: int) -> Choice:
        after, facts, parted = self._apply(self._samples, step)
        kind, word = self.game.step_table.lookup[step]
        whole = not after[0].mid_move
        reveals = parted or (whole and after[0].turn == CHANCE)
        return Choice(step, kind.field, word, facts, completes_move=whole, reveals_hidden=reveals)
