"""A proxy between a server and PostgreSQL that cuts connections, in particular around a COMMIT."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Self
from urllib.parse import parse_qs, urlsplit

COMMIT = b"COMMIT;"
APPENDS = b"INSERT INTO log"
WAYS = ("before", "race", "after", "hold", "late")
"""How a commit is cut: not forwarded; forwarded, then cut at once; cut when it was answered; not forwarded while the database's side stays
open; forwarded long after the client's side was cut."""
LATE_SECONDS = 0.3


class Link:
    """One connection through the proxy."""

    def __init__(self, client: asyncio.StreamWriter, database: asyncio.StreamWriter) -> None:
        self.client = client
        self.database = database
        self.appends = False
        self.cut_after_answer = False

    def cut(self) -> None:
        """Cut both sides."""
        for side in (self.client, self.database):
            side.transport.abort()


class CuttingProxy:
    """Listens on the loopback and forwards to PostgreSQL's Unix socket."""

    def __init__(self, uri: str) -> None:
        parts = urlsplit(uri)
        self.name = parts.path.lstrip("/")
        self.socket = Path(parse_qs(parts.query)["host"][0]) / ".s.PGSQL.5432"
        self.links: set[Link] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.next_cut: str | None = None
        """How the next commit is cut."""
        self.only_appends = True
        self.happened = asyncio.Event()
        self.cuts: dict[str, int] = {}
        self.blocked = False

    async def __aenter__(self) -> Self:
        """Begin to listen."""
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Cut everything and stop."""
        self.server.close()
        for link in list(self.links):
            link.cut()
        for task in list(self.tasks):
            task.cancel()

    @property
    def uri(self) -> str:
        """Return the address of the database by way of the proxy."""
        port = self.server.sockets[0].getsockname()[1]
        return f"postgresql://postgres@127.0.0.1:{port}/{self.name}"

    async def cut_next(self, way: str) -> None:
        """Cut the next commit; return when that has happened."""
        self.happened.clear()
        self.next_cut = way
        await self.happened.wait()

    def cut_any(self) -> None:
        """Cut all open connections, whatever they do."""
        self._count("anywhere")
        for link in list(self.links):
            link.cut()

    def _count(self, way: str) -> None:
        self.cuts[way] = self.cuts.get(way, 0) + 1
        self.happened.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.blocked:
            writer.transport.abort()
            return
        try:
            answers, database = await asyncio.open_unix_connection(str(self.socket))
        except OSError:
            writer.transport.abort()
            return
        link = Link(writer, database)
        self.links.add(link)
        back = asyncio.create_task(self._answers(link, answers))
        self.tasks.add(back)
        back.add_done_callback(self.tasks.discard)
        try:
            await self._requests(link, reader)
        finally:
            self.links.discard(link)
            writer.transport.abort()

    async def _requests(self, link: Link, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                link.appends = link.appends or APPENDS in data
                if COMMIT in data and self.next_cut is not None and (link.appends or not self.only_appends):
                    way, self.next_cut = self.next_cut, None
                    self._count(way)
                    if await self._cut_commit(link, data, way):
                        return
                else:
                    link.database.write(data)
                    await link.database.drain()
        link.database.close()

    @staticmethod
    async def _cut_commit(link: Link, data: bytes, way: str) -> bool:
        """Cut a commit; tell whether nothing is read from the client any more."""
        if way == "after":
            link.cut_after_answer = True
            link.database.write(data)
            return False
        if way == "race":
            link.database.write(data)
            await link.database.drain()
        link.client.transport.abort()
        if way == "late":
            await asyncio.sleep(LATE_SECONDS)
            link.database.write(data)
            with suppress(OSError):
                await link.database.drain()
        if way != "hold":
            link.database.close()
        return True

    async def _answers(self, link: Link, answers: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while data := await answers.read(65536):
                if link.cut_after_answer:
                    link.cut()
                    return
                link.client.write(data)
                await link.client.drain()
        link.client.transport.abort()
