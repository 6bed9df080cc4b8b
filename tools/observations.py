"""Write docs/observations.md, the fields of every game's observations: `uv run tools/observations.py`."""

from __future__ import annotations

from pathlib import Path

from backroom.core.registry import games

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
HEAD = """# Observations, field by field

Written by `uv run tools/observations.py` from what the games declare. An observation is a row of whole numbers from 0 up, its sections in
this order; *most* is the greatest number that a field can hold. "One of" is a 1 in the place of the one and 0 in all others. How to get and
use them is in [research.md](research.md).
"""


def page() -> str:
    """Return the page."""
    parts = [HEAD]
    for game in games().values():
        players = game.player_counts[-1]
        observer = game.make_observer(players, game.check_setup(players, {}))
        sizes = [f"{number}: {game.make_observer(number, game.check_setup(number, {})).size}" for number in game.player_counts]
        parts.append(
            f"## {game.name}\n\nNumbers by players: {', '.join(sizes)}. Lengths are those of {players} players with default options.\n"
        )
        rows = [f"| `{section.name}` | {section.length} | {section.max_value} | {section.meaning} |" for section in observer.sections]
        parts.append("\n".join(["| section | length | most | meaning |", "|---|---|---|---|", *rows]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
