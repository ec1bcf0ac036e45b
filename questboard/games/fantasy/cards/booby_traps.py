"""Booby traps of the Item deck: carried out at once on the hero who opened the chest (FA-043)."""

from __future__ import annotations

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.hooks import BoobyTrap
from questboard.games.fantasy.rules.combat import carry_out
from questboard.games.fantasy.rules.figures import figures_within
from questboard.games.fantasy.rules.health import drain, lose
from questboard.games.fantasy.state import FantasyState, Hero


async def attack(s: FantasyState, card: str, pool: str, targets: list[str]) -> None:
    """An attack of nobody: AC counts, bonuses don't."""
    await carry_out(s, Assault("", "trap", card, pool, "trap"), targets)


class PoisonNeedle(BoobyTrap, id="poison-needle"):
    """The opener loses 1 HP."""

    async def spring(self, s: FantasyState, hero: Hero) -> None:
        lose(s, hero.name, 1, "FA-043")


class DartVolley(BoobyTrap, id="dart-volley"):
    """The opener is attacked with two yellow dice and an orange one."""

    async def spring(self, s: FantasyState, hero: Hero) -> None:
        await attack(s, self.id, "YYO", [hero.name])


class GasCloud(BoobyTrap, id="gas-cloud"):
    """Every hero within 1 square loses 1 HP."""

    async def spring(self, s: FantasyState, hero: Hero) -> None:
        for name in figures_within(s, hero.square, 1):
            if s.monster(name) is None:
                lose(s, name, 1, "FA-043")


class ExplodingLid(BoobyTrap, id="exploding-lid"):
    """Every figure within 1 square is attacked with two orange dice, rolled once for all."""

    async def spring(self, s: FantasyState, hero: Hero) -> None:
        await attack(s, self.id, "OO", figures_within(s, hero.square, 1))


class DrainingCurse(BoobyTrap, id="draining-curse"):
    """The opener loses 2 SP; a hero without SP loses 1 HP."""

    async def spring(self, s: FantasyState, hero: Hero) -> None:
        if not drain(s, hero, 2, "FA-043"):
            lose(s, hero.name, 1, "FA-043")


class SnappingChest(BoobyTrap, id="snapping-chest"):
    """The opener loses 2 HP."""

    async def spring(self, s: FantasyState, hero: Hero) -> None:
        lose(s, hero.name, 2, "FA-043")
