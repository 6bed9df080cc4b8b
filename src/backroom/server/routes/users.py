"""HTTP handlers of the user: profile, links to other devices, recovery, devices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from backroom.server.app_context import client_address, context_of
from backroom.server.auth import COOKIE, check_language, table_handle
from backroom.server.budgets import LINE_BYTES
from backroom.server.errors import Forbidden, UnknownDevice
from backroom.server.nicknames import check_nickname
from backroom.server.schemas import DeviceInfo, OneTimeSecret, UserInfo
from backroom.store.sessions import list_sessions

if TYPE_CHECKING:
    pass


class ProfileRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A nickname to be known by, and the language for what is sent to the person: en, fr or de."""

    nickname: str
    language: str | None = None


class SecretRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A link's token or a recovery code."""

    secret: str


@post("/me")
async def set_profile(request: Request[Any, Any, Any], data: JSONBody[ProfileRequest]) -> Response[UserInfo]:
    """Get an identity, with a recovery code that is shown this once; who has one already changes the nickname."""
    context = context_of(request)
    user = await context.current_user(request)
    if user is not None:
        nickname, language = check_nickname(data.nickname), check_language(data.language or user.language)
        if nickname != user.nickname:
            context.budgets.nicknames.take(user.id, client_address(request))
        await context.registry.store.update_user(user.id, nickname=nickname, language=language)
        return Response(UserInfo(user.id, nickname, language))
    context.budgets.stored.take(None, client_address(request), LINE_BYTES)
    context.budgets.identities.take(client_address(request))
    user, code = await context.auth.create_user(data.nickname, data.language or "en")
    return Response(UserInfo(user.id, user.nickname, user.language, code), cookies=[await context.sign_in(request, user)])


@get("/me")
async def get_me(request: Request[Any, Any, Any]) -> Response[UserInfo | None]:
    """Return who is asking, null for a stranger; a cookie signed with an old key is replaced."""
    context = context_of(request)
    user = await context.current_user(request)
    if user is None:
        return Response(None)
    cookie = request.cookies.get(COOKIE)
    renewed = [context.auth_cookie(str(context.session(request)))] if context.auth.needs_renewal(cookie) else []
    return Response(UserInfo(user.id, user.nickname, user.language), cookies=renewed)


@post("/me/link")
async def create_link(request: Request[Any, Any, Any]) -> OneTimeSecret:
    """Return a one-time secret that brings the own seats to another device."""
    context = context_of(request)
    user = await context.require_user(request)
    context.budgets.links.take(user.id, client_address(request))
    return OneTimeSecret(await context.auth.create_link(user.id))


@post("/me/link/redeem")
async def redeem_link(request: Request[Any, Any, Any], data: JSONBody[SecretRequest]) -> Response[UserInfo]:
    """Become the one who made a link; whoever this browser was before is signed out here."""
    context = context_of(request)
    context.budgets.secrets.take(client_address(request))
    user = await context.auth.redeem_link(data.secret)
    return Response(UserInfo(user.id, user.nickname, user.language), cookies=[await context.sign_in(request, user)])


@post("/me/recover")
async def recover(request: Request[Any, Any, Any], data: JSONBody[SecretRequest]) -> Response[UserInfo]:
    """Become the one whose recovery code it is; the code is replaced, and all other browsers of the person are signed out."""
    context = context_of(request)
    context.budgets.secrets.take(client_address(request))
    user, code = await context.auth.recover(data.secret)
    await context.drop_ended_sessions(user.id)
    return Response(UserInfo(user.id, user.nickname, user.language, code), cookies=[await context.sign_in(request, user)])


@post("/me/recovery-code")
async def renew_recovery_code(request: Request[Any, Any, Any]) -> UserInfo:
    """Return a new recovery code, shown this once; the old one is worth nothing from now on."""
    context = context_of(request)
    user = await context.require_user(request)
    context.budgets.links.take(user.id, client_address(request))
    return UserInfo(user.id, user.nickname, user.language, await context.auth.new_recovery_code(user.id))


@get("/me/devices")
async def list_devices(request: Request[Any, Any, Any]) -> list[DeviceInfo]:
    """Return the browsers in which one is signed in, the last used first."""
    context = context_of(request)
    user = await context.require_user(request)
    mine = context.session(request)
    return [
        DeviceInfo(table_handle(user.id, session.id), session.device, session.created, session.seen, session.id == mine)
        for session in await list_sessions(context.registry.store, user.id)
    ]


@delete("/me/devices/{device:str}", status_code=200)
async def end_device(request: Request[Any, Any, Any], device: FromPath[str]) -> list[DeviceInfo]:
    """Sign a browser out; its open tables are closed there at once."""
    context = context_of(request)
    user = await context.require_user(request)
    for session in await list_sessions(context.registry.store, user.id):
        if table_handle(user.id, session.id) == device:
            if session.id == context.session(request):
                raise Forbidden("this is the browser you use; sign the others out, or recover elsewhere by your code")
            await context.sign_out(user.id, only=session.id)
            return await list_devices.fn(request)  # type: ignore[no-any-return]
    raise UnknownDevice("none of your browsers has that id")


@delete("/me/devices", status_code=200)
async def end_other_devices(request: Request[Any, Any, Any]) -> list[DeviceInfo]:
    """Sign all other browsers out."""
    context = context_of(request)
    user = await context.require_user(request)
    await context.sign_out(user.id, all_but=context.session(request))
    return await list_devices.fn(request)  # type: ignore[no-any-return]


USER_ROUTES = [
    set_profile,
    get_me,
    create_link,
    redeem_link,
    recover,
    renew_recovery_code,
    list_devices,
    end_device,
    end_other_devices,
]
