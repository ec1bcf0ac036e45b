"""Adventure 8: break the Crystal Prison in time, and defeat Errtu."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.board import EAST, WEST, squares
from questboard.games.adventure.hooks import Look, Thing
from questboard.games.adventure.rules.caverns import fill, marked_squares, square_on
from questboard.games.adventure.rules.exploring import put_villain
from questboard.games.adventure.rules.placing import landing, nearest_room
from questboard.games.adventure.rules.steps import AdventureSteps, end
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.ways import NOWHERE, find_tile
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending, Object
from questboard.games.drizzt.adventures.destinations import Hunt
from questboard.games.drizzt.cards.allies import summon
from questboard.kernel import Note
from questboard.scene import Goal

STEPS = AdventureSteps()

PRISON = "crystal-prison"
PRISON_ARMOR, PRISON_HP = 10, 4
TIME = 6
FREED = (("ally-wulfgar", "wulfgar"), ("ally-catti-brie", "catti-brie"), ("ally-regis", "regis"))
"""Who may be in the Prison: the first of them whom nobody plays."""


class PassageToDawn(Hunt, id="drizzt-8"):
    """Behind the Crystal Shard a friend is held, and the balor Errtu stands guard."""

    trigger = "crystal-shard"
    halves = ("rocky-lair-near", "rocky-lair-far")
    sides = (EAST, WEST)
    prison_open = Note()
    """The Crystal Prison has been broken."""

    def villain(self, s: AdventurePosition) -> str:
        """The balor."""
        return "errtu"

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """Errtu in the lair, the Prison before it, six Time tokens beside it, Monsters around."""
        near, far = halves
        await put_villain(s, "errtu", [square_on(s, far, 3, 3)])
        s.objects[PRISON] = Object(PRISON, near, PRISON_ARMOR, PRISON_HP, corner(s, near), blocks=False)
        s.time = TIME
        await fill(s, s.clockwise(seat), [near, slot], "LD-281")
        return True

    async def start_of_round(self, s: AdventureState) -> None:
        """Time runs while the Prison stands."""
        if PRISON in s.objects:
            s.time -= 1
            emit(s, "time_passes", "LD-024", left=s.time)
            if not s.time:
                end(s, False, "nobody in the Prison can still be saved", "LD-024")

    def destroyed(self, s: AdventureState, name: str, by: int) -> None:
        """The prisoners are free."""
        tile = find_tile(s, "rocky-lair-near")
        s.agenda.append(("prison_opens", by if by >= 0 else s.active, tile))
        self.prison_open.set(s)

    def extra_damage(self, s: AdventurePosition, seat: int, target: str) -> int:
        """From the crystal square hits on Errtu deal 1 more."""
        slot, hero = find_tile(s, self.trigger), s.heroes[seat]
        if slot == NOWHERE or not hero.on_board or target not in s.figures:
            return 0
        on_crystal = marked_squares(s, slot, "Y") >> hero.square & 1
        return int(on_crystal and s.figures[target].name == "errtu")

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when the Prison is broken and Errtu defeated."""
        if self.beaten(s) and self.prison_open.is_set(s):
            return Ending(True, "the Prison is broken and Errtu defeated", "LD-022")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The Crystal Shard, the Prison, then Errtu."""
        if PRISON in view.objects:
            return goals.damage(view, PRISON, CrystalPrison.called, PRISON_HP)
        return super().goal(view)

    def progress(self, s: AdventurePosition) -> float:
        """The search, the Prison, the fight."""
        prison = s.objects.get(PRISON)
        broken = 1.0 if self.prison_open.is_set(s) else 1 - prison.hp / PRISON_HP if prison else 0.0
        return 0.4 * self.search(s) + 0.25 * broken + 0.35 * self.fight(s)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Prison first, then Errtu."""
        return [thing.tile for thing in s.objects.values()] or super().goals(s)


class CrystalPrison(Thing, id=PRISON):
    """What Errtu guards."""

    called = "the Crystal Prison"
    look = Look("crystal-bars", "diamond")


def corner(s: AdventurePosition, near: int) -> int:
    """The squares of the near half of the lair on which the Prison stands: its first two rows and columns."""
    return sum(1 << (square_on(s, near, row, column) & 15) for row in (1, 2) for column in (1, 2))


@STEPS
async def prison_opens(s: AdventureState, seat: int, tile: int) -> None:
    """The player who broke the Prison takes an Ally, placed where it stood."""
    played = [hero.name for hero in s.heroes]
    ally = next((card for card, character in FREED if character not in played), None)
    if ally is not None:
        options = squares(corner(s, tile) << 16 * tile & s.free()) or landing(s, 1, tile)
        await summon(s, seat, ally, options or nearest_room(s, 1, tile))
