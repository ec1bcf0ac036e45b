"""The Features of Clerics."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    NamesEncounter,
    devotion,
    gain_when_played,
    here,
    movable,
    succeed,
    when_played,
    wounded,
)
from questboard.games.dragonfire.cards.generic import heals_too_little
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import Feature, reaction
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.defeat import defeat, level_proof
from questboard.games.dragonfire.rules.foes import calm, place_of
from questboard.games.dragonfire.rules.health import (
    heal,
    heal_divided,
    heal_somebody,
    worth_healing,
)
from questboard.games.dragonfire.rules.moments import Dealing, DragonfireRevealed, Healed, Healing
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import deal_later
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play


def undead_here(s: DragonfirePosition, seat: int) -> list[Encounter]:
    """The Undead at a player's place, tokens too."""
    return [foe for foe in here(s, seat) if foe.type == "Undead"]


# ---- for every Cleric


class TurnUndeadI(NamesEncounter, id="turn-undead-i"):
    """An Undead at this place, with its tokens, does not attack this turn."""

    prompt = "Turn which Undead?"
    purpose = "encounter to stop"
    turns = "any"

    def foes(self, s: DragonfirePosition, seat: int) -> list[Encounter]:
        return movable(s, undead_here(s, seat))

    async def affect(self, s: DragonfireState, seat: int, foe: Encounter) -> None:
        calm(s, foe, "DF-289", tokens=True)


class TurnUndeadII(Feature, id="turn-undead-ii"):
    """No Undead at this place attacks this turn, and every Undead token here is defeated."""

    turns = "any"

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(undead_here(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        self.note.set(s.turn, seat + 1)
        for token in [foe for foe in undead_here(s, seat) if foe.token]:
            if s.encounter(token.uid) is not None:
                await defeat(s, token)

    def deters(self, s: DragonfirePosition, foe: Encounter, seat: int) -> bool:
        return foe.type == "Undead" and place_of(s, foe) == s.characters[seat].place


class ChannelDivinity(Feature, id="channel-divinity"):
    """A Devotion card gains 2 green damage."""

    gain = gain_when_played("GG", "Add 2 green damage to {card}?", devotion)


class DivineFavor(Feature, id="divine-favor"):
    """Draw 1 card when a healing card is played."""

    @when_played("Draw a card for {card}?", lambda s, seat, play: CARDS[play.card].heals)
    async def draw_one(self, s: DragonfireState, seat: int, play: Play) -> None:
        await zones.draw(s, seat, 1, "DF-289")


def destructible(s: DragonfirePosition, seat: int) -> list[Encounter]:
    """The Undead at a player's place that level damage can harm."""
    return [foe for foe in undead_here(s, seat) if can_be_named(s, foe) and not level_proof(s, foe)]


class DestroyUndead(Feature, id="destroy-undead"):
    """In any Deal Damage phase 1 level of an Undead at this place is cleared."""

    @reaction(
        Dealing,
        "Clear 1 level of an Undead?",
        "DF-289",
        when=lambda s, seat, dealing: bool(destructible(s, seat)),
    )
    async def destroy(self, s: DragonfireState, seat: int, dealing: Dealing) -> None:
        foe = await name_encounter(
            s,
            seat,
            "Clear 1 level of which Undead?",
            destructible(s, seat),
            "DF-289",
            kind="encounter to weaken",
            cause=self.id,
        )
        if foe is not None:
            deal_later(s, seat, self.id, levels=1, only=foe.uid)


class DivineIntervention(Feature, id="divine-intervention"):
    """Bury the Dragonfire card that was just revealed; another is revealed."""

    outside_turns = True

    @reaction(DragonfireRevealed, "Bury {dragonfire} before it is resolved?", "DF-289")
    async def bury(self, s: DragonfireState, seat: int, revealed: DragonfireRevealed) -> None:
        revealed.buried = True


# ---- Life Domain


class LifeDomain(Feature, id="life-domain"):
    """A card or an item heals 1 HP more."""

    @reaction(Healing, "{card} heals {player} {amount} HP. Heal 1 more?", "DF-287", heals_too_little)
    async def heal_more(self, s: DragonfireState, seat: int, healing: Healing) -> None:
        healing.amount += 1


class PreserveLifeI(Feature, id="life-domain-preserve-life-i"):
    """Heal one character 1 HP."""

    turns = "any"

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(wounded(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        await heal_somebody(s, seat, 1, "DF-141", self.id, wounded(s, seat), feature=True)


class PreserveLifeII(Feature, id="life-domain-preserve-life-ii"):
    """Heal 3 HP in all, divided at will."""

    turns = "any"

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(wounded(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        await heal_divided(s, seat, 3, "DF-141", self.id, feature=True)


class BlessedHealer(Feature, id="life-domain-blessed-healer"):
    """A player who heals another heals 1 HP, too."""

    @reaction(
        Healed,
        "Heal yourself 1 HP as well?",
        "DF-289",
        when=lambda s, seat, healed: healed.target != seat and worth_healing(s, seat, seat),
    )
    async def heal_oneself(self, s: DragonfireState, seat: int, healed: Healed) -> None:
        await heal(s, seat, 1, "DF-141", by=seat, card=self.id, feature=True)


# ---- War Domain


class WarPriest(Feature, id="war-domain-war-priest"):
    """A card gains 1 black damage, and its player 1 Sword."""

    gain = gain_when_played("K", "Add 1 black damage to {card} and gain 1 Sword?", swords=1)


class GuidedStrike(Feature, id="war-domain-guided-strike"):
    """A Skill Check of a character at this place succeeds."""

    check = succeed(
        "Let the Skill Check of {player} succeed?",
        lambda s, seat, checked: s.characters[checked].place == s.characters[seat].place,
    )


class AvatarOfBattle(Feature, id="war-domain-avatar-of-battle"):
    """A card gains 2 black damage. 1 less damage in each of the player's own Take Damage phases."""

    gain = gain_when_played("KK", "Add 2 black damage to {card}?")

    def reduce_damage(self, s: DragonfirePosition, seat: int, attackers: int) -> int:
        return 1
