"""The facts of New Corp Order: what happened, in the game's words."""

from __future__ import annotations

from backroom.core.facts import Fact, MaskedFact, PrivateFact

Words = tuple[str, ...]


class TilesLaid(Fact, frozen=True):
    """The grid is laid out, left to right, top to bottom."""

    types: Words


class AgentsPlaced(Fact, frozen=True):
    """One agent stands on every tile."""

    conglomerates: Words


class ObjectivesDealt(PrivateFact, frozen=True):
    """A seat sees its objectives."""

    types: Words
    put_away: int


class ObjectivesDealtUnseen(MaskedFact, frozen=True):
    """Others see how many duplicates were put away."""

    put_away: int


class SharedObjectives(Fact, frozen=True):
    """The three objectives of the solo game."""

    types: Words


class ConsultantDealt(Fact, frozen=True):
    """A seat starts with a consultant."""

    seat: int
    consultant: str


class HandDealt(PrivateFact, frozen=True):
    """A seat sees its first hand."""

    conglomerates: Words


class HandDealtUnseen(MaskedFact, frozen=True):
    """Others see how many cards it has."""

    cards: int


class DisplayLaid(Fact, frozen=True):
    """The display is laid out."""

    conglomerates: Words


class StartPlayer(Fact, frozen=True):
    """A seat begins."""

    seat: int


class SidesChosen(Fact, frozen=True):
    """The player of the solo game has chosen two conglomerates, ODS has the others."""

    seat: int
    conglomerates: Words
    rivals: Words


class TookFromDisplay(Fact, frozen=True):
    """A seat took a card of the display."""

    seat: int
    conglomerate: str


class Drew(PrivateFact, frozen=True):
    """A seat drew a card from the deck."""

    conglomerate: str


class DrewUnseen(MaskedFact, frozen=True):
    """Others see that it drew one."""


class DrewOpen(Fact, frozen=True):
    """The player of the solo game turned up the top card of the deck."""

    seat: int
    conglomerate: str


class DisplayRefilled(Fact, frozen=True):
    """New cards lie in the display."""

    conglomerates: Words


class EndTriggered(Fact, frozen=True):
    """The display could not be filled: one more round."""

    seat: int


class ConsultantUsed(Fact, frozen=True):
    """A seat uses a consultant."""

    seat: int
    consultant: str


class Infiltrated(Fact, frozen=True):
    """A seat played cards and placed as many agents."""

    seat: int
    conglomerate: str
    agents: int
    tile: str


class JokerPlayed(Fact, frozen=True):
    """One card of another conglomerate counted as the one played."""

    seat: int
    joker: str
    conglomerate: str


class ConsultantHired(Fact, frozen=True):
    """A seat took a consultant from the supply."""

    seat: int
    consultant: str


class Joined(Fact, frozen=True):
    """Agents moved to a tile of their own conglomerate."""

    seat: int
    conglomerate: str
    source: str
    target: str
    agents: int


class TakeoverFailed(Fact, frozen=True):
    """The defenders were as many or more: the agents returned."""

    seat: int
    conglomerate: str
    source: str
    target: str
    agents: int
    defenders: int


class TookOver(Fact, frozen=True):
    """A tile changed hands; one defender went to the attacker's HQ."""

    seat: int
    conglomerate: str
    source: str
    target: str
    agents: int
    loser: str
    defenders: int


class AgentMoved(Fact, frozen=True):
    """Broadcast Network moved an agent."""

    seat: int
    conglomerate: str
    source: str
    target: str


class CardsTapped(Fact, frozen=True):
    """Guerrilla Marketing tapped cards."""

    seat: int
    hq: int
    conglomerate: str
    cards: int


class CardsSwapped(Fact, frozen=True):
    """Print Media swapped a card of the own HQ for another's."""

    seat: int
    given: str
    hq: int
    taken: str


class CardUntapped(Fact, frozen=True):
    """Ambient Advertising untapped a card."""

    seat: int
    hq: int
    conglomerate: str


class CardRemoved(Fact, frozen=True):
    """Social Media removed a card from the game."""

    seat: int
    hq: int
    card: str


class TilesSwapped(Fact, frozen=True):
    """Online Marketing swapped all agents of two tiles."""

    seat: int
    source: str
    target: str


class DealmakerIdle(Fact, frozen=True):
    """The Dealmaker brought nothing."""

    seat: int


class Discarded(Fact, frozen=True):
    """A card went to the box."""

    seat: int
    conglomerate: str


class Passed(Fact, frozen=True):
    """A seat could do nothing."""

    seat: int


class EnteredHq(Fact, frozen=True):
    """Solo: a card went straight to the HQ of its side."""

    seat: int
    conglomerate: str


class AgentsAdded(Fact, frozen=True):
    """Solo: agents followed the cards of a plot onto a tile."""

    seat: int
    conglomerate: str
    agents: int
    tile: str


class MarkerMoved(Fact, frozen=True):
    """Solo: the ODS marker moved."""

    column: str


class OdsReasoned(Fact, frozen=True):
    """Solo: which line of the priority guide decided, about what."""

    priority: str
    conglomerate: str = ""
    tile: str = ""


class ConglomerateScored(Fact, frozen=True):
    """A seat scored for a conglomerate."""

    seat: int
    conglomerate: str
    shares: int
    place: int
    tiles: int
    points: int
    objective_tiles: int
    objective_points: int


class ConsultantsScored(Fact, frozen=True):
    """A seat scored for its consultants."""

    seat: int
    points: int


class SoloScored(Fact, frozen=True):
    """Solo: what each side scored for the shared objectives."""

    seat: int
    points: int
    agents: int


class GameEnded(Fact, frozen=True):
    """The game is over, with the winning sides and all scores."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class ObjectivesRevealed(Fact, frozen=True):
    """At the end a seat shows its objectives."""

    seat: int
    types: Words
