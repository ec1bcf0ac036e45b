"""Jarlaxle, the mercenary: Well Equipped and the powers 173 to 182.

The Hand Crossbow is all in its figures, and Cloud of Darkness is entered with Drizzt's.
"""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.rules.actions import attack_with, choose_target
from questboard.games.adventure.rules.combat import (
    afflict,
    armor_class,
    harm,
    strike,
    take_damage,
)
from questboard.games.adventure.rules.distance import figures_in_reach, foes_on, rivals_on, targets
from questboard.games.adventure.rules.marks import LASTING, marks_of, survives
from questboard.games.adventure.rules.moments import Hit, ItemUsed
from questboard.games.adventure.rules.placing import ARRIVALS, ENTRANCES
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.registry import STARTING_ITEMS, at, power, reaction
from questboard.games.adventure.rules.rewards import draw_treasure
from questboard.games.adventure.rules.tactics import PINNED
from questboard.games.adventure.rules.talk import tell
from questboard.games.adventure.rules.volleys import attack_all, attack_each, attack_some, choose_tile
from questboard.games.adventure.state import AdventureState

words.EVENTS["pinned"] = "{figure} is pinned where it stands."

STARTING_ITEMS["jarlaxle"] = 1


# ---- 173 to 176


@power("bracer-of-daggers")
async def bracer_of_daggers(s: AdventureState, seat: int) -> None:
    """Attack one target or two different ones."""
    await attack_some(s, seat, "bracer-of-daggers", 2)


@power("dueling-rapier")
async def dueling_rapier(s: AdventureState, seat: int) -> None:
    """Attack; a hit deals 1 more damage if no other Monster is adjacent to Jarlaxle."""
    printed = POWERS["dueling-rapier"]
    target = await choose_target(s, seat, targets(s, seat, "adjacent"))
    rivals = rivals_on(s, seat, s.board.near[s.heroes[seat].square])
    others = [foe for foe in (*figures_in_reach(s, seat, "adjacent"), *rivals) if foe != target]
    await strike(s, seat, target, printed.bonus, printed.damage + (not others), card=printed.id)


@power("wand-of-viscid-globs")
async def wand_of_viscid_globs(s: AdventureState, seat: int) -> None:
    """Attack; a hit pins the Monster, and makes a Hero Immobilized (dossier, section 11)."""
    attack = await attack_with(s, seat, "wand-of-viscid-globs")
    if attack is None or not attack.hit or not survives(s, attack.target):
        return
    rival = s.rival(attack.target)
    if rival >= 0:
        await afflict(s, rival, "immobilized", "LD-089")
    else:
        marks_of(s, attack.target)[PINNED] = 1
        tell(s, "pinned", "LD-131", figure=attack.target)


# ---- 177 to 179


@power("blade-flurry")
async def blade_flurry(s: AdventureState, seat: int) -> None:
    """Attack everything adjacent."""
    await attack_each(s, seat, "blade-flurry")


@power("diatryma-feather")
async def diatryma_feather(s: AdventureState, seat: int) -> None:
    """Attack everything on a tile, which then hurts what comes onto it."""
    slot = await choose_tile(s, seat, "diatryma-feather")
    await attack_all(s, seat, "diatryma-feather", foes_on(s, seat, s.board.tile_squares(slot)))
    s.heroes[seat].marks["diatryma-feather"] = 1
    s.notes["feather"] = slot


LASTING.append("diatryma-feather")


def feathered(s: AdventureState, slots: list[int]) -> list[int]:
    """The Heroes whose Diatryma is on one of some tiles."""
    owners = [seat for seat, hero in enumerate(s.heroes) if "diatryma-feather" in hero.marks]
    return owners if s.notes.get("feather") in slots else []


def meet_bird(s: AdventureState, figure: str, slots: list[int]) -> None:
    """A Monster that comes onto the tile of the Diatryma takes 1 damage, each time (dossier GR-27)."""
    for owner in feathered(s, slots):
        harm(s, figure, 1, owner, "LD-113")


ENTRANCES.append(meet_bird)


def ally_meets_bird(s: AdventureState, ally: str) -> None:
    """So does an Ally whom Jarlaxle may attack (LD-294)."""
    for owner in feathered(s, [s.friends[ally].square >> 4]):
        if ally in rivals_on(s, owner, 1 << s.friends[ally].square):
            harm(s, ally, 1, owner, "LD-113")


ARRIVALS.append(ally_meets_bird)


@at("moved onto a tile", 40)
async def hero_meets_bird(s: AdventureState, seat: int) -> None:
    """So does a Hero whom Jarlaxle may attack."""
    for owner in feathered(s, [s.heroes[seat].tile]):
        if seat in quest(s).rivals(s, owner):
            await take_damage(s, seat, 1, "LD-113")


@power("mercenarys-gambit")
async def mercenarys_gambit(s: AdventureState, seat: int) -> None:
    """Attack; for a Monster that this defeats there is one Treasure more (LD-239)."""
    before = list(s.figures)
    attack = await attack_with(s, seat, "mercenarys-gambit")
    if attack is not None and attack.target in before and attack.target not in s.figures:
        await draw_treasure(s, seat)


# ---- 180 to 182

CLOAKED = 4
"""What the Drow Cloak adds to his AC against one attack."""


@reaction(
    "drow-cloak",
    Hit,
    when=lambda s, seat, hit: (
        hit.seat == seat and not hit.nothing and not hit.missed and hit.total < armor_class(s, seat) + CLOAKED
    ),
    prompt="Make this attack miss?",
    rule="LD-244",
)
async def drow_cloak(s: AdventureState, seat: int, hit: Hit) -> None:
    """With a higher AC against it the attack misses, and its miss line applies."""
    hit.missed = True


@reaction(
    "item-mastery",
    ItemUsed,
    when=lambda s, seat, used: used.seat == seat and not used.kept,
    prompt="Keep this Item instead of discarding it?",
    rule="LD-156",
)
async def item_mastery(s: AdventureState, seat: int, used: ItemUsed) -> None:
    """An Item that would be discarded stays face up."""
    used.kept = True
