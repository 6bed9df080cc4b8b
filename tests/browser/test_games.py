"""Whole games in a real browser: by mouse, by keyboard alone, by touch, between two browsers on two processes."""

from __future__ import annotations

import pytest
from live_server import Server
from visitor import finish

pytestmark = pytest.mark.slow

GAMES = [("new-corp-order", 1, "en"), ("kompromat", 1, "fr"), ("megacorps", 2, "de")]
KEYED = 60
"""How many answers are given by keyboard in games that are long; their rest has nothing new."""
PATIENCE = 1200
"""How often to look in vain for an answer, at least a minute long, before the game counts as stuck."""


@pytest.mark.parametrize(("game", "bots", "language"), GAMES)
def test_a_whole_game_by_mouse(running_server, visit, game, bots, language):
    ines = visit(running_server, language=language)
    ines.open_table(game, "me", *["greedy"] * bots)
    ines.play("mouse")
    ines.page.wait_for_selector(".slip .over")
    assert ines.over


@pytest.mark.parametrize(("game", "bots", "language"), GAMES)
def test_a_game_by_keyboard_alone(running_server, visit, game, bots, language):
    ines = visit(running_server, language=language, dark=True)
    ines.open_table(game, "me", *["greedy"] * bots)
    if game == "megacorps":  # it has most kinds of questions, and forms
        ines.play("keyboard")
        assert ines.over
    else:
        assert ines.play("keyboard", most=KEYED) == KEYED
        finish(ines)


def test_the_solo_game_to_its_end(running_server, visit):
    ines = visit(running_server)
    ines.open_table("new-corp-order", "me")
    ines.play("mouse")
    assert ines.over


@pytest.mark.parametrize(("game", "bots", "language"), GAMES)
def test_a_whole_game_by_touch_on_a_phone(running_server, visit, game, bots, language):
    ines = visit(running_server, language=language, size=(390, 844), touch=True)
    ines.open_table(game, "me", *["greedy"] * bots)
    ines.play("touch")
    assert ines.over


@pytest.mark.parametrize(("game", "bots", "language"), GAMES)
def test_what_happens_is_shown_in_motion(running_server, visit, game, bots, language):
    ines = visit(running_server, language=language, motion=True)
    ines.open_table(game, "me", *["greedy"] * bots)
    assert ines.play("mouse", most=8) == 8


@pytest.mark.parametrize(("game", "bots"), [("new-corp-order", 0), ("kompromat", 0), ("megacorps", 1)])
def test_two_browsers_on_two_processes_one_of_which_dies(visit, postgres_database, game, bots):
    servers = [Server(postgres_database), Server(postgres_database)]
    for server in servers:
        server.start()
    try:
        ines, marlow = visit(servers[0], name="Ines"), visit(servers[1], name="Marlow", language="fr")
        table = ines.open_table(game, "me", "open", *["greedy"] * bots)
        marlow.join(table)
        ines.ask("POST", f"/tables/{table}/start", {})
        people = [ines, marlow]
        alternate(people, most=30)
        servers[1].kill()  # in the middle of whatever is being decided
        servers[1].start()
        alternate(people, most=20)
        finish(*people)
    finally:
        for server in servers:
            server.kill()


def alternate(people, most: int) -> None:
    """Let everybody answer in turn until the game is over or so many rounds are done."""
    idle = rounds = 0
    while idle < PATIENCE and rounds < most:
        if any(person.answer("mouse") for person in people):
            idle = 0
            rounds += 1
            continue
        idle += 1
        if idle % 10 == 0 and people[0].over:
            return
        people[0].page.wait_for_timeout(50)
    assert rounds == most, f"stuck: {[person.page.locator('.slip').inner_text() for person in people]}"
