"""A tournament as one page of HTML that needs nothing else: figures in tables, plots, light and dark, readable on a phone."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from backroom.arena import plots
from backroom.arena.plots import IntervalRow, number_text, percent, signed_percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from backroom.arena.component_effects import ComponentEffect
    from backroom.arena.summary import Distribution, TournamentSummary, WinRate

PAGE_STYLE = """
:root{color-scheme:light dark;--paper:#fff;--ink:#1d2430;--soft:#5b6472;--line:#d9dde3}
@media(prefers-color-scheme:dark){:root{--paper:#151a21;--ink:#e8ebf0;--soft:#a3acb9;--line:#37404d}}
body{margin:0 auto;padding:16px;max-width:760px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.6em;margin:.4em 0}h2{font-size:1.2em;margin:1.8em 0 .4em}p{overflow-wrap:anywhere}.soft{color:var(--soft)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
td,th{padding:4px 8px;white-space:nowrap;border-bottom:1px solid var(--line);text-align:right}td:first-child,th:first-child{text-align:left}
.wide{overflow-x:auto}svg{display:block;width:100%;max-width:620px;height:auto;margin:.6em 0}
"""

HOW_TO_READ = (
    "Every shuffle is played by each line-up from every seat. A shared win counts in parts; intervals hold the true value in 95 of 100 "
    "cases. Ratings are on Elo's scale with a mean of 1500: 100 points more is a win in 64 of 100 games. What was dealt by chance shows "
    "what it is worth; what was chosen or used may only show who was ahead. Where there are many intervals, one in twenty misses."
)


def render_html(summary: TournamentSummary) -> str:
    """Return the page."""
    config = summary.config
    options = "".join(f", {name} {option_text(value)}" for name, value in config.options.items())
    played = f"{summary.games} games, {summary.shuffles} shuffles, bots {', '.join(config.bots)}, seed {config.seed}{options}"
    played += f"; rules {config.rules_version}, backroom {config.version}"
    title = f"{config.game}, {config.players} players"
    even = 1 / config.players
    sections = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(played)}.</p>",
        f'<p class="soft">{HOW_TO_READ}</p>',
        "<h2>Ratings</h2>",
        plots.interval_plot(
            "Ratings", [IntervalRow(e.name, e.rating, e.rating_low, e.rating_high) for e in summary.entrants], None, number_text
        ),
        entrants_table(summary),
        "<h2>Wins by seat</h2>",
        plots.interval_plot("Share of wins by seat", seat_rows(summary.seats), even if config.players > 1 else None, percent),
        "<h2>Length</h2>",
        plots.histogram("Moves in a game", summary.moves.values, "moves"),
        f"<p>Moves in a game: {distribution_text(summary.moves)}.</p>",
        "<h2>Scores</h2>",
        plots.histogram("Scores of all seats", summary.scores.values, "points"),
        (
            f"<p>Score of a seat: {distribution_text(summary.scores)}. "
            f"The first is ahead of the second by {distribution_text(summary.margins)}.</p>"
        ),
        *component_sections(summary.components),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
    style = f"<style>{PAGE_STYLE}{plots.STYLE}</style>"
    return f'<!doctype html>\n<html lang="en"><head>{head}{style}</head><body><main>\n{chr(10).join(sections)}\n</main></body></html>\n'


def option_text(value: bool | str) -> str:
    """Return the value of an option as one writes it; of a long text its beginning."""
    return value[:60] if isinstance(value, str) else "yes" if value else "no"


def entrants_table(summary: TournamentSummary) -> str:
    """Return ratings and shares of wins as a table."""
    heads = ("", "rating", "95 %", "wins", "95 %", "even", "seats", "score", "±")
    rows = [
        (
            entrant.name,
            number_text(entrant.rating),
            f"{entrant.rating_low:.0f} to {entrant.rating_high:.0f}",
            f"{entrant.share.value:.1%}",
            f"{entrant.share.low:.1%} to {entrant.share.high:.1%}",
            percent(entrant.even),
            str(entrant.share.games),
            f"{entrant.score:.1f}",
            f"{entrant.deviation:.1f}",
        )
        for entrant in summary.entrants
    ]
    return html_table(heads, rows)


def component_sections(components: Sequence[ComponentEffect]) -> list[str]:
    """Return a plot and a table for each kind of component."""
    sections = []
    for kind, together in groupby(components, key=lambda worth: worth.category):
        worths = list(together)
        heading = f"{kind.capitalize()}: points of a hundred wins for each one more"
        how = "Dealt by chance." if worths[0].random else "Chosen or used, so this is what goes with winning, not what causes it."
        heads = ("", "worth", "95 %", "seats with it", "mean")
        rows = [(worth.name, signed_percent(worth.share), interval_text(worth), str(worth.seats), f"{worth.mean:.2f}") for worth in worths]
        sections += [
            f'<h2>{escape(heading)}</h2><p class="soft">{how}</p>',
            plots.interval_plot(heading, effect_rows(worths), 0.0, signed_percent),
            html_table(heads, rows),
        ]
    return sections


def effect_rows(worths: Iterable[ComponentEffect]) -> list[IntervalRow]:
    """Return components as rows of a plot."""
    return [IntervalRow(worth.name, worth.share, worth.low, worth.high) for worth in worths]


def interval_text(worth: ComponentEffect) -> str:
    """Return the interval of a worth."""
    return f"{signed_percent(worth.low)} to {signed_percent(worth.high)}"


def seat_rows(seats: Sequence[WinRate]) -> list[IntervalRow]:
    """Return seats as rows of a plot."""
    return [IntervalRow(f"seat {number}", share.value, share.low, share.high) for number, share in enumerate(seats, start=1)]


def distribution_text(spread: Distribution) -> str:
    """Return how a figure is spread, in words."""
    middle = f"half of them {number_text(spread.quarter)} to {number_text(spread.three_quarters)}"
    return f"{number_text(spread.mean)} on the mean, {middle}, all {number_text(spread.least)} to {number_text(spread.most)}"


def html_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table that scrolls by itself where it is too wide."""
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(word)}</td>" for word in row) + "</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
