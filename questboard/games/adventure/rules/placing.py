"""Putting figures down: on a tile, next to somebody, on a scorch mark (WA-128, WA-219, WA-240)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.adventure.board import FAR, TILE, bits, squares
from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.hooks.tables import ALLY_ARRIVES, MONSTER_ENTERS, SHARP
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.distance import square_of, standing, steps_apart
from questboard.games.adventure.rules.movement import arrive, held
from questboard.games.adventure.rules.talk import emit, settle_tie
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe, Target
from questboard.kernel import choose

# ---- where a figure could stand


def spots(s: AdventurePosition, figure: str, mask: int) -> list[int]:
    """The squares among some where a figure's own square can be, all under its base being free."""
    piece = s.figures[figure]
    return room(s, MONSTERS[piece.name].base, mask, ignoring=figure)


def room(s: AdventurePosition, base: int, mask: int, ignoring: str = "") -> list[int]:
    """The squares among some where a base of a size fits without touching another figure (WA-239)."""
    board = s.board
    taken = taken_squares(s, ignoring)
    if base == 1:
        return squares(mask & board.floor & ~taken)
    if board.overhang:
        inside = [square for square in anchors(s, base, mask) if not board.cover(base, square) & ~mask]
        return [
            square for square in clear_stands(s, base, inside, ignoring) if not board.over_gap(base, square)
        ]
    return [square for square in bits(mask & board.floor) if fits(s, base, square, taken)]


def fits(s: AdventurePosition, base: int, square: int, taken: int) -> bool:
    """Whether a large base can stand on a square."""
    cover = s.board.cover(base, square)
    return bool(cover) and not cover & taken


def landing(s: AdventurePosition, base: int, slot: int, ignoring: str = "") -> list[int]:
    """Where the dungeon puts a figure on a tile: the scorch mark if it is free, else any square."""
    board = s.board
    tile = board.tile_squares(slot)
    if base > 1 and board.overhang:
        free = stands(s, base, board.stands(base, slot), ignoring)
        patch = board.scorch(slot)
        return [square for square in free if board.cover(base, square) >> patch & 1] or free
    if base == 2:  # a part of the base on the tile is enough (WA-239)
        wide = room(s, base, tile | board.around(tile), ignoring)
        free = [square for square in wide if board.cover(base, square) & tile]
    else:
        free = room(s, base, tile, ignoring)
    scorch = board.scorch(slot)
    if scorch >= 0:
        over = [square for square in free if board.cover(base, square) >> scorch & 1]
        if base == 3:
            over = [square for square in over if square == scorch]
        if over:
            return over
    return free


# ---- large bases over walls and past small figures (LD-238)


def stands(
    s: AdventurePosition, base: int, places: list[int], ignoring: str = "", staying: int = 0
) -> list[int]:
    """Those of some places where a large base has room; without one, those where it is given room.

    Small figures make way for it where they can, but not from the squares `staying`.
    """
    board = s.board
    fixed = s.object_squares() | wide_blocks(s, ignoring) | staying
    return clear_stands(s, base, places, ignoring) or [
        square
        for square in places
        if board.cover(base, square)
        and not board.block(base, square) & fixed
        and gives_way(s, board.cover(base, square), ignoring)
    ]


def clear_stands(s: AdventurePosition, base: int, places: list[int], ignoring: str = "") -> list[int]:
    """Those of some places where a large base touches no other figure."""
    board = s.board
    taken = taken_squares(s, ignoring) | wide_blocks(s, ignoring)
    return [place for place in places if board.cover(base, place) and not board.block(base, place) & taken]


def taken_squares(s: AdventurePosition, ignoring: str) -> int:
    """The squares on which another figure or an object stands."""
    return s.friend_squares() | s.object_squares() | s.foe_squares(ignoring)


