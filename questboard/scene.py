"""The scene: all that a renderer sees.

A tree of nodes with a small vocabulary of kinds, and the question with its options. Each option
names the ids of the nodes it concerns: a click on a lit node, a number typed at the text table
and a screen reader reach the same options in the same order. A scene is built from one seat's
view, so there is nothing in it that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal[
    "board",
    "square",
    "tile",
    "wall",
    "slot",
    "card",
    "pile",
    "token",
    "die",
    "track",
    "tray",
    "badge",
    "text",
]

Color: TypeAlias = Literal[
    "", "ruby", "topaz", "emerald", "sapphire", "diamond", "brass", "bone", "parchment", "ink", "slate",
    "walnut", "danger", "heal", "arcane",
]  # fmt: skip

Shape: TypeAlias = Literal["", "hexagon", "spiked"]

Group: TypeAlias = Literal["", "attack", "power", "item", "card", "move", "end"]
"""What sort of thing an option does, as menus in words are grouped."""

Area: TypeAlias = Literal["", "board", "party", "hand", "supply"]
"""Where on the frame a node without a parent belongs: the table itself, who plays, what is yours,
what is common to all."""

Source: TypeAlias = Literal["", "rulebook", "public", "recalled", "original"]
"""Where we know a printed thing from; the words are those of the content files."""

SPEAKING: tuple[Kind, ...] = ("board", "tray")
"""Kinds whose children are read out one by one; other nodes say everything in their label."""


class Node(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """A thing on the table.

    A board places its children with `at` and `size`, in units of its own; a tray lets them flow. One that
    has `upright`, too, is laid out for the window that it is seen in: wide or upright, and a little
    stretched. What comes after a badge with a place on it, up to the next one, belongs to that plate. A
    board with a colour is open ground without a frame, which may grow: its own `at` says where its
    corner lies, so that what is on it keeps its place. Where a number is written on a tile, its squares are
    called after it. A tile with squares on it is rock wherever it
    has none; a square of it that has a colour and no size of its own is ground of that colour, and one
    that lies face down is fog, through which its viewer sees if it is hollow. Children of a token or a
    badge that are nothing but hollow or not are its hit points.
    """

    id: str
    kind: Kind
    label: str = ""
    """What a screen reader says; empty for a mere ornament."""
    name: str = ""
    """What it is called, where its label doesn't begin with that: a square of a floor."""
    rule: str = ""
    area: Area = ""
    seat: int | None = None
    """Whose place at the table it is: the frame shows the player there."""
    source: Source = ""
    at: tuple[float, float] | None = None
    size: tuple[float, float] | None = None
    adapts: bool = False
    """Of a board: it may be drawn deeper or less deep than its size says, and stands upright, its left end on
    top, where there is more height than width."""
    upright: tuple[float, float, float, float] | None = None
    """Left, top, width and height where a board is seen in a window that is higher than wide; what has no
    such place is not there then. For the board itself: 0, 0 and its size."""
    turned: bool = False
    """Turned by 180 degrees, as a card that faces the other way."""
    face_down: bool = False
    icon: str = ""
    picture: str = ""
    """A drawing of it, as a path in `questboard.art`; the icon stands in where there is none."""
    shape: Shape = ""
    """The outline of a token: round, or with corners."""
    color: Color = ""
    text: str = ""
    """What is written on it: a name, a number."""
    lines: tuple[str, ...] = ()
    """Smaller print below the text."""
    short: str = ""
    """What all lines but the kind of a card say, for a face that has no room for them."""
    figures: str = ""
    """What stands in the foot of a card: the figures of its attack."""
    count: int | None = None
    glow: bool = False
    """It is fulfilled, matched, ready."""
    hollow: bool = False
    """It is wanted but not there, used up, not available."""
    previews: dict[str, str] = {}
    """What this thing would bring elsewhere, by the ids of the places, the best first: shown there while one
    looks at it, and in the foot of a card."""
    children: list[Node] = []

    def walk(self) -> Iterator[Node]:
        """This node and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


def badge(
    id: str, icon: str, color: Color, text: str, label: str = "", rule: str = "", hollow: bool = False
) -> Node:
    """A small sign with an icon and a word or a figure."""
    return Node(id=id, kind="badge", icon=icon, color=color, text=text, label=label, rule=rule, hollow=hollow)


def hit_points(id: str, left: int, of: int, label: str = "", rule: str = "", hollow: bool = False) -> Node:
    """Hit points as a track with their number: a badge whose children are points, those lost hollow."""
    node = badge(id, "hearts", "ruby", f"{left}/{of}", label, rule, hollow)
    node.children = [Node(id=f"{id}:{point}", kind="token", hollow=point >= left) for point in range(of)]
    return node


class Beam(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """A line from one thing to another, shown while one looks at what it belongs to."""

    start: str
    end: str
    """The ids of the two nodes."""
    reach: float = 1.0
    """How much of its way it gets before something blocks it; all of it if nothing does."""


class Choice(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """An option of the question, ready to be shown."""

    label: str
    detail: str = ""
    """What it would do, where that can be said beforehand."""
    nodes: tuple[str, ...] = ()
    rule: str = ""
    """The clauses behind it, with spaces between."""
    beam: Beam | None = None
    """The line of sight that it needs."""
    path: tuple[str, ...] = ()
    """The nodes along which it leads: the figure that goes, then square by square."""
    ends: bool = False
    """It ends the turn or the phase: the frame has a place and a key of its own for it."""
    aside: bool = False
    """It is not what one means by a click on its things: it takes a long press, a right click or a menu."""
    group: Group = ""
    """What sort of thing it does: a menu in words is told group by group."""


class NotOffered(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """Something one might expect to be offered, and why it is not."""

    label: str
    reason: str
    rule: str
    nodes: tuple[str, ...] = ()
    beam: Beam | None = None
    """The line of sight that is blocked; the reason says by what."""


class Prompt(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """The question. Only the seat that is asked gets its choices."""

    seat: int
    text: str
    rule: str
    kind: str = ""
    """Of what kind its options are, in the game's word: what a tip is about."""
    explanation: str = ""
    """What is going on, in the game's words: the card that asks, for example."""
    left: str = ""
    """What the one who is asked has left to spend: actions, movement, surges."""
    choices: list[Choice] = []
    refused: list[NotOffered] = []
    minor: str = ""
    """What is being chosen, if that hardly matters: one may leave such ties to the table or to a bot."""


