"""Wastes of Ancient Empire: the dead rise beside every encounter."""

from __future__ import annotations

from questboard.games.dragonfire.hooks import Adventure
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.foes import facing, new_token, tell_token
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import may

RISEN = {1: ("1", 1), 2: ("1", 2), 3: ("2", 2)}
"""By Scene: the level of the tokens and their Attack Strength."""


class Wastes(Adventure, id="wastes-of-ancient-empire"):
    """Undead tokens for every card, more for those in the player's own colour."""

    token_name = "Risen Dead"
    ease = 2.5

    async def scene_started(self, s: DragonfireState) -> None:
        """The dead rise; a player who faces three or more of them may draw a card."""
        track, hits = RISEN[s.scene]
        beset: list[int] = []
        for seat in s.turn_order:
            cards = [foe for foe in facing(s, seat) if not foe.token and not foe.location]
            count = 0
            for foe in cards:
                for _ in range(3 if foe.color == s.characters[seat].primary else 1):
                    token = new_token(s, self.id, seat, foe.color, "Undead", track, hits)
                    tell_token(s, token, "DF-005")
                    count += 1
            if count >= 3:
                beset.append(seat)
        if "old-bones" in s.challenges:
            return
        for seat in beset:
            if await may(seat, "Draw a card for the dead that you face?", "DF-005", cause=self.id):
                await zones.draw(s, seat, 1, "DF-005")

    def change_gold(self, s: DragonfirePosition, foe: Encounter, gold: int) -> int:
        """Grave Robbers: cards of the Secondary Deck pay 2 gold less."""
        return gold - 2 if "grave-robbers" in s.challenges and foe.deck == "secondary" else gold
