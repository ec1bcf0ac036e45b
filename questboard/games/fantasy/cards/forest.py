"""Forbidden Forest: what its monsters and items do (dossier 8).

Charges are in `rules.charge`, with the cards that speak of them: Boar Spear, Bracers of the Bull and
Charging Spurs. Reach and re-rolls of weapons stand in `content/`.
"""

from __future__ import annotations

from questboard.games.fantasy.board import squares
from questboard.games.fantasy.cards.monsters import heroes_in_sight
from questboard.games.fantasy.cards.potions import hurt, spent
from questboard.games.fantasy.cards.spells import lay_on, without, wounded_in_room
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.rules import areas
from questboard.games.fantasy.rules.combat import targets_in_sight
from questboard.games.fantasy.rules.figures import block_of, free_squares, lasts, monster_squares, sees
from questboard.games.fantasy.rules.health import grab, heal, lose, release, restore, root
from questboard.games.fantasy.rules.registry import (
    ABILITIES,
    POWERS,
    Assault,
    Power,
    aim,
    armor,
    bonus,
    potion,
    spell,
    star,
    star_after,
    start,
    use,
)
from questboard.games.fantasy.state import FantasyState, Hero, Lasting, Monster
from questboard.kernel import may_choose, tell

# ---- monsters


@star("yuan-ti")
def poison_strike(assault: Assault) -> None:
    """The attack is poison and ignores AC (FA-126)."""
    assault.ignores_armor = assault.poison = True


@star_after("owlbear", "shambling-mound", "elwick")
async def grasp(s: FantasyState, assault: Assault, target: str, lost: int) -> None:
    """The hero is grabbed, whether or not he lost HP (FA-127, FA-128)."""
    if s.monster(assault.by) is not None:
        grab(s, s.hero(target), assault.by)


def free_to_move(s: FantasyState, monster: Monster) -> list[str]:
    """The heroes in sight whom no plant keeps from moving yet."""
    return [name for name in heroes_in_sight(s, monster) if not s.hero(name).rooted]


async def elwick_entangles(s: FantasyState, monster: Monster, target: str) -> None:
    """A hero in sight can't move on his next turn."""
    tell(s, "power", "FA-061", figure=monster.uid, card="entangle", target=target)
    root(s, target, "FA-061")


POWERS["elwick"] = Power("entangle", "attack", free_to_move, elwick_entangles)


# ---- rings and bracers

ABILITIES["ring-of-the-wild"] = ("bushes", "ford")


