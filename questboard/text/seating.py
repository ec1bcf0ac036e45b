"""Cards before seats in text: whose they are, and their damage tracks as bars.

A card belongs to the name plate above it; cards above all plates lie on a shelf for everybody. A round level
is in round brackets, a square one in square brackets; a bar | is a line across the track.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from textwrap import wrap

from questboard.scene import Node
from questboard.text.places import SLACK, Spot, spots
from questboard.text.style import WIDEST, Style

NEAR = 0.3
"""Plates that are nearer to each other belong together."""
CLEARED, FALLING = "x", "!"
LEGEND = "Levels from the top: a number is damage still to be dealt, x is cleared, ! is about to fall."


class Seating:
    """A board with plates and what lies below each."""

    def __init__(self, board: Node, style: Style) -> None:
        self.style = style
        found = [spot for spot in spots(board) if spot.parent is board]
        self.heads = _heads([spot for spot in found if spot.node.kind == "badge"])
        self.tracks = _tracks(found)
        self.loose: list[Spot] = []
        self.before: list[list[Spot]] = [[] for _ in self.heads]
        for spot in found:
            if spot.node.label and spot.node.kind != "badge":
                place = self._place(spot)
                (self.loose if place is None else self.before[place]).append(spot)

    def _place(self, spot: Spot) -> int | None:
        """Which plates something lies below."""
        x, y = spot.middle
        return next(
            (
                number
                for number, head in enumerate(self.heads)
                if head[0].x <= x <= head[-1].x + head[-1].wide and head[0].y < y
            ),
            None,
        )

    def lines(self) -> Iterator[str]:
        """What lies for everybody, then seat by seat."""
        if self.tracks:
            yield LEGEND
        for spot in self.loose:
            yield from self._entry(spot)
        for head, below in zip(self.heads, self.before, strict=True):
            yield " ".join(spot.node.label for spot in head)
            for spot in below:
                yield from self._entry(spot)

    def _entry(self, spot: Spot) -> Iterator[str]:
        """A card with its bar, and in words."""
        track = self.tracks.get(spot.node.id)
        bar = "".join(self._level(level) for level in levels(track)) if track else ""
        if bar:
            yield f"  {self.style.paint(spot.node.text, spot.node.color)} {bar}"
        yield from wrap(
            spot.node.label, WIDEST, initial_indent="    " if bar else "  ", subsequent_indent="      "
        )

    def _level(self, icons: list[Node]) -> str:
        first = icons[0]
        if first.kind == "wall":
            return "|"
        amount = first.text or str(len(icons))
        shown = CLEARED if first.hollow else amount + (FALLING if first.glow else "")
        shown = self.style.paint(shown, first.color)
        return f"[{shown}]" if first.kind == "slot" else f"({shown})"


def levels(track: Node) -> list[list[Node]]:
    """The icons of a track, level by level from the top; a cross over a level is left out."""
    found: dict[float, list[Node]] = {}
    for node in track.children:
        if node.at is not None and node.icon != "struck":
            found.setdefault(round(node.at[1], 3), []).append(node)
    return [found[down] for down in sorted(found)]


def _heads(badges: list[Spot]) -> list[list[Spot]]:
    """Name plates, each with what stands right beside it."""
    heads: list[list[Spot]] = []
    for spot in badges:
        last = heads[-1][-1] if heads else None
        if last and abs(last.y - spot.y) < SLACK and 0 <= spot.x - last.x - last.wide < NEAR:
            heads[-1].append(spot)
        else:
            heads.append([spot])
    return heads


def _tracks(found: list[Spot]) -> dict[str, Node]:
    """The track that lies beside a card comes right after it."""
    pairs = pairwise(found)
    return {card.node.id: beside.node for card, beside in pairs if beside.node.kind == "track"}
