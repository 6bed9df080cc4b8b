"""The numbers of all steps, and the words they add to a move. Steps from OFFER on are for deals only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.core.steps import StepBlock, StepTable
from backroom.games.megacorps.vocabulary import CARD_NAMES, INDUSTRY_NAMES, MEGACORP_NAMES, PLACE_NAMES

BUY: Final[i64] = 0
PAYOUT: Final[i64] = 1
INTERVENE: Final[i64] = 2
HIRE: Final[i64] = 3
WAR: Final[i64] = 4
PLAY: Final[i64] = 5
REFUSE: Final[i64] = 6
PRICE: Final[i64] = 7
PAY: Final[i64] = 8
DECLINE: Final[i64] = 9
HELP: Final[i64] = 10
DONE: Final[i64] = 11
VOTE: Final[i64] = 12
ABSTAIN: Final[i64] = 13
PASS: Final[i64] = 14
MEGACORP: Final[i64] = 15
INDUSTRY: Final[i64] = 21
COUNTRY: Final[i64] = 33
CARD: Final[i64] = 53
CANDIDATE: Final[i64] = 73
SIDE: Final[i64] = 79  # the attacker's, the defender's
MERCENARIES: Final[i64] = 81  # 0 to 30
AMOUNT: Final[i64] = 112  # 20 steps of hundreds, 10 of tens, 10 of units
OFFER: Final[i64] = 152
COUNTER: Final[i64] = 153
ACCEPT: Final[i64] = 154
REJECT: Final[i64] = 155
WITHDRAW: Final[i64] = 156
PARTNER: Final[i64] = 157
GIVE: Final[i64] = 163  # money; then in this order mercenaries, companies by industry and country, countries, cards
WANT: Final[i64] = 305  # the same
NO_MORE: Final[i64] = 447

MOST_MERCENARIES: Final[i64] = 30  # in one step
MOST_MONEY: Final[i64] = 1999
HUNDREDS: Final[i64] = 20

# Where the blocks lie inside GIVE and WANT.
MONEY_BLOCK: Final[i64] = 0
MERCENARIES_BLOCK: Final[i64] = 40
INDUSTRY_BLOCK: Final[i64] = 70
PLACE_BLOCK: Final[i64] = 82
COUNTRY_BLOCK: Final[i64] = 102
CARD_BLOCK: Final[i64] = 122

SIDE_NAMES: Final = ("attacker", "defender")
SEATS: Final = (0, 1, 2, 3, 4, 5)


def amount(start: int, field: str) -> tuple[StepBlock, StepBlock, StepBlock]:
    """Return the three blocks by which a sum of money is named: hundreds, tens, units."""
    return (
        StepBlock(start, field, tuple(range(0, 2000, 100)), is_sum=True),
        StepBlock(start + 20, field, tuple(range(0, 100, 10)), is_sum=True),
        StepBlock(start + 30, field, tuple(range(10)), is_sum=True),
    )


def things(start: int, verb: str) -> tuple[StepBlock, ...]:
    """Return the blocks by which one side of a deal is named."""
    return (
        *amount(start, f"{verb}-money"),
        StepBlock(start + 40, f"{verb}-mercenaries", tuple(range(1, 31))),
        StepBlock(start + 70, f"{verb}-companies", INDUSTRY_NAMES, is_list=True),
        StepBlock(start + 82, f"{verb}-companies", PLACE_NAMES, is_list=True),
        StepBlock(start + 102, f"{verb}-countries", PLACE_NAMES, is_list=True),
        StepBlock(start + 122, f"{verb}-cards", CARD_NAMES, is_list=True),
    )


STEPS: Final = StepTable(
    StepBlock(
        0,
        "do",
        (
            "buy", "payout", "intervene", "hire", "war", "play", "refuse", "price", "pay", "decline", "help", "done", "vote",
            "abstain", "pass",
        ),
    ),
    StepBlock(15, "megacorp", MEGACORP_NAMES),
    StepBlock(21, "industry", INDUSTRY_NAMES),
    StepBlock(33, "country", PLACE_NAMES),
    StepBlock(53, "card", CARD_NAMES),
    StepBlock(73, "candidate", SEATS),
    StepBlock(79, "side", SIDE_NAMES),
    StepBlock(81, "mercenaries", tuple(range(31))),
    *amount(112, "amount"),
    StepBlock(152, "do", ("offer", "counter", "accept", "reject", "withdraw")),
    StepBlock(157, "partner", SEATS),
    *things(163, "give"),
    *things(305, "want"),
    StepBlock(447, "", ("no-more",)),
)  # fmt: skip

COMPACT_SIZE: Final = 152
"""How many steps, from 0, a game without deals needs."""
