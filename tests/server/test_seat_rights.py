"""Whatever people do with seats, links, devices, votes and bans, on two processes: nobody is shown a seat that is not theirs at that time.

A view belongs to a place in the table's log. Whoever is sent one must have held that seat at that place, or it is what spectators see.
"""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import suppress

import msgspec
import pytest
from asgi import Browser, Processes, Socket, settle
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from test_processes import any_move

from backroom import Rng, Table, find_game
from backroom.core.errors import IllegalMove
from backroom.core.facts import Fact
from backroom.core.position import SPECTATOR
from backroom.server.change_feed import apply_change
from backroom.server.loaded_table import UNDO_DONE, LoadedTable
from backroom.server.messages import fact_info
from backroom.store.admin import set_ban
from backroom.store.repository import SEAT_EVENT, SeatEvent

pytestmark = pytest.mark.slow

EXAMPLES = int(os.environ.get("BACKROOM_EXAMPLES", "4"))
"""How many histories are tried; `.ci/full` tries many more."""
PLAYERS = 3
PEOPLE = 5
"""Three play, two are strangers at first."""
people = st.integers(0, PEOPLE - 1)
seats = st.integers(0, PLAYERS - 1)
processes_of = st.integers(0, 1)


class Witness:
    """All that was sent, in order, with whose socket it went to."""

    def __init__(self) -> None:
        self.sent: list[tuple[Socket, dict]] = []
        self.owner: dict[Socket, tuple[int, Browser]] = {}
        self.ended: dict[Socket, int] = {}
        """For sockets whose session has ended: how much had been sent by then."""

    def hear(self, socket: Socket, message: dict) -> None:
        """Note a message."""
        self.sent.append((socket, message))


