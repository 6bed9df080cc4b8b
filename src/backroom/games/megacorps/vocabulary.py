"""The words of the game's notation. Editions choose among them and may give each a name of their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

INDUSTRY_NAMES: Final = (
    "aerospace", "biotech", "computers", "defense", "finance", "media",
    "metals", "nanotech", "oil", "robotics", "software", "solar",
)  # fmt: skip
INDUSTRIES: Final[i64] = 12

# The last five are free for countries that only another edition has.
PLACE_NAMES: Final = (
    "nafta", "european-union", "japan", "india", "mercosur", "great-russia", "asean", "african-federation", "china",
    "caliphate", "maghreb", "switzerland", "l-5", "asteroid", "open-source",
    "country-16", "country-17", "country-18", "country-19", "country-20",
)  # fmt: skip
PLACES: Final[i64] = 20

# The last six are free for cards that only another edition has.
CARD_NAMES: Final = (
    "elections", "vote-of-no-confidence", "greedy-kleptocrats", "oversupply", "shortages", "clone-soldiers", "l-5-card",
    "asteroid-card", "wikisyndicalism-card", "windfall", "coup-d-etat", "state-capture", "velvet-revolution", "wildcat-strike",
    "event-15", "event-16", "event-17", "event-18", "event-19", "event-20",
)  # fmt: skip
CARDS: Final[i64] = 20

MEGACORP_NAMES: Final = ("mokia", "globbo", "nonintendo", "lenogo", "the-mouse", "windoze")
MEGACORPS: Final[i64] = 6

BOXES_EACH: Final[i64] = 5
BOXES: Final[i64] = 60

DEMOCRACY: Final[i64] = 0
KLEPTOCRACY: Final[i64] = 1
DICTATORSHIP: Final[i64] = 2
WIKISYNDICALISM: Final[i64] = 3
INDEPENDENT: Final[i64] = 4
NO_PLACE: Final[i64] = 5
GOVERNMENT_NAMES: Final = ("democracy", "kleptocracy", "dictatorship", "wikisyndicalism")

# What the boxes of an industry can be instead of owned by a seat.
UNOWNED: Final[i64] = -1
NATIONALISED: Final[i64] = -2
SYNDICALISED: Final[i64] = -3
ABSENT: Final[i64] = -4  # not there yet, or no such box

# When a card can be played.
OWN_TURN: Final[i64] = 0
ANY_TIME: Final[i64] = 1
DURING_PAYOUT: Final[i64] = 2
TIMING_NAMES: Final = ("own-turn", "any-time", "payout")

# What a card can do: the whole vocabulary of effects.
ELECTION: Final[i64] = 0
AUCTION: Final[i64] = 1
PAY_OUT: Final[i64] = 2
CHANGE_GOVERNMENT: Final[i64] = 3
BRING_COMPANY: Final[i64] = 4
HIRE_FROM: Final[i64] = 5
SYNDICALISE: Final[i64] = 6
COMPETITORS: Final[i64] = 7
EFFECT_NAMES: Final = (
    "election", "auction", "payout", "change-government", "bring-company", "hire-from", "syndicalise", "competitors",
)  # fmt: skip
MOST_EFFECTS: Final[i64] = 3

NO_DEALS: Final[i64] = 0
SIMPLE_DEALS: Final[i64] = 1
ALL_DEALS: Final[i64] = 2
DEALS_NAMES: Final = ("none", "simple", "all")
