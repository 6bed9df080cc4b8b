"""Editions: board, countries, MegaCorps, event cards and numbers as one file, checked as a whole before anybody plays by it."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

import backroom.games
from backroom.core.errors import BadSetup, join_or
from backroom.games.megacorps.vocabulary import (
    ABSENT,
    BOXES,
    BOXES_EACH,
    BRING_COMPANY,
    CARD_NAMES,
    CHANGE_GOVERNMENT,
    COMPETITORS,
    DURING_PAYOUT,
    EFFECT_NAMES,
    GOVERNMENT_NAMES,
    HIRE_FROM,
    INDEPENDENT,
    INDUSTRY_NAMES,
    MEGACORP_NAMES,
    MOST_EFFECTS,
    NO_PLACE,
    PLACE_NAMES,
    SYNDICALISED,
    TIMING_NAMES,
    UNOWNED,
    WIKISYNDICALISM,
)

FOLDER: Final = Path(backroom.games.__path__[0]) / "megacorps"
ORIGINS: Final = ("book", "review", "reconstruction", "copy")  # a copy of the game is what owners take theirs from
TABLES: Final = ("numbers", "deck", "roles")
LISTS: Final = ("megacorps", "countries", "independents", "industries", "events")
COMPANY_STATES: Final = {"unowned": UNOWNED, "absent": ABSENT, "syndicalised": SYNDICALISED}
NUMBERS: Final = ("money", "mercenaries", "hand", "company", "compensation", "mercenary")
EFFECT_FIELDS: Final = {
    "change-government": {"from", "to"},
    "bring-company": {"country"},
    "hire-from": {"industry"},
    "competitors": {"change"},
}
MOST: Final = 1_000


class Edition:
    """The components of a game in flat vectors; positions share it and never change it."""

    text: str
    """The whole edition as canonical JSON; empty for the one that comes with the game."""
    number: i64
    """A hash of it."""
    title: str
    reconstructed: bool
    industry_words: tuple[str, ...]
    place_words: tuple[str, ...]
    card_words: tuple[str, ...]
    box_place: vec[i64]
    box_start: vec[i64]
    government: vec[i64]
    defence: vec[i64]
    force: vec[i64]
    home: vec[i64]
    drawn: vec[i64]
    deck: vec[i64]
    payouts: vec[i64]
    card_count: vec[i64]
    card_timing: vec[i64]
    effects: vec[i64]  # MOST_EFFECTS for each card, -1 for none
    effect_from: vec[i64]
    effect_to: vec[i64]
    votes: i64
    hiring: i64
    money: i64
    mercenaries: i64
    hand: i64
    company: i64
    compensation: i64
    mercenary: i64

    def __init__(self, data: dict[str, Any], text: str) -> None:
        """Take checked data."""
        canonical = canonical_text(data)
        self.text = text
        self.number = int.from_bytes(hashlib.blake2b(canonical.encode(), digest_size=6).digest())
        self.title = data["title"]
        self.reconstructed = '"origin":"reconstruction"' in canonical
        self.read_numbers(data)
        self.read_places(data)
        self.read_industries(data)
        self.read_events(data)

    @property
    def hash(self) -> str:
        """The hash by which people compare editions."""
        return f"{self.number:012x}"

    def read_numbers(self, data: dict[str, Any]) -> None:
        """Take prices, tables and roles."""
        numbers = data["numbers"]
        self.money, self.mercenaries, self.hand, self.company, self.compensation, self.mercenary = [numbers[name] for name in NUMBERS]
        self.payouts = vec[i64](numbers["payouts"])
        self.deck = vec[i64]([data["deck"].get(str(players), 0) for players in range(7)])
        self.votes = INDUSTRY_NAMES.index(data["roles"]["votes"])
        self.hiring = INDUSTRY_NAMES.index(data["roles"]["mercenaries"])

    def read_places(self, data: dict[str, Any]) -> None:
        """Take countries, independents and homes."""
        government = [int(NO_PLACE)] * len(PLACE_NAMES)
        defence = [0] * len(PLACE_NAMES)
        force = [0] * len(PLACE_NAMES)
        words = list(PLACE_NAMES)
        for entry in data["countries"]:
            place = PLACE_NAMES.index(entry["id"])
            government[place] = GOVERNMENT_NAMES.index(entry["government"])
            defence[place] = entry["defence"]
            force[place] = entry["force"]
            words[place] = entry.get("name", entry["id"])
        for entry in data["independents"]:
            place = PLACE_NAMES.index(entry["id"])
            government[place] = int(INDEPENDENT)
            words[place] = entry.get("name", entry["id"])
        self.government, self.defence, self.force = vec[i64](government), vec[i64](defence), vec[i64](force)
        self.place_words = tuple(words)
        drawn = sorted([(entry["drawn"], PLACE_NAMES.index(entry["id"])) for entry in data["countries"] if "drawn" in entry])
        self.drawn = vec[i64]([place for _, place in drawn])
        home = [-1] * len(MEGACORP_NAMES)
        for entry in data["megacorps"]:
            if "home" in entry:
                home[MEGACORP_NAMES.index(entry["id"])] = PLACE_NAMES.index(entry["home"])
        self.home = vec[i64](home)

    def read_industries(self, data: dict[str, Any]) -> None:
        """Take the boxes of each industry, and what is in them at the start."""
        states = {entry["id"]: COMPANY_STATES[entry["company"]] for entry in data["independents"]}
        place = [-1] * int(BOXES)
        start = [int(ABSENT)] * int(BOXES)
        words = list(INDUSTRY_NAMES)
        for entry in data["industries"]:
            industry = INDUSTRY_NAMES.index(entry["id"])
            words[industry] = entry.get("name", entry["id"])
            for number, name in enumerate(entry["boxes"]):
                box = industry * int(BOXES_EACH) + number
                place[box] = PLACE_NAMES.index(name)
                start[box] = int(states.get(name, UNOWNED))
        self.box_place, self.box_start = vec[i64](place), vec[i64](start)
        self.industry_words = tuple(words)

    def read_events(self, data: dict[str, Any]) -> None:
        """Take the event cards: how many, when, and what they do."""
        count = [0] * len(CARD_NAMES)
        timing = [0] * len(CARD_NAMES)
        words = list(CARD_NAMES)
        size = len(CARD_NAMES) * int(MOST_EFFECTS)
        effects, first, second = [-1] * size, [0] * size, [0] * size
        for entry in data["events"]:
            card = CARD_NAMES.index(entry["id"])
            count[card] = entry["count"]
            timing[card] = TIMING_NAMES.index(entry["timing"])
            words[card] = entry.get("name", entry["id"])
            for number, effect in enumerate(entry["effects"]):
                i = card * int(MOST_EFFECTS) + number
                effects[i] = kind = EFFECT_NAMES.index(effect["do"])
                if kind == CHANGE_GOVERNMENT:
                    first[i] = sum([1 << GOVERNMENT_NAMES.index(name) for name in effect["from"]])
                    second[i] = GOVERNMENT_NAMES.index(effect["to"])
                elif kind == BRING_COMPANY:
                    first[i] = PLACE_NAMES.index(effect["country"])
                elif kind == HIRE_FROM:
                    first[i] = INDUSTRY_NAMES.index(effect["industry"])
                elif kind == COMPETITORS:
                    first[i] = effect["change"]
        self.card_count, self.card_timing = vec[i64](count), vec[i64](timing)
        self.effects, self.effect_from, self.effect_to = vec[i64](effects), vec[i64](first), vec[i64](second)
        self.card_words = tuple(words)


def canonical_text(data: dict[str, Any]) -> str:
    """Return an edition as JSON that does not depend on comments, spaces or order of keys."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fail(entry: str, reason: str) -> BadSetup:
    """Return the error that names an entry of the file and what is wrong with it."""
    return BadSetup(f"edition: {entry}: {reason}")


