"""What a game is: the contract that every folder in `backroom.games` fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from backroom.core.errors import BadSetup, NewerRecord, join_or
from backroom.core.facts import Fact, seat_fields
from backroom.core.position import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from backroom.core.bot import Bot
    from backroom.core.observation import Observer
    from backroom.core.rng import Rng
    from backroom.core.steps import StepTable, Word
    from backroom.core.table import Table
    from backroom.core.texts import Texts

OptionValue: TypeAlias = bool | str
Options: TypeAlias = dict[str, OptionValue]


class Option(NamedTuple):
    """A choice that is made when a table is set up."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] = (False, True)
    players: tuple[int, ...] = ()
    """The player counts for which another value than the default is allowed; empty for all."""
    parse: Callable[[str], str] | None = None
    """For an option whose value is a text, such as a file of components: returns it in the form that records keep, or raises BadSetup."""


class Deck(NamedTuple):
    """Something that chance draws from: its name, and a word for each outcome."""

    name: str
    words: tuple[Word, ...]


class Question(NamedTuple):
    """What a seat is asked, or told: the key of its text, with what the text mentions, and the rules that govern it."""

    key: str
    rules: tuple[str, ...]
    args: dict[str, Word]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. Lists hold one entry for each side: the seats, then automatons such as a solo rival."""

    scores: list[int]
    ranks: list[int]
    """1 for the winner or winners, 2 for the next …"""

    @property
    def winners(self) -> list[int]:
        """The sides that share first rank."""
        return [side for side, rank in enumerate(self.ranks) if rank == 1]


class Proposal(NamedTuple):
    """Something that a seat may propose to another: by which steps, to whom, and by which steps that one agrees."""

    steps: list[int]
    partner: int
    accept_steps: list[int]


class ComponentUsage(msgspec.Struct, frozen=True):
    """Something that seats of a finished game had or used, for those who weigh what it is worth."""

    category: str
    """In the game's words: place, ability, tool …"""
    name: str
    counts: list[int]
    """For each seat, how often it had or used it."""
    random: bool = False
    """Whether chance gave it out, so that a difference in wins is its doing; else those who were ahead may just have had it more often."""


class View(msgspec.Struct):
    """What one viewer may see of a position; each game adds its fields."""

    viewer: int
    players: int
    turn: int
    mid_move: bool
    memory: list[int] | None
    """What the viewer has seen before and may not look up any more, for bots and note-takers; a page drops it."""


