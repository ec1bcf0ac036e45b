"""Who is near whom: reach, the closest Hero, targets (WA-097 to WA-100, WA-131)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from questboard.games.adventure.board import FAR, bits, squares
from questboard.games.adventure.content import MONSTERS, POWERS, Reach
from questboard.games.adventure.hooks.tables import FARTHER, UNSEEN
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.talk import settings
from questboard.games.adventure.state import AdventurePosition, Foe, Hero, Target

T = TypeVar("T")

TILES: dict[Reach, int] = {"tile": 0, "within 1": 1, "within 2": 2, "within 3": 3, "within 4": 4}


def near(s: AdventurePosition, base: int) -> int:
    """The squares adjacent to a base."""
    return s.board.around(base)


def in_reach(s: AdventurePosition, square: int, reach: Reach) -> int:
    """The squares that something on a square reaches."""
    board = s.board
    if reach == "adjacent":
        return board.near[square]
    if reach == "tile":
        return board.tile_squares(square >> 4)
    return board.within(square >> 4, TILES[reach])


def figures_on(s: AdventurePosition, mask: int) -> list[Foe]:
    """The Monsters and Villains with a part of their base on some squares."""
    found: list[Foe] = []
    for name, figure in s.figures.items():
        base = MONSTERS[figure.name].base
        if (1 << figure.square if base == 1 else s.board.cover(base, figure.square)) & mask:
            found.append(name)
    return found


def objects_on(s: AdventurePosition, mask: int) -> list[Foe]:
    """The objects that can be attacked on some squares (WA-120)."""
    return [name for name, thing in s.objects.items() if thing.squares & mask]


def objects_beside(s: AdventurePosition, square: int) -> list[Foe]:
    """The objects adjacent to a square; a Fissure is so to the squares along its edge."""
    around = s.board.near[square] | 1 << square
    return [
        name
        for name, thing in s.objects.items()
        if thing.squares & (around if thing.side < 0 else 1 << square)
    ]


def targets(s: AdventurePosition, seat: int, reach: Reach) -> list[Foe]:
    """What a Hero can attack: Monsters, Villains and objects in reach (WA-097, WA-120)."""
    square = s.heroes[seat].square
    if square < 0:
        return []
    mask = in_reach(s, square, reach)
    objects = objects_beside(s, square) if reach == "adjacent" else objects_on(s, mask)
    found = [*figures_on(s, mask), *objects, *rivals_on(s, seat, mask)]
    return found if not s.turn.quarry else [foe for foe in found if foe == s.turn.quarry]


def foes_on(s: AdventurePosition, seat: int, mask: int) -> list[Foe]:
    """Whatever a Hero can attack on some squares, other Heroes included where the adventure allows it."""
    return [*figures_on(s, mask), *objects_on(s, mask), *rivals_on(s, seat, mask)]


def rivals_on(s: AdventurePosition, seat: int, mask: int) -> list[Foe]:
    """The Heroes on some squares whom a Hero may attack, and their Allies (LD-176, LD-230, LD-294)."""
    if len(s.teams) == 1:
        return []
    rivals = [s.heroes[other] for other in quest(s).rivals(s, seat)]
    allies = [name for name in s.friends if opposes(s, seat, name)] if rivals else []
    return [
        *[hero.name for hero in rivals if hero.standing and mask >> hero.square & 1],
        *[name for name in allies if mask >> s.friends[name].square & 1],
    ]


def opposes(s: AdventurePosition, seat: int, ally: str) -> bool:
    """Whether an Ally belongs to another team than a Hero (LD-294)."""
    owner = s.friends[ally].owner
    return owner >= 0 and s.heroes[owner].team != s.heroes[seat].team


def reach_of(s: AdventurePosition, seat: int, card: str) -> Reach:
    """How far a power reaches now: what is printed, and what makes it reach farther."""
    printed = POWERS[card].reach
    assert printed is not None
    if printed not in TILES:
        return printed
    tiles = TILES[printed]
    for source in s.heroes[seat].influences:
        if source in FARTHER:
            tiles += FARTHER[source](s, seat, card)
    return list(TILES)[tiles]


def attackable(s: AdventurePosition, seat: int, feet: int) -> bool:
    """Whether a Hero could attack anything from a square next to it, among some squares (WA-255)."""
    around = s.board.around(feet)
    if figures_on(s, around) or rivals_on(s, seat, around):
        return True
    return any(thing.squares & (around | feet if thing.side < 0 else feet) for thing in s.objects.values())


def any_target(s: AdventurePosition, seat: int, reach: Reach) -> bool:
    """Whether there is anything that a Hero can attack in reach."""
    square = s.heroes[seat].square
    if square < 0:
        return False
    if not s.turn.quarry and in_reach(s, square, reach) & s.foe_squares():
        return True
    return bool((s.turn.quarry or s.objects or len(s.teams) > 1) and targets(s, seat, reach))


def figures_in_reach(s: AdventurePosition, seat: int, reach: Reach) -> list[Foe]:
    """The Monsters and Villains in a Hero's reach."""
    square = s.heroes[seat].square
    return [] if square < 0 else figures_on(s, in_reach(s, square, reach))


