"""The analysis in the replay: asked for, worked out, walked by pointer and keys, without barriers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

RECORD = Path(__file__).parent.parent / "golden" / "new-corp-order-2-02.jsonl"


@pytest.mark.parametrize(("size", "dark"), [((1400, 900), False), ((390, 844), True)], ids=str)
def test_a_record_is_analysed_in_its_replay(running_server, visit, tmp_path, size, dark):
    file = tmp_path / "short.jsonl"  # short enough to be analysed in seconds, and each time another, since the server keeps what it knows
    file.write_text("".join(line + "\n" for line in RECORD.read_text().splitlines()[: 32 + dark]))
    ines = visit(running_server, size=size, dark=dark)
    page = ines.page
    ines.go("/replay")
    page.set_input_files("input[type=file]", file)
    page.locator(".doing button").click()
    page.wait_for_selector(".doing progress")
    page.wait_for_selector(".doing", state="detached", timeout=120_000)
    ines.check_access("replay with its analysis")

    worst = page.locator(".turns button").first
    worst.click()
    moment = int(worst.locator("i").inner_text().split("·")[1])
    curve = page.get_by_role("slider").first
    expect(curve).to_have_attribute("aria-valuenow", str(moment))
    expect(curve).to_have_attribute("aria-valuetext", re.compile(f"Moment {moment}: .*%"))

    curve.focus()
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", str(moment + 1))
    box = curve.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    expect(curve).to_have_attribute("aria-valuenow", curve.get_attribute("aria-valuemax"))
