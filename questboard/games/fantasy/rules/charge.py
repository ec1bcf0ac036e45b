"""Charge: a straight run with dice laid on its path, and an attack with them (FA-131 to FA-141)."""

from __future__ import annotations

from questboard.games.fantasy import dice
from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.hooks import CARDS, CHARGED
from questboard.games.fantasy.rules.combat import carry_out, is_here, rouse, unseen
from questboard.games.fantasy.rules.figures import (
    bushes,
    chest_squares,
    floor,
    free_squares,
    has,
    hero_squares,
    monster_squares,
    nearest,
    thing_squares,
)
from questboard.games.fantasy.rules.health import let_go, lose, lose_turn, release
from questboard.games.fantasy.rules.master import master_chooses
from questboard.games.fantasy.rules.potions import before_the_roll
from questboard.games.fantasy.rules.spaces import enter, spring, take_key, trap_at, trap_under
from questboard.games.fantasy.rules.walking import kept_free
from questboard.games.fantasy.state import VINES, FantasyPosition, FantasyState, Hero, ItemId, Monster, Roll
from questboard.kernel import choose, emit, may

PUSH = "{figure}'s charge reaches {target}. Push {target} where?"


def allowed(s: FantasyPosition) -> bool:
    """Whether figures may charge in this adventure: a rule of Forbidden Forest (FA-001)."""
    return s.layout.set == "forest"


def targets(s: FantasyPosition, hero: Hero) -> list[str]:
    """The monsters that a hero can charge, before he has used any action (FA-131, FA-132, FA-213)."""
    if not allowed(s) or not s.turn.fresh or s.turn.actions < 2 or s.turn.moving:
        return []
    return [
        monster.uid
        for monster in s.monsters
        if not monster.card.large and path_to(s, hero.square, monster.square) is not None
    ]


def monster_targets(s: FantasyPosition, monster: Monster) -> list[str]:
    """The heroes whom a monster can charge, if its card says that it charges."""
    if not allowed(s) or not monster.card.charges or monster.rooted:
        return []
    return [
        hero.name
        for hero in s.living
        if not unseen(s, hero) and path_to(s, monster.square, hero.square) is not None
    ]


def path_to(s: FantasyPosition, start: int, goal: int) -> list[int] | None:
    """The squares between two of one row or column if nothing stands on them (FA-132)."""
    here = s.ground
    if here.on_top(start) != here.on_top(goal):
        return None
    (x, y), (u, v) = here.xy(start), here.xy(goal)
    if (x == u) == (y == v):
        return None
    step = (1 if u > x else -1) if y == v else (here.width if v > y else -here.width)
    path = list(range(start + step, goal, step))
    mask = sum([1 << square for square in path])
    taken = hero_squares(s) | monster_squares(s) | thing_squares(s) | chest_squares(s) | bushes(s)
    return path if not mask & (taken | here.passage_ends) and mask & floor(s) == mask else None


async def hero_charges(s: FantasyState, hero: Hero, target: str) -> None:
    """A hero charges a monster; both his actions are used (FA-131)."""
    emit(s, "charges", "FA-131", figure=hero.name, target=target)
    monster = s.monster(target)
    assert monster is not None
    rouse(s, hero, [target])
    laid = await _run(s, hero.name, hero.square, monster.square)
    if laid and is_here(s, hero.name):
        await before_the_roll(s, hero.name, [target], hero.seat)
        await _collide(s, hero.name, target, laid)


async def monster_charges(s: FantasyState, monster: Monster, target: str, reason: str = "") -> None:
    """A monster charges a hero."""
    emit(s, "charges", "FA-131", figure=monster.uid, target=target, reason=reason)
    let_go(s, monster)
    laid = await _run(s, monster.uid, monster.square, s.hero(target).square)
    if laid and is_here(s, monster.uid) and is_here(s, target):
        await before_the_roll(s, monster.uid, [target], attacked=[target])
        await _collide(s, monster.uid, target, laid)


def _put(s: FantasyState, name: str, square: int) -> None:
    monster = s.monster(name)
    if monster is not None:
        monster.square = square
    else:
        enter(s, s.hero(name), square)


