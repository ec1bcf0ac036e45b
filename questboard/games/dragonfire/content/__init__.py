"""The printed facts of Dragonfire, read from the YAML files beside this module.

Colours are Class Types: K Martial, B Arcane, G Devotion, R Deception. Damage is written as on the
cards: `BB1` is two points of blue and one that is colourless. A track is written from top to bottom,
`6 / KK ~ BB / 3`: `~` is the Tripwire line, and `[KK]` a level with square icons.
"""

from __future__ import annotations

import re
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from questboard.content import Deck, Page, Short, Source, load_entries

HERE = Path(__file__).parent

ClassType: TypeAlias = Literal["K", "B", "G", "R"]
Colors: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^[KBGR]{0,2}$", description="letters of K, B, G and R, or nothing")
]
Damage: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^[KBGR]*[1-9]?$", description="damage such as K, BB1 or 2")
]
TrackText: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(\[[KBGR]+\]|[KBGR]+|[1-9])( [/~] (\[[KBGR]+\]|[KBGR]+|[1-9]))*$",
        description="levels such as 3, KK or [BB] with ' / ' or one ' ~ ' between them",
    ),
]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
CharacterClass: TypeAlias = Literal["Fighter", "Wizard", "Cleric", "Rogue"]
Race: TypeAlias = Literal["Human", "Shield Dwarf", "Half-Elf", "Sun Elf", "Half-Orc"]
EncounterType: TypeAlias = Literal[
    "Aberration", "Beast", "Celestial", "Construct", "Dragon", "Elemental", "Fey", "Fiend", "Giant",
    "Humanoid", "Monstrosity", "Ooze", "Plant", "Undead", "Location",
]  # fmt: skip
DeckName: TypeAlias = Literal[
    "dungeon-1", "dungeon-2", "wilderness-1", "city-1", "adventurers-2", "difficulty-3", "adventure"
]
Scope: TypeAlias = Literal["turn", "round", "scene", "game"]
"""How often something may be used: once per."""

CLASS_NAMES: dict[str, str] = {"K": "Martial", "B": "Arcane", "G": "Devotion", "R": "Deception"}
"""The Class Types by the letters of their colours."""
CLASS_TYPE: dict[str, ClassType] = {"Fighter": "K", "Wizard": "B", "Cleric": "G", "Rogue": "R"}
BASIC = {"K": "glory", "B": "cantrip", "G": "grace", "R": "stealth"}
"""The Basic card of each Class Type (DF-061)."""


class Level(NamedTuple):
    """One level of a damage track."""

    color: str
    """The letter of its icons, or "" for a colourless level."""
    amount: int
    square: bool = False
    """It has square icons: level damage can't clear it (DF-187)."""


class Track(NamedTuple):
    """A damage track from top to bottom."""

    levels: tuple[Level, ...]
    tripwire: int
    """How many levels are above the Tripwire line; 0 where there is none."""


def read_track(text: str) -> Track:
    """A damage track as it is written.

    >>> read_track("6 / [KK] ~ 3")
    Track(levels=(Level(color='', amount=6, square=False), Level(color='K', amount=2, square=True), \
Level(color='', amount=3, square=False)), tripwire=2)
    """
    parts = re.split(r" ([/~]) ", text)
    levels = []
    for word in parts[::2]:
        icons = word.strip("[]")
        square = word.startswith("[")
        levels.append(Level("", int(icons)) if icons.isdigit() else Level(icons[0], len(icons), square))
    lines = parts[1::2]
    return Track(tuple(levels), lines.index("~") + 1 if "~" in lines else 0)


