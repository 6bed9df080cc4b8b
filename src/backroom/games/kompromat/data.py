"""Components and numbers, read from data.toml once and checked."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

import backroom.games

FOLDER: Final = Path(backroom.games.__path__[0]) / "kompromat"
DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "data.toml").read_text())

ROUNDS: Final[i64] = DATA["rounds"]
ROW: Final[i64] = 4
PILES: Final[i64] = 8  # a seat's cards at a mission: seat * 4 + mission
TOKENS: Final[i64] = DATA["tokens"]
MOST_TOKENS: Final[i64] = DATA["most_tokens"]

# Totals are counted in half points.
LIMIT: Final[i64] = 2 * DATA["limit"]
NEWSPAPER_HALVES: Final[i64] = 2 * DATA["newspaper"]
ELEVEN_HALVES: Final[i64] = 20  # what a 1/11 counts more as 11 than as 1

KINDS: Final[i64] = 11  # of equipment
EQUIPMENT_NAMES: Final[tuple[str, ...]] = tuple(card["name"] for card in DATA["equipment"])
HALVES: Final[vec[i64]] = vec[i64]([card["halves"] for card in DATA["equipment"]])
EQUIPMENT: Final[vec[i64]] = vec[i64]([card["cards"] for card in DATA["equipment"]])
BOTH_DECKS: Final[vec[i64]] = vec[i64]([card["cards"] for deck in range(2) for card in DATA["equipment"]])
DECK: Final[i64] = sum(card["cards"] for card in DATA["equipment"])
ONE_OR_ELEVEN: Final[i64] = 1

MISSION_NAMES: Final[tuple[str, ...]] = tuple(card["name"] for card in DATA["missions"])
MISSION_CARDS: Final[vec[i64]] = vec[i64]([card.get("cards", 1) for card in DATA["missions"]])
POINTS: Final[vec[i64]] = vec[i64]([card["points"] for card in DATA["missions"]])
SETS: Final[vec[i64]] = vec[i64](DATA["sets"])
MISSION_KINDS: Final[i64] = 23
CODE: Final[i64] = 8
DOCUMENT: Final[i64] = 9
FIRST_TOOL: Final[i64] = 10
COUNTER_ESPIONAGE: Final[i64] = 20  # with one token; then two, three

TOOLS: Final[i64] = 10
TOOL_NAMES: Final[tuple[str, ...]] = MISSION_NAMES[10:20]
BALACLAVA: Final[i64] = 0
CHLOROFORM: Final[i64] = 1
DRONE: Final[i64] = 2
GPS_TRACKER: Final[i64] = 3
JETPACK: Final[i64] = 4
NEWSPAPER: Final[i64] = 5
NIGHT_VISION: Final[i64] = 6
STUN_GUN: Final[i64] = 7
USB_STICK: Final[i64] = 8
VESPER_MARTINI: Final[i64] = 9

BALACLAVA_TOKENS: Final[i64] = 2
NIGHT_VISION_CARDS: Final[i64] = DATA["night_vision"]


def halves_word(halves: int) -> str:
    """Return a total in half points as one writes it: 20½."""
    whole, half = divmod(abs(halves), 2)
    return ("−" if halves < 0 else "") + (str(whole) if whole or not half else "") + ("½" if half else "")


def check() -> None:
    """Refuse data that the rules could not play by."""
    if len(EQUIPMENT_NAMES) != 11 or len(MISSION_NAMES) != 23:
        raise ValueError("kompromat/data.toml: there must be 11 kinds of equipment and 23 kinds of mission cards")
    covers = sum(card.get("cards", 1) for card in DATA["missions"][:20])
    if covers != DATA["rounds"] * DATA["row"]:
        raise ValueError(f"kompromat/data.toml: {covers} missions do not fill {DATA['rounds']} rounds of {DATA['row']}")


check()
