"""Coming to a space: keys that lie there are picked up, and armed traps go off (FA-037, FA-046, FA-206).

A trap can put a hero on another space, and there may be a trap on that one.
"""

from __future__ import annotations

from questboard.games.fantasy.board import squares
from questboard.games.fantasy.hooks import TRAP_EFFECTS, TRAP_KINDS
from questboard.games.fantasy.parts import Trap
from questboard.games.fantasy.rules import events
from questboard.games.fantasy.rules.figures import (
    areas_at,
    free_squares,
    hero_squares,
    monster_squares,
    nearest,
)
from questboard.games.fantasy.rules.health import end_turn, release
from questboard.games.fantasy.state import VINES, FantasyPosition, FantasyState, Hero
from questboard.kernel import choose, emit


def enter(s: FantasyState, hero: Hero, square: int, over: bool = False) -> None:
    """A hero enters a square or flies over it, and its area wakes up; a key on it is taken afterwards."""
    hero.square = square
    if not over:  # who passes over a trap learns nothing of it
        s.trodden |= 1 << square
    s.awake |= areas_at(s, square) & s.revealed


def take_key(s: FantasyState, square: int) -> None:
    """The group takes a key from a square that a hero has come to."""
    if s.lost_keys >> square & 1:
        s.lost_keys &= ~(1 << square)
        events.find_key(s, "FA-037", square=square)


async def put(s: FantasyState, hero: Hero, square: int, rule: str) -> None:
    """A hero is put on a square, out of any grasp (FA-130); he springs an armed trap there (FA-046)."""
    if hero.held != VINES:
        release(s, hero)
    enter(s, hero, square)
    emit(s, "put", rule, figure=hero.name, square=square)
    take_key(s, square)
    trap = trap_at(s, square)
    if trap is not None and not hero.dead:
        await spring(s, hero.name, trap)


async def put_nearest(s: FantasyState, hero: Hero, square: int, among: int, rule: str) -> None:
    """A hero is put on the nearest of some squares; his player chooses among equally near ones."""
    near = list(squares(nearest(s, square, among)))
    if near:
        goal = await choose(
            hero.seat,
            "Put {figure} on which of the nearest squares?",
            near,
            "nearest square",
            rule,
            figure=hero.name,
        )
        await put(s, hero, goal, rule)


# ---- traps


def trap_at(s: FantasyPosition, square: int) -> Trap | None:
    """The armed trap of a square."""
    for trap in s.traps:
        if trap.square == square:
            return trap
    return None


def trap_under(s: FantasyPosition, name: str, square: int) -> Trap | None:
    """The armed trap that a hero or monster springs when a charge brings it to a square (FA-138)."""
    trap = trap_at(s, square)
    if trap is not None and TRAP_KINDS[trap.kind].heroes_only and s.monster(name) is not None:
        return None
    return trap


def remove_trap(s: FantasyState, trap: Trap) -> None:
    """A trap that was sprung or disabled leaves an ordinary space (FA-053, FA-054)."""
    s.traps = tuple([each for each in s.traps if each.square != trap.square])
    s.found &= ~(1 << trap.square)
    s.trodden |= 1 << trap.square


async def spring(s: FantasyState, victim: str, trap: Trap) -> None:
    """A trap goes off: it is spent, its effect is carried out, and a hero's turn ends (FA-046)."""
    remove_trap(s, trap)
    emit(s, "trap-sprung", "FA-046", figure=victim, square=trap.square, trap=trap.kind)
    if s.turn.figure == victim:
        end_turn(s)
    await TRAP_EFFECTS[trap.kind](s, victim, trap)
    for hero in s.heroes:
        if hero.name == victim and not hero.dead:
            await step_aside(s, hero)


async def step_aside(s: FantasyState, hero: Hero) -> None:
    """A hero who was stopped where another figure stands is put on the nearest free space (FA-206)."""
    if (hero_squares(s, hero) | monster_squares(s)) >> hero.square & 1:
        await put_nearest(s, hero, hero.square, free_squares(s), "FA-206")
