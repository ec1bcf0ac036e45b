"""How people come to sit at a table: by an invite link, at a public table, on another device."""

from __future__ import annotations

import asyncio

import pytest

from questboard.server.protocol import (
    Invitation,
    Invite,
    InviteLookup,
    LobbyInfo,
    Propose,
    SeatRequest,
    SitRequest,
    TableCreated,
    TableInfo,
)
from questboard.testing.remote import RemoteError
from tests.server.tables import ADA, OPEN, nothing_changes, sitting, table_for_two, wanted

pytestmark = pytest.mark.anyio


def seat_path(table, seat, what):
    return f"/api/tables/{table}/seats/{seat}/{what}"


# ---- invite links


async def test_an_invite_link_says_where_it_leads(ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN))
    invitation = await bob.post("/api/invitations", InviteLookup(made.invites[0].token), Invitation)
    assert invitation.table == made.id
    assert (invitation.title, invitation.seat, invitation.taken) == ("The Yawning Portal", 1, False)
    assert invitation.names == ["Ada", ""]


async def test_an_invite_link_sits_one_person_down_once(server, ada, bob, eve):
    made = await ada.create_table(wanted(ADA, OPEN, OPEN))
    token = made.invites[0].token
    assert (await bob.accept(token, "Bob")).seat == 1
    seats = (await bob.table(made.id)).seats
    assert [(seat.kind, seat.name, seat.yours) for seat in seats] == [
        ("person", "Ada", False),
        ("person", "Bob", True),
        ("open", "", False),
    ]
    async with nothing_changes(server, made.id):
        for device in (eve, bob):
            with pytest.raises(
                RemoteError, match="has been used or is incomplete; ask for a new one"
            ) as used:
                await device.accept(token, "Eve")
            assert (used.value.status, used.value.code) == (404, "not_found")
        with pytest.raises(RemoteError, match="has been used"):
            await eve.post("/api/invitations", InviteLookup(token), Invitation)


async def test_a_new_link_voids_the_old_one(ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN))
    link = await ada.post(seat_path(made.id, 1, "invite"), None, Invite)
    assert link.seat == 1
    with pytest.raises(RemoteError, match="ask for a new one"):
        await bob.accept(made.invites[0].token)
    assert (await bob.accept(link.token)).id == made.id


async def test_who_is_invited_takes_the_name_of_the_seat_or_brings_one(ada, bob, eve):
    made = await ada.create_table(wanted(ADA, SeatRequest("open", "Uncle"), OPEN))
    await bob.accept(made.invites[0].token)
    await eve.accept(made.invites[1].token, "Ada")
    assert [seat.name for seat in (await ada.table(made.id)).seats] == ["Ada", "Uncle", "Ada 2"]


@pytest.mark.parametrize("token", ["", "guess", "x" * 64])
async def test_a_guessed_link_leads_nowhere(eve, token):
    with pytest.raises(RemoteError) as refused:
        await eve.accept(token)
    assert refused.value.code == "not_found"


async def test_only_the_host_invites_and_only_to_open_seats(server, ada, bob, eve):
    made = await ada.create_table(wanted(ADA, OPEN, OPEN))
    await bob.accept(made.invites[0].token)
    async with nothing_changes(server, made.id):
        host_only, taken = "only the person who created the table", "this seat is taken"
        for device, seat, why in [(eve, 2, host_only), (bob, 2, host_only), (bob, 0, taken), (ada, 1, taken)]:
            with pytest.raises(RemoteError, match=why) as refused:
                await device.post(seat_path(made.id, seat, "invite"), None, Invite)
            assert refused.value.status == 403
        with pytest.raises(RemoteError, match="seats are 1-3"):
            await ada.post(seat_path(made.id, 3, "invite"), None, Invite)


# ---- public tables


async def test_at_a_public_table_anybody_sits_down_on_an_open_seat(ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN, public=True))
    assert (await bob.post(seat_path(made.id, 1, "sit"), SitRequest("Bob"), TableCreated)).seat == 1
    assert (await bob.table(made.id)).status == "playing"


async def test_at_a_private_table_one_needs_a_link_and_may_watch_without(server, ada, eve):
    made = await ada.create_table(wanted(ADA, OPEN))
    async with nothing_changes(server, made.id):
        with pytest.raises(RemoteError, match="this table is private; ask for an invite link") as refused:
            await eve.post(seat_path(made.id, 1, "sit"), SitRequest("Eve"), TableCreated)
        assert refused.value.status == 403
        async with sitting(made.id, eve) as [watcher]:
            assert watcher.table.id == made.id
            assert watcher.shown is None


@pytest.mark.parametrize("seat", [0, 1])
async def test_nobody_sits_down_on_a_seat_that_is_taken(server, ada, bob, eve, seat):
    table = await table_for_two(ada, bob, public=True)
    async with nothing_changes(server, table):
        with pytest.raises(RemoteError, match="somebody else has taken this seat") as refused:
            await eve.post(seat_path(table, seat, "sit"), SitRequest("Eve"), TableCreated)
        assert refused.value.status == 409


async def test_nobody_sits_down_on_a_seat_that_is_not_there(ada, eve):
    made = await ada.create_table(wanted(ADA, OPEN, public=True))
    for seat, status in [(2, 404), (15, 404), (16, 400), (-1, 400)]:
        with pytest.raises(RemoteError) as refused:
            await eve.post(seat_path(made.id, seat, "sit"), SitRequest("Eve"), TableCreated)
        assert refused.value.status == status


