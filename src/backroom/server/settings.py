"""The settings of a server; each is an option of `backroom serve` and an environment variable."""

from __future__ import annotations

import ipaddress
from urllib.parse import SplitResult, urlsplit

import msgspec

from backroom.core.errors import BackroomError
from backroom.server.webhooks import Ports, parse_ports
from backroom.store.database import DATABASE_SECONDS

WORKER_SETTINGS = "BACKROOM_WORKER_SETTINGS"
"""The environment variable by which a server hands its settings to its workers."""


LIMITS = (
    "connections_per_address",
    "connections_per_second",
    "request_seconds",
    "hello_seconds",
    "ping_seconds",
    "sockets_per_user",
    "users_per_address",
    "identities_per_hour",
    "tables_per_user",
    "tables_per_hour",
    "stored_kilobytes_per_hour",
    "replayed_entries_per_minute",
)
"""Settings that have to be greater than 0."""


class BadSetting(BackroomError):
    """A setting that makes no sense."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    database: str
    database_seconds: float = DATABASE_SECONDS
    """How long the server waits for a connection, a statement or a lock of the database."""
    bot_workers: int | None = None
    """Bot workers of each server process; by default one for each core but one, divided among the server processes."""
    workers: int = 1
    public_url: str | None = None
    """The address that people use, if it is not the one on which the server listens."""
    away_seconds: float = 300.0
    """How long a person must have been away before all others can vote for a stand-in."""
    expire_days: float = 60.0
    """Days after which an abandoned table is closed, and after as many again deleted; 0 keeps all."""
    metrics_token: str | None = None
    hook_networks: tuple[str, ...] = ()
    """Private networks that web hooks may reach after all."""
    hook_ports: str = ""
    """Ports that web hooks may use besides those of the web, like 9000,10000-10999."""
    retry_seconds: float = 15.0
    """The wait before a notification is tried again; it grows fourfold each time."""
    smtp: str | None = None
    mail_from: str | None = None
    mail_delay: float = 60.0
    """Seconds that a turn must have lasted before a mail is sent about it."""

    # Limits; each process counts for itself.
    max_connections: int = 0
    """Open connections in total; 0: as many as the file descriptors allow."""
    connections_per_address: int = 100
    connections_per_second: float = 10.0
    """New connections of one address."""
    request_seconds: float = 15.0
    """Time for the headers of a request, as much again for its body, and for a peer to read on."""
    hello_seconds: float = 10.0
    """Time for the hello on a socket."""
    ping_seconds: float = 20.0
    """Time between pings on a socket, and for the answer to one."""
    sockets_per_user: int = 20
    users_per_address: int = 10
    """One address can do as much as so many users: sockets, tables, stored bytes."""
    identities_per_hour: int = 100
    """New users of one address."""
    tables_per_user: int = 20
    """Open and running tables that one user hosts."""
    tables_per_hour: int = 60
    """Tables that one user creates."""
    stored_kilobytes_per_hour: int = 2000
    """What one user can have stored: moves, chat, tables."""
    replayed_entries_per_minute: int = 60_000
    """Log entries that are replayed for one address: replays and analyses."""

    def check(self) -> None:
        """Say what does not fit together."""
        if self.workers > 1 and not self.database.startswith("postgres"):
            raise BadSetting("several workers need PostgreSQL: give --database postgresql://…, or leave --workers at 1")
        for name in LIMITS:
            if getattr(self, name) <= 0:
                raise BadSetting(f"--{name.replace('_', '-')} has to be greater than 0, not {getattr(self, name):g}")
        if self.public_url is not None:
            address = urlsplit(self.public_url)
            if address.scheme not in ("http", "https") or not address.hostname or address.path.strip("/") or address.query:
                raise BadSetting(f"--public-url is like https://games.example, not {self.public_url!r}")
        if self.smtp is not None:
            self.mail_server()
            if self.public_url is None or self.mail_from is None:
                raise BadSetting("--smtp needs --mail-from for the sender and --public-url for the links in mails")
        self._check_hooks()

    def _check_hooks(self) -> None:
        """Refuse networks and ports that are none."""
        for network in self.hook_networks:
            try:
                ipaddress.ip_network(network)
            except ValueError as error:
                raise BadSetting(f"--hook-networks are like 10.0.0.0/8, not {network!r}") from error
        try:
            parse_ports(self.hook_ports)
        except ValueError as error:
            raise BadSetting(f"--hook-ports are like 9000,10000-10999, not {self.hook_ports!r}") from error

    @property
    def allowed_ports(self) -> Ports:
        """The ports that web hooks may use besides those of the web."""
        return parse_ports(self.hook_ports)

    @property
    def secure(self) -> bool:
        """Whether people come by TLS."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def origin(self) -> str | None:
        """The only origin that browsers may come from, if it is known."""
        if self.public_url is None:
            return None
        address = urlsplit(self.public_url)
        default = {"http": 80, "https": 443}[address.scheme]
        host = f"[{address.hostname}]" if ":" in (address.hostname or "") else address.hostname
        return f"{address.scheme}://{host}" + ("" if address.port in (None, default) else f":{address.port}")

    def mail_server(self) -> SplitResult | None:
        """Return where mails are handed in."""
        if self.smtp is None:
            return None
        address = urlsplit(self.smtp)
        if address.scheme not in ("smtp", "smtps") or not address.hostname:
            raise BadSetting("--smtp is like smtp://user:password@mail.example:587 or smtps://mail.example")
        return address
