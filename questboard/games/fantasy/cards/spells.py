"""Spells.

One with dice and a single target is an ordinary attack, one with dice and an area an ordinary area
attack; their dice stand in `content/`. The others do what their functions here say. Each is offered only
for what it would change.
"""

from __future__ import annotations

from questboard.games.fantasy import dice
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import ITEMS, ItemCard
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
from questboard.games.fantasy.rules.health import heal, lose_turn, release, revive, root
from questboard.games.fantasy.rules.quest import settle
from questboard.games.fantasy.rules.registry import (
    SPELLS,
    Assault,
    Spell,
    aim,
    armor,
    bonus,
    spell,
    star_user,
)
from questboard.games.fantasy.rules.walking import kept_free, put
from questboard.games.fantasy.state import FantasyState, Hero, ItemId, Lasting, Roll, is_potion
from questboard.kernel import choose, may_choose, tell

SLEEPY = 6
"""The most HP that a monster may have left to be put to sleep."""
LINKS, LEAP = 2, 3
"""Chain Lightning: how many more it may strike, and how far it leaps."""


# ---- what spells have in common


def lay_on(s: FantasyState, card: ItemId, on: str, by: str) -> None:
    """An effect begins to lie on a hero; it ends when the next turn of who cast or drank it begins."""
    s.lasting.append(Lasting(card, on, by))
    tell(s, "lasting", "FA-093" if is_potion(card) else "FA-028", figure=on, item=card)


def without(s: FantasyState, card: ItemId, hero: Hero, others: list[Hero]) -> list[str]:
    """Those heroes on whom the effect doesn't lie yet from the same hand."""
    lying = [each.on for each in s.lasting if (each.card, each.by) == (card, hero.name)]
    return [other.name for other in others if other.name not in lying]


def wounded_in_room(s: FantasyState, hero: Hero) -> list[str]:
    """The living heroes in the room who have lost HP, the caster too."""
    return [each.name for each in heroes_in_room(s, hero.square) if each.hp < each.card.hp]


def self_or_adjacent(s: FantasyState, hero: Hero) -> list[Hero]:
    """The caster and the heroes beside him."""
    return [hero, *heroes_beside(s, 1 << hero.square)]


def _enter_area_attack(card: ItemCard) -> None:
    """An attack spell that is rolled once for all in a line or burst; at least one foe must be in it."""
    item = card.id

    def targets(s: FantasyState, hero: Hero) -> list[str] | list[int]:
        return areas.directions(s, hero, item) if card.area == "line" else areas.centres(s, hero, item)

    async def do(s: FantasyState, hero: Hero, target: int | str) -> None:
        await area_attack(s, hero, item, areas.reached(s, hero, item, target))

    SPELLS[item] = Spell(targets, "direction" if card.area == "line" else "square", do)


for _card in ITEMS.values():
    if _card.area and _card.attacks:
        _enter_area_attack(_card)


# ---- attacks


@star_user("lightning-bolt")
def lightning_bolt(s: FantasyState, hero: Hero) -> None:
    """Star: the caster regains 2 HP."""
    heal(s, hero, 2, "FA-079")


@aim("disintegrate")
def disintegrate(assault: Assault) -> None:
    """The attack ignores AC."""
    assault.ignores_armor = True


def in_sight(s: FantasyState, hero: Hero) -> list[str]:
    """The monsters and objects that a hero sees, adjacent ones too."""
    return targets_in_sight(s, hero.square) + [
        thing.digit
        for thing in s.visible_things
        if thing.kind == "object" and sees(s, hero.square, thing.square)
    ]


@spell("chain-lightning", in_sight, "figure")
async def chain_lightning(s: FantasyState, hero: Hero, target: str) -> None:
    """Attack one, then up to two others, each within 3 squares and in sight of the one before."""
    struck = [target]
    place = place_of(s, target)
    await hero_attacks(s, hero, "chain-lightning", "ranged", target)
    for _ in range(LINKS):
        near = [name for name in next_links(s, place) if name not in struck]
        if not near or settle(s):
            return
        other = await may_choose(
            hero.seat, "Where does the lightning leap?", near, "figure", "FA-074", item="chain-lightning"
        )
        if other is None:
            return
        struck.append(other)
        place = place_of(s, other)
        await hero_attacks(s, hero, "chain-lightning", "ranged", other, further=True)


def next_links(s: FantasyState, place: tuple[int, ...]) -> list[str]:
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


@spell("lesser-restoration", wounded_in_room, "hero")
async def lesser_restoration(s: FantasyState, hero: Hero, target: str) -> None:
    """One hero in the room regains 2 HP."""
    heal(s, s.hero(target), 2, "FA-028")


def if_anybody_is_wounded(s: FantasyState, hero: Hero) -> list[str]:
    """A spell for all in the room, which needs no target."""
    return [""] if wounded_in_room(s, hero) else []


@spell("prayer-of-healing", if_anybody_is_wounded)
async def prayer_of_healing(s: FantasyState, hero: Hero, target: str) -> None:
    """Every hero in the room regains 1 HP."""
    for each in heroes_in_room(s, hero.square):
        heal(s, each, 1, "FA-028")


