"""How heavy the page is and how fast it draws, in a real browser: `uv run --group dev bench/page.py`.

Weight: the compressed scripts and styles that the lobby and one table load. Speed: from the message with a new state to the page laid out
anew, while a bot plays from the choices on the slip; the 95th percentile must fit into a frame, or two for the largest board.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "tests" / "server")]

from browser import launch  # noqa: E402
from live_server import Server  # noqa: E402
from playwright.sync_api import Page, Request, sync_playwright  # noqa: E402

MOST_KILOBYTES = 150
GAMES = {"new-corp-order": (2, 16), "kompromat": (2, 16), "megacorps": (3, 32)}
"""The seats at the table, and how many milliseconds a view may take."""
STATES = 120
PATIENCE = 20

MEASURE = """
(() => {
  localStorage.setItem("motion", "off");
  window.taken = [];
  const slot = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    ...slot,
    set(hear) {
      slot.set.call(this, (event) => {
        const states = event.data.includes('"type":"state"');
        const before = performance.now();
        hear.call(this, event);
        if (!states) return;
        queueMicrotask(() => queueMicrotask(() => {
          document.body.getBoundingClientRect();
          window.taken.push(performance.now() - before);
        }));
      });
    },
  });
})();
"""

SIT = """
async ([game, players]) => {
  const ask = async (path, body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch("/api" + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  await ask("/me", { nickname: "Bench" });
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "random" }));
  const table = await ask("/tables", { game, seats: [{ kind: "me" }, ...bots], noise: "bench" });
  if (table.status === "open") await ask(`/tables/${table.id}/start`, {});
  return table.id;
}
"""


def main() -> int:
    """Measure all games; return how many figures are over their limit."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/bench.db", from_scratch=True)
        server.start()
        browser = launch(playwright)
        try:
            for game, (players, limit) in GAMES.items():
                page = browser.new_context(viewport={"width": 1400, "height": 900}).new_page()
                page.add_init_script(MEASURE)
                kilobytes = open_table(page, server.address, game, players)
                failed += judge(f"{game}: lobby and board", kilobytes, MOST_KILOBYTES, "KB compressed")
                taken = play(page, STATES)
                while len(taken) < STATES:  # the game was short
                    open_table(page, server.address, game, players)
                    taken += play(page, STATES - len(taken))
                taken.sort()
                middle, most = taken[len(taken) // 2], taken[int(len(taken) * 0.95)]
                failed += judge(f"{game}: a view applied, 95 % of {len(taken)} (half within {middle:.1f})", most, limit, "ms")
                page.context.close()
        finally:
            browser.close()
            server.stop()
    return failed


def open_table(page: Page, address: str, game: str, players: int) -> float:
    """Open the lobby, then a table; return the kilobytes of scripts and styles that came."""
    came: list[Request] = []
    page.on("requestfinished", lambda request: came.append(request) if "/assets/" in request.url else None)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    table = page.evaluate(SIT, [game, players])
    page.evaluate("address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }", f"/table/{table}")
    page.wait_for_selector(".slip")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)  # the last requests are told of a little later
    return sum(request.sizes()["responseBodySize"] for request in came) / 1024


def play(page: Page, wanted: int) -> list[float]:
    """Choose at random until that many states have come or the game is over; return how long each took in milliseconds."""
    rng = random.Random("page")
    waited = 0
    for _ in range(wanted * 20):
        if page.evaluate("taken.length") > wanted or page.locator(".over").count():
            break
        choices = page.locator(".slip .opt:not([aria-disabled=true])")
        count = choices.count()
        waited = 0 if count else waited + 1
        if waited == PATIENCE:
            page.keyboard.press("Escape")  # a form was opened that asks for more than a choice
        if count:
            choices.nth(rng.randrange(count)).evaluate("button => button.click()", timeout=1000)
        page.wait_for_timeout(30)
    taken: list[float] = page.evaluate("taken.slice(1)")  # the first draws the whole table
    return taken


def judge(what: str, figure: float, limit: float, unit: str) -> int:
    """Print a figure beside its limit; return 1 if it is over."""
    over = figure > limit
    print(f"{'FAIL' if over else 'pass'}  {what}: {figure:.1f} of at most {limit} {unit}")
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
