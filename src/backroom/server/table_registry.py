"""The tables that this process holds in memory, and what runs beside them: bots, clocks, changes made by other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec

from backroom.bots.play import DEFAULT_BOT, make_bot
from backroom.core.errors import BackroomError, BadSetup, IllegalMove
from backroom.core.fairness import commitment, new_seed
from backroom.core.registry import find_game
from backroom.core.rng import seed_from
from backroom.server import protocol, seating
from backroom.server.bot_worker import MoveRequest
from backroom.server.bot_workers import BotWorkerPool
from backroom.server.clock import TimeControl
from backroom.server.due import DueTables
from backroom.server.errors import Forbidden, LimitReached, Unplayable
from backroom.server.loaded_table import LoadedTable
from backroom.server.metrics import Metrics
from backroom.server.nicknames import check_names_at_table
from backroom.server.storage import Storage
from backroom.store.database import DATABASE_SECONDS, DatabaseUnavailable, open_database
from backroom.store.log_appender import LogAppender
from backroom.store.log_backends import CHANNEL, CHAT
from backroom.store.moderation import muted_or_blocked
from backroom.store.repository import SeatRow, Store, TableRow, UnknownTable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from backroom.server.connections import Connection
    from backroom.store.log_appender import LogRow
    from backroom.store.repository import User

logger = logging.getLogger("backroom")

LEASE_SECONDS = 6.0
PRESENCE_SECONDS = 20.0
TICK = 0.5
IDLE_SECONDS = 120.0
MAX_TABLES = 20
ClientSeedText: TypeAlias = Annotated[str, msgspec.Meta(max_length=64, pattern="^[ -~]*$")]
"""What a browser adds to the chance of a table."""


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: me, whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class CreateTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to create."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, Any] = {}
    listed: bool = True
    clock: TimeControl = TimeControl()
    client_seed: ClientSeedText = ""
    level: str | None = None
    """Of the bots that stand in for people; by default that of the table's first bot."""


