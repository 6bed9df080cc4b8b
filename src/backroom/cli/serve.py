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
        str | None, typer.Option(envvar="BACKROOM_PUBLIC_URL", help="The address that people open, like https://games.example.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", envvar="BACKROOM_NO_BROWSER", help="Do not open the page.")] = False,
    bot_workers: Annotated[
        int | None,
        typer.Option(
            "--bot-workers",
            "--thinkers",
            envvar=["BACKROOM_BOT_WORKERS", "BACKROOM_THINKERS"],
            min=1,
            help="Bot workers of each server process; by default all cores but one, divided.",
            show_default=False,
        ),
    ] = None,
    trusted_proxies: Annotated[
        str, typer.Option(envvar="BACKROOM_TRUSTED_PROXIES", help="Addresses of proxies whose word on the client's address counts.")
    ] = "",
    away_seconds: Annotated[
        float, typer.Option(envvar="BACKROOM_AWAY_SECONDS", min=0, help="Seconds away after which the others can vote for a stand-in.")
    ] = 300.0,
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
    max_connections: Annotated[
        int,
        typer.Option(envvar="BACKROOM_MAX_CONNECTIONS", min=0, help="Connections in total; 0: as many as the file descriptors allow."),
    ] = 0,
    connections_per_address: Annotated[
        int, typer.Option(envvar="BACKROOM_CONNECTIONS_PER_ADDRESS", min=1, help="Connections of one address at a time.")
    ] = 100,
    connections_per_second: Annotated[
        float, typer.Option(envvar="BACKROOM_CONNECTIONS_PER_SECOND", min=0.1, help="New connections of one address per second.")
    ] = 10.0,
    request_seconds: Annotated[
        float, typer.Option(envvar="BACKROOM_REQUEST_SECONDS", min=0.1, help="Time for a request's headers, and again for its body.")
    ] = 15.0,
    hello_seconds: Annotated[
        float, typer.Option(envvar="BACKROOM_HELLO_SECONDS", min=0.1, help="Time for the hello on a new socket.")
    ] = 10.0,
    ping_seconds: Annotated[
        float, typer.Option(envvar="BACKROOM_PING_SECONDS", min=0.1, help="Time between pings on a socket, and for the answer.")
    ] = 20.0,
    sockets_per_user: Annotated[int, typer.Option(envvar="BACKROOM_SOCKETS_PER_USER", min=1, help="Sockets of one user at a time.")] = 20,
    users_per_address: Annotated[
        int, typer.Option(envvar="BACKROOM_USERS_PER_ADDRESS", min=1, help="One address can do as much as so many users.")
    ] = 10,
    identities_per_hour: Annotated[
        int, typer.Option(envvar="BACKROOM_IDENTITIES_PER_HOUR", min=1, help="New users of one address per hour.")
    ] = 100,
    tables_per_user: Annotated[
        int, typer.Option(envvar="BACKROOM_TABLES_PER_USER", min=1, help="Open and running tables that one user hosts.")
    ] = 20,
    tables_per_hour: Annotated[
        int, typer.Option(envvar="BACKROOM_TABLES_PER_HOUR", min=1, help="Tables that one user creates per hour.")
    ] = 60,
    stored_kilobytes_per_hour: Annotated[
        int, typer.Option(envvar="BACKROOM_STORED_KILOBYTES_PER_HOUR", min=1, help="What one user can have stored per hour.")
    ] = 2000,
    replayed_entries_per_minute: Annotated[
        int,
        typer.Option(envvar="BACKROOM_REPLAYED_ENTRIES_PER_MINUTE", min=1, help="Log entries replayed for one address per minute."),
    ] = 60_000,
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
        bot_workers=bot_workers,
        workers=workers,
        public_url=public_url,
        away_seconds=away_seconds,
        expire_days=expire_days,
        metrics_token=metrics_token,
        hook_networks=tuple(word.strip() for word in hook_networks.split(",") if word.strip()),
        hook_ports=hook_ports,
        retry_seconds=retry_seconds,
        smtp=smtp,
        mail_from=mail_from,
        mail_delay=mail_delay,
        max_connections=max_connections,
        connections_per_address=connections_per_address,
        connections_per_second=connections_per_second,
        request_seconds=request_seconds,
        hello_seconds=hello_seconds,
        ping_seconds=ping_seconds,
        sockets_per_user=sockets_per_user,
        users_per_address=users_per_address,
        identities_per_hour=identities_per_hour,
        tables_per_user=tables_per_user,
        tables_per_hour=tables_per_hour,
        stored_kilobytes_per_hour=stored_kilobytes_per_hour,
        replayed_entries_per_minute=replayed_entries_per_minute,
    )
    listening = run.ListenConfig(bind_host=host, port=port, trusted_proxies=trusted_proxies, log_format=log_format, log_level=log_level)

    def welcome(address: str) -> None:
        print(f"Backroom is at {public_url or address}. Ctrl-C ends it.", flush=True)
        if not no_browser:
            run.open_browser(address)

    run.serve(settings, listening, welcome)
