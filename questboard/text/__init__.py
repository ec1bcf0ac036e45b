"""The text table: a game as plain sentences, for terminals, screen readers and scripts.

`table` runs the game, `words` turns scenes and outcomes into lines, `seats` parses who plays, `savefile`
writes games and pictures to disk, and `scores` keeps the scores to beat. `telling` is what each reader has
been told, `tie_breaks` who isn't asked about ties, and `cues` puts cues into words. No module here knows a
game.
"""

from questboard.text.savefile import open_game, save_game, save_picture
from questboard.text.scores import ScoreSheet
from questboard.text.seats import Seat, default_names, read_seats, read_viewer
from questboard.text.table import TextTable

__all__ = [
    "ScoreSheet",
    "Seat",
    "TextTable",
    "default_names",
    "open_game",
    "read_seats",
    "read_viewer",
    "save_game",
    "save_picture",
]
