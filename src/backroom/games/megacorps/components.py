"""What the seats of a finished game had and used: MegaCorps, places, first countries, event cards and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from backroom.core.usage_counter import UsageCounter
from backroom.games.megacorps import events

if TYPE_CHECKING:
    from backroom.core.facts import Fact
    from backroom.core.game import ComponentUsage
    from backroom.core.table import Table

ACTIONS: Final[dict[type[Fact], str]] = {
    events.Bought: "buy",
    events.PayoutDeclared: "payout",
    events.Hired: "hire",
    events.WarDeclared: "war",
    events.WarOnUnowned: "war on unowned",
    events.ElectionCalled: "election",
    events.AuctionCalled: "auction",
}


def components(table: Table) -> list[ComponentUsage]:
    """Return what the seats had and used."""
    tally = UsageCounter(table.players)
    for entry in table.log:
        for fact in entry.facts:
            match fact:
                case events.MegacorpChosen(seat=seat, megacorp=megacorp):
                    tally.add("megacorp", megacorp, seat)
                case events.ActiveDrawn(seat=seat):
                    tally.add_turn_order(seat)
                case events.CountryDrawn(seat=seat, country=country):
                    tally.add("first country", country, seat, random=True)
                case events.HandDealt(seat=seat, cards=cards):
                    tally.add_all("first event", cards, seat, random=True)
                case events.CardPlayed(seat=seat, card=card):
                    tally.add("event played", card, seat)
                case events.DealMade(seat=seat, partner=partner):
                    tally.add("action", "deal", seat)
                    tally.add("action", "deal", partner)
                case _ if type(fact) in ACTIONS:
                    tally.add("action", ACTIONS[type(fact)], entry.by)
                case _:
                    pass
    return tally.usages()
