"""How many moves the store appends: many tables at once share a transaction and its sync.

    uv run bench/store.py [--database sqlite:///FILE] [--seconds 3]

Figures are per second of wall clock and per second of this process's processor time; PostgreSQL's own processes are not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from backroom.store.database import open_database
from backroom.store.log_appender import LogAppender, LogRow
from backroom.store.repository import SeatRow, Store, TableRow, User

MOVE = '{"do":"takeover","conglomerate":"black","source":"b2","target":"c2","agents":3}'


async def add_tables(store: Store, number: int) -> list[str]:
    """Return new tables to append to."""
    now = time.time()
    host = User(f"bench-{now}", "Bench", now, now, banned=False)
    await store.add_user(host, f"hash-{now}")
    names = [f"{now}-{place}" for place in range(number)]
    for name in names:
        seats = [SeatRow(0, "person", "Bench", user_id=host.id), SeatRow(1, "open", "")]
        await store.add_table(TableRow(name, "g", 1, 2, "{}", "{}", host.id, False, "running", "s", "c", now, now, seats=seats))
    return names


async def append_on(appender: LogAppender, table_id: str, until: float) -> int:
    """Append moves to a table one after the other; return how many."""
    n = 0
    while time.perf_counter() < until:
        n += 1
        await appender.append(table_id, (LogRow(n, 0, MOVE, time.time(), n, f"0/m{n}"),))
    return n


async def measure(database: str, tables: int, seconds: float) -> tuple[float, float]:
    """Return the moves a second, by the clock and by processor time."""
    engine = await open_database(database)
    appender = LogAppender(engine)
    names = await add_tables(Store(engine), tables)
    appender.start()
    began, used = time.perf_counter(), time.process_time()
    moves = sum(await asyncio.gather(*(append_on(appender, name, began + seconds) for name in names)))
    spent, used = time.perf_counter() - began, time.process_time() - used
    await appender.stop()
    await engine.dispose()
    return moves / spent, moves / used


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", help="sqlite:///FILE or postgresql://…; a temporary file by default")
    parser.add_argument("--seconds", type=float, default=3.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="backroom-store-") as folder:
        database = arguments.database or f"sqlite:///{Path(folder) / 'store.db'}"
        for tables in (1, 10, 50, 200):
            by_clock, by_processor = asyncio.run(measure(database, tables, arguments.seconds))
            print(f"{tables:>4} tables at once: {by_clock:>8,.0f} moves/s, {by_processor:>8,.0f} per CPU-second")


if __name__ == "__main__":
    main()
