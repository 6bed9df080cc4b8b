"""Errors that the server raises itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.core.errors import BackroomError

if TYPE_CHECKING:
    from backroom.store.repository import TableRow


class Forbidden(BackroomError):
    """The user may not do this."""


class LimitReached(BackroomError):
    """A limit that keeps the server usable for all."""


class UnknownParticipant(BackroomError):
    """Nobody of that handle is here."""


class UnknownDevice(BackroomError):
    """The user is not signed in in that browser."""


class Unplayable(BackroomError):
    """A table that this program can't play on, for example because it lacks the version of the rules; it can still be looked at."""

    def __init__(self, row: TableRow, reason: str) -> None:
        """Keep the table as stored, and why it can't be played."""
        super().__init__(f"this table can't be played at present: {reason}")
        self.row = row
