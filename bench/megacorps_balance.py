"""Win rates by MegaCorp and by seat from the active player, dealers in all seats.

uv run bench/megacorps_balance.py [GAMES]
"""

from __future__ import annotations

import sys
from collections import Counter

from backroom import find_game
from backroom.bots.match import play_on, seat_bot
from backroom.core.chance import SeededChance
from backroom.core.rng import Rng, seed_from
from backroom.core.stats import wilson
from backroom.core.table import Table

GAME = find_game("megacorps")
MEGACORPS = ("mokia", "globbo", "nonintendo", "lenogo", "the-mouse", "windoze")


def deal(players: int, number: int) -> list[str]:
    """Return a MegaCorp for each seat, drawn at random."""
    rng = Rng(seed_from("balance", players, number))
    left = list(MEGACORPS)
    return [left.pop(rng.below(len(left))) for _ in range(players)]


def main() -> None:
    """Print a table for each player count."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for players in [int(word) for word in sys.argv[2:]] or GAME.players:
        played: Counter[str] = Counter()
        won: Counter[str] = Counter()
        money = 0
        for number in range(games):
            chosen = deal(players, number)
            table = Table(GAME, players, {}, SeededChance(f"balance/{players}/{number}"))
            for seat, megacorp in enumerate(chosen):
                if len(table.log) == seat:  # the last of six has no choice
                    table.commit(seat, {"do": "choose", "megacorp": megacorp})
            first = int(table.position.active)
            play_on(table, {seat: seat_bot("dealer", GAME, seed_from(players, number, seat)) for seat in range(players)})
            assert table.outcome is not None
            money += sum(table.outcome.scores)
            for seat, megacorp in enumerate(chosen):
                share = 1 / len(table.outcome.winners) if seat in table.outcome.winners else 0.0
                for key in (megacorp, f"place {(seat - first) % players + 1}"):
                    played[key] += 1
                    won[key] += share  # type: ignore[assignment]
        print(f"{players} players, {games} games, share {1 / players:.3f}, mean money {money / games / players:.0f}")
        for key in [*MEGACORPS, *(f"place {place + 1}" for place in range(players))]:
            low, high = wilson(won[key], played[key])
            print(f"  {key:12} {won[key] / played[key]:.3f} [{low:.3f}, {high:.3f}]  {played[key]} games", flush=True)


main()
