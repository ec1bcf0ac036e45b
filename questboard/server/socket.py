"""The socket: a player's line to the table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, QueryParameter

from questboard.kernel import SPECTATOR
from questboard.server import play
from questboard.server.denied import Denied, not_seated
from questboard.server.gate import Bucket
from questboard.server.house import House
from questboard.server.metrics import REFUSED
from questboard.server.room import Room, Visitor
from questboard.server.settings import Settings
from questboard.server.store import TableRecord
from questboard.server.wire import Hint, Message, Notice, Refused

log = logging.getLogger(__name__)

LARGEST = 4096
"""Characters of a message; what is larger is refused, and what is far larger ends the line."""
PATIENCE = 200
"""After so many refused messages the line is cut."""

Line: TypeAlias = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Reference(msgspec.Struct):
    """As much of a malformed message as is needed to answer it."""

    ref: int = 0


@websocket("/api/tables/{table:str}/play")
async def play_socket(
    socket: Line,
    house: NamedDependency[House],
    settings: NamedDependency[Settings],
    device: NamedDependency[str],
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(name="seat")] = None,
) -> None:
    """One player, or one spectator, from arrival to farewell."""
    await socket.accept()
    try:
        room = await house.room(table)
        visitor = Visitor(device, own_seat(room.record, device, seat))
    except Denied as denied:
        await socket.send_text(msgspec.json.encode(refused(0, denied)).decode())
        await socket.close(*farewell(denied))
        return
    writer = asyncio.create_task(write(socket, visitor))
    try:
        await house.enter(room, visitor)
        await read(socket, house, room, visitor, Bucket(settings.messages_per_second))
    except Denied as denied:
        visitor.parting = farewell(denied)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        visitor.dismiss(*visitor.parting)
        await house.leave(room, visitor)
        await writer


def farewell(denied: Denied) -> tuple[int, str]:
    """The code and the reason with which a socket is closed; a reason has 123 bytes at most."""
    return 4000 + denied.status, denied.message.encode()[:123].decode(errors="ignore")


def own_seat(record: TableRecord, device: str, seat: int | None) -> int:
    """The seat that a socket speaks for: one of its device's, or none."""
    mine = record.seats_of(device) if device else []
    if seat is None:
        return mine[0] if mine else SPECTATOR
    if seat != SPECTATOR and seat not in mine:
        raise not_seated()
    return seat


async def write(socket: Line, visitor: Visitor) -> None:
    """Send what waits for a visitor until there is no more to come."""
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError, OSError):
        while (notice := await visitor.mail.get()) is not None:
            await socket.send_text(notice.decode())
        await socket.close(*visitor.parting)


async def read(socket: Line, house: House, room: Room, visitor: Visitor, bucket: Bucket) -> None:
    """Do what a visitor sends, one message after the other; what can't be done is answered with why."""
    advising: asyncio.Task[None] | None = None
    refusals = 0
    try:
        while refusals < PATIENCE:
            text = await socket.receive_text()
            try:
                message = parse(text, bucket)
                if isinstance(message, Hint) and advising and not advising.done():
                    raise Denied("too_fast", "a hint is being thought about already")
            except Denied as denied:
                notice: Notice = refused(reference(text), denied)
            else:
                if isinstance(message, Hint):  # which takes a while; the line stays open to other messages
                    advising = asyncio.create_task(_advise(house, room, visitor, message))
                    continue
                notice = await reply(house, room, visitor, message)
            refusals += isinstance(notice, Refused)
            visitor.send(notice)
        visitor.parting = (1008, "too many messages that can't be done")
    finally:
        if advising is not None:
            advising.cancel()
            with suppress(asyncio.CancelledError):
                await advising


async def _advise(house: House, room: Room, visitor: Visitor, message: Hint) -> None:
    visitor.send(await reply(house, room, visitor, message))


async def reply(house: House, room: Room, visitor: Visitor, message: Message) -> Notice:
    """What comes back on a message: that it is done, or why it isn't."""
    try:
        return await play.obey(house, room, visitor, message)
    except Denied as denied:
        return refused(message.ref, denied)
    except Exception:
        log.exception("a message failed", extra={"table": room.record.id})
        failure = Denied("server", "something went wrong here; look at the table before you try again")
        return refused(message.ref, failure)


def parse(text: str, bucket: Bucket) -> Message:
    """What a visitor has sent."""
    if len(text) > LARGEST:
        raise Denied("too_large", f"a message has {LARGEST} characters at most, not {len(text)}")
    if not bucket.take():
        raise Denied("too_fast", "those were too many messages at once; wait a moment")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Denied("malformed", f"this message can't be understood: {error}") from None


def reference(text: str) -> int:
    """What a message that was refused calls itself, as far as it can be read."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return msgspec.json.decode(text[:LARGEST], type=Reference).ref
    return 0


def refused(ref: int, denied: Denied) -> Refused:
    """What was sent has changed nothing, and why."""
    REFUSED.labels(denied.code).inc()
    return Refused(ref, denied.code, denied.message)
