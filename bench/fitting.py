"""What the scripts share that fit a game's outlook to who wins: games of mixed bots, and descent."""

from __future__ import annotations

import argparse
from math import log
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from rich.progress import track

from backroom.bots.levels import SearchBot
from backroom.bots.play import make_bot
from backroom.core.draw_source import SeededDraws
from backroom.core.game import Game
from backroom.core.rng import Rng, seed_from
from backroom.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from backroom.core.bot import Bot

STEPS = 400
THOUGHT = (200, 400, 800)
EXACT = 1e-9


class Outlook(NamedTuple):
    """A game's outlook, and its formula for tensors."""

    game: Game[Any, Any]
    module: ModuleType
    constants: tuple[str, ...]
    positions: Any
    """A named tuple of columns, a row for each position: what is seen, what the outlook believes, who won and the number of the game."""
    look: Callable[[Any], list[Any]]
    """What is seen of a position and what the outlook believes."""
    chances: Callable[[Any, dict[str, torch.Tensor]], torch.Tensor]
    """The logarithm of each seat's chance."""
    rate: float

    def seat(self, number: int, place: int, rng: Rng) -> Bot:
        """Return a bot: three in four search, each with other thought."""
        bot = make_bot("greedy" if rng.below(4) == 0 else "expert", self.game, seed_from("outlook", number, place))
        if isinstance(bot, SearchBot):
            bot.simulations = THOUGHT[rng.below(len(THOUGHT))]
        return bot

    def play(self, players: int, number: int) -> list[list[Any]]:
        """Play a game; return the rows of its positions after each move."""
        table = Table(self.game, players, {}, SeededDraws(f"outlook/{number}"))
        rng = Rng(seed_from("outlook", number))
        bots = [self.seat(number, place, rng) for place in range(players)]
        seen: list[list[Any]] = []
        table.advance()
        while not table.over:
            owing = table.seats_to_act()[0]
            table.play_steps(owing, bots[owing].decide(table.view(owing), owing))
            table.advance()
            if not table.over and not table.position.mid_move:
                seen.append(self.look(table.position))
        assert table.outcome is not None
        winners = table.outcome.winners
        won = [1 / len(winners) if place in winners else 0.0 for place in range(players)]
        return [[*row, won, number] for row in seen]

    def gather(self, players: int, games: int) -> Any:
        """Return the positions of many games."""
        rows = [row for number in track(range(games), "games") for row in self.play(players, number)]
        return self.positions(*(torch.tensor(column, dtype=torch.float64) for column in zip(*rows, strict=True)))

    def surprise(self, of: Any, by: dict[str, torch.Tensor]) -> torch.Tensor:
        """Return the surprise at the winners, on the mean."""
        return -(of.won * self.chances(of, by)).sum(1).mean()

    def fit(self, of: Any, begin: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
        """Return constants that surprise is least with."""
        by = {name: constant.clone().requires_grad_() for name, constant in begin.items()}
        descent = torch.optim.Adam(by.values(), lr=self.rate)
        for _ in track(range(STEPS), "fitting"):
            descent.zero_grad()
            self.surprise(of, by).backward()
            descent.step()
        return {name: constant.detach() for name, constant in by.items()}

    def main(self, description: str | None, games: int, players: int) -> None:
        """Play, fit and tell."""
        parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("--games", type=int, default=games)
        parser.add_argument("--players", type=int, default=players)
        options = parser.parse_args()
        positions = self.gather(options.players, options.games)
        here = {name: torch.tensor(getattr(self.module, name), dtype=torch.float64) for name in self.constants}
        apart = (self.chances(positions, here).exp() - positions.believed).abs().max().item()
        assert apart < EXACT, f"the formula here is not the one of the outlook: {apart} apart"
        judged = positions.game % 5 == 0
        learnt, left = (self.positions(*(column[rows] for column in positions)) for rows in (~judged, judged))
        fitted = self.fit(learnt, here)
        print(
            f"{len(judged)} positions of {options.games} games with {options.players} players; surprise at the winners of every fifth game:"
        )
        print(
            f"  knowing nothing {log(options.players):.3f}, now {self.surprise(left, here):.3f}, fitted {self.surprise(left, fitted):.3f}"
        )
        for name, constant in fitted.items():
            print(f"  {name}: {here[name].item():.2f} -> {constant.item():.2f}")