class Goal(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """What it is all about, and how far it has come."""

    text: str
    """In a few words: "Monsters slain", "6 slots to the left end"."""
    done: int = 0
    of: int = 0
    """How many steps there are to it; none where the words say everything."""


class Course(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """How far the game has come, part by part, for a line that is always in sight."""

    chapter: str = ""
    """Which adventure, which Scene."""
    round: str = ""
    """Which round or turn, in two words."""
    phases: tuple[str, ...] = ()
    """The phases of a turn in order, in a word each."""
    phase: int = -1
    """Which of them it is; none between turns."""
    goal: Goal | None = None


class Tally(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What one seat has earned in a line of a score pad."""

    points: int
    sum: str = ""
    """How the points come about: "2 sets", "3 claimed"."""


class PadLine(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A line of a score pad: what counts, and what it has brought to each seat."""

    text: str
    tallies: list[Tally]
    """In the order of the seats."""
    icon: str = ""
    color: Color = ""
    rule: str = ""


class ScorePad(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How a finished game was counted, line by line, and what decided it."""

    title: str
    names: list[str]
    """Whose column is whose, in the order of the seats."""
    decided: str
    """By how much and by what it was won, and what broke a tie."""
    lines: list[PadLine]
    totals: list[int]
    winners: list[int] = []
    """The seats whose columns stand out; none where nobody wins or loses."""
    note: str = ""
    """When and how the game ended, in a few words."""
    rule: str = ""


class Scene(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """The whole table as one seat may see it."""

    game: str
    title: str
    seat: int
    status: str
    """One line: whose turn, which round, what phase."""
    nodes: list[Node]
    course: Course | None = None
    pad: ScorePad | None = None
    """The score pad of a game that is over, if its rulebook counts points."""
    prompt: Prompt | None = None
    world: str = ""
    """Where it plays: what the ground is made of and what lies around it, as named in `questboard.art`;
    empty for a plain table."""

    def walk(self) -> Iterator[Node]:
        """Every node of the scene."""
        for node in self.nodes:
            yield from node.walk()
