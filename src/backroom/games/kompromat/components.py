"""What the seats of a finished game had and used: places, tools and missions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.core.tally import Tally
from backroom.games.kompromat import events

if TYPE_CHECKING:
    from backroom.core.game import Component
    from backroom.core.table import Table


def components(table: Table) -> list[Component]:
    """Return what the seats had and used; a tool that the USB Stick copies counts as used too."""
    tally = Tally(table.players)
    for entry in table.log:
        for fact in entry.facts:
            match fact:
                case events.RoundBegan(round=1, seat=seat):
                    tally.add_places(seat)
                case events.MissionWon(seat=seat, card=card):
                    tally.add("mission won", card, seat)
                case events.ToolUsed(seat=seat, tool=tool) | events.ToolCopied(seat=seat, tool=tool):
                    tally.add("tool used", tool, seat)
                case _:
                    pass
    return tally.components()
