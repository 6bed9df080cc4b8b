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
from backroom.server.auth import InvalidSecret, hash_secret
from backroom.server.errors import Forbidden
from backroom.server.loaded_table import ABSENCE_VOTE
from backroom.server.nicknames import check_name_at_table
from backroom.store import sessions
from backroom.store.moderation import is_blocked
from backroom.store.repository import SeatEvent, SeatRow, SeatTaken
from backroom.store.sessions import SeatLink

if TYPE_CHECKING:
    from typing import Literal

    from backroom.server.loaded_table import LoadedTable
    from backroom.server.table_registry import TableRegistry
    from backroom.store.repository import User

SEAT_LINK_SECONDS = 7 * 86400.0
SLOW_AWAY_SECONDS = 86400.0
"""How long somebody must have been away to be voted absent where each decision has hours or days."""

# Before the game


async def join(registry: TableRegistry, loaded: LoadedTable, user: User, seat: int | None, noise: str) -> int:
    """Give a person a free seat of a table whose game has not begun."""
    async with loaded.lock:
        await loaded.refresh_locked()
        if loaded.seat_of(user.id) is not None:
            raise Forbidden("you sit at this table already")
        if loaded.row.status != "open":
            raise Forbidden("the game has begun; a seat can only be taken over by a link from the person who plays it")
        free = [row for row in loaded.row.seats if row.kind == "open" and seat in (None, row.seat)]
        if not free:
            raise Forbidden("there is no free seat at this table" if seat is None else "that seat is not free")
        await check_company(registry, loaded, user)
        check_name_at_table(user.nickname, loaded.row.seats)
        new = SeatRow(free[0].seat, "person", user.nickname, user_id=user.id, client_seed=noise)
        await change_seat(registry, loaded, free[0], new)
        return new.seat


async def assign(registry: TableRegistry, loaded: LoadedTable, user: User, seat: int, bot: str | None) -> None:
    """Give a seat to a bot, or open it, as the host and before the game."""
    if loaded.row.host_id != user.id:
        raise Forbidden("only the host of the table can do that")
    async with loaded.lock:
        await loaded.refresh_locked()
        if not 0 <= seat < loaded.row.players:
            raise BadSetup(f"the seats are 0 to {loaded.row.players - 1}, there is no seat {seat}")
        if loaded.row.status != "open":
            raise Forbidden("the game has begun; seats stay with those who play them")
        if bot is None:
            new = SeatRow(seat, "open", "")
        else:
            make_bot(bot, loaded.game, 0)
            new = SeatRow(seat, "bot", bot, bot=bot)
        await change_seat(registry, loaded, loaded.row.seats[seat], new)


async def check_company(registry: TableRegistry, loaded: LoadedTable, user: User) -> None:
    """Refuse a person whom somebody at the table has blocked."""
    company = {row.user_id for row in loaded.row.seats if row.user_id is not None} | {loaded.row.host_id}
    if await is_blocked(registry.store, user.id, company):
        raise Forbidden("somebody at this table does not want to play with you")


async def change_seat(
    registry: TableRegistry,
    loaded: LoadedTable,
    old: SeatRow,
    new: SeatRow,
    event: SeatEvent | None = None,
    *,
    link_hash: str | None = None,
    after: int | None = None,
) -> None:
    """Store a change of a seat, while the lock is held, and tell everybody; with `after`, only if that is the log's last line."""
    line = await registry.store.claim_seat(loaded.row, old, new, event, link_hash, after)
    if line is None or not loaded.take_in_seat(new, line):
        await loaded.refresh_locked()
    loaded.broadcast_presence()


# Leaving


async def leave(registry: TableRegistry, loaded: LoadedTable, user: User, *, for_good: bool) -> None:
    """Leave a seat. Before the game it is free again; then a bot plays on, until the person comes back unless it is for good."""
    async with loaded.lock:
        await loaded.refresh_locked()
        old = own_seat(loaded, user)
        if loaded.row.status in ("over", "closed"):
            raise IllegalMove("the game is over; there is nothing to leave")
        if loaded.row.status == "open":
            await change_seat(registry, loaded, old, SeatRow(old.seat, "open", ""))
        elif for_good:
            await leave_for_good(registry, loaded, old)
        elif others(loaded, old.seat) and not old.stand_in:
            await put_stand_in(registry, loaded, old, "left")
        await close_if_deserted(registry, loaded)
    registry.schedule_bots(loaded)


