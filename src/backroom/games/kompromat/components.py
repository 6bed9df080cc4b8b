"""What the seats of a finished game had and used: places, tools and missions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.core.usage_counter import UsageCounter
from backroom.games.kompromat import events

if TYPE_CHECKING:
    from backroom.core.game import ComponentUsage
    from backroom.core.table import Table


def components(table: Table) -> list[ComponentUsage]:
    """Return what the seats had and used; a tool that the USB Stick copies counts as used too."""
    tally = UsageCounter(table.players)
    for entry in table.log:
        for fact in entry.facts:
            match fact:
                case events.RoundBegan(round=1, seat=seat):
                    tally.add_turn_order(seat)
                case events.MissionWon(seat=seat, card=card):
                    tally.add("mission won", card, seat)
                case events.ToolUsed(seat=seat, tool=tool) | events.ToolCopied(seat=seat, tool=tool):
                    tally.add("tool used", tool, seat)
                case _:
                    pass
    return tally.usages()
