"""Hit Points: losing and regaining them, and death."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from questboard.games.fantasy.content import ITEMS, MONSTERS
from questboard.games.fantasy.hooks import SAVES
from questboard.games.fantasy.rules import events
from questboard.games.fantasy.rules.figures import under
from questboard.games.fantasy.state import (
    HURT,
    FantasyPosition,
    FantasyState,
    Hero,
    ItemId,
    Lasting,
    Monster,
    Turn,
    is_potion,
)
from questboard.kernel import emit

DIFFICULTY = {"easier": (2, 3), "standard": (1, 1), "harder": (4, 3)}
"""By what the HP of monsters are multiplied."""


def full_hp(s: FantasyPosition, monster: Monster) -> int:
    """The HP that a monster starts with, and never has more of."""
    return printed_hp(s, monster.kind, monster.digit)


def printed_hp(s: FantasyPosition, kind: str, digit: str = "") -> int:
    """The HP of a card, or of a numbered figure, at the difficulty of the table."""
    hp = MONSTERS[kind].hp
    if digit:
        hp = next(figure for figure in s.layout.figures if figure.digit == digit).hp or hp
    times, parts = DIFFICULTY[s.options.difficulty]
    return ceil(hp * times / parts)


# ---- losing


def lose(s: FantasyState, name: str, amount: int, rule: str) -> int:
    """A hero, monster or object loses HP, whatever its AC; what it lost is returned."""
    if amount <= 0:
        return 0
    monster = s.monster(name)
    if monster is not None:
        return _monster_loses(s, monster, amount, rule)
    if name in s.things:
        return _object_loses(s, name, amount, rule)
    return _hero_loses(s, s.hero(name), amount, rule)


def _hero_loses(s: FantasyState, hero: Hero, amount: int, rule: str) -> int:
    if hero.dead:
        return 0
    lost = min(hero.hp, amount)
    hero.hp -= lost
    emit(s, "lost-hp", rule, figure=hero.name, amount=lost, left=hero.hp)
    if s.options.master_level == "fierce" and s.masters_turn:
        HURT[hero.name].set(s, s.master_turns)
    if hero.hp == 0:
        for item in hero.in_use:
            if item in SAVES:
                SAVES[item](s, hero)
                return lost
        _die(s, hero)
    return lost


def _die(s: FantasyState, hero: Hero) -> None:
    """FA-084, FA-208, FA-209."""
    release(s, hero)
    hero.dead = True
    hero.misses = hero.rooted = False
    hero.fewer = hero.more = hero.tokens = 0
    s.lasting = [each for each in s.lasting if each.on != hero.name]
    for item in [item for item in hero.knapsack if ITEMS[item].kind == "quest"]:
        hero.knapsack.remove(item)
        s.dropped[item] = hero.square
    if s.turn.figure == hero.name:
        end_turn(s)
    emit(s, "died", "FA-084", figure=hero.name)
    wear_off(s, [each for each in s.lasting if each.by == hero.name])


def wear_off(s: FantasyState, ended: Sequence[Lasting]) -> None:
    """Effects that lay on somebody, or covered squares, end."""
    for each in ended:
        s.lasting.remove(each)
        emit(s, "wore-off", "FA-093" if is_potion(each.card) else "FA-028", figure=each.on, item=each.card)


def end_turn(s: FantasyState) -> None:
    """The turn of the figure whose turn it is is over."""
    s.turn.actions = s.turn.moving = 0
    s.turn.bound = ""


def close_turn(s: FantasyState) -> None:
    """What held for a hero's turn holds no longer."""
    for hero in s.heroes:
        if hero.name == s.turn.figure:
            hero.rooted = False
    s.turn = Turn()


def _monster_loses(s: FantasyState, monster: Monster, amount: int, rule: str) -> int:
    lost = min(monster.hp, amount)
    monster.hp -= lost
    emit(s, "lost-hp", rule, figure=monster.uid, amount=lost, left=monster.hp)
    if monster.hp == 0:
        remove_monster(s, monster)
    else:
        events.weakened(s, monster)
    return lost


def remove_monster(s: FantasyState, monster: Monster) -> None:
    """A defeated monster leaves the board with its card (FA-068, FA-122)."""
    let_go(s, monster)
    s.monsters.remove(monster)
    if s.turn.figure == monster.uid:
        end_turn(s)
    if monster.origin == "roaming":
        s.roaming_discard.append(monster.kind)
    if monster.digit:
        s.fallen.append(monster.digit)
    rule = "FA-122" if monster.origin == "roaming" else "FA-068"
    emit(s, "defeated", rule, figure=monster.uid, flees=events.flees(s, monster))
    events.defeated(s, monster)


