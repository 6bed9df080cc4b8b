"""Asking for the analysis of a finished game, or of a record that somebody brings."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from backroom.server.budgets import REQUEST_ENTRIES
from backroom.server.errors import NotAllowed
from backroom.server.house import address_of, house_of
from backroom.server.replays import RECORD_BYTES, read_bounded_record, record_of
from backroom.server.shapes import Analysis


class AnalysisWish(msgspec.Struct, forbid_unknown_fields=True):
    """A record to be analysed."""

    record: str


@post("/tables/{table_id:str}/analysis", status_code=200)
async def analyse_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Analysis:
    """Begin to analyse a finished game, and return what is known so far: everybody's chances over the game and the largest mistakes."""
    house = house_of(request)
    hosted = await house.host.hosted(table_id)
    if hosted.row.status != "over":
        raise NotAllowed("a game is analysed when it is over")
    record = record_of(hosted)
    work = 0 if house.analyses.has(record) else len(record.moves)
    house.budgets.replays.take(address_of(request), REQUEST_ENTRIES + work)
    return await house.analyses.begin(record, address_of(request))


@post("/analyses", request_max_body_size=RECORD_BYTES, status_code=200)
async def analyse_record(request: Request[Any, Any, Any], data: JSONBody[AnalysisWish]) -> Analysis:
    """Begin to analyse a record, and return what is known so far."""
    house = house_of(request)
    address = address_of(request)
    return await house.analyses.begin(read_bounded_record(house, address, data.record), address)


@get("/analyses/{key:str}")
async def show_analysis(request: Request[Any, Any, Any], key: FromPath[str]) -> Analysis:
    """Return what is known so far of an analysis that has been begun."""
    house = house_of(request)
    house.budgets.replays.take(address_of(request), REQUEST_ENTRIES)
    return house.analyses.look(key)


ANALYSES = [analyse_table, analyse_record, show_analysis]
