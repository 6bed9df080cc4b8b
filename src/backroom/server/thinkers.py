"""Bots think in processes of their own: compiled code holds the interpreter, and a stuck bot must not stop the server."""

from __future__ import annotations

import asyncio
import multiprocessing
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from backroom.bots.match import seat_bot
from backroom.core.discover import find_game

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from backroom.core.game import View

PATIENCE = 20.0
"""Seconds after which a thinking bot is taken for stuck."""
TIME = 3.0
"""Seconds of processor time that a bot may think about one decision at a table."""
TRIES = 2

Thought = tuple[str, str, Any, int, int]
"""Game, bot, view, seat, seed."""


def think(pipe: Connection) -> None:
    """Answer thoughts until the pipe closes; runs in a process of its own."""
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            game_name, bot, view, seat, seed = pipe.recv()
            thinking = seat_bot(bot, find_game(game_name), seed)
            thinking.allow(TIME)
            pipe.send(thinking.decide(view, seat))


class Thinker:
    """One process that thinks."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=think, args=(theirs,), daemon=True, name="backroom-bot")
        self.process.start()
        theirs.close()

    def ask(self, thought: Thought, patience: float) -> list[int]:
        """Return the steps of a move; raises if the process dies or takes too long."""
        self.pipe.send(thought)
        if not self.pipe.poll(patience):
            raise TimeoutError
        steps: list[int] = self.pipe.recv()
        return steps

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join(5)
        self.pipe.close()


class Thinkers:
    """Some processes that think for all tables of this server."""

    def __init__(self, number: int, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.idle: asyncio.LifoQueue[Thinker | None] = asyncio.LifoQueue()
        for _ in range(number):
            self.idle.put_nowait(None)

    async def decide(self, game: str, bot: str, view: View, seat: int, seed: int) -> list[int]:
        """Return the steps of a bot's move. A process that dies or is stuck is replaced; at last any legal move will do."""
        for _ in range(TRIES):
            thinker = await self.idle.get()
            try:
                if thinker is None:
                    thinker = await asyncio.to_thread(Thinker)
                return await asyncio.to_thread(thinker.ask, (game, bot, view, seat, seed), self.patience)
            except (OSError, EOFError, TimeoutError):
                if thinker is not None:
                    await asyncio.to_thread(thinker.stop)
                thinker = None
            finally:
                self.idle.put_nowait(thinker)
        return await asyncio.to_thread(any_move, game, view, seat, seed)

    def stop(self) -> None:
        """End all processes."""
        while not self.idle.empty():
            thinker = self.idle.get_nowait()
            if thinker is not None:
                thinker.stop()


def any_move(game_name: str, view: View, seat: int, seed: int) -> list[int]:
    """Return any legal move."""
    return seat_bot("random", find_game(game_name), seed).decide(view, seat)
