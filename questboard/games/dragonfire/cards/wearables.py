"""Magic Items that lie in play: armor, shields, cloaks, rings and the bag (DF-313, DF-348)."""

from __future__ import annotations

from questboard.cues import Card
from questboard.games.dragonfire.cards.items import sharpen_one
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import MagicItem, automatic, reaction
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.foes import calm, cards_and_loose, change_strength, facing
from questboard.games.dragonfire.rules.health import restore
from questboard.games.dragonfire.rules.in_play import Act, leave_play
from questboard.games.dragonfire.rules.moments import Blow, Dealing, Falling
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.play import deals_damage, new_play, plays_of
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, InPlay
from questboard.kernel import emit, may_choose

# ---- damage that is less


def strikes(s: DragonfirePosition, seat: int, blow: Blow) -> bool:
    """Whether there is damage left to take."""
    return blow.amount > 0


class HideArmorOfTheBear(MagicItem, id="hide-armor-of-the-bear"):
    """One more HP."""

    more_hp = 1


class ArmorOfResistance(MagicItem, id="armor-of-resistance"):
    """At most 4 damage in each Take Damage phase."""

    most_damage = 4


class CloakOfProtection(MagicItem, id="cloak-of-protection"):
    """Once per Scene take 2 less damage."""

    limit = ("scene", 1)

    @reaction(Blow, "Take 2 less of the {amount} damage?", "DF-365", when=strikes)
    async def soften(self, s: DragonfireState, seat: int, blow: Blow) -> None:
        blow.amount = max(0, blow.amount - 2)


class StuddedLeatherPlusOne(MagicItem, id="studded-leather-plus-1"):
    """Once per Scene take 1 less damage, 2 less in a Location."""

    limit = ("scene", 1)

    @reaction(Blow, "Take less of the {amount} damage?", "DF-365", when=strikes)
    async def soften(self, s: DragonfireState, seat: int, blow: Blow) -> None:
        blow.amount = max(0, blow.amount - (2 if s.characters[seat].place else 1))


class RingOfProtection(MagicItem, id="ring-of-protection"):
    """One less in each Take Damage phase."""

    def reduce_damage(self, s: DragonfirePosition, seat: int, attackers: int) -> int:
        return 1


class BracersOfDefense(MagicItem, id="bracers-of-defense"):
    """One less where exactly one encounter attacks."""

    def reduce_damage(self, s: DragonfirePosition, seat: int, attackers: int) -> int:
        return 1 if attackers == 1 else 0


class RobeOfStars(MagicItem, id="robe-of-stars"):
    """Stay at 1 HP once; the robe is discarded."""

    worth = 2.5

    @automatic(Falling, "DF-222")
    async def stay_up(self, s: DragonfireState, seat: int, falling: Falling) -> None:
        falling.saved = True
        emit(s, "used", "DF-222", player=seat, power=self.id)
        leave_play(s, seat, self.id, "DF-149")


class PeriaptOfHealth(MagicItem, id="periapt-of-health"):
    """One more HP in a Short Rest."""

    async def short_rest(self, s: DragonfireState, seat: int) -> None:
        await restore(s, seat, 1, "DF-261")


# ---- encounters that hit less hard


async def ward_against(s: DragonfireState, seat: int, faced: int, cause: str) -> None:
    """An encounter that faces a player has 2 less Attack Strength in this turn."""
    foes, prompt = facing(s, faced), "Weaken which encounter?"
    foe = await name_encounter(s, seat, prompt, foes, "DF-225", kind="encounter to stop", cause=cause)
    if foe is not None:
        change_strength(s, foe, -2, "DF-225")


