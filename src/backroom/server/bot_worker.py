"""What runs in a bot worker, a process that decides bots' moves and analyses decisions of finished games.

Moves come first: an analysis is done in pieces of some milliseconds, and a move that is asked for meanwhile is decided before the next one.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from backroom.bots.decision_analysis import analyse_in_pieces
from backroom.bots.levels import AnalystBot, SearchBot
from backroom.bots.play import make_bot
from backroom.core.registry import find_game
from backroom.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Generator
    from multiprocessing.connection import Connection

    from backroom.bots.decision_analysis import DecisionAnalysis
    from backroom.core.bot import Bot
    from backroom.core.game import Game, View

logger = logging.getLogger("backroom")

BOT_SECONDS = 3.0
"""Seconds of processor time that a bot may think about one decision at a table."""
PIECE_SECONDS = 0.02
"""How long an analysis goes on before the worker looks whether a move is asked for."""
MAX_KEPT_BOTS = 64
MAX_KEPT_NODES = 250_000
"""How many nodes the trees of kept bots have together, about 45 MB."""


class MoveRequest(NamedTuple):
    """A bot's decision at a table."""

    table: str
    epoch: int
    """Of the table: a tree from before an undo is not used after it."""
    game: str
    rules_version: int
    bot: str
    view: View
    seat: int
    seed: int

    @property
    def key(self) -> tuple[str, int]:
        """Whose bot decides: one bot for each table and seat, so that no seat profits from what another has seen."""
        return self.table, self.seat


class AnalysisRequest(NamedTuple):
    """A decision of a finished game that is to be analysed."""

    analysis: str
    game: str
    rules_version: int
    view: View
    seat: int
    played: list[int] | None
    seconds: float
    seed: int

    @property
    def key(self) -> tuple[str, int]:
        """The seat and game whose decisions the same bot judges, one after the other."""
        return f"analysis {self.analysis}", self.seat


class Failed(NamedTuple):
    """The answer to a request that raised an error."""

    reason: str


class KeptBots:
    """The searching bots of the seats that this worker decided for last, each with its tree."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int], tuple[tuple[Any, ...], SearchBot]] = OrderedDict()

    def for_move(self, request: MoveRequest) -> Bot:
        """Return the bot that decides: the one that decided for this seat before, if it is still the same game."""
        game = find_game(request.game).with_rules_version(request.rules_version)
        sign = (request.epoch, request.game, request.rules_version, request.bot)
        bot = self._find(request.key, sign)
        if bot is None:
            fresh = make_bot(request.bot, game, request.seed)
            fresh.set_time_limit(BOT_SECONDS)
            if not isinstance(fresh, SearchBot):
                return fresh
            bot = fresh
        else:
            bot.rng = Rng(request.seed)
        self.keep(request.key, sign, bot)
        return bot

    def for_analysis(self, request: AnalysisRequest, game: Game[Any, Any]) -> AnalystBot:
        """Return the analyst that judges a seat's decisions."""
        sign = ("analysis", request.game, request.rules_version)
        bot = self._find(request.key, sign)
        if not isinstance(bot, AnalystBot):
            bot = AnalystBot(game, request.seed)
        self.keep(request.key, sign, bot)
        return bot

    def _find(self, key: tuple[str, int], sign: tuple[Any, ...]) -> SearchBot | None:
        kept = self.bots.get(key)
        return kept[1] if kept is not None and kept[0] == sign else None

    def keep(self, key: tuple[str, int], sign: tuple[Any, ...], bot: SearchBot) -> None:
        """Keep a bot as the one used last."""
        self.bots[key] = (sign, bot)
        self.bots.move_to_end(key)

    def drop(self, key: tuple[str, int]) -> None:
        """Forget a bot."""
        self.bots.pop(key, None)

    def trim(self) -> None:
        """Forget the bots used longest ago until the others are few and small enough."""
        while len(self.bots) > MAX_KEPT_BOTS or sum(bot.tree.nodes for _, bot in self.bots.values()) > MAX_KEPT_NODES:
            self.bots.popitem(last=False)


class BotProcess:
    """Answers requests that come over a pipe, each with a number."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.bots = KeptBots()
        self.analysis: tuple[int, AnalysisRequest, Generator[None, None, DecisionAnalysis]] | None = None

    def run(self) -> None:
        """Answer until the pipe closes."""
        while True:
            if self.analysis is None or self.pipe.poll():
                self.take(*self.pipe.recv())
            else:
                self.go_on(*self.analysis)

    def take(self, number: int, request: MoveRequest | AnalysisRequest) -> None:
        """Decide a move, or begin an analysis."""
        if isinstance(request, MoveRequest):
            try:
                steps = self.bots.for_move(request).decide(request.view, request.seat)
            except Exception as error:  # noqa: BLE001 (the server is told, and the worker goes on)
                self.fail(number, request, error)
            else:
                self.pipe.send((number, steps))
            self.bots.trim()
        else:
            try:
                game = find_game(request.game).with_rules_version(request.rules_version)
                worker = self.bots.for_analysis(request, game)
            except Exception as error:  # noqa: BLE001 (the server is told, and the worker goes on)
                self.fail(number, request, error)
                return
            pieces = analyse_in_pieces(worker, request.view, request.seat, request.played, request.seconds, seed=request.seed)
            self.analysis = number, request, pieces

    def go_on(self, number: int, request: AnalysisRequest, pieces: Generator[None, None, DecisionAnalysis]) -> None:
        """Do some pieces of an analysis; answer when it is done."""
        until = time.monotonic() + PIECE_SECONDS
        try:
            while time.monotonic() < until:
                next(pieces)
        except StopIteration as end:
            self.analysis = None
            self.pipe.send((number, end.value))
            self.bots.trim()
        except Exception as error:  # noqa: BLE001
            self.analysis = None
            self.fail(number, request, error)

    def fail(self, number: int, request: MoveRequest | AnalysisRequest, error: Exception) -> None:
        """Answer that a request failed; the next try begins with a new bot."""
        self.bots.drop(request.key)
        logger.error("a bot worker failed", exc_info=error)
        self.pipe.send((number, Failed(repr(error))))


def worker_main(pipe: Connection) -> None:
    """Be a bot worker until the server closes the pipe or ends."""
    with suppress(EOFError, KeyboardInterrupt, BrokenPipeError, ConnectionResetError):
        BotProcess(pipe).run()
