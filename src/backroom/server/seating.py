"""Who plays which seat. In a running game a person's seat is theirs.

A bot of the table's level plays on when the person leaves, runs out of time or is voted absent by all other people, and the person can
come back at any time unless they left for good. Another person gets the seat only by a link that its holder gives them. Every change is a
line of the table's log, written in one transaction with the seat itself, so that each process applies it before any later move.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from backroom.bots.play import make_bot
from backroom.core.errors import BadSetup, IllegalMove
from backroom.core.move_codec import RESIGN_MOVE
from backroom.server.errors import NotAllowed
from backroom.server.hosted import VOTED
from backroom.server.identity import UnknownSecret, hashed
from backroom.server.nicknames import check_name_at_table
from backroom.store import sessions
from backroom.store.conduct import is_blocked
from backroom.store.sessions import SeatLink
from backroom.store.tables import SeatEvent, SeatRow, SeatTaken

if TYPE_CHECKING:
    from typing import Literal

    from backroom.server.host import Host
    from backroom.server.hosted import Hosted
    from backroom.store.tables import Person

SEAT_LINK_SECONDS = 7 * 86400.0
SLOW_AWAY_SECONDS = 86400.0
"""How long somebody must have been away to be voted absent where each decision has hours or days."""

# Before the game


async def join(host: Host, hosted: Hosted, person: Person, seat: int | None, noise: str) -> int:
    """Give a person a free seat of a table whose game has not begun."""
    async with hosted.lock:
        await hosted.refresh_locked()
        if hosted.seat_of(person.id) is not None:
            raise NotAllowed("you sit at this table already")
        if hosted.row.status != "open":
            raise NotAllowed("the game has begun; a seat can only be taken over by a link from the person who plays it")
        free = [row for row in hosted.row.seats if row.kind == "open" and seat in (None, row.seat)]
        if not free:
            raise NotAllowed("there is no free seat at this table" if seat is None else "that seat is not free")
        await check_company(host, hosted, person)
        check_name_at_table(person.nickname, hosted.row.seats)
        new = SeatRow(free[0].seat, "person", person.nickname, identity=person.id, noise=noise)
        await change_seat(host, hosted, free[0], new)
        return new.seat


async def assign(host: Host, hosted: Hosted, person: Person, seat: int, bot: str | None) -> None:
    """Give a seat to a bot, or open it, as the host and before the game."""
    if hosted.row.host != person.id:
        raise NotAllowed("only the host of the table can do that")
    async with hosted.lock:
        await hosted.refresh_locked()
        if not 0 <= seat < hosted.row.players:
            raise BadSetup(f"the seats are 0 to {hosted.row.players - 1}, there is no seat {seat}")
        if hosted.row.status != "open":
            raise NotAllowed("the game has begun; seats stay with those who play them")
        if bot is None:
            new = SeatRow(seat, "open", "")
        else:
            make_bot(bot, hosted.game, 0)
            new = SeatRow(seat, "bot", bot, bot=bot)
        await change_seat(host, hosted, hosted.row.seats[seat], new)


async def check_company(host: Host, hosted: Hosted, person: Person) -> None:
    """Refuse a person whom somebody at the table has blocked."""
    company = {row.identity for row in hosted.row.seats if row.identity is not None} | {hosted.row.host}
    if await is_blocked(host.store, person.id, company):
        raise NotAllowed("somebody at this table does not want to play with you")


async def change_seat(
    host: Host,
    hosted: Hosted,
    old: SeatRow,
    new: SeatRow,
    event: SeatEvent | None = None,
    *,
    link_hash: str | None = None,
    after: int | None = None,
) -> None:
    """Store a change of a seat, while the lock is held, and tell everybody; with `after`, only if that is the log's last line."""
    line = await host.store.take_seat(hosted.row, old, new, event, link_hash, after)
    if line is None or not hosted.take_in_seat(new, line):
        await hosted.refresh_locked()
    hosted.tell_presence()


# Leaving


