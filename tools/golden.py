"""Write golden records that are missing: whole games of every game and size, kept for ever as a net under the rules.

    uv run tools/golden.py

Existing files are never touched: if one no longer replays, the rules have changed and need a new version.
"""

from __future__ import annotations

from pathlib import Path

from backroom import write_record
from backroom.bots.play import bots_for, play_game
from backroom.core.conformance import setups
from backroom.core.registry import games

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def main() -> None:
    """Write one record for every set-up that has none."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in games().items():
        bots = list(bots_for(game))
        for number, setup in enumerate(setups(game)):
            file = FOLDER / f"{name}-{setup.players}-{number:02}.jsonl"
            if file.exists():
                continue
            names = [bots[(number + seat) % len(bots)] for seat in range(setup.players)]
            table = play_game(game, setup.players, setup.options, names, f"golden/{number}")
            file.write_text(write_record(table, names), encoding="utf-8")
            print(file.name)


main()
