"""Plots as SVG, for the report and the designers' pages; light or dark as the reader has it."""

from __future__ import annotations

from html import escape
from math import floor, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

WIDTH = 480
LABELS = 160
FIGURES = 56
ROW = 26
TOP = 8
FOOT = 30
BARS_HEIGHT = 150
CURVES_HEIGHT = 220

STYLE = (
    "svg{font:14px system-ui,sans-serif;color-scheme:light dark}"
    ".ink{fill:#1d2430}.soft{fill:#5b6472}.grid{stroke:#d9dde3}.even{stroke:#8a93a0;stroke-dasharray:4 3}"
    ".line{stroke:#0a5fa8;stroke-width:2}.dot,.bar{fill:#0a5fa8}.back{fill:#fff}"
    "@media(prefers-color-scheme:dark){.ink{fill:#e8ebf0}.soft{fill:#a3acb9}.grid{stroke:#37404d}.even{stroke:#7d8794}"
    ".line{stroke:#6db5f2}.dot,.bar{fill:#6db5f2}.back{fill:#151a21}}"
)


class IntervalRow(NamedTuple):
    """A figure with its interval."""

    label: str
    value: float
    low: float
    high: float


def percent(value: float) -> str:
    """Return a share as one reads it."""
    return f"{100 * value:.0f} %"


def signed_percent(value: float) -> str:
    """Return a difference of shares as one reads it, in points of a hundred."""
    return f"{100 * value:+.1f}"


def number_text(value: float) -> str:
    """Return a number without needless digits."""
    return f"{value:,.0f}" if abs(value) >= 10 or value == int(value) else f"{value:.1f}"


