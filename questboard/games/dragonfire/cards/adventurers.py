"""The encounters of Adventurers Difficulty 2."""

from __future__ import annotations

from questboard.games.dragonfire.rules.attack import Assault
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.defeat import RECIPIENTS, rob
from questboard.games.dragonfire.rules.foes import (
    faces,
    facing,
    grow_token,
    heal_levels,
    move,
    release_tokens,
    strengthen,
    tokens_of,
)
from questboard.games.dragonfire.rules.foes import strength as strength_of
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.registry import (
    ANY_ORDER,
    DISPELS,
    assist_rule,
    attacks,
    end_of_turn,
    entered,
    named,
    no_healing,
    save_bonus,
    start_of_turn,
    strength,
    surprise,
    tripwire,
    vanquished,
    wounds,
)
from questboard.games.dragonfire.rules.reveal import of_type, summon
from questboard.games.dragonfire.rules.scenes import LASTING
from questboard.games.dragonfire.rules.zones import put_under, return_held
from questboard.games.dragonfire.state import DragonfireState, Encounter


@tripwire("brakka-ironjaw")
async def brakka_ironjaw(s: DragonfireState, foe: Encounter) -> None:
    """Tripwire Rage: he has +2 Attack Strength for as long as he is in play."""
    strengthen(s, foe, +2, "DF-033")


@assist_rule("sir-aldous-venn")
def sir_aldous_venn(s: DragonfireState, aldous: Encounter, foe: Encounter) -> bool:
    """The damage of Assists can't be assigned to other encounters facing the same player."""
    return foe.uid != aldous.uid and faces(s, foe, aldous.seat)


@start_of_turn("captain-mirelle-drask")
async def captain_mirelle_drask(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: alone with the faced player she summons a Humanoid, which has no gold value."""
    if len(facing(s, seat)) == 1:
        await summon(s, "primary", seat, wanted=of_type("Humanoid"), gold="none")


@surprise("rival-camp")
async def rival_camp(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: Summon any encounter facing the same player."""
    await summon(s, foe.deck, foe.seat)


@strength("rival-camp")
def rival_camp_strength(s: DragonfireState, camp: Encounter | None, foe: Encounter) -> int:
    """Encounters facing characters here have +1 Attack Strength, except Locations."""
    assert camp is not None
    return int(not foe.location and s.characters[foe.seat].place == camp.uid)


@attacks("xandra-quill")
async def xandra_quill(s: DragonfireState, foe: Encounter, assault: Assault) -> None:
    """When it attacks: the next conscious player to the left takes her Attack Strength minus 2."""
    following = s.next_conscious(assault.seat)
    if following != assault.seat:
        await hurt(s, following, strength_of(s, foe) - 2, "encounter", "DF-224")


@tripwire("ferrin-of-the-nine-lamps")
async def ferrin_of_the_nine_lamps(s: DragonfireState, foe: Encounter) -> None:
    """Tripwire Summon: an Elemental or Fiend of the Primary, else the Secondary Deck, else any encounter."""
    wanted = of_type("Elemental", "Fiend")
    for deck in ("primary", "secondary"):
        if await summon(s, deck, foe.seat, "DF-350", wanted) is not None:
            return
    await summon(s, "primary", foe.seat, "DF-350")


@save_bonus("ilmeth-the-veiled")
def ilmeth_the_veiled(s: DragonfireState, foe: Encounter) -> int:
    """Save +1."""
    return 1


@named("ilmeth-the-veiled")
async def ilmeth_vanishes(s: DragonfireState, foe: Encounter) -> bool:
    """Whenever the text of a player's card names it, it Saves first; success cancels that text."""
    return await save(s, foe)


DISPELS["gorlan-hexhand"] = "all"
"""Gorlan Hexhand. Dispel All Magic on the faced player."""


@start_of_turn("sealed-vault")
async def sealed_vault(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: the character takes 1 damage."""
    await hurt(s, seat, 1, "encounter", "DF-135")


@entered(RECIPIENTS)("sealed-vault")
def sealed_vault_opens(s: DragonfireState, foe: Encounter, first: int) -> list[int]:
    """Its gold is dealt out only among the characters here, in turn order from the active player."""
    return [seat for seat in s.around(first) if s.characters[seat].place == foe.uid]


@wounds("brother-casimir")
async def brother_casimir(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: each encounter facing that player heals one level."""
    for each in facing(s, seat):
        heal_levels(s, each, 1, "DF-340")


@vanquished("sister-ondreth")
async def sister_ondreth(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """VANQUISHED: Summon an Undead from the Primary Deck, or any encounter; it has no gold value."""
    if await summon(s, "primary", seat, wanted=of_type("Undead"), gold="none") is None:
        await summon(s, "primary", seat, gold="none")


@start_of_turn("yarrow-thornkin")
async def yarrow_thornkin(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: if she has no token, she gets one."""
    if not tokens_of(s, foe):
        grow_token(s, foe, "DF-136")


@no_healing("high-inquisitor-vael")
def high_inquisitor_vael(s: DragonfireState, foe: Encounter, seat: int, by: int) -> bool:
    """The faced player can be healed only by their own cards, Magic Items and Features."""
    return foe.seat == seat and by != seat


@surprise("ryana-amcathra")
async def ryana_amcathra(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: each player loses up to 2 gold, which is put on this card."""
    for seat in s.conscious:
        rob(s, foe, seat, 2, "DF-351")


@end_of_turn("pip-nimblefoot")
async def pip_nimblefoot(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """At the end of the faced player's turn he takes a random card and moves to the left."""
    put_under(s, foe, seat, "DF-258")
    move(s, foe, s.next_conscious(seat), "DF-344")


@vanquished("pip-nimblefoot")
async def pip_nimblefoot_pays_back(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """VANQUISHED: the cards under him return to their owners' hands."""
    return_held(s, foe, "DF-182")


@assist_rule("the-masked-duellist")
def the_masked_duellist(s: DragonfireState, duellist: Encounter, foe: Encounter) -> bool:
    """The damage of Assists can't be assigned to it."""
    return foe.uid == duellist.uid


LASTING.append("silka-nightwhisper")
"""Silka Nightwhisper. The player's next turn may come after a Short Rest."""


@wounds("silka-nightwhisper")
async def silka_nightwhisper(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: that player takes 1 damage at the start of the next turn."""
    marks = s.characters[seat].marks
    marks[foe.name] = marks.get(foe.name, 0) + 1


ANY_ORDER.append("the-grinning-twins")
"""The Grinning Twins. The token and the card may be damaged in either order."""


@vanquished("the-grinning-twins")
async def the_grinning_twins(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """VANQUISHED: if the token is still in play, it becomes an unattached token."""
    release_tokens(s, foe)
