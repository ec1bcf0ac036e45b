"""A sheet to draw on: marks are written down as SVG in the order they are made."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from questboard.art import FOLDER
from questboard.picture import icons
from questboard.picture.lettering import SANS, STYLE, Face


class Box(NamedTuple):
    """A place on the sheet, in pixels."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float) -> Box:
        """The box without a margin on each side; a negative margin grows it."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def square(self) -> Box:
        """The largest square in the middle of the box."""
        side = min(self.w, self.h)
        return Box(self.x + (self.w - side) / 2, self.y + (self.h - side) / 2, side, side)

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h


def number(value: float) -> str:
    """A number as short as a drawing needs it.

    >>> number(12.0), number(3.14159), number(-0.01)
    ('12', '3.1', '0')
    """
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def legible(text: str) -> str:
    """The text without characters that no XML document may hold."""
    return _NOT_IN_XML.sub("", text)


def attributes(given: dict[str, float | str]) -> str:
    """Attributes of an element; `stroke_width` is written `stroke-width`."""
    return "".join(
        f" {name.replace('_', '-')}={quoteattr(legible(value) if isinstance(value, str) else number(value))}"
        for name, value in given.items()
    )


ROUND = '<clipPath id="round" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>'


class Sheet:
    """Marks made so far."""

    def __init__(self) -> None:
        self.marks: list[str] = []
        self.icons: dict[str, icons.Icon] = {}
        self.definitions: list[str] = []
        self.drawings: dict[str, str] = {}
        """The ids of drawings that are in the document, by their path in `questboard.art`."""

    def element(self, name: str, **given: float | str) -> None:
        """Any element without content."""
        self.marks.append(f"<{name}{attributes(given)}/>")

    def rect(self, box: Box, round: float = 0, **given: float | str) -> None:
        """A rectangle, with rounded corners if wanted."""
        corner: dict[str, float | str] = {"rx": round} if round else {}
        self.element("rect", x=box.x, y=box.y, width=box.w, height=box.h, **corner, **given)

    def disc(self, box: Box, **given: float | str) -> None:
        """The largest circle in a box."""
        x, y = box.middle
        self.element("circle", cx=x, cy=y, r=min(box.w, box.h) / 2, **given)

    def text(
        self, x: float, y: float, text: str, size: float, fill: str, face: Face = SANS, anchor: str = "start"
    ) -> None:
        """A line of text whose letters stand on `y`."""
        given: dict[str, float | str] = {"x": x, "y": y, "class": face.name, "font_size": size, "fill": fill}
        if anchor != "start":
            given["text_anchor"] = anchor
        self.marks.append(f"<text{attributes(given)}>{escape(legible(text))}</text>")

    def icon(self, name: str, box: Box, color: str, **given: float | str) -> None:
        """An icon in the largest square of a box."""
        self.icons[name] = icons.find(name)
        x, y, side, _ = box.square()
        self.element("use", href=f"#icon-{name}", x=x, y=y, width=side, height=side, color=color, **given)

    def drawing(self, path: str, box: Box, round: bool = False, **given: float | str) -> bool:
        """A drawing of `questboard.art` that fills a box; false if there is none. The document has it once.

        It stays an image of its own, so that its ids and styles are nobody else's.
        """
        if path not in self.drawings:
            file = FOLDER / f"{path}.svg"
            if not file.is_file():
                return False
            self.drawings[path] = f"drawing-{len(self.drawings)}"
            data = b64encode(file.read_bytes()).decode()
            self.definitions.append(
                f'<image id="{self.drawings[path]}" width="200" height="200" '
                f'href="data:image/svg+xml;base64,{data}"/>'
            )
        if round:
            if ROUND not in self.definitions:
                self.definitions.append(ROUND)
            given["clip_path"] = "url(#round)"
        at = f"translate({number(box.x)} {number(box.y)}) scale({box.w / 200:.4f} {box.h / 200:.4f})"
        self.element("use", href=f"#{self.drawings[path]}", transform=at, **given)
        return True

    @contextmanager
    def group(self, title: str = "", **given: float | str) -> Iterator[None]:
        """Marks that belong together; the title is what a pointer or a screen reader finds."""
        self.marks.append(f"<g{attributes(given)}>")
        if title:
            self.marks.append(f"<title>{escape(legible(title))}</title>")
        yield
        self.marks.append("</g>")

    def svg(self, width: float, height: float, title: str) -> str:
        """The whole sheet as one SVG document."""
        wide, high = number(width), number(height)
        size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
        symbols = "\n".join(_symbol(name, icon) for name, icon in sorted(self.icons.items()))
        return "\n".join((
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>{escape(legible(title))}</title>",
            f"<style>{escape(STYLE)}</style>",
            f"<defs>{''.join(self.definitions)}{symbols}</defs>",
            *self.marks,
            "</svg>\n",
        ))  # fmt: skip


def _symbol(name: str, icon: icons.Icon) -> str:
    return f'<symbol id="icon-{name}" viewBox="0 0 {icon.width} {icon.height}">{icon.body}</symbol>'
