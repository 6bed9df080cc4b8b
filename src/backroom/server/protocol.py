"""The messages of the socket, version 2. The page's types and docs/protocol.md are made from these definitions.

The client sends one message a frame; the server answers in frames that hold a JSON array of messages, in order. Everything a viewer is
told about the game comes as facts, numbered for that viewer alone, so that gaps tell nothing, and as views. A client that comes back says
the last fact it has and gets the rest.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

from backroom.server.schemas import AutoResponse, Choice, Fact, Move, Question, Result, SeatInfo, TableInfo, View, Word

PROTOCOL = 2


Label = Annotated[str, msgspec.Meta(max_length=40, pattern="^[ -~]*$")]
"""An id of the client's own making."""
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


def snake_case(name: str) -> str:
    """Return the name of a class as a message's type.

    >>> snake_case("SetAutoResponse")
    'set_auto_response'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """A message, told apart by its field `type`."""


# From the client


class Hello(Message, frozen=True):
    """The first message: what the client speaks, and what it has already."""

    protocol: Count
    epoch: Count = 0
    last_fact: Count = 0


class QueryChoices(Message, frozen=True):
    """Ask for the choices after the steps so far of a move; the answer is `choices`. Nothing is stored."""

    id: Label
    steps: list[Count]


class QueryReason(Message, frozen=True):
    """Ask why an answer is not among the choices after these steps; the answer is `reason`."""

    id: str
    steps: list[int]
    field: str
    value: Word


class Commit(Message, frozen=True):
    """A whole move that answers a decision. The id is the client's own; a repeat is answered as the first time."""

    id: Label
    decision: Count
    move: Move
    epoch: Count | None = None
    """The one in which it was decided: numbers of decisions come again when moves are taken back."""


class SetAutoResponse(Message, frozen=True):
    """Set how the own seat answers passable questions from now on."""

    response: AutoResponse


class Chat(Message, frozen=True):
    """Send a chat message to the seats or, from spectators, to the spectators."""

    text: str


class RequestUndo(Message, frozen=True):
    """Take the seat's last move back: at once if nothing came of it, otherwise when all others agree."""


class AnswerUndo(Message, frozen=True):
    """The answer to another seat's request to take a move back."""

    agree: bool


class ReclaimSeat(Message, frozen=True):
    """Take the seat back from the bot that stood in."""


class Vote(Message, frozen=True):
    """A vote that the person of another seat is absent, or its withdrawal. When all others agree, a bot plays on."""

    seat: Count
    absent: bool = True


class Ping(Message, frozen=True):
    """A sign of life; the answer is `pong`."""


FromSeat = QueryChoices | QueryReason | Commit | SetAutoResponse | RequestUndo | AnswerUndo | ReclaimSeat | Vote
FromClient = Hello | Chat | Ping | FromSeat


# From the server


class Welcome(Message, frozen=True):
    """The answer to hello: the table, the seat of the one who asks, and where the numbering stands."""

    protocol: int
    table: TableInfo
    seat: int | None
    epoch: int
    last_fact: int


class Facts(Message, frozen=True):
    """What has happened; `first_number` is the number of the first fact for this viewer."""

    epoch: int
    first_number: int
    facts: list[Fact]


class TableState(Message, frozen=True):
    """Where the table stands, as this viewer may see it."""

    epoch: int
    entries: int
    status: Literal["open", "running", "over", "closed"]
    seat: int | None
    """The seat of the viewer, which changes when it is handed over; None for spectators."""
    seats_to_act: list[int]
    """The seats that play waits for."""
    decision: int | None
    """The number of the decision that the viewer's seat has to make or, if it need not act, may make."""
    auto_response: AutoResponse | None
    """How the viewer's seat answers questions that it can let go by; None for spectators and in games without such questions."""
    view: View
    seats: list[SeatInfo]
    clocks: list[float | None]
    """The seconds that each seat has left; None without a clock."""
    result: Result | None
    undo_requested_by: int | None
    """The seat that asks to take a move back, if any."""
    rematch_table_id: str | None
    """The table of the rematch, if there is one."""
    votes: list[list[int]]
    """For each seat, the seats that have voted its person absent."""


class Choices(Message, frozen=True):
    """The next question of a draft, or the whole move if there is none."""

    id: str
    steps: list[int]
    move: Move
    is_complete: bool
    question: Question | None
    choices: list[Choice]
    facts: list[Fact]
    preview: View
    """The view as it would be after the steps so far."""


class Reason(Message, frozen=True):
    """Why an answer is not among the choices: a text with its rules, or null where only the question's own rules speak to it."""

    id: str
    reason: Question | None
    rules: tuple[str, ...]
    """The rules of the question at hand."""


class Committed(Message, frozen=True):
    """The move is on disk, as line n of the log."""

    id: str
    entry: int


class Error(Message, frozen=True):
    """What was asked for was not done, and why; a state follows where a move was refused."""

    id: str
    code: str
    """After `outcome-unknown` another answer to the id follows; a client that connects again meanwhile repeats the commit."""
    message: str


class ChatMessage(Message, frozen=True):
    """Somebody said something."""

    channel: Literal["seats", "spectators"]
    name: str
    seat: int | None
    text: str
    at: float
    handle: str
    """The speaker's handle at this table, to mute, block or report by."""


class Presence(Message, frozen=True):
    """Who is connected: seats, and how many spectators."""

    seats: list[int]
    spectators: int


class Pong(Message, frozen=True):
    """The answer to ping."""


class ServerRestarting(Message, frozen=True):
    """The server is restarting; connect again after a short wait."""


FromServer = Welcome | Facts | TableState | Choices | Reason | Committed | Error | ChatMessage | Presence | Pong | ServerRestarting

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()
