"""Seats in a real browser: leaving and coming back, handing over by a link, voting, and signed-in browsers."""

from __future__ import annotations

import re

import pytest
from live_server import Server
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server at which people can be voted absent at once."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('seats')}/backroom.db", options=("--away-seconds", "0"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def table(visit, server):
    """Three people at a running table, the third on a phone; each with a page."""
    ann, bob = visit(server, name="Annika"), visit(server, name="Bertrand")
    cid = visit(server, name="Chiara", language="de", size=(390, 844), touch=True, dark=True)
    number = ann.open_table("new-corp-order", "me", "open", "open", level="regular")
    for person in (bob, cid):
        person.join(number)
    ann.ask("POST", f"/tables/{number}/start", {})
    for person in (ann, bob, cid):
        person.go(f"/table/{number}")
        person.page.wait_for_selector(".slip")
    return ann, bob, cid


def open_menu(person):
    """Open the menu of the table."""
    person.page.locator("button[popovertarget=table-menu]").click()


def lines(person):
    """Return the log of a person."""
    return person.page.locator(".log")


def test_who_leaves_is_replaced_by_a_bot_and_comes_back(table):
    ann, bob, _ = table
    open_menu(bob)
    bob.page.get_by_role("button", name="Leave the table").click()
    bob.page.get_by_role("button", name="Let a bot play for me").click()
    expect(lines(ann)).to_contain_text("Bertrand left; a Regular bot plays on.")
    bob.page.wait_for_url(re.compile(r"/$"))
    bob.go(f"/table/{ann.table}")
    bob.page.get_by_role("button", name="Take the seat back").click()
    expect(lines(ann)).to_contain_text("Bertrand is back.")
    expect(lines(bob)).to_contain_text("Bertrand left; a Regular bot plays on.")


def test_a_seat_is_handed_over_and_old_lines_keep_their_name(table, visit, server):
    ann, bob, _ = table
    open_menu(bob)
    bob.page.get_by_role("button", name="Hand my seat over").click()
    expect(bob.page.get_by_text("takes over your seat")).to_be_visible()
    secret = bob.ask("POST", f"/tables/{ann.table}/seat-link", {})["secret"]
    dora = visit(server, name="Dora")
    dora.go("/")
    dora.ask("POST", "/me", {"nickname": "Dora"})
    dora.go(f"/seat#{secret}")
    expect(dora.page.get_by_role("heading")).to_have_text("Take over Bertrand’s seat in New Corp Order?")
    dora.check_access("seat link")
    dora.page.get_by_role("button", name="Play on as Dora").click()
    dora.page.wait_for_selector(".slip")
    expect(lines(ann)).to_contain_text("Bertrand handed the seat over to Dora.")
    expect(lines(ann)).to_contain_text("Bertrand gets 4 cards.")  # he did, not she
    expect(lines(ann)).not_to_contain_text("Dora gets")
    expect(ann.page.locator(".rail-l")).to_contain_text("Dora")
    expect(bob.page.locator(".tray")).to_have_count(0)  # he only watches


def test_all_others_vote_for_a_bot(table):
    ann, bob, cid = table
    bob.go("/")
    card = ann.page.get_by_role("button", name="About Bertrand")
    expect(ann.page.locator(".rail-l").get_by_role("img", name="A person, away")).to_be_visible()
    card.click()
    ann.page.get_by_role("button", name="Let a bot play").click()
    expect(ann.page.get_by_role("button", name="Withdraw my vote")).to_be_visible()
    cid.page.get_by_role("button", name="Einverstanden").click()
    expect(lines(ann)).to_contain_text("Bertrand was voted absent; a Regular bot plays on.")


def test_a_browser_is_signed_out_from_another(visit, server):
    desk, phone = visit(server, name="Elsa"), visit(server, name="Elsa", size=(390, 844))
    desk.open_table("kompromat", "me", "novice")
    phone.go("/")
    phone.ask("POST", "/me/link/redeem", {"secret": desk.ask("POST", "/me/link", {})["secret"]})
    phone.go(f"/table/{desk.table}")
    phone.page.wait_for_selector(".slip")
    desk.go("/me")
    devices = desk.page.get_by_role("list", name="Signed-in browsers")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    desk.check_access("devices")
    devices.get_by_role("button", name="Sign out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    assert phone.ask("GET", "/me") is None