async def leave(host: Host, hosted: Hosted, person: Person, *, for_good: bool) -> None:
    """Leave a seat. Before the game it is free again; then a bot plays on, until the person comes back unless it is for good."""
    async with hosted.lock:
        await hosted.refresh_locked()
        old = own_seat(hosted, person)
        if hosted.row.status in ("over", "closed"):
            raise IllegalMove("the game is over; there is nothing to leave")
        if hosted.row.status == "open":
            await change_seat(host, hosted, old, SeatRow(old.seat, "open", ""))
        elif for_good:
            await leave_for_good(host, hosted, old)
        elif others(hosted, old.seat) and not old.stand_in:
            await put_stand_in(host, hosted, old, "left")
        await close_if_deserted(host, hosted)
    host.wake(hosted)


async def leave_for_good(host: Host, hosted: Hosted, old: SeatRow) -> None:
    """Give a seat up: it is out where the rules allow that, else it is a bot's from now on."""
    if hosted.table.position.can_resign(old.seat):
        await hosted.commit_locked(old.seat, RESIGN_MOVE, None, None)
        event = SeatEvent("resigned", old.seat, old.name, str(old.identity))
        new = SeatRow(old.seat, "gone", old.name, noise=old.noise)
    else:
        level = hosted.row.level
        event = SeatEvent("left-for-good", old.seat, old.name, str(old.identity), bot=level)
        new = SeatRow(old.seat, "bot", level, bot=level, noise=old.noise)
    await change_seat(host, hosted, old, new, event)


async def close_if_deserted(host: Host, hosted: Hosted) -> None:
    """Close a table at which no person has a seat any more."""
    if hosted.row.status in ("open", "running") and not any(row.kind == "person" for row in hosted.row.seats):
        await host.store.change_table(hosted.row.id, status="closed")
        hosted.row.status = "closed"
        hosted.tell(len(hosted.table.log))


def own_seat(hosted: Hosted, person: Person) -> SeatRow:
    """Return the seat of a person who has one."""
    seat = hosted.seat_of(person.id)
    if seat is None:
        raise NotAllowed("you do not sit at this table")
    return hosted.row.seats[seat]


def others(hosted: Hosted, seat: int) -> set[int]:
    """Return the seats of all other people, whether they play or a bot stands in."""
    return {row.seat for row in hosted.row.seats if row.kind == "person" and row.seat != seat}


# Standing in


async def put_stand_in(
    host: Host, hosted: Hosted, old: SeatRow, why: Literal["left", "out-of-time", "voted-absent"], after: int | None = None
) -> None:
    """Let a bot of the table's level play on for a person, while the lock is held; with `after`, only if that is the log's last line."""
    event = SeatEvent(why, old.seat, old.name, str(old.identity), bot=hosted.row.level)
    await change_seat(host, hosted, old, msgspec.structs.replace(old, stand_in=True), event, after=after)


async def stand_in_when_out_of_time(host: Host, hosted: Hosted, seat: int) -> None:
    """Let a bot play on for a person who has no time left."""
    async with hosted.lock:
        old = hosted.row.seats[seat]
        if not hosted.overdue(seat) or old.kind != "person" or old.stand_in:
            return  # the move came at the last moment
        try:
            await put_stand_in(host, hosted, old, "out-of-time", hosted.lines)
        except SeatTaken:  # another process has written to the table; if the time is still up, it comes up again
            await hosted.refresh_locked()
    host.wake(hosted)


async def come_back(host: Host, hosted: Hosted, person: Person) -> None:
    """Give a person the seat back from the bot that stood in."""
    async with hosted.lock:
        await hosted.refresh_locked()
        hosted.check_running()
        old = own_seat(hosted, person)
        if not old.stand_in:
            return
        event = SeatEvent("back", old.seat, old.name, person.id)
        await change_seat(host, hosted, old, msgspec.structs.replace(old, stand_in=False, seen=time.time()), event)
    host.wake(hosted)


# Voting


async def vote(host: Host, hosted: Hosted, voter: int, seat: int, *, absent: bool) -> None:
    """Vote that the person of a seat is absent, or take the vote back; when all other people agree, a bot plays on."""
    async with hosted.lock:
        await hosted.refresh_locked()
        hosted.check_running()
        check_absence(host, hosted, voter, seat)
        if absent != (voter in hosted.votes.get(seat, ())):
            await hosted.note(VOTED, {"seat": seat, "by": voter, "absent": absent})
        if hosted.votes.get(seat, set()) >= electorate(hosted, seat):
            await put_stand_in(host, hosted, hosted.row.seats[seat], "voted-absent")
        else:
            hosted.tell(len(hosted.table.log))
    host.wake(hosted)


