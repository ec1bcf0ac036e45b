"""Several processes serve the same tables, over PostgreSQL and Redis; one process ends in good order."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from questboard.server.protocol import Agree, Pause, Propose, Say, SeatRequest
from questboard.testing.remote import TIMEOUT, Device
from questboard.testing.services import Redis, Server
from tests.server.processes import asleep, children, descendants, is_alive, process_of, wait_for_the_end_of
from tests.server.tables import ADA, BOT, OPEN, everybody_at, kept, sitting, table_for_two, wanted

pytestmark = pytest.mark.anyio

SETTINGS = {
    "QUESTBOARD_MESSAGES_PER_SECOND": "1000",
    "QUESTBOARD_BUDGET": "0",
    "QUESTBOARD_REQUESTS_PER_MINUTE": "0",
    "QUESTBOARD_BOT_PROCESSES": "1",
}


@pytest.fixture(scope="module")
def workers(postgres, redis_url):
    """A server of two processes, which the tests of this module share."""
    with Server(database_url=postgres.new_database(), redis_url=redis_url, workers=2, **SETTINGS) as server:
        yield server


@pytest.fixture
def ada(workers):
    return Device(workers.url)


@pytest.fixture
def bob(workers):
    return Device(workers.url)


@asynccontextmanager
async def apart(server: Server, table: str, one: Device, other: Device) -> AsyncIterator[list[Any]]:
    """Two devices' lines to a table, each to another process."""
    await processes(server, 2)
    async with AsyncExitStack() as lines:
        [ada] = await lines.enter_async_context(sitting(table, one))
        with asleep(process_of(ada, server)):
            [bob] = await lines.enter_async_context(sitting(table, other))
        yield [ada, bob]