def interval_plot(title: str, rows: Sequence[IntervalRow], even: float | None, spell: Callable[[float], str]) -> str:
    """Return a plot with a line for each row: a dot for the value, a bar for its interval; `even` is marked."""
    height = TOP + ROW * len(rows) + FOOT
    known = [value for row in rows for value in row[1:]] + ([] if even is None else [even])
    ticks = axis_ticks(min(known), max(known))
    first, span = ticks[0], ticks[-1] - ticks[0]

    def x(value: float) -> float:
        return round(LABELS + (WIDTH - LABELS - FIGURES) * (value - first) / span, 1)

    bottom = height - FOOT
    parts = _axis(ticks, x, bottom, spell)
    if even is not None:
        parts.append(f'<line class="even" x1="{x(even)}" x2="{x(even)}" y1="{TOP}" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        told = f"{row.label}: {spell(row.value)}, {spell(row.low)} to {spell(row.high)}"
        parts += [
            f"<g><title>{escape(told)}</title>",
            f'<text class="ink" x="{LABELS - 12}" y="{y + 4}" text-anchor="end">{escape(row.label)}</text>',
            f'<line class="line" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{x(row.value)}" cy="{y}" r="5"/>',
            f'<text class="soft" x="{WIDTH - 4}" y="{y + 4}" text-anchor="end">{escape(spell(row.value))}</text></g>',
        ]
    return _svg(title, height, parts)


def histogram(title: str, values: Sequence[float], unit: str) -> str:
    """Return a plot of how often values occur."""
    ticks = axis_ticks(min(values), max(values), whole=True)
    first, span = ticks[0], ticks[-1] - ticks[0]
    columns = max(1, min(24, round(span)))
    counts = [0] * columns
    for value in values:
        counts[min(columns - 1, int((value - first) / span * columns))] += 1
    left, bottom = 40, TOP + BARS_HEIGHT

    def x(value: float) -> float:
        return round(left + (WIDTH - left - 20) * (value - first) / span, 1)

    parts = _axis(ticks, x, bottom, number_text)
    most = max(counts)
    for column, count in enumerate(counts):
        start, end = first + span * column / columns, first + span * (column + 1) / columns
        tall = round(BARS_HEIGHT * count / most, 1)
        told = f"{number_text(start)} to {number_text(end)} {unit}: {count}"
        parts.append(
            f'<rect class="bar" x="{x(start) + 1}" y="{bottom - tall}" width="{round(x(end) - x(start) - 2, 1)}" height="{tall}">'
            f"<title>{escape(told)}</title></rect>"
        )
    parts.append(f'<text class="soft" x="{left - 6}" y="{TOP + 10}" text-anchor="end">{most}</text>')
    return _svg(title, bottom + FOOT, parts)


def line_plot(title: str, lines: Mapping[str, Sequence[tuple[float, float]]], unit: str, spell: Callable[[float], str]) -> str:
    """Return a plot of shares from 0 to 1 that change along a unit, a line for each name."""
    ticks = axis_ticks(0, max(x for line in lines.values() for x, _ in line))
    left, bottom = 52, TOP + CURVES_HEIGHT

    def x(value: float) -> float:
        return round(left + (WIDTH - left - 20) * value / ticks[-1], 1)

    def y(value: float) -> float:
        return round(bottom - CURVES_HEIGHT * value, 1)

    parts = _axis(ticks, x, bottom, number_text)
    for share in (0, 0.5, 1):
        parts += [
            f'<line class="{"even" if share == 0.5 else "grid"}" x1="{left}" x2="{WIDTH - 20}" y1="{y(share)}" y2="{y(share)}"/>',
            f'<text class="soft" x="{left - 6}" y="{y(share) + 5}" text-anchor="end">{escape(spell(share))}</text>',
        ]
    for number, (name, line) in enumerate(lines.items()):
        dashes = f' stroke-dasharray="{2 + 6 * number} 4"' if number else ""
        path = " ".join(f"{x(at)},{y(value)}" for at, value in line)
        row = bottom + FOOT + 18 * number + 14
        parts += [
            f'<polyline class="line" fill="none"{dashes} points="{path}"><title>{escape(name)}</title></polyline>',
            f'<line class="line"{dashes} x1="{left}" x2="{left + 40}" y1="{row - 5}" y2="{row - 5}"/>',
            f'<text class="ink" x="{left + 48}" y="{row}">{escape(name)}: {escape(spell(line[-1][1]))}</text>',
        ]
    parts.append(f'<text class="soft" x="{WIDTH - 20}" y="{bottom + FOOT + 14}" text-anchor="end">{escape(unit)}</text>')
    return _svg(title, bottom + FOOT + 18 * len(lines) + 6, parts)


def axis_ticks(least: float, most: float, *, whole: bool = False) -> list[float]:
    """Return round numbers from below the least to above the most value."""
    span = max(most - least, 1e-9 if not whole else 1.0)
    step = 10 ** floor(log10(span / 4))
    for larger in (1, 2, 2.5, 5, 10):
        if span / (step * larger) <= 5:
            step *= larger
            break
    step = max(step, 1.0) if whole else step
    first = floor(least / step)
    ticks = [first * step]
    while ticks[-1] < most or len(ticks) < 2:
        first += 1
        ticks.append(first * step)
    return ticks


def _axis(ticks: Sequence[float], x: Callable[[float], float], bottom: int, spell: Callable[[float], str]) -> list[str]:
    parts = []
    for tick in ticks:
        parts += [
            f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{TOP}" y2="{bottom}"/>',
            f'<text class="soft" x="{x(tick)}" y="{bottom + 18}" text-anchor="middle">{escape(spell(tick))}</text>',
        ]
    return parts


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    name = escape(title, quote=True)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">'
    return f"{head}<title>{name}</title>{''.join(parts)}</svg>"


def standalone_svg(plot: str) -> str:
    """Return a plot as a file of its own, with its style and a background."""
    head, title, rest = plot.partition("</title>")
    return f'{head}{title}<style>{STYLE}</style><rect class="back" width="100%" height="100%"/>{rest}\n'
