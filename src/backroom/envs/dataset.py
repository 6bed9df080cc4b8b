"""Datasets: every step of many games of bots as rows of a Parquet file, each with what its seat could see, could do, did, and got.

A game is played at a table as everywhere else, then gone through once more step by step. Rows hold what the seat's view says, what it
did, and the result; the file follows from the plan alone, whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from backroom.core.errors import MissingExtra

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise MissingExtra("backroom.envs.dataset", error) from error

import backroom
from backroom.bots.play import play_game
from backroom.core.game import Outcome
from backroom.core.move_codec import parse_draw, parse_move
from backroom.core.position import CHANCE
from backroom.core.table import Table
from backroom.core.worker_pool import Lost, WorkerPool
from backroom.envs.history import History
from backroom.envs.spec import EnvSpec, window
from backroom.envs.workers import WorkerFailed

ROWS_A_GROUP = 16_384
"""A row group is full with the game that reaches so many rows; it holds whole games."""
AHEAD = 4
"""How many games a process begins while an earlier one is waited for."""
TASKS_EACH = 2
"""How many games a process is given at a time."""


class DatasetPlan(msgspec.Struct, frozen=True):
    """What a dataset holds; equal plans give equal files."""

    game: str
    players: int
    options: dict[str, bool | str]
    bots: tuple[str, ...]
    """One for each seat in the first game; in each next game everybody sits one seat on."""
    games: int
    seed: str
    states: bool = False
    """Whether rows hold information states."""

    def seated(self, number: int) -> list[str]:
        """Return who sits where in a game."""
        shift = -number % self.players
        return [*self.bots[shift:], *self.bots[:shift]]


class GameRows(msgspec.Struct):
    """A game: its rows, who sat where, how long it was and how it ended."""

    rows: pa.RecordBatch
    bots: list[str]
    moves: int
    outcome: Outcome


@cache
def spec_of(game: str, players: int, options: tuple[tuple[str, bool | str], ...]) -> EnvSpec:
    """Return the spec of a plan, made once a process."""
    return EnvSpec(game, players, dict(options))


def schema_of(plan: DatasetPlan) -> pa.Schema:
    """Return the columns with their meaning, and in the metadata the names of observations and steps."""
    spec = spec_of(plan.game, plan.players, tuple(plan.options.items()))
    columns = [
        ("game", pa.int32(), "number of the game, from 0"),
        ("move", pa.int32(), "number of the move among those of all seats, from 0"),
        ("part", pa.int16(), "number of the step within the move, from 0"),
        ("seat", pa.int8(), "who decides, from 0"),
        ("bot", pa.string(), "the bot in that seat"),
        ("observation", pa.list_(pa.int16(), spec.observation_size), "what the seat sees, as numbers; see below"),
        ("mask", pa.list_(pa.bool_(), spec.num_actions), "which steps are legal"),
        ("step", pa.int32(), "the step taken"),
        ("return", pa.float32(), "what the game brought the seat: the sides share the win and together get nothing"),
        ("rank", pa.int8(), "the seat's rank at the end, 1 for winners"),
        ("score", pa.int32(), "the seat's score at the end"),
        ("scores", pa.list_(pa.int32(), spec.sides), "the scores of all sides, seat 0 first"),
    ]
    if plan.states:
        columns.append(("information_state", pa.string(), "a digest of all that the seat was told and did, and its view as JSON"))
    fields = [pa.field(name, kind, nullable=False, metadata={"meaning": meaning}) for name, kind, meaning in columns]
    return pa.schema(fields, metadata={"backroom": msgspec.json.encode(metadata_of(plan, spec))})


def metadata_of(plan: DatasetPlan, spec: EnvSpec) -> dict[str, Any]:
    """Return what a reader of the file needs to know: the plan, versions, and names of observations and steps."""
    first = 0
    sections = []
    for section in spec.observer.sections:
        sections.append({"first": first, **section._asdict()})
        first += section.length
    return {
        **msgspec.to_builtins(plan),
        "rules": spec.game.rules_version,
        "version": backroom.__version__,
        "observation": sections,
        "steps": [f"{kind.field}={word}" if kind.field else str(word) for kind, word in spec.game.step_table.lookup],
    }


def collect_game(plan: DatasetPlan, number: int) -> GameRows:
    """Play a game of a plan and write down its rows."""
    spec = spec_of(plan.game, plan.players, tuple(plan.options.items()))
    bots = plan.seated(number)
    table = play_game(spec.game, plan.players, plan.options, bots, f"{plan.seed}/{number}")
    outcome = table.outcome
    assert outcome is not None
    rows = RowBuilder(spec, plan.states)
    moves = rows.take_game(table)
    return GameRows(rows.batch(schema_of(plan), number, bots, outcome, spec.returns(table.position)), bots, moves, outcome)


class RowBuilder:
    """The rows of one game, column by column."""

    def __init__(self, spec: EnvSpec, states: bool) -> None:
        """Begin with none."""
        self.table_spec = spec
        self.with_states = states
        self.moves: list[int] = []
        self.parts: list[int] = []
        self.seats: list[int] = []
        self.steps: list[int] = []
        self.observations: list[bytes] = []
        self.masks: list[bytes] = []
        self.states: list[str] = []

    def take_game(self, table: Table) -> int:
        """Go through a game that is over step by step; return how many moves the seats made."""
        game = self.table_spec.game
        history = History(self.table_spec)
        moves = 0
        for entry in table.log:
            if entry.by == CHANCE:
                for outcome in parse_draw(game, history.position, entry.move):
                    history.step(CHANCE, outcome)
                continue
            for part, step in enumerate(parse_move(game, history.position, entry.by, entry.move)):
                self.take_step(history, entry.by, step, moves, part)
                history.step(entry.by, step)
            moves += 1
        return moves

    def take_step(self, history: History, seat: int, step: int, move: int, part: int) -> None:
        """Add the row of a step that is about to be taken."""
        self.moves.append(move)
        self.parts.append(part)
        self.seats.append(seat)
        self.steps.append(step)
        self.observations.append(window(self.table_spec.observer.observe(history.position, seat), np.int16).tobytes())
        mask = bytearray(self.table_spec.num_actions)
        for legal in history.position.legal_steps(seat):
            mask[legal] = 1
        self.masks.append(bytes(mask))
        if self.with_states:
            self.states.append(history.information_state(seat))

    def batch(self, schema: pa.Schema, number: int, bots: list[str], outcome: Outcome, returns: list[float]) -> pa.RecordBatch:
        """Return the rows, each with the result for its seat."""
        rows = len(self.seats)
        seats = np.array(self.seats)
        columns = {
            "game": np.full(rows, number),
            "move": self.moves,
            "part": self.parts,
            "seat": seats,
            "bot": [bots[seat] for seat in self.seats],
            "observation": lists(np.frombuffer(b"".join(self.observations), np.int16), self.table_spec.observation_size),
            "mask": lists(np.frombuffer(b"".join(self.masks), np.bool_), self.table_spec.num_actions),
            "step": self.steps,
            "return": np.array(returns)[seats],
            "rank": np.array(outcome.ranks)[seats],
            "score": np.array(outcome.scores)[seats],
            "scores": lists(np.tile(np.array(outcome.scores, np.int32), rows), self.table_spec.sides),
            "information_state": self.states,
        }
        arrays = [
            columns[field.name] if isinstance(columns[field.name], pa.Array) else pa.array(columns[field.name], field.type)
            for field in schema
        ]
        return pa.RecordBatch.from_arrays(arrays, schema=schema)


def lists(numbers: np.ndarray[Any, Any], length: int) -> pa.FixedSizeListArray:
    """Return numbers as lists of one length."""
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers), length)


def collect_games(plan: DatasetPlan, workers: int = 1) -> Iterator[GameRows]:
    """Yield the games of a plan in order, played here or in several processes."""
    if workers == 1:
        for number in range(plan.games):
            yield collect_game(plan, number)
        return
    with WorkerPool[GameRows](workers, TASKS_EACH) as pool:
        yield from in_order(plan, pool, workers * AHEAD)


def in_order(plan: DatasetPlan, pool: WorkerPool[GameRows], ahead: int) -> Iterator[GameRows]:
    """Yield the games as they are numbered, with at most so many begun ahead of the one that is due."""
    begun = 0
    done: dict[Hashable, GameRows] = {}
    for number in range(plan.games):
        while number not in done:
            while pool.room and begun < min(plan.games, number + ahead):
                pool.start(begun, collect_game, plan, begun)
                begun += 1
            for event in pool.wait():
                if isinstance(event, Lost):
                    raise WorkerFailed("a process that played has died, perhaps for want of memory; nothing is written")
                done[event.task] = event.result
        yield done.pop(number)


@contextmanager
def atomic_file(out: Path) -> Iterator[Path]:
    """Give a path to write to, which takes its name when all is written; what is left half done is removed."""
    half = out.with_name(f".{out.name}.part")
    try:
        yield half
        half.replace(out)
    finally:
        half.unlink(missing_ok=True)


def write_dataset(plan: DatasetPlan, out: Path, workers: int = 1) -> Iterator[GameRows]:
    """Play the games of a plan and write their rows to a file; yield each game when it is there."""
    schema = schema_of(plan)
    with atomic_file(out) as half, pq.ParquetWriter(half, schema, compression="zstd") as writer:
        group: list[pa.RecordBatch] = []
        for played in collect_games(plan, workers):
            group.append(played.rows)
            if sum(batch.num_rows for batch in group) >= ROWS_A_GROUP:
                writer.write_table(pa.Table.from_batches(group), row_group_size=2**31)
                group.clear()
            yield played
        if group:
            writer.write_table(pa.Table.from_batches(group), row_group_size=2**31)
