"""The pen: it draws one picture, form by form, in one light."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager

from art.colour import LIGHTS, brief, deepen, mix
from art.marks import Mark, dots, fill, line, oval
from art.paths import move, number, short

__all__ = ["Pen"]

SIDE = 200
LETTERS = "abcdefghijklmnopqrstuvwxyz"
NIGHT = "#170a24"
CLOSER = (
    "@media(max-width:35px){{#{}-figure{{scale:1.24;translate:-24px -13px;"
    "filter:brightness(1.2)contrast(1.1)}}}}"
)
"""In a small picture a portrait is its face: larger and clearer."""


class Pen:
    """Draws on a canvas of 200 by 200, lit from the upper left.

    A form is a silhouette in three tones; marks on it are clipped to it. What is drawn later lies in front.

    >>> from art.marks import line
    >>> from art.paths import circle
    >>> pen = Pen("a round shield", "red")
    >>> pen.form(circle(100, 100, 60), "#2f6a8a", line("#d9a648", circle(100, 100, 52), 4), turn=12)
    >>> pen.svg().startswith("<svg")
    True
    """

    def __init__(self, name: str, light: str = "umber") -> None:
        if light not in LIGHTS:
            raise ValueError(f"no light {light!r}; there are {', '.join(LIGHTS)}")
        self.light = LIGHTS[light]
        self.prefix = prefix(name)
        self.night = mix(self.light.dark, NIGHT, 0.45)
        self.behind = mix(self.light.glow, self.light.middle, 0.35)
        self.portrait = False
        """Whether it is a head with shoulders, which comes closer where the picture is small."""
        self._count = 0
        self._out: list[str] = []

    # ---- tones

    def dark(self, colour: str, share: float = 0.5) -> str:
        """A colour in the shade of this light: deeper first, then darker."""
        return mix(deepen(colour, share), self.night, share * 0.72)

    def lit(self, colour: str, share: float = 0.5) -> str:
        """A colour where this light falls on it."""
        return mix(colour, self.light.rim, share)

    # ---- forms

    def form(
        self,
        data: str,
        tone: str,
        *marks: Mark,
        turn: float = 9,
        edge: float | None = None,
        shade: str | None = None,
        rim: str | None = None,
        back: bool | None = None,
    ) -> None:
        """A silhouette in three tones: lit rim on the upper left, shade on the lower right, marks on it.

        `turn` says how round it is: 3 for a finger, 9 for a head, 14 for a bear. `edge` is the width of the
        rim. Large forms get a thin line of the light behind them on the far edge; `back` says whether.
        """
        shade = brief(shade or self.dark(tone, 0.52))
        rim = brief(rim or self.lit(tone, 0.8))
        tone = brief(tone)
        if edge is None:
            edge = 1.6 if turn <= 5 else 2.6 if turn >= 12 else 2
        if back is None:
            back = turn >= 10
        if turn <= 4 and not marks and not back:
            self._small(data, tone, shade, rim)
            return
        shape = self.new_id()
        clip = self.prefix + shape[len(self.prefix) :].upper()
        use = f'<use href="#{shape}"'
        far = f'{use} x="1.6" y=".6" fill="{brief(mix(tone, self.behind, 0.7))}"/>' if back else ""
        lit, at = number(-edge), f'x="{-round(turn)}" y="{-round(turn * 0.48)}"'
        self._out.append(
            f'<clipPath id="{clip}"><path id="{shape}" d="{short(data)}"/></clipPath>{far}'
            f'{use} x="{lit}" y="{lit}" fill="{rim}"/><g clip-path="url(#{clip})">'
            f'{use} fill="{shade}"/>{use} {at} fill="{tone}"/>{"".join(marks)}</g>'
        )

    def _small(self, data: str, tone: str, shade: str, rim: str) -> None:
        """A small form: three copies beside each other, which need no clip."""
        shape = self.new_id()
        use = f'<use href="#{shape}"'
        self._out.append(
            f'<g fill="{rim}"><path id="{shape}" d="{move(data, -1, -1, fine=True)}"/></g>'
            f'{use} x="2.3" y="2" fill="{shade}"/>{use} x="1" y="1" fill="{tone}"/>'
        )

    # ---- marks

    def mark(self, *marks: Mark) -> None:
        """Marks that lie on no form."""
        self._out.extend(marks)

    def fill(self, colour: str, data: str, opacity: float | None = None) -> None:
        """A flat patch."""
        self._out.append(fill(colour, data, opacity))

    def line(self, colour: str, data: str, width: float = 2, opacity: float | None = None) -> None:
        """A line with round ends."""
        self._out.append(line(colour, data, width, opacity))

    def oval(
        self,
        colour: str,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        opacity: float | None = None,
    ) -> None:
        """A flat circle or ellipse."""
        self._out.append(oval(colour, x, y, rx, ry, opacity))

    def dots(
        self, colour: str, width: float, *points: tuple[float, float], opacity: float | None = None
    ) -> None:
        """Round spots of one size."""
        self._out.append(dots(colour, width, *points, opacity=opacity))

    def glow(self, colour: str, x: float, y: float, radius: float, strength: float = 0.9) -> None:
        """Light that fades out from a point."""
        name = self.new_id()
        white = brief(mix(colour, "#ffffff", 0.6))
        colour = brief(colour)
        self._out.append(
            f'<radialGradient id="{name}"><stop stop-color="{white}" stop-opacity="{number(strength)}"/>'
            f'<stop offset=".3" stop-color="{colour}" stop-opacity="{number(strength * 0.6)}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="url(#{name})"/>'
        )

    def shadow(self, x: float = 100, y: float = 186, rx: float = 74, ry: float = 11) -> None:
        """What a whole figure stands on."""
        self._out.append(oval("#060308", x + 8, y, rx, ry, 0.6))

    def shaft(self, colour: str, data: str, width: float) -> None:
        """A stick or a bone: a dark line, a lighter one on it, and a lit edge."""
        self.line(self.dark(colour, 0.6), data, width + 2.5)
        self.line(colour, data, width)
        self.line(
            self.lit(colour, 0.6), move(data, -width * 0.22, -width * 0.16, fine=True), max(1.2, width * 0.28)
        )

    # ---- groups

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """What is drawn inside is moved together. A turned group turns its light; see `move`."""
        kept, self._out = self._out, []
        yield
        drawn, self._out = self._out, kept
        if drawn:
            self._out += [f'<g transform="{transform}">', *drawn, "</g>"] if transform else drawn

    @contextmanager
    def faint(self, opacity: float) -> Iterator[None]:
        """What is drawn inside lets through what is behind it, as a ghost or steam does."""
        self._out.append(f'<g opacity="{number(opacity)}">')
        yield
        self._out.append("</g>")

    @contextmanager
    def layer(self, name: str) -> Iterator[None]:
        """One of the layers of a picture: back, figure."""
        self._out.append(f'<g id="{self.prefix}-{name}">')
        yield
        self._out.append("</g>")

    def stamp(self, *marks: Mark) -> str:
        """Defines marks once and returns a name to `press` them with as often as wanted."""
        name = self.new_id()
        self._out.append(f'<defs><g id="{name}">{"".join(marks)}</g></defs>')
        return name

    def press(self, stamp: str, transform: str) -> Mark:
        """A stamp once more."""
        return f'<use href="#{stamp}" transform="{transform}"/>'

    @contextmanager
    def collect(self) -> Iterator[list[Mark]]:
        """What is drawn inside is gathered as marks, to be given to a form."""
        kept, self._out = self._out, []
        marks = self._out
        yield marks
        self._out = kept

    # ---- the file

    def new_id(self) -> str:
        """An id that no other shape of this picture has."""
        count, letters = self._count, ""
        self._count += 1
        while count or not letters:
            count, letter = divmod(count, 26)
            letters = LETTERS[letter] + letters
        return self.prefix + letters

    def raw(self, text: str) -> None:
        """SVG as it is, for what the pen has no word for."""
        self._out.append(text)

    def svg(self) -> str:
        """The whole picture as a file. `file.svg#bare` shows the figure without its background."""
        closer = CLOSER.format(self.prefix) if self.portrait else ""
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" stroke-width="2" '
            f'stroke-linecap="round" stroke-linejoin="round"><style>path[stroke]{{fill:none}}'
            f'#bare:target~:not(#{self.prefix}-figure){{display:none}}{closer}</style><view id="bare"/>'
            f"{''.join(self._out)}</svg>\n"
        )
        return re.sub(r"(?<![\d.])0\.(?=\d)", ".", text)


def prefix(name: str) -> str:
    """Two characters for the ids of a picture, made from its name: a letter and a digit.

    >>> prefix("portal/heroes/R01") == prefix("portal/heroes/R02")
    False
    """
    letter, digit = divmod(zlib.crc32(name.encode()), 10)
    return f"{LETTERS[letter % 26]}{digit}"
