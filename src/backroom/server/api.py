"""The HTTP API: people, lobby, tables; all that is not play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from backroom.server import seating
from backroom.server.budgets import LINE_BYTES, TABLE_BYTES
from backroom.server.errors import NotAllowed, UnknownDevice
from backroom.server.host import RandomNumber, TableWish
from backroom.server.house import LONGEST_IN_LOBBY, about, address_of, house_of, in_brief, look_up
from backroom.server.identity import COOKIE, check_language, handle
from backroom.server.nicknames import check_nickname
from backroom.server.offer import offer
from backroom.server.shapes import DeviceInfo, Games, Lobby, PersonInfo, SeatOffer, SecretInfo, TableInfo
from backroom.store.conduct import estranged
from backroom.store.sessions import drop_seat_link, list_sessions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from backroom.server.house import House
    from backroom.store.tables import Person

EDITION_BYTES = 65_536
"""How long the wish for a table may be: it can hold an edition's file."""


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """A nickname to be known by, and the language for what is sent to the person: en, fr or de."""

    nickname: str
    language: str | None = None


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """A link's token or a recovery code."""

    secret: str


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to sit in, any free one by default, and the browser's random number."""

    seat: int | None = None
    noise: RandomNumber = ""


class LeaveWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether one leaves for good; else one can come back at any time."""

    for_good: bool = False


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat, or nobody: then it is free for a new person."""

    bot: str | None = None


class Noise(msgspec.Struct, forbid_unknown_fields=True):
    """The browser's random number."""

    noise: RandomNumber = ""


@get("/games", sync_to_thread=False)
def list_games() -> Games:
    """Return the games with player counts, options and bots, and the languages of the house."""
    return offer()


@post("/me")
async def become(request: Request[Any, Any, Any], data: JSONBody[NewPerson]) -> Response[PersonInfo]:
    """Get an identity, with a recovery code that is shown this once; who has one already changes the nickname."""
    house = house_of(request)
    person = await house.person(request)
    if person is not None:
        nickname, language = check_nickname(data.nickname), check_language(data.language or person.language)
        if nickname != person.nickname:
            house.budgets.nicknames.take(person.id, address_of(request))
        await house.host.store.change_person(person.id, nickname=nickname, language=language)
        return Response(PersonInfo(person.id, nickname, language))
    house.budgets.stored.take(None, address_of(request), LINE_BYTES)
    house.budgets.identities.take(address_of(request))
    person, code = await house.identities.create(data.nickname, data.language or "en")
    return Response(PersonInfo(person.id, person.nickname, person.language, code), cookies=[await house.sign_in(request, person)])


@get("/me")
async def me(request: Request[Any, Any, Any]) -> Response[PersonInfo | None]:
    """Return who is asking, null for a stranger; a cookie signed with an old key is replaced."""
    house = house_of(request)
    person = await house.person(request)
    if person is None:
        return Response(None)
    cookie = request.cookies.get(COOKIE)
    renewed = [house.cookie(str(house.session(request)))] if house.identities.is_old(cookie) else []
    return Response(PersonInfo(person.id, person.nickname, person.language), cookies=renewed)


@post("/me/link")
async def make_link(request: Request[Any, Any, Any]) -> SecretInfo:
    """Return a one-time secret that brings the own seats to another device."""
    house = house_of(request)
    person = await house.known(request)
    house.budgets.links.take(person.id, address_of(request))
    return SecretInfo(await house.identities.make_link(person.id))


@post("/me/adopt")
async def adopt(request: Request[Any, Any, Any], data: JSONBody[Secret]) -> Response[PersonInfo]:
    """Become the one who made a link; whoever this browser was before is signed out here."""
    house = house_of(request)
    house.budgets.secrets.take(address_of(request))
    person = await house.identities.use_link(data.secret)
    return Response(PersonInfo(person.id, person.nickname, person.language), cookies=[await house.sign_in(request, person)])


@post("/me/recover")
async def recover(request: Request[Any, Any, Any], data: JSONBody[Secret]) -> Response[PersonInfo]:
    """Become the one whose recovery code it is; the code is replaced, and all other browsers of the person are signed out."""
    house = house_of(request)
    house.budgets.secrets.take(address_of(request))
    person, code = await house.identities.recover(data.secret)
    await house.drop_ended_sessions(person.id)
    return Response(PersonInfo(person.id, person.nickname, person.language, code), cookies=[await house.sign_in(request, person)])


