"""A game of another package on a server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questboard.server.protocol import BoxInfo, SeatRequest, TableRequest
from questboard.testing.remote import Device
from questboard.testing.services import Server
from tests import lanterns

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in an environment that has the package of the docs."""
    site = lanterns.install(tmp_path_factory.mktemp("lanterns"))
    with Server(PYTHONPATH=str(site), QUESTBOARD_REQUESTS_PER_MINUTE="0") as server:
        yield server


async def test_it_is_played_on_a_server_with_bots(server):
    ada = Device(server.url)
    shelf = {box.name: box for box in await ada.get("/api/boxes", list[BoxInfo])}
    assert (shelf["lanterns"].title, shelf["lanterns"].seats) == ("Lanterns", [2, 3, 4])
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
