"""The codes by which programs tell errors apart: a set of their own, which does not change when a class is renamed.

Sockets send them in `refused`, HTTP in a Trouble. docs/protocol.md lists them, and the page has a text for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from backroom.bots.play import UnknownBot
from backroom.core import errors
from backroom.core.fairness import UnfairRecord
from backroom.core.texts import UnknownLanguage
from backroom.server.analysis_jobs import UnknownAnalysis
from backroom.server.auth import InvalidSecret
from backroom.server.errors import Forbidden, LimitReached, UnknownDevice, UnknownParticipant, Unplayable
from backroom.server.mail import BadAddress, MailFailed
from backroom.server.nicknames import BadNickname, NameTaken
from backroom.server.rate_limits import RateLimited, TooManyAtOnce
from backroom.server.webhooks import WebhookError
from backroom.store.database import DatabaseUnavailable
from backroom.store.log_appender import WriteConflict
from backroom.store.outcome import OutcomeUnknown
from backroom.store.repository import SeatTaken, UnknownTable

if TYPE_CHECKING:
    from litestar.exceptions import HTTPException


class ErrorCode(NamedTuple):
    """A code, the status of an HTTP answer that has it, and when it is sent."""

    code: str
    status: int
    when: str


BAD_REQUEST = ErrorCode("bad-request", 400, "The request can't be understood or can't be done as it stands; the reason says why.")
FORBIDDEN = ErrorCode("forbidden", 403, "The user may not do this: another's seat or table, no nickname yet, a ban.")
NOT_FOUND = ErrorCode("not-found", 404, "There is nothing at this address.")
METHOD_NOT_ALLOWED = ErrorCode("method-not-allowed", 405, "The address does not take this method.")
TOO_LARGE = ErrorCode("too-large", 413, "A message or a request is longer than allowed.")
RATE_LIMITED = ErrorCode("rate-limited", 429, "Too many requests in a short time; try again shortly.")
INTERNAL_ERROR = ErrorCode("internal-error", 500, "The server failed; this is an error in the program.")

MALFORMED = ErrorCode("malformed", 400, "What was sent is no message of this protocol, or is nested too deeply.")
NO_HELLO = ErrorCode("no-hello", 400, "A socket's first message was not `hello`.")
SIGNED_OUT = ErrorCode("signed-out", 403, "This browser was signed out, by another browser of the user or by recovery.")
OTHER_ORIGIN = ErrorCode("other-origin", 403, "The request comes from another site's page.")

OF_ERRORS: dict[type[errors.BackroomError], ErrorCode] = {
    errors.BackroomError: BAD_REQUEST,
    errors.UnknownGame: ErrorCode("unknown-game", 400, "The server does not have this game."),
    errors.BadSetup: ErrorCode("bad-setup", 400, "This number of players, option or clock does not exist for the game."),
    errors.MalformedMove: ErrorCode("malformed-move", 400, "What was sent is no move: a wrong form, an unknown field or word."),
    errors.IllegalMove: ErrorCode("illegal-move", 400, "The rules or the state of the table do not allow this now."),
    errors.NotYourTurn: ErrorCode("not-your-turn", 400, "The seat has no decision to make now."),
    errors.StaleDecision: ErrorCode("stale-decision", 409, "The decision is no longer open; the state that follows has the current one."),
    errors.BadRecord: ErrorCode("bad-record", 400, "The record can't be read or replayed; the reason names the line."),
    errors.NewerRecord: ErrorCode("newer-record", 400, "The record needs a newer version of the program."),
    UnfairRecord: ErrorCode("unfair-record", 400, "The draws of a record do not follow from its seed."),
    UnknownLanguage: ErrorCode("unknown-language", 400, "The server has no texts in this language."),
    UnknownBot: ErrorCode("unknown-bot", 400, "The game has no bot of this name."),
    UnknownTable: ErrorCode("unknown-table", 404, "There is no such table; it may have been deleted."),
    UnknownAnalysis: ErrorCode("unknown-analysis", 404, "There is no such analysis in this process; ask for it again."),
    UnknownParticipant: ErrorCode("unknown-participant", 404, "Nobody at this table has this handle."),
    UnknownDevice: ErrorCode("unknown-device", 404, "The user is not signed in in that browser."),
    SeatTaken: ErrorCode("seat-taken", 409, "Somebody else has taken the seat, or the table has changed."),
    WriteConflict: ErrorCode("write-conflict", 409, "Another process has written to the table first; look again."),
    Unplayable: ErrorCode("unplayable", 409, "This program can't play the table on; it can be looked at."),
    DatabaseUnavailable: ErrorCode("storage-unavailable", 503, "The database can't be reached or written; try again."),
    OutcomeUnknown: ErrorCode(
        "outcome-unknown", 503, "The database went away during a write; the server tells the outcome when it knows it."
    ),
    Forbidden: FORBIDDEN,
    LimitReached: ErrorCode("limit-reached", 429, "A limit on how many there may be is reached; finish or drop one first."),
    RateLimited: RATE_LIMITED,
    TooManyAtOnce: ErrorCode("too-many-at-once", 429, "A user or an address has too many connections or requests at the same time."),
    NameTaken: ErrorCode("name-taken", 409, "The nickname looks like that of another player at the table."),
    BadNickname: ErrorCode("bad-nickname", 400, "This can't be a nickname."),
    InvalidSecret: ErrorCode("invalid-secret", 400, "The link or code is used up, too old or mistyped."),
    BadAddress: ErrorCode("bad-address", 400, "This is no mail address."),
    MailFailed: ErrorCode("mail-failed", 400, "The mail could not be sent."),
    WebhookError: ErrorCode("webhook-error", 400, "The address of a web hook can't or must not be called."),
}
"""By the class of an error; a class that is not listed has the code of the nearest class above it."""

OF_STATUS = {
    known.status: known for known in (BAD_REQUEST, FORBIDDEN, NOT_FOUND, METHOD_NOT_ALLOWED, TOO_LARGE, RATE_LIMITED, INTERNAL_ERROR)
}
"""Of errors that the web framework finds, by their status."""

ALL_CODES = sorted({*OF_ERRORS.values(), *OF_STATUS.values(), MALFORMED, NO_HELLO, OTHER_ORIGIN, SIGNED_OUT})


def error_code(error: errors.BackroomError) -> ErrorCode:
    """Return the code of an error."""
    return next(OF_ERRORS[kind] for kind in type(error).__mro__ if kind in OF_ERRORS)


def error_code_http(error: HTTPException) -> ErrorCode:
    """Return the code of an error that the web framework has found."""
    return OF_STATUS.get(error.status_code, INTERNAL_ERROR if error.status_code >= 500 else BAD_REQUEST)
