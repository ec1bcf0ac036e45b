"""Movement: where heroes and monsters can go, and what happens on the way."""

from __future__ import annotations

from typing import NamedTuple

from questboard.games.fantasy.board import Reach, Walk, squares
from questboard.games.fantasy.hooks import MONSTER_KINDS, MOVES
from questboard.games.fantasy.rules.figures import (
    block_of,
    bushes,
    chest_squares,
    gifts,
    has,
    hero_squares,
    monster_squares,
    open_ground,
    thing_squares,
)
from questboard.games.fantasy.rules.health import let_go
from questboard.games.fantasy.rules.spaces import enter, spring, take_key, trap_at
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, Monster
from questboard.kernel import emit

# ---- heroes


def allowance(s: FantasyPosition, hero: Hero) -> int:
    """How many points one move action of a hero has."""
    points = speed(hero) + s.turn.speed
    if s.turn.snow and not has(s, hero, "snow"):
        points -= 1  # FA-187
    return max(1, points)


def speed(hero: Hero) -> int:
    """The movement of a hero with what he has in use."""
    if MOVES.keys().isdisjoint(hero.working):  # as is mostly so
        return hero.card.move
    return hero.card.move + sum([MOVES[item] for item in dict.fromkeys(hero.working) if item in MOVES])


def hero_walk(s: FantasyPosition, hero: Hero, may_open: bool) -> Walk:
    """How a hero moves; onto a chest only with an action left to open it (FA-039)."""
    here = s.ground
    layout = here.layout
    open_ = open_ground(s.adventure, s.opened, s.revealed, s.pillars)
    able = gifts(s, hero)
    if (layout.bushes or s.lasting) and "bushes" not in able:
        open_ &= ~bushes(s)
    wings = "wings" in able
    if not wings and "sneak" not in able:
        open_ &= ~monster_squares(s)
    if s.things:
        open_ &= ~thing_squares(s)
    chests = chest_squares(s)
    stops = chests if may_open else 0
    open_ &= ~chests | stops
    if not wings:
        stops |= s.found & armed_squares(s)
    slow = 0 if not layout.brook or "ford" in able else layout.brook
    climbs = -1 if not here.top else 0 if "climb" in able else 1
    return Walk(open_, slow, stops, revealed_passages(s), climbs)


def armed_squares(s: FantasyPosition) -> int:
    """The squares of all armed traps."""
    mask = 0
    for trap in s.traps:
        mask |= 1 << trap.square
    return mask


def revealed_passages(s: FantasyPosition) -> int:
    """The ends of passages that lie in revealed areas."""
    here = s.ground
    if not here.passage:
        return 0
    return sum([1 << square for square in here.passage if s.revealed >> here.area_at[square] & 1])


def hero_ends(s: FantasyPosition, hero: Hero, reached: int) -> int:
    """Which of some squares a walk of a hero may end on (FA-033, FA-146, FA-148)."""
    taken = hero_squares(s) | monster_squares(s)
    ends, here = reached & ~taken, s.ground
    if here.layout.bushes or s.lasting:
        ends &= ~bushes(s)
    return ends & ~kept_free(s, taken & ~(1 << hero.square)) if here.passage else ends


def kept_free(s: FantasyPosition, taken: int) -> int:
    """Passage ends, and the last free square beside one: nobody may end there (FA-148)."""
    here, mask = s.ground, s.ground.passage_ends
    blocked = chest_squares(s) | thing_squares(s)
    for end in squares(revealed_passages(s)):
        free = here.beside(1 << end) & s.layout.floor & ~taken & ~s.pillars & ~blocked
        if free & (free - 1) == 0:
            mask |= free
    return mask


class Way(NamedTuple):
    """Where a hero can go now."""

    walk: Walk
    reach: Reach


def survey(s: FantasyPosition, hero: Hero) -> Way | None:
    """Where a hero can go with what is left of a move, or with another action."""
    turn = s.turn
    if hero.rooted or hero.held:
        return None
    afresh = turn.actions > 0 and turn.bound != "passage"
    points = max(turn.moving, allowance(s, hero)) if afresh else turn.moving
    walk = hero_walk(s, hero, turn.actions > 0)
    return Way(walk, s.ground.flood(1 << hero.square, points, walk))


def hero_goals(s: FantasyPosition, hero: Hero, way: Way) -> int:
    """The squares that a hero can walk to."""
    goals = hero_ends(s, hero, way.reach.all)
    if s.turn.actions == 1 and (chests := chest_squares(s) & goals):
        # another move would leave no action to open a chest with
        for layer in way.reach.layers[: s.turn.moving + 1]:
            chests &= ~layer
        goals &= ~chests
    return goals


def goals_within(s: FantasyPosition, hero: Hero, points: int, may_open: bool) -> tuple[Walk, Reach]:
    """How far a hero gets with some points."""
    walk = hero_walk(s, hero, may_open)
    return walk, s.ground.flood(1 << hero.square, points, walk)