class TableRegistry:
    """Serves tables from one database."""

    def __init__(
        self, database: str, bot_workers: int = 1, metrics: Metrics | None = None, database_seconds: float = DATABASE_SECONDS
    ) -> None:
        self.database = database
        self.database_seconds = database_seconds
        self.away_seconds = 300.0
        """How long a person must have been away before the others can vote for a stand-in."""
        self.metrics = metrics or Metrics()
        self.storage = Storage(self.metrics)
        self.attendants: list[Callable[[LoadedTable], Awaitable[bool]]] = []
        """What else is due at a table; each tells whether it has nothing left to do."""
        self.id = secrets.token_hex(8)
        self.tables: dict[str, LoadedTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.due = DueTables(self)
        self.bot_workers = BotWorkerPool(bot_workers)
        self.bot_tasks: set[tuple[str, int, int]] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.listener: Any = None
        self.max_tables = MAX_TABLES

    async def open(self) -> None:
        """Open the database and begin to serve; tables that were running go on."""
        self.engine = await open_database(self.database, self.database_seconds)
        self.store = Store(self.engine, 2 * self.database_seconds)
        self.appender = LogAppender(self.engine, self.metrics.append_seconds.observe, self.storage.note, self.database_seconds)
        self.storage.watch(self.store, self.appender)
        self.appender.start()
        self.spawn(self._tick())
        self.spawn(self._note_presence())
        self.spawn(self.due.run())
        if self.engine.dialect.name == "postgresql":
            await self._listen()

    async def close(self) -> None:
        """Tell everybody to come back, write what is waiting, and stop."""
        for loaded in self.tables.values():
            for connection in loaded.connections:
                connection.close_with(protocol.ServerRestarting())
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=TICK)  # so that their connections are given back before the pool is closed
        self.bot_workers.stop()
        await self.appender.stop()
        if self.listener is not None:
            await self.listener.close()
        await self.engine.dispose()

    def spawn(self, work: Any) -> None:  # noqa: ANN401
        """Run a background task until the server closes."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Tables

    async def table(self, table_id: str, snapshot: tuple[TableRow, list[LogRow]] | None = None) -> LoadedTable:
        """Return a table, from memory or from its log, which may have been read already."""
        found = self.tables.get(table_id)
        if found is not None and table_id not in self.loading:
            found.last_used = time.monotonic()
            return found
        if not table_id.isprintable():
            raise UnknownTable("there is no such table")
        try:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.tables:
                    await self._load(*snapshot if snapshot is not None else (await self.store.table(table_id), None))
        finally:
            self.loading.pop(table_id, None)
        return self.tables[table_id]

    async def _load(self, row: TableRow, lines: list[LogRow] | None = None) -> None:
        """Take a table into memory."""
        try:
            loaded = LoadedTable(row, self.store, self.appender)
            self.tables[row.id] = loaded  # before it is read, so that no news about it is missed
            async with loaded.lock:
                await (loaded.load() if lines is None else loaded.take_in_log(lines))
        except (DatabaseUnavailable, UnknownTable):
            self.tables.pop(row.id, None)
            raise
        except BackroomError as error:
            self.tables.pop(row.id, None)
            raise Unplayable(row, str(error)) from error
        except BaseException:
            self.tables.pop(row.id, None)
            raise

    async def create(self, user: User, request: CreateTableRequest) -> TableRow:
        """Create a table with its seats; the maker is the host."""
        game = find_game(request.game)
        players = len(request.seats)
        options = game.check_setup(players, request.options)
        problem = request.clock.validate()
        if problem is not None:
            raise BadSetup(problem)
        seats = [make_seat(number, seat, game, user, request.client_seed) for number, seat in enumerate(request.seats)]
        if sum(seat.kind == "person" for seat in seats) > 1:
            raise BadSetup("you can sit in one seat only")
        level = request.level or next((seat.bot for seat in seats if seat.bot is not None), DEFAULT_BOT)
        make_bot(level, game, 0)
        seed, now = new_seed(), time.time()
        row = TableRow(
            id=secrets.token_urlsafe(16),
            game=game.name,
            rules_version=game.rules_version,
            players=players,
            options=msgspec.json.encode(options).decode(),
            clock=msgspec.json.encode(request.clock).decode(),
            host_id=user.id,
            listed=request.listed,
            status="open",
            seed=seed,
            commitment=commitment(seed),
            created=now,
            changed=now,
            level=level,
            seats=seats,
        )
        check_names_at_table(row.seats)
        if not await self.store.add_table(row, self.max_tables):
            raise LimitReached(f"you have {self.max_tables} tables already; finish or leave one first")
        return row

    async def start(self, loaded: LoadedTable, user: User) -> None:
        """Begin the game; only the host can, and only with all seats taken."""
        self.check_host(loaded, user)
        if not await self.store.start_table(loaded.row.id):
            raise IllegalMove("the game has begun already")
        await loaded.start()
        self.schedule_bots(loaded)

    async def rematch(self, loaded: LoadedTable, user: User, noise: str) -> TableRow:
        """Return a new table like a finished one; the others find its id in the old one."""
        if loaded.row.status != "over":
            raise IllegalMove("a rematch is possible when the game is over")
        if loaded.row.rematch is not None:
            return await self.store.table(loaded.row.rematch)
        if loaded.seat_of(user.id) is None:
            raise Forbidden("only those who sat at the table can ask for a rematch")
        seats = [
            SeatRequest("bot", seat.bot) if seat.kind == "bot" else SeatRequest("me" if seat.user_id == user.id else "open")
            for seat in loaded.row.seats
        ]
        options = msgspec.json.decode(loaded.row.options)
        row = await self.create(
            user, CreateTableRequest(loaded.row.game, seats, options, loaded.row.listed, loaded.clock, noise, loaded.row.level)
        )
        loaded.row.rematch = await self.store.set_rematch(loaded.row.id, row.id)
        loaded.broadcast(len(loaded.table.log))
        if loaded.row.rematch != row.id:  # somebody else was faster
            await self.store.update_table(row.id, status="closed")
        return await self.store.table(loaded.row.rematch)

    @staticmethod
    def check_host(loaded: LoadedTable, user: User) -> None:
        """Refuse those who are not the host."""
        if loaded.row.host_id != user.id:
            raise Forbidden("only the host of the table can do that")

    # Bots and clocks

    def schedule_bots(self, loaded: LoadedTable) -> None:
        """Let bots move that are to move."""
        for seat, bot in loaded.bots_to_act():
            key = (loaded.row.id, len(loaded.table.log), seat)
            if key not in self.bot_tasks:
                self.bot_tasks.add(key)
                self.spawn(self._play_bot(loaded, seat, bot, key))

    async def _play_bot(self, loaded: LoadedTable, seat: int, bot: str, key: tuple[str, int, int]) -> None:
        try:
            if not await self.store.lease(loaded.row.id, self.id, LEASE_SECONDS):
                return
            log_length = len(loaded.table.log)
            seed = seed_from(loaded.row.seed, "bot", seat, log_length)
            with self.metrics.think_seconds.labels(bot).time():
                row, view = loaded.row, loaded.table.view(seat)
                steps = await self.bot_workers.decide(MoveRequest(row.id, loaded.epoch, row.game, row.rules_version, bot, view, seat, seed))
            await loaded.play_bot_move(seat, steps, log_length)
            self.metrics.moves_by_bots.inc()
        except BackroomError as error:
            level = logging.DEBUG if isinstance(error, DatabaseUnavailable) else logging.WARNING  # the former is logged once for all tables
            logger.log(level, "a bot's move at table %s was not made: %s", loaded.row.id, error)
            await asyncio.sleep(TICK)
        except Exception:
            logger.exception("a bot's move at table %s was not made", loaded.row.id)
            await asyncio.sleep(TICK)
        finally:
            self.bot_tasks.discard(key)
        self.schedule_bots(loaded)

    async def _tick(self) -> None:
        """Look after the tables in memory for ever."""
        beat = 0
        while True:
            try:
                if self.listener is not None and self.listener.is_closed():
                    await self._listen()  # the database was away
                if self.storage.trouble is not None:
                    await self.storage.check()  # so that the trouble ends even if nobody plays
            except Exception as error:  # noqa: BLE001 (the tick goes on: all tables depend on it)
                self.storage.note(f"cannot listen for changes: {error}")
            for loaded in list(self.tables.values()):
                if not self.due.looks_after(loaded.row.id):
                    await self._look_after_one(loaded, beat)
            beat += 1
            await asyncio.sleep(TICK)

    async def _look_after_one(self, loaded: LoadedTable, beat: int) -> None:
        """Look after a table; trouble with one does not harm the others."""
        try:
            await self._look_after(loaded, beat)
        except BackroomError as error:
            level = logging.DEBUG if isinstance(error, DatabaseUnavailable) else logging.WARNING
            logger.log(level, "table %s could not be processed: %s", loaded.row.id, error)
        except Exception:
            logger.exception("table %s could not be processed", loaded.row.id)

    async def _look_after(self, loaded: LoadedTable, beat: int) -> None:
        """Run a table's bots and clocks, also if another process has given it up; forget tables that nobody watches."""
        if loaded.row.status == "running":
            if beat % 4 == 0 and self.store.is_shared and loaded.connections:
                await loaded.refresh()  # should news from another process have been lost
            self.schedule_bots(loaded)
            await self.attend(loaded)
            self.due.note(loaded)
        elif loaded.row.status == "open" and loaded.connections and beat % 4 == 0 and self.store.is_shared:
            await loaded.refresh()
        if self.due.is_idle(loaded) and not loaded.bots_to_act() and time.monotonic() - loaded.last_used > IDLE_SECONDS:
            self.tables.pop(loaded.row.id, None)

    async def attend(self, loaded: LoadedTable) -> None:
        """Do what is due at a table, the bots' moves excepted: the draws of the set-up, stand-ins, notifications."""
        if loaded.row.status != "running":
            return
        if loaded.lines == 0 and not loaded.table.seats_to_act():
            await loaded.start()
        await self._check_clock(loaded)
        lines = loaded.lines
        if all([await look(loaded) for look in self.attendants]):
            loaded.posted = lines

    async def _check_clock(self, loaded: LoadedTable) -> None:
        """A person whose time is up is stood in for by a bot."""
        for seat in loaded.table.seats_to_act():
            row = loaded.row.seats[seat]
            if loaded.is_out_of_time(seat) and row.kind == "person" and not row.stand_in:
                if not await self.store.lease(loaded.row.id, self.id, LEASE_SECONDS):
                    return
                await seating.stand_in_when_out_of_time(self, loaded, seat)

    async def _note_presence(self) -> None:
        """Keep a note in the database of who is connected to running games of several people, for votes and for other processes."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            try:
                connected = {
                    (loaded.row.id, connection.seat, connection.user_id)
                    for loaded in self.tables.values()
                    if loaded.row.status == "running" and sum(row.kind == "person" for row in loaded.row.seats) > 1
                    for connection in loaded.connections
                    if connection.seat is not None and connection.user_id is not None
                }
                if connected:
                    await self.store.note_presence(sorted(connected), time.time())
            except BackroomError as error:
                logger.warning("presence could not be noted: %s", error)

    # News from other processes

    def connections_of(self, user_id: str) -> list[Connection]:
        """Return the sockets of a person in this process."""
        return [connection for loaded in self.tables.values() for connection in loaded.connections if connection.user_id == user_id]

    async def refresh_mutes(self, user_id: str) -> None:
        """Look again whom a person wants to hear."""
        connections = self.connections_of(user_id)
        if connections:
            away = await muted_or_blocked(self.store, user_id)
            for connection in connections:
                connection.muted = away

    async def _listen(self) -> None:
        import asyncpg  # noqa: PLC0415 (only where PostgreSQL is used)

        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.listener = await asyncpg.connect(address, timeout=self.database_seconds, command_timeout=self.database_seconds)
        await self.listener.add_listener(CHANNEL, self._on_notify)

    def _on_notify(self, _connection: Any, _pid: int, _channel: str, news: str) -> None:  # noqa: ANN401
        loaded = self.tables.get(news.rsplit(" ", maxsplit=1)[-1])
        if loaded is not None and not self.due.has_loaded(loaded):
            self.spawn(self._forward_chat(loaded, int(news.split(" ")[1])) if news.startswith(CHAT) else self._catch_up(loaded))

    async def _forward_chat(self, loaded: LoadedTable, number: int) -> None:
        """Pass on what was said to another process."""
        with contextlib.suppress(BackroomError):
            line = await self.store.chat_line(number)
            if line is not None:
                loaded.forward_chat(line)

    async def _catch_up(self, loaded: LoadedTable) -> None:
        with contextlib.suppress(BackroomError):
            await loaded.refresh()
            self.schedule_bots(loaded)


def make_seat(number: int, request: SeatRequest, game: Any, user: User, noise: str) -> SeatRow:  # noqa: ANN401
    """Return a seat as wished."""
    if request.kind == "me":
        return SeatRow(number, "person", user.nickname, user_id=user.id, client_seed=noise)
    if request.kind == "open":
        return SeatRow(number, "open", "")
    bot = request.bot or DEFAULT_BOT
    make_bot(bot, game, 0)
    return SeatRow(number, "bot", f"{bot} {number + 1}", bot=bot)
