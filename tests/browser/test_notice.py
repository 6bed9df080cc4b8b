"""How somebody who looks elsewhere learns that it is their turn: the title, a bell, a notification."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.slow

ELSEWHERE = """
(() => {
  let away = false;
  window.leave = (on) => {
    away = on;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  Object.defineProperty(document, "hidden", { get: () => away });
  window.rung = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.rung += 1;
    return start.apply(this, when);
  };
  window.noticed = [];
  window.Notification = class {
    static requestPermission = async () => "granted";
    constructor(title, { tag }) {
      window.noticed.push([title, tag]);
    }
  };
})();
"""
"""A tab that can be put into the background, with bells counted and notifications kept: a browser without a screen shows none."""


def play_until_waiting(visitor, seat: int) -> None:
    """Answer until it is the other's turn."""
    for _ in range(500):
        if visitor.ask("GET", f"/tables/{visitor.table}")["seats_to_act"] == [1 - seat]:
            return
        visitor.answer("mouse")
        visitor.page.wait_for_timeout(100)
    pytest.fail(f"stuck at: {visitor.page.locator('.slip').inner_text()}")


@pytest.mark.parametrize("wished", [True, False])
def test_a_turn_is_told_to_who_looks_elsewhere(running_server, visit, wished):
    ines, bob = visit(running_server, name="Ines"), visit(running_server, name="Bob")
    ines.page.add_init_script(ELSEWHERE)
    ines.page.add_init_script(f"localStorage.setItem('notices', '{'on' if wished else 'off'}')")
    ines.page.add_init_script(f"localStorage.setItem('sound', '{'on' if wished else 'off'}')")
    table = ines.open_table("new-corp-order", "me", "open")
    bob.join(table)
    ines.ask("POST", f"/tables/{table}/start", {})
    ines.page.wait_for_selector(".blotter")
    play_until_waiting(ines, 0)
    ines.page.mouse.click(5, 300)  # browsers ring only for who has touched the page
    ines.page.wait_for_function("document.title === 'Backroom'")
    ines.page.evaluate("() => { leave(true); rung = 0; }")

    play_until_waiting(bob, 1)
    ines.page.wait_for_function("document.title !== 'Backroom'")
    assert ines.page.title() == "(1) Your turn · Backroom"
    if wished:
        ines.page.wait_for_function("rung > 0")
    assert ines.page.evaluate("noticed") == ([["Your turn", table]] if wished else [])
    assert (ines.page.evaluate("rung") > 0) == wished
