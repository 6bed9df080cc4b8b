"""Our bots as agents: asked for one step at a time, from the view of the seat to move."""

from __future__ import annotations

from typing import Any

from backroom.bots.play import make_bot
from backroom.core.bot import Bot
from backroom.core.game import Game, View


class BotAgent:
    """A bot that decides on a whole move and hands it out step by step."""

    def __init__(self, bot: Bot) -> None:
        """Let a bot play."""
        self.bot = bot
        self.chain: list[int] = []

    def step(self, view: View, seat: int) -> int:
        """Return the next step of the seat whose view it is."""
        if not view.mid_move:
            self.chain = self.bot.decide(view, seat)
        return self.chain.pop(0)


def bot_agent(name: str, game: Game[Any, Any], seed: int) -> BotAgent:
    """Return the bot of that name as an agent, or say which there are."""
    return BotAgent(make_bot(name, game, seed))
