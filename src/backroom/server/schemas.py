"""What is told about games, people and tables, over HTTP and the socket alike."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from backroom.bots.decision_analysis import WinEstimate
from backroom.bots.game_analysis import CurvePoint
from backroom.server.clock import TimeControl

Word: TypeAlias = str | int

Move: TypeAlias = Annotated[
    dict[str, Any],
    msgspec.Meta(
        title="Move",
        description='A move in the game\'s words, such as `{"do": "plot", "take": ["deck"]}`.',
        extra_json_schema={"properties": {"do": {"type": "string"}}, "required": ["do"]},
    ),
]
Fact: TypeAlias = Annotated[
    dict[str, Any],
    msgspec.Meta(
        title="Fact",
        description="Something that happened: its entry of the log (0 in a draft), the name of its text, and fields of the game's own.",
        extra_json_schema={"properties": {"n": {"type": "integer"}, "fact": {"type": "string"}}, "required": ["n", "fact"]},
    ),
]
View: TypeAlias = Annotated[
    dict[str, Any],
    msgspec.Meta(title="View", description="What one viewer may see of the game; each game's board defines its fields."),
]
AutoResponse: TypeAlias = Annotated[
    Literal["ask", "pass"] | dict[str, Any],
    msgspec.Meta(title="AutoResponse", description="How a seat answers passable questions: be asked, pass, or a prepared move."),
]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat, as all may know."""

    seat: int
    kind: Literal["open", "person", "bot", "gone"]
    name: str
    bot: str | None
    stand_in: bool
    """Whether a bot plays for an absent person."""
    handle: str | None = None
    """A handle of the person at this table, to mute, block or report."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended; one entry for each side: the seats, then automatons such as a solo rival."""

    scores: list[int]
    ranks: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, bool | str]
    clock: TimeControl
    listed: bool
    status: Literal["open", "running", "over", "closed"]
    commitment: str
    """The hash that binds the server to the secret seed of all draws."""
    entries: int
    seats_to_act: list[int]
    """The seats that play waits for."""
    seats: list[SeatInfo]
    automatons: list[str]
    """Sides that no seat plays, such as a solo rival."""
    seat: int | None
    """The seat of the one who asks."""
    is_host: bool
    """Whether the one who asks is the host."""
    result: Result | None
    rematch_table_id: str | None
    """The table of the rematch, if there is one."""
    level: str
    """Of the bots that stand in for people."""
    unplayable_reason: str | None = None
    """Why the table can't be played at present, if so: this program may lack the version of its rules."""


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked: the key of its text, the rules that govern it, and what the text mentions."""

    key: str
    rules: tuple[str, ...]
    args: dict[str, Word]


class Choice(msgspec.Struct, frozen=True):
    """One answer to the question at hand."""

    step: int
    field: str
    value: Word
    facts: list[Fact]
    """What it will surely do."""
    completes_move: bool
    """Whether it ends the move."""
    reveals_hidden: bool
    """Whether it brings something new to light, so that it can't be taken back."""


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice that is made when a table is set up; its texts are `option-NAME` and `option-NAME-help`."""

    name: str
    default: bool | str
    values: tuple[bool | str, ...]
    players: list[int]
    """The player counts for which another value than the default is allowed."""
    is_text: bool
    """Whether the value is a text such as an edition's file; the default may be left out."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that plays a game; the higher the level, the stronger."""

    name: str
    level: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    rules_version: int
    players: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    """From the weakest to the strongest."""
    default_bot: str
    """Who sits down where nobody has chosen."""
    edition: str | None
    """The name of the option that takes an edition's file, if the game has editions."""
    default_auto_response: Literal["ask", "pass"] | None
    """How questions that a seat can let go by are answered at a new table; None if the game has none."""
    taglines: dict[str, str]
    """One sentence about the game in each language."""


class Catalog(msgspec.Struct, frozen=True):
    """The games and languages of this server."""

    games: list[GameInfo]
    languages: list[str]


class UserInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who somebody is; the recovery code is told once, when it is made."""

    id: str
    nickname: str
    language: str = "en"
    recovery_code: str | None = None


class OneTimeSecret(msgspec.Struct, frozen=True):
    """A one-time secret for another device."""

    secret: str


class DeviceInfo(msgspec.Struct, frozen=True):
    """A signed-in browser of the one who asks."""

    id: str
    device: str
    """Browser and system, as the browser says; empty if it does not."""
    created: float
    seen: float
    """When it was last used, to the hour."""
    current: bool
    """Whether it is the one that asks."""


class SeatOffer(msgspec.Struct, frozen=True):
    """A seat that its holder gives away by a link."""

    table: TableInfo
    seat: int
    name: str


class Lobby(msgspec.Struct, frozen=True):
    """Listed tables that are open or running, and the own ones."""

    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]


class ReplayFrame(msgspec.Struct, frozen=True):
    """The table after entry n of the log, as one perspective sees it; entry 0 is the set-up."""

    n: int
    by: int | None
    """Who made the entry: a seat, or -1 for chance; None for the set-up."""
    move: Move | None
    facts: list[Fact]
    seats_to_act: list[int]
    view: View


class Replay(msgspec.Struct, frozen=True):
    """Some frames of a game or of a record."""

    game: str
    rules_version: int
    players: int
    options: dict[str, bool | str]
    names: list[str]
    automatons: list[str]
    """Sides that no seat plays, such as a solo rival."""
    seat: int | None
    """Whose perspective it is; None shows everything."""
    entries: int
    """How many entries the log has; the last frame has this number."""
    result: Result | None
    frames: list[ReplayFrame]


class RatedMoveInfo(msgspec.Struct, frozen=True):
    """A move, what it will surely do, and what it promises."""

    move: Move
    facts: list[Fact]
    win: WinEstimate


class Mistake(msgspec.Struct, frozen=True):
    """A decision in which something was given away."""

    n: int
    """The number of log entries before it."""
    seat: int
    loss: WinEstimate
    played: RatedMoveInfo
    best: RatedMoveInfo


class Analysis(msgspec.Struct, frozen=True):
    """What is known so far of a game that is analysed."""

    id: str
    """By which to ask again."""
    done: int
    """How many decisions have been judged."""
    total: int | None
    is_finished: bool
    curve: list[CurvePoint]
    mistakes: list[Mistake]
    """The largest first."""


class ErrorInfo(msgspec.Struct, frozen=True):
    """Why something was not done: the kind of the error for programs, a sentence for people."""

    code: str
    message: str
