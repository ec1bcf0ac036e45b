"""A long table in text: a row of slots, and what faces it on both sides, each part over its own slot.

A symbol that faces a slot is a capital where the slot holds the same, and a small letter where it is still
lacking.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import TypeAlias

from questboard.language import TABLE
from questboard.scene import Color, Node, Scene
from questboard.squares import ALPHABET
from questboard.text.places import Spot, spots
from questboard.text.style import WIDEST, Style

t = TABLE.t


ACROSS = 3
"""Columns for a slot."""
TITLE, EMPTY = 5, "."
NAME_LINES = 2
"""A name that is broader than what it stands over has two lines."""
LEAST = 3
"""A track with fewer slots is no row."""
Symbol: TypeAlias = tuple[str, Color]
"""The icon and the colour of a symbol."""


class Row:
    """A board with a row of slots."""

    def __init__(self, scene: Scene, board: Node, track: Spot, style: Style) -> None:
        self.style, self.track = style, track
        found = list(spots(board))
        self.slots = [spot for spot in found if spot.parent is track.node]
        self.facing = [spot for spot in found if spot.parent is board and spot.node.kind in ("card", "slot")]
        self.beside = [spot for spot in found if spot.parent is board and spot.node.kind == "pile"]
        self.symbols = [spot for spot in found if spot.parent.kind == "card" and not spot.node.label]
        self.called = _called(scene)
        self.letters = _letters(
            self.called, [*self._in_row().values(), *(_symbol(spot.node) for spot in self.symbols)]
        )

    # ---- the drawing

    def lines(self) -> Iterator[str]:
        """Both sides and the row between them, in parts if it is too long."""
        fit = (WIDEST - TITLE) // ACROSS // 4 * 4
        parts = [range(start, min(start + fit, len(self.slots))) for start in range(0, len(self.slots), fit)]
        for number, slots in enumerate(parts, 1):
            if len(parts) > 1:
                yield t(
                    "Part {number} of {parts}, slots {first} to {last}:",
                    number=number,
                    parts=len(parts),
                    first=slots[0] + 1,
                    last=slots[-1] + 1,
                )
            yield from self._part(slots)

    def _part(self, slots: range) -> Iterator[str]:
        yield from self._sides(t("far"), self._names(slots, far=True))
        yield self._line("", self._orders(slots, far=True))
        yield self._line(t("slot"), "".join(f"{spot.node.text:>{ACROSS - 1}} " for spot in self._some(slots)))
        yield self._line(t("row"), "".join(self._cell(self._in_row().get(slot)) for slot in slots))
        yield self._line("", self._orders(slots, far=False))
        yield from self._sides(t("near"), self._names(slots, far=False))

    def _sides(self, title: str, lines: list[str]) -> Iterator[str]:
        for number, line in enumerate(lines):
            yield self._line("" if number else title, line)

    def _line(self, title: str, inner: str) -> str:
        return f"{title:<{TITLE}}{inner}".rstrip()

    def _some(self, slots: range) -> list[Spot]:
        return self.slots[slots[0] : slots[-1] + 1]

    def _cell(self, symbol: Symbol | None, capital: bool = True) -> str:
        letter = self.letters.get(symbol, "?") if symbol else EMPTY
        return f" {self._painted(symbol, letter.upper() if capital else letter)} "

    def _painted(self, symbol: Symbol | None, letter: str) -> str:
        return self.style.paint(letter, symbol[1]) if symbol else letter

    def _names(self, slots: range, far: bool) -> list[str]:
        """Who or what faces the slots, each as wide as it is, in one line or in two."""
        names = {
            self._slot(spot): spot for spot in self.facing if self._is_far(spot) == far and spot.node.text
        }
        lines, slot = [""] * NAME_LINES, slots[0]
        while slot <= slots[-1]:
            spot = names.get(slot)
            across = max(1, round(spot.wide)) if spot else 1
            room = across * ACROSS - 1
            text = f"({spot.node.text})" if spot and spot.node.face_down else spot.node.text if spot else ""
            parts = [*wrap(text, room, break_long_words=True), *[""] * NAME_LINES]
            for number in range(NAME_LINES):
                lines[number] += f"{parts[number]:<{room}}{'|' if spot else ' '}"
            slot += across
        return lines if lines[1].strip(" |") else lines[:1]

    def _orders(self, slots: range, far: bool) -> str:
        """The symbols that face the slots."""
        found = {self._slot(spot): spot.node for spot in self.symbols if self._is_far(spot) == far}
        return "".join(self._order(found.get(slot)) for slot in slots)

    def _order(self, node: Node | None) -> str:
        if node is None:
            return " " * ACROSS
        return f" {node.text} " if node.text else self._cell(_symbol(node), capital=node.glow)

    def _slot(self, spot: Spot) -> int:
        """The slot over which something lies, or the first of them."""
        return int(spot.x + min(spot.wide, 1) / 2 - self.track.x)

    def _is_far(self, spot: Spot) -> bool:
        return spot.middle[1] < self.track.y

    def _in_row(self) -> dict[int, Symbol]:
        """What lies in the row, by slot."""
        return {
            number: _symbol(spot.node.children[0])
            for number, spot in enumerate(self.slots)
            if spot.node.children
        }

    # ---- the legend

    def legend(self) -> Iterator[str]:
        """What the letters mean, and all that faces the row in words."""
        for symbol, letter in self.letters.items():
            yield t(
                "  {capital}  {thing}, {letter} where it is lacking",
                capital=letter.upper(),
                thing=self.called.get(symbol, symbol[0]),
                letter=letter,
            )
        for spot in (*self.facing, *self.beside):
            yield from wrap(spot.node.label, WIDEST, initial_indent="  ", subsequent_indent="     ")


def row_of(scene: Scene, board: Node, style: Style) -> Row | None:
    """The row of a board, if it has one."""
    tracks = [spot for spot in spots(board) if spot.node.kind == "track" and spot.node.label]
    long = [
        spot for spot in tracks if len([each for each in spot.node.children if each.kind == "slot"]) >= LEAST
    ]
    return Row(scene, board, long[0], style) if len(long) == 1 else None


def _symbol(node: Node) -> Symbol:
    return node.icon, node.color


def _called(scene: Scene) -> dict[Symbol, str]:
    """What symbols are called: as the first thing with the same look, anywhere on the table."""
    found: dict[Symbol, str] = {}
    for node in scene.walk():
        if node.kind == "token" and node.icon and node.label:
            found.setdefault(_symbol(node), re.split(r"[:(.]", node.label)[0].strip().lower())
    return found


def _letters(called: dict[Symbol, str], symbols: list[Symbol]) -> dict[Symbol, str]:
    """A letter for every symbol, of its name."""
    given: dict[Symbol, str] = {}
    for symbol in sorted(dict.fromkeys(symbols)):
        if symbol[0]:
            name = [letter for letter in called.get(symbol, symbol[0]) if letter.isalpha()]
            free = [letter for letter in (*name, *ALPHABET) if letter not in given.values()]
            given[symbol] = free[0] if free else "?"
    return given
