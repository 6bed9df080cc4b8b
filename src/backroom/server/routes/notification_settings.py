"""Endpoints for how a person wants to be told: web hook, mail, language."""

from __future__ import annotations

import html
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from backroom.core.texts import Texts
from backroom.server import mail, webhooks
from backroom.server.app_context import context_of
from backroom.server.auth import check_language
from backroom.server.errors import Forbidden, LimitReached
from backroom.store import outbox

if TYPE_CHECKING:
    from backroom.server.app_context import AppContext
    from backroom.store.repository import User

CONFIRMATIONS_PER_DAY = 3
TESTS_PER_DAY = 20


class LanguageRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The language of what is sent: en, fr or de."""

    language: str


class WebhookRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A URL that is called when it is one's turn."""

    url: str


class MailRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Where to write when it is one's turn."""

    address: str


@get("/me/notifications")
async def show_notifications(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Return how one is told, and what was sent lately, with the reasons of failures."""
    context = context_of(request)
    user = await context.require_user(request)
    contact = await outbox.notification_target(context.registry.store, user.id)
    return {
        "language": user.language,
        "hook": contact.hook_url,
        "mail": contact.address,
        "confirmed": contact.confirmed,
        "mail_possible": context.settings.smtp is not None,
        "deliveries": [
            {name: getattr(delivery, name) for name in ("id", "channel", "kind", "table_id", "status", "tries", "due", "error", "created")}
            for delivery in await outbox.recent(context.registry.store, user.id)
        ],
    }


@patch("/me/notifications")
async def set_language(request: Request[Any, Any, Any], data: JSONBody[LanguageRequest]) -> dict[str, str]:
    """Choose the language of what is sent."""
    context = context_of(request)
    user = await context.require_user(request)
    await context.registry.store.update_user(user.id, language=check_language(data.language))
    return {"language": data.language}


@put("/me/notifications/hook")
async def set_webhook(request: Request[Any, Any, Any], data: JSONBody[WebhookRequest]) -> dict[str, str]:
    """Set the web hook; the answer shows, this once, the secret that its calls are signed with."""
    context = context_of(request)
    user = await context.require_user(request)
    await webhooks.resolve(data.url, context.settings.hook_networks, context.settings.allowed_ports)
    secret = webhooks.new_secret()
    contact = await outbox.notification_target(context.registry.store, user.id)
    await outbox.set_notification_target(context.registry.store, msgspec.structs.replace(contact, hook_url=data.url, hook_secret=secret))
    return {"hook": data.url, "secret": secret}


@delete("/me/notifications/hook", status_code=200)
async def delete_webhook(request: Request[Any, Any, Any]) -> dict[str, None]:
    """Remove the web hook."""
    context = context_of(request)
    user = await context.require_user(request)
    contact = await outbox.notification_target(context.registry.store, user.id)
    await outbox.set_notification_target(context.registry.store, msgspec.structs.replace(contact, hook_url=None, hook_secret=None))
    return {"hook": None}


@post("/me/notifications/hook/test")
async def test_webhook(request: Request[Any, Any, Any]) -> dict[str, str | None]:
    """Send a test to the own web hook; how it went is among the deliveries."""
    context = context_of(request)
    user = await context.require_user(request)
    contact = await outbox.notification_target(context.registry.store, user.id)
    if contact.hook_url is None:
        raise Forbidden("set a web hook first: PUT /api/me/notifications/hook")
    if await outbox.count_sent(context.registry.store, "test", time.time() - 86400, user_id=user.id) >= TESTS_PER_DAY:
        raise LimitReached(f"at most {TESTS_PER_DAY} tests a day")
    wanted = {"user_id": user.id, "kind": "test", "dedupe_key": secrets.token_hex(8), "channel": "hook", "target": contact.hook_url}
    return {"delivery": await outbox.enqueue(context.registry.store, wanted)}


@put("/me/notifications/mail")
async def set_mail(request: Request[Any, Any, Any], data: JSONBody[MailRequest]) -> dict[str, Any]:
    """Give a mail address; it is used once the link in the mail that comes is followed."""
    context = context_of(request)
    user = await context.require_user(request)
    if context.settings.smtp is None:
        raise Forbidden("this server sends no mail")
    address, since = mail.check_address(data.address), time.time() - 86400
    contact = await outbox.notification_target(context.registry.store, user.id)
    if contact.address == address and contact.confirmed:
        return {"mail": address, "confirmed": True}
    asked = await outbox.count_sent(context.registry.store, "confirm", since, user_id=user.id)
    asked_there = await outbox.count_sent(context.registry.store, "confirm", since, target=address)
    if max(asked, asked_there) >= CONFIRMATIONS_PER_DAY:
        raise LimitReached(f"at most {CONFIRMATIONS_PER_DAY} requests to confirm an address a day")
    await outbox.set_notification_target(context.registry.store, msgspec.structs.replace(contact, address=address, confirmed=False))
    wanted = {"user_id": user.id, "kind": "confirm", "dedupe_key": secrets.token_hex(8), "channel": "mail", "target": address}
    await outbox.enqueue(context.registry.store, wanted)
    return {"mail": address, "confirmed": False}


@delete("/me/notifications/mail", status_code=200)
async def delete_mail(request: Request[Any, Any, Any]) -> dict[str, None]:
    """Remove the mail address."""
    context = context_of(request)
    user = await context.require_user(request)
    contact = await outbox.notification_target(context.registry.store, user.id)
    await outbox.set_notification_target(context.registry.store, msgspec.structs.replace(contact, address=None, confirmed=False))
    return {"mail": None}


# What the links in mails lead to. Programs that look at links in mails must not change anything, so the page has a button.


async def verify_link(context: AppContext, purpose: str, word: str) -> tuple[User | None, outbox.NotificationTarget | None]:
    """Return whose link it is, and the contact if the link still holds or there is no address left."""
    user = await context.registry.store.user(word.partition(".")[0])
    if user is None:
        return None, None
    contact = await outbox.notification_target(context.registry.store, user.id)
    holds = contact.address is None or mail.check_token(context.auth.keys, purpose, word, contact.address)
    return user, contact if holds else None


def small_page(user: User | None, key: str, button: str | None = None) -> Response[str]:
    """Return a small page, with a button that posts to the same address."""
    language = "en" if user is None else user.language
    texts = Texts(language, folders=(mail.TEXT_FOLDER,))
    form = "" if button is None else f'<form method="post"><button>{html.escape(texts.format(button))}</button></form>'
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Backroom</title>'
    body = f'<!doctype html><html lang="{language}">{head}<main><p>{html.escape(texts.format(key))}</p>{form}</main></html>'
    return Response(body, media_type="text/html", status_code=200)


@get("/mail/confirm/{word:str}", include_in_schema=False)
async def ask_confirm(request: Request[Any, Any, Any], word: FromPath[str]) -> Response[str]:
    """Ask whether an address is right."""
    user, contact = await verify_link(context_of(request), "confirm", word)
    if contact is None or contact.address is None:
        return small_page(user, "page-stale")
    return small_page(user, "page-confirm", "page-confirm-button")


@post("/mail/confirm/{word:str}", include_in_schema=False)
async def confirm(request: Request[Any, Any, Any], word: FromPath[str]) -> Response[str]:
    """Note that an address is right."""
    context = context_of(request)
    user, contact = await verify_link(context, "confirm", word)
    if contact is None or contact.address is None:
        return small_page(user, "page-stale")
    await outbox.set_notification_target(context.registry.store, msgspec.structs.replace(contact, confirmed=True))
    return small_page(user, "page-confirmed")


@get("/mail/unsubscribe/{word:str}", include_in_schema=False)
async def ask_unsubscribe(request: Request[Any, Any, Any], word: FromPath[str]) -> Response[str]:
    """Ask whether to send no more."""
    user, contact = await verify_link(context_of(request), "unsubscribe", word)
    if contact is None:
        return small_page(user, "page-stale")
    return (
        small_page(user, "page-unsubscribed")
        if contact.address is None
        else small_page(user, "page-unsubscribe", "page-unsubscribe-button")
    )


@post("/mail/unsubscribe/{word:str}", include_in_schema=False)
async def unsubscribe(request: Request[Any, Any, Any], word: FromPath[str]) -> Response[str]:
    """Send no more; mail programs post here by themselves when asked to unsubscribe."""
    context = context_of(request)
    user, contact = await verify_link(context, "unsubscribe", word)
    if contact is None:
        return small_page(user, "page-stale")
    await outbox.set_notification_target(context.registry.store, msgspec.structs.replace(contact, address=None, confirmed=False))
    return small_page(user, "page-unsubscribed")


NOTIFICATION_SETTINGS = [
    *(show_notifications, set_language, set_webhook, delete_webhook, test_webhook, set_mail, delete_mail),
    *(ask_confirm, confirm, ask_unsubscribe, unsubscribe),
]
