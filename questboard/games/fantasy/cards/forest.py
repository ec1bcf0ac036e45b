"""Forbidden Forest: what its monsters and items do. Reach and re-rolls of weapons stand in `content/`."""

from __future__ import annotations

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.cards.artifacts import SpellPointStore
from questboard.games.fantasy.cards.monsters import heroes_in_sight
from questboard.games.fantasy.cards.potions import HealingPotion, Protection
from questboard.games.fantasy.cards.spells import LastingSpell, wounded_in_room
from questboard.games.fantasy.cards.weapons import Entangling, Venomous
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import Artifact, MonsterKind, Spell, Weapon
from questboard.games.fantasy.rules import areas
from questboard.games.fantasy.rules.combat import targets_in_sight
from questboard.games.fantasy.rules.figures import block_of, free_squares, lasts, monster_squares, sees
from questboard.games.fantasy.rules.health import grab, heal, lose, release, root
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, Lasting, Monster
from questboard.kernel import emit, may_choose

# ---- monsters


class YuanTi(MonsterKind, id="yuan-ti"):
    """It may attack with both its actions. Star: the attack is poison and ignores AC (FA-126)."""

    icon, color = "snake", "emerald"
    both_attacks = True

    def star(self, assault: Assault) -> None:
        assault.ignores_armor = assault.poison = True