def wounded_or_dead(s: FantasyState, hero: Hero) -> list[str]:
    """Heroes in the room who have lost HP, and those who died in it."""
    room = areas_at(s, hero.square)
    dead = [each.name for each in s.heroes if each.dead and areas_at(s, each.square) & room]
    return wounded_in_room(s, hero) + dead


@spell("greater-restoration", wounded_or_dead, "hero")
async def greater_restoration(s: FantasyState, hero: Hero, target: str) -> None:
    """A dead hero in the room returns to life, or a living one regains 4 HP."""
    other = s.hero(target)
    if other.dead:
        await revive(s, other, "FA-085")
    else:
        heal(s, other, 4, "FA-028")


# ---- protection


@spell(
    "shield-of-faith",
    lambda s, hero: without(s, "shield-of-faith", hero, heroes_in_room(s, hero.square)),
    "hero",
)
async def shield_of_faith(s: FantasyState, hero: Hero, target: str) -> None:
    """One hero in the room has +1 AC."""
    lay_on(s, "shield-of-faith", target, hero.name)


@armor("shield-of-faith")
def shield_of_faith_armor(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """AC +1."""
    return 1


@spell("mage-armour", lambda s, hero: without(s, "mage-armour", hero, [hero]), "hero")
async def mage_armour(s: FantasyState, hero: Hero, target: str) -> None:
    """The caster has +2 AC."""
    lay_on(s, "mage-armour", target, hero.name)


@armor("mage-armour")
def mage_armour_armor(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """AC +2."""
    return 2


@spell("bless", lambda s, hero: without(s, "bless", hero, heroes_in_room(s, hero.square)), "hero")
async def bless(s: FantasyState, hero: Hero, target: str) -> None:
    """One hero in the room adds 1 sword to attacks."""
    lay_on(s, "bless", target, hero.name)


@bonus("bless")
def bless_bonus(s: FantasyState, hero: Hero, assault: Assault, target: str) -> int:
    """One sword more for a weapon or spell attack."""
    return int(assault.source in ("weapon", "spell"))


@spell("invisibility", lambda s, hero: without(s, "invisibility", hero, self_or_adjacent(s, hero)), "hero")
async def invisibility(s: FantasyState, hero: Hero, target: str) -> None:
    """The caster or an adjacent hero can't be chosen as a target until he attacks."""
    lay_on(s, "invisibility", target, hero.name)


# ---- hindering monsters


def sleepy(s: FantasyState, hero: Hero) -> list[str]:
    """Monsters in sight that Sleep can reach and that don't miss their next turn anyway."""
    seen = targets_in_sight(s, hero.square)
    return [
        monster.uid
        for monster in s.monsters
        if monster.hp <= SLEEPY and not monster.card.skull and not monster.misses and monster.uid in seen
    ]


@spell("sleep", sleepy, "figure")
async def sleep(s: FantasyState, hero: Hero, target: str) -> None:
    """One monster in sight misses its next turn."""
    lose_turn(s, target, "FA-057")


def holdable(s: FantasyState, hero: Hero) -> list[str]:
    """Monsters in sight that don't miss two turns already."""
    seen = targets_in_sight(s, hero.square)
    return [monster.uid for monster in s.monsters if monster.misses < 2 and monster.uid in seen]


@spell("hold-monster", holdable, "figure")
async def hold_monster(s: FantasyState, hero: Hero, target: str) -> None:
    """One monster in sight misses its next turn; on a star its next two."""
    longer = dice.star(s.luck)
    s.roll = Roll(hero.name, "hold-monster", (("special", "star" if longer else "blank"),))
    lose_turn(s, target, "FA-057", 2 if longer else 1)


def webs(s: FantasyState, hero: Hero) -> list[int]:
    """The squares from which a web catches a monster that could still move."""
    loose = 0
    for monster in s.monsters:
        if not monster.rooted:
            loose |= block_of(s, monster)
    return areas.bursts(s, hero, ITEMS["web"].size, loose)


@spell("web", webs, "square")
async def web(s: FantasyState, hero: Hero, target: int) -> None:
    """Monsters in the burst can't move on their next turn."""
    for name in areas.reached(s, hero, "web", target):
        root(s, name, "FA-028")


# ---- teleport


@spell("teleport", lambda s, hero: [each.name for each in self_or_adjacent(s, hero)], "hero")
async def teleport(s: FantasyState, hero: Hero, target: str) -> None:
    """The caster or an adjacent hero is moved to a free square; an armed trap there is sprung."""
    moved = s.hero(target)
    goal = await choose(
        hero.seat,
        "Move {figure} where?",
        list(squares(landings(s, moved))),
        "square",
        "FA-028",
        figure=target,
    )
    release(s, moved)
    await put(s, moved, goal, "FA-028")


def landings(s: FantasyState, hero: Hero) -> int:
    """The free floor squares of everything revealed, but for those that keep a passage open (FA-148)."""
    free = free_squares(s)
    if s.ground.passage:
        free &= ~kept_free(s, hero_squares(s, hero) | monster_squares(s))
    return free