def gives_way(s: AdventurePosition, cover: int, ignoring: str) -> bool:
    """Whether the small figures on some squares find others on their tiles."""
    taken = taken_squares(s, ignoring)
    for slot in s.tiles_of(cover):
        tile = s.board.tile_squares(slot)
        if (tile & cover & taken).bit_count() > (tile & ~cover & ~taken).bit_count():
            return False
    return True


MAKES_WAY = "{figure} makes way for a large figure: to which square?"


async def make_way(s: AdventureState, base: int, square: int, ignoring: str = "") -> None:
    """Small figures are shifted to the nearest free squares of their tiles, as the active player says."""
    if base == 1 or not s.board.overhang:
        return
    cover = s.board.cover(base, square)
    heroes = [seat for seat, hero in enumerate(s.heroes) if hero.on_board and cover >> hero.square & 1]
    for seat in heroes:
        hero = s.heroes[seat]
        options = shifts(s, hero.square, cover, ignoring)
        place = await settle_tie(s, MAKES_WAY, options, "square for a figure", "LD-238", figure=hero.name)
        emit(s, "makes_way", "LD-238", figure=hero.name)
        set_hero(s, seat, place, "LD-238")
    for friend in [friend for friend in s.friends.values() if cover >> friend.square & 1]:
        options = shifts(s, friend.square, cover, ignoring)
        friend.square = await settle_tie(
            s, MAKES_WAY, options, "square for a figure", "LD-238", figure=friend.name
        )
        emit(s, "makes_way", "LD-238", figure=friend.name)
        emit(s, "villager_pushed", "LD-238", villager=friend.name, square=friend.square)
    for other in [name for name in s.figures if name != ignoring and s.base(name) & cover]:
        piece = s.figures[other]
        options = shifts(s, piece.square, cover, ignoring)
        place = await settle_tie(s, MAKES_WAY, options, "square for a figure", "LD-238", figure=other)
        emit(s, "makes_way", "LD-238", figure=other)
        put(s, other, place, told="shifted")


def shifts(s: AdventurePosition, square: int, cover: int, ignoring: str) -> list[int]:
    """The nearest free squares of the same tile that are not covered."""
    free = s.board.tile_squares(square >> 4) & ~cover & ~taken_squares(s, ignoring)
    far = {place: s.board.steps(square, place) for place in bits(free)}
    return [place for place, steps in far.items() if steps == min(far.values())]


def wide_blocks(s: AdventurePosition, ignoring: str) -> int:
    """All squares under other large bases, walls included."""
    mask = 0
    for name, figure in s.figures.items():
        if name != ignoring and (base := MONSTERS[figure.name].base) > 1:
            mask |= s.board.block(base, figure.square)
    return mask


def put(s: AdventureState, figure: str, square: int, told: str = "stepped", **why: Any) -> None:
    """Put a Monster on a square; what lies there may hurt it (WA-189, WA-190).

    It goes there by itself, or is shifted or teleported; `why` says toward whom it goes, and why.
    """
    piece = s.figures[figure]
    start, before = piece.square, s.tiles_of(s.base(figure))
    piece.square = square
    if s.events is not None:
        way = s.board.path(start, square, 0) if told == "stepped" else []
        emit(s, told, "WA-128", figure=figure, square=square, path=tuple(way) or (square,), **why)
    enter(s, figure, before)


def enter(s: AdventureState, figure: str, before: Sequence[int] = ()) -> None:
    """A Monster stands somewhere now: tokens under it, and tiles that it was not on before."""
    if s.tokens:
        tread(s, figure)
    for enters in MONSTER_ENTERS.values():
        if figure in s.figures:
            enters(s, figure, [slot for slot in s.tiles_of(s.base(figure)) if slot not in before])


def tread(s: AdventureState, figure: str) -> None:
    """Set off the tokens under a Monster's base."""
    base = s.base(figure)
    for name, token in list(s.tokens.items()):
        if token.kind in SHARP and base >> token.square & 1:
            del s.tokens[name]
            emit(s, "trod", "WA-189", figure=figure, token=token.kind, cause=token.kind)
            harm(s, figure, 1, token.owner, "WA-190")
            if figure not in s.figures:
                return


