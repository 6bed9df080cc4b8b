"""Draw the page's icons as PNG from their SVG, for systems that want pixels; run after a change to web/public/*.svg."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
PUBLIC = ROOT / "web" / "public"
SIZES = {"icon-192.png": ("icon.svg", 192), "icon-512.png": ("icon.svg", 512), "icon-maskable-512.png": ("icon-maskable.svg", 512)}

sys.path.insert(0, str(ROOT / "tests" / "browser"))
from browser import launch  # noqa: E402 (the tests' browser)


def draw(page: Page, drawing: Path, size: int) -> bytes:
    """Return a drawing as pixels, its corners transparent."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(drawing.read_text(encoding="utf-8"))
    page.add_style_tag(content=f"body{{margin:0}} svg{{display:block;width:{size}px;height:{size}px}}")
    return page.screenshot(omit_background=True)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for name, (source, size) in SIZES.items():
            (PUBLIC / name).write_bytes(draw(page, PUBLIC / source, size))
        browser.close()
