"""A remote player: somebody who talks to a server as the browser does, for tests and measurements.

A whole game against a bot:

    ada = Device(url)
    made = await ada.make_table(TableWanted("portal", [SeatWanted("me"), SeatWanted("bot")]))
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

from questboard.server.wire import (
    Answer,
    AtTable,
    Chat,
    ChatLine,
    Done,
    InviteAccepted,
    Line,
    Message,
    Notice,
    Problem,
    Refused,
    Shown,
    TableInfo,
    TableMade,
    TableWanted,
)

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds that anything may take; the machine may be busy with other things."""

_notices: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


class RemoteError(Exception):
    """The server refused something."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.message}")
        self.status = status
        self.code = problem.code


class Device:
    """A browser's worth of identity: a token, and what one can do with it over HTTP."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token or secrets.token_urlsafe(24)

    @property
    def headers(self) -> dict[str, str]:
        """What says who this is."""
        return {"Authorization": f"Bearer {self.token}"}

    async def get(self, path: str, of: type[T]) -> T:
        """Ask for something."""
        return msgspec.json.decode(await self.fetch(path), type=of)

    async def post(self, path: str, body: Any, of: type[T]) -> T:
        """Send something."""
        return msgspec.json.decode(await self.fetch(path, msgspec.json.encode(body)), type=of)

    async def fetch(self, path: str, body: bytes | None = None) -> bytes:
        """The bytes of an answer."""
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(self.url + path, body, headers)

        def go() -> bytes:
            try:
                with urlopen(request, timeout=PATIENCE) as response:
                    got: bytes = response.read()
                    return got
            except HTTPError as error:
                with error:
                    raise RemoteError(error.code, msgspec.json.decode(error.read(), type=Problem)) from None

        return await asyncio.to_thread(go)

    async def make_table(self, wanted: TableWanted) -> TableMade:
        """Make a table."""
        return await self.post("/api/tables", wanted, TableMade)

    async def accept(self, token: str, name: str = "") -> TableMade:
        """Sit down where an invite link leads."""
        return await self.post("/api/invitations/accept", InviteAccepted(token, name), TableMade)

    async def table(self, table: str) -> TableInfo:
        """A table as everybody may know it."""
        return await self.get(f"/api/tables/{table}", TableInfo)

    @asynccontextmanager
    async def at_table(self, table: str, seat: int | None = None) -> AsyncIterator[Player]:
        """Sit (or watch) at a table until the block ends."""
        query = "" if seat is None else f"?seat={seat}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play{query}"
        async with connect(address, additional_headers=self.headers, max_size=None) as line:
            player = Player(line)
            reader = asyncio.create_task(player.read())
            try:
                yield player
            finally:
                reader.cancel()


class Player:
    """A seat at a table, or a spectator's place: what has been heard, and ways to speak."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[str] = []
        """Everything that came over the line, as it came."""
        self.keeps = True
        self.ended = False
        self.table: TableInfo | None = None
        self.shown: Shown | None = None
        self.story: list[Line] = []
        self.chat: list[ChatLine] = []
        self._ref = 0
        self._replies: dict[int, asyncio.Future[Notice]] = {}
        self._news = asyncio.Condition()

    async def read(self) -> None:
        """Hear what comes until the line ends."""
        try:
            with suppress(ConnectionClosedError):
                async for text in self.line:
                    await self._hear(str(text))
        finally:
            self.ended = True
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_exception(ConnectionError("the line has ended"))
            async with self._news:
                self._news.notify_all()

    async def _hear(self, text: str) -> None:
        if self.keeps:
            self.heard.append(text)
        notice = _notices.decode(text)
        match notice:
            case AtTable():
                self.table = notice.table
            case Shown():
                self.shown = notice
                self.story[notice.told :] = notice.lines
            case Chat():
                self.chat += notice.lines
            case _ if notice.ref in self._replies:
                self._replies.pop(notice.ref).set_result(notice)
        async with self._news:
            self._news.notify_all()

    async def until(self, true: Callable[[Player], object], seconds: float = PATIENCE) -> None:
        """Wait for something to become true."""

        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: self.ended or bool(true(self)))

        await asyncio.wait_for(wait(), seconds)
        if not true(self):
            raise ConnectionError("the line has ended")

    async def send(self, message: Message) -> Notice:
        """Send a message and wait for what comes back on it."""
        self._ref += 1
        message.ref = self._ref
        return await self._exchange(message.ref, msgspec.json.encode(message).decode())

    async def utter(self, words: str | bytes) -> Notice:
        """Send anything at all, and wait for what comes back on something without a number."""
        return await self._exchange(0, words)

    async def _exchange(self, ref: int, words: str | bytes) -> Notice:
        reply = self._replies[ref] = asyncio.get_running_loop().create_future()
        try:
            await self.line.send(words)
        except BaseException:
            del self._replies[ref]
            if reply.done():
                reply.exception()  # the line has ended, as this says already
            raise
        return await asyncio.wait_for(reply, PATIENCE)

    async def refused(self, message: Message) -> Refused:
        """Send a message that must be refused."""
        reply = await self.send(message)
        assert isinstance(reply, Refused), reply
        return reply

    async def do(self, message: Message) -> None:
        """Send a message that must be done."""
        reply = await self.send(message)
        if isinstance(reply, Refused):
            raise RemoteError(0, Problem(reply.code, reply.message))
        assert isinstance(reply, Done)

    async def answer(self, index: int) -> None:
        """Answer the question that is shown."""
        assert self.shown is not None
        await self.do(Answer(move=self.shown.move, index=index))

    async def play_out(self, choose: Callable[[Player], int]) -> None:
        """Answer whatever is asked until the game is over."""
        while True:
            await self.until(lambda player: player.over or player.choices)
            if self.over:
                return
            await self.answer(choose(self))

    async def farewell(self) -> tuple[int | None, str | None]:
        """Wait until the line has ended: with which code, and why."""
        await asyncio.wait_for(self.line.wait_closed(), PATIENCE)
        return self.line.close_code, self.line.close_reason

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.shown is not None and self.shown.scene.prompt is None

    @property
    def choices(self) -> int:
        """How many options there are for this player; 0 when somebody else is asked."""
        prompt = self.shown.scene.prompt if self.shown else None
        return len(prompt.choices) if prompt else 0
