"""The numbers of all steps, and the words they add to a move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.core.steps import StepBlock, StepTable
from backroom.games.kompromat.data import TOOL_NAMES

DO_PLACE: Final[i64] = 0
DO_DRAW: Final[i64] = 1
DO_STOP: Final[i64] = 2
DO_USE: Final[i64] = 3
DO_PASS: Final[i64] = 4
DO_GIVE_BACK: Final[i64] = 5
DO_KEEP: Final[i64] = 6
DO_TAKE: Final[i64] = 7
MISSION: Final[i64] = 8
TOOL: Final[i64] = 12
COPY: Final[i64] = 22
SOURCE: Final[i64] = 32
TARGET: Final[i64] = 36
CHANGE: Final[i64] = 40  # one less, one more
ELEVENS: Final[i64] = 42  # how many 1/11 count as 11

STEPS: Final = StepTable(
    StepBlock(DO_PLACE, "do", ("place", "draw", "stop", "use", "pass", "give-back", "keep", "take")),
    StepBlock(MISSION, "mission", (1, 2, 3, 4)),
    StepBlock(TOOL, "tool", TOOL_NAMES),
    StepBlock(COPY, "copy", TOOL_NAMES),
    StepBlock(SOURCE, "source", (1, 2, 3, 4)),
    StepBlock(TARGET, "target", (1, 2, 3, 4)),
    StepBlock(CHANGE, "change", (-1, 1)),
    StepBlock(ELEVENS, "elevens", (0, 1, 2)),
)
