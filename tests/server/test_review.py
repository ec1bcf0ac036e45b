"""The review of a finished game: asked for by anybody, thought out once, kept, and shared as a page."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

from questboard.bots import Appraisal
from questboard.kernel import Luck
from questboard.server import reviews
from questboard.server.bot_pool import BotPool
from questboard.server.errors import RequestError
from questboard.server.lobby import new_record
from questboard.server.process import ServerProcess
from questboard.server.protocol import ReviewInfo
from questboard.server.pubsub import PubSub
from questboard.server.records import ReviewRecord, SeatRecord
from questboard.server.reviews import ABANDONED_AFTER
from questboard.server.rooms import get_room
from questboard.server.store import Store
from questboard.testing.remote import TIMEOUT, RemoteError
from tests.server.tables import ADA, OPEN, opened, played_out, table_for_two, wanted

pytestmark = pytest.mark.anyio


async def ask(device, table):
    return await device.post(f"/api/tables/{table}/review", {}, ReviewInfo)


async def reviewed(device, table):
    """How far a review was each time one looked, until it was ready."""
    seen = [await ask(device, table)]
    while not seen[-1].ready:
        await asyncio.sleep(0.1)
        seen.append(await device.get(f"/api/tables/{table}/review", ReviewInfo))
    return seen


async def page(server, table):
    async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT) as client:
        return await client.get(f"/table/{table}/review")


async def test_anybody_asks_for_the_review_of_a_finished_game_and_shares_its_page(server, ada, bob, eve):
    table = await played_out(server, ada, bob)
    plies = (await ada.table(table)).ply
    with pytest.raises(RemoteError, match="has no review yet") as refused:
        await eve.get(f"/api/tables/{table}/review", ReviewInfo)
    assert refused.value.status == 404
    assert (await page(server, table)).headers["location"] == f"/table/{table}"

    seen = await reviewed(eve, table)
    assert [each.done for each in seen] == sorted(each.done for each in seen)
    assert seen[-1] == ReviewInfo(True, plies, plies)
    shared = await page(server, table)
    assert shared.headers["content-type"].startswith("text/html")
    assert "Ada" in shared.text
    assert "Bob" in shared.text
    assert "data:image/svg+xml" in shared.text
    assert "<script" not in shared.text
    assert shared.text.count(f'"/table/{table}/replay?ply=') == 2 * shared.text.count('<li id="mistake-')

    assert await ask(ada, table) == seen[-1]  # it is thought out once
    assert (await page(server, table)).text == shared.text


async def test_only_a_finished_game_is_reviewed(ada, bob):
    running = await table_for_two(ada, bob)
    gathering = (await ada.create_table(wanted(ADA, OPEN))).id
    for table in (running, gathering):
        with pytest.raises(RemoteError, match="when it is over") as refused:
            await ask(ada, table)
        assert (refused.value.status, refused.value.code) == (409, "running")
    with pytest.raises(RemoteError) as refused:
        await ask(ada, "nowhere")
    assert refused.value.status == 404


async def test_a_review_that_got_lost_with_its_server_can_be_asked_for_again(server, ada, bob):
    table = await played_out(server, ada, bob)
    async with opened(server) as store:
        began = time.time()
        assert await store.claim_review(table, began - ABANDONED_AFTER - 1, 0)
        assert not await store.claim_review(table, began, began - ABANDONED_AFTER - 2)  # somebody works on it
    with pytest.raises(RemoteError, match="has no review yet"):
        await ada.get(f"/api/tables/{table}/review", ReviewInfo)
    assert (await reviewed(ada, table))[-1].ready
    async with opened(server) as store:
        assert not await store.claim_review(table, began, time.time() + ABANDONED_AFTER)  # it is done


async def test_a_review_that_another_version_has_written_can_be_asked_for_again(server, ada, bob):
    table = await played_out(server, ada, bob)
    async with opened(server) as store:
        assert await store.claim_review(table, time.time(), 0)
        await store.update_review(table, review='{"game": "portal"}')
    assert (await ask(ada, table)).ready
    assert (await page(server, table)).headers["location"] == f"/table/{table}"
    with pytest.raises(RemoteError, match="has no review yet"):
        await ada.get(f"/api/tables/{table}/review", ReviewInfo)


async def test_a_review_has_one_taker_on_postgresql_too(postgres):
    store = Store(postgres.new_database())
    await store.open()
    record = new_record("", "portal", {}, Luck.seeded(1))
    record.seats = [SeatRecord(seat=0, kind="bot")]
    await store.add_table(record)
    claims = [await store.claim_review(record.id, at, before) for at, before in ((5, 0), (6, 5), (7, 6))]
    assert claims == [True, False, True]
    await store.update_review(record.id, done=3, review="{}")
    assert await store.review(record.id) == ReviewRecord(done=3, decisions=0, at=7, review="{}")
    assert not await store.claim_review(record.id, 9, 9)
    await store.close()


class Muser:
    """A thinker who thinks nothing of any answer, and notes how it was asked."""

    def __init__(self, limit=10**6):
        self.limit = limit
        self.asked = []
        self.at_once = self.most_at_once = 0

    async def run(self, appraise, decision):
        self.asked.append(decision)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await (asyncio.sleep(0) if len(self.asked) < self.limit else asyncio.Event().wait())
        self.at_once -= 1
        return Appraisal(decision.index, decision.index, (0.5, 0.5), (0.5, 0.5), 0.0, 0.0, 2)


async def test_games_are_reviewed_in_turns_one_answer_at_a_time(server, ada, bob):
    tables = [await played_out(server, ada, bob) for _ in range(2)]
    muser: Any = Muser()
    async with opened(server) as store:
        process = ServerProcess(store, muser, PubSub(), absent_after=0)
        rooms = [await get_room(process, table) for table in tables]
        for room in rooms:
            assert not (await process.reviews.request(room)).ready
        await asyncio.gather(*process._tasks)
        assert [(await process.reviews.info(table)).ready for table in tables] == [True, True]
    assert len(muser.asked) == sum(room.table.ply for room in rooms)
    assert muser.most_at_once == 1


async def test_a_server_that_goes_down_leaves_no_review_half_done(server, ada, bob):
    table = await played_out(server, ada, bob)
    muser: Any = Muser(limit=5)
    async with opened(server) as store:
        process = ServerProcess(store, muser, PubSub(), absent_after=0)
        await process.reviews.request(await get_room(process, table))
        [reviewing] = process._tasks
        while len(muser.asked) < 5:
            await asyncio.sleep(0.01)
        reviewing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reviewing
        assert await store.review(table) is None


async def test_a_process_reviews_so_many_games_at_once_and_no_more(server, ada, bob, monkeypatch):
    table = await played_out(server, ada, bob)
    monkeypatch.setattr(reviews, "MAX_AT_ONCE", 0)
    async with opened(server) as store:
        process = ServerProcess(store, BotPool(1), PubSub(), absent_after=0)
        with pytest.raises(RequestError, match="other games are being reviewed"):
            await process.reviews.request(await get_room(process, table))
        assert await store.review(table) is None
