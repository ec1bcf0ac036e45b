"""Artemis Entreri, the assassin: Lure and the powers 144 to 153.

Charon's Claw and the Magic Longsword are all in their figures.
"""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.rules.actions import (
    attack_with,
    can_attack,
    choose_target,
    offer_attack,
)
from questboard.games.adventure.rules.combat import AIM, DAMAGE, FALLS, heal, strike, wound
from questboard.games.adventure.rules.distance import next_to, targets
from questboard.games.adventure.rules.marks import LASTING, markable, marks_of, survives
from questboard.games.adventure.rules.moments import Drawn, HeroAttack, Hit, Promotion
from questboard.games.adventure.rules.placing import place_hero
from questboard.games.adventure.rules.registry import ARMOR, PLACEMENT, at, power, reaction
from questboard.games.adventure.rules.rewards import experience
from questboard.games.adventure.rules.tactics import CHALLENGED
from questboard.games.adventure.rules.talk import tell
from questboard.games.adventure.rules.volleys import attack_each
from questboard.games.adventure.state import AdventureState, Foe
from questboard.kernel import choose

words.EVENTS["bleeds"] = "{foe} is wounded and will bleed."
words.EVENTS["duel"] = "{hero} challenges {foe} to a duel."
words.EVENTS["duel_over"] = "The duel of {hero} is over."


async def lure(s: AdventureState, seat: int, slot: int) -> int:
    """A Monster of a tile that Artemis explored comes onto that tile or any other with room (LD-061)."""
    free = s.free()
    others = [
        tile for tile in range(len(s.dungeon.tiles)) if tile != slot and s.board.tile_squares(tile) & free
    ]
    chosen: int = await choose(seat, "Lure the Monster onto which tile?", [slot, *others], "tile", "LD-061")
    return chosen


PLACEMENT["artemis"] = lure


# ---- 146 and 147


@power("saber-of-wounding")
async def saber_of_wounding(s: AdventureState, seat: int) -> None:
    """Attack; a Monster that survives a hit bleeds."""
    attack = await attack_with(s, seat, "saber-of-wounding")
    if attack is not None and attack.hit and survives(s, attack.target):
        marks_of(s, attack.target)["saber-of-wounding"] = seat
        tell(s, "bleeds", "LD-113", foe=attack.target)


@at("start of hero phase", 60)
async def bleed(s: AdventureState, seat: int) -> None:
    """Whatever Artemis has wounded takes 1 damage when his next Hero Phase begins."""
    for foe in markable(s):
        marks = marks_of(s, foe)
        if marks.get("saber-of-wounding", -1) == seat:
            del marks["saber-of-wounding"]
            await wound(s, foe, 1, seat)


@power("vampiric-dagger")
async def vampiric_dagger(s: AdventureState, seat: int) -> None:
    """Attack; on a hit Artemis regains 1 HP."""
    attack = await attack_with(s, seat, "vampiric-dagger")
    if attack is not None and attack.hit:
        await heal(s, seat, 1, "LD-100")


# ---- 148 and 150

UNAWARES = 2
"""What Assassinate adds to the damage of a hit on a Monster that is not hurt."""


def unhurt(s: AdventureState, foe: Foe) -> bool:
    """Whether there is no damage on a foe."""
    if foe in s.figures:
        return not s.figures[foe].damage
    if foe in s.friends:
        return not s.friends[foe].damage
    rival = s.rival(foe)
    return rival < 0 or s.heroes[rival].hp == s.heroes[rival].card.hit_points


@power("assassinate")
async def assassinate(s: AdventureState, seat: int) -> None:
    """Attack, with more damage to a Monster that is not hurt."""
    card = POWERS["assassinate"]
    target = await choose_target(s, seat, targets(s, seat, "adjacent"))
    damage = card.damage + (UNAWARES if unhurt(s, target) else 0)
    await strike(s, seat, target, card.bonus, damage, card.miss, card=card.id)


@power("whirl-of-ash")
async def whirl_of_ash(s: AdventureState, seat: int) -> None:
    """Attack everything adjacent; hit or miss, Artemis is harder to hit for a round."""
    await attack_each(s, seat, "whirl-of-ash")
    s.heroes[seat].marks["whirl-of-ash"] = 1


ARMOR["whirl-of-ash"] = lambda s, seat: 2
LASTING.append("whirl-of-ash")


