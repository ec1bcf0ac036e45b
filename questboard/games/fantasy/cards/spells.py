"""Spells.

One with dice and a single target is an ordinary attack; its dice stand in `content/`. The others do what
their classes here say. Each is offered only for what it would change.
"""

from __future__ import annotations

from questboard.games.fantasy import dice
from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.cards.weapons import AgainstUndead
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import Spell
from questboard.games.fantasy.rules import areas
from questboard.games.fantasy.rules.combat import area_attack, hero_attacks, targets_in_sight
from questboard.games.fantasy.rules.figures import (
    areas_at,
    block_of,
    free_squares,
    hero_squares,
    heroes_beside,
    heroes_in_room,
    monster_squares,
    place_of,
    sees,
)
from questboard.games.fantasy.rules.health import heal, lose_turn, release, root
from questboard.games.fantasy.rules.quest import settle
from questboard.games.fantasy.rules.revival import revive
from questboard.games.fantasy.rules.spaces import put
from questboard.games.fantasy.rules.walking import kept_free
from questboard.games.fantasy.state import (
    FantasyPosition,
    FantasyState,
    Hero,
    ItemId,
    Lasting,
    Roll,
    is_potion,
)
from questboard.kernel import choose, emit, may_choose

# ---- what spells have in common


class AreaAttack(Spell):
    """An attack that is rolled once for all in a line or burst; at least one foe must be in it."""

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str] | list[int]:
        in_a_line = ITEMS[self.id].area == "line"
        return areas.directions(s, hero, self.id) if in_a_line else areas.centres(s, hero, self.id)

    async def cast(self, s: FantasyState, hero: Hero, target: int | str) -> None:
        await area_attack(s, hero, self.id, areas.reached(s, hero, self.id, target))


class LastingSpell(Spell):
    """A spell that lies on a hero until the start of the caster's next turn."""

    def reach(self, s: FantasyPosition, hero: Hero) -> list[Hero]:
        """Whom it reaches."""
        raise NotImplementedError

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        return without(s, self.id, hero, self.reach(s, hero))

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        lay_on(s, self.id, target, hero.name)


def lay_on(s: FantasyState, card: ItemId, on: str, by: str) -> None:
    """An effect begins to lie on a hero; it ends when the next turn of who cast or drank it begins."""
    s.lasting.append(Lasting(card, on, by))
    emit(s, "lasting", "FA-093" if is_potion(card) else "FA-028", figure=on, item=card)


def without(s: FantasyPosition, card: ItemId, hero: Hero, others: list[Hero]) -> list[str]:
    """Those heroes on whom the effect doesn't lie yet from the same hand."""
    lying = [each.on for each in s.lasting if (each.card, each.by) == (card, hero.name)]
    return [other.name for other in others if other.name not in lying]


def wounded_in_room(s: FantasyPosition, hero: Hero) -> list[str]:
    """The living heroes in the room who have lost HP, the caster too."""
    return [each.name for each in heroes_in_room(s, hero.square) if each.hp < each.card.hp]


def self_or_adjacent(s: FantasyPosition, hero: Hero) -> list[Hero]:
    """The caster and the heroes beside him."""
    return [hero, *heroes_beside(s, 1 << hero.square)]


# ---- attacks


class MagicMissile(Spell, id="magic-missile"):
    """Monsters in the way do not block it."""

    unblocked = True


class BurningHands(AreaAttack, id="burning-hands"):
    """It hits every monster and object in a line of 3 squares."""


class SearingLight(AgainstUndead, Spell, id="searing-light"):
    """Add 2 swords against undead."""


class LightningBolt(AreaAttack, id="lightning-bolt"):
    """It hits every monster and object in a straight line. Star: the caster regains 2 HP."""

    def star_user(self, s: FantasyState, hero: Hero) -> None:
        heal(s, hero, 2, "FA-079")


class Fireball(AreaAttack, id="fireball"):
    """It hits every figure and object in a burst of 1, heroes too."""

    prized = 0.8


class Disintegrate(Spell, id="disintegrate"):
    """The attack ignores AC."""

    def aim(self, assault: Assault) -> None:
        assault.ignores_armor = True


LINKS, LEAP = 2, 3
"""Chain Lightning: how many more it may strike, and how far it leaps."""


class ChainLightning(Spell, id="chain-lightning"):
    """Attack one in sight, then up to two others, each within 3 squares and in sight of the one before."""

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        return targets_in_sight(s, hero.square) + [
            thing.digit
            for thing in s.visible_things
            if thing.kind == "object" and sees(s, hero.square, thing.square)
        ]

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        struck = [target]
        place = place_of(s, target)
        await hero_attacks(s, hero, self.id, "ranged", target)
        for _ in range(LINKS):
            near = [name for name in next_links(s, place) if name not in struck]
            if not near or settle(s):
                return
            other = await may_choose(
                hero.seat, "Where does {item} leap next?", near, "target", "FA-074", item=self.id
            )
            if other is None:
                return
            struck.append(other)
            place = place_of(s, other)
            await hero_attacks(s, hero, self.id, "ranged", other, further=True)


