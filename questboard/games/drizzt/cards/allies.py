"""The seven Allies, who act at the start of their player's Villain Phase (LD-203, LD-232).

The first statement of an Ally's tactics that is true is carried out; "Monster" includes Villains.
"""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.rules.talk import tell
from questboard.games.adventure.state import AdventureState, Friend
from questboard.kernel import choose

words.EVENTS["ally_joined"] = "{villager} joins {hero} on {square}."


async def summon(s: AdventureState, seat: int, ally: str, squares: list[int]) -> None:
    """A player takes an Ally card and puts its figure on one of some squares (LD-232)."""
    if not squares:
        return
    square = await choose(seat, "Put {villager} on which square?", squares, "square", "LD-232", villager=ally)
    s.friends[ally] = Friend(ally, square, owner=seat)
    tell(s, "ally_joined", "LD-232", villager=ally, hero=seat, square=square)
