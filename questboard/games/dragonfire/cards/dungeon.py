"""The encounters of Dungeon Difficulty 1."""

from __future__ import annotations

from questboard.games.dragonfire.hooks import EncounterCard
from questboard.games.dragonfire.rules.checks import save, skill_check
from questboard.games.dragonfire.rules.defeat import clear_levels, level_proof
from questboard.games.dragonfire.rules.foes import TO_THE_LEFT, grow_token, heal_levels, move
from questboard.games.dragonfire.rules.health import hurt, lose_hp
from questboard.games.dragonfire.rules.reveal import a_slaad, of_type, summon
from questboard.games.dragonfire.rules.zones import must_discard, put_under, return_held
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Foe
from questboard.kernel import choose, emit, may, may_choose


class GhoulPack(EncounterCard, id="ghoul-pack"):
    """When it deals damage: that player discards a card."""

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        await must_discard(s, seat, 1, "DF-224", cause=self.id)


class VioletFungus(EncounterCard, id="violet-fungus"):
    """SURPRISE: the faced player discards a card."""

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        await must_discard(s, foe.seat, 1, "DF-351", cause=self.id)


class CursedGround(EncounterCard, id="cursed-ground"):
    """While characters are here, nothing can heal them."""

    def prevents_healing(self, s: DragonfirePosition, foe: Encounter, seat: int, by: int) -> bool:
        return s.characters[seat].place == foe.uid


class Chuul(EncounterCard, id="chuul"):
    """Tripwire Grasp: the faced player discards two cards."""

    async def tripwire(self, s: DragonfireState, foe: Encounter) -> None:
        await must_discard(s, foe.seat, 2, "DF-033", cause=self.id)


class Minotaur(EncounterCard, id="minotaur"):
    """VANQUISHED: a character may lose 1 HP, if its player agrees, to clear a level of another encounter."""

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if not self._with_open_level(s, foe) or not await self._somebody_bleeds(s, seat) or s.over:
            return
        others = self._with_open_level(s, foe)
        if others:
            chosen = await choose(
                seat,
                "Clear a level of which encounter?",
                others,
                "encounter to weaken",
                "DF-197",
                cause=self.id,
            )
            target = s.encounter(chosen)
            assert target is not None
            await clear_levels(s, target, 1)

    async def _somebody_bleeds(self, s: DragonfireState, seat: int) -> bool:
        """The active player proposes characters until one of their players agrees to lose 1 HP."""
        willing = s.conscious
        while willing:
            chosen = await may_choose(
                seat,
                "Who loses 1 HP to clear a level?",
                willing,
                "character to lose HP",
                "DF-197",
                cause=self.id,
            )
            if chosen is None:
                return False
            if chosen == seat or await may(
                chosen,
                "You have {hp} HP. Lose 1 to clear a level?",
                "DF-197",
                "whether to lose HP",
                hp=s.characters[chosen].hp,
                cause=self.id,
            ):
                await lose_hp(s, chosen, 1, "DF-197")
                return True
            willing = [each for each in willing if each != chosen]
        return False

    def _with_open_level(self, s: DragonfirePosition, foe: Encounter) -> list[Foe]:
        """The other encounters, without Locations, whose topmost level can be cleared."""
        return [
            each.uid
            for each in s.encounters
            if each.uid != foe.uid
            and not each.location
            and not level_proof(s, each)
            and not each.levels[each.uncleared[0]].square
        ]


class AnimatedArmor(EncounterCard, id="animated-armor"):
    """Immune: texts that move it or stop it from attacking."""

    steady = True


class Basilisk(EncounterCard, id="basilisk"):
    """Start of turn: a Skill Check; if it fails, the faced player plays at most two cards this turn."""

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if not await skill_check(s, seat):
            s.turn.limit = min(s.turn.limit, 2)
            emit(s, "limited", "DF-136", player=seat, count=s.turn.limit)


class FireSnake(EncounterCard, id="fire-snake"):
    """VANQUISHED: the active player takes 1 damage."""

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        await hurt(s, seat, 1, "encounter", "DF-182")


class RedSlaad(EncounterCard, id="red-slaad"):
    """VANQUISHED: it Saves; success summons a Slaad from the Secondary Deck facing the active player."""

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if await save(s, foe):
            await summon(s, "secondary", seat, wanted=a_slaad)


class GrickKnot(EncounterCard, id="grick-knot"):
    """SURPRISE: if another Grick Knot card is in play, both get one more token."""

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        knots = [each for each in s.encounters if each.name == foe.name and not each.token]
        if len(knots) > 1:
            for each in knots:
                grow_token(s, each, "DF-110")


class PhaseSpider(EncounterCard, id="phase-spider"):
    """At the end of the faced player's turn it moves to the next conscious player to the left."""

    async def end_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        move(s, foe, s.next_conscious(seat), "DF-344", reason=TO_THE_LEFT)


class ChokePoint(EncounterCard, id="choke-point"):
    """Characters here play at most two cards in their own turn.

    SURPRISE: summon any encounter facing the same player.
    """

    card_limit = 2

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        await summon(s, foe.deck, foe.seat)


class Orog(EncounterCard, id="orog"):
    """8+: summon a Humanoid."""

    async def arrive(self, s: DragonfireState, foe: Encounter) -> None:
        if s.dragonfire_level >= 8:
            await summon(s, foe.deck, foe.seat, wanted=of_type("Humanoid"))


class Troll(EncounterCard, id="troll"):
    """Start of turn: it heals one level, the lowest that is cleared."""

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        heal_levels(s, foe, 1, "DF-340")


class GelatinousCube(EncounterCard, id="gelatinous-cube"):
    """When it deals damage: a random card from that player's hand goes under it.

    VANQUISHED: the cards under it return to their owners' hands.
    """

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        put_under(s, foe, seat, "DF-224")

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        return_held(s, foe, "DF-182")
