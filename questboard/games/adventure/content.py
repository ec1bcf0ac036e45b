"""What is printed in an Adventure System box: the entries of its content files, and the catalogue.

Each box reads its YAML into a `Box`; opening a box enters its cards, tiles and figures into the
catalogue, where the rules find them by id. Ids are unique over all boxes, so that a Hero of one
can stand in the dungeon of another (WA-012).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from questboard.content import Deck, Page, Short, Source
from questboard.kernel import SetupError

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Row: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[#.SDTLBVCR=PYFAHG]{4}$",
        description="four squares: # wall, . floor, S scorch mark or mushroom patch, D door, T stairs, "
        "L ladder, B table, V volcanic vent, C chasm, R river, = bridge, P pillar, Y crystal, F campfire, "
        "A statue, H throne, G lair",
    ),
]
WALLS = "#VPFAH"
"""Squares that can never be entered."""
GAPS = "CR"
"""Squares that only a large base can stand over, and that are no walls (LD-208, LD-215)."""
Triangle: TypeAlias = Literal["white", "black", "red", "none"]
Condition: TypeAlias = Literal["dazed", "poisoned", "immobilized"]
PowerType: TypeAlias = Literal["at-will", "daily", "utility"]
Reach: TypeAlias = Literal["adjacent", "tile", "within 1", "within 2", "within 3", "within 4"]
"""How far something reaches: to an adjacent square, on the same tile, within a number of tiles."""

Rider: TypeAlias = Literal[
    "dazed",
    "poisoned",
    "immobilized",
    "moved 1",  # the Hero is moved this many tiles, exactly if that can be (LD-140)
    "moved 2",
    "away 1",  # the Hero is moved this many tiles away from the attacker
    "away 2",
    "back",  # the Hero is moved onto the tile that the triangle of its tile points to
    "drag",  # the Hero is placed next to the attacker
    "disarm",  # the Hero discards an item
    "fall",  # the Hero goes onto the card
]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What every printed thing has."""

    id: str
    name: str
    source: Source
    short: Short = ""
    """Its text where a card has no room for all of it."""


class Tile(Entry, frozen=True, kw_only=True, dict=True):
    """A dungeon tile, its triangle pointing south; a double-size tile is two of them."""

    group: Literal["start", "standard", "named", "dire", "horrid", "destination"]
    triangle: Triangle
    grid: tuple[Row, Row, Row, Row]
    feature: Literal["", "long hallway", "entrance", "large chamber", "exit", "vent", "shelter"] = ""

    @cached_property
    def squares(self) -> str:
        """The sixteen squares, row by row from the north-west."""
        return "".join(self.grid)


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """An attack as it is printed: what a monster, a card or an item does to one target."""

    name: str
    bonus: int
    damage: int = 0
    miss: int = 0
    hit: tuple[Rider, ...] = ()
    missed: tuple[Rider, ...] = ()
    """What befalls a target that is missed."""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a Hero card."""

    armor_class: int
    hit_points: int
    speed: int
    surge_value: int
    source: Source


class Hero(Entry, frozen=True, kw_only=True):
    """A Hero card with both its sides."""

    race: str
    class_name: str
    levels: tuple[Level, Level]
    ability: str
    """The name of the special ability."""
    text: str
    """What the special ability does."""
    fixed: tuple[str, ...]
    """Powers that the Hero always has."""
    choose: dict[PowerType, int]
    """How many further powers of each type the Hero takes."""
    suggested: tuple[str, ...]
    """Powers for a first game."""


class Power(Entry, frozen=True, kw_only=True):
    """A Power card."""

    number: int
    hero: str
    type: PowerType
    use: Literal["attack", "move", "free", "reaction", "passive"]
    """Which action it takes, or that it needs none, or that it answers to something."""
    stance: bool = False
    """Whether a Stance token can lie on it; it is then not flipped (LD-103)."""
    tokens: int = 0
    """How many tokens lie on it at first; each use spends one, and it is not flipped (LD-102)."""
    more_tokens: int = 0
    """How many are added at level 2."""
    reach: Reach | None = None
    """How far its target may be."""
    bonus: int = 0
    damage: int = 0
    miss: int = 0
    text: str = ""
    """What it does besides the figures above, if anything."""


class Tactic(msgspec.Struct, frozen=True, kw_only=True):
    """One statement of a monster's tactics: the first that is true is carried out (WA-126)."""

    when: Literal[
        "always", "adjacent", "several adjacent", "tile", "within 1", "within 2", "within 3",
        "crowd within 1", "unwatched edge", "exactly 2", "immobilized within 1",
    ] = "always"  # fmt: skip
    at: Literal[
        "closest", "adjacent", "each adjacent", "each on tile", "each within 1", "each of the crowd",
        "farthest within 1", "most hit points", "fewest hit points", "two closest", "each on its tile",
    ] = "closest"  # fmt: skip
    """Whom it attacks or goes toward."""
    leap: bool = False
    """It first moves adjacent to its target."""
    attack: Attack | None = None
    times: int = 1
    """How often it attacks its target."""
    recover: bool = False
    """It first regains all its hit points."""
    own: bool = False
    """What it does is its own and declared with the box's cards; that uses the figures here."""
    ray: bool = False
    """The attack is rolled from the monster's table of rays."""
    toward: int = 0
    """How many tiles it moves toward its target."""
    explore: bool = False
    """It places a tile at an unexplored edge of its own."""
    then: Literal["", "follow", "withdraw", "slip away"] = ""
    """Afterwards it moves next to its target, away from all Heroes, or anywhere within 1 tile."""
    text: str
    """The tactic in a sentence, without its figures."""


