"""The six encounters of Difficulty 3."""

from __future__ import annotations

from questboard.cues import Condition
from questboard.games.dragonfire.cards.depths import arcane_up_to, gaze
from questboard.games.dragonfire.hooks import EncounterCard
from questboard.games.dragonfire.rules.foes import facing, heal_levels, place_of, players_at
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.naming import SHROUDED
from questboard.games.dragonfire.rules.reveal import of_type, summon
from questboard.games.dragonfire.rules.zones import must_discard
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import emit


class Vampire(EncounterCard, id="vampire"):
    """Immune: level damage. When it deals damage: it heals one level."""

    def immune(self, s: DragonfirePosition, play: Play, by_level: bool) -> bool:
        return by_level

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        heal_levels(s, foe, 1, "DF-340")


class VampireLair(EncounterCard, id="vampire-lair"):
    """SURPRISE: summon an Undead from the highest deck that has one, else any from the Primary Deck.

    Start of turn: each Undead facing the character heals one level.
    """

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        for deck in ("third", "secondary", "primary"):
            if await summon(s, deck, foe.seat, wanted=of_type("Undead")) is not None:
                return
        await summon(s, "primary", foe.seat)

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        for each in facing(s, seat):
            if each.type == "Undead":
                heal_levels(s, each, 1, "DF-340")


class Rakshasa(EncounterCard, id="rakshasa"):
    """Immune: Arcane cards of cost 5 or less."""

    def immune(self, s: DragonfirePosition, play: Play, by_level: bool) -> bool:
        return arcane_up_to(play, 5)


class Beholder(EncounterCard, id="beholder"):
    """Start of turn: the colour of the Secondary Deck's top card says what its eyes do."""

    says = {"shrouded": "No text may name {encounter} this turn."}
    shows = {"shrouded": Condition("{encounter}", "no text names it")}

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        color = gaze(s, foe, seat, "secondary")
        if color == "B":
            SHROUDED[foe.uid].set(s.turn)
            emit(s, "shrouded", "DF-136", encounter=foe.uid)
        elif color == "R":
            await must_discard(s, seat, 2, "DF-136", cause=self.id)


class AdultBlackDragon(EncounterCard, id="adult-black-dragon"):
    """Tripwire Breath: each character at this place takes 1 damage at once."""

    async def tripwire(self, s: DragonfireState, foe: Encounter) -> None:
        for seat in players_at(s, place_of(s, foe)):
            if not s.over:
                await hurt(s, seat, 1, "encounter", "DF-033")


class IronGolem(EncounterCard, id="iron-golem"):
    """Immune: texts that move it or stop it from attacking. The faced player replenishes one card fewer."""

    steady = True
    slows = 1
