"""Adventures 1 to 4, for the Companions: Exile, Mithral Hall, the dragon, and the legacy of the drow."""

from __future__ import annotations

from questboard.games.adventure.board import EAST, NORTH, WEST, lowest
from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.hooks import Look
from questboard.games.adventure.rules.caverns import (
    close_edge,
    fill,
    marked_squares,
    printed_edge,
    square_on,
)
from questboard.games.adventure.rules.combat import roll
from questboard.games.adventure.rules.decks import draw
from questboard.games.adventure.rules.exploring import place_tile, place_villain, put_villain, spawn_on_tile
from questboard.games.adventure.rules.moments import Roll
from questboard.games.adventure.rules.placing import beside
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.ways import NOWHERE, exit_squares, find_tile, lying
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending
from questboard.games.drizzt.adventures.destinations import (
    LADDER,
    WEST_HALF,
    Carried,
    Destination,
    Hunt,
    lay_object,
)
from questboard.kernel import Note
from questboard.scene import Goal

WEAKENED = 6
"""Hit points left at which the dragon brings tunnels down."""
VILLAINS = ((5, "artemis-entreri"), (10, "jarlaxle-baenre"), (15, "methil"), (20, "yochlol"))
"""Who waits at the Drow Glyph, by the highest die."""
ROUND = 2 * tuple(name for _, name in VILLAINS)
"""The Villains of the table twice over, so that those after any of them are a slice."""


def unplayed(s: AdventurePosition, wanted: str) -> str:
    """A Villain of the table, or the next one in it whom nobody plays as a Hero (LD-290)."""
    played = [hero.name for hero in s.heroes]
    first = ROUND.index(wanted)
    return next(name for name in ROUND[first:] if MONSTERS[name].character not in played)


class Exile(Destination, id="drizzt-1"):
    """Adventure 1: Drizzt alone finds the Underground River and the way to the surface behind it."""

    trigger = "underground-river"
    halves = ("surface-hollow-near", "surface-hollow-far")
    on_the_surface = Note()
    """Drizzt has reached the stairs to the surface."""

    def places(self, s: AdventurePosition, seat: int) -> int:
        """He begins on the west half of the Start tile."""
        return s.board.tile_squares(WEST_HALF)

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """A Monster on each half of the Surface Hollow."""
        for half in halves:
            await spawn_on_tile(s, seat, half)
        return True

    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        """On the stairs Drizzt is out."""
        hero = s.heroes[seat]
        if hero.standing and exit_squares(s, "surface-hollow-far") >> hero.square & 1:
            self.on_the_surface.set(s)

    def ending(self, s: AdventureState) -> Ending | None:
        """Won on the stairs."""
        if self.on_the_surface.is_set(s):
            return Ending(True, "Drizzt has found the way to the surface", "LD-022")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The river, then the stairs."""
        return self.missing(view) or Goal(text="Reach the stairs to the surface")

    def progress(self, s: AdventurePosition) -> float:
        """The search, and then the way to the stairs."""
        return 0.7 * self.search(s) + 0.3 * self.on_the_surface.is_set(s)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The far half of the Surface Hollow."""
        slot = find_tile(s, "surface-hollow-far")
        return [] if slot == NOWHERE else [slot]


