"""New Corp Order by Miguel Bruque (2tomatoes, 2018): 1 to 4 players, in our own words and code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.core.game import ComponentUsage, Deck, Game, Option, Options, Outcome, Question
from backroom.games.new_corp_order import components, draw, rules, score, view, why, words
from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, CONSULTANT_NAMES, FOLDER, TYPE_NAMES
from backroom.games.new_corp_order.moves import STEPS
from backroom.games.new_corp_order.observe import NewCorpOrderObserver
from backroom.games.new_corp_order.rules import NewCorpOrderPosition
from backroom.games.new_corp_order.view import NewCorpOrderView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from backroom.core.rng import Rng
    from backroom.core.steps import Word
    from backroom.core.table import Table
    from backroom.core.texts import Texts


class NewCorpOrder(Game[NewCorpOrderPosition, NewCorpOrderView]):
    """The game object."""

    name = "new-corp-order"
    rules_version = 1
    player_counts = range(1, 5)
    options = (
        Option("short-game", default=False, players=(3, 4)),
        Option("ambient-one-colour", default=False),
        Option("dealmaker-needs-success", default=False, players=(2, 3, 4)),
    )
    step_table = STEPS
    decks = (
        Deck("tiles", TYPE_NAMES),
        Deck("agents", CONGLOMERATE_NAMES),
        Deck("objectives", TYPE_NAMES),
        Deck("consultants", CONSULTANT_NAMES),
        Deck("cards", CONGLOMERATE_NAMES),
        Deck("first-player", (0, 1, 2, 3)),
    )
    folder = FOLDER

    def initial_position(self, players: int, options: Options) -> NewCorpOrderPosition:
        """Return the position before the first draw."""
        return rules.start(
            players,
            short_game=bool(options["short-game"]),
            ambient_one_colour=bool(options["ambient-one-colour"]),
            dealmaker_needs_success=bool(options["dealmaker-needs-success"]),
        )

    def view(self, position: NewCorpOrderPosition, viewer: int) -> NewCorpOrderView:
        """Return what a viewer may see."""
        return view.view(position, viewer)

    def sample_position(self, view_: NewCorpOrderView, rng: Rng) -> NewCorpOrderPosition:
        """Return a position that fits the view."""
        return view.imagine(view_, rng)

    def scramble_hidden(self, position: NewCorpOrderPosition, viewer: int) -> NewCorpOrderPosition:
        """Return a copy with all that the viewer may not know made senseless."""
        return view.seal(position, viewer)

    def make_observer(self, players: int, options: Options) -> NewCorpOrderObserver:
        """Return what writes observations."""
        return NewCorpOrderObserver(players)

    def describe(self, view_: NewCorpOrderView) -> dict[str, Any]:
        """Return the view in the game's words."""
        return words.describe(view_)

    def verb(self, position: NewCorpOrderPosition, seat: int) -> str:
        """Return what a move that begins here does, or nothing if its first step says."""
        return words.verb(position)

    def question(self, position: NewCorpOrderPosition, seat: int) -> Question:
        """Return what the seat is asked at this step."""
        return words.question(position, seat)

    def outcome(self, position: NewCorpOrderPosition) -> Outcome:
        """Return the result."""
        return Outcome(list(score.scores(position)), list(score.ranks(position)))

    def count_components(self, position: NewCorpOrderPosition) -> dict[str, int]:
        """Count every component wherever it lies."""
        return view.census(position)

    def render(self, view_: NewCorpOrderView, texts: Texts) -> RenderableType:
        """Return a drawing for the terminal."""
        return draw.draw(view_, texts)

    def choice_note(self, view_: NewCorpOrderView, field: str, value: Word, texts: Texts) -> str:
        """Return the company and the agents of a tile."""
        return words.remark(view_, value, texts)

    def explain_illegal(self, position: NewCorpOrderPosition, seat: int, field: str, value: Word) -> Question | None:
        """Return why an answer is not among the choices at hand."""
        return why.why_not(position, seat, field, value)

    def automatons(self, players: int) -> tuple[str, ...]:
        """Return ODS in the solo game."""
        return ("ODS",) if players == 1 else ()

    def component_usage(self, table: Table) -> list[ComponentUsage]:
        """Return what the seats of a finished game had and used."""
        return components.components(table)


GAME = NewCorpOrder()
