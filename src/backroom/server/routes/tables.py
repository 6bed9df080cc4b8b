"""HTTP handlers of games, lobby and tables: everything but play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from backroom.server import seating
from backroom.server.app_context import MAX_IN_LOBBY, client_address, context_of, find_table, table_info, table_summary
from backroom.server.budgets import TABLE_BYTES
from backroom.server.catalog import catalog
from backroom.server.routes.users import SecretRequest
from backroom.server.schemas import Catalog, Lobby, OneTimeSecret, SeatOffer, TableInfo
from backroom.server.table_registry import ClientSeedText, CreateTableRequest
from backroom.store.moderation import blocked_either_way
from backroom.store.sessions import drop_seat_link

if TYPE_CHECKING:
    from collections.abc import Mapping

    from backroom.server.app_context import AppContext
    from backroom.store.repository import User

EDITION_BYTES = 65_536
"""The longest request for a table: it can hold an edition's file."""


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to sit in, any free one by default, and the browser's random number."""

    seat: int | None = None
    client_seed: ClientSeedText = ""


class LeaveRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Whether one leaves for good; else one can come back at any time."""

    for_good: bool = False


class SeatUpdate(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat, or nobody: then it is free for a new person."""

    bot: str | None = None


class RematchRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The browser's random number."""

    client_seed: ClientSeedText = ""


@get("/games", sync_to_thread=False)
def list_games() -> Catalog:
    """Return the games with player counts, options and bots, and the languages of the server."""
    return catalog()


@get("/tables")
async def get_lobby(request: Request[Any, Any, Any]) -> Lobby:
    """Return listed tables that are open or running, and the own ones."""
    context = context_of(request)
    user = await context.current_user(request)
    store = context.registry.store
    open_ones = await store.table_ids(status=("open",), listed=True)
    running = await store.table_ids(status=("running",), listed=True)
    mine = [] if user is None else await store.table_ids(status=("open", "running", "over"), user_id=user.id)
    found = {table_id: await find_table(context, table_id) for table_id in {*open_ones, *running, *mine}}
    hidden = frozenset() if user is None else await blocked_either_way(store, user.id)

    def listed(ids: list[str]) -> list[TableInfo]:
        return [table_summary(table_info(found[table_id], user)) for table_id in ids if found[table_id].row.host_id not in hidden]

    return Lobby(listed(open_ones), listed(running), [table_summary(table_info(found[table_id], user)) for table_id in mine])


@post("/tables", request_max_body_size=EDITION_BYTES)
async def create_table(request: Request[Any, Any, Any], data: JSONBody[CreateTableRequest]) -> TableInfo:
    """Create a table; the maker is its host."""
    context = context_of(request)
    user = await context.require_user(request)
    take_table(context, user, client_address(request), data.options)
    row = await context.registry.create(user, data)
    return table_info(await context.registry.table(row.id), user)


def take_table(context: AppContext, user: User, address: str, options: Mapping[str, Any]) -> None:
    """Take a table and the bytes of its options from the budgets of a user and an address."""
    size = sum(len(value) for value in options.values() if isinstance(value, str))
    if size > MAX_IN_LOBBY:
        context.budgets.editions.take(user.id, address)
    context.budgets.tables.take(user.id, address)
    context.budgets.stored.take(user.id, address, TABLE_BYTES + size)


@get("/tables/{table_id:str}")
async def show_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> TableInfo:
    """Return a table as all may know it."""
    context = context_of(request)
    return table_info(await find_table(context, table_id), await context.current_user(request))


@post("/tables/{table_id:str}/join")
async def join_table(request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[JoinRequest]) -> TableInfo:
    """Sit down."""
    context = context_of(request)
    user = await context.require_user(request)
    context.budgets.joins.take(user.id)
    loaded = await context.registry.table(table_id)
    await seating.join(context.registry, loaded, user, data.seat, data.client_seed)
    return table_info(loaded, user)


