"""The printed facts of The Yawning Portal, read from the YAML files beside this module."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from questboard.content import Deck, Source, load_entries

HERE = Path(__file__).parent

Letter: TypeAlias = Literal["R", "Y", "G", "B"]
Order: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[RYGB-]{4}$")]
BonusItem: TypeAlias = Literal[
    "R", "Y", "G", "B", "any", "diamond", "draw1", "draw2", "place", "swap", "unplace", "remove", "play",
    "potion", "exchange",
]  # fmt: skip
ActionName: TypeAlias = Literal[
    "place_R", "place_Y", "place_G", "place_B", "swap", "play", "enchant", "draw2", "diamond", "remove",
    "unplace", "potion", "exchange",
]  # fmt: skip


class Hero(msgspec.Struct, frozen=True, kw_only=True):
    """A Hero card."""

    id: str
    name: str
    species: str
    class_name: str
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
    class_name: str
    label: str
    text: str
    solo: str = ""
    source: Source


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """An Objective card."""

    id: str
    name: str
    text: str
    solo_text: str = ""
    x: Literal[1, 2, 3, 4]
    deck: Literal["base", "extra"]
    source: Source


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """An Action tile: its two sides in one of the two layouts."""

    layout: Literal["A", "B"]
    color: Letter
    count: int
    front: tuple[ActionName, ...]
    back: tuple[ActionName, ...]
    source: Source


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """Something the box holds a number of."""

    kind: str
    name: str
    count: int
    source: Source


HEROES = {hero.id: hero for hero in load_entries(HERE / "heroes.yaml", Hero)}
EFFECTS = {effect.code: effect for effect in load_entries(HERE / "effects.yaml", Effect)}
OBJECTIVES = {card.id: card for card in load_entries(HERE / "objectives.yaml", Objective)}
TILES: dict[tuple[str, str], Tile] = {
    (tile.layout, tile.color): tile for tile in load_entries(HERE / "tiles.yaml", Tile)
}
PIECES = load_entries(HERE / "supplies.yaml", Piece)
BOX = {piece.kind: piece.count for piece in PIECES}
"""How many tokens of each kind the box holds."""


def tile_actions(layout: str, color: str, front: bool) -> tuple[str, ...]:
    """The actions on one side of a tile, left to right."""
    tile = TILES[layout, color]
    return tile.front if front else tile.back


def decks() -> list[Deck]:
    """Every deck and supply with its count and where its figures come from."""
    names = {"R": "Red", "Y": "Yellow", "G": "Green", "B": "Blue"}
    return [
        *(
            Deck.of(f"{name} Heroes", [hero for hero in HEROES.values() if hero.color == color])
            for color, name in names.items()
        ),
        Deck.of("Hero effects", EFFECTS.values()),
        Deck.of("Objectives, base deck", [card for card in OBJECTIVES.values() if card.deck == "base"]),
        Deck.of("Objectives, extra deck", [card for card in OBJECTIVES.values() if card.deck == "extra"]),
        Deck.of("Action tiles", [tile for tile in TILES.values() if tile.layout == "B"]),
        Deck.of("Gameboard pieces", [piece for piece in PIECES if piece.kind == "board"]),
        Deck.of("Food tokens", [piece for piece in PIECES if piece.kind.startswith("food_")]),
        Deck.of("Gems", [piece for piece in PIECES if piece.kind.startswith("gem_")]),
        Deck.of("White Diamonds", [piece for piece in PIECES if piece.kind == "diamond"]),
        Deck.of("Enchant Food Potions", [piece for piece in PIECES if piece.kind == "potion"]),
        Deck.of("Player Reference cards", [piece for piece in PIECES if piece.kind == "reference"]),
    ]
