"""The catalog of this server: games with their options and bots, and languages."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from backroom.bots.play import DEFAULT_BOT, LEVELS
from backroom.core.registry import games
from backroom.core.texts import LANGUAGES, Texts
from backroom.server.schemas import BotInfo, Catalog, GameInfo, OptionInfo

if TYPE_CHECKING:
    from backroom.core.game import Game, Option


@cache
def catalog() -> Catalog:
    """Return everything that a lobby needs to set up a table."""
    return Catalog([game_info(game) for game in games().values()], list(LANGUAGES))


def game_info(game: Game[Any, Any]) -> GameInfo:
    """Return what can be chosen in a game."""
    editions = [option.name for option in game.options if option.parse is not None]
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        players=list(game.player_counts),
        options=[option_info(option, game) for option in game.options],
        bots=[BotInfo(bot.name, level) for level, bot in enumerate(LEVELS, start=1)],
        default_bot=DEFAULT_BOT,
        edition=editions[0] if editions else None,
        default_auto_response=game.default_auto_response,
        taglines={language: Texts(language, game).format("tagline") for language in LANGUAGES},
    )


def option_info(option: Option, game: Game[Any, Any]) -> OptionInfo:
    """Return an option with the values it can have."""
    return OptionInfo(
        option.name, option.default, option.values, list(option.players or game.player_counts), is_text=option.parse is not None
    )
