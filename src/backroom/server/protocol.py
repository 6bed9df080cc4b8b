"""The messages of the socket, version 1. The page's types and docs/protocol.md are made from these definitions.

Everything a viewer is told about the game comes as facts, numbered for that viewer alone, so that gaps tell nothing, and as views. A client
that comes back says the last fact it has and gets the rest.
"""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message, told apart by its field `type`."""


# From the client


class Hello(Message, frozen=True):
    """The first message: what the client speaks, and what it has already."""

    protocol: int
    epoch: int = 0
    fact: int = 0


class Draft(Message, frozen=True):
    """The steps of a move in the making; the answer is `asked`."""

    id: str
    steps: list[int]


class Commit(Message, frozen=True):
    """A whole move that answers a decision. The id is the client's own; a repeat is answered as the first time."""

    id: str
    decision: int
    move: dict[str, Any]


class Say(Message, frozen=True):
    """Something to say to the seats or, from spectators, to the spectators."""

    text: str


class Undo(Message, frozen=True):
    """A wish to take the last own move back, or, with `agree`, the answer to another's wish."""

    agree: bool | None = None


class Back(Message, frozen=True):
    """A person takes the seat back from the bot that stood in."""


class Ping(Message, frozen=True):
    """A sign of life; the answer is `pong`."""


FromClient = Hello | Draft | Commit | Say | Undo | Back | Ping


# From the server


class Welcome(Message, frozen=True):
    """The answer to hello: the table, the seat of the one who asks, and where the numbering stands."""

    protocol: int
    table: dict[str, Any]
    seat: int | None
    epoch: int
    fact: int


class Facts(Message, frozen=True):
    """What has happened; `first` is the number of the first for this viewer."""

    epoch: int
    first: int
    facts: list[dict[str, Any]]


class State(Message, frozen=True):
    """Where the table stands, as this viewer may see it."""

    epoch: int
    moves: int
    status: str
    owing: list[int]
    decision: int | None
    view: dict[str, Any]
    seats: list[dict[str, Any]]
    clocks: list[float | None]
    result: dict[str, Any] | None
    undo: int | None
    """The seat that wishes to take a move back, if one does."""


class Asked(Message, frozen=True):
    """The next question of a draft, or the whole move if there is none."""

    id: str
    steps: list[int]
    move: dict[str, Any]
    whole: bool
    question: dict[str, Any] | None
    choices: list[dict[str, Any]]
    facts: list[dict[str, Any]]
    preview: dict[str, Any]


class Done(Message, frozen=True):
    """The move is on disk, as line n of the log."""

    id: str
    n: int


class Refused(Message, frozen=True):
    """What was asked for was not done, and why; a state follows where a move was refused."""

    id: str
    error: str
    reason: str


class Said(Message, frozen=True):
    """Somebody said something."""

    channel: str
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


FromServer = Welcome | Facts | State | Asked | Done | Refused | Said | Present | Pong | Restarting

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()
