"""What can be looked up in a box: its cards as they are printed, its Adventures, tokens and tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questboard.games.adventure.content import HEROES, Box, Tile
from questboard.games.adventure.scene.cards import hero_figures, hero_lines, printed_lines
from questboard.kernel import Topic

GROUPS = {
    "start": "Start tile",
    "standard": "Dungeon tile",
    "named": "Special tile",
    "dire": "Tile of the Dire Chamber",
    "horrid": "Tile of the Horrid Chamber",
    "destination": "Tile behind another",
}


def printed(kind: str, card: str) -> Sequence[str]:
    """What is printed on a card."""
    if kind == "hero":
        levels = [f"Level {level}: {hero_figures(card, level)}" for level in (1, 2)]
        return (*hero_lines(card, 1), *levels) if card in HEROES else ()
    return printed_lines(card) if kind not in ("mark", "thing", "verb", "quest") else ()


def topics(box: Box) -> Iterable[Topic]:
    """Adventures with their special rules, tokens and tiles."""
    for number, each in box.adventures.items():
        ends = (f"Victory: {each.victory}", f"Defeat: {each.defeat}")
        text = (each.premise, *each.special, *ends)
        yield Topic(number, each.name, "adventure", text, card=f"{box.name}-{number}")
    for piece in box.pieces.values():
        yield Topic(piece.id, piece.name, "piece", (f"{piece.count} in the box.",))
    for tile in box.tiles.values():
        yield Topic(tile.id, tile.name, "tile", (tile_in_words(tile),))


def tile_in_words(tile: Tile) -> str:
    """What sort of tile it is, and its triangle."""
    triangle = "" if tile.triangle == "none" else f", {tile.triangle} triangle"
    feature = f", {tile.feature}" if tile.feature else ""
    return f"{GROUPS[tile.group]}{triangle}{feature}."
