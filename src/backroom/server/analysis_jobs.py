"""Analyses of games run in the background, decision by decision, in the bot workers, which decide bots' moves first.

All games that were asked for are analysed at the same time, and those who asked take turns: nobody waits until another's game is done.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from backroom.bots.game_analysis import AnalysedDecision, decisions_in, summarise
from backroom.core.errors import BackroomError
from backroom.core.record import Record, replay_record
from backroom.core.rng import seed_from
from backroom.server.bot_worker import AnalysisRequest
from backroom.server.errors import LimitReached
from backroom.server.messages import fact_info
from backroom.server.schemas import Analysis, Mistake, RatedMoveInfo

if TYPE_CHECKING:
    from backroom.bots.decision_analysis import RatedMove
    from backroom.bots.game_analysis import RecordedDecision
    from backroom.core.game import Outcome
    from backroom.server.bot_workers import BotWorkerPool

logger = logging.getLogger("backroom")

MAX_SECONDS = 0.5
"""Of processor time for one decision."""
WHOLE_SECONDS = 120.0
"""Of processor time for a whole game."""
MAX_KEPT = 20
MAX_UNFINISHED = 20
MAX_UNFINISHED_OF_ONE = 5
"""How many games of one address are analysed at the same time."""
ABANDONED_SECONDS = 60.0
"""Seconds after which a game that nobody asks for any more is left."""


class UnknownAnalysis(BackroomError):
    """No analysis of that name is in this process: it may have been forgotten, or another process has it."""


class AnalysisJob:
    """The analysis of one game: what is known of it so far."""

    def __init__(self, record: Record, key: str, owner: str) -> None:
        self.record = record
        self.id = key
        self.owner = owner
        self.decisions: list[RecordedDecision] | None = None
        self.outcome: Outcome | None = None
        self.analysed: list[AnalysedDecision] = []
        self.is_finished = False
        self.asked = time.monotonic()

    def prepare(self) -> None:
        """Find the decisions; every line of the record is checked."""
        self.outcome = replay_record(self.record).outcome
        self.decisions = decisions_in(self.record)

    @property
    def is_abandoned(self) -> bool:
        """Whether nobody has asked for it for some time."""
        return time.monotonic() - self.asked > ABANDONED_SECONDS

    def to_schema(self) -> Analysis:
        """Return what is known so far."""
        self.asked = time.monotonic()
        review = summarise(self.analysed, len(self.record.moves), self.outcome if self.is_finished else None)
        by_moment = {one.n: one for one in self.analysed}
        return Analysis(
            id=self.id,
            done=len(self.analysed) if self.decisions is None or not self.is_finished else len(self.decisions),
            total=None if self.decisions is None else len(self.decisions),
            is_finished=self.is_finished,
            curve=list(review.curve),
            mistakes=[mistake_info(by_moment[n]) for n in review.mistakes],
        )


class AnalysisQueue:
    """All analyses that this process has or is to make."""

    def __init__(self, bot_workers: BotWorkerPool) -> None:
        self.bot_workers = bot_workers
        self.jobs: OrderedDict[str, AnalysisJob] = OrderedDict()
        self.prepared: asyncio.Queue[AnalysisJob] = asyncio.Queue()

    async def begin(self, record: Record, owner: str) -> Analysis:
        """Return what is known of a game; the analysis of a game that is new begins, for the address that asks for it."""
        key = analysis_id(record)
        job = self.jobs.get(key)
        if job is None:
            self.check_limits(owner)
            job = self.jobs[key] = AnalysisJob(record, key, owner)
            try:
                await asyncio.to_thread(job.prepare)
            except BaseException:
                del self.jobs[key]
                raise
            self.prepared.put_nowait(job)
            self.evict()
        return job.to_schema()

    def has(self, record: Record) -> bool:
        """Tell whether a game has been begun and is not forgotten."""
        return analysis_id(record) in self.jobs

    def check_limits(self, owner: str) -> None:
        """Refuse a new game while many are being analysed."""
        unfinished = [job.owner for job in self.jobs.values() if not job.is_finished]
        if unfinished.count(owner) >= MAX_UNFINISHED_OF_ONE:
            raise LimitReached(f"{MAX_UNFINISHED_OF_ONE} games are being analysed for you; ask again when one is done")
        if len(unfinished) >= MAX_UNFINISHED:
            raise LimitReached(f"{MAX_UNFINISHED} games are being analysed; ask again in a few minutes")

    def get(self, key: str) -> Analysis:
        """Return what is known of a game that has been begun."""
        if key not in self.jobs:
            raise UnknownAnalysis("there is no such analysis; ask for it again")
        self.jobs.move_to_end(key)
        return self.jobs[key].to_schema()

    def evict(self) -> None:
        """Drop what was looked at longest ago."""
        for key in [key for key, job in self.jobs.items() if job.is_finished][: max(0, len(self.jobs) - MAX_KEPT)]:
            del self.jobs[key]

    async def run(self) -> None:
        """Analyse what is asked for, all games at the same time."""
        working: set[asyncio.Task[None]] = set()
        try:
            while True:
                task = asyncio.create_task(self.finish(await self.prepared.get()))
                working.add(task)
                task.add_done_callback(working.discard)
        finally:
            for task in working:
                task.cancel()

    async def finish(self, job: AnalysisJob) -> None:
        """Analyse a game; what could not be finished is dropped."""
        try:
            await self.process(job)
        except Exception:
            logger.exception("a game could not be analysed")
        finally:
            if not job.is_finished:
                self.jobs.pop(job.id, None)

    async def process(self, job: AnalysisJob) -> None:
        """Judge the decisions of a game, as long as somebody asks for it; one that cannot be judged is left out."""
        decisions = job.decisions or []
        seconds = min(MAX_SECONDS, WHOLE_SECONDS / max(1, len(decisions)))
        game = job.record.game
        for decision in decisions:
            if job.is_abandoned:
                return
            seed = seed_from("judge", decision.n, decision.seat)
            request = AnalysisRequest(job.id, game.name, game.rules_version, decision.view, decision.seat, decision.played, seconds, seed)
            judgement = await self.bot_workers.analyse(request, job.owner)
            if judgement is not None:
                job.analysed.append(AnalysedDecision(decision.n, judgement))
        job.is_finished = True


def analysis_id(record: Record) -> str:
    """Return a name for a game, the same for the same moves."""
    what = (record.game.name, record.game.rules_version, record.players, record.options, record.moves)
    return hashlib.blake2b(msgspec.json.encode(what), digest_size=12).hexdigest()


def rated_move_info(weighed: RatedMove) -> RatedMoveInfo:
    """Return a move as it is told."""
    return RatedMoveInfo(weighed.move, [fact_info(0, fact) for fact in weighed.facts], weighed.win)


def mistake_info(one: AnalysedDecision) -> Mistake:
    """Return a mistake as it is told."""
    judgement = one.analysis
    assert judgement.played is not None
    assert judgement.loss is not None
    return Mistake(one.n, judgement.seat, judgement.loss, rated_move_info(judgement.played), rated_move_info(judgement.best[0]))
