"""Figures: who stands where, who is beside whom, and who sees whom."""

from __future__ import annotations

from functools import lru_cache

from questboard.games.fantasy.board import NOWHERE, ground
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS
from questboard.games.fantasy.hooks import CARDS, Gift
from questboard.games.fantasy.state import FantasyState, Hero, ItemId, Monster

# ---- sets of squares


def block_of(s: FantasyState, monster: Monster) -> int:
    """The squares of a monster."""
    return s.ground.block(monster.square) if monster.card.large else 1 << monster.square


def block_at(s: FantasyState, kind: str, square: int) -> int:
    """The squares of a monster of a kind if it stands on a square, which is its top left one."""
    return s.ground.block(square) if MONSTERS[kind].large else 1 << square


def monster_squares(s: FantasyState, besides: Monster | None = None) -> int:
    """All squares with monsters."""
    mask = 0
    for each in s.monsters:
        if each is not besides:
            mask |= block_of(s, each)
    return mask


def hero_squares(s: FantasyState, besides: Hero | None = None) -> int:
    """All squares with living heroes."""
    mask = 0
    for each in s.heroes:
        if not each.dead and each is not besides:
            mask |= 1 << each.square
    return mask


def thing_squares(s: FantasyState) -> int:
    """All squares with persons and objects."""
    return sum([1 << thing.square for thing in s.standing_things])


def chest_squares(s: FantasyState) -> int:
    """All squares with chests."""
    mask = 0
    for chest in s.chests:
        mask |= 1 << chest.square
    return mask


def thorns(s: FantasyState) -> int:
    """Squares that a spell has covered with bushes."""
    mask = 0
    for each in s.lasting:
        mask |= each.squares
    return mask


def bushes(s: FantasyState) -> int:
    """All squares with bushes."""
    return s.layout.bushes | thorns(s)


@lru_cache(maxsize=4096)
def open_ground(adventure: str, opened: int, revealed: int, pillars: int) -> int:
    """Where one could walk if nobody were there: the floor of revealed areas and open doors, bushes too."""
    here = ground(adventure)
    mask = here.top if here.top and revealed >> here.tower_area & 1 else 0
    for index, squares in enumerate(here.area_masks):
        if revealed >> index & 1:
            mask |= squares & (here.layout.floor | here.layout.bushes)
    for index, squares in enumerate(here.door_masks):
        if opened >> index & 1:
            mask |= squares
    return mask & ~pillars


@lru_cache(maxsize=4096)
def blocks_sight(adventure: str, opened: int, pillars: int) -> int:
    """What blocks a line on the ground for good, besides the tower: rock, trees, bushes, closed doors."""
    here = ground(adventure)
    mask = here.solid | pillars
    for index, squares in enumerate(here.door_masks):
        if not opened >> index & 1:
            mask |= squares
    return mask


def floor(s: FantasyState) -> int:
    """Every square of what is revealed that a figure may stand on, taken or not."""
    return open_ground(s.adventure, s.opened, s.revealed, s.pillars) & ~bushes(s)


def free_squares(s: FantasyState) -> int:
    """Squares that nobody and nothing stands on."""
    return (
        floor(s)
        & ~hero_squares(s)
        & ~monster_squares(s)
        & ~thing_squares(s)
        & ~chest_squares(s)
        & ~s.ground.passage_ends
    )


def nearest(s: FantasyState, square: int, among: int) -> int:
    """Those of some squares that are fewest steps over the floor from a square; all if no way leads there."""
    here = s.ground
    wave = seen = 1 << square
    over = open_ground(s.adventure, s.opened, s.revealed, s.pillars) | wave
    while wave:
        if wave & among:
            return wave & among
        wave = here.beside(wave) & over & ~seen
        seen |= wave
    return among


# ---- places


def areas_at(s: FantasyState, square: int) -> int:
    """The areas of a square: one, both that an open door joins (FA-198), or the top of the tower."""
    here = s.ground
    area = here.area_at.get(square, NOWHERE)
    if area != NOWHERE:
        return 1 << area
    if here.on_top(square):
        return 1 << len(here.area_masks)
    mask = 0
    for index, squares in enumerate(here.door_masks):
        if squares >> square & 1:
            for each in s.layout.doors[index].areas:
                mask |= 1 << each
    return mask


def area_of_square(s: FantasyState, square: int) -> int:
    """The area of a square that is no door; for the top of a tower that which the tower stands in."""
    here = s.ground
    return here.tower_area if here.top >> square & 1 else here.area_at[square]


def areas_of(s: FantasyState, monster: Monster) -> int:
    """The areas in which a monster stands."""
    mask = 0
    for square in squares_of(s, monster):
        mask |= areas_at(s, square)
    return mask


def outdoors(s: FantasyState, square: int) -> bool:
    """Whether a square is outdoors."""
    return bool(s.layout.outdoors >> square & 1)


