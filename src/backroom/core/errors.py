"""What can go wrong, each kind a type of its own, each with a sentence for the person who reads it."""

from __future__ import annotations


class BackroomError(Exception):
    """The root of all errors that a caller can cause and mend."""


class UnknownGame(BackroomError):
    """There is no game of that name."""


class BadSetup(BackroomError):
    """That number of players or that option does not exist for the game."""


class MalformedMove(BackroomError):
    """What was sent is no move at all: a wrong form, an unknown field, a value that no move has."""


class IllegalMove(BackroomError):
    """A well-formed move that the rules do not allow here."""


class NotYourTurn(IllegalMove):
    """The seat owes no decision and may not act now."""


class StaleDecision(IllegalMove):
    """The move answers a decision that is no longer open."""


class BadRecord(BackroomError):
    """A record that cannot be read or replayed; says which line and why."""

    def __init__(self, line: int, reason: str) -> None:
        """Name the line, counted from 1, and the reason."""
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class NewerRecord(BadRecord):
    """A record of a newer format or a newer version of the rules than this program knows."""


class MissingExtra(BackroomError, ImportError):
    """A part of the package needs libraries that are not installed."""

    def __init__(self, part: str, error: ImportError, command: str = 'pip install "backroom[research]"') -> None:
        """Name the part, the library that is missing and the command that installs it."""
        super().__init__(f"{part} needs {error.name or error}, which is not installed. Install it with: {command}")
        self.name = error.name


def join_or(words: object) -> str:
    """Return words as a readable list: `a, b or c`."""
    items = [str(word) for word in words] if isinstance(words, (list, tuple, set, range, dict)) else [str(words)]
    if len(items) <= 1:
        return "".join(items) or "nothing"
    return f"{', '.join(items[:-1])} or {items[-1]}"
