"""The six encounters of Difficulty 3."""

from __future__ import annotations

from questboard.games.dragonfire.cards.depths import arcane_up_to, gaze
from questboard.games.dragonfire.rules.foes import facing, heal_levels, place_of, players_at
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.naming import SHROUDED
from questboard.games.dragonfire.rules.registry import (
    SLOWS,
    STEADY,
    immune,
    start_of_turn,
    surprise,
    tripwire,
    wounds,
)
from questboard.games.dragonfire.rules.reveal import of_type, summon
from questboard.games.dragonfire.rules.zones import must_discard
from questboard.games.dragonfire.state import DragonfireState, Encounter, Play
from questboard.kernel import tell


@immune("vampire")
def vampire(s: DragonfireState, play: Play, by_level: bool) -> bool:
    """Immune: level damage."""
    return by_level


@wounds("vampire")
async def vampire_feeds(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: it heals one level."""
    heal_levels(s, foe, 1, "DF-340")


@surprise("vampire-lair")
async def vampire_lair(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: Summon an Undead from the highest deck that has one, else any from the Primary Deck."""
    for deck in ("third", "secondary", "primary"):
        if await summon(s, deck, foe.seat, wanted=of_type("Undead")) is not None:
            return
    await summon(s, "primary", foe.seat)


@start_of_turn("vampire-lair")
async def vampire_lair_soothes(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: each Undead facing the character heals one level."""
    for each in facing(s, seat):
        if each.type == "Undead":
            heal_levels(s, each, 1, "DF-340")


@immune("rakshasa")
def rakshasa(s: DragonfireState, play: Play, by_level: bool) -> bool:
    """Immune: Arcane cards of cost 5 or less."""
    return arcane_up_to(play, 5)


@start_of_turn("beholder")
async def beholder(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: the colour of the Secondary Deck's top card says what its eyes do."""
    color = gaze(s, foe, seat, "secondary")
    if color == "B":
        s.turn.marks[f"{SHROUDED}-{foe.uid}"] = 1
        tell(s, "shrouded", "DF-136", encounter=foe.uid)
    elif color == "R":
        await must_discard(s, seat, 2, "DF-136")


@tripwire("adult-black-dragon")
async def adult_black_dragon(s: DragonfireState, foe: Encounter) -> None:
    """Tripwire Breath: each character at this place takes 1 damage at once."""
    for seat in players_at(s, place_of(s, foe)):
        if not s.over:
            await hurt(s, seat, 1, "encounter", "DF-033")


STEADY.append("iron-golem")
"""Iron Golem. Immune: texts that move it or stop it from attacking."""
SLOWS["iron-golem"] = 1
"""The faced player draws one card fewer when replenishing."""
