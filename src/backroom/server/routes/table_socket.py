"""The socket of a table: watching, drafting, moving, talking."""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath

from backroom.core.errors import BackroomError
from backroom.server import error_codes, protocol, seating
from backroom.server.app_context import client_address, context_of, table_info
from backroom.server.budgets import LINE_BYTES
from backroom.server.connections import Connection
from backroom.server.errors import Forbidden
from backroom.server.messages import choices_message, reason_message
from backroom.server.nicknames import clean_chat
from backroom.server.origin import same_origin
from backroom.server.rate_limits import RateLimited, TokenBucket
from backroom.store.database import DatabaseUnavailable
from backroom.store.moderation import muted_or_blocked
from backroom.store.outcome import OutcomeUnknown
from backroom.store.sessions import user_of

if TYPE_CHECKING:
    from backroom.server.app_context import AppContext
    from backroom.server.loaded_table import LoadedTable

logger = logging.getLogger("backroom")

MAX_MESSAGE_BYTES = 16_384
CHAT_LENGTH = 500
MESSAGES_PER_SECOND = 100.0
GONE = (RuntimeError, WebSocketDisconnect, HTTPException, OSError)
"""What is raised when one talks to a socket that the other side has left."""


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Watch and play a table."""
    context = context_of(socket)
    if not same_origin(socket, context.settings.origin):
        await socket.close(code=4403, reason="other origin")
        return
    await socket.accept()
    with ExitStack() as held:
        try:
            held.enter_context(context.budgets.address_sockets.held(client_address(socket)))
            user = await context.current_user(socket)
            if user is not None:
                held.enter_context(context.budgets.user_sockets.held(user.id))
            loaded = await context.registry.table(table_id)
        except BackroomError as error:
            await socket.send_data(protocol.encoder.encode([error_message("", error)]), mode="text")
            await socket.close(code=1013 if isinstance(error, DatabaseUnavailable | RateLimited) else 4404)
            return
        seat = loaded.seat_of(None if user is None else user.id)
        connection = Connection(socket, user, seat, context.session(socket), client_address(socket))
        await attend(context, loaded, connection)


async def attend(context: AppContext, loaded: LoadedTable, connection: Connection) -> None:
    """Serve a socket until it ends."""
    socket, table_id = connection.socket, loaded.row.id
    context.metrics.sockets.inc()
    loaded.sockets += 1
    silent = asyncio.get_running_loop().call_later(
        context.settings.hello_seconds, dismiss_silent, connection, context.settings.hello_seconds
    )
    pump = asyncio.create_task(connection.send_loop())
    listen = asyncio.create_task(receive_loop(context, loaded, connection))
    cut = asyncio.create_task(connection.dropped.wait())
    try:
        await asyncio.wait({pump, listen, cut}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        silent.cancel()
        context.metrics.sockets.dec()
        async with loaded.lock:  # a move that is being stored is stored and told, whoever leaves
            for task in (pump, listen, cut):
                task.cancel()
        for ended in await asyncio.gather(pump, listen, cut, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, GONE):
                logger.error("a socket at table %s failed", table_id, exc_info=ended)
        loaded.drop(connection)
        loaded.sockets -= 1
        try:
            await socket.close(code=1013 if connection.dropped.is_set() else 1000)
        except GONE:
            logger.debug("a socket was gone already")


def dismiss_silent(connection: Connection, seconds: float) -> None:
    """End a socket that has not said hello in time."""
    if not connection.greeted:
        connection.close_with(protocol.Error("", "no-hello", f"say hello within {seconds:g} seconds"))


async def receive_loop(context: AppContext, loaded: LoadedTable, connection: Connection) -> None:
    """Answer what a client says until it goes."""
    bucket = TokenBucket(MESSAGES_PER_SECOND, 2 * MESSAGES_PER_SECOND)
    greeted = False
    while True:
        try:
            data = await connection.socket.receive_data(mode="text")
        except (WebSocketDisconnect, HTTPException):
            return
        text = str(data)
        if len(text) > MAX_MESSAGE_BYTES:
            connection.send(protocol.Error("", error_codes.TOO_LARGE.code, f"a message has at most {MAX_MESSAGE_BYTES} characters"))
            continue
        if not bucket.take():
            connection.send(
                protocol.Error("", error_codes.RATE_LIMITED.code, f"slow down: at most {MESSAGES_PER_SECOND:.0f} messages a second")
            )
            await asyncio.sleep(0.2)
            continue
        try:
            message = protocol.decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            connection.send(protocol.Error("", error_codes.MALFORMED.code, f"this is no message of protocol {protocol.PROTOCOL}: {error}"))
            continue
        if not greeted and not isinstance(message, protocol.Hello):
            connection.send(protocol.Error("", error_codes.NO_HELLO.code, "say hello first"))
            continue
        greeted = True
        await handle_message(context, loaded, connection, message)


async def handle_message(context: AppContext, loaded: LoadedTable, connection: Connection, message: protocol.FromClient) -> None:
    """Do what a message asks for, or say why not."""
    label = getattr(message, "id", "")
    try:
        await dispatch(context, loaded, connection, message)
    except BackroomError as error:
        connection.send(error_message(label, error))
        if isinstance(message, protocol.Hello) and isinstance(error, DatabaseUnavailable):
            connection.dropped.set()  # who has not been welcomed comes again
        if isinstance(message, protocol.Commit):
            async with loaded.lock:
                connection.send(loaded.table_state(connection.seat))
        if isinstance(message, protocol.Commit) and isinstance(error, OutcomeUnknown) and error.known is not None:
            context.registry.spawn(report_outcome(loaded, connection, message.id, error.known))


async def report_outcome(loaded: LoadedTable, connection: Connection, label: str, known: asyncio.Future[bool]) -> None:
    """Tell a client what became of its move as soon as that is known."""
    seat = connection.seat
    stored = await asyncio.shield(known)
    try:
        await loaded.refresh()
    except BackroomError:
        connection.dropped.set()  # the client connects again and repeats its move, which is answered then
        return
    n = loaded.answered_commits.get(f"{seat}/{label}")
    if n is not None:
        connection.send(protocol.Committed(label, n))
    elif not stored:
        connection.send(error_message(label, DatabaseUnavailable("the move could not be stored and was not made: the database was away")))


def error_message(label: str, error: BackroomError) -> protocol.Error:
    """Return an error as a message."""
    return protocol.Error(label, error_codes.error_code(error).code, str(error))


async def dispatch(context: AppContext, loaded: LoadedTable, connection: Connection, message: protocol.FromClient) -> None:
    """Do what a message asks for."""
    if isinstance(message, protocol.Hello):
        await welcome(loaded, connection, message, context)
        return
    if isinstance(message, protocol.Ping):
        connection.send(protocol.Pong())
        return
    if isinstance(message, protocol.Chat):
        await add_chat(context, loaded, connection, message.text)
        return
    if connection.seat is None:
        raise Forbidden("spectators watch and talk; they do not move")
    await dispatch_seat(context, loaded, connection, connection.seat, message)


async def dispatch_seat(context: AppContext, loaded: LoadedTable, connection: Connection, seat: int, message: protocol.FromSeat) -> None:
    """Do what a message of one who sits at the table asks for."""
    if isinstance(message, protocol.Commit | protocol.SetAutoResponse | protocol.RequestUndo | protocol.AnswerUndo):
        context.budgets.stored.take(connection.user_id, connection.address, LINE_BYTES)
    if isinstance(message, protocol.Commit):
        n = await loaded.commit(seat, message.move, message.decision, message.id, message.epoch)
        connection.send(protocol.Committed(message.id, n))
        context.metrics.moves_by_people.inc()
        context.registry.schedule_bots(loaded)
    elif isinstance(message, protocol.QueryChoices):
        async with loaded.lock:
            connection.send(choices_message(loaded.table, seat, message))
    elif isinstance(message, protocol.QueryReason):
        async with loaded.lock:
            connection.send(reason_message(loaded.table, seat, message))
    elif isinstance(message, protocol.SetAutoResponse):
        context.budgets.auto_responses.take(f"{loaded.row.id}/{seat}")
        if not await loaded.set_auto_response(seat, message.response):
            connection.send(loaded.table_state(seat))
        context.registry.schedule_bots(loaded)
    elif isinstance(message, protocol.ReclaimSeat):
        assert connection.person is not None
        await seating.come_back(context.registry, loaded, connection.person)
    elif isinstance(message, protocol.Vote):
        await seating.vote(context.registry, loaded, seat, message.seat, absent=message.absent)
    else:
        await undo(context, loaded, seat, message)


async def undo(context: AppContext, loaded: LoadedTable, seat: int, message: protocol.RequestUndo | protocol.AnswerUndo) -> None:
    """Take a move back, ask the others, or answer a seat that has asked."""
    if isinstance(message, protocol.AnswerUndo):
        await loaded.answer_undo(seat, agree=message.agree)
    else:
        await loaded.request_undo(seat)
    context.registry.schedule_bots(loaded)


async def welcome(loaded: LoadedTable, connection: Connection, hello: protocol.Hello, context: AppContext) -> None:
    """Welcome a client and tell it what it has missed."""
    if hello.protocol != protocol.PROTOCOL:
        raise BackroomError(f"this server speaks protocol {protocol.PROTOCOL}, not {hello.protocol}; please reload the page")
    if context.registry.tables.get(loaded.row.id) is not loaded:
        connection.dropped.set()  # the table was deleted or loaded again; the client connects again
        return
    connection.seat = loaded.seat_of(connection.user_id)  # it may have changed hands since the socket was opened
    channel = connection.channel
    chat = await context.registry.store.chat(loaded.row.id, [channel])
    if connection.user_id is not None:
        connection.muted = await muted_or_blocked(context.registry.store, connection.user_id)
    async with loaded.lock:  # no move is half stored, and nothing happens between what is told now and what is told later
        await loaded.refresh_locked()  # a process that has not heard of a change yet must not show a seat to its former holder
        if connection.session is not None and await user_of(context.registry.store, connection.session) is None:
            raise Forbidden("this browser was signed out")
        loaded.welcome(connection, hello.epoch, hello.last_fact, table_info(loaded, connection.person))
        connection.greeted = True
        if connection.seat is not None:
            await seating.end_votes(loaded, connection.seat)
    if connection.channel != channel:
        chat = await context.registry.store.chat(loaded.row.id, [connection.channel])
    for line in chat:
        if line["user_id"] not in connection.muted:
            connection.send(loaded.chat_message(line))
    loaded.broadcast_presence()


async def add_chat(context: AppContext, loaded: LoadedTable, connection: Connection, text: str) -> None:
    """Pass on what somebody says."""
    tidy = clean_chat(text)
    if not 1 <= len(tidy) <= CHAT_LENGTH:
        raise BackroomError(f"say something of 1 to {CHAT_LENGTH} characters")
    context.budgets.chat.take(connection.user_id, connection.address)
    if connection.user_id is None:
        raise Forbidden("tell us a nickname before you talk")
    context.budgets.stored.take(connection.user_id, connection.address, LINE_BYTES + len(tidy.encode()))
    user = await context.registry.store.user(connection.user_id)
    name = "" if user is None else user.nickname
    line = await context.registry.store.add_chat(loaded.row.id, connection.channel, connection.user_id, name, tidy)
    loaded.forward_chat(line)
