"""Blocking, muting and reporting people.

Somebody is named by a handle that holds at one table, or in one's own list, and nowhere else, so that nobody can be followed from table
to table. Who is blocked can't sit down where the blocker sits or hosts, neither sees the other's tables in the lobby, and no word of
theirs reaches the blocker. Muting stops their words alone.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from backroom.core.errors import BackroomError
from backroom.server.errors import NotAllowed, TooMany, UnknownPerson
from backroom.server.house import house_of
from backroom.server.identity import handle
from backroom.store import conduct
from backroom.store.news import tell_servers

if TYPE_CHECKING:
    from backroom.server.house import House

REASON_LENGTH = 500
REPORTS_A_DAY = 20
MOST_KEPT_AWAY = 500
DISTANCES: dict[str, conduct.Distance] = {"block": "block", "mute": "mute"}


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody did."""

    reason: str


def read_distance(word: str) -> conduct.Distance:
    """Return what is wished: to block or to mute."""
    if word not in DISTANCES:
        raise BackroomError(f"people can be blocked or muted: …/block or …/mute, not …/{word}")
    return DISTANCES[word]


async def find_at_table(house: House, table_id: str, who: str) -> str:
    """Return who has a handle at a table."""
    await house.host.store.table(table_id)
    for identity in await conduct.met_at(house.host.store, table_id):
        if handle(table_id, identity) == who:
            return identity
    raise UnknownPerson("there is nobody of that handle at this table")


async def tell_distance(house: House, identity: str) -> None:
    """Let this process and the others know whom somebody no longer wants to hear."""
    async with house.host.store.transaction() as connection:
        await tell_servers(connection, "person", identity)
    await house.host.listen_anew(identity)


@post("/tables/{table_id:str}/people/{who:str}/report")
async def report_person(
    request: Request[Any, Any, Any], table_id: FromPath[str], who: FromPath[str], data: JSONBody[Report]
) -> dict[str, str]:
    """Report somebody to those who run this house."""
    house = house_of(request)
    person = await house.known(request)
    reason = " ".join(data.reason.split())
    if not 1 <= len(reason) <= REASON_LENGTH or "\0" in reason:
        raise BackroomError(f"say what happened in 1 to {REASON_LENGTH} characters")
    reported = await find_at_table(house, table_id, who)
    if reported == person.id:
        raise NotAllowed("you can't report yourself")
    if await conduct.count_reports(house.host.store, person.id, time.time() - 86400) >= REPORTS_A_DAY:
        raise TooMany(f"at most {REPORTS_A_DAY} reports a day")
    await conduct.add_report(house.host.store, person.id, reported, table_id, reason)
    return {"status": "reported"}


@post("/tables/{table_id:str}/people/{who:str}/{distance:str}")
async def keep_away(
    request: Request[Any, Any, Any], table_id: FromPath[str], who: FromPath[str], distance: FromPath[str]
) -> dict[str, str]:
    """Block or mute somebody who is or was at a table."""
    house = house_of(request)
    person = await house.known(request)
    kind = read_distance(distance)
    other = await find_at_table(house, table_id, who)
    if other == person.id:
        raise NotAllowed(f"you can't {kind} yourself")
    if len(await conduct.kept_away(house.host.store, kind, person.id)) >= MOST_KEPT_AWAY:
        raise TooMany(f"you can {kind} at most {MOST_KEPT_AWAY} people")
    await conduct.keep_away(house.host.store, kind, person.id, other)
    await tell_distance(house, person.id)
    return {"who": handle(person.id, other)}


@get("/me/people")
async def list_kept_away(request: Request[Any, Any, Any]) -> dict[str, list[dict[str, str]]]:
    """Return whom one has blocked and muted."""
    house = house_of(request)
    person = await house.known(request)
    return {
        kind: [
            {"who": handle(person.id, other), "nickname": name}
            for other, name in (await conduct.kept_away(house.host.store, distance, person.id)).items()
        ]
        for kind, distance in DISTANCES.items()
    }


@delete("/me/people/{who:str}/{distance:str}", status_code=200)
async def make_up(request: Request[Any, Any, Any], who: FromPath[str], distance: FromPath[str]) -> dict[str, str]:
    """Take a block or mute back."""
    house = house_of(request)
    person = await house.known(request)
    kind = read_distance(distance)
    for other in await conduct.kept_away(house.host.store, kind, person.id):
        if handle(person.id, other) == who:
            await conduct.make_up(house.host.store, kind, person.id, other)
            await tell_distance(house, person.id)
            return {"status": "done"}
    raise UnknownPerson(f"you {kind} nobody of that handle")


CONDUCT = [report_person, keep_away, list_kept_away, make_up]
