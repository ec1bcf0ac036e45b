"""A load test of a server: many games at once, played over real sockets.

The server is a separate process, and this one plays for everybody. One game is played to its end, and the
measured games are forked from points of it, so that they cover all phases of a game. This process plays both
seats of each: it waits for a while and answers at random.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from questboard.bench.beats import BeatCost, measure_beats
from questboard.games import PLAYABLE, playable
from questboard.kernel import QuestboardError
from questboard.server.protocol import Answer, ForkRequest, SeatRequest, TableCreated, TableRequest
from questboard.testing.remote import Device, RemoteError
from questboard.testing.services import Server

SEATS = [SeatRequest("me"), SeatRequest("me")]
ARRIVALS = 20
"""How many games are joined at the same time."""
TIMEOUT = 30.0
"""Seconds of silence after which the server has failed."""

AS_BROWSERS_DO = ClientPerMessageDeflateFactory(client_max_window_bits=True)
"""The compression that browsers offer."""

NO_LIMITS = {
    "QUESTBOARD_BUDGET": "0",
    "QUESTBOARD_REQUESTS_PER_MINUTE": "0",
    "QUESTBOARD_MESSAGES_PER_SECOND": "100000",
    "QUESTBOARD_LOG_LEVEL": "warning",
}
"""All games come from one address here, so the limits must go."""


class Load(msgspec.Struct):
    """The results of a load test."""

    games: int
    pace: float
    seconds: float
    answers: int
    answers_per_s: float
    views_p50_ms: float
    """Time from sending an answer until all seats have received the result."""
    views_p99_ms: float
    views_max_ms: float
    done_p50_ms: float
    """Time from sending an answer until it is confirmed."""
    done_p99_ms: float
    client_cores: float
    server_cores: float | None
    """Busy cores; unknown for a server elsewhere."""
    server_mb: float | None
    kb_per_game: float | None
    """The growth of the server's memory per game."""
    beats: list[BeatCost]
    """What one viewer's beats cost in each game, on this machine and without a server."""


def measure_server(games: int, seconds: float, pace: float, url: str | None = None) -> Load:
    """Play games for a while, each with an answer about every `pace` seconds; `url` is a running server."""
    try:
        if url is not None:
            return asyncio.run(_measure(url, games, seconds, pace))
        with Server(workers=1, **NO_LIMITS) as server:
            return asyncio.run(_measure(server.url, games, seconds, pace, server.pid))
    except RemoteError as error:
        raise QuestboardError(f"the server refused a request: {error}") from None
    except (OSError, WebSocketException, msgspec.MsgspecError) as error:
        raise QuestboardError(f"the server can't be reached: {str(error) or 'no answer'}") from None


async def _measure(url: str, count: int, seconds: float, pace: float, pid: int | None = None) -> Load:
    origin = await Origin.played(Device(url))
    games = [Game(origin, pace, seed) for seed in range(count)]
    empty = Usage.of(pid)
    for first in range(0, count, ARRIVALS):
        await asyncio.gather(*(game.arrive() for game in games[first : first + ARRIVALS]))
    before, client, began = Usage.of(pid), process_time(), perf_counter()
    await asyncio.gather(*(game.play(began + seconds) for game in games))
    after, client, took = Usage.of(pid), process_time() - client, perf_counter() - began
    await asyncio.gather(*(game.leave() for game in games))
    views = sorted(each for game in games for each in game.views)
    done = sorted(each for game in games for each in game.done)
    return Load(
        games=count,
        pace=pace,
        seconds=round(took, 1),
        answers=len(views),
        answers_per_s=round(len(views) / took, 1),
        views_p50_ms=milliseconds(views, 0.5),
        views_p99_ms=milliseconds(views, 0.99),
        views_max_ms=milliseconds(views, 1),
        done_p50_ms=milliseconds(done, 0.5),
        done_p99_ms=milliseconds(done, 0.99),
        client_cores=round(client / took, 2),
        server_cores=round((after.seconds - before.seconds) / took, 2) if after and before else None,
        server_mb=round(after.kilobytes / 1024, 1) if after else None,
        kb_per_game=round((after.kilobytes - empty.kilobytes) / origin.forks, 1) if after and empty else None,
        beats=measure_beats(playable()),
    )


def milliseconds(ordered: Sequence[float], share: float) -> float:
    """A percentile of sorted times, in milliseconds.

    >>> milliseconds([0.001, 0.002, 0.003, 0.004], 0.5)
    2.0
    """
    return round(ordered[ceil(share * len(ordered)) - 1] * 1000, 1) if ordered else 0.0


