"""The socket: a player's connection to the table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack, suppress
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, QueryParameter

from questboard.language import spoken
from questboard.server import play, presence
from questboard.server.errors import RequestError
from questboard.server.metrics import REFUSED
from questboard.server.middleware import RateLimit
from questboard.server.permissions import resolve_seat
from questboard.server.process import ServerProcess
from questboard.server.protocol import ClientMessage, Hint, Refused, ServerMessage
from questboard.server.room import Room, Visitor
from questboard.server.rooms import get_room
from questboard.server.settings import Settings

log = logging.getLogger(__name__)

MAX_MESSAGE = 4096
"""Characters of a message."""
MAX_REFUSALS = 200
"""Refused messages after which a connection is closed."""

Socket: TypeAlias = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Reference(msgspec.Struct):
    """The part of a malformed message that is needed to answer it."""

    ref: int = 0


@websocket("/api/tables/{table:str}/play")
async def play_socket(
    socket: Socket,
    server: NamedDependency[ServerProcess],
    settings: NamedDependency[Settings],
    device: NamedDependency[str],
    address: NamedDependency[str],
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(name="seat")] = None,
) -> None:
    """The connection of one player or spectator, from start to end."""
    await socket.accept()
    with ExitStack() as counted:
        try:
            counted.enter_context(server.budgets.socket(device, address))
            room = await get_room(server, table)
            visitor = Visitor(device, resolve_seat(room.record, device, seat), spoken())
        except RequestError as error:
            await socket.send_text(msgspec.json.encode(refused(0, error)).decode())
            await socket.close(*close_reason(error))
            return
        await serve(socket, server, room, visitor, settings)


async def serve(
    socket: Socket, server: ServerProcess, room: Room, visitor: Visitor, settings: Settings
) -> None:
    """Let a visitor in, and carry out what they send until the connection ends."""
    writer = asyncio.create_task(write(socket, visitor))
    try:
        await presence.enter(server, room, visitor)
        await read(socket, server, room, visitor, RateLimit(settings.messages_per_second))
    except RequestError as error:
        visitor.close_reason = close_reason(error)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        visitor.close(*visitor.close_reason)
        await presence.leave(server, room, visitor)
        await writer


def close_reason(error: RequestError) -> tuple[int, str]:
    """The code and text that close a socket; the text has at most 123 bytes."""
    return 4000 + error.status, error.message.encode()[:123].decode(errors="ignore")


async def write(socket: Socket, visitor: Visitor) -> None:
    """Send a visitor's queued messages until the connection is to end."""
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError, OSError):
        while (message := await visitor.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(*visitor.close_reason)


async def read(socket: Socket, server: ServerProcess, room: Room, visitor: Visitor, limit: RateLimit) -> None:
    """Carry out a visitor's messages one after the other, and reply to each."""
    hint: asyncio.Task[None] | None = None
    refusals = 0
    try:
        while refusals < MAX_REFUSALS:
            text = await socket.receive_text()
            try:
                message = parse(text, limit)
                if isinstance(message, Hint) and hint and not hint.done():
                    raise RequestError("too_fast", "the last hint is not ready yet")
            except RequestError as error:
                answer: ServerMessage = refused(reference(text), error)
            else:
                if isinstance(message, Hint):  # takes a while; other messages need not wait for it
                    hint = asyncio.create_task(_send_hint(server, room, visitor, message))
                    continue
                answer = await reply(server, room, visitor, message)
            refusals += isinstance(answer, Refused)
            visitor.send(answer)
        visitor.close_reason = (1008, "too many refused messages")
    finally:
        if hint is not None:
            hint.cancel()
            with suppress(asyncio.CancelledError):
                await hint


async def _send_hint(server: ServerProcess, room: Room, visitor: Visitor, message: Hint) -> None:
    visitor.send(await reply(server, room, visitor, message))


async def reply(server: ServerProcess, room: Room, visitor: Visitor, message: ClientMessage) -> ServerMessage:
    """The reply to a message: that it was carried out, or why not."""
    try:
        return await play.dispatch(server, room, visitor, message)
    except RequestError as error:
        return refused(message.ref, error)
    except Exception:
        log.exception("a message failed", extra={"table": room.record.id})
        failure = RequestError("server", "something went wrong; check the table before you try again")
        return refused(message.ref, failure)


def parse(text: str, limit: RateLimit) -> ClientMessage:
    """The message that a visitor has sent."""
    if len(text) > MAX_MESSAGE:
        raise RequestError("too_large", f"a message has {MAX_MESSAGE} characters at most, not {len(text)}")
    if not limit.allows_another():
        raise RequestError("too_fast", "too many messages at once; wait a moment")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestError("malformed", f"this message is malformed: {error}") from None


def reference(text: str) -> int:
    """The `ref` of a refused message, if it can be read."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return msgspec.json.decode(text[:MAX_MESSAGE], type=Reference).ref
    return 0


def refused(ref: int, error: RequestError) -> Refused:
    """The reply to a message that was refused."""
    REFUSED.labels(error.code).inc()
    return Refused(ref, error.code, error.message)
