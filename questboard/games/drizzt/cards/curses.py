"""The Mark of Lolth, the only Curse of the box (LD-143, LD-196).

Several marks on one Hero are several entries among the Hero's curses.
"""

from __future__ import annotations

from questboard.games.adventure.rules.combat import take_damage
from questboard.games.adventure.rules.encounters import SPREADING, shake_off
from questboard.games.adventure.rules.registry import at, encounter
from questboard.games.adventure.state import AdventureState

SPREADING.append("mark-of-lolth")


@encounter("mark-of-lolth")
async def mark_of_lolth(s: AdventureState, seat: int) -> None:
    """1 damage for each Hero with a Curse, however many Curses that Hero has (LD-196)."""
    for other in s.clockwise(seat):
        if s.heroes[other].standing and s.heroes[other].curses:
            await take_damage(s, other, 1, "LD-196")


@at("end of hero phase", 40, under="mark-of-lolth")
async def fade(s: AdventureState, seat: int) -> None:
    """One roll in each own Hero Phase, which takes one mark away."""
    await shake_off(s, seat, "mark-of-lolth")