class Usage(msgspec.Struct):
    """The CPU time and memory of a process."""

    seconds: float
    kilobytes: float

    @classmethod
    def of(cls, pid: int | None) -> Usage | None:
        """The usage of a process, on Linux; None elsewhere."""
        folder = Path(f"/proc/{pid}")
        if pid is None or not folder.exists():
            return None
        ticks = (folder / "stat").read_text().rpartition(")")[2].split()[11:13]
        pages = int((folder / "statm").read_text().split()[1])
        return cls(sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1024)


# ---- players


class QuestionPart(msgspec.Struct):
    """The part of a question that is needed to answer it at random."""

    choices: list[msgspec.Raw] = []


class ScenePart(msgspec.Struct):
    """The part of a scene that is needed."""

    prompt: QuestionPart | None = None


class MessagePart(msgspec.Struct):
    """The part of a message that is needed; decoding all of it would distort the measurement."""

    type: str
    move: int = 0
    scene: ScenePart | None = None
    code: str = ""
    message: str = ""


_decoder = msgspec.json.Decoder(MessagePart)


class Origin:
    """A finished game, from which others are forked."""

    def __init__(self, device: Device, table: str) -> None:
        self.device = device
        self.table = table
        self.plies = 0
        self.forks = 0

    @classmethod
    async def played(cls, device: Device) -> Origin:
        """Play a game to its end."""
        made = await device.create_table(TableRequest(PLAYABLE[0], SEATS))
        origin = cls(device, made.id)
        game = Game(origin, 0, 0)
        await game.join(made.id)
        while game.asked is not None:
            await game.turn()
        await game.leave()
        origin.plies = game.move
        return origin

    async def fork(self, random: Random) -> str:
        """A new table that begins somewhere in the first three quarters of the game."""
        self.forks += 1
        wanted = ForkRequest(random.randrange(self.plies * 3 // 4), SEATS)
        made = await self.device.post(f"/api/tables/{self.table}/fork", wanted, TableCreated)
        return made.id


class Game:
    """A game in which this process plays both seats."""

    def __init__(self, origin: Origin, pace: float, seed: int) -> None:
        self.views: list[float] = []
        self.done: list[float] = []
        self.move = 0
        self.asked: int | None = None
        self._choices = 0
        self._origin = origin
        self._pace = pace
        self._random = Random(seed)
        self._connections: list[ClientConnection] = []

    async def arrive(self) -> None:
        """Start a new game."""
        await self.leave()
        await self.join(await self._origin.fork(self._random))

    async def join(self, table: str) -> None:
        """Connect both seats of a table, and receive the scene."""
        device = self._origin.device
        address = f"{device.url.replace('http', 'ws', 1)}/api/tables/{table}/play?seat="
        for seat in range(len(SEATS)):
            connection = await connect(
                address + str(seat),
                additional_headers=device.headers,
                extensions=[AS_BROWSERS_DO],
                compression=None,
                max_size=None,
            )
            self._connections.append(connection)
        self.asked = None
        for seat in range(len(SEATS)):
            await self._receive(seat, "scene")

    async def leave(self) -> None:
        """Disconnect."""
        for connection in self._connections:
            await connection.close()
        self._connections = []

    async def play(self, until: float) -> None:
        """Answer at the given pace until the time is up; when the game ends, start another."""
        thought = self._random.random()  # so that the games don't start in step
        while (left := until - perf_counter()) > thought * self._pace:
            await asyncio.sleep(thought * self._pace)
            if self.asked is None:
                await self.arrive()
            await self.turn()
            thought = self._random.uniform(0.5, 1.5)
        await asyncio.sleep(left)

    async def turn(self) -> None:
        """Answer at random, and wait until both seats have received the result."""
        asked = self.asked
        assert asked is not None
        answer = Answer(move=self.move, index=self._random.randrange(self._choices))
        self.asked = None
        sent = perf_counter()
        await self._connections[asked].send(msgspec.json.encode(answer), text=True)
        views = await asyncio.gather(*(self._receive(seat, "scene") for seat in range(len(SEATS))))
        self.views.append(max(views) - sent)
        self.done.append(await self._receive(asked, "done") - sent)

    async def _receive(self, seat: int, kind: str) -> float:
        """Wait for a message of a type; returns when it arrived."""
        while True:
            async with asyncio.timeout(TIMEOUT):
                text = await self._connections[seat].recv(decode=False)
            at = perf_counter()
            message = _decoder.decode(text)
            if message.type == "refused":
                raise QuestboardError(f"the server refused an answer ({message.code}): {message.message}")
            if message.scene is not None:
                self.move = message.move
                if message.scene.prompt is not None and message.scene.prompt.choices:
                    self.asked, self._choices = seat, len(message.scene.prompt.choices)
            if message.type == kind:
                return at
