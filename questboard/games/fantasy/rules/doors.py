"""Doors, rooms and Initiative (FA-014 to FA-023, FA-034 to FA-037)."""

from __future__ import annotations

from msgspec.structs import replace

from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import MONSTERS
from questboard.games.fantasy.parts import Figure
from questboard.games.fantasy.rules.figures import (
    areas_at,
    block_at,
    chest_squares,
    free_squares,
    hero_squares,
    monster_squares,
    nearest,
    thing_squares,
)
from questboard.games.fantasy.rules.health import close_turn, end_turn, printed_hp
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.state import (
    MASTER,
    NOBODY,
    FantasyPosition,
    FantasyState,
    Hero,
    Monster,
    Origin,
)
from questboard.kernel import emit, may, may_choose


def doors_beside(s: FantasyPosition, hero: Hero) -> list[int]:
    """The closed doors that a hero could open from where he stands (FA-034, FA-189)."""
    here = s.ground
    near = here.beside(1 << hero.square)
    if not near & here.doors:
        return []  # as is mostly so
    return [index for index, mask in enumerate(here.door_masks) if mask & near and not s.opened >> index & 1]


def doors_to_open(s: FantasyPosition, hero: Hero) -> list[int]:
    """The doors that a hero may try: not those that are known to be locked while there is no key (FA-036)."""
    doors = doors_beside(s, hero)
    if not doors or s.keys or s.master_key:
        return doors
    shut = s.locked & s.tried
    return [door for door in doors if not shut >> door & 1]


async def open_door(s: FantasyState, hero: Hero, door: int) -> None:
    """A hero tries a door; a locked one needs a key (FA-035, FA-036)."""
    bit = 1 << door
    if s.locked & bit:
        if not s.tried & bit:
            s.tried |= bit
            emit(s, "locked", "FA-035", figure=hero.name, door=door)
        if not (s.keys or s.master_key):
            return
        key = "the only skeleton key" if s.keys == 1 else f"one of {s.keys} skeleton keys"
        if s.master_key:
            key = "the master key"
        prompt = f"{{door}} is locked. Use {key}?"
        if not await may(hero.seat, prompt, "FA-036", kind="key", figure=hero.name, door=door):
            return
        if not s.master_key:
            s.keys -= 1
        s.locked &= ~bit
        emit(s, "unlocked", "FA-036", figure=hero.name, door=door, master=s.master_key, left=s.keys)
    end_turn(s)
    go_through(s, hero, door)


def go_through(s: FantasyState, hero: Hero, door: int) -> None:
    """A door is opened: what lies behind is laid out, then Initiative is dealt (FA-020, FA-023)."""
    s.opened |= 1 << door
    emit(s, "door-opened", "FA-034", figure=hero.name, door=door)
    s.agenda.append(("deal",))
    for area in reversed(s.layout.doors[door].areas):
        if not s.revealed >> area & 1:
            s.agenda.append(("lay_out", area, 0))


# ---- laying out a room


@STEPS
async def lay_out(s: FantasyState, area: int, number: int) -> None:
    """The Dungeon Master sets up an area: he may place its monsters elsewhere in it (FA-015 to FA-018)."""
    if s.revealed >> area & 1:
        return
    waiting = to_place(s, area) if s.master != NOBODY else []
    if number >= len(waiting):
        reveal(s, area)
        return
    s.agenda.append(("lay_out", area, number + 1))  # so it shows in the state which area is in the making
    square = await may_choose(
        s.master,
        "Place {lurker} where in area {area}?",
        lambda: places_for(s, to_place(s, area)[number]),
        "placing",
        "FA-017",
        lurker=lambda: s.lurking[to_place(s, area)[number]].kind,
        area=area,
        adventure=s.adventure,
    )
    if square is None:
        s.agenda.pop()
        reveal(s, area)
        return
    lurking, index = list(s.lurking), to_place(s, area)[number]
    lurking[index] = replace(lurking[index], square=square)
    s.lurking = tuple(lurking)


