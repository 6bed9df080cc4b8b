"""Looking back: the moments of a table or of a record that somebody brings.

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
from backroom.server.budgets import REQUEST_ENTRIES
from backroom.server.errors import NotAllowed
from backroom.server.house import address_of, house_of
from backroom.server.shapes import Moment, Replay, Result
from backroom.server.telling import tell_event, tell_fact

if TYPE_CHECKING:
    from backroom.core.table import Table
    from backroom.server.hosted import Hosted
    from backroom.server.house import House
    from backroom.store.tables import Person, SeatEvent

MOST_MOMENTS = 100
RECORD_BYTES = 1_048_576
MOST_ENTRIES = 5_000
"""The longest games have a fifth of it."""
BYTES_PER_ENTRY = 400
"""To read so many bytes of a record costs about as much as to replay an entry."""


class ReplayWish(msgspec.Struct, forbid_unknown_fields=True):
    """A record, and which of its moments are wanted."""

    record: str
    seat: Annotated[int, msgspec.Meta(ge=-1, le=9)] | None = None
    """Whose perspective: a seat, or -1 a spectator's; None shows everything."""
    first: Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)] = 0
    """The first moment; 0 is the set-up."""
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_MOMENTS)] = MOST_MOMENTS


@get("/tables/{table_id:str}/moments")
async def table_moments(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=-1, le=9)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=MOST_ENTRIES)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)] = MOST_MOMENTS,
) -> Response[Replay]:
    """Return moments of a table: of a finished one from any perspective, of a running one from the own (`seat`) or the public one (-1)."""
    house, address = house_of(request), address_of(request)
    house.budgets.replays.take(address, REQUEST_ENTRIES)
    hosted = await house.host.hosted(table_id)
    check_perspective(hosted, await house.person(request), seat)
    names = tuple(row.name for row in hosted.row.seats)
    key = (table_id, hosted.epoch, len(hosted.table.log), len(hosted.events), names, seat, first, count)
    found = house.replay_cache.get(key)
    if found is None:
        record, events = record_of(hosted), list(hosted.events)
        house.budgets.replays.take(address, len(record.moves))
        found = await house.replay_cache.make(key, lambda: msgspec.json.encode(with_events(look_back(record, seat, first, count), events)))
    return encoded(found)


@post("/replay", request_max_body_size=RECORD_BYTES, status_code=200)
async def replay_record(request: Request[Any, Any, Any], data: JSONBody[ReplayWish]) -> Response[Replay]:
    """Return moments of a record that was kept."""
    house, address = house_of(request), address_of(request)
    house.budgets.replays.take(address, REQUEST_ENTRIES)
    key = (hashlib.blake2b(data.record.encode(errors="surrogatepass")).digest(), data.seat, data.first, data.count)
    found = house.replay_cache.get(key)
    if found is None:
        record = read_bounded_record(house, address, data.record)
        found = await house.replay_cache.make(key, lambda: msgspec.json.encode(look_back(record, data.seat, data.first, data.count)))
    return encoded(found)


def encoded(replay: bytes) -> Response[Replay]:
    """Return a response with a replay that is encoded already."""
    return Response(cast("Replay", replay), media_type=MediaType.JSON)


def read_bounded_record(house: House, address: str, text: str) -> Record:
    """Return a record that is read, and replayed by the caller, on the budget of an address."""
    house.budgets.replays.take(address, len(text) / BYTES_PER_ENTRY)
    record = read_record(text)
    if len(record.moves) > MOST_ENTRIES:
        raise BackroomError(f"a record has at most {MOST_ENTRIES} lines, not {len(record.moves)}")
    house.budgets.replays.take(address, len(record.moves))
    return record


REPLAYS = [table_moments, replay_record]


def check_perspective(hosted: Hosted, person: Person | None, seat: int | None) -> None:
    """Refuse eyes that the one who asks does not have while the game is played."""
    if hosted.row.status == "over":
        return
    if hosted.row.status == "open":
        raise BackroomError("the game has not begun; there is nothing to look back at")
    own = None if person is None else hosted.seat_of(person.id)
    if seat is None or (seat >= 0 and seat != own):
        allowed = "seat=-1, what everybody sees" if own is None else f"seat={own}, your own, or seat=-1, what everybody sees"
        raise NotAllowed(f"until the game is over you can look back with {allowed}")


def with_events(replay: Replay, events: list[tuple[int, SeatEvent]]) -> Replay:
    """Return a replay that also tells the changes at the table's seats, each after the entry that came before it."""
    moments = [
        msgspec.structs.replace(moment, facts=[*moment.facts, *(tell_event(n, event) for n, event in events if n == moment.n)])
        for moment in replay.moments
    ]
    return msgspec.structs.replace(replay, moments=moments)


def record_of(hosted: Hosted) -> Record:
    """Return a table's game so far as a record."""
    table = hosted.table
    moves: list[tuple[int, object]] = [(entry.by, entry.move) for entry in table.log]
    result = None if table.outcome is None else msgspec.structs.asdict(table.outcome)
    return Record(table.game, table.players, table.options, [seat.name for seat in hosted.row.seats], moves, result)


def look_back(record: Record, seat: int | None, first: int, count: int) -> Replay:
    """Return the moments from `first` on, as a seat, a spectator (-1) or one who sees everything (None) sees them."""
    if seat is not None and seat >= record.players:
        raise BackroomError(f"the seats are 0 to {record.players - 1}, there is no seat {seat}")
    viewer = int(OMNISCIENT) if seat is None else int(SPECTATOR) if seat < 0 else seat
    moments = []
    for table in replay_steps(record):
        if first <= len(table.log) < first + count:
            moments.append(moment_of(table, viewer))
    outcome = table.outcome
    return Replay(
        game=record.game.name,
        rules=record.game.rules_version,
        players=record.players,
        options=dict(record.options),
        names=record.names,
        automatons=list(record.game.automatons(record.players)),
        seat=seat,
        moves=len(table.log),
        result=None if outcome is None else Result(outcome.scores, outcome.ranks),
        moments=moments,
    )


def moment_of(table: Table, viewer: int) -> Moment:
    """Return the table as it stands, with what the last entry told the viewer."""
    view = table.view(viewer)
    view.memory = None
    entry = table.log[-1] if table.log else None
    return Moment(
        n=len(table.log),
        by=None if entry is None else entry.by,
        move=None if entry is None or viewer not in (entry.by, OMNISCIENT) else entry.move,
        facts=[] if entry is None else [tell_fact(entry.n, fact) for fact in entry.facts if fact.seen_by(viewer)],
        owing=table.seats_to_act(),
        view=table.game.describe(view),
    )
