"""The store: on SQLite and on PostgreSQL alike, what is kept is kept once."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from questboard.kernel import Luck, SetupError
from questboard.server import migrations
from questboard.server.lobby import new_record
from questboard.server.protocol import ChatLine, Proposal, Result
from questboard.server.records import MoveRecord, SeatRecord
from questboard.server.schema import CHAT, METADATA
from questboard.server.settings import sqlite_url
from questboard.server.store import MAX_LISTED, Store

pytestmark = pytest.mark.anyio

ADA, BOB = "a" * 64, "b" * 64


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request, tmp_path):
    """An empty store."""
    if request.param == "sqlite":
        url = sqlite_url(tmp_path / "tables.db")
    else:
        url = request.getfixturevalue("postgres_url")
    store = Store(url)
    await store.open()
    yield store
    await store.close()


def table(id="portal-1", **fields):
    record = new_record(ADA, "portal", {"tile_layout": "A", "extra_objectives": True}, Luck(bytes(range(16))))
    seats = [
        SeatRecord(seat=0, kind="person", name="Ada ♥", device=ADA, seen=3.5),
        SeatRecord(seat=1, kind="open", invite="i" * 64),
    ]
    return msgspec.structs.replace(record, id=id, seats=seats, **fields)


def move(number, value=None, kind="answer"):
    return MoveRecord(move=number, kind=kind, seat=0, by="person", value=value, at=1.25)


async def in_database(store, work):
    async with store._engine.begin() as connection:
        return await connection.run_sync(work)


# ---- the schema


async def test_the_migrations_make_exactly_the_schema(store):
    def differences(connection):
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return compare_metadata(context, METADATA)

    assert await in_database(store, differences) == []


async def test_a_database_that_is_up_to_date_stays_as_it_is(store):
    kept = table()
    await store.add_table(kept)
    await store.open()
    assert await store.table("portal-1") == kept


async def test_the_migrations_can_be_undone_and_done_again(store):
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))

    def downgrade(connection):
        config.attributes["connection"] = connection
        command.downgrade(config, "base")

    await in_database(store, downgrade)
    assert await in_database(store, lambda connection: inspect(connection).get_table_names()) == [
        "alembic_version"
    ]
    await store.open()
    await store.add_table(table())


async def test_a_database_of_a_newer_version_is_left_alone_with_a_sentence(store):
    async with store._engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SetupError, match="was used by a newer version of Questboard"):
        await store.open()
    async with store._engine.connect() as connection:
        assert (await connection.scalar(text("SELECT version_num FROM alembic_version"))) == "9999"


async def test_solo_games_that_ended_before_there_were_scores_to_beat_count(store):
    ada, bot = SeatRecord(seat=0, kind="person", device=ADA), SeatRecord(seat=0, kind="bot")
    with_bob = [ada, SeatRecord(seat=1, kind="person", device=BOB)]
    over: dict[str, Any] = {"status": "finished", "result": Result([41], [0], "", "YP-128")}
    games: list[tuple[str, list[SeatRecord], dict[str, Any]]] = [
        ("solo", [ada], over),
        ("running", [ada], {"status": "playing"}),
        ("bot", [bot], over),
        ("rivals", with_bob, over | {"result": Result([41, 27], [0], "", "YP-001")}),
        ("forked", [ada], over | {"forked_from": "solo"}),
        ("fantasy", [ada], over | {"game": "fantasy", "result": Result([], [0], "", "FA-001")}),
    ]
    for id, seats, fields in games:
        await store.add_table(msgspec.structs.replace(table(id, **fields), seats=seats))
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))

    def downgrade(connection):
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")

    await in_database(store, downgrade)
    await store.open()
    rule_options = {"tile_layout": "A", "extra_objectives": True}
    assert await store.solo_scores(ADA, "portal") == [("solo", rule_options, 41)]
    assert await store.solo_scores(ADA, "fantasy") == await store.solo_scores(BOB, "portal") == []
    assert (await store.table("rivals")).result.scores == [41, 27]


# ---- what has ended


async def test_the_games_of_a_device_that_ended_are_told_from_the_earliest(store):
    ended = {"status": "finished", "result": Result([41, 27], [0], "the highest total", "YP-001")}
    lost = {**ended, "result": Result([41, 47], [1], "the highest total", "YP-001")}
    await store.add_table(table(id="later", updated=2.0, solo_score=41, **ended))
    await store.add_table(table(id="earlier", updated=1.0, **lost))
    await store.add_table(table(id="guided", guided=True, **ended))
    await store.add_table(table(id="forked", forked_from="later", forked_ply=3, **ended))
    await store.add_table(table(id="running", status="playing"))
    found = await store.finished(ADA, "portal")
    assert [(each.won, each.solo_score, each.mine) for each in found] == [
        (False, None, [True, False]),
        (True, 41, [True, False]),
    ]
    assert found[0].options == {"tile_layout": "A", "extra_objectives": True}
    assert await store.finished(BOB, "portal") == await store.finished(ADA, "fantasy") == []


# ---- tables and seats


async def test_a_table_comes_back_as_it_was_kept(store):
    kept = table(
        public=True,
        guided=True,
        clock=90,
        status="finished",
        paused=True,
        proposal=Proposal("standin", 0, 1, [0]),
        asked=1,
        due=1794745181.25,
        move=7,
        ply=5,
        result=Result([41, 27], [0], "the highest total", "YP-001"),
        keepsake={"ply": 5, "scene": {"nodes": [1, 2.5, None, "ß"]}},
        forked_from="elsewhere",
        forked_ply=3,
        rematch="again",
        to_beat=40,
        solo_score=41,
        looked_ahead=True,
        created=1794745181.123456,
    )
    await store.add_table(kept)
    assert await store.table("portal-1") == kept
    assert await store.table("portal-2") is None


async def test_changes_of_a_table_are_kept_and_none_is_none(store):
    await store.add_table(table(proposal=Proposal("close", 0, 0, [1]), due=2.0))
    await store.change_table("portal-1", proposal=None, due=None, paused=True)
    changed = await store.table("portal-1")
    assert (changed.proposal, changed.due, changed.paused) == (None, None, True)


async def test_of_many_who_claim_a_seat_one_gets_it(store):
    await store.add_table(table())
    devices = [f"{number:064}" for number in range(8)]
    claims = [store.claim("portal-1", 1, None, device, "Bob") for device in devices[:4]]
    claims += [store.claim("portal-1", 1, "i" * 64, device, "Bob") for device in devices[4:]]
    won = await asyncio.gather(*claims)
    assert sum(won) == 1
    seat = (await store.table("portal-1")).seats[1]
    assert (seat.kind, seat.device, seat.invite) == ("person", devices[won.index(True)], None)


async def test_a_seat_is_not_both_a_persons_and_a_bots(store):
    await store.add_table(table())
    won = await asyncio.gather(
        store.claim("portal-1", 1, None, BOB, "Bob"), store.add_bot("portal-1", 1, "Hob", "easy")
    )
    assert sum(won) == 1
    assert (await store.table("portal-1")).seats[1].kind == ("person" if won[0] else "bot")


async def test_a_link_leads_to_its_seat_until_it_is_used(store):
    await store.add_table(table())
    found = await store.by_invite("i" * 64)
    assert found is not None
    assert (found[0].id, found[1]) == ("portal-1", 1)
    assert not await store.claim("portal-1", 1, "j" * 64, BOB, "Bob")
    assert await store.claim("portal-1", 1, "i" * 64, BOB, "Bob")
    assert await store.by_invite("i" * 64) is None


async def test_a_game_begins_once(store):
    await store.add_table(table())
    begun = await asyncio.gather(*(store.begin("portal-1", {"status": "playing"}) for _ in range(4)))
    assert sum(begun) == 1


async def test_there_is_one_rematch(store):
    await store.add_table(table(status="finished"))
    made = await asyncio.gather(
        *(store.add_rematch("portal-1", table(f"again-{number}")) for number in range(4))
    )
    assert sum(made) == 1
    assert (await store.table("portal-1")).rematch == f"again-{made.index(True)}"
    for number, won in enumerate(made):
        assert (await store.table(f"again-{number}") is not None) == won


# ---- moves


async def test_of_two_moves_with_one_number_one_is_kept(store):
    await store.add_table(table())
    assert await store.add_move("portal-1", move(0, "R"), {"move": 1, "ply": 1})
    assert not await store.add_move("portal-1", move(0, "G"), {"move": 1, "ply": 9, "asked": 3})
    assert [each.value for each in await store.moves("portal-1")] == ["R"]
    kept = await store.table("portal-1")
    assert (kept.move, kept.ply, kept.asked) == (1, 1, None)


async def test_of_many_moves_at_once_each_number_is_kept_once_and_no_other_table_suffers(store):
    for id in ("portal-1", "portal-2"):
        await store.add_table(table(id))
    tries = [
        (id, number, value) for number in range(5) for id in ("portal-1", "portal-2") for value in "RYGB"
    ]
    kept = await asyncio.gather(
        *(store.add_move(id, move(number, value), {"move": number + 1}) for id, number, value in tries)
    )
    assert sum(kept) == 10
    won = {(id, number): value for (id, number, value), kept in zip(tries, kept, strict=True) if kept}
    for id in ("portal-1", "portal-2"):
        assert [each.value for each in await store.moves(id)] == [won[id, number] for number in range(5)]


async def test_answers_come_back_as_the_options_that_they_were(store):
    await store.add_table(table())
    options = [None, True, 0, "R01", ("R", 3), (("R", 1), ("Y", None)), "ß♥"]
    for number, option in enumerate(options):
        await store.add_move("portal-1", move(number, option), {"move": number + 1})
    assert [each.value for each in await store.moves("portal-1")] == options
    assert [each.move for each in await store.moves("portal-1", 5)] == [5, 6]


async def test_a_fork_brings_its_moves(store):
    moves = [move(0, "R"), move(1, ("Y", 2)), move(2, 0, "undo")]
    await store.add_table(table(), moves)
    assert await store.moves("portal-1") == moves


# ---- talk, lists and clocks


async def test_the_newest_five_hundred_lines_of_a_chat_are_given_in_their_order(store):
    await store.add_table(table())
    said = [ChatLine(0, "Ada", f"{number} ☺", number / 4) for number in range(502)]
    rows = [{"table_id": "portal-1", **msgspec.structs.asdict(line)} for line in said]
    await in_database(store, lambda connection: connection.execute(CHAT.insert(), rows))
    await store.add_chat("portal-1", ChatLine(1, "Bob", "Yes.", 200.5))
    lines = await store.chat("portal-1")
    assert lines == [*said[3:], ChatLine(1, "Bob", "Yes.", 200.5)]


async def test_public_tables_are_listed_the_latest_first_and_not_without_end(store):
    for number in range(MAX_LISTED + 5):
        await store.add_table(table(f"table-{number}", public=True, updated=float(number)))
    await store.add_table(table("private", updated=1000.0))
    await store.add_table(table("running", public=True, status="playing"))
    listed = [each.id for each in await store.listed("gathering")]
    assert listed == [f"table-{number}" for number in range(MAX_LISTED + 4, 4, -1)]
    assert [each.id for each in await store.listed("playing", "finished")] == ["running"]
    assert len(await store.of_device(ADA)) == MAX_LISTED + 7
    assert await store.of_device(BOB) == []


async def test_running_games_in_which_somebody_is_late_are_found(store):
    for id, status, due in [
        ("late", "playing", 5.0),
        ("later", "playing", 4.0),
        ("in time", "playing", 9.0),
        ("no clock", "playing", None),
        ("over", "finished", 1.0),
    ]:
        await store.add_table(table(id, status=status, due=due))
    assert await store.due(6.0) == ["later", "late"]


async def test_who_was_seen_when(store):
    await store.add_table(table())
    await store.set_seen([("portal-1", 0), ("portal-1", 1)], 7.5)
    assert await store.last_seen(["portal-1", "portal-2"]) == {"portal-1": {0: 7.5, 1: 7.5}}
    await store.set_seen([], time.time())
    assert [seat.seen for seat in (await store.table("portal-1")).seats] == [7.5, 7.5]


async def test_what_is_new_is_told_by_the_number_of_moves_and_the_time(store):
    await store.add_table(table(move=3, updated=4.5))
    assert await store.versions(["portal-1", "nowhere"]) == {"portal-1": (3, 4.5)}
    assert await store.versions([]) == {}


# ---- callers that go away


async def test_closing_waits_for_what_a_cancelled_caller_began(tmp_path):
    file, line = tmp_path / "tables.db", ChatLine(1, "Bob", "Wait for me.", 2.5)
    store = Store(sqlite_url(file))
    await store.open()
    await store.add_table(table())
    threads = set(threading.enumerate())
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    caller = asyncio.create_task(store.add_chat("portal-1", line))
    await asyncio.sleep(0.05)
    caller.cancel()
    gone, _ = await asyncio.wait([caller], timeout=1)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0.05)
    closed_early = closing.done()
    other.execute("ROLLBACK")
    other.close()
    await asyncio.wait([closing, caller])
    assert gone
    assert not closed_early
    assert set(threading.enumerate()) <= threads
    again = Store(sqlite_url(file))
    await again.open()
    assert await again.chat("portal-1") == [line]
    await again.close()