class Monster(Entry, frozen=True, kw_only=True):
    """A Monster card, or one face of a Villain."""

    numbers: tuple[int, ...] = ()
    """The numbers of its cards; a Villain's card has none."""
    types: tuple[str, ...]
    armor_class: int
    hit_points: int
    experience: int
    base: Literal[1, 2, 3] = 1
    """How many squares wide its base is."""
    villain: bool = False
    figures: int = 1
    """How many figures a card brings: some bring none, some are drawn for two others (LD-204)."""
    passes: bool = False
    """Its card is passed to the right whenever it has acted (LD-139)."""
    enraged: str = ""
    """The face that a Villain's card is flipped to, and the damage at which."""
    enraged_at: int = 0
    face_of: str = ""
    """For such a second face: the Villain whose card it is."""
    character: str = ""
    """The Hero with the same figure: a Villain can't appear while a player plays it (LD-233)."""
    rays: tuple[tuple[int, Attack], ...] = ()
    """A table: the highest die for each ray."""
    text: str = ""
    """A special ability in a sentence."""
    tactics: tuple[Tactic, ...]

    @property
    def count(self) -> int:
        """How many cards there are of it."""
        return len(self.numbers) or 1


class Encounter(Entry, frozen=True, kw_only=True):
    """An Encounter card."""

    number: int
    copies: tuple[int, ...] = ()
    """The numbers of further copies."""
    kind: Literal["curse", "environment", "event", "event-attack", "hazard", "trap", "adventure"]
    at: Literal["active", "tile", "within 1", "all"] | None = None
    """Which Heroes its attack is made against."""
    attack: Attack | None = None
    disable: int = 0
    """What a roll to disable the Trap needs."""
    markers: int = 0
    again: bool = False
    """Afterwards another Encounter card is drawn."""
    text: str

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of all copies."""
        return (self.number, *self.copies)

    @property
    def count(self) -> int:
        """How many copies there are."""
        return len(self.numbers)


class Treasure(Entry, frozen=True, kw_only=True):
    """A Treasure card."""

    numbers: tuple[int, ...]
    price: int = 0
    use: Literal["passive", "free", "attack", "move", "reaction", "fortune"]
    after: Literal["keep", "flip", "discard"] = "keep"
    """What becomes of the card when it is used."""
    armor_class: int = 0
    speed: int = 0
    bonus: int = 0
    """What it adds to attack rolls against targets in `reach`."""
    reach: Reach | None = None
    attack: Attack | None = None
    """An attack of its own, on a target in `range`."""
    range: Reach | None = None
    text: str

    @property
    def count(self) -> int:
        """How many copies there are."""
        return len(self.numbers)


class Chamber(Entry, frozen=True, kw_only=True):
    """A Chamber card: what waits in the chamber, and what its goal is."""

    number: int
    villain: str = ""
    at_entrance: bool = False
    """The Villain is placed on the Chamber Entrance, not on any Chamber tile."""
    types: tuple[str, ...] = ()
    """A Monster of another type is discarded once and drawn again."""
    shield: bool = False
    text: str
    goal: str
    boon: str
    """The Boon that is won with it in the campaign Assault on Firestorm Peak."""


class Boon(Entry, frozen=True, kw_only=True):
    """A Boon card."""

    number: int
    when: Literal["before the first turn", "monster drawn", "between adventures"]
    type: str = ""
    """Which type of Monster it turns away."""
    text: str


class Villager(Entry, frozen=True, kw_only=True):
    """An Adventure card: a Villager who acts by tactics of its own."""

    number: int
    die: tuple[int, int]
    armor_class: int
    hit_points: int
    attack: Attack | None = None
    text: str


class Ally(Entry, frozen=True, kw_only=True):
    """An Ally card: a companion who acts by tactics of its own."""

    number: int
    character: str
    """The Hero who can't be an Ally while a player plays it, where there is one."""
    armor_class: int
    hit_points: int
    attack: Attack | None = None
    reach: Reach = "within 1"
    """How far the Ally looks for a Monster to attack."""
    text: str


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    """Where in the tile stack a special tile is: among the tiles first to last (WA-030)."""

    tile: str
    first: int
    last: int


