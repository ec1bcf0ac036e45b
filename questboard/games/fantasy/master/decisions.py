"""What the automatic Dungeon Master decides: which monster acts next, and what it does.

His monsters have the same options as those of a person (`rules.monster_actions`), and he knows no more than a
person does: neither the order of a deck nor the dice to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import MONSTERS
from questboard.games.fantasy.hooks import MONSTER_KINDS
from questboard.games.fantasy.master.moves import advance, retreat
from questboard.games.fantasy.master.plans import (
    POWER,
    Plan,
    best_plan,
    best_value,
    entangling,
    prospects,
)
from questboard.games.fantasy.master.position import Position
from questboard.games.fantasy.master.worth import UNIT, worth
from questboard.games.fantasy.rules import charge, monster_actions
from questboard.games.fantasy.rules.figures import block_of, heroes_beside
from questboard.games.fantasy.rules.health import full_hp
from questboard.games.fantasy.rules.turn import ACTIONS
from questboard.games.fantasy.state import FantasyPosition, Hero, Monster

Deed: TypeAlias = tuple[Any, ...]
"""What a monster does, as an option of `rules.monster_actions`."""
Precedence: TypeAlias = tuple[int, int, int, int, int, str]
"""What decides which monster acts first, the smallest first; the last part is the monster's name."""
INDEX = {kind: number for number, kind in enumerate(MONSTERS)}
"""Monsters by the order of their cards, which breaks ties."""
CHARGES = range(3, 10)
"""How far a boar charges."""
CHARGE_HP = 3
"""With fewer HP a boar doesn't charge."""
KEEP_HOLD = UNIT // 3
"""A holder attacks whom it holds if he falls with at least this chance."""


# ---- the order of the monsters


def next_monster(position: Position, waiting: list[str]) -> str:
    """Which of the monsters that have not been used acts next."""
    return min(_precedences(position, waiting))[-1] if len(waiting) > 1 else waiting[0]


def _precedences(position: Position, waiting: list[str]) -> list[Precedence]:
    """The monsters that could be next: holders, else those with an attack in place, else the nearest."""
    found: list[Precedence] = []
    rest: list[tuple[int, int, Monster]] = []
    first = 2
    for number, monster in enumerate(position.s.monsters):
        if monster.uid not in waiting:
            continue
        index = (INDEX[monster.kind], number)
        if monster.holds:
            found.append((0, 0, 0, *index, monster.uid))
            first = 0
        elif first:
            plan, afar = _plans_here(position, monster)
            if plan is not None:
                found.append((1, not afar, -plan.value, *index, monster.uid))
                first = 1
            elif first == 2:
                rest.append((position.far(monster), number, monster))
    if first < 2:
        return found
    nearest = min(rest)[0]
    tied = [(number, monster) for far, number, monster in rest if far == nearest]
    for number, monster in tied:
        value = best_value(position, monster) if len(tied) > 1 else 0
        found.append((2, nearest, -value, INDEX[monster.kind], number, monster.uid))
    return found


def _plans_here(position: Position, monster: Monster) -> tuple[Plan | None, bool]:
    """The best plan of a monster where it stands, and whether one of its plans there is no melee attack."""
    here, kinds = 1 << monster.square, position.kinds(monster)
    if len(kinds) == 1 and not position.here.beside(block_of(position.s, monster)) & position.hero_mask:
        return None, False
    best = best_plan(position, monster, here)
    if best is None or best.kind != "melee" or len(kinds) == 1:
        return best, best is not None and best.kind != "melee"
    return best, best_plan(position, monster, here, (), kinds[:-1]) is not None


# ---- what a monster does


def decide(position: Position, monster: Monster) -> list[Deed]:
    """What the monster whose turn it is does next; nothing if it has done enough."""
    s = position.s
    turn, actions = s.turn, s.turn.actions
    if monster.holds:
        return _hold_on(position, monster) if turn.fresh else []
    if turn.fresh and actions == ACTIONS:
        opening = _opening(position, monster)
        if opening:
            return opening
    if turn.attacks and not (MONSTER_KINDS[monster.kind].both_attacks and not turn.walked):
        return _walk(monster, retreat(position, monster)) if not turn.walked and actions else []
    plan = _best_plan(position, monster, actions, drawn=position.gentle) if actions else None
    if plan is not None:
        return _carry_out(position, monster, plan)
    if turn.attacks or turn.powers or turn.flown or monster.rooted:
        return []
    if _lands_on_top(position, monster):
        return [("fly",)] if _may_fly(s, monster) else []
    return _walk(monster, advance(position, monster))


def _walk(monster: Monster, square: int) -> list[Deed]:
    """A move to a square, if it is another one."""
    return [("walk", square)] if square != monster.square else []


def _best_plan(position: Position, monster: Monster, actions: int, drawn: bool = False) -> Plan | None:
    """The plan that a monster follows with its actions; drawn by lot for a gentle one."""
    s, kind = position.s, MONSTER_KINDS[monster.kind]
    places, layers = within_reach(position, monster, actions)
    if drawn:
        return _draw(position, monster, places, layers)
    if kind.keeps_away:
        away = 0
        for distant in position.away()[: -kind.keeps_away]:
            away |= distant
        plan = best_plan(position, monster, places & away, layers)
        if plan is not None:
            return plan
    halved = ""
    weak = kind.shoots_when_weak and 2 * monster.hp <= full_hp(s, monster)
    if weak and best_plan(position, monster, places, layers, ("ranged",)) is not None:
        halved = "melee"
    plan = best_plan(position, monster, places, layers, (), halved)
    if kind.instead_of == "attack":
        other = entangling(position, monster, places, layers)
        if other is not None and (plan is None or other.value > plan.value):
            return other
    return plan


