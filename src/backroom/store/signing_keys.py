"""The keys that sign cookies and links in mails. A new key can replace one while what the old one signed holds for a grace."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from backroom.store.change_feed import publish_change

if TYPE_CHECKING:
    from backroom.store.repository import Store

CURRENT = "cookie-key"
OLD = "cookie-keys-old"


class RetiredKey(msgspec.Struct, frozen=True):
    """A key that was replaced, and until when it still counts."""

    key: str
    until: float


class SigningKeys(msgspec.Struct, frozen=True):
    """The key that signs, and those whose signatures are still taken."""

    current: str
    retired: list[RetiredKey] = []

    def sign(self, words: str) -> str:
        """Return a signature."""
        return signature(self.current, words)

    def verify(self, words: str, signed: str) -> bool:
        """Tell whether a signature is ours."""
        keys = [self.current, *(old.key for old in self.retired if old.until > time.time())]
        return any(hmac.compare_digest(signature(key, words).encode(), signed.encode()) for key in keys)


def signature(key: str, words: str) -> str:
    """Return the signature of words under a key."""
    return hmac.new(key.encode(), words.encode(), hashlib.sha256).hexdigest()


async def load_signing_keys(store: Store) -> SigningKeys:
    """Return the keys; the first process makes one."""
    current = await store.app_value(CURRENT, secrets.token_hex(32))
    return SigningKeys(current, msgspec.json.decode(await store.app_value(OLD, "[]"), type=list[RetiredKey]))


async def rotate_signing_keys(store: Store, grace: float) -> None:
    """Sign with a new key from now on; the old one is taken for `grace` seconds more."""
    keys, now = await load_signing_keys(store), time.time()
    old = [key for key in keys.retired if key.until > now]
    if grace > 0:
        old.append(RetiredKey(keys.current, now + grace))
    await store.set_app_value(OLD, msgspec.json.encode(old).decode())
    await store.set_app_value(CURRENT, secrets.token_hex(32))
    async with store.transaction() as connection:
        await publish_change(connection, "keys", "")
