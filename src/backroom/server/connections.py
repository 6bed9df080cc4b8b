"""Those who watch a table through a socket. A reader that is too slow is cut off, not waited for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from backroom.server import protocol

if TYPE_CHECKING:
    from litestar import WebSocket

    from backroom.store.repository import User

MAX_QUEUED = 256


class Connection:
    """One socket at a table."""

    def __init__(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        user: User | None,
        seat: int | None,
        session: str | None = None,
        address: str = "",
    ) -> None:
        self.socket = socket
        self.person = user
        self.session = session
        self.user_id = None if user is None else user.id
        self.seat = seat
        self.facts_sent = 0
        self.stale = False
        """Whether the seat has changed since the last message, so that everything has to be told anew."""
        self.muted: frozenset[str] = frozenset()
        self.address = address
        self.greeted = False
        self.queue: list[bytes] = []
        self.has_data = asyncio.Event()
        self.finished = False
        self.dropped = asyncio.Event()

    @property
    def channel(self) -> str:
        """What a watcher hears: spectators do not hear the seats, nor the seats them."""
        return "spectators" if self.seat is None else "seats"

    def send(self, message: protocol.Message) -> None:
        """Send a message soon."""
        self.send_bytes(protocol.encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message soon; cut the reader off if too much is waiting already."""
        if len(self.queue) >= MAX_QUEUED:
            self.dropped.set()
            return
        self.queue.append(message)
        self.has_data.set()

    def close_with(self, message: protocol.Message) -> None:
        """Send a last message, then close."""
        self.send(message)
        self.finished = True
        self.has_data.set()

    async def send_loop(self) -> None:
        """Send what is waiting, together in one frame, until the reader is gone or all is said."""
        while not self.finished or self.queue:
            await self.has_data.wait()
            self.has_data.clear()
            messages, self.queue = self.queue, []
            if messages:
                await self.socket.send_data(b"[" + b",".join(messages) + b"]", mode="text")
