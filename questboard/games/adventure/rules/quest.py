"""A quest: what an adventure adds to the rules. The engine asks it at fixed moments."""

from __future__ import annotations

from questboard.games.adventure.content import BOXES, Adventure
from questboard.games.adventure.state import AdventureState, Ending


class Quest:
    """The default: nothing special happens. Each adventure overrides what it changes."""

    def laid_out(self, s: AdventureState) -> None:
        """The decks are shuffled and the Start tile lies; Heroes have no places yet (WA-024)."""

    async def prepare(self, s: AdventureState) -> None:
        """After the Heroes are on the board and before the first turn."""

    async def tile_placed(self, s: AdventureState, seat: int, slot: int) -> bool:
        """A tile has come into play; True when the quest has placed its Monsters itself."""
        return False

    async def entrance_placed(self, s: AdventureState, seat: int, slot: int) -> None:
        """A Chamber Entrance has come into play, and its Chamber tiles lie around it."""

    def defeated(self, s: AdventureState, name: str, by: int) -> None:
        """A Monster figure has been defeated."""

    def destroyed(self, s: AdventureState, name: str) -> None:
        """An object has been destroyed."""

    def downed(self, s: AdventureState, seat: int) -> None:
        """A Hero has been brought to 0 HP."""

    def villager_killed(self, s: AdventureState, name: str) -> None:
        """A Villager has been killed."""

    def exits(self, s: AdventureState, seat: int) -> int:
        """The squares by which a Hero may leave the dungeon now (WA-123)."""
        return 0

    def left(self, s: AdventureState, seat: int) -> None:
        """A Hero has left the dungeon."""

    def takes(self, s: AdventureState, seat: int, kind: str, square: int) -> bool:
        """Whether a Hero may pick up an object of the quest from where the Hero stands."""
        return True

    async def taken(self, s: AdventureState, seat: int, kind: str) -> None:
        """A Hero has picked up an object of the quest."""

    def no_encounters(self, s: AdventureState) -> bool:
        """Whether step 1 of the Villain Phase draws no card at all."""
        return False

    def more_encounters(self, s: AdventureState) -> bool:
        """Whether step 1 of the Villain Phase draws a card whatever was placed."""
        return False

    async def villain_phase(self, s: AdventureState, seat: int) -> None:
        """A Villain Phase begins."""

    async def end_of_villain_phase(self, s: AdventureState, seat: int) -> None:
        """A Villain Phase ends."""

    async def end_of_round(self, s: AdventureState) -> None:
        """Every player has had a turn."""

    async def first_treasure(self, s: AdventureState, seat: int) -> bool:
        """A Hero draws a Treasure card; True when the quest has dealt it out itself."""
        return False

    def uses_treasure_tokens(self, s: AdventureState) -> bool:
        """Whether Treasure tokens are drawn for defeated Monsters (WA-180)."""
        return False

    async def finished(self, s: AdventureState) -> None:
        """The adventure is over; a campaign goes on from here."""

    def ending(self, s: AdventureState) -> Ending | None:
        """Whether the quest is won or lost now; asked after every complete effect (WA-245)."""
        return None

    def progress(self, s: AdventureState) -> float:
        """How near the Heroes are to their goal, 0 to 1: advice for bots."""
        return 0.0

    def goals(self, s: AdventureState) -> list[int]:
        """The tiles that the Heroes want to be on next: advice for bots."""
        return []


QUESTS: dict[tuple[str, str], Quest] = {}
"""By box and adventure."""


def quest(s: AdventureState) -> Quest:
    """The quest of the adventure that is played."""
    return QUESTS[s.box, s.adventure]


def adventure(s: AdventureState) -> Adventure:
    """What is printed of the adventure that is played."""
    return BOXES[s.box].adventures[s.adventure]
