"""The move writer: moves of many games in one transaction, and each as safe as if it were alone."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from questboard.kernel import Luck
from questboard.server.lobby import new_record
from questboard.server.records import MoveRecord, SeatRecord
from questboard.server.settings import sqlite_url
from questboard.server.store import Store

pytestmark = pytest.mark.anyio

NAMES = [f"table-{number}" for number in range(12)]


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request, tmp_path):
    """A store with some tables."""
    is_file = request.param == "sqlite"
    url = sqlite_url(tmp_path / "tables.db") if is_file else request.getfixturevalue("postgres_url")
    store = Store(url)
    await store.open()
    for name in NAMES:
        record = new_record("", "portal", {}, Luck(b"0" * 16))
        await store.add_table(
            msgspec.structs.replace(record, id=name, seats=[SeatRecord(seat=0, kind="open")])
        )
    yield store
    await store.close()


@pytest.fixture
def transactions(store, monkeypatch):
    """Counts the transactions of the move writer."""
    began: list[object] = []
    transact = store._move_writer._transact

    async def counted(work):
        began.append(work)
        await transact(work)

    monkeypatch.setattr(store._move_writer, "_transact", counted)
    return began


def moved(store, name, value="ale", **changes):
    """The first move of a table."""
    move = MoveRecord(move=0, kind="answer", seat=0, by="person", value=value, at=1.0)
    return store.add_move(name, move, {"move": 1, "ply": 1, "updated": 2.0, **changes})


async def test_moves_that_come_together_are_committed_together(store, transactions):
    assert await asyncio.gather(*(moved(store, name, name) for name in NAMES)) == [True] * len(NAMES)
    assert len(transactions) == 1
    for name in NAMES:
        assert [move.value for move in await store.moves(name)] == [name]
        assert (await store.table(name)).move == 1


async def test_moves_that_come_while_others_are_written_come_next(store, transactions):
    first = asyncio.create_task(moved(store, NAMES[0]))
    while not transactions:
        await asyncio.sleep(0)
    assert await asyncio.gather(*(moved(store, name) for name in NAMES[1:])) == [True] * (len(NAMES) - 1)
    assert first.done()
    assert len(transactions) == 2


async def test_one_who_is_too_late_spoils_nothing_for_the_others(store):
    await moved(store, NAMES[5], "wine")
    kept = await asyncio.gather(*(moved(store, name) for name in NAMES))
    assert kept == [name != NAMES[5] for name in NAMES]
    assert [[move.value for move in await store.moves(name)] for name in NAMES[4:7]] == [
        ["ale"],
        ["wine"],
        ["ale"],
    ]


async def test_a_game_may_end_among_others_that_go_on(store):
    ends = {"status": "finished", "keepsake": {"ply": 1}}
    await asyncio.gather(*(moved(store, name, **(ends if name == NAMES[3] else {})) for name in NAMES))
    records = [await store.table(name) for name in NAMES]
    assert [record.status for record in records].index("finished") == 3
    assert {record.move for record in records} == {1}


async def test_when_the_database_fails_everybody_hears_of_it_and_the_next_move_is_kept(store, monkeypatch):
    async def full(_):
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store._move_writer, "_transact", full)
        answers = await asyncio.gather(*(moved(store, name) for name in NAMES), return_exceptions=True)
        assert [str(answer) for answer in answers] == ["the disk is full"] * len(NAMES)
    assert await moved(store, NAMES[0])


async def test_who_leaves_before_the_commit_takes_nothing_back(store, transactions):
    leaving = asyncio.create_task(moved(store, NAMES[0]))
    staying = asyncio.create_task(moved(store, NAMES[1]))
    while not transactions:
        await asyncio.sleep(0)
    leaving.cancel()
    assert await staying
    assert [len(await store.moves(name)) for name in NAMES[:2]] == [1, 1]


async def test_a_store_that_is_closed_has_written_everything(store, transactions):
    writing = asyncio.create_task(moved(store, NAMES[0]))
    await asyncio.sleep(0)
    await store._move_writer.finish()
    assert await writing
    assert len(await store.moves(NAMES[0])) == 1
