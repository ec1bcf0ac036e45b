"""The painter: finds out how much room each node wants, and draws it.

What the kinds look like is said in `trays`, `cards` and `tokens`; here is what they share.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from questboard.art import FOLDER
from questboard.picture import cards, ground, tokens, trays
from questboard.picture.flow import Size, flow, place_of
from questboard.picture.lettering import SANS_BOLD, width
from questboard.picture.palette import JEWELS, Stock, Theme
from questboard.picture.svg import Box, Sheet, number
from questboard.scene import Color, Node

SQUARE = 48
"""The side of a square in the patterns of a world."""
UNIT = 54.0
"""Pixels to a unit of `size` off a board."""


class Painter:
    """Draws nodes on a sheet. `marks` says which choices concern which node."""

    def __init__(self, sheet: Sheet, theme: Theme, marks: Mapping[str, Sequence[int]]) -> None:
        self.sheet = sheet
        self.theme = theme
        self.marks = marks
        self.ground: Stock = theme.panel
        """What the next thing lies on, so that words beside it can be read."""
        self.textures: set[str] = set()
        """What the ground of the world is drawn with."""
        self.height = tokens.TOKEN
        """How high tokens are that nothing gives a size to."""

    @contextmanager
    def on(self, ground: Stock, height: float = tokens.TOKEN) -> Iterator[None]:
        """Draw on another ground, and with tokens of another height, for a while."""
        before = self.ground, self.height
        self.ground, self.height = ground, height
        yield
        self.ground, self.height = before

    def color(self, name: Color) -> str:
        """The paint for a colour of the scene."""
        return JEWELS.get(name, JEWELS["slate"])

    def measure(self, node: Node, limit: float) -> Size:
        """The room that a node wants where nothing gives it a place."""
        match node.kind:
            case "tray":
                return trays.tray_size(self, node, limit)
            case "track":
                return trays.track_size(self, node, limit)
            case "board":
                return trays.board_size(node, limit)
            case "text":
                return tokens.text_size(node, limit, self.height)
            case "badge":
                return tokens.pill_size(node, self.height)
            case "token" if node.size is None:
                return tokens.pill_size(node, self.height)
        if node.size:
            return Size(node.size[0] * UNIT, node.size[1] * UNIT)
        if node.kind in ("card", "pile", "tile"):
            return cards.natural_size(self, node)
        return Size(self.height, self.height)

    def measure_all(self, nodes: Sequence[Node], limit: float) -> list[Size]:
        """The room that each of some nodes wants."""
        return [self.measure(node, limit) for node in nodes]

    def paint(self, node: Node, box: Box, panel: bool = False) -> None:
        """Draw a node and what lies on it into a box; a panel is a tray that stands by itself."""
        numbers = self.marks.get(node.id, ())
        states = {"lit": bool(numbers), "glow": node.glow, "hollow": node.hollow}
        classes = " ".join((node.kind, *(state for state, holds in states.items() if holds)))
        with self.sheet.group(node.label, data_id=node.id, **{"class": classes}):
            brush(node, panel)(self, node, box)
            self._lay_on(node, box)
            if numbers:
                self._light(node, box, numbers)

    def wear(self, world: str) -> None:
        """Take in what the ground of a world is made of, if there is such a world."""
        for file in (FOLDER / "worlds" / f"{name}.svg" for name in (world, f"{world}-soils")):
            if world.isalnum() and file.is_file():
                text = file.read_text(encoding="utf-8")
                self.sheet.definitions.append(text.partition("<defs>")[2].partition("</defs>")[0])
                self.textures.update(re.findall(r'<pattern id="world-([\w-]+)"', text))

    def textured(self, what: str, otherwise: str, tile: Box, side: float) -> str:
        """The paint of some ground on a tile whose squares have a side: the world's, or a plain colour."""
        if what not in self.textures:
            return otherwise
        x, y = number(tile.x), number(tile.y)
        name = f"{what}-{x}-{y}"
        cut = (
            f'<pattern id="{name}" href="#world-{what}" '
            f'patternTransform="translate({x} {y}) scale({side / SQUARE:.4f})"/>'
        )
        if cut not in self.sheet.definitions:
            self.sheet.definitions.append(cut)
        return f"url(#{name}) {otherwise}"

    # ---- children

    def _lay_on(self, node: Node, box: Box) -> None:
        """Draw what lies on a thing: children with a place at it, the others along its lower edge.

        Trays and the faces of cards see to that themselves.
        """
        is_tray = node.kind == "tray" or (node.kind == "track" and node.size is None)
        is_face = node.kind in ("card", "tile") and not node.face_down and not ground.is_floor(node)
        if is_tray or is_face:
            return
        self.placed(node, box)
        if node.kind == "token":
            tokens.lay_on(self, node, box)
        elif node.kind == "badge" and all(map(tokens.is_pip, node.children)):
            return  # the pill itself is the track
        elif loose := self.loose(node):
            room = self.strip_height(loose, box.w, tokens.SMALL)
            self.strip(loose, Box(box.x, box.bottom - room, box.w, room), tokens.SMALL)

    def placed(self, node: Node, box: Box) -> None:
        """Draw the children to which the scene gave a place, in the units of their parent."""
        ground = self.theme.board if node.kind in ("board", "track") else self.ground
        with self.on(ground):
            for child in node.children:
                if child.at is not None:
                    self.paint(child, place_of(child, node, box))

    def loose(self, node: Node) -> list[Node]:
        """The children that flow."""
        return [child for child in node.children if child.at is None]

    def strip(self, nodes: Sequence[Node], box: Box, height: float) -> None:
        """Draw small things side by side from the top of a box."""
        with self.on(self.ground, height):
            sizes = self.measure_all(nodes, box.w)
            for node, place in zip(nodes, flow(sizes, box.w, 4, box.x, box.y).boxes, strict=True):
                self.paint(node, place)

    def strip_height(self, nodes: Sequence[Node], limit: float, height: float) -> float:
        """How much room small things want, side by side and wrapped."""
        with self.on(self.ground, height):
            return flow(self.measure_all(nodes, limit), limit, 4).size.h if nodes else 0.0

    # ---- marks that any kind may bear

    def count(self, count: int, x: float, y: float) -> None:
        """A small badge with a number, its upper right corner at a point."""
        text = str(count)
        wide = max(20.0, width(text, 12.5, SANS_BOLD) + 11)
        stock = self.theme.card
        self.sheet.rect(Box(x - wide, y, wide, 20), 10, fill=stock.fill, stroke=stock.edge, stroke_width=1.5)
        self.sheet.text(x - wide / 2, y + 14.5, text, 12.5, stock.ink, SANS_BOLD, "middle")

    def ring(self, node: Node, box: Box, corner: float) -> None:
        """The edge that says without colour that something is fulfilled, or that it is wanting."""
        if node.glow:
            edge = box.inset(-3)
            self.sheet.rect(edge, corner + 3, fill="none", stroke=self.theme.glow, stroke_width=3)
        if node.hollow:
            ink = self.ground.faded
            self.sheet.rect(box, corner, fill="none", stroke=ink, stroke_width=2, stroke_dasharray="6 4")

    def _light(self, node: Node, box: Box, numbers: Sequence[int]) -> None:
        """The bright edge of something that may be chosen, with the number of the choice."""
        corner = min(box.w, box.h) / 2 if node.kind in ("token", "badge") else 8.0
        edge = box.inset(-2)
        self.sheet.rect(edge, corner + 2, fill="none", stroke=self.theme.lit, stroke_width=4)
        text = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}…{numbers[-1]}"
        wide = max(19.0, width(text, 12, SANS_BOLD) + 9)
        tag = Box(edge.x - 5, edge.y - 5, wide, 19)
        self.sheet.rect(tag, 9.5, fill=self.theme.lit)
        self.sheet.text(tag.middle[0], tag.y + 13.8, text, 12, self.theme.lit_ink, SANS_BOLD, "middle")


Brush: TypeAlias = Callable[[Painter, Node, Box], None]
"""Draws a node of some kind, without what lies on it."""

BRUSHES: Mapping[str, Brush] = {
    "tray": trays.tray,
    "board": trays.board,
    "track": trays.track,
    "card": cards.card,
    "tile": cards.card,
    "pile": cards.pile,
    "token": tokens.token,
    "badge": tokens.badge,
    "die": tokens.die,
    "text": tokens.text,
    "slot": tokens.slot,
    "square": ground.square,
    "wall": ground.wall,
}


def brush(node: Node, panel: bool) -> Brush:
    """What draws a node; a panel is a tray that stands by itself."""
    if node.kind == "tray" and panel:
        return trays.panel
    if node.kind == "tile" and ground.is_floor(node):
        return ground.tile
    if node.kind == "slot" and ground.is_misty(node):
        return ground.mist
    return BRUSHES[node.kind]
