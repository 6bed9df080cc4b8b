"""Bots at a table: a whole game, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.bots.greedy import GreedyBot
from backroom.bots.levels import AnalystBot, ExpertBot, NoviceBot, RegularBot
from backroom.bots.random import RandomBot
from backroom.core.chance import SeededChance
from backroom.core.errors import BackroomError, listing
from backroom.core.rng import seed_from
from backroom.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from backroom.core.bot import Bot
    from backroom.core.game import Game

QUICK_BOTS: tuple[type[Bot], ...] = (RandomBot, NoviceBot, GreedyBot)
THINKING_BOTS: tuple[type[Bot], ...] = (RegularBot, ExpertBot, AnalystBot)
LEVELS: tuple[type[Bot], ...] = (NoviceBot, *THINKING_BOTS)
"""Those whom people choose from, weakest first; the others are there to measure by."""
DEFAULT_BOT = RegularBot.name
"""Who plays where nobody has chosen: strong, and quick on any machine."""


class UnknownBot(BackroomError):
    """There is no bot of that name."""


def bots_for(game: Game[Any, Any]) -> dict[str, type[Bot]]:
    """Return the bots that can play a game, weakest first."""
    return {bot.name: bot for bot in (*QUICK_BOTS, *game.bots, *THINKING_BOTS)}


def seat_bot(name: str, game: Game[Any, Any], seed: int) -> Bot:
    """Return a bot of that name, or say which there are."""
    known = bots_for(game)
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r} for {game.name}; there is {listing(list(known))}")
    return known[name](game, seed)


def play_on(table: Table, bots: Mapping[int, Bot]) -> None:
    """Let the bots move until the game ends or somebody else is to decide."""
    table.run()
    while True:
        ready = [seat for seat in table.owing() if seat in bots]
        if not ready:
            return
        seat = ready[0]
        table.play(seat, bots[seat].decide(table.view(seat), seat))
        table.run()


def play_match(game: Game[Any, Any], players: int, options: Mapping[str, object], names: Sequence[str], seed: str) -> Table:
    """Play a whole game of bots; everything follows from the seed."""
    table = Table(game, players, options, SeededChance(seed))
    bots = {seat: seat_bot(name, game, seed_from(seed, "bot", seat)) for seat, name in enumerate(names)}
    play_on(table, bots)
    return table
