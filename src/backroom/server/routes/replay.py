"""Replays: the frames of a table or of an uploaded record.

A finished game is open from every perspective; while it is played, a seat sees its own past and everybody else the public one.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from backroom.core.errors import BackroomError
from backroom.core.position import OMNISCIENT, SPECTATOR
from backroom.core.record import Record, read_record, replay_steps
from backroom.server.app_context import client_address, context_of
from backroom.server.budgets import REQUEST_ENTRIES
from backroom.server.errors import Forbidden
from backroom.server.messages import event_info, fact_info
from backroom.server.schemas import Replay, ReplayFrame, Result

if TYPE_CHECKING:
    from backroom.core.table import Table
    from backroom.server.app_context import AppContext
    from backroom.server.loaded_table import LoadedTable
    from backroom.store.repository import SeatEvent, User

MAX_FRAMES = 100
RECORD_BYTES = 1_048_576
MAX_ENTRIES = 5_000
"""The longest games have a fifth of it."""
BYTES_PER_ENTRY = 400
"""To read so many bytes of a record costs about as much as to replay an entry."""


class ReplayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A record, and which of its frames to return."""

    record: str
    seat: Annotated[int, msgspec.Meta(ge=-1, le=9)] | None = None
    """Whose perspective: a seat, or -1 a spectator's; None shows everything."""
    first: Annotated[int, msgspec.Meta(ge=0, le=MAX_ENTRIES)] = 0
    """The first frame; 0 is the set-up."""
    count: Annotated[int, msgspec.Meta(ge=1, le=MAX_FRAMES)] = MAX_FRAMES


@get("/tables/{table_id:str}/frames")
async def table_frames(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=-1, le=9)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=MAX_ENTRIES)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
) -> Response[Replay]:
    """Return frames of a table: of a finished one from any perspective, of a running one from the own (`seat`) or the public one (-1)."""
    context, address = context_of(request), client_address(request)
    context.budgets.replays.take(address, REQUEST_ENTRIES)
    loaded = await context.registry.table(table_id)
    check_viewer(loaded, await context.current_user(request), seat)
    names = tuple(row.name for row in loaded.row.seats)
    key = (table_id, loaded.epoch, len(loaded.table.log), len(loaded.events), names, seat, first, count)
    found = context.replay_cache.get(key)
    if found is None:
        record, events = record_so_far(loaded), list(loaded.events)
        context.budgets.replays.take(address, len(record.moves))
        found = await context.replay_cache.make(
            key, lambda: msgspec.json.encode(with_events(replay_frames(record, seat, first, count), events))
        )
    return encoded(found)


@post("/replay", request_max_body_size=RECORD_BYTES, status_code=200)
async def replay_record(request: Request[Any, Any, Any], data: JSONBody[ReplayRequest]) -> Response[Replay]:
    """Return frames of a stored record."""
    context, address = context_of(request), client_address(request)
    context.budgets.replays.take(address, REQUEST_ENTRIES)
    key = (hashlib.blake2b(data.record.encode(errors="surrogatepass")).digest(), data.seat, data.first, data.count)
    found = context.replay_cache.get(key)
    if found is None:
        record = read_bounded_record(context, address, data.record)
        found = await context.replay_cache.make(key, lambda: msgspec.json.encode(replay_frames(record, data.seat, data.first, data.count)))
    return encoded(found)


def encoded(replay: bytes) -> Response[Replay]:
    """Return a response with a replay that is encoded already."""
    return Response(cast("Replay", replay), media_type=MediaType.JSON)


def read_bounded_record(context: AppContext, address: str, text: str) -> Record:
    """Return a record that is read, and replayed by the caller, on the budget of an address."""
    context.budgets.replays.take(address, len(text) / BYTES_PER_ENTRY)
    record = read_record(text)
    if len(record.moves) > MAX_ENTRIES:
        raise BackroomError(f"a record has at most {MAX_ENTRIES} lines, not {len(record.moves)}")
    context.budgets.replays.take(address, len(record.moves))
    return record


REPLAYS = [table_frames, replay_record]


def check_viewer(loaded: LoadedTable, user: User | None, seat: int | None) -> None:
    """Refuse eyes that the one who asks does not have while the game is played."""
    if loaded.row.status == "over":
        return
    if loaded.row.status == "open":
        raise BackroomError("the game has not begun; there is nothing to look back at")
    own = None if user is None else loaded.seat_of(user.id)
    if seat is None or (seat >= 0 and seat != own):
        allowed = "seat=-1, what everybody sees" if own is None else f"seat={own}, your own, or seat=-1, what everybody sees"
        raise Forbidden(f"until the game is over you can look back with {allowed}")


def with_events(replay: Replay, events: list[tuple[int, SeatEvent]]) -> Replay:
    """Return a replay that also tells the changes at the table's seats, each after the entry that came before it."""
    frames = [
        msgspec.structs.replace(frame, facts=[*frame.facts, *(event_info(n, event) for n, event in events if n == frame.n)])
        for frame in replay.frames
    ]
    return msgspec.structs.replace(replay, frames=frames)


def record_so_far(loaded: LoadedTable) -> Record:
    """Return a table's game so far as a record."""
    table = loaded.table
    moves: list[tuple[int, object]] = [(entry.by, entry.move) for entry in table.log]
    result = None if table.outcome is None else msgspec.structs.asdict(table.outcome)
    return Record(table.game, table.players, table.options, [seat.name for seat in loaded.row.seats], moves, result)


def replay_frames(record: Record, seat: int | None, first: int, count: int) -> Replay:
    """Return the frames from `first` on, as seen by a seat, by a spectator (-1) or with everything open (None)."""
    if seat is not None and seat >= record.players:
        raise BackroomError(f"the seats are 0 to {record.players - 1}, there is no seat {seat}")
    viewer = int(OMNISCIENT) if seat is None else int(SPECTATOR) if seat < 0 else seat
    frames = []
    for table in replay_steps(record):
        if first <= len(table.log) < first + count:
            frames.append(frame_of(table, viewer))
    outcome = table.outcome
    return Replay(
        game=record.game.name,
        rules_version=record.game.rules_version,
        players=record.players,
        options=dict(record.options),
        names=record.names,
        automatons=list(record.game.automatons(record.players)),
        seat=seat,
        entries=len(table.log),
        result=None if outcome is None else Result(outcome.scores, outcome.ranks),
        frames=frames,
    )


def frame_of(table: Table, viewer: int) -> ReplayFrame:
    """Return the table as it stands, with what the last entry told the viewer."""
    view = table.view(viewer)
    view.memory = None
    entry = table.log[-1] if table.log else None
    return ReplayFrame(
        n=len(table.log),
        by=None if entry is None else entry.by,
        move=None if entry is None or viewer not in (entry.by, OMNISCIENT) else entry.move,
        facts=[] if entry is None else [fact_info(entry.n, fact) for fact in entry.facts if fact.seen_by(viewer)],
        seats_to_act=table.seats_to_act(),
        view=table.game.describe(view),
    )
