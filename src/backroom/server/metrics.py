"""Figures for Prometheus. Several workers of one machine share theirs through files, so that any of them can answer for all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from collections.abc import Mapping

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable by which prometheus_client learns where the workers' files are."""


disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        moves = Counter("backroom_moves", "Moves that were stored.", ["by"], registry=self.registry)
        self.moves_by_people = moves.labels("person")
        self.moves_by_bots = moves.labels("bot")
        self.sockets = Gauge("backroom_sockets", "Open sockets at tables.", registry=self.registry, multiprocess_mode="livesum")
        self.append_seconds = Histogram(
            "backroom_append_seconds",
            "From a move's legality to its being on disk.",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
        )
        self.think_seconds = Histogram(
            "backroom_think_seconds",
            "What a bot needed for a move, waiting for a free process included.",
            ["bot"],
            registry=self.registry,
            buckets=(0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 5.0, 10.0, 20.0, 45.0),
        )
        self.notice_failures = Counter(
            "backroom_notice_failures", "Tries to reach somebody that failed.", ["channel"], registry=self.registry
        )

        self.refusals = Counter(
            "backroom_refused_connections", "Connections refused or ended by a limit.", ["limit"], registry=self.registry
        )
        self.storage_failures = Counter("backroom_storage_failures", "Writes that the database refused.", registry=self.registry)
        self.storage_writable = Gauge(
            "backroom_storage_writable", "Whether the last write succeeded, 1 or 0.", registry=self.registry, multiprocess_mode="livemin"
        )

    def show(self, tables: Mapping[str, int]) -> bytes:
        """Return the figures as Prometheus reads them."""
        registry, shared = self.registry, os.environ.get(SHARED)
        if shared:
            drop_dead_workers(Path(shared))
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        counted = CollectorRegistry()
        gauge = Gauge("backroom_tables", "Tables by status.", ["status"], registry=counted)
        for status in ("open", "running", "over", "closed"):
            gauge.labels(status).set(tables.get(status, 0))
        return generate_latest(registry) + generate_latest(counted)


def drop_dead_workers(folder: Path) -> None:
    """Drop what dead workers held, their open sockets for one; what they counted stays."""
    for pid in {file.stem.rpartition("_")[2] for file in folder.glob("gauge_live*.db")}:
        try:
            os.kill(int(pid), 0)
        except ProcessLookupError:
            mark_process_dead(int(pid), str(folder))  # type: ignore[no-untyped-call]
