"""Time: what a clock owes whom, and what takes too long while others wait."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest

from questboard.games import new_table
from questboard.kernel import Luck, Table
from questboard.server import clock
from questboard.server.lobby import new_record
from questboard.server.protocol import SeatRequest
from questboard.server.records import MoveRecord, SeatRecord
from questboard.server.room import Room
from questboard.server.rooms import get_room
from questboard.testing.remote import Device
from questboard.testing.services import Server
from tests.server.conftest import SETTINGS
from tests.server.tables import ADA, OPEN, opened, put, sitting, wanted
from tests.server.test_process import Calendar, process_on, table_for_two

pytestmark = pytest.mark.anyio


async def clocked(server):
    """A game of two with a clock of ten minutes."""
    room = await table_for_two(server)
    room.record.clock = 600
    await server.store.change_table(room.record.id, clock=600, due=time.time() + 500)
    room.record.due = time.time() + 500
    return room


@pytest.fixture
def jumping(monkeypatch):
    """The system's clock, which somebody sets."""
    calendar = Calendar()
    monkeypatch.setattr(clock, "time", calendar)
    return calendar


@pytest.mark.parametrize("jump", [3600, -3600])
async def test_a_clock_runs_on_when_the_system_s_clock_jumps(tmp_path, jumping, jump):
    async with process_on(tmp_path / "tables.db") as server:
        await clock.answer_overdue(server)
        room = await clocked(server)
        due = room.record.due
        jumping.ahead += jump
        await clock.answer_overdue(server)
        assert room.record.due == pytest.approx(due + jump, abs=5)
        stored = await server.store.table(room.record.id)
        assert stored.due == pytest.approx(due + jump, abs=5)
        assert room.move == 0  # nobody was answered for


async def test_a_clock_stands_still_while_no_server_runs(tmp_path, jumping):
    async with process_on(tmp_path / "tables.db") as server:
        await clock.answer_overdue(server)
        room = await clocked(server)
        table, due = room.record.id, room.record.due
    jumping.ahead += 9000
    async with process_on(tmp_path / "tables.db") as server:
        await clock.answer_overdue(server, ahead=15)
        room = await get_room(server, table)
        assert room.record.due == pytest.approx(due + 9000, abs=5)
        assert room.move == 0


async def test_several_processes_give_the_time_back_once(tmp_path, jumping):
    async with process_on(tmp_path / "tables.db") as one, process_on(tmp_path / "tables.db") as other:
        await clock.answer_overdue(one)
        room = await clocked(one)
        due = room.record.due
        jumping.ahead += 3600
        await asyncio.gather(*(clock.credit_lost_time(each) for each in (one, other, one, other)))
        stored = await one.store.table(room.record.id)
        assert stored.due == pytest.approx(due + 3600, abs=5)


async def test_a_table_that_is_opened_meanwhile_gets_its_time_back_once(tmp_path, jumping, monkeypatch):
    async with process_on(tmp_path / "tables.db") as server:
        await clock.answer_overdue(server)
        room = await clocked(server)
        table, due = room.record.id, room.record.due
        server.rooms.clear()
        read = server.store.moves

        async def late(*wanted):
            if not jumping.ahead:  # between the table and its moves
                jumping.ahead = 3600
                await clock.credit_lost_time(server)
            return await read(*wanted)

        monkeypatch.setattr(server.store, "moves", late)
        room = await get_room(server, table)
        assert room.record.due == pytest.approx(due + 3600, abs=5)
        assert (await server.store.table(table)).due == pytest.approx(room.record.due)


async def test_a_clock_goes_on_through_a_restart(tmp_path):
    with Server(**SETTINGS) as server:
        ada, bob = Device(server.url), Device(server.url)
        made = await ada.create_table(wanted(ADA, OPEN, clock=600))
        await bob.accept(made.invites[0].token, "Bob")
        async with sitting(made.id, ada) as [player]:
            due = player.shown.due
        server.stop()
        async with opened(server) as store:  # as if it had been off for an hour
            last = await store.heartbeat()
            assert last is not None
            assert await store.beat(last, last - 3600, 0.0)
        server.start()
        async with sitting(made.id, ada) as [player]:
            await player.until(lambda player: player.shown.due > due + 3500)
            assert player.shown.move == 0


# ---- undo


def long_room(answers: int) -> Room:
    """A table at which many answers have been given."""
    game: Any = new_table("fantasy", 4, 1)
    random = Random(1)
    while game.ply < answers:
        game.answer(random.randrange(len(game.ask.options)))
    record = new_record("", "fantasy", game.origin.options, Luck(game.origin.luck))
    record.status = "playing"
    record.seats = [SeatRecord(seat=number, kind="person") for number in range(4)]
    given = [
        MoveRecord(move=number, kind="answer", seat=entry.seat, by="person", value=entry.answer, at=0)
        for number, entry in enumerate(game.log)
    ]
    return Room(record, given)


async def test_to_take_back_an_answer_of_a_long_game_does_not_play_it_again(monkeypatch):
    room = await asyncio.to_thread(long_room, 600)
    before = room.table.at(room.table.ply - 3)
    answered = []
    accept = Table._accept

    def counted(table, ask, index):
        answered.append(index)
        accept(table, ask, index)

    monkeypatch.setattr(Table, "_accept", counted)
    began = time.perf_counter()
    await room.take_back(3)
    print(f"an undo after 600 answers took {1000 * (time.perf_counter() - began):.1f} ms")
    assert len(answered) <= 16
    assert room.table.key() == before.key()
    assert room.table.log == before.log
    assert room.table.journal == before.journal
    assert [len(taken.entries) for taken in room.table.taken_back] == [3]
    await room.take_back(10)
    await room.take_back(200)  # farther than any copy that is kept
    assert room.table.ply == 600 - 213


# ---- the start and the end of a server


async def test_a_server_listens_before_it_wakes_bots_and_stops_soon_whatever_they_do(tmp_path):
    with Server(**SETTINGS) as server:
        ada = Device(server.url)
        expert = SeatRequest("bot", "Hob", "expert")
        game = new_table("portal", 2, seed=1)
        made = [await put(server, game, OPEN, expert) for _ in range(3)]
        for each in made:
            await ada.accept(each.invites[0].token)
        server.stop()
        async with opened(server) as store:
            for each in made:
                await store.change_table(each.id, due=time.time() - 5)
        server.start()
        assert "can't" not in server.log
        async with ada.at_table(made[0].id) as player:
            await player.until(lambda player: player.shown)
            began = time.monotonic()
            server.stop()
            taken = time.monotonic() - began
        assert taken < 10, f"{taken:.1f} s"  # 5 s on a machine that does nothing else
