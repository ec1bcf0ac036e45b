"""The state of a game: plain data only.

Heroes, monsters and things are figures, called by a short name: a hero by his own ("lidda"), a monster
by its card and a number ("goblin-2"), a person or an object of the adventure by its digit on the map
("1"). Squares are numbers, sets of squares, areas and doors are bits (see `board`). What only the Dungeon
Master knows of the layout stands in `lurking`, `traps`, `chests` and `locked`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from questboard.games.fantasy.board import Ground, ground
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, HeroCard, MonsterCard
from questboard.games.fantasy.parts import Chest, Figure, Layout, Thing, Trap
from questboard.kernel import Event, Fixed, Hidden, Luck, Note, Plain, Position, Seen, Task

NOBODY: Final = -1
MASTER: Final = "master"
"""The Dungeon Master among those who hold Initiative cards."""
VINES: Final = "vines"
"""What holds a hero whom no monster holds (trap: Vine snare)."""
Adventure: TypeAlias = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
    "forest-1", "forest-2", "forest-3", "forest-4", "forest-5", "forest-6",
    "winter-1", "winter-2", "winter-3", "winter-4", "winter-5", "winter-6",
]  # fmt: skip
ItemId: TypeAlias = str
Origin: TypeAlias = Literal["layout", "roaming", "added"]
"""How a monster has come onto the board."""


class Options(Fixed, frozen=True, kw_only=True):
    """The rule options of a table. Each changes a clause of the ledger, which says why."""

    adventure: Adventure = "1"
    dungeon_master: Literal["player", "automatic"] = "player"
    """The first seat is the Dungeon Master, or nobody is; alone one always plays the heroes."""
    difficulty: Literal["easier", "standard", "harder"] = "standard"
    """How many HP monsters have."""
    master_level: Literal["gentle", "standard", "fierce"] = "standard"
    """How the automatic Dungeon Master fights."""
    stays_home: Literal["choose", "nobody", "regdar", "lidda", "jozan", "mialee"] = "choose"
    """Whose place the druid or the barbarian takes."""
    gear: Literal["campaign", "basic"] = "campaign"
    """What heroes own when a table begins: what the earlier adventures would have given, or Basic Items."""
    hero_attacks: Literal["2", "1"] = "2"
    """How often a hero may attack in a turn (FA-029)."""
    round_cap: Literal["150", "60", "off"] = "150"
    campaign: bool = False
    after_defeat: Literal["replay", "go on"] = "replay"


class Hero(Plain):
    """A hero."""

    name: str
    seat: int
    square: int
    hp: int
    sp: int
    in_use: list[ItemId]
    """Weapons, artifacts and spells in use."""
    worn: list[ItemId]
    """A ring and bracers."""
    knapsack: list[ItemId]
    dead: bool = False
    misses: bool = False
    """He misses his next turn (FA-057)."""
    rooted: bool = False
    """He can't move on his next turn, or on this one."""
    held: str = ""
    """The monster that holds him, or VINES."""
    fewer: int = 0
    """How many actions fewer he has on his next turn."""
    more: int = 0
    """How many actions more he has on his next turn."""
    tokens: int = 0
    """Trap tokens."""
    barred: list[int] = msgspec.field(default_factory=list)
    """Areas that he may not search again (FA-051)."""
    used: list[ItemId] = msgspec.field(default_factory=list)
    """Cards that work once per adventure and have."""

    @property
    def card(self) -> HeroCard:
        """The Hero card."""
        return HEROES[self.name]

    @property
    def items(self) -> list[ItemId]:
        """All that he carries or wears."""
        return [*self.in_use, *self.worn, *self.knapsack]

    @property
    def working(self) -> list[ItemId]:
        """The cards that do something for him: in use, or worn."""
        return [*self.in_use, *self.worn] if self.worn else self.in_use


