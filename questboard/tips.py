"""Tips: a sentence or two for the first time that a person is asked a kind of question.

They are a file beside the game's ledger, `tips.yaml`: a list of kinds of questions, each with what somebody
should know who has never been asked that. A tip is shown once on each device, and can be turned off.
"""

from __future__ import annotations

from functools import cache

import msgspec

from questboard.content import Words, load_entries
from questboard.games import folder_of


class Tip(msgspec.Struct, frozen=True):
    """What to know when a kind of question comes up for the first time."""

    id: str
    """The kind of question, as the game's `options` name it."""
    text: Words


@cache
def load_tips(game: str) -> tuple[Tip, ...]:
    """The tips of a game; none if it has none."""
    path = folder_of(game) / "tips.yaml"
    return tuple(load_entries(path, Tip)) if path.is_file() else ()
