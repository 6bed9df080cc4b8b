"""What the page makes of a line that breaks, a page that is loaded anew and answers that come late."""

from __future__ import annotations

import json
import time

import pytest
from line import Line
from visitor import IN_THE_SLIP

pytestmark = pytest.mark.slow

GAMES = [("new-corp-order", 1), ("kompromat", 1), ("megacorps", 2)]
LOST = ".strip[role=status]"
"""What says that the connection is lost."""
ASKED = "answers => document.querySelector(answers) ? document.querySelector('.slip').innerText : ''"
"""Returns what the slip asks, with the answers, or nothing."""
LOOKS = 10
PATIENCE = 30


@pytest.fixture
def line(running_server):
    """A connection to the server that can be cut."""
    line = Line(running_server)
    yield line
    line.close()


def question(visitor) -> str:
    """Return what the slip asks, and the answers, once it has asked the same for a second: an answer may be on its way."""
    until = time.monotonic() + PATIENCE
    before, since = "", 0
    while since < LOOKS:
        assert time.monotonic() < until, f"no question, but: {before}"
        now = visitor.page.evaluate(ASKED, IN_THE_SLIP)
        since = since + 1 if now and now == before else 0
        before = now
        visitor.page.wait_for_timeout(100)
    return before


@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_a_decision_outlives_the_line_and_the_page(line, visit, game, bots):
    """With the line cut in the middle of a decision nothing can be chosen; later, and after a reload, the same question is asked."""
    ines = visit(line)
    ines.open_table(game, "me", *["random"] * bots)
    ines.play("mouse", most=25)
    before = question(ines)
    line.cut()
    ines.page.wait_for_selector(LOST)
    assert not ines.answers()
    line.mend()
    ines.page.wait_for_selector(LOST, state="detached")
    assert question(ines) == before
    ines.page.reload()
    assert question(ines) == before
    ines.play("mouse", most=10)


def test_a_refusal_of_something_else_does_not_end_the_question(running_server, visit):
    """Before the answer to a draft comes, "why not" is refused; the question is asked all the same."""
    ines = visit(running_server)

    def meddle(wire) -> None:
        server = wire.connect_to_server()

        def pass_on(text) -> None:
            for message in json.loads(text):
                if message["type"] == "choices":
                    wire.send(json.dumps([{"type": "error", "id": "reason", "code": "illegal-move", "message": "no"}]))
                wire.send(json.dumps([message]))

        server.on_message(pass_on)

    ines.page.route_web_socket("**/socket", meddle)
    ines.open_table("new-corp-order", "me", "random")
    question(ines)
    assert ines.play("mouse", most=10) == 10
