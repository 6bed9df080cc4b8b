"""Endpoints for operators: /health, /ready and /metrics."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Any

from litestar import Request, Response, get

import backroom
from backroom.server.app_context import context_of
from backroom.store.admin import count_by_status

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Say that the process runs."""
    return {"status": "ok", "version": backroom.__version__, "rules": backroom.compiled_status}


@get("/ready")
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Say whether the database takes writes; 503 with the reason if it does not."""
    trouble = await context_of(request).registry.storage.check()
    if trouble is not None:
        return Response({"status": "not ready", "reason": trouble}, status_code=503)
    return Response({"status": "ready"})


def may_see_metrics(request: Request[Any, Any, Any], token: str | None) -> bool:
    """Tell whether somebody may see the figures: by the token, or, if there is none, from this machine and not through a proxy."""
    if token is not None:
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


@get("/metrics", include_in_schema=False)
async def get_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return metrics for Prometheus, to operators only."""
    context = context_of(request)
    if not may_see_metrics(request, context.settings.metrics_token):
        return Response(b"not for you; see docs/operations.md\n", status_code=403, media_type="text/plain")
    tables = await count_by_status(context.registry.store)
    return Response(context.metrics.show(tables), media_type="text/plain; version=0.0.4; charset=utf-8")
