"""The messages of the socket, version 1. The page's types and docs/protocol.md are made from these definitions.

The client sends one message a frame; the server answers in frames that hold a JSON array of messages, in order. Everything a viewer is
told about the game comes as facts, numbered for that viewer alone, so that gaps tell nothing, and as views. A client that comes back says
the last fact it has and gets the rest.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.server.schemas import Choice, Fact, Move, Question, Result, SeatInfo, Setting, TableInfo, View, Word

PROTOCOL = 1


Label = Annotated[str, msgspec.Meta(max_length=40, pattern="^[ -~]*$")]
"""An id of the client's own making."""
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message, told apart by its field `type`."""


# From the client


class Hello(Message, frozen=True):
    """The first message: what the client speaks, and what it has already."""

    protocol: Count
    epoch: Count = 0
    fact: Count = 0


class Draft(Message, frozen=True):
    """The steps so far of a move that the seat owes or may make; the answer is `asked`. Nothing is stored."""

    id: Label
    steps: list[Count]


class Why(Message, frozen=True):
    """A wish to know why an answer is not among the choices after these steps; the answer is `because`."""

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


class Settle(Message, frozen=True):
    """How the own seat answers questions that it can let go by, from now on."""

    answer: Setting


class Say(Message, frozen=True):
    """Something to say to the seats or, from spectators, to the spectators."""

    text: str


class Undo(Message, frozen=True):
    """A wish to take the last own move back, or, with `agree`, the answer to another's wish."""

    agree: bool | None = None


class Back(Message, frozen=True):
    """A person takes the seat back from the bot that stood in."""


class Vote(Message, frozen=True):
    """A vote that the person of another seat is absent, or its withdrawal. When all others agree, a bot plays on."""

    seat: Count
    absent: bool = True


class Ping(Message, frozen=True):
    """A sign of life; the answer is `pong`."""


FromSeat = Draft | Why | Commit | Settle | Undo | Back | Vote
FromClient = Hello | Say | Ping | FromSeat


# From the server


class Welcome(Message, frozen=True):
    """The answer to hello: the table, the seat of the one who asks, and where the numbering stands."""

    protocol: int
    table: TableInfo
    seat: int | None
    epoch: int
    fact: int


class Facts(Message, frozen=True):
    """What has happened; `first` is the number of the first for this viewer."""

    epoch: int
    first: int
    facts: list[Fact]


class State(Message, frozen=True):
    """Where the table stands, as this viewer may see it."""

    epoch: int
    moves: int
    status: Literal["open", "running", "over", "closed"]
    seat: int | None
    """The seat of the viewer, which changes when it is handed over; None for spectators."""
    owing: list[int]
    """The seats that play waits for."""
    decision: int | None
    """The number of the decision that the viewer's seat owes or, if it is not among those owing, may make."""
    setting: Setting | None
    """How the viewer's seat answers questions that it can let go by; None for spectators and in games without such questions."""
    view: View
    seats: list[SeatInfo]
    clocks: list[float | None]
    """The seconds that each seat has left; None without a clock."""
    result: Result | None
    undo: int | None
    """The seat that wishes to take a move back, if one does."""
    rematch: str | None
    """The table of the rematch, if there is one."""
    votes: list[list[int]]
    """For each seat, the seats that have voted its person absent."""


class Asked(Message, frozen=True):
    """The next question of a draft, or the whole move if there is none."""

    id: str
    steps: list[int]
    move: Move
    whole: bool
    question: Question | None
    choices: list[Choice]
    facts: list[Fact]
    preview: View
    """The view as it would be after the steps so far."""


class Because(Message, frozen=True):
    """Why an answer is not among the choices: a text with its rules, or null where only the question's own rules speak to it."""

    id: str
    reason: Question | None
    rules: tuple[str, ...]
    """The rules of the question at hand."""


class Done(Message, frozen=True):
    """The move is on disk, as line n of the log."""

    id: str
    n: int


class Refused(Message, frozen=True):
    """What was asked for was not done, and why; a state follows where a move was refused."""

    id: str
    error: str
    """After `outcome-unknown` another answer to the id follows; a client that connects again meanwhile repeats the commit."""
    reason: str


class Said(Message, frozen=True):
    """Somebody said something."""

    channel: Literal["seats", "spectators"]
    name: str
    seat: int | None
    text: str
    at: float
    who: str
    """The speaker's handle at this table, to mute, block or report by."""


class Present(Message, frozen=True):
    """Who is connected: seats, and how many spectators."""

    seats: list[int]
    spectators: int


class Pong(Message, frozen=True):
    """The answer to ping."""


class Restarting(Message, frozen=True):
    """The server goes down; connect again in a moment."""


FromServer = Welcome | Facts | State | Asked | Because | Done | Refused | Said | Present | Pong | Restarting

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()
