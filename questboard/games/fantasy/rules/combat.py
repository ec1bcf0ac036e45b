"""Combat: an attack is declared, rolled and compared with AC; then comes what a star brings."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.fantasy import dice
from questboard.games.fantasy.assault import Assault, AttackKind
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import (
    AFTER,
    AIM,
    CARDS,
    HERO_KINDS,
    PREPARE,
    REPEL,
    STAR,
    STAR_AFTER,
    STAR_MORE,
    STAR_USER,
    STRUCK,
    WEAKEN,
)
from questboard.games.fantasy.rules.figures import (
    at_work,
    block_of,
    chest_squares,
    floor,
    hero_squares,
    monster_squares,
    sees,
    sees_any,
    squares_of,
    thing_squares,
    under,
)
from questboard.games.fantasy.rules.health import discard, let_go, lose, wear_off
from questboard.games.fantasy.rules.potions import before_the_roll
from questboard.games.fantasy.rules.quest import settle
from questboard.games.fantasy.rules.strength import blow, outcome, starred
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, ItemId, Monster, Roll
from questboard.kernel import emit, may_choose

RUN_UP = 2
"""How many squares a monster moves for a run-up."""


# ---- whom one can attack


def melee_targets(s: FantasyPosition, hero: Hero, reach: int = 1) -> list[str]:
    """Monsters and objects that a melee attack of a hero reaches (FA-072)."""
    near = s.ground.beside(1 << hero.square)
    if reach == 2:
        near |= two_away(s, hero.square)
    found = [monster.uid for monster in s.monsters if block_of(s, monster) & near]
    if s.things:
        found += [
            thing.digit for thing in s.visible_things if thing.kind == "object" and near >> thing.square & 1
        ]
    return found


def two_away(s: FantasyPosition, square: int) -> int:
    """Squares exactly two away in a row or column, with nothing in between."""
    here = s.ground
    empty = floor(s) & ~(hero_squares(s) | monster_squares(s) | thing_squares(s) | chest_squares(s))
    found = 0
    for step in (1, -1, here.width, -here.width):
        if empty >> square + step & 1:
            found |= 1 << square + 2 * step
    return found & (here.top if here.on_top(square) else ~here.top)


def ranged_targets(s: FantasyPosition, hero: Hero, range_: int = 0, blocked: bool = True) -> list[str]:
    """Monsters and objects that a hero can shoot at: in sight, and not adjacent (FA-073, FA-076)."""
    here, square = s.ground, hero.square
    near = here.beside(1 << square)
    monsters = monster_squares(s) if blocked else 0
    found = []
    for monster in s.monsters:
        block = block_of(s, monster)
        if block & near:
            continue
        squares = squares_of(s, monster)
        if range_ and min([here.distance(square, each) for each in squares]) > range_:
            continue
        if sees_any(s, square, squares, monsters & ~block):
            found.append(monster.uid)
    if s.things:
        for thing in s.visible_things:
            if thing.kind == "object" and not near >> thing.square & 1:
                if range_ and here.distance(square, thing.square) > range_:
                    continue
                if sees(s, square, thing.square, monsters):
                    found.append(thing.digit)
    return found


def targets_in_sight(s: FantasyPosition, square: int) -> list[str]:
    """Monsters in sight of a square, adjacent ones too; figures don't block."""
    return [monster.uid for monster in s.monsters if sees_any(s, square, squares_of(s, monster))]


def monster_melee_targets(s: FantasyPosition, monster: Monster) -> list[str]:
    """Heroes whom a monster's melee attack reaches."""
    near = s.ground.beside(block_of(s, monster))
    return [
        hero.name for hero in s.heroes if not hero.dead and near >> hero.square & 1 and not unseen(s, hero)
    ]


def monster_ranged_targets(s: FantasyPosition, monster: Monster) -> list[str]:
    """Heroes whom a monster can shoot at: in sight, and not adjacent."""
    near, heroes = s.ground.beside(block_of(s, monster)), hero_squares(s)
    return [
        hero.name
        for hero in s.heroes
        if not hero.dead
        and not near >> hero.square & 1
        and not unseen(s, hero)
        and sees(s, monster.square, hero.square, heroes & ~(1 << hero.square))
    ]


def unseen(s: FantasyPosition, hero: Hero) -> bool:
    """Whether a hero can't be chosen as a target."""
    return bool(s.lasting) and under(s, hero.name, "unseen")


# ---- the roll


def roll(s: FantasyState, assault: Assault) -> None:
    """Roll the dice of an attack (FA-077, FA-079)."""
    assault.dice = [(die, dice.swords(s.luck, die)) for die in assault.pool if die != "S"]
    if "S" in assault.pool:
        assault.star = dice.star(s.luck)
    show(s, assault)


