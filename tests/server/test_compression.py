"""Compression: a scene on the network is as small as what has changed in it."""

from __future__ import annotations

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from questboard.server.protocol import Answer, SceneUpdate, ServerMessage
from tests.server.tables import ADA, wanted

pytestmark = pytest.mark.anyio


class Counting(ClientConnection):
    """A line that counts what comes over it."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


async def played(ada, answers, **more):
    """Bytes of text and bytes on the wire for each answer in a game."""
    made = await ada.create_table(wanted(ADA))
    address = f"{ada.url.replace('http', 'ws', 1)}/api/tables/{made.id}/play"
    headers = ada.headers
    async with connect(address, additional_headers=headers, create_connection=Counting, **more) as line:
        assert isinstance(line, Counting)
        text = wire = 0
        for move in range(answers + 1):
            before, said = line.received, await next_scene(line)
            if move:  # the first one comes with everything else
                text, wire = text + len(said), wire + line.received - before
            await line.send(msgspec.json.encode(Answer(move=move, index=0)).decode())
        return text / answers, wire / answers


async def next_scene(line: ClientConnection) -> str:
    """The text of the next scene that comes over a line."""
    while True:
        text = str(await line.recv())
        if isinstance(msgspec.json.decode(text, type=ServerMessage), SceneUpdate):
            return text


async def test_a_scene_costs_a_browser_a_small_part_of_its_length(ada):
    as_browsers_do = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    text, wire = await played(ada, 10, compression=None, extensions=[as_browsers_do])
    assert text > 10_000
    assert wire < text / 10


async def test_who_does_not_want_compression_gets_none(ada):
    text, wire = await played(ada, 3, compression=None)
    assert wire > text
