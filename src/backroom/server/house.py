"""What the handlers share: the house with its tables and people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar.datastructures import Cookie

from backroom.core.facts import kebab
from backroom.server.analyst import Analyses
from backroom.server.clock import Clock
from backroom.server.host import Host, NotAllowed, Unplayable
from backroom.server.identity import COOKIE, Identities
from backroom.server.limits import Buckets
from backroom.server.metrics import Metrics
from backroom.server.news import follow_news
from backroom.server.notices import Notices
from backroom.server.shapes import Result, TableInfo
from backroom.server.telling import people_at
from backroom.server.upkeep import keep_order
from backroom.store.keys import load_keys

if TYPE_CHECKING:
    from litestar import Request, WebSocket

    from backroom.core.errors import BackroomError
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
        self.host = Host(settings.database, settings.thinkers, self.metrics, settings.database_seconds)
        self.analyses = Analyses(self.host.thinkers)
        self.joins = Buckets("one can sit down", rate=0.5, burst=30)
        self.arrivals = Buckets("from one address one can arrive", rate=1, burst=200)
        self.replays = Buckets("from one address one can look back", rate=5, burst=60)

    async def open(self) -> None:
        """Open the database and load the secret that signs cookies."""
        notices = Notices(self)
        self.host.lookers.append(notices.look)
        await self.host.open()
        await self.load_keys()
        for work in (follow_news(self), notices.run(), keep_order(self), self.analyses.run()):
            self.host.run(work)

    async def load_keys(self) -> None:
        """Load the keys that sign cookies."""
        self.identities = Identities(self.host.store, await load_keys(self.host.store))

    async def person(self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Person | None:
        """Return who is asking, if the cookie says so."""
        identity = self.identities.read_cookie(connection.cookies.get(COOKIE))
        person = None if identity is None else await self.host.store.person(identity)
        if person is not None and person.banned:
            raise NotAllowed("you have been banned from this house")
        return person

    async def known(self, request: Request[Any, Any, Any]) -> Person:
        """Return who is asking, or ask for a name first."""
        person = await self.person(request)
        if person is None:
            raise NotAllowed("tell us a nickname first: POST /api/me")
        return person

    def cookie(self, identity: str) -> Cookie:
        """Return the cookie that proves an identity."""
        value = self.identities.cookie_for(identity)
        return Cookie(key=COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=self.settings.secure)


def house_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> House:
    """Return what the handlers share."""
    house: House = connection.app.state.house
    return house


def address_of(request: Request[Any, Any, Any]) -> str:
    """Return where a request comes from."""
    return "" if request.client is None else request.client.host


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
        owing=hosted.table.owing() if row.status == "running" else [],
        seats=people_at(hosted.row),
        automatons=list(hosted.game.automatons(row.players)),
        seat=None if person is None else hosted.seat_of(person.id),
        host=person is not None and person.id == row.host,
        result=hosted.result(),
        rematch=row.rematch,
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
        unplayable=unplayable,
    )


def in_brief(table: TableInfo) -> TableInfo:
    """Return a table as the lobby lists it: without the text of an edition."""
    short = {name: value if len(str(value)) <= LONGEST_IN_LOBBY else "custom" for name, value in table.options.items()}
    return msgspec.structs.replace(table, options=short)


def code_of(error: BackroomError) -> str:
    """Return the name of a kind of error, as programs read it."""
    return kebab(type(error).__name__)