def squares_of(s: FantasyState, monster: Monster) -> tuple[int, ...]:
    """The squares of a monster, in reading order."""
    return s.ground.block_squares(monster.square) if monster.card.large else (monster.square,)


def place_of(s: FantasyState, name: str) -> tuple[int, ...]:
    """The squares of a hero, monster or thing on the board."""
    monster = s.monster(name)
    if monster is not None:
        return squares_of(s, monster)
    if name in s.things:
        return (s.thing(name).square,)
    return (s.hero(name).square,)


def mask_of(s: FantasyState, name: str) -> int:
    """The squares of a figure as a set."""
    mask = 0
    for square in place_of(s, name):
        mask |= 1 << square
    return mask


def heroes_in_room(s: FantasyState, square: int) -> list[Hero]:
    """The living heroes in the same room as a square; an outdoor area counts as one (FA-199)."""
    room = areas_at(s, square)
    return [hero for hero in s.heroes if not hero.dead and areas_at(s, hero.square) & room]


def heroes_beside(s: FantasyState, squares: int) -> list[Hero]:
    """The living heroes orthogonally adjacent to some squares."""
    near = s.ground.beside(squares)
    return [hero for hero in s.heroes if not hero.dead and near >> hero.square & 1]


def figures_within(s: FantasyState, square: int, distance: int) -> list[str]:
    """Heroes and monsters on the same level whose columns and rows differ by no more, by name."""
    here, top = s.ground, s.ground.on_top(square)
    found = [
        hero.name
        for hero in s.heroes
        if not hero.dead and here.on_top(hero.square) == top and here.span(square, hero.square) <= distance
    ]
    for monster in s.monsters:
        if here.on_top(monster.square) == top and any(
            here.span(square, each) <= distance for each in squares_of(s, monster)
        ):
            found.append(monster.uid)
    return found


# ---- sight


def sees(s: FantasyState, one: int, other: int, figures: int = 0) -> bool:
    """Whether the centre of one square is visible from another; `figures` block on one and the same level."""
    if one == other:
        return True
    here = s.ground
    blocked = blocks_sight(s.adventure, s.opened, s.pillars)
    if s.lasting:
        blocked |= thorns(s)
    if not here.top:
        return here.clear(one, other, blocked | figures)
    above, below = here.on_top(one), here.on_top(other)
    if above != below:  # FA-176, FA-177
        low = other if above else one
        return outdoors(s, low) and not here.ring >> low & 1 and here.clear(one, other, blocked)
    if above:
        return here.clear(one, other, (figures & here.top) >> here.lift)
    return here.clear(one, other, blocked | here.base | figures & ~here.top)


def sees_any(s: FantasyState, square: int, squares: tuple[int, ...], figures: int = 0) -> bool:
    """Whether one of several squares is visible; those squares themselves don't block."""
    return any(sees(s, square, each, figures) for each in squares)


# ---- what figures can do


def lasts(s: FantasyState, card: ItemId, on: str) -> bool:
    """Whether an effect lies on a figure."""
    return any(each.card == card and each.on == on for each in s.lasting)


def under(s: FantasyState, name: str, gift: Gift) -> bool:
    """Whether an effect that lies on a figure gives it an ability."""
    return any(each.on == name and gift in CARDS[each.card].gives for each in s.lasting)


def at_work(s: FantasyState, hero: Hero) -> list[ItemId]:
    """The cards that work for a hero: in use, worn, or lasting on him; two of the same name count once.

    A spell in use does nothing until it is cast, and then it works for whom it was cast on.
    """
    cards = [item for item in hero.working if ITEMS[item].kind != "spell"]
    if s.lasting:
        cards += [each.card for each in s.lasting if each.on == hero.name]
    return list(dict.fromkeys(cards))


def has(s: FantasyState, hero: Hero, ability: str) -> bool:
    """Whether a hero has an ability, by his card, an item in use or an effect."""
    return ability in gifts(s, hero)


def gifts(s: FantasyState, hero: Hero) -> frozenset[str]:
    """All abilities that a hero has now."""
    found = _gifts(hero.name, tuple(hero.in_use), tuple(hero.worn))
    for each in s.lasting:
        if each.on == hero.name:
            found = found.union(CARDS[each.card].gives)
    return found


@lru_cache(maxsize=4096)
def _gifts(name: str, in_use: tuple[ItemId, ...], worn: tuple[ItemId, ...]) -> frozenset[str]:
    """The abilities of a hero's card and of what he has in use; a spell gives none until it is cast."""
    found: frozenset[str] = frozenset(HEROES[name].abilities)
    for item in (*in_use, *worn):
        if ITEMS[item].kind != "spell":
            found = found.union(CARDS[item].gives)
    return found


def can_use(hero: Hero, item: ItemId) -> bool:
    """Whether a card is meant for a hero (FA-095)."""
    users = ITEMS[item].users
    return not users or hero.card.character_class in users
