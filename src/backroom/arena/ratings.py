"""Ratings on Elo's scale: Bradley and Terry's model, fitted to who finished before whom, with intervals from reweighted shuffles.

A game of several sides is read as all its pairs, as Plackett and Luce's model breaks down. What was played with one shuffle belongs
together, so the intervals come from giving whole shuffles random weights (the Bayesian bootstrap). Each pair is given one win each way
beforehand: a bot that has never lost still gets a rating and an honest interval.
"""

from __future__ import annotations

from math import log, log10
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from backroom.core.rng import Rng, seed_from

if TYPE_CHECKING:
    from collections.abc import Sequence

MIDDLE = 1500.0
"""What the mean of all is set to."""
SCALE = 400.0
ROUNDS = 400
"""How often the shuffles are weighted anew."""
STEPS = 200
CLOSE = 1e-6

Pair: TypeAlias = tuple[str, str]
"""Who won, who lost."""
Wins: TypeAlias = dict[Pair, float]


class RankedMatch(NamedTuple):
    """Who took part in a game, and the rank of each."""

    shuffle: int
    names: Sequence[str]
    ranks: Sequence[int]


class Rating(NamedTuple):
    """A rating with its 95 % interval."""

    value: float
    low: float
    high: float


def fit_ratings(standings: Sequence[RankedMatch]) -> dict[str, Rating]:
    """Return a rating for every name."""
    names = sorted({name for standing in standings for name in standing.names})
    shuffles = list(_by_shuffle(standings).values())
    met = {tuple(sorted(pair)) for wins in shuffles for pair in wins}
    prior: list[Wins] = [{pair: 1.0} for one, other in sorted(met) for pair in ((one, other), (other, one))]
    blocks = shuffles + prior
    fitted = fit_bradley_terry(names, _weigh(blocks, [1.0] * len(blocks)))
    rng = Rng(seed_from("ratings"))
    samples: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(ROUNDS):
        weights = [-log((float(rng.bits()) + 0.5) / 2**32) for _ in blocks]
        for name, value in fit_bradley_terry(names, _weigh(blocks, weights), fitted).items():
            samples[name].append(value)
    cut = ROUNDS // 40
    return {name: Rating(fitted[name], sorted(samples[name])[cut], sorted(samples[name])[-1 - cut]) for name in names}


def fit_bradley_terry(names: Sequence[str], wins: Wins, start: dict[str, float] | None = None) -> dict[str, float]:
    """Return the ratings that make the results likeliest, by Hunter's iteration."""
    strength = {name: 10 ** (((start or {}).get(name, MIDDLE) - MIDDLE) / SCALE) for name in names}
    won = {name: sum(number for (winner, _), number in wins.items() if winner == name) for name in names}
    for _ in range(STEPS):
        needed = dict.fromkeys(names, 0.0)
        for (winner, loser), number in wins.items():
            part = number / (strength[winner] + strength[loser])
            needed[winner] += part
            needed[loser] += part
        new = {name: won[name] / needed[name] if needed[name] else strength[name] for name in names}
        moved = max(abs(log(new[name] / strength[name])) for name in names)
        strength = new
        if moved < CLOSE:
            break
    values = {name: SCALE * log10(strength[name]) for name in names}
    shift = MIDDLE - sum(values.values()) / len(values)
    return {name: value + shift for name, value in values.items()}


def _by_shuffle(standings: Sequence[RankedMatch]) -> dict[int, Wins]:
    """Return for each shuffle who was before whom how often; level sides have half a win each, bots of one name do not count."""
    found: dict[int, Wins] = {}
    for standing in standings:
        wins = found.setdefault(standing.shuffle, {})
        sides = list(zip(standing.names, standing.ranks, strict=True))
        for place, (name, rank) in enumerate(sides):
            for other, other_rank in sides[place + 1 :]:
                if name == other:
                    continue
                share = 0.5 if rank == other_rank else float(rank < other_rank)
                wins[name, other] = wins.get((name, other), 0.0) + share
                wins[other, name] = wins.get((other, name), 0.0) + 1 - share
    return found


def _weigh(blocks: Sequence[Wins], weights: Sequence[float]) -> Wins:
    total: Wins = {}
    for wins, weight in zip(blocks, weights, strict=True):
        for pair, number in wins.items():
            total[pair] = total.get(pair, 0.0) + weight * number
    return total
