"""Set-up: heroes, decks and the starting room (FA-002 to FA-013)."""

from __future__ import annotations

from collections.abc import Mapping

from questboard.games.fantasy.board import ground, squares
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, AdventureSet, basic_items
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.parts import Layout
from questboard.games.fantasy.rules.doors import go_through
from questboard.games.fantasy.rules.figures import chest_squares, free_squares, thing_squares
from questboard.games.fantasy.rules.items import fits_in_use, put_in_use
from questboard.games.fantasy.rules.spaces import enter, put, spring, take_key, trap_at
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.state import (
    NO_ROLL,
    NOBODY,
    FantasyPosition,
    FantasyState,
    Hero,
    ItemId,
    Options,
    Progress,
    Turn,
)
from questboard.kernel import Luck, SetupError, choose, emit

PARTY = tuple(hero.id for hero in HEROES.values() if hero.set == "base")
"""The heroes of the base game, in the order of the rulebook (FA-003)."""


def set_up(seats: int, options: Options, luck: Luck, adventure: str = "") -> FantasyState:
    """A new game, perhaps of somebody's own adventure; what players choose at its start is on the agenda."""
    if seats == 1 or options.dungeon_master == "automatic":
        if seats > len(PARTY):
            raise SetupError("four heroes are for four players at most; with five, one is the Dungeon Master")
        master = NOBODY
    else:
        master = 0
    s = FantasyState(
        agenda=[],
        luck=luck,
        options=options,
        adventure=options.adventure,
        seats=seats,
        master=master,
        heroes=[],
        monsters=[],
        things={},
        revealed=0,
        opened=0,
        locked=0,
        tried=0,
        lurking=(),
        chests=(),
        traps=(),
        found=0,
        trodden=0,
        cleared=0,
        keys=0,
        master_key=False,
        deck=[],
        discard=[],
        drawn=[],
        free={},
        roaming=[],
        roaming_discard=[],
        arriving=[],
        numbers={},
        order=[],
        place=0,
        acted=False,
        master_turns=0,
        turn=Turn(),
        lasting=[],
        pillars=0,
        fallen=[],
        taken=[],
        dropped={},
        lost_keys=0,
        awake=0,
        marks={},
        not_this_turn=0,
        not_this_round=0,
        searching=NOBODY,
        roll=NO_ROLL,
        progress=Progress(),
        won=False,
        reason="",
        rule="",
    )
    prepare(s, adventure or options.adventure)
    return s


def prepare(s: FantasyState, adventure: str) -> None:
    """Clear the table and set out an adventure (FA-210); who plays and where they stand is asked for next."""
    layout = LAYOUTS[adventure]
    s.adventure = adventure
    s.monsters, s.lurking = [], layout.figures
    s.things = {thing.digit: thing.hp or 1 for thing in layout.things}
    s.revealed = s.opened = s.tried = s.found = s.trodden = s.cleared = s.pillars = s.lost_keys = s.awake = 0
    s.locked = sum([1 << index for index, door in enumerate(layout.doors) if door.locked])
    s.chests, s.traps = layout.chests, layout.traps
    s.keys, s.master_key = 0, False
    s.free = free_cards(layout)
    s.roaming, s.roaming_discard, s.arriving = s.luck.shuffled(layout.roaming), [], []
    s.numbers, s.order, s.place, s.acted, s.master_turns = {}, [], 0, False, 0
    s.turn, s.lasting, s.roll = Turn(), [], NO_ROLL
    s.fallen, s.taken, s.dropped, s.marks = [], [], {}, {}
    s.deck, s.discard, s.drawn = [], [], []
    s.not_this_turn = s.not_this_round = 0
    s.searching = NOBODY
    s.won, s.rule, s.reason = False, "", ""
    s.agenda.append(("gather",))


