"""Encounter cards: all the ways in which they can matter. A token does nothing of its card's text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from questboard.cues import AnyCue
from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.rules.moments import Assault
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play, Shot
from questboard.kernel import Card, Note


class EncounterCard(Card, printed=ENCOUNTERS):
    """What an encounter does to the players it faces, and what can be done to it."""

    says: Mapping[str, str] = {}
    """A sentence for each kind of event that is its own."""
    shows: Mapping[str, AnyCue] = {}
    """What there is to see of these events: a cue with places for facts, such as "{encounter}"."""

    # ---- when it comes and goes

    dispels: Literal["", "one", "all"] = ""
    """Dispel Magic or Dispel All Magic on the faced player (DF-336, DF-337)."""

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        """SURPRISE."""

    async def arrive(self, s: DragonfireState, foe: Encounter) -> None:
        """What happens as it enters play and is no SURPRISE: effects of a Dragonfire level (DF-097)."""

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        """VANQUISHED; the seat is the active player's."""

    def recipients(self, s: DragonfirePosition, foe: Encounter, first: int) -> list[int]:
        """Who gets its gold, the active player first."""
        return [seat for seat in s.around(first) if not s.characters[seat].unconscious]

    # ---- in a turn

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        """Start of turn of a player it faces."""

    async def end_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        """End of the faced player's turn."""

    async def next_turn(self, s: DragonfireState, seat: int, count: int) -> None:
        """Start of turn of a player who bears its mark, that often; the mark is taken off."""

    async def tripwire(self, s: DragonfireState, foe: Encounter) -> None:
        """When its Tripwire is crossed."""

    def level_cleared(self, s: DragonfireState, foe: Encounter, level: int, black: bool) -> None:
        """When a level is cleared, by black damage or not."""

    async def damage_dealt(self, s: DragonfireState, foe: Encounter) -> None:
        """At the end of a Deal Damage phase."""

    async def attacks(self, s: DragonfireState, foe: Encounter, assault: Assault) -> None:
        """When it attacks."""

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        """When it deals damage."""

    # ---- how strong it is

    unreduced = False
    """The damage of its attack can't be reduced or prevented."""

    def base_strength(self, s: DragonfirePosition, foe: Encounter) -> int:
        """Its Attack Strength before anything changes it, where the printed one varies."""
        return foe.strength

    def change_strength(self, s: DragonfirePosition, me: Encounter, foe: Encounter) -> int:
        """By how much it changes the Attack Strength of an encounter, itself or another."""
        return 0

    def more_colors(self, s: DragonfirePosition, foe: Encounter) -> str:
        """A further colour."""
        return ""

    def save_bonus(self, s: DragonfirePosition, foe: Encounter) -> int:
        """Save +X."""
        return 0

    # ---- what can be done to it

    steady = False
    """No text effect can move it or stop it from attacking."""
    any_order = False
    """It can be damaged before its tokens are defeated."""
    doubles = ""
    """Each point of this colour counts as 2 on its colourless levels."""

    def immune(self, s: DragonfirePosition, play: Play, by_level: bool) -> bool:
        """Whether this play can't affect it, or not by level damage."""
        return False

    def unharmable(self, s: DragonfirePosition, foe: Encounter) -> bool:
        """Whether it can't be damaged now."""
        return False

    def blocks_assists(self, s: DragonfirePosition, me: Encounter, foe: Encounter) -> bool:
        """Whether it keeps Assist damage from going to an encounter, itself or another."""
        return False

    def change_damage(
        self, s: DragonfirePosition, foe: Encounter, shots: Sequence[Shot], points: list[str]
    ) -> None:
        """Change the damage that is dealt to it: the points of each shot."""

    async def escapes(self, s: DragonfireState, foe: Encounter) -> bool:
        """Whether it escapes a text that names it."""
        return False

    # ---- what it does to players

    card_limit = 99
    """How many cards a player it faces may play in their own turn."""
    holds = False
    """The faced player can't move into or out of a Location."""
    traps = False
    """Characters can't move out of this Location."""
    silences = False
    """Characters in this Location may not play Assists."""
    fails_checks = False
    """The faced player fails every Skill Check."""
    slows = 0
    """How many cards fewer the faced player draws in Replenish."""

    def lasting(self) -> Sequence[Note]:
        """Marks of its own on characters that a Short Rest doesn't end."""
        return ()

    def prevents_healing(self, s: DragonfirePosition, foe: Encounter, seat: int, by: int) -> bool:
        """Whether it keeps a player from being healed by another, or by NOBODY."""
        return False

    def more_cost(self, s: DragonfirePosition, foe: Encounter, seat: int) -> int:
        """By how much Market cards are dearer for a player it faces."""
        return 0
