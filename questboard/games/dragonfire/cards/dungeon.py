"""The encounters of Dungeon Difficulty 1."""

from __future__ import annotations

from questboard.games.dragonfire.rules.checks import save, skill_check
from questboard.games.dragonfire.rules.defeat import clear_levels, level_proof
from questboard.games.dragonfire.rules.foes import grow_token, heal_levels, move
from questboard.games.dragonfire.rules.health import hurt, lose_hp
from questboard.games.dragonfire.rules.registry import (
    CARD_LIMITS,
    STEADY,
    arrival,
    end_of_turn,
    no_healing,
    start_of_turn,
    surprise,
    tripwire,
    vanquished,
    wounds,
)
from questboard.games.dragonfire.rules.reveal import a_slaad, of_type, summon
from questboard.games.dragonfire.rules.zones import must_discard, put_under, return_held
from questboard.games.dragonfire.state import DragonfireState, Encounter, Foe
from questboard.kernel import choose, may, may_choose, tell


@wounds("ghoul-pack")
async def ghoul_pack(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: that player discards a card."""
    await must_discard(s, seat, 1, "DF-224")


@surprise("violet-fungus")
async def violet_fungus(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: the faced player discards a card."""
    await must_discard(s, foe.seat, 1, "DF-351")


@no_healing("cursed-ground")
def cursed_ground(s: DragonfireState, foe: Encounter, seat: int, by: int) -> bool:
    """While characters are here, nothing can heal them."""
    return s.characters[seat].place == foe.uid


@tripwire("chuul")
async def chuul(s: DragonfireState, foe: Encounter) -> None:
    """Tripwire Grasp: the faced player discards two cards."""
    await must_discard(s, foe.seat, 2, "DF-033")


@vanquished("minotaur")
async def minotaur(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """VANQUISHED: a character may lose 1 HP, if its player agrees, to clear a level of another encounter."""
    if not _with_open_level(s, foe) or not await _somebody_bleeds(s, seat) or s.over:
        return
    others = _with_open_level(s, foe)
    if others:
        chosen = await choose(seat, "Clear a level of which encounter?", others, "encounter", "DF-197")
        target = s.encounter(chosen)
        assert target is not None
        await clear_levels(s, target, 1)


async def _somebody_bleeds(s: DragonfireState, seat: int) -> bool:
    """The active player proposes characters until one of their players agrees to lose 1 HP."""
    willing = s.conscious
    while willing:
        chosen = await may_choose(
            seat, "Let which character lose 1 HP to clear a level?", willing, "player", "DF-197"
        )
        if chosen is None:
            return False
        if chosen == seat or await may(chosen, "Lose 1 HP, so that a level is cleared?", "DF-197"):
            await lose_hp(s, chosen, 1, "DF-197")
            return True
        willing = [each for each in willing if each != chosen]
    return False


def _with_open_level(s: DragonfireState, foe: Encounter) -> list[Foe]:
    """The other encounters, without Locations, whose topmost level can be cleared."""
    return [
        each.uid
        for each in s.encounters
        if each.uid != foe.uid
        and not each.location
        and not level_proof(s, each)
        and not each.levels[each.uncleared[0]].square
    ]


STEADY.append("animated-armor")
"""Animated Armor. Immune: texts that move it or stop it from attacking."""


@start_of_turn("basilisk")
async def basilisk(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: a Skill Check; if it fails, the faced player plays at most two cards this turn."""
    if not await skill_check(s, seat):
        s.turn.limit = min(s.turn.limit, 2)
        tell(s, "limited", "DF-136", player=seat, count=s.turn.limit)


@vanquished("fire-snake")
async def fire_snake(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """VANQUISHED: the active player takes 1 damage."""
    await hurt(s, seat, 1, "encounter", "DF-182")


@vanquished("red-slaad")
async def red_slaad(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """VANQUISHED: it Saves; success summons a Slaad from the Secondary Deck facing the active player."""
    if await save(s, foe):
        await summon(s, "secondary", seat, wanted=a_slaad)


@surprise("grick-knot")
async def grick_knot(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: if another Grick Knot card is in play, both get one more token."""
    knots = [each for each in s.encounters if each.name == foe.name and not each.token]
    if len(knots) > 1:
        for each in knots:
            grow_token(s, each, "DF-110")


@end_of_turn("phase-spider")
async def phase_spider(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """At the end of the faced player's turn it moves to the next conscious player to the left."""
    move(s, foe, s.next_conscious(seat), "DF-344")


CARD_LIMITS["choke-point"] = 2
"""Choke Point. Characters here play at most two cards in their own turn."""


@surprise("choke-point")
async def choke_point(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: Summon any encounter facing the same player."""
    await summon(s, foe.deck, foe.seat)


@arrival("orog")
async def orog(s: DragonfireState, foe: Encounter) -> None:
    """8+: Summon a Humanoid."""
    if s.dragonfire_level >= 8:
        await summon(s, foe.deck, foe.seat, wanted=of_type("Humanoid"))


@start_of_turn("troll")
async def troll(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: it heals one level, the lowest that is cleared."""
    heal_levels(s, foe, 1, "DF-340")


@wounds("gelatinous-cube")
async def gelatinous_cube(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: a random card from that player's hand goes under it."""
    put_under(s, foe, seat, "DF-224")


@vanquished("gelatinous-cube")
async def gelatinous_cube_bursts(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """VANQUISHED: the cards under it return to their owners' hands."""
    return_held(s, foe, "DF-182")
