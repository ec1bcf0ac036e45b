"""People: leaving, a host's rights, names, codes for other devices, and what is erased."""

from __future__ import annotations

import time

import pytest

from questboard.server import clock, play
from questboard.server.names import normalised, unique_name
from questboard.server.protocol import (
    Changed,
    ForkRequest,
    Invite,
    LeaveRequest,
    MuteRequest,
    Pause,
    Recovery,
    ReportRequest,
    Say,
    SitRequest,
    TableCreated,
    TableInfo,
)
from questboard.testing.remote import RemoteError
from tests.server.tables import ADA, OPEN, kept, opened, played_out, sitting, table_for_two, wanted
from tests.server.test_process import ADA as ADAS
from tests.server.test_process import Calendar, come, process_on
from tests.server.test_process import table_for_two as table_in_process

pytestmark = pytest.mark.anyio


async def deed(device, table, seat, what, body=None):
    return await device.post(f"/api/tables/{table}/seats/{seat}/{what}", body or LeaveRequest(), TableInfo)


async def test_who_leaves_a_running_game_is_followed_by_a_bot(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [player, other]:
        info = await deed(ada, table, 0, "leave")
        assert (info.seats[0].kind, info.seats[0].level) == ("bot", "medium")
        assert (await other.close_reason() if other.ended else (None, None))[0] is None
        assert (await player.close_reason())[0] == 4403
        await other.until(lambda player: player.shown.move > 0)  # it was Ada's turn
        assert (await bob.table(table)).host  # the rights of a host pass on
        assert not (await ada.table(table)).host


async def test_a_seat_that_is_left_open_waits_for_somebody_else(ada, bob, eve):
    table = await table_for_two(ada, bob)
    info = await deed(ada, table, 0, "leave", LeaveRequest(bot=False))
    assert info.seats[0].kind == "open"
    invite = await bob.post(f"/api/tables/{table}/seats/0/invite", {}, Invite)
    await eve.accept(invite.token, "Eve")
    async with sitting(table, eve) as [player]:
        await player.answer(0)


async def test_when_the_last_person_leaves_the_table_is_closed(ada):
    made = await ada.create_table(wanted(ADA, OPEN, public=True))
    info = await deed(ada, made.id, 0, "leave")
    assert (info.status, info.closed_because) == ("closed", "host")


async def test_a_host_removes_somebody_who_then_can_not_come_back(ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN, OPEN, options={}, public=True))
    await bob.post(f"/api/tables/{made.id}/seats/1/sit", SitRequest("Bob"), TableCreated)
    with pytest.raises(RemoteError, match="only the person who created"):
        await deed(bob, made.id, 0, "remove")
    info = await deed(ada, made.id, 1, "remove")
    assert info.seats[1].kind == "open"
    with pytest.raises(RemoteError, match="you were removed from this table"):
        await bob.post(f"/api/tables/{made.id}/seats/1/sit", SitRequest("Bob"), TableCreated)
    with pytest.raises(RemoteError, match="you can leave only a seat of your own"):
        await deed(bob, made.id, 0, "leave")


async def test_a_host_mutes_somebody(ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, bob) as [player]:
        await deed(ada, table, 1, "mute", MuteRequest(True))
        assert "doesn't let you chat" in (await player.refused(Say(text="hello"))).message
        await deed(ada, table, 1, "mute", MuteRequest(False))
        await player.do(Say(text="hello"))


async def test_a_report_reaches_the_operator(server, ada, bob):
    table = await table_for_two(ada, bob)
    await ada.post(f"/api/tables/{table}/seats/1/report", ReportRequest("rude"), Changed)
    assert "somebody was reported" in server.log
    async with opened(server) as store:
        assert [(each.seat, each.why) for each in await store.reports() if each.table == table] == [
            (1, "rude")
        ]


async def test_a_host_closes_a_table_but_not_over_others_heads(ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN))
    assert (await ada.post(f"/api/tables/{made.id}/close", {}, TableInfo)).closed_because == "host"
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob):
        with pytest.raises(RemoteError, match="others are playing"):
            await ada.post(f"/api/tables/{table}/close", {}, TableInfo)


async def test_nobody_keeps_a_game_paused_for_ever(tmp_path, monkeypatch):
    calendar = Calendar()
    monkeypatch.setattr(clock, "time", calendar)
    async with process_on(tmp_path / "tables.db") as server:
        room = await table_in_process(server)
        await clock.answer_overdue(server)
        visitor = await come(server, room, ADAS, 0)
        await play.dispatch(server, room, visitor, Pause(paused=True))
        assert room.record.paused
        assert room.scene_update(0).due is None
        for _ in range(2):
            calendar.ahead += server.longest_pause / 2 + 1
            await server.store.beat(await server.store.heartbeat(), calendar.time(), 0.0)  # it was at work
            await clock.answer_overdue(server)
        assert not room.record.paused


def test_names_are_what_they_look_like():
    assert normalised("  A\u200bd\u202ea \n\t L.\ufeff ") == "Ada L."
    assert normalised("Z" + "\u0301" * 50) == "\u0179\u0301"
    assert normalised("\u3164\u200d") == ""
    assert unique_name("\u0410da", ["Ada"]) == "\u0410da 2"
    assert unique_name("ADA", ["Ada"]) == "ADA 2"
    assert unique_name("Bob", ["Ada"]) == "Bob"


async def test_look_alikes_do_not_sit_at_one_table(ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN))
    await bob.accept(made.invites[0].token, "\u200bA\u0501\u0430")
    names = [seat.name for seat in (await ada.table(made.id)).seats]
    assert names == ["Ada", "A\u0501\u0430 2"]


async def test_a_code_brings_ones_seats_to_another_device_once(server, ada, bob, eve):
    table = await table_for_two(ada, bob)
    code = (await ada.post("/api/me/recovery", {}, Recovery)).code
    assert code not in server.log
    assert (await eve.post("/api/me/recover", Recovery(f" {code.upper()} "), Changed)).tables == 1
    assert (await eve.table(table)).seats[0].yours
    assert (await eve.table(table)).host
    assert not (await ada.table(table)).seats[0].yours
    with pytest.raises(RemoteError, match="used, replaced or mistyped"):
        await bob.post("/api/me/recover", Recovery(code), Changed)


async def test_what_somebody_leaves_behind_is_erased(server, ada, bob):
    shared, alone = await table_for_two(ada, bob), (await ada.create_table(wanted(ADA, OPEN))).id
    async with sitting(shared, ada, bob) as [player, other]:
        await player.do(Say(text="I am Ada"))
        await other.do(Say(text="hello Ada"))
    assert (await ada.post("/api/me/erase", {}, Changed)).tables == 2
    with pytest.raises(RemoteError, match="there is no table"):
        await bob.table(alone)
    left = await kept(server, shared)
    assert left.record.seats[0].name == "Player 1"
    assert left.record.seats[0].device is None
    assert [line.text for line in left.chat] == ["hello Ada"]


async def test_old_tables_are_deleted_where_the_operator_wants_it(server, ada):
    made = await ada.create_table(wanted(ADA, OPEN))
    async with opened(server) as store:
        await store.change_table(made.id, updated=time.time() - 40 * 24 * 3600)
        assert await store.delete_older(time.time() - 30 * 24 * 3600) == 1
        assert await store.table(made.id) is None


async def test_a_fork_does_not_lead_others_to_a_private_table(server, ada, bob, eve):
    over = await played_out(server, ada, bob)
    alone = await ada.post(f"/api/tables/{over}/fork", ForkRequest(10, [ADA, OPEN]), TableCreated)
    assert (await eve.table(alone.id)).forked_from is None