def check(data: dict[str, Any]) -> None:
    """Refuse an edition that the rules could not play by; say which entry and why."""
    known = {"title", "origin", *TABLES, *LISTS}
    for name in data:
        if name not in known:
            raise fail(name, f"there is no such part; an edition has {join_or(sorted(known))}")
    check_origin("title", data)
    if not isinstance(data.get("title"), str):
        raise fail("title", "an edition needs a title")
    for name in TABLES:
        if not isinstance(data.get(name), dict):
            raise fail(name, "this table is missing")
        check_origin(name, data[name])
    for name in LISTS:
        check_list(name, data.get(name))
    check_numbers(data["numbers"])
    check_places(data)
    check_industries(data)
    check_events(data)
    check_deck(data)


def check_origin(entry: str, table: dict[str, Any]) -> None:
    """Every entry says where it comes from."""
    if table.get("origin") not in ORIGINS:
        raise fail(entry, f"origin must be {join_or(ORIGINS)}, not {table.get('origin')!r}")


def check_list(name: str, entries: object) -> None:
    """Entries are tables with an id of the vocabulary, each id once."""
    vocabulary: dict[str, tuple[str, ...]] = {
        "megacorps": MEGACORP_NAMES,
        "countries": PLACE_NAMES,
        "independents": PLACE_NAMES,
        "industries": INDUSTRY_NAMES,
        "events": CARD_NAMES,
    }
    if not isinstance(entries, list):
        raise fail(name, "this list is missing")
    seen: set[str] = set()
    for number, entry in enumerate(entries):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            raise fail(f"{name}[{number + 1}]", "an entry needs an id")
        title = f"{name}.{entry['id']}"
        if entry["id"] not in vocabulary[name]:
            raise fail(title, f"the notation has no such id; it has {join_or(vocabulary[name])}")
        if entry["id"] in seen:
            raise fail(title, "this id comes twice")
        if not isinstance(entry.get("name", ""), str):
            raise fail(title, "name must be a text")
        seen.add(entry["id"])
        check_origin(title, entry)


