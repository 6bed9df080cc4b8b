"""The web server: an HTTP API for all that is not play, and a socket for each table."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar, Request, Response, Router, WebSocket, delete, get, patch, post, websocket
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig

import backroom
from backroom.bots.match import bots_for
from backroom.core.discover import games
from backroom.core.errors import BackroomError
from backroom.server import protocol
from backroom.server.host import Host, NotAllowed, TableWish, TooMany
from backroom.server.identity import COOKIE, Identities, check_nickname
from backroom.server.limits import Bucket
from backroom.server.watchers import Watcher
from backroom.store.database import StoreTrouble
from backroom.store.tables import Person, UnknownTable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import Message, Scope

    from backroom.server.hosted import Hosted

logger = logging.getLogger("backroom")

MOST_BYTES = 16_384
CHAT_LENGTH = 500
MESSAGES_A_SECOND = 100.0
YEAR = 365 * 86400
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """A nickname to be known by."""

    nickname: str


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """A link's token or a recovery code."""

    secret: str


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to sit in, any free one by default, and the browser's random number."""

    seat: int | None = None
    noise: str = ""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat, or nobody: then it is free for a new person."""

    bot: str | None = None


class Noise(msgspec.Struct, forbid_unknown_fields=True):
    """The browser's random number."""

    noise: str = ""


class House:
    """What the handlers share."""

    host: Host
    identities: Identities

    def __init__(self, database: str, thinkers: int, *, secure: bool = False) -> None:
        self.host = Host(database, thinkers)
        self.secure = secure
        self.started = time.time()

    async def open(self) -> None:
        """Open the database and load the secret that signs cookies."""
        import secrets  # noqa: PLC0415

        await self.host.open()
        self.identities = Identities(self.host.store, await self.host.store.setting("cookie-key", secrets.token_hex(32)))

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
        return Cookie(key=COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=self.secure)


def house_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> House:
    """Return what the handlers share."""
    house: House = connection.app.state.house
    return house


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Say that the process runs."""
    return {"status": "ok", "version": backroom.__version__, "rules": backroom.compiled_status}


@get("/ready")
async def ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Say whether the database answers."""
    await house_of(request).host.store.setting("cookie-key", "")
    return {"status": "ready"}


@get("/games", sync_to_thread=False)
def list_games() -> dict[str, Any]:
    """Return the games with player counts, options and bots."""
    return {
        name: {
            "rules": game.rules,
            "players": list(game.players),
            "options": {o.name: {"values": o.values, "default": o.default, "players": o.players} for o in game.options},
            "bots": list(bots_for(game)),
        }
        for name, game in games().items()
    }


@post("/me")
async def become(request: Request[Any, Any, Any], data: NewPerson) -> Response[dict[str, Any]]:
    """Get an identity, with a recovery code that is shown this once; who has one already changes the nickname."""
    house = house_of(request)
    person = await house.person(request)
    if person is not None:
        await house.host.store.change_person(person.id, nickname=check_nickname(data.nickname))
        return Response({"id": person.id, "nickname": check_nickname(data.nickname)})
    person, code = await house.identities.create(data.nickname)
    return Response({"id": person.id, "nickname": person.nickname, "recovery": code}, cookies=[house.cookie(person.id)])


