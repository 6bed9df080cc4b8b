"""Who somebody is: no accounts, a signed cookie, one-time links and a recovery code."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import TYPE_CHECKING

from backroom.core.errors import BackroomError
from backroom.store.tables import Person

if TYPE_CHECKING:
    from backroom.store.tables import Store

COOKIE = "backroom"
LINK_SECONDS = 600
NICKNAME_LENGTH = 24


class BadName(BackroomError):
    """A nickname that can't be used."""


class UnknownSecret(BackroomError):
    """A link or code that is wrong, used or too old."""


def hashed(secret: str) -> str:
    """Return the hash under which a random secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def check_nickname(name: str) -> str:
    """Return a nickname without surplus space, or say what is wrong."""
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= NICKNAME_LENGTH or not tidy.isprintable():
        raise BadName(f"a nickname has 1 to {NICKNAME_LENGTH} printable characters")
    return tidy


class Identities:
    """Gives out and recognises identities."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.key = key.encode()

    def cookie_for(self, identity: str) -> str:
        """Return the signed value of the cookie."""
        return f"{identity}.{hmac.new(self.key, identity.encode(), hashlib.sha256).hexdigest()}"

    def read_cookie(self, value: str | None) -> str | None:
        """Return the identity that a cookie proves."""
        if not value:
            return None
        identity, _, _ = value.partition(".")
        return identity if hmac.compare_digest(value, self.cookie_for(identity)) else None

    async def create(self, nickname: str) -> tuple[Person, str]:
        """Make a new identity; return it with its recovery code, which is shown once and stored hashed."""
        code = secrets.token_hex(16)
        now = time.time()
        person = Person(secrets.token_hex(16), check_nickname(nickname), now, now, banned=False)
        await self.store.add_person(person, hashed(code))
        return person, code

    async def make_link(self, identity: str) -> str:
        """Return a secret that brings the identity to another device, once."""
        token = secrets.token_urlsafe(24)
        await self.store.add_link(hashed(token), identity, time.time() + LINK_SECONDS)
        return token

    async def use_link(self, token: str) -> Person:
        """Return who a link leads to."""
        identity = await self.store.use_link(hashed(token))
        person = None if identity is None else await self.store.person(identity)
        if person is None:
            raise UnknownSecret("this link has been used or is too old; make a new one")
        return person

    async def recover(self, code: str) -> tuple[Person, str]:
        """Return the person of a recovery code, and the new code that replaces it."""
        person = await self.store.person_by_recovery(hashed(code.strip().lower()))
        if person is None:
            raise UnknownSecret("there is nobody with this recovery code")
        fresh = secrets.token_hex(16)
        await self.store.change_person(person.id, recovery_hash=hashed(fresh))
        return person, fresh
