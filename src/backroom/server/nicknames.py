"""Nicknames and chat lines: what characters they can have, and which names are too much alike.

Two names are confusable if their skeletons of Unicode Technical Standard 39 are equal, ignoring case, spaces and punctuation.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from backroom.bots.play import bots_for
from backroom.core.errors import BackroomError
from backroom.core.registry import games
from backroom.core.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from backroom.store.repository import SeatRow

NICKNAME_LENGTH = 24
REFUSED = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Me", "Zl", "Zp"})
"""Unicode categories of control, invisible and unassigned characters, and of marks that enclose others."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
MARKS = ("Mn", "Mc")
MAX_MARKS = 2
"""Combining marks in a row: composed letters of any living language need no more."""
SELECTORS = dict.fromkeys([*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
JOINERS = "\u200c\u200d"
JOINED = ("Lo", "Mn", "Mc", "So", "Sk")
"""Categories of emoji and of letters in scripts that need joiners, such as Arabic and Devanagari."""
BOT_WORD = "bot"
DIGITS = "0123456789"
LEVELS = (
    *("Intern", "Novice", "Opportunist", "Regular", "Expert", "Analyst"),
    *("Stagiaire", "Novice", "Opportuniste", "Habituée", "Experte", "Analyste"),
    *("Praktikant", "Neuling", "Opportunistin", "Stammgast", "Expertin", "Analystin"),
)
"""How the page calls the bots that play every game; a test compares them with its texts, which the server does not have."""


class BadNickname(BackroomError):
    """A nickname that can't be used."""


class NameTaken(BackroomError):
    """A nickname that looks like another player's at the table."""


def check_nickname(name: str) -> str:
    """Return a nickname in normal form (NFKC) without surplus space, or refuse it.

    >>> check_nickname("  Ａｎｎ   Lee ")
    'Ann Lee'
    """
    tidy = " ".join(unicodedata.normalize("NFKC", name[: 8 * NICKNAME_LENGTH]).translate(SELECTORS).split())
    if not 1 <= len(tidy) <= NICKNAME_LENGTH:
        raise BadNickname(f"a nickname has 1 to {NICKNAME_LENGTH} printable characters")
    if any(unicodedata.category(letter) in REFUSED or letter in BLANK for letter in tidy):
        raise BadNickname(f"a nickname has 1 to {NICKNAME_LENGTH} printable characters; invisible and control characters are not allowed")
    if stacked_marks(tidy) or unicodedata.category(tidy[0]) in MARKS:
        raise BadNickname(f"a nickname has at most {MAX_MARKS} accents on a letter, and does not begin with one")
    if looks_like_bot(tidy):
        raise BadNickname(f"{tidy!r} looks like the name of a bot; choose a nickname that does not")
    return tidy


def stacked_marks(text: str) -> bool:
    """Tell whether too many combining marks follow each other."""
    run = 0
    for letter in unicodedata.normalize("NFC", text):
        run = run + 1 if unicodedata.category(letter) == "Mn" else 0
        if run > MAX_MARKS:
            return True
    return False


def clean_chat(text: str) -> str:
    """Return a chat line without surplus space and without invisible characters, such as those that change the direction of text.

    Joiners stay inside emoji and in scripts that need them.
    """
    kept: list[str] = []
    for place, letter in enumerate(text):
        if letter in JOINERS:
            following = text[place + 1 : place + 2]
            if kept and following and unicodedata.category(kept[-1]) in JOINED and unicodedata.category(following) in JOINED:
                kept.append(letter)
        elif letter.isspace():
            kept.append(" ")
        elif unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs"):
            kept.append(letter)
    return " ".join("".join(kept).split())


# Names that look alike


@cache
def prototypes() -> dict[str, str]:
    """Return what stands for each character that looks like others, the same for all that look alike.

    The library has each pair of a character and its prototype in both directions, some between left-to-right marks. So each set of
    look-alikes is a star around its prototype; only a prototype can be longer than one character.
    """
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415 (a large file, read when the first name is checked)

    near: dict[str, set[str]] = {}
    for text, others in confusables_data.items():
        near.setdefault(text.replace("\u200e", ""), set()).update(other["c"].replace("\u200e", "") for other in others)
    found: dict[str, str] = {}
    for start in near:
        if start in found:
            continue
        group, open_ones = {start}, [start]
        while open_ones:
            new = near.get(open_ones.pop(), set()) - group
            group |= new
            open_ones += new
        best = max(sorted(group), key=lambda text: (len(text) > 1, len(near.get(text, ())), text.isalpha()))
        found.update(dict.fromkeys(group, best))
    return found


def skeleton(text: str) -> str:
    """Return the skeleton of a text: equal for texts that look alike.

    >>> skeleton("Ann") == skeleton("\N{CYRILLIC CAPITAL LETTER A}nn")
    True
    """
    known = prototypes()
    parts = (known.get(letter, letter) for letter in unicodedata.normalize("NFD", text))
    whole = "".join(part if len(part) == 1 else "".join(known.get(letter, letter) for letter in part) for part in parts)
    return unicodedata.normalize("NFD", whole)


def bare(text: str) -> str:
    """Return a text without spaces and punctuation; if nothing else is there, without spaces."""
    return "".join(letter for letter in text if letter.isalnum() or unicodedata.category(letter) in MARKS) or "".join(text.split())


@lru_cache(maxsize=4096)
def look(name: str) -> tuple[str, str]:
    """Return two keys of a name; names that share the first or the second look alike.

    The first compares capital letters as they look (I and l), the second compares letters regardless of case.
    """
    name = unicodedata.normalize("NFKC", name)
    return skeleton(bare(name)).casefold(), skeleton(bare(name.casefold()))


def are_confusable(name: str, other: str) -> bool:
    """Tell whether two names look alike.

    >>> are_confusable("Ian", "lan"), are_confusable("ann", "A N N."), are_confusable("Ann", "Anne")
    (True, True, False)
    """
    return any(key == other_key for key, other_key in zip(look(name), look(other), strict=True))


@cache
def reserved_looks() -> frozenset[str]:
    """Return the keys of names that only bots and automatons have."""
    names = {BOT_WORD, *LEVELS}
    for game in games().values():
        names.update(bots_for(game))
        names.update(name for players in game.player_counts for name in game.automatons(players))
        texts = "\n".join((game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES)
        names.update(re.findall(r"^bot-[a-z]+ = (.+)$", texts, re.MULTILINE))  # a parser for the whole files would take seconds
    return frozenset(key for name in names for spelling in (name, name.upper()) for key in look(spelling))


def looks_like_bot(name: str) -> bool:
    """Tell whether a name looks like a bot's: it has the word bot, or is the name of a level or an automaton, also with a number.

    >>> [looks_like_bot(name) for name in ("Regular 2", "Expert-Bot", "B0T", "O.D.S.", "Talbot", "Regular Joe")]
    [True, True, True, True, False, False]
    """
    reserved, bot = reserved_looks(), {key for spelling in (BOT_WORD, BOT_WORD.upper()) for key in look(spelling)}
    apart = "".join(letter if letter.isalnum() or unicodedata.category(letter) in MARKS else " " for letter in name).split()
    words = [set(look(word)) | set(look(word.strip(DIGITS))) for word in apart if word.strip(DIGITS)]
    if not words:
        return False
    together = look(bare(name).strip(DIGITS))
    ends = {key.removesuffix(end) for key in together for end in bot if key.endswith(end)}
    return (
        any(word & bot for word in words)
        or all(word & reserved for word in words)
        or not reserved.isdisjoint(together)
        or not reserved.isdisjoint(ends)
    )


def check_name_at_table(name: str, seats: Iterable[SeatRow]) -> None:
    """Refuse a nickname that looks like the name of a seat at a table."""
    for seat in seats:
        if seat.kind in ("person", "gone") and seat.name and are_confusable(name, seat.name):
            raise NameTaken(f"your nickname looks like {seat.name!r}, who is at this table; change your nickname first")


def check_names_at_table(seats: Sequence[SeatRow]) -> None:
    """Refuse a table with two people whose names look alike."""
    for place, seat in enumerate(seats):
        if seat.kind == "person":
            check_name_at_table(seat.name, seats[:place])
