"""The end of an evening as a story: who was merriest, by how much, and what decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from questboard.ending import Closing, Feat, Performer, Story
from questboard.games.portal.language import t
from questboard.games.portal.state import PortalView
from questboard.games.portal.verdict import decided, title
from questboard.kernel import Event, Outcome
from questboard.language import Plural

WEIGHTS: Mapping[str, int] = MappingProxyType({"endgame": 4, "claimed": 3, "stole": 2, "perfect_match": 1})
"""How much kinds of events decide."""


class PortalStory(Story[PortalView]):
    """How The Yawning Portal tells its ends."""

    feats = (
        Feat("claimed", "1 Objective claimed", "{count} Objectives claimed", "player"),
        Feat("stole", "1 Gem stolen", "{count} Gems stolen", "player"),
        Feat("perfect_match", "1 perfect match", "{count} perfect matches", "player"),
        Feat("seated", "1 Hero seated", "{count} Heroes seated", "player"),
        Feat("placed", "1 dish served", "{count} dishes served", "player"),
    )
    tally = ("perfect_match", Plural("{count} match", "{count} matches"))

    def closing(
        self, view: PortalView, outcome: Outcome, names: Sequence[str], events: Sequence[Event]
    ) -> Closing:
        """Whose table was the merriest, by how much, and thanks to what."""
        cast = {seat: Performer(seat, name) for seat, name in enumerate(names)}
        near = "" if view.solo else decided(view, names)
        return Closing(title(view, names), cast, t("Turn {turn}", turn=view.turn), near)

    def when(self, event: Event, before: str) -> str:
        """The turn."""
        return t("Turn {turn}", turn=event.facts["turn"]) if event.kind == "turn" else before

    def weight(self, event: Event) -> int:
        """Objectives, and what barkeeps do to each other."""
        return WEIGHTS.get(event.kind, 0)
