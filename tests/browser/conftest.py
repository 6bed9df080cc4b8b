"""A server and people with browsers, for the tests of the page."""

from __future__ import annotations

import pytest
from browser import launch
from live_server import Server
from playwright.sync_api import expect, sync_playwright
from visitor import Visitor

expect.set_options(timeout=30_000)  # as long as Playwright waits for everything else


@pytest.fixture(scope="module")
def chromium():
    """The browser; it goes with its module, since other tests can't run an event loop beside Playwright's."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def running_server(tmp_path_factory):
    """A running server."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('page')}/backroom.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(chromium):
    """Return a function that opens a page for a person; afterwards no page may have reported errors."""
    visitors = []

    def come(server, **manners):
        visitor = Visitor(chromium, server, **manners)
        visitors.append(visitor)
        return visitor

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.watch.troubles]
    for visitor in visitors:
        visitor.leave()
    assert troubles == []
