"""Solves the duel of Kompromat and tells how far from an equilibrium it is, in stakes, after each doubling of the rounds.

    uv run bench/kompromat_duel.py [--rounds 256] [--price 0.06] [--token 0.0] [--write]

With --write the table by which bots weigh hidden cards is written into the game's folder.
"""

from __future__ import annotations

import argparse
import time

import msgspec

from backroom import compiled_status
from backroom.games.kompromat.data import EQUIPMENT, FOLDER
from backroom.games.kompromat.duel import Duel


def main() -> None:
    """Solve, report, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=256)
    parser.add_argument("--price", type=float, default=0.06, help="of a card, in stakes")
    parser.add_argument("--token", type=float, default=0.0, help="worth of a token for a bust, in stakes")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    duel = Duel(EQUIPMENT[:], options.price, options.token)
    print(f"{duel.hands.count} hands, rules {compiled_status}")
    print("rounds  exploitability  value to the first  cards of the first  seconds")
    began = time.process_time()
    for number in range(1, options.rounds + 1):
        duel.learn()
        if number & (number - 1) == 0 or number == options.rounds:
            gain, value = duel.exploitability()
            seconds = time.process_time() - began
            print(f"{number:6}  {gain:14.5f}  {value:18.4f}  {duel.cards_of_first():18.2f}  {seconds:7.1f}", flush=True)
    if options.write:
        (FOLDER / "duel.json").write_bytes(msgspec.json.encode(duel.stopping()) + b"\n")


if __name__ == "__main__":
    main()
