"""Many tables played at once, and one played seat by seat: the inner loops, compiled. NumPy looks into their buffers."""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from backroom.core.errors import IllegalMove
from backroom.core.observation import Observer, clear
from backroom.core.position import CHANCE, TERMINAL, Position, next_seat
from backroom.core.rng import Rng, seed_from


def make_draws(position: Position, rng: Rng) -> None:
    """Make the draws that come next."""
    while position.turn == CHANCE:
        position.apply(CHANCE, rng.pick(position.outcome_weights()))


class VectorTables:
    """Tables of one game, stepped together; a finished one begins anew at once.

    What a step leads to stands in the buffers, one row a table, until the next step: `seats`, `masks`, `observations`, `rewards` by seat,
    and `ended`. Table number k plays the same episodes whatever other tables there are.
    """

    def __init__(
        self, start: Position, players: i64, choices: i64, observer: Observer | None, settle: Callable[[Position], list[float]]
    ) -> None:
        """Take the position before the first draw, how many steps the game has, who observes, and what gives each seat its reward."""
        self.start = start
        self.players: i64 = players
        self.choices: i64 = choices
        self.observer = observer
        self.returns_of = settle
        self.size: i64 = 0 if observer is None else observer.size
        self.first: i64 = 0
        self.seed: i64 = 0
        self.allocate(0)

    def allocate(self, tables: i64) -> None:
        """Put up so many tables."""
        self.count: i64 = tables
        self.positions: list[Position] = [self.start] * tables
        self.rngs: list[Rng] = [Rng(0)] * tables
        self.episodes: vec[i64] = vec[i64]([0] * tables)
        self.legal: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * tables)
        self.seats: vec[i64] = vec[i64]([0] * tables)
        self.masks: vec[u8] = vec[u8]([0] * (tables * self.choices))
        self.observations: vec[i16] = vec[i16]([0] * (tables * self.size))
        self.rewards: vec[float] = vec[float]([0.0] * (tables * self.players))
        self.ended: vec[u8] = vec[u8]([0] * tables)
        self.chosen: vec[i32] = vec[i32]([0] * tables)

    def reset(self, seed: i64, first: i64) -> None:
        """Begin the first episode at every table; the first has number `first`."""
        self.seed = seed
        self.first = first
        for table in range(self.count):
            self.episodes[table] = 0
            self.clear_result(table)
            self.reset_table(table)
            self.write_outputs(table)

    def reset_table(self, table: i64) -> None:
        """Set a table up for its next episode."""
        rng = Rng(seed_from("table", self.seed, self.first + table, self.episodes[table]))
        position = self.start.copy()
        make_draws(position, rng)
        self.rngs[table] = rng
        self.positions[table] = position

    def step(self, chosen: bytes) -> None:
        """Let the seat to move at every table take a step: 32-bit numbers, low byte first. An illegal one raises and changes nothing."""
        self.check_steps(chosen)
        for table in range(self.count):
            position = self.positions[table]
            position.apply(self.seats[table], i64(read_i32_le(chosen, table * 4)))
            if position.turn == CHANCE:
                make_draws(position, self.rngs[table])
            if self.ended[table] == 1:
                self.clear_result(table)
            if position.turn == TERMINAL:
                self.finish_episode(table, position)
            self.write_outputs(table)

    def check_steps(self, chosen: bytes) -> None:
        """Refuse steps that are not legal."""
        if len(chosen) != 4 * self.count:
            raise IllegalMove(f"there must be one step for each of the {self.count} tables, as 32-bit numbers")
        masks = self.masks
        choices = self.choices
        for table in range(self.count):
            step = i64(read_i32_le(chosen, table * 4))
            if not 0 <= step < choices or masks[table * choices + step] == 0:
                legal = [int(allowed) for allowed in self.legal[table]]
                raise IllegalMove(f"step {step} is not legal at table {table}; legal are {legal}")

    def clear_result(self, table: i64) -> None:
        """Take back what was told of an episode that ended."""
        self.ended[table] = 0
        for place in range(table * self.players, (table + 1) * self.players):
            self.rewards[place] = 0.0

    def finish_episode(self, table: i64, position: Position) -> None:
        """Reward the seats and begin anew."""
        self.ended[table] = 1
        place: i64 = table * self.players
        for reward in self.returns_of(position):
            self.rewards[place] = reward
            place += 1
        self.episodes[table] += 1
        self.reset_table(table)

    def write_outputs(self, table: i64) -> None:
        """Write who is to move, which steps are legal, and what that seat sees."""
        position = self.positions[table]
        seat = next_seat(position)
        self.seats[table] = seat
        masks = self.masks
        row: i64 = table * self.choices
        for step in self.legal[table]:
            masks[row + step] = 0
        legal = position.legal_steps(seat)
        for step in legal:
            masks[row + step] = 1
        self.legal[table] = legal
        observer = self.observer
        if observer is not None:
            clear(self.observations, table * self.size, self.size)
            observer.write(position, seat, self.observations, table * self.size)

    def sample_steps(self, rng: Rng) -> vec[i32]:
        """Return a random legal step for each table, in a buffer that the next call overwrites."""
        for table in range(self.count):
            legal = self.legal[table]
            self.chosen[table] = i32(legal[rng.below(len(legal))])
        return self.chosen


class Episode:
    """One game from a seed, seat by seat. While a seat is in the middle of a move, the others see the table as it was before."""

    def __init__(self, start: Position, players: i64, choices: i64, observer: Observer, seed: i64) -> None:
        """Set up and make the first draws."""
        self.players: i64 = players
        self.rng = Rng(seed)
        self.position = start.copy()
        make_draws(self.position, self.rng)
        self.before_move: Position = self.position
        self.observer = observer
        self.observation: vec[i16] = vec[i16]([0] * observer.size)
        self.mask: vec[u8] = vec[u8]([0] * choices)

    def seat(self) -> i64:
        """Return the seat that steps next, OVER once the game has ended."""
        return next_seat(self.position)

    def seats_to_act(self) -> list[int]:
        """Return all seats that owe a decision."""
        return [seat for seat in range(self.players) if self.position.must_act(seat)]

    def is_legal(self, seat: i64, step: i64) -> bool:
        """Tell whether a step is legal for a seat that owes a decision."""
        if not self.position.must_act(seat):
            return False
        for legal in self.position.legal_steps(seat):
            if legal == step:
                return True
        return False

    def step(self, seat: i64, step: i64) -> None:
        """Take a legal step, and make the draws that follow."""
        if not self.position.mid_move:
            self.before_move = self.position.copy()
        self.position.apply(seat, step)
        make_draws(self.position, self.rng)

    def visible_position(self, seat: i64) -> Position:
        """Return the position whose view a seat may have."""
        if self.position.mid_move and not self.position.must_act(seat):
            return self.before_move
        return self.position

    def write_observation(self, seat: i64) -> None:
        """Write what a seat sees and may do into the buffers."""
        clear(self.observation, 0, self.observer.size)
        self.observer.write(self.visible_position(seat), seat, self.observation, 0)
        mask = self.mask
        for place in range(len(mask)):
            mask[place] = 0
        if self.position.must_act(seat):
            for step in self.position.legal_steps(seat):
                mask[step] = 1
