"""The Mark of Lolth, the only Curse of the box (LD-143, LD-196).

Several marks on one Hero are several entries among the Hero's curses.
"""

from __future__ import annotations

from questboard.games.adventure.hooks import EncounterCard, Order, at
from questboard.games.adventure.rules.combat import take_damage
from questboard.games.adventure.rules.encounters import shake_off
from questboard.games.adventure.state import AdventureState


class MarkOfLolth(EncounterCard, id="mark-of-lolth"):
    """1 damage for each Hero with a Curse, however many Curses that Hero has (LD-196).

    One roll in each of the Hero's Hero Phases takes one mark away.
    """

    spreads = True

    async def resolve(self, s: AdventureState, seat: int) -> None:
        for other in s.clockwise(seat):
            if s.heroes[other].standing and s.heroes[other].curses:
                await take_damage(s, other, 1, "LD-196")

    @at(Order.CURSES)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        await shake_off(s, seat, self.id)
