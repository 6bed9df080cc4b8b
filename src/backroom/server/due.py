"""Looking after the running tables that are due: a bot has to move, a clock has run out, somebody has to be told.

The database knows for every running table when it is next due. Each process reads what is due, earliest first, takes the leases of those
that no other process has, and works on a bounded number at a time. A table that nobody watches leaves the memory as soon as nothing is
left to do; one that cannot be looked after is put off, so that it harms no other.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from backroom.core.errors import BackroomError
from backroom.store.database import DatabaseUnavailable
from backroom.store.repository import UnknownTable

if TYPE_CHECKING:
    from backroom.server.loaded_table import LoadedTable
    from backroom.server.table_registry import TableRegistry
    from backroom.store.log_appender import LogRow
    from backroom.store.repository import TableRow

logger = logging.getLogger("backroom")

POLL_SECONDS = 0.5
LEASE_SECONDS = 6.0
PAGE = 500
"""Due tables that are read at a time."""
MAX_AT_WORK = 32
"""Tables that are loaded and looked after at the same time."""
MAX_WITH_BOTS = 256
"""Tables that nobody watches and that are kept in memory until their bots have moved."""
QUIET_SECONDS = 5.0
"""How long a watched table must have been left alone before its due time is put off: while people play it is not worth writing."""
UNPLAYABLE_SECONDS = 300.0
FAILED_SECONDS = 60.0


class DueTables:
    """Picks up what is due."""

    def __init__(self, registry: TableRegistry) -> None:
        self.host = registry
        self.slots = asyncio.Semaphore(MAX_AT_WORK)
        self.at_work: set[str] = set()
        self.with_bots: dict[str, float] = {}
        """Tables that were loaded for their bots, and when they were last used then."""
        self.waiting: dict[str, float] = {}
        """Tables whose bots have to wait until others have moved, in order, and when they were due."""
        self.storing: set[str] = set()

    async def run(self) -> None:
        """Look for due tables until cancelled."""
        while True:
            try:
                await self._start_waiting()
                await self._read()
            except DatabaseUnavailable as error:
                self.host.storage.note(str(error))
            except Exception:
                logger.exception("the tables that are due could not be read")  # and goes on: all tables depend on it
            await asyncio.sleep(POLL_SECONDS)

    def looks_after(self, table_id: str) -> bool:
        """Tell whether a table is being worked on."""
        return table_id in self.at_work

    def has_loaded(self, loaded: LoadedTable) -> bool:
        """Tell whether a table is in memory for its bots alone: news of it is mostly our own, and what is not is noticed in the end."""
        return not loaded.connections and (loaded.row.id in self.at_work or loaded.row.id in self.with_bots)

    async def _read(self) -> None:
        """Start work on everything that is due, page by page."""
        after: tuple[float, str] | None = None
        while True:
            page = await self.host.store.due_tables(self.host.id, after, PAGE)
            fresh = [(due, table_id) for due, table_id in page if not self._is_known(table_id)]
            for due, table_id in page:
                await self._read_again(table_id, due)
            for place in range(0, len(fresh), MAX_AT_WORK):
                await self._start(fresh[place : place + MAX_AT_WORK])
            if len(page) < PAGE:
                return
            after = page[-1]

    def _is_known(self, table_id: str) -> bool:
        """Tell whether a table is in memory, where it is looked after all the time, or has its turn already."""
        return table_id in self.host.tables or table_id in self.at_work or table_id in self.waiting

    async def _read_again(self, table_id: str, due: float) -> None:
        """Read a table again that another process has made due, should the news of it have been lost."""
        loaded = self.host.tables.get(table_id)
        if loaded is not None and table_id not in self.at_work and (loaded.row.due is None or loaded.row.due > due):
            await loaded.refresh()

    async def _start_waiting(self) -> None:
        """Let tables go on whose bots had to wait."""
        room = min(MAX_WITH_BOTS - len(self.with_bots), len(self.waiting))
        first = [(self.waiting.pop(table_id), table_id) for table_id in list(self.waiting)[: max(0, room)]]
        for place in range(0, len(first), MAX_AT_WORK):
            await self._start(first[place : place + MAX_AT_WORK])

    async def _start(self, tables: list[tuple[float, str]]) -> None:
        """Work on the tables whose leases this process gets."""
        claimed = await self.host.store.claim([table_id for _, table_id in tables], self.host.id, LEASE_SECONDS)
        snapshots = await self.host.store.snapshots(list(claimed)) if claimed else {}
        for due, table_id in tables:
            if table_id in snapshots and not self._is_known(table_id):
                await self.slots.acquire()
                self.at_work.add(table_id)
                self.host.spawn(self._work(table_id, due, snapshots[table_id]))

    async def _work(self, table_id: str, due: float, snapshot: tuple[TableRow, list[LogRow]]) -> None:
        """Do what is due at a table; trouble with one does not harm the others."""
        try:
            await self._look_after(table_id, due, snapshot)
        except UnknownTable:
            logger.debug("table %s was deleted", table_id)
        except DatabaseUnavailable as error:
            logger.debug("table %s could not be looked after: %s", table_id, error)
        except Exception:
            logger.exception("table %s could not be looked after", table_id)
            await self._put_off(table_id, due, FAILED_SECONDS)
        finally:
            self.at_work.discard(table_id)
            self.slots.release()

    async def _put_off(self, table_id: str, due: float, seconds: float) -> None:
        try:
            await self.host.store.postpone(table_id, due, time.time() + seconds)
        except BackroomError as error:
            logger.warning("table %s could not be put off: %s", table_id, error)

    async def _look_after(self, table_id: str, due: float, snapshot: tuple[TableRow, list[LogRow]]) -> None:
        try:
            loaded = await self.host.table(table_id, snapshot)
        except (DatabaseUnavailable, UnknownTable):
            raise
        except BackroomError as error:  # this program can't play it
            logger.warning("table %s: %s", table_id, error)
            await self._put_off(table_id, due, UNPLAYABLE_SECONDS)
            return
        used = loaded.last_used
        await self.host.attend(loaded)
        if not loaded.bots_to_act():
            await self.store_next_due(loaded)
            self._drop(loaded, used)
        elif len(self.with_bots) < MAX_WITH_BOTS or loaded.connections:
            self.with_bots[table_id] = used
            self.host.schedule_bots(loaded)
        else:
            self.waiting[table_id] = due
            self._drop(loaded, used)

    def note(self, loaded: LoadedTable) -> None:
        """Put off when a table in memory is due, once there is nothing left to do and nobody plays fast; forget one that nobody watches."""
        table_id = loaded.row.id
        if loaded.bots_to_act():
            return
        used = self.with_bots.pop(table_id, None)
        now, stored = time.time(), loaded.row.due
        needed = loaded.next_due(now)
        sooner = needed is not None and (stored is None or needed < stored)
        past = stored is not None and stored <= now and (needed is None or needed > now)
        if table_id in self.storing or not (sooner or past or used is not None):
            return
        if past and loaded.connections and now - loaded.moved < QUIET_SECONDS:
            return
        self.storing.add(table_id)
        self.host.spawn(self._finish(loaded, used))

    async def _finish(self, loaded: LoadedTable, used: float | None) -> None:
        try:
            await self.store_next_due(loaded)
            if used is not None:
                self._drop(loaded, used)
        except BackroomError as error:
            logger.warning("when table %s is due next could not be stored: %s", loaded.row.id, error)
        finally:
            self.storing.discard(loaded.row.id)

    async def store_next_due(self, loaded: LoadedTable) -> None:
        """Store when a table is due next, unless there is something to do now."""
        async with loaded.lock:
            now = time.time()
            needed, stored = loaded.next_due(now), loaded.row.due
            if needed == stored or (needed is not None and stored is not None and needed <= now and stored <= now):
                return
            if await self.host.appender.postpone_due(loaded.row.id, stored, needed, loaded.lines):
                loaded.row.due = needed
            else:
                await loaded.refresh_locked()  # something has happened to the table; it comes up again

    def _drop(self, loaded: LoadedTable, used: float) -> None:
        """Forget a table that was loaded to look after it, unless somebody uses it."""
        if loaded.last_used == used and self.is_idle(loaded):
            self.host.tables.pop(loaded.row.id, None)

    def is_idle(self, loaded: LoadedTable) -> bool:
        """Tell whether nobody watches a table and nothing is going on there."""
        return not loaded.sockets and not loaded.connections and not loaded.lock.locked() and loaded.row.id not in self.with_bots
