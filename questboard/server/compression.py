"""Compression: uvicorn's WebSocket protocol with a larger compression window.

Consecutive scenes of a game differ little, and a scene is about 24 kB of text. With a window of that size
the next scene takes a few hundred bytes, and less time than with uvicorn's smaller default.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

DEFLATE = ServerPerMessageDeflateFactory(client_max_window_bits=10, compress_settings={"memLevel": 5})
"""A 32 kB window for messages that we send, 1 kB for those that we receive; 150 kB of memory per socket."""


class CompressedWebSockets(WebSocketsSansIOProtocol):
    """WebSockets whose messages are compressed for every client that offers it, as all browsers do."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [DEFLATE]
