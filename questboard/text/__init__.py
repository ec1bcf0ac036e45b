"""The text table: a game as a plain stream of sentences, for people, screen readers and scripts.

`table` is the conversation, `words` turns scenes and outcomes into lines, `seats` says who plays,
and `savefile` keeps games and pictures on disk. Nothing here knows any game.
"""

from questboard.text.savefile import keep_game, keep_picture, open_game
from questboard.text.seats import Seat, nameless, read_seats, read_viewer
from questboard.text.table import TextTable

__all__ = [
    "Seat",
    "TextTable",
    "keep_game",
    "keep_picture",
    "nameless",
    "open_game",
    "read_seats",
    "read_viewer",
]
