"""Dungeon Crawl: the Adventure that can be played at every level."""

from __future__ import annotations

from questboard.games.dragonfire.content import ADVENTURES
from questboard.games.dragonfire.rules.quest import QUESTS, Quest
from questboard.games.dragonfire.state import DragonfireState

NAME = "dungeon-crawl"


class Crawl(Quest):
    """At Level 5 there is a fourth Scene; all else is the rulebook's."""

    def encounters(self, s: DragonfireState) -> int:
        """The fourth Scene has three encounters more than players (DF-324)."""
        if s.scene > len(ADVENTURES[NAME].scenes):
            return len(s.characters) + 3
        return super().encounters(s)


QUESTS[NAME] = Crawl()
