"""What has to be done now and then: closing abandoned tables, forgetting old deliveries."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from backroom.core.errors import BackroomError
from backroom.store import outbox
from backroom.store.admin import expire_tables

if TYPE_CHECKING:
    from backroom.server.app_context import AppContext

logger = logging.getLogger("backroom")

SECONDS_BETWEEN = 3600.0
DELIVERIES_DAYS = 14.0


async def run_maintenance(context: AppContext) -> None:
    """Run the periodic maintenance until cancelled. Several processes may do so at once: running it twice does no harm."""
    while True:
        try:
            await outbox.delete_old(context.registry.store, DELIVERIES_DAYS)
            if context.settings.expire_days > 0:
                closed, deleted = await expire_tables(context.registry.store, context.settings.expire_days)
                if closed or deleted:
                    logger.info("%d abandoned tables were closed, %d closed ones deleted", closed, deleted)
        except BackroomError as error:
            logger.warning("maintenance failed: %s", error)
        await asyncio.sleep(SECONDS_BETWEEN)
