"""Who somebody is: no accounts, a signed cookie, one-time links and a recovery code."""

from __future__ import annotations

import hashlib
import secrets
import time
from functools import lru_cache
from typing import TYPE_CHECKING

from backroom.core.errors import BackroomError, join_or
from backroom.core.texts import LANGUAGES, UnknownLanguage
from backroom.server.nicknames import check_nickname
from backroom.store import sessions
from backroom.store.repository import User

if TYPE_CHECKING:
    from backroom.store.repository import Store
    from backroom.store.signing_keys import SigningKeys

COOKIE = "backroom"
LINK_SECONDS = 600
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
"""What user agents contain, in the order in which to look: several name others too."""


class InvalidSecret(BackroomError):
    """A link or code that is wrong, used or too old."""


def hash_secret(secret: str) -> str:
    """Return the hash under which a random secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


@lru_cache(maxsize=10_000)  # every state of every table names its people
def table_handle(scope: str, user_id: str) -> str:
    """Return what somebody is called within a scope, say a table; it can't be followed from one scope to another."""
    return hash_secret(f"{scope}/{user_id}")[:16]


def check_language(language: str) -> str:
    """Return a language that there are texts in, or say which there are."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are texts in {join_or(LANGUAGES)}, not in {language!r}")
    return language


def describe_device(user_agent: str) -> str:
    """Return browser and system of a user agent, such as "Firefox, Linux"; empty if neither is known."""
    browser = next((name for mark, name in BROWSERS if mark in user_agent), None)
    system = next((name for mark, name in SYSTEMS if mark in user_agent), None)
    return ", ".join(name for name in (browser, system) if name is not None)


class Auth:
    """Gives out and recognises identities. A cookie names a session, which can be ended, and is signed."""

    def __init__(self, store: Store, keys: SigningKeys) -> None:
        self.store = store
        self.keys = keys

    def sign_cookie(self, session: str) -> str:
        """Return the signed value of the cookie."""
        return f"{session}.{self.keys.sign(session)}"

    def verify_cookie(self, value: str | None) -> str | None:
        """Return the session that a cookie names."""
        session, _, signature = (value or "").partition(".")
        return session if self.keys.verify(session, signature) else None

    def needs_renewal(self, cookie: str | None) -> bool:
        """Tell whether a cookie was signed with a key that will soon be worth nothing."""
        return bool(cookie) and cookie != self.sign_cookie(str(cookie).partition(".")[0])

    async def create_user(self, nickname: str, language: str = "en") -> tuple[User, str]:
        """Make a new identity; return it with its recovery code, which is shown once and stored hashed."""
        code = secrets.token_hex(16)
        now = time.time()
        user = User(secrets.token_hex(16), check_nickname(nickname), now, now, banned=False, language=check_language(language))
        await self.store.add_user(user, hash_secret(code))
        return user, code

    async def create_link(self, user_id: str) -> str:
        """Return a secret that brings the identity to another device, once."""
        token = secrets.token_urlsafe(24)
        await sessions.add_device_link(self.store, hash_secret(token), user_id, time.time() + LINK_SECONDS)
        return token

    async def redeem_link(self, token: str) -> User:
        """Return who a link leads to."""
        user_id = await sessions.use_device_link(self.store, hash_secret(token))
        user = None if user_id is None else await self.store.user(user_id)
        if user is None:
            raise InvalidSecret("this link has been used or is too old; make a new one")
        return user

    async def recover(self, code: str) -> tuple[User, str]:
        """Return the person of a recovery code, and the new code that replaces it; every session of the person ends."""
        user = await self.store.user_by_recovery(hash_secret(code.strip().lower()))
        if user is None:
            raise InvalidSecret("there is nobody with this recovery code")
        await sessions.end_sessions(self.store, user.id)
        await sessions.drop_device_links(self.store, user.id)
        return user, await self.new_recovery_code(user.id)

    async def new_recovery_code(self, user_id: str) -> str:
        """Return a new recovery code, which replaces the old one."""
        code = secrets.token_hex(16)
        await self.store.update_user(user_id, recovery_hash=hash_secret(code))
        return code
