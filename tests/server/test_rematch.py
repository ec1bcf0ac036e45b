"""The rematch: the same people and bots once more, at a table that is told to everybody."""

from __future__ import annotations

import asyncio

import pytest

from questboard.server.protocol import Agree, Invite, LobbyInfo, Propose, TableCreated
from questboard.testing.remote import RemoteError
from tests.server.tables import ADA, BOT, OPEN, nothing_changes, sitting, table_for_two, wanted

pytestmark = pytest.mark.anyio


def rematch(table):
    return f"/api/tables/{table}/rematch"


async def given_up(ada, bob, *more, **wishes):
    """A table at which Ada, Bob and perhaps others have given the game up."""
    made = await ada.create_table(wanted(ADA, OPEN, *more, **wishes))
    await bob.accept(made.invites[0].token, "Bob")
    async with sitting(made.id, ada, bob) as [one, other]:
        await one.until(is_waiting_for_a_person)  # a move of a bot would withdraw what is proposed
        await one.do(Propose(kind="close"))
        await other.do(Agree(agreed=True))
    return made.id


def is_waiting_for_a_person(player):
    prompt = player.shown.scene.prompt
    return prompt is not None and prompt.seat in (0, 1)


async def test_a_rematch_keeps_the_seats_and_the_rule_options_and_is_told_to_the_others(ada, bob):
    table = await given_up(ada, bob, BOT, clock=60, options={"tile_layout": "A", "first_player": "1"})
    async with sitting(table, bob) as [waiting]:
        again = await ada.post(rematch(table), None, TableCreated)
        assert again.seat == 0
        await waiting.until(lambda player: player.table.rematch == again.id)
    before, after = await ada.table(table), await ada.table(again.id)
    assert before.rematch == again.id
    assert after.id != before.id
    assert after.status == "playing"
    assert after.options == before.options
    assert after.clock == 60
    assert after.commitment != before.commitment
    names = [(seat.kind, seat.name, seat.level) for seat in after.seats]
    assert names == [("person", "Ada", ""), ("person", "Bob", ""), ("bot", "Hob", "random")]
    async with sitting(again.id, ada, bob) as players:
        assert [player.shown.scene.seat for player in players] == [0, 1]


async def test_who_asks_second_is_led_to_the_same_rematch(ada, bob):
    table = await given_up(ada, bob)
    first = await ada.post(rematch(table), None, TableCreated)
    second = await bob.post(rematch(table), None, TableCreated)
    assert (first.id, first.seat, second.seat) == (second.id, 0, 1)


async def test_two_who_ask_at_once_meet_at_one_table(ada, bob):
    table = await given_up(ada, bob)
    made = await asyncio.gather(
        *(device.post(rematch(table), None, TableCreated) for device in (ada, bob, ada, bob))
    )
    assert len({each.id for each in made}) == 1
    mine = [info.id for info in (await bob.get("/api/hall", LobbyInfo)).mine]
    assert sorted(mine) == sorted([table, made[0].id])


async def test_a_link_for_another_device_is_not_copied_to_the_rematch(ada, bob, device):
    table = await table_for_two(ada, bob)
    link = await ada.post(f"/api/tables/{table}/seats/0/invite", None, Invite)
    async with sitting(table, ada, bob) as [one, other]:
        await one.do(Propose(kind="close"))
        await other.do(Agree(agreed=True))
    again = await bob.post(rematch(table), None, TableCreated)
    assert (await device().accept(link.token)).id == table
    assert (await ada.table(again.id)).seats[0].yours


async def test_there_is_no_rematch_of_a_running_game_and_none_for_strangers(server, ada, bob, eve):
    table = await table_for_two(ada, bob)
    async with nothing_changes(server, table):
        with pytest.raises(RemoteError, match="when the game is over") as refused:
            await ada.post(rematch(table), None, TableCreated)
        assert refused.value.code == "running"
    over = await given_up(ada, bob)
    async with nothing_changes(server, over):
        with pytest.raises(RemoteError, match="only players of this game") as refused:
            await eve.post(rematch(over), None, TableCreated)
        assert refused.value.status == 403
