"""The house: all tables that this process holds in memory, and what runs beside them: bots, clocks, news from other processes."""

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
from backroom.server.clock import Clock
from backroom.server.due import DueTables
from backroom.server.errors import NotAllowed, TooMany, Unplayable
from backroom.server.hosted import Hosted
from backroom.server.metrics import Metrics
from backroom.server.nicknames import check_names_at_table
from backroom.server.storage import Storage
from backroom.server.thinkers import Thinkers
from backroom.store.appender import Appender
from backroom.store.conduct import unheard
from backroom.store.database import DATABASE_SECONDS, StoreTrouble, open_database
from backroom.store.tables import SeatRow, Store, TableRow, UnknownTable
from backroom.store.writers import CHANNEL, CHAT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from backroom.server.watchers import Watcher
    from backroom.store.appender import Line
    from backroom.store.tables import Person

logger = logging.getLogger("backroom")

LEASE_SECONDS = 6.0
PRESENCE_SECONDS = 20.0
TICK = 0.5
IDLE_SECONDS = 120.0
MOST_TABLES = 20
RandomNumber: TypeAlias = Annotated[str, msgspec.Meta(max_length=64, pattern="^[ -~]*$")]
"""What a browser adds to the chance of a table."""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: me, whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to create."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    listed: bool = True
    clock: Clock = Clock()
    noise: RandomNumber = ""
    level: str | None = None
    """Of the bots that stand in for people; by default that of the table's first bot."""


