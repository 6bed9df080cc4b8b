"""One game of the arena, and what is kept of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from backroom.bots.levels import SearchBot
from backroom.bots.match import play_on, seat_bot
from backroom.core.chance import SeededChance
from backroom.core.errors import BadSetup
from backroom.core.game import Component
from backroom.core.rng import seed_from
from backroom.core.table import Table

if TYPE_CHECKING:
    from backroom.arena.schedule import Match, Setting
    from backroom.bots.policy import PolicyBot
    from backroom.core.bot import Bot
    from backroom.core.game import Game, Options

BUDGET = "@"
"""Stands before a number of simulations: `expert@500` is the expert with no more than 500 a decision."""
POLICY = "policy:"
"""Stands before a file: `policy:FILE` plays the policy that was saved there."""


class Played(msgspec.Struct, frozen=True):
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
    components: list[Component]

    @property
    def shares(self) -> list[float]:
        """What each side has of the win."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def arena_bot(name: str, game: Game[Any, Any], seed: int) -> Bot:
    """Return a bot by its name: with fewer simulations a decision if the name says so, or one that plays a saved policy."""
    if name.startswith(POLICY):
        return policy_bot(Path(name.removeprefix(POLICY)), game, seed)
    plain, budgeted, number = name.partition(BUDGET)
    bot = seat_bot(plain, game, seed)
    if budgeted:
        if not isinstance(bot, SearchBot):
            raise BadSetup(f"{plain} does not search, so it has no number of simulations")
        if not number.isdecimal() or int(number) < 1:
            raise BadSetup(f"{name!r}: after {BUDGET} comes a number of simulations, such as {plain}{BUDGET}500")
        bot.simulations = int(number)
    return bot


def policy_bot(file: Path, game: Game[Any, Any], seed: int) -> PolicyBot:
    """Return a bot that plays the policy in a file."""
    try:
        from backroom.bots.policy import PolicyBot, read_policy  # noqa: PLC0415
    except ImportError as error:
        raise BadSetup("to play a saved policy install the extra: pip install 'backroom[research]'") from error
    return PolicyBot(game, seed, read_policy(file))


def check_bot(name: str, game: Game[Any, Any], players: int, options: Options) -> None:
    """Say what is wrong with a bot's name, or with a policy that was trained on something else."""
    if name.startswith(POLICY):
        policy_bot(Path(name.removeprefix(POLICY)), game, 0).policy.check(game, players, options)
    else:
        arena_bot(name, game, 0)


def play(setting: Setting, match: Match, game: Game[Any, Any]) -> Played:
    """Play one game; everything but the seconds follows from the setting and the match."""
    began = time.process_time()
    seed = f"{setting.seed}/{match.shuffle}"
    table = Table(game, setting.players, setting.options, SeededChance(seed))
    play_on(table, {seat: arena_bot(name, game, seed_from(seed, "bot", seat)) for seat, name in enumerate(match.bots)})
    outcome = table.outcome
    assert outcome is not None
    return Played(
        match.shuffle,
        match.number,
        list(match.bots),
        outcome.scores,
        outcome.ranks,
        sum(entry.by >= 0 for entry in table.log),
        table.decisions,
        round(time.process_time() - began, 3),
        game.components(table),
    )
