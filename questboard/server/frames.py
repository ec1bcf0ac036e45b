"""Frames: the WebSocket protocol of uvicorn, with a memory for what was sent before.

Two moments of a game differ in little, and a scene has some 24 kB of text. A window as wide as that
makes the next scene a few hundred bytes, and costs less time than the narrow one that is uvicorn's own.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WIDE = ServerPerMessageDeflateFactory(client_max_window_bits=10, compress_settings={"memLevel": 5})
"""32 kB back for what we send, 1 kB for what we hear; 150 kB of memory for each socket."""


class Frames(WebSocketsSansIOProtocol):
    """A line whose messages are compressed for browsers, which all offer it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [WIDE]