@post("/me/code")
async def renew_code(request: Request[Any, Any, Any]) -> PersonInfo:
    """Return a new recovery code, shown this once; the old one is worth nothing from now on."""
    house = house_of(request)
    person = await house.known(request)
    house.budgets.links.take(person.id, address_of(request))
    return PersonInfo(person.id, person.nickname, person.language, await house.identities.renew_code(person.id))


@get("/me/devices")
async def list_devices(request: Request[Any, Any, Any]) -> list[DeviceInfo]:
    """Return the browsers in which one is signed in, the last used first."""
    house = house_of(request)
    person = await house.known(request)
    mine = house.session(request)
    return [
        DeviceInfo(handle(person.id, session.id), session.device, session.created, session.seen, session.id == mine)
        for session in await list_sessions(house.host.store, person.id)
    ]


@delete("/me/devices/{device:str}", status_code=200)
async def end_device(request: Request[Any, Any, Any], device: FromPath[str]) -> list[DeviceInfo]:
    """Sign a browser out; its open tables are closed there at once."""
    house = house_of(request)
    person = await house.known(request)
    for session in await list_sessions(house.host.store, person.id):
        if handle(person.id, session.id) == device:
            if session.id == house.session(request):
                raise NotAllowed("this is the browser you use; sign the others out, or recover elsewhere by your code")
            await house.sign_out(person.id, only=session.id)
            return await list_devices.fn(request)  # type: ignore[no-any-return]
    raise UnknownDevice("none of your browsers has that id")


@delete("/me/devices", status_code=200)
async def end_other_devices(request: Request[Any, Any, Any]) -> list[DeviceInfo]:
    """Sign all other browsers out."""
    house = house_of(request)
    person = await house.known(request)
    await house.sign_out(person.id, all_but=house.session(request))
    return await list_devices.fn(request)  # type: ignore[no-any-return]


@get("/tables")
async def lobby(request: Request[Any, Any, Any]) -> Lobby:
    """Return listed tables that are open or running, and the own ones."""
    house = house_of(request)
    person = await house.person(request)
    store = house.host.store
    open_ones = await store.table_ids(status=("open",), listed=True)
    running = await store.table_ids(status=("running",), listed=True)
    mine = [] if person is None else await store.table_ids(status=("open", "running", "over"), identity=person.id)
    found = {table_id: await look_up(house, table_id) for table_id in {*open_ones, *running, *mine}}
    hidden = frozenset() if person is None else await estranged(store, person.id)

    def listed(ids: list[str]) -> list[TableInfo]:
        return [in_brief(about(found[table_id], person)) for table_id in ids if found[table_id].row.host not in hidden]

    return Lobby(listed(open_ones), listed(running), [in_brief(about(found[table_id], person)) for table_id in mine])


@post("/tables", request_max_body_size=EDITION_BYTES)
async def create_table(request: Request[Any, Any, Any], data: JSONBody[TableWish]) -> TableInfo:
    """Create a table; the maker is its host."""
    house = house_of(request)
    person = await house.known(request)
    take_table(house, person, address_of(request), data.options)
    row = await house.host.create(person, data)
    return about(await house.host.hosted(row.id), person)


def take_table(house: House, person: Person, address: str, options: Mapping[str, Any]) -> None:
    """Take a table and the bytes of its options from the budgets of a user and an address."""
    size = sum(len(value) for value in options.values() if isinstance(value, str))
    if size > LONGEST_IN_LOBBY:
        house.budgets.editions.take(person.id, address)
    house.budgets.tables.take(person.id, address)
    house.budgets.stored.take(person.id, address, TABLE_BYTES + size)


@get("/tables/{table_id:str}")
async def show_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> TableInfo:
    """Return a table as all may know it."""
    house = house_of(request)
    return about(await look_up(house, table_id), await house.person(request))


@post("/tables/{table_id:str}/join")
async def join_table(request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[JoinWish]) -> TableInfo:
    """Sit down."""
    house = house_of(request)
    person = await house.known(request)
    house.budgets.joins.take(person.id)
    hosted = await house.host.hosted(table_id)
    await seating.join(house.host, hosted, person, data.seat, data.noise)
    return about(hosted, person)


