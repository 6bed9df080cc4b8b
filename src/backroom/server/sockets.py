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
from backroom.server.budgets import LINE_BYTES
from backroom.server.errors import NotAllowed
from backroom.server.house import about, address_of, house_of
from backroom.server.limits import Bucket, TooFast
from backroom.server.nicknames import clean_chat
from backroom.server.origin import same_origin
from backroom.server.telling import tell_draft, tell_why_not
from backroom.server.watchers import Watcher
from backroom.store.conduct import unheard
from backroom.store.database import StoreTrouble
from backroom.store.outcome import OutcomeUnknown
from backroom.store.sessions import person_of

if TYPE_CHECKING:
    from backroom.server.hosted import Hosted
    from backroom.server.house import House

logger = logging.getLogger("backroom")

MOST_BYTES = 16_384
CHAT_LENGTH = 500
MESSAGES_A_SECOND = 100.0
GONE = (RuntimeError, WebSocketDisconnect, HTTPException, OSError)
"""What is raised when one talks to a socket that the other side has left."""


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Watch and play a table."""
    house = house_of(socket)
    if not same_origin(socket, house.settings.origin):
        await socket.close(code=4403, reason="other origin")
        return
    await socket.accept()
    with ExitStack() as held:
        try:
            held.enter_context(house.budgets.address_sockets.held(address_of(socket)))
            person = await house.person(socket)
            if person is not None:
                held.enter_context(house.budgets.user_sockets.held(person.id))
            hosted = await house.host.hosted(table_id)
        except BackroomError as error:
            await socket.send_data(protocol.encoder.encode([refusal("", error)]), mode="text")
            await socket.close(code=1013 if isinstance(error, StoreTrouble | TooFast) else 4404)
            return
        seat = hosted.seat_of(None if person is None else person.id)
        watcher = Watcher(socket, person, seat, house.session(socket), address_of(socket))
        await attend(house, hosted, watcher)


async def attend(house: House, hosted: Hosted, watcher: Watcher) -> None:
    """Serve a socket until it ends."""
    socket, table_id = watcher.socket, hosted.row.id
    house.metrics.sockets.inc()
    hosted.sockets += 1
    silent = asyncio.get_running_loop().call_later(house.settings.hello_seconds, dismiss_silent, watcher, house.settings.hello_seconds)
    pump = asyncio.create_task(watcher.pump())
    listen = asyncio.create_task(converse(house, hosted, watcher))
    cut = asyncio.create_task(watcher.cut.wait())
    try:
        await asyncio.wait({pump, listen, cut}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        silent.cancel()
        house.metrics.sockets.dec()
        async with hosted.lock:  # a move that is being stored is stored and told, whoever leaves
            for task in (pump, listen, cut):
                task.cancel()
        for ended in await asyncio.gather(pump, listen, cut, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, GONE):
                logger.error("a socket at table %s failed", table_id, exc_info=ended)
        hosted.drop(watcher)
        hosted.sockets -= 1
        try:
            await socket.close(code=1013 if watcher.cut.is_set() else 1000)
        except GONE:
            logger.debug("a socket was gone already")


def dismiss_silent(watcher: Watcher, seconds: float) -> None:
    """End a socket that has not said hello in time."""
    if not watcher.greeted:
        watcher.dismiss(protocol.Refused("", "no-hello", f"say hello within {seconds:g} seconds"))


async def converse(house: House, hosted: Hosted, watcher: Watcher) -> None:
    """Answer what a client says until it goes."""
    bucket = Bucket(MESSAGES_A_SECOND, 2 * MESSAGES_A_SECOND)
    greeted = False
    while True:
        try:
            data = await watcher.socket.receive_data(mode="text")
        except (WebSocketDisconnect, HTTPException):
            return
        text = str(data)
        if len(text) > MOST_BYTES:
            watcher.send(protocol.Refused("", error_codes.TOO_LARGE.code, f"a message has at most {MOST_BYTES} characters"))
            continue
        if not bucket.take():
            watcher.send(
                protocol.Refused("", error_codes.RATE_LIMITED.code, f"slow down: at most {MESSAGES_A_SECOND:.0f} messages a second")
            )
            await asyncio.sleep(0.2)
            continue
        try:
            message = protocol.decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            watcher.send(protocol.Refused("", error_codes.MALFORMED.code, f"this is no message of protocol {protocol.PROTOCOL}: {error}"))
            continue
        if not greeted and not isinstance(message, protocol.Hello):
            watcher.send(protocol.Refused("", error_codes.NO_HELLO.code, "say hello first"))
            continue
        greeted = True
        await answer(house, hosted, watcher, message)


async def answer(house: House, hosted: Hosted, watcher: Watcher, message: protocol.FromClient) -> None:
    """Do what a message asks for, or say why not."""
    label = getattr(message, "id", "")
    try:
        await obey(house, hosted, watcher, message)
    except BackroomError as error:
        watcher.send(refusal(label, error))
        if isinstance(message, protocol.Hello) and isinstance(error, StoreTrouble):
            watcher.cut.set()  # who has not been welcomed comes again
        if isinstance(message, protocol.Commit):
            async with hosted.lock:
                watcher.send(hosted.state(watcher.seat))
        if isinstance(message, protocol.Commit) and isinstance(error, OutcomeUnknown) and error.known is not None:
            house.host.run(tell_outcome(hosted, watcher, message.id, error.known))


async def tell_outcome(hosted: Hosted, watcher: Watcher, label: str, known: asyncio.Future[bool]) -> None:
    """Tell a client what became of its move as soon as that is known."""
    seat = watcher.seat
    stored = await asyncio.shield(known)
    try:
        await hosted.refresh()
    except BackroomError:
        watcher.cut.set()  # the client connects again and repeats its move, which is answered then
        return
    n = hosted.answered.get(f"{seat}/{label}")
    if n is not None:
        watcher.send(protocol.Done(label, n))
    elif not stored:
        watcher.send(refusal(label, StoreTrouble("the move could not be stored and was not made: the database was away")))


def refusal(label: str, error: BackroomError) -> protocol.Refused:
    """Return an error as a message."""
    return protocol.Refused(label, error_codes.code_of(error).code, str(error))


async def obey(house: House, hosted: Hosted, watcher: Watcher, message: protocol.FromClient) -> None:
    """Do what a message asks for."""
    if isinstance(message, protocol.Hello):
        await greet(hosted, watcher, message, house)
        return
    if isinstance(message, protocol.Ping):
        watcher.send(protocol.Pong())
        return
    if isinstance(message, protocol.Say):
        await say(house, hosted, watcher, message.text)
        return
    if watcher.seat is None:
        raise NotAllowed("spectators watch and talk; they do not move")
    await obey_seat(house, hosted, watcher, watcher.seat, message)


async def obey_seat(house: House, hosted: Hosted, watcher: Watcher, seat: int, message: protocol.FromSeat) -> None:
    """Do what a message of one who sits at the table asks for."""
    if isinstance(message, protocol.Commit | protocol.Settle | protocol.Undo):
        house.budgets.stored.take(watcher.identity, watcher.address, LINE_BYTES)
    if isinstance(message, protocol.Commit):
        n = await hosted.commit(seat, message.move, message.decision, message.id, message.epoch)
        watcher.send(protocol.Done(message.id, n))
        house.metrics.moves_by_people.inc()
        house.host.wake(hosted)
    elif isinstance(message, protocol.Draft):
        async with hosted.lock:
            watcher.send(tell_draft(hosted.table, seat, message))
    elif isinstance(message, protocol.Why):
        async with hosted.lock:
            watcher.send(tell_why_not(hosted.table, seat, message))
    elif isinstance(message, protocol.Settle):
        house.budgets.auto_responses.take(f"{hosted.row.id}/{seat}")
        if not await hosted.settle(seat, message.answer):
            watcher.send(hosted.state(seat))
        house.host.wake(hosted)
    elif isinstance(message, protocol.Back):
        assert watcher.person is not None
        await seating.come_back(house.host, hosted, watcher.person)
    elif isinstance(message, protocol.Vote):
        await seating.vote(house.host, hosted, seat, message.seat, absent=message.absent)
    else:
        if message.agree is None:
            await hosted.wish_undo(seat)
        else:
            await hosted.answer_undo(seat, agree=message.agree)
        house.host.wake(hosted)


async def greet(hosted: Hosted, watcher: Watcher, hello: protocol.Hello, house: House) -> None:
    """Welcome a client and tell it what it has missed."""
    if hello.protocol != protocol.PROTOCOL:
        raise BackroomError(f"this house speaks protocol {protocol.PROTOCOL}, not {hello.protocol}; please reload the page")
    if house.host.tables.get(hosted.row.id) is not hosted:
        watcher.cut.set()  # the table was deleted or loaded again; the client connects again
        return
    watcher.seat = hosted.seat_of(watcher.identity)  # it may have changed hands since the socket was opened
    channel = watcher.channel
    chat = await house.host.store.chat(hosted.row.id, [channel])
    if watcher.identity is not None:
        watcher.unheard = await unheard(house.host.store, watcher.identity)
    async with hosted.lock:  # no move is half stored, and nothing happens between what is told now and what is told later
        await hosted.refresh_locked()  # a process that has not heard of a change yet must not show a seat to its former holder
        if watcher.session is not None and await person_of(house.host.store, watcher.session) is None:
            raise NotAllowed("this browser was signed out")
        hosted.welcome(watcher, hello.epoch, hello.fact, about(hosted, watcher.person))
        watcher.greeted = True
        if watcher.seat is not None:
            await seating.end_votes(hosted, watcher.seat)
    if watcher.channel != channel:
        chat = await house.host.store.chat(hosted.row.id, [watcher.channel])
    for line in chat:
        if line["identity"] not in watcher.unheard:
            watcher.send(hosted.said(line))
    hosted.tell_presence()


async def say(house: House, hosted: Hosted, watcher: Watcher, text: str) -> None:
    """Pass on what somebody says."""
    tidy = clean_chat(text)
    if not 1 <= len(tidy) <= CHAT_LENGTH:
        raise BackroomError(f"say something of 1 to {CHAT_LENGTH} characters")
    house.budgets.chat.take(watcher.identity, watcher.address)
    if watcher.identity is None:
        raise NotAllowed("tell us a nickname before you talk")
    house.budgets.stored.take(watcher.identity, watcher.address, LINE_BYTES + len(tidy.encode()))
    person = await house.host.store.person(watcher.identity)
    name = "" if person is None else person.nickname
    line = await house.host.store.add_chat(hosted.row.id, watcher.channel, watcher.identity, name, tidy)
    hosted.pass_on(line)
