"""High Card: the smallest game that shows everything a game has. docs/adding-a-game.md walks through it.

Each player draws a hidden card. All at once, each says in secret whether to stay or to fold. Who folds scores 1; of those who stay
the highest card scores 3, the others nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64
from rich.console import RenderableType
from rich.text import Text

from backroom import CHANCE, OMNISCIENT, SIMULTANEOUS, TERMINAL, Fact, Game, Outcome, Position, Rng, Texts, View
from backroom.core.facts import MaskedFact, PrivateFact
from backroom.core.game import Deck, Options, Question
from backroom.core.observation import Observer, Section, put, put_one_hot
from backroom.core.steps import StepBlock, StepTable

# The table of steps: one block a question. Step 0 is the move {"do": "stay"}, step 1 {"do": "fold"}.
STAY, FOLD = 0, 1
STEPS = StepTable(StepBlock(STAY, "do", ("stay", "fold")))

CARDS = 6
COPIES = 2
UNKNOWN = -1
UNDECIDED = -1


class Drew(PrivateFact, frozen=True):
    """A seat sees its card."""

    card: int


class DrewUnseen(MaskedFact, frozen=True):
    """The others see that it drew."""


class Revealed(Fact, frozen=True):
    """All is shown: what a seat said, and its card."""

    seat: int
    said: str
    card: int


class HighCardPosition(Position):
    """Where a game stands: the bag, the cards drawn, what each has said."""

    bag: vec[i64]
    cards: vec[i64]
    said: vec[i64]

    def copy(self) -> HighCardPosition:
        """Return an independent copy that nobody listens to."""
        twin = HighCardPosition()
        twin.turn, twin.mid_move = self.turn, self.mid_move
        twin.bag, twin.cards, twin.said = self.bag[:], self.cards[:], self.said[:]
        return twin

    def key(self) -> tuple[int, ...]:
        """Return all that makes the position."""
        return (self.turn, self.mid_move, *self.bag, *self.cards, *self.said)

    def outcome_weights(self) -> vec[i64]:
        """The deck is a bag: a card is as likely as it has copies left."""
        return self.bag

    def must_act(self, seat: i64) -> bool:
        """Everybody who has not spoken owes a decision; none waits for another."""
        return bool(self.turn == SIMULTANEOUS and self.said[seat] == UNDECIDED)

    def legal_steps(self, seat: i64) -> vec[i64]:
        """Return the legal steps of a seat."""
        return vec[i64]([STAY, FOLD]) if self.must_act(seat) else vec[i64]([])

    def revealed_hidden(self) -> bool:
        """The last to speak brings all cards to light."""
        return bool(self.turn == TERMINAL)

    def apply(self, seat: i64, step: i64) -> None:
        """Deal a card, or note what a seat says in secret."""
        if seat == CHANCE:
            self.deal(step)
        else:
            self.said[seat] = step
            if UNDECIDED not in list(self.said):
                self.finish()

    def deal(self, card: i64) -> None:
        """Each player draws a hidden card (HIGH-S1)."""
        seat = list(self.cards).index(UNKNOWN)
        self.cards[seat] = card
        self.bag[card] -= 1
        if self.facts is not None:
            self.facts.append(Drew(seat, card + 1))
            self.facts.append(DrewUnseen(seat))
        if UNKNOWN not in list(self.cards):
            self.turn = SIMULTANEOUS

    def finish(self) -> None:
        """Show everything once all have spoken (HIGH-R1)."""
        self.turn = TERMINAL
        if self.facts is not None:
            for seat, said in enumerate(self.said):
                self.facts.append(Revealed(seat, "stay" if said == STAY else "fold", self.cards[seat] + 1))

    def points(self, seat: int) -> int:
        """1 for folding, 3 for the highest card that stayed (HIGH-E1)."""
        if self.said[seat] == FOLD:
            return 1
        stayed = [card for card, said in zip(self.cards, self.said, strict=True) if said == STAY]
        return 3 if self.cards[seat] == max(stayed) else 0

    def evaluate(self, seat: i64) -> float:
        """Return how good the position is for a seat."""
        if self.said[seat] == UNDECIDED:
            return 1.0
        return 1.0 if self.said[seat] == FOLD else 3.0 * float(self.cards[seat]) / CARDS


class HighCardView(View):
    """What one viewer may see: the own card, who has spoken, and all at the end."""

    cards: list[int]
    said: list[int]


HAS_SPOKEN = 9


class HighCardObserver(Observer):
    """What a seat sees as numbers, for learning: the own card, and who has spoken."""

    def __init__(self, players: int) -> None:
        """Name every field."""
        super().__init__(
            [
                Section("card", CARDS, 1, "one of the cards: the own one"),
                Section("spoken", players, 1, "for each seat, the own first, whether it has spoken"),
            ]
        )

    def write(self, position: Position, seat: i64, into: vec[i16], start: i64) -> None:
        """Write what a seat may see."""
        assert isinstance(position, HighCardPosition)
        at = put_one_hot(into, start, position.cards[seat], CARDS)
        for place in range(len(position.said)):
            at = put(into, at, int(position.said[(seat + place) % len(position.said)] != UNDECIDED))


class HighCard(Game[HighCardPosition, HighCardView]):
    """The game object."""

    name = "high-card"
    rules_version = 1
    player_counts = range(2, 4)
    options = ()
    step_table = STEPS
    decks = (Deck("cards", tuple(range(1, CARDS + 1))),)
    folder = Path(__file__).parent

    def initial_position(self, players: int, options: Options) -> HighCardPosition:
        """Return the position before the first draw."""
        position = HighCardPosition()
        position.turn = CHANCE
        position.bag = vec[i64]([COPIES] * CARDS)
        position.cards = vec[i64]([UNKNOWN] * players)
        position.said = vec[i64]([UNDECIDED] * players)
        return position

    def view(self, position: HighCardPosition, viewer: int) -> HighCardView:
        """Return what a viewer may see: name what is shown, never what is hidden."""
        open_now = position.turn == TERMINAL or viewer == OMNISCIENT
        cards = [card if open_now or seat == viewer else UNKNOWN for seat, card in enumerate(position.cards)]
        said = [word if open_now or seat == viewer or word == UNDECIDED else HAS_SPOKEN for seat, word in enumerate(position.said)]
        return HighCardView(viewer, len(cards), position.turn, position.mid_move, None, cards, said)

    def sample_position(self, view: HighCardView, rng: Rng) -> HighCardPosition:
        """Return a position that fits the view."""
        position = self.initial_position(view.players, {})
        position.turn, position.mid_move = view.turn, view.mid_move
        position.said = vec[i64]([rng.below(2) if word == HAS_SPOKEN else word for word in view.said])
        position.cards = vec[i64](view.cards)
        for card in view.cards:
            if card != UNKNOWN:
                position.bag[card] -= 1
        for seat, card in enumerate(view.cards):
            if card == UNKNOWN:
                position.cards[seat] = rng.pick(position.bag)
                position.bag[position.cards[seat]] -= 1
        return position

    def scramble_hidden(self, position: HighCardPosition, viewer: int) -> HighCardPosition:
        """Return a copy with all that the viewer may not know made senseless."""
        sealed = position.copy()
        if position.turn == TERMINAL:
            return sealed
        for seat in range(len(position.cards)):
            if seat != viewer:
                sealed.cards[seat] = -1_000_000
                if sealed.said[seat] != UNDECIDED:
                    sealed.said[seat] = -1_000_000
        sealed.bag = vec[i64]([-1_000_000] * CARDS)
        return sealed

    def make_observer(self, players: int, options: Options) -> HighCardObserver:
        """Return what writes a seat's view as numbers."""
        return HighCardObserver(players)

    def describe(self, view: HighCardView) -> dict[str, Any]:
        """Return the view in words."""
        return {"cards": [None if card == UNKNOWN else card + 1 for card in view.cards], "said": view.said}

    def verb(self, position: HighCardPosition, seat: int) -> str:
        """The first step says what the move does."""
        return ""

    def question(self, position: HighCardPosition, seat: int) -> Question:
        """Return what the seat is asked."""
        return Question("ask-stay", ("HIGH-T1",), {"card": int(position.cards[seat]) + 1})

    def outcome(self, position: HighCardPosition) -> Outcome:
        """Return the result."""
        scores = [position.points(seat) for seat in range(len(position.cards))]
        return Outcome(scores, [1 + sum(other > own for other in scores) for own in scores])

    def count_components(self, position: HighCardPosition) -> dict[str, int]:
        """Count the cards wherever they are."""
        return {"cards": sum(position.bag) + sum(card != UNKNOWN for card in position.cards)}

    def render(self, view: HighCardView, texts: Texts) -> RenderableType:
        """Return a drawing for the terminal."""
        return Text("  ".join(f"{texts.display_name('seat', seat)} [{card + 1 or '?'}]" for seat, card in enumerate(view.cards)))


GAME = HighCard()
