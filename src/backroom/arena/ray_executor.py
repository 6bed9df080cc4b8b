"""The same on a Ray cluster; every node has this package installed."""

from __future__ import annotations

import logging
import os
from itertools import islice
from typing import TYPE_CHECKING, Any

from backroom.arena.executors import Report, RetryCounter, run_match
from backroom.arena.match import MatchResult
from backroom.core.errors import BackroomError

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from backroom.arena.schedule import Match, TournamentConfig


QUEUE = 2
"""How many games are handed out for each core, so that none waits for the next."""


class ClusterUnavailable(BackroomError):
    """Ray is not installed, or there is no cluster at that address."""


def connect_ray(address: str) -> Any:  # noqa: ANN401
    """Return Ray, connected to a cluster."""
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # under `uv run` Ray would install and compile us anew for every worker
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise ClusterUnavailable("for --ray install the extra: pip install 'backroom[cluster]'") from error
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ClusterUnavailable(f"there is no Ray cluster at {address!r}: {error}") from error
    return ray


def run_ray(config: TournamentConfig, matches: Iterable[Match], address: str, tell: Report) -> Generator[MatchResult, None, None]:
    """Play the games on all cores of a cluster; what a lost node was playing is played again elsewhere."""
    ray = connect_ray(address)
    # Ray's own second tries would go unseen.
    task = ray.remote(max_retries=0, num_cpus=1)(run_match)
    losses = RetryCounter(tell)
    waiting = iter(matches)
    running: dict[Any, Match] = {}
    try:
        while True:
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            for match in islice(waiting, max(0, QUEUE * cores - len(running))):
                running[task.remote(config, match)] = match
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                match = running.pop(reference)
                try:
                    yield ray.get(reference)
                except ray.exceptions.RayTaskError:
                    raise
                except ray.exceptions.RayError:
                    losses.note([match], "a node or worker of the cluster is lost")
                    running[task.remote(config, match)] = match
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
