"""The line between a browser and a server, which can be cut."""

from __future__ import annotations

import contextlib
import socket
import threading


class Line:
    """Passes bytes on to a server at an address of its own; while it is cut nobody gets through."""

    def __init__(self, server) -> None:
        self.server = server
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.ends: list[socket.socket] = []
        self.whole = True
        threading.Thread(target=self.answer, daemon=True).start()

    def answer(self) -> None:
        """Connect whoever comes, until the line is closed."""
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self.listener.accept()
                if not self.whole:
                    browser.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self.server.port))
                self.ends += [browser, server]
                for ends in ((browser, server), (server, browser)):
                    threading.Thread(target=self.carry, args=ends, daemon=True).start()

    @staticmethod
    def carry(start: socket.socket, end: socket.socket) -> None:
        """Pass on what comes from one end until either hangs up."""
        with contextlib.suppress(OSError):
            while data := start.recv(65536):
                end.sendall(data)
        hang_up(end)

    def cut(self) -> None:
        """Drop every connection and let none through."""
        self.whole = False
        for end in self.ends:
            hang_up(end)
        self.ends = []

    def mend(self) -> None:
        """Let people through again."""
        self.whole = True

    def close(self) -> None:
        """End it."""
        self.cut()
        hang_up(self.listener)


def hang_up(end: socket.socket) -> None:
    """Close a socket that may be closed already."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
