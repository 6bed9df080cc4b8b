"""What the handlers share: the house with its tables and people."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.datastructures import Cookie

from backroom.server import error_codes, protocol
from backroom.server.analyst import Analyses
from backroom.server.budgets import Budgets
from backroom.server.clock import Clock
from backroom.server.errors import NotAllowed, Unplayable
from backroom.server.host import Host
from backroom.server.identity import COOKIE, Identities, describe_device
from backroom.server.limits import address_key
from backroom.server.metrics import Metrics
from backroom.server.news import follow_news
from backroom.server.nicknames import reserved_looks
from backroom.server.notices import Notices
from backroom.server.replay_cache import ReplayCache
from backroom.server.shapes import Result, TableInfo
from backroom.server.telling import people_at
from backroom.server.thinkers import default_thinkers
from backroom.server.upkeep import keep_order
from backroom.store import sessions
from backroom.store.keys import load_keys

if TYPE_CHECKING:
    from litestar import Request, WebSocket

    from backroom.server.hosted import Hosted
    from backroom.server.settings import Settings
    from backroom.store.tables import Person, TableRow

YEAR = 365 * 86400
LONGEST_IN_LOBBY = 80


class House:
    """What the handlers share."""

    host: Host
    identities: Identities

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.budgets = Budgets(settings)
        thinkers = settings.thinkers or default_thinkers(settings.workers)
        self.host = Host(settings.database, thinkers, self.metrics, settings.database_seconds)
        self.host.away_seconds = settings.away_seconds
        self.host.most_tables = settings.tables_per_user
        self.analyses = Analyses(self.host.thinkers)
        self.replay_cache = ReplayCache()

    async def open(self) -> None:
        """Open the database and load the secret that signs cookies."""
        notices = Notices(self)
        self.host.lookers.append(notices.look)
        await self.host.open()
        await self.load_keys()
        for work in (follow_news(self), notices.run(), keep_order(self), self.analyses.run(), load_look_alikes()):
            self.host.run(work)

    async def load_keys(self) -> None:
        """Load the keys that sign cookies."""
        self.identities = Identities(self.host.store, await load_keys(self.host.store))

    async def person(self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Person | None:
        """Return who is asking, if the cookie names a session that has not ended."""
        session = self.session(connection)
        person = None if session is None else await sessions.person_of(self.host.store, session)
        if person is not None and person.banned:
            raise NotAllowed("you have been banned from this house")
        return person

    async def known(self, request: Request[Any, Any, Any]) -> Person:
        """Return who is asking, or ask for a name first."""
        person = await self.person(request)
        if person is None:
            raise NotAllowed("tell us a nickname first: POST /api/me")
        return person

    def session(self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str | None:
        """Return the session that a cookie names; it may have ended."""
        return self.identities.read_cookie(connection.cookies.get(COOKIE))

    async def sign_in(self, request: Request[Any, Any, Any], person: Person) -> Cookie:
        """Make a browser this person's; return its cookie. Whoever it was before is signed out there."""
        old = self.session(request)
        former = None if old is None else await sessions.person_of(self.host.store, old)
        if former is not None:
            await self.sign_out(former.id, only=old)
        device = describe_device(request.headers.get("user-agent", ""))
        return self.cookie(await sessions.add_session(self.host.store, person.id, device))

    async def sign_out(self, identity: str, *, only: str | None = None, all_but: str | None = None) -> int:
        """End sessions of a person and their open connections; return how many sessions ended."""
        ended = await sessions.end_sessions(self.host.store, identity, only=only, all_but=all_but)
        await self.drop_ended_sessions(identity)
        return ended

    async def drop_ended_sessions(self, identity: str) -> None:
        """Close a person's connections to this process whose session has ended."""
        watchers = self.host.watchers_of(identity)
        if watchers:
            live = {session.id for session in await sessions.list_sessions(self.host.store, identity)}
            for watcher in watchers:
                if watcher.session not in live:
                    watcher.dismiss(protocol.Refused("", error_codes.SIGNED_OUT.code, "this browser was signed out"))

    def cookie(self, session: str) -> Cookie:
        """Return the cookie that names a session."""
        value = self.identities.cookie_for(session)
        return Cookie(key=COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=self.settings.secure)


async def load_look_alikes() -> None:
    """Read the large table of characters that look alike before the first nickname is checked."""
    await asyncio.to_thread(reserved_looks)


def house_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> House:
    """Return what the handlers share."""
    house: House = connection.app.state.house
    return house


def address_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Return the address that a request or a socket counts for; behind a trusted proxy it is the client's."""
    return "" if connection.client is None else address_key(connection.client.host)


async def look_up(house: House, table_id: str) -> Hosted | Unplayable:
    """Return a table to look at, also one that can't be played."""
    try:
        return await house.host.hosted(table_id)
    except Unplayable as error:
        return error


def about(hosted: Hosted | Unplayable, person: Person | None) -> TableInfo:
    """Return what everybody may know of a table."""
    row = hosted.row
    if isinstance(hosted, Unplayable):
        return about_row(row, person, str(hosted))
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=dict(hosted.table.options),
        clock=hosted.clock,
        listed=row.listed,
        status=row.status,
        commitment=row.commitment,
        moves=len(hosted.table.log),
        owing=hosted.table.seats_to_act() if row.status == "running" else [],
        seats=people_at(hosted.row),
        automatons=list(hosted.game.automatons(row.players)),
        seat=None if person is None else hosted.seat_of(person.id),
        host=person is not None and person.id == row.host,
        result=hosted.result(),
        rematch=row.rematch,
        level=row.level,
    )


def about_row(row: TableRow, person: Person | None, unplayable: str) -> TableInfo:
    """Return what can be said of a table that can't be played."""
    seats = [seat.seat for seat in row.seats if person is not None and seat.identity == person.id]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=msgspec.json.decode(row.options),
        clock=msgspec.json.decode(row.clock, type=Clock),
        listed=row.listed,
        status=row.status,
        commitment=row.commitment,
        moves=0,
        owing=[],
        seats=people_at(row),
        automatons=[],
        seat=seats[0] if seats else None,
        host=person is not None and person.id == row.host,
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        rematch=row.rematch,
        level=row.level,
        unplayable=unplayable,
    )


def in_brief(table: TableInfo) -> TableInfo:
    """Return a table as the lobby lists it: without the text of an edition."""
    short = {name: value if len(str(value)) <= LONGEST_IN_LOBBY else "custom" for name, value in table.options.items()}
    return msgspec.structs.replace(table, options=short)
