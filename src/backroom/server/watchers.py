"""Those who watch a table through a socket. A reader that is too slow is cut off, not waited for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from backroom.server import protocol

if TYPE_CHECKING:
    from litestar import WebSocket

    from backroom.store.tables import Person

MOST_WAITING = 256


class Watcher:
    """One socket at a table."""

    def __init__(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        person: Person | None,
        seat: int | None,
        session: str | None = None,
        address: str = "",
    ) -> None:
        self.socket = socket
        self.person = person
        self.session = session
        self.identity = None if person is None else person.id
        self.seat = seat
        self.heard = 0
        self.stale = False
        """Whether the seat has changed since the last message, so that everything has to be told anew."""
        self.unheard: frozenset[str] = frozenset()
        self.address = address
        self.greeted = False
        self.waiting: list[bytes] = []
        self.stirred = asyncio.Event()
        self.finished = False
        self.cut = asyncio.Event()

    @property
    def channel(self) -> str:
        """What a watcher hears: spectators do not hear the seats, nor the seats them."""
        return "spectators" if self.seat is None else "seats"

    def send(self, message: protocol.Message) -> None:
        """Send a message soon."""
        self.send_bytes(protocol.encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message soon; cut the reader off if too much is waiting already."""
        if len(self.waiting) >= MOST_WAITING:
            self.cut.set()
            return
        self.waiting.append(message)
        self.stirred.set()

    def dismiss(self, message: protocol.Message) -> None:
        """Send a last message, then close."""
        self.send(message)
        self.finished = True
        self.stirred.set()

    async def pump(self) -> None:
        """Send what is waiting, together in one frame, until the reader is gone or all is said."""
        while not self.finished or self.waiting:
            await self.stirred.wait()
            self.stirred.clear()
            messages, self.waiting = self.waiting, []
            if messages:
                await self.socket.send_data(b"[" + b",".join(messages) + b"]", mode="text")
