"""Playing many games: here, in processes, or on a cluster; lost games are told and played again."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TYPE_CHECKING, Self, TypeAlias

from backroom.arena.match import MatchResult, play_match
from backroom.arena.schedule import Match, TournamentConfig, game_of
from backroom.core.errors import BackroomError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

TRIES = 3
"""How often a game that takes its worker down is tried."""

Report: TypeAlias = "Callable[[str], None]"
"""Takes a sentence for the person who watches."""


class MatchFailed(BackroomError):
    """A game that ends its worker every time."""


def run_match(config: TournamentConfig, match: Match) -> MatchResult:
    """Play a game in this process."""
    return play_match(config, match, game_of(config))


def run_serial(config: TournamentConfig, matches: Iterable[Match]) -> Generator[MatchResult, None, None]:
    """Play the games one after the other in this process."""
    for match in matches:
        yield run_match(config, match)


class RetryCounter:
    """Counts how often each game was lost; one too often ends the tournament."""

    def __init__(self, tell: Report) -> None:
        self.tell = tell
        self._times: dict[Match, int] = {}

    def note(self, matches: list[Match], why: str) -> None:
        """Tell of games that are to be played again."""
        self.tell(f"{why}; {len(matches)} begun {'game is' if len(matches) == 1 else 'games are'} played again")
        for match in matches:
            self._times[match] = self._times.get(match, 0) + 1
            if self._times[match] >= TRIES:
                game = f"shuffle {match.shuffle}, game {match.number} ({', '.join(match.bots)})"
                raise MatchFailed(f"{game} was being played each of the {TRIES} times that a worker died")


def run_processes(config: TournamentConfig, matches: Iterable[Match], workers: int, tell: Report) -> Generator[MatchResult, None, None]:
    """Play the games in a pool of processes, each as it comes; a pool that breaks is replaced."""
    losses = RetryCounter(tell)
    waiting = iter(matches)
    again: list[Match] = []
    while True:
        with ProcessPool(config, workers) as pool:
            try:
                while True:
                    pool.begin(_take(again, waiting, workers - len(pool.running)))
                    if not pool.running:
                        return
                    yield from pool.finished()
            except BrokenProcessPool:
                lost = list(pool.running.values())
                again += lost + pool.unsent
        losses.note(lost, "a worker has died")


def _take(again: list[Match], waiting: Iterator[Match], number: int) -> list[Match]:
    """Return the next games: lost ones first."""
    taken = again[:number]
    del again[:number]
    return taken + list(islice(waiting, number - len(taken)))


class ProcessPool:
    """Processes that play, and what they are playing. Leaving it ends them, whatever they are at."""

    def __init__(self, config: TournamentConfig, workers: int) -> None:
        self.config = config
        self.running: dict[Future[MatchResult], Match] = {}
        self.unsent: list[Match] = []
        self._before = {process.pid for process in multiprocessing.active_children()}
        context = multiprocessing.get_context("spawn")
        # Ctrl-C is for the one who waits for them.
        self._executor = ProcessPoolExecutor(workers, context, signal.signal, (signal.SIGINT, signal.SIG_IGN))

    def __enter__(self) -> Self:
        """Begin with nothing handed out."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the processes."""
        ours = [process for process in multiprocessing.active_children() if process.pid not in self._before]
        if self.running:
            for process in ours:
                process.terminate()
        self._executor.shutdown(cancel_futures=True)

    def begin(self, matches: list[Match]) -> None:
        """Hand out games; those that a broken pool does not take stay unsent."""
        self.unsent = matches
        while self.unsent:
            future = self._executor.submit(run_match, self.config, self.unsent[0])
            self.running[future] = self.unsent.pop(0)

    def finished(self) -> Iterator[MatchResult]:
        """Wait for a game to end and yield those that have."""
        done, _ = wait(self.running, return_when=FIRST_COMPLETED)
        for future in done:
            played = future.result()
            del self.running[future]
            yield played