class Entry(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What every printed thing has."""

    id: str
    name: str
    source: Source
    """Where the mechanics are known from."""
    short: Short = ""
    """Its text where a card has no room for all of it."""


class CardEntry(Entry, frozen=True, kw_only=True, dict=True):
    """A card that goes into a player's deck: Basic, Market card or Magic Item."""

    color: Colors = ""
    cost: int = 0
    count: Count = 1
    damage: Damage = ""
    swords: int = 0
    requires: Literal["", "class", "play", "purchase"] = ""
    """Requires its own Class Type as a Class, as a card played before, or played in the turn of buying."""
    text: str = ""
    assist: str = ""
    any_time: bool = False
    """Its text may be used on any turn; on another player's turn it counts as an Assist (DF-163)."""
    remains: Literal["", "scene", "game", "start"] = ""
    """Remains in Play for the Scene, for the game, or from the start of the game on."""
    heals: bool = False
    """Its text heals somebody."""
    basic: bool = False
    rarity: Literal["", "common", "uncommon", "rare", "very rare"] = ""
    """Magic Items only."""
    category: Literal["", "weapon", "armor", "shield", "misc"] = ""
    tags: tuple[Literal["Light", "Hide", "Heavy", "Arcane", "Devotion", "Deception", "Martial"], ...] = ()
    spent: Literal["", "deplete", "consume"] = ""
    """What happens to it when it is played (DF-318, DF-319)."""
    spent_instead: Literal["", "deplete", "consume"] = ""
    """What happens to it when its other use is chosen; see `instead`."""
    instead: str = ""
    """The other use of the card, in words: it replaces damage and text."""
    repack: bool = False

    @property
    def item(self) -> bool:
        """Whether it is a Magic Item."""
        return self.rarity != ""

    @property
    def works_in_play(self) -> bool:
        """Whether it lies before its player once it is played."""
        return self.remains != ""


class ScreenEntry(Entry, frozen=True, kw_only=True, dict=True):
    """A Character screen."""

    race: Race
    character_class: CharacterClass
    sex: Literal["male", "female"]
    pack: dict[ClassType, int]
    """The Equipment Pack: how many Basic cards of each Class Type."""
    hand: Count
    gold: int
    hp: Count
    ability: Literal[
        "",
        "relentless-endurance",
        "dwarven-resilience",
        "well-connected",
        "silver-tongue",
        "keen-mind",
    ] = ""
    limits: dict[Literal["weapon", "armor", "shield", "misc"], int]
    tags: dict[Literal["weapon", "armor", "shield", "misc"], tuple[str, ...]] = {}
    """What has to be on an item of a category, one of these words, where the screen says so."""

    @property
    def class_type(self) -> ClassType:
        """The primary Class Type."""
        return CLASS_TYPE[self.character_class]


class AbilityEntry(Entry, frozen=True, kw_only=True, dict=True):
    """What a race or class can do, as its screen says."""

    text: str
    scope: Scope | None = None


class Tokens(msgspec.Struct, frozen=True, kw_only=True):
    """The tokens that an encounter brings."""

    count: Count
    track: TrackText
    strength: int
    type: EncounterType | None = None
    """Where it differs from the card's."""


class EncounterEntry(Entry, frozen=True, kw_only=True, dict=True):
    """An encounter card."""

    deck: DeckName
    count: Count = 1
    color: ClassType
    type: EncounterType
    capacity: int = 0
    """How many characters a Location holds."""
    track: TrackText
    strength: int
    gold: int
    tokens: Tokens | None = None
    text: str = ""
    environment: str = ""
    """The environment of a Difficulty 3 card."""

    @cached_property
    def levels(self) -> Track:
        """The damage track."""
        return read_track(self.track)

    @property
    def location(self) -> bool:
        """Whether it is a Location."""
        return self.type == "Location"

    @property
    def difficulty(self) -> int:
        """The Difficulty Rating."""
        return 2 if self.deck == "adventure" else int(self.deck[-1])

    @property
    def slaad(self) -> bool:
        """Whether it is a Slaad: the Portal isn't one."""
        return "slaad" in self.id.split("-") and not self.location


class DragonfireCardEntry(Entry, frozen=True, kw_only=True, dict=True):
    """A Dragonfire card."""

    text: str = ""
    """What happens at the reveal, or while it is the active card."""
    continuous: bool = False
    thresholds: dict[int, str] = {}
    """By Dragonfire level."""
    printed_thresholds: dict[int, str] | None = None
    """The same in the profile `printed`, where it differs."""
    deadfall: str = ""


class FeatureEntry(Entry, frozen=True, kw_only=True, dict=True):
    """A Feature sticker."""

    xp: Count
    group: Literal["background", "generic", "class", "race"]
    open_to: str = ""
    """The Character Class or race that may have it."""
    primary_name: str
    """No two visible Features share it (DF-282)."""
    subclass: bool = False
    """A primary Subclass Feature: one at most (DF-285)."""
    requires: str = ""
    """The id of the Feature that must be visible."""
    counts_as: Colors = ""
    """A Class Type that the character has by it (DF-292)."""
    scope: Scope | None = None
    uses: Count = 1
    """How often per scope."""
    hp: int = 0
    """By how much it raises starting and maximum HP."""
    although_stunned: bool = False
    """It works while its character is Stunned, as no other does (DF-230)."""
    text: str


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A bonus challenge of an Adventure."""

    id: str
    name: str
    xp: Count
    text: str


class AdventureEntry(Entry, frozen=True, kw_only=True, dict=True):
    """An Adventure."""

    level: Count
    story: str
    primary: DeckName
    secondary: DeckName | None = None
    scenes: tuple[int, ...]
    """The encounters of each Scene beyond the number of players."""
    fewest: int = 0
    """No Scene has fewer encounters than this."""
    start: int = 0
    """The Dragonfire level at the start."""
    scene_xp: int = 1
    completion_xp: int = 2
    challenges: tuple[Challenge, ...] = ()
    foe: str = ""
    """An encounter that stands for it in pictures."""
    text: tuple[str, ...] = ()
    """Its rules, one sentence or two for each."""

    def encounters(self, scene: int, players: int) -> int:
        """How many encounters a Scene has, before the extra of five or six players."""
        return max(self.fewest, players + self.scenes[scene - 1])


class Build(msgspec.Struct, frozen=True, kw_only=True):
    """Features to begin with."""

    character_class: CharacterClass
    level: Annotated[int, msgspec.Meta(ge=1, le=5)]
    slots: tuple[str, ...]
    """From slot 1 on; the Background there is free."""


E = TypeVar("E", bound=Entry)


def _load(folder: Traversable, name: str, of: type[E]) -> dict[str, E]:
    return {entry.id: entry for entry in Page(folder / f"{name}.yaml", of).entries}


CARDS = {**_load(HERE, "market", CardEntry), **_load(HERE, "items", CardEntry)}
"""Basic cards, Market cards and Magic Items."""
SCREENS = _load(HERE, "screens", ScreenEntry)
ABILITIES = _load(HERE, "abilities", AbilityEntry)
ENCOUNTERS = _load(HERE, "encounters", EncounterEntry)
DRAGONFIRE = _load(HERE, "dragonfire", DragonfireCardEntry)
FEATURES = _load(HERE, "features", FeatureEntry)
ADVENTURES = _load(HERE, "adventures", AdventureEntry)

BUILDS: dict[tuple[str, int], tuple[str, ...]] = {
    (build.character_class, build.level): build.slots
    for build in load_entries(HERE / "builds.yaml", Build, ("character_class", "level"))
}
"""The suggested Features by Character Class and Character Level."""

MARKET = [card for card in CARDS.values() if not card.basic and not card.item]
ITEMS = [card for card in CARDS.values() if card.item]


def encounter_deck(name: str) -> list[str]:
    """The cards of an Encounter Deck, every copy of them."""
    return [card.id for card in ENCOUNTERS.values() if card.deck == name for _ in range(card.count)]


def market_deck() -> list[str]:
    """The cards of the Market Deck, every copy of them."""
    return [card.id for card in MARKET for _ in range(card.count)]


def decks() -> list[Deck]:
    """Every deck with its provenance."""
    encounters = ENCOUNTERS.values()
    return [
        Deck.of("Basic cards", [card for card in CARDS.values() if card.basic]),
        Deck.of("Market Deck", MARKET),
        Deck.of("Magic Items", ITEMS),
        Deck.of("Character screens", SCREENS.values()),
        *(
            Deck.of(title, [card for card in encounters if card.deck == name])
            for name, title in DECK_TITLES.items()
        ),
        Deck.of("Dragonfire deck", DRAGONFIRE.values()),
        Deck.of("Features", FEATURES.values()),
        Deck.of("Adventures", ADVENTURES.values()),
    ]


DECK_TITLES: dict[str, str] = {
    "dungeon-1": "Dungeon Difficulty 1",
    "dungeon-2": "Dungeon Difficulty 2",
    "wilderness-1": "Wilderness Difficulty 1",
    "city-1": "City Difficulty 1",
    "adventurers-2": "Adventurers Difficulty 2",
    "difficulty-3": "Difficulty 3",
}
