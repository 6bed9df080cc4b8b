"""What the request handlers share: settings, tables, users and limits."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.datastructures import Cookie

from backroom.server import error_codes, protocol
from backroom.server.analysis_jobs import AnalysisQueue
from backroom.server.auth import COOKIE, Auth, describe_device
from backroom.server.bot_workers import default_bot_workers
from backroom.server.budgets import Budgets
from backroom.server.change_feed import follow_changes
from backroom.server.clock import TimeControl
from backroom.server.errors import Forbidden, Unplayable
from backroom.server.maintenance import run_maintenance
from backroom.server.messages import seat_infos
from backroom.server.metrics import Metrics
from backroom.server.nicknames import reserved_looks
from backroom.server.notifications import NotificationSender
from backroom.server.rate_limits import address_key
from backroom.server.replay_cache import ReplayCache
from backroom.server.schemas import Result, TableInfo
from backroom.server.table_registry import TableRegistry
from backroom.store import sessions
from backroom.store.signing_keys import load_signing_keys

if TYPE_CHECKING:
    from litestar import Request, WebSocket

    from backroom.server.loaded_table import LoadedTable
    from backroom.server.settings import Settings
    from backroom.store.repository import TableRow, User

YEAR = 365 * 86400
MAX_IN_LOBBY = 80


class AppContext:
    """What the handlers share."""

    registry: TableRegistry
    auth: Auth

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.budgets = Budgets(settings)
        bot_workers = settings.bot_workers or default_bot_workers(settings.workers)
        self.registry = TableRegistry(settings.database, bot_workers, self.metrics, settings.database_seconds)
        self.registry.away_seconds = settings.away_seconds
        self.registry.max_tables = settings.tables_per_user
        self.analyses = AnalysisQueue(self.registry.bot_workers)
        self.replay_cache = ReplayCache()

    async def open(self) -> None:
        """Open the database and load the secret that signs cookies."""
        notices = NotificationSender(self)
        self.registry.attendants.append(notices.enqueue_for)
        await self.registry.open()
        await self.load_keys()
        for work in (follow_changes(self), notices.run(), run_maintenance(self), self.analyses.run(), load_look_alikes()):
            self.registry.spawn(work)

    async def load_keys(self) -> None:
        """Load the keys that sign cookies."""
        self.auth = Auth(self.registry.store, await load_signing_keys(self.registry.store))

    async def current_user(self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> User | None:
        """Return who is asking, if the cookie names a session that has not ended."""
        session = self.session(connection)
        user = None if session is None else await sessions.user_of(self.registry.store, session)
        if user is not None and user.banned:
            raise Forbidden("you have been banned from this server")
        return user

    async def require_user(self, request: Request[Any, Any, Any]) -> User:
        """Return who is asking, or ask for a name first."""
        user = await self.current_user(request)
        if user is None:
            raise Forbidden("tell us a nickname first: POST /api/me")
        return user

    def session(self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str | None:
        """Return the session that a cookie names; it may have ended."""
        return self.auth.verify_cookie(connection.cookies.get(COOKIE))

    async def sign_in(self, request: Request[Any, Any, Any], user: User) -> Cookie:
        """Make a browser this person's; return its cookie. Whoever it was before is signed out there."""
        old = self.session(request)
        former = None if old is None else await sessions.user_of(self.registry.store, old)
        if former is not None:
            await self.sign_out(former.id, only=old)
        device = describe_device(request.headers.get("user-agent", ""))
        return self.auth_cookie(await sessions.add_session(self.registry.store, user.id, device))

    async def sign_out(self, user_id: str, *, only: str | None = None, all_but: str | None = None) -> int:
        """End sessions of a person and their open connections; return how many sessions ended."""
        ended = await sessions.end_sessions(self.registry.store, user_id, only=only, all_but=all_but)
        await self.drop_ended_sessions(user_id)
        return ended

    async def drop_ended_sessions(self, user_id: str) -> None:
        """Close a person's connections to this process whose session has ended."""
        connections = self.registry.connections_of(user_id)
        if connections:
            live = {session.id for session in await sessions.list_sessions(self.registry.store, user_id)}
            for connection in connections:
                if connection.session not in live:
                    connection.close_with(protocol.Error("", error_codes.SIGNED_OUT.code, "this browser was signed out"))

    def auth_cookie(self, session: str) -> Cookie:
        """Return the cookie that names a session."""
        value = self.auth.sign_cookie(session)
        return Cookie(key=COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=self.settings.secure)


async def load_look_alikes() -> None:
    """Read the large table of characters that look alike before the first nickname is checked."""
    await asyncio.to_thread(reserved_looks)


def context_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> AppContext:
    """Return what the handlers share."""
    context: AppContext = connection.app.state.context
    return context


def client_address(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Return the address that a request or a socket counts for; behind a trusted proxy it is the client's."""
    return "" if connection.client is None else address_key(connection.client.host)


async def find_table(context: AppContext, table_id: str) -> LoadedTable | Unplayable:
    """Return a table to look at, also one that can't be played."""
    try:
        return await context.registry.table(table_id)
    except Unplayable as error:
        return error


def table_info(loaded: LoadedTable | Unplayable, user: User | None) -> TableInfo:
    """Return what everybody may know of a table."""
    row = loaded.row
    if isinstance(loaded, Unplayable):
        return table_info_from_row(row, user, str(loaded))
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        players=row.players,
        options=dict(loaded.table.options),
        clock=loaded.clock,
        listed=row.listed,
        status=row.status,
        commitment=row.commitment,
        entries=len(loaded.table.log),
        seats_to_act=loaded.table.seats_to_act() if row.status == "running" else [],
        seats=seat_infos(loaded.row),
        automatons=list(loaded.game.automatons(row.players)),
        seat=None if user is None else loaded.seat_of(user.id),
        is_host=user is not None and user.id == row.host_id,
        result=loaded.result(),
        rematch_table_id=row.rematch,
        level=row.level,
    )


def table_info_from_row(row: TableRow, user: User | None, unplayable: str) -> TableInfo:
    """Return what can be said of a table that can't be played."""
    seats = [seat.seat for seat in row.seats if user is not None and seat.user_id == user.id]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        players=row.players,
        options=msgspec.json.decode(row.options),
        clock=msgspec.json.decode(row.clock, type=TimeControl),
        listed=row.listed,
        status=row.status,
        commitment=row.commitment,
        entries=0,
        seats_to_act=[],
        seats=seat_infos(row),
        automatons=[],
        seat=seats[0] if seats else None,
        is_host=user is not None and user.id == row.host_id,
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        rematch_table_id=row.rematch,
        level=row.level,
        unplayable_reason=unplayable,
    )


def table_summary(table: TableInfo) -> TableInfo:
    """Return a table as the lobby lists it: without the text of an edition."""
    short = {name: value if len(str(value)) <= MAX_IN_LOBBY else "custom" for name, value in table.options.items()}
    return msgspec.structs.replace(table, options=short)
