"""What axe finds against WCAG 2.2 A and AA: nothing, in any phase of a table, in replay and rules, light and dark, wide and narrow."""

from __future__ import annotations

import pytest
from visitor import IN_THE_SLIP, finish

pytestmark = pytest.mark.slow

WIDE, NARROW = (1400, 900), (390, 844)
LOOKS = [(WIDE, False), (WIDE, True), (NARROW, False), (NARROW, True)]
GAMES = [
    *[("new-corp-order", 2, size, dark) for size, dark in ((WIDE, False), (NARROW, True))],
    *[("kompromat", 1, size, dark) for size, dark in ((WIDE, True), (NARROW, False))],
    *[("megacorps", 3, size, dark) for size, dark in ((WIDE, False), (NARROW, True))],
]
"""Every pair of a game, a size and a theme."""


@pytest.mark.parametrize(("game", "bots", "size", "dark"), GAMES)
def test_a_table_has_no_barriers(running_server, visit, game, bots, size, dark):
    ines = visit(running_server, size=size, dark=dark)
    ines.open_table(game, "me", *["greedy"] * bots)
    for phase in ("at the start", "some moves later", "later still"):
        ines.page.wait_for_selector(f"{IN_THE_SLIP}, .slip .over")
        ines.check_access(f"{game} {phase}")
        ines.play("mouse", most=9)


@pytest.mark.parametrize(("game", "bots", "size", "dark"), GAMES)
def test_a_finished_game_its_replay_and_its_rules_have_no_barriers(running_server, visit, game, bots, size, dark):
    ines = visit(running_server, size=size, dark=dark)
    table = ines.open_table(game, "me", *["greedy"] * bots)
    finish(ines)
    ines.check_access(f"{game} at the end")
    ines.go(f"/replay/{table}?at=20")
    ines.page.wait_for_selector(".blotter button, .blotter table, .blotter svg")
    ines.check_access(f"replay of {game}")
    ines.go(f"/rules/{game}")
    ines.page.wait_for_selector("main h2")
    ines.check_access(f"rules of {game}")


@pytest.mark.parametrize(("size", "dark"), LOOKS, ids=str)
def test_the_lobby_has_no_barriers(running_server, visit, size, dark):
    ines = visit(running_server, size=size, dark=dark)
    ines.go("/")
    ines.page.wait_for_selector(".case")
    ines.check_access("lobby")
