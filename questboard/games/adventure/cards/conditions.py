"""Conditions, and tokens that several cards put on Heroes and Monsters (WA-085 to WA-090, LD-014, LD-090)."""

from __future__ import annotations

from questboard.games.adventure.hooks import Look, Mark, Order, Sign, at
from questboard.games.adventure.hooks.tables import POISON_BONUS
from questboard.games.adventure.rules.combat import check, relieve, take_damage
from questboard.games.adventure.rules.marks import CHALLENGED, PINNED, SKIPS, WEAKENED, WEAKER
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe

POISON_ENDS = 10
"""What a roll against Poisoned needs (WA-090)."""


class Poisoned(Mark, id="poisoned"):
    """1 damage before anything else is done in a Hero Phase; a roll at its end may be rid of it (WA-089)."""

    @at(Order.POISON)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        await take_damage(s, seat, 1, "WA-089")

    @at(Order.CURSES)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        if s.heroes[seat].hp > 0:
            bonus = sum([bonus(s, seat) for bonus in POISON_BONUS.values()])
            if (await check(s, seat, POISON_ENDS, "WA-090", bonus)).success:
                relieve(s, seat, "poisoned", "WA-090")


class Dazed(Mark, id="dazed"):
    """One action less, until the end of the Hero Phase (WA-085, WA-086)."""

    @at(Order.RECOVERY)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        relieve(s, seat, "dazed", "WA-086", told="wore_off")


class Immobilized(Mark, id="immobilized"):
    """No moving, until the end of the Hero Phase (LD-090, LD-092)."""

    @at(Order.RECOVERY)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        relieve(s, seat, "immobilized", "LD-092", told="wore_off")


class Weakened(Mark, id=WEAKENED.key):
    """The -4 AC token (LD-014)."""

    sign = Sign(Look("cracked-shield", "danger"), "-4 AC")

    def armor(self, s: AdventurePosition, seat: int) -> int:
        return WEAKER

    def foe_armor(self, s: AdventurePosition, foe: Foe) -> int:
        return WEAKER if foe in s.figures or foe in s.friends else 0


class SkipsActivation(Mark, id=SKIPS.key):
    """A Monster loses its next activation; a Hero has no attack half in the next Hero Phase (LD-132)."""

    sign = Sign(Look("night-sleep", "slate"), "skips its next activation")

    @at(Order.LOSSES)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        self.mark.clear(s.heroes[seat])
        s.turn.attacked = True
        emit(s, "no_attack", "LD-132", hero=seat)


class Pinned(Mark, id=PINNED.key):
    """A Monster moves nowhere in its next activation."""

    sign = Sign(Look("manacles", "slate"), "pinned")


class Challenged(Mark, id=CHALLENGED.key):
    """A Monster picks its challenger wherever its tactics allow it."""

    sign = Sign(Look("crossed-swords", "topaz"), "in a duel")
