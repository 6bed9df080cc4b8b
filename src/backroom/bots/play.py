"""Bots at a table: a whole game, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from backroom.bots.greedy import GreedyBot
from backroom.bots.levels import AnalystBot, ExpertBot, NoviceBot, RegularBot, SearchBot
from backroom.bots.random import RandomBot
from backroom.core.draw_source import SeededDraws
from backroom.core.errors import BackroomError, BadSetup, MissingExtra, join_or
from backroom.core.rng import seed_from
from backroom.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from backroom.bots.policy import PolicyBot
    from backroom.core.bot import Bot
    from backroom.core.game import Game, Options

FAST_BOTS: tuple[type[Bot], ...] = (RandomBot, NoviceBot, GreedyBot)
SEARCH_BOTS: tuple[type[Bot], ...] = (RegularBot, ExpertBot, AnalystBot)
LEVELS: tuple[type[Bot], ...] = (NoviceBot, *SEARCH_BOTS)
"""Those whom people choose from, weakest first; the others are there to measure by."""
DEFAULT_BOT = RegularBot.name
"""Who plays where nobody has chosen: strong, and quick on any machine."""


BUDGET = "@"
"""Stands before a number of simulations: `expert@500` is the expert with no more than 500 a decision."""
POLICY = "policy:"
"""Stands before a file: `policy:FILE` plays the policy that was saved there."""


class UnknownBot(BackroomError):
    """There is no bot of that name."""


def bots_for(game: Game[Any, Any]) -> dict[str, type[Bot]]:
    """Return the bots that can play a game, weakest first."""
    return {bot.name: bot for bot in (*FAST_BOTS, *game.bots, *SEARCH_BOTS)}


def make_bot(name: str, game: Game[Any, Any], seed: int) -> Bot:
    """Return a bot of that name, or say which there are."""
    known = bots_for(game)
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r} for {game.name}; there is {join_or(list(known))}")
    return known[name](game, seed)


def make_named_bot(name: str, game: Game[Any, Any], seed: int) -> Bot:
    """Return a bot by its name: with fewer simulations a decision if the name says so, or one that plays a saved policy.

    For commands only: a policy's name is a file, so no name that comes over the network may end here; the server uses `seat_bot`.
    """
    if name.startswith(POLICY):
        return policy_bot(Path(name.removeprefix(POLICY)), game, seed)
    plain, budgeted, number = name.partition(BUDGET)
    bot = make_bot(plain, game, seed)
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
        from backroom.bots.policy import PolicyBot, load_policy  # noqa: PLC0415
    except ImportError as error:
        raise MissingExtra("a saved policy", error) from error
    return PolicyBot(game, seed, load_policy(file))


def check_bot(name: str, game: Game[Any, Any], players: int, options: Options) -> None:
    """Say what is wrong with a bot's name, or with a policy that was trained on something else."""
    if name.startswith(POLICY):
        policy_bot(Path(name.removeprefix(POLICY)), game, 0).policy.check(game, players, options)
    else:
        make_named_bot(name, game, 0)


def play_bots(table: Table, bots: Mapping[int, Bot]) -> None:
    """Let the bots move until the game ends or somebody else is to decide."""
    table.advance()
    while True:
        ready = [seat for seat in table.seats_to_act() if seat in bots]
        if not ready:
            return
        seat = ready[0]
        table.play_steps(seat, bots[seat].decide(table.view(seat), seat))
        table.advance()


def play_game(game: Game[Any, Any], players: int, options: Mapping[str, object], names: Sequence[str], seed: str) -> Table:
    """Play a whole game of bots; everything follows from the seed."""
    table = Table(game, players, options, SeededDraws(seed))
    bots = {seat: make_named_bot(name, game, seed_from(seed, "bot", seat)) for seat, name in enumerate(names)}
    play_bots(table, bots)
    return table
