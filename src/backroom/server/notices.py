"""Telling people of slow games that it is their turn, by web hook and mail.

What has to be told follows from the log: whoever owes a decision at a table with a slow clock has one delivery for it in the outbox, by a
unique key, so that neither a crash nor another process can lose or double it. The process that holds the table's lease fills the outbox and
sends what is due; a try that a crash cuts short is due again after a while, which makes it at least once.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import msgspec

from backroom.core.errors import BackroomError
from backroom.server import hooks, mail
from backroom.store import outbox

if TYPE_CHECKING:
    from backroom.server.hosted import Hosted
    from backroom.server.house import House
    from backroom.store.outbox import Delivery

logger = logging.getLogger("backroom")

SECONDS_BETWEEN = 1.0
LEASE_SECONDS = 6.0
CLAIM_SECONDS = 20.0
"""Longer than any try takes."""
LONGEST_WAIT = 6 * 3600.0
MOST_TRIES = 10
MOST_AT_ONCE = 32


class Outdated(BackroomError):
    """What was to be told is no longer so."""


class Notices:
    """Fills and empties the outbox."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.noted: WeakKeyDictionary[Hosted, dict[int, str]] = WeakKeyDictionary()
        self.look_again: dict[str, float] = {}
        self.sending: set[str] = set()

    async def look(self, hosted: Hosted) -> bool:
        """Note for whom there is something to do at a table; tell whether nothing is left to note."""
        if hosted.clock.kind != "slow":
            return True
        if self.look_again.get(hosted.row.id, 0.0) > time.monotonic():
            return False
        turns = {seat: turn_of(hosted, seat) for seat in hosted.table.seats_to_act()}
        noted = self.noted.setdefault(hosted, {})
        fresh = [seat for seat, turn in turns.items() if noted.get(seat) != turn]
        if not fresh:
            return True
        if not await self.house.host.store.lease(hosted.row.id, self.house.host.id, LEASE_SECONDS):
            self.look_again[hosted.row.id] = time.monotonic() + LEASE_SECONDS
            return False
        self.look_again.pop(hosted.row.id, None)
        for seat in fresh:
            row = hosted.row.seats[seat]
            if row.identity is not None and not row.stand_in:
                await self._post_turn(row.identity, hosted.row.id, seat, turns[seat])
            noted[seat] = turns[seat]
        return True

    async def _post_turn(self, identity: str, table_id: str, seat: int, turn: str) -> None:
        store, settings = self.house.host.store, self.house.settings
        contact = await outbox.contact(store, identity)
        wanted = {"identity": identity, "kind": "turn", "about": turn, "table_id": table_id, "seat": seat}
        if contact.hook_url is not None:
            await outbox.post(store, wanted | {"channel": "hook", "target": contact.hook_url})
        if contact.address is not None and contact.confirmed and settings.smtp is not None:
            await outbox.post(store, wanted | {"channel": "mail", "target": contact.address}, settings.mail_delay)

    async def run(self) -> None:
        """Send what is due, for ever."""
        while True:
            try:
                room = MOST_AT_ONCE - len(self.sending)
                for delivery in await outbox.due(self.house.host.store, room) if room else []:
                    if delivery.id not in self.sending and await self._is_ours(delivery):
                        self.sending.add(delivery.id)
                        self.house.host.run(self._deliver(delivery))
            except BackroomError as error:
                logger.warning("the outbox could not be read: %s", error)
            except Exception:
                logger.exception("the outbox could not be read")  # and goes on: all notifications depend on it
            await asyncio.sleep(SECONDS_BETWEEN)

    async def _is_ours(self, delivery: Delivery) -> bool:
        store = self.house.host.store
        if delivery.table_id is not None and not await store.lease(delivery.table_id, self.house.host.id, LEASE_SECONDS):
            return False
        return await outbox.claim(store, delivery, CLAIM_SECONDS)

    async def _deliver(self, delivery: Delivery) -> None:
        """Try once, and note how it went."""
        store, tries = self.house.host.store, delivery.tries + 1
        try:
            await (self._call(delivery) if delivery.channel == "hook" else self._mail(delivery))
            await outbox.settle(store, delivery.id, "done")
        except Outdated as error:
            await outbox.settle(store, delivery.id, "dropped", str(error))
        except BackroomError as error:
            self.house.metrics.notice_failures.labels(delivery.channel).inc()
            logger.warning("a %s about %s was not delivered: %s", delivery.channel, delivery.about, error)
            given_up = tries >= MOST_TRIES or (isinstance(error, mail.MailTrouble) and error.for_good)
            await outbox.settle(store, delivery.id, "failed" if given_up else "waiting", str(error), self.wait_after(tries))
        except Exception:
            logger.exception("a %s about %s was not delivered", delivery.channel, delivery.about)
            status = "failed" if tries >= MOST_TRIES else "waiting"
            await outbox.settle(store, delivery.id, status, "a mistake of this house", self.wait_after(tries))
        finally:
            self.sending.discard(delivery.id)

    def wait_after(self, tries: int) -> float:
        """Return how long to wait after so many tries; chance keeps the waiting from coming all at once."""
        return min(LONGEST_WAIT, self.house.settings.retry_seconds * 4.0 ** (tries - 1)) * random.uniform(0.9, 1.1)  # noqa: S311

    async def _call(self, delivery: Delivery) -> None:
        contact = await outbox.contact(self.house.host.store, delivery.identity)
        if contact.hook_secret is None or contact.hook_url != delivery.target:
            raise Outdated("the web hook was changed or removed")
        body, at = await self._body(delivery), int(time.time())
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Backroom",
            "webhook-id": delivery.id,
            "webhook-timestamp": str(at),
            "webhook-signature": hooks.sign(contact.hook_secret, delivery.id, at, body),
        }
        settings = self.house.settings
        await hooks.call(delivery.target, settings.hook_networks, headers, body, settings.allowed_ports)

    async def _body(self, delivery: Delivery) -> bytes:
        """Return what is posted, the same at every try."""
        data: dict[str, object] = {}
        if delivery.table_id is not None:
            hosted = await self.house.host.hosted(delivery.table_id)
            public = self.house.settings.public_url
            data = {
                "table": delivery.table_id,
                "game": hosted.row.game,
                "seat": delivery.seat,
                "turn": delivery.about.rpartition("/")[2],
                "deadline": delivery.created + hosted.clock.turn,
                "url": None if public is None else f"{public.rstrip('/')}/table/{delivery.table_id}",
            }
        return msgspec.json.encode({"type": delivery.kind, "at": delivery.created, "data": data})

    async def _mail(self, delivery: Delivery) -> None:
        house = self.house
        person = await house.host.store.person(delivery.identity)
        contact = await outbox.contact(house.host.store, delivery.identity)
        if person is None or contact.address != delivery.target or (delivery.kind == "confirm") == contact.confirmed:
            raise Outdated("the address was changed, confirmed or removed")
        if house.settings.smtp is None:
            raise mail.MailTrouble("this house sends no mail at present")
        game, turn = "", 0.0
        if delivery.table_id is not None and delivery.seat is not None:
            hosted = await house.host.hosted(delivery.table_id)
            if hosted.row.status != "running" or turn_of(hosted, delivery.seat) != delivery.about:
                raise Outdated("the turn was over before the mail was due")
            game, turn = hosted.row.game, hosted.clock.turn
        await mail.hand_in(mail.compose(delivery, person, house.settings, house.identities.keys, game, turn), house.settings)


def turn_of(hosted: Hosted, seat: int) -> str:
    """Return what is unique to a decision that a seat owes: table, seat, how often moves were taken back, and its number."""
    return f"{hosted.row.id}/{seat}/{hosted.epoch}.{hosted.table.open_decision(seat)}"
