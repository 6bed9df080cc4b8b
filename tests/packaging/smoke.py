"""Check an installed Backroom: its version, its page, and a game against a bot at its server.

python tests/packaging/smoke.py compiled|uncompiled

It needs nothing but what Backroom itself depends on, so that it runs in an environment that holds no more.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

import backroom

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from live_server import Person, Server


def check_version(expected: str) -> None:
    """Check what the program says about itself."""
    said = subprocess.run([sys.executable, "-m", "backroom", "--version"], capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"backroom {backroom.__version__}, rules {expected}"), said
    assert "site-packages" in backroom.__file__, f"{backroom.__file__} is not installed"


async def play(server: Server) -> dict:
    """Play a whole game against a bot; return its last state."""
    person = Person(server)
    await person.arrive()
    table = await person.create("me", "random", game="kompromat")
    begun = await person.ask("POST", f"/tables/{table}/start")
    assert begun.status_code == httpx.codes.CREATED, begun.text
    async with person.at(table) as client:
        return await client.play()


def main(expected: str) -> None:
    """Start a server, look at its page, play."""
    check_version(expected)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Server(f"sqlite:///{Path(folder).as_posix()}/backroom.db", from_scratch=True)
        server.start()
        try:
            page = httpx.get(server.address)
            assert page.status_code == httpx.codes.OK, page.text
            assert "<script" in page.text
            state = asyncio.run(play(server))
        finally:
            server.stop()
    print(f"backroom {backroom.__version__}, rules {backroom.compiled_status}: {state['result']}")


if __name__ == "__main__":
    main(sys.argv[1])
