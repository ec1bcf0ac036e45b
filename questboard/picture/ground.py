"""Open ground: tiles of rock with a floor in them, their squares, walls and doors, and mist beyond."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questboard.picture.palette import contrast, mix, readable_on
from questboard.picture.svg import Box
from questboard.scene import Node

if TYPE_CHECKING:
    from questboard.picture.painter import Painter

ROCK, FLOOR, STONE = "#32302b", "#aba8a0", "#7c7b77"
WALL_SIDE = 0.24
"""How high a wall looks from the south, in squares."""
VISIBLE = 2.0
"""Mist of less contrast would not be seen on the table."""
TINT = 0.18
"""How much of its colour shows on the floor of a tile."""
PAINT = 0.55
"""How much of its colour shows on a square that is ground of that colour."""
NUMBER = 0.3
"""How high the number of a tile is, in squares."""
FOG = "#4b5560"


def is_floor(node: Node) -> bool:
    """Whether a tile is a piece of ground, with things placed on it."""
    return node.kind == "tile" and node.at is not None and not node.lines


def is_misty(node: Node) -> bool:
    """Whether a slot is a place of which nothing is known yet."""
    return node.hollow and node.at is not None and not (node.icon or node.text or node.children)


def tile(painter: Painter, node: Node, box: Box) -> None:
    """A tile: wherever it has squares there is floor, all else is rock; without any it is plain stone."""
    sheet = painter.sheet
    sheet.rect(Box(box.x + 2, box.y + 3, box.w, box.h), fill="#000", fill_opacity=0.4)
    squares = [
        child
        for child in node.children
        if child.kind == "square" and child.at is not None and child.size is None
    ]
    open_squares = {(int(child.at[0]), int(child.at[1])) for child in squares if child.at}
    floor = mix(FLOOR, painter.color(node.color), TINT) if node.color else FLOOR

    def textured(what: str, otherwise: str) -> str:
        return painter.textured(what, otherwise, box, box.w / (node.size or (1.0, 1.0))[0])

    sheet.rect(box, fill=textured("wall", ROCK) if open_squares else STONE, stroke="#000", stroke_opacity=0.5)
    wide, high = node.size or (1.0, 1.0)
    across, down = box.w / wide, box.h / high
    for child in sorted(squares, key=lambda child: child.at or (0.0, 0.0)):
        assert child.at
        x, y = int(child.at[0]), int(child.at[1])
        here = Box(box.x + x * across, box.y + y * down, across, down)
        paint = mix(floor, painter.color(child.color), PAINT) if child.color else floor
        sheet.rect(here, fill=textured(f"soil-{child.color}" if child.color else "floor", paint))
        if y > 0 and (x, y - 1) not in open_squares:
            sheet.rect(
                Box(here.x, here.y, here.w, here.h * WALL_SIDE), fill=textured("side", mix(ROCK, floor, 0.38))
            )
        for side in walls(here, x, y, int(wide), int(high), open_squares):
            sheet.rect(side, fill="#000", fill_opacity=0.55)
    if node.text:  # its squares are called after it
        size = across * NUMBER
        plate = Box(box.x, box.y, size * (0.5 + 0.62 * len(node.text)), size * 1.2)
        sheet.rect(plate, size * 0.2, fill="#000", fill_opacity=0.7)
        sheet.text(plate.middle[0], box.y + size * 0.97, node.text, size, "#fff", anchor="middle")


def walls(here: Box, x: int, y: int, wide: int, high: int, floor: set[tuple[int, int]]) -> list[Box]:
    """Where a square meets the rock of its tile."""
    thin = here.w * 0.06
    sides = {
        (x, y - 1): Box(here.x, here.y - thin / 2, here.w, thin),
        (x, y + 1): Box(here.x, here.bottom - thin / 2, here.w, thin),
        (x - 1, y): Box(here.x - thin / 2, here.y, thin, here.h),
        (x + 1, y): Box(here.right - thin / 2, here.y, thin, here.h),
    }
    return [
        side
        for (column, row), side in sides.items()
        if 0 <= column < wide and 0 <= row < high and (column, row) not in floor
    ]


def square(painter: Painter, node: Node, box: Box) -> None:
    """A square of a floor; one with a colour and a size is something that lies flat on it."""
    sheet = painter.sheet
    if node.face_down:
        fog(painter, node, box)
        return
    if node.picture and sheet.drawing(node.picture, box):
        painter.ring(node, box.inset(2), 3)
        return
    if node.color and node.size:
        paint = painter.color(node.color)
        sheet.rect(
            box.inset(3), box.w * 0.14, fill=paint, fill_opacity=0.65,
            stroke=mix(paint, "#000000", 0.45), stroke_width=2, stroke_dasharray="7 4",
        )  # fmt: skip
        ink, opacity = readable_on(paint), 0.92
    else:
        sheet.rect(box.inset(0.5), fill="#fff", fill_opacity=0.04, stroke="#000", stroke_opacity=0.26)
        ink, opacity = "#2a2118", 0.55
    if node.icon:
        sheet.icon(node.icon, box.inset(min(box.w, box.h) * 0.16), ink, opacity=opacity)
    if node.text:
        size = min(13.0, box.h * 0.3)
        sheet.text(box.middle[0], box.bottom - 4, node.text, size, ink, anchor="middle")
    painter.ring(node, box.inset(2), 3)


def fog(painter: Painter, node: Node, box: Box) -> None:
    """Ground that nobody has explored; those who know what is there see it through a veil."""
    if node.hollow:
        painter.sheet.rect(box, fill=FOG, fill_opacity=0.3)
        return
    painter.sheet.rect(box, fill=mix(FOG, painter.theme.page.fill, 0.35))
    cloud = (
        '<radialGradient id="cloud"><stop stop-color="#fff" stop-opacity=".13"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
    )
    fog = (
        '<pattern id="fog" width="220" height="180" patternUnits="userSpaceOnUse"><g fill="url(#cloud)">'
        '<ellipse cx="70" cy="50" rx="70" ry="34"/><ellipse cx="150" cy="120" rx="68" ry="36"/>'
        '<ellipse cx="40" cy="140" rx="40" ry="26"/></g></pattern>'
    )
    for definition in (cloud, fog):
        if definition not in painter.sheet.definitions:
            painter.sheet.definitions.append(definition)
    painter.sheet.rect(box, fill="url(#fog)")


def wall(painter: Painter, node: Node, box: Box) -> None:
    """Something that nothing passes: rock, or a door of planks with its mark."""
    sheet, paint = painter.sheet, painter.color(node.color or "ink")
    if node.picture and sheet.drawing(node.picture, box):
        return
    sheet.rect(box, fill=paint, stroke=mix(paint, "#000000", 0.5), stroke_width=1.5)
    if not node.icon:
        return
    along = box.w >= box.h
    for part in (0.25, 0.5, 0.75):
        x, y = (box.x + box.w * part, box.y) if along else (box.x, box.y + box.h * part)
        wide, high = (1.2, box.h) if along else (box.w, 1.2)
        sheet.rect(Box(x, y, wide, high), fill="#000", fill_opacity=0.4)
    sheet.icon(node.icon, box.inset(min(box.w, box.h) * 0.16), readable_on(paint))


def mist(painter: Painter, node: Node, box: Box) -> None:
    """What nobody knows yet."""
    name, page = f"mist-{node.color or 'diamond'}", painter.theme.page
    paint = painter.color(node.color or "diamond")
    if contrast(paint, page.fill) < VISIBLE:
        paint = page.faded
    gradient = (
        f'<radialGradient id="{name}"><stop stop-color="{paint}" stop-opacity=".62"/>'
        f'<stop offset=".45" stop-color="{paint}" stop-opacity=".36"/>'
        f'<stop offset="1" stop-color="{paint}" stop-opacity="0"/></radialGradient>'
    )
    if gradient not in painter.sheet.definitions:
        painter.sheet.definitions.append(gradient)
    painter.sheet.rect(box, fill=f"url(#{name})")
