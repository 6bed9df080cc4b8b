"""Mails: what they say, the links in them, and handing them in by SMTP."""

from __future__ import annotations

import asyncio
import re
from email.message import EmailMessage
from email.utils import formatdate
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from backroom.core.errors import BackroomError
from backroom.core.registry import find_game
from backroom.core.texts import Texts

if TYPE_CHECKING:
    from backroom.server.settings import Settings
    from backroom.store.outbox import Delivery
    from backroom.store.repository import User
    from backroom.store.signing_keys import SigningKeys

TEXT_FOLDER = Path(__file__).parent / "text"
ADDRESS = re.compile(r"[^\s@<>\"(),:;\\\x00-\x1f]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
SECONDS = 15.0


class BadAddress(BackroomError):
    """Something that is no mail address."""


class MailFailed(BackroomError):
    """A mail that could not be handed in."""

    def __init__(self, reason: str, *, permanent: bool = False) -> None:
        """Say why, and whether it is of no use to try again."""
        super().__init__(reason)
        self.permanent = permanent


def check_address(address: str) -> str:
    """Return a mail address, or say that it is none."""
    tidy = address.strip()
    if len(tidy) > 254 or not tidy.isascii() or ADDRESS.fullmatch(tidy) is None:
        raise BadAddress("a mail address is like ann@example.org")
    return tidy


def make_token(keys: SigningKeys, purpose: str, user_id: str, address: str) -> str:
    """Return what proves that somebody read a mail to an address. It follows from our key, so nothing has to be stored."""
    return f"{user_id}.{keys.sign(f'{purpose}/{user_id}/{address}')}"


def check_token(keys: SigningKeys, purpose: str, word: str, address: str) -> bool:
    """Tell whether a link came from us and fits the address that a person has now."""
    user_id, _, signed = word.partition(".")
    return keys.verify(f"{purpose}/{user_id}/{address}", signed)


def compose(delivery: Delivery, user: User, settings: Settings, keys: SigningKeys, game: str = "", turn: float = 0.0) -> EmailMessage:
    """Return the mail about a turn, or the one that asks to confirm the address."""
    public = str(settings.public_url).rstrip("/")
    texts = Texts(user.language, find_game(game) if game else None, folders=(TEXT_FOLDER,))
    stop = f"{public}/api/mail/unsubscribe/{make_token(keys, 'unsubscribe', user.id, delivery.target)}"
    if delivery.kind == "confirm":
        link = f"{public}/api/mail/confirm/{make_token(keys, 'confirm', user.id, delivery.target)}"
        subject, body = texts.format("mail-confirm-subject"), texts.format("mail-confirm-body", nickname=user.nickname, link=link)
    else:
        title, hours = texts.format("title"), max(1, round(turn / 3600))
        link = f"{public}/table/{delivery.table_id}"
        subject = texts.format("mail-turn-subject", title=title)
        body = texts.format("mail-turn-body", title=title, nickname=user.nickname, hours=hours, link=link)
    message = EmailMessage()
    message["From"] = str(settings.mail_from)
    message["To"] = delivery.target
    message["Subject"] = subject
    message["Date"] = formatdate(delivery.created)
    message["Message-ID"] = f"<{delivery.id}@{urlsplit(public).hostname}>"
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(f"{body}\n\n-- \n{texts.format('mail-footer', link=stop)}\n", cte="8bit" if body.isascii() else "quoted-printable")
    return message


async def send(message: EmailMessage, settings: Settings) -> None:
    """Give a mail to the mail server."""
    import aiosmtplib  # noqa: PLC0415 (only where mail is configured)

    server = settings.mail_server()
    assert server is not None
    tls = server.scheme == "smtps"
    try:
        async with asyncio.timeout(SECONDS):
            await aiosmtplib.send(
                message,
                hostname=server.hostname,
                port=server.port or (465 if tls else 587),
                username=None if server.username is None else unquote(server.username),
                password=None if server.password is None else unquote(server.password),
                use_tls=tls,
            )
    except aiosmtplib.SMTPRecipientsRefused as error:
        codes = [refused.code for refused in error.recipients]
        raise MailFailed(f"the address was refused ({codes[0] if codes else '?'})", permanent=all(code >= 500 for code in codes)) from error
    except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
        raise MailFailed(f"{type(error).__name__}: {error}".replace("\n", " ")) from error