def shown_dice(assault: Assault) -> tuple[tuple[str, int | str], ...]:
    """The dice of an attack as they lie on the table."""
    shown: list[tuple[str, int | str]] = [(dice.NAMES[die], value) for die, value in assault.dice]
    if "S" in assault.pool:
        shown.append(("special", "star" if assault.star else "blank"))
    return tuple(shown)


def show(s: FantasyState, assault: Assault) -> None:
    """Leave the dice of an attack on the table."""
    s.roll = Roll(assault.by, assault.card, shown_dice(assault), assault.swords)


def tell_dice(s: FantasyState, assault: Assault, alone: str = "", *, again: bool = False) -> None:
    """Tell what the dice of an attack show, and what that comes to if it is final and hits one alone."""
    if s.events is not None:
        found = outcome(s, assault, alone) if alone else {"thrown": assault.swords}
        found |= {"again": True} if again else {}
        emit(s, "rolled", "FA-077", figure=assault.by, card=assault.card, dice=shown_dice(assault), **found)


async def reroll(s: FantasyState, hero: Hero, assault: Assault, targets: Sequence[str]) -> bool:
    """Let the attacker roll one attack die again and keep what it shows then (FA-078); whether he did."""
    target = targets[0] if len(targets) == 1 else ""
    which = await may_choose(
        hero.seat,
        "Roll which die again with {item}?",
        list(range(len(assault.dice))),
        "die",
        "FA-078",
        figure=hero.name,
        item=assault.card,
        dice=tuple(assault.dice),
        **({} if not target else outcome(s, starred(assault), target)),
    )
    if which is None:
        return False
    die = assault.dice[which][0]
    assault.dice[which] = (die, dice.swords(s.luck, die))
    show(s, assault)
    return True


async def carry_out(s: FantasyState, assault: Assault, targets: Sequence[str]) -> None:
    """Roll an attack and carry out what it does to each target (FA-081)."""
    alone = targets[0] if len(targets) == 1 else ""
    roll(s, assault)
    final = not assault.reroll
    if not final:
        tell_dice(s, assault)
        final = await reroll(s, s.hero(assault.by), assault, targets)
    if assault.star and not assault.power and assault.card in STAR:
        STAR[assault.card](assault)
    if final:
        tell_dice(s, assault, alone, again=assault.reroll)
    if assault.star and not assault.power and assault.card in STAR_USER:
        STAR_USER[assault.card](s, s.hero(assault.by))
    for target in targets:
        if is_here(s, target):
            await _hit(s, assault, target, final and alone != "")


def is_here(s: FantasyPosition, name: str) -> bool:
    """Whether a figure or object is still on the board."""
    if s.monster(name) is not None or name in s.things:
        return True
    return any(hero.name == name and not hero.dead for hero in s.heroes)


def sp_of(s: FantasyPosition, name: str) -> int:
    """The SP of a hero; nobody else has any."""
    return next((hero.sp for hero in s.heroes if hero.name == name), 0)


async def _hit(s: FantasyState, assault: Assault, target: str, seen: bool) -> None:
    """What an attack does to a target; `seen` if its dice have been told together with what they come to."""
    monster = s.monster(target)
    kind = monster.kind if monster is not None else ""
    loss = blow(s, assault, target).loss
    if s.events is not None and not seen:
        emit(
            s,
            "attacked",
            "FA-081",
            figure=assault.by,
            card=assault.card,
            dice=shown_dice(assault),
            **outcome(s, assault, target),
        )
    lost = lose(s, target, loss, "FA-081")
    if lost and assault.kind == "melee" and assault.source == "monster":
        hero = s.hero(target)
        for card in at_work(s, hero):
            if card in REPEL:
                REPEL[card](s, hero, assault.by)
    if assault.star and not assault.power:
        if lost and assault.card in STAR_MORE and is_here(s, target):
            more = STAR_MORE[assault.card](sp_of(s, target))
            if more:
                emit(s, "star-costs-more", "FA-079", card=assault.card, target=target)
                lose(s, target, more, "FA-079")
        if assault.card in STAR_AFTER and is_here(s, target):
            await STAR_AFTER[assault.card](s, assault, target, lost)
    if assault.card in AFTER:
        await AFTER[assault.card](s, assault, target, lost)
    if kind in STRUCK:
        await STRUCK[kind](s, assault, target, lost)


# ---- a hero attacks


async def hero_attacks(
    s: FantasyState,
    hero: Hero,
    item: ItemId,
    mode: str,
    target: str,
    further: bool = False,
    paid: int = 0,
) -> None:
    """A hero attacks one target with a weapon or an attack spell; `further` if the card has struck before."""
    card = ITEMS[item]
    if "rage" in mode:
        emit(s, "rages", "FA-081", figure=hero.name)
        lose(s, hero.name, HERO_KINDS[hero.name].rage_cost, "FA-081")
    for shot in range(card.shots):
        if shot:
            again = [] if settle(s) or not is_here(s, hero.name) else ranged_targets(s, hero, card.range)
            more = await may_choose(
                hero.seat, "Shoot again with {item} at whom?", again, "target", "FA-074", item=item
            )
            if more is None:
                break
            target = more
        assault = hero_assault(hero, item, mode)
        if not shot:
            _spend_strength(s, assault)
        declare(s, hero, item, [target], mode == "ranged", 0 if shot else paid)
        if not shot and not further:
            await before_the_roll(s, hero.name, [target], hero.seat)
        await carry_out(s, assault, [target])
        if assault.power and assault.star and item in hero.in_use:
            discard(s, hero, item, "FA-080", star=True)


