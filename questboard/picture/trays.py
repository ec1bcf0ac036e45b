"""Trays let things flow; boards and tracks give each its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questboard.picture.flow import Flow, Size, balanced, flow
from questboard.picture.lettering import SANS, SANS_BOLD, SERIF_BOLD, Face, fitted, width
from questboard.picture.palette import mix
from questboard.picture.svg import Box
from questboard.scene import Node

if TYPE_CHECKING:
    from questboard.picture.painter import Painter

BOARD_UNIT = 76.0
"""Pixels to a unit of a board at most; a wide board is drawn smaller."""
GAP = 10.0
GROUP_GAP = 16.0
"""Between trays inside a tray."""
PADDING = 14.0


# ---- panels: trays that stand by themselves


def panel_size(painter: Painter, node: Node, limit: float) -> Size:
    """The room of a tray with a frame and a heading of its own."""
    inside = _inside(painter, node, limit - 2 * PADDING)
    heading = _heading_width(node, 18, SERIF_BOLD, 14.5)
    return Size(max(inside.w, heading) + 2 * PADDING, inside.h + _panel_top(node) + PADDING)


def panel(painter: Painter, node: Node, box: Box) -> None:
    """A tray with a frame and a heading of its own."""
    stock, sheet = painter.theme.panel, painter.sheet
    sheet.rect(Box(box.x + 2, box.y + 3, box.w, box.h), 12, fill="#000", fill_opacity=0.3)
    sheet.rect(box, 12, fill=stock.fill, stroke=stock.edge, stroke_width=1.5)
    painter.ring(node, box.inset(2), 10)
    _write_heading(painter, node, box.x + PADDING, box.y + 25, box.w - 2 * PADDING, 18, SERIF_BOLD, 14.5)
    _flow_children(painter, node, box.x + PADDING, box.y + _panel_top(node), box.w - 2 * PADDING)


def _panel_top(node: Node) -> float:
    """What a panel needs above its things: room for its heading, else a margin."""
    return _heading(node, 36) or PADDING


# ---- trays inside other things


def tray_size(painter: Painter, node: Node, limit: float) -> Size:
    """The room of a tray inside another thing."""
    inside = _inside(painter, node, limit)
    heading = _heading_width(node, 13, SANS_BOLD, 13)
    return Size(max(inside.w, heading), inside.h + _heading(node, 23))


def tray(painter: Painter, node: Node, box: Box) -> None:
    """A tray inside another thing: a small heading, and what it holds."""
    _write_heading(painter, node, box.x, box.y + 13, box.w, 13, SANS_BOLD, 13)
    _flow_children(painter, node, box.x, box.y + _heading(node, 23), box.w)


def _heading(node: Node, room: float) -> float:
    return room if node.text or node.lines else 0.0


def _inside(painter: Painter, node: Node, limit: float) -> Size:
    return _arranged(painter, node, limit).size


def _flow_children(painter: Painter, node: Node, x: float, y: float, limit: float) -> None:
    places = _arranged(painter, node, limit).boxes
    for child, place in zip(node.children, places, strict=True):
        if child.kind == "tile":  # tiles of a row are alike, however much is printed on each
            place = place._replace(h=max(other.h for other in places if other.y == place.y))
        painter.paint(child, place._replace(x=x + place.x, y=y + place.y))


def _arranged(painter: Painter, node: Node, limit: float) -> Flow:
    """Where the children of a tray stand, measured from its corner."""
    sizes = painter.measure_all(node.children, limit)
    if not any(_is_group(child) for child in node.children):
        return flow(sizes, balanced(sizes, limit, GAP) + 0.5, GAP)
    return _arranged_groups(painter, node.children, sizes, limit)


def _is_group(node: Node) -> bool:
    return node.kind in ("tray", "track") and node.size is None


def _arranged_groups(painter: Painter, nodes: list[Node], sizes: list[Size], limit: float) -> Flow:
    """Groups from left to right; one that would need a new row is folded, if that lets it stand here."""
    boxes: list[Box] = []
    left, top, row, widest, rows = 0.0, 0.0, 0.0, 0.0, 1
    for node, size in zip(nodes, sizes, strict=True):
        if left and left + size.w > limit:
            folded = painter.measure(node, limit - left) if _is_group(node) else size
            if folded.w <= limit - left and folded.h <= row * 1.2:
                size = folded
            else:
                left, top, row, rows = 0.0, top + row + GROUP_GAP, 0.0, rows + 1
        boxes.append(Box(left, top, min(size.w, limit - left), size.h))
        widest = max(widest, left + size.w)
        left += size.w + GROUP_GAP
        row = max(row, size.h)
    return Flow(boxes, Size(widest, top + row), rows)


def _words(node: Node) -> str:
    return "   ·   ".join(node.lines)


def _heading_width(node: Node, size: float, face: Face, small: float) -> float:
    icon = size + 8 if node.icon else 0
    return icon + width(node.text, size, face) + (14 + width(_words(node), small) if node.lines else 0)


def _write_heading(
    painter: Painter, node: Node, x: float, y: float, limit: float, size: float, face: Face, small: float
) -> None:
    sheet, stock = painter.sheet, painter.ground
    end = x + limit
    if node.icon:
        ink = painter.color(node.color) if node.color else stock.ink
        sheet.icon(node.icon, Box(x, y - size + 1, size + 2, size + 2), ink)
        x += size + 8
    if node.text:
        text = fitted(node.text, size, end - x, face)
        sheet.text(x, y, text, size, stock.ink if face is SERIF_BOLD else stock.faded, face)
        x += width(text, size, face) + 14
    if node.lines and x < end:
        sheet.text(x, y, fitted(_words(node), small, end - x), small, stock.faded, SANS)


# ---- boards and tracks


def board_size(node: Node, limit: float) -> Size:
    """The room of a board."""
    wide, high = node.size or (1.0, 1.0)
    unit = min(BOARD_UNIT, limit / wide)
    return Size(wide * unit, high * unit)


def board(painter: Painter, node: Node, box: Box) -> None:
    """A wooden board, and each thing at its place; one with a colour is open ground and has no frame."""
    stock, sheet = painter.theme.board, painter.sheet
    if node.color:
        return
    sheet.rect(Box(box.x + 3, box.y + 5, box.w, box.h), 16, fill="#000", fill_opacity=0.35)
    sheet.rect(box, 16, fill="url(#wood)", stroke=stock.edge, stroke_width=3)
    sheet.rect(box.inset(5), 12, fill="none", stroke=stock.edge, stroke_opacity=0.5)


def track_size(painter: Painter, node: Node, limit: float) -> Size:
    """The room of a track: that of a board if it has a size, else that of a tray in a groove."""
    if node.size:
        return board_size(node, limit)
    inside = tray_size(painter, node, limit - 2 * GAP)
    return Size(inside.w + 2 * GAP, inside.h + 2 * GAP)


def track(painter: Painter, node: Node, box: Box) -> None:
    """Places or things that belong together, in one groove."""
    stock = painter.theme.board if node.size else painter.ground
    groove = mix(stock.fill, "#000000" if node.size else stock.edge, 0.35 if node.size else 0.14)
    painter.sheet.rect(box, 10, fill=groove, stroke=stock.edge, stroke_width=1.2)
    if node.size is None:
        tray(painter, node, box.inset(GAP))
