"""The table drawn for a terminal: the grid of companies, the display, the headquarters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, CONSULTANT_NAMES, TILE_NAMES, TYPE_NAMES
from backroom.games.new_corp_order.state import CHOOSE_SIDES, NOT_TRIGGERED
from backroom.games.new_corp_order.view import HIDDEN, NewCorpOrderView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.texts import Texts

EMBLEMS = ("▲", "●", "■", "◇")
STYLES = ("bold red", "bold blue", "bold bright_black", "bold")
CARD_STYLES = ("white on red", "white on blue", "white on grey30", "black on white")


def emblem(conglomerate: int, count: int) -> Text:
    """Return a conglomerate's emblem with a number."""
    return Text(f"{EMBLEMS[conglomerate]}{count}", STYLES[conglomerate])


def card(conglomerate: int, texts: Texts, *, tapped: bool = False) -> Text:
    """Return a card: emblem and initial, a tapped one in brackets."""
    letter = str(texts.format(f"letter-{CONGLOMERATE_NAMES[conglomerate]}"))
    text = f"[{EMBLEMS[conglomerate]}{letter}]" if tapped else f" {EMBLEMS[conglomerate]}{letter} "
    return Text(text, "dim" if tapped else CARD_STYLES[conglomerate])


def cards(counts: Sequence[int], texts: Texts, *, tapped: bool = False) -> Text:
    """Return a row of cards from counts by conglomerate."""
    row = Text()
    for conglomerate, count in enumerate(counts):
        for _ in range(count):
            row.append_text(card(conglomerate, texts, tapped=tapped)).append(" ")
    return row


def draw_grid(view: NewCorpOrderView, texts: Texts) -> RenderableType:
    """Return the grid: a box a tile, with its name, type and agents; own objectives starred."""
    wanted = {kind for kind in own_objectives(view) if kind != HIDDEN}
    table = Table(show_header=False, box=None, padding=0, expand=False)
    for row in range(len(view.kind) // 4):
        boxes: list[RenderableType] = []
        for column in range(4):
            tile = row * 4 + column
            kind, conglomerate = view.kind[tile], view.conglomerate[tile]
            company = Text(texts.format(f"short-{TYPE_NAMES[kind]}"))
            if kind in wanted:
                company.append(" ★", "bold yellow")
            line = Text()
            if conglomerate >= 0:
                line.append_text(emblem(conglomerate, view.agents[tile])).append(" ")
                line.append(EMBLEMS[conglomerate] * min(view.agents[tile], 9), STYLES[conglomerate])
            style = STYLES[conglomerate] if conglomerate >= 0 else "dim"
            boxes.append(Panel(Group(company, line), title=TILE_NAMES[tile], title_align="left", width=19, border_style=style))
        table.add_row(*boxes)
    return table


def own_objectives(view: NewCorpOrderView) -> list[int]:
    """Return the objectives that the viewer plays for."""
    if view.players == 1:
        return view.objectives
    return view.objectives[2 * view.viewer : 2 * view.viewer + 2] if view.viewer >= 0 else []


def draw_side(view: NewCorpOrderView, side: int, texts: Texts) -> RenderableType:
    """Return what lies before one side."""
    own = slice(side * 4, side * 4 + 4)
    lines: list[RenderableType] = []
    hq = cards(view.upright[own], texts)
    hq.append_text(cards(view.tapped[own], texts, tapped=True))
    lines.append(Text.assemble((texts.format("draw-hq") + " ", "dim"), hq if hq.plain else Text("–", "dim")))
    captured = Text(" ").join(emblem(c, n) for c, n in enumerate(view.captured[own]) if n)
    held = [texts.format(f"word-{CONSULTANT_NAMES[c]}") for c, n in enumerate(view.consultants[own]) for _ in range(n)]
    lines.append(Text.assemble((texts.format("draw-captured") + " ", "dim"), captured if captured.plain else Text("–", "dim")))
    if view.players > 1:
        lines.append(Text.assemble((texts.format("draw-consultants") + " ", "dim"), ", ".join(held) or "–"))
        hand = view.hand[own]
        shown = Text(str(view.hand_sizes[side])) if HIDDEN in hand else cards(hand, texts) or Text("–", "dim")
        lines.append(Text.assemble((texts.format("draw-hand") + " ", "dim"), shown))
        kinds = view.objectives[2 * side : 2 * side + 2]
        if HIDDEN not in kinds:
            names = ", ".join(texts.format(f"word-{TYPE_NAMES[kind]}") for kind in kinds)
            lines.append(Text.assemble((texts.format("draw-objectives") + " ", "dim"), (names, "yellow")))
    title = str(texts.display_name("seat", side))
    style = "bold yellow" if view.turn == side else "dim"
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, width=58)


def draw_table(view: NewCorpOrderView, texts: Texts) -> RenderableType:
    """Return the display, the deck, the supply and how far the game is."""
    lines: list[RenderableType] = []
    row = Text()
    for place, conglomerate in enumerate(view.display):
        if view.players == 1:
            row.append(f"{place + 1}:", "dim")
        row.append_text(card(conglomerate, texts)).append(" ")
    deck = texts.format("draw-deck", cards=view.deck_size)
    lines.append(Text.assemble((texts.format("draw-display") + " ", "dim"), row, "  ", deck))
    supply = Text("   ").join(emblem(c, n).append(f" {texts.format(f'word-{CONGLOMERATE_NAMES[c]}')}") for c, n in enumerate(view.supply))
    lines.append(Text.assemble((texts.format("draw-supply") + " ", "dim"), supply))
    if view.players > 1:
        held = ", ".join(f"{n} {texts.format(f'word-{CONSULTANT_NAMES[c]}')}" for c, n in enumerate(view.consultant_supply) if n)
        lines.append(Text.assemble((texts.format("draw-consultants") + " ", "dim"), held or "–"))
    else:
        names = ", ".join(texts.format(f"word-{TYPE_NAMES[kind]}") for kind in view.objectives if kind >= 0)
        lines.append(Text.assemble((texts.format("draw-objectives") + " ", "dim"), (names, "yellow")))
        lines.append(Text(texts.format("draw-marker", column="abcd"[view.marker])))
        if view.phase != CHOOSE_SIDES and view.sides_chosen[0] >= 0:
            for side in (0, 1):
                own = [c for c in range(4) if view.sides_chosen[c] == side]
                names = ", ".join(f"{EMBLEMS[c]} {texts.format(f'word-{CONGLOMERATE_NAMES[c]}')}" for c in own)
                lines.append(Text(f"{texts.display_name('seat', side)}: {names}"))
    if view.turns_left != NOT_TRIGGERED:
        lines.append(Text(texts.format("draw-last-round", turns=view.turns_left), "bold red"))
    return Group(*lines)


def draw(view: NewCorpOrderView, texts: Texts) -> RenderableType:
    """Return the whole table."""
    sides = 2 if view.players == 1 else view.players
    order = [(max(view.viewer, 0) + offset) % sides for offset in range(sides)]
    people = Group(*(draw_side(view, side, texts) for side in order))
    return Group(Columns([draw_grid(view, texts), people]), draw_table(view, texts))
