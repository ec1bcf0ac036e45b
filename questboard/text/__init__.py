"""The text table: a game as plain sentences, for terminals, screen readers and scripts.

`table` runs the game, `words` turns scenes and outcomes into lines, `seats` parses who plays, `savefile`
writes games and pictures to disk, and `scores` keeps the scores to beat. `telling` is what each reader has
been told, `tie_breaks` who isn't asked about ties, and `cues` puts cues into words. No module here knows a
game.

`board` shows the table: `plan` reads a board with squares, `places` says where things lie and what its
squares are called, `signs` which letters and signs stand for what. `grid`, `rows` and `seating` draw the
three sorts of boards, and `directions` says them in words. `squares` lets people answer with squares,
`style` is what the terminal can show, and `screen` hides one person's hand from the next.
"""

from questboard.text.savefile import open_game, save_game, save_picture, seats_in
from questboard.text.scores import ScoreSheet
from questboard.text.screen import Screen
from questboard.text.seats import Seat, default_names, read_seats, read_viewer
from questboard.text.style import Style, style_for
from questboard.text.table import TextTable

__all__ = [
    "ScoreSheet",
    "Screen",
    "Seat",
    "Style",
    "TextTable",
    "default_names",
    "open_game",
    "read_seats",
    "read_viewer",
    "save_game",
    "save_picture",
    "seats_in",
    "style_for",
]