class SeatRights(RuleBasedStateMachine):
    """People at one table of two processes."""

    runner: asyncio.Runner
    processes: Processes
    name: str

    def run(self, work):
        """Run something in the loop of the processes."""
        return self.runner.run(asyncio.wait_for(work, 60))

    @initialize()
    def sit_down(self):
        """Begin a game of three people."""
        self.run(self._sit_down())

    async def _sit_down(self):
        self.witness, self.sockets, self.secrets, self.rng = Witness(), [], [], Rng(7)
        self.devices = [[Browser(self.processes)] for _ in range(PEOPLE)]
        self.names, self.codes = [], []
        for process in (0, 1):
            self.processes.context(process).budgets.secrets.known.clear()  # every example uses new links
        for number, (browser,) in enumerate(self.devices):
            person = (await browser.ask(number % 2, "POST", "/me", nickname=f"Person {chr(65 + number)}")).json()
            self.names.append(person["id"])
            self.codes.append(person["recovery_code"])
        kinds = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": self.name, "seats": kinds, "level": "random", "listed": False}
        self.table = (await self.devices[0][0].ask(0, "POST", "/tables", **wish)).json()["id"]
        for number in (1, 2):
            joined = await self.devices[number][0].ask(number % 2, "POST", f"/tables/{self.table}/join", seat=number)
            assert joined.status_code == 201, joined.text
        assert (await self.devices[0][0].ask(0, "POST", f"/tables/{self.table}/start")).status_code == 201
        self.holders: list[int | None] = [0, 1, 2]
        for person in range(PEOPLE):
            self.open_socket(person, person % 2).say(type="hello", protocol=2)
        await settle()

    def open_socket(self, person: int, process: int) -> Socket:
        """Open a socket in the last browser of a person."""
        browser = self.devices[person][-1]
        socket = Socket(process, self.processes.apps[process], self.table, browser.cookie, self.witness.hear)
        self.witness.owner[socket] = (person, browser)
        self.sockets.append(socket)
        return socket

    async def hosted(self, process: int) -> LoadedTable:
        """Return the table in the memory of a process."""
        return await self.processes.context(process).registry.table(self.table)

    def ask(self, person: int, process: int, method: str, path: str, **data):
        """Make a request in the first browser of a person."""

        async def asking():
            answer = await self.devices[person][0].ask(process, method, path, **data)
            await settle()
            return answer

        return self.run(asking())

    def seat_of(self, person: int) -> int | None:
        """Return the seat that is a person's by what was done so far."""
        return self.holders.index(person) if person in self.holders else None

    # Play

    @rule(process=processes_of, moves=st.integers(1, 4))
    def move(self, process, moves):
        """Those to move move, whoever they are."""

        async def moving():
            loaded = await self.hosted(process)
            await loaded.refresh()
            for _ in range(moves):
                if not loaded.table.seats_to_act():
                    return
                seat, move, decision = any_move(loaded, self.rng)
                with suppress(IllegalMove):  # a bot that stands in may be faster
                    await loaded.commit(seat, move, decision, None)
                await settle()

        self.run(moving())

    @rule(person=people, process=processes_of, late=st.booleans())
    def connect(self, person, process, late):
        """Open a socket; the hello may come later, when the seat has changed hands."""

        async def connecting():
            socket = self.open_socket(person, process)
            if not late:
                socket.say(type="hello", protocol=2)
            await settle()

        self.run(connecting())

    @rule(index=st.integers(0, 5), what=st.sampled_from(["hello", "query_choices", "reclaim_seat", "close", "request_undo"]))
    def use_socket(self, index, what):
        """Say something on a socket, or close it."""

        async def using():
            if index < len(self.sockets):
                socket = self.sockets[index]
                if what == "close":
                    self.sockets.remove(socket)
                    await socket.close()
                else:
                    words = {"hello": {"protocol": 2}, "query_choices": {"id": "d", "steps": []}, "reclaim_seat": {}, "request_undo": {}}[
                        what
                    ]
                    if what != "undo":
                        socket.say(type=what, **words)
                await settle()

        self.run(using())

    @rule(process=processes_of)
    def hear_news(self, process):
        """A process learns what the other has changed."""

        async def hearing():
            context = self.processes.context(process)
            for identity in self.names:
                await apply_change(context, "person", identity)
            await (await self.hosted(process)).refresh()
            await settle()

        self.run(hearing())

    # Seats

    @rule(person=people, process=processes_of, for_good=st.sampled_from([False, False, True]))
    def leave(self, person, process, for_good):
        """Leave the table."""
        seat = self.seat_of(person)
        answer = self.ask(person, process, "POST", f"/tables/{self.table}/leave", for_good=for_good)
        if answer.status_code == 201 and for_good:
            assert seat is not None
            self.holders[seat] = None

    @rule(person=people, process=processes_of, seat=seats | st.none(), how=st.sampled_from(["join", "bot", "open"]))
    def grab(self, person, process, seat, how):
        """Try to get a seat of the running game, or to take it from somebody."""
        if how == "join":
            answer = self.ask(person, process, "POST", f"/tables/{self.table}/join", seat=seat)
        else:
            change = {"bot": "random"} if how == "bot" else {}
            answer = self.ask(person, process, "PATCH", f"/tables/{self.table}/seats/{seat or 0}", **change)
        assert answer.status_code >= 400

    @rule(index=st.integers(0, 5), seat=seats)
    def vote(self, index, seat):
        """Vote somebody absent."""

        async def voting():
            if index < len(self.sockets):
                self.sockets[index].say(type="vote", seat=seat)
                await settle()

        self.run(voting())

    @rule(person=people, process=processes_of)
    def make_link(self, person, process):
        """Make a link to the own seat."""
        answer = self.ask(person, process, "POST", f"/tables/{self.table}/seat-link")
        if answer.status_code == 201:
            assert self.seat_of(person) is not None
            self.secrets = [(giver, secret) for giver, secret in self.secrets if giver != person]
            self.secrets.append((person, answer.json()["secret"]))

    @rule(person=people, process=processes_of)
    def withdraw_link(self, person, process):
        """Withdraw the link to the own seat."""
        if self.ask(person, process, "DELETE", f"/tables/{self.table}/seat-link").status_code == 200:
            self.secrets = [(giver, secret) for giver, secret in self.secrets if giver != person]

    @rule(person=people, process=processes_of, index=st.integers(0, 3))
    def take_over(self, person, process, index):
        """Use a link, or one that was used before."""
        giver, secret = self.secrets[index] if index < len(self.secrets) else (None, "made up")
        answer = self.ask(person, process, "POST", "/seat-links/take", secret=secret)
        if answer.status_code == 200:
            seat = self.seat_of(giver)
            assert seat is not None
            assert self.seat_of(person) is None
            self.holders[seat] = person

    @rule(seat=seats, taker=people, process=processes_of, other=processes_of)
    def hand_over(self, seat, taker, process, other):
        """Make a link and let somebody use it, at the same or the other process."""
        giver = self.holders[seat]
        if giver is not None:
            answer = self.ask(giver, process, "POST", f"/tables/{self.table}/seat-link")
            if answer.status_code == 201:
                self.secrets = [(giver, answer.json()["secret"])]
                if self.ask(taker, other, "POST", "/seat-links/take", secret=self.secrets[0][1]).status_code == 200:
                    assert self.seat_of(taker) is None
                    self.holders[seat] = taker

    # People

    @rule(person=people, process=processes_of)
    def add_device(self, person, process):
        """Sign in in another browser by a link."""
        answer = self.ask(person, process, "POST", "/me/link")
        if answer.status_code == 201:
            browser = Browser(self.processes)
            if self.run(browser.ask(process, "POST", "/me/link/redeem", secret=answer.json()["secret"])).status_code == 201:
                self.devices[person].append(browser)

    @rule(person=people, process=processes_of)
    def end_other_devices(self, person, process):
        """Sign all browsers but the first out."""
        if self.ask(person, process, "DELETE", "/me/devices").status_code == 200:
            self.end(person, self.devices[person][1:], process)

    @rule(person=people, process=processes_of)
    def recover(self, person, process):
        """Come back by the recovery code, in a new browser."""

        async def recovering():
            browser = Browser(self.processes)
            answer = await browser.ask(process, "POST", "/me/recover", secret=self.codes[person])
            await settle()
            return browser, answer

        browser, answer = self.run(recovering())
        assert answer.status_code == 201, answer.text
        self.codes[person] = answer.json()["recovery_code"]
        self.end(person, list(self.devices[person]), process)
        self.devices[person].insert(0, browser)

    def end(self, person: int, gone: list[Browser], process: int) -> None:
        """Note that browsers were signed out: from now on the process that did it sends them nothing more."""
        self.devices[person] = [browser for browser in self.devices[person] if browser not in gone]
        for socket, (_, browser) in self.witness.owner.items():
            if browser in gone and socket.process == process:
                self.witness.ended.setdefault(socket, len(self.witness.sent))
        for browser in gone:
            assert self.run(browser.ask(process, "GET", "/me")).json() is None

    @rule(person=people, other=people, process=processes_of)
    def block(self, person, other, process):
        """Block somebody at the table."""
        table = self.ask(person, process, "GET", f"/tables/{self.table}").json()
        seat = self.seat_of(other)
        if seat is not None and "seats" in table and table["seats"][seat]["handle"]:
            self.ask(person, process, "POST", f"/tables/{self.table}/participants/{table['seats'][seat]['handle']}/block")

    @rule(person=people, banned=st.booleans())
    def ban(self, person, banned):
        """Ban somebody or lift the ban."""

        async def banning():
            await set_ban(self.processes.context(0).registry.store, self.names[person], banned=banned)
            for process in (0, 1):
                await apply_change(self.processes.context(process), "person", self.names[person])
            await settle()

        self.run(banning())

    # What must always hold

    @invariant()
    def seats_are_as_they_should_be(self):
        """The database knows the same holders as this test."""
        if not hasattr(self, "table"):
            return

        async def looking():
            return await self.processes.context(0).registry.store.table(self.table)

        row = self.run(looking())
        assert [seat.user_id for seat in row.seats] == [None if person is None else self.names[person] for person in self.holders]

    def teardown(self):
        """Check all that was sent against the log."""
        if hasattr(self, "table"):
            self.run(self._check())

    async def _check(self):
        for socket in self.sockets:
            await socket.close()
        store = self.processes.context(0).registry.store
        row, lines = await store.table(self.table), await store.log_rows(self.table)
        truth = Truth(self.name, lines, self.names)
        place: dict[Socket, int] = {}
        for order, (socket, message) in enumerate(self.witness.sent):
            person = self.names[self.witness.owner[socket][0]]
            if message["type"] in ("table_state", "facts", "choices", "welcome"):
                assert order < self.witness.ended.get(socket, order + 1), f"{message['type']} after the session had ended"
            if message["type"] == "table_state":
                place[socket] = message["entries"]
                if message["status"] != "over":
                    truth.check_view(message["view"], message["entries"], person)
            elif message["type"] == "choices":
                assert truth.seats_at(place[socket], person), "a draft for one who has no seat"
            elif message["type"] == "facts" and row.status != "over":
                for fact in message["facts"]:
                    truth.check_fact(fact, person)