def heroes_on(s: AdventurePosition, mask: int, downed: bool = True) -> list[int]:
    """The Heroes on some squares, downed ones too unless they don't count."""
    return [
        seat
        for seat, hero in enumerate(s.heroes)
        if hero.square >= 0 and mask >> hero.square & 1 and (downed or hero.hp > 0)
    ]


def heroes_near(s: AdventurePosition, seat: int, reach: Reach, downed: bool = True) -> list[int]:
    """The other Heroes in reach of a Hero; where teams fight each other, those of its own team."""
    square = s.heroes[seat].square
    if square < 0:
        return []
    return others_on(s, seat, in_reach(s, square, reach), downed)


def others_on(s: AdventurePosition, seat: int, mask: int, downed: bool = True) -> list[int]:
    """The other Heroes on some squares; where teams fight each other, those of its own team."""
    found = [other for other in heroes_on(s, mask, downed) if other != seat]
    if len(s.teams) > 1 and quest(s).rivals(s, seat):
        return [other for other in found if s.heroes[other].team == s.heroes[seat].team]
    return found


def with_hero(s: AdventurePosition, seat: int, name: str) -> bool:
    """Whether a Hero is the one of this name, or on the tile of that one."""
    hero = s.heroes[seat]
    return hero.name == name or (
        hero.square >= 0 and any(other.name == name and other.tile == hero.tile for other in s.heroes)
    )


def next_to(s: AdventurePosition, seat: int, target: Foe) -> bool:
    """Whether a Hero is adjacent to something that can be attacked; on it counts for an object too."""
    square = s.heroes[seat].square
    mask = s.board.near[square]
    if target in s.objects:
        return target in objects_beside(s, square)
    if target in s.figures:
        return target in figures_on(s, mask)
    return bool(mask & standing(s, target))


# ---- whom Monsters see: standing Heroes, and Villagers (WA-181)


def prey(s: AdventurePosition, visible: bool = False) -> list[Target]:
    """The targets that Monsters see; with `visible` those that can be the closest one."""
    found = [
        seat
        for seat, hero in enumerate(s.heroes)
        if hero.hp > 0 and hero.square >= 0 and not (visible and hero.notes and unseen(hero))
    ]
    if len(s.teams) > 1:
        found = [seat for seat in found if not quest(s).ignored(s, seat)]
    return [*found, *s.friends]


def unseen(hero: Hero) -> bool:
    """Whether a Hero is never the closest one."""
    return not UNSEEN.keys().isdisjoint(hero.notes)


def all_down(s: AdventurePosition) -> bool:
    """Whether all Heroes who count in a Villain Phase are at 0 HP: then it is over (WA-182, LD-184)."""
    if settings(s).away_is_down:
        return not s.standing()
    for hero in s.heroes:  # noqa: SIM110  (quicker than any)
        if hero.hp > 0 and not hero.gone:
            return False
    return True


def square_of(s: AdventurePosition, target: Target) -> int:
    """The square of a Hero or Villager."""
    return s.friends[target].square if isinstance(target, str) else s.heroes[target].square