P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[P, V]):
    """A game. It holds no state of play: positions do."""

    name: str
    """The name in records and on the command line: lower case, with hyphens."""
    rules_version: int
    """The version of the rules, named in each record; a change of what is legal or what happens raises it."""
    player_counts: range
    options: tuple[Option, ...]
    step_table: StepTable
    decks: tuple[Deck, ...]
    bots: tuple[type[Bot], ...] = ()
    """Bots that play this game only; those in `backroom.bots` play every game."""
    simulations: Mapping[str, int] = {}
    """How many simulations a bot spends on a decision, by its name, where its usual number does not set the levels well apart."""
    default_auto_response: Literal["ask", "pass"] | None = None
    """How questions that a seat can let go by are answered at a new table; None if the game has none."""
    seat_args: tuple[str, ...] = ()
    """Arguments of questions that hold seats, beyond the fields of steps and facts that do."""
    folder: Path
    """Where the game's data, texts and rules text lie."""

    @property
    def default_players(self) -> int:
        """The player count if none is given: as few as play against each other."""
        return next((count for count in self.player_counts if count > 1), self.player_counts[-1])

    @cached_property
    def seat_fields(self) -> frozenset[str]:
        """The fields of moves, facts and questions that hold seats; texts show them as names."""
        package = type(self).__module__.removesuffix(".game")
        facts = [fact for fact in all_subclasses(Fact) if f"{fact.__module__}.".startswith(f"{package}.")]
        steps = {block.field for block in self.step_table.blocks if block.target == "seat"}
        return frozenset({"seat", *steps, *self.seat_args}.union(*(seat_fields(fact) for fact in facts)))

    @abstractmethod
    def initial_position(self, players: int, options: Options) -> P:
        """Return the position before the first draw; `options` are complete and checked."""

    @abstractmethod
    def view(self, position: P, viewer: int) -> V:
        """Return what a seat, SPECTATOR or EVERYTHING may see, built by allow-list."""

    @abstractmethod
    def sample_position(self, view: V, rng: Rng) -> P:
        """Return a position that fits the view of a moment when some seat decides, the hidden part drawn at random."""

    @abstractmethod
    def scramble_hidden(self, position: P, viewer: int) -> P:
        """Return a copy with all that the viewer may not know made senseless, for tests."""

    @abstractmethod
    def make_observer(self, players: int, options: Options) -> Observer:
        """Return what writes a seat's view as numbers of a fixed size, for learning; `options` are complete and checked."""

    @abstractmethod
    def describe(self, view: V) -> dict[str, Any]:
        """Return the view in the game's words, ready for JSON."""

    @abstractmethod
    def verb(self, position: P, seat: int) -> str:
        """Return what a move that begins here does, or nothing if its first step says."""

    @abstractmethod
    def question(self, position: P, seat: int) -> Question:
        """Return what the seat is asked at this step."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome:
        """Return the result of a position that is over."""

    @abstractmethod
    def count_components(self, position: P) -> dict[str, int]:
        """Return how many of each component there are in all places together; never changes after set-up."""

    @abstractmethod
    def render(self, view: V, texts: Texts) -> RenderableType:
        """Return a drawing of the view for the terminal."""

    def choice_note(self, view: V, field: str, value: Word, texts: Texts) -> str:
        """Return what a player wants to know of a choice at a glance, such as what lies on a tile; nothing by default."""
        return ""

    def explain_illegal(self, position: P, seat: int, field: str, value: Word) -> Question | None:
        """Return why an answer that a player looks for is not among the choices at hand; None if the question's own rules say enough.

        The position is imagined from the seat's view, so what it says must follow from that view alone.
        """
        return None

    def suggest_proposal(self, imagined: P, seat: int) -> Proposal | None:
        """Return a proposal to another seat that looks good for both now; search asks whether it is. None by default."""
        return None

    def component_usage(self, table: Table) -> list[ComponentUsage]:
        """Return what the seats of a finished game had and used; nothing by default."""
        return []

    def automatons(self, players: int) -> tuple[str, ...]:
        """Return the names of sides that no seat plays, such as a solo rival."""
        return ()

    def with_rules_version(self, version: int) -> Game[Any, Any]:
        """Return the game as played by a version of its rules; older versions stay playable for ever."""
        if version > self.rules_version:
            raise NewerRecord(
                1, f"{self.name} by rules {version} needs a newer version of this program, which knows up to {self.rules_version}"
            )
        if version != self.rules_version:
            raise BadSetup(f"{self.name} has no rules version {version}")
        return self

    def new_position(self, players: int, options: Mapping[str, object] | None = None) -> P:
        """Check player count and options and return the position before the first draw."""
        return self.initial_position(players, self.check_setup(players, options or {}))

    def check_setup(self, players: int, options: Mapping[str, object]) -> Options:
        """Return all options, defaults filled in, or say what is allowed."""
        if players not in self.player_counts:
            raise BadSetup(f"{self.name} is for {join_or(self.player_counts)} players, not {players}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                allowed = f"it has {join_or(list(known))}" if known else "it has none"
                raise BadSetup(f"{self.name} has no option {name!r}; {allowed}")
        checked: Options = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            if option.parse is not None:
                if not isinstance(value, str):
                    raise BadSetup(f"option {option.name} is a text, not {value!r}")
                checked[option.name] = option.parse(value)
                continue
            if not any(value is allowed or (isinstance(value, str) and value == allowed) for allowed in option.values):
                raise BadSetup(f"option {option.name} is {join_or(_spell(option))}, not {value!r}")
            if value != option.default and option.players and players not in option.players:
                raise BadSetup(f"option {option.name} is for {join_or(option.players)} players, not {players}")
            checked[option.name] = value  # type: ignore[assignment]
        return checked

    def read_option(self, text: str) -> tuple[str, OptionValue]:
        """Return `key=value` as a name and a value."""
        name, equals, word = text.partition("=")
        option = next((option for option in self.options if option.name == name), None)
        if option is None:
            allowed = join_or([option.name for option in self.options])
            raise BadSetup(f"{self.name} has no option {name!r}; it has {allowed}")
        if option.parse is not None:
            if word in option.values:
                return name, word
            try:
                return name, option.parse(Path(word).read_text(encoding="utf-8"))
            except OSError as error:
                raise BadSetup(f"option {name} is a file, and {word!r} cannot be read: {error.strerror}") from error
        for value in option.values:
            if word.lower() in spellings(value) or (value is True and not equals):
                return name, value
        raise BadSetup(f"option {name} is {join_or(_spell(option))}, not {word!r}")


def all_subclasses(cls: type[Fact]) -> list[type[Fact]]:
    """Return the classes derived from one, directly or not."""
    return [found for child in cls.__subclasses__() for found in (child, *all_subclasses(child))]


def spellings(value: OptionValue) -> tuple[str, ...]:
    """Return how the value of an option may be written, as in JSON first."""
    return (value,) if isinstance(value, str) else ("true", "yes") if value else ("false", "no")


def _spell(option: Option) -> list[str]:
    """Return the values of an option as JSON writes them."""
    return [spellings(value)[0] for value in option.values]
