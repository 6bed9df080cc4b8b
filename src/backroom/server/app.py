"""The application: routes, errors, security headers, start and stop."""

from __future__ import annotations

import gc
import math
import os
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import backroom
from backroom.core.errors import BackroomError
from backroom.server import error_codes
from backroom.server.app_context import AppContext, context_of
from backroom.server.budgets import RequestLimit
from backroom.server.connection_limits import ConnectionLimits, LimitedHttpProtocol, LimitedWebSocketProtocol
from backroom.server.frontend import page
from backroom.server.origin import SAFE, same_origin
from backroom.server.routes.analysis import ANALYSES
from backroom.server.routes.health import get_metrics, health, ready
from backroom.server.routes.moderation import MODERATION
from backroom.server.routes.notification_settings import NOTIFICATION_SETTINGS
from backroom.server.routes.replay import REPLAYS
from backroom.server.routes.table_socket import MAX_MESSAGE_BYTES, table_socket
from backroom.server.routes.tables import TABLE_ROUTES, list_games
from backroom.server.routes.users import USER_ROUTES
from backroom.server.schemas import ErrorInfo
from backroom.server.settings import WORKER_SETTINGS, Settings
from backroom.server.shutdown import install_signal_handlers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import Message, Scope

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def protocol_options(settings: Settings) -> dict[str, Any]:
    """Return how uvicorn is to speak HTTP and serve sockets."""
    return {
        "http": LimitedHttpProtocol,
        "ws": LimitedWebSocketProtocol,
        "ws_max_size": 4 * MAX_MESSAGE_BYTES,  # a message that is a little too long is answered, a huge one ends the connection
        "ws_per_message_deflate": False,  # it would cost a third of the processor and most of the memory
        "ws_ping_interval": settings.ping_seconds,
        "ws_ping_timeout": settings.ping_seconds,
    }


def error_response(_request: Request[Any, Any, Any], error: BackroomError) -> Response[ErrorInfo]:
    """Answer a mistake with what is allowed."""
    known = error_codes.error_code(error)
    wait = getattr(error, "retry_after", None)
    headers = {} if wait is None else {"Retry-After": str(math.ceil(wait))}
    return Response(ErrorInfo(known.code, str(error)), status_code=known.status, headers=headers)


def error_response_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorInfo]:
    """Answer a request that fits nowhere in the same form."""
    details = [part for part in error.extra or [] if isinstance(part, dict) and "message" in part]
    reasons = [error.detail, *(f"{part.get('key', '')}: {part['message']}" for part in details)]
    code = error_codes.error_code_http(error).code
    return Response(ErrorInfo(code, "; ".join(reasons)), status_code=error.status_code, headers=error.headers)


def error_response_depth(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[ErrorInfo]:
    """Refuse what is nested beyond all measure."""
    return Response(ErrorInfo(error_codes.MALFORMED.code, "the request is nested too deeply"), status_code=error_codes.MALFORMED.status)


def check_origin(request: Request[Any, Any, Any]) -> Response[ErrorInfo] | None:
    """Refuse what another site's page sends."""
    if request.method in SAFE or same_origin(request, context_of(request).settings.origin):
        return None
    known = error_codes.OTHER_ORIGIN
    return Response(ErrorInfo(known.code, "this comes from another site's page"), status_code=known.status)


def security_headers(settings: Settings) -> Any:  # noqa: ANN401
    """Return what adds the security headers to every answer, errors too."""
    wanted = SECURITY | ({"Strict-Transport-Security": "max-age=31536000"} if settings.secure else {})

    async def add(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in wanted.items():
                headers[name] = value

    return add


def tune_gc() -> None:
    """Look for garbage in circles less often: tables live long and hold many small things that need no looking at again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 100, 50)


def make_app(settings: Settings) -> Litestar:
    """Return the application."""
    settings.check()
    context = AppContext(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.context = context
        await context.open()
        tune_gc()
        install_signal_handlers(context.registry)
        try:
            yield
        finally:
            await context.registry.close()

    app = Litestar(
        [
            *(health, ready, get_metrics, page),
            Router(
                "/api",
                route_handlers=[
                    list_games,
                    *USER_ROUTES,
                    *TABLE_ROUTES,
                    *MODERATION,
                    *NOTIFICATION_SETTINGS,
                    *ANALYSES,
                    *REPLAYS,
                    table_socket,
                ],
            ),
        ],
        lifespan=[lifespan],
        exception_handlers={BackroomError: error_response, HTTPException: error_response_http, RecursionError: error_response_depth},
        request_max_body_size=MAX_MESSAGE_BYTES,
        middleware=[RequestLimit(context.budgets)],
        before_request=check_origin,
        before_send=[security_headers(settings)],
        openapi_config=OpenAPIConfig(title="Backroom", version=backroom.__version__),
    )
    app.state.connection_limits = ConnectionLimits(settings, context.metrics)
    return app


def make_worker_app() -> Litestar:
    """Return the application of one of several workers, which get their settings by the environment."""
    return make_app(msgspec.json.decode(os.environ[WORKER_SETTINGS], type=Settings))
