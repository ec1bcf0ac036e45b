"""The encounters of Dungeon Difficulty 2."""

from __future__ import annotations

from questboard.cues import Condition
from questboard.games.dragonfire.content import CARDS, ENCOUNTERS
from questboard.games.dragonfire.hooks import EncounterCard
from questboard.games.dragonfire.rules.checks import reveal_and_bury, save, skill_check
from questboard.games.dragonfire.rules.defeat import clear_level, forfeit
from questboard.games.dragonfire.rules.foes import (
    change_strength,
    heal_levels,
    new_token,
    release_tokens,
    strengthen,
    tell_token,
    tokens_of,
)
from questboard.games.dragonfire.rules.health import UNHEALABLE, hurt
from questboard.games.dragonfire.rules.moments import Assault
from questboard.games.dragonfire.rules.reveal import a_slaad, summon
from questboard.games.dragonfire.rules.turn import SLOWED
from questboard.games.dragonfire.rules.zones import must_discard
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import emit


class BlueSlaad(EncounterCard, id="blue-slaad"):
    """When it deals damage: that player discards a card."""

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        await must_discard(s, seat, 1, "DF-224", cause=self.id)


class MindFlayer(EncounterCard, id="mind-flayer"):
    """When it attacks: the player makes a Skill Check and discards two cards if it fails."""

    async def attacks(self, s: DragonfireState, foe: Encounter, assault: Assault) -> None:
        if not await skill_check(s, assault.seat):
            await must_discard(s, assault.seat, 2, "DF-224", cause=self.id)


class Spectator(EncounterCard, id="spectator"):
    """Start of turn: the colour of the Primary Deck's top card says what its gaze does."""

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        color = gaze(s, foe, seat, "primary")
        if color == "B":
            await must_discard(s, seat, 1, "DF-136", cause=self.id)
        elif color == "R":
            forfeit(s, seat, 2, "DF-136")


def gaze(s: DragonfireState, foe: Encounter, seat: int, deck: str) -> str:
    """Reveal a card and bury it. Black strengthens the eye tyrant, green forbids healing; the colour."""
    card = reveal_and_bury(s, deck, "DF-136")
    color = ENCOUNTERS[card].color if card else ""
    if color == "K":
        change_strength(s, foe, +1, "DF-136")
    elif color == "G":
        UNHEALABLE[seat].set(s.turn)
        emit(s, "unhealable", "DF-136", player=seat)
    return color


class HelmedHorror(EncounterCard, id="helmed-horror"):
    """Immune: Arcane cards of cost 4 or less that are not Basic."""

    def immune(self, s: DragonfirePosition, play: Play, by_level: bool) -> bool:
        return arcane_up_to(play, 4) and not CARDS[play.card].basic


def arcane_up_to(play: Play, cost: int) -> bool:
    """Whether a play comes from an Arcane card of at most this cost."""
    card = CARDS.get(play.card)
    return card is not None and "B" in card.color and card.cost <= cost


class Xorn(EncounterCard, id="xorn"):
    """When it deals damage: that player loses 2 gold."""

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        forfeit(s, seat, 2, "DF-224")


class SlaadPlanarPortal(EncounterCard, id="slaad-planar-portal"):
    """Start of turn: it Saves; success summons a Slaad from the Secondary Deck facing the character."""

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if await save(s, foe):
            await summon(s, "secondary", seat, wanted=a_slaad)


class Drider(EncounterCard, id="drider"):
    """The faced player can't move into or out of a Location. SURPRISE: the faced player discards a card."""

    holds = True

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        await must_discard(s, foe.seat, 1, "DF-351", cause=self.id)


class Roper(EncounterCard, id="roper"):
    """A player whose Assist damaged or named it discards a card at the end of Deal Damage."""

    async def damage_dealt(self, s: DragonfireState, foe: Encounter) -> None:
        for play in [each for each in s.turn.plays if each.kind == "assist"]:
            touched = [*s.turn.hit.get(play.id, []), *s.turn.named.get(play.id, [])]
            if foe.uid in touched:
                await must_discard(s, play.seat, 1, "DF-032", cause=self.id)


class BlackPudding(EncounterCard, id="black-pudding"):
    """Its tokens needn't be defeated first.

    Whenever a level is cleared with black among the damage on it, it gets a token, up to three. When it is
    defeated, its tokens stay in play as unattached tokens.
    """

    any_order = True

    def level_cleared(self, s: DragonfireState, foe: Encounter, level: int, black: bool) -> None:
        if black and len(tokens_of(s, foe)) < 3:
            token = new_token(s, foe.name, foe.seat, foe.color, foe.type, "2", 1, foe.uid)
            tell_token(s, token, "DF-178")

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        release_tokens(s, foe)


class GreenSlaad(EncounterCard, id="green-slaad"):
    """5+: summon any encounter (DF-098)."""

    async def arrive(self, s: DragonfireState, foe: Encounter) -> None:
        if s.dragonfire_level >= 5:
            await summon(s, foe.deck, foe.seat)


class MoaningChamber(EncounterCard, id="moaning-chamber"):
    """Characters here can't play Assists."""

    silences = True


class Wraith(EncounterCard, id="wraith"):
    """When it deals damage: it heals one level."""

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        heal_levels(s, foe, 1, "DF-340")


class Mummy(EncounterCard, id="mummy"):
    """The faced player's Skill Checks fail."""

    fails_checks = True


class Otyugh(EncounterCard, id="otyugh"):
    """When it deals damage: that player draws one card fewer when replenishing this turn."""

    says = {"slowed": "{player} draws one card fewer when replenishing this turn."}
    shows = {"slowed": Condition("{player}", "draws a card fewer")}

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        SLOWED.add(s.turn)
        emit(s, "slowed", "DF-224", player=seat)


class DeathSlaad(EncounterCard, id="death-slaad"):
    """Tripwire Strength: it has +1 Attack Strength for as long as it is in play."""

    async def tripwire(self, s: DragonfireState, foe: Encounter) -> None:
        strengthen(s, foe, +1, "DF-033")


class StoneGolem(EncounterCard, id="stone-golem"):
    """The faced player draws one card fewer when replenishing."""

    slows = 1


class Fomorian(EncounterCard, id="fomorian"):
    """When it attacks: it Saves. Failure is 2 more damage, success clears its topmost level (DF-194)."""

    async def attacks(self, s: DragonfireState, foe: Encounter, assault: Assault) -> None:
        if await save(s, foe, "DF-194"):
            await clear_level(s, foe, foe.uncleared[0])
        else:
            assault.extra[foe.uid] = assault.extra.get(foe.uid, 0) + 2


class StoneGiant(EncounterCard, id="stone-giant"):
    """SURPRISE: the next conscious player to the left of the faced player takes 1 damage."""

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        left = s.next_conscious(foe.seat)
        if left != foe.seat:
            await hurt(s, left, 1, "encounter", "DF-351")


class Cyclops(EncounterCard, id="cyclops"):
    """It has -1 Attack Strength while at least one of its levels is cleared."""

    def change_strength(self, s: DragonfirePosition, me: Encounter, foe: Encounter) -> int:
        return -1 if me is foe and foe.cleared else 0
