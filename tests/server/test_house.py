"""The house from within: what takes minutes on a real server, or two processes and bad luck."""

from __future__ import annotations

import time
from contextlib import asynccontextmanager

import msgspec
import pytest

from questboard.kernel import Luck
from questboard.server import house as house_module
from questboard.server import lobby, play
from questboard.server.channel import Channel
from questboard.server.denied import Denied
from questboard.server.house import House
from questboard.server.room import AWAY, Visitor
from questboard.server.settings import sqlite_url
from questboard.server.socket import reply
from questboard.server.store import Store
from questboard.server.thinkers import Thinkers
from questboard.server.wire import (
    Answer,
    AtTable,
    Hint,
    Notice,
    Propose,
    Refused,
    Say,
    SeatWanted,
    Shown,
    TableWanted,
)

pytestmark = pytest.mark.anyio

ADA, BOB = "Ada's device", "Bob's device"


@asynccontextmanager
async def house_on(file, absent_after=120):
    """A process of a server, as far as it matters here."""
    store = Store(sqlite_url(file))
    await store.open()
    house = House(store, Thinkers(1), Channel(), absent_after)
    try:
        yield house
    finally:
        house.thinkers.close()
        await store.close()


async def table_for_two(house):
    """A running game of Ada and Bob; Ada is asked."""
    seats = [SeatWanted("me", "Ada"), SeatWanted("open", "Bob")]
    wanted = TableWanted("portal", seats, {"first_player": "2"})
    made = await lobby.make_table(house, ADA, wanted, Luck.seeded(1))
    await lobby.accept(house, BOB, made.invites[0].token, "")
    return await house.room(made.id)


async def come(house, room, device, seat):
    """Somebody comes to the table."""
    visitor = Visitor(device, seat)
    await house.enter(room, visitor)
    return visitor


def mail(visitor):
    """What has been sent to a visitor since the last look."""
    letters = []
    while not visitor.mail.empty():
        letters.append(msgspec.json.decode(visitor.mail.get_nowait(), type=Notice))
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
    """The clock of the house."""
    calendar = Calendar()
    for module in ("house", "room", "play", "lobby"):
        monkeypatch.setattr(f"questboard.server.{module}.time", calendar)
    return calendar


# ---- who is here


async def test_who_stays_is_here_all_the_time(tmp_path, calendar):
    async with house_on(tmp_path / "tables.db") as house:
        room = await table_for_two(house)
        ada, bob = await come(house, room, ADA, 0), await come(house, room, BOB, 1)
        for _ in range(20):
            calendar.ahead += house_module.ROLL_CALL
            await house._call_the_roll()
        mail(ada), mail(bob)
        room.tell_table()
        [told] = mail(ada)
        assert [seat.here for seat in told.table.seats] == [True, True]
        with pytest.raises(Denied, match="has not been away for long"):
            await play.obey(house, room, ada, Propose(kind="standin", seat=1))


async def test_who_is_served_by_another_process_is_here_too(tmp_path, calendar):
    file = tmp_path / "tables.db"
    async with house_on(file) as one, house_on(file) as other:
        room = await table_for_two(one)
        ada = await come(one, room, ADA, 0)
        bob = await come(other, await other.room(room.record.id), BOB, 1)
        for _ in range(10):
            calendar.ahead += house_module.ROLL_CALL
            await other._call_the_roll()
            await one._call_the_roll()
        room.tell_table()
        assert [seat.here for seat in mail(ada)[-1].table.seats] == [True, True]
        # That process falls, and nobody sees Bob out.
        del bob
        for _ in range(4):
            calendar.ahead += house_module.ROLL_CALL
            await one._call_the_roll()
        assert [seat.here for seat in mail(ada)[-1].table.seats] == [True, False]


async def test_a_bot_may_hold_a_seat_only_so_long_after_its_person_left(tmp_path, calendar):
    async with house_on(tmp_path / "tables.db", absent_after=120) as house:
        room = await table_for_two(house)
        ada, bob = await come(house, room, ADA, 0), await come(house, room, BOB, 1)
        await house.leave(room, bob)
        assert not mail(ada)[-1].table.seats[1].here
        calendar.ahead += 119
        with pytest.raises(Denied, match="has not been away for long"):
            await play.obey(house, room, ada, Propose(kind="standin", seat=1))
        calendar.ahead += 2
        await play.obey(house, room, ada, Propose(kind="standin", seat=1))
        assert room.record.seats[1].level == "medium"


async def test_who_takes_a_seat_back_has_the_whole_clock(tmp_path, calendar):
    async with house_on(tmp_path / "tables.db") as house:
        room = await table_for_two(house)
        room.record.clock = 600
        bob = await come(house, room, BOB, 1)
        calendar.ahead += AWAY + 200
        room.record.paused = True  # the bot that holds Ada's seat doesn't get to think
        await play.obey(house, room, bob, Propose(kind="standin", seat=0))
        room.record.paused = False
        ada = await come(house, room, ADA, 0)
        shown = [notice for notice in mail(ada) if isinstance(notice, Shown)][-1]
        assert shown.due == pytest.approx(calendar.time() + 600, abs=5)


