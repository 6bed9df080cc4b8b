"""The facts of MegaCorps: what happened, in the game's words."""

from __future__ import annotations

from backroom.core.facts import Fact, MaskedFact, PrivateFact
from backroom.core.position import OMNISCIENT

Words = tuple[str, ...]


class MegacorpChosen(Fact, frozen=True):
    """A seat takes a MegaCorp."""

    seat: int
    megacorp: str


class ActiveDrawn(Fact, frozen=True):
    """A seat is the first active player."""

    seat: int


class CountryDrawn(Fact, frozen=True):
    """A country goes to a MegaCorp drawn at random."""

    seat: int
    country: str


class HandDealt(PrivateFact, frozen=True):
    """A seat sees its first event cards."""

    cards: Words


class HandDealtUnseen(MaskedFact, frozen=True):
    """Others see how many it gets."""

    number: int


class CompanyTaken(Fact, frozen=True):
    """A seat takes a free company at the start."""

    seat: int
    industry: str
    country: str


class RoundBegun(Fact, frozen=True):
    """A round begins; a seat is the active player."""

    seat: int
    left: int


class EventDrawn(PrivateFact, frozen=True):
    """The active player draws an event card."""

    card: str


class EventDrawnUnseen(MaskedFact, frozen=True):
    """Others see that a card was drawn."""

    left: int


class Passed(Fact, frozen=True):
    """A seat takes no action."""

    seat: int


class Bought(Fact, frozen=True):
    """A seat buys a company."""

    seat: int
    industry: str
    country: str
    money: int


class LeaveAsked(Fact, frozen=True):
    """A seat needs leave by anti-trust to buy a company."""

    seat: int
    owner: int
    industry: str
    country: str


class LeaveRefused(Fact, frozen=True):
    """The owner of the country forbids the purchase."""

    seat: int
    buyer: int


class PriceNamed(Fact, frozen=True):
    """An owner names a price."""

    seat: int
    partner: int
    money: int


class PricePaid(Fact, frozen=True):
    """A seat pays the price that an owner named."""

    seat: int
    partner: int
    money: int


class PriceDeclined(Fact, frozen=True):
    """A seat does not pay the price."""

    seat: int
    partner: int


class PayoutDeclared(Fact, frozen=True):
    """An industry is to pay out."""

    seat: int
    industry: str


class IndustryPaid(Fact, frozen=True):
    """An industry has paid out."""

    industry: str
    competitors: int
    each: int


class Earned(Fact, frozen=True):
    """A seat earns money from an industry."""

    seat: int
    money: int
    industry: str


class PaidCardTaken(Fact, frozen=True):
    """A seat takes the Paid card."""

    seat: int


class Divested(Fact, frozen=True):
    """A democracy makes a company unowned; its owner gets money."""

    seat: int
    owner: int
    industry: str
    country: str
    money: int


class Seized(Fact, frozen=True):
    """A kleptocracy gives a company to its owner."""

    seat: int
    owner: int
    industry: str
    country: str


class Nationalised(Fact, frozen=True):
    """A dictatorship nationalises a company."""

    seat: int
    owner: int
    industry: str
    country: str


class Syndicalised(Fact, frozen=True):
    """A company becomes syndicalised; its owner gets money."""

    seat: int
    owner: int
    industry: str
    country: str
    money: int


class Hired(Fact, frozen=True):
    """A seat gains mercenaries of its own companies for nothing, and others from the bank."""

    seat: int
    own: int
    hired: int
    money: int


class HireAsked(Fact, frozen=True):
    """A seat asks an owner for a mercenary."""

    seat: int
    owner: int
    industry: str
    country: str


class HireRefused(Fact, frozen=True):
    """The owner refuses."""

    seat: int
    partner: int


class MercenaryHired(Fact, frozen=True):
    """A seat gets a mercenary from another's company."""

    seat: int
    partner: int
    money: int


class WarDeclared(Fact, frozen=True):
    """A seat attacks a country that another owns."""

    seat: int
    owner: int
    country: str


class WarOnUnowned(Fact, frozen=True):
    """A seat attacks a country that nobody owns."""

    seat: int
    country: str


class HelpOffered(Fact, frozen=True):
    """A third player offers mercenaries for money."""

    seat: int
    partner: int
    mercenaries: int
    money: int


