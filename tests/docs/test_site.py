"""The site builds without a warning, all its links lead somewhere, and it loads nothing from elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from filelock import FileLock

ROOT = Path(__file__).parents[2]
LOADING = {"img": "src", "script": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}


class Anchors(HTMLParser):
    """What a page links to, what it loads, and the places in it that can be linked to."""

    def __init__(self, text):
        super().__init__()
        self.links, self.loads, self.places = [], [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        """Note a tag."""
        values = dict(attributes)
        self.places |= {values[name] for name in ("id", "name") if values.get(name)}
        if tag == "a" and values.get("href"):
            self.links.append(values["href"])
        if tag in LOADING and values.get(LOADING[tag]):
            self.loads.append(values[LOADING[tag]])


@pytest.fixture(scope="session")
def site(tmp_path_factory, worker_id):
    """Return the pages of the site, built once for all test processes."""
    shared = tmp_path_factory.getbasetemp() if worker_id == "master" else tmp_path_factory.getbasetemp().parent
    folder = shared / "site"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", folder]
            done = subprocess.run(
                command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr
    return folder, {file: Anchors(file.read_text(encoding="utf-8")) for file in folder.rglob("*.html")}


def test_links_and_anchors_lead_somewhere(site):
    folder, pages = site
    dead = []
    for file, page in pages.items():
        if file.name == "404.html":
            continue  # its links are absolute, for a site at the root of its host
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            known = pages.get(target)
            if not target.exists() or (parts.fragment and known is not None and unquote(parts.fragment) not in known.places):
                dead.append(f"{file.relative_to(folder)}: {link}")
    assert not dead


def test_nothing_is_loaded_from_elsewhere(site):
    folder, pages = site
    foreign = [(file.name, load) for file, page in pages.items() for load in page.loads if urlsplit(load).netloc]
    styles = [file.name for file in folder.rglob("*.css") if "url(http" in file.read_text(encoding="utf-8").replace('"', "")]
    assert not foreign
    assert not styles


def test_every_reader_has_a_quick_start_and_every_game_its_rules(site):
    folder, pages = site
    for name in ("players", "hosts", "researchers", "designers", "authors"):
        assert folder / "start" / f"{name}.html" in pages
    for rules in (ROOT / "src" / "backroom" / "games").glob("*/RULES*.md"):
        name = f"{rules.parent.name.replace('_', '-')}{rules.name.removeprefix('RULES').removesuffix('.md')}.html"
        assert folder / "rules" / name in pages


def test_every_exported_name_is_explained(site):
    import backroom

    folder, pages = site
    links = pages[folder / "api" / "index.html"].links
    assert len([link for link in links if "#backroom." in link]) == len(backroom.__all__)


def test_every_request_is_on_the_page_of_the_http_api(site):
    folder, pages = site
    assert "get-apigames" in pages[folder / "http.html"].places
