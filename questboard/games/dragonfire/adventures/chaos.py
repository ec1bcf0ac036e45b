"""Descent Into Chaos: Rifts in the Scenes, and Slaadi that fan the Dragonfire."""

from __future__ import annotations

from questboard.games.dragonfire.hooks import Adventure
from questboard.games.dragonfire.rules.fire import raise_level
from questboard.games.dragonfire.rules.quest import fails
from questboard.games.dragonfire.rules.reveal import allowed_for_location, put, search_out
from questboard.games.dragonfire.rules.scenes import flip
from questboard.games.dragonfire.state import NOBODY, DragonfirePosition, DragonfireState, Encounter

PORTAL = "slaad-planar-portal"
FIRST_RIFT = {2: 3}
"""By the number of players: the first Scene in which the Portal opens, where it is not the first of all.

The design opens it in every Scene. That keeps two players apart for the whole game: bots that never blunder
won 1 of 20 games, and 3 of 16 with this figure, which is ours.
"""


class Descent(Adventure, id="descent-into-chaos"):
    """Red Slaad changes decks, and the Portal opens again and again."""

    ease = 3.4

    def prepare(self, s: DragonfireState) -> None:
        """Red Slaad is a card of the Secondary Deck."""
        s.decks["primary"].remove("red-slaad")
        s.decks["secondary"] = s.luck.shuffled([*s.decks["secondary"], "red-slaad"])

    def start_level(self, s: DragonfirePosition) -> int:
        """Into the Breach: one level more."""
        return super().start_level(s) + ("into-the-breach" in s.challenges)

    async def scene_started(self, s: DragonfireState) -> None:
        """The Portal opens before the player with the most HP who can take it."""
        if s.scene < FIRST_RIFT.get(len(s.characters), 1):
            return
        if any(foe.name == PORTAL for foe in s.encounters) or not search_out(s, "secondary", PORTAL):
            return
        healthiest = max(s.around(s.leader), key=lambda seat: s.characters[seat].hp)
        seat = allowed_for_location(s, healthiest)
        s.decks["secondary"].pop()
        if seat == NOBODY:
            s.decks["secondary"].insert(0, PORTAL)
        else:
            await put(s, PORTAL, "secondary", seat, "DF-005", reason="most HP of those who can take it")

    def location_lost(self, s: DragonfireState, location: Encounter) -> None:
        """Seal the Rifts: the Portal may not be lost."""
        if location.name == PORTAL:
            fails(s, "seal-the-rifts")

    def save_bonus(self, s: DragonfirePosition, foe: Encounter) -> int:
        """From the second Scene on the Portal has Save +1."""
        return int(foe.name == PORTAL and s.scene >= 2)

    async def saved(self, s: DragonfireState, foe: Encounter) -> None:
        """A Slaad or the Portal that succeeds in a Save may raise the Dragonfire level."""
        if (foe.slaad or foe.name == PORTAL) and flip(s, "DF-005"):
            raise_level(s, "DF-005")
