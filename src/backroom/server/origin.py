"""Where a browser's page comes from: other sites may neither open sockets nor send forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], expected: str | None) -> bool:
    """Tell whether a browser's page comes from this house; programs send no origin.

    If the house knows its public address, the origin has to be that, else it has to fit the host that was asked for.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin == expected if expected is not None else origin.split("://")[-1] == connection.headers.get("host")
