"""Cards, tiles and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questboard.picture.flow import Size, place_of
from questboard.picture.lettering import SANS, SANS_BOLD, SERIF_BOLD, fitted, size_to_fit, wrapped
from questboard.picture.measures import MEASURES
from questboard.picture.palette import Stock, mix, readable_on
from questboard.picture.svg import Box
from questboard.picture.tokens import SMALL
from questboard.scene import Node

if TYPE_CHECKING:
    from questboard.picture.painter import Painter

CARD = Size(186, 150)
BACK = Size(MEASURES.back.w, MEASURES.back.h)
TILE_WIDTH = 148.0
TILE_PRINT = 1.12
"""Tiles are printed larger than cards: what they say is done every turn."""
CAPTION = 17.0
NAME = MEASURES.name
PRINT = MEASURES.print
LEADING = 16.0


def natural_size(painter: Painter, node: Node) -> Size:
    """The room of a card that no board gives a place to and no scene a size."""
    if node.kind == "pile":
        return Size(BACK.w + 22, BACK.h + 12 + CAPTION)
    if node.face_down:
        return BACK
    if node.kind == "tile":
        loose = painter.strip_height(painter.loose(node), TILE_WIDTH - 18, SMALL)
        return Size(TILE_WIDTH, 40 + len(node.lines) * LEADING * TILE_PRINT + (loose + 10 if loose else 0))
    return CARD


def stock_of(painter: Painter, node: Node) -> Stock:
    """What a card is made of: parchment, or for a tile, enamel in its colour."""
    if node.kind == "card":
        return painter.theme.card
    paint = mix(painter.color(node.color), "#14181c", 0.62)
    return Stock(paint, painter.color(node.color or "brass"), "#fbf5e6", "#d8d2c4")


def card(painter: Painter, node: Node, box: Box) -> None:
    """A card face up with what is printed on it, or its back."""
    sheet = painter.sheet
    corner = 9.0 if box.w > 80 else 6.0
    sheet.rect(Box(box.x + 1.5, box.y + 2.5, box.w, box.h), corner, fill="#000", fill_opacity=0.35)
    if node.face_down:
        _back(painter, node, box, corner)
    else:
        _face(painter, node, box, corner)
    painter.ring(node, box, corner)
    if node.count is not None:
        painter.count(node.count, box.right + 5, box.y - 6)


def _back(painter: Painter, node: Node, box: Box, corner: float) -> None:
    sheet, paint = painter.sheet, painter.color(node.color or "walnut")
    sheet.rect(box, corner, fill=mix(paint, "#000000", 0.3), stroke=painter.theme.card.edge, stroke_width=1.5)
    frame = box.inset(max(3.0, min(box.w, box.h) * 0.06))
    sheet.rect(frame, corner * 0.7, fill=paint, stroke=mix(paint, "#ffffff", 0.4), stroke_width=1)
    caption = 20.0 if node.text and box.h > 90 else 0.0
    middle = Box(frame.x, frame.y, frame.w, frame.h - caption).square()
    if node.icon:
        emblem = middle.inset(middle.w * 0.5 - min(middle.w * 0.34, 44))
        sheet.disc(emblem.inset(-emblem.w * 0.2), fill=mix(paint, "#000000", 0.35), fill_opacity=0.55)
        sheet.icon(node.icon, emblem, mix(paint, "#ffffff", 0.82))
    if caption:
        ink = readable_on(paint)
        text = fitted(node.text, PRINT, frame.w - 12)
        sheet.text(frame.middle[0], frame.bottom - 8, text, PRINT, ink, SANS, "middle")


def _face(painter: Painter, node: Node, box: Box, corner: float) -> None:
    sheet, stock, is_card = painter.sheet, stock_of(painter, node), node.kind == "card"
    fill = "url(#parchment)" if is_card else stock.fill
    sheet.rect(box, corner, fill=fill, stroke=stock.edge, stroke_width=1.8)
    placed = [place_of(child, node, box) for child in node.children if child.at is not None]
    if node.color and is_card:
        _band(painter, node, box, placed, corner)
    area = writing_area(box, placed)
    if node.color and is_card and not placed:  # leave the thin band free
        area = Box(area.x, area.y if node.turned else area.y + 5, area.w, area.h - 5)
    strip = painter.loose(node)
    scale = min(MEASURES.largest, max(1.0, box.w / MEASURES.plain_width))
    with painter.on(stock):
        if strip:
            height = SMALL * scale
            room = painter.strip_height(strip, area.w, height)
            painter.strip(strip, Box(area.x, area.bottom - room, area.w, room), height)
            area = Box(area.x, area.y, area.w, area.h - room - 5)
        _print(painter, node, area, stock, scale)
        painter.placed(node, box)


def _band(painter: Painter, node: Node, box: Box, placed: list[Box], corner: float) -> None:
    """The edge in the card's colour: behind what is placed along it, else a thin line."""
    sheet, paint = painter.sheet, painter.color(node.color)
    below = placed[0].middle[1] > box.middle[1] if placed else node.turned
    depth = max((place.h for place in placed), default=0.0) + MEASURES.beyond_band
    band = Box(box.x + 1, box.bottom - depth if below else box.y + 1, box.w - 2, depth - 1)
    sheet.rect(band, corner - 1, fill=paint, fill_opacity=0.3 if placed else 1)
    if placed:
        sheet.rect(Box(band.x, band.y if below else band.bottom - 2.5, band.w, 2.5), fill=paint)