def home(s: AdventurePosition, foe: Foe) -> int:
    """The tile of a Monster's own square, or another on which a large base stands (LD-087)."""
    tiles = s.tiles_of(standing(s, foe))
    return s.figures[foe].tile if foe in s.figures and s.figures[foe].tile in tiles else tiles[0]


async def move_in(s: AdventureState, figure: str, square: int, told: str = "stepped", **why: Any) -> None:
    """Put a Monster on a square from which small figures make way for a large base."""
    await make_way(s, MONSTERS[s.figures[figure].name].base, square, figure)
    put(s, figure, square, told, **why)


async def put_on_tile(s: AdventureState, figure: str, slot: int, told: str = "stepped", **why: Any) -> bool:
    """The dungeon puts a Monster on a tile; False where the tile has no room."""
    options = landing(s, MONSTERS[s.figures[figure].name].base, slot, ignoring=figure)
    if not options:
        return False
    square = await settle_tie(
        s, "Put {figure} on which square?", options, "square for a figure", "WA-128", figure=figure
    )
    await move_in(s, figure, square, told, **why)
    return True


async def place_by_hero(s: AdventureState, seat: int, figure: str, mask: int, rule: str = "WA-219") -> bool:
    """A Hero's card places something that it attacked on any free square among some."""
    if figure in s.friends:
        return await place_ally(s, seat, figure, mask, rule)
    if figure not in s.figures:
        return await place_hero(s, s.seat_of(figure), mask, rule, chooser=seat)
    options = spots(s, figure, mask)
    if not options:
        return False
    square = await choose(seat, "Place {figure} on which square?", options, "square", rule, figure=figure)
    put(s, figure, square, told="shifted")
    return True


async def place_ally(s: AdventureState, seat: int, ally: str, mask: int, rule: str) -> bool:
    """A Hero's card places an Ally of another team on any free square among some (LD-294)."""
    options = squares(mask & s.free())
    if options:
        square = await choose(
            seat, "Place {villager} on which square?", options, "square", rule, villager=ally
        )
        put_friend(s, ally, square, rule)
    return bool(options)


def put_friend(s: AdventureState, name: str, square: int, rule: str, told: str = "villager_moved") -> None:
    """Put a Villager or an Ally on a square; something may wait on a tile that it was not on before."""
    friend = s.friends[name]
    before, friend.square = friend.square, square
    emit(s, told, rule, villager=name, square=square)
    for arrives in ALLY_ARRIVES.values() if square >> 4 != before >> 4 else ():
        if name in s.friends:
            arrives(s, name)


async def place_next_to(s: AdventureState, seat: int, figure: str, rule: str = "WA-219") -> None:
    """A Hero's card places a Monster adjacent to the Hero; one that is adjacent already may stay."""
    piece = s.figures[figure]
    base = MONSTERS[piece.name].base
    options = next_to_base(s, figure, 1 << s.heroes[seat].square)
    options = [square for square in options if not s.board.over_gap(base, square)]  # LD-210
    if not options:
        return
    square = await choose(seat, "Place {figure} on which square?", options, "square", rule, figure=figure)
    if square != piece.square:
        await move_in(s, figure, square, told="shifted")


async def scatter(s: AdventureState, seat: int, slot: int, mask: int) -> None:
    """A Hero's card places each Monster on a tile, one by one, on any free square among some."""
    tile = s.board.tile_squares(slot)
    left = [figure for figure in s.figures if s.base(figure) & tile]
    while left:
        figure = await choose(seat, "Place which Monster next?", left, "figure", "WA-219")
        left = [other for other in left if other != figure]
        await place_by_hero(s, seat, figure, mask)


def beside(s: AdventurePosition, mask: int, slot: int) -> list[int]:
    """Free squares next to something: adjacent ones, else the nearest of the tile."""
    free = s.free()
    options = squares(s.board.around(mask) & free)
    if options:
        return options
    free &= TILE << 16 * slot
    if not free:
        return []
    far = {square: steps_apart(s, mask, square) for square in bits(free)}
    least = min(far.values())
    return [square for square in far if far[square] == least]


