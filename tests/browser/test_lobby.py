"""The lobby in a real browser: playing at once, inviting by link, other devices, languages, and no barrier that axe finds."""

from __future__ import annotations

import re
import time

import pytest
from browser import AXE, Watch
from playwright.sync_api import expect

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


@pytest.fixture(scope="module")
def server(running_server):
    """The running server."""
    return running_server


@pytest.fixture
def visit(chromium, server):
    """Somebody who comes with a browser; nothing that a page must not do may happen."""
    watches = []

    def come(path="/", *, width=1400, height=900, locale="en", theme="light"):
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=locale, color_scheme=theme, bypass_csp=True)
        page = context.new_page()
        watches.append(Watch(page, server.address))
        page.goto(server.address + path)
        return page

    yield come
    for context in chromium.contexts:
        context.close()
    assert [trouble for watch in watches for trouble in watch.troubles] == []


def barriers(page) -> list[str]:
    """Return what axe finds against WCAG 2.2 A and AA."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("tags => axe.run({runOnly: tags})", RULES)["violations"]
    return [f"{item['id']}: {node['target']}" for item in found for node in item["nodes"]]


def test_two_clicks_lead_to_a_game_against_bots(visit):
    """Pick a game, play; ten seconds are plenty."""
    page = visit()
    page.locator(".case").nth(1).click()
    page.locator(".go").click()
    page.wait_for_selector(".slip")
    page.goto(page.url.split("/table")[0])
    page.get_by_role("link", name=re.compile("^Resume")).first.wait_for()


def test_a_friend_opens_the_link_and_sits_down_without_an_account(visit):
    """The host sees the friend come, starts, and both are at the table."""
    host = visit()
    host.locator(".case").first.click()
    host.locator(".lev").first.get_by_role("button", name="Friend").click()
    host.locator(".go").click()
    link = host.get_by_label("Link to this table").input_value()
    friend = visit(link[link.index("/table") :], width=390, height=844, locale="de", theme="dark")
    assert barriers(friend) == []
    friend.get_by_label("Spitzname").fill("Karl")
    friend.get_by_role("button", name="Platz nehmen").click()
    expect(host.locator(".seats")).to_contain_text("Karl")
    assert barriers(host) == []
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        page.wait_for_selector(".slip")


def test_a_link_brings_the_seats_to_another_device_and_a_code_brings_them_back(visit):
    """The own name, which stands for the seats, is on the other device; the code is shown and works."""
    first = visit("/me")
    first.get_by_label("Nickname").fill("Ines")
    first.get_by_role("button", name="Save").click()
    code = first.locator("code").inner_text()
    first.get_by_role("button", name="Make a link").click()
    link = first.get_by_label("Link to another device").input_value()
    second = visit(link[link.index("/adopt") :])
    second.get_by_role("button", name="Bring them here").click()
    expect(second.get_by_role("heading", name="Welcome, Ines")).to_be_visible()
    third = visit("/me")
    third.get_by_label("Come back with a code").fill(code)
    third.get_by_role("button", name="Come back").click()
    expect(third.get_by_label("Nickname")).to_have_value("Ines")


def test_the_language_changes_at_once_and_stays(visit):
    """Every text follows, and the next visit speaks it too."""
    page = visit()
    for language, words in {"FR": "Choisissez", "DE": "Wähle", "EN": "Pick"}.items():
        page.get_by_role("button", name=re.compile(f"^{language}:")).click()
        expect(page.locator("h1")).to_contain_text(words)
        page.reload()
        expect(page.locator("h1")).to_contain_text(words)


def test_who_changes_the_language_while_texts_are_on_their_way_gets_the_last_one(visit):
    """The texts of the games come late, and so do those of the languages."""
    page = visit("/me")

    def dawdle(route):
        time.sleep(0.2)
        route.continue_()

    page.route(re.compile(r"/(en|fr|de)[-.][^/]*\.js"), dawdle)
    page.goto(page.url.removesuffix("me"), wait_until="commit")
    for language in ("FR", "DE"):
        page.get_by_role("button", name=re.compile(f"^{language}:")).click()
    expect(page.locator("h1")).to_contain_text("Wähle")
    expect(page.locator(".case")).to_have_count(3)
    page.locator(".case").nth(1).click()
    expect(page.locator(".go")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1400, 900), (390, 844)])
@pytest.mark.parametrize("path", ["/", "/me", "/adopt"])
def test_axe_finds_no_barrier_and_nothing_is_wider_than_the_screen(visit, path, width, height, theme):
    """In light and dark, on a desk and on a phone."""
    page = visit(path, width=width, height=height, theme=theme, locale="de")
    page.locator("h1").first.wait_for()
    page.wait_for_timeout(500)
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
