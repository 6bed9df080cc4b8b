"""How often the dealer wins at MegaCorps against greedy bots, seats and MegaCorps balanced.

    uv run bench/megacorps_dealer.py [GAMES] [DEALS] [PLAYERS …]

One dealer sits among greedy bots. Over the games it takes every seat, and every MegaCorp, equally often.
"""

from __future__ import annotations

import sys
import time

from backroom import find_game
from backroom.bots.play import make_bot, play_bots
from backroom.core.draw_source import SeededDraws
from backroom.core.rng import seed_from
from backroom.core.stats import wilson
from backroom.core.table import Table

GAME = find_game("megacorps")
MEGACORPS = ("mokia", "globbo", "nonintendo", "lenogo", "the-mouse", "windoze")


def play(players: int, number: int, deals: str) -> float:
    """Play a game and return the dealer's share of the win."""
    dealer = number % players
    turn = number // players % 6
    table = Table(GAME, players, {"deals": deals}, SeededDraws(f"dealer/{players}/{number}"))
    for seat in range(players):
        # The dealer's MegaCorp goes round as the seat does, and the others follow it.
        if len(table.log) == seat:  # the last of six has no choice
            table.commit(seat, {"do": "choose", "megacorp": MEGACORPS[(turn + seat - dealer) % 6]})
    names = ["dealer" if seat == dealer else "greedy" for seat in range(players)]
    play_bots(table, {seat: make_bot(name, GAME, seed_from(players, number, seat)) for seat, name in enumerate(names)})
    assert table.outcome is not None
    winners = table.outcome.winners
    return 1 / len(winners) if dealer in winners else 0.0


def main() -> None:
    """Print a line for each player count."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1080
    deals = sys.argv[2] if len(sys.argv) > 2 else "all"
    for players in [int(word) for word in sys.argv[3:]] or GAME.player_counts:
        began = time.perf_counter()
        wins = sum(play(players, number, deals) for number in range(games))
        low, high = wilson(wins, games)
        seconds = time.perf_counter() - began
        print(
            f"{players} players: {wins / games:.3f} [{low:.3f}, {high:.3f}], share {1 / players:.3f}, {games} games, {seconds:.0f} s",
            flush=True,
        )


main()
