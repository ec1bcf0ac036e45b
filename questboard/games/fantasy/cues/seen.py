"""What cues are made from: an event as a seat has seen it, and that seat's view right after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from questboard.cues import Die
from questboard.games.fantasy.content import DICE
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.party import face_in_words
from questboard.games.fantasy.scene.symbols import DIE_COLOR, die_face
from questboard.games.fantasy.state import FantasyView
from questboard.games.fantasy.words import figure_name


class Seen(NamedTuple):
    """An event, and the table right after it."""

    facts: Mapping[str, Any]
    view: FantasyView
    names: Sequence[str]
    """Of the players."""
    cause: str
    """The card that made it happen."""

    @property
    def figure(self) -> str:
        """The node of the figure that the event is about."""
        return self.node(self.facts["figure"])

    @property
    def target(self) -> str:
        """The node of its target."""
        return self.node(self.facts["target"])

    def node(self, name: str) -> str:
        """The node of a figure; the token of a hero who is dead by now."""
        return ids.standing_or_fallen(self.view, name) if name else ""

    def called(self, name: str) -> str:
        """What a figure is called, at the beginning of a line."""
        words = figure_name(name, self.view.adventure)
        return words[0].upper() + words[1:]


def thrown(dice: Sequence[tuple[str, int | str]]) -> tuple[Die, ...]:
    """Dice as they fell: each by its name with what it shows."""
    return tuple(
        Die(
            face=face_in_words(name, face),
            sides=DICE[name].name,
            color=DIE_COLOR[name],
            icon=die_face(name, face)[0],
        )
        for name, face in dice
    )
