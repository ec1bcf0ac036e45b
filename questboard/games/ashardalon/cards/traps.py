"""The three Hazards and four Traps: a marker on a tile, a card in the row (WA-142 to WA-146, WA-237).

They harm standing Heroes only, never Monsters or Villagers.
"""

from __future__ import annotations

from questboard.games.adventure.board import MIDDLE
from questboard.games.adventure.cards.families import MarkerAttack
from questboard.games.adventure.content import ENCOUNTERS
from questboard.games.adventure.cues.figures import marker_laid
from questboard.games.adventure.hooks import EncounterCard, Look, Order, at
from questboard.games.adventure.rules.combat import afflict, check, take_damage
from questboard.games.adventure.rules.distance import closest, prey, square_of
from questboard.games.adventure.rules.encounters import attack_at_marker, heroes_at, marked
from questboard.games.adventure.rules.placing import beside, nearer, place_hero
from questboard.games.adventure.rules.tactics import one_per_tile
from questboard.games.adventure.rules.talk import emit, settle_target, settle_tie
from questboard.games.adventure.state import AdventureState, Target

OUT_OF_THE_PIT = 10
"""What a roll to climb out of the Pit needs (WA-197)."""


# ---- Hazards


class Hazard(MarkerAttack):
    """An attack as soon as it is drawn, which is its activation in this Villain Phase (WA-143)."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        s.turn.acted.append(self.id)
        await self.activate(s, seat)


class CaveIn(Hazard, id="cave-in"):
    """An attack on each Hero on its tile, the first as soon as it is drawn."""

    look = Look("falling-rocks", "walnut")


class Pit(Hazard, id="pit"):
    """An attack, the first as soon as it is drawn: a Hero who is hit falls in, even if downed (WA-273).

    At the end of the Hero Phase a Hero in the Pit rolls to climb out, to a square next to the marker.
    """

    look = Look("hole", "ink")

    @at(Order.CURSES)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if (
            hero.away != self.id
            or hero.hp <= 0
            or not (await check(s, seat, OUT_OF_THE_PIT, "WA-197")).success
        ):
            return
        slot = s.markers[self.id][0]
        edge = sum([1 << square for square in beside(s, MIDDLE << 16 * slot, slot)])
        if await place_hero(s, seat, edge, "WA-197"):
            hero.away = ""


class VolcanicVapors(EncounterCard, id="volcanic-vapors"):
    """A Hero who moves onto the tile or starts the Hero Phase there is Poisoned."""

    look = Look("poison-cloud", "emerald")

    @at(Order.BOARD)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        if s.heroes[seat].tile in s.markers[self.id]:
            await afflict(s, seat, "poisoned", "WA-143")

    @at(Order.BOARD)
    async def moved_onto_tile(self, s: AdventureState, seat: int) -> None:
        await self.start_of_hero_phase(s, seat)


# ---- Traps


class LavaFlow(EncounterCard, id="lava-flow"):
    """One more marker on a connected tile without one; then 1 damage for each Hero in the lava."""

    look = Look("lava", "danger")

    async def activate(self, s: AdventureState, seat: int) -> None:
        flow = s.markers[self.id]
        if len(flow) < ENCOUNTERS[self.id].markers:
            around = sorted({slot for lava in flow for slot in s.board.connected(lava)})
            if free := [slot for slot in around if not marked(s, slot)]:
                slot = await settle_tie(
                    s, "Onto which tile does the lava flow?", free, "equal tile", "WA-238"
                )
                flow.append(slot)
                emit(s, "marker", "WA-237", encounter=self.id, tile=slot)
        for other in heroes_at(s, self.id):
            await take_damage(s, other, 1, "WA-143")


class PoisonedDartTrap(MarkerAttack, id="poisoned-dart-trap"):
    """An attack on each Hero on its tile."""

    look = Look("dart", "emerald")


class RollingTrap(EncounterCard):
    """A Trap whose marker moves toward the Heroes."""

    says = {"marker_moved": "{encounter} moves to {tile}."}
    shows = {"marker_moved": marker_laid}

    async def roll(self, s: AdventureState) -> None:
        """Move a tile toward the closest Hero, unless a Hero is on its tile already (WA-272)."""
        slot = s.markers[self.id][0]
        seen: list[Target] = [target for target in prey(s, visible=True) if isinstance(target, int)]
        if heroes_at(s, self.id) or not seen:
            return
        nearest = one_per_tile(s, closest(s, MIDDLE << 16 * slot, seen))
        hero = await settle_target(
            s, "Toward whom does {encounter} move?", nearest, "WA-131", encounter=self.id
        )
        ways = nearer(s, slot, square_of(s, hero) >> 4)
        if ways:
            way = await settle_tie(
                s,
                "Onto which tile does {encounter} move?",
                ways,
                "tile for a trap",
                "WA-240",
                encounter=self.id,
            )
            s.markers[self.id] = [way]
            emit(s, "marker_moved", "WA-143", encounter=self.id, tile=way)


class RollingBoulder(RollingTrap, id="rolling-boulder"):
    """It rolls a tile toward the closest Hero; then 2 damage for each Hero on its tile, without an attack."""

    look = Look("stone-sphere", "slate")

    async def activate(self, s: AdventureState, seat: int) -> None:
        await self.roll(s)
        for other in heroes_at(s, self.id):
            await take_damage(s, other, 2, "WA-143")


class WhirlingBlades(RollingTrap, id="whirling-blades"):
    """They move a tile toward the closest Hero; then an attack on each Hero on their tile."""

    look = Look("spinning-blades", "danger")

    async def activate(self, s: AdventureState, seat: int) -> None:
        await self.roll(s)
        await attack_at_marker(s, self.id)
