"""Asking for the analysis of a finished game, or of a record that somebody brings."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from backroom.server.app_context import client_address, context_of
from backroom.server.budgets import REQUEST_ENTRIES
from backroom.server.errors import Forbidden
from backroom.server.routes.replay import RECORD_BYTES, read_bounded_record, record_so_far
from backroom.server.schemas import Analysis


class AnalysisRequestBody(msgspec.Struct, forbid_unknown_fields=True):
    """A record to be analysed."""

    record: str


@post("/tables/{table_id:str}/analysis", status_code=200)
async def analyse_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Analysis:
    """Begin to analyse a finished game, and return what is known so far: everybody's chances over the game and the largest mistakes."""
    context = context_of(request)
    loaded = await context.registry.table(table_id)
    if loaded.row.status != "over":
        raise Forbidden("a game is analysed when it is over")
    record = record_so_far(loaded)
    work = 0 if context.analyses.has(record) else len(record.moves)
    context.budgets.replays.take(client_address(request), REQUEST_ENTRIES + work)
    return await context.analyses.begin(record, client_address(request))


@post("/analyses", request_max_body_size=RECORD_BYTES, status_code=200)
async def analyse_record(request: Request[Any, Any, Any], data: JSONBody[AnalysisRequestBody]) -> Analysis:
    """Begin to analyse a record, and return what is known so far."""
    context = context_of(request)
    address = client_address(request)
    return await context.analyses.begin(read_bounded_record(context, address, data.record), address)


@get("/analyses/{key:str}")
async def show_analysis(request: Request[Any, Any, Any], key: FromPath[str]) -> Analysis:
    """Return what is known so far of an analysis that has been begun."""
    context = context_of(request)
    context.budgets.replays.take(client_address(request), REQUEST_ENTRIES)
    return context.analyses.get(key)


ANALYSES = [analyse_table, analyse_record, show_analysis]
