"""A page for designers: how long a game is, who is ahead from the start, and what each component is worth, with plots."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from backroom.arena import plots
from backroom.arena.html_report import distribution_text, effect_rows, interval_text
from backroom.arena.plots import IntervalRow, number_text, percent, signed_percent
from backroom.core.stats import wilson

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from backroom.arena.component_effects import ComponentEffect
    from backroom.arena.match import MatchResult
    from backroom.arena.summary import TournamentSummary

PLACE = "place"

INTRODUCTION = """\
Written by `{command}`. The games were played by bots of one kind, `{bot}`, so that differences come from the game and not from who plays.
{budget}

Intervals are at 95 %: with as many as are on this page, one in twenty misses. What a component is worth is how many more wins of a hundred
go with one more of it, compared with the others at the same table. Of what chance deals out, that is its doing. Of what players choose or
use, it may only be a mark of those who are ahead. And it is how *these bots* play: people may get more, or less, out of a component.
"""


class PlotFiles:
    """Writes plots beside a page and names them; those of an earlier page are removed."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        for old in folder.glob(f"{game}-*.svg"):
            old.unlink()

    def put(self, name: str, title: str, plot: str) -> str:
        """Write a plot; return its place in the page."""
        file = f"{self.game}-{name.replace(' ', '-')}.svg"
        (self.folder / file).write_text(plots.standalone_svg(plot), encoding="utf-8")
        return f"![{title}]({file})\n"


def write_balance_report(folder: Path, command: str, title: str, runs: Sequence[tuple[TournamentSummary, Sequence[MatchResult]]]) -> Path:
    """Write the page of a game and its plots; one run for each player count."""
    first = runs[0][0].config
    folder.mkdir(parents=True, exist_ok=True)
    plates = PlotFiles(folder, first.game)
    bot, _, limit = first.bots[0].partition("@")
    budget = f"It is the {bot} with at most {int(limit):,} simulations a decision, fewer than at a table." if limit else ""
    parts = [f"# {title}: balance\n", INTRODUCTION.format(command=command, bot=first.bots[0], budget=budget), overview(runs)]
    for summary, games in runs:
        parts += player_count_section(plates, summary, games)
    page = folder / f"{first.game}.md"
    page.write_text("\n".join(parts), encoding="utf-8")
    return page


def overview(runs: Sequence[tuple[TournamentSummary, Sequence[MatchResult]]]) -> str:
    """Return the player counts in one table."""
    lines = [
        "| players | games | moves | score of a seat | first ahead of second | wins of who begins | even |",
        "|---|---|---|---|---|---|---|",
    ]
    for summary, games in runs:
        players = summary.config.players
        begins = turn_order_rows(games).get("1")
        wins = "–" if begins is None else f"{percent(begins.value)} ({percent(begins.low)} to {percent(begins.high)})"
        even = "–" if begins is None else percent(1 / players)
        middle = f"{number_text(summary.moves.quarter)} to {number_text(summary.moves.three_quarters)}"
        lines.append(
            f"| {players} | {summary.games} | {number_text(summary.moves.mean)} (half of them {middle}) | {summary.scores.mean:.1f} "
            f"| {summary.margins.mean:.1f} | {wins} | {even} |"
        )
    return "\n".join(lines) + "\n"


def player_count_section(plates: PlotFiles, summary: TournamentSummary, games: Sequence[MatchResult]) -> list[str]:
    """Return what is to be said of one player count."""
    players = summary.config.players
    heading = "Solo" if players == 1 else f"{players} players"
    parts = [
        f"## {heading}\n",
        f"{summary.games} games, seed `{summary.config.seed}`. Moves in a game: {distribution_text(summary.moves)}.\n",
        plates.put(f"{players}-length", "Moves in a game", plots.histogram("Moves in a game", summary.moves.values, "moves")),
    ]
    if players == 1:
        hero = next(entrant for entrant in summary.entrants if entrant.name in summary.config.bots)
        parts.append(f"The player wins {percent(hero.share.value)} ({percent(hero.share.low)} to {percent(hero.share.high)}).\n")
    rows = list(turn_order_rows(games).values())
    if rows:
        name = "Share of wins by place in the first round"
        parts += ["### Who begins\n", plates.put(f"{players}-place", name, plots.interval_plot(name, rows, 1 / players, percent))]
    others = [worth for worth in summary.components if worth.category != PLACE]
    for kind, together in groupby(others, key=lambda worth: worth.category):
        parts += component_section(plates, players, kind, list(together))
    return parts


def component_section(plates: PlotFiles, players: int, kind: str, worths: Sequence[ComponentEffect]) -> list[str]:
    """Return a plot and a table of one kind of component."""
    how = "Dealt by chance." if worths[0].random else "Chosen or used: this is what goes with winning, not what causes it."
    heading = kind.capitalize()
    plot = plots.interval_plot(f"{heading}: wins of a hundred for each one more", effect_rows(worths), 0.0, signed_percent)
    lines = ["| | worth | 95 % | seats with it |", "|---|---|---|---|"]
    lines += [f"| {worth.name} | {signed_percent(worth.share)} | {interval_text(worth)} | {worth.seats} |" for worth in worths]
    return [f"### {heading}\n", f"{how}\n", plates.put(f"{players}-{kind}", heading, plot), "\n".join(lines) + "\n"]


def turn_order_rows(games: Sequence[MatchResult]) -> Mapping[str, IntervalRow]:
    """Return the share of wins of each place in the first round, where games have places."""
    won: dict[str, list[float]] = {}
    for played in games:
        for component in played.components:
            if component.category == PLACE and len(played.bots) > 1:
                won.setdefault(component.name, []).append(played.shares[component.counts.index(1)])
    return {
        name: IntervalRow(f"place {name}", sum(shares) / len(shares), *wilson(sum(shares), len(shares)))
        for name, shares in sorted(won.items())
    }