class ShieldPlusOne(MagicItem, id="shield-plus-1"):
    """Once per Scene an encounter that faces the player hits less hard."""

    limit = ("scene", 1)

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(facing(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        await ward_against(s, seat, seat, self.id)


class AnimatedShield(MagicItem, id="animated-shield"):
    """Once per round an encounter that faces the active player here hits less hard."""

    limit = ("round", 1)
    turns = "any"

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        active = s.turn.seat
        return s.characters[seat].place == s.characters[active].place and bool(facing(s, active))

    async def use(self, s: DragonfireState, seat: int) -> None:
        await ward_against(s, seat, s.turn.seat, self.id)


class CloakOfDisplacement(MagicItem, id="cloak-of-displacement"):
    """Once per Scene encounters that fail their Save don't attack, a card with its tokens."""

    limit = ("scene", 1)

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(cards_and_loose(s, facing(s, seat)))

    async def use(self, s: DragonfireState, seat: int) -> None:
        for uid in [foe.uid for foe in cards_and_loose(s, facing(s, seat))]:
            foe = s.encounter(uid)
            if foe is not None and not await save(s, foe):
                calm(s, foe, "DF-190", tokens=True)


# ---- more damage


class GauntletsOfOgrePower(MagicItem, id="gauntlets-of-ogre-power"):
    """Once per Scene a card that was played gains black damage."""

    limit = ("scene", 1)

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return any(deals_damage(play) for play in plays_of(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        await sharpen_one(s, seat, "", "K", self.id)


class DancingSword(MagicItem, id="dancing-sword"):
    """In each later turn it deals its damage again, as a Martial card that is played."""

    worth = 2.5

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return all(play.card != self.id for play in plays_of(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        new_play(s, seat, self.id, "card", CARDS[self.id].damage)
        s.characters[seat].played.append(self.id)


# ---- cards that are kept or changed, and ways to go


class BootsOfElvenkind(MagicItem, id="boots-of-elvenkind"):
    """Move from one Location straight to another."""

    straight = True


class RobeOfUsefulItems(MagicItem, id="robe-of-useful-items"):
    """Three times per game discard a card to draw one."""

    limit = ("game", 3)

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(s.characters[seat].hand)

    async def use(self, s: DragonfireState, seat: int) -> None:
        await zones.discard_chosen(s, seat, 1, "DF-144", cause=self.id)
        await zones.draw(s, seat, 1, "DF-149")


BAG = "bag-of-holding"
ROOM = 3
"""How many cards the Bag of Holding takes."""


def bag(s: DragonfirePosition, seat: int) -> InPlay:
    """The Bag of Holding of a player."""
    return next(each for each in s.characters[seat].in_play if each.card == BAG)


def bag_acts(s: DragonfirePosition, seat: int) -> list[Act]:
    """What can be put into the bag, and taken out of it."""
    held = bag(s, seat).held
    stow = [("stow", card) for card in zones.kinds(s.characters[seat].hand)] if len(held) < ROOM else []
    return [*stow, *(("unpack", card) for card in zones.kinds(held))]


class BagOfHolding(MagicItem, id="bag-of-holding"):
    """At the end of Play Cards a card may go under the bag, or one comes back."""

    acts = {"stow": "put {} into the bag", "unpack": "take {} out of the bag"}
    says = {
        "stowed": "{player} puts {cards} into the bag.",
        "unpacked": "{player} takes {cards} out of the bag.",
    }
    shows = {"stowed": Card("discard", start="{hand}"), "unpacked": Card("draw", end="{hand}")}

    @automatic(Dealing, "DF-149", lambda s, seat, dealing: dealing.seat == seat and bool(bag_acts(s, seat)))
    async def open_bag(self, s: DragonfireState, seat: int, dealing: Dealing) -> None:
        act = await may_choose(
            seat,
            "Use the Bag of Holding?",
            lambda: bag_acts(s, seat),
            "act of a card",
            "DF-149",
            cause=self.id,
        )
        if act is None:
            return
        verb, card = act
        if verb == "stow":
            zones.leave_hand(s, seat, card)
            bag(s, seat).held.append(card)
            kind = "stowed"
        else:
            bag(s, seat).held.remove(card)
            s.characters[seat].hand.append(card)
            kind = "unpacked"
        emit(s, kind, "DF-149", secret={"cards": (card,)}, to=[seat], player=seat)

    def act_weight(self, s: DragonfirePosition, seat: int, verb: str) -> float:
        room = 3 - len(s.characters[seat].hand)
        return 2.0 if (verb == "stow") == (room < 0) and room else 0.2
