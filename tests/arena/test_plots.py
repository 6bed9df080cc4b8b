"""Plots that are files of their own."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from backroom.arena.plots import line_plot, percent, standalone_svg

SVG = "{http://www.w3.org/2000/svg}"


def test_curves_show_each_line_within_the_plot_and_say_where_it_ends():
    lines = {"against A & B": [(0.5, 0.0), (12.0, 1.0)], "against C": [(0.5, 0.25), (12.0, 0.5)]}
    plot = ET.fromstring(standalone_svg(line_plot("learning <fast>", lines, "minutes", percent)))  # noqa: S314
    wide, high = (float(number) for number in plot.get("viewBox").split()[2:])
    drawn = [[tuple(map(float, point.split(","))) for point in line.get("points").split()] for line in plot.iter(f"{SVG}polyline")]
    assert len(drawn) == 2
    assert all(0 < x < wide and 0 < y < high for line in drawn for x, y in line)
    assert drawn[0][1][1] < drawn[1][1][1] < drawn[1][0][1] < drawn[0][0][1], "more is higher up"
    texts = [text.text for text in plot.iter(f"{SVG}text")]
    assert {"against A & B: 100 %", "against C: 50 %", "minutes"} <= set(texts)
