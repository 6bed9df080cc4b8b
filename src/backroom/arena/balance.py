"""A page for designers: how long a game is, who is ahead from the start, and what each component is worth, with plots."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from backroom.arena import plots
from backroom.arena.plots import Row, percent, plain, signed_percent
from backroom.arena.report import spell_interval, spread_words, worth_rows
from backroom.core.stats import wilson

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from backroom.arena.match import Played
    from backroom.arena.summary import Summary
    from backroom.arena.worth import Worth

PLACE = "place"

INTRODUCTION = """\
Written by `{command}`. The games were played by bots of one kind, `{bot}`, so that differences come from the game and not from who plays.
{budget}

Intervals are at 95 %: with as many as are on this page, one in twenty misses. What a component is worth is how many more wins of a hundred
go with one more of it, compared with the others at the same table. Of what chance deals out, that is its doing. Of what players choose or
use, it may only be a mark of those who are ahead. And it is how *these bots* play: people may get more, or less, out of a component.
"""


class Plates:
    """Writes plots beside a page and names them; those of an earlier page are removed."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        for old in folder.glob(f"{game}-*.svg"):
            old.unlink()

    def put(self, name: str, title: str, plot: str) -> str:
        """Write a plot; return its place in the page."""
        file = f"{self.game}-{name.replace(' ', '-')}.svg"
        (self.folder / file).write_text(plots.alone(plot), encoding="utf-8")
        return f"![{title}]({file})\n"


def write_balance(folder: Path, command: str, title: str, runs: Sequence[tuple[Summary, Sequence[Played]]]) -> Path:
    """Write the page of a game and its plots; one run for each player count."""
    first = runs[0][0].setting
    folder.mkdir(parents=True, exist_ok=True)
    plates = Plates(folder, first.game)
    bot, _, limit = first.bots[0].partition("@")
    budget = f"It is the {bot} with at most {int(limit):,} simulations a decision, fewer than at a table." if limit else ""
    parts = [f"# {title}: balance\n", INTRODUCTION.format(command=command, bot=first.bots[0], budget=budget), overview(runs)]
    for summary, games in runs:
        parts += chapter(plates, summary, games)
    page = folder / f"{first.game}.md"
    page.write_text("\n".join(parts), encoding="utf-8")
    return page


def overview(runs: Sequence[tuple[Summary, Sequence[Played]]]) -> str:
    """Return the player counts in one table."""
    lines = [
        "| players | games | moves | score of a seat | first ahead of second | wins of who begins | even |",
        "|---|---|---|---|---|---|---|",
    ]
    for summary, games in runs:
        players = summary.setting.players
        begins = places(games).get("1")
        wins = "–" if begins is None else f"{percent(begins.value)} ({percent(begins.low)} to {percent(begins.high)})"
        even = "–" if begins is None else percent(1 / players)
        middle = f"{plain(summary.moves.quarter)} to {plain(summary.moves.three_quarters)}"
        lines.append(
            f"| {players} | {summary.games} | {plain(summary.moves.mean)} (half of them {middle}) | {summary.scores.mean:.1f} "
            f"| {summary.margins.mean:.1f} | {wins} | {even} |"
        )
    return "\n".join(lines) + "\n"


def chapter(plates: Plates, summary: Summary, games: Sequence[Played]) -> list[str]:
    """Return what is to be said of one player count."""
    players = summary.setting.players
    heading = "Solo" if players == 1 else f"{players} players"
    parts = [
        f"## {heading}\n",
        f"{summary.games} games, seed `{summary.setting.seed}`. Moves in a game: {spread_words(summary.moves)}.\n",
        plates.put(f"{players}-length", "Moves in a game", plots.histogram("Moves in a game", summary.moves.values, "moves")),
    ]
    if players == 1:
        hero = next(entrant for entrant in summary.entrants if entrant.name in summary.setting.bots)
        parts.append(f"The player wins {percent(hero.share.value)} ({percent(hero.share.low)} to {percent(hero.share.high)}).\n")
    rows = list(places(games).values())
    if rows:
        name = "Share of wins by place in the first round"
        parts += ["### Who begins\n", plates.put(f"{players}-place", name, plots.intervals(name, rows, 1 / players, percent))]
    others = [worth for worth in summary.components if worth.kind != PLACE]
    for kind, together in groupby(others, key=lambda worth: worth.kind):
        parts += component_section(plates, players, kind, list(together))
    return parts


def component_section(plates: Plates, players: int, kind: str, worths: Sequence[Worth]) -> list[str]:
    """Return a plot and a table of one kind of component."""
    how = "Dealt by chance." if worths[0].dealt else "Chosen or used: this is what goes with winning, not what causes it."
    heading = kind.capitalize()
    plot = plots.intervals(f"{heading}: wins of a hundred for each one more", worth_rows(worths), 0.0, signed_percent)
    lines = ["| | worth | 95 % | seats with it |", "|---|---|---|---|"]
    lines += [f"| {worth.name} | {signed_percent(worth.share)} | {spell_interval(worth)} | {worth.seats} |" for worth in worths]
    return [f"### {heading}\n", f"{how}\n", plates.put(f"{players}-{kind}", heading, plot), "\n".join(lines) + "\n"]


def places(games: Sequence[Played]) -> Mapping[str, Row]:
    """Return the share of wins of each place in the first round, where games have places."""
    won: dict[str, list[float]] = {}
    for played in games:
        for component in played.components:
            if component.kind == PLACE and len(played.bots) > 1:
                won.setdefault(component.name, []).append(played.shares[component.counts.index(1)])
    return {
        name: Row(f"place {name}", sum(shares) / len(shares), *wilson(sum(shares), len(shares))) for name, shares in sorted(won.items())
    }
