"""`backroom replay`: check a record and show the position after one of its lines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from backroom.cli.common import AsJson, Language, console, make_texts, open_record, side_names
from backroom.core.errors import BackroomError, BadSetup
from backroom.core.position import OMNISCIENT, SPECTATOR
from backroom.core.record import Record, replay_record
from backroom.core.table import Table

RECENT = 8


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A file of JSON lines, as `simulate --out` and `play` write it.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="The position after line n; the end by default.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="What this seat sees, from 0.")] = None,
    all_: Annotated[bool, typer.Option("--all", help="Show everything.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Tell the whole story, not only the latest.")] = False,
    json_: AsJson = False,
    lang: Language = "en",
) -> None:
    """Check every line of a record and show a position of it in words and as a drawing."""
    read = check(record)
    table = replay_record(read, at)
    viewer = choose_viewer(read, seat, everything=all_)
    if json_:
        print(msgspec.json.format(msgspec.json.encode(as_json(table, viewer)), indent=2).decode())
        return
    texts = make_texts(lang, read.game)
    texts.names = side_names(read.game, read.players, read.names, texts)
    out = console()
    out.print(texts.format("replay-heading", title=texts.format("title"), moves=len(table.log), lines=len(read.moves)), style="bold")
    told = [(n, fact) for n, fact in table.facts(viewer) if log or n > len(table.log) - RECENT]
    for n, fact in told:
        out.print(f"{n:4}  {texts.fact_text(fact)}", markup=False)
    out.print(read.game.render(table.view(viewer), texts))
    outcome = table.outcome
    if outcome is not None:
        for side in sorted(range(len(outcome.scores)), key=lambda side: outcome.ranks[side]):
            out.print(texts.format("result-line", rank=outcome.ranks[side], name=texts.names[side], score=outcome.scores[side]))


def check(file: Path) -> Record:
    """Read and replay a record as a whole, so that every line is checked whichever line is shown."""
    try:
        read = open_record(file)
        replay_record(read)
    except BackroomError as error:
        text = str(error)
        raise BackroomError(text if text.startswith(str(file)) else f"{file}: {text}") from error
    return read


def choose_viewer(read: Record, seat: int | None, *, everything: bool) -> int:
    """Return whose eyes are asked for."""
    if everything and seat is not None:
        raise BadSetup("--seat and --all exclude each other")
    if everything:
        return int(OMNISCIENT)
    if seat is None:
        return int(SPECTATOR)
    if not 0 <= seat < read.players:
        raise BadSetup(f"the seats are 0 to {read.players - 1}, there is no seat {seat}")
    return seat


def as_json(table: Table, viewer: int) -> dict[str, object]:
    """Return the position after a line in the game's words."""
    outcome = table.outcome
    return {
        "game": table.game.name,
        "moves": len(table.log),
        "position": table.game.describe(table.view(viewer)),
        "facts": [{"n": n, **msgspec.to_builtins(fact)} for n, fact in table.facts(viewer)],
        "result": None if outcome is None else {"scores": outcome.scores, "ranks": outcome.ranks},
    }