async def hero_walks(s: FantasyState, hero: Hero, goal: int, way: Way) -> None:
    """A hero walks to a square; of two ways he sneaks through monsters rather than around them."""
    turn = s.turn
    cost = way.reach.cost(goal)
    if cost > turn.moving:
        turn.actions -= 1
        turn.fresh = False
        turn.moving = allowance(s, hero)
    turn.moving -= cost
    await go_along(s, hero, s.ground.path(way.reach, goal, way.walk, monster_squares(s)))


async def go_along(s: FantasyState, hero: Hero, path: list[int]) -> None:
    """A hero goes from square to square until the end of his way, or a trap."""
    able = gifts(s, hero)
    wings, sneaks = "wings" in able, "sneak" in able
    turn, walked = s.turn, list[int]()
    armed, monsters = armed_squares(s), monster_squares(s) if sneaks else 0
    new = sum([1 << square for square in path]) & ~s.trodden
    told = "ventured" if new else "walked"  # who comes to new ground learns whether there is a trap
    for square in path:
        enter(s, hero, square, wings and square != path[-1])
        walked.append(square)
        if s.lost_keys >> square & 1:
            emit(s, told, "FA-030", figure=hero.name, path=walked)
            walked = []
            take_key(s, square)
        turn.walked += 1
        if monsters >> square & 1:
            turn.passed += [
                monster.uid
                for monster in s.monsters
                if block_of(s, monster) >> square & 1 and monster.uid not in turn.passed
            ]
        if not armed >> square & 1:
            continue
        trap = trap_at(s, square)
        if trap is not None and not (wings and square != path[-1]):
            if walked:
                emit(s, told, "FA-030", figure=hero.name, path=walked)
            if s.found >> square & 1 and turn.actions and has(s, hero, "disable"):
                turn.moving, turn.bound = 0, "trap"  # FA-052
            else:
                await spring(s, hero.name, trap)
            return
    if walked:
        emit(s, told, "FA-030", figure=hero.name, path=walked)
    if hero.square in [chest.square for chest in s.chests]:
        turn.moving, turn.bound = 0, "chest"


# ---- monsters


def monster_walk(s: FantasyPosition, monster: Monster) -> Walk:
    """How a monster moves (FA-062); a large one by its top left square."""
    layout, here, card = s.layout, s.ground, monster.card
    open_ = open_ground(s.adventure, s.opened, s.revealed, s.pillars)
    if (layout.bushes or s.lasting) and not card.bushes:
        open_ &= ~bushes(s)
    if MONSTER_KINDS[monster.kind].haunts:
        open_ |= _haunted(s)
    else:
        open_ &= ~hero_squares(s) & ~chest_squares(s)
    open_ &= ~thing_squares(s)
    if card.large:
        return Walk(here.room_for_block(open_), layout.brook)
    return Walk(open_, layout.brook, 0, revealed_passages(s), 1 if here.top else -1)


def _haunted(s: FantasyPosition) -> int:
    """Trees and pillars of revealed areas, which some monsters move through."""
    mask = 0
    for index, area in enumerate(s.ground.area_masks):
        if s.revealed >> index & 1:
            mask |= area & (s.layout.trees | s.layout.pillars)
    return mask | s.pillars


def monster_ends(s: FantasyPosition, monster: Monster, reach: Reach) -> int:
    """Where a move of a monster may end, besides where it stands (FA-063)."""
    taken = hero_squares(s) | monster_squares(s, monster) | thing_squares(s)
    free = open_ground(s.adventure, s.opened, s.revealed, s.pillars) & ~taken & ~chest_squares(s)
    if s.layout.bushes or s.lasting:
        free &= ~bushes(s)
    if s.ground.passage:
        free &= ~kept_free(s, taken)
    if monster.card.large:
        free = s.ground.room_for_block(free)
    return reach.all & free & ~(1 << monster.square)


def monster_goals(s: FantasyPosition, monster: Monster, points: int) -> int:
    """Where a monster can go with this many points."""
    if monster.rooted:
        return 0
    reached = s.ground.spread(1 << monster.square, points, monster_walk(s, monster))
    return monster_ends(s, monster, Reach(reached, [], []))


def monster_moves(
    s: FantasyState, monster: Monster, goal: int, points: int, reason: str = "", toward: str = ""
) -> int:
    """A monster moves to a square; what it cost is returned."""
    walk = monster_walk(s, monster)
    reach = s.ground.flood(1 << monster.square, points, walk)
    path = s.ground.path(reach, goal, walk)
    let_go(s, monster)  # FA-130
    monster.square = goal
    s.turn.walked += len(path)
    emit(s, "walked", "FA-062", figure=monster.uid, path=path, reason=reason, target=toward)
    return reach.cost(goal)


def on_snow(s: FantasyPosition, hero: Hero) -> bool:
    """Whether a hero stands on snow or ice, which slows a turn that begins there (FA-187)."""
    return bool(s.layout.snow >> hero.square & 1)