class Host:
    """Serves tables from one database."""

    def __init__(
        self, database: str, thinkers: int = 1, metrics: Metrics | None = None, database_seconds: float = DATABASE_SECONDS
    ) -> None:
        self.database = database
        self.database_seconds = database_seconds
        self.away_seconds = 300.0
        """How long a person must have been away before the others can vote for a stand-in."""
        self.metrics = metrics or Metrics()
        self.storage = Storage(self.metrics)
        self.lookers: list[Callable[[Hosted], Awaitable[bool]]] = []
        """What else is due at a table; each tells whether it has nothing left to do."""
        self.id = secrets.token_hex(8)
        self.tables: dict[str, Hosted] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.due = DueTables(self)
        self.thinkers = Thinkers(thinkers)
        self.thinking: set[tuple[str, int, int]] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.listener: Any = None
        self.most_tables = MOST_TABLES

    async def open(self) -> None:
        """Open the database and begin to serve; tables that were running go on."""
        self.engine = await open_database(self.database, self.database_seconds)
        self.store = Store(self.engine, 2 * self.database_seconds)
        self.appender = Appender(self.engine, self.metrics.append_seconds.observe, self.storage.note, self.database_seconds)
        self.storage.watch(self.store, self.appender)
        self.appender.start()
        self.run(self._tick())
        self.run(self._note_presence())
        self.run(self.due.run())
        if self.engine.dialect.name == "postgresql":
            await self._listen()

    async def close(self) -> None:
        """Tell everybody to come back, write what is waiting, and stop."""
        for hosted in self.tables.values():
            for watcher in hosted.watchers:
                watcher.dismiss(protocol.Restarting())
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=TICK)  # so that their connections are given back before the pool is closed
        self.thinkers.stop()
        await self.appender.stop()
        if self.listener is not None:
            await self.listener.close()
        await self.engine.dispose()

    def run(self, work: Any) -> None:  # noqa: ANN401
        """Do something beside the tables, until the house closes."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Tables

    async def hosted(self, table_id: str, snapshot: tuple[TableRow, list[Line]] | None = None) -> Hosted:
        """Return a table, from memory or from its log, which may have been read already."""
        found = self.tables.get(table_id)
        if found is not None and table_id not in self.loading:
            found.touched = time.monotonic()
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

    async def _load(self, row: TableRow, lines: list[Line] | None = None) -> None:
        """Take a table into memory."""
        try:
            hosted = Hosted(row, self.store, self.appender)
            self.tables[row.id] = hosted  # before it is read, so that no news about it is missed
            async with hosted.lock:
                await (hosted.load() if lines is None else hosted.take_over(lines))
        except (StoreTrouble, UnknownTable):
            self.tables.pop(row.id, None)
            raise
        except BackroomError as error:
            self.tables.pop(row.id, None)
            raise Unplayable(row, str(error)) from error
        except BaseException:
            self.tables.pop(row.id, None)
            raise

    async def create(self, person: Person, wish: TableWish) -> TableRow:
        """Create a table with its seats; the maker is the host."""
        game = find_game(wish.game)
        players = len(wish.seats)
        options = game.check_setup(players, wish.options)
        problem = wish.clock.problem()
        if problem is not None:
            raise BadSetup(problem)
        seats = [make_seat(number, seat, game, person, wish.noise) for number, seat in enumerate(wish.seats)]
        if sum(seat.kind == "person" for seat in seats) > 1:
            raise BadSetup("you can sit in one seat only")
        level = wish.level or next((seat.bot for seat in seats if seat.bot is not None), DEFAULT_BOT)
        make_bot(level, game, 0)
        seed, now = new_seed(), time.time()
        row = TableRow(
            id=secrets.token_urlsafe(16),
            game=game.name,
            rules=game.rules_version,
            players=players,
            options=msgspec.json.encode(options).decode(),
            clock=msgspec.json.encode(wish.clock).decode(),
            host=person.id,
            listed=wish.listed,
            status="open",
            seed=seed,
            commitment=commitment(seed),
            created=now,
            changed=now,
            level=level,
            seats=seats,
        )
        check_names_at_table(row.seats)
        if not await self.store.add_table(row, self.most_tables):
            raise TooMany(f"you have {self.most_tables} tables already; finish or leave one first")
        return row

    async def start(self, hosted: Hosted, person: Person) -> None:
        """Begin the game; only the host can, and only with all seats taken."""
        self.check_host(hosted, person)
        if not await self.store.start_table(hosted.row.id):
            raise IllegalMove("the game has begun already")
        await hosted.start()
        self.wake(hosted)

    async def rematch(self, hosted: Hosted, person: Person, noise: str) -> TableRow:
        """Return a new table like a finished one; the others find its id in the old one."""
        if hosted.row.status != "over":
            raise IllegalMove("a rematch is possible when the game is over")
        if hosted.row.rematch is not None:
            return await self.store.table(hosted.row.rematch)
        if hosted.seat_of(person.id) is None:
            raise NotAllowed("only those who sat at the table can ask for a rematch")
        wishes = [
            SeatWish("bot", seat.bot) if seat.kind == "bot" else SeatWish("me" if seat.identity == person.id else "open")
            for seat in hosted.row.seats
        ]
        options = msgspec.json.decode(hosted.row.options)
        row = await self.create(
            person, TableWish(hosted.row.game, wishes, options, hosted.row.listed, hosted.clock, noise, hosted.row.level)
        )
        hosted.row.rematch = await self.store.note_rematch(hosted.row.id, row.id)
        hosted.tell(len(hosted.table.log))
        if hosted.row.rematch != row.id:  # somebody else was faster
            await self.store.change_table(row.id, status="closed")
        return await self.store.table(hosted.row.rematch)

    @staticmethod
    def check_host(hosted: Hosted, person: Person) -> None:
        """Refuse those who are not the host."""
        if hosted.row.host != person.id:
            raise NotAllowed("only the host of the table can do that")

    # Bots and clocks

    def wake(self, hosted: Hosted) -> None:
        """Let bots move that are to move."""
        for seat, bot in hosted.bots_to_move():
            key = (hosted.row.id, len(hosted.table.log), seat)
            if key not in self.thinking:
                self.thinking.add(key)
                self.run(self._think(hosted, seat, bot, key))

    async def _think(self, hosted: Hosted, seat: int, bot: str, key: tuple[str, int, int]) -> None:
        try:
            if not await self.store.lease(hosted.row.id, self.id, LEASE_SECONDS):
                return
            moment = len(hosted.table.log)
            seed = seed_from(hosted.row.seed, "bot", seat, moment)
            with self.metrics.think_seconds.labels(bot).time():
                row, view = hosted.row, hosted.table.view(seat)
                steps = await self.thinkers.decide(MoveRequest(row.id, hosted.epoch, row.game, row.rules, bot, view, seat, seed))
            await hosted.play_steps(seat, steps, moment)
            self.metrics.moves_by_bots.inc()
        except BackroomError as error:
            level = logging.DEBUG if isinstance(error, StoreTrouble) else logging.WARNING  # the former is logged once for all tables
            logger.log(level, "a bot's move at table %s was not made: %s", hosted.row.id, error)
            await asyncio.sleep(TICK)
        except Exception:
            logger.exception("a bot's move at table %s was not made", hosted.row.id)
            await asyncio.sleep(TICK)
        finally:
            self.thinking.discard(key)
        self.wake(hosted)

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
                self.storage.note(f"the house could not listen for news: {error}")
            for hosted in list(self.tables.values()):
                if not self.due.looks_after(hosted.row.id):
                    await self._look_after_one(hosted, beat)
            beat += 1
            await asyncio.sleep(TICK)

    async def _look_after_one(self, hosted: Hosted, beat: int) -> None:
        """Look after a table; trouble with one does not harm the others."""
        try:
            await self._look_after(hosted, beat)
        except BackroomError as error:
            level = logging.DEBUG if isinstance(error, StoreTrouble) else logging.WARNING
            logger.log(level, "the house could not look after table %s: %s", hosted.row.id, error)
        except Exception:
            logger.exception("the house could not look after table %s", hosted.row.id)

    async def _look_after(self, hosted: Hosted, beat: int) -> None:
        """Run a table's bots and clocks, also if another process has given it up; forget tables that nobody watches."""
        if hosted.row.status == "running":
            if beat % 4 == 0 and self.store.is_shared and hosted.watchers:
                await hosted.refresh()  # should news from another process have been lost
            self.wake(hosted)
            await self.attend(hosted)
            self.due.note(hosted)
        elif hosted.row.status == "open" and hosted.watchers and beat % 4 == 0 and self.store.is_shared:
            await hosted.refresh()
        if self.due.is_idle(hosted) and not hosted.bots_to_move() and time.monotonic() - hosted.touched > IDLE_SECONDS:
            self.tables.pop(hosted.row.id, None)

    async def attend(self, hosted: Hosted) -> None:
        """Do what is due at a table, the bots' moves excepted: the draws of the set-up, stand-ins, notifications."""
        if hosted.row.status != "running":
            return
        if hosted.lines == 0 and not hosted.table.seats_to_act():
            await hosted.start()
        await self._check_clock(hosted)
        lines = hosted.lines
        if all([await look(hosted) for look in self.lookers]):
            hosted.posted = lines

    async def _check_clock(self, hosted: Hosted) -> None:
        """A person whose time is up is stood in for by a bot."""
        for seat in hosted.table.seats_to_act():
            row = hosted.row.seats[seat]
            if hosted.overdue(seat) and row.kind == "person" and not row.stand_in:
                if not await self.store.lease(hosted.row.id, self.id, LEASE_SECONDS):
                    return
                await seating.stand_in_when_out_of_time(self, hosted, seat)

    async def _note_presence(self) -> None:
        """Keep a note in the database of who is connected to running games of several people, for votes and for other processes."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            try:
                connected = {
                    (hosted.row.id, watcher.seat, watcher.identity)
                    for hosted in self.tables.values()
                    if hosted.row.status == "running" and sum(row.kind == "person" for row in hosted.row.seats) > 1
                    for watcher in hosted.watchers
                    if watcher.seat is not None and watcher.identity is not None
                }
                if connected:
                    await self.store.note_presence(sorted(connected), time.time())
            except BackroomError as error:
                logger.warning("presence could not be noted: %s", error)

    # News from other processes

    def watchers_of(self, identity: str) -> list[Watcher]:
        """Return the sockets of a person in this process."""
        return [watcher for hosted in self.tables.values() for watcher in hosted.watchers if watcher.identity == identity]

    async def listen_anew(self, identity: str) -> None:
        """Look again whom a person wants to hear."""
        watchers = self.watchers_of(identity)
        if watchers:
            away = await unheard(self.store, identity)
            for watcher in watchers:
                watcher.unheard = away

    async def _listen(self) -> None:
        import asyncpg  # noqa: PLC0415 (only where PostgreSQL is used)

        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.listener = await asyncpg.connect(address, timeout=self.database_seconds, command_timeout=self.database_seconds)
        await self.listener.add_listener(CHANNEL, self._heard)

    def _heard(self, _connection: Any, _pid: int, _channel: str, news: str) -> None:  # noqa: ANN401
        hosted = self.tables.get(news.rsplit(" ", maxsplit=1)[-1])
        if hosted is not None and not self.due.has_loaded(hosted):
            self.run(self._hear(hosted, int(news.split(" ")[1])) if news.startswith(CHAT) else self._catch_up(hosted))

    async def _hear(self, hosted: Hosted, number: int) -> None:
        """Pass on what was said to another process."""
        with contextlib.suppress(BackroomError):
            line = await self.store.chat_line(number)
            if line is not None:
                hosted.pass_on(line)

    async def _catch_up(self, hosted: Hosted) -> None:
        with contextlib.suppress(BackroomError):
            await hosted.refresh()
            self.wake(hosted)


def make_seat(number: int, wish: SeatWish, game: Any, person: Person, noise: str) -> SeatRow:  # noqa: ANN401
    """Return a seat as wished."""
    if wish.kind == "me":
        return SeatRow(number, "person", person.nickname, identity=person.id, noise=noise)
    if wish.kind == "open":
        return SeatRow(number, "open", "")
    bot = wish.bot or DEFAULT_BOT
    make_bot(bot, game, 0)
    return SeatRow(number, "bot", f"{bot} {number + 1}", bot=bot)
