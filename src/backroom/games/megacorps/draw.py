"""The table drawn for a terminal of 120 columns: industries with their boxes, countries, players, offers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from backroom.core.position import SIMULTANEOUS
from backroom.games.megacorps.edition import Edition, find_edition
from backroom.games.megacorps.state import NOBODY
from backroom.games.megacorps.view import HIDDEN, MegaCorpsView
from backroom.games.megacorps.vocabulary import (
    ABSENT,
    BOXES_EACH,
    CARD_NAMES,
    GOVERNMENT_NAMES,
    INDEPENDENT,
    INDUSTRY_NAMES,
    MEGACORP_NAMES,
    NATIONALISED,
    PLACE_NAMES,
    UNOWNED,
)
from backroom.games.megacorps.words import choices_of, describe_offers

if TYPE_CHECKING:
    from backroom.core.texts import Texts

WIDTH = 120
SEAT_STYLES = ("bold red", "bold green", "bold yellow", "bold blue", "bold magenta", "bold cyan")
SIGNS = "ABCDEF"


@lru_cache(maxsize=4096)
def name(texts: Texts, word: str) -> str:
    """Return the name of a thing of the edition; a drawing needs a hundred of them."""
    return str(texts.display_name("thing", word))


def sign(seat: int) -> Text:
    """Return the token of a seat."""
    return Text(f"[{SIGNS[seat]}]", SEAT_STYLES[seat])


@lru_cache(maxsize=4096)
def box_line(texts: Texts, country: str, holder: int) -> Text:
    """Return a box: who has it, and where it is."""
    mark = {UNOWNED: "[ ]", NATIONALISED: "[N]"}.get(holder, "[S]")
    token = sign(holder) if holder >= 0 else Text(mark, "dim")
    return Text.assemble(token, " ", (name(texts, country)[:18], "" if holder >= 0 else "dim"))


def draw_industries(view: MegaCorpsView, edition: Edition, texts: Texts) -> RenderableType:
    """Return the board: twelve industries in three rows of four."""
    table = Table(show_header=False, box=None, padding=0)
    row: list[RenderableType] = []
    for industry in range(len(INDUSTRY_NAMES)):
        first = industry * int(BOXES_EACH)
        boxes = [box for box in range(first, first + int(BOXES_EACH)) if edition.box_place[box] != NOBODY and view.company[box] != ABSENT]
        lines = [box_line(texts, edition.place_words[edition.box_place[box]], view.company[box]) for box in boxes]
        lines += [Text("")] * (int(BOXES_EACH) - len(lines))
        title = name(texts, edition.industry_words[industry])
        row.append(Panel(Group(*lines), title=title, title_align="left", width=29))
        if len(row) == 4:
            table.add_row(*row)
            row = []
    return table


def draw_countries(view: MegaCorpsView, edition: Edition, texts: Texts) -> RenderableType:
    """Return the countries with owner, government, defence and force."""
    entries: list[Text] = []
    for place in range(len(PLACE_NAMES)):
        government = view.government[place]
        if government >= INDEPENDENT:
            continue
        owner = view.country[place]
        token = sign(owner) if owner >= 0 else Text("[ ]", "dim")
        label = name(texts, edition.place_words[place])[:16]
        kind = name(texts, GOVERNMENT_NAMES[government])[:13]
        entries.append(Text.assemble(token, " ", label, (f" {kind} {edition.defence[place]}/{edition.force[place]}", "dim")))
    table = Table(show_header=False, box=None, padding=0)
    for _ in range(3):
        table.add_column(width=39, no_wrap=True)
    for first in range(0, len(entries), 3):
        table.add_row(*entries[first : first + 3])
    return table


def draw_seat(view: MegaCorpsView, edition: Edition, seat: int, texts: Texts) -> Text:
    """Return a player: MegaCorp, money, mercenaries, cards."""
    s = choices_of(view)
    megacorp = view.megacorp[seat]
    line = sign(seat).append(f" {texts.display_name('seat', seat)}"[:20])
    if megacorp != NOBODY:
        line.append(f" ({name(texts, MEGACORP_NAMES[megacorp])})", SEAT_STYLES[seat])
    if s["left"] >> seat & 1:
        return line.append(f" {texts.format('draw-left')}", "dim")
    line.append(f"  €{view.money[seat]}", "bold")
    line.append("  " + texts.format("draw-mercenaries", number=view.mercenaries[seat]))
    line.append("  " + texts.format("draw-cards", number=view.hand_sizes[seat]))
    hand = view.hands[seat * len(CARD_NAMES) : (seat + 1) * len(CARD_NAMES)]
    if HIDDEN not in hand and view.hand_sizes[seat]:
        held = ", ".join(name(texts, edition.card_words[card]) for card, count in enumerate(hand) for _ in range(count))
        line.append(f": {held}", "italic")
    for key, holder in (("draw-active", s["active"]), ("draw-paid", s["paid"])):
        if holder == seat:
            line.append(f"  {texts.format(key)}", "reverse")
    if view.turn == seat or (view.turn == SIMULTANEOUS and seat < len(view.ballots) and view.ballots[seat] == NOBODY):
        line.append("  ◄", "bold yellow")
    line.truncate(WIDTH, overflow="ellipsis")
    return line


def draw_offers(view: MegaCorpsView, edition: Edition, texts: Texts) -> list[Text]:
    """Return the offers that stand, a line each."""
    lines = []
    for offer in describe_offers(view, edition):
        give, want = (draw_side(offer[side], edition, texts) for side in ("give", "want"))
        line = Text.assemble(
            (texts.format("draw-offer") + " ", "dim"), sign(offer["seat"]), "→", sign(offer["partner"]), f" {give} ⇄ {want}"
        )
        line.truncate(WIDTH, overflow="ellipsis")
        lines.append(line)
    return lines


def draw_side(side: dict[str, object], edition: Edition, texts: Texts) -> str:
    """Return one side of an offer as a list."""
    things: list[str] = []
    if side["money"]:
        things.append(f"€{side['money']}")
    if side["mercenaries"]:
        things.append(texts.format("draw-mercenaries", number=side["mercenaries"]))
    companies, countries, cards = side["companies"], side["countries"], side["cards"]
    assert isinstance(companies, list)
    assert isinstance(countries, list)
    assert isinstance(cards, list)
    for industry, country in companies:
        words = edition.industry_words[INDUSTRY_NAMES.index(industry)], edition.place_words[PLACE_NAMES.index(country)]
        things.append(f"{name(texts, words[0])} ({name(texts, words[1])})")
    things += [name(texts, edition.place_words[PLACE_NAMES.index(country)]) for country in countries]
    things += [texts.format("draw-face-down") if card is None else name(texts, card) for card in cards]
    return ", ".join(things) or "–"


def draw(view: MegaCorpsView, texts: Texts) -> RenderableType:
    """Return the whole table; what is reconstructed is said to be."""
    edition = find_edition(view.edition)
    s = choices_of(view)
    notes = Text(texts.format("draw-deck", cards=s["deck_size"]))
    if edition.reconstructed:
        notes.append("   " + texts.format("draw-reconstructed", title=edition.title[:40], hash=edition.hash), "dim italic")
    else:
        notes.append("   " + texts.format("draw-edition", title=edition.title[:40], hash=edition.hash), "dim italic")
    order = [(max(view.viewer, 0) + offset) % view.players for offset in range(view.players)]
    people = [draw_seat(view, edition, seat, texts) for seat in order]
    key = Text(texts.format("draw-key"), "dim")
    board = (draw_industries(view, edition, texts), draw_countries(view, edition, texts))
    return Group(*board, *people, *draw_offers(view, edition, texts), key, notes)
