"""Games of other packages on a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from questboard.lookup import Found
from questboard.server.protocol import BoxInfo, RuleInfo, SeatRequest, TableRequest
from questboard.testing.remote import Device
from questboard.testing.services import Server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(site: Path) -> Iterator[Server]:
    """A server in an environment that has these packages."""
    unhurried = {"QUESTBOARD_REQUESTS_PER_MINUTE": "0", "QUESTBOARD_MESSAGES_PER_SECOND": "1000"}
    settings: dict[str, Any] = {"PYTHONPATH": str(site), **unhurried}
    with Server(**settings) as server:
        yield server


async def test_it_is_played_on_a_server_with_bots(server):
    ada = Device(server.url)
    shelf = {box.name: box for box in await ada.get("/api/boxes", list[BoxInfo])}
    assert (shelf["lanterns"].title, shelf["lanterns"].seats) == ("Lanterns", [2, 3, 4])
    assert (shelf["lanterns"].written, shelf["portal"].written) == (False, True)
    assert await ada.get("/api/boxes/lanterns/rules", list[RuleInfo]) == []
    assert await ada.get("/api/boxes/lanterns/search?q=lantern", Found) == Found(())
    seats = [
        SeatRequest("me", "Ada"),
        SeatRequest("bot", "Hob", "medium"),
        SeatRequest("bot", "Nell", "random"),
    ]
    made = await ada.create_table(TableRequest("lanterns", seats))
    async with ada.at_table(made.id, 0) as player:
        await player.play_out(lambda player: player.choices - 1)
        assert player.shown is not None
        assert player.shown.scene.title == "Lanterns"


async def test_a_box_of_the_adventure_system_is_played_on_a_server_with_bots(server):
    ada = Device(server.url)
    shelf = {box.name: box for box in await ada.get("/api/boxes", list[BoxInfo])}
    assert (shelf["rats"].title, shelf["rats"].seats) == ("Rats in the Cellar", [1, 2])
    seats = [SeatRequest("me", "Ada"), SeatRequest("bot", "Hob", "medium")]
    made = await ada.create_table(TableRequest("rats", seats))
    async with ada.at_table(made.id, 0) as player:
        await player.play_out(lambda player: 0)
        assert player.shown is not None
        assert any("Cellar stairs" in node.label for node in player.shown.scene.walk())