def check_whole(entry: str, table: dict[str, Any], field: str, least: int = 0) -> None:
    """A field that must be a whole number in a sensible range."""
    value = table.get(field)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
        raise fail(entry, f"{field} must be a whole number from {least} to {MOST}, not {value!r}")


def check_numbers(numbers: dict[str, Any]) -> None:
    """Prices are whole numbers, and there is a payout for 0 to 5 competitors."""
    for field in NUMBERS:
        check_whole("numbers", numbers, field)
    payouts = numbers.get("payouts")
    if (
        not isinstance(payouts, list)
        or len(payouts) != 6
        or [money for money in payouts if not isinstance(money, int) or not 0 <= money <= MOST]
    ):
        raise fail("numbers", "payouts must be six whole numbers, for 0 to 5 competitors")


def check_places(data: dict[str, Any]) -> None:  # noqa: C901
    """Countries have a government, a defence and a force; independents a state; homes exist."""
    for entry in data["countries"]:
        title = f"countries.{entry['id']}"
        if entry.get("government") not in GOVERNMENT_NAMES:
            raise fail(title, f"government must be {join_or(GOVERNMENT_NAMES)}, not {entry.get('government')!r}")
        check_whole(title, entry, "defence")
        check_whole(title, entry, "force")
        if "drawn" in entry:
            check_whole(title, entry, "drawn", 1)
    if len([entry for entry in data["countries"] if "drawn" in entry]) > 3:
        raise fail("countries", "at most three can be drawn for, since each goes to a different MegaCorp")
    countries = [entry["id"] for entry in data["countries"]]
    for entry in data["independents"]:
        title = f"independents.{entry['id']}"
        if entry["id"] in countries:
            raise fail(title, "it is a country already")
        if entry.get("company") not in COMPANY_STATES:
            raise fail(title, f"company must be {join_or(list(COMPANY_STATES))}, not {entry.get('company')!r}")
    homes: set[str] = set()
    for entry in data["megacorps"]:
        home = entry.get("home")
        if home is not None and home not in countries:
            raise fail(f"megacorps.{entry['id']}", f"its home {home!r} is no country of this edition")
        if home in homes:
            raise fail(f"megacorps.{entry['id']}", f"its home {home!r} is another's already")
        homes |= {home} if home else set()
    missing = [name for name in MEGACORP_NAMES if name not in [entry["id"] for entry in data["megacorps"]]]
    if missing:
        raise fail("megacorps", f"{join_or(missing)} is missing")


def check_industries(data: dict[str, Any]) -> None:
    """Each industry has four or five boxes in different places that exist; roles name industries."""
    places = [entry["id"] for entry in (*data["countries"], *data["independents"])]
    industries = [entry["id"] for entry in data["industries"]]
    for entry in data["industries"]:
        title = f"industries.{entry['id']}"
        boxes = entry.get("boxes")
        if not isinstance(boxes, list) or len(boxes) not in (4, 5):
            raise fail(title, "boxes must be a list of four or five countries")
        for name in boxes:
            if name not in places:
                raise fail(title, f"unknown country {name!r}")
            if boxes.count(name) > 1:
                raise fail(title, f"{name!r} has two boxes")
    for role in ("votes", "mercenaries"):
        if data["roles"].get(role) not in industries:
            raise fail(f"roles.{role}", f"unknown industry {data['roles'].get(role)!r}")
    takable = sum([len(entry["boxes"]) for entry in data["industries"]]) - len(data["independents"])
    if takable < 2 * len(MEGACORP_NAMES):
        raise fail("industries", f"six players take two companies each, but there are only {takable}")


