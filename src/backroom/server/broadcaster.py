"""What the viewers of a table are told: facts, views, chat and who is connected."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections import deque
from operator import itemgetter
from typing import TYPE_CHECKING, Any

import msgspec

from backroom.core.position import OMNISCIENT, SPECTATOR
from backroom.server import protocol
from backroom.server.identity import handle
from backroom.server.shapes import Result, Setting
from backroom.server.telling import people_at, tell_event, tell_fact

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.game import Game
    from backroom.core.table import LogEntry, Table
    from backroom.server.clock import Stopwatch
    from backroom.server.shapes import TableInfo
    from backroom.server.watchers import Watcher
    from backroom.store.tables import SeatEvent, TableRow

PRESENT_SECONDS = 45.0
"""How long a person counts as connected after the last note of it, by any process."""


class Broadcaster:
    """Tells everybody who watches a table what they may know. The table itself is the subclass's."""

    row: TableRow
    game: Game[Any, Any]
    table: Table
    stopwatch: Stopwatch
    wishes: list[Setting]
    events: list[tuple[int, SeatEvent]]
    """Changes of who plays a seat, each with the number of entries before it."""
    votes: dict[int, set[int]]
    """The seats that are voted absent, each with those who have voted so."""
    epoch: int
    undo: int | None

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.sockets = 0
        """Open sockets, those that have not said hello yet included: while there are any, the table stays in memory."""
        self.spoken: deque[int] = deque(maxlen=200)
        self.disconnected: dict[int, float] = {}
        """When the last connection of a seat to this process ended."""
        self._told_events = 0

    def seat_of(self, identity: str | None) -> int | None:
        """Return the seat of a person."""
        for seat in self.row.seats:
            if identity is not None and seat.identity == identity:
                return seat.seat
        return None

    def viewer(self, seat: int | None) -> int:
        """Return whose eyes a watcher has; once the game is over, everybody sees everything."""
        if self.row.status == "over":
            return int(OMNISCIENT)
        return int(SPECTATOR) if seat is None else seat

    def facts_after(self, seat: int | None, number: int) -> list[dict[str, Any]]:
        """Return what a watcher has not heard yet; the numbers run for each seat by itself."""
        audience = int(SPECTATOR) if seat is None else seat
        return self._facts(audience, self.table.log, self.events)[number:]

    def welcome(self, watcher: Watcher, known_epoch: int, known_facts: int, about: TableInfo) -> None:
        """Tell a connection what it has missed, and everything new from now on, while the lock is held."""
        if not self.watchers:
            self._told_events = len(self.events)
        watcher.seat = self.seat_of(watcher.identity)
        watcher.stale = False
        facts = self.facts_after(watcher.seat, 0)
        known = known_facts if known_epoch == self.epoch and known_facts <= len(facts) else 0
        watcher.heard = len(facts)
        watcher.send(protocol.Welcome(protocol.PROTOCOL, about, watcher.seat, self.epoch, known))
        if facts[known:]:
            watcher.send(protocol.Facts(self.epoch, known + 1, facts[known:]))
        watcher.send(self.state(watcher.seat))
        self.watchers.add(watcher)

    def present(self) -> list[int]:
        """Return the seats whose people are connected, to this process or another."""
        since = time.time() - PRESENT_SECONDS
        here = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        people = [row for row in self.row.seats if row.kind == "person"]
        elsewhere = {row.seat for row in people if row.seen > max(since, self.disconnected.get(row.seat, 0.0))}
        return sorted(here | elsewhere)

    def drop(self, watcher: Watcher) -> None:
        """Forget a connection that has ended, and tell the others."""
        self.watchers.discard(watcher)
        if watcher.seat is not None:
            self.disconnected[watcher.seat] = time.time()
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody who is connected."""
        message = protocol.Present(self.present(), sum(watcher.seat is None for watcher in self.watchers))
        for watcher in self.watchers:
            watcher.send(message)

    def tell(self, before: int, *, from_scratch: bool = False) -> None:
        """Send everybody the facts of new entries, and where the table stands."""
        fresh, events = self.table.log[before:], self.events[self._told_events :]
        self._told_events = len(self.events)
        by_audience: dict[int, tuple[list[dict[str, Any]], bytes]] = {}
        for watcher in list(self.watchers):
            audience = SPECTATOR if watcher.seat is None else watcher.seat
            if audience not in by_audience:
                by_audience[audience] = (self._facts(audience, fresh, events), protocol.encoder.encode(self.state(watcher.seat)))
            facts, state = by_audience[audience]
            if from_scratch or watcher.stale:
                watcher.heard = 0
                watcher.stale = False
                facts = self.facts_after(watcher.seat, 0)
            if facts:
                watcher.send(protocol.Facts(self.epoch, watcher.heard + 1, facts))
                watcher.heard += len(facts)
            watcher.send_bytes(state)

    @staticmethod
    def _facts(audience: int, entries: Sequence[LogEntry], events: Sequence[tuple[int, SeatEvent]]) -> list[dict[str, Any]]:
        """Return facts of the game and changes at its seats, in order, as an audience is told them."""
        facts = [tell_fact(entry.n, fact) for entry in entries for fact in entry.facts if fact.seen_by(audience)]
        for after, event in events:
            place = bisect_right(facts, after, key=itemgetter("n"))
            facts.insert(place, tell_event(after, event))
        return facts

    def state(self, seat: int | None) -> protocol.State:
        """Return where the table stands, as a seat or a spectator may see it."""
        view = self.table.view(self.viewer(seat))
        view.memory = None
        return protocol.State(
            epoch=self.epoch,
            moves=len(self.table.log),
            status=self.row.status,
            seat=seat,
            owing=self.table.seats_to_act(),
            decision=None if seat is None else self.table.open_decision(seat),
            setting=None if seat is None or not self.game.default_auto_response else self.wishes[seat],
            view=self.game.describe(view),
            seats=people_at(self.row),
            clocks=self.stopwatch.all_left(time.time()),
            result=self.result(),
            undo=self.undo,
            rematch=self.row.rematch,
            votes=[sorted(self.votes.get(seat, ())) for seat in range(self.row.players)],
        )

    def result(self) -> Result | None:
        """Return how the game ended, if it has."""
        return None if self.row.result is None else msgspec.json.decode(self.row.result, type=Result)

    def said(self, line: dict[str, Any]) -> protocol.Said:
        """Return a line of the chat as it is sent."""
        speaker = line["identity"]
        seat = self.seat_of(speaker) if line["channel"] == "seats" else None
        return protocol.Said(line["channel"], line["name"], seat, line["text"], line["at"], handle(self.row.id, speaker))

    def pass_on(self, line: dict[str, Any]) -> None:
        """Let those hear what was said who may and want to."""
        if line["id"] in self.spoken:
            return  # this process was first to hear it
        self.spoken.append(line["id"])
        message = self.said(line)
        for watcher in self.watchers:
            if watcher.channel == line["channel"] and line["identity"] not in watcher.unheard:
                watcher.send(message)
