"""A remote player: talks to a server as the browser does, for tests and benchmarks.

A whole game against a bot:

    ada = Device(url)
    made = await ada.create_table(TableRequest("portal", [SeatRequest("me"), SeatRequest("bot")]))
    async with ada.at_table(made.id) as player:
        await player.play_out(lambda player: 0)
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from questboard.server.protocol import (
    Answer,
    Chat,
    ChatLine,
    ClientMessage,
    Done,
    InviteAcceptance,
    Line,
    Problem,
    Refused,
    SceneUpdate,
    ServerMessage,
    TableCreated,
    TableInfo,
    TableRequest,
    TableUpdate,
)

T = TypeVar("T")

TIMEOUT = 60.0
"""Seconds before we give up waiting; the machine may be busy."""

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class RemoteError(Exception):
    """The server refused something."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.message}")
        self.status = status
        self.code = problem.code


class Device:
    """A device with its own token, and what it can do over HTTP."""

    def __init__(self, url: str, token: str = "", language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.language = language
        self.token = token or secrets.token_urlsafe(24)

    @property
    def headers(self) -> dict[str, str]:
        """The headers that identify the device, and its language."""
        return {"Authorization": f"Bearer {self.token}", "Accept-Language": self.language}

    async def get(self, path: str, of: type[T]) -> T:
        """Send a GET request and decode the response."""
        return msgspec.json.decode(await self.fetch(path), type=of)

    async def post(self, path: str, body: Any, of: type[T]) -> T:
        """Send a POST request and decode the response."""
        return msgspec.json.decode(await self.fetch(path, msgspec.json.encode(body)), type=of)

    async def fetch(self, path: str, body: bytes | None = None) -> bytes:
        """The body of a response."""
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(self.url + path, body, headers)

        def request_body() -> bytes:
            try:
                with urlopen(request, timeout=TIMEOUT) as response:
                    got: bytes = response.read()
                    return got
            except HTTPError as error:
                with error:
                    raise RemoteError(error.code, msgspec.json.decode(error.read(), type=Problem)) from None

        return await asyncio.to_thread(request_body)

    async def create_table(self, wanted: TableRequest) -> TableCreated:
        """Create a table."""
        return await self.post("/api/tables", wanted, TableCreated)

    async def accept(self, token: str, name: str = "") -> TableCreated:
        """Take the seat of an invite link."""
        return await self.post("/api/invitations/accept", InviteAcceptance(token, name), TableCreated)

    async def table(self, table: str) -> TableInfo:
        """The public facts of a table."""
        return await self.get(f"/api/tables/{table}", TableInfo)

    @asynccontextmanager
    async def at_table(self, table: str, seat: int | None = None) -> AsyncIterator[Player]:
        """Play or watch at a table until the block ends."""
        query = "" if seat is None else f"?seat={seat}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play{query}"
        async with connect(address, additional_headers=self.headers, max_size=None) as connection:
            player = Player(connection)
            reader = asyncio.create_task(player.read())
            try:
                yield player
            finally:
                reader.cancel()


class Player:
    """A player or spectator at a table: what was received, and what can be sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str] = []
        """Every message, as it came."""
        self.keeps_received = True
        self.ended = False
        self.table: TableInfo | None = None
        self.shown: SceneUpdate | None = None
        self.story: list[Line] = []
        self.chat: list[ChatLine] = []
        self._ref = 0
        self._replies: dict[int, asyncio.Future[ServerMessage]] = {}
        self._news = asyncio.Condition()

    async def read(self) -> None:
        """Receive messages until the connection ends."""
        try:
            with suppress(ConnectionClosedError):
                async for text in self.connection:
                    await self._receive(str(text))
        finally:
            self.ended = True
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_exception(ConnectionError("the connection has ended"))
            async with self._news:
                self._news.notify_all()

    async def _receive(self, text: str) -> None:
        if self.keeps_received:
            self.received.append(text)
        message = _decoder.decode(text)
        match message:
            case TableUpdate():
                self.table = message.table
            case SceneUpdate():
                self.shown = message
                self.story[message.told :] = message.lines
            case Chat():
                self.chat += message.lines
            case _ if message.ref in self._replies:
                self._replies.pop(message.ref).set_result(message)
        async with self._news:
            self._news.notify_all()

    async def until(self, condition: Callable[[Player], object], seconds: float = TIMEOUT) -> None:
        """Wait until a condition is true."""

        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: self.ended or bool(condition(self)))

        await asyncio.wait_for(wait(), seconds)
        if not condition(self):
            raise ConnectionError("the connection has ended")

    async def send(self, message: ClientMessage) -> ServerMessage:
        """Send a message and wait for the reply."""
        self._ref += 1
        message.ref = self._ref
        return await self._exchange(message.ref, msgspec.json.encode(message).decode())

    async def send_raw(self, text: str | bytes) -> ServerMessage:
        """Send any text, and wait for the reply to a message without a `ref`."""
        return await self._exchange(0, text)

    async def _exchange(self, ref: int, text: str | bytes) -> ServerMessage:
        reply = self._replies[ref] = asyncio.get_running_loop().create_future()
        try:
            await self.connection.send(text)
        except BaseException:
            del self._replies[ref]
            if reply.done():
                reply.exception()  # the connection has ended; the original error says so
            raise
        return await asyncio.wait_for(reply, TIMEOUT)

    async def refused(self, message: ClientMessage) -> Refused:
        """Send a message that must be refused."""
        reply = await self.send(message)
        assert isinstance(reply, Refused), reply
        return reply

    async def do(self, message: ClientMessage) -> None:
        """Send a message that must succeed."""
        reply = await self.send(message)
        if isinstance(reply, Refused):
            raise RemoteError(0, Problem(reply.code, reply.message))
        assert isinstance(reply, Done)

    async def answer(self, index: int) -> None:
        """Answer the current question."""
        assert self.shown is not None
        await self.do(Answer(move=self.shown.move, index=index))

    async def play_out(self, choose: Callable[[Player], int]) -> None:
        """Answer every question until the game is over."""
        while True:
            await self.until(lambda player: player.over or player.choices)
            if self.over:
                return
            await self.answer(choose(self))

    async def close_reason(self) -> tuple[int | None, str | None]:
        """Wait until the connection is closed; its code and reason."""
        await asyncio.wait_for(self.connection.wait_closed(), TIMEOUT)
        return self.connection.close_code, self.connection.close_reason

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.shown is not None and self.shown.scene.prompt is None

    @property
    def choices(self) -> int:
        """The number of this player's options; 0 when it is somebody else's turn."""
        prompt = self.shown.scene.prompt if self.shown else None
        return len(prompt.choices) if prompt else 0
