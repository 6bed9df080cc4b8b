"""Web hooks, as the Standard Webhooks specification has them: a signed body, a stable id, and no way into private networks.

The name is resolved once, every address it has is checked, and the connection goes to the address that was checked; redirects are refused.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import secrets
import socket
import ssl
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

import msgspec

from backroom.core.errors import BackroomError

if TYPE_CHECKING:
    from collections.abc import Sequence

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
SECONDS = 5.0
URL_LENGTH = 500
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses behind which a translator reaches IPv4."""
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
"""The only IPv6 addresses that are given to hosts of the public internet."""
SPECIAL = tuple(
    map(
        ipaddress.ip_network,
        (
            *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"),
            *("192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24"),
            *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
            *("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
        ),
    )
)
"""IANA's registries of special-purpose addresses, as far as they are within IPv4 or GLOBAL_UNICAST; multicast and reserved ones too."""
WEB_PORTS = ((80, 80), (443, 443), (8080, 8080), (8443, 8443))
"""The ports that web hooks may use, from and to; the operator can add others."""

Ports = tuple[tuple[int, int], ...]


class WebhookError(BackroomError):
    """A URL that is not called, or a call that failed."""


class ResolvedUrl(msgspec.Struct, frozen=True):
    """A URL and the address that its name was resolved to."""

    url: SplitResult
    address: str
    port: int


def new_secret() -> str:
    """Return a secret to sign with."""
    return "whsec_" + base64.b64encode(secrets.token_bytes(24)).decode()


def sign(secret: str, delivery_id: str, at: int, body: bytes) -> str:
    """Return the signature of a body."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, f"{delivery_id}.{at}.".encode() + body, hashlib.sha256).digest()
    return "v1," + base64.b64encode(digest).decode()


def parse_url(url: str) -> SplitResult:
    """Return the parts of a URL, or say what it has to be like."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fine = False
    if not fine or len(url) > URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url:
        raise WebhookError(f"a web hook is an http or https URL of at most {URL_LENGTH} plain characters")
    if parts.username is not None or parts.fragment:
        raise WebhookError("a web hook's URL has neither user nor fragment")
    return parts


def effective_address(address: Address) -> Address:
    """Return the address that packets end up at: IPv6 has several ways to wrap IPv4."""
    if isinstance(address, ipaddress.IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if wrapped is None and address in TRANSLATED:
            wrapped = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        return wrapped or address
    return address


def is_allowed(address: Address, networks: Sequence[str]) -> bool:
    """Tell whether a web hook may go to an address: a public one, or in a network that the operator permits."""
    end = effective_address(address)
    if any(end in ipaddress.ip_network(network) for network in networks):
        return True
    if any(each in network for each in (address, end) for network in SPECIAL if each.version == network.version):
        return False
    if isinstance(end, ipaddress.IPv6Address) and end not in GLOBAL_UNICAST:
        return False
    return end.is_global and not end.is_multicast and not end.is_reserved


def parse_ports(words: str) -> Ports:
    """Return ports and ranges of them, written like 9000,10000-10999."""
    found = []
    for word in filter(None, (part.strip() for part in words.split(","))):
        first, _, last = word.partition("-")
        ports = (int(first), int(last or first))
        if not 0 < ports[0] <= ports[1] < 65536:
            raise ValueError(word)
        found.append(ports)
    return tuple(found)


def check_port(port: int, ports: Ports) -> None:
    """Refuse a port where no web server is expected."""
    if not any(first <= port <= last for first, last in (*WEB_PORTS, *ports)):
        raise WebhookError(f"web hooks go to the ports 80, 443, 8080 and 8443, not to {port}, unless the operator permits it")


async def resolve(url: str, networks: Sequence[str], ports: Ports = ()) -> ResolvedUrl:
    """Resolve a URL's name, once, and refuse private addresses and odd ports."""
    parts = parse_url(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    check_port(port, ports)
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise WebhookError(f"the name {parts.hostname} can't be resolved") from error
    addresses = [ipaddress.ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not addresses or not all(is_allowed(address, networks) for address in addresses):
        raise WebhookError(f"{parts.hostname} is at a private address, where web hooks are not sent")
    return ResolvedUrl(parts, str(addresses[0]), port)


async def post(url: str, networks: Sequence[str], headers: dict[str, str], body: bytes, ports: Ports = ()) -> None:
    """Post a body to a URL; raise BadHook unless it is taken."""
    import httpx  # noqa: PLC0415 (slow to import, and most houses send nothing)

    target = await resolve(url, networks, ports)
    host = f"[{target.address}]" if ":" in target.address else target.address
    direct = target.url._replace(netloc=f"{host}:{target.port}").geturl()
    extensions = {"sni_hostname": target.url.hostname}
    try:
        async with (
            asyncio.timeout(2 * SECONDS),
            httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
            client.stream("POST", direct, content=body, headers=headers | {"Host": target.url.netloc}, extensions=extensions) as answer,
        ):
            status = answer.status_code
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ssl.SSLError, TimeoutError) as error:
        raise WebhookError(f"{type(error).__name__}: {error}".rstrip(": ")) from error
    if 300 <= status < 400:
        raise WebhookError(f"it answered {status}, a redirect, which is not followed")
    if not 200 <= status < 300:
        raise WebhookError(f"it answered {status}, not 2xx")
