"""Cards before seats in text: whose they are, and their damage tracks as bars.

A card belongs to the plate before it in the scene; what comes before all plates is for everybody. A round
level is in round brackets, a square one in square brackets; a bar | is a line across the track.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from questboard.language import TABLE, mark
from questboard.scene import Node
from questboard.text.style import WIDEST, Style

t = TABLE.t


CLEARED, FALLING = "x", "!"
LEGEND = mark("Levels from the top: a number is damage still to be dealt, x is cleared, ! is about to fall.")


class Seating:
    """A board with plates and what lies below each."""

    def __init__(self, board: Node, style: Style) -> None:
        self.style = style
        self.heads: list[Node] = []
        self.loose: list[Node] = []
        self.before: list[list[Node]] = []
        for node in board.children:
            if node.kind == "badge":
                self.heads.append(node)
                self.before.append([])
            elif node.label:
                (self.before[-1] if self.before else self.loose).append(node)
        self.tracks = {node.id: track for node in board.children if (track := _track(node)) is not None}

    def lines(self) -> Iterator[str]:
        """What lies for everybody, then seat by seat."""
        if self.tracks:
            yield t(LEGEND)
        for node in self.loose:
            yield from self._entry(node)
        for head, before in zip(self.heads, self.before, strict=True):
            yield from wrap(_plate(head), WIDEST, subsequent_indent="  ")
            for node in before:
                yield from self._entry(node)

    def in_words(self) -> Iterator[str]:
        """The same without bars, a line for each thing."""
        for node in self.loose:
            yield f"  {node.label}"
        for head, before in zip(self.heads, self.before, strict=True):
            yield _plate(head)
            for node in before:
                yield f"  {node.label}"

    def _entry(self, node: Node) -> Iterator[str]:
        """A card with its bar, and in words."""
        track = self.tracks.get(node.id)
        bar = "".join(self._level(level) for level in levels(track)) if track else ""
        if bar:
            yield f"  {self.style.paint(node.text, node.color)} {bar}"
        yield from wrap(
            node.label, WIDEST, initial_indent="    " if bar else "  ", subsequent_indent="      "
        )

    def _level(self, icons: list[Node]) -> str:
        first = icons[0]
        if first.kind == "wall":
            return "|"
        amount = first.text or str(len(icons))
        shown = CLEARED if first.hollow else amount + (FALLING if first.glow else "")
        shown = self.style.paint(shown, first.color)
        return f"[{shown}]" if first.kind == "slot" else f"({shown})"


def _plate(head: Node) -> str:
    """A plate and what hangs on it."""
    return " ".join([head.label, *(child.label for child in head.children if child.at is not None)])


def levels(track: Node) -> list[list[Node]]:
    """The icons of a track, level by level from the top; a cross over a level is left out."""
    found: dict[float, list[Node]] = {}
    for node in track.children:
        if node.at is not None and node.icon != "struck":
            found.setdefault(round(node.at[1], 3), []).append(node)
    return [found[down] for down in sorted(found)]


def _track(node: Node) -> Node | None:
    """The track on a card."""
    if node.kind != "card":
        return None
    return next((child for child in node.children if child.kind == "track"), None)
