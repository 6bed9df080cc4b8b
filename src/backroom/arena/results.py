"""The games of a tournament in a file of JSON lines: first the config, then a line a game. The same command goes on where it stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from backroom.arena.match import MatchResult
from backroom.arena.schedule import Match, TournamentConfig
from backroom.core.errors import BackroomError

if TYPE_CHECKING:
    from pathlib import Path

GAMES_FILE = "games.jsonl"


class ConfigMismatch(BackroomError):
    """The games in the folder are of another tournament."""


class BadResults(BackroomError):
    """A file of games that cannot be read."""


class ResultsFile:
    """The games played so far, kept in a folder if there is one."""

    def __init__(self, config: TournamentConfig, folder: Path | None = None) -> None:
        """Read what is there; another config is refused."""
        self.config = config
        self.file = None if folder is None else folder / GAMES_FILE
        self.games: dict[tuple[int, int], MatchResult] = {}
        if folder is None or self.file is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if self.file.exists():
                self._take(*read_results(self.file))
            else:
                self._write(config)
        except OSError as error:
            raise BadResults(f"{folder}: {error.strerror or error}") from error

    def __contains__(self, match: Match) -> bool:
        """Tell whether a game has been played."""
        return (match.shuffle, match.number) in self.games

    def add(self, played: MatchResult) -> None:
        """Keep a game."""
        self.games[played.shuffle, played.number] = played
        self._write(played)

    def among(self, matches: list[Match]) -> list[MatchResult]:
        """Return the games of a list that have been played, in its order."""
        return [self.games[match.shuffle, match.number] for match in matches if match in self]

    def _write(self, line: TournamentConfig | MatchResult) -> None:
        if self.file is not None:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(line) + b"\n")

    def _take(self, config: TournamentConfig, games: list[MatchResult]) -> None:
        assert self.file is not None
        for field in TournamentConfig.__struct_fields__:
            there, here = getattr(config, field), getattr(self.config, field)
            if there != here:
                raise ConfigMismatch(f"{self.file} holds games with {field} {there!r}, not {here!r}; give another folder")
        self.games = {(played.shuffle, played.number): played for played in games}


def read_results(file: Path) -> tuple[TournamentConfig, list[MatchResult]]:
    """Return what a file holds; a last line that was cut off is cut away, its game is played again."""
    content = file.read_bytes()
    whole, _, rest = content.rpartition(b"\n")
    lines = whole.split(b"\n")
    try:
        config = msgspec.json.decode(lines[0], type=TournamentConfig)
        games = [msgspec.json.decode(line, type=MatchResult) for line in lines[1:]]
    except msgspec.MsgspecError as error:
        raise BadResults(f"{file} is not a file of games: {error}") from error
    if rest:
        with file.open("r+b") as out:
            out.truncate(len(content) - len(rest))
    return config, games
