"""The keys that sign cookies and links in mails. A new key can replace one while what the old one signed holds for a grace."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from backroom.store.news import tell_servers

if TYPE_CHECKING:
    from backroom.store.tables import Store

CURRENT = "cookie-key"
OLD = "cookie-keys-old"


class OldKey(msgspec.Struct, frozen=True):
    """A key that was replaced, and until when it still counts."""

    key: str
    until: float


class Keys(msgspec.Struct, frozen=True):
    """The key that signs, and those whose signatures are still taken."""

    current: str
    old: list[OldKey] = []

    def sign(self, words: str) -> str:
        """Return a signature."""
        return signature(self.current, words)

    def proves(self, words: str, signed: str) -> bool:
        """Tell whether a signature is ours."""
        keys = [self.current, *(old.key for old in self.old if old.until > time.time())]
        return any(hmac.compare_digest(signature(key, words).encode(), signed.encode()) for key in keys)


def signature(key: str, words: str) -> str:
    """Return the signature of words under a key."""
    return hmac.new(key.encode(), words.encode(), hashlib.sha256).hexdigest()


async def load_keys(store: Store) -> Keys:
    """Return the keys; the first process makes one."""
    current = await store.setting(CURRENT, secrets.token_hex(32))
    return Keys(current, msgspec.json.decode(await store.setting(OLD, "[]"), type=list[OldKey]))


async def rotate_keys(store: Store, grace: float) -> None:
    """Sign with a new key from now on; the old one is taken for `grace` seconds more."""
    keys, now = await load_keys(store), time.time()
    old = [key for key in keys.old if key.until > now]
    if grace > 0:
        old.append(OldKey(keys.current, now + grace))
    await store.put_setting(OLD, msgspec.json.encode(old).decode())
    await store.put_setting(CURRENT, secrets.token_hex(32))
    async with store.transaction() as connection:
        await tell_servers(connection, "keys", "")
