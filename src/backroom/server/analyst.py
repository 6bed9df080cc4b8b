"""The analyst works in the background: one game at a time, decision by decision, in the processes in which bots think."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from backroom.bots.review import Judged, decisions_of, review_of
from backroom.core.errors import BackroomError
from backroom.core.record import Record, replay_record
from backroom.core.rng import seed_from
from backroom.server.errors import TooMany
from backroom.server.shapes import Analysis, CurvePoint, Mistake, Tip
from backroom.server.telling import tell_fact

if TYPE_CHECKING:
    from backroom.bots.judge import Weighed
    from backroom.bots.review import Decision
    from backroom.core.game import Outcome
    from backroom.server.thinkers import Thinkers

MOST_SECONDS = 0.5
"""Of processor time for one decision."""
WHOLE_SECONDS = 120.0
"""Of processor time for a whole game."""
MOST_KEPT = 20
MOST_WAITING = 8
PATIENCE = 60.0
"""Seconds after which a game that nobody asks for any more is left."""


class UnknownAnalysis(BackroomError):
    """No analysis of that name is in this process: it may have been forgotten, or another process has it."""


class Job:
    """The analysis of one game: what is known of it so far."""

    def __init__(self, record: Record, key: str) -> None:
        self.record = record
        self.key = key
        self.decisions: list[Decision] | None = None
        self.outcome: Outcome | None = None
        self.judged: list[Judged] = []
        self.over = False
        self.asked = time.monotonic()

    def prepare(self) -> None:
        """Find the decisions; every line of the record is checked."""
        self.outcome = replay_record(self.record).outcome
        self.decisions = decisions_of(self.record)

    @property
    def forsaken(self) -> bool:
        """Whether nobody has asked for it for some time."""
        return time.monotonic() - self.asked > PATIENCE

    def tell(self) -> Analysis:
        """Return what is known so far."""
        self.asked = time.monotonic()
        review = review_of(self.judged, len(self.record.moves), self.outcome if self.over else None)
        by_moment = {one.n: one for one in self.judged}
        return Analysis(
            key=self.key,
            done=len(self.judged) if self.decisions is None or not self.over else len(self.decisions),
            total=None if self.decisions is None else len(self.decisions),
            over=self.over,
            curve=[CurvePoint(point.n, list(point.chances)) for point in review.curve],
            mistakes=[tell_mistake(by_moment[n]) for n in review.mistakes],
        )


class Analyses:
    """All analyses that this process has or is to make."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self.waiting: asyncio.Queue[Job] = asyncio.Queue()

    async def begin(self, record: Record) -> Analysis:
        """Return what is known of a game; a game that is new is put into the queue."""
        key = key_of(record)
        job = self.jobs.get(key)
        if job is None:
            if self.waiting.qsize() >= MOST_WAITING:
                raise TooMany(f"{MOST_WAITING} games are waiting to be analysed; ask again in a few minutes")
            new = Job(record, key)
            await asyncio.to_thread(new.prepare)
            job = self.jobs.setdefault(key, new)
            if job is new:  # nobody else has asked for the same meanwhile
                self.waiting.put_nowait(job)
                self.forget()
        return job.tell()

    def has(self, record: Record) -> bool:
        """Tell whether a game has been begun and is not forgotten."""
        return key_of(record) in self.jobs

    def look(self, key: str) -> Analysis:
        """Return what is known of a game that has been begun."""
        if key not in self.jobs:
            raise UnknownAnalysis("there is no such analysis; ask for it again")
        self.jobs.move_to_end(key)
        return self.jobs[key].tell()

    def forget(self) -> None:
        """Drop what was looked at longest ago."""
        for key in [key for key, job in self.jobs.items() if job.over][: max(0, len(self.jobs) - MOST_KEPT)]:
            del self.jobs[key]

    async def run(self) -> None:
        """Analyse one game after the other."""
        while True:
            job = await self.waiting.get()
            await self.work(job)
            if not job.over:
                self.jobs.pop(job.key, None)

    async def work(self, job: Job) -> None:
        """Judge the decisions of a game, as long as somebody asks for it; one that cannot be judged is left out."""
        decisions = job.decisions or []
        seconds = min(MOST_SECONDS, WHOLE_SECONDS / max(1, len(decisions)))
        game = job.record.game
        for decision in decisions:
            if job.forsaken:
                return
            seed = seed_from("judge", decision.n, decision.seat)
            judgement = await self.thinkers.judge(game.name, game.rules, decision.view, decision.seat, decision.played, seconds, seed)
            if judgement is not None:
                job.judged.append(Judged(decision.n, judgement))
        job.over = True


def key_of(record: Record) -> str:
    """Return a name for a game, the same for the same moves."""
    what = (record.game.name, record.game.rules, record.players, record.options, record.moves)
    return hashlib.blake2b(msgspec.json.encode(what), digest_size=12).hexdigest()


def tell_tip(weighed: Weighed) -> Tip:
    """Return a move as it is told."""
    return Tip(weighed.move, [tell_fact(0, fact) for fact in weighed.facts], weighed.chance)


def tell_mistake(one: Judged) -> Mistake:
    """Return a mistake as it is told."""
    judgement = one.judgement
    assert judgement.played is not None
    assert judgement.loss is not None
    return Mistake(one.n, judgement.seat, judgement.loss, tell_tip(judgement.played), tell_tip(judgement.best[0]))
