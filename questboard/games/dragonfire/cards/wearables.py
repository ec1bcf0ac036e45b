"""Magic Items that lie in play: armor, shields, cloaks, rings and the bag (DF-313, DF-348)."""

from __future__ import annotations

from questboard.games.dragonfire.cards.items import sharpen_one
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.attack import CAPS
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.foes import calm, cards_and_loose, change_strength, facing
from questboard.games.dragonfire.rules.health import restore
from questboard.games.dragonfire.rules.in_play import MORE_HP, Act, leave_play
from questboard.games.dragonfire.rules.moments import LIMITS, Blow, Dealing, Falling
from questboard.games.dragonfire.rules.moving import STRAIGHT
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.play import deals_damage, new_play, plays_of
from questboard.games.dragonfire.rules.registry import reaction, reduction, short_rest, use
from questboard.games.dragonfire.state import DragonfireState, InPlay
from questboard.kernel import may_choose, tell

LIMITS.update(
    {
        "animated-shield": ("round", 1),
        "cloak-of-displacement": ("scene", 1),
        "cloak-of-protection": ("scene", 1),
        "gauntlets-of-ogre-power": ("scene", 1),
        "robe-of-useful-items": ("game", 3),
        "shield-plus-1": ("scene", 1),
        "studded-leather-plus-1": ("scene", 1),
    }
)
MORE_HP["hide-armor-of-the-bear"] = 1
CAPS["armor-of-resistance"] = 4
STRAIGHT.append("boots-of-elvenkind")


# ---- damage that is less


def strikes(s: DragonfireState, seat: int, blow: Blow) -> bool:
    """Whether there is damage left to take."""
    return blow.amount > 0


@reaction("cloak-of-protection", Blow, "Take 2 less of the {amount} damage?", "DF-365", when=strikes)
async def cloak_of_protection(s: DragonfireState, seat: int, blow: Blow) -> None:
    """Once per Scene take 2 less damage."""
    blow.amount = max(0, blow.amount - 2)


@reaction("studded-leather-plus-1", Blow, "Take less of the {amount} damage?", "DF-365", when=strikes)
async def studded_leather(s: DragonfireState, seat: int, blow: Blow) -> None:
    """Once per Scene take 1 less damage, 2 less in a Location."""
    blow.amount = max(0, blow.amount - (2 if s.characters[seat].place else 1))


@reduction("ring-of-protection")
def ring_of_protection(s: DragonfireState, seat: int, attackers: int) -> int:
    """One less in each Take Damage phase."""
    return 1


@reduction("bracers-of-defense")
def bracers_of_defense(s: DragonfireState, seat: int, attackers: int) -> int:
    """One less where exactly one encounter attacks."""
    return 1 if attackers == 1 else 0


@reaction("robe-of-stars", Falling, "", "DF-222", forced=True)
async def robe_of_stars(s: DragonfireState, seat: int, falling: Falling) -> None:
    """Stay at 1 HP once; the robe is discarded."""
    falling.saved = True
    tell(s, "used", "DF-222", player=seat, power="robe-of-stars")
    leave_play(s, seat, "robe-of-stars", "DF-149")


@short_rest("periapt-of-health")
async def periapt_of_health(s: DragonfireState, seat: int) -> None:
    """One more HP in a Short Rest."""
    await restore(s, seat, 1, "DF-261")


# ---- encounters that hit less hard


async def ward_against(s: DragonfireState, seat: int, faced: int) -> None:
    """An encounter that faces a player has 2 less Attack Strength in this turn."""
    foe = await name_encounter(s, seat, "Weaken which encounter?", facing(s, faced), "DF-225")
    if foe is not None:
        change_strength(s, foe, -2, "DF-225")


@use("shield-plus-1", "DF-149", when=lambda s, seat: bool(facing(s, seat)))
async def shield(s: DragonfireState, seat: int) -> None:
    """Once per Scene an encounter that faces the player hits less hard."""
    await ward_against(s, seat, seat)


def beside_attacked(s: DragonfireState, seat: int) -> bool:
    """Whether the active player is here and faces something."""
    active = s.turn.seat
    return s.characters[seat].place == s.characters[active].place and bool(facing(s, active))


@use("animated-shield", "DF-149", when=beside_attacked, turns="any")
async def animated_shield(s: DragonfireState, seat: int) -> None:
    """Once per round an encounter that faces the active player here hits less hard."""
    await ward_against(s, seat, s.turn.seat)


@use("cloak-of-displacement", "DF-149", when=lambda s, seat: bool(cards_and_loose(s, facing(s, seat))))
async def cloak_of_displacement(s: DragonfireState, seat: int) -> None:
    """Once per Scene encounters that fail their Save don't attack, a card with its tokens."""
    for uid in [foe.uid for foe in cards_and_loose(s, facing(s, seat))]:
        foe = s.encounter(uid)
        if foe is not None and not await save(s, foe):
            calm(s, foe, "DF-190", tokens=True)


# ---- more damage


@use(
    "gauntlets-of-ogre-power",
    "DF-149",
    when=lambda s, seat: any(deals_damage(play) for play in plays_of(s, seat)),
)
async def gauntlets_of_ogre_power(s: DragonfireState, seat: int) -> None:
    """Once per Scene a card that was played gains black damage."""
    await sharpen_one(s, seat, "", "K")


def came_before(s: DragonfireState, seat: int) -> bool:
    """Whether the Dancing Sword was in play before this turn."""
    return all(play.card != "dancing-sword" for play in plays_of(s, seat))


@use("dancing-sword", "DF-149", when=came_before)
async def dancing_sword(s: DragonfireState, seat: int) -> None:
    """In each later turn it deals its damage again, as a Martial card that is played."""
    new_play(s, seat, "dancing-sword", "card", CARDS["dancing-sword"].damage)
    s.characters[seat].played.append("dancing-sword")


# ---- cards that are kept or changed


@use("robe-of-useful-items", "DF-149", when=lambda s, seat: bool(s.characters[seat].hand))
async def robe_of_useful_items(s: DragonfireState, seat: int) -> None:
    """Three times per game discard a card to draw one."""
    await zones.discard_chosen(s, seat, 1, "DF-144")
    await zones.draw(s, seat, 1, "DF-149")


BAG = "bag-of-holding"
ROOM = 3
"""How many cards the Bag of Holding takes."""


def bag(s: DragonfireState, seat: int) -> InPlay:
    """The Bag of Holding of a player."""
    return next(each for each in s.characters[seat].in_play if each.card == BAG)


def bag_acts(s: DragonfireState, seat: int) -> list[Act]:
    """What can be put into the bag, and taken out of it."""
    held = bag(s, seat).held
    stow = [("stow", card) for card in zones.kinds(s.characters[seat].hand)] if len(held) < ROOM else []
    return [*stow, *(("unpack", card) for card in zones.kinds(held))]


@reaction(
    BAG,
    Dealing,
    "",
    "DF-149",
    when=lambda s, seat, dealing: dealing.seat == seat and bool(bag_acts(s, seat)),
    forced=True,
)
async def bag_of_holding(s: DragonfireState, seat: int, dealing: Dealing) -> None:
    """At the end of Play Cards a card may go under the bag, or one comes back."""
    act = await may_choose(seat, "Use the Bag of Holding?", lambda: bag_acts(s, seat), "act", "DF-149")
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
    tell(s, kind, "DF-149", secret={"cards": (card,)}, to=[seat], player=seat)
