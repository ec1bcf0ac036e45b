"""Letters for figures, and signs for everything else, as a map in text shows them.

Figures keep their letters as long as they are there: capitals for round pieces, small letters for those with
corners. Whatever has no sign of its own here gets one that is free, and the legend says what it means.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from questboard.scene import Node
from questboard.squares import ALPHABET
from questboard.text.plan import LEAF, Mark

DIGITS = "1234567890"
CROWD = "*"
"""The letter of everybody for whom none is left."""


class Sign(NamedTuple):
    """A sign as it is drawn, and what it means."""

    shown: str
    words: str


class Known(NamedTuple):
    """A sign that we chose: beyond ASCII, in ASCII, and in words."""

    unicode: str
    ascii: str
    words: str


ROCK = Known("\N{FULL BLOCK}", "#", "rock")
FLOOR = Known("\N{MIDDLE DOT}", ".", "floor")
MIST = Known("?", "?", "unexplored")
HIDDEN = Known("\N{LIGHT SHADE}", ":", "floor that is not laid out yet")
OPEN_DOOR = Known("/", "/", "open door")
GROUND = {
    "emerald": Known('"', '"', "grass"),
    "diamond": Known(",", ",", "snow"),
    "sapphire": Known("~", "~", "water"),
    "brass": Known("=", "=", "bridge"),
    "parchment": Known("-", "-", "raised ground"),
}
"""What the colour of a square says."""
ICONS = {
    "wooden-door": Known("+", "+", "closed door"),
    "padlock": Known("%", "%", "locked door"),
    "doorway": OPEN_DOOR,
    "exit-door": Known(">", ">", "exit"),
    "stairs": Known("\N{IDENTICAL TO}", "`", "stairs"),
    "stone-bridge": Known("=", "=", "bridge"),
    "waves": Known("~", "~", "water"),
    "footprint": Known("_", "_", "start"),
    "cave-entrance": Known("<", "<", "passage"),
    "hole": Known("<", "<", "tunnel"),
    "chest": Known("$", "$", "chest"),
    "tree": Known("\N{BLACK CLUB SUIT}", "&", "tree"),
    "snowy-fir": Known("\N{BLACK CLUB SUIT}", "&", "tree"),
    "bush": Known("\N{BLACK SPADE SUIT}", ";", "bushes"),
    "pillar": Known("\N{WHITE CIRCLE}", "|", "pillar"),
    "ionic-column": Known("\N{WHITE CIRCLE}", "|", "pillar"),
}
"""What icons say that stand for the same thing wherever they are."""
NAMED = "^"
"""The sign of things with a name, such as traps."""
FREE = "!@(){}[]|;&\\`'<>=~$%-"
"""Signs for everything else."""


class Letters:
    """Which figure has which letter."""

    def __init__(self) -> None:
        self._given: dict[str, str] = {}

    def give(self, figures: Iterable[Mark]) -> dict[str, str]:
        """A letter for every figure, by node id: the one it had, or a free one of its name."""
        nodes = {mark.node.id: mark.node for mark in figures}
        self._given = {id: letter for id, letter in self._given.items() if id in nodes}
        for id, node in nodes.items():
            if id not in self._given:
                taken = set(self._given.values())
                self._given[id] = next((each for each in _wishes(node) if each not in taken), CROWD)
        return self._given


def _wishes(node: Node) -> Iterator[str]:
    """Letters for a figure, the best first."""
    name = [letter for letter in node.text.lower() if letter in ALPHABET]
    cases = (str.lower, str.upper) if node.shape else (str.upper, str.lower)
    for case in cases:
        yield from (case(letter) for letter in (*name, *ALPHABET))
    yield from DIGITS


class Signs:
    """The signs of one drawing."""

    def __init__(self, *, unicode: bool) -> None:
        self._unicode = unicode
        self._signs: dict[str, Sign] = {}
        self._used: set[str] = set()

    def plain(self, known: Known) -> Sign:
        """A sign that we chose, or a free one if another meaning has taken it."""
        return self._sign(known.words, known.unicode if self._unicode else known.ascii, known.words)

    def of(self, mark: Mark) -> Sign:
        """The sign of a mark."""
        known = _known(mark)
        if known is not None:
            return self.plain(known)
        node = mark.node
        if node.text:
            return Sign(NAMED, node.label)
        shown = self._sign(node.icon or gist(node), "", "").shown
        return Sign(shown, gist(node))

    def _sign(self, meaning: str, wish: str, words: str) -> Sign:
        if meaning not in self._signs:
            shown = next((each for each in (wish, *FREE) if each and each not in self._used), CROWD)
            self._used.add(shown)
            self._signs[meaning] = Sign(shown, words)
        return self._signs[meaning]


def gist(node: Node) -> str:
    """What something is: the label of a square says first where it is."""
    place, colon, what = node.label.partition(": ")
    return (what if colon and node.kind == "square" else place + colon + what).rstrip(".")


def _known(mark: Mark) -> Known | None:
    """The sign that we chose for something, if there is one."""
    node = mark.node
    if mark.part == "fog":
        return HIDDEN if node.face_down and node.hollow else MIST
    if mark.part == "wall" and not node.icon and min(node.size or (1, 1)) < LEAF:
        return OPEN_DOOR
    if node.icon:
        return ICONS.get(node.icon)
    if mark.part == "floor":
        return GROUND.get(node.color, FLOOR)
    return None