def _object_loses(s: FantasyState, digit: str, amount: int, rule: str) -> int:
    lost = min(s.things[digit], amount)
    s.things[digit] -= lost
    emit(s, "lost-hp", rule, figure=digit, amount=lost, left=s.things[digit])
    if s.things[digit] == 0:
        del s.things[digit]
        s.fallen.append(digit)
        emit(s, "destroyed", "FA-100", figure=digit)
    return lost


# ---- holding (FA-128 to FA-130)


def grab(s: FantasyState, hero: Hero, holder: str) -> None:
    """A monster or VINES hold a hero, unless he is held already or too slippery (FA-128)."""
    if hero.dead or hero.held:
        return
    if under(s, hero.name, "slippery"):
        emit(s, "slipped-away", "FA-128", figure=hero.name, holder=holder)
        return
    hero.held = holder
    monster = s.monster(holder)
    if monster is not None:
        monster.holds = hero.name
    emit(s, "grabbed", "FA-128", figure=hero.name, holder=holder)


def release(s: FantasyState, hero: Hero) -> None:
    """A hero is held no longer."""
    if not hero.held:
        return
    holder = s.monster(hero.held)
    if holder is not None:
        holder.holds = ""
    hero.held = ""
    emit(s, "released", "FA-130", figure=hero.name)


def let_go(s: FantasyState, monster: Monster) -> None:
    """A monster lets go of whom it holds."""
    if monster.holds:
        release(s, s.hero(monster.holds))


# ---- regaining


def heal(s: FantasyState, hero: Hero, amount: int, rule: str) -> int:
    """A hero regains HP, never above what is printed (FA-009)."""
    gained = min(amount, hero.card.hp - hero.hp)
    if gained > 0 and not hero.dead:
        hero.hp += gained
        emit(s, "healed", rule, figure=hero.name, amount=gained, left=hero.hp, most=hero.card.hp)
        return gained
    return 0


def heal_monster(s: FantasyState, monster: Monster, amount: int, rule: str, *, regrows: bool = False) -> None:
    """A monster regains HP, never above what it started with; some do so by themselves."""
    gained = min(amount, full_hp(s, monster) - monster.hp)
    if gained > 0:
        monster.hp += gained
        most = full_hp(s, monster)
        emit(
            s,
            "healed",
            rule,
            figure=monster.uid,
            amount=gained,
            left=monster.hp,
            most=most,
            regrows=regrows,
        )


def restore(s: FantasyState, hero: Hero, amount: int, rule: str) -> int:
    """A hero regains SP, never above what is printed."""
    gained = min(amount, hero.card.sp - hero.sp)
    if gained > 0:
        hero.sp += gained
        emit(s, "restored", rule, figure=hero.name, amount=gained, left=hero.sp, most=hero.card.sp)
        return gained
    return 0


def drain(s: FantasyState, hero: Hero, amount: int, rule: str) -> int:
    """A hero loses SP, as many as he has; what he lost is returned."""
    lost = min(hero.sp, amount)
    if lost:
        hero.sp -= lost
        emit(s, "drained", rule, figure=hero.name, amount=lost, left=hero.sp)
    return lost


def discard(s: FantasyState, hero: Hero, item: ItemId, rule: str, star: bool = False) -> None:
    """A hero's card goes to the Item discard pile; `star` if its Power Attack has cost it."""
    for place in (hero.in_use, hero.worn, hero.knapsack):
        if item in place:
            place.remove(item)
            break
    s.discard.append(item)
    emit(s, "discarded", rule, figure=hero.name, item=item, star=star)


def lose_turn(s: FantasyState, name: str, rule: str, turns: int = 1) -> None:
    """A figure misses its next turn; several of these don't add up (FA-057)."""
    monster = s.monster(name)
    if monster is not None:
        monster.misses = turns = max(monster.misses, turns)
    elif name in s.things:
        return
    else:
        hero = s.hero(name)
        if hero.dead:
            return
        hero.misses = True
    emit(s, "misses-turn", rule, figure=name, turns=turns)


def slow(s: FantasyState, name: str, rule: str) -> None:
    """A figure has an action fewer on its next turn."""
    monster = s.monster(name)
    if monster is not None:
        monster.fewer = 1
    elif name in s.things or s.hero(name).dead:
        return
    else:
        s.hero(name).fewer = 1
    emit(s, "slowed", rule, figure=name)


def root(s: FantasyState, name: str, rule: str) -> None:
    """A figure can't move on its next turn."""
    monster = s.monster(name)
    if monster is not None:
        monster.rooted = True
    elif name in s.things or s.hero(name).dead:
        return
    else:
        s.hero(name).rooted = True
    emit(s, "rooted", rule, figure=name)
