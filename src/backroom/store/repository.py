"""Reading and writing everything but moves: tables, seats, identities, chat."""

from __future__ import annotations

import asyncio
import shutil
import time
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from backroom.core.errors import BackroomError, IllegalMove
from backroom.store import schema
from backroom.store.database import DatabaseUnavailable, error_summary
from backroom.store.log_appender import LogRow
from backroom.store.log_backends import CHANNEL, CHAT
from backroom.store.outcome import HEARTBEAT, RESOLVE_SECONDS, CommitLost, OutcomeUnknown, commit, find_out

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from contextlib import asynccontextmanager

MAX_LEASES_KNOWN = 10_000


class UnknownTable(BackroomError):
    """There is no such table."""


class SeatTaken(BackroomError):
    """Somebody else was faster."""


class SeatRow(msgspec.Struct):
    """A seat of a table as stored."""

    seat: int
    kind: Literal["open", "person", "bot", "gone"]
    name: str
    user_id: str | None = None
    bot: str | None = None
    stand_in: bool = False
    client_seed: str = ""
    seen: float = 0.0
    """When the person was last connected to the running game."""


class TableRow(msgspec.Struct):
    """A table as stored, with its seats."""

    id: str
    game: str
    rules_version: int
    players: int
    options: str
    clock: str
    host_id: str
    listed: bool
    status: Literal["open", "running", "over", "closed"]
    seed: str
    commitment: str
    created: float
    changed: float
    result: str | None = None
    rematch: str | None = None
    lease_owner: str | None = None
    lease_until: float = 0.0
    level: str = "regular"
    """Of the bots that stand in for people."""
    due: float | None = None
    """No later than the next time at which the server has to act by itself; None if only people can act."""
    seats: list[SeatRow] = []


SEAT_EVENT = -7
"""The author of log lines that tell of a change of who plays a seat."""
TRIES = 5


class SeatEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change of who plays a seat in a running game, as the log keeps it."""

    event: Literal["left", "left-for-good", "resigned", "out-of-time", "voted-absent", "back", "handed-over"]
    seat: int
    name: str
    """Of the person whose seat it is or was."""
    user_id: str
    bot: str | None = None
    """The level of the bot that plays on."""
    to_name: str | None = None
    """Who the seat was handed over to."""
    to_user_id: str | None = None


class User(msgspec.Struct):
    """An identity as stored."""

    id: str
    nickname: str
    created: float
    seen: float
    banned: bool
    language: str = "en"


_USER = select(*(schema.users.c[name] for name in User.__struct_fields__))
USER = _USER.where(schema.users.c.id == bindparam("key"))
USER_BY_RECOVERY = _USER.where(schema.users.c.recovery_hash == bindparam("key"))
COUNT_TABLES = (
    select(func.count())
    .select_from(schema.tables)
    .where(schema.tables.c.host_id == bindparam("host"), schema.tables.c.status.in_(("open", "running")))
)
LAST_SAID = (
    select(schema.chat)
    .where(schema.chat.c.table_id == bindparam("table_id"), schema.chat.c.channel.in_(bindparam("channels", expanding=True)))
    .order_by(schema.chat.c.id.desc())
    .limit(bindparam("most"))
)
HOLD_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.status == bindparam("expected"))
    .values(changed=bindparam("now"), due=bindparam("now"))
)
CLAIM_SEAT = (
    update(schema.seats)
    .where(
        schema.seats.c.table_id == bindparam("table"),
        schema.seats.c.seat == bindparam("new_seat"),
        schema.seats.c.kind == bindparam("old_kind"),
        schema.seats.c.stand_in == bindparam("old_stand_in"),
        func.coalesce(schema.seats.c.user_id, "") == bindparam("old_identity"),
    )
    .values({name: bindparam(f"new_{name}") for name in SeatRow.__struct_fields__})
)
COUNT_SEATS = (
    select(func.count())
    .select_from(schema.seats)
    .where(schema.seats.c.table_id == bindparam("table"), schema.seats.c.user_id == bindparam("identity"))
)
LAST_LINE = select(func.max(schema.log.c.n)).where(schema.log.c.table_id == bindparam("table"))
"""Frequent statements, built once: building them costs more than running them."""


class Store:
    """The database, in the server's words."""

    def __init__(self, engine: AsyncEngine, seconds: float | None = None) -> None:
        """Read and write a database; an SQLite transaction takes so many seconds at most."""
        self.engine = engine
        self.seconds = seconds
        self.leases: dict[tuple[str, str], float] = {}

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the database too."""
        return self.engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection; what is done on it is done whole or not at all."""
        committing = False
        try:  # PostgreSQL's connections have limits of their own, which leave the commit to be looked up
            async with asyncio.timeout(None if self.is_shared else self.seconds), self.engine.connect() as connection:
                await connection.begin()
                yield connection
                committing = True
                await commit(self.engine, connection)
        except IntegrityError:
            raise
        except TimeoutError as error:
            if committing and not self.is_shared:  # SQLite's thread may still finish it
                raise OutcomeUnknown("the database does not answer; it is not known yet whether this was done, look again") from error
            raise DatabaseUnavailable("the database is in trouble: it does not answer") from error
        except CommitLost as lost:
            stored = await find_out(lost.check, RESOLVE_SECONDS)
            if stored is None:
                raise OutcomeUnknown("the database went away; it is not known yet whether this was done, look again") from lost
            if not stored:
                raise DatabaseUnavailable("the database is in trouble: the connection broke, and this was not done") from lost
        except (SQLAlchemyError, OSError) as error:
            raise DatabaseUnavailable(f"the database is in trouble: {error_summary(error)}") from error

    async def notify(self, connection: AsyncConnection, payload: str) -> None:
        """Let other processes know of a change to a table; a single process on SQLite has no others."""
        if self.engine.dialect.name == "postgresql":
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def app_value(self, name: str, default: str) -> str:
        """Return a setting; the first process to ask stores the default."""
        async with self.transaction() as connection:
            found = await connection.scalar(select(schema.app_values.c.value).where(schema.app_values.c.name == name))
        if found is not None:
            return str(found)
        try:
            async with self.transaction() as connection:
                await connection.execute(insert(schema.app_values).values(name=name, value=default))
        except IntegrityError:
            return await self.app_value(name, default)
        return default

    async def beat(self) -> None:
        """Write something that does not matter, to see whether the database takes writes."""
        async with self.transaction() as connection:
            await connection.execute(text(HEARTBEAT), {"now": str(time.time())})

    def free_bytes(self) -> int | None:
        """Return how many bytes the disk of an SQLite file has left; None where that can't be told."""
        file = self.engine.url.database
        if self.is_shared or not file or file == ":memory:":
            return None
        try:
            return shutil.disk_usage(Path(file).resolve().parent).free
        except OSError:
            return None

    async def set_app_value(self, name: str, value: str) -> None:
        """Change a setting."""
        async with self.transaction() as connection:
            await connection.execute(update(schema.app_values).where(schema.app_values.c.name == name).values(value=value))

    # People

    async def add_user(self, user: User, recovery_hash: str) -> None:
        """Store a new identity."""
        async with self.transaction() as connection:
            row = msgspec.structs.asdict(user) | {"recovery_hash": recovery_hash}
            await connection.execute(insert(schema.users).values(row))

    async def user(self, user_id: str) -> User | None:
        """Return an identity."""
        return await self._user(USER, user_id)

    async def user_by_recovery(self, recovery_hash: str) -> User | None:
        """Return the identity that a recovery code belongs to."""
        return await self._user(USER_BY_RECOVERY, recovery_hash)

    async def _user(self, query: Select[Any], key: str) -> User | None:
        async with self.transaction() as connection:
            row = (await connection.execute(query, {"key": key})).first()
        return None if row is None else User(*row)

    async def update_user(self, user_id: str, **values: object) -> None:
        """Change an identity: its nickname, recovery hash or ban."""
        async with self.transaction() as connection:
            await connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(**values))

    # Tables

    async def add_table(self, table: TableRow, most: int | None = None) -> bool:
        """Store a new table with its seats; return False if its host has `most` open and running tables already."""
        row = msgspec.structs.asdict(table)
        seats = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in row.pop("seats")]
        async with self.transaction() as connection:
            if most is not None:
                host = schema.users.c.id == table.host_id
                # this locks the host's row, so that other tables of theirs, also in other processes, are counted one after the other
                await connection.execute(update(schema.users).where(host).values(seen=schema.users.c.seen))
                if (await connection.scalar(COUNT_TABLES, {"host": table.host_id}) or 0) >= most:
                    return False
            await connection.execute(insert(schema.tables).values(row))
            await connection.execute(insert(schema.seats), seats)
        return True

    async def table(self, table_id: str) -> TableRow:
        """Return a table with its seats."""
        async with self.transaction() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))).mappings().first()
            if row is None:
                raise UnknownTable("there is no such table")
            found = await connection.execute(select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat))
            seats = [_seat(seat) for seat in found.mappings()]
        return msgspec.convert({str(name): value for name, value in row.items()} | {"seats": seats}, TableRow)

    async def update_table(self, table_id: str, **values: object) -> None:
        """Change a table: its status, result or rematch. A table that does not run is never due."""
        if values.get("status", "running") != "running":
            values["due"] = None
        async with self.transaction() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(changed=time.time(), **values))
            await self.notify(connection, table_id)

    async def set_rematch(self, table_id: str, rematch: str) -> str:
        """Note which table follows, if none does yet; return the one that does."""
        async with self.transaction() as connection:
            mine = schema.tables.c.id == table_id
            await connection.execute(update(schema.tables).where(mine, schema.tables.c.rematch.is_(None)).values(rematch=rematch))
            await self.notify(connection, table_id)
            return str((await connection.execute(select(schema.tables.c.rematch).where(mine))).scalar_one())

    async def start_table(self, table_id: str) -> bool:
        """Turn an open table whose seats are taken into a running one, due at once; tell whether it was this call that did."""
        now = time.time()
        async with self.transaction() as connection:
            where = and_(schema.tables.c.id == table_id, schema.tables.c.status == "open")
            changed = await connection.execute(update(schema.tables).where(where).values(status="running", changed=now, due=now))
            free = and_(schema.seats.c.table_id == table_id, schema.seats.c.kind == "open")
            if changed.rowcount == 1 and (await connection.execute(select(schema.seats.c.seat).where(free))).first() is not None:
                raise IllegalMove("some seats are still free; give them to bots or wait for people")
            await connection.execute(update(schema.seats).where(schema.seats.c.table_id == table_id).values(seen=now))
            await self.notify(connection, table_id)
            return changed.rowcount == 1

    async def claim_seat(
        self,
        table: TableRow,
        expected: SeatRow,
        new: SeatRow,
        event: SeatEvent | None = None,
        link_hash: str | None = None,
        after: int | None = None,
    ) -> LogRow | None:
        """Change who plays a seat, with the log line that tells it, in one transaction; return that line.

        Raises SeatTaken if the seat, the table or the link that gives the seat away is no longer as expected, or with `after` if that is
        no longer the number of the log's last line. Nobody can hold two seats of a table.
        """
        for _ in range(TRIES):
            try:
                async with self.transaction() as connection:
                    await self._claim_seat(connection, table, expected, new)
                    await self._use_links(connection, table.id, expected, new, link_hash)
                    line = None if event is None else await add_event(connection, table.id, event, after)
                    await self.notify(connection, table.id)
            except IntegrityError:  # a move took the number of the line meanwhile
                if after is not None:
                    break
                continue
            return line
        raise SeatTaken("the table changed meanwhile; try again")

    async def _claim_seat(self, connection: AsyncConnection, table: TableRow, expected: SeatRow, new: SeatRow) -> None:
        held = await connection.execute(HOLD_TABLE, {"table": table.id, "expected": table.status, "now": time.time()})  # others wait here
        if held.rowcount != 1:
            raise SeatTaken("the table has changed meanwhile; look again")
        values = {f"new_{name}": value for name, value in msgspec.structs.asdict(new).items()}
        old = {"old_kind": expected.kind, "old_stand_in": expected.stand_in, "old_identity": expected.user_id or ""}
        changed = await connection.execute(CLAIM_SEAT, {"table": table.id, **old, **values})
        if changed.rowcount != 1:
            raise SeatTaken("somebody else was faster: that seat is taken")
        if new.user_id not in (None, expected.user_id):
            theirs = await connection.scalar(COUNT_SEATS, {"table": table.id, "identity": new.user_id})
            if theirs != 1:
                raise SeatTaken("you sit at this table already")

    @staticmethod
    async def _use_links(connection: AsyncConnection, table_id: str, old: SeatRow, new: SeatRow, link_hash: str | None) -> None:
        """Delete the link of a seat that changes hands; refuse a link that was withdrawn meanwhile."""
        if new.user_id == old.user_id:
            return
        links = schema.seat_links.c
        gone = delete(schema.seat_links).where(links.table_id == table_id, links.seat == new.seat).returning(links.token_hash)
        used = [row[0] for row in await connection.execute(gone)]
        if link_hash is not None and link_hash not in used:
            raise SeatTaken("this link was withdrawn")

    async def note_presence(self, seats: Sequence[tuple[str, int, str]], now: float) -> None:
        """Store that people are connected: table, seat and identity of each."""
        query = update(schema.seats).where(
            schema.seats.c.table_id == bindparam("at_table"),
            schema.seats.c.seat == bindparam("at_seat"),
            schema.seats.c.user_id == bindparam("who"),
        )
        rows = [{"at_table": table_id, "at_seat": seat, "who": user_id, "now": now} for table_id, seat, user_id in seats]
        async with self.transaction() as connection:
            await connection.execute(query.values(seen=bindparam("now")), rows)

    async def log_rows(self, table_id: str, after: int = 0) -> list[LogRow]:
        """Return a table's log after line `after`."""
        columns = [schema.log.c[name] for name in LogRow.__struct_fields__]
        where = and_(schema.log.c.table_id == table_id, schema.log.c.n > after)
        async with self.transaction() as connection:
            rows = await connection.execute(select(*columns).where(where).order_by(schema.log.c.n))
            return [LogRow(**row) for row in rows.mappings()]

    async def table_ids(self, *, status: Sequence[str], user_id: str | None = None, listed: bool = False, most: int = 50) -> list[str]:
        """Return the newest tables of a status: those of a person, or those listed in the lobby."""
        query = select(schema.tables.c.id).where(schema.tables.c.status.in_(status))
        if user_id is not None:
            own = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user_id)
            query = query.where(schema.tables.c.id.in_(own))
        if listed:
            query = query.where(schema.tables.c.listed)
        async with self.transaction() as connection:
            rows = await connection.execute(query.order_by(schema.tables.c.changed.desc()).limit(most))
            return [str(row[0]) for row in rows]

    async def lease(self, table_id: str, owner: str, seconds: float) -> bool:
        """Take or keep the lease of a table: clocks, bots and notices of a table run in one process."""
        if self.leases.get((table_id, owner), 0.0) > time.time() + seconds / 2:
            return True
        return bool(await self.claim([table_id], owner, seconds))

    async def claim(self, table_ids: Sequence[str], owner: str, seconds: float) -> set[str]:
        """Take or keep the leases of tables; return those that are the owner's now."""
        now = time.time()
        tables = schema.tables
        where = and_(tables.c.id.in_(table_ids), _is_free(owner, now))
        async with self.transaction() as connection:
            query = update(tables).where(where).values(lease_owner=owner, lease_until=now + seconds).returning(tables.c.id)
            claimed = {str(row[0]) for row in await connection.execute(query)}
        if len(self.leases) > MAX_LEASES_KNOWN:
            self.leases = {key: until for key, until in self.leases.items() if until > now}
        self.leases.update({(table_id, owner): now + seconds for table_id in claimed})
        return claimed

    # What is due

    async def due_tables(self, owner: str, after: tuple[float, str] | None, most: int) -> list[tuple[float, str]]:
        """Return the running tables that are due and free for the owner, earliest first, after a place in that order."""
        tables, now = schema.tables, time.time()
        where = [tables.c.due <= now, _is_free(owner, now)]
        if after is not None:
            where.append(or_(tables.c.due > after[0], and_(tables.c.due == after[0], tables.c.id > after[1])))
        query = select(tables.c.due, tables.c.id, tables.c.status).where(*where).order_by(tables.c.due, tables.c.id).limit(most)
        async with self.transaction() as connection:
            rows = (await connection.execute(query)).all()
            ended = [row.id for row in rows if row.status != "running"]
            if ended:
                await connection.execute(update(tables).where(tables.c.id.in_(ended), tables.c.status != "running").values(due=None))
        return [(row.due, row.id) for row in rows]

    async def snapshots(self, table_ids: Sequence[str]) -> dict[str, tuple[TableRow, list[LogRow]]]:
        """Return tables with their logs, many at a time."""
        tables, seats, log = schema.tables, schema.seats, schema.log
        columns = [log.c.table_id, *(log.c[name] for name in LogRow.__struct_fields__)]
        async with self.transaction() as connection:
            rows = (await connection.execute(select(tables).where(tables.c.id.in_(table_ids)))).mappings().all()
            sitting = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.seat)
            at_table = _by_table((await connection.execute(sitting)).mappings())
            written = select(*columns).where(log.c.table_id.in_(table_ids)).order_by(log.c.table_id, log.c.n)
            lines = {name: [LogRow(*row[1:]) for row in group] for name, group in groupby(await connection.execute(written), itemgetter(0))}
        return {
            str(row["id"]): (
                msgspec.convert({str(name): value for name, value in row.items()} | {"seats": at_table[row["id"]]}, TableRow),
                lines.get(row["id"], []),
            )
            for row in rows
        }

    async def postpone(self, table_id: str, old: float, new: float) -> None:
        """Let a table that cannot be looked after wait, unless something has made it due meanwhile."""
        where = and_(schema.tables.c.id == table_id, schema.tables.c.due == old)
        async with self.transaction() as connection:
            await connection.execute(update(schema.tables).where(where).values(due=new))

    # Chat

    async def add_chat(self, table_id: str, channel: str, user_id: str, name: str, text: str) -> dict[str, Any]:
        """Store what somebody says."""
        row = {"table_id": table_id, "channel": channel, "user_id": user_id, "name": name, "text": text, "at": time.time()}
        async with self.transaction() as connection:
            added = await connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id))
            line = row | {"id": added.scalar_one()}
            await self.notify(connection, f"{CHAT}{line['id']} {table_id}")
            return line

    async def chat_line(self, number: int) -> dict[str, Any] | None:
        """Return one thing that was said."""
        async with self.transaction() as connection:
            row = (await connection.execute(select(schema.chat).where(schema.chat.c.id == number))).mappings().first()
        return None if row is None else dict(row)

    async def chat(self, table_id: str, channels: Sequence[str], most: int = 100) -> list[dict[str, Any]]:
        """Return what was last said at a table, oldest first."""
        async with self.transaction() as connection:
            rows = await connection.execute(LAST_SAID, {"table_id": table_id, "channels": list(channels), "most": most})
            return [dict(row) for row in reversed(rows.mappings().all())]


async def add_event(connection: AsyncConnection, table_id: str, event: SeatEvent, after: int | None = None) -> LogRow:
    """Append the log line of a seat event, after a given line or the last one; a concurrent move makes this raise IntegrityError."""
    last = after if after is not None else await connection.scalar(LAST_LINE, {"table": table_id})
    line = LogRow((last or 0) + 1, SEAT_EVENT, msgspec.json.encode(event).decode(), time.time())
    await connection.execute(insert(schema.log), {"table_id": table_id, **msgspec.structs.asdict(line)})
    return line


def _by_table(seats: Any) -> dict[str, list[dict[str, Any]]]:  # noqa: ANN401
    return {name: [_seat(seat) for seat in group] for name, group in groupby(seats, itemgetter("table_id"))}


def _is_free(owner: str, now: float) -> ColumnElement[bool]:
    """Return the condition that an owner can have a table's lease."""
    tables = schema.tables
    return or_(tables.c.lease_owner == owner, tables.c.lease_owner.is_(None), tables.c.lease_until < now)


def _seat(row: Any) -> dict[str, Any]:  # noqa: ANN401
    return {name: row[name] for name in SeatRow.__struct_fields__}
