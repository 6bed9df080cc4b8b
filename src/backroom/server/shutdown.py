"""Going down gracefully: clients are told to come again before the server closes their sockets."""

from __future__ import annotations

import asyncio
import signal
import threading
from typing import TYPE_CHECKING

from backroom.server import protocol

if TYPE_CHECKING:
    from types import FrameType

    from backroom.server.table_registry import TableRegistry

MAX_SECONDS = 2.0


async def announce_restart(registry: TableRegistry) -> None:
    """Tell everybody that the server restarts, and wait until they have heard it."""
    connections = [connection for loaded in registry.tables.values() for connection in loaded.connections]
    for connection in connections:
        connection.close_with(protocol.ServerRestarting())
    for _ in range(int(MAX_SECONDS / 0.05)):
        if not any(loaded.connections for loaded in registry.tables.values()):
            return
        await asyncio.sleep(0.05)


def install_signal_handlers(registry: TableRegistry) -> None:
    """When a signal asks the server to end, say goodbye first. The server that runs the app has its handlers in place already."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()

    def chain(number: int) -> None:
        ends = signal.getsignal(number)
        if not callable(ends):
            return

        async def leave(frame: FrameType | None) -> None:
            await announce_restart(registry)
            ends(number, frame)

        def handle(_number: int, frame: FrameType | None) -> None:
            signal.signal(number, ends)  # who asks twice is obeyed at once
            loop.call_soon_threadsafe(lambda: registry.spawn(leave(frame)))

        signal.signal(number, handle)

    chain(signal.SIGTERM)
    chain(signal.SIGINT)
