"""Crashes: the server is killed at any moment and started again, and nothing that was kept is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException

from questboard.server.protocol import Answer, Done, SeatRequest, TableRequest
from questboard.server.room import deal
from questboard.testing.remote import Device, Player
from questboard.testing.services import Postgres, Server
from questboard.text import open_game
from tests.server.processes import children, wait_for_the_end_of
from tests.server.tables import ADA, OPEN, kept, nearly_over, put, sitting, wanted

pytestmark = pytest.mark.anyio

HASTY, THOUGHTFUL = SeatRequest("bot", level="random"), SeatRequest("bot", level="easy")
PARTIES = [
    *2 * [[OPEN]],
    *2 * [[OPEN, OPEN]],
    *2 * [[OPEN, HASTY]],
    [HASTY, OPEN, THOUGHTFUL],
]
LEFT = 50
"""Games begin with about this many answers to go."""
KILLS = 3
SPACING = 60
"""This many acknowledged answers from one kill to the next."""
PATIENCE = 120
SETTINGS: dict[str, Any] = {
    "QUESTBOARD_MESSAGES_PER_SECOND": "1000",
    "QUESTBOARD_BUDGET": "0",
    "QUESTBOARD_REQUESTS_PER_MINUTE": "0",
    "QUESTBOARD_BOT_PROCESSES": "1",
}


class Acknowledged(NamedTuple):
    """An answer of which the server has said that it is kept."""

    table: str
    move: int
    seat: int
    option: int


class Town:
    """People at many tables, who come back whenever their line has dropped."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: list[str] = []
        self.people: list[tuple[Device, str]] = []
        self.acknowledged: list[Acknowledged] = []
        self.dropped = 0

    async def sit_down(self, party: list[SeatRequest], seed: int) -> None:
        """People and bots sit down to a game in its middle."""
        made = await put(self.server, nearly_over(len(party), LEFT, seed), *party)
        self.tables.append(made.id)
        for invite in made.invites:
            device = Device(self.server.url)
            await device.accept(invite.token)
            self.people.append((device, made.id))

    async def watch_bots(self) -> None:
        """Bots play a whole game among themselves, and somebody watches."""
        device = Device(self.server.url)
        made = await device.create_table(TableRequest("portal", [HASTY, HASTY]))
        self.tables.append(made.id)
        self.people.append((device, made.id))

    async def play(self, device: Device, table: str, random: Random) -> None:
        """One person at a table, from arrival until the game is over."""
        while True:
            try:
                async with device.at_table(table) as player:
                    player.keeps_received = False
                    await self._answer(player, table, random)
                return
            except (OSError, WebSocketException):
                self.dropped += 1
                await asyncio.sleep(0.1)

    async def _answer(self, player: Player, table: str, random: Random) -> None:
        while True:
            await player.until(lambda player: player.over or player.choices, PATIENCE)
            if player.over:
                return
            shown, index = player.shown, random.randrange(player.choices)
            assert shown is not None
            reply = await player.send(Answer(move=shown.move, index=index))
            assert isinstance(reply, Done), reply
            self.acknowledged.append(Acknowledged(table, shown.move, shown.scene.seat, index))


async def crash_now_and_then(town: Town, random: Random) -> None:
    """Kill the server at random moments of the games, and start it again each time."""
    for number in range(1, KILLS + 1):
        while len(town.acknowledged) < number * SPACING:
            await asyncio.sleep(0.01)
        await asyncio.sleep(random.uniform(0, 0.1))
        await asyncio.to_thread(town.server.kill)
        await asyncio.to_thread(town.server.start)


