"""The load that a server bears: many games at once, played over real sockets.

The server is a process of its own, and this one plays for everybody. One game is played to its end,
and those that are measured are forked from points of it, so that they are spread over a game's
course. Both seats of each are taken; whoever is asked thinks for a while and answers at random.
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

from questboard.games import PLAYABLE
from questboard.kernel import QuestboardError
from questboard.server.protocol import Answer, ForkRequest, SeatRequest, TableCreated, TableRequest
from questboard.testing.remote import Device, RemoteError
from questboard.testing.services import Server

SEATS = [SeatRequest("me"), SeatRequest("me")]
ARRIVALS = 20
"""So many games are sat down to at once."""
PATIENCE = 30.0
"""Seconds after which a server that is silent has failed."""

AS_BROWSERS_DO = ClientPerMessageDeflateFactory(client_max_window_bits=True)
"""How a browser offers to have messages compressed."""

NO_LIMITS = {
    "QUESTBOARD_REQUESTS_PER_MINUTE": "0",
    "QUESTBOARD_MESSAGES_PER_SECOND": "100000",
    "QUESTBOARD_LOG_LEVEL": "warning",
}
"""Limits are for strangers; here one address plays for a whole town."""


class Load(msgspec.Struct):
    """What a server bore, and how well."""

    games: int
    pace: float
    seconds: float
    answers: int
    answers_per_s: float
    views_p50_ms: float
    """From an answer's sending until the last of the seats has received what it led to."""
    views_p99_ms: float
    views_max_ms: float
    done_p50_ms: float
    """From an answer's sending until the word that it is kept."""
    done_p99_ms: float
    client_cores: float
    server_cores: float | None
    """How many cores were busy; not known of a server elsewhere."""
    server_mb: float | None
    kb_per_game: float | None
    """By how much the server has grown, for each game."""


def bear(games: int, seconds: float, pace: float, url: str | None = None) -> Load:
    """Play games for a while, each with an answer about every `pace` seconds; `url` is a server elsewhere."""
    try:
        if url is not None:
            return asyncio.run(_bear(url, games, seconds, pace))
        with Server(workers=1, **NO_LIMITS) as server:
            return asyncio.run(_bear(server.url, games, seconds, pace, server.pid))
    except RemoteError as error:
        raise QuestboardError(f"the server refuses: {error}") from None
    except (OSError, WebSocketException, msgspec.MsgspecError) as error:
        raise QuestboardError(f"the server can't be reached: {str(error) or 'it is silent'}") from None


async def _bear(url: str, count: int, seconds: float, pace: float, pid: int | None = None) -> Load:
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
    )


def milliseconds(ordered: Sequence[float], share: float) -> float:
    """The time within which a share of everything was done.

    >>> milliseconds([0.001, 0.002, 0.003, 0.004], 0.5)
    2.0
    """
    return round(ordered[ceil(share * len(ordered)) - 1] * 1000, 1) if ordered else 0.0


class Usage(msgspec.Struct):
    """What a process has used so far: seconds of a core, and memory."""

    seconds: float
    kilobytes: float

    @classmethod
    def of(cls, pid: int | None) -> Usage | None:
        """What Linux knows of a process; other systems keep it to themselves."""
        folder = Path(f"/proc/{pid}")
        if pid is None or not folder.exists():
            return None
        ticks = (folder / "stat").read_text().rpartition(")")[2].split()[11:13]
        pages = int((folder / "statm").read_text().split()[1])
        return cls(sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1024)


# ---- players


class Asked(msgspec.Struct):
    """As much of a question as is needed to answer it at random."""

    choices: list[msgspec.Raw] = []


class Picture(msgspec.Struct):
    """As much of a scene as is needed."""

    prompt: Asked | None = None


class Heard(msgspec.Struct):
    """As much of a notice as is needed; who reads all of it would measure himself."""

    type: str
    move: int = 0
    scene: Picture | None = None
    code: str = ""
    message: str = ""


_heard = msgspec.json.Decoder(Heard)


class Origin:
    """A finished game, from whose course others are forked."""

    def __init__(self, device: Device, table: str) -> None:
        self.device = device
        self.table = table
        self.plies = 0
        self.forks = 0

    @classmethod
    async def played(cls, device: Device) -> Origin:
        """A game that has just been played to its end."""
        made = await device.create_table(TableRequest(PLAYABLE[0], SEATS))
        origin = cls(device, made.id)
        game = Game(origin, 0, 0)
        await game.sit_down(made.id)
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
    """A game with both of its seats taken."""

    def __init__(self, origin: Origin, pace: float, seed: int) -> None:
        self.views: list[float] = []
        self.done: list[float] = []
        self.move = 0
        self.asked: int | None = None
        self._choices = 0
        self._origin = origin
        self._pace = pace
        self._random = Random(seed)
        self._lines: list[ClientConnection] = []

    async def arrive(self) -> None:
        """Sit down to a new game."""
        await self.leave()
        await self.sit_down(await self._origin.fork(self._random))

    async def sit_down(self, table: str) -> None:
        """Take both seats of a table, and look at it."""
        device = self._origin.device
        address = f"{device.url.replace('http', 'ws', 1)}/api/tables/{table}/play?seat="
        for seat in range(len(SEATS)):
            line = await connect(
                address + str(seat),
                additional_headers=device.headers,
                extensions=[AS_BROWSERS_DO],
                compression=None,
                max_size=None,
            )
            self._lines.append(line)
        self.asked = None
        for seat in range(len(SEATS)):
            await self._hear(seat, "scene")

    async def leave(self) -> None:
        """Go home."""
        for line in self._lines:
            await line.close()
        self._lines = []

    async def play(self, until: float) -> None:
        """Answer at a human pace until it is time to go; a game that has ended is followed by another."""
        thought = self._random.random()  # they don't all begin at once
        while (left := until - perf_counter()) > thought * self._pace:
            await asyncio.sleep(thought * self._pace)
            if self.asked is None:
                await self.arrive()
            await self.turn()
            thought = self._random.uniform(0.5, 1.5)
        await asyncio.sleep(left)

    async def turn(self) -> None:
        """Answer at random, and wait until everybody has seen what came of it."""
        asked = self.asked
        assert asked is not None
        answer = Answer(move=self.move, index=self._random.randrange(self._choices))
        self.asked = None
        sent = perf_counter()
        await self._lines[asked].send(msgspec.json.encode(answer), text=True)
        views = await asyncio.gather(*(self._hear(seat, "scene") for seat in range(len(SEATS))))
        self.views.append(max(views) - sent)
        self.done.append(await self._hear(asked, "done") - sent)

    async def _hear(self, seat: int, kind: str) -> float:
        """Wait for a notice of a kind; returns when it came."""
        while True:
            async with asyncio.timeout(PATIENCE):
                text = await self._lines[seat].recv(decode=False)
            at = perf_counter()
            heard = _heard.decode(text)
            if heard.type == "refused":
                raise QuestboardError(f"the server refuses to play on ({heard.code}): {heard.message}")
            if heard.scene is not None:
                self.move = heard.move
                if heard.scene.prompt is not None and heard.scene.prompt.choices:
                    self.asked, self._choices = seat, len(heard.scene.prompt.choices)
            if heard.type == kind:
                return at
