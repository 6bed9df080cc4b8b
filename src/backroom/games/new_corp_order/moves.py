"""The numbers of all steps, and the words they add to a move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.core.steps import StepBlock, StepTable
from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, CONSULTANT_NAMES, TILE_NAMES

PLOT: Final[i64] = 0
INFILTRATE: Final[i64] = 1
TAKEOVER: Final[i64] = 2
PASS: Final[i64] = 3
NOTHING: Final[i64] = 4  # no consultant, no ability, no more
TAKE: Final[i64] = 5  # a card of the display by its conglomerate …
TAKE_DECK: Final[i64] = 9  # … or the top of the deck
TAKE_PLACE: Final[i64] = 10  # solo: a card of the display by its place in the row
USE: Final[i64] = 14  # a consultant
HIRE: Final[i64] = 18  # a consultant from the supply
CONGLOMERATE: Final[i64] = 22
CARDS: Final[i64] = 26  # 1 to 6 cards
JOKER: Final[i64] = 32
TILE: Final[i64] = 36
SECOND: Final[i64] = 52  # the Corporate Lawyer's second conglomerate
SECOND_CARDS: Final[i64] = 56
SECOND_TILE: Final[i64] = 62
SOURCE: Final[i64] = 78
TARGET: Final[i64] = 94
AGENTS_MOVED: Final[i64] = 110  # 1 to 24 agents
FROM: Final[i64] = 134
TO: Final[i64] = 150
HQ: Final[i64] = 166
CARD: Final[i64] = 170  # upright by conglomerate, then tapped by conglomerate
GIVE: Final[i64] = 178  # likewise
TAP: Final[i64] = 186  # 1 or 2 cards
UNTAP: Final[i64] = 188
SWAP: Final[i64] = 192
DISCARD: Final[i64] = 208
SIDE: Final[i64] = 212  # solo: the conglomerates one plays for
PLACE: Final[i64] = 216  # solo: where agents go after a plot

PILES = CONGLOMERATE_NAMES + tuple(f"tapped-{name}" for name in CONGLOMERATE_NAMES)

STEPS: Final = StepTable(
    StepBlock(PLOT, "do", ("plot", "infiltrate", "takeover", "pass")),
    StepBlock(NOTHING, "", ("nothing",)),
    StepBlock(TAKE, "take", (*CONGLOMERATE_NAMES, "deck"), is_list=True),
    StepBlock(TAKE_PLACE, "take", (1, 2, 3, 4), is_list=True),
    StepBlock(USE, "consultant", CONSULTANT_NAMES),
    StepBlock(HIRE, "hire", CONSULTANT_NAMES),
    StepBlock(CONGLOMERATE, "conglomerate", CONGLOMERATE_NAMES),
    StepBlock(CARDS, "cards", tuple(range(1, 7))),
    StepBlock(JOKER, "joker", CONGLOMERATE_NAMES),
    StepBlock(TILE, "tile", TILE_NAMES),
    StepBlock(SECOND, "second", CONGLOMERATE_NAMES),
    StepBlock(SECOND_CARDS, "second-cards", tuple(range(1, 7))),
    StepBlock(SECOND_TILE, "second-tile", TILE_NAMES),
    StepBlock(SOURCE, "source", TILE_NAMES),
    StepBlock(TARGET, "target", TILE_NAMES),
    StepBlock(AGENTS_MOVED, "agents", tuple(range(1, 25))),
    StepBlock(FROM, "from", TILE_NAMES, is_list=True),
    StepBlock(TO, "to", TILE_NAMES, is_list=True),
    StepBlock(HQ, "hq", (0, 1, 2, 3)),
    StepBlock(CARD, "card", PILES),
    StepBlock(GIVE, "give", PILES),
    StepBlock(TAP, "tap", (1, 2)),
    StepBlock(UNTAP, "untap", CONGLOMERATE_NAMES, is_list=True),
    StepBlock(SWAP, "swap", TILE_NAMES, is_list=True),
    StepBlock(DISCARD, "discard", CONGLOMERATE_NAMES, is_list=True),
    StepBlock(SIDE, "conglomerates", CONGLOMERATE_NAMES, is_list=True),
    StepBlock(PLACE, "tiles", TILE_NAMES, is_list=True),
)