def free_cards(layout: Layout) -> dict[str, int]:
    """Monster cards that neither the layout nor its roaming deck uses."""
    used: dict[str, int] = {}
    for kind in (*(figure.kind for figure in layout.figures), *layout.roaming):
        used[kind] = used.get(kind, 0) + 1
    return {
        kind: card.cards - used.get(kind, 0)
        for kind, card in MONSTERS.items()
        if card.cards > used.get(kind, 0)
    }


def guest(layout: Layout) -> str:
    """The hero who may join in a set of adventures (FA-111, FA-155)."""
    if layout.set == "winter":
        return next(hero.id for hero in HEROES.values() if hero.set == "winter")
    return layout.druid


@STEPS
async def gather(s: FantasyState) -> None:
    """The players say who stays at home for the druid or the barbarian (FA-111, FA-155)."""
    newcomer, stay = guest(s.layout), s.progress.stay or s.options.stays_home
    if not newcomer:
        stay = "nobody"
    elif stay == "nobody" and s.layout.set == "winter":
        stay = "choose"  # in Eternal Winter the newcomer always comes along
    if stay == "choose":
        options = [*PARTY] if s.layout.set == "winter" else [*PARTY, "nobody"]
        stay = await choose(
            hero_seats(s)[0],
            "Whose place does {figure} take?",
            options,
            "stay",
            "FA-155" if s.layout.set == "winter" else "FA-111",
            figure=newcomer,
        )
    if newcomer:
        s.progress.stay = stay
    party = [newcomer if name == stay else name for name in PARTY]
    seats = hero_seats(s)
    s.heroes = [
        Hero(name, seats[index % len(seats)], NOBODY, HEROES[name].hp, HEROES[name].sp, [], [], [])
        for index, name in enumerate(party)
    ]
    if newcomer in party:
        emit(s, "joined", "FA-155" if s.layout.set == "winter" else "FA-111", figure=newcomer, target=stay)
    s.agenda += [("start",), ("shuffle_items",), ("outfit",)]


def hero_seats(s: FantasyPosition) -> list[int]:
    """The seats whose players have heroes (FA-004)."""
    return [seat for seat in range(s.seats) if seat != s.master]


@STEPS
async def shuffle_items(s: FantasyState) -> None:
    """The cards that no hero has or starts with make the Item deck (FA-007, FA-010)."""
    layout = s.layout
    kits = {hero.name: hero.items for hero in s.heroes}
    in_chests = [chest.holds for chest in s.chests]  # an adventure that is tried again gives them again
    s.progress.discard = [item for item in s.progress.discard if item not in in_chests]
    s.deck, s.discard = s.luck.shuffled(deck_of(layout, kits, s.progress.discard)), []


def deck_of(layout: Layout, kits: Mapping[str, list[ItemId]], found: list[ItemId]) -> list[ItemId]:
    """The Item deck, unshuffled, while heroes have these kits: without them, nor any Basic Item of theirs."""
    cards = item_cards(layout.set, layout.level, found)
    basic = [
        item
        for name, kit in kits.items()
        for item in basic_items(layout.set, name, layout.level)
        if item not in kit
    ]
    for item in (*(item for kit in kits.values() for item in kit), *basic):
        if item in cards:
            cards.remove(item)
    return cards


def pack(hero: Hero, kit: list[ItemId]) -> None:
    """Lay out what a hero has: in use where a place is free, the rest in the knapsack."""
    for item in kit:
        if fits_in_use(hero, item):
            put_in_use(hero, item)
        else:
            hero.knapsack.append(item)


def item_cards(adventure_set: AdventureSet, level: int, found: list[ItemId]) -> list[ItemId]:
    """The Item cards of a level: those of the base game and of the set, without Special Items (FA-007)."""
    return [
        item.id
        for item in ITEMS.values()
        if item.set in ("base", adventure_set)
        and item.level <= level
        and item.kind != "quest"
        and (not item.special or item.id in found)
        for _ in range(item.count)
    ]