async def test_of_two_who_race_for_a_seat_one_gets_it(ada, bob, eve):
    made = await ada.create_table(wanted(ADA, OPEN, public=True))
    join = seat_path(made.id, 1, "sit")
    tries = [
        device.post(join, SitRequest(name), TableCreated) for device, name in [(bob, "Bob"), (eve, "Eve")]
    ]
    tries.append(eve.accept(made.invites[0].token, "Eve"))
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, TableCreated) for result in results) == 1
    assert {error.code for error in results if isinstance(error, RemoteError)} <= {"conflict", "not_found"}
    taken = (await ada.table(made.id)).seats[1]
    assert (taken.kind, taken.name) in [("person", "Bob"), ("person", "Eve")]


async def test_nobody_sits_down_where_the_game_has_been_given_up(server, ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN, public=True))
    async with sitting(made.id, ada) as [player]:
        await player.do(Propose(kind="close"))
    async with nothing_changes(server, made.id):
        for attempt in (
            bob.accept(made.invites[0].token),
            bob.post(seat_path(made.id, 1, "sit"), SitRequest("Bob"), TableCreated),
            ada.post(seat_path(made.id, 1, "bot"), SeatRequest("bot"), TableInfo),
        ):
            with pytest.raises(RemoteError, match="this game was abandoned") as refused:
                await attempt
            assert refused.value.code == "closed"


# ---- bots on open seats


async def test_the_host_puts_a_bot_on_an_open_seat_and_the_game_begins(ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN))
    async with sitting(made.id, ada) as [player]:
        assert player.table.status == "gathering"
        filled = await ada.post(seat_path(made.id, 1, "bot"), SeatRequest("bot", "Hob", "random"), TableInfo)
        assert (filled.seats[1].kind, filled.seats[1].name, filled.seats[1].level) == ("bot", "Hob", "random")
        assert filled.status == "playing"
        await player.until(lambda player: player.choices and player.table.status == "playing")
    with pytest.raises(RemoteError, match="ask for a new one"):
        await bob.accept(made.invites[0].token)


async def test_only_the_host_puts_bots_and_only_on_open_seats(server, ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN, public=True))
    async with nothing_changes(server, made.id):
        for device, seat, status, sentence in [
            (bob, 1, 403, "only the person who created the table"),
            (ada, 0, 409, "not open"),
            (ada, 7, 404, "seats are 1-2"),
        ]:
            with pytest.raises(RemoteError, match=sentence) as refused:
                await device.post(seat_path(made.id, seat, "bot"), SeatRequest("bot"), TableInfo)
            assert refused.value.status == status
        with pytest.raises(RemoteError, match="no bot level 'godlike'"):
            await ada.post(seat_path(made.id, 1, "bot"), SeatRequest("bot", level="godlike"), TableInfo)


async def test_a_person_and_a_bot_never_get_the_same_seat(ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN, public=True))
    results = await asyncio.gather(
        bob.post(seat_path(made.id, 1, "sit"), SitRequest("Bob"), TableCreated),
        ada.post(seat_path(made.id, 1, "bot"), SeatRequest("bot", "Hob"), TableInfo),
        return_exceptions=True,
    )
    bob_sits = isinstance(results[0], TableCreated)
    assert isinstance(results[1], TableInfo) != bob_sits
    seat = (await bob.table(made.id)).seats[1]
    assert (seat.kind, seat.name, seat.yours) == (
        ("person", "Bob", True) if bob_sits else ("bot", "Hob", False)
    )


# ---- the game begins


async def test_the_game_begins_for_everybody_when_the_last_seat_is_taken(ada, bob, eve):
    made = await ada.create_table(wanted(ADA, OPEN, OPEN))
    async with sitting(made.id, ada) as [player], eve.at_table(made.id) as watcher:
        await bob.accept(made.invites[0].token, "Bob")
        await player.until(lambda player: player.table.seats[1].name == "Bob")
        assert player.table.status == "gathering"
        assert player.shown is None
        await bob.accept(made.invites[1].token, "Bea")
        for each in (player, watcher):
            await each.until(lambda each: each.table.status == "playing" and each.shown)
            assert each.shown.move == 0


# ---- another device


async def test_a_seat_moves_to_another_device_and_the_old_one_is_shown_out(ada, bob, device):
    table = await table_for_two(ada, bob)
    phone = device()
    async with sitting(table, ada) as [desk]:
        question = desk.shown.scene.prompt
        assert question.choices
        link = await ada.post(seat_path(table, 0, "invite"), None, Invite)
        assert (await phone.accept(link.token)).seat == 0
        assert await desk.close_reason() == (4403, "this seat has moved to another device")
        async with sitting(table, phone) as [moved]:
            assert moved.shown.scene.prompt == question
            assert moved.table.seats[0].name == "Ada"
            await moved.answer(0)
        async with sitting(table, ada) as [watcher]:
            assert watcher.shown.scene.seat == -1
        with pytest.raises(RemoteError, match="this seat is taken"):
            await ada.post(seat_path(table, 0, "invite"), None, Invite)
    assert [info.id for info in (await phone.get("/api/hall", LobbyInfo)).mine] == [table]
    assert (await ada.get("/api/hall", LobbyInfo)).mine == []


async def test_a_socket_for_a_foreign_seat_is_refused(ada, bob, eve):
    table = await table_for_two(ada, bob)
    for device, seat in [(eve, 0), (eve, 1), (bob, 0), (ada, 5), (ada, -2)]:
        async with device.at_table(table, seat) as player:
            assert await player.close_reason() == (4403, "only players at this table can do that")
            assert "forbidden" in player.received[0]
            assert len(player.received) == 1


async def test_a_socket_at_no_table_is_refused(ada):
    async with ada.at_table("nowhere") as player:
        code, _ = await player.close_reason()
        assert code == 4404
        assert "there is no table nowhere" in player.received[0]