def hit_points(s: AdventurePosition, target: Target) -> int:
    """The hit points that a Hero or Villager has left."""
    return s.friends[target].hp if isinstance(target, str) else s.heroes[target].hp


def tiles_apart(s: AdventurePosition, base: int, square: int) -> int:
    """The distance in tiles from a base, which may stand on several, to a square (WA-082)."""
    far = s.board.tiles_from(square >> 4)
    if not base & (base - 1):  # a single square
        return far[(base.bit_length() - 1) >> 4]
    return min([far[slot] for slot in s.tiles_of(base)], default=FAR)


def steps_apart(s: AdventurePosition, base: int, square: int) -> int:
    """The distance in squares from a base to a square, figures ignored."""
    if not base & (base - 1):  # a single square
        return s.board.steps(square, base.bit_length() - 1)
    return min([s.board.steps(square, other) for other in bits(base)], default=FAR)


def within_tiles(s: AdventurePosition, base: int, tiles: int) -> int:
    """The squares of all tiles within this many tiles of a base, which may stand on several (WA-082)."""
    if not base & (base - 1):  # a single square
        return s.board.within((base.bit_length() - 1) >> 4, tiles)
    mask = 0
    for slot in s.tiles_of(base):
        mask |= s.board.within(slot, tiles)
    return mask


def next_tiles(s: AdventurePosition, base: int) -> int:
    """The squares of the tiles connected to those that a base stands on."""
    return within_tiles(s, base, 1) & ~within_tiles(s, base, 0)


def within(s: AdventurePosition, base: int, tiles: int, among: Iterable[Target]) -> list[Target]:
    """The targets within this many tiles of a base."""
    mask = within_tiles(s, base, tiles)
    return [target for target in among if mask >> square_of(s, target) & 1]


def adjacent_to(s: AdventurePosition, base: int, among: Iterable[Target]) -> list[Target]:
    """The targets adjacent to a base."""
    mask = near(s, base)
    return [target for target in among if mask >> square_of(s, target) & 1]


def closest(s: AdventurePosition, base: int, among: list[Target]) -> list[Target]:
    """The closest targets: fewest tiles, then fewest squares; several where these tie (WA-131)."""
    return _first(
        among,
        lambda t: tiles_apart(s, base, square_of(s, t)),
        lambda t: steps_apart(s, base, square_of(s, t)),
    )


def farthest(s: AdventurePosition, base: int, among: list[Target]) -> list[Target]:
    """The farthest targets, measured in the same way."""
    return _first(
        among,
        lambda t: -tiles_apart(s, base, square_of(s, t)),
        lambda t: -steps_apart(s, base, square_of(s, t)),
    )


def closest_figures(s: AdventurePosition, base: int, among: list[Foe]) -> list[Foe]:
    """The closest Monsters, measured in the same way."""
    return _first(
        among,
        lambda f: min([tiles_apart(s, base, square) for square in bits(standing(s, f))]),
        lambda f: min([steps_apart(s, base, square) for square in bits(standing(s, f))]),
    )


def standing(s: AdventurePosition, foe: Foe) -> int:
    """The squares under a Monster, or under a Hero or an Ally attacked like one (LD-230, LD-294)."""
    if foe in s.figures:
        return s.base(foe)
    return 1 << (s.friends[foe].square if foe in s.friends else s.heroes[s.seat_of(foe)].square)


def closest_tiles(s: AdventurePosition, base: int, among: list[int]) -> list[int]:
    """The closest of some tiles: fewest tiles, then fewest squares to any square of the tile."""
    found = _first(among, lambda slot: tiles_apart(s, base, slot << 4))
    if len(found) > 1:
        found = _first(
            found,
            lambda slot: min(
                [steps_apart(s, base, square) for square in squares(s.board.tile_squares(slot))], default=FAR
            ),
        )
    return found


def _first(among: list[T], *measures: Callable[[T], int]) -> list[T]:
    """Those that are least by the first measure, among them by the second, and so on."""
    for measure in measures:
        if len(among) < 2:
            return among
        values = [measure(each) for each in among]
        least = min(values)
        among = [each for each, value in zip(among, values, strict=True) if value == least]
    return among
