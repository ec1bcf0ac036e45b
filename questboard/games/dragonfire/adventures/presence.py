"""Unholy Presence: green encounters are stronger, and in the end something comes out."""

from __future__ import annotations

from questboard.games.dragonfire.hooks import Adventure, EncounterCard
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.foes import colors, players_at
from questboard.games.dragonfire.rules.health import heal, may_be_healed
from questboard.games.dragonfire.rules.quest import fails
from questboard.games.dragonfire.rules.reveal import put, search
from questboard.games.dragonfire.rules.scenes import of_type, place_first
from questboard.games.dragonfire.rules.zones import must_discard
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import Note, choose

PRESENCE = "the-presence"


class UnholyPresence(Adventure, id="unholy-presence"):
    """Green cards come first, heal those who defeat them, and bring the Presence."""

    ease = 3.2
    presence_defeated = Note("presence-defeated")
    """The Presence was defeated."""

    async def first_encounter(self, s: DragonfireState, deck: str) -> bool:
        """The first encounter of a Scene is green, if there is such a card."""
        name = search(s, deck, lambda card: card.color == "G" and not card.location)
        if name:
            await place_first(s, name, deck)
        return bool(name)

    async def scene_started(self, s: DragonfireState) -> None:
        """In the third Scene the Presence faces a Devotion character."""
        if s.scene == 3:
            await put(s, PRESENCE, "", of_type(s, "G", "DF-070"), "DF-005")

    def change_strength(self, s: DragonfirePosition, foe: Encounter) -> int:
        """Green cards have +1 Attack Strength, Locations excepted."""
        return int("G" in colors(s, foe) and not foe.token and not foe.location)

    async def defeated(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        """When a green card is defeated, a character at its place heals 1 HP; what falls last counts."""
        if self.presence_defeated.is_set(s):
            fails(s, "exorcists")
        if foe.token:
            return
        if foe.name == PRESENCE:
            self.presence_defeated.set(s)
        if "G" not in colors(s, foe) or "desecration" in s.challenges:
            return
        hurt = [
            each
            for each in players_at(s, s.characters[foe.seat].place)
            if s.characters[each].hp < s.characters[each].max_hp and may_be_healed(s, each)
        ]
        if hurt:
            await heal(
                s,
                await choose(seat, "Who heals 1 HP?", hurt, "character to heal", "DF-005", cause=self.id),
                1,
                "DF-005",
            )


class ThePresence(EncounterCard, id=PRESENCE):
    """Immune: level damage. Start of turn: a Skill Check; if it fails, the faced player discards a card."""

    def immune(self, s: DragonfirePosition, play: Play, by_level: bool) -> bool:
        return by_level

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if not await skill_check(s, seat):
            await must_discard(s, seat, 1, "DF-136", cause=self.id)
