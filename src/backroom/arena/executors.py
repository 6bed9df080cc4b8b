"""Playing many games: here, in processes, or on a cluster; lost games are told and played again."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, TypeAlias

from backroom.arena.match import MatchResult, play_match
from backroom.arena.schedule import Match, TournamentConfig, game_of
from backroom.core.errors import BackroomError
from backroom.core.worker_pool import Lost, WorkerPool

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
    """Play the games in several processes and yield each as it ends; games of a process that dies are played again."""
    losses = RetryCounter(tell)
    waiting = iter(matches)
    again: list[Match] = []
    with WorkerPool[MatchResult](workers) as pool:
        while True:
            for match in _take(again, waiting, pool.room):
                pool.start(match, run_match, config, match)
            if not pool.running:
                return
            for event in pool.wait():
                if isinstance(event, Lost):
                    lost = [task for task in event.tasks if isinstance(task, Match)]
                    losses.note(lost, "a worker has died")
                    again += lost
                else:
                    yield event.result


def _take(again: list[Match], waiting: Iterator[Match], number: int) -> list[Match]:
    """Return the next games: lost ones first."""
    taken = again[:number]
    del again[:number]
    return taken + list(islice(waiting, number - len(taken)))
