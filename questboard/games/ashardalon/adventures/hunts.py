"""Adventures 1 and 2: a way out alone, and a hunt together."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.hooks import Quest
from questboard.games.adventure.rules.exploring import place_villain, spawn_somewhere
from questboard.games.adventure.rules.ways import (
    NOWHERE,
    exit_squares,
    find_tile,
    place_monster,
    search,
    tiles_under,
)
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending
from questboard.scene import Goal

PREY = 12
PREY_OF_FEW = 8


class DayInTheLife(Quest, id="ashardalon-1"):
    """Adventure 1, A Day in the Life of a Hero: find the Tunnel Exit and leave by it."""

    async def tile_placed(self, s: AdventureState, seat: int, slot: int) -> bool:
        """A Monster on the Tunnel Exit; in the hard version Meerak."""
        if slot != find_tile(s, "tunnel-exit"):
            return False
        if s.options.hard:
            await place_villain(s, "meerak", [slot])
        else:
            await place_monster(s, seat, slot)
        return True

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The stairs of the Tunnel Exit, unless Meerak bars the way (WA-123)."""
        return 0 if guards(s) else exit_squares(s, "tunnel-exit")

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when the Hero has left."""
        if s.heroes[0].escaped:
            return Ending(True, "the Hero has found a way out", "WA-013")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """Find the way out; in the hard version defeat who bars it."""
        guard = guards(view)
        if guard:
            return goals.wounds(view, "meerak")
        return goals.find(view, ("tunnel-exit", "the Tunnel Exit")) or Goal(text="Leave by the Tunnel Exit")

    def progress(self, s: AdventurePosition) -> float:
        """The search, then the fight with Meerak, then the stairs."""
        if s.heroes[0].escaped:
            return 1.0
        hurt = [s.figures[figure].damage / s.max_hp(figure) for figure in guards(s)]
        return 0.7 * search(s, find_tile(s, "tunnel-exit") != NOWHERE) + 0.2 * sum(hurt)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Tunnel Exit, or the Monsters that bar it."""
        slot = find_tile(s, "tunnel-exit")
        return tiles_under(s, guards(s)) or ([] if slot == NOWHERE else [slot])


class MonsterHunt(Quest, id="ashardalon-2"):
    """Adventure 2, Monster Hunt: defeat this many Monsters."""

    async def villain_phase(self, s: AdventureState, seat: int) -> None:
        """When no tile is left Monsters keep coming to Heroes who have none."""
        if not s.stack.count and not any(card.name in MONSTERS for card in s.heroes[seat].row):
            await spawn_somewhere(s, seat)

    def ending(self, s: AdventureState) -> Ending | None:
        """Won with the last Monster of the hunt."""
        if s.defeated >= wanted(s):
            return Ending(True, f"{s.defeated} Monsters are defeated", "WA-013")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The part of the hunt that is done."""
        return Goal(text="Monsters slain", done=min(view.defeated, wanted(view)), of=wanted(view))

    def progress(self, s: AdventurePosition) -> float:
        """The part of the hunt that is done."""
        return min(1.0, s.defeated / wanted(s))

    def goals(self, s: AdventurePosition) -> list[int]:
        """Where Monsters are."""
        return tiles_under(s, list(s.figures))


def guards(s: AdventurePosition) -> list[str]:
    """Meerak, as long as he is on the board."""
    return [figure for figure, piece in s.figures.items() if piece.name == "meerak"]


def wanted(s: AdventurePosition) -> int:
    """How many Monsters have to be defeated; fewer for one or two Heroes."""
    return PREY_OF_FEW if len(s.heroes) <= 2 else PREY