class Truth:
    """The game as the log has it: who held which seat at each place, and what could be seen there.

    After an undo a place comes again, with other views and facts: those before and those after it count.
    """

    def __init__(self, name: str, lines, identities: list[str]) -> None:
        game = find_game(name)
        self.table = Table(game, PLAYERS, {})
        self.held: dict[int, list[set[str]]] = {}
        self.views: dict[int, list[dict[int, object]]] = {}
        self.facts: dict[int, list[Fact]] = {}
        holders: list[str | None] = list(identities[:PLAYERS])
        self._note(holders)
        for line in lines:
            if line.author == SEAT_EVENT:
                event = msgspec.json.decode(line.move, type=SeatEvent)
                if event.event in ("handed-over", "left-for-good", "resigned"):
                    holders[event.seat] = event.to_user_id
                for seat, holder in enumerate(holders):
                    if holder is not None:
                        self.held[len(self.table.log)][seat].add(holder)
            elif line.author == UNDO_DONE:
                kept = self.table.log[: msgspec.json.decode(line.move)["moves"]]
                self.table = Table(game, PLAYERS, {})
                for entry in kept:
                    self.table.replay_entry(entry.by, entry.move)
                self._note(holders)
            elif line.author >= -1:
                entry = self.table.replay_entry(line.author, msgspec.json.decode(line.move))
                self.facts.setdefault(entry.n, []).extend(entry.facts)
                self._note(holders)

    def _note(self, holders: list[str | None]) -> None:
        place = len(self.table.log)
        held = self.held.setdefault(place, [set() for _ in holders])
        for seat, holder in enumerate(holders):
            if holder is not None:
                held[seat].add(holder)
        shown = {}
        for viewer in (int(SPECTATOR), *range(PLAYERS)):
            view = self.table.view(viewer)
            view.memory = None
            shown[viewer] = json.loads(msgspec.json.encode(self.table.game.describe(view)))
        self.views.setdefault(place, []).append(shown)

    def seats_at(self, place: int, person: str) -> list[int]:
        """Return the seats that a person held at a place of the log."""
        return [seat for seat, holders in enumerate(self.held[place]) if person in holders]

    def check_view(self, view: object, place: int, person: str) -> None:
        """A view is a spectator's or that of an own seat."""
        viewers = [int(SPECTATOR), *self.seats_at(place, person)]
        allowed = [shown[viewer] for shown in self.views[place] for viewer in viewers]
        assert view in allowed, f"a view of another's seat at place {place}"

    def check_fact(self, fact: dict, person: str) -> None:
        """A fact is public, or one of a seat that the person held when it happened or later."""
        if fact["fact"].startswith("table-"):
            return
        later = [place for place in self.held if place >= fact["n"]]
        viewers = {int(SPECTATOR), *(seat for place in later for seat in self.seats_at(place, person))}
        told = [(kept, json.loads(msgspec.json.encode(fact_info(fact["n"], kept)))) for kept in self.facts[fact["n"]]]
        assert any(shown == fact and any(kept.seen_by(viewer) for viewer in viewers) for kept, shown in told), fact


@pytest.mark.parametrize("name", ["new-corp-order", "megacorps"])
def test_nobody_is_shown_a_seat_that_is_not_theirs(fresh_database, name):
    class AtTheTable(SeatRights):
        """The machine on these processes."""

    wanted = settings(
        max_examples=EXAMPLES,
        stateful_step_count=40,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=True,
        phases=[Phase.explicit, Phase.reuse, Phase.generate],  # bots make shorter histories run differently
    )
    with asyncio.Runner() as runner:
        processes = Processes(fresh_database, 2, away_seconds=0.0, identities_per_hour=10**6, users_per_address=10**4)
        AtTheTable.runner, AtTheTable.processes, AtTheTable.name = runner, processes, name
        runner.run(processes.start())
        try:
            run_state_machine_as_test(AtTheTable, settings=wanted)
        finally:
            runner.run(processes.stop())