@armor("ring-of-protection", "barkskin")
def one_more(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """AC +1."""
    return 1


@start("ring-of-regeneration")
def ring_of_regeneration(s: FantasyState, hero: Hero) -> None:
    """Who starts his turn with 1 to 3 HP regains 1."""
    if hero.hp <= 3:
        heal(s, hero, 1, "FA-097")


@use("ring-of-spell-storing", spent)
async def ring_of_spell_storing(s: FantasyState, hero: Hero) -> None:
    """Regain 3 SP."""
    restore(s, hero, 3, "FA-097")


@bonus("bracers-of-archery")
def bracers_of_archery(s: FantasyState, hero: Hero, assault: Assault, target: str) -> int:
    """1 sword more for a ranged weapon attack."""
    return int(assault.kind == "ranged" and assault.source == "weapon")


@armor("bracers-of-defence")
def bracers_of_defence(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """AC +1 against melee attacks."""
    return int(assault.kind == "melee")


@start("bracers-of-freedom")
def bracers_of_freedom(s: FantasyState, hero: Hero) -> None:
    """A grasp or vine snare ends without a roll."""
    release(s, hero)


# ---- weapons and artifacts


@star_after("thornwood-staff")
async def thornwood_staff(s: FantasyState, assault: Assault, target: str, lost: int) -> None:
    """The target can't move on its next turn."""
    root(s, target, "FA-079")


@star("serpent-blade")
def serpent_blade(assault: Assault) -> None:
    """The attack ignores AC."""
    assault.ignores_armor = True


@bonus("horned-helm")
def horned_helm(s: FantasyState, hero: Hero, assault: Assault, target: str) -> int:
    """1 sword more for a charge."""
    return int(assault.kind == "charge")


# ---- spells


def loose_in_sight(s: FantasyState, hero: Hero) -> list[str]:
    """The monsters in sight that could still move on their next turn."""
    seen = targets_in_sight(s, hero.square)
    return [monster.uid for monster in s.monsters if not monster.rooted and monster.uid in seen]


@spell("entangle", loose_in_sight, "figure")
async def entangle(s: FantasyState, hero: Hero, target: str) -> None:
    """One monster in sight can't move on its next turn."""
    root(s, target, "FA-028")


@spell("goodberry", wounded_in_room, "hero")
async def goodberry(s: FantasyState, hero: Hero, target: str) -> None:
    """One or two heroes in the room regain 1 HP each."""
    heal(s, s.hero(target), 1, "FA-028")
    others = [name for name in wounded_in_room(s, hero) if name != target]
    if others:
        other = await may_choose(
            hero.seat, "Who else gets a berry?", others, "hero", "FA-028", item="goodberry"
        )
        if other is not None:
            heal(s, s.hero(other), 1, "FA-028")


def without_bark(s: FantasyState, hero: Hero) -> list[str]:
    """The heroes in sight, the caster too, whose skin is no bark yet."""
    return without(s, "barkskin", hero, [each for each in s.living if sees(s, hero.square, each.square)])


@spell("barkskin", without_bark, "hero")
async def barkskin(s: FantasyState, hero: Hero, target: str) -> None:
    """One hero in sight has +1 AC until the caster's next turn."""
    lay_on(s, "barkskin", target, hero.name)


def swarms(s: FantasyState, hero: Hero) -> list[int]:
    """The squares around which a swarm finds a monster."""
    return areas.bursts(s, hero, ITEMS["summon-swarm"].size, monster_squares(s))


@spell("summon-swarm", swarms, "square")
async def summon_swarm(s: FantasyState, hero: Hero, target: int) -> None:
    """Each monster in the burst loses 1 HP; objects don't."""
    mask = areas.covered(s, hero, "summon-swarm", target)
    for monster in [each for each in s.monsters if block_of(s, each) & mask]:
        lose(s, monster.uid, 1, "FA-028")


def thorn_blocks(s: FantasyState, hero: Hero) -> list[int]:
    """The top left squares of free blocks of two by two outdoors, with a square in sight."""
    here, width = s.ground, s.ground.width
    free = free_squares(s) & s.layout.outdoors & ~here.top & ~here.starts & ~here.exits & ~_tokens(s)
    seen = areas.ground_in_sight(s, hero.square)
    blocks = free & free >> 1 & free >> width & free >> width + 1
    return list(squares(blocks & (seen | seen >> 1 | seen >> width | seen >> width + 1)))


def _tokens(s: FantasyState) -> int:
    """Squares with a token on the floor: a trap that was found, a dead hero, a key, a quest object."""
    mask = s.found | s.lost_keys
    for square in (*s.dropped.values(), *(hero.square for hero in s.heroes if hero.dead)):
        mask |= 1 << square
    return mask


@spell("wall-of-thorns", thorn_blocks, "square")
async def wall_of_thorns(s: FantasyState, hero: Hero, target: int) -> None:
    """A bush grows on four squares until the caster's next turn (FA-145, FA-146)."""
    s.lasting.append(Lasting("wall-of-thorns", "", hero.name, s.ground.block(target)))
    tell(s, "thorns", "FA-145", figure=hero.name, square=target)


@aim("call-lightning")
def call_lightning(assault: Assault) -> None:
    """The attack ignores 1 point of AC."""
    assault.pierce += 1


# ---- potions


def fears_poison(s: FantasyState, hero: Hero) -> bool:
    """Whether an antivenom would help: in the turn of another monster than a Yuan-ti it can't."""
    attacker = s.monster(s.turn.figure)
    return not lasts(s, "antivenom", hero.name) and (attacker is None or attacker.kind == "yuan-ti")


def poison_is_about(s: FantasyState, hero: Hero) -> bool:
    """Whether a monster on the board has poison."""
    return any(monster.kind == "yuan-ti" for monster in s.monsters)


@potion("antivenom", fears_poison, when_attacked=True, matters=poison_is_about)
async def antivenom(s: FantasyState, hero: Hero) -> None:
    """A poison strike doesn't ignore the drinker's AC until his next turn."""
    lay_on(s, "antivenom", hero.name, hero.name)


def fears_a_grasp(s: FantasyState, hero: Hero) -> bool:
    """Whether the oil would help: the hero is held, or might be."""
    attacker = s.monster(s.turn.figure)
    slippery = lasts(s, "oil-of-slipperiness", hero.name)
    return bool(hero.held) or (not slippery and (attacker is None or attacker.card.grasps))


def a_grasp_is_about(s: FantasyState, hero: Hero) -> bool:
    """Whether a hero is held, or a monster on the board could grab him."""
    return bool(hero.held) or any(monster.card.grasps for monster in s.monsters)


@potion("oil-of-slipperiness", fears_a_grasp, when_attacked=True, matters=a_grasp_is_about)
async def oil_of_slipperiness(s: FantasyState, hero: Hero) -> None:
    """It frees from a grasp, and nobody can grab the drinker until his next turn."""
    release(s, hero)
    lay_on(s, "oil-of-slipperiness", hero.name, hero.name)


@potion("bark-tonic", hurt, when_attacked=True)
async def bark_tonic(s: FantasyState, hero: Hero) -> None:
    """Regain 3 HP."""
    heal(s, hero, 3, "FA-093")