def to_place(s: FantasyPosition, area: int) -> list[int]:
    """The monsters of an area that the Dungeon Master may place, by their numbers in `lurking`."""
    levels = levels_of(s, area)
    return [
        index
        for index, figure in enumerate(s.lurking)
        if figure.area in levels and not figure.digit and not MONSTERS[figure.kind].large
    ]


def levels_of(s: FantasyPosition, area: int) -> tuple[int, ...]:
    """Where the monsters are that an area is laid out with: in it, and on the top of its tower (FA-175)."""
    return (area, NOBODY) if s.ground.top and s.ground.tower_area == area else (area,)


def places_for(s: FantasyPosition, index: int) -> list[int]:
    """Where a monster of the layout may be placed, its own square first: on its own level (FA-017)."""
    layout, here, placed = s.layout, s.ground, s.lurking[index]
    taken = (
        hero_squares(s) | thing_squares(s) | chest_squares(s) | here.starts | here.exits | here.passage_ends
    )
    for other, figure in enumerate(s.lurking):
        if other != index and figure.area == placed.area:
            taken |= block_at(s, figure.kind, figure.square)
    level = here.top if placed.area == NOBODY else here.area_masks[placed.area]
    mask = level & layout.floor & ~layout.in_front & ~taken
    return [placed.square, *(square for square in squares(mask) if square != placed.square)]


def reveal(s: FantasyState, area: int) -> None:
    """An area is laid out for all to see, a tower in it with what is on top (FA-015, FA-175)."""
    s.revealed |= 1 << area
    levels = levels_of(s, area)
    here = [figure for figure in s.lurking if figure.area in levels]
    emit(s, "revealed", "FA-015", area=area, monsters=len(here))
    for figure in here:
        lurking = list(s.lurking)
        lurking.remove(figure)
        s.lurking = tuple(lurking)
        place_figure(s, figure)
    for hero in s.living:
        s.awake |= areas_at(s, hero.square) & s.revealed


def place_figure(s: FantasyState, figure: Figure) -> Monster:
    """A monster of the layout comes onto the board."""
    square = figure.square
    taken = hero_squares(s) | monster_squares(s)
    if not MONSTERS[figure.kind].large and taken >> square & 1:
        near = nearest(s, square, free_squares(s))
        square = (near & -near).bit_length() - 1
    return add_monster(s, figure.kind, square, figure.area, "layout", figure.digit)


def add_monster(
    s: FantasyState, kind: str, square: int, area: int, origin: Origin = "added", digit: str = ""
) -> Monster:
    """A monster comes onto the board with its card and HP."""
    monster = Monster(
        new_name(s, kind, digit),
        kind,
        square,
        printed_hp(s, kind, digit),
        area,
        origin,
        digit,
    )
    s.monsters.append(monster)
    emit(s, "appeared", "FA-015", figure=monster.uid, square=square)
    return monster


def new_name(s: FantasyState, kind: str, digit: str = "") -> str:
    """What a new monster is called: goblin-2; a numbered figure by its own name and its digit: angor-1."""
    if digit:
        name = next(figure.name for figure in s.layout.figures if figure.digit == digit)
        return f"{name.casefold().replace(' ', '-')}-{digit}"
    s.numbers[kind] = s.numbers.get(kind, 0) + 1
    return f"{kind}-{s.numbers[kind]}"


# ---- Initiative


@STEPS
async def deal(s: FantasyState) -> None:
    """Initiative is dealt anew, and play goes on with card 1 (FA-020 to FA-024)."""
    close_turn(s)
    s.order = s.luck.shuffled([*(hero.name for hero in s.living), MASTER])
    s.place = 0
    emit(s, "initiative", "FA-021", order=list(s.order))
    s.agenda.clear()
    s.agenda.append(("begin",))
