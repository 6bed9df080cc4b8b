"""Many running tables in a database, made from copies of a few real ones."""

from __future__ import annotations

import json
import time

import msgspec
from sqlalchemy import func, insert, select

from backroom.server.clock import TimeControl
from backroom.server.loaded_table import LoadedTable
from backroom.store import schema
from backroom.store.log_appender import LogAppender
from backroom.store.repository import SeatRow, Store, TableRow, User

GAME = "new-corp-order"
SLOW = TimeControl("slow", per_turn=3600)
LONG_AGO = 7200.0
TOGETHER = 500


class Many:
    """Idle tables, where only a person can act, and overdue ones: a bot has to move, or a person's clock has run out."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def fill(self, *, idle: int = 0, bots: int = 0, clocks: int = 0, due_at_once: bool = False) -> None:
        """Store tables whose game has begun; the overdue ones are those that have changed least recently."""
        now = time.time()
        self.people = [User(f"p{number}", name, now, now, banned=False) for number, name in enumerate(("Ann", "Bob"))]
        for person in self.people:
            await self.store.add_user(person, f"hash of {person.id}")
        await self._make_template(now)
        await self._copy("bot", bots, LONG_AGO, now - LONG_AGO)
        await self._copy("clock", clocks, LONG_AGO, now - LONG_AGO + SLOW.per_turn)
        await self._copy("idle", idle, 60.0, now if due_at_once else None)

    async def _make_template(self, now: float) -> None:
        """Begin a game of two and keep its lines."""
        seats = [SeatRow(seat, "person", person.nickname, user_id=person.id) for seat, person in enumerate(self.people)]
        row = TableRow("template", GAME, 1, 2, "{}", "{}", self.people[0].id, False, "running", "s", "c", now, now, seats=seats)
        await self.store.add_table(row)
        appender = LogAppender(self.store.engine)
        appender.start()
        hosted = LoadedTable(await self.store.table(row.id), self.store, appender)
        await hosted.start()
        (self.mover,) = hosted.table.seats_to_act()
        await appender.stop()
        self.row = row
        self.lines = await self.store.log_rows(row.id)
        await self.store.update_table(row.id, status="closed")

    async def _copy(self, kind: str, number: int, age: float, due: float | None) -> None:
        table = msgspec.structs.asdict(self.row) | {"due": due}
        del table["seats"]
        if kind == "clock":
            table["clock"] = json.dumps(msgspec.structs.asdict(SLOW))
        for first in range(0, number, TOGETHER):
            ids = [f"{kind}-{place}" for place in range(first, min(first + TOGETHER, number))]
            then = time.time() - age
            async with self.store.transaction() as connection:
                await connection.execute(insert(schema.tables), [table | {"id": name, "changed": then, "created": then} for name in ids])
                seats = [{"table_id": name} | msgspec.structs.asdict(seat) for name in ids for seat in self._seats(kind)]
                await connection.execute(insert(schema.seats), seats)
                lines = [{"table_id": name} | msgspec.structs.asdict(line) | {"at": then} for name in ids for line in self.lines]
                await connection.execute(insert(schema.log), lines)

    def _seats(self, kind: str) -> list[SeatRow]:
        bot = {"bot": self.mover, "idle": 1 - self.mover}.get(kind)
        return [seat if seat.seat != bot else SeatRow(seat.seat, "bot", "random", bot="random") for seat in self.row.seats]

    async def handled(self) -> tuple[int, int]:
        """Return at how many tables the bot has moved, and at how many a bot stands in for the person whose clock ran out."""
        moved = select(func.count(schema.log.c.table_id.distinct())).where(
            schema.log.c.table_id.like("bot-%"), schema.log.c.n > self.lines[-1].n
        )
        absent = select(func.count()).select_from(schema.seats).where(schema.seats.c.table_id.like("clock-%"), schema.seats.c.stand_in)
        async with self.store.transaction() as connection:
            return int(await connection.scalar(moved) or 0), int(await connection.scalar(absent) or 0)

    async def overdue(self) -> int:
        """Return how many running tables are due now."""
        where = (schema.tables.c.status == "running", schema.tables.c.due <= time.time())
        async with self.store.transaction() as connection:
            return int(await connection.scalar(select(func.count()).select_from(schema.tables).where(*where)) or 0)