class Monster(Plain):
    """A monster on the board with its card."""

    uid: str
    kind: str
    square: int
    """The top left one of a large figure."""
    hp: int
    area: int
    """The area that it was placed in; -1 for the top of a tower, or where roaming monsters come from."""
    origin: Origin = "layout"
    digit: str = ""
    used: bool = False
    misses: int = 0
    """How many DM turns it misses."""
    rooted: bool = False
    holds: str = ""
    """The hero whom it holds."""
    fewer: int = 0
    """How many actions fewer it has on its next turn."""
    seared: bool = False
    """It doesn't regenerate at the start of the next DM turn."""

    @property
    def card(self) -> MonsterCard:
        """The Monster card."""
        return MONSTERS[self.kind]


class Turn(Plain):
    """What holds for the turn of a hero, or of a single monster."""

    figure: str = ""
    actions: int = 0
    moving: int = 0
    """Points left of a move action that has been begun."""
    fresh: bool = True
    """Whether no action has been used yet."""
    snow: bool = False
    """The turn began on snow (FA-187)."""
    attacks: int = 0
    walked: int = 0
    """Squares moved in this turn."""
    passed: list[str] = msgspec.field(default_factory=list)
    """Monsters that a sneaking hero has passed through."""
    bound: Literal["", "chest", "trap", "passage"] = ""
    """What the hero must do next: open a chest, disable a trap, leave the passage that he stands on."""
    speed: int = 0
    strength: int = 0
    """Swords that the next attack has more."""
    fury: int = 0
    """Swords that the next melee weapon attack has more."""
    flight: bool = False
    """A potion lets the hero fly in this turn."""
    powers: list[str] = msgspec.field(default_factory=list)
    """Powers that the figure has used in this turn."""
    flown: bool = False
    offered: int = -1
    """How many actions were left when heroes of other seats were last asked whether they drink (FA-093)."""


class Lasting(Fixed, frozen=True):
    """An effect that lasts until the start of somebody's next turn."""

    card: ItemId
    on: str
    """The hero or monster that it is on."""
    by: str
    """The hero whose turn ends it."""
    squares: int = 0
    """Squares that it covers."""


class Roll(Fixed, frozen=True):
    """Dice that were rolled, as they lie on the table."""

    by: str
    why: str
    """A card, a kind of attack, or the name of a die."""
    dice: tuple[tuple[str, int | str], ...]
    """Names of dice with what they show."""
    total: int = 0


NO_ROLL: Final = Roll("", "", ())


class Progress(Plain):
    """How far a campaign has come."""

    won: int = 0
    lost: int = 0
    turns: int = 0
    """DM turns of the adventures before this one."""
    stay: str = ""
    """Who stays at home."""
    kits: dict[str, list[ItemId]] = msgspec.field(default_factory=dict)
    """What each hero takes into the next adventure."""
    discard: list[ItemId] = msgspec.field(default_factory=list)
    """Special Items that were lost: they are ordinary cards from now on (FA-007)."""


EVENT: Final = Note("event-{}")
"""How often an event has happened, by its number in the layout."""
HURT: Final = Note("hurt-{}")
"""The last DM turn in which a hero lost HP, if the Dungeon Master is fierce and goes on attacking him."""
PLACE: Final = Note("place-{}")
"""Where an imagined world has a person or object, by its digit."""