async def put_beside(
    s: AdventureState, figure: str, mask: int, slot: int, told: str = "stepped", **why: Any
) -> bool:
    """The dungeon puts a Monster next to something."""
    piece = s.figures[figure]
    base = MONSTERS[piece.name].base
    options = beside(s, mask, slot) if base == 1 else next_to_base(s, figure, mask)
    if not options:
        return False
    square = await settle_tie(
        s, "Put {figure} on which square?", options, "square for a figure", "WA-130", figure=figure
    )
    await move_in(s, figure, square, told, **why)
    return True


def next_to_base(s: AdventurePosition, figure: str, mask: int, within: int = -1) -> list[int]:
    """Where a figure of any base can stand next to some squares."""
    piece, board = s.figures[figure], s.board
    base = MONSTERS[piece.name].base
    around = board.around(mask)
    if base == 1:
        return spots(s, figure, around & within)
    if board.overhang:
        covers = [(square, board.cover(base, square)) for square in anchors(s, base, around)]
        places = [square for square, cover in covers if cover & around and cover & within]
        return stands(s, base, places, figure, staying=mask)
    wide = around
    for _ in range(base - 1):
        wide |= board.around(wide)
    return [
        square
        for square in spots(s, figure, wide)
        if board.cover(base, square) & around and board.cover(base, square) & within
    ]


def over(s: AdventurePosition, base: int, options: list[int]) -> list[int]:
    """Where a new figure of any base can stand over one of some free squares, or near them."""
    if base == 1 or not s.board.overhang or not options:
        return options
    mask = sum(1 << square for square in options)
    places = [square for square in anchors(s, base, mask) if s.board.cover(base, square) & mask]
    return stands(s, base, places) or nearest_room(s, base, options[0] >> 4)


def anchors(s: AdventurePosition, base: int, mask: int) -> list[int]:
    """The squares, wall or floor, at which a large base could stand over one of some squares."""
    board, found = s.board, []
    before = range(-1, 1) if base == 2 else range(-1, 2)
    for square in bits(mask):
        for row in before:
            for column in before:
                found.append(board.beside(square, row, column))
    return sorted({square for square in found if square >= 0})


# ---- Heroes


def set_hero(s: AdventureState, seat: int, square: int, rule: str = "WA-219") -> None:
    """Put a Hero directly on a square; placing is not moving."""
    hero = s.heroes[seat]
    hero.square, hero.away = square, ""
    emit(s, "placed", rule, hero=seat, square=square)


def swap(s: AdventureState, seat: int, other: int, rule: str) -> None:
    """Two Heroes change places."""
    mine, theirs = s.heroes[seat], s.heroes[other]
    mine.square, theirs.square = theirs.square, mine.square
    emit(s, "swapped", rule, hero=seat, target=other)


async def place_hero(s: AdventureState, seat: int, mask: int, rule: str, chooser: int | None = None) -> bool:
    """Place a Hero on a free square among some; the Hero's player chooses (WA-238)."""
    hero = s.heroes[seat]
    free = s.free()
    if hero.square >= 0:
        free |= 1 << hero.square
    options = squares(mask & free)
    if not options:
        return False
    player = seat if chooser is None else chooser
    square = await choose(player, "Place {hero} on which square?", options, "square", rule, hero=hero.name)
    set_hero(s, seat, square, rule)
    return True


# ---- tile by tile


def nearer(s: AdventurePosition, start: int, goal: int) -> list[int]:
    """The tiles connected to one that are one tile nearer to another (WA-240)."""
    far = s.board.tiles_from(goal)
    if far[start] in (0, FAR):
        return []
    return [slot for slot in s.board.connected(start) if far[slot] == far[start] - 1]