async def _run(s: FantasyState, name: str, start: int, goal: int) -> str:
    """Roll and run until the target, six dice or a blank; the dice on the path, or "" if it failed."""
    path = [*(path_to(s, start, goal) or []), goal]
    laid, far = 0, 0
    again = _rerolls(s, name)
    winged = s.monster(name) is None and has(s, s.hero(name), "wings")
    while laid < len(dice.CHARGE) and far < len(path):
        shown = dice.face(s.luck, "charge")
        s.roll = Roll(name, "charge", (("charge", shown),))
        emit(s, "charge-rolled", "FA-133", figure=name, face=shown)
        if shown == "blank" and again:
            card, again = again, None
            prompt = "The Charge die is blank, and {figure} stumbles. Roll it again with {item}?"
            if await may(s.hero(name).seat, prompt, "FA-097", item=card, figure=name):
                continue
        if shown == "blank":
            emit(s, "charge-failed", "FA-136", figure=name)
            lose(s, name, 1, "FA-136")
            if winged and far:
                await _set_off(s, name, path[far - 1])
            return ""
        ran = list[int]()
        for square in path[far : far + int(shown)]:
            far += 1
            if square == goal:
                break
            _put(s, name, square)
            ran.append(square)
            if not winged and trap_under(s, name, square) is not None:  # FA-138
                _tell_run(s, name, ran)
                await _set_off(s, name, square)
                return ""
        _tell_run(s, name, ran)
        laid += 1
    return dice.CHARGE[:laid]


def _tell_run(s: FantasyState, name: str, path: list[int]) -> None:
    """Tell where a charger has run; a hero takes the keys on his way."""
    if path:
        emit(s, "ran", "FA-133", figure=name, path=path)
    if s.monster(name) is None:
        for square in path:
            take_key(s, square)


async def _set_off(s: FantasyState, name: str, square: int) -> None:
    """A charger or a displaced target springs the trap under it (FA-138)."""
    trap = trap_under(s, name, square)
    if trap is not None and is_here(s, name):
        await spring(s, name, trap)


def _rerolls(s: FantasyPosition, name: str) -> ItemId | None:
    """The card that lets a hero roll a blank again."""
    if s.monster(name) is not None:
        return None
    return next((item for item in s.hero(name).in_use if CARDS[item].rerolls_charge), None)


async def _collide(s: FantasyState, name: str, target: str, laid: str) -> None:
    """A charge succeeds: the target is pushed aside, and the dice of the path are rolled (FA-137, FA-139)."""
    charger = s.monster(name)
    victim = s.monster(target)
    square = victim.square if victim is not None else s.hero(target).square
    await _push_aside(s, name, target)
    if not is_here(s, name):
        return  # the trap under the target was the end of the charger
    _put(s, name, square)
    _tell_run(s, name, [square])
    if is_here(s, target):
        if charger is not None:
            hero = s.hero(target)
            for item in dict.fromkeys(hero.in_use):
                if item in CHARGED:
                    CHARGED[item](s, hero, name)
        if is_here(s, name):
            await _clash(s, name, target, laid)
    await _set_off(s, name, square)


async def _clash(s: FantasyState, name: str, target: str, laid: str) -> None:
    """All dice of the path, the Special die and the Turn Undead die (FA-139 to FA-141)."""
    monster = s.monster(name)
    assault = Assault(
        name,
        "charge",
        monster.kind if monster is not None else "charge",
        f"{laid}S",
        "monster" if monster is not None else "charge",
    )
    rolled = skulls = int(dice.face(s.luck, "turn-undead"))
    if monster is None and any(CARDS[item].ignores_skulls for item in s.hero(name).worn):
        skulls = 0
    await carry_out(s, assault, [target])
    emit(s, "charge-cost", "FA-141", figure=name, rolled=rolled, skulls=skulls)
    lose(s, name, skulls, "FA-141")
    if assault.star and is_here(s, target):
        lose_turn(s, target, "FA-141")


async def _push_aside(s: FantasyState, name: str, target: str) -> None:
    """The target makes room; the charger's player says where to (FA-137)."""
    victim, here = s.monster(target), s.ground
    square = victim.square if victim is not None else s.hero(target).square
    free = free_squares(s)
    if here.passage:
        free &= ~kept_free(s, hero_squares(s) | monster_squares(s))
    around = here.around(1 << square) & free
    places = list(squares(around or nearest(s, square, free)))
    charger = s.monster(name)
    if charger is None:
        goal = await choose(s.hero(name).seat, PUSH, places, "push", "FA-137", figure=name, target=target)
    else:
        goal = await master_chooses(
            s, PUSH, lambda: push_order(s, places), "push", "FA-137", figure=name, target=target
        )
    if victim is not None:
        let_go(s, victim)
    elif s.hero(target).held != VINES:
        release(s, s.hero(target))
    _put(s, target, goal)
    emit(s, "pushed", "FA-137", figure=target, square=goal)
    if victim is None:
        take_key(s, goal)
    await _set_off(s, target, goal)


def push_order(s: FantasyPosition, places: list[int]) -> list[int]:
    """Where the automatic Dungeon Master pushes a hero: onto a trap, among monsters."""
    monsters = monster_squares(s)
    return sorted(
        places,
        key=lambda square: (
            trap_at(s, square) is None,
            -(s.ground.beside(1 << square) & monsters).bit_count(),
            square,
        ),
    )
