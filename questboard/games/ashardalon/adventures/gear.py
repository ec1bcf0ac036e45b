"""Adventure 3: bring Roghar's gear home from the Vault."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.hooks import Look, Mark, Quest, Thing
from questboard.games.adventure.rules.exploring import spawn_on_tile
from questboard.games.adventure.rules.ways import (
    NOWHERE,
    drop,
    escaped,
    find_tile,
    lying,
    place_monster,
    search,
    start_stairs,
)
from questboard.games.adventure.state import (
    AdventurePosition,
    AdventureState,
    AdventureView,
    Ending,
    MarkNote,
    Token,
)
from questboard.kernel import Note
from questboard.scene import Goal

GEAR = MarkNote("gear")
"""The mark of the Hero who carries the Gear; where it lies, the Gear is a token of the same name."""


class RogharsGear(Quest, id="ashardalon-3"):
    """Take the Gear from the Vault and leave with it, all together, by the stairs of the Start tile."""

    gear_taken = Note()
    """Somebody has taken the Gear from the Vault."""
    gear_out = Note()
    """The Gear has been brought out of the dungeon."""

    async def tile_placed(self, s: AdventureState, seat: int, slot: int) -> bool:
        """The Gear lies on the table of the Vault; Monsters come onto it and onto the tile before it."""
        if slot != find_tile(s, "vault"):
            return False
        shape = s.board.shapes[slot]
        s.tokens[s.new_name(GEAR.key)] = Token(GEAR.key, 16 * slot + shape.squares.index("B"))
        await place_monster(s, seat, slot)
        before = s.board.links[slot][shape.triangle]
        for other in s.clockwise(seat)[1:] or [seat]:
            await spawn_on_tile(s, other, before)
        return True

    def takes(self, s: AdventurePosition, seat: int, kind: str, square: int) -> bool:
        """The Gear is first taken from a square of the Vault; where it was dropped, like any object."""
        return kind != GEAR.key or self.gear_taken.is_set(s) or square >> 4 == find_tile(s, "vault")

    async def taken(self, s: AdventureState, seat: int, kind: str) -> None:
        """Its carrier is slower, and from now on nobody is left in peace."""
        if kind == GEAR.key:
            GEAR.set(s.heroes[seat])
            self.gear_taken.set(s)

    def downed(self, s: AdventureState, seat: int) -> None:
        """A carrier who goes down drops the Gear."""
        drop(s, seat, GEAR)

    def more_encounters(self, s: AdventurePosition) -> bool:
        """Once the Gear has been taken every Villain Phase brings an Encounter card."""
        return self.gear_taken.is_set(s)

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The stairs of the Start tile; the last standing Hero must have the Gear with them (WA-246)."""
        last = s.standing() == [seat]
        if last and not self.gear_out.is_set(s) and not GEAR.is_set(s.heroes[seat]):
            return 0
        return start_stairs(s)

    def left(self, s: AdventureState, seat: int) -> None:
        """Whether the Gear has been brought out."""
        if GEAR.is_set(s.heroes[seat]):
            self.gear_out.set(s)

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when all have left, one of them with the Gear."""
        if self.gear_out.is_set(s) and all(hero.escaped for hero in s.heroes):
            return Ending(True, "Roghar's gear is brought home", "WA-013")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The Vault, the Gear, the way back."""
        if missing := goals.find(view, ("vault", "the Vault")):
            return missing
        if self.gear_out.is_set(view) or any(GEAR.is_set(hero) for hero in view.heroes):
            return goals.out(view, "Heroes out with the gear")
        return Goal(text="Take Roghar's gear")

    def progress(self, s: AdventurePosition) -> float:
        """The search, the Gear, the way back."""
        taken = self.gear_taken.is_set(s) and not lying(s, GEAR.key)
        return (
            0.5 * search(s, find_tile(s, "vault") != NOWHERE)
            + 0.2 * taken
            + 0.1 * self.gear_out.is_set(s)
            + 0.2 * escaped(s) * taken
        )

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Gear where it lies; then the stairs."""
        if find_tile(s, "vault") == NOWHERE:
            return []
        return lying(s, GEAR.key) or [0, 1]


class Gear(Thing, id=GEAR.key):
    """Roghar's gear, where it lies."""

    called = "Roghar's gear"
    look = Look("knapsack", "brass")
    taken = True


class CarriedGear(Mark, id=GEAR.key):
    """-1 Speed for the Hero who carries it."""

    def speed(self, s: AdventurePosition, seat: int) -> int:
        return -1