def next_links(s: FantasyPosition, place: tuple[int, ...]) -> list[str]:
    """The monsters and objects near and in sight of a place."""
    everything = [monster.uid for monster in s.monsters]
    everything += [thing.digit for thing in s.visible_things if thing.kind == "object"]
    return [
        name
        for name in everything
        if any(
            s.ground.span(one, other) <= LEAP and sees(s, one, other)
            for one in place
            for other in place_of(s, name)
        )
    ]


# ---- healing


class LesserRestoration(Spell, id="lesser-restoration"):
    """One hero in the room, perhaps the caster, regains 2 HP."""

    heals = 2

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        return wounded_in_room(s, hero)

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        heal(s, s.hero(target), self.heals, "FA-028")


class PrayerOfHealing(Spell, id="prayer-of-healing"):
    """Every hero in the room regains 1 HP."""

    heals_all = 1

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        return [""] if wounded_in_room(s, hero) else []

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        for each in heroes_in_room(s, hero.square):
            heal(s, each, self.heals_all, "FA-028")


class GreaterRestoration(Spell, id="greater-restoration"):
    """A dead hero in the room returns to life, or a living one regains 4 HP."""

    heals = 4
    revives = True
    prized = 0.8

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        room = areas_at(s, hero.square)
        dead = [each.name for each in s.heroes if each.dead and areas_at(s, each.square) & room]
        return wounded_in_room(s, hero) + dead

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        other = s.hero(target)
        if other.dead:
            await revive(s, other, "FA-085")
        else:
            heal(s, other, self.heals, "FA-028")


# ---- protection


class ShieldOfFaith(LastingSpell, id="shield-of-faith"):
    """One hero in the room has +1 AC until the caster's next turn."""

    ac = 1

    def reach(self, s: FantasyPosition, hero: Hero) -> list[Hero]:
        return heroes_in_room(s, hero.square)


class MageArmour(LastingSpell, id="mage-armour"):
    """The caster has +2 AC until his next turn."""

    ac = 2

    def reach(self, s: FantasyPosition, hero: Hero) -> list[Hero]:
        return [hero]


class Bless(LastingSpell, id="bless"):
    """One hero in the room adds 1 sword to weapon and spell attacks until the caster's next turn."""

    def reach(self, s: FantasyPosition, hero: Hero) -> list[Hero]:
        return heroes_in_room(s, hero.square)

    def bonus(self, s: FantasyPosition, hero: Hero, assault: Assault, target: str) -> int:
        return int(assault.source in ("weapon", "spell"))


class Invisibility(LastingSpell, id="invisibility"):
    """The caster or an adjacent hero can't be chosen as a target until the caster's next turn.

    It ends when that hero attacks. Breath, auras, bursts and traps still reach him.
    """

    gives = ("unseen",)

    def reach(self, s: FantasyPosition, hero: Hero) -> list[Hero]:
        return self_or_adjacent(s, hero)


# ---- hindering monsters

SLEEPY = 6
"""The most HP that a monster may have left to be put to sleep."""


class Sleep(Spell, id="sleep"):
    """One monster in sight that is not undead and has 6 HP or fewer left misses its next turn."""

    hinders = True

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        seen = targets_in_sight(s, hero.square)
        return [
            monster.uid
            for monster in s.monsters
            if monster.hp <= SLEEPY and not monster.card.skull and not monster.misses and monster.uid in seen
        ]

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        lose_turn(s, target, "FA-057")


class HoldMonster(Spell, id="hold-monster"):
    """One monster in sight misses its next turn; on a star its next two."""

    hinders = True
    says = {"hold-rolled": "{figure} rolls the Special die: {star}."}
    shows = {"hold-rolled": "special die"}

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        seen = targets_in_sight(s, hero.square)
        return [monster.uid for monster in s.monsters if monster.misses < 2 and monster.uid in seen]

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        longer = dice.star(s.luck)
        s.roll = Roll(hero.name, self.id, (("special", "star" if longer else "blank"),))
        emit(s, "hold-rolled", "FA-057", figure=hero.name, star=longer)
        lose_turn(s, target, "FA-057", 2 if longer else 1)


class Web(Spell, id="web"):
    """Monsters in a burst can't move on their next turn."""

    def targets(self, s: FantasyPosition, hero: Hero) -> list[int]:
        loose = 0
        for monster in s.monsters:
            if not monster.rooted:
                loose |= block_of(s, monster)
        return areas.bursts(s, hero, ITEMS[self.id].size, loose)

    async def cast(self, s: FantasyState, hero: Hero, target: int) -> None:
        for name in areas.reached(s, hero, self.id, target):
            root(s, name, "FA-028")


# ---- teleport


class Teleport(Spell, id="teleport"):
    """The caster or an adjacent hero is moved to a free square; an armed trap there is sprung."""

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        return [each.name for each in self_or_adjacent(s, hero)]

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        moved = s.hero(target)
        goals = list(squares(landings(s, moved)))
        goal = await choose(
            hero.seat, "Teleport {figure} where?", goals, "square", "FA-028", figure=target, item=self.id
        )
        release(s, moved)
        await put(s, moved, goal, "FA-028")


def landings(s: FantasyPosition, hero: Hero) -> int:
    """The free floor squares of everything revealed, but for those that keep a passage open (FA-148)."""
    free = free_squares(s)
    if s.ground.passage:
        free &= ~kept_free(s, hero_squares(s, hero) | monster_squares(s))
    return free
