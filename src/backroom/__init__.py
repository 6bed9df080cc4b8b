"""Backroom: a table for games of power.

The names exported here are stable: see docs/stability.md.
"""

from importlib.metadata import version

from backroom._compiled import status as compiled_status
from backroom.core.bot import Bot
from backroom.core.draw_source import DrawSource, SeededDraws
from backroom.core.errors import (
    BackroomError,
    BadRecord,
    BadSetup,
    IllegalMove,
    MalformedMove,
    NewerRecord,
    NotYourTurn,
    StaleDecision,
    UnknownGame,
)
from backroom.core.facts import Fact
from backroom.core.game import Game, Option, Outcome, View
from backroom.core.move_builder import MoveBuilder
from backroom.core.position import CHANCE, OMNISCIENT, SIMULTANEOUS, SPECTATOR, TERMINAL, Position
from backroom.core.record import Record, read_record, replay_record, write_record
from backroom.core.registry import find_game
from backroom.core.rng import Rng
from backroom.core.table import LogEntry, Table
from backroom.core.texts import Texts

__version__ = version("backroom")

__all__ = [
    "CHANCE",
    "OMNISCIENT",
    "SIMULTANEOUS",
    "SPECTATOR",
    "TERMINAL",
    "BackroomError",
    "BadRecord",
    "BadSetup",
    "Bot",
    "DrawSource",
    "Fact",
    "Game",
    "IllegalMove",
    "LogEntry",
    "MalformedMove",
    "MoveBuilder",
    "NewerRecord",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Position",
    "Record",
    "Rng",
    "SeededDraws",
    "StaleDecision",
    "Table",
    "Texts",
    "UnknownGame",
    "View",
    "compiled_status",
    "find_game",
    "read_record",
    "replay_record",
    "write_record",
]
