"""The encounters of Adventurers Difficulty 2."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.hooks import EncounterCard
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.defeat import rob
from questboard.games.dragonfire.rules.foes import (
    TO_THE_LEFT,
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
from questboard.games.dragonfire.rules.moments import Assault
from questboard.games.dragonfire.rules.reveal import of_type, summon
from questboard.games.dragonfire.rules.zones import put_under, return_held
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import Note


class BrakkaIronjaw(EncounterCard, id="brakka-ironjaw"):
    """Tripwire Rage: he has +2 Attack Strength for as long as he is in play."""

    async def tripwire(self, s: DragonfireState, foe: Encounter) -> None:
        strengthen(s, foe, +2, "DF-033")


class SirAldousVenn(EncounterCard, id="sir-aldous-venn"):
    """The damage of Assists can't be assigned to other encounters facing the same player."""

    def blocks_assists(self, s: DragonfirePosition, me: Encounter, foe: Encounter) -> bool:
        return foe.uid != me.uid and faces(s, foe, me.seat)


class CaptainMirelleDrask(EncounterCard, id="captain-mirelle-drask"):
    """Start of turn: alone with the faced player she summons a Humanoid, which has no gold value."""

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if len(facing(s, seat)) == 1:
            await summon(s, "primary", seat, wanted=of_type("Humanoid"), gold="none")


class RivalCamp(EncounterCard, id="rival-camp"):
    """SURPRISE: summon any encounter facing the same player.

    Encounters facing characters here have +1 Attack Strength, except Locations.
    """

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        await summon(s, foe.deck, foe.seat)

    def change_strength(self, s: DragonfirePosition, me: Encounter, foe: Encounter) -> int:
        return int(not foe.location and s.characters[foe.seat].place == me.uid)


class XandraQuill(EncounterCard, id="xandra-quill"):
    """When it attacks: the next conscious player to the left takes her Attack Strength minus 2."""

    async def attacks(self, s: DragonfireState, foe: Encounter, assault: Assault) -> None:
        following = s.next_conscious(assault.seat)
        if following != assault.seat:
            await hurt(s, following, strength_of(s, foe) - 2, "encounter", "DF-224")


class FerrinOfTheNineLamps(EncounterCard, id="ferrin-of-the-nine-lamps"):
    """Tripwire Summon: an Elemental or Fiend of the Primary, else the Secondary Deck, else any encounter."""

    async def tripwire(self, s: DragonfireState, foe: Encounter) -> None:
        wanted = of_type("Elemental", "Fiend")
        for deck in ("primary", "secondary"):
            if await summon(s, deck, foe.seat, "DF-350", wanted) is not None:
                return
        await summon(s, "primary", foe.seat, "DF-350")


class IlmethTheVeiled(EncounterCard, id="ilmeth-the-veiled"):
    """Save +1. Whenever the text of a player's card names it, it Saves first; success cancels that text."""

    def save_bonus(self, s: DragonfirePosition, foe: Encounter) -> int:
        return 1

    async def escapes(self, s: DragonfireState, foe: Encounter) -> bool:
        return await save(s, foe)


class GorlanHexhand(EncounterCard, id="gorlan-hexhand"):
    """Dispel All Magic on the faced player."""

    dispels = "all"


class SealedVault(EncounterCard, id="sealed-vault"):
    """Start of turn: the character takes 1 damage.

    Its gold is dealt out only among the characters here, in turn order from the active player.
    """

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        await hurt(s, seat, 1, "encounter", "DF-135")

    def recipients(self, s: DragonfirePosition, foe: Encounter, first: int) -> list[int]:
        return [seat for seat in s.around(first) if s.characters[seat].place == foe.uid]


class BrotherCasimir(EncounterCard, id="brother-casimir"):
    """When it deals damage: each encounter facing that player heals one level."""

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        for each in facing(s, seat):
            heal_levels(s, each, 1, "DF-340")


class SisterOndreth(EncounterCard, id="sister-ondreth"):
    """VANQUISHED: summon an Undead from the Primary Deck, or any encounter; it has no gold value."""

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if await summon(s, "primary", seat, wanted=of_type("Undead"), gold="none") is None:
            await summon(s, "primary", seat, gold="none")


class YarrowThornkin(EncounterCard, id="yarrow-thornkin"):
    """Start of turn: if she has no token, she gets one."""

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if not tokens_of(s, foe):
            grow_token(s, foe, "DF-136")


class HighInquisitorVael(EncounterCard, id="high-inquisitor-vael"):
    """The faced player can be healed only by their own cards, Magic Items and Features."""

    def prevents_healing(self, s: DragonfirePosition, foe: Encounter, seat: int, by: int) -> bool:
        return foe.seat == seat and by != seat


class RyanaAmcathra(EncounterCard, id="ryana-amcathra"):
    """SURPRISE: each player loses up to 2 gold, which is put on this card."""

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        for seat in s.conscious:
            rob(s, foe, seat, 2, "DF-351")


class PipNimblefoot(EncounterCard, id="pip-nimblefoot"):
    """At the end of the faced player's turn he takes a random card and moves to the left.

    VANQUISHED: the cards under him return to their owners' hands.
    """

    async def end_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        put_under(s, foe, seat, "DF-258")
        move(s, foe, s.next_conscious(seat), "DF-344", reason=TO_THE_LEFT)

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        return_held(s, foe, "DF-182")


class TheMaskedDuellist(EncounterCard, id="the-masked-duellist"):
    """The damage of Assists can't be assigned to it."""

    def blocks_assists(self, s: DragonfirePosition, me: Encounter, foe: Encounter) -> bool:
        return foe.uid == me.uid


class SilkaNightwhisper(EncounterCard, id="silka-nightwhisper"):
    """When it deals damage: that player takes 1 damage at the start of the next turn."""

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        self.note.add(s.characters[seat])

    def lasting(self) -> Sequence[Note]:
        return [self.note]  # the next turn may come after a Short Rest

    async def next_turn(self, s: DragonfireState, seat: int, count: int) -> None:
        await hurt(s, seat, count, "encounter", "DF-136")


class TheGrinningTwins(EncounterCard, id="the-grinning-twins"):
    """The token and the card may be damaged in either order.

    VANQUISHED: if the token is still in play, it becomes an unattached token.
    """

    any_order = True

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        release_tokens(s, foe)
