"""A server process from within: what takes minutes on a real server, or two processes and bad luck."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager

import msgspec
import pytest

from questboard.kernel import Luck
from questboard.server import clock, lobby, moves, play, presence, rooms, sync
from questboard.server.bot_pool import BotPool
from questboard.server.bots import wake_bots
from questboard.server.errors import RequestError
from questboard.server.process import ServerProcess
from questboard.server.protocol import (
    Answer,
    Hint,
    Propose,
    Refused,
    Say,
    SceneUpdate,
    SeatRequest,
    ServerMessage,
    TableRequest,
    TableUpdate,
)
from questboard.server.pubsub import PubSub
from questboard.server.room import AWAY_AFTER, Visitor
from questboard.server.rooms import get_room
from questboard.server.settings import sqlite_url
from questboard.server.socket import reply
from questboard.server.store import Store

pytestmark = pytest.mark.anyio

ADA, BOB = "Ada's device", "Bob's device"


@asynccontextmanager
async def process_on(file, absent_after=120):
    """A process of a server, as far as it matters here."""
    store = Store(sqlite_url(file))
    await store.open()
    server = ServerProcess(store, BotPool(1), PubSub(), absent_after)
    try:
        yield server
    finally:
        await server.cancel_tasks()  # none of them may hold a connection when the database is closed
        server.bot_pool.close()
        await store.close()


async def table_for_two(server):
    """A running game of Ada and Bob; Ada is asked."""
    seats = [SeatRequest("me", "Ada"), SeatRequest("open", "Bob")]
    wanted = TableRequest("portal", seats, {"first_player": "2"})
    made = await lobby.create_table(server, ADA, wanted, Luck.seeded(1))
    await lobby.accept(server, BOB, made.invites[0].token, "")
    return await get_room(server, made.id)


async def come(server, room, device, seat):
    """Somebody comes to the table."""
    visitor = Visitor(device, seat)
    await presence.enter(server, room, visitor)
    return visitor


def mail(visitor):
    """What has been sent to a visitor since the last look."""
    letters = []
    while not visitor.outbox.empty():
        letters.append(msgspec.json.decode(visitor.outbox.get_nowait(), type=ServerMessage))
    return letters


class Calendar:
    """A clock that can be put forward."""

    def __init__(self):
        self.ahead = 0.0

    def time(self):
        return time.time() + self.ahead

    def __getattr__(self, name):
        return getattr(time, name)


@pytest.fixture
def calendar(monkeypatch):
    """The clock of all modules."""
    calendar = Calendar()
    for module in ("clock", "lobby", "moves", "play", "presence", "room", "rooms"):
        monkeypatch.setattr(f"questboard.server.{module}.time", calendar)
    return calendar


# ---- who is here


async def test_who_stays_is_here_all_the_time(tmp_path, calendar):
    async with process_on(tmp_path / "tables.db") as server:
        room = await table_for_two(server)
        ada, bob = await come(server, room, ADA, 0), await come(server, room, BOB, 1)
        for _ in range(20):
            calendar.ahead += presence.REFRESH_INTERVAL
            await presence.refresh_presence(server)
        mail(ada), mail(bob)
        room.send_table()
        [told] = mail(ada)
        assert [seat.here for seat in told.table.seats] == [True, True]
        with pytest.raises(RequestError, match="has not been away for long"):
            await play.dispatch(server, room, ada, Propose(kind="standin", seat=1))


async def test_who_is_served_by_another_process_is_here_too(tmp_path, calendar):
    file = tmp_path / "tables.db"
    async with process_on(file) as one, process_on(file) as other:
        room = await table_for_two(one)
        ada = await come(one, room, ADA, 0)
        bob = await come(other, await get_room(other, room.record.id), BOB, 1)
        for _ in range(10):
            calendar.ahead += presence.REFRESH_INTERVAL
            await presence.refresh_presence(other)
            await presence.refresh_presence(one)
        room.send_table()
        assert [seat.here for seat in mail(ada)[-1].table.seats] == [True, True]
        # That process falls, and nobody sees Bob out.
        del bob
        for _ in range(4):
            calendar.ahead += presence.REFRESH_INTERVAL
            await presence.refresh_presence(one)
        assert [seat.here for seat in mail(ada)[-1].table.seats] == [True, False]


async def test_a_bot_may_hold_a_seat_only_so_long_after_its_person_left(tmp_path, calendar):
    async with process_on(tmp_path / "tables.db", absent_after=120) as server:
        room = await table_for_two(server)
        ada, bob = await come(server, room, ADA, 0), await come(server, room, BOB, 1)
        await presence.leave(server, room, bob)
        assert not mail(ada)[-1].table.seats[1].here
        calendar.ahead += 119
        with pytest.raises(RequestError, match="has not been away for long"):
            await play.dispatch(server, room, ada, Propose(kind="standin", seat=1))
        calendar.ahead += 2
        await play.dispatch(server, room, ada, Propose(kind="standin", seat=1))
        assert room.record.seats[1].level == "medium"


async def test_who_takes_a_seat_back_has_the_whole_clock(tmp_path, calendar):
    async with process_on(tmp_path / "tables.db") as server:
        room = await table_for_two(server)
        room.record.clock = 600
        bob = await come(server, room, BOB, 1)
        calendar.ahead += AWAY_AFTER + 200
        room.record.paused = True  # the bot that holds Ada's seat doesn't get to think
        await play.dispatch(server, room, bob, Propose(kind="standin", seat=0))
        room.record.paused = False
        ada = await come(server, room, ADA, 0)
        shown = [notice for notice in mail(ada) if isinstance(notice, SceneUpdate)][-1]
        assert shown.due == pytest.approx(calendar.time() + 600, abs=5)


async def test_a_room_that_nobody_is_in_is_closed_and_opened_again(tmp_path, monkeypatch):
    async with process_on(tmp_path / "tables.db") as server:
        room = await table_for_two(server)
        ada = await come(server, room, ADA, 0)
        monkeypatch.setattr(rooms, "IDLE_AFTER", 0.0)
        await presence.refresh_presence(server)
        assert len(server.rooms) == 1
        await presence.leave(server, room, ada)
        await presence.refresh_presence(server)
        assert len(server.rooms) == 0
        assert (await get_room(server, room.record.id)).record.id == room.record.id


# ---- seats that have moved


async def test_a_line_whose_seat_has_moved_away_can_not_act_however_slowly_it_is_closed(tmp_path):
    async with process_on(tmp_path / "tables.db") as server:
        room = await table_for_two(server)
        desk = await come(server, room, ADA, 0)
        link = await lobby.invite(server, ADA, room, 0)
        await lobby.accept(server, "Ada's phone", link.token, "")
        for message in (Answer(move=0, index=0), Propose(kind="close")):
            with pytest.raises(RequestError) as refused:
                await play.dispatch(server, room, desk, message)
            assert refused.value.code == "forbidden"
        assert room.move == 0
        assert desk.close_reason == (4403, "this seat has moved to another device")


async def test_who_does_not_read_is_shown_out_and_holds_nobody_up(tmp_path):
    async with process_on(tmp_path / "tables.db") as server:
        room = await table_for_two(server)
        ada, deaf = await come(server, room, ADA, 0), await come(server, room, "somebody", -1)
        for _ in range(300):
            room.send_table()
            mail(ada)
        assert deaf.close_reason == (1013, "too far behind")
        assert deaf.outbox.full()
        assert ada.close_reason == (1000, "")


# ---- two processes


async def test_of_two_processes_that_begin_a_game_both_show_it(tmp_path):
    file = tmp_path / "tables.db"
    async with process_on(file) as one, process_on(file) as other:
        wanted = TableRequest("portal", [SeatRequest("me", "Ada"), SeatRequest("open", "Bob")])
        made = await lobby.create_table(one, ADA, wanted)
        here, there = await get_room(one, made.id), await get_room(other, made.id)
        ada, bob = await come(one, here, ADA, 0), await come(other, there, "somebody", -1)
        await one.store.claim(made.id, 1, None, BOB, "Bob")
        for server, room in ((one, here), (other, there)):
            room.record = await server.store.table(made.id)
        await lobby.begin_if_full(one, here)
        await lobby.begin_if_full(other, there)
        for visitor in (ada, bob):
            told = mail(visitor)
            assert [notice.move for notice in told if isinstance(notice, SceneUpdate)] == [0]
            assert [notice.table.status for notice in told if isinstance(notice, TableUpdate)][
                -1
            ] == "playing"


async def test_of_two_processes_that_keep_the_same_move_one_is_too_late_and_catches_up(tmp_path):
    file = tmp_path / "tables.db"
    async with process_on(file) as one, process_on(file) as other:
        here = await table_for_two(one)
        there = await get_room(other, here.record.id)
        ada, tab = await come(one, here, ADA, 0), await come(other, there, ADA, 0)
        await play.dispatch(one, here, ada, Answer(move=0, index=0))
        mail(tab)
        with pytest.raises(RequestError, match="somebody else has answered") as late:
            await play.dispatch(other, there, tab, Answer(move=0, index=1))
        assert late.value.code == "stale"
        assert [notice.move for notice in mail(tab) if isinstance(notice, SceneUpdate)] == [1]
        assert there.table.log == here.table.log
        await play.dispatch(other, there, tab, Answer(move=1, index=1))
        await sync.catch_up(one, here)
        assert [notice.move for notice in mail(ada) if isinstance(notice, SceneUpdate)] == [0, 1, 2]


async def test_what_the_store_can_not_keep_has_not_happened(tmp_path, monkeypatch):
    async with process_on(tmp_path / "tables.db") as server:
        room = await table_for_two(server)
        ada = await come(server, room, ADA, 0)
        mail(ada)

        async def full(*_):
            raise OSError("the disk is full")

        monkeypatch.setattr(server.store, "add_move", full)
        with pytest.raises(OSError, match="the disk is full"):
            await play.dispatch(server, room, ada, Answer(move=0, index=0))
        assert (room.move, room.table.ply) == (0, 0)
        assert [notice.move for notice in mail(ada) if isinstance(notice, SceneUpdate)] == [0]
        monkeypatch.undo()
        await play.dispatch(server, room, ada, Answer(move=0, index=0))
        assert room.move == 1


@pytest.mark.parametrize("message", [Hint(ref=5), Say(ref=5, text="Hello")])
async def test_a_message_that_fails_is_answered_too(tmp_path, monkeypatch, message):
    async with process_on(tmp_path / "tables.db") as server:
        room = await table_for_two(server)
        ada = await come(server, room, ADA, 0)

        async def fails(*_, **__):
            raise RuntimeError("something is broken")

        monkeypatch.setattr(server.bot_pool, "advise", fails)
        monkeypatch.setattr(server.store, "add_chat", fails)
        refused = await reply(server, room, ada, message)
        assert isinstance(refused, Refused)
        assert (refused.ref, refused.code) == (5, "server")


async def test_a_bot_thinks_no_longer_than_its_process_even_at_a_table_that_was_forgotten(
    tmp_path, monkeypatch
):
    async with process_on(tmp_path / "tables.db") as server:
        thinking = asyncio.Event()

        async def thinks(*_, **__):
            thinking.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(server.bot_pool, "decide", thinks)
        seats = [SeatRequest("bot", "Hob", "random"), SeatRequest("me", "Ada")]
        wanted = TableRequest("portal", seats, {"first_player": "2"})
        made = await lobby.create_table(server, ADA, wanted, Luck.seeded(1))
        room = await get_room(server, made.id)
        wake_bots(server, room)
        await asyncio.wait_for(thinking.wait(), 10)
        del server.rooms[made.id]
        assert room.bot_task is not None
        await server.cancel_tasks()
        assert room.bot_task is None


async def test_a_table_that_can_not_go_on_keeps_no_other_waiting(tmp_path, calendar):
    async with process_on(tmp_path / "tables.db") as server:
        tables = [await table_for_two(server) for _ in range(2)]
        for room in tables:
            room.record.clock = 10
            await moves.change_table(server, room, due=calendar.time() + 10)
        calendar.ahead += 11

        tables[0]._table = None  # its rules have changed since
        await clock.answer_overdue(server)
        assert tables[1].move == 1


async def test_luck_is_secret_unless_all_of_it_comes_from_a_word(tmp_path):
    wanted, other = (TableRequest("portal", [SeatRequest("me", name)]) for name in ("Ada", "Bob"))
    async with process_on(tmp_path / "questboard.db") as server:
        assert server.new_luck(wanted).secret != server.new_luck(wanted).secret
        known = ServerProcess(server.store, server.bot_pool, server.pubsub, 120, luck="abracadabra")
        again = ServerProcess(server.store, server.bot_pool, server.pubsub, 120, luck="abracadabra")
        assert known.new_luck(wanted).secret == again.new_luck(wanted).secret
        assert known.new_luck(wanted).secret != known.new_luck(other).secret
        otherwise = ServerProcess(server.store, server.bot_pool, server.pubsub, 120, luck="open sesame")
        assert known.new_luck(wanted).secret != otherwise.new_luck(wanted).secret