class FantasyPosition(Position):
    """What is on the table: in a state all of it, in a view as far as a seat may know it."""

    options: Options
    adventure: str
    seats: int
    master: int
    """The Dungeon Master's seat; NOBODY if he is automatic."""
    heroes: list[Hero]
    monsters: list[Monster]
    things: Annotated[dict[str, int], Seen(things_seen)]
    """Persons and objects of the layout that are still there, with their HP."""
    revealed: int
    """Areas that have been laid out."""
    opened: int
    """Doors that are open."""
    locked: Annotated[int, Seen(locks_seen)]
    """Doors that are still locked."""
    tried: int
    """Doors that are known to be locked."""
    lurking: Annotated[tuple[Figure, ...], Seen(figures_seen)]
    """The monsters of areas that are not revealed."""
    chests: Annotated[tuple[Chest, ...], Seen(chests_seen)]
    traps: Annotated[tuple[Trap, ...], Seen(traps_seen)]
    """Armed traps, found or not."""
    found: int
    """Squares of traps that have been found."""
    trodden: int
    """Squares that a hero has walked over: no hidden trap is there."""
    cleared: int
    """Areas that are known to have no hidden trap left."""
    keys: int
    master_key: bool
    deck: Hidden[list[ItemId]]
    """The Item deck; the top card is the last."""
    discard: list[ItemId]
    drawn: list[ItemId]
    """Item cards that are on their way to a hero, who has yet to find a place for them."""
    free: Annotated[dict[str, int], Seen(cards_seen)]
    """Monster cards that the layout and the roaming deck don't use."""
    roaming: Hidden[list[str]]
    """The Roaming Monster deck; the top card is the last."""
    roaming_discard: list[str]
    arriving: list[str]
    """Roaming Monster cards that were drawn and whose figures have yet to find a place."""
    numbers: dict[str, int]
    """The last number that was given to a monster of a kind."""
    order: list[str]
    """Heroes and MASTER by their Initiative cards."""
    place: int
    """Whose turn it is in that order."""
    acted: bool
    """A hero has acted in this round."""
    master_turns: int
    turn: Turn
    lasting: list[Lasting]
    pillars: int
    """Squares that have become pillars."""
    fallen: list[str]
    """Numbered figures that were defeated, objects destroyed, persons freed, by their digits."""
    taken: list[ItemId]
    """What special chests have given."""
    dropped: dict[ItemId, int]
    """Quest objects on the floor."""
    lost_keys: int
    """Squares with a key on them."""
    awake: int
    """Areas in which a hero has been, or whose monsters a hero has attacked."""
    marks: Annotated[dict[str, int], Seen(marks_seen)]
    """The notes: EVENT, HURT and, in imagined worlds, PLACE."""
    not_this_turn: int
    """Seats, as bits, whose heroes drink nothing more in this turn unless they are attacked (FA-093)."""
    not_this_round: int
    """Seats, as bits, whose heroes drink nothing before a turn of their own unless they are attacked."""
    searching: int
    """The area whose traps are being pointed out; NOBODY otherwise."""
    roll: Roll
    progress: Progress
    won: bool
    reason: str
    rule: str
    """How the adventure ended: "" while it is being played."""

    @property
    def layout(self) -> Layout:
        """The layout of the adventure."""
        return ground(self.adventure).layout

    @property
    def ground(self) -> Ground:
        """The ground of the adventure."""
        return ground(self.adventure)

    @property
    def notes(self) -> dict[str, int]:
        """The notes by their keys; positions in text, saves and learners know them as `marks`."""
        return self.marks

    @property
    def over(self) -> bool:
        """Whether the adventure has ended."""
        return self.rule != ""

    @property
    def masters_turn(self) -> bool:
        """Whether it is the Dungeon Master's turn; before Initiative is dealt it is nobody's."""
        return self.order != [] and self.order[self.place] == MASTER

    @property
    def living(self) -> list[Hero]:
        """The heroes who live."""
        return [hero for hero in self.heroes if not hero.dead]

    def hero(self, name: str) -> Hero:
        """A hero by name."""
        for hero in self.heroes:
            if hero.name == name:
                return hero
        raise KeyError(name)

    def monster(self, uid: str) -> Monster | None:
        """A monster on the board by its name."""
        for monster in self.monsters:
            if monster.uid == uid:
                return monster
        return None

    def thing(self, digit: str) -> Thing:
        """A person or object of the layout."""
        return self._placed(next(thing for thing in self.layout.things if thing.digit == digit))

    @property
    def standing_things(self) -> list[Thing]:
        """Persons and objects that are still there, revealed or not."""
        if not self.things:
            return []
        return [self._placed(thing) for thing in self.layout.things if thing.digit in self.things]

    def _placed(self, thing: Thing) -> Thing:
        """A person or object where the layout has it, or where an imagined world has it."""
        place = PLACE[thing.digit]
        return replace(thing, square=place.get(self)) if place.is_set(self) else thing

    @property
    def visible_things(self) -> list[Thing]:
        """Persons and objects in revealed areas that are still there."""
        area_at = self.ground.area_at
        return [thing for thing in self.standing_things if self.revealed >> area_at[thing.square] & 1]

    def figure(self, monster: Monster) -> Figure | None:
        """The entry of a numbered monster in the layout."""
        if not monster.digit:
            return None
        return next(figure for figure in self.layout.figures if figure.digit == monster.digit)


