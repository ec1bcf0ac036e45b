"""The text table: a game as a plain stream of sentences, for people, screen readers and scripts.

`table` is the conversation, `words` turns scenes and outcomes into lines, `seats` says who plays,
`savefile` keeps games and pictures on disk, and `scores` the scores to beat. Nothing here knows any game.
"""

from questboard.text.savefile import keep_game, keep_picture, open_game
from questboard.text.scores import ScoreSheet
from questboard.text.seats import Seat, default_names, read_seats, read_viewer
from questboard.text.table import TextTable

__all__ = [
    "ScoreSheet",
    "Seat",
    "TextTable",
    "default_names",
    "keep_game",
    "keep_picture",
    "open_game",
    "read_seats",
    "read_viewer",
]
