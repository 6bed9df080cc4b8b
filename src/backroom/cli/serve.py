"""`backroom serve`: the table server, and what `backroom` alone does."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

Database = Annotated[str | None, typer.Option(envvar="BACKROOM_DATABASE", help="sqlite:///FILE or postgresql://…")]
DataDir = Annotated[Path, typer.Option(envvar="BACKROOM_DATA_DIR", help="Where the SQLite file lies, if no database is given.")]
DATA_DIR = Path("backroom-data")


def database_address(database: str | None, data_dir: Path) -> str:
    """Return the address of the database, by default an SQLite file in the data folder."""
    if database is not None:
        return database
    data_dir.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{(data_dir / 'backroom.db').resolve()}"


def serve(  # noqa: PLR0913, PLR0917 (each is an option of the command)
    host: Annotated[str, typer.Option(envvar="BACKROOM_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="BACKROOM_PORT", min=0, max=65535, help="The port to listen on.")] = 8000,
    workers: Annotated[int, typer.Option(envvar="BACKROOM_WORKERS", min=1, help="Processes that serve; several need PostgreSQL.")] = 1,
    database: Database = None,
    database_seconds: Annotated[
        float, typer.Option(envvar="BACKROOM_DATABASE_SECONDS", min=0.5, help="How long to wait for the database.")
    ] = 5.0,
    data_dir: DataDir = DATA_DIR,
    public_url: Annotated[
        str | None, typer.Option(envvar="BACKROOM_PUBLIC_URL", help="Where people find the house, like https://games.example.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", envvar="BACKROOM_NO_BROWSER", help="Do not open the page.")] = False,
    thinkers: Annotated[int, typer.Option(envvar="BACKROOM_THINKERS", min=1, help="Processes of each worker that think for bots.")] = 1,
    trusted_proxies: Annotated[
        str, typer.Option(envvar="BACKROOM_TRUSTED_PROXIES", help="Addresses of proxies whose word on the client's address counts.")
    ] = "",
    expire_days: Annotated[
        float, typer.Option(envvar="BACKROOM_EXPIRE_DAYS", min=0, help="Days until abandoned tables are closed; 0: never.")
    ] = 60.0,
    metrics_token: Annotated[
        str | None, typer.Option(envvar="BACKROOM_METRICS_TOKEN", help="Who sends it may read /metrics; without one only this machine may.")
    ] = None,
    hook_networks: Annotated[
        str, typer.Option(envvar="BACKROOM_HOOK_NETWORKS", help="Private networks that web hooks may reach, like 10.0.0.0/8,::1/128.")
    ] = "",
    hook_ports: Annotated[
        str,
        typer.Option(envvar="BACKROOM_HOOK_PORTS", help="Ports for web hooks besides 80, 443, 8080 and 8443, like 9000,10000-10999."),
    ] = "",
    retry_seconds: Annotated[
        float, typer.Option(envvar="BACKROOM_RETRY_SECONDS", min=0.1, help="Wait before a notification is tried again.")
    ] = 15.0,
    smtp: Annotated[str | None, typer.Option(envvar="BACKROOM_SMTP", help="The mail server: smtp[s]://USER:PASSWORD@HOST:PORT.")] = None,
    mail_from: Annotated[str | None, typer.Option(envvar="BACKROOM_MAIL_FROM", help="The sender of mails.")] = None,
    mail_delay: Annotated[
        float, typer.Option(envvar="BACKROOM_MAIL_DELAY", min=0, help="Seconds a turn lasts before a mail is sent about it.")
    ] = 60.0,
    log_format: Annotated[Literal["text", "json"], typer.Option(envvar="BACKROOM_LOG_FORMAT", help="How to log: text or json.")] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], typer.Option(envvar="BACKROOM_LOG_LEVEL", help="What to log; info has every request.")
    ] = "warning",
) -> None:
    """Serve tables over HTTP and sockets, and open the page."""
    from backroom.server import run  # noqa: PLC0415 (slow to import)
    from backroom.server.settings import Settings  # noqa: PLC0415

    settings = Settings(
        database=database_address(database, data_dir),
        database_seconds=database_seconds,
        thinkers=thinkers,
        workers=workers,
        public_url=public_url,
        expire_days=expire_days,
        metrics_token=metrics_token,
        hook_networks=tuple(word.strip() for word in hook_networks.split(",") if word.strip()),
        hook_ports=hook_ports,
        retry_seconds=retry_seconds,
        smtp=smtp,
        mail_from=mail_from,
        mail_delay=mail_delay,
    )
    listening = run.Listening(host=host, port=port, trusted_proxies=trusted_proxies, log_format=log_format, log_level=log_level)

    def welcome(address: str) -> None:
        print(f"Backroom is at {public_url or address}. Ctrl-C ends it.", flush=True)
        if not no_browser:
            run.open_browser(address)

    run.serve(settings, listening, welcome)