async def leave_for_good(registry: TableRegistry, loaded: LoadedTable, old: SeatRow) -> None:
    """Give a seat up: it is out where the rules allow that, else it is a bot's from now on."""
    if loaded.table.position.can_resign(old.seat):
        await loaded.commit_locked(old.seat, RESIGN_MOVE, None, None)
        event = SeatEvent("resigned", old.seat, old.name, str(old.user_id))
        new = SeatRow(old.seat, "gone", old.name, client_seed=old.client_seed)
    else:
        level = loaded.row.level
        event = SeatEvent("left-for-good", old.seat, old.name, str(old.user_id), bot=level)
        new = SeatRow(old.seat, "bot", level, bot=level, client_seed=old.client_seed)
    await change_seat(registry, loaded, old, new, event)


async def close_if_deserted(registry: TableRegistry, loaded: LoadedTable) -> None:
    """Close a table at which no person has a seat any more."""
    if loaded.row.status in ("open", "running") and not any(row.kind == "person" for row in loaded.row.seats):
        await registry.store.update_table(loaded.row.id, status="closed")
        loaded.row.status = "closed"
        loaded.broadcast(len(loaded.table.log))


def own_seat(loaded: LoadedTable, user: User) -> SeatRow:
    """Return the seat of a person who has one."""
    seat = loaded.seat_of(user.id)
    if seat is None:
        raise Forbidden("you do not sit at this table")
    return loaded.row.seats[seat]


def others(loaded: LoadedTable, seat: int) -> set[int]:
    """Return the seats of all other people, whether they play or a bot stands in."""
    return {row.seat for row in loaded.row.seats if row.kind == "person" and row.seat != seat}


# Standing in


async def put_stand_in(
    registry: TableRegistry,
    loaded: LoadedTable,
    old: SeatRow,
    why: Literal["left", "out-of-time", "voted-absent"],
    after: int | None = None,
) -> None:
    """Let a bot of the table's level play on for a person, while the lock is held; with `after`, only if that is the log's last line."""
    event = SeatEvent(why, old.seat, old.name, str(old.user_id), bot=loaded.row.level)
    await change_seat(registry, loaded, old, msgspec.structs.replace(old, stand_in=True), event, after=after)


async def stand_in_when_out_of_time(registry: TableRegistry, loaded: LoadedTable, seat: int) -> None:
    """Let a bot play on for a person who has no time left."""
    async with loaded.lock:
        old = loaded.row.seats[seat]
        if not loaded.is_out_of_time(seat) or old.kind != "person" or old.stand_in:
            return  # the move arrived just in time
        try:
            await put_stand_in(registry, loaded, old, "out-of-time", loaded.lines)
        except SeatTaken:  # another process has written to the table; if the time is still up, it comes up again
            await loaded.refresh_locked()
    registry.schedule_bots(loaded)


async def come_back(registry: TableRegistry, loaded: LoadedTable, user: User) -> None:
    """Give a person the seat back from the bot that stood in."""
    async with loaded.lock:
        await loaded.refresh_locked()
        loaded.check_running()
        old = own_seat(loaded, user)
        if not old.stand_in:
            return
        event = SeatEvent("back", old.seat, old.name, user.id)
        await change_seat(registry, loaded, old, msgspec.structs.replace(old, stand_in=False, seen=time.time()), event)
    registry.schedule_bots(loaded)


# Voting


async def vote(registry: TableRegistry, loaded: LoadedTable, voter: int, seat: int, *, absent: bool) -> None:
    """Vote that the person of a seat is absent, or take the vote back; when all other people agree, a bot plays on."""
    async with loaded.lock:
        await loaded.refresh_locked()
        loaded.check_running()
        check_absence(registry, loaded, voter, seat)
        if absent != (voter in loaded.votes.get(seat, ())):
            await loaded.note(ABSENCE_VOTE, {"seat": seat, "by": voter, "absent": absent})
        if loaded.votes.get(seat, set()) >= electorate(loaded, seat):
            await put_stand_in(registry, loaded, loaded.row.seats[seat], "voted-absent")
        else:
            loaded.broadcast(len(loaded.table.log))
    registry.schedule_bots(loaded)


