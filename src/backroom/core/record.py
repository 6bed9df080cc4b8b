"""Records: a game as lines of JSON, readable by people, replayable anywhere, with no generator.

The first line says what is played, then one line a whole move or draw, last the result:

    {"backroom":1,"game":"new-corp-order","rules":1,"players":3,"options":{"short-game":false}}
    {"n":1,"by":"chance","move":{"do":"draw","from":"tiles","result":["print-media","social-media"]}}
    {"n":2,"by":0,"move":{"do":"plot","take":["red","deck"]}}
    {"result":{"scores":[31,28,40],"ranks":[2,3,1]}}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from backroom.core.errors import BackroomError, BadRecord, NewerRecord, join_or
from backroom.core.fairness import Fairness
from backroom.core.position import CHANCE
from backroom.core.registry import find_game
from backroom.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from backroom.core.game import Game, Options

FORMAT = 1
HEADER_FIELDS = ("backroom", "game", "rules", "players", "options", "names", "fair")
NEEDED_FIELDS = ("backroom", "game", "rules", "players", "options")


class Record(NamedTuple):
    """A record that has been read: its form is good, its moves are not yet checked."""

    game: Game[Any, Any]
    players: int
    options: Options
    names: list[str]
    moves: list[tuple[int, object]]
    """Who moved (a seat or CHANCE), and the move."""
    result: dict[str, object] | None
    """None for a game in progress."""
    fair: Fairness | None = None
    """What proves the draws, if the record shows it."""


def write_record(table: Table, names: Sequence[str] = (), fair: Fairness | None = None) -> str:
    """Return a table's log as a record; `names` say who sat where, `fair` proves the draws once the game is over."""
    header: dict[str, object] = {
        "backroom": FORMAT,
        "game": table.game.name,
        "rules": table.game.rules_version,
        "players": table.players,
        "options": table.options,
    }
    if names:
        header["names"] = list(names)
    if fair is not None:
        header["fair"] = fair
    lines: list[object] = [header]
    lines += [{"n": entry.n, "by": "chance" if entry.by == CHANCE else entry.by, "move": entry.move} for entry in table.log]
    outcome = table.outcome
    if outcome is not None:
        lines.append({"result": {"scores": outcome.scores, "ranks": outcome.ranks}})
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read_record(text: str, find: Callable[[str], Game[Any, Any]] = find_game) -> Record:
    """Return a record, or say which line is not as it should be; `find` looks up games by name."""
    lines = text.splitlines()
    if not lines:
        raise BadRecord(1, 'the file is empty; a record begins with a line such as {"backroom": 1, "game": …}')
    header = _read_header(lines[0])
    game, players, options, names = _read_setup(header, find)
    moves: list[tuple[int, object]] = []
    result: dict[str, object] | None = None
    for number, line in enumerate(lines[1:], start=2):
        if result is not None:
            raise BadRecord(number, "nothing may follow the result")
        content = _decode(line, number)
        if "result" in content:
            result = _read_result(content, number)
        else:
            moves.append(_read_move_line(content, number, players, expected=len(moves) + 1))
    return Record(game, players, options, names, moves, result, _read_fairness(header))


def replay_record(record: Record, at: int | None = None) -> Table:
    """Return the table after the first `at` moves, all by default; every move and the result are checked."""
    last = len(record.moves)
    if at is not None and not 0 <= at <= last:
        raise BackroomError(f"the record has {last} moves; there is no moment {at}")
    for table in replay_steps(record):
        if len(table.log) == at != last:
            break
    return table


def replay_steps(record: Record) -> Iterator[Table]:
    """Yield the table at each moment, from the set-up to the end; every move and the result are checked."""
    table = Table(record.game, record.players, record.options)
    yield table
    for line, (by, move) in enumerate(record.moves, start=2):
        try:
            table.replay_entry(by, move)
        except BackroomError as error:
            raise BadRecord(line, str(error)) from error
        yield table
    _check_result(record, table)


def _check_result(record: Record, table: Table) -> None:
    line = len(record.moves) + 2
    outcome = table.outcome
    if outcome is None:
        if record.result is not None:
            raise BadRecord(line, "there is a result, but the game is not over")
        return
    expected = {"scores": outcome.scores, "ranks": outcome.ranks}
    if record.result is None:
        raise BadRecord(line, "the game is over, but the result is missing")
    if record.result != expected:
        raise BadRecord(line, f"the result should be {msgspec.json.encode(expected).decode()}")


def _decode(line: str, number: int) -> dict[str, Any]:
    try:
        content = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise BadRecord(number, f"this is not JSON: {error}") from error
    if not isinstance(content, dict):
        raise BadRecord(number, "every line is an object, {…}")
    return content


def _read_header(line: str) -> dict[str, Any]:
    header = _decode(line, 1)
    version = header.get("backroom")
    if type(version) is not int or version < 1:
        raise BadRecord(1, 'a record begins with a line such as {"backroom": 1, "game": …}')
    if version > FORMAT:
        raise NewerRecord(1, f"the record has format {version}, this program reads up to {FORMAT}: a newer version is needed")
    for field in header:
        if field not in HEADER_FIELDS:
            raise BadRecord(1, f"unknown field {field!r}; the first line has {join_or(HEADER_FIELDS)}")
    for field in NEEDED_FIELDS:
        if field not in header:
            raise BadRecord(1, f"the field {field!r} is missing")
    return header


def _read_fairness(header: dict[str, Any]) -> Fairness | None:
    if "fair" not in header:
        return None
    try:
        return msgspec.convert(header["fair"], Fairness)
    except msgspec.ValidationError as error:
        raise BadRecord(1, f"fair: {error}") from error


def _read_setup(header: dict[str, Any], find: Callable[[str], Game[Any, Any]]) -> tuple[Game[Any, Any], int, Options, list[str]]:
    rules, players, options, names = header["rules"], header["players"], header["options"], header.get("names", [])
    if type(rules) is not int or type(players) is not int or not isinstance(options, dict):
        raise BadRecord(1, "rules and players are numbers, options an object")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRecord(1, "names are a list of words")
    try:
        game = find(str(header["game"])).with_rules_version(rules)
        return game, players, game.check_setup(players, options), names
    except NewerRecord:
        raise
    except BackroomError as error:
        raise BadRecord(1, str(error)) from error


def _read_move_line(content: dict[str, Any], number: int, players: int, expected: int) -> tuple[int, object]:
    if set(content) != {"n", "by", "move"}:
        raise BadRecord(number, f"a line has the fields n, by and move, not {join_or(sorted(content))}")
    if content["n"] != expected or type(content["n"]) is not int:
        raise BadRecord(number, f"n should be {expected}, not {content['n']!r}")
    by = content["by"]
    if by == "chance":
        return CHANCE, content["move"]
    if type(by) is not int or not 0 <= by < players:
        raise BadRecord(number, f'"by" is "chance" or a seat from 0 to {players - 1}, not {by!r}')
    return by, content["move"]


def _read_result(content: dict[str, Any], number: int) -> dict[str, object]:
    result = content["result"]
    if set(content) != {"result"} or not isinstance(result, dict) or set(result) != {"scores", "ranks"}:
        raise BadRecord(number, 'the last line is {"result": {"scores": […], "ranks": […]}}')
    return result
