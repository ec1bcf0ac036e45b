"""Movement of Heroes by squares (WA-075 to WA-081, WA-225, WA-226)."""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import TREASURES
from questboard.games.adventure.hooks.tables import MOVED_ONTO_TILE, SPEED, come_to, waits
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventurePosition, AdventureState
from questboard.kernel import choose

NO_WAY = -99
"""What a card that forbids all moving takes from the Speed."""


def speed(s: AdventurePosition, seat: int) -> int:
    """The squares that a Hero can move with one move action (WA-055)."""
    hero = s.heroes[seat]
    if "immobilized" in hero.conditions:  # LD-090
        return 0
    squares = hero.card.speed
    for item in hero.items:
        squares += TREASURES[item].speed
    for card in hero.influences:
        if card in SPEED:
            squares += SPEED[card](s, seat)
    return max(0, squares)


def held(s: AdventurePosition, seat: int) -> bool:
    """Whether a Hero can't be moved at all (LD-090)."""
    hero = s.heroes[seat]
    if "immobilized" in hero.conditions:
        return True
    return bool(hero.curses) and any(card in SPEED and SPEED[card](s, seat) <= NO_WAY for card in hero.curses)


def may_move(s: AdventurePosition, seat: int) -> bool:
    """Whether a card can let a Hero move: standing, not held, and not bound to stay in this Hero Phase."""
    bound = s.turn.rooted and seat == s.active and s.turn.phase == "hero"
    return s.heroes[seat].standing and not held(s, seat) and not bound


def reachable(s: AdventurePosition, seat: int, steps: int) -> int:
    """The squares that a Hero can end a move of this many steps on, its own left out.

    Monsters and objects block, Heroes and Villagers can be passed but not stopped at (WA-079, WA-080).
    """
    square = s.heroes[seat].square
    found = s.board.reach(square, steps, s.foe_squares() | s.object_squares())
    return found & ~s.friend_squares()


def footing(s: AdventurePosition, seat: int, steps: int) -> int:
    """The squares on which a card's move of up to this many steps can end, the Hero's own included."""
    here = 1 << s.heroes[seat].square
    return here | reachable(s, seat, steps) if may_move(s, seat) else here


def way_to(s: AdventurePosition, seat: int, goal: int) -> list[int]:
    """The squares that a Hero walks over to another one, that one included."""
    return s.board.path(s.heroes[seat].square, goal, s.foe_squares() | s.object_squares())


async def walk(s: AdventureState, seat: int, goal: int, rule: str = "WA-076") -> int:
    """Move a Hero square by square; returns how many steps that took.

    It is told in legs: up to a tile on which something waits, and on from there.
    """
    hero = s.heroes[seat]
    path = way_to(s, seat, goal)
    if seat == s.active and s.turn.phase == "hero":
        s.turn.moved = True
    told = 0
    for step, square in enumerate(path, start=1):
        before = hero.square >> 4
        hero.square = square
        if square >> 4 != before:
            if s.events is not None and waits(s, MOVED_ONTO_TILE, seat):
                tell_walk(s, seat, path[told:step], rule)
                told = step
            await arrive(s, seat, before)
            if hero.hp <= 0 or hero.square != square:
                tell_walk(s, seat, path[told:step], rule)
                if hero.square == square and _crowded(s, seat):
                    await make_room(s, seat)
                return step
    tell_walk(s, seat, path[told:], rule)
    return len(path)


def tell_walk(s: AdventureState, seat: int, path: list[int], rule: str) -> None:
    """Tell of the squares to which a Hero has come."""
    if path:
        emit(s, "walked", rule, hero=seat, square=path[-1], path=tuple(path))


def _crowded(s: AdventurePosition, seat: int) -> bool:
    square = s.heroes[seat].square
    others = [hero.square for other, hero in enumerate(s.heroes) if other != seat]
    return square in others or square in [friend.square for friend in s.friends.values()]


async def make_room(s: AdventureState, seat: int) -> None:
    """A Hero who falls while passing another lies down on the nearest free square."""
    hero = s.heroes[seat]
    taken = s.foe_squares() | s.object_squares()
    for other, each in enumerate(s.heroes):
        if other != seat and each.square >= 0:
            taken |= 1 << each.square
    for friend in s.friends.values():
        taken |= 1 << friend.square
    for steps in range(1, 99):
        options = squares(s.board.ring(hero.square, steps) & ~taken)
        if options:
            hero.square = await choose(
                seat,
                "{hero} falls: onto which square?",
                options,
                "square for a figure",
                "WA-226",
                hero=hero.name,
            )
            emit(s, "placed", "WA-226", hero=seat, square=hero.square)
            return


async def arrive(s: AdventureState, seat: int, before: int) -> None:
    """A Hero has moved onto another tile; cards may react to that."""
    if s.heroes[seat].tile != before:
        await come_to(s, MOVED_ONTO_TILE, seat)


async def move_up_to(s: AdventureState, seat: int, steps: int, rule: str, chooser: int | None = None) -> None:
    """A card lets a Hero move up to this many squares; staying is allowed."""
    hero = s.heroes[seat]
    if not may_move(s, seat):
        return
    options = [hero.square, *squares(reachable(s, seat, steps))]
    player = seat if chooser is None else chooser
    prompt = "Move {hero} up to {squares}: to which square?"
    goal = await choose(player, prompt, options, "square", rule, hero=hero.name, squares=steps)
    if goal != hero.square:
        await walk(s, seat, goal, rule)