def electorate(loaded: LoadedTable, seat: int) -> set[int]:
    """Return the seats whose people have to agree that the person of a seat is absent: all others who play themselves."""
    return {row.seat for row in loaded.row.seats if row.kind == "person" and row.seat != seat and not row.stand_in}


def check_absence(registry: TableRegistry, loaded: LoadedTable, voter: int, seat: int) -> None:
    """Refuse a vote about somebody who is not a person, who is connected or who was until lately."""
    if not 0 <= seat < loaded.row.players or seat == voter:
        raise BadSetup("a vote names the seat of another person")
    old = loaded.row.seats[seat]
    if old.kind != "person" or old.stand_in:
        raise IllegalMove("a bot plays that seat already")
    if voter not in electorate(loaded, seat):
        raise Forbidden("take your own seat back before you vote")
    if any(connection.seat == seat for connection in loaded.connections):
        raise IllegalMove("that person is connected")
    needed = max(registry.away_seconds, SLOW_AWAY_SECONDS if loaded.clock.kind == "slow" else 0.0)
    away = time.time() - max(old.seen, loaded.disconnected.get(seat, 0.0))
    if away < needed:
        raise IllegalMove(f"you can vote when somebody has been away for {needed:.0f} s; it has been {max(0.0, away):.0f} s")


async def end_votes(loaded: LoadedTable, seat: int) -> None:
    """Drop the votes against a person who has connected, while the lock is held."""
    if loaded.votes.get(seat):
        try:
            await loaded.note(ABSENCE_VOTE, {"seat": seat, "by": seat, "absent": False})
        except IllegalMove:
            return  # the table moved on, and the next hello tries again
        loaded.broadcast(len(loaded.table.log))


# Handing over


async def make_seat_link(registry: TableRegistry, loaded: LoadedTable, user: User) -> str:
    """Return the secret of a link by which another person can take over the own seat, once; it replaces an earlier one."""
    async with loaded.lock:
        await loaded.refresh_locked()
        loaded.check_running()
        seat = own_seat(loaded, user).seat
        secret = secrets.token_urlsafe(24)
        link = SeatLink(loaded.row.id, seat, user.id)
        await sessions.add_seat_link(registry.store, hash_secret(secret), link, time.time() + SEAT_LINK_SECONDS)
        return secret


async def find_seat_link(registry: TableRegistry, secret: str) -> tuple[LoadedTable, SeatRow]:
    """Return the table and the seat that a link gives away."""
    link = await sessions.seat_link(registry.store, hash_secret(secret))
    giver = None if link is None else await registry.store.user(link.user_id)
    if link is not None and giver is not None and not giver.banned:
        loaded = await registry.table(link.table_id)
        seat = loaded.row.seats[link.seat]
        if loaded.row.status == "running" and seat.kind == "person" and seat.user_id == link.user_id:
            return loaded, seat
    raise InvalidSecret("this link was used or withdrawn, or the game is over; ask for a new one")


async def take_over(registry: TableRegistry, user: User, secret: str) -> LoadedTable:
    """Give a person the seat of a link; whoever gave the link only watches from now on."""
    loaded, _ = await find_seat_link(registry, secret)
    async with loaded.lock:
        await loaded.refresh_locked()
        _, old = await find_seat_link(registry, secret)
        if old.user_id == user.id:
            raise Forbidden("this is your own seat; send the link to somebody else")
        if loaded.seat_of(user.id) is not None:
            raise Forbidden("you sit at this table already")
        await check_company(registry, loaded, user)
        check_name_at_table(user.nickname, [row for row in loaded.row.seats if row.seat != old.seat])
        event = SeatEvent("handed-over", old.seat, old.name, str(old.user_id), to_name=user.nickname, to_user_id=user.id)
        new = SeatRow(old.seat, "person", user.nickname, user_id=user.id, client_seed=old.client_seed, seen=time.time())
        await change_seat(registry, loaded, old, new, event, link_hash=hash_secret(secret))
    registry.schedule_bots(loaded)
    return loaded
