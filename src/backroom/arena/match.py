"""One game of the arena, and what is kept of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec

from backroom.bots.play import make_named_bot, play_bots
from backroom.core.draw_source import SeededDraws
from backroom.core.game import ComponentUsage
from backroom.core.rng import seed_from
from backroom.core.table import Table

if TYPE_CHECKING:
    from backroom.arena.schedule import Match, TournamentConfig
    from backroom.core.game import Game


class MatchResult(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    shuffle: int
    number: int
    bots: list[str]
    scores: list[int]
    """One for each side: the seats, then automatons."""
    ranks: list[int]
    moves: int
    decisions: int
    seconds: float
    """Of processor time."""
    components: list[ComponentUsage]

    @property
    def shares(self) -> list[float]:
        """What each side has of the win."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def play_match(config: TournamentConfig, match: Match, game: Game[Any, Any]) -> MatchResult:
    """Play one game; everything but the seconds follows from the config and the match."""
    began = time.process_time()
    seed = f"{config.seed}/{match.shuffle}"
    table = Table(game, config.players, config.options, SeededDraws(seed))
    play_bots(table, {seat: make_named_bot(name, game, seed_from(seed, "bot", seat)) for seat, name in enumerate(match.bots)})
    outcome = table.outcome
    assert outcome is not None
    return MatchResult(
        match.shuffle,
        match.number,
        list(match.bots),
        outcome.scores,
        outcome.ranks,
        sum(entry.by >= 0 for entry in table.log),
        table.steps_taken,
        round(time.process_time() - began, 3),
        game.component_usage(table),
    )