class FantasyState(FantasyPosition):
    """The whole truth of a game."""

    agenda: list[Task]
    luck: Luck
    events: list[Event] | None = None


class FantasyView(FantasyPosition):
    """What one seat may know.

    The boards lie open on the table: walls, doorways and ground are no secret (FA-011). What stands on them
    is one until its area is laid out: monsters, chests, and which doors are locked; and traps until they are
    found. Only the Dungeon Master knows the layout. What a view leaves out must not be looked up in the
    layout: its figures, things, chests and traps are the Dungeon Master's book.
    """

    seat: int
    asked: int | None

    @property
    def is_master(self) -> bool:
        """Whether the viewer is the Dungeon Master."""
        return is_master(self, self.seat)

    @property
    def doors(self) -> list[int]:
        """The doors that can be seen: those of revealed areas; all of them for the Dungeon Master."""
        return [
            number
            for number, door in enumerate(self.layout.doors)
            if self.is_master or any(self.revealed >> area & 1 for area in door.areas)
        ]


# ---- what a seat may know


def is_master(s: FantasyPosition, seat: int) -> bool:
    """Whether the Dungeon Master sits on a seat."""
    return s.master != NOBODY and seat == s.master


def is_laid_out(s: FantasyPosition, square: int) -> bool:
    """Whether what is on a square lies on the table: its area is revealed, or the tower that it is on."""
    here = s.ground
    area = here.tower_area if here.top >> square & 1 else here.area_at[square]
    return bool(s.revealed >> area & 1)


def things_seen(things: dict[str, int], s: FantasyPosition, seat: int) -> dict[str, int]:
    """The persons and objects of revealed areas."""
    if is_master(s, seat):
        return things.copy()
    return {each.digit: things[each.digit] for each in s.visible_things}


def locks_seen(locked: int, s: FantasyPosition, seat: int) -> int:
    """The doors that were tried and found locked."""
    return locked if is_master(s, seat) else locked & s.tried


def figures_seen(lurking: tuple[Figure, ...], s: FantasyPosition, seat: int) -> tuple[Figure, ...]:
    """Only the Dungeon Master knows who lurks in areas that are not revealed."""
    return lurking if is_master(s, seat) else ()


def chests_seen(chests: tuple[Chest, ...], s: FantasyPosition, seat: int) -> tuple[Chest, ...]:
    """The chests of revealed areas, but not what they hold."""
    if is_master(s, seat):
        return chests
    return tuple([Chest(each.square) for each in chests if is_laid_out(s, each.square)])


def traps_seen(traps: tuple[Trap, ...], s: FantasyPosition, seat: int) -> tuple[Trap, ...]:
    """The traps that were found: where they are and of what kind (FA-048), not what more the layout says."""
    if is_master(s, seat):
        return traps
    return tuple([Trap(each.square, each.kind) for each in traps if s.found >> each.square & 1])


def cards_seen(free: dict[str, int], s: FantasyPosition, seat: int) -> dict[str, int]:
    """Only the Dungeon Master knows which Monster cards are left over."""
    return free.copy() if is_master(s, seat) else {}


def marks_seen(marks: dict[str, int], s: FantasyPosition, seat: int) -> dict[str, int]:
    """Where the persons and objects of revealed areas are, if an imagined world has them elsewhere."""
    if is_master(s, seat):
        return marks.copy()
    places = [(PLACE[each.digit].key, each.square) for each in s.visible_things]
    return {mark: square for mark, square in places if mark in marks}


def is_potion(item: ItemId) -> bool:
    """Whether an item is a potion: it is drunk from the knapsack."""
    return ITEMS[item].kind == "potion"
