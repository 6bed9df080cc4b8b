"""Bots over many games: no illegal move, no decision that takes more than 20 % over its time, no memory kept.

    uv run bench/bots_endurance.py [--games 1000] [--first 0] [--seconds 0.05] [--game NAME …]

Games, sizes and bots take turns; --first goes on where another run ended, so that two share the work. The first seat has a bot that thinks
as long as it may, the others bots that differ from game to game. An illegal move raises. Time is processor time, measured around each
decision; memory is what the process holds after each tenth of the games.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import track

from backroom import compiled_status
from backroom.bots.levels import SearchBot
from backroom.bots.play import bots_for, make_bot
from backroom.core.draw_source import SeededDraws
from backroom.core.registry import find_game, games
from backroom.core.rng import seed_from
from backroom.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backroom.core.bot import Bot
    from backroom.core.game import Game

OVERTIME = 1.2
GRAIN = 0.002
"""Seconds that the clock and the collector of garbage may add to a short decision."""
GROWTH = 1.1
"""How much more memory the process may hold at the end than after the first three tenths."""
PAGE_MEGABYTES = 4096 / 1e6


class Endurance:
    """Plays games and keeps the longest decision and the memory on the way."""

    def __init__(self, names: list[str], seconds: float, first: int = 0) -> None:
        self.seconds = seconds
        self.tables = self.sizes(names, first)
        self.games = 0
        self.decisions = 0
        self.longest = 0.0
        self.late: list[str] = []
        self.memory: list[float] = []

    @staticmethod
    def sizes(names: list[str], first: int) -> Iterator[tuple[Game[Any, Any], int, int]]:
        """Yield games and player counts in turns, with a running number."""
        chosen = [find_game(name) for name in names]
        for number in count(first):
            game = chosen[number % len(chosen)]
            yield game, game.player_counts[number // len(chosen) % len(game.player_counts)], number

    def play(self) -> None:
        """Play the next game."""
        game, players, number = next(self.tables)
        table = Table(game, players, {}, SeededDraws(f"endurance/{number}"))
        bots = [self.seat(game, seat, number) for seat in range(players)]
        table.advance()
        while not table.over:
            seat = table.seats_to_act()[0]
            view = table.view(seat)
            began = time.process_time()
            steps = bots[seat].decide(view, seat)
            self.note(bots[seat], game, time.process_time() - began)
            table.play_steps(seat, steps)
            table.advance()
        self.games += 1

    def seat(self, game: Game[Any, Any], seat: int, number: int) -> Bot:
        """Return the bot of a seat: at the first one that uses all its time, then others in turns."""
        quick = [name for name in bots_for(game) if name not in ("expert", "analyst")]
        name = quick[(number + seat) % len(quick)] if seat > 0 else "analyst"
        bot = make_bot(name, game, seed_from("endurance", number, seat))
        bot.set_time_limit(self.seconds)
        return bot

    def note(self, bot: Bot, game: Game[Any, Any], seconds: float) -> None:
        """Keep how long a decision took."""
        self.decisions += 1
        if isinstance(bot, SearchBot):
            self.longest = max(self.longest, seconds)
            if seconds > OVERTIME * self.seconds + GRAIN:
                self.late.append(f"{game.name}, {bot.name}: {seconds:.3f} s")

    def weigh(self) -> None:
        """Note how many megabytes the process holds."""
        gc.collect()
        self.memory.append(int(Path("/proc/self/statm").read_text().split()[1]) * PAGE_MEGABYTES)

    def run(self, wanted: int) -> bool:
        """Play all games; tell whether everything held."""
        for number in track(range(wanted), "games"):
            self.play()
            if (number + 1) * 10 // wanted > number * 10 // wanted:
                self.weigh()
        return not self.late and self.memory[-1] <= GROWTH * max(self.memory[:3])


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seconds", type=float, default=0.05, help="processor time that a decision may take")
    parser.add_argument("--game", action="append", choices=list(games()))
    options = parser.parse_args()
    endurance = Endurance(options.game or list(games()), options.seconds, options.first)
    held = endurance.run(options.games)
    print(f"{endurance.games} games, {endurance.decisions} decisions, none illegal, rules {compiled_status}")
    print(f"longest of {options.seconds:.3f} s allowed: {endurance.longest:.3f} s; over {OVERTIME:.0%}: {len(endurance.late)}")
    for line in endurance.late[:10]:
        print(f"  {line}")
    print("megabytes after each tenth: " + " ".join(f"{megabytes:.0f}" for megabytes in endurance.memory))
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main()