def electorate(hosted: Hosted, seat: int) -> set[int]:
    """Return the seats whose people have to agree that the person of a seat is absent: all others who play themselves."""
    return {row.seat for row in hosted.row.seats if row.kind == "person" and row.seat != seat and not row.stand_in}


def check_absence(host: Host, hosted: Hosted, voter: int, seat: int) -> None:
    """Refuse a vote about somebody who is not a person, who is connected or who was until lately."""
    if not 0 <= seat < hosted.row.players or seat == voter:
        raise BadSetup("a vote names the seat of another person")
    old = hosted.row.seats[seat]
    if old.kind != "person" or old.stand_in:
        raise IllegalMove("a bot plays that seat already")
    if voter not in electorate(hosted, seat):
        raise NotAllowed("take your own seat back before you vote")
    if any(watcher.seat == seat for watcher in hosted.watchers):
        raise IllegalMove("that person is connected")
    needed = max(host.away_seconds, SLOW_AWAY_SECONDS if hosted.clock.kind == "slow" else 0.0)
    away = time.time() - max(old.seen, hosted.disconnected.get(seat, 0.0))
    if away < needed:
        raise IllegalMove(f"you can vote when somebody has been away for {needed:.0f} s; it has been {max(0.0, away):.0f} s")


async def end_votes(hosted: Hosted, seat: int) -> None:
    """Drop the votes against a person who has connected, while the lock is held."""
    if hosted.votes.get(seat):
        try:
            await hosted.note(VOTED, {"seat": seat, "by": seat, "absent": False})
        except IllegalMove:
            return  # the table moved on, and the next hello tries again
        hosted.tell(len(hosted.table.log))


# Handing over


async def make_seat_link(host: Host, hosted: Hosted, person: Person) -> str:
    """Return the secret of a link by which another person can take over the own seat, once; it replaces an earlier one."""
    async with hosted.lock:
        await hosted.refresh_locked()
        hosted.check_running()
        seat = own_seat(hosted, person).seat
        secret = secrets.token_urlsafe(24)
        link = SeatLink(hosted.row.id, seat, person.id)
        await sessions.add_seat_link(host.store, hashed(secret), link, time.time() + SEAT_LINK_SECONDS)
        return secret


async def find_seat_link(host: Host, secret: str) -> tuple[Hosted, SeatRow]:
    """Return the table and the seat that a link gives away."""
    link = await sessions.seat_link(host.store, hashed(secret))
    giver = None if link is None else await host.store.person(link.identity)
    if link is not None and giver is not None and not giver.banned:
        hosted = await host.hosted(link.table_id)
        seat = hosted.row.seats[link.seat]
        if hosted.row.status == "running" and seat.kind == "person" and seat.identity == link.identity:
            return hosted, seat
    raise UnknownSecret("this link was used or withdrawn, or the game is over; ask for a new one")


async def take_over(host: Host, person: Person, secret: str) -> Hosted:
    """Give a person the seat of a link; whoever gave the link only watches from now on."""
    hosted, _ = await find_seat_link(host, secret)
    async with hosted.lock:
        await hosted.refresh_locked()
        _, old = await find_seat_link(host, secret)
        if old.identity == person.id:
            raise NotAllowed("this is your own seat; send the link to somebody else")
        if hosted.seat_of(person.id) is not None:
            raise NotAllowed("you sit at this table already")
        await check_company(host, hosted, person)
        check_name_at_table(person.nickname, [row for row in hosted.row.seats if row.seat != old.seat])
        event = SeatEvent("handed-over", old.seat, old.name, str(old.identity), to_name=person.nickname, to_identity=person.id)
        new = SeatRow(old.seat, "person", person.nickname, identity=person.id, noise=old.noise, seen=time.time())
        await change_seat(host, hosted, old, new, event, link_hash=hashed(secret))
    host.wake(hosted)
    return hosted