class SearchForMithralHall(Hunt, id="drizzt-2"):
    """Adventure 2: find the Broken Door, take the Crown from the throne, and defeat Artemis Entreri."""

    trigger = "broken-door"
    halves = ("ancient-throne-near", "ancient-throne-far")
    sides = (NORTH, EAST, WEST)

    def villain(self, s: AdventurePosition) -> str:
        """Artemis Entreri, who follows the Heroes."""
        return unplayed(s, "artemis-entreri")

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """The Crown before the throne, a Monster for each Hero, and Artemis at the ladder."""
        lay_object(s, "crown", square_on(s, halves[1], 3, 2))
        await fill(s, s.clockwise(seat), halves, "LD-281")
        free = [LADDER] if s.free() >> LADDER & 1 else beside(s, 1 << LADDER, WEST_HALF)
        await put_villain(s, self.villain(s), free)
        return True

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when Artemis is defeated and a Hero carries the Crown."""
        if carried(s) and self.beaten(s):
            name = MONSTERS[self.villain(s)].name.partition(",")[0]
            return Ending(True, f"the Crown is found and {name} defeated", "LD-022")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The door, then Artemis, and the Crown if it still lies about."""
        if self.reached(view) and self.beaten(view) and not carried(view):
            return Goal(text="Take the Crown")
        return super().goal(view)

    def progress(self, s: AdventurePosition) -> float:
        """The search, the Crown, the fight."""
        return 0.5 * self.search(s) + 0.15 * carried(s) + 0.35 * self.fight(s)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Crown where it lies, and Artemis."""
        return [*lying(s, "crown"), *super().goals(s)]


class Crown(Carried, id="crown"):
    """The Crown of adventure 2."""

    called = "the Crown"
    look = Look("queen-crown", "topaz")


class WingsOverMithralHall(Hunt, id="drizzt-3"):
    """Adventure 3: find the dragon's lair behind the Dark Chasm and defeat Shimmergloom."""

    trigger = "dark-chasm"
    halves = ("rocky-lair-near", "rocky-lair-far")

    def villain(self, s: AdventurePosition) -> str:
        """The shadow dragon."""
        return "shimmergloom"

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """Shimmergloom lies in the lair; a Monster for each Hero before it."""
        await put_villain(s, "shimmergloom", [lowest(marked_squares(s, halves[1], "G"))])
        await fill(s, s.clockwise(seat), [halves[0], slot], "LD-281")
        return True

    def hurt(self, s: AdventureState, foe: str) -> None:
        """Badly hurt, the dragon brings the side tunnels of the lair down."""
        figure = s.figures[foe]
        if figure.name != "shimmergloom" or s.max_hp(foe) - figure.damage > WEAKENED:
            return
        far = find_tile(s, "rocky-lair-far")
        for side in (WEST, EAST):
            edge = printed_edge(s, far, side)
            if edge in s.board.edges:
                close_edge(s, edge, "collapsed", "LD-009")

    def ending(self, s: AdventureState) -> Ending | None:
        """Won with the dragon's defeat."""
        return Ending(True, "Shimmergloom is defeated", "LD-022") if self.beaten(s) else None


class LegacyOfTheDrow(Hunt, id="drizzt-4"):
    """Adventure 4: the Villain who waits at the Drow Glyph has to be defeated."""

    trigger = "drow-glyph"
    says = {"villain_rolled": "The die shows {die}: {monster} waits here."}
    rolled = Note("villain")
    """The number of the Villain in the table of those who may wait at the glyph."""

    def villain(self, s: AdventurePosition) -> str:
        """The Villain whom the die has named."""
        return VILLAINS[self.rolled.get(s)][1] if self.rolled.is_set(s) else ""

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """The die names the Villain; tiles on all sides of the glyph, and Monsters on them."""
        die = await roll(s, Roll(-1, None, friendly=False), "LD-022")
        name = unplayed(s, next(villain for most, villain in VILLAINS if die <= most))
        self.rolled.set(s, [villain for _, villain in VILLAINS].index(name))
        emit(s, "villain_rolled", "LD-022", die=die, monster=name)
        await place_villain(s, name, [slot])
        around = []
        for side in (NORTH, EAST, WEST):
            edge = printed_edge(s, slot, side)
            if edge in s.board.edges and (tile := draw(s, s.stack)) is not None:
                around.append(place_tile(s, tile, edge))
        await fill(s, s.clockwise(seat), [*around, slot], "LD-281")
        return True

    def attack_bonus(self, s: AdventurePosition, figure: str) -> int:
        """Drow have +1 while the Villain is on the glyph."""
        slot = find_tile(s, self.trigger)
        if slot == NOWHERE or "drow" not in MONSTERS[s.figures[figure].name].types:
            return 0
        glyph = s.board.tile_squares(slot)
        return int(any(s.base(villain) & glyph for villain in self.villain_figures(s)))

    def ending(self, s: AdventureState) -> Ending | None:
        """Won with the Villain's defeat."""
        if self.villain(s) and self.beaten(s):
            return Ending(True, f"{MONSTERS[self.villain(s)].name} is defeated", "LD-022")
        return None


def carried(s: AdventurePosition) -> bool:
    """Whether a Hero carries the Crown."""
    return any(hero.carried for hero in s.heroes)
