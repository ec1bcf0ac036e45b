"""The six Traps: a marker on a tile, a card in the row (LD-146 to LD-148).

A marker belongs to its tile; what is nearest to it is measured from the tile's mushroom patch. Traps harm
standing Heroes, one of them Monsters too, and never Allies.
"""

from __future__ import annotations

from questboard.games.adventure.cards.families import MarkerAttack
from questboard.games.adventure.content import ENCOUNTERS
from questboard.games.adventure.cues.fights import dropped_on
from questboard.games.adventure.cues.figures import marker_gone
from questboard.games.adventure.hooks import EncounterCard, Look
from questboard.games.adventure.rules.actions import remove_marker
from questboard.games.adventure.rules.combat import armor_of, roll
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.distance import closest, figures_on
from questboard.games.adventure.rules.encounters import attack_by_card, curse, heroes_at
from questboard.games.adventure.rules.moments import Roll
from questboard.games.adventure.rules.talk import emit, settle_target
from questboard.games.adventure.state import AdventureState, Foe, Target

MARK = "mark-of-lolth"


async def attack_nearest(s: AdventureState, card: str, heroes: list[int]) -> list[Target]:
    """Attack the one of some Heroes who is nearest to the marker; returns who was hit, if anybody."""
    if not heroes:
        return []
    patch = s.board.scorch(s.markers[card][0])
    nearest = closest(s, 1 << patch, [*heroes])
    target = await settle_target(s, "{encounter} attacks whom?", nearest, "LD-216", encounter=card)
    return await attack_by_card(s, ENCOUNTERS[card], [target])


class ShockTrap(EncounterCard, id="shock-trap"):
    """An attack on the nearest Hero on its tile; after a hit the Trap is discarded."""

    look = Look("electric", "topaz")
    says = {"sprung": "{encounter} is spent."}
    shows = {"sprung": marker_gone}

    async def activate(self, s: AdventureState, seat: int) -> None:
        if await attack_nearest(s, self.id, heroes_at(s, self.id)):
            remove_marker(s, self.id, told="sprung")


class WebSnare(MarkerAttack, id="web-snare"):
    """An attack on each Hero on its tile."""

    look = Look("spider-web", "bone")


class PoisonDartWall(MarkerAttack, id="poison-dart-wall"):
    """An attack on each Hero on its tile."""

    look = Look("dart", "emerald")


class FallingStalactites(MarkerAttack, id="falling-stalactites"):
    """An attack on each Hero and each Monster on its tile; what it defeats brings no Treasure."""

    look = Look("stalactites", "slate")
    says = {"dropped_on": "{encounter} drop on {foe}."}
    shows = {"dropped_on": dropped_on}

    async def activate(self, s: AdventureState, seat: int) -> None:
        tile = s.board.tile_squares(s.markers[self.id][0])
        await super().activate(s, seat)
        for foe in figures_on(s, tile):
            await self._drop_on(s, foe)

    async def _drop_on(self, s: AdventureState, foe: Foe) -> None:
        attack = ENCOUNTERS[self.id].attack
        assert attack is not None
        emit(s, "dropped_on", "LD-147", encounter=self.id, foe=foe)
        goal = armor_of(s, foe) - attack.bonus
        die = Roll(-1, goal, friendly=True, bonus=attack.bonus, target=foe, by=self.id)
        await roll(s, die, "LD-147")
        harm(s, foe, attack.damage if die.success else attack.miss, -1, "LD-147")


class GasVent(MarkerAttack, id="gas-vent"):
    """An attack on each Hero within 1 tile of its tile."""

    look = Look("poison-cloud", "heal")


class GlyphOfWarding(EncounterCard, id="glyph-of-warding"):
    """An attack on the nearest Hero within 1 tile of its tile, who gets a discarded Mark of Lolth."""

    look = Look("rune-stone", "arcane")

    async def activate(self, s: AdventureState, seat: int) -> None:
        for target in await attack_nearest(s, self.id, heroes_at(s, self.id, tiles=1)):
            if isinstance(target, int) and s.heroes[target].standing and MARK in s.encounter_deck.discard:
                await curse(s, target, MARK)
