"""Backroom: a table for games of power.

The names exported here are stable: see docs/stability.md.
"""

from importlib.metadata import version

from backroom._compiled import status as compiled_status
from backroom.core.bot import Bot
from backroom.core.chance import Chance, SeededChance
from backroom.core.discover import find_game
from backroom.core.draft import Draft
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
from backroom.core.position import CHANCE, EVERYTHING, OVER, SEVERAL, SPECTATOR, Position
from backroom.core.record import Record, read_record, replay_record, write_record
from backroom.core.rng import Rng
from backroom.core.table import Entry, Table
from backroom.core.texts import Texts

__version__ = version("backroom")

__all__ = [
    "CHANCE",
    "EVERYTHING",
    "OVER",
    "SEVERAL",
    "SPECTATOR",
    "BackroomError",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Chance",
    "Draft",
    "Entry",
    "Fact",
    "Game",
    "IllegalMove",
    "MalformedMove",
    "NewerRecord",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Position",
    "Record",
    "Rng",
    "SeededChance",
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
