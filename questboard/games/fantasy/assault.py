"""An attack on its way: what is rolled, and what changes it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

AttackKind: TypeAlias = Literal["melee", "ranged", "breath", "aura", "charge", "trap"]


class Assault(msgspec.Struct):
    """An attack on its way: what is rolled, and what changes it."""

    by: str
    """The hero or monster; "" for a trap."""
    kind: AttackKind
    card: str
    """The weapon, spell, monster or trap."""
    pool: str
    source: Literal["weapon", "spell", "monster", "trap", "charge"]
    origin: int = -1
    """The square that it comes from."""
    reroll: bool = False
    power: bool = False
    """A Power Attack (FA-080)."""
    bonus: int = 0
    """Swords for every target."""
    pierce: int = 0
    """Points of AC that don't count."""
    ignores_armor: bool = False
    ignores_height: bool = False
    """A tower adds nothing to AC (FA-179)."""
    poison: bool = False
    """It is poison that makes AC count for nothing (FA-126)."""
    half_armor: bool = False
    dice: list[tuple[str, int]] = msgspec.field(default_factory=list)
    """Attack dice by their letters, with their swords."""
    star: bool = False

    @property
    def swords(self) -> int:
        """The swords of the dice."""
        return sum([shown for _, shown in self.dice])

    @property
    def from_afar(self) -> bool:
        """Whether what protects from ranged attacks protects from it (FA-169, FA-171, FA-173)."""
        return self.kind in ("ranged", "breath", "aura") and self.source != "trap"

    @property
    def is_cold(self) -> bool:
        """Whether it is a breath or an aura."""
        return self.kind in ("breath", "aura")
