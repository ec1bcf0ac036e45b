"""Small things: tokens with their dots, badges, dice, slots and plain text."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from questboard.picture import icons
from questboard.picture.flow import Size
from questboard.picture.lettering import SANS, SANS_BOLD, SANS_ITALIC, fitted, width, wrapped
from questboard.picture.measures import MEASURES
from questboard.picture.palette import mix, readable_on
from questboard.picture.svg import Box
from questboard.scene import Node

if TYPE_CHECKING:
    from questboard.picture.painter import Painter

TOKEN = MEASURES.token
SMALL = MEASURES.small_token
"""The height of tokens that lie on something."""
MANY = 6
"""More dots than that stand along more than half of a ring."""


def letters(height: float) -> float:
    """The size of the letters beside a token of a height."""
    return min(16.0, max(12.5, height * 0.42))


def pill_size(node: Node, height: float) -> Size:
    """The room of a token or badge with the words beside it."""
    wide = height if node.icon or node.kind == "token" else 10.0
    beside = [width(line, 12.5) for line in node.lines]
    if node.text and (node.icon or node.kind == "badge"):
        beside.append(width(node.text, letters(height), SANS_BOLD))
    if beside:
        wide += max(beside) + 8
    if node.count is not None:
        wide += 14
    return Size(wide, height)


def token(painter: Painter, node: Node, box: Box) -> None:
    """A disc with a silhouette, or a shape that stands by itself; words go beside it."""
    face = Box(box.x, box.y, box.h, box.h) if box.w > box.h else box.square()
    if node.icon and icons.find(node.icon).bare:
        _bare_token(painter, node, face)
    else:
        _disc_token(painter, node, face)
    if node.icon and node.at is None:
        _words_beside(painter, node, face, box, painter.ground.ink, painter.ground.faded)
    if node.count is not None:
        painter.count(node.count, face.right + 8, face.y - 6)


def is_pip(node: Node) -> bool:
    """Whether a child of a token is no more than a dot on its ring, as for a hit point."""
    return not (node.at or node.icon or node.text or node.lines)


def lay_on(painter: Painter, node: Node, box: Box) -> None:
    """What lies on a token: dots along the lower part of its ring, other things over its shoulder."""
    face = Box(box.x, box.y, box.h, box.h) if box.w > box.h else box.square()
    loose = painter.loose(node)
    dots, marks = [each for each in loose if is_pip(each)], [each for each in loose if not is_pip(each)]
    radius, arc = face.w * 0.46, pi * (1.3 if len(dots) > MANY else 1)
    size = min(face.w * 0.085, arc * radius * 0.43 / max(len(dots), 1))
    apart = arc / max(len(dots), 4)
    for place, dot in enumerate(dots):
        angle = pi / 2 - (place - (len(dots) - 1) / 2) * apart
        x, y = face.middle[0] + cos(angle) * radius, face.middle[1] + sin(angle) * radius
        pip(painter, dot, Box(x - size, y - size, 2 * size, 2 * size))
    if marks:
        height = max(face.h * 0.36, 14.0)
        with painter.on(painter.ground, height):
            widths = [painter.measure(mark, 999).w for mark in marks]
            x = face.right + height * 0.3 - sum(widths) - 2 * (len(marks) - 1)
            for mark, wide in zip(marks, widths, strict=True):
                painter.paint(mark, Box(x, face.y - height * 0.2, wide, height))
                x += wide + 2


def pip(painter: Painter, node: Node, box: Box) -> None:
    """A dot; one that is lost is dark."""
    fill = "#20262c" if node.hollow else painter.color(node.color or "danger")
    with painter.sheet.group(node.label, data_id=node.id, **{"class": "token pip"}):
        painter.sheet.disc(box, fill=fill, stroke="#e9e2d3", stroke_width=1.2)


def _disc_token(painter: Painter, node: Node, face: Box) -> None:
    sheet, paint = painter.sheet, painter.color(node.color)
    disc = face.inset(face.w * 0.04)
    if node.hollow:
        ink = mix(paint, painter.ground.ink, 0.35)
        sheet.disc(disc, fill="#fff", fill_opacity=0.25, stroke=ink, stroke_width=2, stroke_dasharray="4 3")
    else:
        sheet.disc(disc, fill=paint, stroke=mix(paint, "#000000", 0.45), stroke_width=1.5)
        ink = readable_on(paint)
        if face.w > 30:
            sheet.disc(disc.inset(face.w * 0.07), fill="none", stroke=ink, stroke_opacity=0.35)
    face_of = {"opacity": 0.5} if node.hollow else {}
    if node.picture and sheet.drawing(node.picture, disc.inset(disc.w * 0.05), round=True, **face_of):
        pass
    elif node.icon:
        sheet.icon(node.icon, disc.inset(disc.w * 0.17), ink)
    elif node.text:
        size = min(disc.w * 0.5, disc.w * 0.8 / max(width(node.text, 1, SANS_BOLD), 0.1))
        x, y = disc.middle
        sheet.text(x, y + size * 0.36, node.text, size, ink, SANS_BOLD, "middle")
    if node.glow:
        sheet.disc(disc.inset(-1), fill="none", stroke="#fff7dd", stroke_width=3)
        sheet.disc(disc.inset(-3.5), fill="none", stroke=mix(paint, "#000000", 0.35), stroke_width=2)


def _bare_token(painter: Painter, node: Node, face: Box) -> None:
    sheet, paint = painter.sheet, painter.color(node.color)
    if node.picture and sheet.drawing(node.picture, face):
        pass
    elif node.hollow:
        sheet.icon(node.icon, face.inset(face.w * 0.12), paint, opacity=0.45)
        ink = painter.ground.faded
        sheet.disc(face.inset(1), fill="none", stroke=ink, stroke_width=2, stroke_dasharray="4 3")
    else:
        sheet.icon(node.icon, face, paint)
    if node.glow:
        sheet.disc(face.inset(-2), fill="none", stroke=painter.theme.glow, stroke_width=2)


def _words_beside(painter: Painter, node: Node, face: Box, box: Box, ink: str, faded: str) -> None:
    x, size = face.right + 5, letters(box.h)
    room = box.right - x
    y = face.middle[1] + size * 0.36 - (8 if node.lines and node.text else 0)
    if node.text:
        painter.sheet.text(x, y, fitted(node.text, size, room, SANS_BOLD), size, ink, SANS_BOLD)
        y += 16
    for line in node.lines:
        painter.sheet.text(x, y, fitted(line, 12.5, room), 12.5, faded)
        y += 15


def badge(painter: Painter, node: Node, box: Box) -> None:
    """A pill with a small icon and a few words."""
    sheet = painter.sheet
    paint = painter.color(node.color) if node.color else painter.theme.card.fill
    pill = Box(box.x, box.y + 1, box.w, box.h - 2)
    if node.hollow:
        ink = painter.ground.faded
        sheet.rect(pill, pill.h / 2, fill="none", stroke=ink, stroke_width=1.5, stroke_dasharray="4 3")
    else:
        ink = readable_on(paint)
        sheet.rect(pill, pill.h / 2, fill=paint, stroke=mix(paint, "#000000", 0.4), stroke_width=1.2)
        _lost(painter, node, pill, mix(paint, "#000000", 0.6))
    if node.glow:
        sheet.rect(pill.inset(-2.5), pill.h / 2 + 2.5, fill="none", stroke=painter.theme.glow, stroke_width=2)
    face = Box(box.x + 2, box.y + 2, box.h - 4, box.h - 4)
    if node.icon:
        sheet.icon(node.icon, face.inset(1.5), ink)
        face = Box(face.x, face.y, face.w - 3, face.h)
    else:
        face = Box(box.x + 3, face.y, 0, face.h)
    _words_beside(painter, node, face, box, ink, ink)
    if node.count is not None:
        painter.count(node.count, box.right + 4, box.y - 6)


def _lost(painter: Painter, node: Node, pill: Box, fill: str) -> None:
    """The hit points that are lost, as the dark part of a track."""
    points = [child for child in node.children if is_pip(child)]
    if left := sum(not point.hollow for point in points):
        part = pill.w / len(points)
        inside = max(pill.x + left * part, pill.x + pill.h / 2)
    else:
        inside = pill.x + pill.h / 2
    if left < len(points):
        dark = Box(inside, pill.y + 1, max(0.0, pill.right - pill.h / 2 - inside), pill.h - 2)
        painter.sheet.rect(dark, 0, fill=fill)


def die(painter: Painter, node: Node, box: Box) -> None:
    """A die with what it shows."""
    sheet, paint, cube = painter.sheet, painter.color(node.color or "bone"), box.square().inset(1)
    sheet.rect(cube, cube.w * 0.2, fill=paint, stroke=mix(paint, "#000000", 0.45), stroke_width=1.5)
    ink = readable_on(paint)
    if node.icon:
        sheet.icon(node.icon, cube.inset(cube.w * 0.16), ink)
    x, y = cube.middle
    if node.text:
        sheet.text(x, y + cube.w * 0.18, node.text, cube.w * 0.5, ink, SANS_BOLD, "middle")
    painter.ring(node, cube, cube.w * 0.2)


def slot(painter: Painter, node: Node, box: Box) -> None:
    """A place for something: its mark in the middle, its name at the lower edge."""
    sheet, stock = painter.sheet, painter.theme.hollow
    hole = box.inset(1.5)
    corner = min(8.0, hole.w * 0.12)
    fill = painter.color(node.color) if node.color else stock.fill
    ink = readable_on(fill) if node.color else stock.faded
    sheet.rect(hole, corner, fill=fill, stroke=stock.edge, stroke_opacity=0.8, stroke_width=1.2)
    painter.ring(node, hole, corner)
    size = min(14.0, max(12.0, hole.w * 0.09))
    words = [*([node.text] if node.text else []), *node.lines]
    taken = len(words) * (size + 4)
    if node.icon and node.children:
        mark = Box(hole.x + 3, hole.bottom - size - 4, size, size)
        sheet.icon(node.icon, mark, ink)
    elif node.icon:
        room = Box(hole.x, hole.y, hole.w, hole.h - taken).square()
        side = min(room.w * 0.7, 64.0)
        sheet.icon(node.icon, room.inset((room.w - side) / 2), stock.edge, opacity=0.8)
    for place, line in enumerate(words):
        y = hole.bottom - taken + (place + 1) * (size + 4) - 6
        fits = fitted(line, size, hole.w - 4)
        sheet.text(hole.middle[0], y, fits, size, ink, SANS, "middle")
    if node.count is not None:
        painter.count(node.count, box.right, box.y)


def text_size(node: Node, limit: float, height: float) -> Size:
    """The room of plain text among tokens of a height."""
    size = letters(height)
    lines = _lines(node, size, limit)
    return Size(max((width(line, size) for line in lines), default=0.0), len(lines) * (size + 3.5))


def text(painter: Painter, node: Node, box: Box) -> None:
    """Plain text."""
    size = letters(painter.height)
    ground = painter.ground.faded if node.hollow else painter.ground.ink
    ink = painter.color(node.color) if node.color else ground
    for place, line in enumerate(_lines(node, size, box.w)):
        y = box.y + size + place * (size + 3.5)
        painter.sheet.text(box.x, y, line, size, ink, SANS_ITALIC if node.hollow else SANS)


def _lines(node: Node, size: float, limit: float) -> list[str]:
    return [line for part in (node.text, *node.lines) for line in wrapped(part, size, limit)]
