"""The conformance suite: what must hold for every game, checked over random games of every size and option.

Each check takes a game and a number of games to play; a failure raises AssertionError with the place. A game's tests call `check_game`.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from backroom.core.draw_source import SeededDraws
from backroom.core.facts import Fact
from backroom.core.move_builder import MoveBuilder
from backroom.core.move_codec import RESIGN_MOVE, format_move, parse_draw, parse_move
from backroom.core.position import CHANCE, OMNISCIENT, RESIGN_STEP, SPECTATOR, TERMINAL, Position
from backroom.core.rng import Rng, seed_from
from backroom.core.table import Table, replay
from backroom.core.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from backroom.core.game import Game, Options
    from backroom.core.observation import Observer
    from backroom.core.steps import Word

MAX_MOVES = 100_000
"""No game may take longer."""


class Setup(NamedTuple):
    """A way to begin a game."""

    players: int
    options: Options


def setups(game: Game[Any, Any]) -> list[Setup]:
    """Return every player count with defaults, each option changed alone, and all changed together."""
    found = []
    for players in game.player_counts:
        default = game.check_setup(players, {})
        found.append(Setup(players, default))
        changed = {}
        for option in game.options:
            if not option.players or players in option.players:
                others = [value for value in option.values if value != option.default]
                if not others:
                    continue  # a text of one's own
                found += [Setup(players, default | {option.name: value}) for value in others]
                changed[option.name] = others[-1]
        if len(changed) > 1:
            found.append(Setup(players, default | changed))
    return found


def random_move(position: Position, seat: int, rng: Rng) -> list[int]:
    """Return a random whole move; the position stays as it is."""
    trial = position.copy()
    chain: list[int] = []
    while not chain or trial.mid_move:
        legal = trial.legal_steps(seat)
        step = legal[rng.below(len(legal))]
        trial.apply(seat, step)
        chain.append(step)
    return chain


def random_table(game: Game[Any, Any], setup: Setup, number: int) -> Iterator[Table]:
    """Play a random game and yield its table whenever a seat has a decision, and at the end."""
    rng = Rng(seed_from("conform", number))
    table = Table(game, setup.players, setup.options, SeededDraws(f"conform/{number}"))
    for _ in range(MAX_MOVES):
        table.advance()
        yield table
        if table.over:
            return
        actors = [seat for seat in range(table.players) if table.position.must_act(seat) or table.position.can_act(seat)]
        seat = actors[rng.below(len(actors))]
        table.play_steps(seat, random_move(table.position, seat, rng))
    raise AssertionError(f"{game.name} {setup} does not end")


def finished_table(game: Game[Any, Any], setup: Setup, number: int) -> Table:
    """Return the table of a whole random game."""
    for table in random_table(game, setup, number):
        if table.over:
            return table
    raise AssertionError(f"{game.name} {setup} does not end")


def viewers(table: Table) -> list[int]:
    """Return the seats and the spectator."""
    return [*range(table.players), SPECTATOR]


def encoded(thing: object) -> bytes:
    """Return the bytes that would be sent."""
    return msgspec.json.encode(thing)


def check_ends(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """Random games end, with a score and a rank for every side and at least one winner."""
    table = finished_table(game, setup, number)
    outcome = table.outcome
    assert outcome is not None
    sides = setup.players + len(game.automatons(setup.players))
    assert len(outcome.scores) == len(outcome.ranks) == sides
    assert 1 in outcome.ranks
    assert table.seats_to_act() == []


def check_copies(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """A copy is equal, and neither changes when the other is played on, also in the middle of a chain and during the set-up."""
    rng = Rng(seed_from("copies", number))
    position: Position = game.new_position(setup.players, setup.options)
    while position.turn != TERMINAL:
        before = position.key()
        kept = position.copy()
        assert kept.key() == before, "a copy differs"
        if position.turn == CHANCE:
            position.apply(CHANCE, rng.pick(position.outcome_weights()))
        else:
            seat = next(seat for seat in range(setup.players) if position.must_act(seat))
            legal = position.legal_steps(seat)
            assert position.key() == before, "asking for steps changes the position"
            position.apply(seat, legal[rng.below(len(legal))])
        assert kept.key() == before, "a copy changes with its original"


def check_steps(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """Legal steps are declared, rise, and belong to those who owe or may; weights are as many as the deck has words."""
    rng = Rng(seed_from("steps", number))
    position: Position = game.new_position(setup.players, setup.options)
    while position.turn != TERMINAL:
        if position.turn == CHANCE:
            weights = list(position.outcome_weights())
            assert len(weights) <= len(game.decks[position.deck()].words)
            assert min(weights) >= 0
            assert sum(weights) > 0
            position.apply(CHANCE, rng.pick(position.outcome_weights()))
            continue
        seats = [seat for seat in range(setup.players) if position.must_act(seat)]
        assert seats, "nobody owes a decision"
        for seat in seats:
            legal = list(position.legal_steps(seat))
            assert legal, f"seat {seat} owes a decision and has none"
            assert all(0 <= step < game.step_table.size for step in legal)
            assert all(low < high for low, high in pairwise(legal)), f"steps do not rise: {legal}"
        seat = seats[rng.below(len(seats))]
        legal = list(position.legal_steps(seat))
        position.apply(seat, legal[rng.below(len(legal))])


def check_moves(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """Chains of steps and named moves go into each other, for seats and for chance."""
    table = finished_table(game, setup, number)
    again = Table(game, setup.players, setup.options)
    for entry in table.log:
        if entry.by == CHANCE:
            steps = parse_draw(game, again.position, entry.move)
        else:
            steps = parse_move(game, again.position, entry.by, entry.move)
            assert format_move(game, again.position, entry.by, steps) == entry.move
        again.play_steps(entry.by, steps)
        assert again.log[-1].move == entry.move


def check_replay(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """The log alone gives the same position, views and facts."""
    table = finished_table(game, setup, number)
    again = replay(game, setup.players, setup.options, [(entry.by, entry.move) for entry in table.log])
    assert again.position.key() == table.position.key()
    for viewer in [*viewers(table), OMNISCIENT]:
        assert encoded(again.view(viewer)) == encoded(table.view(viewer))
        assert again.facts(viewer) == table.facts(viewer)
    assert again.outcome == table.outcome


def check_views(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """A view and the legal steps do not depend on what is hidden from the seat; an imagined position gives the same view."""
    rng = Rng(seed_from("views", number))
    for table in random_table(game, setup, number):
        position = table.position
        for viewer in viewers(table):
            seen = encoded(table.view(viewer))
            sealed = game.scramble_hidden(position, viewer)
            assert encoded(game.view(sealed, viewer)) == seen, f"the view of {viewer} depends on a secret"
            if table.over:
                continue
            world = game.sample_position(table.view(viewer), rng)
            assert encoded(game.view(world, viewer)) == seen, f"an imagined position looks different to {viewer}"
            if viewer >= 0 and position.must_act(viewer):
                legal = list(position.legal_steps(viewer))
                assert list(sealed.legal_steps(viewer)) == legal, f"the steps of {viewer} depend on a secret"
                assert list(world.legal_steps(viewer)) == legal, f"the steps of {viewer} differ in an imagined position"
                assert game.question(sealed, viewer) == game.question(position, viewer)


def check_views_mid_move(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """The same holds in the middle of a chain of choices."""
    rng = Rng(seed_from("chains", number))
    for table in random_table(game, setup, number):
        for seat in table.seats_to_act():
            position = table.position.copy()
            while True:
                legal = list(position.legal_steps(seat))
                view = game.view(position, seat)
                world = game.sample_position(view, rng)
                assert encoded(game.view(world, seat)) == encoded(view)
                assert list(world.legal_steps(seat)) == legal
                position.apply(seat, legal[rng.below(len(legal))])
                if not position.mid_move:
                    break


def check_observations(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """What an observer writes for a seat follows from the seat's view alone, keeps to its bounds, and tells decisions apart."""
    rng = Rng(seed_from("observations", number))
    observer = game.make_observer(setup.players, setup.options)
    told = asked = 0
    before: list[int] = []
    for moment, table in enumerate(random_table(game, setup, number)):
        for seat in table.seats_to_act() or range(setup.players):
            now = list(observer.observe(table.position, seat))
            check_bounds(observer, now)
            asked += 1
            told += now != before
            before = now
        if table.over or moment % 3 != number % 3:
            continue
        check_observed(game, observer, table.position, rng.below(setup.players), rng)
        for seat in table.seats_to_act():
            position = table.position.copy()
            while True:
                check_observed(game, observer, position, seat, rng)
                legal = list(position.legal_steps(seat))
                position.apply(seat, legal[rng.below(len(legal))])
                if not position.mid_move:
                    break
    assert 2 * told >= asked, "observations do not tell decisions apart"


