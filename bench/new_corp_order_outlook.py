"""Fit what New Corp Order's search believes of a position to who won: `games/new_corp_order/outlook.py` has its constants from here.

    uv run --extra train bench/new_corp_order_outlook.py [--games 1200] [--players 4]

Bots of mixed strength play; after every move the position is kept with the winner. Then the outlook's formula, written here for tensors,
is fitted by descent on the surprise at the winners of four games in five, and judged by the fifth. Printed are the surprise of knowing
nothing, of the constants as they are and of the fitted ones, in nats.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from fitting import Outlook

from backroom import find_game
from backroom.games.new_corp_order import outlook
from backroom.games.new_corp_order.score import consultant_points
from backroom.games.new_corp_order.state import State

GAME = find_game("new-corp-order")
CONSTANTS = (
    "FIRST", "SECOND", "FIRST_MATCHING", "SECOND_MATCHING", "DRIFT", "HAND_SHARE", "UPRIGHT_SHARE", "CAPTURED_SHARE", "UPRIGHT",
    "CONSULTANT", "TO_MOVE", "BLUR", "BLUR_TIME", "HEAT", "HEAT_TIME",
)  # fmt: skip
RATE = 0.02
SURE = 1 - 1e-9


class Positions(NamedTuple):
    """What the outlook looks at, one row a position; seats and conglomerates in that order."""

    turns: torch.Tensor
    to_move: torch.Tensor
    consultants: torch.Tensor
    points: torch.Tensor
    shares: torch.Tensor
    captured: torch.Tensor
    hand: torch.Tensor
    upright: torch.Tensor
    tiles: torch.Tensor
    matching: torch.Tensor
    believed: torch.Tensor
    won: torch.Tensor
    game: torch.Tensor


def look(s: State) -> list[Any]:
    """Return what the outlook looks at."""
    seats, four = range(s.players), range(4)
    tally = outlook.tally_tiles(s)

    def by_seat(held: Any) -> list[list[int]]:
        return [[held[seat * 4 + i] for i in four] for seat in seats]

    return [
        outlook.to_come(s),
        [float(s.turn == seat) for seat in seats],
        [sum(row) for row in by_seat(s.consultants)],
        [consultant_points(s, seat) for seat in seats],
        [[s.shares(seat, i) for i in four] for seat in seats],
        by_seat(s.captured),
        by_seat(s.hand),
        by_seat(s.upright),
        [[s.tiles_of(i) for i in four]],
        [[tally[s.objectives[2 * seat] * 4 + i] + tally[s.objectives[2 * seat + 1] * 4 + i] for i in four] for seat in seats],
        list(outlook.chances(s)),
    ]


def chances(of: Positions, by: dict[str, torch.Tensor]) -> torch.Tensor:
    """Return the logarithm of each seat's chance: the formula of the outlook."""
    root = of.turns.sqrt()
    early = (of.turns / 4).clamp(max=1)[:, None]
    value = of.points + early * (by["CONSULTANT"] * of.consultants + by["UPRIGHT"] * of.upright.sum(2) + by["TO_MOVE"] * of.to_move)
    lead = of.shares + by["CAPTURED_SHARE"] * of.captured
    lead = lead + early[:, :, None] * (by["HAND_SHARE"] * of.hand + by["UPRIGHT_SHARE"] * of.upright)
    blur = (by["BLUR"] + by["BLUR_TIME"] * root)[:, None, None]
    first = torch.where(lead > 0, lead / blur, torch.tensor(-1e9, dtype=torch.float64)).softmax(1) * (lead > 0)
    odds = torch.where(first < SURE, first / (1 - first.clamp(max=SURE)), torch.tensor(0.0, dtype=torch.float64))
    second = first * (odds.sum(1, keepdim=True) - odds) * (0.0 if of.won.shape[1] == 2 else 1.0)
    kept = (-by["DRIFT"] * of.turns).exp()[:, None, None]
    tiles = of.tiles.mean(2, keepdim=True) * (1 - kept) + of.tiles * kept
    matching = of.matching.mean(2, keepdim=True) * (1 - kept) + of.matching * kept
    value = value + (first * (by["FIRST"] * tiles + by["FIRST_MATCHING"] * matching)).sum(2)
    value = value + (second * (by["SECOND"] * tiles + by["SECOND_MATCHING"] * matching)).sum(2)
    return (value / (by["HEAT"] + by["HEAT_TIME"] * root)[:, None]).log_softmax(1)


if __name__ == "__main__":
    Outlook(GAME, outlook, CONSTANTS, Positions, look, chances, RATE).main(__doc__, 1200, 4)
