"""The review of a finished game: asked for by anybody, thought out once, kept, and shared as a page."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

from questboard.bots import Appraisal
from questboard.kernel import Luck
from questboard.server import critics
from questboard.server.channel import Channel
from questboard.server.critics import LOST
from questboard.server.denied import Denied
from questboard.server.house import House
from questboard.server.lobby import new_record
from questboard.server.store import ReviewRecord, SeatRecord, Store
from questboard.server.thinkers import Thinkers
from questboard.server.wire import ReviewInfo
from questboard.testing.remote import PATIENCE, RemoteError
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
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        return await client.get(f"/table/{table}/review")


async def test_anybody_asks_for_the_review_of_a_finished_game_and_shares_its_page(server, ada, bob, eve):
    table = await played_out(server, ada, bob)
    plies = (await ada.table(table)).ply
    with pytest.raises(RemoteError, match="not being reviewed") as refused:
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

    assert await ask(ada, table) == seen[-1]  # it is thought out once
    assert (await page(server, table)).text == shared.text


async def test_only_a_finished_game_is_reviewed(ada, bob):
    running = await table_for_two(ada, bob)
    gathering = (await ada.make_table(wanted(ADA, OPEN))).id
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
        assert await store.claim_review(table, began - LOST - 1, 0)
        assert not await store.claim_review(table, began, began - LOST - 2)  # somebody works on it
    with pytest.raises(RemoteError, match="not being reviewed"):
        await ada.get(f"/api/tables/{table}/review", ReviewInfo)
    assert (await reviewed(ada, table))[-1].ready
    async with opened(server) as store:
        assert not await store.claim_review(table, began, time.time() + LOST)  # it is done


async def test_a_review_that_another_version_has_written_can_be_asked_for_again(server, ada, bob):
    table = await played_out(server, ada, bob)
    async with opened(server) as store:
        assert await store.claim_review(table, time.time(), 0)
        await store.note_review(table, review='{"game": "portal"}')
    assert (await ask(ada, table)).ready
    assert (await page(server, table)).headers["location"] == f"/table/{table}"
    with pytest.raises(RemoteError, match="not being reviewed"):
        await ada.get(f"/api/tables/{table}/review", ReviewInfo)


async def test_a_review_has_one_taker_on_postgresql_too(postgres):
    store = Store(postgres.new_database())
    await store.open()
    record = new_record("", "portal", {}, Luck.seeded(1))
    record.seats = [SeatRecord(seat=0, kind="bot")]
    await store.add_table(record)
    claims = [await store.claim_review(record.id, at, before) for at, before in ((5, 0), (6, 5), (7, 6))]
    assert claims == [True, False, True]
    await store.note_review(record.id, done=3, review="{}")
    assert await store.review(record.id) == ReviewRecord(done=3, decisions=0, at=7, review="{}")
    assert not await store.claim_review(record.id, 9, 9)
    await store.close()


class Muser:
    """A thinker who thinks nothing of any answer, and notes how it was asked."""

    def __init__(self, limit=10**6):
        self.limit = limit
        self.asked = []
        self.at_once = self.most_at_once = 0

    async def appraise(self, game, checkpoint, index, *_):
        self.asked.append(checkpoint)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await (asyncio.sleep(0) if len(self.asked) < self.limit else asyncio.Event().wait())
        self.at_once -= 1
        return Appraisal(index, index, (0.5, 0.5), (0.5, 0.5), 0.0, 0.0, 2)


async def test_games_are_reviewed_in_turns_one_answer_at_a_time(server, ada, bob):
    tables = [await played_out(server, ada, bob) for _ in range(2)]
    muser: Any = Muser()
    async with opened(server) as store:
        house = House(store, muser, Channel(), absent_after=0)
        rooms = [await house.room(table) for table in tables]
        for room in rooms:
            assert not (await house.critics.ask(room)).ready
        await asyncio.gather(*house._tasks)
        assert [(await house.critics.info(table)).ready for table in tables] == [True, True]
    assert len(muser.asked) == sum(room.table.ply for room in rooms)
    assert muser.most_at_once == 1


async def test_a_server_that_goes_down_leaves_no_review_half_done(server, ada, bob):
    table = await played_out(server, ada, bob)
    muser: Any = Muser(limit=5)
    async with opened(server) as store:
        house = House(store, muser, Channel(), absent_after=0)
        await house.critics.ask(await house.room(table))
        [reviewing] = house._tasks
        while len(muser.asked) < 5:
            await asyncio.sleep(0.01)
        reviewing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reviewing
        assert await store.review(table) is None


async def test_a_process_reviews_so_many_games_at_once_and_no_more(server, ada, bob, monkeypatch):
    table = await played_out(server, ada, bob)
    monkeypatch.setattr(critics, "MOST", 0)
    async with opened(server) as store:
        house = House(store, Thinkers(1), Channel(), absent_after=0)
        with pytest.raises(Denied, match="several games are being reviewed"):
            await house.critics.ask(await house.room(table))
        assert await store.review(table) is None
