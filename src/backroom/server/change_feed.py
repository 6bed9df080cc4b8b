"""The changes that admins and other processes leave in the database."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from backroom.core.errors import BackroomError
from backroom.server import protocol
from backroom.server.error_codes import FORBIDDEN
from backroom.store.change_feed import ChangeFeedReader
from backroom.store.database import DatabaseUnavailable
from backroom.store.repository import UnknownTable

if TYPE_CHECKING:
    from backroom.server.app_context import AppContext

logger = logging.getLogger("backroom")

SECONDS_BETWEEN = 1.0
CLEAN_EVERY = 600


async def follow_changes(context: AppContext) -> None:
    """Look at what has changed, for ever."""
    reader = ChangeFeedReader(context.registry.store)
    beat = 0
    while True:
        try:
            fresh = await reader.unread()
            for number, kind, subject in fresh:
                if beat:  # what was there before this process is known to it already
                    await apply_change_safely(context, kind, subject)
                reader.seen.add(number)
            if beat % CLEAN_EVERY == 0:
                await reader.delete_old()
        except BackroomError as error:
            logger.warning("the news could not be read: %s", error)
        beat += 1
        await asyncio.sleep(SECONDS_BETWEEN)


async def apply_change_safely(context: AppContext, kind: str, subject: str) -> None:
    """Take note, and let a piece of news that can't be followed hold up no other; while the database is away all of them wait."""
    try:
        await apply_change(context, kind, subject)
    except DatabaseUnavailable:
        raise
    except BackroomError as error:
        logger.warning("news of %s %s could not be followed: %s", kind, subject, error)


async def apply_change(context: AppContext, kind: str, subject: str) -> None:
    """Look again at a table, a person or the keys."""
    if kind == "keys":
        await context.load_keys()
    elif kind == "table":
        loaded = context.registry.tables.get(subject)
        if loaded is not None:
            try:
                await loaded.refresh()
            except UnknownTable:
                context.registry.tables.pop(subject, None)  # it was deleted
    else:
        user = await context.registry.store.user(subject)
        if user is None or user.banned:
            for connection in context.registry.connections_of(subject):
                connection.close_with(protocol.Error("", FORBIDDEN.code, "you have been banned from this server"))
        await context.drop_ended_sessions(subject)
        await context.registry.refresh_mutes(subject)
