"""The server: tables that people reach over HTTP and WebSocket, kept in a database.

`wire` is what crosses the line; `http`, `socket` and `pages` answer it; `lobby`, `play` and `past`
do what is asked; a `house` has `room`s, and the `store` keeps them. No module here knows a game.
"""

from questboard.server.app import create_app
from questboard.server.settings import Settings, sqlite_url

__all__ = ["Settings", "create_app", "sqlite_url"]
