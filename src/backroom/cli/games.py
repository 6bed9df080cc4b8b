"""`backroom games`: what can be played."""

from __future__ import annotations

import json

from rich.table import Table

from backroom.bots.play import bots_for
from backroom.cli.common import AsJson, Language, console, make_texts
from backroom.core import registry
from backroom.core.game import Option, spellings


def games(json_: AsJson = False, lang: Language = "en") -> None:
    """List the games with their player counts, options and bots."""
    found = registry.games()
    if json_:
        listed = {
            name: {
                "rules": game.rules_version,
                "players": list(game.player_counts),
                "options": {
                    option.name: {
                        "values": option.values,
                        "default": option.default,
                        "players": option.players or list(game.player_counts),
                        "file": option.parse is not None,
                    }
                    for option in game.options
                },
                "bots": list(bots_for(game)),
            }
            for name, game in found.items()
        }
        print(json.dumps(listed, indent=2))
        return
    texts = make_texts(lang)
    table = Table(box=None, pad_edge=False)
    for heading in ("games-game", "games-players", "games-options", "games-bots"):
        table.add_column(texts.format(heading))
    for name, game in found.items():
        spoken = make_texts(lang, game)
        options = "\n".join(f"{spell_option(option)}: {spoken.format(f'option-{option.name}-help')}" for option in game.options)
        players = f"{game.player_counts[0]}-{game.player_counts[-1]}" if len(game.player_counts) > 1 else str(game.player_counts[0])
        table.add_row(f"[bold]{name}[/bold]\n{spoken.format('tagline')}", players, options or "-", ", ".join(bots_for(game)))
    console().print(table)


def spell_option(option: Option) -> str:
    """Return an option with its values as `--option` takes them, the default first."""
    if option.parse is not None:
        return f"{option.name}=FILE"
    values = sorted(option.values, key=lambda value: value != option.default)
    return f"{option.name}={'|'.join(spellings(value)[0] for value in values)}"
