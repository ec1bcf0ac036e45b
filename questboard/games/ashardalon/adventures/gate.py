"""Adventure 10: destroy the Vast Gate before too much has come through it."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.board import MIDDLE
from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.hooks import Quest
from questboard.games.adventure.rules.chambers import fill
from questboard.games.adventure.rules.decks import shuffle_into_top
from questboard.games.adventure.rules.exploring import put_villain
from questboard.games.adventure.rules.placing import beside
from questboard.games.adventure.rules.steps import end
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.ways import search
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending
from questboard.games.ashardalon.cards.chambers import OBJECT_HP, place_object
from questboard.kernel import Note
from questboard.scene import Goal

TIME = 5
MOST = 6
"""Aberrant Monsters that are too many for any party."""


class DestroyTheVastGate(Quest, id="ashardalon-10"):
    """Find the chamber with the Vast Gate and destroy it."""

    gate = Note()
    """The Vast Gate has come into play."""
    gate_just_found = Note()
    """The chamber has been found in this turn."""

    def laid_out(self, s: AdventureState) -> None:
        """Five Time tokens lie ready."""
        s.time = TIME

    async def entrance_placed(self, s: AdventureState, seat: int, slot: int) -> None:
        """The gate on the farthest Chamber tile, Aberrant Monsters around it, and one card in the deck."""
        far = s.board.tiles_from(slot)
        most = max([far[tile] for tile in s.chamber_tiles])
        farthest = [tile for tile in s.chamber_tiles if far[tile] == most]
        await place_object(s, "vast-gate", farthest, toughness(s))
        await fill(s, seat, ("aberrant",))
        shuffle_into_top(s, s.encounter_deck, "the-vast-gate-flares")
        self.gate.set(s)
        self.gate_just_found.set(s)

    async def end_of_round(self, s: AdventureState) -> None:
        """A Time token goes; with the last one the Gauth comes through the gate."""
        if "vast-gate" not in s.objects or not s.time:
            return
        s.time -= 1
        emit(s, "time_passes", "WA-030", left=s.time)
        if not s.time:
            slot = s.objects["vast-gate"].tile
            await put_villain(s, "bellax", beside(s, MIDDLE << 16 * slot, slot))

    async def end_of_villain_phase(self, s: AdventureState, seat: int) -> None:
        """Too many Aberrant Monsters, except in the turn in which the chamber was found (WA-283)."""
        if self.gate_just_found.clear(s):
            return
        if aberrants(s) >= too_many(s):
            end(s, False, "too much has come through the Vast Gate", "WA-015")

    def ending(self, s: AdventureState) -> Ending | None:
        """Won with the gate."""
        if self.gate.is_set(s) and "vast-gate" not in s.objects:
            return Ending(True, "the Vast Gate is destroyed", "WA-013")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The chamber, then the gate."""
        if not self.gate.is_set(view):
            return Goal(text="Find the Vast Gate")
        return goals.damage(view, "vast-gate", "the Vast Gate", toughness(view))

    def progress(self, s: AdventurePosition) -> float:
        """The search, then the damage to the gate."""
        if not self.gate.is_set(s):
            return 0.5 * search(s, bool(s.chamber_tiles))
        gate = s.objects.get("vast-gate")
        return 0.5 + 0.5 * (1 - gate.hp / toughness(s) if gate else 1.0)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The tile of the gate."""
        return [thing.tile for thing in s.objects.values()]


def toughness(s: AdventurePosition) -> int:
    """The gate's hit points, one more for each Hero beyond the second."""
    return OBJECT_HP + max(0, len(s.heroes) - 2)


def aberrants(s: AdventurePosition) -> int:
    """How many Aberrant Monsters are in play."""
    return sum(["aberrant" in MONSTERS[figure.name].types for figure in s.figures.values()])


def too_many(s: AdventurePosition) -> int:
    """The number of Aberrant Monsters that ends the adventure."""
    return min(MOST, 2 + len(s.heroes))
