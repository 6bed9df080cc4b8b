"""The facts of Kompromat: what happened, in the game's words."""

from __future__ import annotations

from backroom.core.facts import Fact, MaskedFact, PrivateFact

Words = tuple[str, ...]


class RoundBegan(Fact, frozen=True):
    """A round begins with its first player."""

    round: int
    seat: int


class MissionLaid(Fact, frozen=True):
    """A mission lies in the row, perhaps on counter-espionage."""

    mission: int
    card: str
    tokens: int


class CounterEspionageSetAside(Fact, frozen=True):
    """A counter-espionage card came up as a cover and goes back into the deck."""

    tokens: int


class Looked(PrivateFact, frozen=True):
    """A seat sees the card that it is about to place."""

    card: str


class LookedUnseen(MaskedFact, frozen=True):
    """Others see that it looks at a card."""


class Placed(Fact, frozen=True):
    """A seat opens an attempt with an open card."""

    seat: int
    card: str
    mission: int


class Drew(PrivateFact, frozen=True):
    """A seat drew a card and placed it face down."""

    card: str
    mission: int


class DrewUnseen(MaskedFact, frozen=True):
    """Others see that it did."""

    mission: int


class Stopped(Fact, frozen=True):
    """A seat ends its attempt."""

    seat: int
    mission: int
    cards: int


class ToolUsed(Fact, frozen=True):
    """A seat uses a tool."""

    seat: int
    tool: str


class ToolCopied(Fact, frozen=True):
    """A seat uses one of its used tools again, by the USB Stick."""

    seat: int
    tool: str


class TokensGivenBack(Fact, frozen=True):
    """A seat gave tokens back."""

    seat: int
    tokens: int
    held: int


class CardsTurnedUp(Fact, frozen=True):
    """The Drone turned face-down cards up."""

    seat: int
    rival: int
    mission: int
    cards: Words


class PutBack(PrivateFact, frozen=True):
    """The card just drawn goes back on top of the deck, by the GPS Tracker."""

    card: str
    mission: int


class PutBackUnseen(MaskedFact, frozen=True):
    """Others see that it does."""

    mission: int


class Flew(Fact, frozen=True):
    """All cards of a seat move from one mission to another, by the Jetpack."""

    seat: int
    source: int
    target: int


class NewspaperLaid(Fact, frozen=True):
    """A Newspaper lies at a rival's mission."""

    seat: int
    rival: int
    mission: int


class NewspaperReturned(Fact, frozen=True):
    """The mission is settled: the Newspaper leaves it."""

    mission: int


class SawAhead(PrivateFact, frozen=True):
    """A seat sees the next cards of its deck, by Night Vision."""

    cards: Words


class SawAheadUnseen(MaskedFact, frozen=True):
    """Others see how many."""

    count: int


class Stunned(Fact, frozen=True):
    """A face-down card is put aside unseen, by the Stun Gun."""

    seat: int
    rival: int
    mission: int


class Shown(Fact, frozen=True):
    """A seat shows its cards at a mission."""

    seat: int
    mission: int
    cards: Words


class Totalled(Fact, frozen=True):
    """A seat's total, its 1/11 fixed."""

    seat: int
    mission: int
    total: str


class TotalChanged(Fact, frozen=True):
    """A Vesper Martini changes a total by one."""

    seat: int
    mission: int
    total: str


class Busted(Fact, frozen=True):
    """A seat's total is over 21."""

    seat: int
    mission: int


class WasPerfect(Fact, frozen=True):
    """A seat's total is exactly 21."""

    seat: int
    mission: int


class TokensGained(Fact, frozen=True):
    """A seat takes tokens."""

    seat: int
    tokens: int
    held: int


class CounterEspionageCancelled(Fact, frozen=True):
    """The tokens under a mission are not taken, by Chloroform."""

    seat: int
    tokens: int


class MissionWon(Fact, frozen=True):
    """A seat wins a mission card."""

    seat: int
    mission: int
    card: str


class MissionDiscarded(Fact, frozen=True):
    """Nobody wins a mission card."""

    mission: int
    card: str


class BecameNotorious(Fact, frozen=True):
    """A seat has nine tokens or more and loses at once."""

    seat: int
    tokens: int


class Scored(Fact, frozen=True):
    """A seat's points at the end."""

    seat: int
    targets: int
    codes: int
    documents: int
    tools: int
    tokens: int
    points: int


class GameEnded(Fact, frozen=True):
    """The game is over, with the winners and all scores."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class GameDrawn(Fact, frozen=True):
    """Points and tokens are equal: a draw, and a rematch is offered."""

    scores: tuple[int, ...]