async def test_people_on_two_processes_see_each_others_moves_at_once(workers, ada, bob):
    table = await table_for_two(ada, bob)
    async with apart(workers, table, ada, bob) as players:
        waits = []
        for move in range(8):
            await everybody_at(move, *players)
            asked = next(player for player in players if player.choices)
            other = next(player for player in players if player is not asked)
            await asked.answer(0)
            began = time.monotonic()
            await everybody_at(move + 1, other)
            waits.append(time.monotonic() - began)
            assert other.story[-1].ply <= move + 1
    assert sorted(waits)[len(waits) // 2] < 1


async def test_chat_pauses_and_proposals_cross_between_processes(workers, ada, bob):
    table = await table_for_two(ada, bob)
    async with apart(workers, table, ada, bob) as [one, other]:
        await one.do(Say(text="Good evening!"))
        await other.until(lambda player: [line.text for line in player.chat] == ["Good evening!"])
        await other.do(Pause(paused=True))
        await one.until(lambda player: player.table.paused)
        await one.do(Pause(paused=False))
        await other.until(lambda player: not player.table.paused)
        await one.do(Propose(kind="close"))
        await other.until(lambda player: player.table.proposal)
        await other.do(Agree(agreed=False))
        await one.until(lambda player: not player.table.proposal)
        assert len(one.chat) == len(other.chat) == 1


async def test_bots_think_once_and_the_figures_of_all_processes_add_up(workers, ada, bob):
    made = await ada.create_table(wanted(ADA, BOT, BOT))
    before = await figures(ada)
    async with apart(workers, made.id, ada, bob) as [player, watcher]:
        for _ in range(12):
            await player.until(lambda player: player.choices)
            await player.answer(0)
        await player.until(lambda player: player.choices)
        await everybody_at(player.shown.move, watcher)
        after = await figures(ada)
        moves = (await kept(workers, made.id)).moves
    assert len(moves) == player.shown.move
    by_bots = sum(move.by == "bot" for move in moves)
    assert grown(before, after, 'questboard_thinking_seconds_count{level="random"}') == by_bots > 0
    assert grown(before, after, 'questboard_answer_seconds_count{by="bot"}') == by_bots
    assert grown(before, after, 'questboard_answer_seconds_count{by="person"}') == 12
    assert after["questboard_sockets"] == 2


async def test_whoever_sits_down_in_one_process_is_seated_in_the_other_at_once(workers, ada, bob):
    for _ in range(10):
        made = await ada.create_table(wanted(ADA, OPEN))
        async with sitting(made.id, ada) as [player]:
            with asleep(process_of(player, workers)):
                await bob.accept(made.invites[0].token, "Bob")
            async with sitting(made.id, bob) as [guest]:
                assert guest.shown.scene.seat == 1


async def figures(device: Device) -> dict[str, float]:
    """What /metrics says."""
    lines = (await device.fetch("/metrics")).decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def grown(before: dict[str, float], after: dict[str, float], name: str) -> float:
    """By how much a figure has grown."""
    return after.get(name, 0) - before.get(name, 0)


async def test_a_process_that_is_killed_is_replaced_and_the_game_goes_on(workers, ada, bob):
    made = await ada.create_table(wanted(ADA, SeatRequest("bot", level="medium")))
    async with apart(workers, made.id, ada, bob) as [player, watcher]:
        while player.choices:  # until it is the bot who thinks, in the process that heard the last answer
            await player.answer(0)
        killed = process_of(player, workers)
        os.kill(killed, signal.SIGKILL)
        wait_for_the_end_of([killed])
        await player.close_reason()
        move = player.shown.move
        async with sitting(made.id, ada) as [player]:
            await player.until(lambda player: player.choices)  # unless the bot had ended its turn in time
            assert player.shown.move >= move
            await player.answer(0)
            await everybody_at(player.shown.move, watcher)
    await processes(workers, 2)  # one of them has taken the place of the one that was killed
    assert killed not in serving(workers)
    async with asyncio.timeout(TIMEOUT):
        while (await figures(ada))["questboard_sockets"]:
            await asyncio.sleep(0.1)


async def processes(server: Server, number: int) -> None:
    """Wait until a server has this many living processes that serve."""
    async with asyncio.timeout(TIMEOUT):
        while len(serving(server)) < number:
            await asyncio.sleep(0.1)


def serving(server: Server) -> set[int]:
    """The living processes of a server that have logged their start."""
    started = {int(pid) for pid in re.findall(r'"what":"started",.*"pid":(\d+)', server.log)}
    return {pid for pid in started.intersection(children(server.pid)) if is_alive(pid)}


async def test_play_goes_on_after_redis_was_away(serve, postgres_url):
    with Redis() as redis:
        server = serve(database_url=postgres_url, redis_url=redis.url, workers=2, **SETTINGS)
        ada, bob = Device(server.url), Device(server.url)
        table = await table_for_two(ada, bob)
        async with apart(server, table, ada, bob) as [one, other]:
            await asyncio.to_thread(redis.kill)
            await one.answer(0)  # answers are kept without Redis; only the others hear of them later
            assert one.shown.move == 1
            await asyncio.to_thread(redis.start)
            await everybody_at(1, other)
            await one.answer(0)
            await everybody_at(2, other)
            await other.do(Pause(paused=True))
            await one.until(lambda player: player.table.paused)  # now they hear each other both ways
            await other.do(Say(text="Is this thing on?"))
            await one.until(lambda player: player.chat)


# ---- how to begin, and how to end


@pytest.mark.parametrize(
    ("database", "redis", "said"),
    [
        ("postgresql://localhost/nowhere", "", "several workers need Redis"),
        ("{folder}/tables.db", "redis://localhost", "several workers need PostgreSQL"),
    ],
)
def test_several_workers_are_refused_what_they_cannot_share(database, redis, said, tmp_path):
    command = [sys.executable, "-m", "questboard", "serve", "--workers", "2"]
    environment = {**os.environ, "DATABASE_URL": database.format(folder=tmp_path), "REDIS_URL": redis}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert re.fullmatch(f"questboard: {said}.*\n", done.stderr)


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_server_that_is_asked_to_stop_says_goodbye_and_loses_nothing(serve, workers, request):
    services = ["postgres_url", "redis_url"] if workers > 1 else []
    database_url, redis_url = [request.getfixturevalue(name) for name in services] or [None, None]
    server = serve(database_url=database_url, redis_url=redis_url, workers=workers, **SETTINGS)
    ada, bob = Device(server.url), Device(server.url)
    made = await ada.create_table(wanted(ADA, SeatRequest("bot", level="hard")))
    async with sitting(made.id, ada, bob) as [player, watcher]:
        while player.choices:  # until the bot thinks
            await player.answer(0)
        process, began = server.process, time.monotonic()
        family = [server.pid, *descendants(server.pid)]
        process.send_signal(signal.SIGTERM)
        assert await player.close_reason() == await watcher.close_reason() == (1012, "")
        assert await asyncio.to_thread(process.wait, 20) == 0
        assert time.monotonic() - began < 10
        wait_for_the_end_of(family)
    answered = player.shown.move
    await asyncio.to_thread(server.restart)
    assert len((await kept(server, made.id)).moves) >= answered
    async with sitting(made.id, ada) as [player]:
        await player.until(lambda player: player.choices)  # unless the bot had ended its turn in time
        assert player.shown.move >= answered