def hero_assault(hero: Hero, item: ItemId, mode: str) -> Assault:
    """What a hero's attack with a weapon or an attack spell would be."""
    card = ITEMS[item]
    power, melee = "power" in mode, mode != "ranged"
    assault = Assault(
        hero.name,
        "melee" if melee else "ranged",
        item,
        f"{card.power}S" if power else card.melee if melee else card.ranged,
        "weapon" if card.kind == "weapon" else "spell",
        hero.square,
        reroll=card.reroll,
        power=power,
        ignores_armor="rage" in mode,
    )
    if item in AIM:
        AIM[item](assault)
    return assault


def add_strength(s: FantasyPosition, assault: Assault) -> None:
    """What potions have added to the next attack."""
    assault.bonus += s.turn.strength
    if assault.kind == "melee" and assault.source == "weapon":
        assault.bonus += s.turn.fury


def _spend_strength(s: FantasyState, assault: Assault) -> None:
    """An attack uses up what potions have added to it."""
    add_strength(s, assault)
    s.turn.strength = 0
    if assault.kind == "melee" and assault.source == "weapon":
        s.turn.fury = 0


def declare(
    s: FantasyState, hero: Hero, item: ItemId, targets: Sequence[str], ranged: bool, paid: int = 0
) -> None:
    """A hero's attack is declared, and that a spell for it has been paid."""
    emit(s, "attacks", "FA-026", figure=hero.name, card=item, targets=list(targets), ranged=ranged, sp=paid)
    rouse(s, hero, targets)


def rouse(s: FantasyState, hero: Hero, targets: Sequence[str]) -> None:
    """A hero who attacks is seen from now on, and those he attacks are roused."""
    if s.lasting:
        wear_off(
            s, [each for each in s.lasting if each.on == hero.name and "unseen" in CARDS[each.card].gives]
        )
    for target in targets:
        monster = s.monster(target)
        if monster is not None and monster.area >= 0:
            s.awake |= 1 << monster.area


async def area_attack(s: FantasyState, hero: Hero, item: ItemId, targets: Sequence[str]) -> None:
    """A hero's spell that is rolled once for all whom it reaches."""
    assault = hero_assault(hero, item, "ranged")
    _spend_strength(s, assault)
    declare(s, hero, item, targets, ranged=True)
    await before_the_roll(s, hero.name, targets, hero.seat, attacked=targets)
    await carry_out(s, assault, targets)


# ---- a monster attacks


def monster_pool(s: FantasyPosition, monster: Monster, kind: str) -> str:
    """The dice of one of a monster's attacks; "" if it has none of this kind."""
    card, figure = monster.card, s.figure(monster)
    if kind == "melee":
        return figure.melee if figure is not None and figure.melee else card.melee
    if kind == "ranged":
        return figure.ranged if figure is not None and figure.ranged else card.ranged
    return card.breath if kind == "breath" else card.aura


async def monster_attacks(
    s: FantasyState, monster: Monster, kind: AttackKind, targets: Sequence[str], reason: str = ""
) -> None:
    """A monster attacks: one hero, or all whom its breath or aura reaches (FA-064)."""
    let_go(s, monster)  # FA-130
    assault = monster_assault(s, monster, kind)
    emit(
        s,
        "attacks",
        "FA-064",
        figure=monster.uid,
        card=kind,
        targets=list(targets),
        ranged=kind != "melee",
        reason=reason,
    )
    await before_the_roll(s, monster.uid, targets, attacked=targets)
    targets = [name for name in targets if is_here(s, name)]
    if len(targets) == 1:
        weaken(s, assault, targets[0])
    await carry_out(s, assault, targets)


def monster_assault(s: FantasyPosition, monster: Monster, kind: AttackKind) -> Assault:
    """What a monster's attack would be."""
    pool = monster_pool(s, monster, kind)
    assault = Assault(monster.uid, kind, monster.kind, pool, "monster", monster.square)
    assault.ignores_armor = kind in ("breath", "aura")
    if monster.kind in PREPARE:
        PREPARE[monster.kind](s, monster, assault)
    return assault


def weaken(s: FantasyPosition, assault: Assault, target: str) -> None:
    """What the cards of a lone target do to an attack before the roll."""
    for item in dict.fromkeys(s.hero(target).in_use):
        if item in WEAKEN:
            WEAKEN[item](s, assault)
