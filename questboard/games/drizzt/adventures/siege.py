"""Adventure 7: a cavern complex with four Fissures out of which Monsters come."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.board import Edge
from questboard.games.adventure.hooks import Look, Thing
from questboard.games.adventure.rules.caverns import build_complex, close_complex
from questboard.games.adventure.rules.combat import roll
from questboard.games.adventure.rules.decks import empty_deck
from questboard.games.adventure.rules.exploring import spawn_on_tile
from questboard.games.adventure.rules.moments import Roll
from questboard.games.adventure.rules.setup import lay_stack
from questboard.games.adventure.rules.ways import tiles_under
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending, Object
from questboard.games.adventure.words import plural
from questboard.games.drizzt.adventures.destinations import Hunt
from questboard.scene import Goal

FISSURES = ("fissure-1", "fissure-2", "fissure-3", "fissure-4")
FISSURE_ARMOR, FISSURE_HP = 10, 3
MANY = 4
"""Heroes against whom the matron mother herself comes."""
NUMBERS = 5
"""How many numbers of the die belong to each Fissure."""


class SiegeOfDarkness(Hunt, id="drizzt-7"):
    """Close the four Fissures; many Heroes have to defeat Yvonnel Baenre as well."""

    def laid_out(self, s: AdventureState) -> None:
        """Build the complex, again if it has too few edges for the Fissures (LD-170 to LD-173)."""
        start = s.dungeon
        build_complex(s)
        while len(s.board.edges) < len(FISSURES):
            s.dungeon = start
            lay_stack(s, None, "")
            build_complex(s)
        close_complex(s, list(FISSURES))
        s.stack = empty_deck()
        for barrier in s.dungeon.barriers:
            if barrier.kind in FISSURES:
                border = s.board.border(Edge(barrier.slot, barrier.side)) >> 16 * barrier.slot
                s.objects[barrier.kind] = Object(
                    barrier.kind, barrier.slot, FISSURE_ARMOR, FISSURE_HP, border, False, barrier.side
                )
        if len(s.heroes) >= MANY:
            s.teams[0].surges += 1 if s.options.surges == "adventure" else 0

    def villain(self, s: AdventurePosition) -> str:
        """Yvonnel, who comes to the last Fissure."""
        return "yvonnel"

    async def exploration_phase(self, s: AdventureState, seat: int) -> bool:
        """Nobody explores: the die says at which Fissure a Monster comes."""
        die = await roll(s, Roll(-1, None, friendly=False), "LD-172")
        fissure = s.objects.get(FISSURES[(die - 1) // NUMBERS])
        if fissure is not None:
            await spawn_on_tile(s, seat, fissure.tile)
        return True

    def destroyed(self, s: AdventureState, name: str, by: int) -> None:
        """With the third Fissure closed Yvonnel comes to the last one, which the same attack may close."""
        if len(s.heroes) >= MANY and len(s.objects) == 1:
            last = next(thing.tile for thing in s.objects.values())
            s.agenda.append(("villain_enters", "yvonnel", last))

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when all Fissures are closed, and Yvonnel defeated if she came."""
        if s.objects or (len(s.heroes) >= MANY and not self.beaten(s)):
            return None
        return Ending(True, "all Fissures are closed", "LD-022")

    def told(self, view: AdventureView) -> list[str]:
        """How many Fissures are open."""
        return [f"{plural(len(view.objects), 'Fissure')} open."]

    def goal(self, view: AdventureView) -> Goal:
        """The Fissures, then Yvonnel if she comes."""
        if not view.objects and len(view.heroes) >= MANY:
            return goals.wounds(view, self.villain(view), self.beaten(view))
        closed = len(FISSURES) - len(view.objects)
        return Goal(text="Fissures closed", done=closed, of=len(FISSURES))

    def progress(self, s: AdventurePosition) -> float:
        """The damage to the Fissures, and the fight."""
        left = sum([thing.hp for thing in s.objects.values()]) / (FISSURE_HP * len(FISSURES))
        return 0.8 * (1 - left) + 0.2 * (self.fight(s) if len(s.heroes) >= MANY else 1 - left)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Fissures, and Yvonnel."""
        tiles = [thing.tile for thing in s.objects.values()]
        return tiles or tiles_under(s, list(self.villain_figures(s)))


class Fissure(Thing):
    """Out of it Monsters come when the die shows its numbers."""

    look = Look("earth-crack", "danger")


class FirstFissure(Fissure, id="fissure-1"):
    """With 1 to 5 on the die."""

    called = "the Fissure 1 to 5"


class SecondFissure(Fissure, id="fissure-2"):
    """With 6 to 10 on the die."""

    called = "the Fissure 6 to 10"


class ThirdFissure(Fissure, id="fissure-3"):
    """With 11 to 15 on the die."""

    called = "the Fissure 11 to 15"


class FourthFissure(Fissure, id="fissure-4"):
    """With 16 to 20 on the die."""

    called = "the Fissure 16 to 20"