class Helped(Fact, frozen=True):
    """A third player gives mercenaries to a side."""

    seat: int
    side: str
    mercenaries: int
    money: int


class WarWon(Fact, frozen=True):
    """The attacker takes the country."""

    seat: int
    country: str
    attack: int
    defence: int
    lost: int
    defence_lost: int


class WarLost(Fact, frozen=True):
    """The attack fails."""

    seat: int
    country: str
    attack: int
    defence: int
    lost: int
    defence_lost: int


class CardPlayed(Fact, frozen=True):
    """A seat plays an event card."""

    seat: int
    card: str


class BidMade(PrivateFact, frozen=True):
    """A seat has sealed its bid."""

    money: int


class BidMadeUnseen(MaskedFact, frozen=True):
    """Others see that it has."""


class BidRevealed(Fact, frozen=True):
    """A bid comes to light."""

    seat: int
    money: int


class AuctionWon(Fact, frozen=True):
    """The highest bidder controls the country."""

    seat: int
    country: str
    money: int


class AuctionTied(Fact, frozen=True):
    """A tie leaves the country unowned."""

    country: str


class AuctionIdle(Fact, frozen=True):
    """Nobody bid: nothing changes."""

    country: str


class ElectionCalled(Fact, frozen=True):
    """A country votes."""

    seat: int
    country: str


class AuctionCalled(Fact, frozen=True):
    """A country is up for auction."""

    seat: int
    country: str


class Voted(Fact, frozen=True):
    """A seat gives its votes to a candidate."""

    seat: int
    candidate: int
    votes: int


class Abstained(Fact, frozen=True):
    """A seat does not vote."""

    seat: int


class Elected(Fact, frozen=True):
    """The candidate with most votes controls the country."""

    seat: int
    country: str
    votes: int


class ElectionTied(Fact, frozen=True):
    """A tie leaves the country unowned."""

    country: str


class ElectionIdle(Fact, frozen=True):
    """No votes: nothing changes."""

    country: str


class GovernmentChanged(Fact, frozen=True):
    """A country has a new kind of government."""

    country: str
    government: str


class CompanyOpened(Fact, frozen=True):
    """A company that was not there comes into the game."""

    industry: str
    country: str


class HiringExtended(Fact, frozen=True):
    """Mercenaries come from a further industry too."""

    industry: str


class OfferMade(Fact, frozen=True):
    """A seat offers a deal; its terms follow."""

    seat: int
    partner: int


class DealMade(Fact, frozen=True):
    """A seat accepts an offer; what changes hands follows."""

    seat: int
    partner: int


class TermMoney(Fact, frozen=True):
    """A term: money."""

    seat: int
    partner: int
    money: int


class TermMercenaries(Fact, frozen=True):
    """A term: mercenaries."""

    seat: int
    partner: int
    mercenaries: int


class TermCompany(Fact, frozen=True):
    """A term: a company."""

    seat: int
    partner: int
    industry: str
    country: str


class TermCountry(Fact, frozen=True):
    """A term: a country."""

    seat: int
    partner: int
    country: str


class TermCard(Fact, frozen=True):
    """A term: an event card, face down for all but the two parties."""

    seat: int
    partner: int
    card: str

    def seen_by(self, viewer: int) -> bool:
        """Tell whether a viewer learns of it."""
        return viewer in (self.seat, self.partner, OMNISCIENT)


class TermCardUnseen(Fact, frozen=True):
    """The others only see that there is a card."""

    seat: int
    partner: int

    def seen_by(self, viewer: int) -> bool:
        """Tell whether a viewer learns of it."""
        return viewer not in (self.seat, self.partner, OMNISCIENT)


class OfferRejected(Fact, frozen=True):
    """A seat says no to an offer."""

    seat: int
    partner: int


class OfferWithdrawn(Fact, frozen=True):
    """A seat takes its offer back."""

    seat: int
    partner: int


class OfferLapsed(Fact, frozen=True):
    """An offer has become impossible."""

    seat: int
    partner: int


class Left(Fact, frozen=True):
    """A seat leaves the game and loses all; its cards are discarded."""

    seat: int
    cards: Words


class FinalPayouts(Fact, frozen=True):
    """The deck is empty: every industry pays once more."""


class GameEnded(Fact, frozen=True):
    """The game is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
