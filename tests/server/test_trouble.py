"""A bot that fails: everybody is told, everybody can do something about it, and nobody else waits."""

from __future__ import annotations

import asyncio
import time
from typing import Any
from urllib.request import urlopen

import pytest

from questboard.bots.thinker import Position
from questboard.games import new_table
from questboard.kernel import RulesError
from questboard.server.bot_pool import BotFailed, BotPool
from questboard.server.protocol import Invite, Mend, SeatRequest, TableInfo, Trouble
from questboard.testing.remote import Device
from questboard.testing.services import Server
from tests.server.conftest import SETTINGS
from tests.server.cursed import bless, curse
from tests.server.tables import ADA, kept, opened, sitting, wanted

pytestmark = pytest.mark.anyio


@pytest.fixture
def cursed(tmp_path):
    """A folder that makes bots fail."""
    return curse(tmp_path / "cursed")


@pytest.fixture
def server(cursed):
    """A server whose bots fail, except random ones."""
    with Server(**SETTINGS, PYTHONPATH=str(cursed)) as server:
        yield server


def bot(level):
    return SeatRequest("bot", "Hob", level)


never = Trouble(-1, "", 0.0)


async def until_trouble(player):
    """Play until the bot is asked, and fails."""
    while not player.table.trouble:
        await player.until(lambda player: player.choices or player.table.trouble)
        if player.choices:
            await player.answer(0)
            await player.until(lambda player: player.choices or player.table.trouble or player.over)


async def test_whatever_a_bot_does_the_people_at_the_table_are_told_and_can_go_on(server, cursed):
    for level in ("easy", "medium", "hard", "expert"):
        ada, bob = Device(server.url), Device(server.url)
        made = await ada.create_table(wanted(ADA, bot(level)))
        async with sitting(made.id, ada) as [player]:
            await until_trouble(player)
            assert (player.table.trouble.seat, player.table.trouble.level) == (1, level)
            assert player.table.status == "playing"
            at, told = player.shown.move, player.table.trouble.at
            await player.do(Mend(way="retry"))  # it fails again
            await player.until(lambda player, told=told: (player.table.trouble or never).at > told)
            assert player.shown.move == at
            if level == "easy":  # a person takes its seat
                await player.do(Mend(way="person"))
                assert player.table.seats[1].kind == "open"
                invite = await ada.post(f"/api/tables/{made.id}/seats/1/invite", {}, Invite)
                await bob.accept(invite.token, "Bob")
                async with sitting(made.id, bob) as [other]:
                    assert other.choices
                    await other.answer(0)
            else:  # another bot does
                await player.do(Mend(way="bot", level="random"))
                await player.until(lambda player, at=at: player.shown.move > at)
            assert player.table.trouble is None
    log = server.log
    assert log.count('"what":"a bot failed; its table waits for its people') == 8
    with urlopen(f"{server.url}/metrics") as metrics:
        assert b'questboard_bot_failures_total{level="hard"} 2.0' in metrics.read()


async def test_a_bot_that_recovers_goes_on_when_it_is_asked_to(server, cursed):
    ada = Device(server.url)
    made = await ada.create_table(wanted(ADA, bot("easy")))
    async with sitting(made.id, ada) as [player]:
        await until_trouble(player)
        bless(cursed)
        at = player.shown.move
        await player.do(Mend(way="retry"))
        await player.until(lambda player: player.shown.move > at)
        assert player.table.trouble is None
        refused = await player.refused(Mend(way="retry"))
        assert refused.message == "no bot has failed at this table"


async def test_tables_in_trouble_are_not_due(server):
    """However many there are, they don't stand before those that are."""
    ada = Device(server.url)
    made = await ada.create_table(wanted(ADA, bot("easy")))
    async with sitting(made.id, ada) as [player]:
        await until_trouble(player)
        assert (await kept(server, made.id)).record.due is None
    async with opened(server) as store:
        assert await store.due(time.time() + 1e6) == []
        assert await store.troubled() == 1
    server.restart()  # nor is it tried again
    assert ((await ada.table(made.id)).trouble or never).seat == 1


async def test_a_table_that_can_not_be_loaded_says_so_and_does_not_come_back(server):
    ada = Device(server.url)
    made = await ada.create_table(wanted(ADA, bot("random")))
    await asyncio.sleep(0)
    async with opened(server) as store:
        record = (await kept(server, made.id)).record
        bad = record.id
        await store.change_table(bad, options={"first_player": "none of this"}, due=1.0)
    server.restart()
    with pytest.raises(Exception, match="can't be loaded any more"):
        await ada.get(f"/api/tables/{bad}", TableInfo)
    async with opened(server) as store:
        for _ in range(300):
            if not await store.due(time.time()):
                break
            await asyncio.sleep(0.05)
        assert await store.due(time.time()) == []


# ---- the pool itself


def forever():
    while True:
        pass


async def test_a_rule_that_never_ends_is_ended():
    pool = BotPool(1, patience=0.3)
    try:
        with pytest.raises(BotFailed, match="took longer"):
            await asyncio.wait_for(pool.run(forever), 60)
    finally:
        pool.close()


def test_an_answer_to_another_question_is_refused():
    table: Any = new_table("portal", 2, seed=1)
    position = Position.of(table)
    assert position.chair().ask.digest == table.ask.digest
    table.answer(0)
    assert Position.of(table).asked != position.asked
    with pytest.raises(RulesError, match="another question"):
        position._replace(checkpoint=table.checkpoint()).chair()


async def test_eighty_tables_of_somebody_else_delay_a_bot_by_one_job():
    order = []
    pool = BotPool(1)
    try:
        await pool.run(pow, 2, 3)  # the process is there

        async def job(owner, seconds, kind):
            await pool.run(time.sleep, seconds, owner=owner, kind=kind)
            order.append(owner)

        crowd = [asyncio.create_task(job("mallory", 0.02, "expert")) for _ in range(80)]
        while pool.waiting < 79:
            await asyncio.sleep(0)
        await job("ada", 0.001, "easy")
        assert order.index("ada") <= 2
        await job("ada", 0.02, "expert")
        assert order.index("ada", 3) - order.index("ada") <= 4
        await asyncio.gather(*crowd)
        assert len(order) == 82
    finally:
        pool.close()
