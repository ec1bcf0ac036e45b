"""What one device, and one address, may do; and games that find no end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from questboard.server import budgets
from questboard.server.budgets import DEVICES, LIMITS, SOCKETS, WAITING_TABLES, Budgets
from questboard.server.errors import RequestError
from questboard.server.protocol import Say, SeatRequest, SitRequest, TableCreated, TableRequest
from questboard.testing.remote import Device, RemoteError
from questboard.testing.services import Server
from tests.server.conftest import SETTINGS
from tests.server.tables import ADA, BOT, OPEN, kept, opened, sitting, wanted

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server():
    """A server with limits, and games that must end soon."""
    with Server(**{**SETTINGS, "QUESTBOARD_BUDGET": "0.1", "QUESTBOARD_LONGEST_GAME": "6"}) as server:
        yield server


@pytest.fixture
def hours(monkeypatch):
    """A clock that can be put forward."""
    ahead = [0.0]

    class Clock:
        monotonic = staticmethod(lambda: ahead[0])

    monkeypatch.setattr(budgets, "time", Clock)
    return ahead


def test_a_budget_is_spent_and_fills_again(hours):
    tables, hour, _ = LIMITS["tables"]
    mine = Budgets()
    for _ in range(int(tables)):
        mine.spend("tables", "ada", "here")
    with pytest.raises(RequestError, match="many tables"):
        mine.spend("tables", "ada", "here")
    mine.spend("tables", "bob", "here")  # somebody else at the same address
    hours[0] += hour / tables
    mine.spend("tables", "ada", "here")
    with pytest.raises(RequestError):
        mine.spend("tables", "ada", "here")


def test_an_address_may_do_as_much_as_several_devices():
    mine = Budgets()
    for number in range(int(LIMITS["seats"].amount * DEVICES)):
        mine.spend("seats", f"device {number}", "here")
    with pytest.raises(RequestError):
        mine.spend("seats", "one more device", "here")


def test_budgets_that_are_full_again_are_forgotten(hours, monkeypatch):
    monkeypatch.setattr(budgets, "MAX_KEPT", 10)
    mine = Budgets()
    for number in range(50):
        hours[0] += 3600
        mine.spend("chat", f"device {number}", "")
    assert len(mine._budgets) <= 11


def test_whose_bots_have_thought_for_long_comes_last(hours):
    mine = Budgets()
    mine.charge("thinking", "ada", 1799)
    assert not mine.is_spent("thinking", "ada")
    mine.charge("thinking", "ada", 60)
    assert mine.is_spent("thinking", "ada")
    hours[0] += 600
    assert not mine.is_spent("thinking", "ada")


async def test_nobody_creates_tables_without_end(server):
    ada, bob = Device(server.url), Device(server.url)
    for _ in range(6):
        await ada.create_table(wanted(ADA, BOT))
    with pytest.raises(RemoteError, match="too_fast: you have created many tables"):
        await ada.create_table(wanted(ADA, BOT))
    await bob.create_table(wanted(ADA, BOT))


async def test_nobody_opens_sockets_without_end(server):
    ada = Device(server.url)
    made = await ada.create_table(wanted(ADA, OPEN))
    async with sitting(made.id, *[ada] * int(SOCKETS * 0.1)), ada.at_table(made.id) as one_more:
        code, reason = await one_more.close_reason()
        assert (code, reason) == (4429, "too many tables are open on this device; close some of them")
    for _ in range(100):  # they are counted as long as they are open
        async with ada.at_table(made.id) as again:
            await again.until(lambda player: player.table or player.ended)
            if again.table:
                return
        await asyncio.sleep(0.05)
    raise AssertionError("closed sockets still count")


async def test_nobody_chats_without_end(server):
    ada = Device(server.url)
    made = await ada.create_table(wanted(ADA, OPEN))
    async with sitting(made.id, ada) as [player]:
        for _ in range(3):
            await player.do(Say(text="hello"))
        assert "written a lot" in (await player.refused(Say(text="hello"))).message


async def test_nobody_fills_the_lobby_or_takes_all_seats():
    with Server(**{**SETTINGS, "QUESTBOARD_BUDGET": "1"}) as roomy:
        mallory, bob = Device(roomy.url), Device(roomy.url)
        public = TableRequest("portal", [SeatRequest("me", "M"), OPEN, OPEN], public=True)
        made = [await mallory.create_table(public) for _ in range(WAITING_TABLES)]
        with pytest.raises(RemoteError, match="already wait for players"):
            await mallory.create_table(public)
        await bob.post(f"/api/tables/{made[0].id}/seats/1/sit", SitRequest("Bob"), TableCreated)
        for device in (mallory, bob):
            with pytest.raises(RemoteError, match="you already have a seat here"):
                await device.post(f"/api/tables/{made[0].id}/seats/2/sit", SitRequest("Me"), TableCreated)


async def test_a_game_that_is_too_long_is_closed_and_can_be_saved(server):
    ada = Device(server.url)
    made = await ada.create_table(wanted(ADA, SeatRequest("me", "Bea")))
    async with ada.at_table(made.id, 0) as first, ada.at_table(made.id, 1) as second:
        one: Any = first
        other: Any = second
        for _ in range(6):
            for player in (one, other):
                await player.until(lambda player: player.shown)
            await (one if one.choices else other).answer(0)
            one.reached = max(one.shown.move, other.shown.move)
            for player in (one, other):
                await player.until(lambda player: player.shown.move >= one.reached)
        await one.until(lambda player: player.table.status == "closed")
        assert one.table.closed_because == "length"
        assert b"questboard" in await ada.fetch(f"/api/tables/{made.id}/save")


async def test_bots_alone_sleep_until_somebody_watches():
    with Server(**SETTINGS) as awake:
        ada = Device(awake.url)
        made = await ada.create_table(wanted(BOT, SeatRequest("bot", "Nell", "random")))
        async with opened(awake) as store:
            for _ in range(200):
                if not (await kept(awake, made.id)).record.due:
                    break
                await store.change_table(made.id, due=1.0)
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("it does not fall asleep")
        assert (await kept(awake, made.id)).moves == []
        async with ada.at_table(made.id) as watcher:
            await watcher.until(lambda player: player.shown and player.shown.move >= 3)
