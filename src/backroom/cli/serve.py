"""`backroom serve`: the table server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(envvar="BACKROOM_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="BACKROOM_PORT", min=0, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[str | None, typer.Option(envvar="BACKROOM_DATABASE", help="sqlite:///FILE or postgresql://…")] = None,
    data_dir: Annotated[Path, typer.Option(envvar="BACKROOM_DATA_DIR", help="Where the SQLite file lies.")] = Path("backroom-data"),
    thinkers: Annotated[int, typer.Option(envvar="BACKROOM_THINKERS", min=1, help="How many processes think for bots.")] = 1,
) -> None:
    """Serve tables over HTTP and sockets."""
    import uvicorn  # noqa: PLC0415 (slow to import)

    from backroom.server.app import SOCKETS, make_app  # noqa: PLC0415

    if database is None:
        data_dir.mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{(data_dir / 'backroom.db').resolve()}"
    app = make_app(database, thinkers=thinkers)
    uvicorn.run(app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=5, **SOCKETS)
