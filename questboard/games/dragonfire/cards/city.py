"""The encounters of City Difficulty 1."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.attack import Assault
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.damage import POOLS, add_points, of_card
from questboard.games.dragonfire.rules.defeat import forfeit, rob
from questboard.games.dragonfire.rules.foes import facing, heal_levels
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.registry import (
    DISPELS,
    HOLDS,
    UNREDUCED,
    attacks,
    base_strength,
    colors_of,
    damage_rule,
    entered,
    immune,
    price,
    start_of_turn,
    surprise,
    vanquished,
    wounds,
)
from questboard.games.dragonfire.rules.reveal import cost, of_type, summon
from questboard.games.dragonfire.rules.scenes import flip
from questboard.games.dragonfire.rules.zones import kinds, must_discard
from questboard.games.dragonfire.state import CardId, DragonfireState, Encounter, Play, Shot
from questboard.kernel import may


@surprise("corrupt-watch-sergeant")
async def corrupt_watch_sergeant(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: each player loses 1 gold."""
    for seat in s.conscious:
        forfeit(s, seat, 1, "DF-351")


@entered(POOLS)("pit-gladiator")
def pit_gladiator(s: DragonfireState, foe: Encounter, shots: Sequence[Shot], points: list[str]) -> None:
    """Each card with a Sword icon that damages it gains a point."""
    armed: list[int] = []
    for at, shot in enumerate(shots):
        play = s.play(shot.play)
        if play is None or not of_card(s, shot) or play.id in armed:
            continue
        if CARDS[play.card].swords and foe.uid not in s.turn.hit.get(play.id, []):
            points[at] = add_points(points[at], "1")
            armed.append(play.id)


HOLDS.append("half-ogre-bouncer")
"""Half-Ogre Bouncer. The faced player can't move into or out of a Location."""

DISPELS["apprentice-wizard"] = "one"
"""Apprentice Wizard. Dispel Magic on the faced player."""


@immune("imp")
def imp(s: DragonfireState, play: Play, by_level: bool) -> bool:
    """Immune: level damage."""
    return by_level


@damage_rule("animated-statue")
def animated_statue(s: DragonfireState, foe: Encounter) -> bool:
    """It can't be damaged in the turn in which it enters play, but before a turn nothing has entered it."""
    return foe.uid in s.turn.entered and s.turn.phase not in ("", "encounters")


@colors_of("doppelganger")
def doppelganger(s: DragonfireState, foe: Encounter) -> str:
    """It also has the colour of the faced player's primary Class Type."""
    return s.characters[foe.seat].primary


@base_strength("doppelganger")
def doppelganger_strength(s: DragonfireState, foe: Encounter) -> int:
    """Its Attack Strength is the number of other encounter cards facing that player, at least 1."""
    others = [each for each in facing(s, foe.seat) if not each.token and each.uid != foe.uid]
    return max(1, len(others))


@wounds("rug-of-smothering")
async def rug_of_smothering(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: it heals one level."""
    heal_levels(s, foe, 1, "DF-340")


@vanquished("cult-fanatic")
async def cult_fanatic(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """VANQUISHED: flip the Dragonfire token; the logo summons any encounter facing the active player."""
    if flip(s, "DF-182"):
        await summon(s, foe.deck, seat)


@entered(POOLS)("wererat")
def wererat(s: DragonfireState, foe: Encounter, shots: Sequence[Shot], points: list[str]) -> None:
    """Immune: colourless damage, except that of Magic Items (DF-341)."""
    for at, shot in enumerate(shots):
        play = s.play(shot.play)
        if play is not None and not play.item:
            points[at] = "".join(point for point in points[at] if not point.isdigit())


@surprise("flooded-sewer")
async def flooded_sewer(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: Summon a Beast facing the same player, or any encounter if there is none."""
    if await summon(s, foe.deck, foe.seat, wanted=of_type("Beast")) is None:
        await summon(s, foe.deck, foe.seat)


@start_of_turn("spy")
async def spy(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: a Skill Check; if it fails, the faced player discards the card of highest cost."""
    if not await skill_check(s, seat):
        await must_discard(s, seat, 1, "DF-136", among=costliest)


def costliest(cards: Sequence[CardId]) -> list[CardId]:
    """The cards of highest cost."""
    highest = max(cost(card) for card in cards)
    return [card for card in kinds(cards) if cost(card) == highest]


UNREDUCED.append("street-assassin")
"""Street Assassin. The damage of its attack can't be reduced or prevented."""


@attacks("cutpurse")
async def cutpurse(s: DragonfireState, foe: Encounter, assault: Assault) -> None:
    """When it attacks: the player loses up to 2 gold, which is put on this card."""
    rob(s, foe, assault.seat, 2, "DF-224")


@price("thieves-guildhall")
def thieves_guildhall(s: DragonfireState, foe: Encounter, seat: int) -> int:
    """Market cards cost characters here 1 gold more."""
    return 1


@start_of_turn("thieves-guildhall")
async def thieves_guildhall_demands(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: the character loses 1 gold or takes 1 damage."""
    if s.characters[seat].gold and await may(seat, "Lose 1 gold instead of taking 1 damage?", "DF-135"):
        forfeit(s, seat, 1, "DF-135")
    else:
        await hurt(s, seat, 1, "encounter", "DF-135")
