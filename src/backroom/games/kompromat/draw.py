"""The table drawn for a terminal: the row of missions between the two spies, the viewer at the bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from backroom.games.kompromat.data import (
    CODE,
    DOCUMENT,
    EQUIPMENT_NAMES,
    FIRST_TOOL,
    KINDS,
    LIMIT,
    MISSION_NAMES,
    POINTS,
    ROW,
    TOOL_NAMES,
    halves_word,
)
from backroom.games.kompromat.state import FIRST_PLAYER, NOBODY_WON, NONE, UNFIXED, UNUSED
from backroom.games.kompromat.view import HIDDEN, KompromatView
from backroom.games.kompromat.words import best_seen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.texts import Texts

WIDTH = 19
OPEN = "black on white"
TURNED = "black on grey70"
BACK = "blue"
OWN = "black on khaki1"  # what only the viewer sees


def face(kind: int, texts: Texts, style: str) -> Text:
    """Return an equipment card, face up; the open card of a pile in brackets."""
    word = texts.display_name("card", EQUIPMENT_NAMES[kind])
    return Text(f"[{word}]" if style == OPEN else f" {word} ", style)


def back() -> Text:
    """Return an equipment card, face down."""
    return Text("▒▒", BACK)


def join(cards: Sequence[Text]) -> Text:
    """Return cards side by side."""
    return Text(" ").join(cards)


def draw_pile(view: KompromatView, pile: int, texts: Texts) -> Text:
    """Return a seat's cards at a mission: the open one, the others face down or up, the total once it is fixed."""
    if view.open[pile] == NONE:
        return Text("·", "dim")
    cards = [face(view.open[pile], texts, OPEN)]
    counts = view.down[pile * KINDS : (pile + 1) * KINDS]
    if HIDDEN in counts:
        cards += [back() for _ in range(view.backs[pile])]
    else:
        style = TURNED if view.up[pile] else OWN
        cards += [face(kind, texts, style) for kind, count in enumerate(counts) for _ in range(count)]
    line = join(cards)
    if view.newspaper == pile:
        line.append(" +3", "bold magenta")
    return line


def draw_total(view: KompromatView, pile: int, texts: Texts) -> Text:
    """Return the total of a pile that has been shown, or what its owner sees while playing it."""
    seat, mission = divmod(pile, ROW)
    if view.open[pile] == NONE:
        return Text(" ")
    total = view.totals[pile]
    if total != UNFIXED:
        if total > LIMIT:
            return Text(f"{halves_word(total)} {texts.format('draw-bust')}", "bold red")
        return Text(f"= {halves_word(total)}", "bold green" if view.winner[mission] == seat else "bold")
    counts = view.down[pile * KINDS : (pile + 1) * KINDS]
    if HIDDEN in counts or not view.backs[pile]:
        return Text(" ")
    return Text(f"… {halves_word(best_seen(view, pile))}", "dim")


def draw_mission(view: KompromatView, mission: int, texts: Texts) -> RenderableType:
    """Return a mission card: its name, its worth, the tokens under it; once awarded, who won it."""
    kind = view.row[mission]
    winner = view.winner[mission]
    if kind == NONE:
        lines = [Text(" "), Text(" ")]
    elif winner != NONE:
        said = texts.format("draw-nobody") if winner == NOBODY_WON else texts.format("draw-won", seat=winner)
        lines = [Text(texts.format(f"word-{MISSION_NAMES[kind]}"), "dim"), Text(said, "dim italic")]
    else:
        lines = [Text(texts.format(f"word-{MISSION_NAMES[kind]}"), "bold"), Text(worth(kind, texts), "yellow")]
    title = Text.assemble(str(mission + 1), (f" {'!' * view.under[mission]}" if view.under[mission] else "", "bold red"))
    active = view.mission == mission
    style = "bold yellow" if active else "dim" if kind == NONE or winner != NONE else "white"
    return Panel(Group(*lines), title=title, title_align="left", width=WIDTH, border_style=style)


def worth(kind: int, texts: Texts) -> str:
    """Return what a mission card is worth."""
    if kind in (CODE, DOCUMENT):
        return texts.format("draw-set")
    points = texts.format("draw-points", points=POINTS[kind])
    return f"{points}  ⚙" if kind >= FIRST_TOOL else points


