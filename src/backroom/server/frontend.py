"""The page: its built files, from memory, compressed once.

Every address that is no file and no part of the API gets the page itself, which finds its way by the address.
"""

from __future__ import annotations

import gzip
import mimetypes
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

FOLDER = "backroom_page"
MISSING = "The page was not built when this server was installed; see the output of the build. Programs can use /api.\n"
FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash in their name."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class StaticFile(NamedTuple):
    """A file of the page."""

    content: bytes
    compressed: bytes
    media_type: str
    caching: str


def find_folder() -> Path | None:
    """Return the folder of the built page on the import path, if there is one."""
    found = (Path(entry or ".") / FOLDER for entry in sys.path)
    return next((folder for folder in found if (folder / "index.html").is_file()), None)


@cache
def files() -> dict[str, StaticFile]:
    """Return the files of the page by their address."""
    folder = find_folder()
    if folder is None:
        return {}
    found = {}
    for file in folder.rglob("*"):
        if not file.is_file():
            continue
        content = file.read_bytes()
        path = str(file.relative_to(folder).as_posix())
        media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        found[path] = StaticFile(
            content, gzip.compress(content, 9, mtime=0), media_type, FOR_EVER if path.startswith("assets/") else "no-cache"
        )
    return found


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file of the page, or the page itself."""
    name = str(request.path_params.get("path", "")).strip("/")
    if name.startswith(("api/", "assets/", "schema/")) and name not in files():
        raise NotFoundException(detail=f"there is nothing at /{name}")
    file = files().get(name) or files().get("index.html")
    if file is None:
        return Response(MISSING.encode(), status_code=404, media_type="text/plain")
    headers = {"Cache-Control": file.caching, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and len(file.compressed) < len(file.content):
        return Response(file.compressed, media_type=file.media_type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.content, media_type=file.media_type, headers=headers)
