"""The figures of a tournament, and their form as JSON and CSV."""

from __future__ import annotations

import csv
import io
import statistics
from typing import TYPE_CHECKING

import msgspec

from backroom.arena.ratings import Standing, rate
from backroom.arena.schedule import Setting, game_of
from backroom.arena.worth import Worth, weigh
from backroom.core.stats import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.arena.match import Played


class Share(msgspec.Struct, frozen=True):
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
    share: Share
    """For each seat it had."""
    even: float
    """The share that it would have if all were equally strong."""
    score: float
    deviation: float


class Spread(msgspec.Struct, frozen=True):
    """How a figure is spread over the games."""

    mean: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float
    values: list[float]


class Summary(msgspec.Struct, frozen=True):
    """What a tournament has shown."""

    setting: Setting
    games: int
    shuffles: int
    entrants: list[Entrant]
    """Best first."""
    seats: list[Share]
    """The share of wins of each seat."""
    moves: Spread
    scores: Spread
    """Of all seats."""
    margins: Spread
    """Between the first and the second."""
    seconds: float
    """Of processor time, all games together."""
    components: list[Worth]


def summarise(setting: Setting, games: Sequence[Played]) -> Summary:
    """Return the figures of some games, at least one."""
    automatons = list(game_of(setting).automatons(setting.players))
    return Summary(
        setting,
        len(games),
        len({played.shuffle for played in games}),
        rank_entrants(games, automatons),
        [share_of([played.shares[seat] for played in games]) for seat in range(setting.players)],
        spread([played.moves for played in games]),
        spread([score for played in games for score in played.scores[: setting.players]]),
        spread([margin for played in games if (margin := margin_of(played)) is not None]),
        round(sum(played.seconds for played in games), 1),
        weigh(games),
    )


def rank_entrants(games: Sequence[Played], automatons: list[str]) -> list[Entrant]:
    """Return everyone who took part, best first."""
    shares: dict[str, list[float]] = {}
    evens: dict[str, list[float]] = {}
    scores: dict[str, list[int]] = {}
    standings = []
    for played in games:
        names = [*played.bots, *automatons]
        standings.append(Standing(played.shuffle, names, played.ranks))
        for name, share, score in zip(names, played.shares, played.scores, strict=True):
            shares.setdefault(name, []).append(share)
            evens.setdefault(name, []).append(1 / len(names))
            scores.setdefault(name, []).append(score)
    ratings = rate(standings)
    entrants = [
        Entrant(
            name,
            round(ratings[name].value, 1),
            round(ratings[name].low, 1),
            round(ratings[name].high, 1),
            share_of(shares[name]),
            round(statistics.fmean(evens[name]), 4),
            round(statistics.fmean(scores[name]), 2),
            round(statistics.pstdev(scores[name]), 2),
        )
        for name in shares
    ]
    return sorted(entrants, key=lambda entrant: -entrant.rating)


def share_of(shares: Sequence[float]) -> Share:
    """Return the mean of shares with its interval."""
    won = sum(shares)
    low, high = wilson(won, len(shares))
    return Share(round(won / len(shares), 4), round(low, 4), round(high, 4), len(shares))


def margin_of(played: Played) -> int | None:
    """Return by how much the first beat the next in points, if that was how."""
    if len(played.scores) == 1:
        return None
    first = played.ranks.index(1)
    margin = played.scores[first] - max(score for seat, score in enumerate(played.scores) if seat != first)
    return margin if margin >= 0 else None


def spread(values: Sequence[float]) -> Spread:
    """Return how values are spread."""
    ordered = sorted(values) or [0]

    def at(part: float) -> float:
        return float(ordered[round(part * (len(ordered) - 1))])

    return Spread(round(statistics.fmean(ordered), 2), at(0), at(0.25), at(0.5), at(0.75), at(1), list(map(float, ordered)))


def games_csv(games: Sequence[Played]) -> str:
    """Return a line for each seat of each game."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    write(["shuffle", "number", "seat", "bot", "score", "rank", "share", "moves", "decisions", "seconds"])
    for played in games:
        for seat, bot in enumerate(played.bots):
            row = [played.shuffle, played.number, seat, bot, played.scores[seat], played.ranks[seat], played.shares[seat]]
            write([*row, played.moves, played.decisions, played.seconds])
    return out.getvalue()


def components_csv(summary: Summary) -> str:
    """Return a line for each component."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    write(Worth.__struct_fields__)
    for worth in summary.components:
        write(msgspec.structs.astuple(worth))
    return out.getvalue()
