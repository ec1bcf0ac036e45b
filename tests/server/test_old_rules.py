"""Games under older rules: what has ended is still shown, and what was running says why it can't go on."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager

import msgspec
import pytest

from questboard.marks import Mark
from questboard.server.protocol import (
    Answer,
    ForkRequest,
    Line,
    LobbyInfo,
    Moment,
    Propose,
    TableCreated,
    Undo,
)
from questboard.testing.remote import TIMEOUT, RemoteError
from tests.server.tables import (
    ADA,
    BOT,
    kept,
    nothing_changes,
    opened,
    played_out,
    sitting,
    table_for_two,
)

pytestmark = pytest.mark.anyio


async def under_older_rules(server, table, **changes):
    """The same table as if it had been played before the rules were mended."""
    found = await kept(server, table)
    old = secrets.token_urlsafe(9)
    record = msgspec.structs.replace(found.record, id=old, rules=0, **changes)
    async with opened(server) as store:
        await store.add_table(record, found.moves)
    return old


async def test_a_finished_game_is_still_shown_as_everybody_saw_its_end(server, ada, bob, eve):
    table = await played_out(server, ada, bob)
    old = await under_older_rules(server, table)
    info = await ada.table(old)
    assert info.status == "finished"
    assert info.result == (await ada.table(table)).result
    assert info.luck_key
    last = await ada.get(f"/api/tables/{table}/moments/{info.ply}?seat=-1", Moment)
    last.beats = []  # how it came to that can't be played again
    for device in (ada, eve):
        assert await device.get(f"/api/tables/{old}/moments/{info.ply}", Moment) == last
        assert await device.get(f"/api/tables/{old}/moments/0", Moment) == last  # there is no other
        assert await device.get(f"/api/tables/{old}/story", list[Line]) == last.lines
        assert await device.get(f"/api/tables/{old}/marks", list[Mark]) == []
        with pytest.raises(RemoteError, match="the rules have changed"):
            await device.fetch(f"/api/tables/{old}/beats?after=0")
        text = (await device.fetch(f"/api/tables/{old}/text")).decode()
        assert last.lines[-1].text in text
        assert info.luck_key in text
    async with at(ada, old) as player:
        assert player.table.status == "finished"


async def test_a_finished_game_can_not_be_saved_or_forked_but_played_once_more(server, ada, bob):
    old = await under_older_rules(server, await played_out(server, ada, bob))
    before = (await ada.get("/api/hall", LobbyInfo)).mine
    with pytest.raises(RemoteError, match="rules have changed since this game began") as refused:
        await ada.fetch(f"/api/tables/{old}/save")
    assert (refused.value.status, refused.value.code) == (409, "closed")
    with pytest.raises(RemoteError, match="rules have changed since this game began"):
        await ada.post(f"/api/tables/{old}/fork", ForkRequest(3, [ADA, BOT]), TableCreated)
    assert (await ada.get("/api/hall", LobbyInfo)).mine == before
    again = await ada.post(f"/api/tables/{old}/rematch", None, TableCreated)
    async with sitting(again.id, ada) as [player]:
        assert player.shown.move == 0


async def test_a_running_game_says_that_it_can_not_go_on(server, ada, bob):
    old = await under_older_rules(server, await table_for_two(ada, bob))
    info = await ada.table(old)
    assert (info.status, info.luck_key) == ("old", "")
    assert {table.id: table.status for table in (await ada.get("/api/hall", LobbyInfo)).mine}[old] == "old"
    async with at(ada, old) as player, nothing_changes(server, old):
        assert player.table.status == "old"
        for message in (Answer(move=0, index=0), Undo()):
            refused = await player.refused(message)
            assert refused.code == "closed"
            assert "rules have changed since this game began" in refused.message
    for what in ("moments/0", "story", "text"):
        with pytest.raises(RemoteError, match="have changed since this game began; it can't be shown"):
            await ada.fetch(f"/api/tables/{old}/{what}")


async def test_a_running_game_can_be_given_up(server, ada, bob):
    old = await under_older_rules(server, await table_for_two(ada, bob))
    async with at(ada, old) as player:
        await player.do(Propose(kind="close"))
        await player.until(lambda player: player.table.proposal)


async def test_the_clock_of_a_running_game_disturbs_no_other(server, ada, bob):
    old = await under_older_rules(server, await table_for_two(ada, bob), clock=10, due=1.0)
    async with asyncio.timeout(TIMEOUT):
        while (await kept(server, old)).record.due is not None:
            await asyncio.sleep(0.1)
    assert (await ada.table(old)).status == "old"


@asynccontextmanager
async def at(device, table):
    """A line to a table on which nothing is shown."""
    async with device.at_table(table) as player:
        await player.until(lambda player: player.table)
        yield player