class Grasping(MonsterKind):
    """Star: the hero is grabbed, whether or not he lost HP (FA-127, FA-128)."""

    async def star_after(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        if s.monster(assault.by) is not None:
            grab(s, s.hero(target), assault.by)


class Owlbear(Grasping, id="owlbear"):
    """Star: the hero is grabbed."""

    icon, color = "owl", "walnut"


class ShamblingMound(Grasping, id="shambling-mound"):
    """It moves through bushes. Star: the hero is grabbed."""

    icon, color = "gooey-daemon", "emerald"


class RazorBoar(MonsterKind, id="razor-boar"):
    """It may charge."""

    icon, color = "boar", "walnut"


class Elwick(Grasping, id="elwick"):
    """Star: the hero is grabbed. In place of an attack a hero in sight can't move on his next turn."""

    icon, color = "three-leaves", "danger"
    shoots_when_weak = True
    power, instead_of = "entangle", "attack"

    def power_targets(self, s: FantasyPosition, monster: Monster) -> list[str]:
        return [name for name in heroes_in_sight(s, monster) if not s.hero(name).rooted]

    async def use_power(self, s: FantasyState, monster: Monster, target: str) -> None:
        emit(s, "power", "FA-061", figure=monster.uid, card=self.power, target=target)
        root(s, target, "FA-061")


# ---- rings and bracers


class RingOfProtection(Artifact, id="ring-of-protection"):
    """The wearer has +1 AC."""

    ac = 1


class RingOfRegeneration(Artifact, id="ring-of-regeneration"):
    """A wearer who starts his turn with 1 to 3 HP regains 1 HP."""

    def start(self, s: FantasyState, hero: Hero) -> None:
        if hero.hp <= 3:
            heal(s, hero, 1, "FA-097")


class RingOfTheWild(Artifact, id="ring-of-the-wild"):
    """The wearer moves through bushes, and brooks cost him only 1 movement."""

    gives = ("bushes", "ford")


class RingOfSpellStoring(SpellPointStore, id="ring-of-spell-storing"):
    """Once per adventure, at any time and without an action, the wearer regains 3 SP."""


class BracersOfArchery(Artifact, id="bracers-of-archery"):
    """Ranged weapon attacks have 1 sword more."""

    def bonus(self, s: FantasyPosition, hero: Hero, assault: Assault, target: str) -> int:
        return int(assault.kind == "ranged" and assault.source == "weapon")


class BracersOfTheBull(Artifact, id="bracers-of-the-bull"):
    """Skulls rolled in the wearer's own charges do not count."""

    ignores_skulls = True


class BracersOfDefence(Artifact, id="bracers-of-defence"):
    """The wearer has +1 AC against melee attacks."""

    def armor(self, s: FantasyPosition, hero: Hero, assault: Assault) -> int:
        return int(assault.kind == "melee")


class BracersOfFreedom(Artifact, id="bracers-of-freedom"):
    """At the start of the wearer's turn a grasp or vine snare ends without a roll."""

    def start(self, s: FantasyState, hero: Hero) -> None:
        release(s, hero)


# ---- weapons and artifacts


class ThornwoodStaff(Entangling, id="thornwood-staff"):
    """Star: the target can't move on its next turn, even if it lost no HP."""


class BoarSpear(Weapon, id="boar-spear"):
    """While it is in use, a figure whose charge on the user succeeds loses 1 HP before it is rolled."""

    def charged(self, s: FantasyState, hero: Hero, monster: str) -> None:
        lose(s, monster, 1, "FA-139")


class SerpentBlade(Venomous, id="serpent-blade"):
    """Star: the attack ignores AC."""


class ChargingSpurs(Artifact, id="charging-spurs"):
    """Once per charge the wearer may re-roll a blank on the Charge die."""

    rerolls_charge = True


class HornedHelm(Artifact, id="horned-helm"):
    """The wearer adds 1 sword to a successful charge."""

    def bonus(self, s: FantasyPosition, hero: Hero, assault: Assault, target: str) -> int:
        return int(assault.kind == "charge")


# ---- spells


class Entangle(Spell, id="entangle"):
    """One monster in sight can't move on its next turn."""

    hinders = True

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        seen = targets_in_sight(s, hero.square)
        return [monster.uid for monster in s.monsters if not monster.rooted and monster.uid in seen]

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        root(s, target, "FA-028")


class Goodberry(Spell, id="goodberry"):
    """One or two heroes in the room regain 1 HP each."""

    heals = 1

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        return wounded_in_room(s, hero)

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        heal(s, s.hero(target), self.heals, "FA-028")
        others = [name for name in wounded_in_room(s, hero) if name != target]
        if others:
            other = await may_choose(
                hero.seat, "Who else regains 1 HP with {item}?", others, "hero", "FA-028", item=self.id
            )
            if other is not None:
                heal(s, s.hero(other), self.heals, "FA-028")


class Barkskin(LastingSpell, id="barkskin"):
    """One hero in sight, perhaps the caster, has +1 AC until the caster's next turn."""

    ac = 1

    def reach(self, s: FantasyPosition, hero: Hero) -> list[Hero]:
        return [each for each in s.living if sees(s, hero.square, each.square)]


class SummonSwarm(Spell, id="summon-swarm"):
    """Each monster in a burst loses 1 HP; objects don't."""

    def targets(self, s: FantasyPosition, hero: Hero) -> list[int]:
        return areas.bursts(s, hero, ITEMS[self.id].size, monster_squares(s))

    async def cast(self, s: FantasyState, hero: Hero, target: int) -> None:
        mask = areas.covered(s, hero, self.id, target)
        for monster in [each for each in s.monsters if block_of(s, each) & mask]:
            lose(s, monster.uid, 1, "FA-028")


class WallOfThorns(Spell, id="wall-of-thorns"):
    """A bush grows on a free block of two by two outdoors until the caster's next turn (FA-145, FA-146)."""

    says = {"thorns": "{figure} grows bushes at {square}."}
    shows = {"thorns": "bushes"}

    def targets(self, s: FantasyPosition, hero: Hero) -> list[int]:
        here, width = s.ground, s.ground.width
        free = free_squares(s) & s.layout.outdoors & ~here.top & ~here.starts & ~here.exits & ~_tokens(s)
        seen = areas.ground_in_sight(s, hero.square)
        blocks = free & free >> 1 & free >> width & free >> width + 1
        return list(squares(blocks & (seen | seen >> 1 | seen >> width | seen >> width + 1)))

    async def cast(self, s: FantasyState, hero: Hero, target: int) -> None:
        s.lasting.append(Lasting(self.id, "", hero.name, s.ground.block(target)))
        emit(s, "thorns", "FA-145", figure=hero.name, square=target)


def _tokens(s: FantasyPosition) -> int:
    """Squares with a token on the floor: a trap that was found, a dead hero, a key, a quest object."""
    mask = s.found | s.lost_keys
    for square in (*s.dropped.values(), *(hero.square for hero in s.heroes if hero.dead)):
        mask |= 1 << square
    return mask


class CallLightning(Spell, id="call-lightning"):
    """The attack ignores 1 point of AC."""

    def aim(self, assault: Assault) -> None:
        assault.pierce += 1


# ---- potions


class Antivenom(Protection, id="antivenom"):
    """A poison strike doesn't ignore the drinker's AC until his next turn."""

    gives = ("poison-proof",)

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        attacker = s.monster(s.turn.figure)
        return not lasts(s, self.id, hero.name) and (attacker is None or attacker.kind == "yuan-ti")

    def matters(self, s: FantasyPosition, hero: Hero) -> bool:
        return any(monster.kind == "yuan-ti" for monster in s.monsters)


class OilOfSlipperiness(Protection, id="oil-of-slipperiness"):
    """It frees from a grasp, and nobody can grab the drinker until his next turn."""

    gives = ("slippery",)

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        attacker = s.monster(s.turn.figure)
        slippery = lasts(s, self.id, hero.name)
        return bool(hero.held) or (not slippery and (attacker is None or attacker.card.grasps))

    def matters(self, s: FantasyPosition, hero: Hero) -> bool:
        return bool(hero.held) or any(monster.card.grasps for monster in s.monsters)

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        release(s, hero)
        await super().drink(s, hero)


class BarkTonic(HealingPotion, id="bark-tonic"):
    """The drinker regains 3 HP."""

    heals = 3