class Adventure(Entry, frozen=True, kw_only=True):
    """An Adventure: how it is set up, and what it is about in our words."""

    origin: str = ""
    """Where we know its parts from, in a sentence or two; `source` is that of the least certain part."""
    heroes: tuple[int, int]
    cast: tuple[str, ...] = ()
    """The Heroes who can be played, where not all can."""
    starting_deck: bool = False
    """Whether only the cards of the Starting Deck are used (LD-166)."""
    start: str = "start"
    """The Start tile, or what its west and east halves are called before "-west" and "-east"."""
    slot: Slot | None = None
    chamber: Literal["", "dire", "horrid"] = ""
    chamber_card: str = ""
    """The Chamber card, where the Adventure names one."""
    doors: bool = False
    surges: int = 2
    solo_surges: int = 2
    treasure: bool = True
    """Whether each Hero starts with a Treasure card."""
    premise: str
    special: tuple[str, ...] = ()
    victory: str
    defeat: str

    @property
    def start_tiles(self) -> tuple[str, ...]:
        """The Start tile, or its two halves side by side (WA-038)."""
        return (self.start,) if self.start in TILES else (f"{self.start}-west", f"{self.start}-east")


class Piece(Entry, frozen=True, kw_only=True):
    """Tokens and markers that the box holds a number of."""

    count: Count


class Settings(msgspec.Struct, frozen=True):
    """How the rules of a box differ from those of another."""

    start_anywhere: bool = False
    """Heroes begin on any square of the Start tile, not next to the stairs."""
    downed_explore: bool = False
    """A downed Hero along an unexplored edge explores."""
    only_traps_block: bool = False
    """A Trap's marker is refused only by another Trap's marker, not by any marker."""
    overhang: bool = False
    """A large base needs only some floor under it."""
    items_shared: bool = False
    """The player who draws a starting Item says who gets it."""
    traps_replaced: bool = False
    """For a Trap that finds its Hero off the board another Encounter card is drawn."""
    break_anywhere: bool = False
    """A sealed dungeon is broken open from any square of a tile, not only from its middle."""
    any_payment: bool = False
    """Experience may be paid with any set of cards that is worth enough, even one card too many (LD-248)."""
    away_is_down: bool = False
    """In a Villain Phase a Hero off the tiles counts no more than one at 0 HP (LD-184)."""


E = TypeVar("E", bound=Entry)


DECKS = (
    "tiles",
    "heroes",
    "powers",
    "monsters",
    "encounters",
    "treasures",
    "chambers",
    "boons",
    "villagers",
    "allies",
    "adventures",
    "pieces",
)
"""What a box holds."""


class Box(msgspec.Struct, frozen=True):
    """All that one box of the Adventure System holds, each kind of thing by id."""

    name: str
    tiles: dict[str, Tile]
    heroes: dict[str, Hero]
    powers: dict[str, Power]
    monsters: dict[str, Monster]
    encounters: dict[str, Encounter]
    treasures: dict[str, Treasure]
    chambers: dict[str, Chamber]
    boons: dict[str, Boon]
    villagers: dict[str, Villager]
    allies: dict[str, Ally]
    adventures: dict[str, Adventure]
    pieces: dict[str, Piece]
    settings: Settings = Settings()
    """How its rules differ from those of other boxes."""
    guests: str = ""
    """Its clause about cards of other boxes, for whatever these cite."""
    clauses: dict[str, str] = {}
    """Which of its own clauses say what the clauses say that the shared rules cite."""
    patch: tuple[str, str] | None = None
    """What is printed where Monsters are placed, if it is no scorch mark: its icon, and what it is."""

    def holds(self, card: str) -> bool:
        """Whether something of this id is printed in the box; adventures are named with their box."""
        box, _, number = card.rpartition("-")
        return any(card in getattr(self, field) for field in DECKS) or (
            box == self.name and number in self.adventures
        )

    def decks(self) -> list[Deck]:
        """Every deck with its provenance."""
        return [Deck.of(field.replace("_", " "), getattr(self, field).values()) for field in DECKS]