@post("/tables/{table_id:str}/start")
async def start_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> TableInfo:
    """Begin the game."""
    house = house_of(request)
    person = await house.known(request)
    hosted = await house.host.hosted(table_id)
    await house.host.start(hosted, person)
    return about(hosted, person)


@post("/tables/{table_id:str}/leave")
async def leave_table(request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[LeaveWish]) -> TableInfo:
    """Leave the own seat: a bot plays on until one comes back, or for good."""
    house = house_of(request)
    person = await house.known(request)
    hosted = await house.host.hosted(table_id)
    await seating.leave(house.host, hosted, person, for_good=data.for_good)
    return about(hosted, person)


@post("/tables/{table_id:str}/seat-link")
async def make_seat_link(request: Request[Any, Any, Any], table_id: FromPath[str]) -> SecretInfo:
    """Return a one-time secret by which another person can take over the own seat."""
    house = house_of(request)
    person = await house.known(request)
    house.budgets.links.take(person.id, address_of(request))
    return SecretInfo(await seating.make_seat_link(house.host, await house.host.hosted(table_id), person))


@delete("/tables/{table_id:str}/seat-link", status_code=200)
async def withdraw_seat_link(request: Request[Any, Any, Any], table_id: FromPath[str]) -> dict[str, str]:
    """Withdraw the link to the own seat."""
    house = house_of(request)
    person = await house.known(request)
    await drop_seat_link(house.host.store, table_id, person.id)
    return {"status": "withdrawn"}


@post("/seat-links/look", status_code=200)
async def show_seat_link(request: Request[Any, Any, Any], data: JSONBody[Secret]) -> SeatOffer:
    """Return whose seat a link gives away, and at which table."""
    house = house_of(request)
    house.budgets.secrets.take(address_of(request))
    hosted, seat = await seating.find_seat_link(house.host, data.secret)
    return SeatOffer(about(hosted, await house.person(request)), seat.seat, seat.name)


@post("/seat-links/take", status_code=200)
async def take_seat_over(request: Request[Any, Any, Any], data: JSONBody[Secret]) -> TableInfo:
    """Take over the seat that a link gives away."""
    house = house_of(request)
    person = await house.known(request)
    house.budgets.secrets.take(address_of(request))
    house.budgets.joins.take(person.id)
    return about(await seating.take_over(house.host, person, data.secret), person)


@patch("/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(
    request: Request[Any, Any, Any], table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange]
) -> TableInfo:
    """Give a seat to a bot or open it, as the host and before the game."""
    house = house_of(request)
    person = await house.known(request)
    hosted = await house.host.hosted(table_id)
    await seating.assign(house.host, hosted, person, seat, data.bot)
    return about(hosted, person)


@post("/tables/{table_id:str}/rematch")
async def rematch_table(request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[Noise]) -> TableInfo:
    """Play again."""
    house = house_of(request)
    person = await house.known(request)
    hosted = await house.host.hosted(table_id)
    if hosted.row.rematch is None:
        take_table(house, person, address_of(request), hosted.table.options)
    row = await house.host.rematch(hosted, person, data.noise)
    return about(await house.host.hosted(row.id), person)


@get("/tables/{table_id:str}/record")
async def table_record(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """Return the record of a finished game."""
    hosted = await house_of(request).host.hosted(table_id)
    return Response(hosted.record(), media_type="application/jsonl")


@delete("/me/seats/{table_id:str}", status_code=200)
async def drop_seat(request: Request[Any, Any, Any], table_id: FromPath[str]) -> TableInfo:
    """Leave a table for good; the same as POST …/leave with `for_good`."""
    return await leave_table.fn(request, table_id, LeaveWish(for_good=True))  # type: ignore[no-any-return]


PEOPLE = [become, me, make_link, adopt, recover, renew_code, drop_seat, list_devices, end_device, end_other_devices]
TABLES = [lobby, create_table, show_table, join_table, start_table, leave_table, change_seat, rematch_table, table_record]
SEAT_LINKS = [make_seat_link, withdraw_seat_link, show_seat_link, take_seat_over]
