"""What a user and an address can ask of this process: sockets, new users, tables, stored bytes, chat, replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

from backroom.server.rate_limits import Concurrent, RateLimiter, address_key

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from backroom.server.settings import Settings

HOUR = 3600.0
CHAT_RATE, CHAT_BURST = 1.0, 10.0
"""Lines of chat of one user: per second, and at once."""
RESPONSE_RATE, RESPONSE_BURST = 0.5, 20.0
"""Changes of a seat's auto-response: per second, and at once."""
NICKNAMES_PER_HOUR = 20
LINKS_PER_HOUR = 20
"""Links to other devices, and new recovery codes, of one user."""
SECRETS_PER_HOUR = 30
"""Links and recovery codes that are tried from one address; they are too long to be guessed, but each try asks the database."""
EDITIONS_PER_HOUR = 20
LINE_BYTES = 300
"""What a line of the log or of the chat takes on disk beside its text."""
TABLE_BYTES = 1500
REQUEST_ENTRIES = 20
"""What a replay costs at least, in entries."""


class Budget:
    """A budget for each user, and a larger one for all users of an address."""

    def __init__(self, what: str, rate: float, burst: float, users_per_address: int) -> None:
        """Take what is limited, in the plural; the rate is per second."""
        self.users = RateLimiter(f"{what} of one user:", rate, burst)
        self.addresses = RateLimiter(f"{what} of one address:", rate * users_per_address, burst * users_per_address)

    def take(self, user: str | None, address: str, cost: float = 1) -> None:
        """Take `cost` from the budgets of a user, if there is one, and of an address, or from neither and refuse."""
        self.addresses.check(address, cost)
        if user is not None:
            self.users.take(user, cost)
        self.addresses.take(address, cost)


class Budgets:
    """All budgets of a process."""

    def __init__(self, settings: Settings) -> None:
        share = settings.users_per_address
        stored = settings.stored_kilobytes_per_hour * 1000
        entries = settings.replayed_entries_per_minute
        users = settings.identities_per_hour
        self.requests = Concurrent("requests of one address at a time:", settings.connections_per_address)
        self.user_sockets = Concurrent("sockets of one user:", settings.sockets_per_user)
        self.address_sockets = Concurrent("sockets of one address:", settings.sockets_per_user * share)
        self.identities = RateLimiter("new users of one address:", users / HOUR, users)
        self.tables = Budget("new tables", settings.tables_per_hour / HOUR, settings.tables_per_hour, share)
        self.stored = Budget("stored bytes", stored / HOUR, stored, share)
        self.chat = Budget("chat lines", CHAT_RATE, CHAT_BURST, share)
        self.auto_responses = RateLimiter("changes of a seat's auto-response:", RESPONSE_RATE, RESPONSE_BURST)
        self.nicknames = Budget("changed nicknames", NICKNAMES_PER_HOUR / HOUR, NICKNAMES_PER_HOUR, share)
        self.links = Budget("device links and recovery codes", LINKS_PER_HOUR / HOUR, LINKS_PER_HOUR, share)
        self.secrets = RateLimiter("links and codes tried from one address:", SECRETS_PER_HOUR / HOUR, SECRETS_PER_HOUR)
        self.editions = Budget("tables with an edition", EDITIONS_PER_HOUR / HOUR, EDITIONS_PER_HOUR, share)
        self.joins = RateLimiter("joined tables of one user:", 0.5, 30)
        self.replays = RateLimiter("log entries replayed for one address:", entries / 60, entries)


class RequestLimit(ASGIMiddleware):
    """Refuses requests of an address that has too many under way. Behind a proxy this is what connections are without one."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, budgets: Budgets) -> None:
        """Take the budgets of the process."""
        self.budgets = budgets

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Count a request while it is under way."""
        client = scope["client"]
        with self.budgets.requests.held("" if client is None else address_key(client[0])):
            await next_app(scope, receive, send)