@get("/me")
async def me(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Return who is asking."""
    person = await house_of(request).known(request)
    return {"id": person.id, "nickname": person.nickname}


@post("/me/link")
async def make_link(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Return a one-time secret that brings the own seats to another device."""
    house = house_of(request)
    person = await house.known(request)
    return {"secret": await house.identities.make_link(person.id)}


@post("/me/adopt")
async def adopt(request: Request[Any, Any, Any], data: Secret) -> Response[dict[str, str]]:
    """Become the one who made a link."""
    house = house_of(request)
    identity = await house.identities.use_link(data.secret)
    return Response({"id": identity}, cookies=[house.cookie(identity)])


@post("/me/recover")
async def recover(request: Request[Any, Any, Any], data: Secret) -> Response[dict[str, str]]:
    """Become the one whose recovery code it is; the code is replaced."""
    house = house_of(request)
    identity, code = await house.identities.recover(data.secret)
    return Response({"id": identity, "recovery": code}, cookies=[house.cookie(identity)])


@get("/tables")
async def lobby(request: Request[Any, Any, Any]) -> dict[str, list[dict[str, Any]]]:
    """Return listed tables that are open or running, and the own ones."""
    house = house_of(request)
    person = await house.person(request)
    store = house.host.store
    open_ones = await store.table_ids(status=("open",), listed=True)
    running = await store.table_ids(status=("running",), listed=True)
    mine = [] if person is None else await store.table_ids(status=("open", "running", "over"), identity=person.id)
    found = {table_id: await house.host.hosted(table_id) for table_id in {*open_ones, *running, *mine}}
    return {
        "open": [about(found[table_id], person) for table_id in open_ones],
        "running": [about(found[table_id], person) for table_id in running],
        "mine": [about(found[table_id], person) for table_id in mine],
    }


@post("/tables")
async def create_table(request: Request[Any, Any, Any], data: TableWish) -> dict[str, Any]:
    """Create a table; the maker is its host."""
    house = house_of(request)
    person = await house.known(request)
    row = await house.host.create(person, data)
    return about(await house.host.hosted(row.id), person)


@get("/tables/{table_id:str}")
async def show_table(request: Request[Any, Any, Any], table_id: str) -> dict[str, Any]:
    """Return a table as all may know it."""
    house = house_of(request)
    return about(await house.host.hosted(table_id), await house.person(request))


@post("/tables/{table_id:str}/join")
async def join_table(request: Request[Any, Any, Any], table_id: str, data: JoinWish) -> dict[str, Any]:
    """Sit down."""
    house = house_of(request)
    person = await house.known(request)
    hosted = await house.host.hosted(table_id)
    await house.host.join(hosted, person, data.seat, data.noise)
    return about(hosted, person)


@post("/tables/{table_id:str}/start")
async def start_table(request: Request[Any, Any, Any], table_id: str) -> dict[str, Any]:
    """Begin the game."""
    house = house_of(request)
    person = await house.known(request)
    hosted = await house.host.hosted(table_id)
    await house.host.start(hosted, person)
    return about(hosted, person)


@post("/tables/{table_id:str}/leave")
async def leave_table(request: Request[Any, Any, Any], table_id: str) -> dict[str, Any]:
    """Leave the own seat."""
    house = house_of(request)
    person = await house.known(request)
    hosted = await house.host.hosted(table_id)
    await house.host.leave(hosted, person)
    return about(hosted, person)


@patch("/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(request: Request[Any, Any, Any], table_id: str, seat: int, data: SeatChange) -> dict[str, Any]:
    """Give a seat to a bot or open it, as the host."""
    house = house_of(request)
    person = await house.known(request)
    hosted = await house.host.hosted(table_id)
    await house.host.replace(hosted, person, seat, data.bot)
    return about(hosted, person)


@post("/tables/{table_id:str}/rematch")
async def rematch_table(request: Request[Any, Any, Any], table_id: str, data: Noise) -> dict[str, Any]:
    """Play again."""
    house = house_of(request)
    person = await house.known(request)
    row = await house.host.rematch(await house.host.hosted(table_id), person, data.noise)
    return about(await house.host.hosted(row.id), person)


@get("/tables/{table_id:str}/record")
async def table_record(request: Request[Any, Any, Any], table_id: str) -> Response[str]:
    """Return the record of a finished game."""
    hosted = await house_of(request).host.hosted(table_id)
    return Response(hosted.record(), media_type="application/jsonl")


@delete("/me/seats/{table_id:str}", status_code=200)
async def drop_seat(request: Request[Any, Any, Any], table_id: str) -> dict[str, Any]:
    """Leave a table; the same as POST …/leave."""
    return await leave_table.fn(request, table_id)  # type: ignore[no-any-return]


def about(hosted: Hosted, person: Person | None) -> dict[str, Any]:
    """Return what everybody may know of a table."""
    row = hosted.row
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "options": msgspec.json.decode(row.options),
        "clock": msgspec.to_builtins(hosted.clock),
        "listed": row.listed,
        "status": row.status,
        "commitment": row.commitment,
        "moves": len(hosted.table.log),
        "owing": hosted.table.owing() if row.status == "running" else [],
        "seats": hosted.people(),
        "seat": None if person is None else hosted.seat_of(person.id),
        "host": person is not None and person.id == row.host,
        "result": None if row.result is None else msgspec.json.decode(row.result),
        "rematch": row.rematch,
    }


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Watch and play a table."""
    house = house_of(socket)
    if not same_origin(socket):
        await socket.close(code=4403, reason="other origin")
        return
    await socket.accept()
    try:
        person = await house.person(socket)
        hosted = await house.host.hosted(table_id)
    except BackroomError as error:
        await socket.send_data(protocol.encoder.encode(refusal("", error)), mode="text")
        await socket.close(code=4404)
        return
    watcher = Watcher(socket, None if person is None else person.id, hosted.seat_of(None if person is None else person.id))
    pump = asyncio.create_task(watcher.pump())
    listen = asyncio.create_task(converse(house, hosted, watcher))
    cut = asyncio.create_task(watcher.cut.wait())
    try:
        await asyncio.wait({pump, listen, cut}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hosted.watchers.discard(watcher)
        for task in (pump, listen, cut):
            task.cancel()
        await asyncio.gather(pump, listen, cut, return_exceptions=True)
        tell_presence(hosted)
        try:
            await socket.close(code=1013 if watcher.cut.is_set() else 1000)
        except (RuntimeError, WebSocketDisconnect, HTTPException, OSError):
            logger.debug("a socket was gone already")


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Tell whether a browser's page comes from this house; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or origin.split("://")[-1] == socket.headers.get("host")


async def converse(house: House, hosted: Hosted, watcher: Watcher) -> None:
    """Answer what a client says until it goes."""
    bucket = Bucket(MESSAGES_A_SECOND, 2 * MESSAGES_A_SECOND)
    greeted = False
    while True:
        try:
            data = await watcher.socket.receive_data(mode="text")
        except (WebSocketDisconnect, HTTPException):
            return
        text = str(data)
        if len(text) > MOST_BYTES:
            watcher.send(protocol.Refused("", "too-long", f"a message has at most {MOST_BYTES} characters"))
            continue
        if not bucket.take():
            watcher.send(protocol.Refused("", "too-fast", f"slow down: at most {MESSAGES_A_SECOND:.0f} messages a second"))
            await asyncio.sleep(0.2)
            continue
        try:
            message = protocol.decoder.decode(text)
        except msgspec.MsgspecError as error:
            watcher.send(protocol.Refused("", "malformed", f"this is no message of protocol {protocol.PROTOCOL}: {error}"))
            continue
        if not greeted and not isinstance(message, protocol.Hello):
            watcher.send(protocol.Refused("", "no-hello", "say hello first"))
            continue
        greeted = True
        await answer(house, hosted, watcher, message)


async def answer(house: House, hosted: Hosted, watcher: Watcher, message: protocol.FromClient) -> None:
    """Do what a message asks for, or say why not."""
    label = getattr(message, "id", "")
    try:
        await obey(house, hosted, watcher, message)
    except BackroomError as error:
        watcher.send(refusal(label, error))
        if isinstance(message, protocol.Commit):
            async with hosted.lock:
                watcher.send(hosted.state(watcher.seat))


def refusal(label: str, error: BackroomError) -> protocol.Refused:
    """Return an error as a message."""
    from backroom.core.facts import kebab  # noqa: PLC0415

    return protocol.Refused(label, kebab(type(error).__name__), str(error))


async def obey(house: House, hosted: Hosted, watcher: Watcher, message: protocol.FromClient) -> None:
    """Do what a message asks for."""
    if isinstance(message, protocol.Hello):
        await greet(hosted, watcher, message, house)
        return
    if isinstance(message, protocol.Ping):
        watcher.send(protocol.Pong())
        return
    if isinstance(message, protocol.Say):
        await say(house, hosted, watcher, message.text)
        return
    if watcher.seat is None:
        raise NotAllowed("spectators watch and talk; they do not move")
    if isinstance(message, protocol.Commit):
        n = await hosted.commit(watcher.seat, message.move, message.decision, message.id)
        watcher.send(protocol.Done(message.id, n))
        house.host.moves += 1
        house.host.wake(hosted)
    elif isinstance(message, protocol.Draft):
        async with hosted.lock:
            watcher.send(hosted.draft(watcher.seat, message))
    elif isinstance(message, protocol.Back):
        await house.host.stand_in(hosted, watcher.seat, absent=False)
    else:
        if message.agree is None:
            await hosted.wish_undo(watcher.seat)
        else:
            await hosted.answer_undo(watcher.seat, agree=message.agree)
        house.host.wake(hosted)


async def greet(hosted: Hosted, watcher: Watcher, hello: protocol.Hello, house: House) -> None:
    """Welcome a client and tell it what it has missed."""
    if hello.protocol != protocol.PROTOCOL:
        raise BackroomError(f"this house speaks protocol {protocol.PROTOCOL}, not {hello.protocol}; please reload the page")
    person = None if watcher.identity is None else await house.host.store.person(watcher.identity)
    chat = await house.host.store.chat(hosted.row.id, channels(watcher))
    async with hosted.lock:  # no move is half stored, and nothing happens between what is told now and what is told later
        known = max(0, hello.fact) if hello.epoch == hosted.epoch else 0
        missed = hosted.facts_after(watcher.seat, known)
        watcher.heard = known
        watcher.send(protocol.Welcome(protocol.PROTOCOL, about(hosted, person), watcher.seat, hosted.epoch, known))
        if missed:
            watcher.send(protocol.Facts(hosted.epoch, known + 1, missed))
            watcher.heard = known + len(missed)
        watcher.send(hosted.state(watcher.seat))
        hosted.watchers.add(watcher)
    for line in chat:
        watcher.send(protocol.Said(line["channel"], line["name"], None, line["text"], line["at"]))
    tell_presence(hosted)


def channels(watcher: Watcher) -> tuple[str, ...]:
    """Return what a watcher may hear: spectators do not hear the seats, nor the seats them."""
    return ("spectators",) if watcher.seat is None else ("seats",)


async def say(house: House, hosted: Hosted, watcher: Watcher, text: str) -> None:
    """Pass on what somebody says."""
    tidy = " ".join(text.split())
    if not 1 <= len(tidy) <= CHAT_LENGTH:
        raise BackroomError(f"say something of 1 to {CHAT_LENGTH} characters")
    if watcher.identity is None:
        raise NotAllowed("tell us a nickname before you talk")
    person = await house.host.store.person(watcher.identity)
    name = "" if person is None else person.nickname
    (channel,) = channels(watcher)
    line = await house.host.store.add_chat(hosted.row.id, channel, watcher.identity, name, tidy)
    message = protocol.Said(channel, name, watcher.seat, tidy, line["at"])
    for other in hosted.watchers:
        if channel in channels(other):
            other.send(message)


def tell_presence(hosted: Hosted) -> None:
    """Tell everybody who is there."""
    seats = sorted({watcher.seat for watcher in hosted.watchers if watcher.seat is not None})
    message = protocol.Present(seats, sum(watcher.seat is None for watcher in hosted.watchers))
    for watcher in hosted.watchers:
        watcher.send(message)


def explain(_request: Request[Any, Any, Any], error: BackroomError) -> Response[dict[str, str]]:
    """Answer a mistake with what is allowed."""
    status = 400
    if isinstance(error, UnknownTable):
        status = 404
    elif isinstance(error, NotAllowed):
        status = 403
    elif isinstance(error, TooMany):
        status = 429
    elif isinstance(error, StoreTrouble):
        status = 503
    from backroom.core.facts import kebab  # noqa: PLC0415

    return Response({"error": kebab(type(error).__name__), "reason": str(error)}, status_code=status)


async def add_security(message: Message, _scope: Scope) -> None:
    """Add the security headers to every answer, errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers[name] = value


def make_app(database: str, *, thinkers: int = 1, secure: bool = False) -> Litestar:
    """Return the application on a database."""
    house = House(database, thinkers, secure=secure)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.host.close()

    people = [become, me, make_link, adopt, recover, drop_seat]
    tables = [lobby, create_table, show_table, join_table, start_table, leave_table, change_seat, rematch_table, table_record, table_socket]
    return Litestar(
        [health, ready, Router("/api", route_handlers=[list_games, *people, *tables])],
        lifespan=[lifespan],
        exception_handlers={BackroomError: explain},
        request_max_body_size=MOST_BYTES,
        before_send=[add_security],
        openapi_config=OpenAPIConfig(title="Backroom", version=backroom.__version__),
    )