# ---- 149: the Duel tokens are the mark on Artemis and the one on his foe


def opponents(s: AdventureState, seat: int) -> list[Foe]:
    """The Monsters within 1 tile, and the Heroes who can be attacked like them."""
    return [foe for foe in targets(s, seat, "within 1") if foe not in s.objects]


@power("duelists-poise", can=lambda s, seat: can_attack(s, seat) and bool(opponents(s, seat)))
async def duelists_poise(s: AdventureState, seat: int) -> None:
    """Before an attack challenge a Monster within 1 tile."""
    end_duel(s, seat)
    foe = await choose(seat, "Challenge which Monster?", opponents(s, seat), "foe", "LD-104")
    s.heroes[seat].marks["duelists-poise"] = 1
    marks_of(s, foe)[CHALLENGED] = seat
    tell(s, "duel", "LD-101", hero=seat, foe=foe)


def dueling(s: AdventureState, attack: HeroAttack) -> bool:
    """Whether an attack is on the Monster with the Duel token."""
    return marks_of(s, attack.target).get(CHALLENGED, -1) == attack.seat


AIM["duelists-poise"] = lambda s, attack: 2 if dueling(s, attack) else 0
DAMAGE["duelists-poise"] = lambda s, attack: int(dueling(s, attack))


def end_duel(s: AdventureState, seat: int) -> None:
    """Take the Duel tokens away."""
    if s.heroes[seat].marks.pop("duelists-poise", None) is not None:
        tell(s, "duel_over", "LD-101", hero=seat)
    for foe in markable(s):
        if marks_of(s, foe).get(CHALLENGED, -1) == seat:
            del marks_of(s, foe)[CHALLENGED]


FALLS["duelists-poise"] = end_duel


def opponent(s: AdventureState, seat: int) -> bool:
    """Whether the Monster with the Duel token is still there."""
    return any(marks_of(s, foe).get(CHALLENGED, -1) == seat for foe in markable(s))


@at("start of hero phase", 5, under="duelists-poise")
async def lost_sight(s: AdventureState, seat: int) -> None:
    """A duel is over for an Artemis who was off the board, and without his opponent."""
    if not s.heroes[seat].on_board or not opponent(s, seat):
        end_duel(s, seat)


# ---- 151 to 153

LEARNED = 3
"""The Experience that is enough for a Fast Learner."""


@reaction(
    "fast-learner",
    Drawn,
    when=lambda s, seat, drawn: (
        drawn.seat == seat == s.active and drawn.cost > LEARNED <= experience(s, seat)
    ),
    prompt="Cancel this Encounter card for 3 Experience?",
    rule="LD-159",
)
async def cancel_cheaply(s: AdventureState, seat: int, drawn: Drawn) -> None:
    """Cards worth 3 are enough to cancel an Encounter card."""
    drawn.cost = LEARNED


@reaction(
    "fast-learner",
    Promotion,
    when=lambda s, seat, promotion: (
        seat == s.active
        and s.heroes[seat].team == s.heroes[promotion.seat].team
        and promotion.cost > LEARNED <= experience(s, seat)
    ),
    prompt="Reach level 2 for 3 Experience?",
    rule="LD-162",
)
async def level_up_cheaply(s: AdventureState, seat: int, promotion: Promotion) -> None:
    """Cards worth 3 are enough to bring a Hero to level 2."""
    promotion.cost = LEARNED


def can_parry(s: AdventureState, seat: int, hit: Hit) -> bool:
    """Whether the attack of an adjacent Monster, Hero or Ally has hit Artemis."""
    by = hit.by
    own = hit.seat == seat and not hit.nothing and not hit.missed
    return (
        own
        and by.kind in ("monster", "hero", "ally")
        and survives(s, by.figure)
        and next_to(s, seat, by.figure)
    )


@reaction("parry-and-strike", Hit, when=can_parry, prompt="Parry this attack?", rule="LD-244")
async def parry_and_strike(s: AdventureState, seat: int, hit: Hit) -> None:
    """The attack has no effect at all, and Artemis may attack who made it."""
    hit.nothing = True
    await offer_attack(s, seat, hit.by.figure, "LD-100")


@power("vanish", can=lambda s, seat: True)
async def vanish(s: AdventureState, seat: int) -> None:
    """Place Artemis within 2 tiles."""
    await place_hero(s, seat, s.board.within(s.heroes[seat].tile, 2), "LD-102")
