"""Where a browser's page comes from: other sites may neither open sockets nor send forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

SAFE = ("GET", "HEAD", "OPTIONS")
SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
"""The scheme of a page that may open a connection of each scheme."""


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], expected: str | None) -> bool:
    """Tell whether a browser's page comes from this server; programs send no origin.

    If the operator has set the public address, the origin has to be that, else it has to be the scheme and host that were asked for. Behind
    a proxy with TLS the scheme is known only from a trusted proxy.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if expected is None:
        scheme = SCHEMES.get(str(connection.scope["scheme"]), "")
        expected = f"{scheme}://{connection.headers.get('host', '')}"
    return origin == expected
