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
from backroom.server.auth import table_handle
from backroom.server.messages import event_info, fact_info, seat_infos
from backroom.server.schemas import AutoResponse, Result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.game import Game
    from backroom.core.table import LogEntry, Table
    from backroom.server.clock import SeatClocks
    from backroom.server.connections import Connection
    from backroom.server.schemas import TableInfo
    from backroom.store.repository import SeatEvent, TableRow

PRESENT_SECONDS = 45.0
"""How long a person counts as connected after the last note of it, by any process."""


class Broadcaster:
    """Tells everybody who watches a table what they may know. The table itself is the subclass's."""

    row: TableRow
    game: Game[Any, Any]
    table: Table
    stopwatch: SeatClocks
    auto_responses: list[AutoResponse]
    events: list[tuple[int, SeatEvent]]
    """Changes of who plays a seat, each with the number of entries before it."""
    votes: dict[int, set[int]]
    """The seats that are voted absent, each with those who have voted so."""
    epoch: int
    undo_requested_by: int | None

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.sockets = 0
        """Open sockets, those that have not said hello yet included: while there are any, the table stays in memory."""
        self.recent_chat_ids: deque[int] = deque(maxlen=200)
        self.disconnected: dict[int, float] = {}
        """When the last connection of a seat to this process ended."""
        self._events_sent = 0

    def seat_of(self, user_id: str | None) -> int | None:
        """Return the seat of a person."""
        for seat in self.row.seats:
            if user_id is not None and seat.user_id == user_id:
                return seat.seat
        return None

    def viewer_of(self, seat: int | None) -> int:
        """Return whose eyes a watcher has; once the game is over, everybody sees everything."""
        if self.row.status == "over":
            return int(OMNISCIENT)
        return int(SPECTATOR) if seat is None else seat

    def facts_since(self, seat: int | None, number: int) -> list[dict[str, Any]]:
        """Return what a watcher has not heard yet; the numbers run for each seat by itself."""
        audience = int(SPECTATOR) if seat is None else seat
        return self._facts(audience, self.table.log, self.events)[number:]

    def welcome(self, connection: Connection, known_epoch: int, known_facts: int, about: TableInfo) -> None:
        """Tell a connection what it has missed, and everything new from now on, while the lock is held."""
        if not self.connections:
            self._events_sent = len(self.events)
        connection.seat = self.seat_of(connection.user_id)
        connection.stale = False
        facts = self.facts_since(connection.seat, 0)
        known = known_facts if known_epoch == self.epoch and known_facts <= len(facts) else 0
        connection.facts_sent = len(facts)
        connection.send(protocol.Welcome(protocol.PROTOCOL, about, connection.seat, self.epoch, known))
        if facts[known:]:
            connection.send(protocol.Facts(self.epoch, known + 1, facts[known:]))
        connection.send(self.table_state(connection.seat))
        self.connections.add(connection)

    def present(self) -> list[int]:
        """Return the seats whose people are connected, to this process or another."""
        since = time.time() - PRESENT_SECONDS
        here = {connection.seat for connection in self.connections if connection.seat is not None}
        users = [row for row in self.row.seats if row.kind == "person"]
        elsewhere = {row.seat for row in users if row.seen > max(since, self.disconnected.get(row.seat, 0.0))}
        return sorted(here | elsewhere)

    def drop(self, connection: Connection) -> None:
        """Forget a connection that has ended, and tell the others."""
        self.connections.discard(connection)
        if connection.seat is not None:
            self.disconnected[connection.seat] = time.time()
        self.broadcast_presence()

    def broadcast_presence(self) -> None:
        """Tell everybody who is connected."""
        message = protocol.Presence(self.present(), sum(connection.seat is None for connection in self.connections))
        for connection in self.connections:
            connection.send(message)

    def broadcast(self, before: int, *, from_scratch: bool = False) -> None:
        """Send everybody the facts of new entries, and where the table stands."""
        fresh, events = self.table.log[before:], self.events[self._events_sent :]
        self._events_sent = len(self.events)
        by_audience: dict[int, tuple[list[dict[str, Any]], bytes]] = {}
        for connection in list(self.connections):
            audience = SPECTATOR if connection.seat is None else connection.seat
            if audience not in by_audience:
                by_audience[audience] = (self._facts(audience, fresh, events), protocol.encoder.encode(self.table_state(connection.seat)))
            facts, state = by_audience[audience]
            if from_scratch or connection.stale:
                connection.facts_sent = 0
                connection.stale = False
                facts = self.facts_since(connection.seat, 0)
            if facts:
                connection.send(protocol.Facts(self.epoch, connection.facts_sent + 1, facts))
                connection.facts_sent += len(facts)
            connection.send_bytes(state)

    @staticmethod
    def _facts(audience: int, entries: Sequence[LogEntry], events: Sequence[tuple[int, SeatEvent]]) -> list[dict[str, Any]]:
        """Return facts of the game and changes at its seats, in order, as an audience is told them."""
        facts = [fact_info(entry.n, fact) for entry in entries for fact in entry.facts if fact.seen_by(audience)]
        for after, event in events:
            place = bisect_right(facts, after, key=itemgetter("n"))
            facts.insert(place, event_info(after, event))
        return facts

    def table_state(self, seat: int | None) -> protocol.TableState:
        """Return where the table stands, as a seat or a spectator may see it."""
        view = self.table.view(self.viewer_of(seat))
        view.memory = None
        return protocol.TableState(
            epoch=self.epoch,
            entries=len(self.table.log),
            status=self.row.status,
            seat=seat,
            seats_to_act=self.table.seats_to_act(),
            decision=None if seat is None else self.table.open_decision(seat),
            auto_response=None if seat is None or not self.game.default_auto_response else self.auto_responses[seat],
            view=self.game.describe(view),
            seats=seat_infos(self.row),
            clocks=self.stopwatch.all_remaining(time.time()),
            result=self.result(),
            undo_requested_by=self.undo_requested_by,
            rematch_table_id=self.row.rematch,
            votes=[sorted(self.votes.get(seat, ())) for seat in range(self.row.players)],
        )

    def result(self) -> Result | None:
        """Return how the game ended, if it has."""
        return None if self.row.result is None else msgspec.json.decode(self.row.result, type=Result)

    def chat_message(self, line: dict[str, Any]) -> protocol.ChatMessage:
        """Return a line of the chat as it is sent."""
        speaker = line["user_id"]
        seat = self.seat_of(speaker) if line["channel"] == "seats" else None
        return protocol.ChatMessage(line["channel"], line["name"], seat, line["text"], line["at"], table_handle(self.row.id, speaker))

    def forward_chat(self, line: dict[str, Any]) -> None:
        """Let those hear what was said who may and want to."""
        if line["id"] in self.recent_chat_ids:
            return  # this process was first to hear it
        self.recent_chat_ids.append(line["id"])
        message = self.chat_message(line)
        for connection in self.connections:
            if connection.channel == line["channel"] and line["user_id"] not in connection.muted:
                connection.send(message)
