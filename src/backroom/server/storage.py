"""Whether the database takes writes: told to operators by the log, the figures and /ready."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from backroom.core.errors import BackroomError

if TYPE_CHECKING:
    from backroom.server.metrics import Metrics
    from backroom.store.log_appender import LogAppender
    from backroom.store.repository import Store

logger = logging.getLogger("backroom")

CACHE_SECONDS = 1.0
"""How long the answer of the database counts."""
READY_SECONDS = 1.5
"""How long /ready waits for the database."""
MIN_ROOM_BYTES = 256 * 1024
LOG_SECONDS = 60.0
"""How long the log says nothing more about writes that fail."""


class Storage:
    """Knows whether writes succeed."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.trouble: str | None = None
        self.logged = float("-inf")
        self.told = False
        self.probed = float("-inf")
        self.probe: asyncio.Task[None] | None = None
        metrics.storage_writable.set(1)

    def watch(self, store: Store, appender: LogAppender) -> None:
        """Set what is probed."""
        self.store = store
        self.appender = appender

    def note(self, trouble: str | None, *, failures: int = 1) -> None:
        """Note how a write went; the first failure of a minute is logged, and the end of the trouble."""
        if trouble is None:
            if self.trouble is not None:
                self.metrics.storage_writable.set(1)
            if self.told:
                self.told = False
                logger.warning("the database takes writes again")
        else:
            self.metrics.storage_failures.inc(failures)
            self.metrics.storage_writable.set(0)
            if time.monotonic() - self.logged > LOG_SECONDS:
                self.logged, self.told = time.monotonic(), True
                logger.error("the database refuses writes: %s", trouble)
        self.trouble = trouble

    async def check(self) -> str | None:
        """Return why the database cannot be written to, None if it can; the answer comes soon even if the database does not."""
        if (self.probe is None or self.probe.done()) and time.monotonic() - self.probed > CACHE_SECONDS:
            self.probe = asyncio.create_task(self._probe())
        if self.probe is not None and not self.probe.done():
            await asyncio.wait({self.probe}, timeout=READY_SECONDS)
            if not self.probe.done():
                return "the database does not answer"
        return self.trouble

    async def _probe(self) -> None:
        """Write something; make room before another try if that is refused."""
        try:
            try:
                await self.store.beat()
            except BackroomError:
                await asyncio.wait_for(self.appender.writer.free_disk_space(), READY_SECONDS)
                await self.store.beat()
        except Exception as error:  # noqa: BLE001 (whatever it is, it is the answer)
            self.note(str(error) or type(error).__name__)
        else:
            room = self.store.free_bytes()
            if room is not None and room < MIN_ROOM_BYTES:  # a write that takes no new room succeeds also on a full disk
                self.note(f"the disk of the database is full: it has room for {room // 1024} KB", failures=0)
            else:
                self.note(None)
        self.probed = time.monotonic()
