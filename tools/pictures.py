"""Make the pictures of the page for README and manual: lobby, each board in mid-game on desktop and phone, a replay.

uv run --group dev tools/pictures.py [FOLDER]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "tests" / "server")]
from browser import launch  # noqa: E402 (the tests' own helpers)
from house import Server  # noqa: E402
from visitor import IN_THE_SLIP, Visitor  # noqa: E402

DESK = (1400, 900)
PHONE = (390, 844)
BOARDS = [("new-corp-order", 2, 40), ("kompromat", 1, 24), ("megacorps", 3, 22)]
"""Each game with so many bots, after so many answers."""


def main(folder: Path) -> None:
    """Make all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Server(f"sqlite:///{scratch}/backroom.db")
        server.start()
        chromium = launch(playwright)
        try:
            for size, dark, name in ((DESK, False, "desk"), (PHONE, False, "phone"), (DESK, True, "desk-dark")):
                take(folder, Visitor(chromium, server, size=size, dark=dark, touch=size == PHONE), name)
        finally:
            chromium.close()
            server.stop()


def take(folder: Path, ines: Visitor, name: str) -> None:
    """Take the pictures of one kind of screen."""
    ines.go("/")
    ines.page.wait_for_selector(".case .art svg")
    shoot(folder, ines, f"lobby-{name}")
    for game, bots, answers in BOARDS:
        ines.open_table(game, "me", *["greedy"] * bots)
        ines.play("mouse", most=answers)
        ines.page.wait_for_selector(f"{IN_THE_SLIP}, .slip .over")
        shoot(folder, ines, f"{game}-{name}")
    ines.table = ines.open_table("new-corp-order", "me", "greedy")
    ines.play("mouse")
    ines.go(f"/replay/{ines.table}?at=60")
    ines.page.wait_for_selector(".blotter")
    shoot(folder, ines, f"replay-{name}")


def shoot(folder: Path, ines: Visitor, name: str) -> None:
    """Take one picture."""
    ines.page.wait_for_timeout(1200)
    ines.page.mouse.move(0, 0)
    ines.page.screenshot(path=folder / f"{name}.png")
    print(folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