async def step_toward(s: AdventureState, figure: str, goal: int, **why: Any) -> bool:
    """A Monster moves 1 tile toward a tile, where that has room (WA-129, WA-240)."""
    far = s.board.tiles_from(goal)
    tiles = s.tiles_of(s.base(figure))
    nearest = min([far[slot] for slot in tiles])
    ahead = [slot for here in tiles if far[here] == nearest for slot in nearer(s, here, goal)]
    return await step_onto_one(s, figure, ahead, **why)


async def step_away(s: AdventureState, figure: str, start: int) -> bool:
    """A Monster moves 1 tile away from a tile, to a connected one that is farther (WA-240)."""
    far = s.board.tiles_from(start)
    tiles = s.tiles_of(s.base(figure))
    nearest = min([far[slot] for slot in tiles])
    ahead = [slot for here in tiles for slot in s.board.connected(here) if far[slot] > nearest]
    return await step_onto_one(s, figure, ahead)


async def step_onto_one(s: AdventureState, figure: str, slots: Sequence[int], **why: Any) -> bool:
    """A Monster moves onto one of some tiles that has room for it; False where none has."""
    name = s.figures[figure].name
    base = MONSTERS[name].base
    options = [slot for slot in dict.fromkeys(slots) if landing(s, base, slot, ignoring=figure)]
    if not options:
        return False
    prompt, kind = "Onto which tile does {figure} move?", "tile on the way"
    slot = await settle_tie(s, prompt, options, kind, "WA-129", figure=figure, monster=name)
    return await put_on_tile(s, figure, slot, **why)


async def push(s: AdventureState, target: Target, slots: list[int], rule: str) -> None:
    """Move a Hero or Villager onto one of some tiles; the Hero's player picks the square (WA-238)."""
    if isinstance(target, int) and held(s, target):
        return
    mask = 0
    for slot in slots:
        mask |= s.board.tile_squares(slot)
    options = squares(mask & s.free())
    if not options:
        return
    if isinstance(target, str):
        square = await settle_tie(
            s, "Move {villager} to which square?", options, "square for a figure", rule, villager=target
        )
        put_friend(s, target, square, rule, told="villager_pushed")
        return
    hero = s.heroes[target].name
    square = await choose(target, "{hero} is moved: to which square?", options, "square", rule, hero=hero)
    before = s.heroes[target].tile
    s.heroes[target].square = square
    emit(s, "pushed", rule, hero=target, square=square)
    await arrive(s, target, before)


async def push_away(s: AdventureState, target: Target, base: int, tiles: int, rule: str) -> None:
    """Move a Hero this many tiles away from an attacker."""
    for _ in range(tiles):
        here = square_of(s, target) >> 4
        far = s.board.tiles_from(here)
        now = min([far[slot] for slot in s.tiles_of(base)], default=FAR)
        farther = [
            slot
            for slot in s.board.connected(here)
            if min([s.board.tiles_from(slot)[other] for other in s.tiles_of(base)], default=FAR) > now
        ]
        await push(s, target, farther, rule)
        if target not in (*s.friends, *s.standing()):  # brought down on the way
            return


async def toss(s: AdventureState, target: Target, tiles: int, rule: str) -> None:
    """Move a Hero this many tiles, to a tile exactly as far where one has room, else nearer (LD-140)."""
    far = s.board.tiles_from(square_of(s, target) >> 4)
    free = s.free()
    for distance in range(tiles, 0, -1):
        slots = [
            slot for slot, each in enumerate(far) if each == distance and s.board.tile_squares(slot) & free
        ]
        if slots:
            await push(s, target, slots, rule)
            return


def nearest_room(s: AdventurePosition, base: int, slot: int) -> list[int]:
    """Where a figure that finds no room on a tile goes: the nearest tiles that have some (WA-219)."""
    far = s.board.tiles_from(slot)
    for tiles in range(max([each for each in far if each < FAR]) + 1):
        options = [
            square for other, each in enumerate(far) if each == tiles for square in landing(s, base, other)
        ]
        if options:
            return list(dict.fromkeys(options))
    return []
