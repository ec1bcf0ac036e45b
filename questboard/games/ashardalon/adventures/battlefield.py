"""Adventure 7: out of an ambush, to the Secure Exit."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.board import squares
from questboard.games.adventure.hooks import Quest
from questboard.games.adventure.rules.exploring import place_villain, spawn
from questboard.games.adventure.rules.places import OnSquares
from questboard.games.adventure.rules.ways import (
    NOWHERE,
    escaped,
    exit_squares,
    find_tile,
    place_monster,
    search,
)
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending
from questboard.kernel import Note
from questboard.scene import Goal

FRONT, BACK = 0x000F, 0x0FF0
"""The northern row of the Ancient Battlefield, and the two rows where the Heroes start."""


class Ambush(Quest, id="ashardalon-7"):
    """Leave by the ladder, all together, or some once Kraash is defeated."""

    rows = Note()
    """The squares on which the Heroes start."""
    kraash_defeated = Note()
    """Kraash has been defeated."""

    def laid_out(self, s: AdventureState) -> None:
        """The Heroes start in the two southern rows."""
        self.rows.set(s, BACK)

    def places(self, s: AdventurePosition, seat: int) -> int:
        """These rows."""
        return self.rows.get(s)

    async def prepare(self, s: AdventureState) -> None:
        """Each player places a Monster: on the scorch mark, in the front row, or where there is room."""
        for seat in s.clockwise(s.first):
            free = s.free() & s.board.tile_squares(0)
            scorch = 1 << s.board.scorch(0)
            await spawn(s, seat, OnSquares(squares(free & scorch or free & FRONT or free)))

    def no_encounters(self, s: AdventurePosition) -> bool:
        """In the first round step 1 draws no Encounter cards."""
        return s.round == 1

    async def tile_placed(self, s: AdventureState, seat: int, slot: int) -> bool:
        """The Secure Exit comes with a Monster, and Kraash comes onto the battlefield."""
        if slot != find_tile(s, "secure-exit"):
            return False
        await place_monster(s, seat, slot)
        await place_villain(s, "kraash", [0])
        return True

    def defeated(self, s: AdventureState, name: str, by: int) -> None:
        """Whether Kraash is out of the way."""
        if name == "kraash":
            self.kraash_defeated.set(s)

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The ladder of the Secure Exit (WA-123)."""
        return exit_squares(s, "secure-exit")

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when all have left; when Kraash is defeated one is enough."""
        if all(hero.escaped for hero in s.heroes):
            return Ending(True, "all Heroes have escaped from the ambush", "WA-013")
        if self.kraash_defeated.is_set(s) and any(hero.escaped for hero in s.heroes):
            return Ending(True, "Kraash is defeated and the way out is found", "WA-013")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The Secure Exit, then all out; when Kraash is defeated one is enough."""
        if missing := goals.find(view, ("secure-exit", "the Secure Exit")):
            return missing
        return goals.out(view, wanted=1 if self.kraash_defeated.is_set(view) else 0)

    def progress(self, s: AdventurePosition) -> float:
        """The search, then Kraash and the way out."""
        found = find_tile(s, "secure-exit") != NOWHERE
        hurt = [
            piece.damage / s.max_hp(figure) for figure, piece in s.figures.items() if piece.name == "kraash"
        ]
        done = 1.0 if self.kraash_defeated.is_set(s) else 0.8 * sum(hurt)
        return 0.6 * search(s, found) + 0.2 * done + 0.2 * escaped(s)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Secure Exit."""
        slot = find_tile(s, "secure-exit")
        return [] if slot == NOWHERE else [slot]