def draw_row(view: KompromatView, above: int, below: int, texts: Texts) -> RenderableType:
    """Return the row, the mission nearest to the deck at the left, each seat's cards on its side."""
    table = Table(show_header=False, box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(ROW):
        table.add_column(width=WIDTH)
    table.add_row(*(draw_total(view, above * ROW + mission, texts) for mission in range(ROW)))
    table.add_row(*(draw_pile(view, above * ROW + mission, texts) for mission in range(ROW)))
    table.add_row(*(draw_mission(view, mission, texts) for mission in range(ROW)))
    table.add_row(*(draw_pile(view, below * ROW + mission, texts) for mission in range(ROW)))
    table.add_row(*(draw_total(view, below * ROW + mission, texts) for mission in range(ROW)))
    return table


def draw_deck(view: KompromatView, seat: int, texts: Texts) -> Text:
    """Return a seat's deck: how many cards, those known to come next, the card in hand."""
    line = Text.assemble((texts.format("draw-deck") + " ", "dim"), str(view.left[seat]))
    top = [kind for kind in view.top[seat * 5 : seat * 5 + 5] if kind != NONE]
    if top:
        line.append(f"  {texts.format('draw-next')} ", "dim")
        line.append_text(join([back() if kind == HIDDEN else face(kind, texts, OWN) for kind in top]))
    if view.seat == seat and view.looked != NONE:
        line.append(f"  {texts.format('draw-looks-at')} ", "dim")
        line.append_text(back() if view.looked == HIDDEN else face(view.looked, texts, OWN))
    stunned = sum(pile != NONE and pile // ROW == seat for pile in view.stunned_piles)
    if stunned:
        line.append("  " + texts.format("draw-stunned", cards=stunned), "magenta")
    return line


def draw_tool(name: str, *, open_: bool) -> Text:
    """Return a tool, a used one ticked off."""
    return Text(f"⚙ {name}", "bold cyan") if open_ else Text(f"✓ {name}", "dim strike")


def draw_seat(view: KompromatView, seat: int, texts: Texts) -> RenderableType:
    """Return what lies before a seat: deck, tokens, missions won, tools."""
    won = view.won[seat * 20 : seat * 20 + 20]
    tokens = view.tokens[seat]
    row = Text.assemble(("●" * tokens, "bold red" if tokens >= 7 else "red"), ("○" * max(9 - tokens, 0), "dim"), f" {tokens}")
    missions = ", ".join(
        texts.format(f"word-{MISSION_NAMES[kind]}") + (f" ×{count}" if count > 1 else "")
        for kind, count in enumerate(won[:FIRST_TOOL])
        if count
    )
    tools = Text(", ").join(
        draw_tool(texts.format(f"word-{TOOL_NAMES[tool]}"), open_=view.used[tool] == UNUSED)
        for tool, count in enumerate(won[FIRST_TOOL:])
        if count
    )
    lines = [
        Text.assemble(draw_deck(view, seat, texts), "   ", (texts.format("draw-tokens") + " ", "dim"), row),
        Text.assemble((texts.format("draw-missions") + " ", "dim"), missions or "–"),
        Text.assemble((texts.format("draw-tools") + " ", "dim"), tools if tools.plain else Text("–", "dim")),
    ]
    style = "bold yellow" if view.turn == seat else "dim"
    return Panel(
        Group(*lines), title=str(texts.display_name("seat", seat)), title_align="left", border_style=style, width=4 * (WIDTH + 1) - 1
    )


def draw(view: KompromatView, texts: Texts) -> RenderableType:
    """Return the whole table."""
    below = max(view.viewer, 0)
    head = Text(texts.format("draw-round", round=view.round + 1), "bold")
    if view.phase != FIRST_PLAYER:
        head.append("   " + texts.format("draw-first", seat=view.first), "dim")
    head.append("   " + texts.format("draw-mission-deck", cards=sum(view.mission_deck)), "dim")
    return Group(head, draw_seat(view, 1 - below, texts), draw_row(view, 1 - below, below, texts), draw_seat(view, below, texts))
