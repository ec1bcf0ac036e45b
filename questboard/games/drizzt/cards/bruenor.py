"""Bruenor, the fighter: Headbutt and the powers 58 to 62 and 168 to 172."""

from __future__ import annotations

from questboard.games.adventure.content import ALLIES, HEROES, MONSTERS
from questboard.games.adventure.eval import HEALING
from questboard.games.adventure.rules.actions import attack_with
from questboard.games.adventure.rules.combat import (
    HITS,
    MISSES,
    check,
    heal,
    relieve,
    take_damage,
    wound,
)
from questboard.games.adventure.rules.distance import heroes_near, next_tiles, reach_of, targets
from questboard.games.adventure.rules.marks import LASTING, is_villain, skip_activation, survives
from questboard.games.adventure.rules.moments import HeroAttack, Landed, Missed, Resolving, Struck
from questboard.games.adventure.rules.placing import place_by_hero
from questboard.games.adventure.rules.registry import ARMOR, ATTACK, HINDERED, power, reaction
from questboard.games.adventure.rules.volleys import attack_all
from questboard.games.adventure.state import AdventureState
from questboard.games.drizzt.cards.catti_brie import answer_with_stance
from questboard.kernel import choose, may, may_choose

# ---- Headbutt

BUTT = 10
"""What the die has to show for a Headbutt."""


async def headbutt(s: AdventureState, attack: HeroAttack) -> None:
    """Once in his Hero Phase, after a hit on an adjacent Monster: roll, to hurt one or oneself."""
    seat = attack.seat
    if s.turn.phase != "hero" or seat != s.active or "headbutt" in s.turn.spent:
        return
    if not attack.next_to or not hit_monster(attack):
        return
    adjacent = [foe for foe in targets(s, seat, "adjacent") if survives(s, foe)]
    if not adjacent or not await may(seat, "Headbutt? A roll under 10 hurts Bruenor.", "LD-061"):
        return
    s.turn.spent.append("headbutt")
    if (await check(s, seat, BUTT, "LD-061")).success:
        foe = await choose(seat, "Headbutt which Monster?", adjacent, "foe", "LD-061")
        await wound(s, foe, 1, seat)
    else:
        await take_damage(s, seat, 1, "LD-061")


def hit_monster(attack: HeroAttack) -> bool:
    """Whether an attack was made on a Monster, which may be defeated by now, and not on an object."""
    target = attack.target
    return target.rpartition("-")[0] in MONSTERS or target in HEROES or target in ALLIES


HITS["bruenor"] = headbutt


# ---- 58 to 62


@power("notched-axe")
async def notched_axe(s: AdventureState, seat: int) -> None:
    """Attack; once in a Hero Phase a miss lets Bruenor attack a different target at once."""
    attack = await attack_with(s, seat, "notched-axe")
    if attack is None or attack.hit or "notched-axe again" in s.turn.spent or not s.heroes[seat].standing:
        return
    reach = reach_of(s, seat, "notched-axe")
    others = [foe for foe in targets(s, seat, reach) if foe != attack.target]
    another = await may_choose(seat, "Attack which target instead?", others, "foe", "LD-100")
    if another is not None:
        s.turn.spent.append("notched-axe again")
        await attack_all(s, seat, "notched-axe", [another])


ARMOR["clan-battlehammer-shield"] = lambda s, seat: 2


def drinkers(s: AdventureState, seat: int) -> list[int]:
    """Bruenor and the others on his tile who have lost Hit Points."""
    seats = [seat, *heroes_near(s, seat, reach_of(s, seat, "dwarven-ale"))]
    return [other for other in seats if s.heroes[other].hp < s.heroes[other].card.hit_points]


@power("dwarven-ale", can=lambda s, seat: bool(drinkers(s, seat)))
async def dwarven_ale(s: AdventureState, seat: int) -> None:
    """Bruenor regains 2 HP and the others on his tile 1."""
    for other in drinkers(s, seat):
        await heal(s, other, 2 if other == seat else 1, "LD-102")


HEALING.append("dwarven-ale")


@reaction(
    "lucky-hit",
    Missed,
    when=lambda s, seat, missed: missed.attack.seat == seat and not missed.attack.hit,
    prompt="Have this attack hit?",
    rule="LD-102",
)
async def lucky_hit(s: AdventureState, seat: int, missed: Missed) -> None:
    """An attack roll that misses counts as a hit; the die stays as it is."""
    missed.attack.hit = True


@reaction(
    "power-strike",
    Struck,
    when=lambda s, seat, struck: struck.attack.seat == seat,
    prompt="Spend a token for 1 more damage?",
    rule="LD-102",
)
async def power_strike(s: AdventureState, seat: int, struck: Struck) -> None:
    """A hit deals 1 more damage for a token."""
    struck.attack.damage += 1


# ---- 168 to 172


MISSES["counterstrike-stance"] = answer_with_stance


@reaction(
    "legendary-knowledge",
    Resolving,
    when=lambda s, seat, drawn: not drawn.replaced,
    prompt="Have another Encounter card drawn in its place?",
    rule="LD-224",
)
async def legendary_knowledge(s: AdventureState, seat: int, drawn: Resolving) -> None:
    """The card has no effect, and another is drawn in its place (LD-224)."""
    drawn.replaced = True
    s.agenda.append(("encounter", drawn.seat))


HINDERED["hustle-stance"] = lambda s, seat: 2
ARMOR["hustle-stance"] = lambda s, seat: -1


@power("kings-rally", can=lambda s, seat: True)
async def kings_rally(s: AdventureState, seat: int) -> None:
    """All Heroes within 1 tile end their conditions and have +1 to attack rolls until the next turn."""
    for other in (seat, *heroes_near(s, seat, reach_of(s, seat, "kings-rally"))):
        for condition in list(s.heroes[other].conditions):
            relieve(s, other, condition, "LD-102")
        s.heroes[other].marks["kings-rally"] = 1


ATTACK["kings-rally"] = lambda s, seat: 1
LASTING.append("kings-rally")


def can_boot(s: AdventureState, seat: int, landed: Landed) -> bool:
    """An attack of Bruenor has hit an adjacent Monster that survives and is no Villain."""
    attack = landed.attack
    return (
        attack.seat == seat
        and attack.next_to
        and survives(s, attack.target)
        and not is_villain(s, attack.target)
    )


@reaction(
    "boot-to-the-gut",
    Landed,
    when=can_boot,
    prompt="Kick the Monster onto another tile?",
    rule="LD-102",
)
async def boot_to_the_gut(s: AdventureState, seat: int, landed: Landed) -> None:
    """The Monster is placed on a tile connected to Bruenor's and skips its next activation (LD-194)."""
    target = landed.attack.target
    await place_by_hero(s, seat, target, next_tiles(s, 1 << s.heroes[seat].square), "LD-194")
    skip_activation(s, target)
