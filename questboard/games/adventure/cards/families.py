"""Families of cards: what several cards of both boxes do alike."""

from __future__ import annotations

from questboard.games.adventure.content import POWERS, TREASURES
from questboard.games.adventure.hooks import EncounterCard, PowerCard, TreasureCard
from questboard.games.adventure.rules.actions import choose_target
from questboard.games.adventure.rules.combat import strike, wound
from questboard.games.adventure.rules.distance import targets
from questboard.games.adventure.rules.encounters import attack_at_marker
from questboard.games.adventure.rules.moments import Assailant, HeroAttack
from questboard.games.adventure.rules.volleys import attack_each, attack_some, blast
from questboard.games.adventure.state import AdventurePosition, AdventureState


class Sweep(PowerCard):
    """Attack everything in reach."""

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_each(s, seat, self.id)


class Volley(PowerCard):
    """Attack up to some number of different targets, chosen before the dice are rolled."""

    most = 2

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_some(s, seat, self.id, self.most)


class Blast(PowerCard):
    """Attack everything on one tile in reach."""

    async def use(self, s: AdventureState, seat: int) -> None:
        await blast(s, seat, self.id)


class AnsweringStance(PowerCard):
    """A Monster in reach of the stance whose attack has missed takes 1 damage."""

    async def after_miss(self, s: AdventureState, seat: int, by: Assailant) -> None:
        reach = POWERS[self.id].reach
        assert reach is not None
        if s.heroes[seat].standing and by.figure in targets(s, seat, reach):
            await wound(s, by.figure, 1, seat)


class ItemAttack(TreasureCard):
    """Attack one target in range of an item that has an attack of its own."""

    async def use(self, s: AdventureState, seat: int) -> None:
        item = TREASURES[self.id]
        assert item.attack is not None
        assert item.range is not None
        target = await choose_target(s, seat, targets(s, seat, item.range))
        await strike(s, seat, target, item.attack.bonus, item.attack.damage, item.attack.miss, card=self.id)


class KeenWeapon(TreasureCard):
    """A hit on an adjacent target deals 1 more damage if the die shows enough."""

    keen = 1

    def extra_damage(self, s: AdventurePosition, attack: HeroAttack) -> int:
        return int(attack.next_to and attack.die >= self.keen)


class MarkerAttack(EncounterCard):
    """A Trap or Hazard that attacks each Hero in reach of its marker (WA-144, LD-147)."""

    async def activate(self, s: AdventureState, seat: int) -> None:
        await attack_at_marker(s, self.id)
