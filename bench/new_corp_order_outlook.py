"""Fit what New Corp Order's search believes of a position to who won: `games/new_corp_order/outlook.py` has its constants from here.

    uv run --extra train bench/new_corp_order_outlook.py [--games 1200] [--players 4] [--keep FILE.npz]

Bots of mixed strength play; after every move the position is kept with the winner. Then the outlook's formula, written here for tensors,
is fitted by descent on the surprise at the winners of four games in five, and judged by the fifth. Printed are the surprise of knowing
nothing, of the constants as they are and of the fitted ones, in nats.
"""

from __future__ import annotations

import argparse
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from rich.progress import track

from backroom import find_game
from backroom.bots.levels import SearchBot
from backroom.bots.match import seat_bot
from backroom.core.bot import Bot
from backroom.core.chance import SeededChance
from backroom.core.position import share_win
from backroom.core.rng import Rng, seed_from
from backroom.core.table import Table
from backroom.games.new_corp_order import outlook
from backroom.games.new_corp_order.score import consultant_points, ranks
from backroom.games.new_corp_order.state import State

GAME = find_game("new-corp-order")
CONSTANTS = (
    "FIRST", "SECOND", "FIRST_MATCHING", "SECOND_MATCHING", "DRIFT", "HAND_SHARE", "UPRIGHT_SHARE", "CAPTURED_SHARE", "UPRIGHT",
    "CONSULTANT", "TO_MOVE", "BLUR", "BLUR_TIME", "HEAT", "HEAT_TIME",
)  # fmt: skip
STEPS = 400
RATE = 0.02
THOUGHT = (200, 400, 800)
SURE = 1 - 1e-9
EXACT = 1e-9


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


def look(s: State, number: int) -> list[Any]:
    """Return a position's row, without who won."""
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
        None,
        number,
    ]


def seat(number: int, place: int, rng: Rng) -> Bot:
    """Return a bot: three in four search, each with other thought."""
    bot = seat_bot("greedy" if rng.below(4) == 0 else "expert", GAME, seed_from("outlook", number, place))
    if isinstance(bot, SearchBot):
        bot.simulations = THOUGHT[rng.below(len(THOUGHT))]
    return bot


def play(players: int, number: int) -> list[list[Any]]:
    """Play a game; return the rows of its positions."""
    table = Table(GAME, players, {}, SeededChance(f"outlook/{number}"))
    rng = Rng(seed_from("outlook", number))
    bots = [seat(number, place, rng) for place in range(players)]
    rows: list[list[Any]] = []
    table.run()
    while not table.over:
        owing = table.owing()[0]
        table.play(owing, bots[owing].decide(table.view(owing), owing))
        table.run()
        if not table.over and not table.position.midway:
            rows.append(look(table.position, number))
    won = list(share_win(ranks(table.position), players))
    for row in rows:
        row[-2] = won
    return rows


def gather(players: int, games: int, kept: Path | None) -> Positions:
    """Return positions of many games, those that were kept if there are any."""
    if kept is None or not kept.exists():
        rows = [row for number in track(range(games), "games") for row in play(players, number)]
        columns = [np.array(column, np.float64) for column in zip(*rows, strict=True)]
        if kept is not None:
            np.savez(kept, **dict(zip(Positions._fields, columns, strict=True)))
    else:
        with np.load(kept) as file:
            columns = [file[name] for name in Positions._fields]
    return Positions(*(torch.from_numpy(column) for column in columns))


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


def surprise(of: Positions, by: dict[str, torch.Tensor]) -> torch.Tensor:
    """Return the surprise at the winners, on the mean."""
    return -(of.won * chances(of, by)).sum(1).mean()


def fit(of: Positions, begin: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """Return constants that surprise is least with."""
    by = {name: constant.clone().requires_grad_() for name, constant in begin.items()}
    descent = torch.optim.Adam(by.values(), lr=RATE)
    for _ in track(range(STEPS), "fitting"):
        descent.zero_grad()
        surprise(of, by).backward()
        descent.step()
    return {name: constant.detach() for name, constant in by.items()}


def main() -> None:
    """Play, fit and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    positions = gather(options.players, options.games, options.keep)
    here = {name: torch.tensor(getattr(outlook, name), dtype=torch.float64) for name in CONSTANTS}
    apart = (chances(positions, here).exp() - positions.believed).abs().max().item()
    assert apart < EXACT, f"the formula here is not the one of the outlook: {apart} apart"
    judged = positions.game % 5 == 0
    learnt, left = (Positions(*(column[rows] for column in positions)) for rows in (~judged, judged))
    fitted = fit(learnt, here)
    print(f"{len(judged)} positions of {options.games} games with {options.players} players; surprise at the winners of every fifth game:")
    print(f"  knowing nothing {log(options.players):.3f}, now {surprise(left, here):.3f}, fitted {surprise(left, fitted):.3f}")
    for name, constant in fitted.items():
        print(f"  {name}: {here[name].item():.2f} -> {constant.item():.2f}")


if __name__ == "__main__":
    main()
