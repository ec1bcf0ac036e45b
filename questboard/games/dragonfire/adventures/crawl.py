"""Dungeon Crawl: the Adventure that can be played at every level."""

from __future__ import annotations

from questboard.games.dragonfire.content import ADVENTURES
from questboard.games.dragonfire.hooks import Adventure
from questboard.games.dragonfire.state import DragonfirePosition


class Crawl(Adventure, id="dungeon-crawl"):
    """At Level 5 there is a fourth Scene, and a third deck; its challenges need less of the Market."""

    highest_level = 5
    many_levels = True
    ease = 3.4

    def slots(self, s: DragonfirePosition) -> int:
        """No Torches: one slot fewer."""
        return super().slots(s) - ("no-torches" in s.challenges)

    def sells_at_rest(self, s: DragonfirePosition) -> bool:
        """Charge!: nobody buys in a Short Rest."""
        return "charge" not in s.challenges

    def scenes(self, s: DragonfirePosition) -> int:
        """Level 5 has a fourth Scene (DF-324)."""
        return super().scenes(s) + (s.adventure_level == 5)

    def due(self, s: DragonfirePosition) -> list[str]:
        """At Level 5 every third level brings a Difficulty 3 card, and the others come as usual (DF-325)."""
        if s.adventure_level < 5:
            return super().due(s)
        count, level = self.encounters(s), max(0, s.dragonfire_level)
        third = min(count, level // 3)
        second = min(count - third, level - level // 3)
        return ["third"] * third + ["secondary"] * second + ["primary"] * (count - third - second)

    def encounters(self, s: DragonfirePosition) -> int:
        """The fourth Scene has three encounters more than players (DF-324)."""
        if s.scene > len(ADVENTURES[self.id].scenes):
            return len(s.characters) + 3
        return super().encounters(s)
