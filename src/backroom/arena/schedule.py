"""Who meets whom: the same shuffles for all, and every line-up in every seat."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

import msgspec

import backroom
from backroom.bots.play import check_bot
from backroom.core.errors import BadSetup
from backroom.core.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backroom.core.game import Game


class TournamentConfig(msgspec.Struct, frozen=True):
    """What a tournament is about; games of different settings are never mixed."""

    game: str
    rules_version: int
    players: int
    options: dict[str, bool | str]
    bots: tuple[str, ...]
    seed: str
    version: str
    """Of this program: another may play differently."""


class Match(msgspec.Struct, frozen=True):
    """A game to be played: a shuffle, its number among the games with this shuffle, and a bot for each seat."""

    shuffle: int
    number: int
    bots: tuple[str, ...]


def make_config(game: Game[Any, Any], players: int, options: dict[str, bool | str], bots: list[str], seed: str) -> TournamentConfig:
    """Return a checked config, or say what is allowed."""
    if not bots:
        raise BadSetup("name at least one bot")
    checked = game.check_setup(players, options)
    for bot in bots:
        check_bot(bot, game, players, checked)
    return TournamentConfig(game.name, game.rules_version, players, dict(checked), tuple(bots), seed, backroom.__version__)


def lineups(config: TournamentConfig) -> list[tuple[str, ...]]:
    """Return who sits down together: every choice of as many bots as there are seats; if they are fewer, the last fills the rest."""
    missing = config.players - len(config.bots)
    if missing > 0:
        return [config.bots + (config.bots[-1],) * missing]
    return list(dict.fromkeys(combinations(config.bots, config.players)))


def seatings(line_up: tuple[str, ...], shuffle: int) -> list[tuple[str, ...]]:
    """Return a line-up in all rotations, so that each bot plays every seat; the order round the table changes from shuffle to shuffle."""
    orders = list(permutations(line_up[1:]))
    order = line_up[:1] + orders[shuffle % len(orders)]
    rotations = (order[turn:] + order[:turn] for turn in range(len(order)))
    return list(dict.fromkeys(rotations))


def matches_of_shuffle(config: TournamentConfig, shuffle: int) -> list[Match]:
    """Return all games with one shuffle."""
    tables = [bots for line_up in lineups(config) for bots in seatings(line_up, shuffle)]
    return [Match(shuffle, number, bots) for number, bots in enumerate(tables)]


def schedule(config: TournamentConfig, games: int) -> Iterator[Match]:
    """Yield at least so many games, always all games of a shuffle."""
    shuffle = 0
    while games > 0:
        together = matches_of_shuffle(config, shuffle)
        yield from together
        games -= len(together)
        shuffle += 1


def game_of(config: TournamentConfig) -> Game[Any, Any]:
    """Return the game of a config by its rules."""
    return find_game(config.game).with_rules_version(config.rules_version)