def writing_area(box: Box, placed: list[Box]) -> Box:
    """The largest part of a card, from edge to edge, on which nothing is placed."""
    top, tallest, start = box.y + 7, 0.0, box.y + 7
    taken = sorted((place.y - 3, place.bottom + 4) for place in placed)
    for begin, end in [*taken, (box.bottom, box.bottom)]:
        if begin - 7 - top > tallest:
            tallest, start = begin - 7 - top, top
        top = max(top, end + 7)
    return Box(box.x + 9, start, box.w - 18, tallest)


def _print(painter: Painter, node: Node, area: Box, stock: Stock, scale: float) -> None:
    """Emblem and name, then the smaller print as far as there is room."""
    sheet, is_card = painter.sheet, node.kind == "card"
    larger = scale if is_card else scale * TILE_PRINT
    size, leading = PRINT * larger, LEADING * larger
    x, y, lines = area.x, area.y, [*node.lines, *([node.figures] if node.figures else [])]
    if node.icon:
        side = (MEASURES.emblem.card if is_card else MEASURES.emblem.tile) * scale
        emblem = Box(area.x, area.y + 1, side, side)
        paint = painter.color(node.color or "brass")
        sheet.disc(emblem, fill=paint, stroke=mix(paint, "#000000", 0.4))
        if not (node.picture and sheet.drawing(node.picture, emblem.inset(1), round=True)):
            sheet.icon(node.icon, emblem.inset(side * 0.17), readable_on(paint))
        x += side + MEASURES.beside_emblem
    room = area.right - x
    if node.text:
        name = size_to_fit(node.text, NAME * scale, 12.5, room, SERIF_BOLD)
        y += NAME * scale + 1.5
        sheet.text(x, y, fitted(node.text, name, room, SERIF_BOLD), name, stock.ink, SERIF_BOLD)
        y += 2
    if node.icon and is_card and lines:
        y += size + 2
        sheet.text(x, y, fitted(lines.pop(0), size, room, SANS_BOLD), size, stock.faded, SANS_BOLD)
    if node.icon:
        y = max(y, area.y + (37 if is_card else 26) * scale)
    for line in lines:
        for part in wrapped(line, size, area.w, lines=int((area.bottom - y + 3) // leading)):
            y += leading
            sheet.text(area.x, y - 2, part, size, stock.ink)


def pile(painter: Painter, node: Node, box: Box) -> None:
    """A stack of cards with its count, and its name below."""
    sheet = painter.sheet
    caption = CAPTION if node.text else 0.0
    top = Box(box.x + 8, box.y + 6, box.w - 22, box.h - caption - 12)
    if node.count == 0:
        stock = painter.theme.hollow
        sheet.rect(top, 6, fill=stock.fill, stroke=stock.edge, stroke_width=1.5, stroke_dasharray="6 4")
        if node.icon:
            sheet.icon(node.icon, top.inset(top.w * 0.28), stock.edge, opacity=0.8)
    else:
        depth = min(3, (node.count or 1) - 1)
        for layer in range(depth, 0, -1):
            below = Box(top.x + 2.5 * layer, top.y + 2 * layer, top.w, top.h)
            paint = painter.color(node.color) if node.face_down else painter.theme.shade
            sheet.rect(below, 6, fill=mix(paint, "#000000", 0.4), stroke="#000", stroke_opacity=0.4)
        if node.face_down:
            _back(painter, node, top, 6)
        else:
            sheet.rect(top, 6, fill="url(#parchment)", stroke=painter.theme.card.edge, stroke_width=1.5)
            if node.icon:
                paint = painter.color(node.color or "brass")
                sheet.disc(top.inset(top.w * 0.16), fill=paint)
                sheet.icon(node.icon, top.inset(top.w * 0.24), readable_on(paint))
    if node.count is not None:
        painter.count(node.count, top.right + 9, top.y - 7)
    if caption:
        ink = painter.theme.panel.ink
        text = fitted(node.text, PRINT, box.w)
        sheet.text(box.x + box.w / 2, box.bottom - 3, text, PRINT, ink, SANS, "middle")
