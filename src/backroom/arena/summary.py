"""The figures of a tournament, and their form as JSON and CSV."""

from __future__ import annotations

import csv
import io
import statistics
from typing import TYPE_CHECKING

import msgspec

from backroom.arena.component_effects import ComponentEffect, component_effects
from backroom.arena.ratings import RankedMatch, fit_ratings
from backroom.arena.schedule import TournamentConfig, game_of
from backroom.core.stats import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.arena.match import MatchResult


class WinRate(msgspec.Struct, frozen=True):
    """A share of wins with Wilson's 95 % interval; a win that is shared counts in parts."""

    value: float
    low: float
    high: float
    games: int


class Entrant(msgspec.Struct, frozen=True):
    """A bot or an automaton in a tournament."""

    name: str
    rating: float
    rating_low: float
    rating_high: float
    share: WinRate
    """For each seat it had."""
    even: float
    """The share that it would have if all were equally strong."""
    score: float
    deviation: float


class Distribution(msgspec.Struct, frozen=True):
    """How a figure is spread over the games."""

    mean: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float
    values: list[float]


class TournamentSummary(msgspec.Struct, frozen=True):
    """What a tournament has shown."""

    config: TournamentConfig
    games: int
    shuffles: int
    entrants: list[Entrant]
    """Best first."""
    seats: list[WinRate]
    """The share of wins of each seat."""
    moves: Distribution
    scores: Distribution
    """Of all seats."""
    margins: Distribution
    """Between the first and the second."""
    seconds: float
    """Of processor time, all games together."""
    components: list[ComponentEffect]


def summarise(config: TournamentConfig, games: Sequence[MatchResult]) -> TournamentSummary:
    """Return the figures of some games, at least one."""
    automatons = list(game_of(config).automatons(config.players))
    return TournamentSummary(
        config,
        len(games),
        len({played.shuffle for played in games}),
        rank_entrants(games, automatons),
        [win_rate([played.shares[seat] for played in games]) for seat in range(config.players)],
        distribution([played.moves for played in games]),
        distribution([score for played in games for score in played.scores[: config.players]]),
        distribution([margin for played in games if (margin := winning_margin(played)) is not None]),
        round(sum(played.seconds for played in games), 1),
        component_effects(games),
    )


def rank_entrants(games: Sequence[MatchResult], automatons: list[str]) -> list[Entrant]:
    """Return everyone who took part, best first."""
    shares: dict[str, list[float]] = {}
    evens: dict[str, list[float]] = {}
    scores: dict[str, list[int]] = {}
    standings = []
    for played in games:
        names = [*played.bots, *automatons]
        standings.append(RankedMatch(played.shuffle, names, played.ranks))
        for name, share, score in zip(names, played.shares, played.scores, strict=True):
            shares.setdefault(name, []).append(share)
            evens.setdefault(name, []).append(1 / len(names))
            scores.setdefault(name, []).append(score)
    ratings = fit_ratings(standings)
    entrants = [
        Entrant(
            name,
            round(ratings[name].value, 1),
            round(ratings[name].low, 1),
            round(ratings[name].high, 1),
            win_rate(shares[name]),
            round(statistics.fmean(evens[name]), 4),
            round(statistics.fmean(scores[name]), 2),
            round(statistics.pstdev(scores[name]), 2),
        )
        for name in shares
    ]
    return sorted(entrants, key=lambda entrant: -entrant.rating)


def win_rate(shares: Sequence[float]) -> WinRate:
    """Return the mean of shares with its interval."""
    won = sum(shares)
    low, high = wilson(won, len(shares))
    return WinRate(round(won / len(shares), 4), round(low, 4), round(high, 4), len(shares))


def winning_margin(played: MatchResult) -> int | None:
    """Return by how much the first beat the next in points, if that was how."""
    if len(played.scores) == 1:
        return None
    first = played.ranks.index(1)
    margin = played.scores[first] - max(score for seat, score in enumerate(played.scores) if seat != first)
    return margin if margin >= 0 else None


def distribution(values: Sequence[float]) -> Distribution:
    """Return how values are spread."""
    ordered = sorted(values) or [0]

    def at(part: float) -> float:
        return float(ordered[round(part * (len(ordered) - 1))])

    return Distribution(round(statistics.fmean(ordered), 2), at(0), at(0.25), at(0.5), at(0.75), at(1), list(map(float, ordered)))


def games_csv(games: Sequence[MatchResult]) -> str:
    """Return a line for each seat of each game."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    write(["shuffle", "number", "seat", "bot", "score", "rank", "share", "moves", "decisions", "seconds"])
    for played in games:
        for seat, bot in enumerate(played.bots):
            row = [played.shuffle, played.number, seat, bot, played.scores[seat], played.ranks[seat], played.shares[seat]]
            write([*row, played.moves, played.decisions, played.seconds])
    return out.getvalue()


def components_csv(summary: TournamentSummary) -> str:
    """Return a line for each component."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    write(ComponentEffect.__struct_fields__)
    for worth in summary.components:
        write(msgspec.structs.astuple(worth))
    return out.getvalue()