@post("/tables/{table_id:str}/start")
async def start_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> TableInfo:
    """Begin the game."""
    context = context_of(request)
    user = await context.require_user(request)
    loaded = await context.registry.table(table_id)
    await context.registry.start(loaded, user)
    return table_info(loaded, user)


@post("/tables/{table_id:str}/leave")
async def leave_table(request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[LeaveRequest]) -> TableInfo:
    """Leave the own seat: a bot plays on until one comes back, or for good."""
    context = context_of(request)
    user = await context.require_user(request)
    loaded = await context.registry.table(table_id)
    await seating.leave(context.registry, loaded, user, for_good=data.for_good)
    return table_info(loaded, user)


@patch("/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(
    request: Request[Any, Any, Any], table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatUpdate]
) -> TableInfo:
    """Give a seat to a bot or open it, as the host and before the game."""
    context = context_of(request)
    user = await context.require_user(request)
    loaded = await context.registry.table(table_id)
    await seating.assign(context.registry, loaded, user, seat, data.bot)
    return table_info(loaded, user)


@post("/tables/{table_id:str}/rematch")
async def rematch_table(request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[RematchRequest]) -> TableInfo:
    """Play again."""
    context = context_of(request)
    user = await context.require_user(request)
    loaded = await context.registry.table(table_id)
    if loaded.row.rematch is None:
        take_table(context, user, client_address(request), loaded.table.options)
    row = await context.registry.rematch(loaded, user, data.client_seed)
    return table_info(await context.registry.table(row.id), user)


@get("/tables/{table_id:str}/record")
async def table_record(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """Return the record of a finished game."""
    loaded = await context_of(request).registry.table(table_id)
    return Response(loaded.record(), media_type="application/jsonl")


@post("/tables/{table_id:str}/seat-link")
async def make_seat_link(request: Request[Any, Any, Any], table_id: FromPath[str]) -> OneTimeSecret:
    """Return a one-time secret by which another person can take over the own seat."""
    context = context_of(request)
    user = await context.require_user(request)
    context.budgets.links.take(user.id, client_address(request))
    return OneTimeSecret(await seating.make_seat_link(context.registry, await context.registry.table(table_id), user))


@delete("/tables/{table_id:str}/seat-link", status_code=200)
async def withdraw_seat_link(request: Request[Any, Any, Any], table_id: FromPath[str]) -> dict[str, str]:
    """Withdraw the link to the own seat."""
    context = context_of(request)
    user = await context.require_user(request)
    await drop_seat_link(context.registry.store, table_id, user.id)
    return {"status": "withdrawn"}


@post("/seat-links/look", status_code=200)
async def show_seat_link(request: Request[Any, Any, Any], data: JSONBody[SecretRequest]) -> SeatOffer:
    """Return whose seat a link gives away, and at which table."""
    context = context_of(request)
    context.budgets.secrets.take(client_address(request))
    loaded, seat = await seating.find_seat_link(context.registry, data.secret)
    return SeatOffer(table_info(loaded, await context.current_user(request)), seat.seat, seat.name)


@post("/seat-links/take", status_code=200)
async def take_seat_over(request: Request[Any, Any, Any], data: JSONBody[SecretRequest]) -> TableInfo:
    """Take over the seat that a link gives away."""
    context = context_of(request)
    user = await context.require_user(request)
    context.budgets.secrets.take(client_address(request))
    context.budgets.joins.take(user.id)
    return table_info(await seating.take_over(context.registry, user, data.secret), user)


@delete("/me/seats/{table_id:str}", status_code=200)
async def leave_table_alias(request: Request[Any, Any, Any], table_id: FromPath[str]) -> TableInfo:
    """Leave a table for good; the same as POST …/leave with `for_good`."""
    return await leave_table.fn(request, table_id, LeaveRequest(for_good=True))  # type: ignore[no-any-return]


TABLE_ROUTES = [
    get_lobby,
    create_table,
    show_table,
    join_table,
    start_table,
    leave_table,
    leave_table_alias,
    change_seat,
    rematch_table,
    table_record,
    make_seat_link,
    withdraw_seat_link,
    show_seat_link,
    take_seat_over,
]
