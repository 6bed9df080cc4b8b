"""Bots think in processes of their own: compiled code holds the interpreter, and a stuck bot must not stop the server."""

from __future__ import annotations

import asyncio
import multiprocessing
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from backroom.bots.judge import Judgement, judge
from backroom.bots.match import seat_bot
from backroom.core.discover import find_game

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from backroom.core.game import View

PATIENCE = 20.0
"""Seconds after which a thinking bot is taken for stuck."""
TIME = 3.0
"""Seconds of processor time that a bot may think about one decision at a table."""
TRIES = 2

T = TypeVar("T")


def think(pipe: Connection) -> None:
    """Answer thoughts until the pipe closes; runs in a process of its own."""
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            thought, what = pipe.recv()
            pipe.send(thought(*what))


def bot_move(game_name: str, bot: str, view: View, seat: int, seed: int) -> list[int]:
    """Return the steps of a bot's move."""
    thinking = seat_bot(bot, find_game(game_name), seed)
    thinking.allow(TIME)
    return thinking.decide(view, seat)


def judge_view(game_name: str, rules: int, view: View, seat: int, played: list[int] | None, seconds: float, seed: int) -> Judgement:
    """Judge a decision."""
    return judge(find_game(game_name).by_rules(rules), view, seat, played, seconds, seed=seed)


class Thinker:
    """One process that thinks."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=think, args=(theirs,), daemon=True, name="backroom-bot")
        self.process.start()
        theirs.close()

    def ask(self, thought: Callable[..., T], what: tuple[Any, ...], patience: float) -> T:
        """Return what the process makes of a thought; raises if it dies or takes too long."""
        self.pipe.send((thought, what))
        if not self.pipe.poll(patience):
            raise TimeoutError
        answer: T = self.pipe.recv()
        return answer

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
        """Return the steps of a bot's move; at last any legal move will do."""
        steps = await self.ask(bot_move, game, bot, view, seat, seed)
        return steps if steps is not None else await asyncio.to_thread(any_move, game, view, seat, seed)

    async def judge(
        self, game: str, rules: int, view: View, seat: int, played: list[int] | None, seconds: float, seed: int
    ) -> Judgement | None:
        """Return the judgement of a decision, None if there is none to be had."""
        return await self.ask(judge_view, game, rules, view, seat, played, seconds, seed)

    async def ask(self, thought: Callable[..., T], *what: object) -> T | None:
        """Return what a process makes of a thought. One that dies or is stuck is replaced; None if that does not help."""
        for _ in range(TRIES):
            thinker = await self.idle.get()
            try:
                if thinker is None:
                    thinker = await asyncio.to_thread(Thinker)
                return await asyncio.to_thread(thinker.ask, thought, what, self.patience)
            except (OSError, EOFError, TimeoutError):
                if thinker is not None:
                    await asyncio.to_thread(thinker.stop)
                thinker = None
            finally:
                self.idle.put_nowait(thinker)
        return None

    def stop(self) -> None:
        """End all processes."""
        while not self.idle.empty():
            thinker = self.idle.get_nowait()
            if thinker is not None:
                thinker.stop()


def any_move(game_name: str, view: View, seat: int, seed: int) -> list[int]:
    """Return any legal move."""
    return seat_bot("random", find_game(game_name), seed).decide(view, seat)
