"""The same server on PostgreSQL, which is more particular than SQLite."""

from __future__ import annotations

import asyncio
import json

import pytest

from questboard.server.protocol import LobbyInfo, Refused, Say, SitRequest, TableCreated
from questboard.testing.remote import Device, RemoteError
from questboard.testing.services import Server
from tests.server.conftest import SETTINGS
from tests.server.tables import ADA, OPEN, played_out, sitting, table_for_two, truth, wanted

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def on_postgres(postgres):
    """A server on a PostgreSQL database."""
    with Server(database_url=postgres.new_database(), **SETTINGS) as server:
        yield server
        assert '"level":"error"' not in server.log, server.log


@pytest.fixture
def people(on_postgres):
    """Two devices."""
    return Device(on_postgres.url), Device(on_postgres.url)


async def test_a_game_is_played_to_its_end_and_listed(on_postgres, people):
    ada, bob = people
    table = await played_out(on_postgres, ada, bob)
    info = await bob.table(table)
    assert info.status == "finished"
    assert tuple(info.result.scores) == (await truth(on_postgres, table)).outcome.scores
    assert [each.id for each in (await ada.get("/api/hall", LobbyInfo)).mine] == [table]


async def test_of_two_who_race_for_a_seat_one_gets_it(people):
    ada, bob = people
    made = await ada.create_table(wanted(ADA, OPEN, public=True))
    tries = [
        device.post(f"/api/tables/{made.id}/seats/1/sit", SitRequest("Bob"), TableCreated)
        for device in (ada, bob, ada, bob)
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, TableCreated) for result in results) == 1


async def test_strange_characters_are_refused_or_kept_but_never_a_failure(people):
    ada, bob = people
    for table in ("%00", "%ff", "a%00b", "%F0%9F%8D%BA", "x" * 500):
        with pytest.raises(RemoteError) as refused:
            await ada.table(table)
        assert refused.value.code == "not_found"
    for token in ("\x00", "\u2028", "🍺"):
        with pytest.raises(RemoteError) as refused:
            await ada.accept(token)
        assert refused.value.code == "not_found"
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        refusal = await player.send_raw(json.dumps({"type": "say", "text": "a\x00b"}))
        assert isinstance(refusal, Refused)
        assert refusal.code == "malformed"
        await player.do(Say(text="🍺 \u2028 ж"))
        assert player.chat[-1].text == "🍺 \u2028 ж"