async def check(town: Town, table: str, folder: Path) -> None:
    """A game is over, whole, and has every answer that was acknowledged where it was given."""
    found = await kept(town.server, table)
    assert found.record.status == "finished"
    assert [move.move for move in found.moves] == list(range(len(found.moves)))
    told = {ack.move: ack for ack in town.acknowledged if ack.table == table}
    assert len(told) == sum(ack.table == table for ack in town.acknowledged), "a move was acknowledged twice"
    game = deal(found.record)
    for move in found.moves:
        ack = told.pop(move.move, None)
        if ack is not None:
            assert game.ask is not None
            assert (ack.seat, game.ask.options[ack.option]) == (move.seat, move.value)
        game.answer_with(move.value, seat=move.seat)
    assert not told, "acknowledged moves are lost"
    assert game.ask is None
    assert found.record.result is not None
    assert tuple(found.record.result.scores) == game.outcome.scores
    file = folder / f"{table}.qb"
    file.write_bytes(await Device(town.server.url).fetch(f"/api/tables/{table}/save"))
    assert open_game(file).log == game.log


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def mortal(request):
    """A server on each database, which these tests may kill as long as they start it again."""
    postgres = request.getfixturevalue("postgres") if request.param == "postgres" else None
    with Server(database_url=postgres and postgres.new_database(), **SETTINGS) as server:
        yield server


@pytest.fixture
def server(mortal):
    """That server; what it said stands with a failed test."""
    yield mortal
    print(f"{mortal} said:\n{mortal.log}")


async def test_no_acknowledged_answer_is_lost_and_every_game_ends(server, tmp_path):
    town, random = Town(server), Random(1)
    for seed, party in enumerate(PARTIES):
        await town.sit_down(party, seed)
    await town.watch_bots()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(
            crash_now_and_then(town, random),
            *(town.play(device, table, Random(random.random())) for device, table in town.people),
        )
    assert town.dropped >= KILLS
    for table in town.tables:
        await check(town, table, tmp_path)


async def test_an_answer_is_acknowledged_and_shown_only_when_it_is_committed(server):
    ada = Device(server.url)
    made = await ada.create_table(wanted(ADA, HASTY))
    async with sitting(made.id, ada) as [player]:
        async with nobody_writes(server):
            answering = asyncio.create_task(player.answer(0))
            await asyncio.sleep(0.5)
            assert not answering.done()
            assert player.shown.move == 0
        await answering
        assert [move.seat for move in (await kept(server, made.id)).moves[:1]] == [0]


async def test_an_answer_that_was_not_committed_has_not_been_given(server):
    ada = Device(server.url)
    made = await ada.create_table(wanted(ADA))
    async with sitting(made.id, ada) as [player], nobody_writes(server):
        answering = asyncio.create_task(player.answer(0))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(server.kill)
        with pytest.raises(ConnectionError):
            await answering
    await asyncio.to_thread(server.start)
    async with sitting(made.id, ada) as [player]:
        assert player.shown.move == 0
        await player.answer(0)


@asynccontextmanager
async def nobody_writes(server: Server) -> AsyncIterator[None]:
    """The database is busy with something else as long as the block lasts."""
    engine = create_async_engine(server.variables["DATABASE_URL"])
    connection = await engine.connect()
    busy = "BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else "LOCK TABLE moves IN EXCLUSIVE MODE"
    await connection.exec_driver_sql(busy)
    try:
        yield
    finally:
        await connection.close()
        await engine.dispose()


async def test_bots_think_no_longer_when_the_server_has_been_killed(serve):
    server = serve()
    made = await Device(server.url).create_table(TableRequest("portal", [THOUGHTFUL, THOUGHTFUL]))
    async with Device(server.url).at_table(made.id) as watcher:
        await watcher.until(lambda player: player.shown and player.shown.move > 3)
    bots = children(server.pid)
    assert bots
    os.kill(server.pid, signal.SIGKILL)  # and nobody else: they see for themselves
    wait_for_the_end_of(bots)


async def test_games_go_on_when_the_database_was_away(serve):
    with Postgres(durable=True) as postgres:
        server = serve(database_url=postgres.new_database(), **SETTINGS)
        ada = Device(server.url)
        made = await ada.create_table(wanted(ADA, HASTY, HASTY))
        async with sitting(made.id, ada) as [player]:
            while player.choices:  # until it is the bots' turn
                await player.answer(0)
            await asyncio.to_thread(postgres.kill)
            assert await asyncio.to_thread(server.ready) is False
            await asyncio.to_thread(postgres.start)
        async with sitting(made.id, ada) as [player]:
            await player.until(lambda player: player.choices, 40)
            await player.answer(0)
        moves = (await kept(server, made.id)).moves
        assert [move.move for move in moves] == list(range(len(moves)))