def load_box(name: str, folder: Traversable, **more: Any) -> Box:
    """Read a box from its content files; a mistake is reported with file and line.

    More keywords are fields of the box that are not printed.
    """

    def entries(kind: type[E], file: str) -> dict[str, E]:
        if not (folder / f"{file}.yaml").is_file():
            return {}  # not every box has all kinds of things
        page = Page(folder / f"{file}.yaml", kind)
        return {entry.id: entry for entry in page.entries}

    return Box(
        name,
        entries(Tile, "tiles"),
        entries(Hero, "heroes"),
        entries(Power, "powers"),
        entries(Monster, "monsters"),
        entries(Encounter, "encounters"),
        entries(Treasure, "treasures"),
        entries(Chamber, "chambers"),
        entries(Boon, "boons"),
        entries(Villager, "villagers"),
        entries(Ally, "allies"),
        entries(Adventure, "adventures"),
        entries(Piece, "pieces"),
        **more,
    )


# ---- the catalogue: everything in the boxes that have been opened

BOXES: dict[str, Box] = {}
ADVENTURES: dict[str, Adventure] = {}
"""Adventures by box and number, as in "drizzt-11"."""
CLAUSES: dict[str, dict[str, str]] = {}
"""By box: which clauses its players read instead of those of the shared rules or of another box."""
TILES: dict[str, Tile] = {}
HEROES: dict[str, Hero] = {}
POWERS: dict[str, Power] = {}
MONSTERS: dict[str, Monster] = {}
ENCOUNTERS: dict[str, Encounter] = {}
STANCES: list[str] = []
"""The powers that are stances a Hero can take at any time in its Hero Phase."""
TREASURES: dict[str, Treasure] = {}
CHAMBERS: dict[str, Chamber] = {}
BOONS: dict[str, Boon] = {}
VILLAGERS: dict[str, Villager] = {}
ALLIES: dict[str, Ally] = {}
FRIENDS: dict[str, Villager | Ally] = {}
"""Villagers and Allies."""


def open_box(box: Box, after: Box | None = None) -> Box:
    """Enter a box into the catalogue; an id that another box has already is refused.

    Boxes whose Heroes are each other's guests are always opened in one order: this one after another.
    """
    if after is not None and after.name not in BOXES:
        raise SetupError(f"{box.name} is opened after {after.name}")
    if box.name not in BOXES:
        BOXES[box.name] = box
        _enter_clauses()
        ADVENTURES.update({f"{box.name}-{number}": each for number, each in box.adventures.items()})
        _enter(TILES, box.tiles)
        _enter(HEROES, box.heroes)
        _enter(POWERS, box.powers)
        STANCES.extend(card for card, power in box.powers.items() if power.stance and power.type == "utility")
        _enter(MONSTERS, box.monsters)
        _enter(ENCOUNTERS, box.encounters)
        _enter(TREASURES, box.treasures)
        _enter(CHAMBERS, box.chambers)
        _enter(BOONS, box.boons)
        _enter(VILLAGERS, box.villagers)
        _enter(ALLIES, box.allies)
        FRIENDS.update(box.villagers)
        FRIENDS.update(box.allies)
        for number, each in box.adventures.items():
            if missing := [tile for tile in each.start_tiles if tile not in TILES]:
                where = f"adventure {number} of {box.name} starts on {each.start!r}"
                raise SetupError(f"{where}, but there is no tile {missing[0]!r}")
    return box


def _enter_clauses() -> None:
    """A box without clauses of its own cites the shared ones, also for what a guest's card cites."""
    shared = {own: each for box in BOXES.values() for each, own in reversed(box.clauses.items())}
    CLAUSES.update({name: box.clauses or shared for name, box in BOXES.items()})


GUESTS_COME_FROM = ("ashardalon", "drizzt")
"""The boxes whose Heroes visit others, in the order in which they are opened."""


def guests_of(box: str) -> list[str]:
    """The Heroes of other boxes who may join: always the same, whatever else is open."""
    return [hero for other in GUESTS_COME_FROM if other != box for hero in BOXES[other].heroes]


def _enter(shelf: dict[str, E], entries: Mapping[str, E]) -> None:
    for name, entry in entries.items():
        if name in shelf:
            raise SetupError(f"two boxes have a {type(entry).__name__} called {name!r}")
        shelf[name] = entry


STARTING_DECK = range(1, 101)
"""The numbers of the cards of a Starting Deck, in boxes that have one (LD-008)."""


def deck_of(entries: Mapping[str, Any], starting: bool = False) -> Iterable[str]:
    """A deck, card by card, with all copies; or only those copies that are in the Starting Deck."""
    for entry in entries.values():
        for number in entry.numbers:
            if not starting or number in STARTING_DECK:
                yield entry.id
