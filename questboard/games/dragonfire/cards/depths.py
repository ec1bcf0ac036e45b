"""The encounters of Dungeon Difficulty 2."""

from __future__ import annotations

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.attack import Assault
from questboard.games.dragonfire.rules.checks import reveal_and_bury, save, skill_check
from questboard.games.dragonfire.rules.defeat import clear_level, forfeit
from questboard.games.dragonfire.rules.foes import (
    change_strength,
    heal_levels,
    new_token,
    release_tokens,
    strengthen,
    tokens_of,
)
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.registry import (
    ANY_ORDER,
    FAILS_CHECKS,
    HOLDS,
    SILENT,
    SLOWS,
    aftermath,
    arrival,
    attacks,
    cleared,
    immune,
    start_of_turn,
    strength,
    surprise,
    tripwire,
    vanquished,
    wounds,
)
from questboard.games.dragonfire.rules.reveal import a_slaad, summon
from questboard.games.dragonfire.rules.zones import must_discard
from questboard.games.dragonfire.state import DragonfireState, Encounter, Play
from questboard.kernel import tell


@wounds("blue-slaad")
async def blue_slaad(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: that player discards a card."""
    await must_discard(s, seat, 1, "DF-224")


@attacks("mind-flayer")
async def mind_flayer(s: DragonfireState, foe: Encounter, assault: Assault) -> None:
    """When it attacks: the player makes a Skill Check and discards two cards if it fails."""
    if not await skill_check(s, assault.seat):
        await must_discard(s, assault.seat, 2, "DF-224")


@start_of_turn("spectator")
async def spectator(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: the colour of the Primary Deck's top card says what its gaze does."""
    color = gaze(s, foe, seat, "primary")
    if color == "B":
        await must_discard(s, seat, 1, "DF-136")
    elif color == "R":
        forfeit(s, seat, 2, "DF-136")


def gaze(s: DragonfireState, foe: Encounter, seat: int, deck: str) -> str:
    """Reveal a card and bury it. Black strengthens the eye tyrant, green forbids healing; the colour."""
    color = reveal_and_bury(s, deck, "DF-136")
    if color == "K":
        change_strength(s, foe, +1, "DF-136")
    elif color == "G":
        s.turn.marks[f"unhealable-{seat}"] = 1
        tell(s, "unhealable", "DF-136", player=seat)
    return color


@immune("helmed-horror")
def helmed_horror(s: DragonfireState, play: Play, by_level: bool) -> bool:
    """Immune: Arcane cards of cost 4 or less that are not Basic."""
    return arcane_up_to(play, 4) and not CARDS[play.card].basic


def arcane_up_to(play: Play, cost: int) -> bool:
    """Whether a play comes from an Arcane card of at most this cost."""
    card = CARDS.get(play.card)
    return card is not None and "B" in card.color and card.cost <= cost


@wounds("xorn")
async def xorn(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: that player loses 2 gold."""
    forfeit(s, seat, 2, "DF-224")


@start_of_turn("slaad-planar-portal")
async def slaad_planar_portal(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: it Saves; success summons a Slaad from the Secondary Deck facing the character."""
    if await save(s, foe):
        await summon(s, "secondary", seat, wanted=a_slaad)


HOLDS.append("drider")
"""Drider. The faced player can't move into or out of a Location."""


@surprise("drider")
async def drider(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: the faced player discards a card."""
    await must_discard(s, foe.seat, 1, "DF-351")


@aftermath("roper")
async def roper(s: DragonfireState, foe: Encounter) -> None:
    """A player whose Assist damaged or named it discards a card at the end of Deal Damage."""
    for play in [each for each in s.turn.plays if each.kind == "assist"]:
        touched = [*s.turn.hit.get(play.id, []), *s.turn.named.get(play.id, [])]
        if foe.uid in touched:
            await must_discard(s, play.seat, 1, "DF-032")


ANY_ORDER.append("black-pudding")
"""Black Pudding. Its tokens needn't be defeated first."""


@cleared("black-pudding")
def black_pudding(s: DragonfireState, foe: Encounter, level: int, black: bool) -> None:
    """Whenever a level is cleared with black among the damage on it, it gets a token, up to three."""
    if black and len(tokens_of(s, foe)) < 3:
        token = new_token(s, foe.name, foe.seat, foe.color, foe.type, "2", 1, foe.uid)
        tell(s, "appeared", "DF-178", encounter=token.uid, player=foe.seat)


@vanquished("black-pudding")
async def black_pudding_parts(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it is defeated, its tokens stay in play as unattached tokens."""
    release_tokens(s, foe)


@arrival("green-slaad")
async def green_slaad(s: DragonfireState, foe: Encounter) -> None:
    """5+: Summon any encounter (DF-098)."""
    if s.dragonfire_level >= 5:
        await summon(s, foe.deck, foe.seat)


SILENT.append("moaning-chamber")
"""Moaning Chamber. Characters here can't play Assists."""


@wounds("wraith")
async def wraith(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: it heals one level."""
    heal_levels(s, foe, 1, "DF-340")


FAILS_CHECKS.append("mummy")
"""Mummy. The faced player's Skill Checks fail."""


@wounds("otyugh")
async def otyugh(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: that player draws one card fewer when replenishing this turn."""
    s.turn.marks["slowed"] = s.turn.marks.get("slowed", 0) + 1
    tell(s, "slowed", "DF-224", player=seat)


@tripwire("death-slaad")
async def death_slaad(s: DragonfireState, foe: Encounter) -> None:
    """Tripwire Strength: it has +1 Attack Strength for as long as it is in play."""
    strengthen(s, foe, +1, "DF-033")


SLOWS["stone-golem"] = 1
"""Stone Golem. The faced player draws one card fewer when replenishing."""


@attacks("fomorian")
async def fomorian(s: DragonfireState, foe: Encounter, assault: Assault) -> None:
    """When it attacks: it Saves. Failure is 2 more damage, success clears its topmost level (DF-194)."""
    if await save(s, foe, "DF-194"):
        await clear_level(s, foe, foe.uncleared[0])
    else:
        assault.extra[foe.uid] = assault.extra.get(foe.uid, 0) + 2


@surprise("stone-giant")
async def stone_giant(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: the next conscious player to the left of the faced player takes 1 damage."""
    left = s.next_conscious(foe.seat)
    if left != foe.seat:
        await hurt(s, left, 1, "encounter", "DF-351")


@strength("cyclops")
def cyclops(s: DragonfireState, source: Encounter | None, foe: Encounter) -> int:
    """It has -1 Attack Strength while at least one of its levels is cleared."""
    return -1 if source is foe and foe.cleared else 0