def check_observed(game: Game[Any, Any], observer: Observer, position: Position, seat: int, rng: Rng) -> None:
    """What an observer writes keeps to its bounds, and secrets do not change it."""
    numbers = list(observer.observe(position, seat))
    check_bounds(observer, numbers)
    assert list(observer.observe(game.scramble_hidden(position, seat), seat)) == numbers, f"the observation of {seat} depends on a secret"
    world = game.sample_position(game.view(position, seat), rng)
    assert list(observer.observe(world, seat)) == numbers, f"the observation of {seat} differs in an imagined position"


def check_bounds(observer: Observer, numbers: list[int]) -> None:
    """Every number of an observation is within its section's bounds."""
    first = 0
    for section in observer.sections:
        fields = numbers[first : first + section.length]
        assert min(fields) >= 0, f"{section.name} holds {min(fields)}"
        assert max(fields) <= section.max_value, f"{section.name} holds {max(fields)}, more than {section.max_value}"
        first += section.length
    assert first == len(numbers) == observer.size


def check_facts_leak_nothing(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """What a viewer learns from a move is the same in every position that looks the same to that viewer and allows the move."""
    rng = Rng(seed_from("learning", number))
    for table in random_table(game, setup, number):
        for seat in table.seats_to_act():
            steps = random_move(table.position, seat, rng)
            for viewer in viewers(table):
                world = game.sample_position(table.view(viewer), rng)
                told, after = _told(table.position, seat, steps, viewer, game)
                if viewer != seat and not _allows(world, seat, steps):
                    continue
                told_there, after_there = _told(world, seat, steps, viewer, game)
                if move_may_reveal(table.position, seat, steps):
                    continue
                assert told == told_there, f"viewer {viewer} learns a secret from {steps}"
                assert after == after_there, f"viewer {viewer} sees a secret after {steps}"


def move_may_reveal(position: Position, seat: int, steps: list[int]) -> bool:
    """Tell whether a move ends the game or is the last of several, which may bring secrets to light by the rules."""
    trial = position.copy()
    for step in steps:
        trial.apply(seat, step)
    return bool(trial.turn == TERMINAL) or trial.revealed_hidden()


def _allows(world: Position, seat: int, steps: list[int]) -> bool:
    trial = world.copy()
    for step in steps:
        if step not in list(trial.legal_steps(seat)):
            return False
        trial.apply(seat, step)
    return not trial.mid_move


def _told(position: Position, seat: int, steps: list[int], viewer: int, game: Game[Any, Any]) -> tuple[list[Fact], bytes]:
    trial = position.copy()
    facts: list[Fact] = []
    trial.facts = facts
    for step in steps:
        trial.apply(seat, step)
    trial.facts = None
    return [fact for fact in facts if fact.seen_by(viewer)], encoded(game.view(trial, viewer))


def check_samples(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """Imagined positions vary as long as something is hidden, and can be played to the end."""
    rng = Rng(seed_from("imagination", number))
    varied = hidden = 0
    for moment, table in enumerate(random_table(game, setup, number)):
        if table.over or moment % 7:
            continue
        for seat in table.seats_to_act():
            view = table.view(seat)
            keys = {game.sample_position(view, rng).key() for _ in range(8)}
            hidden += game.scramble_hidden(table.position, seat).key() != table.position.key()
            varied += len(keys) > 1
            world = game.sample_position(view, rng)
            for _ in range(MAX_MOVES):
                if world.turn == TERMINAL:
                    break
                if world.turn == CHANCE:
                    world.apply(CHANCE, rng.pick(world.outcome_weights()))
                    continue
                mover = next(s for s in range(setup.players) if world.must_act(s))
                legal = world.legal_steps(mover)
                world.apply(mover, legal[rng.below(len(legal))])
            assert world.turn == TERMINAL
    if game.automatons(setup.players):
        return  # alone, with an open table, there may be nothing to imagine
    assert not hidden or varied, "imagined positions never vary"


def check_resigning(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """Where a game lets seats leave, they can at any moment: play goes on, components stay, and the log replays."""
    rng = Rng(seed_from("leaving", number))
    table = Table(game, setup.players, setup.options, SeededDraws(f"leaving/{number}"))
    table.advance()
    count = game.count_components(table.position)
    while not table.over:
        for seat in range(setup.players):
            if table.position.can_resign(seat):
                trial = table.position.copy()
                trial.apply(seat, RESIGN_STEP)
                assert game.count_components(trial) == count, f"components changed when {seat} left"
                assert trial.turn in (TERMINAL, CHANCE) or any(trial.must_act(s) for s in range(setup.players)), (
                    f"nobody decides after {seat} left"
                )
        actors = [seat for seat in range(setup.players) if table.position.must_act(seat) or table.position.can_act(seat)]
        seat = actors[rng.below(len(actors))]
        if table.position.can_resign(seat) and rng.below(60) == 0:
            table.commit(seat, RESIGN_MOVE)
        else:
            table.play_steps(seat, random_move(table.position, seat, rng))
            table.advance()
        for viewer in viewers(table):
            view = table.view(viewer)
            assert table.position.turn == TERMINAL or encoded(game.view(game.sample_position(view, rng), viewer)) == encoded(view)
    again = replay(game, setup.players, setup.options, [(entry.by, entry.move) for entry in table.log])
    assert again.position.key() == table.position.key()


def check_components(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """No component is ever lost or made."""
    count = None
    for table in random_table(game, setup, number):
        now = game.count_components(table.position)
        assert count in (None, now), f"components changed after {table.log[-1].move}"
        count = now


def check_move_builder(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """Walking a draft by any choices gives a legal move; going back gives the same questions again."""
    rng = Rng(seed_from("draft", number))
    for table in random_table(game, setup, number):
        for seat in table.seats_to_act():
            draft = MoveBuilder(game, table.view(seat), seat)
            while not draft.is_complete:
                choices = draft.choices()
                question = draft.question()
                draft.choose(choices[rng.below(len(choices))].step)
                assert draft.undo()
                assert draft.question() == question
                assert [choice.step for choice in draft.choices()] == [choice.step for choice in choices]
                draft.choose(choices[rng.below(len(choices))].step)
            assert parse_move(game, table.position, seat, draft.move) == draft.steps


def check_texts(game: Game[Any, Any], setup: Setup, number: int) -> None:
    """Everything that happens and is asked can be said in every language."""
    names = [f"Seat{side}" for side in range(setup.players)] + list(game.automatons(setup.players))
    spoken = [Texts(language, game, names) for language in LANGUAGES]
    for moment, table in enumerate(random_table(game, setup, number)):
        for texts in spoken:
            if table.over or moment % 8 == 0:
                game.render(table.view(OMNISCIENT), texts)
            if table.over:
                assert all(texts.fact_text(fact) for entry in table.log for fact in entry.facts)
            for seat in table.seats_to_act():
                question = game.question(table.position, seat)
                assert texts.format(question.key, **question.args)
                assert question.rules
        assert encoded(game.describe(table.view(SPECTATOR)))


CHECKS = (
    check_ends,
    check_copies,
    check_steps,
    check_moves,
    check_replay,
    check_views,
    check_views_mid_move,
    check_observations,
    check_facts_leak_nothing,
    check_samples,
    check_resigning,
    check_components,
    check_move_builder,
    check_texts,
)


def check_game(game: Game[Any, Any], games: int = 1) -> None:
    """Run every check on every set-up."""
    for setup in setups(game):
        for check in CHECKS:
            for number in range(games):
                check(game, setup, number)


def explained(game: Game[Any, Any], table: Table, seat: int, answer: tuple[str, Word], *before: tuple[str, Word]) -> tuple[str, ...] | None:
    """Return text and rules of why an answer, a field and a value, is not possible after others; it must be sayable in every language."""
    draft = MoveBuilder(game, table.view(seat), seat)
    for given in before:
        draft.choose(next(choice.step for choice in draft.choices() if (choice.field, choice.value) == given))
    told = draft.explain_illegal(*answer)
    if told is None:
        return None
    for language in LANGUAGES:
        assert Texts(language, game, [f"seat {number}" for number in range(table.players)]).format(told.key, **told.args)
    return told.key.removeprefix("why-"), *told.rules


def check_languages(folder: Path) -> None:
    """Every language has the same messages with the same variables."""
    reference: dict[str, set[str]] = {}
    for language in LANGUAGES:
        found = messages(folder / f"{language}.ftl")
        if not reference:
            reference = found
        assert found.keys() == reference.keys(), f"{language}: {sorted(found.keys() ^ reference.keys())}"
        for key, variables in reference.items():
            assert found[key] == variables, f"{language}: {key} mentions {found[key]}, not {variables}"


def messages(file: Path) -> dict[str, set[str]]:
    """Return the variables of each message of a Fluent file."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([a-z][A-Za-z0-9-]*) *=", line):
            key = match[1]
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= set(re.findall(r"\$([A-Za-z][A-Za-z0-9_-]*)", line))
    return found


def check_rules_tested(rules_text: str, prefix: str, tests: str) -> None:
    """Every rule id of a rules text is named by a test: NCO-X5 by a test whose name holds `nco_x5_`."""
    ids = sorted(set(re.findall(rf"\b{prefix}-[A-Z]+[0-9]+\b", rules_text)))
    assert ids, f"the rules text names no rules {prefix}-…"
    missing = [rule for rule in ids if f"def test_{rule.lower().replace('-', '_')}_" not in tests]
    assert not missing, f"no test is named after {missing}"
