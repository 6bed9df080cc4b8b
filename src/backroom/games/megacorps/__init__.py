"""MegaCorps by Greg Costikyan (Z-Man Games, 2009): 3 to 6 players, in our own words and code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.core.errors import BadSetup
from backroom.core.game import ComponentUsage, Deck, Game, Option, Options, Outcome, Proposal, Question
from backroom.games.megacorps import components, draw, industry, reasons, rules, view, words
from backroom.games.megacorps.dealer import DealerBot
from backroom.games.megacorps.edition import FOLDER, STANDARD, find_edition, read_edition
from backroom.games.megacorps.moves import SEATS, STEPS
from backroom.games.megacorps.observe import MegaCorpsObserver
from backroom.games.megacorps.offering import offer
from backroom.games.megacorps.rules import MegaCorpsPosition
from backroom.games.megacorps.view import MegaCorpsView
from backroom.games.megacorps.vocabulary import CARD_NAMES, DEALS_NAMES

if TYPE_CHECKING:
    from rich.console import RenderableType

    from backroom.core.rng import Rng
    from backroom.core.steps import Word
    from backroom.core.table import Table
    from backroom.core.texts import Texts


RECONSTRUCTION = "reconstruction-"
OURS = f"{RECONSTRUCTION}{STANDARD.hash}"
"""How records name the edition that comes with the game: what it is, and its hash."""


def edition_option(text: str) -> str:
    """Return an edition as records carry it: ours by its name, another whole."""
    if text.startswith(RECONSTRUCTION) and text != OURS:
        raise BadSetup(f"edition: {text!r} is not the one that comes with this version, which is {OURS!r}; give its file")
    return OURS if text in ("", OURS) else read_edition(text) or OURS


class MegaCorps(Game[MegaCorpsPosition, MegaCorpsView]):
    """The game object."""

    name = "megacorps"
    rules_version = 1
    player_counts = range(3, 7)
    options = (
        Option("deals", default="all", values=("all", "simple", "none")),
        Option("edition", default=OURS, values=(OURS,), parse=edition_option),
    )
    step_table = STEPS
    decks = (Deck("active-player", SEATS), Deck("owners", SEATS), Deck("events", CARD_NAMES))
    bots = (DealerBot,)
    simulations = {"novice": 30, "regular": 150, "expert": 4000}  # noqa: RUF012
    default_auto_response = "pass"  # MEG-R5
    folder = FOLDER

    def initial_position(self, players: int, options: Options) -> MegaCorpsPosition:
        """Return the position before the first choice."""
        return rules.start(
            players, DEALS_NAMES.index(str(options["deals"])), find_edition("" if options["edition"] == OURS else str(options["edition"]))
        )

    def view(self, position: MegaCorpsPosition, viewer: int) -> MegaCorpsView:
        """Return what a viewer may see."""
        return view.view(position, viewer)

    def sample_position(self, view_: MegaCorpsView, rng: Rng) -> MegaCorpsPosition:
        """Return a position that fits the view."""
        return view.imagine(view_, rng)

    def scramble_hidden(self, position: MegaCorpsPosition, viewer: int) -> MegaCorpsPosition:
        """Return a copy with all that the viewer may not know made senseless."""
        return view.seal(position, viewer)

    def make_observer(self, players: int, options: Options) -> MegaCorpsObserver:
        """Return what writes observations."""
        return MegaCorpsObserver(players, DEALS_NAMES.index(str(options["deals"])))

    def describe(self, view_: MegaCorpsView) -> dict[str, Any]:
        """Return the view in the game's words."""
        return words.describe(view_)

    def verb(self, position: MegaCorpsPosition, seat: int) -> str:
        """Return what a move that begins here does, or nothing if its first step says."""
        return words.verb(position, seat)

    def question(self, position: MegaCorpsPosition, seat: int) -> Question:
        """Return what the seat is asked at this step."""
        return words.question(position, seat)

    def explain_illegal(self, position: MegaCorpsPosition, seat: int, field: str, value: Word) -> Question | None:
        """Return why an answer is not among the choices."""
        return reasons.why_not(position, seat, field, value)

    def outcome(self, position: MegaCorpsPosition) -> Outcome:
        """Return the result."""
        return Outcome(list(position.money), list(industry.ranks(position)))

    def suggest_proposal(self, imagined: MegaCorpsPosition, seat: int) -> Proposal | None:
        """Return an offer that helps both parties, or nothing."""
        return offer(imagined, seat)

    def count_components(self, position: MegaCorpsPosition) -> dict[str, int]:
        """Count every component wherever it lies."""
        return view.census(position)

    def render(self, view_: MegaCorpsView, texts: Texts) -> RenderableType:
        """Return a drawing for the terminal."""
        return draw.draw(view_, texts)

    def component_usage(self, table: Table) -> list[ComponentUsage]:
        """Return what the seats of a finished game had and used."""
        return components.components(table)


GAME = MegaCorps()
