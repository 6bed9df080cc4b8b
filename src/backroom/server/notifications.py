"""Notifications for games that last days: web hooks and mails that say whose turn it is.

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
from backroom.server import mail, webhooks
from backroom.store import outbox

if TYPE_CHECKING:
    from backroom.server.app_context import AppContext
    from backroom.server.loaded_table import LoadedTable
    from backroom.store.outbox import Delivery

logger = logging.getLogger("backroom")

SECONDS_BETWEEN = 1.0
LEASE_SECONDS = 6.0
CLAIM_SECONDS = 20.0
"""Longer than any try takes."""
MAX_WAIT_SECONDS = 6 * 3600.0
MAX_TRIES = 10
MAX_AT_ONCE = 32


class ObsoleteDelivery(BackroomError):
    """What was to be told is no longer so."""


class NotificationSender:
    """Fills and empties the outbox."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self.seen_turns: WeakKeyDictionary[LoadedTable, dict[int, str]] = WeakKeyDictionary()
        self.look_again: dict[str, float] = {}
        self.sending: set[str] = set()

    async def enqueue_for(self, loaded: LoadedTable) -> bool:
        """Note for whom there is something to do at a table; tell whether nothing is left to note."""
        if loaded.clock.kind != "slow":
            return True
        if self.look_again.get(loaded.row.id, 0.0) > time.monotonic():
            return False
        turns = {seat: turn_key(loaded, seat) for seat in loaded.table.seats_to_act()}
        noted = self.seen_turns.setdefault(loaded, {})
        fresh = [seat for seat, turn in turns.items() if noted.get(seat) != turn]
        if not fresh:
            return True
        if not await self.context.registry.store.lease(loaded.row.id, self.context.registry.id, LEASE_SECONDS):
            self.look_again[loaded.row.id] = time.monotonic() + LEASE_SECONDS
            return False
        self.look_again.pop(loaded.row.id, None)
        for seat in fresh:
            row = loaded.row.seats[seat]
            if row.user_id is not None and not row.stand_in:
                await self._post_turn(row.user_id, loaded.row.id, seat, turns[seat])
            noted[seat] = turns[seat]
        return True

    async def _post_turn(self, user_id: str, table_id: str, seat: int, turn: str) -> None:
        store, settings = self.context.registry.store, self.context.settings
        contact = await outbox.notification_target(store, user_id)
        wanted = {"user_id": user_id, "kind": "turn", "dedupe_key": turn, "table_id": table_id, "seat": seat}
        if contact.hook_url is not None:
            await outbox.enqueue(store, wanted | {"channel": "hook", "target": contact.hook_url})
        if contact.address is not None and contact.confirmed and settings.smtp is not None:
            await outbox.enqueue(store, wanted | {"channel": "mail", "target": contact.address}, settings.mail_delay)

    async def run(self) -> None:
        """Send what is due, for ever."""
        while True:
            try:
                room = MAX_AT_ONCE - len(self.sending)
                for delivery in await outbox.due(self.context.registry.store, room) if room else []:
                    if delivery.id not in self.sending and await self._is_ours(delivery):
                        self.sending.add(delivery.id)
                        self.context.registry.spawn(self._deliver(delivery))
            except BackroomError as error:
                logger.warning("the outbox could not be read: %s", error)
            except Exception:
                logger.exception("the outbox could not be read")  # and goes on: all notifications depend on it
            await asyncio.sleep(SECONDS_BETWEEN)

    async def _is_ours(self, delivery: Delivery) -> bool:
        store = self.context.registry.store
        if delivery.table_id is not None and not await store.lease(delivery.table_id, self.context.registry.id, LEASE_SECONDS):
            return False
        return await outbox.claim(store, delivery, CLAIM_SECONDS)

    async def _deliver(self, delivery: Delivery) -> None:
        """Try once, and note how it went."""
        store, tries = self.context.registry.store, delivery.tries + 1
        try:
            await (self._call(delivery) if delivery.channel == "hook" else self._mail(delivery))
            await outbox.record_attempt(store, delivery.id, "done")
        except ObsoleteDelivery as error:
            await outbox.record_attempt(store, delivery.id, "dropped", str(error))
        except BackroomError as error:
            self.context.metrics.notice_failures.labels(delivery.channel).inc()
            logger.warning("a %s about %s was not delivered: %s", delivery.channel, delivery.dedupe_key, error)
            given_up = tries >= MAX_TRIES or (isinstance(error, mail.MailFailed) and error.permanent)
            await outbox.record_attempt(store, delivery.id, "failed" if given_up else "waiting", str(error), self.retry_delay(tries))
        except Exception:
            logger.exception("a %s about %s was not delivered", delivery.channel, delivery.dedupe_key)
            status = "failed" if tries >= MAX_TRIES else "waiting"
            await outbox.record_attempt(store, delivery.id, status, "internal error", self.retry_delay(tries))
        finally:
            self.sending.discard(delivery.id)

    def retry_delay(self, tries: int) -> float:
        """Return how long to wait after so many tries; chance keeps the waiting from coming all at once."""
        return min(MAX_WAIT_SECONDS, self.context.settings.retry_seconds * 4.0 ** (tries - 1)) * random.uniform(0.9, 1.1)  # noqa: S311

    async def _call(self, delivery: Delivery) -> None:
        contact = await outbox.notification_target(self.context.registry.store, delivery.user_id)
        if contact.hook_secret is None or contact.hook_url != delivery.target:
            raise ObsoleteDelivery("the web hook was changed or removed")
        body, at = await self._body(delivery), int(time.time())
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Backroom",
            "webhook-id": delivery.id,
            "webhook-timestamp": str(at),
            "webhook-signature": webhooks.sign(contact.hook_secret, delivery.id, at, body),
        }
        settings = self.context.settings
        await webhooks.post(delivery.target, settings.hook_networks, headers, body, settings.allowed_ports)

    async def _body(self, delivery: Delivery) -> bytes:
        """Return what is posted, the same at every try."""
        data: dict[str, object] = {}
        if delivery.table_id is not None:
            loaded = await self.context.registry.table(delivery.table_id)
            public = self.context.settings.public_url
            data = {
                "table": delivery.table_id,
                "game": loaded.row.game,
                "seat": delivery.seat,
                "turn": delivery.dedupe_key.rpartition("/")[2],
                "deadline": delivery.created + loaded.clock.per_turn,
                "url": None if public is None else f"{public.rstrip('/')}/table/{delivery.table_id}",
            }
        return msgspec.json.encode({"type": delivery.kind, "at": delivery.created, "data": data})

    async def _mail(self, delivery: Delivery) -> None:
        context = self.context
        user = await context.registry.store.user(delivery.user_id)
        contact = await outbox.notification_target(context.registry.store, delivery.user_id)
        if user is None or contact.address != delivery.target or (delivery.kind == "confirm") == contact.confirmed:
            raise ObsoleteDelivery("the address was changed, confirmed or removed")
        if context.settings.smtp is None:
            raise mail.MailFailed("this server sends no mail at present")
        game, turn = "", 0.0
        if delivery.table_id is not None and delivery.seat is not None:
            loaded = await context.registry.table(delivery.table_id)
            if loaded.row.status != "running" or turn_key(loaded, delivery.seat) != delivery.dedupe_key:
                raise ObsoleteDelivery("the turn was over before the mail was due")
            game, turn = loaded.row.game, loaded.clock.per_turn
        await mail.send(mail.compose(delivery, user, context.settings, context.auth.keys, game, turn), context.settings)


def turn_key(loaded: LoadedTable, seat: int) -> str:
    """Return what is unique to a decision that a seat owes: table, seat, how often moves were taken back, and its number."""
    return f"{loaded.row.id}/{seat}/{loaded.epoch}.{loaded.table.open_decision(seat)}"
