"""The printed facts of the Fantasy Adventure Board Game, read from the YAML files beside this module.

Dice are letters: Y yellow, R red, O orange, P purple and S the Special die. A pool is written in their
order of strength, strongest last: `YOOPS`. Adventures have files of their own in `adventures/`, which
`questboard.games.fantasy.layout` reads.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec

from questboard.content import Deck, Page, Short, Source, load_entries

HERE = Path(__file__).parent

Pool: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^Y{0,2}R?O{0,2}P?S?$", description="dice such as YRO or OOPS, in this order")
]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
AdventureSet: TypeAlias = Literal["base", "forest", "winter"]
CharacterClass: TypeAlias = Literal["fighter", "rogue", "cleric", "wizard", "druid", "barbarian"]
Kind: TypeAlias = Literal["weapon", "spell", "artifact", "potion", "booby trap", "ring", "bracers", "quest"]
Role: TypeAlias = Literal["pack", "brute", "hunter", "archer", "lurker", "caster", "dragon"]
Ability: TypeAlias = Literal["sneak", "search", "disable", "turn-undead", "heal", "rage", "bushes", "snow"]
DieName: TypeAlias = Literal[
    "yellow", "red", "orange", "purple", "special", "search", "disable", "turn-undead", "charge", "flight"
]


class Entry(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What every printed thing has."""

    id: str
    name: str
    source: Source
    """Where the mechanics are known from."""
    short: Short = ""
    """Its text where a card has no room for all of it."""


class Die(Entry, frozen=True, kw_only=True, dict=True):
    """A die with its six faces: numbers, or words such as star and blank."""

    id: DieName
    faces: tuple[int | str, ...]


class HeroCard(Entry, frozen=True, kw_only=True, dict=True):
    """A hero."""

    character_class: CharacterClass
    race: str
    set: AdventureSet
    hp: Count
    sp: int = 0
    ac: Count
    move: Count
    places: Count
    """For weapons and artifacts in use."""
    weapons: Count
    """How many of these places may hold weapons."""
    spells: int = 0
    """Places for spells in use."""
    knapsack: Count
    melee: int = 0
    """Swords added to melee attacks."""
    abilities: tuple[Ability, ...] = ()
    text: str

    @property
    def limit(self) -> int:
        """How many items the hero may carry (FA-091)."""
        return self.places + self.spells + self.knapsack


class ItemCard(Entry, frozen=True, kw_only=True, dict=True):
    """An Item card."""

    number: str
    """Our number for it, such as W01."""
    set: AdventureSet
    kind: Kind
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    count: Count = 1
    users: tuple[CharacterClass, ...] = ()
    """Whose card it is; for all if none is named."""
    special: str = ""
    """The adventure that gives it out, for a Special Item."""
    melee: Pool = ""
    ranged: Pool = ""
    reach: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    range: int = 0
    """How far it shoots; 0 for any distance."""
    power: Pool = ""
    """The pool of its Power Attack, with the Special die."""
    reroll: bool = False
    shots: Count = 1
    cost: int = 0
    """Spell Points."""
    area: Literal["", "line", "burst"] = ""
    """A spell whose pool is rolled once for all in a line or burst."""
    size: int = 0
    """How long the line is (0: unlimited), how wide the burst."""
    harms_heroes: bool = False
    """The area reaches heroes, too."""
    text: str = ""
    """What it does besides its dice, in a player's words."""

    @property
    def attacks(self) -> bool:
        """Whether one can attack with it."""
        return bool(self.melee or self.ranged)


class MonsterCard(Entry, frozen=True, kw_only=True, dict=True):
    """A Monster card."""

    letter: str
    """How maps write it."""
    set: AdventureSet
    cards: Count
    hp: Count
    ac: int
    move: Count
    melee: Pool
    ranged: Pool = ""
    breath: Pool = ""
    aura: Pool = ""
    skull: int = 0
    """The number that turns it; 0 if it is not undead."""
    role: Role
    flies: bool = False
    charges: bool = False
    grasps: bool = False
    bushes: bool = False
    """It moves through bushes."""
    large: bool = False
    """It stands on two by two squares."""
    text: str = ""


class TrapCard(Entry, frozen=True, kw_only=True, dict=True):
    """A kind of trap that lies on a space."""

    attack: Pool = ""
    names: Literal["", "monster", "to"] = ""
    """What an adventure says of each: the monster that it calls, or the square that it leads to."""
    text: str


class BasicItems(msgspec.Struct, frozen=True, kw_only=True):
    """The Basic Items of a hero in a set of adventures at a level, those in use first."""

    set: AdventureSet
    hero: str
    level: int
    items: tuple[str, ...]
    source: Source


E = TypeVar("E", bound=Entry)


def _by_id(file: str, of: type[E]) -> dict[str, E]:
    return {entry.id: entry for entry in load_entries(HERE / file, of)}


DICE = _by_id("dice.yaml", Die)
HEROES = _by_id("heroes.yaml", HeroCard)
MONSTERS = _by_id("monsters.yaml", MonsterCard)
TRAPS = _by_id("traps.yaml", TrapCard)
ITEM_FILES = (
    "weapons.yaml",
    "spells.yaml",
    "artifacts.yaml",
    "potions.yaml",
    "booby-traps.yaml",
    "forest-items.yaml",
    "winter-items.yaml",
)


def _items() -> dict[str, ItemCard]:
    found: dict[str, ItemCard] = {}
    for file in ITEM_FILES:
        page = Page(HERE / file, ItemCard)
        for entry in page.entries:
            if entry.id in found:
                page.refuse(entry, f"{entry.id!r} is taken; another file has it already")
            found[entry.id] = entry
    return found


ITEMS = _items()


def _basic() -> dict[tuple[str, str, int], tuple[str, ...]]:
    page = Page(HERE / "basic-items.yaml", BasicItems, ("set", "hero", "level"))
    for entry in page.entries:
        if entry.hero not in HEROES:
            page.refuse(entry, f"there is no hero {entry.hero!r}")
        for item in entry.items:
            if item not in ITEMS:
                page.refuse(entry, f"there is no item {item!r}")
    return {(entry.set, entry.hero, entry.level): entry.items for entry in page.entries}


BASIC_ITEMS = _basic()
"""By set, hero and level: what a hero starts with; where a set has no list, that of the base game holds."""


def basic_items(adventure_set: AdventureSet, hero: str, level: int) -> tuple[str, ...]:
    """The Basic Items of a hero (FA-010, FA-113, FA-157)."""
    return BASIC_ITEMS.get((adventure_set, hero, level)) or BASIC_ITEMS["base", hero, level]


def decks() -> list[Deck]:
    """Every deck with its provenance."""
    kinds: dict[str, list[ItemCard]] = {}
    for item in ITEMS.values():
        title = {"base": "", "forest": "Forbidden Forest: ", "winter": "Eternal Winter: "}[item.set]
        kinds.setdefault(f"{title}{item.kind}s".replace("bracerss", "bracers"), []).append(item)
    return [
        Deck.of("dice", DICE.values()),
        Deck.of("heroes", HEROES.values()),
        *(Deck.of(name, entries) for name, entries in kinds.items()),
        Deck.of("monster cards", [each for each in MONSTERS.values() for _ in range(each.cards)]),
        Deck.of("traps", TRAPS.values()),
    ]
