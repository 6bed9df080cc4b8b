"""Kompromat by Adam Porter and Rob Fisher (Helvetiq, 2020): 2 players, in our own words and code."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from backroom.core.game import ComponentUsage, Deck, Game, Option, Options, Outcome, Question
from backroom.games.kompromat import components, draw, imagine, reasons, rules, score, view, words
from backroom.games.kompromat.data import EQUIPMENT_NAMES, FOLDER, MISSION_NAMES
from backroom.games.kompromat.duellist import DuellistBot
from backroom.games.kompromat.moves import STEPS
from backroom.games.kompromat.observe import KompromatObserver
from backroom.games.kompromat.rules import KompromatPosition
from backroom.games.kompromat.view import KompromatView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from backroom.core.rng import Rng
    from backroom.core.steps import Word
    from backroom.core.table import Table
    from backroom.core.texts import Texts


class Kompromat(Game[KompromatPosition, KompromatView]):
    """The game object."""

    name = "kompromat"
    rules_version = 1
    player_counts = range(2, 3)
    options = (Option("odds", default=False),)
    step_table = STEPS
    decks = (
        Deck("first-player", (0, 1)),
        Deck("missions", MISSION_NAMES),
        Deck("equipment-0", EQUIPMENT_NAMES),
        Deck("equipment-1", EQUIPMENT_NAMES),
        Deck("stun-gun", EQUIPMENT_NAMES),
    )
    bots = (DuellistBot,)
    simulations = MappingProxyType({"novice": 32, "regular": 120, "expert": 1000})
    default_auto_response = "ask"
    folder = FOLDER

    def initial_position(self, players: int, options: Options) -> KompromatPosition:
        """Return the position before the first draw."""
        return rules.start(odds=bool(options["odds"]))

    def view(self, position: KompromatPosition, viewer: int) -> KompromatView:
        """Return what a viewer may see."""
        return view.view(position, viewer)

    def sample_position(self, view_: KompromatView, rng: Rng) -> KompromatPosition:
        """Return a position that fits the view."""
        return imagine.imagine(view_, rng)

    def scramble_hidden(self, position: KompromatPosition, viewer: int) -> KompromatPosition:
        """Return a copy with all that the viewer may not know made senseless."""
        return view.seal(position, viewer)

    def make_observer(self, players: int, options: Options) -> KompromatObserver:
        """Return what writes observations."""
        return KompromatObserver()

    def describe(self, view_: KompromatView) -> dict[str, Any]:
        """Return the view in the game's words."""
        return words.describe(view_)

    def verb(self, position: KompromatPosition, seat: int) -> str:
        """Return what a move that begins here does, or nothing if its first step says."""
        return words.verb(position)

    def question(self, position: KompromatPosition, seat: int) -> Question:
        """Return what the seat is asked at this step."""
        return words.question(position, seat)

    def explain_illegal(self, position: KompromatPosition, seat: int, field: str, value: Word) -> Question | None:
        """Return why an answer that a player looks for is not among the choices at hand."""
        return reasons.why_not(position, seat, field, value)

    def outcome(self, position: KompromatPosition) -> Outcome:
        """Return the result."""
        return Outcome(list(score.scores(position)), list(score.ranks(position)))

    def count_components(self, position: KompromatPosition) -> dict[str, int]:
        """Count every component wherever it lies."""
        return view.census(position)

    def render(self, view_: KompromatView, texts: Texts) -> RenderableType:
        """Return a drawing for the terminal."""
        return draw.draw(view_, texts)

    def component_usage(self, table: Table) -> list[ComponentUsage]:
        """Return what the seats of a finished game had and used."""
        return components.components(table)


GAME = Kompromat()
