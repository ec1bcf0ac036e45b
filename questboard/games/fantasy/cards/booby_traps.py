"""Booby traps of the Item deck: carried out at once on who opened the chest (FA-043)."""

from __future__ import annotations

from questboard.games.fantasy.rules.combat import carry_out
from questboard.games.fantasy.rules.figures import figures_within
from questboard.games.fantasy.rules.health import drain, lose
from questboard.games.fantasy.rules.registry import Assault, booby_trap
from questboard.games.fantasy.state import FantasyState, Hero


async def attack(s: FantasyState, card: str, pool: str, targets: list[str]) -> None:
    """An attack of nobody: AC counts, bonuses don't (dossier 7)."""
    await carry_out(s, Assault("", "trap", card, pool, "trap"), targets)


@booby_trap("poison-needle")
async def poison_needle(s: FantasyState, hero: Hero) -> None:
    """Lose 1 HP."""
    lose(s, hero.name, 1, "FA-043")


@booby_trap("dart-volley")
async def dart_volley(s: FantasyState, hero: Hero) -> None:
    """An attack with two yellow dice and an orange one."""
    await attack(s, "dart-volley", "YYO", [hero.name])


@booby_trap("gas-cloud")
async def gas_cloud(s: FantasyState, hero: Hero) -> None:
    """Every hero within 1 square loses 1 HP."""
    for name in figures_within(s, hero.square, 1):
        if s.monster(name) is None:
            lose(s, name, 1, "FA-043")


@booby_trap("exploding-lid")
async def exploding_lid(s: FantasyState, hero: Hero) -> None:
    """An attack with two orange dice on every figure within 1 square."""
    await attack(s, "exploding-lid", "OO", figures_within(s, hero.square, 1))


@booby_trap("draining-curse")
async def draining_curse(s: FantasyState, hero: Hero) -> None:
    """Lose 2 SP; a hero without SP loses 1 HP."""
    if not drain(s, hero, 2, "FA-043"):
        lose(s, hero.name, 1, "FA-043")


@booby_trap("snapping-chest")
async def snapping_chest(s: FantasyState, hero: Hero) -> None:
    """Lose 2 HP."""
    lose(s, hero.name, 2, "FA-043")
