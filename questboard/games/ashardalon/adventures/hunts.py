"""Adventures 1 and 2: a way out alone, and a hunt together."""

from __future__ import annotations

from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.rules.exploring import spawn_somewhere
from questboard.games.adventure.rules.quest import QUESTS, Quest
from questboard.games.adventure.state import AdventureState, Ending

PREY = 12
PREY_OF_FEW = 8


class MonsterHunt(Quest):
    """Adventure 2, Monster Hunt: defeat so many Monsters."""

    def wanted(self, s: AdventureState) -> int:
        """How many Monsters have to be defeated; fewer for one or two Heroes."""
        return PREY_OF_FEW if len(s.heroes) <= 2 else PREY

    async def villain_phase(self, s: AdventureState, seat: int) -> None:
        """When no tile is left Monsters keep coming to whoever has none."""
        if not s.stack.count and not any(card.name in MONSTERS for card in s.heroes[seat].row):
            await spawn_somewhere(s, seat)

    def ending(self, s: AdventureState) -> Ending | None:
        """Won with the last Monster of the hunt."""
        if s.defeated >= self.wanted(s):
            return Ending(True, f"{s.defeated} Monsters are defeated", "WA-013")
        return None

    def progress(self, s: AdventureState) -> float:
        """The part of the hunt that is done."""
        return s.defeated / self.wanted(s)


QUESTS["ashardalon", "2"] = MonsterHunt()
