"""What the seats of a finished game had and used: places, objectives, consultants and abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from backroom.core.usage_counter import UsageCounter
from backroom.games.new_corp_order import events

if TYPE_CHECKING:
    from backroom.core.facts import Fact
    from backroom.core.game import ComponentUsage
    from backroom.core.table import Table

ABILITIES: Final[dict[type[Fact], str]] = {
    events.AgentMoved: "broadcast-network",
    events.CardsTapped: "guerrilla-marketing",
    events.CardsSwapped: "print-media",
    events.CardUntapped: "ambient-advertising",
    events.CardRemoved: "social-media",
    events.TilesSwapped: "online-marketing",
}
"""By which fact one sees that a company's ability was used."""


def components(table: Table) -> list[ComponentUsage]:
    """Return what the seats had and used; an ability counts once a move, however much it moves."""
    tally = UsageCounter(table.players)
    for entry in table.log:
        for fact in entry.facts:
            match fact:
                case events.StartPlayer(seat=seat):
                    tally.add_turn_order(seat)
                case events.ObjectivesDealt(seat=seat, types=types):
                    tally.add_all("objective", types, seat, random=True)
                case events.SharedObjectives(types=types):
                    tally.add_all("objective", types, 0, random=True)
                case events.ConsultantDealt(seat=seat, consultant=consultant):
                    tally.add("first consultant", consultant, seat, random=True)
                case events.ConsultantUsed(seat=seat, consultant=consultant):
                    tally.add("consultant used", consultant, seat)
                case _:
                    pass
        for ability in {ABILITIES[type(fact)] for fact in entry.facts if type(fact) in ABILITIES}:
            tally.add("ability used", ability, entry.by)
    return tally.usages()
