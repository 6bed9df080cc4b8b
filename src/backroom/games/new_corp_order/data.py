"""Components and numbers, read from data.toml once and checked."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

import backroom.games

FOLDER: Final = Path(backroom.games.__path__[0]) / "new_corp_order"
DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "data.toml").read_text())

CONGLOMERATES: Final[i64] = 4
CONGLOMERATE_NAMES: Final[tuple[str, ...]] = tuple(DATA["conglomerates"])

TYPE_NAMES: Final[tuple[str, ...]] = tuple(kind["name"] for kind in DATA["types"])
TYPES: Final[i64] = len(TYPE_NAMES)

CONSULTANTS: Final[i64] = 4
CONSULTANT_NAMES: Final[tuple[str, ...]] = tuple(consultant["name"] for consultant in DATA["consultants"])
MEDIA_ADVISOR: Final[i64] = 0
DEALMAKER: Final[i64] = 1
CORPORATE_LAWYER: Final[i64] = 2
MILITARY_CONTRACTOR: Final[i64] = 3

AGENTS: Final[i64] = DATA["agents_of_each_conglomerate"]
OBJECTIVES_OF_EACH_TYPE: Final[i64] = DATA["objectives_of_each_type"]
HAND_LIMIT: Final[i64] = DATA["hand_limit"]
HAND: Final[i64] = DATA["hand"]

COLUMNS: Final[i64] = 4
MOST_TILES: Final[i64] = 16
TILE_NAMES: Final[tuple[str, ...]] = tuple(f"{'abcd'[tile % 4]}{tile // 4 + 1}" for tile in range(16))

# Abilities of company types, numbered for the rules.
MOVE_AGENTS: Final[i64] = 0
TAP_CARDS: Final[i64] = 1
SWAP_CARDS: Final[i64] = 2
UNTAP_CARDS: Final[i64] = 3
REMOVE_CARD: Final[i64] = 4
SWAP_TILES: Final[i64] = 5
ABILITY_NAMES: Final = ("move-agents", "tap-cards", "swap-cards", "untap-cards", "remove-card", "swap-tiles")
ABILITY_OF_TYPE: Final[vec[i64]] = vec[i64]([ABILITY_NAMES.index(kind["ability"]) for kind in DATA["types"]])


def neighbours(tile: int, rows: int) -> list[int]:
    """Return the orthogonal neighbours of a tile in a grid of four columns."""
    column, row = tile % 4, tile // 4
    around = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return [r * 4 + c for c, r in around if 0 <= c < 4 and 0 <= r < rows]


NEIGHBOURS_3: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64](neighbours(tile, 3)) for tile in range(12)])
NEIGHBOURS_4: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64](neighbours(tile, 4)) for tile in range(16)])


def check() -> None:
    """Refuse data that the rules could not play by."""
    if len(CONGLOMERATE_NAMES) != 4 or len(CONSULTANT_NAMES) != 4:
        raise ValueError("new_corp_order/data.toml: there must be four conglomerates and four consultants")
    for players, numbers in DATA["setup"].items():
        tiles = numbers["tiles_of_each_type"] * len(TYPE_NAMES)
        if tiles < numbers["rows"] * 4:
            raise ValueError(f"new_corp_order/data.toml: {tiles} tiles do not fill the grid of setup.{players}")


check()
