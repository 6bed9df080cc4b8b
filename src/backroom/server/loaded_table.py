"""A table in memory: a cache of its log, and those who watch it. Whatever changes it is on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

from backroom.core.errors import BackroomError, IllegalMove, StaleDecision
from backroom.core.fairness import Fairness
from backroom.core.move_codec import check_turn, format_move, parse_move
from backroom.core.position import SPECTATOR
from backroom.core.record import write_record
from backroom.core.registry import find_game
from backroom.core.table import ASK, AUTO_PASS, Table
from backroom.server.broadcaster import Broadcaster
from backroom.server.clock import SeatClocks, TimeControl
from backroom.server.messages import seat_infos
from backroom.server.schemas import AutoResponse
from backroom.store.database import DatabaseUnavailable
from backroom.store.log_appender import LogRow, WriteConflict
from backroom.store.outcome import OutcomeUnknown
from backroom.store.repository import SEAT_EVENT, SeatEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.store.log_appender import LogAppender
    from backroom.store.repository import SeatRow, Store, TableRow

UNDO_DONE = -2
"""Who is said to have made a line that takes moves back."""
AUTO_RESPONSE_SET = -3
"""Who is said to have made a line that says how a seat answers questions that it can let go by."""

USER_RETURNED = -4
"""Who is said to have made a line that says that a person has taken the seat back."""
UNDO_REQUESTED = -5
"""The author of a log line in which a seat asks to take its last move back."""
UNDO_ANSWERED = -6
"""Who is said to have made a line that says whether a seat agrees to that."""
ABSENCE_VOTE = -8
"""The author of a line that says whether a seat votes that another is absent."""


class LoadedTable(Broadcaster):
    """One table. All changes go through its lock, one after the other."""

    def __init__(self, row: TableRow, store: Store, appender: LogAppender) -> None:
        super().__init__()
        self.row = row
        self.store = store
        self.appender = appender
        self.lock = asyncio.Lock()
        self.game = find_game(row.game).with_rules_version(row.rules_version)
        self.clock = msgspec.json.decode(row.clock, type=TimeControl)
        self.last_used = time.monotonic()
        self.unsure = False
        self.posted = -1
        """The number of lines up to which notifications were posted."""
        self.moved = 0.0
        """When the last line was stored."""
        self.undo_requested_by = None
        self.undo_agreed: set[int] = set()
        self.answered_commits: dict[str, int] = {}
        self._begin()

    def _begin(self) -> None:
        options = msgspec.json.decode(self.row.options)
        self.table = Table(self.game, self.row.players, options, self.fairness().draws())
        self.auto_responses = [self.game.default_auto_response or ASK] * self.row.players
        self.events = []
        self.votes = {}
        self.lines = 0
        self.epoch = 0
        self.stopwatch = SeatClocks(self.clock, self.row.players)

    def fairness(self) -> Fairness:
        """Return what the draws follow from."""
        return Fairness(self.row.seed, self.row.commitment, [seat.client_seed for seat in self.row.seats])

    # The log

    async def load(self) -> None:
        """Take in what is in the log and not yet in memory, written by this process or another."""
        lines = await self.store.log_rows(self.row.id, self.lines)
        self.row = await self.store.table(self.row.id)  # after the log, so that nobody is told moves made after losing a seat
        if self.lines == 0:
            self._begin()  # with the random numbers of those who have sat down since
        for _, together in groupby(lines, lambda line: line.at):
            self._take_in(*together)
        self._reseat_watchers()
        await self._note_end()

    def take_in_seat(self, new: SeatRow, line: LogRow) -> bool:
        """Take in and tell a change of a seat that was stored with a line; return False if earlier lines are not known here."""
        if line.n != self.lines + 1:
            return False
        self.row.seats[new.seat] = new
        self.row.changed = self.row.due = line.at
        self._take_in(line)
        self._reseat_watchers()
        self.broadcast(len(self.table.log))
        return True

    async def take_in_log(self, lines: list[LogRow]) -> None:
        """Take in the whole log of a table that was read together with its row."""
        for _, together in groupby(lines, lambda line: line.at):
            self._take_in(*together)
        await self._note_end()

    def _reseat_watchers(self) -> None:
        """Give every connection the seat that its person has now; one whose seat changed is told everything anew."""
        for connection in self.connections:
            seat = self.seat_of(connection.user_id)
            if connection.seat != seat:
                connection.seat = seat
                connection.stale = True

    async def _note_end(self) -> None:
        """The log tells that a game is over before its row does; a row that can't be written now is by whoever loads the table next."""
        if self.table.over and self.row.status == "running":
            self.row.status = "over"
            self.row.result = msgspec.json.encode(self.table.outcome).decode()
            with suppress(DatabaseUnavailable):
                await self.store.update_table(self.row.id, status="over", result=self.row.result)
                self.row.due = None

    def _take_in(self, *together: LogRow) -> None:
        """Take in lines that were stored together."""
        for line in together:
            self.lines = line.n
            if line.client_id is not None:
                self.answered_commits[line.client_id] = line.n
            self._enter(line.author, msgspec.json.decode(line.move), line.at)
        self.moved = together[0].at
        self.stopwatch.record_moves({line.author for line in together}, self.table.seats_to_act(), together[0].at)

    def _enter(self, by: int, move: Any, at: float) -> None:  # noqa: ANN401
        if by == AUTO_RESPONSE_SET:
            self.auto_responses[move["seat"]] = move["answer"]
        elif by == SEAT_EVENT:
            self._enter_event(msgspec.convert(move, SeatEvent), at)
        elif by == ABSENCE_VOTE:
            self._enter_vote(move["seat"], move["by"], absent=move["absent"])
        elif by == USER_RETURNED:
            self.stopwatch.grant_grace(move["seat"], at)
        elif by == UNDO_REQUESTED:
            self.undo_requested_by, self.undo_agreed = move["seat"], set()
        elif by == UNDO_ANSWERED:
            self._take_in_answer(move["seat"], agree=move["agree"])
        elif by == UNDO_DONE:
            self._rewind(move["moves"])
        else:
            self.table.replay_entry(by, move)
            self._clear_undo_request(by)
            self.votes.pop(by, None)

    def _enter_event(self, event: SeatEvent, at: float) -> None:
        """Take in that a bot plays on for a person, or that a person plays again."""
        self.events.append((len(self.table.log), event))
        self.votes.pop(event.seat, None)
        for voters in self.votes.values():
            voters.discard(event.seat)
        if event.event == "back":
            self.stopwatch.grant_grace(event.seat, at)
        elif event.event == "handed-over":
            self.stopwatch.grant_grace(event.seat, at)
            self.auto_responses[event.seat] = self.game.default_auto_response or ASK  # a prepared move was the other person's

    def _enter_vote(self, seat: int, voter: int, *, absent: bool) -> None:
        voters = self.votes.setdefault(seat, set())
        if absent:
            voters.add(voter)
        elif voter == seat:
            voters.clear()  # the person is here
        else:
            voters.discard(voter)
        if not voters:
            del self.votes[seat]

    def _rewind(self, moves: int) -> None:
        """Take moves back; draws that were seen will come again as they were."""
        self._go_back(moves)
        self.events = [(min(after, moves), event) for after, event in self.events]
        self.epoch += 1
        self.undo_requested_by = None
        self.undo_agreed = set()

    def _go_back(self, moves: int) -> None:
        """Put the table back to where it was after an earlier log line."""
        kept = self.table.log[:moves]
        self.table = Table(self.game, self.row.players, self.table.options, self.fairness().draws())
        for entry in kept:
            self.table.replay_entry(entry.by, entry.move)

    async def start(self) -> None:
        """Make the draws of the set-up, if nobody has, and tell."""
        async with self.lock:
            await self.load()
            if self.lines == 0:
                try:
                    await self._store_new(0)
                except WriteConflict:
                    await self.load()  # another process was faster
            self.broadcast(0, from_scratch=True)

    def _advance(self) -> set[int]:
        """Play on until somebody has to decide, applying automatic responses; return the seats whose automatic response was used up."""
        played_by_bots = {seat.seat for seat in self.row.seats if seat.kind == "bot" or seat.stand_in}
        before = [ASK if seat in played_by_bots else response for seat, response in enumerate(self.auto_responses)]
        self.table.auto_responses = list(before)
        self.table.advance()
        changed = {seat for seat, response in enumerate(before) if self.table.auto_responses[seat] != response}
        for seat in changed:
            self.auto_responses[seat] = AUTO_PASS
        return changed

    async def _store_new(self, before: int, decision: int | None = None, client_id: str | None = None, settled: Sequence[int] = ()) -> int:
        """Run the table on and store all that is new; return the number of the first new line. If that fails nothing has happened."""
        now, previous = time.time(), list(self.auto_responses)
        changed = self._advance()
        made: list[tuple[int, object]] = [(entry.by, entry.move) for entry in self.table.log[before:]]
        made += [(AUTO_RESPONSE_SET, {"seat": seat, "answer": self.auto_responses[seat]}) for seat in sorted({*settled, *changed})]
        lines = [LogRow(self.lines + place, by, msgspec.json.encode(move).decode(), now) for place, (by, move) in enumerate(made, start=1)]
        if not lines:
            return self.lines  # the game begins with a decision
        lines[0] = msgspec.structs.replace(lines[0], decision=decision, client_id=client_id)
        stopwatch = self.stopwatch.copy()
        stopwatch.record_moves({entry.by for entry in self.table.log[before:]}, self.table.seats_to_act(), now)
        try:
            await self._append(tuple(lines), self.next_due(now, stopwatch))
        except BaseException:
            self._go_back(before)
            self.auto_responses = previous
            raise
        self.stopwatch, self.moved = stopwatch, now
        self.lines += len(lines)
        if client_id is not None:
            self.answered_commits[client_id] = lines[0].n
        await self._note_end()
        return lines[0].n

    async def _append(self, lines: tuple[LogRow, ...], due: float | None = None) -> None:
        """Store lines and when the table is due at the latest; after a write whose outcome is unknown, ask for the log to be read first."""
        if self.unsure:
            self.unsure = False
            raise WriteConflict("the log has to be read again")
        stored = self.row.due
        lower = due is not None and (stored is None or due < stored)
        try:  # other processes may have changed what is stored
            await self.appender.append(self.row.id, lines, due if lower or self.store.is_shared else None)
        except OutcomeUnknown:
            self.unsure = True
            raise
        if lower:
            self.row.due = due

    def next_due(self, now: float, stopwatch: SeatClocks | None = None) -> float | None:
        """Return when a server has to act by itself next, None if only people can; with a stopwatch, as it is after new lines."""
        if self.row.status != "running":
            return None
        to_act = self.table.seats_to_act()
        if self.table.over or self.bots_to_act() or (self.lines == 0 and not to_act):
            return now
        users = [seat for seat in to_act if self.row.seats[seat].kind == "person" and not self.row.seats[seat].stand_in]
        if users and self.clock.kind == "slow" and (stopwatch is not None or self.posted != self.lines):
            return now  # there may be a notification to post
        deadlines = [(stopwatch or self.stopwatch).deadline(seat) for seat in users]
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    # Moves

    async def commit(self, seat: int, move: object, decision: int | None, client_id: str | None, epoch: int | None = None) -> int:
        """Make a seat's move; return its line. A repeat is answered as the first time."""
        async with self.lock:
            if epoch is not None and epoch != self.epoch and f"{seat}/{client_id}" not in self.answered_commits:
                raise StaleDecision("a move was taken back; look again")
            return await self.commit_locked(seat, move, decision, client_id)

    async def set_auto_response(self, seat: int, answer: AutoResponse) -> bool:
        """Say how a seat answers questions that it can let go by, one that is open now included; return whether that is a change."""
        async with self.lock:
            if not self.game.default_auto_response:
                raise IllegalMove("this game asks nothing that a seat could let go by")
            if answer not in (ASK, AUTO_PASS):
                self.game.step_table.check_form(answer)
            if answer == self.auto_responses[seat] and self.row.status == "running":
                return False  # nothing changes, so nothing is stored
            await self._set_auto_response(seat, answer)
            return True

    async def _set_auto_response(self, seat: int, answer: AutoResponse) -> None:
        self.check_running()
        before, was = len(self.table.log), self.auto_responses[seat]
        self.auto_responses[seat] = answer
        try:
            await self._store_new(before, settled=(seat,))
        except BackroomError as error:
            self.auto_responses[seat] = was
            if not isinstance(error, WriteConflict):
                raise
            await self.load()
            self.broadcast(before, from_scratch=True)
            await self._set_auto_response(seat, answer)
        else:
            self.broadcast(before)

    def is_out_of_time(self, seat: int) -> bool:
        """Tell whether the seat owes a decision and has no time left for it."""
        left = self.stopwatch.remaining(seat, time.time())
        return left is not None and left < 0 and seat in self.table.seats_to_act()

    def check_running(self) -> None:
        """Refuse what can only be done while the game is played."""
        if self.row.status != "running":
            raise IllegalMove({"open": "the game has not begun", "over": "the game is over"}.get(self.row.status, "the table is closed"))

    async def commit_locked(self, seat: int, move: object, decision: int | None, client_id: str | None) -> int:
        """Make a seat's move while the lock is held."""
        key = None if client_id is None else f"{seat}/{client_id}"
        if key is not None and key in self.answered_commits:
            return self.answered_commits[key]
        self.check_running()
        before = len(self.table.log)
        open_now = self.table.open_decision(seat)
        if decision is not None and decision != open_now:
            raise StaleDecision("the table has moved on; look again")
        self.table.play_steps(seat, parse_move(self.game, self.table.position, seat, move))
        try:
            n = await self._store_new(before, open_now if self.epoch == 0 else None, key)
        except WriteConflict:
            epoch = self.epoch
            await self.load()
            self.broadcast(before, from_scratch=True)
            if key is not None and key in self.answered_commits:
                return self.answered_commits[key]
            if epoch == self.epoch and self.table.open_decision(seat) == open_now:  # others have moved, this is still to be decided
                return await self.commit_locked(seat, move, decision, client_id)
            raise StaleDecision("the table has moved on; look again") from None
        self._clear_undo_request(seat)
        self.broadcast(before)
        return n

    async def play_bot_move(self, seat: int, steps: list[int], log_length: int) -> None:
        """Make a bot's move, if the table still stands where the bot looked."""
        async with self.lock:
            if len(self.table.log) != log_length or seat not in dict(self.bots_to_act()):
                return  # the person may have taken the seat back
            check_turn(self.table.position, seat)
            move = format_move(self.game, self.table.position, seat, steps)
            await self.commit_locked(seat, move, None, None)

    async def refresh(self) -> None:
        """Take in and tell what another process has written."""
        async with self.lock:
            await self.refresh_locked()

    async def refresh_locked(self) -> None:
        """Take in and tell what another process has written, while the lock is held."""
        before, epoch, lines, row, present = len(self.table.log), self.epoch, self.lines, self.row, self.present()
        await self.load()
        if self.lines != lines or shown(self.row) != shown(row):
            self.broadcast(before, from_scratch=epoch != self.epoch)
        if self.present() != present:
            self.broadcast_presence()

    # Undo

    def undo_target(self, seat: int) -> int:
        """Return the length of the log before the seat's last own decision."""
        for index in range(len(self.table.log) - 1, -1, -1):
            if self.table.log[index].by == seat:
                return index
        raise IllegalMove("you have not made a move yet")

    def is_free_undo(self, seat: int, log_length: int) -> bool:
        """Tell whether nothing came of the move yet: no draw, no other's move, nothing learned by anybody."""
        after = self.table.log[log_length:]
        return all(entry.by == seat and all(fact.seen_by(SPECTATOR) for fact in entry.facts) for entry in after)

    async def request_undo(self, seat: int) -> None:
        """Take the last own move back at once if nothing came of it, else ask all others."""
        async with self.lock:
            self.check_running()
            log_length = self.undo_target(seat)
            if self.is_free_undo(seat, log_length) or not self._others(seat):
                await self._undo(log_length)
                return
            if self.undo_requested_by != seat:
                await self.note(UNDO_REQUESTED, {"seat": seat})
            self.broadcast(len(self.table.log))

    async def answer_undo(self, seat: int, *, agree: bool) -> None:
        """Answer another seat's undo request; the move is taken back when all others agree."""
        async with self.lock:
            self.check_running()
            wisher = self.undo_requested_by
            if wisher is None or wisher == seat:
                raise IllegalMove("nobody has asked to take a move back")
            await self.note(UNDO_ANSWERED, {"seat": seat, "agree": agree})
            if agree and self._others(wisher) <= self.undo_agreed:
                await self._undo(self.undo_target(wisher))
            else:
                self.broadcast(len(self.table.log))

    def _others(self, seat: int) -> set[int]:
        """Return the seats of all other people who are there."""
        return {row.seat for row in self.row.seats if row.kind == "person" and row.seat != seat and not row.stand_in}

    def _take_in_answer(self, seat: int, *, agree: bool) -> None:
        if agree:
            self.undo_agreed.add(seat)
        else:
            self.undo_requested_by = None

    def _clear_undo_request(self, mover: int) -> None:
        """End an undo request, because a person has moved; bots' moves leave it open."""
        if any(row.seat == mover and row.kind == "person" and not row.stand_in for row in self.row.seats):
            self.undo_requested_by = None

    async def note(self, by: int, what: dict[str, Any]) -> None:
        """Add a line that is no move, while the lock is held, unless another process has moved the table on."""
        line = LogRow(self.lines + 1, by, msgspec.json.encode(what).decode(), time.time())
        try:
            await self._append((line,), line.at if by == UNDO_DONE else None)
        except WriteConflict:
            await self.load()
            self.broadcast(0, from_scratch=True)
            raise StaleDecision("the table has moved on; look again") from None
        self._take_in(line)

    async def _undo(self, log_length: int) -> None:
        await self.note(UNDO_DONE, {"moves": log_length})
        self.broadcast(0, from_scratch=True)

    def record(self) -> str:
        """Return the record of a finished game, with the proof of its draws."""
        if self.row.status != "over":
            raise BackroomError("a record is given out when the game is over")
        return write_record(self.table, [seat.name for seat in self.row.seats], self.fairness())

    def bots_to_act(self) -> list[tuple[int, str]]:
        """Return the seats that a bot plays and that owe a decision, with the bot's name: stand-ins play at the table's level."""
        if self.row.status != "running":
            return []
        playing = {seat.seat: seat.bot or self.row.level for seat in self.row.seats if seat.kind == "bot" or seat.stand_in}
        return [(seat, playing[seat]) for seat in self.table.seats_to_act() if seat in playing]


def shown(row: TableRow) -> tuple[object, ...]:
    """Return what everybody is told of a table's row."""
    return (seat_infos(row), row.status, row.rematch)
