"""Steps and named moves: small integers inside, the game's words outside, one table for both.

A step adds one word to a move. The chain of steps [infiltrate, red, 2, b3] reads
`{"do": "infiltrate", "conglomerate": "red", "cards": 2, "tile": "b3"}`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from backroom.core.errors import IllegalMove, MalformedMove, join_or

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

RESIGN_VERB = "leave"
"""The verb of the move by which a seat leaves the game for good; reserved, since it is in no game's table of steps."""

Word: TypeAlias = str | int
Move: TypeAlias = dict[str, Word | list[Word]]


class StepBlock(NamedTuple):
    """A block of steps that answer the same question: one for each word, numbered from `start`."""

    start: int
    field: str
    """The field of the move that the word goes to; empty for a step that adds nothing, such as "no more"."""
    words: tuple[Word, ...]
    is_list: bool = False
    """Whether the field is a list to which each such step adds a word."""
    is_sum: bool = False
    """Whether the field is a number to which each such step adds its word: a sum named digit by digit."""
    target: str = ""
    """What the words point at: "seat", "tile", "card" … in the game's words; boards light it up and texts show seats as names."""


class StepTable:
    """The table of all steps of a game."""

    def __init__(self, *kinds: StepBlock) -> None:
        """Take the kinds in order; they must follow each other without a gap, and no move of them may have a reserved verb."""
        self.blocks = kinds
        self.lookup: list[tuple[StepBlock, Word]] = []
        for kind in kinds:
            if kind.start != len(self.lookup):
                raise ValueError(f"steps of {kind.field!r} start at {kind.start}, expected {len(self.lookup)}")
            if kind.field == "do":
                for word in kind.words:
                    check_verb(word)
            self.lookup += [(kind, word) for word in kind.words]
        self.words_by_field: dict[str, set[Word]] = {}
        for kind in kinds:
            self.words_by_field.setdefault(kind.field, set()).update(kind.words)
        self.list_fields = {kind.field for kind in kinds if kind.is_list}
        self.sum_fields = {kind.field for kind in kinds if kind.is_sum}

    @property
    def size(self) -> int:
        """How many steps the game has."""
        return len(self.lookup)

    def to_move(self, verb: str, steps: Iterable[int]) -> Move:
        """Return a chain of steps as a move; `verb` is what it does if its first step does not say."""
        check_verb(verb)
        move: Move = {"do": verb} if verb else {}
        for step in steps:
            kind, word = self.lookup[step]
            if not kind.field:
                continue
            if kind.is_list:
                words = move.setdefault(kind.field, [])
                assert isinstance(words, list)
                words.append(word)
            elif kind.is_sum:
                so_far = move.get(kind.field, 0)
                assert isinstance(so_far, int)
                assert isinstance(word, int)
                move[kind.field] = so_far + word
            else:
                move[kind.field] = word
        return move

    def check_form(self, move: object) -> Move:  # noqa: C901
        """Return the move if it has the form of one: known fields with known words."""
        if not isinstance(move, dict):
            raise MalformedMove('a move is an object such as {"do": …}')
        if "do" not in move:
            raise MalformedMove('a move needs the field "do"')
        for field, value in move.items():
            if field == "do":
                if not isinstance(value, str):
                    raise MalformedMove('"do" must be a word')
                continue
            known = self.words_by_field.get(field) if field else None
            if known is None:
                fields = sorted(name for name in self.words_by_field if name)
                raise MalformedMove(f"unknown field {field!r}; a move has {join_or(['do', *fields])}")
            if field in self.sum_fields:
                if isinstance(value, bool) or not isinstance(value, int) or value < 0:
                    raise MalformedMove(f"{field!r} must be a whole number from 0, not {value!r}")
                continue
            if (field in self.list_fields) != isinstance(value, list):
                raise MalformedMove(f"{field!r} must be {'a list of words' if field in self.list_fields else 'one word'}")
            for word in value if isinstance(value, list) else [value]:
                if isinstance(word, bool) or not isinstance(word, str | int) or word not in known:
                    allowed = join_or(sorted(known, key=str))
                    raise MalformedMove(f"{field!r} cannot be {word!r}; it is {allowed}")
        return move


def check_verb(verb: Word) -> None:
    """Refuse the reserved verb in a game's own moves."""
    if verb == RESIGN_VERB:
        raise ValueError(f"the verb {RESIGN_VERB!r} is reserved for leaving the game (Position.leaves); name this move otherwise")


class MoveParser:
    """Reads a named move step by step, against the steps that are legal on the way."""

    def __init__(self, table: StepTable, move: Move, verb: str) -> None:
        """Take a move of good form; `verb` is what a move that begins here does if its first step does not say."""
        self.table = table
        self.remaining: dict[str, list[Word]] = {
            field: list(value) if isinstance(value, list) else [value] for field, value in move.items()
        }
        if verb:
            (does,) = self.remaining.pop("do")
            if does != verb:
                raise IllegalMove(f'{does!r} is not possible now; the decision at hand is {{"do": "{verb}"}}')

    def next_step(self, legal: Sequence[int]) -> int:
        """Return the legal step that the move names next."""
        nothing = zero = -1
        digit = self._next_digit(legal)
        if digit >= 0:
            kind, word = self.table.lookup[digit]
            left = self.remaining[kind.field]
            if left[0] != 0:
                self.remaining[kind.field] = [int(left[0]) - int(word)]
                return digit
            zero = digit
        for step in legal:
            kind, word = self.table.lookup[step]
            if not kind.field:
                nothing = step
            elif not kind.is_sum and self.remaining.get(kind.field, [])[:1] == [word]:
                self.remaining[kind.field].pop(0)
                return step
        if max(nothing, zero) >= 0:
            return nothing if nothing >= 0 else zero
        kinds = {self.table.lookup[step][0].field for step in legal}
        field = next(iter(sorted(kinds)))
        words = join_or([self.table.lookup[step][1] for step in legal])
        given = self.remaining.get(field)
        if given:
            raise IllegalMove(f"{field!r} cannot be {given[0]!r} here; it can be {words}")
        raise IllegalMove(f"the move lacks {field!r}; it can be {words}")

    def _next_digit(self, legal: Sequence[int]) -> int:
        """Return the greatest legal step that a sum of the move still holds: sums are named from the highest digit on."""
        found = -1
        for step in legal:
            kind, word = self.table.lookup[step]
            if kind.is_sum and kind.field in self.remaining and int(word) <= int(self.remaining[kind.field][0]):
                found = step
        return found

    def finish(self) -> None:
        """Check that nothing of the move is left over."""
        for field, words in self.remaining.items():
            if words and not (field in self.table.sum_fields and words == [0]):
                raise IllegalMove(f"{field!r}: {join_or(words)} does not belong to this move here")
