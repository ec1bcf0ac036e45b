"""The server: tables that people reach over HTTP and WebSocket, kept in a database.

`protocol` defines all messages. `http`, `socket` and `pages` receive requests, `permissions` decides who may
do what, and `lobby`, `play`, `history` and `reviews` carry requests out. A `process` has `rooms`; `moves`,
`bots`, `clock`, `presence` and `sync` keep them going, and the `store` saves them. No module here knows a
game.
"""

from questboard.server.app import create_app
from questboard.server.settings import Settings, sqlite_url

__all__ = ["Settings", "create_app", "sqlite_url"]
