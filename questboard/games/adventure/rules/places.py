"""Places for new Monsters: on some squares, on a tile, on a tile just explored (WA-064, WA-128)."""

from __future__ import annotations

from questboard.games.adventure.hooks.tables import PLACE_MONSTER
from questboard.games.adventure.rules import placing
from questboard.games.adventure.state import AdventurePosition, AdventureState


class Place:
    """Where a new Monster is put. It is asked once it is known which Monster comes."""

    async def settle(self, s: AdventureState) -> None:
        """A player decides what is open, once for all Monsters of a party that come together."""

    async def room(self, s: AdventureState, base: int) -> list[int]:
        """The squares on which a figure of some base can be put."""
        raise NotImplementedError


class OnSquares(Place):
    """One of some squares that are free now, or near them once other figures have taken them."""

    def __init__(self, options: list[int]) -> None:
        self.options = options

    async def room(self, s: AdventureState, base: int) -> list[int]:
        """Those of the squares that are free, else the nearest tiles."""
        free = s.free()
        left = [square for square in self.options if free >> square & 1]
        return placing.over(s, base, left) or placing.nearest_room(s, base, self.options[0] >> 4)


class OnTile(Place):
    """A tile, or near it where the tile has no room."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    async def room(self, s: AdventureState, base: int) -> list[int]:
        """The scorch mark, or other squares of the tile."""
        return room_on_tile(s, base, self.slot)


class OnExploredTile(OnTile):
    """The tile that a Hero has just explored, unless the Hero's ability brings the Monster elsewhere."""

    def __init__(self, slot: int, seat: int) -> None:
        super().__init__(slot)
        self.seat = seat

    async def room(self, s: AdventureState, base: int) -> list[int]:
        """Room on that tile, or on the one that the player picks."""
        hero, slot = s.heroes[self.seat].name, self.slot
        if hero in PLACE_MONSTER:
            slot = await PLACE_MONSTER[hero](s, self.seat, slot)
        return room_on_tile(s, base, slot)


def room_on_tile(s: AdventurePosition, base: int, slot: int) -> list[int]:
    """Where a figure can be put on a tile, or near it where the tile has no room."""
    return placing.landing(s, base, slot) or placing.nearest_room(s, base, slot)
