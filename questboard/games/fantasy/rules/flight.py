"""Flight: the light blue die says whether one rises, comes down or lands elsewhere (FA-180 to FA-186)."""

from __future__ import annotations

from questboard.games.fantasy import dice
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.rules.figures import (
    block_of,
    chest_squares,
    floor,
    free_squares,
    has,
    hero_squares,
    monster_squares,
    outdoors,
    squares_of,
)
from questboard.games.fantasy.rules.health import let_go
from questboard.games.fantasy.rules.spaces import enter, spring, take_key, trap_at
from questboard.games.fantasy.rules.walking import kept_free
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, Monster, Roll
from questboard.kernel import choose, emit


def can_fly(s: FantasyPosition, hero: Hero) -> bool:
    """Whether a hero may roll the Flight die: outdoors, and something lets him (FA-180)."""
    return outdoors(s, hero.square) and has_wings(s, hero)


def has_wings(s: FantasyPosition, hero: Hero) -> bool:
    """Whether an item, a spell or a potion lets a hero fly in his turn (FA-220)."""
    return s.turn.flight or has(s, hero, "flight")


def roll_flight(s: FantasyState, name: str) -> str:
    """Roll the Flight die."""
    shown = str(dice.face(s.luck, "flight"))
    s.roll = Roll(name, "flight", (("flight", shown),))
    emit(s, "flight-rolled", "FA-181", figure=name, face=shown)
    return shown


def landings(s: FantasyPosition, square: int, shown: str, free: int) -> int:
    """Where a figure lands, among free squares (FA-182 to FA-184)."""
    here = s.ground
    on_top = here.on_top(square)
    if shown == "ascend":
        return 0 if on_top else free & here.top
    if shown == "descend" and not on_top:
        return 0
    if shown == "fly" and on_top:
        return free & here.top
    return free & s.layout.outdoors & ~here.top


async def hero_flies(s: FantasyState, hero: Hero) -> None:
    """A hero spends a move action to fly; the action is spent whatever the die shows."""
    free = free_squares(s)
    if s.turn.actions:
        free |= chest_squares(s) & floor(s) & ~hero_squares(s) & ~monster_squares(s)
    if s.ground.passage:
        free &= ~kept_free(s, hero_squares(s, hero) | monster_squares(s))
    shown = roll_flight(s, hero.name)
    goals = landings(s, hero.square, shown, free)
    if not goals:
        emit(s, "grounded", "FA-220", figure=hero.name)
        return
    square = await choose(
        hero.seat,
        "{figure} rolled “{face}”. Land where?",
        list(squares(goals)),
        "landing",
        "FA-184",
        figure=hero.name,
        face=shown,
    )
    enter(s, hero, square)
    emit(s, "flew", "FA-184", figure=hero.name, square=square)
    take_key(s, square)
    trap = trap_at(s, square)
    if trap is not None:
        await spring(s, hero.name, trap)
    elif chest_squares(s) >> square & 1:
        s.turn.bound = "chest"


def outside(s: FantasyPosition, monster: Monster) -> bool:
    """Whether a monster stands outdoors with all of its squares (FA-180)."""
    return all(outdoors(s, square) for square in squares_of(s, monster))


def monster_landings(s: FantasyPosition, monster: Monster, shown: str) -> list[int]:
    """Where a flying monster may land; a dragon needs a free block of two by two (FA-221)."""
    free = free_squares(s) | block_of(s, monster)
    if s.ground.passage:
        free &= ~kept_free(s, hero_squares(s) | monster_squares(s, monster))
    goals = landings(s, monster.square, shown, free)
    if monster.card.large:
        goals = s.ground.room_for_block(goals)
    return [square for square in squares(goals) if square != monster.square]


def monster_lands(s: FantasyState, monster: Monster, square: int) -> None:
    """A flying monster lands."""
    let_go(s, monster)
    monster.square = square
    emit(s, "flew", "FA-184", figure=monster.uid, square=square)