async def test_a_room_that_nobody_is_in_is_closed_and_opened_again(tmp_path, monkeypatch):
    async with house_on(tmp_path / "tables.db") as house:
        room = await table_for_two(house)
        ada = await come(house, room, ADA, 0)
        monkeypatch.setattr(house_module, "IDLE", 0.0)
        await house._call_the_roll()
        assert house.open_rooms == 1
        await house.leave(room, ada)
        await house._call_the_roll()
        assert house.open_rooms == 0
        assert (await house.room(room.record.id)).record.id == room.record.id


# ---- seats that have moved


async def test_a_line_whose_seat_has_moved_away_can_not_act_however_slowly_it_is_closed(tmp_path):
    async with house_on(tmp_path / "tables.db") as house:
        room = await table_for_two(house)
        desk = await come(house, room, ADA, 0)
        link = await lobby.invite(house, ADA, room, 0)
        await lobby.accept(house, "Ada's phone", link.token, "")
        for message in (Answer(move=0, index=0), Propose(kind="close")):
            with pytest.raises(Denied) as refused:
                await play.obey(house, room, desk, message)
            assert refused.value.code == "forbidden"
        assert room.move == 0
        assert desk.parting == (4403, "this seat has moved to another device")


async def test_who_does_not_read_is_shown_out_and_holds_nobody_up(tmp_path):
    async with house_on(tmp_path / "tables.db") as house:
        room = await table_for_two(house)
        ada, deaf = await come(house, room, ADA, 0), await come(house, room, "somebody", -1)
        for _ in range(300):
            room.tell_table()
            mail(ada)
        assert deaf.parting == (1013, "too far behind")
        assert deaf.mail.full()
        assert ada.parting == (1000, "")


# ---- two processes


async def test_of_two_processes_that_begin_a_game_both_show_it(tmp_path):
    file = tmp_path / "tables.db"
    async with house_on(file) as one, house_on(file) as other:
        wanted = TableWanted("portal", [SeatWanted("me", "Ada"), SeatWanted("open", "Bob")])
        made = await lobby.make_table(one, ADA, wanted)
        here, there = await one.room(made.id), await other.room(made.id)
        ada, bob = await come(one, here, ADA, 0), await come(other, there, "somebody", -1)
        await one.store.claim(made.id, 1, None, BOB, "Bob")
        for house, room in ((one, here), (other, there)):
            room.record = await house.store.table(made.id)
        await lobby.begin(one, here)
        await lobby.begin(other, there)
        for visitor in (ada, bob):
            told = mail(visitor)
            assert [notice.move for notice in told if isinstance(notice, Shown)] == [0]
            assert [notice.table.status for notice in told if isinstance(notice, AtTable)][-1] == "playing"


async def test_of_two_processes_that_keep_the_same_move_one_is_too_late_and_catches_up(tmp_path):
    file = tmp_path / "tables.db"
    async with house_on(file) as one, house_on(file) as other:
        here = await table_for_two(one)
        there = await other.room(here.record.id)
        ada, tab = await come(one, here, ADA, 0), await come(other, there, ADA, 0)
        await play.obey(one, here, ada, Answer(move=0, index=0))
        mail(tab)
        with pytest.raises(Denied, match="somebody else has answered") as late:
            await play.obey(other, there, tab, Answer(move=0, index=1))
        assert late.value.code == "stale"
        assert [notice.move for notice in mail(tab) if isinstance(notice, Shown)] == [1]
        assert there.table.log == here.table.log
        await play.obey(other, there, tab, Answer(move=1, index=1))
        await one.catch_up(here)
        assert [notice.move for notice in mail(ada) if isinstance(notice, Shown)] == [0, 1, 2]


async def test_what_the_store_can_not_keep_has_not_happened(tmp_path, monkeypatch):
    async with house_on(tmp_path / "tables.db") as house:
        room = await table_for_two(house)
        ada = await come(house, room, ADA, 0)
        mail(ada)

        async def full(*_):
            raise OSError("the disk is full")

        monkeypatch.setattr(house.store, "add_move", full)
        with pytest.raises(OSError, match="the disk is full"):
            await play.obey(house, room, ada, Answer(move=0, index=0))
        assert (room.move, room.table.ply) == (0, 0)
        assert [notice.move for notice in mail(ada) if isinstance(notice, Shown)] == [0]
        monkeypatch.undo()
        await play.obey(house, room, ada, Answer(move=0, index=0))
        assert room.move == 1


@pytest.mark.parametrize("message", [Hint(ref=5), Say(ref=5, text="Hello")])
async def test_a_message_that_fails_is_answered_too(tmp_path, monkeypatch, message):
    async with house_on(tmp_path / "tables.db") as house:
        room = await table_for_two(house)
        ada = await come(house, room, ADA, 0)

        async def fails(*_):
            raise RuntimeError("something is broken")

        monkeypatch.setattr(house.thinkers, "decide", fails)
        monkeypatch.setattr(house.store, "say", fails)
        refused = await reply(house, room, ada, message)
        assert isinstance(refused, Refused)
        assert (refused.ref, refused.code) == (5, "server")


async def test_a_table_that_can_not_go_on_keeps_no_other_waiting(tmp_path, calendar):
    async with house_on(tmp_path / "tables.db") as house:
        rooms = [await table_for_two(house) for _ in range(2)]
        for room in rooms:
            room.record.clock = 10
            await house.change(room, due=calendar.time() + 10)
        calendar.ahead += 11

        rooms[0]._table = None  # its rules have been mended since
        await house._look_around()
        assert rooms[1].move == 1
