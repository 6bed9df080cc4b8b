"""`backroom play`: a whole game in the terminal against bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from backroom.bots.play import check_bot
from backroom.cli.common import EditionFile, Language, OptionWords, Players, console, make_texts, open_record, read_options, side_names
from backroom.cli.terminal import TerminalGame
from backroom.core.draw_source import SeededDraws
from backroom.core.errors import BadSetup
from backroom.core.game import Game
from backroom.core.record import replay_record
from backroom.core.registry import find_game, games
from backroom.core.table import Table


def play(  # noqa: PLR0913, PLR0917
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The name of a game; you are asked if it is left out.")] = None,
    players: Players = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    bots: Annotated[str, typer.Option(help="Who sits in the other seats: the name of a bot.")] = "expert",
    option: OptionWords = None,
    edition: EditionFile = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal the same game again.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save the game.")] = None,
    lang: Language = "en",
) -> None:
    """Play a game against bots in the terminal."""
    if resume is not None:
        table, names = resume_table(resume, seed)
    else:
        found = find_game(game) if game is not None else choose_game(lang)
        count = players if players is not None else found.default_players
        table = Table(found, count, read_options(found, option, edition), draw_source(seed))
        names = []
    if not 0 <= seat < table.players:
        raise BadSetup(f"the seats are 0 to {table.players - 1}, there is no seat {seat}")
    check_bot(bots, table.game, table.players, table.options)
    texts = make_texts(lang, table.game)
    own_name = name or texts.format("play-you")
    if not names:
        names = [own_name if s == seat else texts.format("play-bot-name", bot=bots, number=s + 1) for s in range(table.players)]
    texts.names = side_names(table.game, table.players, names, texts)
    file = save or resume or Path(f"{table.game.name}.jsonl")
    TerminalGame(table, seat, bots, texts, file, seed or secrets.token_hex(8)).run()


def draw_source(seed: str | None) -> SeededDraws:
    """Return the source of draws for a game in the terminal."""
    return SeededDraws(f"play/{seed}" if seed is not None else None)


def resume_table(file: Path, seed: str | None) -> tuple[Table, list[str]]:
    """Return the table of a saved game, with a source for the draws to come."""
    read = open_record(file)
    table = replay_record(read)
    table.draws = draw_source(seed)
    return table, read.names


def choose_game(language: str) -> Game[Any, Any]:
    """Ask which game to play."""
    found = list(games().values())
    if len(found) == 1:
        return found[0]
    texts = make_texts(language)
    out = console()
    out.print(texts.format("play-which-game"), style="bold")
    for number, game in enumerate(found, start=1):
        spoken = make_texts(language, game)
        out.print(f"{number:3}  {spoken.format('title')}: {spoken.format('tagline')}", markup=False)
    while True:
        answer = input("> ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(found):
            return found[int(answer) - 1]
        out.print(texts.format("play-number-please", most=len(found)))
