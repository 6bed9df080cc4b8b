"""Somebody with a browser who plays at random, by mouse, by touch or by keyboard alone."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor

from browser import AXE, Watch
from live_server import Person

IN_THE_SLIP = ".slip .opts .opt, .slip.formed .btn.pri"
ANSWERS = f"{IN_THE_SLIP}, .blotter button.can, .tray button.can"
"""What answers a question: in the slip, on the board, among the own things."""

FIND = """
selector => [...document.querySelectorAll(selector)].flatMap(thing => {
  if (thing.ariaDisabled === "true" || thing.disabled) return [];
  const { x, y, width, height } = thing.getBoundingClientRect();
  const spot = { x: x + width / 2, y: y + height / 2 };
  return thing.contains(document.elementFromPoint(spot.x, spot.y)) ? [spot] : [];
})
"""
"""Returns where the things are that can be clicked: those in sight that nothing covers."""

AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

REQUEST = """
async ([method, path, body]) => {
  const answer = await fetch(`/api${path}`, {
    method, headers: body ? { "content-type": "application/json" } : {}, body: body ? JSON.stringify(body) : undefined,
  });
  return answer.json();
}
"""


def finish(*visitors: Visitor) -> None:
    """Play the visitors' game to its end over sockets, which takes a tenth of the time, while their pages look on."""

    async def play(visitor: Visitor) -> None:
        person = Person(visitor.server, visitor.name)
        for cookie in cookies[visitor]:
            person.cookies.set(cookie["name"], cookie["value"])
        async with person.at(visitor.table) as client:
            assert (await client.play())["status"] == "over"

    async def play_all() -> None:
        await asyncio.gather(*map(play, visitors))

    cookies = {visitor: visitor.context.cookies() for visitor in visitors}
    with ThreadPoolExecutor(1) as thread:  # Playwright's event loop runs in this one
        thread.submit(asyncio.run, play_all()).result()
    for visitor in visitors:
        visitor.page.wait_for_selector(".slip .over")


class Visitor:
    """A person at a page."""

    def __init__(self, chromium, server, *, name="Ines", language="en", size=(1400, 900), touch=False, dark=False, motion=False) -> None:
        self.server = server
        self.name = name
        self.context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.page = self.context.new_page()
        self.watch = Watch(self.page, server.address)
        self.rng = random.Random(name)
        self.table = ""

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.server.address + path)

    def ask(self, method: str, path: str, body=None):
        """Make a request with this browser's cookie."""
        return self.page.evaluate(REQUEST, [method, path, body])

    def open_table(self, game: str, *seats: str, **wishes) -> str:
        """Create a table with these seats; start it if nobody is waited for; return its id."""
        self.go("/")
        self.ask("POST", "/me", {"nickname": self.name})
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        self.table = self.ask("POST", "/tables", {"game": game, "seats": kinds} | wishes)["id"]
        if "open" not in seats:
            self.ask("POST", f"/tables/{self.table}/start", {})
        self.go(f"/table/{self.table}")
        return self.table

    def join(self, table: str) -> None:
        """Sit down at another's table."""
        self.go("/")
        self.ask("POST", "/me", {"nickname": self.name})
        self.ask("POST", f"/tables/{table}/join", {})
        self.table = table
        self.go(f"/table/{table}")

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.ask("GET", f"/tables/{self.table}")["status"] == "over"

    def answers(self) -> list[dict[str, float]]:
        """Return where the answers are that can be given now."""
        return self.page.evaluate(FIND, ANSWERS)

    def play(self, how: str = "mouse", most: int = 2000, seconds: float = 240) -> int:
        """Answer questions until the game is over or so many are answered; return how many it were."""
        answered = idle = 0
        end = time.monotonic() + seconds
        while answered < most:
            assert time.monotonic() < end, f"stuck at: {self.page.locator('.slip').inner_text()}"
            if self.answer(how):
                answered += 1
                idle = 0
                continue
            idle += 1
            if idle % 5 == 0 and self.over:
                break
            self.page.wait_for_timeout(50)
        return answered

    def answer(self, how: str) -> bool:
        """Give one answer, if there is a question."""
        spots = self.answers()
        if not spots:
            self.close_what_was_opened_by_mistake()
            return False
        if how == "keyboard":
            return self.answer_by_keys(len(spots))
        spot = self.rng.choice(spots)
        if how == "touch":
            self.page.touchscreen.tap(spot["x"], spot["y"])
            self.page.wait_for_timeout(30)
            if spot in self.answers():  # the first tap only shows what would happen
                self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])
        self.page.wait_for_timeout(30)
        return True

    def close_what_was_opened_by_mistake(self) -> None:
        """Close the rules: where the question changes under the finger, a tap may come down on the number of a rule."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def answer_by_keys(self, answers: int) -> bool:
        """Press a digit, or go to a button with Tab and press Enter."""
        keys = self.page.locator(".slip .opts .opt:not([aria-disabled=true]) kbd").all_inner_texts()
        if keys and self.rng.random() < 0.7:
            self.page.keyboard.press(self.rng.choice(keys))
            self.page.wait_for_timeout(30)
            return True
        wanted = self.rng.randrange(answers)
        for _ in range(150):
            self.page.keyboard.press("Tab")
            fits = "selector => document.activeElement.matches(selector) && document.activeElement.ariaDisabled !== 'true'"
            if self.page.evaluate(fits, ANSWERS):
                if wanted == 0:
                    self.page.keyboard.press("Enter")
                    self.page.wait_for_timeout(30)
                    return True
                wanted -= 1
        return False

    def check_access(self, where: str) -> None:
        """Assert that axe finds nothing against WCAG 2.2 A and AA."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("tags => axe.run({ runOnly: { type: 'tag', values: tags } })", AXE_TAGS)
        told = [
            f"{where}: {violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]
        assert not told, "\n".join(told)
