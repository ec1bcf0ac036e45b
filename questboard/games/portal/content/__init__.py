"""The printed facts of The Yawning Portal, read from the YAML files beside this module."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from questboard.content import Deck, Page, Short, Source
from questboard.language import mark

HERE = Path(__file__).parent

Letter: TypeAlias = Literal["R", "Y", "G", "B"]
Layout: TypeAlias = Literal["B", "A"]
ClassName: TypeAlias = Literal[
    "Barbarian", "Bard", "Cleric", "Druid", "Fighter", "Monk", "Paladin", "Ranger", "Rogue", "Sorcerer",
    "Warlock", "Wizard", "Artificer",
]  # fmt: skip
Order: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^(?=-*[RYGB]-*[RYGB])[RYGB-]{4}$",
        description="four of R, Y, G, B and '-', at least two of them letters",
    ),
]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
BonusItem: TypeAlias = Literal[
    "R", "Y", "G", "B", "any", "diamond", "draw1", "draw2", "place", "swap", "unplace", "remove", "play",
    "potion", "exchange",
]  # fmt: skip
ActionName: TypeAlias = Literal[
    "place_R", "place_Y", "place_G", "place_B", "swap", "play", "enchant", "draw2", "diamond", "remove",
    "unplace", "potion", "exchange",
]  # fmt: skip

GEMS: tuple[BonusItem, ...] = ("R", "Y", "G", "B", "any")
"""Bonuses that are Gems; the others are actions."""
ACTION_NAMES: tuple[str, ...] = tuple(
    dict.fromkeys([*get_args(ActionName), *(item for item in get_args(BonusItem) if item not in GEMS)])
)

PieceKind: TypeAlias = Literal[
    "board_end", "board_insert", "food_R", "food_Y", "food_G", "food_B", "gem_R", "gem_Y", "gem_G", "gem_B",
    "diamond", "potion", "reference",
]  # fmt: skip


class Hero(msgspec.Struct, frozen=True, kw_only=True):
    """A Hero card."""

    id: str
    name: str
    species: str
    class_name: ClassName
    color: Letter
    effect: str
    order: Order
    pmb: tuple[BonusItem, ...]
    source: Source
    identity: Source

    @property
    def symbols(self) -> str:
        """The colours of the order without its blanks."""
        return self.order.replace("-", "")


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """What a Hero does on arrival, in words."""

    code: str
    class_name: ClassName
    label: str
    text: str
    solo: str = ""
    short: Short = ""
    """Its text where a card has no room for all of it."""
    source: Source


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """An Objective card."""

    id: str
    name: str
    text: str
    solo_text: str = ""
    short: Short = ""
    """Its text where a card has no room for all of it."""
    x: Literal[1, 2, 3, 4]
    deck: Literal["base", "extra"]
    source: Source


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """An Action tile: its two sides in one of the two layouts."""

    layout: Layout
    color: Letter
    count: Count
    front: tuple[ActionName, ...]
    back: tuple[ActionName, ...]
    source: Source


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """Something the box holds a number of."""

    kind: PieceKind
    name: str
    count: Count
    source: Source


COLORS: tuple[Letter, ...] = get_args(Letter)
LAYOUTS: tuple[Layout, ...] = get_args(Layout)


def load_effects(folder: Traversable) -> dict[str, Effect]:
    """The Hero effects by their codes."""
    page = Page(folder / "effects.yaml", Effect, "code")
    return {effect.code: effect for effect in page.entries}


def load_heroes(folder: Traversable, effects: dict[str, Effect]) -> dict[str, Hero]:
    """The Heroes by their ids: 17 of each colour, each with an effect of its class."""
    page = Page(folder / "heroes.yaml", Hero)
    # Decks are shuffled from the order of the file, so a saved game replays only in this one.
    page.expect(*(f"{color}{number:02}" for color in COLORS for number in range(1, 18)))
    for hero in page.entries:
        if not hero.id.startswith(hero.color):
            page.refuse(
                hero, f"color: expected {hero.id[0]!r} as the id {hero.id!r} says, got {hero.color!r}"
            )
        codes = [effect.code for effect in effects.values() if effect.class_name == hero.class_name]
        if hero.effect not in codes:
            known = " and ".join(codes) or "none"
            page.refuse(
                hero, f"effect: {hero.effect!r} is no effect of a {hero.class_name}; there is {known}"
            )
    return {hero.id: hero for hero in page.entries}


def load_objectives(folder: Traversable) -> dict[str, Objective]:
    """The Objectives by their ids."""
    page = Page(folder / "objectives.yaml", Objective)
    page.expect(*(f"O{number}" for number in range(1, 25)))
    return {card.id: card for card in page.entries}


def load_tiles(folder: Traversable) -> dict[tuple[str, str], Tile]:
    """The Action tiles by layout and colour."""
    page = Page(folder / "tiles.yaml", Tile, ("layout", "color"))
    page.expect(*product(LAYOUTS, COLORS))
    return {(tile.layout, tile.color): tile for tile in page.entries}


def load_pieces(folder: Traversable) -> list[Piece]:
    """The pieces and tokens, one entry for each kind."""
    page = Page(folder / "supplies.yaml", Piece, "kind")
    page.expect(*get_args(PieceKind))
    return page.entries


EFFECTS = load_effects(HERE)
HEROES = load_heroes(HERE, EFFECTS)
OBJECTIVES = load_objectives(HERE)
TILES = load_tiles(HERE)
PIECES = load_pieces(HERE)
BOX: dict[str, int] = {piece.kind: piece.count for piece in PIECES}
"""How many tokens of each kind the box holds."""


def tile_actions(layout: str, color: str, front: bool) -> tuple[str, ...]:
    """The actions on one side of a tile, left to right."""
    tile = TILES[layout, color]
    return tile.front if front else tile.back


def decks() -> list[Deck]:
    """Every deck and supply with its count and where its figures come from."""
    more = [card for card in OBJECTIVES.values() if card.deck == "extra"]
    names = mark({"R": "Red Heroes", "Y": "Yellow Heroes", "G": "Green Heroes", "B": "Blue Heroes"})
    return [
        *(
            Deck.of(name, [hero for hero in HEROES.values() if hero.color == color])
            for color, name in names.items()
        ),
        Deck.of(mark("Hero effects"), EFFECTS.values()),
        Deck.of(mark("Objectives, base deck"), [card for card in OBJECTIVES.values() if card.deck == "base"]),
        Deck.of(mark("Objectives, extra deck"), more),
        Deck.of(mark("Action tiles"), [tile for tile in TILES.values() if tile.layout == "B"]),
        Deck.of(mark("Gameboard pieces"), [piece for piece in PIECES if piece.kind.startswith("board_")]),
        Deck.of(mark("Food tokens"), [piece for piece in PIECES if piece.kind.startswith("food_")]),
        Deck.of(mark("Gems"), [piece for piece in PIECES if piece.kind.startswith("gem_")]),
        Deck.of(mark("White Diamonds"), [piece for piece in PIECES if piece.kind == "diamond"]),
        Deck.of(mark("Enchant Food Potions"), [piece for piece in PIECES if piece.kind == "potion"]),
        Deck.of(mark("Player Reference cards"), [piece for piece in PIECES if piece.kind == "reference"]),
    ]
