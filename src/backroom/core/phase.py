"""What a game declares of each of its phases, once, in the table PHASES of its folder.

A game derives its own base class `Phase` from `PhaseInfo` and adds the methods that take its state: `legal_steps`, `apply` and `draw`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from backroom.core.position import NONE

if TYPE_CHECKING:
    from collections.abc import Iterable


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseInfo:
    """One phase of a game: a draw or a decision. Its number is its place in the table."""

    number: i64
    name: str
    """The name in views and records of analysis."""
    question: str
    """The key of the question's text; empty for draws."""
    rules: tuple[str, ...]
    """Ids of the rules that govern the question, the most important first."""
    block: i64
    """The first step of the block that answers the question; `apply` gets the place within it."""
    verb: str
    """What a move that begins in this phase does, if its first step does not say."""
    group: i64
    """The kind of phase, where rules treat several alike; each game numbers its own groups."""
    passable: i64
    """The step that passes the question, NONE if it must be answered."""
    secret: bool
    """Whether a single legal step must still be asked for, since being the only one is secret."""

    def __init__(  # noqa: PLR0913 (a declaration, mostly of defaults)
        self,
        number: i64,
        name: str,
        question: str = "",
        rules: tuple[str, ...] = (),
        *,
        block: i64 = 0,
        verb: str = "",
        group: i64 = 0,
        passable: i64 = NONE,
        secret: bool = False,
    ) -> None:
        """Declare a phase."""
        self.number = number
        self.name = name
        self.question = question
        self.rules = rules
        self.block = block
        self.verb = verb
        self.group = group
        self.passable = passable
        self.secret = secret


def check_phases(phases: Iterable[PhaseInfo]) -> None:
    """Raise ValueError unless each phase stands at the place of its number; a game calls this once for its table."""
    for place, phase in enumerate(phases):
        if phase.number != place:
            raise ValueError(f"phase {phase.name!r} has the number {phase.number} but stands at {place}: run `backroom sync`")