# ---- the start


@STEPS
async def start(s: FantasyState) -> None:
    """The first area is laid out; heroes take their places there (FA-011, FA-013, FA-151)."""
    layout = s.layout
    emit(s, "adventure", "FA-012", adventure=s.adventure)
    first = next(index for index, area in enumerate(layout.areas) if area.start)
    outside = layout.areas[first].outdoors
    s.agenda.append(("deal",) if outside else ("first_door",))
    s.agenda += [("roamer_enters",)] * layout.loose
    s.agenda.append(("spring_underfoot",))
    s.agenda.append(("lay_out", first, 0))
    s.agenda += [("take_place", hero.name) for hero in reversed(s.heroes)]


@STEPS
async def take_place(s: FantasyState, name: str) -> None:
    """A hero is placed: on a start space outdoors, anywhere in an indoor starting room."""
    hero, layout = s.hero(name), s.layout
    area = next(index for index, area in enumerate(layout.areas) if area.start)
    taken = _placed(s)
    starts = [square for square in layout.starts if not taken >> square & 1]
    options = starts
    if not layout.areas[area].outdoors and not on_marks(layout):
        room = ground(s.adventure).area_masks[area] & layout.floor & ~taken & ~_in_the_way(s)
        options = [*starts, *(square for square in squares(room) if square not in starts)]
    rule = "FA-013" if not layout.areas[area].outdoors else "FA-192" if layout.set == "winter" else "FA-151"
    square = await choose(hero.seat, "Where does {figure} start?", options, "start", rule, figure=name)
    enter(s, hero, square)
    emit(s, "placed", rule, figure=name, square=square)
    take_key(s, square)


def on_marks(layout: Layout) -> bool:
    """Whether heroes start exactly on the marked spaces of an indoor room: where its floor is all ice."""
    return any(area.start and area.ice for area in layout.areas)


def _placed(s: FantasyPosition) -> int:
    mask = 0
    for hero in s.heroes:
        if hero.square != NOBODY:
            mask |= 1 << hero.square
    return mask


def _in_the_way(s: FantasyPosition) -> int:
    """Where nobody starts: chests, persons, objects, ends of passages; hidden traps are nobody's to know."""
    return s.ground.passage_ends | chest_squares(s) | thing_squares(s)


@STEPS
async def spring_underfoot(s: FantasyState) -> None:
    """A hero who was placed on a hidden trap springs it once the room is laid out (FA-046)."""
    for hero in s.heroes:
        trap = trap_at(s, hero.square)
        if trap is not None and not hero.dead:
            await spring(s, hero.name, trap)


@STEPS
async def first_door(s: FantasyState) -> None:
    """The players choose who opens which door of the starting room; it costs nothing (FA-013)."""
    area = next(index for index, area in enumerate(s.layout.areas) if area.start)
    doors = [door for door in s.ground.area_doors[area] if not s.locked >> door & 1]
    present = [hero for hero in s.living if s.ground.area_masks[area] >> hero.square & 1]
    if not doors or not present:
        s.agenda.append(("deal",))
        return
    seat = hero_seats(s)[0]
    door = await choose(seat, "Open which door first?", doors, "door", "FA-013")
    before = s.ground.beside(s.ground.door_masks[door]) & s.ground.area_masks[area] & s.layout.floor
    standing = [hero.name for hero in present if before >> hero.square & 1]
    name = await choose(
        seat,
        "Who opens {door}?",
        standing or [hero.name for hero in present],
        "hero",
        "FA-013",
        door=door,
    )
    hero = s.hero(name)
    if name not in standing:
        free = list(squares(before & free_squares(s)))
        goal = await choose(
            hero.seat,
            "On which square does {figure} open {door}?",
            free,
            "nearest square",
            "FA-013",
            figure=name,
            door=door,
        )
        await put(s, hero, goal, "FA-013")
    go_through(s, hero, door)
