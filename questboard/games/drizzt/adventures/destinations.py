"""What several adventures share: tiles behind which a destination lies, and objects that are carried."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from questboard.games.adventure import goals
from questboard.games.adventure.board import NORTH, Edge
from questboard.games.adventure.content import MONSTERS, TILES
from questboard.games.adventure.hooks import Quest, Thing
from questboard.games.adventure.rules.caverns import attach, fits_at, printed_edge
from questboard.games.adventure.rules.ways import NOWHERE, find_tile, health, search, tiles_under
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Token
from questboard.kernel import Note
from questboard.scene import Goal

LADDER = 16 * 0 + 4 * 1 + 1
"""The ladder square of the Start tile: row 2, column 2 of its west half."""
WEST_HALF, EAST_HALF = 0, 1
"""The slots of the Start tile's halves."""


def lay_object(s: AdventureState, kind: str, square: int) -> str:
    """An object of the adventure comes onto the board."""
    name = s.new_name(kind)
    s.tokens[name] = Token(kind, square)
    return name


class Carried(Thing):
    """An object that Heroes carry and put down (LD-124, LD-125)."""

    taken = True
    carried = True


class Destination(Quest):
    """Somewhere in the stack is a tile that leads to where the adventure is decided."""

    trigger: ClassVar[str] = ""
    """The tile that everybody looks for."""
    halves: ClassVar[tuple[str, str] | None] = None
    """The destination tile behind it."""
    sides: ClassVar[tuple[int, ...]] = (NORTH,)
    """The printed sides of the trigger tile at which the destination is attached, in order."""

    def fits(self, s: AdventurePosition, tile: str, edge: Edge) -> bool:
        """The tile is placed only where its destination has room."""
        return tile != self.trigger or self.halves is None or fits_at(s, tile, edge, list(self.sides))

    async def tile_placed(self, s: AdventureState, seat: int, slot: int) -> bool:
        """The tile is found: its destination is attached, and what waits there comes into play."""
        if s.dungeon.tiles[slot].tile != self.trigger:
            return await self.other_tile(s, seat, slot)
        halves = attach(s, slot, self.halves, list(self.sides), "LD-048") if self.halves else []
        return await self.found(s, seat, slot, halves)

    async def other_tile(self, s: AdventureState, seat: int, slot: int) -> bool:
        """Any other tile has been placed; True when the adventure has placed its Monsters itself."""
        return False

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """What happens then; True when Monster cards were drawn for it."""
        return False

    def reached(self, s: AdventurePosition) -> bool:
        """Whether the tile has been found."""
        return find_tile(s, self.trigger) != NOWHERE

    def missing(self, view: AdventureView) -> Goal | None:
        """To find the tile, as long as nobody has."""
        return goals.find(view, (self.trigger, f"the {TILES[self.trigger].name}"))

    def worst_to_come(self, s: AdventurePosition) -> bool:
        """Whether the tile is still to be found."""
        return not self.reached(s)

    def search(self, s: AdventurePosition) -> float:
        """How far the search has come."""
        return search(s, self.reached(s))


class Hunt(Destination, ABC):
    """An adventure that is won by defeating a Villain behind the tile that is found."""

    villain_defeated = Note("{} defeated")
    """For each Villain, that it has been defeated."""

    @abstractmethod
    def villain(self, s: AdventurePosition) -> str:
        """The Villain that has to be defeated."""

    def villain_figures(self, s: AdventurePosition) -> list[str]:
        """The Villain's figure while it is on the board."""
        wanted = self.villain(s)
        return [
            figure
            for figure, piece in s.figures.items()
            if wanted in (piece.name, MONSTERS[piece.name].face_of)
        ]

    def defeated(self, s: AdventureState, name: str, by: int) -> None:
        """A Villain's end is noted."""
        if MONSTERS[name].villain:
            self.villain_defeated[name].set(s)

    def beaten(self, s: AdventurePosition) -> bool:
        """Whether the Villain has been defeated."""
        return self.villain_defeated[self.villain(s)].is_set(s)

    def fight(self, s: AdventurePosition) -> float:
        """How far the fight with the Villain has come."""
        if self.beaten(s):
            return 1.0
        figures = self.villain_figures(s)
        return 1 - health(s, figures[0]) if figures else 0.0

    def goal(self, view: AdventureView) -> Goal:
        """The tile behind which the Villain waits, then the fight."""
        return self.missing(view) or goals.wounds(view, self.villain(view), self.beaten(view))

    def progress(self, s: AdventurePosition) -> float:
        """The search, then the fight."""
        return 0.5 * self.search(s) + 0.5 * self.fight(s)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The tiles of the Villain."""
        return tiles_under(s, list(self.villain_figures(s)))


FALLEN = Note("fallen")
"""The team, counted from 1, of a Hero who has fallen for good in a fight of Heroes against each other."""


def note_fallen(s: AdventureState, seat: int) -> None:
    """A Hero has fallen for good."""
    FALLEN.set(s, s.heroes[seat].team + 1)


def fallen_team(s: AdventurePosition) -> int | None:
    """The team of a Hero who has fallen for good."""
    return FALLEN.get(s) - 1 if FALLEN.is_set(s) else None


def way_out(s: AdventurePosition, tile: str) -> int:
    """The squares along the printed north edge of a tile, by which Heroes leave."""
    slot = find_tile(s, tile)
    return 0 if slot == NOWHERE else s.board.border(printed_edge(s, slot, NORTH))


def bar_way_out(s: AdventureState, slot: int) -> None:
    """The printed north edge of a tile is the way out: nothing is ever placed beyond it."""
    edge = printed_edge(s, slot, NORTH)
    cell = s.board.beyond(edge)
    s.dungeon = s.dungeon.with_barrier(edge, "wall")
    if cell not in s.board.cells:
        s.dungeon = s.dungeon.with_reserved(cell)