def check_events(data: dict[str, Any]) -> None:
    """Cards have a number, a timing and effects of the vocabulary."""
    for entry in data["events"]:
        title = f"events.{entry['id']}"
        check_whole(title, entry, "count", 1)
        if entry.get("timing") not in TIMING_NAMES:
            raise fail(title, f"timing must be {join_or(TIMING_NAMES)}, not {entry.get('timing')!r}")
        effects = entry.get("effects")
        if not isinstance(effects, list) or not 1 <= len(effects) <= MOST_EFFECTS:
            raise fail(title, f"effects must be a list of one to {MOST_EFFECTS}")
        for effect in effects:
            check_effect(title, effect, data)
        does_competitors = [effect["do"] == EFFECT_NAMES[COMPETITORS] for effect in effects]
        if any(does_competitors) != (entry["timing"] == TIMING_NAMES[DURING_PAYOUT]) or (any(does_competitors) and len(effects) > 1):
            raise fail(title, "a card for payouts has the effect 'competitors' alone, and no other card has it")


def check_effect(title: str, effect: object, data: dict[str, Any]) -> None:  # noqa: C901
    """An effect is one of the vocabulary, with the fields it needs."""
    if not isinstance(effect, dict) or effect.get("do") not in EFFECT_NAMES:
        given = effect.get("do") if isinstance(effect, dict) else effect
        raise fail(title, f"there is no effect {given!r}; there is {join_or(EFFECT_NAMES)}")
    kind = effect["do"]
    wanted = EFFECT_FIELDS.get(kind, set())
    if set(effect) - {"do"} != wanted:
        raise fail(title, f"the effect {kind!r} needs {join_or(sorted(wanted))}, and has {join_or(sorted(set(effect) - {'do'}))}")
    if kind == "change-government":
        last = GOVERNMENT_NAMES[WIKISYNDICALISM]
        if not isinstance(effect["from"], list) or not effect["from"]:
            raise fail(title, "from must be a list of governments")
        for name in [*effect["from"], effect["to"]]:
            if name not in GOVERNMENT_NAMES:
                raise fail(title, f"unknown government {name!r}")
        if last in effect["from"]:
            raise fail(title, f"a {last} never changes again")
    elif kind == "bring-company":
        absent = [entry["id"] for entry in data["independents"] if entry["company"] == "absent"]
        if effect["country"] not in absent:
            raise fail(title, f"{effect['country']!r} is no independent that is absent at the start")
    elif kind == "hire-from":
        if effect["industry"] not in [entry["id"] for entry in data["industries"]]:
            raise fail(title, f"unknown industry {effect['industry']!r}")
    elif kind == "competitors" and effect["change"] not in (-1, 1):
        raise fail(title, f"change must be 1 or -1, not {effect['change']!r}")


def check_deck(data: dict[str, Any]) -> None:
    """There are enough event cards for hands and deck at every player count."""
    cards = sum([entry["count"] for entry in data["events"]])
    homes = len([entry for entry in data["megacorps"] if "home" in entry])
    drawn = len([entry for entry in data["countries"] if "drawn" in entry])
    homeless = len(MEGACORP_NAMES) - homes
    for players in range(3, 7):
        check_whole("deck", data["deck"], str(players), 1)
        countries = max(0, players - homeless) + drawn
        needed = data["deck"][str(players)] + max(0, players * data["numbers"]["hand"] - countries)
        if cards < needed:
            raise fail("events", f"{players} players may need {needed} cards, but there are {cards}")


def parse(text: str) -> dict[str, Any]:
    """Read TOML, or the JSON that records hold."""
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except ValueError as error:
        raise fail("file", f"cannot be read: {error}") from error
    assert isinstance(data, dict)
    return data


STANDARD_DATA: Final[dict[str, Any]] = parse((FOLDER / "edition.toml").read_text(encoding="utf-8"))
check(STANDARD_DATA)
STANDARD: Final = Edition(STANDARD_DATA, "")
_known: dict[str, Edition] = {"": STANDARD}


def read_edition(text: str) -> str:
    """Return the canonical text of an edition file, empty for ours; an edition that cannot be played raises BadSetup."""
    if not text:
        return ""
    data = parse(text)
    check(data)
    canonical = canonical_text(data)
    return "" if canonical == canonical_text(STANDARD_DATA) else canonical


def find_edition(text: str) -> Edition:
    """Return the edition of a text that `read_edition` has checked; each is built once."""
    edition = _known.get(text)
    if edition is None:
        edition = Edition(parse(text), text)
        _known[text] = edition
    return edition