def within_reach(position: Position, monster: Monster, actions: int) -> tuple[int, Sequence[int]]:
    """Where a monster could stand and still attack with its last action; with what it costs to get there."""
    s = position.s
    turn, kind = s.turn, MONSTER_KINDS[monster.kind]
    own = turn.figure == monster.uid
    points = monster.card.move if actions >= ACTIONS else turn.moving if own else 0
    if own and turn.powers:
        points = 0
    if kind.both_attacks and not (own and turn.walked) and heroes_beside(s, 1 << monster.square):
        points = 0
    top = position.here.on_top(monster.square)
    if top and monster.card.large:
        points = 0  # a dragon on a tower attacks from where it is, or flies
    reach = position.reach(monster, points)
    places = reach.all
    if top and monster.card.flies:
        places &= position.here.top
    return places, reach.layers


def _draw(position: Position, monster: Monster, places: int, layers: Sequence[int]) -> Plan | None:
    """Any plan on any hero who can be attacked."""
    by_hero: dict[str, list[Plan]] = {}
    for each in prospects(position, monster, places, layers):
        for square in squares(each.legal_places()):
            for name in each.hits:
                by_hero.setdefault(name, []).append(Plan(each.value, square, each.kind, each.target))
    if not by_hero:
        return None
    luck = position.s.luck
    target = luck.pick([hero.name for hero in position.heroes if hero.name in by_hero])
    return luck.pick(sorted(by_hero[target]))


def _carry_out(position: Position, monster: Monster, plan: Plan) -> list[Deed]:
    """The deeds that a plan takes: a move if need be, and the attack."""
    s, kind = position.s, MONSTER_KINDS[monster.kind]
    if plan.kind == POWER:
        attack: Deed = ("power", kind.power, plan.target)
    else:
        attack = ("attack", plan.kind, plan.target)
    if plan.square != monster.square:
        return [("walk", plan.square), attack]
    if kind.instead_of == "move" and s.turn.actions == ACTIONS:
        drained = _drained(position, monster)
        if drained is not None:
            return [("power", kind.power, drained.name)]
    return [attack]


def _drained(position: Position, monster: Monster) -> Hero | None:
    """Whom a monster drains in place of its move: the hero with the most SP, then the fewest HP."""
    names = [option[2] for option in monster_actions.powers(position.s, monster)]
    heroes = [hero for hero in position.heroes if hero.name in names]
    return min(heroes, key=lambda hero: (-hero.sp, hero.hp), default=None)


# ---- special figures


def _hold_on(position: Position, monster: Monster) -> list[Deed]:
    """A monster that holds a hero attacks him if he may well fall, or if nobody else is there to do it."""
    s, held = position.s, position.s.hero(monster.holds)
    for other in s.monsters:
        if other is monster or other.used or other.misses:
            continue
        reach = position.reach(other, other.card.move)
        for each in prospects(position, other, reach.all, reach.layers):
            if held.name in each.hits and each.legal_places():
                return []
    attack = ("attack", "melee", held.name)
    if attack not in monster_actions.attacks(s, monster):
        return []
    if len(s.monsters) == 1 or worth(position, monster, "melee", held).falls >= KEEP_HOLD:
        return [attack]
    return []


def _opening(position: Position, monster: Monster) -> list[Deed]:
    """What some figures do before anything else: boars charge, riders and wounded dragons fly."""
    s, card = position.s, monster.card
    if card.charges:
        target = _charged(position, monster)
        return [("charge", target.name)] if target is not None else []
    if card.flies and _tower_stands(s) and not position.here.on_top(monster.square) and _may_fly(s, monster):
        if card.large:
            wanted = 2 * monster.hp <= full_hp(s, monster)
        else:
            wanted = bool(heroes_beside(s, 1 << monster.square))
        return [("fly",)] if wanted else []
    return []


def _charged(position: Position, monster: Monster) -> Hero | None:
    """Whom a boar charges: the nearest, then who has the fewest HP."""
    s, here = position.s, position.here
    if monster.hp < CHARGE_HP or heroes_beside(s, 1 << monster.square):
        return None
    names, bounds = charge.monster_targets(s, monster), position.bounds(monster)
    found = [
        (here.distance(monster.square, hero.square), hero.hp, number, hero)
        for number, hero in enumerate(position.heroes)
        if hero.name in names and bounds >> hero.square & 1
    ]
    found = [each for each in found if each[0] in CHARGES]
    return min(found)[-1] if found else None


def _tower_stands(s: FantasyPosition) -> bool:
    return bool(s.ground.top) and bool(s.revealed >> s.ground.tower_area & 1)


def _lands_on_top(position: Position, monster: Monster) -> bool:
    """Whether a monster is a dragon on a tower: it can't walk down."""
    return monster.card.large and position.here.on_top(monster.square)


def _may_fly(s: FantasyPosition, monster: Monster) -> bool:
    return ("fly",) in monster_actions.options(s, monster)
