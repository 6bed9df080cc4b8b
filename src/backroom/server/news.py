"""Following the news that admins and other processes leave in the database."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from backroom.core.errors import BackroomError
from backroom.server import protocol
from backroom.server.error_codes import FORBIDDEN
from backroom.store.database import StoreTrouble
from backroom.store.news import NewsReader
from backroom.store.tables import UnknownTable

if TYPE_CHECKING:
    from backroom.server.house import House

logger = logging.getLogger("backroom")

SECONDS_BETWEEN = 1.0
CLEAN_EVERY = 600


async def follow_news(house: House) -> None:
    """Look at what has changed, for ever."""
    reader = NewsReader(house.host.store)
    beat = 0
    while True:
        try:
            fresh = await reader.fresh()
            for number, kind, subject in fresh:
                if beat:  # what was there before this process is known to it already
                    await take_note_if_possible(house, kind, subject)
                reader.seen.add(number)
            if beat % CLEAN_EVERY == 0:
                await reader.forget_old()
        except BackroomError as error:
            logger.warning("the news could not be read: %s", error)
        beat += 1
        await asyncio.sleep(SECONDS_BETWEEN)


async def take_note_if_possible(house: House, kind: str, subject: str) -> None:
    """Take note, and let a piece of news that can't be followed hold up no other; while the database is away all of them wait."""
    try:
        await take_note(house, kind, subject)
    except StoreTrouble:
        raise
    except BackroomError as error:
        logger.warning("news of %s %s could not be followed: %s", kind, subject, error)


async def take_note(house: House, kind: str, subject: str) -> None:
    """Look again at a table, a person or the keys."""
    if kind == "keys":
        await house.load_keys()
    elif kind == "table":
        hosted = house.host.tables.get(subject)
        if hosted is not None:
            try:
                await hosted.refresh()
            except UnknownTable:
                house.host.tables.pop(subject, None)  # it was deleted
    else:
        person = await house.host.store.person(subject)
        if person is None or person.banned:
            for watcher in house.host.watchers_of(subject):
                watcher.dismiss(protocol.Refused("", FORBIDDEN.code, "you have been banned from this server"))
        await house.drop_ended_sessions(subject)
        await house.host.listen_anew(subject)
